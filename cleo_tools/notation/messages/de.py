"""What each slip says, in German."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "N101": Message(
        "dieses Protokoll ist in Notation {version} geschrieben", "bekannt ist nur Version 1", "`cleo 1` schreiben"
    ),
    "N102": Message("unbekanntes Spiel `{game}`", "kein Spiel heißt so"),
    "N103": Message("unbekannte Sprache `{lang}`"),
    "N104": Message("unbekannte Ausgabe `{edition}`"),
    "N105": Message(
        "diese Zeile steht zweimal im Kopf", "noch einmal hier", "nur eine davon behalten", related="zuerst hier"
    ),
    "N106": Message(
        "das Protokoll sagt nicht, wer spielt",
        "eine Zeile aus dem Spiel, aber keine Spieler",
        "im Kopf eine Zeile wie `{players} Anna, Bruno, Chloé` ergänzen",
    ),
    "N107": Message("zwei Spieler heißen {name}", "schon genannt", "jedem einen eigenen Namen geben"),
    "N108": Message("ein Spieler ohne Namen", "hier fehlt ein Name"),
    "N109": Message(
        "diese Zeile gehört zum {place}, vor den {later}",
        "steht zu spät",
        related="hier beginnt der {later}",
    ),
    "N110": Message("ein Anführungszeichen wird nie geschlossen", "hier geöffnet", "es in derselben Zeile schließen"),
    "N111": Message("diese Zeile ist nicht zu lesen", "mit `{found}` beginnt keine Zeile"),
    "N112": Message(
        "`{found}` kann nicht zwischen Namen stehen",
        "kein Komma",
        "Namen werden durch Kommas getrennt: `{players} Anna, Bruno`",
    ),
    "N113": Message("zuerst muss die Zeile `{players}` kommen", "noch ist niemand bekannt"),
    "N201": Message("nach {name} fehlt ein Doppelpunkt", "hier", "`{name}: ...` schreiben"),
    "N202": Message("niemand an diesem Tisch heißt {name}", "steht nicht in der Zeile `{players}`"),
    "N203": Message(
        "es steht nicht da, wessen Zug das ist", "", "vor die erste Angabe den Namen und einen Doppelpunkt schreiben"
    ),
    "N204": Message("noch einmal Zug Nummer {number}", "erwartet: {expected}", related="der Zug davor"),
    "N205": Message("Zug Nummer {number} kommt zu früh", "erwartet: {expected}", related="der Zug davor"),
    "N206": Message("{name} ist nach dem Ende noch am Zug", "", related="das Ende"),
    "N207": Message("der Zug von {name} ist leer", "dazu steht nichts da"),
    "N208": Message(
        "diese Zeile gehört zu einem Zug",
        "beginnt am Rand",
        "sie einrücken oder hinter den Namen schreiben",
    ),
    "N301": Message("unbekanntes Wort `{found}`", "{expected}"),
    "N302": Message(
        "`{found}` ist {language} für `{word}`",
        "dieses Protokoll ist auf {lang}",
        "`{word}` schreiben oder `lang {other}` in den Kopf setzen",
    ),
    "N303": Message("niemand an diesem Tisch heißt {name}", "steht nicht in der Zeile `{players}`"),
    "N304": Message("einen Stand {stall} gibt es nicht", "der Markt hat die Stände 1, 2 und 3"),
    "N305": Message("das Feld {square} liegt nicht im Garten", "die Felder gehen von a1 bis i9"),
    "N306": Message("ein Mosaik bedeckt fünf Felder, nicht {given}"),
    "N307": Message("das Feld {square} ist zweimal genannt", "noch einmal hier", related="zuerst hier"),
    "N308": Message(
        "einen Wandplatz {slot} gibt es nicht",
        "die Plätze gehen von w1 bis w9",
        "w10 bis w12 gibt es nur, wo Wände auf der Türseite erlaubt sind",
    ),
    "N309": Message(
        "einen Sphinxplatz {site} gibt es nicht",
        "die Plätze gehen von 1 bis 6",
        "die Plätze 7 bis 9 gibt es nur, wo neun Sphinxe vereinbart sind",
    ),
    "N311": Message(
        "{given} Würfel wurden geworfen",
        "ein bis fünf Würfel",
        "`.` für einen leeren Würfel und `*` für den Priester schreiben",
    ),
    "N312": Message(
        "{what} gehören drei Stände, nicht {given}",
        "",
        "`S | ? | L` schreiben; `-`, wo keine Karte kam",
    ),
    "N313": Message("{count:Karte|Karten} auf einmal", "{limit}"),
    "N314": Message(
        "eine Karte, die niemand gesehen hat, braucht keine Klammern",
        "",
        "`?` schreiben; Klammern sind für eine verdeckte Karte, die beim Mitschreiben bekannt ist",
    ),
    "N315": Message("nach `{before}` fehlt etwas", "{expected}"),
    "N316": Message("`{found}` passt hier nicht", "{expected}"),
    "N317": Message(
        "diese Angabe ist {length} Zeichen lang",
        "so viele braucht keine Angabe",
        "zwischen zwei Angaben gehört ein Semikolon",
    ),
    "N318": Message("zwischen zwei Angaben steht ein Komma", "hier gehört ein Semikolon hin"),
    "N319": Message("eine Klammer wird nie geschlossen", "in dieser Angabe geöffnet", "sie mit `)` schließen"),
    "N320": Message("Kommentare beginnen mit #", "", "`# ...` schreiben"),
    "N321": Message("diese Angabe ist vor `{found}` zu Ende", "hier kommt nichts mehr"),
    "N322": Message("kein Komma zwischen Karten oder Feldern", "dieses Komma"),
    "N323": Message("nach `{before}` fehlt ein Doppelpunkt", "hier"),
    "N324": Message("vor {found} fehlt ein Komma", "hier"),
    "N325": Message(
        "auf jeden Stand kommt eine Karte, nicht {given}", "", "`S | ? | L` schreiben; `-`, wo keine Karte kam"
    ),
    "N326": Message("`{found}` steht in einer eigenen Zeile", "nicht in einem Zug"),
    "N327": Message("ein Mosaik {found} gibt es nicht", "die Mosaiken sind F I L N P T U V W X Y Z"),
}

PHRASES = {
    # hints
    "did-you-mean": "gemeint: `{word}`?",
    "write": "`{text}` schreiben",
    "known": "bekannt: {names}",
    "players-are": "am Tisch: {names}",
    "commas-between-names": "Kommas zwischen die Namen der Zeile `{players}` setzen",
    "put-a-space": "ein Leerzeichen setzen",
    "spaces-between-cards": "Leerzeichen zwischen die Karten setzen: `{cards}`",
    "semicolon-before": "ein Semikolon davor setzen",
    "belongs-to-turn": "das gehört in den Zug eines Spielers",
    "write-stalls": "`S | ? | L` schreiben; `-`, wo keine Karte kam",
    "write-dice": "`.` für einen leeren Würfel und `*` für den Priester schreiben",
    "leave-card-out": "die Karte weglassen",
    # what could have come
    "number-needed": "hier gehört eine Zahl hin",
    "expected": "erwartet: {what}",
    "expected-move": "erwartet: eine Aktion wie {words}",
    "expected-line": "erwartet: ein Zug oder eine Zeile wie {words}",
    "or": "{some} oder {last}",
    "a-number": "eine Zahl",
    "a-signed-number": "eine Zahl wie -3",
    "a-name": "ein Spielername",
    "a-square": "ein Feld wie c3",
    "a-slot": "ein Wandplatz wie w1",
    "a-piece": "ein Mosaikbuchstabe wie F",
    "a-card": "eine Karte wie A",
    "a-die": "ein Würfel (`.` oder `*`)",
    "a-text": "ein Text",
    "a-word": "ein Wort",
    "a-value": "ein Wert",
    "end-of-clause": "das Ende der Angabe",
    "end-of-line": "das Ende der Zeile",
    # N109: where a line belongs, and what has begun already
    "place-header": "Kopf",
    "place-setup": "Aufbau",
    "later-setup": "Aufbau",
    "later-play": "Spielverlauf",
    "later-close": "Schluss",
    # N302
    "language-en": "Englisch",
    "language-fr": "Französisch",
    "language-de": "Deutsch",
    "language-it": "Italienisch",
    "language-pl": "Polnisch",
    # N312
    "three-market": "zum Markt",
    "three-refill": "zum Auffüllen",
    # N313
    "no-card": "gar keine Karte",
    "box-holds": "die Schachtel enthält {most:Karte|Karten}",
}
