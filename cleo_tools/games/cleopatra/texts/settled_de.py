"""Why nobody need choose: the reasons for which some disputed points are settled, in German."""

SETTLED: dict[str, str] = {
    "character-counts": (
        "Ein Druckfehler in den Beschriftungen einer Ausgabe: "
        "Ihr eigener Text und die Summe von elf stimmen mit den anderen überein."
    ),
    "trompe-loeil-count": "Einfache Rechnung: Von den 23 Korruptions-Ressourcen sind 15 doppelt, also bleiben 8.",
    "throne-marble-gloss": "Ein Druckfehler in einer Ausgabe, deren eigene Beschriftung daneben Marmor nennt.",
    "mosaic-set": (
        "Es gibt nur zwölf Formen aus fünf Feldern, und ein Protokoll nennt jedes Mosaik beim Buchstaben seiner Form."
    ),
    "half-mixing": (
        "In jeder Ausgabe werden die Hälften zusammengemischt; "
        "das Abwechseln beschreibt nur, wie das Ergebnis aussieht."
    ),
    "start-talents-form": (
        "Die Plättchen sind verdeckt und der Schatz wechselt sie, also zählt nur der Wert von fünf Talenten."
    ),
    "mosaic-pile-order-per-game": "Wie der Stapel gemischt wurde, hinterlässt im Protokoll keine Spur.",
    "mosaic-pile-inspection": "Reine Information: Welche Mosaiken übrig sind, wissen ohnehin alle.",
    "starting-player": "Kein Protokoll kann zeigen, wer den besten Grund hatte anzufangen.",
    "hand-discard-chooser": "Drei Ausgaben lassen den Spieler wählen, und die vierte sagt nichts anderes.",
    "hand-limit-at-game-end": (
        "Die Partie endet während eines Besuchs im Steinbruch, und am Ende werden ohnehin alle Hände abgelegt."
    ),
    "hand-discard-before-refill": "Das folgt aus hand-limit-timing: Gleich nach dem Nehmen ist vor dem Auffüllen.",
    "refill-assignment": (
        "So oder so kann jede Karte auf jeden Stand kommen, also hinterlässt es im Protokoll keine Spur."
    ),
    "refill-peek": "Reine Information: Ein Blick auf eine Karte hinterlässt im Protokoll keine Spur.",
    "discard-facing": "Reine Information: Ein Protokoll darf eine abgelegte Karte nennen oder offenlassen.",
    "deck-top-public": "Reine Information: Wer die oberste Karte gesehen hat, hinterlässt im Protokoll keine Spur.",
    "trompe-loeil-amulets": "Die Zahl ist auf die Karte gedruckt und steht deshalb in der Datei des Spielplans.",
    "double-card-amulets": "Die Zahlen sind auf die Karten gedruckt und stehen deshalb in der Datei des Spielplans.",
    "door-site-choice": (
        "Jede Ausgabe lässt den Erbauer unter den freien Plätzen wählen, und keine gibt den Türrahmen eine Reihenfolge."
    ),
    "retroactive-rewards": (
        "Jede Ausgabe zahlt im Moment des Bauens, und keine sagt, wer später etwas bekommen sollte."
    ),
    "talent-bank-shortage": "Einfache Rechnung: Die Schachtel enthält 416 Talente, mehr als eine Partie auszahlt.",
    "talent-measure": (
        "Die Plättchen sind verdeckt und der Schatz wechselt sie, also lässt sich nur ihr Wert vergleichen."
    ),
    "talent-change": ("Die Plättchen sind verdeckt und der Schatz wechselt sie, also lassen sich nur Beträge prüfen."),
    "statue-square": "Ein Heiligtum hat als Ganzes einen Besitzer, also hängt nichts vom Feld der Statue ab.",
    "top-check-scope": (
        "Ein Übersetzungsfehler in einer Ausgabe: Nach ihrer eigenen Erklärung passt in ein Heiligtum nie etwas."
    ),
    "removed-piece-status": (
        "Freie Felder werden nur weniger, also kann ein Mosaik, das nirgends passt, auch später nie gebaut werden."
    ),
    "cleopatra-recount": (
        "Ihr letztes Feld steht für fünf vollendete Kategorien, also kann keine davon zweimal zählen."
    ),
    "cleopatra-overshoot": "Mit dem fünften Feld endet die Partie, also hängt nichts von einem sechsten ab.",
    "char-during-offering": (
        "Ein Opfer ist im Protokoll eine einzige Angabe, also kann zwischen Geboten und Wirkung nichts stehen."
    ),
    "amulet-supply-limit": ("In keiner Ausgabe begrenzen die Amulette in der Schachtel, was ein Spieler nehmen muss."),
    "beggar-targets": "Sich selbst etwas zu geben bewirkt nichts, also läuft beides auf dasselbe hinaus.",
    "beggar-card-secrecy": "Reine Information: Ein Protokoll darf die gegebene Karte nennen oder offenlassen.",
    "beggar-proof-scope": "Reine Information: Was gezeigt wird, wechselt nicht den Besitzer.",
    "courtesan-may-reveal": "Reine Information: Ein Protokoll darf die Karte nennen oder offenlassen.",
    "envoy-opponent-subset": "Wer alle fragt, darf nur von einigen annehmen, also ist das Ergebnis dasselbe.",
    "scribe-from-removed": "Ein entferntes Mosaik passt nirgends, also könnte man es ohnehin nicht bauen.",
    "vizier-number-public": "Reine Information: Die genommenen Amulette verraten die Zahl ohnehin.",
    "peek-own-amulets": ("Reine Information: Ein Blick auf die eigenen Amulette hinterlässt im Protokoll keine Spur."),
    "hand-size-public": "Reine Information: Jeder kann mitzählen, wie viele Karten ein Spieler nimmt und ausspielt.",
    "holdings-announced": "Reine Information: Jeder Gewinn folgt aus etwas, das alle sehen.",
}
