"""What each finding says, in German."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "C101": Message("das Spiel ist für drei bis fünf Spieler, {number:spielt|spielen} hier", "", ""),
    "C102": Message("{player} bekommt {given:Karte|Karten}", "jeder bekommt drei"),
    "C103": Message("{player} bekommt die Starthand zweimal", "noch einmal hier", related="hier ausgeteilt"),
    "C104": Message("doppelt im Mosaikstapel: {pieces}", "jede Form gibt es nur einmal"),
    "C105": Message(
        "der Mosaikstapel hat {given:Teil|Teile}, die Schachtel enthält {whole}",
        "",
        "`...` für den Teil des Stapels schreiben, den niemand gesehen hat",
    ),
    "C106": Message("Stand {stall} ist leer, wenn der Markt öffnet", "auf jedem Stand liegt eine Karte"),
    "C107": Message("eine Auslegung `{option}` gibt es nicht", "unbekannt", "`cleo rulings` zeigt sie alle"),
    "C108": Message("`{option}` hat keinen Wert `{value}`", "", "mögliche Werte: {values}"),
    "C109": Message("`{option}` steht fest und lässt sich nicht ändern", "ohne Wirkung", "{reason}"),
    "C110": Message("{player} kann diese Karte nicht haben: {card}", "nicht auf der Hand", "die Hand: {hand}"),
    "C111": Message("{player} hat keine Karte mehr zum Ausspielen", "die Hand ist leer"),
    "C112": Message(
        "die Schachtel enthält {limit}-mal die Karte {card}, das ist Nummer {number}",
        "eine zu viel",
        "bisher gesehen: {where}",
    ),
    "C113": Message(
        "der Spielplan ist nicht zu gebrauchen: {problem}", "", "stattdessen gilt der Spielplan `standard`"
    ),
    "C114": Message(
        "keine Kartenverteilung erklärt {where}",
        "hier wird es unmöglich",
        related="gesehen",
    ),
    "C115": Message(
        "bei keiner Kartenverteilung ist all das erlaubt: {where}",
        "was auch immer niemand sah, nicht alles davon ist erlaubt",
        related="und dies",
    ),
    "C201": Message("{player} ist nicht am Zug, sondern {expected}", "{expected} ist dran", related="der Zug davor"),
    "C202": Message("eine zweite Aktion im Zug von {player}", "ein Zug, eine Aktion", related="die erste"),
    "C203": Message(
        "{player} tut in diesem Zug nichts",
        "keine Aktion",
        "zu einem Zug gehört eine Aktion: `markt` oder `steinbruch`",
    ),
    "C204": Message("{player} passt, obwohl etwas möglich ist", "passen geht nicht", "einen Stand nehmen oder bauen"),
    "C205": Message(
        "{player} ist nach dem Ende der Partie noch am Zug", "die Partie ist aus", related="hier endete die Partie"
    ),
    "C206": Message("die Partie ist aus, es geschieht nichts mehr", "zu spät", related="hier endete die Partie"),
    "C207": Message("das Opfer hat den Zug von {player} beendet", "zu spät", related="das Opfer"),
    "C208": Message("{player} passt", "gilt an diesem Tisch als Fehler"),
    "C209": Message("{player} passt: keine Aktion ist möglich", "vermerkt"),
    "C210": Message("{player} handelt im Zug von {active}", "{player} ist nicht am Zug"),
    "C301": Message(
        "{given:Karte|Karten} von Stand {stall} genommen, {cards:liegt|liegen} dort",
        "von einem Stand nimmt man alle Karten",
        "auf dem Stand: {lying}",
    ),
    "C302": Message("Stand {stall} ist leer", "nichts zu nehmen", "einen Stand mit Karten nehmen"),
    "C303": Message("{player} füllt die Stände ohne Marktbesuch auf", "", "aufgefüllt wird nur nach `markt`"),
    "C304": Message(
        "ein Stand bekommt keine Karte (Stand {stalls})",
        "{coming:Karte kommt|Karten kommen} vom Nachziehstapel",
        "jeder Stand bekommt eine Karte; ist der Stapel leer, wird aus der Ablage ein neuer",
    ),
    "C305": Message(
        "{given:Karte kommt|Karten kommen} auf die Stände, aber nur {coming:ist|sind} noch da",
        "für diesen Stand ist keine Karte mehr da",
        "`-` schreiben, wo keine Karte kam",
    ),
    "C306": Message(
        "zu viele Karten {facing}: in einem Stapel aus {size:Karte|Karten} liegen höchstens {limit} so",
        "",
        "die Hälfte des Stapels liegt offen, die Hälfte verdeckt; "
        "`(S)` für eine bekannte Karte schreiben, die verdeckt liegt",
    ),
    "C307": Message("{player} füllt die Stände nicht auf", "das Auffüllen fehlt", "auf jeden Stand kommt eine Karte"),
    "C308": Message("keine Karte {card} auf Stand {stall}", "liegt nicht auf dem Stand", "auf dem Stand: {lying}"),
    "C309": Message("die Stände werden zweimal aufgefüllt", "noch einmal hier", related="zuerst hier"),
    "C310": Message(
        "{player} regelt überzählige Karten in einem Zug ohne Marktbesuch",
        "das Handlimit gilt hier nicht",
    ),
    "C311": Message("{player} hat {cards:Karte|Karten}: nichts zu regeln", "erlaubt sind zehn"),
    "C312": Message(
        "{player} legt einige Karten ab und bezahlt für andere",
        "entweder oder",
        "entweder auf zehn ablegen (insgesamt 1 Amulett) oder alles behalten (1 Amulett je Karte zu viel)",
    ),
    "C313": Message(
        "{player} legt {given} von {cards:Karte|Karten} ab, {left:bleibt|bleiben}",
        "bis auf zehn: {right}",
        "{right} ablegen oder alles behalten",
    ),
    "C314": Message(
        "{player} beendet den Zug mit {cards:Karte|Karten}, und was mit ihnen geschieht, steht nicht da",
        "{excess} zu viel",
        "{excess} ablegen (1 Amulett), alles behalten (`behalten`, Amulette: {excess}) "
        "oder einen Schmuggler ausspielen",
    ),
    "C315": Message("{player} hat das Handlimit schon mit einem Schmuggler geregelt", "nichts mehr zu regeln"),
    "C316": Message("{player} regelt überzählige Karten {when}", "nicht jetzt", "das geschieht {right}"),
    "C317": Message(
        "{player} füllt mit {cards:Karte|Karten} auf der Hand auf, {excess} zu viel",
        "zuerst die Hand regeln",
        "{excess} ablegen (1 Amulett), alles behalten (Amulette: {excess}) oder einen Schmuggler ausspielen",
    ),
    "C318": Message(
        "für drei Stände reichen die Karten nicht: an diesem Tisch wird dann keine gelegt", "kein Auffüllen"
    ),
    "C320": Message(
        "der Nachziehstapel wird neu gebildet, obwohl noch {cards:Karte da ist|Karten da sind}",
        "zu früh",
        "erst wird der Stapel aufgebraucht",
    ),
    "C321": Message("der Nachziehstapel wird neu gebildet, bevor eine Karte gebraucht wird", "an diesem Tisch zu früh"),
    "C401": Message(
        "{player} baut oder zahlt außerhalb eines Besuchs im Steinbruch",
        "kein Besuch",
        "vor dem ersten Element `steinbruch` schreiben",
    ),
    "C402": Message("einen Platz {site} für `{element}` gibt es nicht", "kein solcher Platz", "frei: {free}"),
    "C403": Message("`{element} {site}` steht schon", "besetzt", "frei: {free}", related="hier gebaut"),
    "C404": Message(
        "`{element}` ist aufgebraucht: im Steinbruch gab es {limit}", "nichts mehr da", related="das letzte Stück"
    ),
    "C405": Message(
        "Sphinx {site} vor Sphinx {following}", "Nummer {following} ist an der Reihe", related="die letzte"
    ),
    "C406": Message("der Thron wird vor seinem Sockel gebaut", "noch steht kein Sockel", "zuerst den Sockel bauen"),
    "C407": Message("Mosaik {piece} liegt dort, wo der Sockel hinkommt", "kein Platz", related="hier gelegt"),
    "C410": Message("`{element}` bringt {right} Talente, nicht {given}", "{sum}"),
    "C421": Message("die Karte {card} ist ein Charakter und bezahlt nichts", "keine Ressource"),
    "C422": Message(
        "{player} setzt {given:Händler|Händler} ein und hat {have}",
        "einer zu viel",
        related="hier schon eingesetzt",
    ),
    "C423": Message(
        "„Der Schein trügt“ ersetzt keinen Handwerker",
        "nur ein Material",
        "Stein, Marmor, Holz oder Lapislazuli; ein Händler kann es",
    ),
    "C424": Message("{player} zahlt nach der Belohnung", "zu spät", "zuerst wird bezahlt", related="hier abgerechnet"),
    "C425": Message(
        "{player} zahlt zu wenig, es fehlt: {missing}",
        "fehlt: {missing}",
        "die Kosten: {cost}",
        related="zu bezahlen",
    ),
    "C426": Message("{player} bezahlt nichts", "nicht bezahlt", "die Kosten: {cost}"),
    "C427": Message("es wird mehr bezahlt, als es kostet", "überflüssige Karten", "die Kosten: {cost}"),
    "C428": Message(
        "{player} zahlt mit Karten, die erst während des Besuchs kamen",
        "eine Zahlung, vor allem anderen",
        related="hier gekommen",
    ),
    "C429": Message("an diesem Tisch weiß niemand, wofür „Der Schein trügt“ steht", "bezahlt nichts"),
    "C430": Message("{elements:Element bringt|Elemente bringen} einen Bonus von {right}, nicht {given}", "{right}"),
    "C431": Message(
        "{player} baut nach der Belohnung", "zu spät", "zuerst wird alles gebaut", related="hier abgerechnet"
    ),
    "C432": Message(
        "`{element}` nach Vollendung der fünften Kategorie", "die Partie ist aus", related="das letzte Element"
    ),
    "C433": Message("{player} baut im Steinbruch nichts", "ein leerer Besuch", "mindestens ein Element bauen"),
    "C434": Message(
        "{given:Händler|Händler} für {elements:Element|Elemente}",
        "einer je Element",
        "den Rest mit Karten bezahlen",
    ),
    "C435": Message("{player} setzt einen Händler ein, trotz der Karte {card} auf der Hand", "{card} ist auf der Hand"),
    "C501": Message("diese Felder sind kein Mosaik: {squares}", "nicht fünf zusammenhängende Felder"),
    "C502": Message("diese Felder sind das Mosaik {found}, nicht {piece}", "{squares} ist {found}"),
    "C503": Message(
        "Mosaik {piece} liegt nicht oben auf dem Stapel",
        "oben liegt {top}",
        "{top} bauen oder `schreiber wählt {piece}` spielen",
    ),
    "C504": Message("Mosaik {piece} ist schon gebaut", "{piece} gibt es nur einmal", related="hier gebaut"),
    "C505": Message("auf Feld {square} liegt Mosaik {piece}", "nicht frei", related="hier gelegt"),
    "C506": Message("Feld {square} gehört zum Thron", "kein Platz für ein Mosaik"),
    "C507": Message("Feld {square} gibt es auf diesem Spielplan nicht", "außerhalb des Gartens"),
    "C508": Message(
        "der Schreiber hat {picked} gewählt, gebaut wird {piece}", "nicht {picked}", related="hier gewählt"
    ),
    "C509": Message("Mosaik {piece} ist aus dem Spiel", "nicht mehr im Spiel"),
    "C510": Message("Mosaik {piece} liegt für {owner} bereit", "nicht im Stapel"),
    "C511": Message("an diesem Tisch darf Mosaik {piece} nicht so liegen", "gedreht"),
    "C512": Message("dieses Mosaik berührt kein anderes", "allein", related="das letzte Mosaik"),
    "C513": Message("dieses Mosaik liegt weder am Rand noch an einem anderen", "allein"),
    "C514": Message(
        "oben auf dem Stapel liegt {top} und passt nirgends: {piece} kann noch nicht gebaut werden",
        "oben liegt {top}",
        "`schreiber wählt {piece}` spielen",
    ),
    "C520": Message(
        "{player} hat keine Statue mehr", "zwei Statuen, zwei Heiligtümer", related="eine Statue von {player}"
    ),
    "C521": Message("Feld {square} ist nicht frei", "bedeckt", related="hier gelegt"),
    "C522": Message(
        "kein Heiligtum: Mosaik {piece} passt noch auf {squares}",
        "{size:Feld|Felder}, {piece} passt",
        "der Bereich: {region}",
    ),
    "C523": Message("dieses Heiligtum gehört {owner}", "schon beansprucht", related="die Statue von {owner}"),
    "C524": Message(
        "{maker} hat dieses Heiligtum gebildet, {player} kann es nicht beanspruchen",
        "nicht von {player}",
        related="hier gebildet",
    ),
    "C525": Message(
        "{player} beansprucht dieses Heiligtum zu spät", "nur gleich beim Entstehen", related="hier war der Moment"
    ),
    "C526": Message(
        "{player} hat dieses Heiligtum nicht mit einem Mosaik aus diesem Zug gebildet",
        "gehört niemandem",
        "der Bereich: {region}",
    ),
    "C527": Message("an diesem Tisch gilt der Bereich von {square} nicht als abgeschlossen", "offen"),
    "C528": Message("{player} beansprucht für ein Mosaik ein zweites Heiligtum", "eines je Mosaik"),
    "C529": Message("{player} versetzt eine Statue", "eine Statue bleibt, wo sie ist", related="hier aufgestellt"),
    "C530": Message("{player} hat keine Statue auf {square}", "nichts zu versetzen"),
    "C531": Message(
        "kein Heiligtum an diesem Tisch: Mosaik {piece}, ob gebaut oder nicht, hätte Platz auf {squares}",
        "{size:Feld|Felder}, Platz für {piece}",
        "der Bereich: {region}",
    ),
    "C540": Message("Mosaik {piece} passt noch und bleibt auf dem Stapel", "passt auf {squares}"),
    "C541": Message("Mosaik {piece} ist nicht im Stapel", "gebaut oder aus dem Spiel"),
    "C542": Message("Mosaik {piece} verlässt den Stapel, ohne dass ein Mosaik gebaut wird", "nichts zu prüfen"),
    "C543": Message("oben auf dem Stapel liegt {top}, nicht {piece}", "{top} passt noch"),
    "C544": Message(
        "Mosaik {piece} kann nicht oben liegen", "nicht im Stapel", "übrig: {pieces}", related="hier gebaut"
    ),
    "C545": Message(
        "Mosaik {piece} passt nirgends und scheidet aus",
        "kann nicht oben bleiben",
        "`entfernen {piece}` schreiben",
    ),
    "C546": Message("der Mosaikstapel ist nicht leer", "übrig: {pieces}"),
    "C547": Message("zuoberst auf dem Stapel ist {top}, nicht {piece}", "{top} passt noch"),
    "C601": Message("Kleopatra steht auf Feld {right}, nicht {given}", "Feld {right}", "vollendet: {complete}"),
    "C610": Message("{player} würfelt ohne Besuch im Steinbruch", "kein Wurf fällig"),
    "C611": Message(
        "{given:Würfel|Würfel} geworfen, {right:ist|sind} leer",
        "{altar} auf dem Altar",
        "{right} werfen",
        related="so kamen sie auf den Altar",
    ),
    "C612": Message("{player} würfelt nicht", "der Wurf fehlt", "{dice:Würfel|Würfel} werfen"),
    "C613": Message("ein Wurf zu viel", "einer zu viel", related="der Wurf davor"),
    "C614": Message("{player} muss noch einmal würfeln", "ein Wurf fehlt", "{dice:Würfel|Würfel} werfen"),
    "C620": Message("ein Opfer mit {altar:Würfel|Würfeln} auf dem Altar", "fünf sind nötig"),
    "C621": Message("fünf Würfel auf dem Altar, aber kein Opfer folgt", "das Opfer fehlt"),
    "C622": Message("{player} bietet zweimal", "noch einmal hier"),
    "C623": Message("{player} bietet {given:Talent|Talente} und hat {have}", "mehr, als {player} hat"),
    "C624": Message("{player} bietet nichts", "mindestens ein Talent an diesem Tisch"),
    "C625": Message("Amulette für {player}: {right}, nicht {given}", "{right}", "-3, +1, +2, +3, +4 je nach Rang"),
    "C626": Message("ein Gebot fehlt: {players}", "jeder bietet etwas, und sei es 0"),
    "C702": Message("{player} spielt die Karte {card} im Zug von {active} aus", "{player} ist nicht am Zug"),
    "C703": Message("ein zweiter Charakter in einem Zug", "nur einer an diesem Tisch", related="der erste"),
    "C704": Message("ein Charakter mitten in einem Schritt", "nicht jetzt", related="hier begann der Schritt"),
    "C705": Message("diesem Bettler kann niemand etwas geben", "an diesem Tisch kein Charakter ohne Wirkung"),
    "C710": Message("{player} kann dem eigenen Bettler nichts geben", "nur Gegner"),
    "C711": Message("{player} gibt weder zwei Talente noch eine Standardkarte", "eins von beiden"),
    "C712": Message("{player} gibt nichts, trotz {have} Talenten", "zwei Talente oder eine Karte"),
    "C713": Message("{player} gibt {given:Talent|Talente} und hat {have}", "mehr, als {player} hat"),
    "C714": Message("unmögliche Hand von {player}: {given}", "dem Bettler gezeigt", "die Hand: {hand}"),
    "C715": Message("{player} gibt einem Bettler die Karte {card}", "Korruptionskarten gibt man nicht"),
    "C716": Message("{player} antwortet zweimal", "noch einmal hier"),
    "C717": Message("eine Antwort an den Bettler fehlt: {players}", "jeder Gegner antwortet"),
    "C718": Message("{player} gibt nichts, trotz {cards} auf der Hand", "zwei Talente oder eine Karte"),
    "C719": Message("{player} hat ein Talent und gibt nichts", "ein Talent an diesem Tisch"),
    "C720": Message("keine Karte {card} in der Ablage", "nicht da", "in der Ablage: {lying}"),
    "C721": Message("in der Ablage ist nichts für eine Kurtisane", "an diesem Tisch nicht auszuspielen"),
    "C722": Message(
        "die Ablage ist leer: die Kurtisane nimmt nichts", "nichts da", "`kurtisane nimmt nichts` schreiben"
    ),
    "C723": Message(
        "mit der Karte {card} wurde bei diesem Besuch bezahlt, sie bleibt in der Ablage",
        "nicht beim selben Besuch",
        related="hier bezahlt",
    ),
    "C724": Message("an diesem Tisch kann sich die Kurtisane nicht selbst zurückholen", "nicht sich selbst"),
    "C730": Message(
        "{player} gibt einem Gesandten etwas anderes als eine Standard-Ressource", "nur Standard-Ressourcen"
    ),
    "C731": Message("ein Gesandter bringt Karten mehrerer Arten: {kinds}", "eine Art an diesem Tisch"),
    "C732": Message("{player} gibt einem Gesandten {number:Karte|Karten}", "eine Karte je Gegner an diesem Tisch"),
    "C733": Message("{player} gibt die Karte {card}, verlangt war aber {asked}", "nicht das Verlangte"),
    "C734": Message("{player} hat nicht für jede gegebene Karte ein Amulett", "Amulette: {have}"),
    "C735": Message("ein Gesandter ohne Karte", "an diesem Tisch nicht auszuspielen"),
    "C736": Message("{player} kann dem eigenen Gesandten nicht antworten", "nur Gegner"),
    "C740": Message(
        "kein Mosaik ist übrig, das ein Schreiber wählen könnte",
        "der Stapel ist leer",
        "ein Schreiber kann noch einen Würfel drehen",
    ),
    "C741": Message(
        "der Schreiber von {player} wählt {piece}, aber kein Mosaik wird gebaut",
        "verlangt ein Mosaik beim selben Besuch",
    ),
    "C742": Message("Mosaik {piece} ist nicht im Stapel", "gebaut oder aus dem Spiel", "übrig: {pieces}"),
    "C743": Message("alle Würfel sind auf dem Altar: keiner ist zu heben", "kein leerer Würfel"),
    "C744": Message("der Altar ist leer: kein Würfel ist zu senken", "kein Würfel da"),
    "C745": Message(
        "an diesem Tisch kann ein Schreiber dieses Opfer nicht abwenden", "zu spät", related="der fünfte Würfel"
    ),
    "C750": Message("{player} hat {cards:Karte|Karten}: ein Schmuggler braucht mehr als zehn", "nicht über dem Limit"),
    "C751": Message("{player} spielt einen Schmuggler vor dem Ende des Zuges aus", "an diesem Tisch zu früh"),
    "C752": Message(
        "{player} hat {cards:Karte|Karten} ohne den Schmuggler, der hier nicht zählt", "nicht über dem Limit"
    ),
    "C760": Message("der Wesir zieht {right:Karte|Karten}, {given:ist|sind} genannt", "insgesamt {right}"),
    "C761": Message("der Wesir behält nichts", "mindestens eine an diesem Tisch"),
    "C770": Message(
        "{player} und {other} tauschen",
        "kein Tausch",
        "Karten wechseln nur durch einen Bettler oder einen Gesandten den Besitzer",
    ),
    "C771": Message("{player} gibt beim Tausch mehr her, als da ist", "nicht da"),
    "C801": Message("Amulette für {player}: {right}, nicht {given}", "{right}"),
    "C802": Message("der neue Nachziehstapel hat {right:Karte|Karten}, nicht {given}", "{right}"),
    "C810": Message("`{quantity}`{whose}: {right} nach den Regeln, {given} auf dem Tisch", "{right}"),
    "C811": Message("unmögliche Hand von {player}: {given}", "nicht möglich", "die Hand: {hand}"),
    "C812": Message("die Plättchen {tokens} ergeben nicht {amount}"),
    "C813": Message("`{quantity}` zählt man für einen Spieler, und keiner ist genannt", "bei wem?"),
    "C814": Message("`{quantity}` gehört zum Tisch, nicht zu einem Spieler", "den Namen weglassen"),
    "C815": Message("ein Plättchen zu {token} gibt es nicht", "", "es gibt Plättchen zu 1, 2, 5 und 10"),
    "C901": Message(
        "die Partie ist nicht aus: Kleopatra steht auf Feld {space}",
        "fünf Kategorien beenden sie",
        "nicht vollendet: {open}",
    ),
    "C902": Message(
        "unmögliche Hand von {player} mit {cards:Karte|Karten}: {given}", "nicht möglich", "die Hand: {hand}"
    ),
    "C903": Message(
        "Amulette, die {player} loswird: {right}, nicht {given}",
        "{squares:Feld|Felder} in Heiligtümern, Amulette: {held}",
    ),
    "C904": Message("vom Krokodil gefressen: {right}, nicht {given}", "", "Amulette übrig: {left}"),
    "C905": Message("Endstand, {player}, `{quantity}`: {right}, nicht {given}", "{right}", "{sources}"),
    "C906": Message("Sieger: {right}, nicht {given}", "", "{totals}"),
    "C907": Message("die Rangliste beginnt nicht mit dem Sieger: {right}", "erster Platz"),
    "C908": Message("`{quantity}` gehört nicht zum Endstand", "nur Talente und Amulette"),
    "C909": Message("die Rangliste geht nicht nach Reichtum, die Gefressenen zuletzt", "", "{totals}"),
    "C910": Message(
        "die Runde ist nicht zu Ende: {player} ist noch einmal am Zug", "an diesem Tisch gleich viele Züge für alle"
    ),
}

PHRASES = {
    "nothing": "nichts",
    "in-pile": "{number} im Nachziehstapel",
    "in-discards": "{number} in der Ablage",
    "in-stall": "{number} auf Stand {where}",
    "in-hand": "{number} auf der Hand von {where}",
    "on-line": "Zeile {lines}",
    "on-lines": "die Zeilen {lines}",
    "other-than": "Karten außer {cards}",
    "too-many-needed": (
        "{need} × {cards} sind nötig, wo höchstens {most} sein können: {pack} aus der Schachtel, "
        "{named} unterwegs gesehen, {unnamed} von niemandem gesehen"
    ),
    "face-up": "offen",
    "face-down": "verdeckt",
    "before-refill": "vor dem Auffüllen",
    "after-refill": "nach dem Auffüllen",
    "talents-and-merchants": "{talents} in Talenten und {merchants} für Händler",
    "amulets-at-the-end": (
        "{held} in der Pyramide, {hand} für Korruptionskarten auf der Hand, {shed} in Heiligtümer gelegt"
    ),
    "source-start": "zu Beginn",
    "source-reward-wall": "Säulenwände",
    "source-reward-sphinx": "Sphinxen",
    "source-reward-pedestal": "Sockel",
    "source-reward-throne": "Thron",
    "source-reward-obelisk": "Obelisken",
    "source-reward-door": "Türrahmen",
    "source-reward-mosaic": "Mosaiken",
    "source-bonus": "mehrere Elemente auf einmal",
    "source-market": "Markt",
    "source-pay": "Zahlungen",
    "source-limit": "Handlimit",
    "source-offering": "Opfer",
    "source-claim": "beanspruchte Heiligtümer",
    "source-trade": "Tausch",
    "source-beggar": "Bettler",
    "source-courtesan": "Kurtisane",
    "source-envoy": "Gesandter",
    "source-scribe": "Schreiber",
    "source-smuggler": "Schmuggler",
    "source-vizier": "Wesir",
    "source-merchants": "übrige Händler",
    "source-hand": "Korruptionskarten auf der Hand",
    "source-sanctuaries": "in Heiligtümer gelegt",
    "source-other": "anderes",
    "the-hand": "die Hand: {hand}",
    "holds": "Amulette, {player}: {amulets}",
    "one-of": "nur einer von {names}",
    "total": "{name} {total} (Amulette: {left})",
    "total-eaten": "{name} gefressen",
}
