"""German words for the disputed points: the question, why the default was chosen, what each value means."""

from cleo_tools.rulings import OptionText

OPTIONS: dict[str, OptionText] = {
    # Figures that are printed differently.
    "sphinx-count": OptionText(
        "Wie viele Sphinxen gibt es?",
        "Alle vier Materiallisten nennen sechs, und die Plätze bilden drei Paare. "
        "Die Neun in einer polnischen Überschrift sieht nach der Zahl der Säulenwände aus.",
        {"6": "sechs Sphinxen auf sechs Plätzen", "9": "neun Sphinxen, sodass sechs die Kategorie nicht vollenden"},
    ),
    "character-counts": OptionText(
        "Wie viele Karten gibt es von jedem Charakter?",
        "Alle Ausgaben sprechen von elf Charakteren: fünf Arten doppelt und ein Wesir. "
        "Die Siebenen in den polnischen Beschriftungen widersprechen demselben Heft.",
    ),
    "trompe-loeil-count": OptionText(
        "Wie viele Karten „Der Schein trügt“ gibt es?",
        "Es gibt 23 Korruptions-Ressourcen, und 15 davon sind doppelt. Bleiben acht.",
    ),
    "throne-marble-gloss": OptionText(
        "Bezahlt man Sockel und Thron mit Marmor oder mit Stein?",
        "Drei Ausgaben nennen Marmor, ebenso die Beschriftung in der polnischen. "
        "Nur die Übersetzung daneben weicht ab.",
    ),
    "mosaic-set": OptionText(
        "Welche zwölf Mosaiken sind in der Schachtel?",
        "Es gibt genau zwölf Formen aus fünf Feldern, und die französische Ausgabe nennt sie beim Namen. "
        "Also kommt jede Form einmal vor.",
    ),
    "palm-square-definition": OptionText(
        "Welche bedeckten Palmfelder bringen ein Talent?",
        "Drei Ausgaben zählen jede Palme, ebenso das Beispiel in der deutschen. "
        "Deren zusätzliches Wort beschreibt vielleicht nur die Zeichnung.",
        {
            "every-palm-square": "jedes bedeckte Palmfeld bringt ein Talent",
            "only-specially-marked-palm-squares": "nur besonders gekennzeichnete Palmfelder bringen ein Talent",
        },
    ),
    # Setup.
    "player-count": OptionText(
        "Wie viele dürfen mitspielen?",
        "Drei Titelseiten nennen drei bis fünf, und keine Ausgabe hat eine Regel eigens für zwei.",
        {"3-5": "man spielt zu dritt, zu viert oder zu fünft", "up-to-5": "auch weniger als drei dürfen spielen"},
    ),
    "odd-half-split": OptionText(
        "Welche Hälfte bekommt die überzählige Karte, wenn der Stapel geteilt wird?",
        "Zu viert werden 97 Karten geteilt, und keine Ausgabe sagt, was mit der überzähligen geschieht. "
        "Also ist keine der beiden Hälften falsch.",
        {
            "either-half-one-larger": "jede der Hälften darf eine Karte mehr haben",
            "extra-face-up": "die überzählige Karte wird aufgedeckt",
            "extra-face-down": "die überzählige Karte bleibt verdeckt",
        },
    ),
    "half-mixing": OptionText(
        "Werden die beiden Hälften gemischt oder streng abwechselnd offen und verdeckt gelegt?",
        "In jeder Ausgabe werden sie gemischt. Dass die Karten abwechseln, beschreibt nur, wie der Stapel aussieht.",
    ),
    "start-talents-form": OptionText(
        "Aus welchen Plättchen bestehen die fünf Talente zu Beginn?",
        "Das sagt keine Ausgabe. Nur der Wert zählt, und der Schatz wechselt.",
    ),
    "mosaic-pile-order-per-game": OptionText(
        "Werden die Mosaiken für jede Partie neu gemischt?",
        "Eine feste Reihenfolge wäre von der zweiten Partie an bekannt. "
        "Nur das Herauslösen aus dem Rahmen gehört allein zur ersten.",
    ),
    "mosaic-pile-inspection": OptionText(
        "Darf man den Mosaikstapel durchsehen?",
        "Keine Ausgabe erlaubt es, und nur das oberste Mosaik ist wichtig. Welche übrig sind, zeigt der Garten.",
    ),
    "starting-player": OptionText(
        "Wer beginnt?",
        "Das erste Kriterium ist ein Scherz, den niemand nachprüfen kann. Also ist jeder Startspieler recht.",
    ),
    # The market and the hand limit.
    "hand-limit-timing": OptionText(
        "Wann werden die Karten über zehn gezählt?",
        "Drei Ausgaben zählen am Ende des Zuges. Auch der französische Schmuggler ergibt nur dann einen Sinn.",
        {
            "after-take": "gleich nach dem Nehmen der Karten",
            "end-of-turn": "am Ende des Zuges",
        },
    ),
    "hand-limit-scope": OptionText(
        "Gilt die Grenze von zehn Karten auch in Zügen mit Besuch im Steinbruch?",
        "In jeder Ausgabe steht die Grenze bei den Schritten des Marktbesuchs und sonst nirgends. "
        "Amulette für einen Besuch im Steinbruch wären eine Strafe, die nirgends gedruckt ist.",
        {
            "market-turns-only": "die Hand wird nur nach einem Marktbesuch gezählt",
            "every-own-turn": "die Hand wird auch nach einem Besuch im Steinbruch gezählt",
        },
    ),
    "hand-limit-repeat": OptionText(
        "Zahlt man für Karten über zehn in einem späteren Zug noch einmal?",
        "Alle Ausgaben zählen die Karten über zehn, und keine rechnet schon genommene Amulette an.",
        {
            "whole-excess-each-check": "jede Karte über zehn kostet bei jedem Zählen ein Amulett",
            "new-excess-only": "nur Karten, für die noch nicht bezahlt wurde, kosten ein Amulett",
        },
    ),
    "hand-limit-mixed-option": OptionText(
        "Darf man einige der Karten über zehn ablegen und für die übrigen bezahlen?",
        "Alle Ausgaben bieten zwei Wege und betonen, dass der zweite alle Karten meint. "
        "Eine Mischung ist keiner von beiden.",
        {
            "forbidden": "entweder auf zehn ablegen oder alles behalten",
            "allowed": "man darf einige ablegen und für die anderen bezahlen",
        },
    ),
    "hand-discard-exactness": OptionText(
        "Darf man auf weniger als zehn Karten ablegen?",
        "In drei Ausgaben bleiben genau zehn, und die italienische spricht von den überzähligen Karten. "
        "Mehr abzulegen wäre ein kostenloser Weg, Korruptionskarten loszuwerden.",
        {
            "exactly-10": "es bleiben genau zehn Karten",
            "at-most-10": "es bleiben zehn Karten oder weniger, wie man will",
        },
    ),
    "hand-discard-chooser": OptionText(
        "Wer wählt die Karten aus, die über zehn abgelegt werden?",
        "Drei Ausgaben überlassen es dem Spieler, und in der italienischen spricht nichts dagegen.",
    ),
    "hand-discard-tainted": OptionText(
        "Kosten Korruptionskarten Amulette, wenn man sie über zehn ablegt?",
        "Eine Korruptionskarte kostet Amulette, wenn man sie einsetzt oder am Ende noch hat. "
        "Dieses Ablegen ist keines von beiden und hat seinen eigenen Preis.",
        {
            "no-extra": "nichts außer dem einen Amulett für das Ablegen",
            "one-per-tainted": "ein weiteres Amulett für jede abgelegte Korruptionskarte",
            "printed": "die Amulette, die auf jeder abgelegten Korruptionskarte stehen",
        },
    ),
    "hand-limit-at-game-end": OptionText(
        "Wird das Handlimit geprüft, wenn die Partie endet?",
        "Die Partie endet auf der Stelle, und dann wird jede Hand zu einem eigenen Preis abgelegt.",
    ),
    "hand-discard-before-refill": OptionText(
        "Legt man Karten über zehn vor oder nach dem Auffüllen der Stände ab?",
        "Das hängt davon ab, wann die Hand gezählt wird: Gleich nach dem Nehmen heißt vor dem Auffüllen, "
        "am Ende des Zuges heißt danach.",
    ),
    "refill-assignment": OptionText(
        "Sieht man alle drei neuen Karten, bevor man sie verteilt?",
        "In allen Ausgaben werden zuerst drei Karten gezogen. So oder so ist jede Verteilung möglich.",
    ),
    "refill-peek": OptionText(
        "Darf man eine verdeckte Karte ansehen, während man sie an einen Stand legt?",
        "Keine Ausgabe gestattet es, und eine verdeckte Karte verlöre ihren Sinn.",
    ),
    "empty-stall-visit": OptionText(
        "Darf man einen leeren Stand besuchen?",
        "Dazu kann es nur kommen, wenn die Karten ausgegangen sind. Nichts verbietet, alles von nichts zu nehmen.",
        {
            "allowed": "man darf einen leeren Stand besuchen",
            "forbidden": "ein Besuch muss mindestens eine Karte bringen",
        },
    ),
    "no-legal-action": OptionText(
        "Was geschieht, wenn ein Spieler keine der beiden Aktionen ausführen kann?",
        "Das kommt fast nie vor, und keine Ausgabe sagt etwas dazu. Zu passen ist dann der mildeste Ausweg.",
        {
            "pass-with-flag": "der Spieler passt, und das wird vermerkt",
            "record-invalid": "zu passen ist in jedem Fall ein Fehler",
        },
    ),
    # Draw pile and discards.
    "reshuffle-trigger": OptionText(
        "Wann wird aus der Ablage ein neuer Nachziehstapel gemischt?",
        "Alle Ausgaben nennen den Moment, in dem der Stapel ausgeht, "
        "nicht den, in dem wieder eine Karte gebraucht wird.",
        {
            "when-emptied": "sobald die letzte Karte den Stapel verlassen hat",
            "when-a-card-is-needed": "erst wenn jemand ziehen muss und nicht kann",
        },
    ),
    "refill-continues-after-reshuffle": OptionText(
        "Geht das Auffüllen mit dem neuen Stapel weiter, wenn der alte mittendrin ausgeht?",
        "Jeder Stand soll seine Karte bekommen, also muss der neue Stapel den Rest liefern.",
        {
            "continue-to-three": "der neue Stapel liefert die Karten, die noch fehlen",
            "stop-at-exhaustion": "das Auffüllen endet mit dem alten Stapel",
        },
    ),
    "cards-exhausted": OptionText(
        "Was geschieht, wenn Stapel und Ablage zusammen nicht für die drei Stände reichen?",
        "Das sagt keine Ausgabe. So viel wie möglich zu tun ändert am wenigsten, "
        "und der Spieler verteilt die Karten ohnehin.",
        {
            "place-what-exists-player-picks-stalls": "die restlichen Karten kommen auf Stände nach Wahl des Spielers",
            "no-refill": "kein Stand bekommt eine Karte",
        },
    ),
    "discard-facing": OptionText(
        "Liegt die Ablage offen oder verdeckt?",
        "Das sagt keine Ausgabe, und keine Karte kommt deshalb woandershin.",
    ),
    "deck-top-public": OptionText(
        "Ist eine Karte, die offen auf dem Nachziehstapel liegt, allen bekannt?",
        "Keine Ausgabe verbirgt den Stapel, also kann jeder sehen, was obenauf liegt.",
    ),
    # Payment.
    "superfluous-cards": OptionText(
        "Darf man mehr bezahlen, als ein Element kostet?",
        "Alle Ausgaben erlauben, mehr zu zahlen, und setzen keine Grenze. "
        "Die Beispiele zeigen nur halb genutzte doppelte Karten.",
        {
            "any-excess": "man darf beliebige Karten und Händler dazulegen",
            "no-wholly-unused-card": "jede Karte und jeder Händler muss wenigstens zum Teil etwas bezahlen",
            "exact-only": "man zahlt genau, was es kostet",
        },
    ),
    "payment-sequencing": OptionText(
        "Bezahlt man mehrere Elemente eines Besuchs nacheinander oder alle auf einmal?",
        "Die Schritte beschreiben ein Element nach dem anderen, und dazwischen dürfen Charaktere kommen. "
        "Alles auf einmal nähme einem nur Möglichkeiten.",
        {
            "element-by-element": "nacheinander; unterwegs gewonnene Karten dürfen das nächste bezahlen",
            "one-batch": "alle auf einmal, mit den Karten, die man in dem Moment hat",
        },
    ),
    "payment-unit": OptionText(
        "Zählt man die Kosten eines Elements in Einheiten oder in Karten?",
        "In jeder Ausgabe steht eine doppelte Karte für zwei Ressourcen. "
        "Nur ein einziger italienischer Satz spricht von Karten.",
        {
            "resource-units": "in Einheiten: eine doppelte Karte zählt zwei",
            "number-of-cards": "in Karten: eine doppelte Karte zählt eins",
        },
    ),
    "merchant-only-if-missing": OptionText(
        "Darf man einen Händler einsetzen, obwohl man die Karte auf der Hand hat?",
        "Fehlen kann sie auch unter den ausgelegten Karten, und eine Hand sieht niemand. "
        "Die polnische Ausgabe kennt gar keine solche Bedingung.",
        {
            "free-choice": "man darf einen Händler immer einsetzen",
            "must-lack-the-card": "ein Händler darf nur eine Karte ersetzen, die man nicht hat",
        },
    ),
    "merchant-unit": OptionText(
        "Kann ein Händler für zwei Einheiten stehen?",
        "Drei Ausgaben sagen, dass er eine einzige ersetzt, und die italienische verspricht nicht mehr.",
        {
            "one-unit": "ein Händler ist eine Einheit",
            "may-stand-for-a-double": "ein Händler darf zwei Einheiten derselben Art sein",
        },
    ),
    "merchants-per-payment": OptionText(
        "Wie viele Händler dürfen in eine Zahlung eingehen?",
        "Der erste Schritt spricht in jeder Ausgabe von Händlern in der Mehrzahl, "
        "und die französische sagt es noch einmal.",
        {"any-number": "so viele, wie man will", "one": "ein Händler je Zahlung"},
    ),
    "trompe-loeil-function": OptionText(
        "Wofür steht eine Karte „Der Schein trügt“?",
        "Keine Ausgabe erklärt die Karte. Alle betonen, dass ein Händler sogar einen Handwerker ersetzen darf, "
        "was müßig wäre, wenn diese Karte es auch könnte.",
        {
            "wild-any-resource": "für eine Einheit beliebiger Art, auch Handwerker",
            "wild-material-only": "für einmal Stein, Marmor, Holz oder Lapislazuli, aber nicht für Handwerker",
            "no-function-known": "ihr Nutzen bleibt offen",
        },
    ),
    "trompe-loeil-amulets": OptionText(
        "Wie viele Amulette kostet eine Karte „Der Schein trügt“?",
        "Die Zahl ist auf die Karte gedruckt. Also wird sie mit dem Spielplan angegeben und nicht vereinbart.",
    ),
    "double-card-amulets": OptionText(
        "Wie viele Amulette kostet eine doppelte Karte?",
        "Die Zahl ist auf jede Karte gedruckt. Also wird sie mit dem Spielplan angegeben und nicht vereinbart.",
    ),
    "amulet-timing": OptionText(
        "Wann nimmt man die Amulette für eine eingesetzte Karte?",
        "Drei Ausgaben sagen sofort, und die deutsche nennt keinen Zeitpunkt.",
        {"immediately": "sofort", "end-of-turn": "am Ende des Zuges"},
    ),
    # Building and rewards.
    "quarry-min-elements": OptionText(
        "Muss man bei einem Besuch im Steinbruch etwas bauen?",
        "Alle Ausgaben beschreiben den Besuch als Bauen, und die französische nennt ein Element als Minimum. "
        "Sonst hieße es passen und dabei umsonst würfeln.",
        {
            "at-least-one": "man muss mindestens ein Element bauen",
            "zero-allowed": "man darf bei einem Besuch auch nur würfeln",
        },
    ),
    "same-visit-synergy": OptionText(
        "Zählen Elemente desselben Besuchs füreinander bei der Belohnung?",
        "Alle Elemente stehen, bevor es Belohnungen gibt. "
        "Und wer die Reihenfolge frei wählt, bekommt ohnehin die volle Belohnung.",
        {
            "final-state": "Belohnungen werden gezählt, wenn alles steht",
            "sequential": "jede Belohnung wird gezählt, wenn ihr Element gebaut wird",
            "none": "Elemente desselben Besuchs zählen nicht füreinander",
        },
    ),
    "bundle-bonus-4plus": OptionText(
        "Welchen Bonus gibt es für vier oder mehr Elemente bei einem Besuch?",
        "Drei Ausgaben geben fünf Talente für drei oder mehr. "
        "Mit einem vierten Element den Bonus zu verlieren wäre widersinnig.",
        {"5": "fünf Talente, wie für drei", "none-stated": "keinen, denn genannt sind nur zwei und drei"},
    ),
    "bundle-bonus-stacking": OptionText(
        "Kommt der Bonus für drei Elemente zu dem für zwei hinzu?",
        "Zwei sowie drei oder mehr sind in jeder Ausgabe getrennte Fälle. Von sieben Talenten spricht keine.",
        {"replace": "nein: drei Elemente bringen fünf Talente", "add": "ja: drei Elemente bringen sieben Talente"},
    ),
    "throne-pair-counts-two": OptionText(
        "Zählen Sockel und Thron als zwei Elemente?",
        "Jede Ausgabe führt zwei Teile auf und belohnt jedes davon.",
        {"two-elements": "sie sind zwei Elemente", "one-element": "sie sind zusammen ein Element"},
    ),
    "cost-per-piece": OptionText(
        "Gelten die Kosten für Thron und Obelisken für jedes Teil?",
        "Elemente werden einzeln bezahlt, und jedes Teil hat seine eigene Belohnung. Keine Ausgabe verkauft ein Paar.",
        {"per-piece": "jedes Teil kostet den vollen Preis", "for-the-pair": "ein Preis gilt für beide Teile"},
    ),
    "wall-contact-unit": OptionText(
        "Bringt eine Säulenwand Talente für Mosaikfelder oder für ganze Mosaiken?",
        "Die französische Regel sowie das deutsche und das polnische Beispiel zählen Felder. "
        "Die anderen Wörter sind Übersetzungen derselben Sache.",
        {
            "squares": "ein Talent für jedes Mosaikfeld an der Säulenwand",
            "mosaic-pieces": "ein Talent für jedes Mosaik an der Säulenwand",
        },
    ),
    "wall-contact-geometry": OptionText(
        "Zählt ein Mosaikfeld, das eine Säulenwand nur an einer Ecke trifft?",
        "Eine Säulenwand steht am Rand des Gartens und berührt die Felder, vor denen sie steht.",
        {
            "shared-edge-along-the-wall-span": "nur Felder entlang der Säulenwand zählen",
            "including-diagonal": "auch Felder, die ihre Enden an einer Ecke treffen, zählen",
        },
    ),
    "wall-positions": OptionText(
        "An welchen Seiten des Gartens stehen Säulenwände?",
        "Neun Säulenwände sind drei Seiten zu je drei, und die vierte Seite hat das Tor.",
        {
            "nine-slots-on-three-sides": "an den drei Seiten ohne Tor",
            "twelve-slots-on-four-sides": "an allen vier Seiten, sodass drei Plätze leer bleiben",
        },
    ),
    "door-wall-run": OptionText(
        "Welche Säulenwände bringen Talente für einen Türrahmen?",
        "Das Beispiel in jeder Ausgabe zählt vier Säulenwände, und vier können nicht eine Ecke berühren. "
        "Die französische und die italienische Ausgabe sprechen von einer lückenlosen Reihe.",
        {
            "contiguous-run": "alle Säulenwände, die lückenlos an seine Ecke anschließen",
            "directly-touching-only": "nur die Säulenwand, die ihn berührt",
        },
    ),
    "door-run-corners": OptionText(
        "Geht die Reihe der Säulenwände neben einem Türrahmen um eine Ecke des Gartens weiter?",
        "An eine Seite passen drei Säulenwände, aber das Beispiel zählt vier.",
        {"run-turns-corners": "sie geht um Ecken weiter", "stops-at-corner": "sie endet an der ersten Ecke"},
    ),
    "door-run-other-door": OptionText(
        "Geht die Reihe der Säulenwände hinter dem anderen Türrahmen weiter?",
        "Gezählt werden nur Säulenwände, und die Öffnung einer Tür ist keine.",
        {
            "stops-at-other-frame": "sie endet am anderen Türrahmen",
            "passes-through": "sie geht hinter dem anderen Türrahmen weiter",
        },
    ),
    "door-site-choice": OptionText(
        "Welcher Türrahmen wird zuerst gebaut?",
        "Der Erbauer wählt unter den freien Plätzen, und nur Sphinxen und Thron haben eine Reihenfolge.",
    ),
    "retroactive-rewards": OptionText(
        "Bringt ein Element weitere Talente, wenn später daneben gebaut wird?",
        "Alle Ausgaben belohnen den Moment des Bauens. Nirgends steht, wer nachträglich etwas bekäme.",
    ),
    "talent-bank-shortage": OptionText(
        "Was geschieht, wenn dem Schatz die Talente ausgehen?",
        "Er enthält mehr, als eine Partie auszahlt, und wenn eine Sorte Plättchen knapp wird, hilft Wechseln.",
    ),
    "talent-measure": OptionText(
        "Zählt man Talente nach Wert oder nach Plättchen?",
        "Plättchen sind eins bis zehn wert, und Belohnungen sind Beträge. "
        "Zählte man Plättchen, wäre ein Zehner nicht mehr wert als ein Einser.",
    ),
    "talent-change": OptionText(
        "Darf man Talente beim Schatz wechseln?",
        "Gebote und Gaben sind Beträge. Wer nur einen Fünfer hat, könnte ohne Wechseln keine zwei geben.",
    ),
    # Mosaics and sanctuaries.
    "mosaic-orientation": OptionText(
        "Darf man ein Mosaik drehen und wenden?",
        "Nichts verbietet es. Und zwölf Formen sind es nur, wenn eine Form und ihr Spiegelbild dasselbe sind.",
        {
            "rotate-and-flip": "man darf es drehen und wenden",
            "rotate-only": "man darf es drehen, aber nicht wenden",
            "fixed": "man legt es so, wie es auf dem Stapel liegt",
        },
    ),
    "mosaic-placement-freedom": OptionText(
        "Wohin im Garten darf man ein Mosaik legen?",
        "Der Erbauer wählt unter den möglichen Plätzen, und keine Ausgabe schließt einen aus.",
        {
            "any-free-squares": "auf beliebige freie Felder",
            "must-touch-a-mosaic": "neben ein Mosaik, sobald eines liegt",
            "must-start-at-an-edge": "an den Rand des Gartens oder neben ein Mosaik",
        },
    ),
    "throne-area-blocks": OptionText(
        "Dürfen Mosaiken den Platz des Throns bedecken?",
        "Jedes Element hat seinen eigenen Platz. Ein Mosaik an dieser Stelle machte den Thron unmöglich.",
        {
            "reserved-from-start": "seine Felder bleiben von Anfang an frei",
            "free-until-pedestal-built": "seine Felder sind zu haben, bis der Sockel steht",
            "not-in-garden": "der Thron belegt keine Felder des Gartens",
        },
    ),
    "region-adjacency": OptionText(
        "Gehören freie Felder zusammen, die sich nur an einer Ecke berühren?",
        "Die Felder eines Mosaiks hängen an ihren Seiten zusammen, "
        "also kommt es für das, was noch passt, nur auf Seiten an.",
        {
            "orthogonal": "nein: nur Felder mit einer gemeinsamen Seite",
            "orthogonal-and-diagonal": "ja: eine gemeinsame Ecke genügt",
        },
    ),
    "region-boundary": OptionText(
        "Was schließt einen Bereich des Gartens ab?",
        "Es zählt, dass kein Mosaik passt, und über den Rand oder auf den Platz des Throns passt keines.",
        {
            "mosaics-edge-and-throne-area": "Mosaiken, der Rand des Gartens und der Platz des Throns",
            "mosaics-and-edge": "Mosaiken und der Rand des Gartens",
            "mosaics-only": "Mosaiken allein",
        },
    ),
    "sanctuary-new-region": OptionText(
        "Welche Bereiche können zum Heiligtum werden, wenn ein Mosaik gelegt wird?",
        "Das Mosaik muss den Bereich bilden. Was dort übrig bleibt, wo es gelegt wurde, ist neu, "
        "Bereiche anderswo sind es nicht.",
        {
            "component-of-the-region-played-in": "jeder Rest des Bereichs, in den das Mosaik gelegt wurde",
            "must-be-cut-off-from-other-free-space": (
                "nur ein Bereich, den das Mosaik von anderen freien Feldern abtrennt"
            ),
            "any-region-that-became-unfillable": "jeder Bereich, in den nichts mehr passt, wo er auch liegt",
        },
    ),
    "sanctuary-evaluation": OptionText(
        "Wann entscheidet sich, ob ein Heiligtum entstanden ist?",
        "Alle Ausgaben sprechen vom Legen eines Mosaiks. Zwei bei einem Besuch werden nacheinander beurteilt.",
        {
            "after-each-mosaic": "nach jedem Mosaik",
            "end-of-visit": "wenn alle Mosaiken des Besuchs liegen",
        },
    ),
    "sanctuary-fit-set": OptionText(
        "Welche Mosaiken dürfen nicht in ein Heiligtum passen?",
        "Ein Mosaik, das aus dem Spiel ist, kann nie mehr gebaut werden. "
        "Die verkürzte italienische Bemerkung passt nicht zu ihrer eigenen Bildunterschrift.",
        {
            "pieces-still-in-pile": "die noch im Stapel sind",
            "pieces-unbuilt-including-removed": "alle, die nicht gebaut sind, auch die entfernten",
            "lack-of-space-or-all-built": "alle Mosaiken des Spiels, außer wenn alle gebaut sind",
        },
    ),
    "sanctuary-false-claim": OptionText(
        "Was geschieht mit einer Statue in einem Bereich, der kein Heiligtum ist?",
        "Ob noch etwas passt, lässt sich zweifelsfrei zeigen, und keine Ausgabe kennt eine Strafe.",
        {
            "claim-void-statue-returned": "der Anspruch ist nichtig, und der Besitzer bekommt die Statue zurück",
            "statue-stays-no-effect": "die Statue bleibt stehen und hat keine Wirkung",
            "accepted-if-unchallenged": "der Anspruch gilt, wenn niemand widerspricht",
        },
    ),
    "multi-sanctuary-claim": OptionText(
        "Darf der Erbauer zwei Heiligtümer beanspruchen, die ein Mosaik gebildet hat?",
        "Das Recht kommt mit jedem Heiligtum. Die einzige Grenze sind die zwei Statuen eines Spielers.",
        {
            "one-statue-each": "er darf jedes mit einer eigenen Statue beanspruchen",
            "one-claim-per-placement": "er darf je Mosaik höchstens eines beanspruchen",
        },
    ),
    "claim-window": OptionText(
        "Wie bald muss man ein neues Heiligtum beanspruchen?",
        "Alle Ausgaben verlangen es sofort: vor dem nächsten Element, den Belohnungen, "
        "dem Vorrücken Kleopatras oder den Würfeln.",
        {
            "before-next-step": "bevor irgendetwas anderes geschieht",
            "until-end-of-turn": "bis zum Ende desselben Zuges",
        },
    ),
    "late-claim-by-creator": OptionText(
        "Darf der Erbauer sein Heiligtum in einem späteren Zug beanspruchen?",
        "Zwei Ausgaben schließen es aus. Die beiden anderen schließen nur die anderen Spieler aus, "
        "geben das Recht aber auch nur im Moment des Entstehens.",
        {
            "forbidden": "was nicht sofort beansprucht wird, bleibt ohne Besitzer",
            "allowed": "der Erbauer darf es auch später noch beanspruchen",
        },
    ),
    "statue-relocation": OptionText(
        "Darf man eine Statue in ein anderes Heiligtum versetzen?",
        "Keine Ausgabe versetzt eine Statue: Zwei Statuen sind zwei Heiligtümer.",
        {
            "forbidden": "eine Statue bleibt, wo sie ist",
            "allowed": "man darf eine Statue in ein neues Heiligtum versetzen",
        },
    ),
    "statue-square": OptionText(
        "Auf welchem Feld eines Heiligtums steht die Statue?",
        "Nur der Besitzer ist wichtig. Das Feld mit der Statue zählt wie die anderen.",
    ),
    "sanctuary-palm-squares": OptionText(
        "Zählen Palmfelder in einem Heiligtum?",
        "Alle Ausgaben zählen die Felder eines Heiligtums, und keine macht eine Ausnahme.",
        {
            "count-as-squares": "sie zählen wie alle anderen",
            "excluded": "sie nehmen kein Amulett auf",
        },
    ),
    "top-check-timing": OptionText(
        "Wann wird geprüft, ob das oberste Mosaik noch passt?",
        "Zwei Ausgaben prüfen nach jedem Mosaik, und die anderen lassen es zu. "
        "Sonst würde ein Mosaik, das nirgends passt, das zweite eines Besuchs blockieren.",
        {
            "after-each-mosaic": "nach jedem Mosaik",
            "after-the-whole-visit": "einmal, wenn bei diesem Besuch alles gebaut ist",
        },
    ),
    "top-check-scope": OptionText(
        "Wo muss das oberste Mosaik noch passen?",
        "Drei Ausgaben meinen beliebige freie Felder. In ein Heiligtum passt schon dem Begriff nach nichts, "
        "also würde der polnische Wortlaut den ganzen Stapel entfernen.",
    ),
    "removed-piece-status": OptionText(
        "Kann ein entferntes Mosaik zurückkommen?",
        "Drei Ausgaben nehmen es aus dem Spiel. Passen könnte es ohnehin nie wieder.",
    ),
    "mosaic-category-completion": OptionText(
        "Wann sind die Mosaiken vollendet?",
        "In allen Ausgaben rückt Kleopatra vor, wenn der Stapel leer ist, "
        "auch wenn manche Mosaiken nicht gelegt werden konnten.",
        {
            "pile-empty-by-building-or-removal": "wenn der Stapel leer ist, ob gebaut oder entfernt",
            "all-twelve-built": "wenn alle zwölf im Garten liegen",
        },
    ),
    "mosaic-empty-double-advance": OptionText(
        "Rückt Kleopatra einmal oder zweimal vor, wenn die Mosaiken fertig sind?",
        "Der leere Stapel und die fertigen Mosaiken sind dasselbe Ereignis, an zwei Stellen erzählt.",
        {
            "once": "ein Feld",
            "twice": "zwei Felder: eines für den leeren Stapel, eines für die Kategorie",
        },
    ),
    # Cleopatra and the end.
    "cleopatra-multi-advance": OptionText(
        "Wie weit rückt Kleopatra vor, wenn ein Besuch zwei Kategorien vollendet?",
        "In der französischen Ausgabe rückt sie für jede vor. "
        "Und überall steht ihr fünftes Feld für fünf vollendete Kategorien.",
        {"one-per-category": "ein Feld je Kategorie", "one-per-visit": "ein Feld je Besuch"},
    ),
    "cleopatra-recount": OptionText(
        "Rückt Kleopatra für früher vollendete Kategorien noch einmal vor?",
        "Drei Ausgaben zählen nur, was dieser Zug vollendet. Sonst wäre die Partie viel zu früh zu Ende.",
    ),
    "cleopatra-advance-timing": OptionText(
        "Wann bei einem Besuch rückt Kleopatra vor?",
        "In jeder Ausgabe kommt ihr Schritt nach Bauen und Belohnungen, "
        "also wird der letzte Besuch ganz zu Ende gebaut.",
        {
            "after-all-builds-and-rewards": "wenn alles gebaut und belohnt ist",
            "instantly-per-element": "sobald ein Element eine Kategorie vollendet",
        },
    ),
    "cleopatra-overshoot": OptionText(
        "Kann Kleopatra über ihr fünftes Feld hinaus vorrücken?",
        "Ihr fünftes Feld beendet die Partie, was sonst auch vollendet ist.",
    ),
    "end-before-dice": OptionText(
        "Wird noch gewürfelt, wenn Kleopatra ihr letztes Feld erreicht?",
        "Die französische und die deutsche Ausgabe beenden die Partie auf der Stelle, "
        "und die anderen widersprechen nicht.",
        {
            "no-roll": "nein: die Partie ist sofort aus",
            "finish-the-visit": "ja: der Besuch wird mit Würfeln und Opfer zu Ende geführt",
        },
    ),
    "end-finishes-round": OptionText(
        "Wird die Runde zu Ende gespielt, wenn Kleopatra ihr letztes Feld erreicht?",
        "Keine Ausgabe spricht davon, die Runde zu beenden, und in der französischen ist die Partie sofort aus.",
        {
            "immediate": "nein: niemand ist mehr am Zug",
            "equal-turns": "ja: bis alle gleich oft am Zug waren",
        },
    ),
    # Dice and offerings.
    "dice-rolls-per-visit": OptionText(
        "Wie oft wird gewürfelt, wenn man bei einem Besuch mehrere Elemente baut?",
        "Mehr zu bauen gehört zum zweiten Schritt, und gewürfelt wird im letzten. Den gibt es einmal.",
        {"one": "einmal je Besuch", "one-per-element": "einmal je Element"},
    ),
    "scribe-dice-roll": OptionText(
        "Wird gewürfelt, wenn man einen Schreiber ausspielt?",
        "Ein Schreiber dreht einen Würfel. Nur ein einziger polnischer Satz spricht von einem Wurf, "
        "die polnische Karte aber nicht.",
        {
            "no-roll": "nein: ein Würfel wird gedreht, mehr nicht",
            "scribe-forces-a-roll": "ja: die leeren Würfel werden geworfen wie nach einem Besuch",
        },
    ),
    "scribe-avert-own-offering": OptionText(
        "Darf man nach dem eigenen Wurf, der den Altar füllt, mit einem Schreiber einen Würfel herunternehmen?",
        "Der Schreiber ist nur im Zug eines anderen verwehrt. Im eigenen Zug darf er kommen, bis das Bieten beginnt.",
        {
            "allowed-before-bidding": "ja, bis jemand Talente in die Hand nimmt",
            "forbidden": "nein: das Opfer findet statt",
        },
    ),
    "char-during-offering": OptionText(
        "Darf man mitten in einem Opfer einen Charakter ausspielen?",
        "Am Opfer nehmen alle teil, und es ist ein einziger Vorgang. "
        "Ein Bettler dazwischen würde ändern, was geboten wurde.",
    ),
    "offering-talents-lost": OptionText(
        "Was geschieht mit den geopferten Talenten?",
        "Drei Ausgaben ziehen alle ein, gleich bei welchem Rang. Die französische erwähnt es nur nicht.",
        {
            "all-lost": "jeder verliert, was er geboten hat",
            "only-winner-pays": "nur das höchste Gebot wird bezahlt",
            "returned": "jeder bekommt seine Talente zurück",
        },
    ),
    "zero-bid": OptionText(
        "Darf man nichts bieten?",
        "Keine Ausgabe nennt ein Mindestgebot, und es kann sein, dass ein Spieler gar keine Talente hat.",
        {"allowed": "ein Gebot von null ist erlaubt", "minimum-one": "wer Talente hat, bietet mindestens eines"},
    ),
    "offering-all-tied": OptionText(
        "Was geschieht, wenn alle Gebote gleich sind?",
        "Gleiche Gebote teilen sich einen Rang, und hier ist es der erste. "
        "Keine Ausgabe schließt ein Gebot von null aus.",
        {
            "everyone-first": "alle sind Erste und legen je drei Amulette zurück",
            "zero-never-first": "alle sind Erste, nur nicht mit einem Gebot von null",
            "nobody-first": "niemand ist Erster",
        },
    ),
    "offering-tie-ranking": OptionText(
        "Welcher Rang folgt auf einen Gleichstand?",
        "Alle Ausgaben haben dasselbe Beispiel: Auf zwei Erste folgt ein Dritter.",
        {
            "competition-1-1-3": "zwei Erste, dann ein Dritter",
            "dense-1-1-2": "zwei Erste, dann ein Zweiter",
            "worse-rank-for-ties": "zwei Zweite, dann ein Dritter",
        },
    ),
    "offering-removal-optional": OptionText(
        "Muss der Höchstbietende drei Amulette zurücklegen?",
        "Die Regel schreibt es vor; nur das Beispiel zum Gleichstand klingt in manchen Ausgaben nach einer Wahl.",
        {
            "mandatory": "ja: drei, oder alle, wenn es weniger sind",
            "optional": "nein: er darf auch weniger zurücklegen",
        },
    ),
    "offering-turn-resumes": OptionText(
        "Geht der Zug nach einem Opfer weiter?",
        "Ein Schreiber kann vor der Aktion des Zuges ein Opfer auslösen, und diese Aktion steht dann noch aus.",
        {"turn-goes-on": "der Zug geht weiter", "turn-ends": "der Zug ist zu Ende"},
    ),
    "amulet-supply-limit": OptionText(
        "Was geschieht, wenn die Amulette ausgehen?",
        "In keiner Ausgabe nimmt ein Spieler weniger, weil der Vorrat leer ist.",
    ),
    # Characters.
    "char-window": OptionText(
        "Wann in einem Zug darf man einen Charakter ausspielen?",
        "Alle Ausgaben sagen: jederzeit im eigenen Zug, ohne Ausnahme.",
        {
            "any-moment-of-own-turn": "jederzeit, auch zwischen zwei Elementen",
            "not-inside-a-step": "zwischen den Schritten eines Zuges, nicht mitten in einem",
        },
    ),
    "char-multiple-per-turn": OptionText(
        "Wie viele Charaktere darf man in einem Zug ausspielen?",
        "Keine Ausgabe nennt eine Grenze.",
        {"unlimited": "so viele, wie man will", "one": "einen je Zug"},
    ),
    "char-discard-order": OptionText(
        "Wird ein Charakter vor oder nach seiner Wirkung abgelegt?",
        "In drei Ausgaben wird er zuerst abgelegt. Das ist nur wichtig, wenn die Wirkung die Ablage betrifft.",
        {
            "discard-then-effect": "erst kommt die Karte auf die Ablage, dann wirkt sie",
            "effect-then-discard": "erst wirkt die Karte, dann kommt sie auf die Ablage",
        },
    ),
    "char-void-effect": OptionText(
        "Darf man einen Charakter ausspielen, der nichts bewirken kann?",
        "Nur der Schmuggler hat eine Bedingung. Die Amulette sind der Preis des Ausspielens, nicht des Erfolgs.",
        {
            "legal-cost-still-paid": "ja, und die Amulette nimmt man trotzdem",
            "illegal": "nein: eine Karte ohne Wirkung bleibt auf der Hand",
        },
    ),
    "free-trade": OptionText(
        "Dürfen Spieler miteinander tauschen?",
        "Nur durch Bettler und Gesandten wechselt etwas den Besitzer. Ein Recht zu tauschen bräuchte eine Regel.",
        {"forbidden": "nur durch Bettler und Gesandten", "allowed": "Spieler dürfen tauschen, wie sie wollen"},
    ),
    "beggar-targets": OptionText(
        "Wer muss dem Bettler geben?",
        "Drei Ausgaben sagen: jeder Gegner. Sich selbst etwas zu geben ändert nichts.",
    ),
    "beggar-partial": OptionText(
        "Was geschieht, wenn ein Spieler für den Bettler nur ein Talent und keine Standardkarte hat?",
        "Der Bettler nimmt zwei Talente oder eine Karte. Ein Talent ist keines von beiden.",
        {
            "gives-nothing-shows-hand": "der Spieler gibt nichts und zeigt seine Hand",
            "gives-1-talent": "der Spieler gibt das eine Talent",
        },
    ),
    "beggar-trompe-loeil": OptionText(
        "Darf man dem Bettler eine Karte „Der Schein trügt“ geben?",
        "Alle Ausgaben nennen die fünf Arten, die man geben darf, und diese Karte ist eine Korruptionskarte.",
        {
            "not-givable": "nein: nur die fünf Standard-Ressourcen",
            "givable": "ja: nur doppelte Karten sind ausgeschlossen",
        },
    ),
    "beggar-card-secrecy": OptionText(
        "Sehen die anderen die Karte, die man einem Bettler gibt?",
        "Das sagt keine Ausgabe, und nichts hängt davon ab.",
    ),
    "beggar-proof-scope": OptionText(
        "Wer sieht die Hand eines Spielers, der dem Bettler nichts geben kann?",
        "In den Ausgaben zeigt man sie dem, der den Bettler ausgespielt hat. Nichts wechselt den Besitzer.",
    ),
    "courtesan-self-pick": OptionText(
        "Darf eine Kurtisane sich selbst aus der Ablage holen?",
        "Sie liegt dann schon dort, und man darf jede Karte nehmen. Das ist eher sinnlos als verboten.",
        {"allowed": "sie darf sich selbst zurückholen", "forbidden": "sie muss eine andere Karte nehmen"},
    ),
    "courtesan-empty-discard": OptionText(
        "Darf man eine Kurtisane ausspielen, wenn es nichts zu holen gibt?",
        "Keine Ausgabe macht eine Karte in der Ablage zur Bedingung.",
        {
            "legal-no-card-cost-paid": "ja: sie bringt keine Karte und kostet ihr Amulett",
            "illegal": "nein: es muss eine Karte zu holen geben",
        },
    ),
    "courtesan-reuse-payment": OptionText(
        "Darf eine Kurtisane eine Karte holen, mit der beim selben Besuch ein Element bezahlt wurde?",
        "Karten, mit denen bezahlt wurde, liegen in der Ablage, "
        "und die Kurtisane darf man zwischen zwei Elementen ausspielen.",
        {
            "allowed": "ja, und die Karte darf noch einmal bezahlen",
            "not-in-the-same-visit": "nein: womit bei diesem Besuch bezahlt wurde, bleibt in der Ablage",
        },
    ),
    "courtesan-may-reveal": OptionText(
        "Muss die mit der Kurtisane geholte Karte geheim bleiben?",
        "Drei Ausgaben sagen nur, dass man sie nicht zeigen muss.",
    ),
    "envoy-kinds": OptionText(
        "Darf ein Gesandter Karten mehrerer Arten bringen?",
        "Drei Ausgaben begrenzen, worum man bitten darf, aber Gaben sind auf beiden Seiten freiwillig. "
        "Also lässt sich eine Karte anderer Art nicht als Fehler nachweisen.",
        {
            "one-kind": "nein: eine Art von Ressource je Gesandtem",
            "any-kinds": "ja: beliebige Standard-Ressourcen",
        },
    ),
    "envoy-cards-per-opponent": OptionText(
        "Wie viele Karten darf ein Gesandter vom selben Gegner bringen?",
        "Zwei Ausgaben sprechen von einer Karte und zwei von mehreren. Alle rechnen ein Amulett je Karte, "
        "was zu mehr als einer passt.",
        {"one": "eine von jedem Gegner", "any-number": "so viele, wie der Gegner gibt"},
    ),
    "envoy-opponent-subset": OptionText(
        "Darf ein Gesandter nur einige der Gegner fragen?",
        "Man darf alle fragen und nur von einigen annehmen, also läuft es auf dasselbe hinaus.",
    ),
    "envoy-alternative-offers": OptionText(
        "Darf ein Gegner dem Gesandten etwas anbieten, das nicht verlangt war?",
        "Die italienische Ausgabe erlaubt andere Angebote. "
        "In allen Ausgaben geht es beim Gesandten nur um Standard-Ressourcen.",
        {
            "allowed-standard-cards-only": "ja: eine andere Standard-Ressource",
            "allowed-anything": "ja: alles, auch Korruptionskarten und Talente",
            "forbidden": "nein: nur, was verlangt war",
        },
    ),
    "envoy-giver-no-amulet": OptionText(
        "Was geschieht, wenn ein Gegner, der dem Gesandten eine Karte gibt, kein Amulett hat?",
        "Man tut so viel wie möglich, wie beim Höchstbietenden, der weniger als drei Amulette hat.",
        {
            "card-only": "die Karte wechselt ohne Amulett den Besitzer",
            "no-transfer": "die Karte kann nicht gegeben werden",
            "amulet-from-supply": "das Amulett kommt aus dem Vorrat",
        },
    ),
    "envoy-zero-use": OptionText(
        "Darf man einen Gesandten ausspielen, ohne eine Karte anzunehmen?",
        "Man darf jedes Angebot ablehnen, und dann kostet der Gesandte nichts.",
        {"legal": "ja, auch nur, um ihn loszuwerden", "illegal": "nein: er muss eine Karte bringen"},
    ),
    "scribe-mode-a-needs-build": OptionText(
        "Muss das mit einem Schreiber gewählte Mosaik beim selben Besuch gebaut werden?",
        "In allen Ausgaben ändert der Schreiber nur, welches Mosaik gebaut wird, und bezahlt wird es wie sonst.",
        {
            "needs-a-mosaic-build-this-visit": "ja: man baut es beim selben Besuch",
            "may-reserve-a-piece": "nein: man darf es für später aufheben",
        },
    ),
    "scribe-per-mosaic": OptionText(
        "Wie viele Mosaiken darf man mit einem Schreiber wählen?",
        "Alle Ausgaben sprechen von einem einzigen Mosaik.",
        {"one-piece-per-scribe": "ein Mosaik", "whole-visit": "alle Mosaiken des Besuchs"},
    ),
    "scribe-from-removed": OptionText(
        "Darf ein Schreiber ein entferntes Mosaik wählen?",
        "Ein solches Mosaik ist aus dem Spiel und passt nirgends.",
    ),
    "smuggler-timing": OptionText(
        "Wann darf man einen Schmuggler ausspielen?",
        "Drei Ausgaben verlangen nur mehr als zehn Karten, und Charaktere darf man jederzeit ausspielen.",
        {
            "any-moment-above-10": "jederzeit mit mehr als zehn Handkarten",
            "end-of-turn-only": "am Ende des Zuges",
        },
    ),
    "smuggler-self-count": OptionText(
        "Zählt der Schmuggler selbst bei den Karten über zehn mit?",
        "Bis er ausgespielt wird, ist er eine Handkarte.",
        {
            "counts": "ja: elf Karten mit ihm genügen",
            "does-not-count": "nein: es müssen elf andere sein",
        },
    ),
    "smuggler-total-cost": OptionText(
        "Wie viele Amulette kostet ein Schmuggler insgesamt?",
        "Die polnische Ausgabe sagt, dass nur die Karte selbst etwas kostet, "
        "und die anderen sprechen von einem einzigen Amulett.",
        {
            "1-in-all": "insgesamt ein Amulett",
            "1-for-the-card-plus-1-for-the-excess": "zwei: eines für ihn und eines für die Karten über zehn",
        },
    ),
    "smuggler-coverage": OptionText(
        "Gilt ein Schmuggler auch für Karten, die nach ihm im selben Zug dazukommen?",
        "Die französische Ausgabe spricht vom Ende des Zuges, und die anderen von allen Karten.",
        {
            "whole-turn": "ja: für alle Karten dieses Zuges",
            "cards-held-when-played": "nein: nur für die Handkarten in dem Moment, in dem er ausgespielt wird",
        },
    ),
    "vizier-short-deck": OptionText(
        "Was geschieht, wenn der Nachziehstapel weniger als fünf Karten für den Wesir hat?",
        "Ein leerer Stapel wird immer ersetzt, nicht nur beim Auffüllen.",
        {
            "reshuffle-and-complete": "die Ablage wird gemischt, und der Rest kommt von dort",
            "only-what-is-left": "der Wesir bekommt nur, was noch da ist",
        },
    ),
    "vizier-keep-zero": OptionText(
        "Darf man von den Karten des Wesirs gar keine behalten?",
        "Keine Ausgabe nennt eine Mindestzahl.",
        {"0-to-5": "ja: keine bis fünf", "1-to-5": "nein: mindestens eine"},
    ),
    "vizier-number-public": OptionText(
        "Ist es geheim, wie viele Karten des Wesirs man behält?",
        "Geheim ist nur, welche es sind. Die Zahl zeigt sich an den Amuletten und an der Ablage.",
    ),
    # Final scoring.
    "sanctuary-purge-optional": OptionText(
        "Muss man am Ende Amulette auf die Heiligtümer legen?",
        "Die letzten Schritte schreiben es vor, und niemand hat etwas davon, Amulette zu behalten.",
        {
            "automatic": "ja: ein Amulett auf jedes Feld",
            "optional": "nein: man darf Amulette behalten",
        },
    ),
    "sanctuary-purge-cap": OptionText(
        "Kann man durch Heiligtümer auf weniger als null Amulette kommen?",
        "Niemand kann Amulette ablegen, die er nicht hat. Die übrigen Felder bleiben leer.",
        {
            "at-most-amulets-held": "nein: weniger als null geht nicht",
            "negative-allowed": "ja: jedes leere Feld zählt als eines unter null",
        },
    ),
    "croc-tie": OptionText(
        "Wer wird gefressen, wenn mehrere die meisten Amulette haben?",
        "In drei Ausgaben bekommt das Krokodil sie alle, und die polnische erwähnt keinen Gleichstand.",
        {
            "all-tied-eaten": "alle von ihnen",
            "nobody": "keiner von ihnen",
            "one": "einer von ihnen",
        },
    ),
    "all-eaten": OptionText(
        "Wer gewinnt, wenn alle Spieler gefressen werden?",
        "Alle haben gleich viele Amulette, also bleibt niemand übrig, der gewinnen könnte. "
        "Nur wenn niemand ein Amulett hat, geht das Krokodil leer aus.",
        {
            "no-winner": "niemand",
            "all-survive": "niemand wird gefressen, und der Reichste gewinnt",
            "richest-of-all": "der Reichste der Gefressenen",
        },
    ),
    "merchant-bonus-eaten": OptionText(
        "Bekommen gefressene Spieler Talente für ihre Händler?",
        "Alle Ausgaben sprechen hier von den Überlebenden. Wer gefressen ist, kann ohnehin nicht gewinnen.",
        {"survivors-only": "nein: nur Überlebende", "everyone": "ja: alle"},
    ),
    "tiebreak-amulet-count": OptionText(
        "Welche Amulette entscheiden bei Gleichstand?",
        "Die deutsche Ausgabe meint die übrigen, und die anderen liegen dann schon auf den Heiligtümern.",
        {
            "after-sanctuaries": "die nach den Heiligtümern noch übrig sind",
            "before-sanctuaries": "alle, die man vor den Heiligtümern hatte",
        },
    ),
    "tiebreak-pool": OptionText(
        "Wer nimmt teil, wenn Amulette einen Gleichstand entscheiden?",
        "Drei Ausgaben vergleichen nur die Spieler im Gleichstand. "
        "Wer ärmer ist, kann vom Gleichstand anderer nichts haben.",
        {"tied-players-only": "nur die Spieler im Gleichstand", "all-survivors": "alle Überlebenden"},
    ),
    "final-tie": OptionText(
        "Was geschieht, wenn auch die Amulette den Gleichstand nicht entscheiden?",
        "Keine Ausgabe nennt ein weiteres Kriterium.",
        {
            "shared-victory": "die Spieler im Gleichstand gewinnen gemeinsam",
            "undecided": "niemand wird zum Sieger erklärt",
        },
    ),
    "loser-ranking": OptionText(
        "Wie werden die übrigen Plätze vergeben?",
        "Alle Ausgaben nennen nur einen Sieger. Eine Rangfolge ist Brauch am Tisch.",
        {
            "winner-only": "es gibt einen Sieger und keine weitere Rangfolge",
            "survivors-by-wealth-then-eaten": "Überlebende nach ihren Talenten, dann die Gefressenen",
        },
    ),
    # Open or hidden.
    "peek-own-amulets": OptionText(
        "Darf man die eigenen Amulette ansehen?",
        "Zwei Ausgaben erlauben es jederzeit, und keine verbietet es.",
    ),
    "hand-size-public": OptionText(
        "Muss man sagen, wie viele Handkarten man hat?",
        "Jeder kann mitzählen, und ohne die Zahl könnte niemand auf die Grenze achten.",
    ),
    "holdings-announced": OptionText(
        "Wird angesagt, wer Talente und Amulette bekommt?",
        "Jeder Gewinn folgt aus etwas, das alle sehen können. Verdeckt sind nur die Summen.",
    ),
}
