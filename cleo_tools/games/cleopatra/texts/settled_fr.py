"""Why nobody need choose: the reasons for which some disputed points are settled, in French."""

SETTLED: dict[str, str] = {
    "character-counts": (
        "Une coquille dans les légendes d'une édition : "
        "son propre texte et le total de onze s'accordent avec les autres."
    ),
    "trompe-loeil-count": "Simple calcul : des 23 ressources corrompues, 15 sont doubles, et il en reste 8.",
    "throne-marble-gloss": "Une coquille dans une édition, dont la légende, juste à côté, dit marbre.",
    "mosaic-set": (
        "Il n'existe que douze formes de cinq cases, et un compte rendu désigne chaque mosaïque par sa lettre."
    ),
    "half-mixing": "Toutes les éditions font mélanger les moitiés ; l'alternance ne décrit que l'aspect du résultat.",
    "start-talents-form": (
        "Les jetons sont cachés et le trésor fait la monnaie : seule compte la valeur de cinq talents."
    ),
    "mosaic-pile-order-per-game": "La façon dont la pile a été mélangée ne laisse aucune trace dans un compte rendu.",
    "mosaic-pile-inspection": "Simple information : tout le monde sait de toute façon quelles mosaïques restent.",
    "starting-player": "Aucun compte rendu ne peut montrer qui avait les meilleures raisons de commencer.",
    "hand-discard-chooser": "Trois éditions laissent choisir le joueur, et la quatrième ne dit pas le contraire.",
    "hand-limit-at-game-end": (
        "La partie finit pendant une visite à la carrière, et la défausse finale règle le sort de toutes les mains."
    ),
    "hand-discard-before-refill": (
        "Cela découle de hand-limit-timing : juste après la prise, c'est avant le remplissage."
    ),
    "refill-assignment": (
        "Dans les deux cas, toute carte peut aller sur tout étalage : un compte rendu n'en garde aucune trace."
    ),
    "refill-peek": "Simple information : regarder une carte ne laisse aucune trace dans un compte rendu.",
    "discard-facing": "Simple information : un compte rendu peut nommer une carte défaussée ou la laisser inconnue.",
    "deck-top-public": "Simple information : un compte rendu ne montre pas qui a vu la carte du dessus.",
    "trompe-loeil-amulets": "Le nombre est imprimé sur la carte et figure donc dans le fichier du plateau.",
    "double-card-amulets": "Les nombres sont imprimés sur les cartes et figurent donc dans le fichier du plateau.",
    "door-site-choice": (
        "Toutes les éditions laissent choisir parmi les emplacements libres, et aucune n'impose d'ordre aux montants."
    ),
    "retroactive-rewards": (
        "Toutes les éditions paient au moment de la construction, et aucune ne dit qui serait payé plus tard."
    ),
    "talent-bank-shortage": "Simple calcul : la boîte contient 416 talents, plus qu'une partie n'en distribue.",
    "talent-measure": "Les jetons sont cachés et le trésor fait la monnaie : on ne peut comparer que leur valeur.",
    "talent-change": "Les jetons sont cachés et le trésor fait la monnaie : on ne peut vérifier que des sommes.",
    "statue-square": "Un sanctuaire appartient tout entier à un seul joueur : rien ne dépend de la case de la statue.",
    "top-check-scope": (
        "Une erreur de traduction dans une édition : selon sa propre définition, rien ne tient dans un sanctuaire."
    ),
    "removed-piece-status": (
        "Les cases libres ne font que diminuer : une mosaïque qui ne tient nulle part ne pourra jamais être bâtie."
    ),
    "cleopatra-recount": (
        "La dernière case de Cléopâtre signifie cinq catégories achevées : aucune ne peut compter deux fois."
    ),
    "cleopatra-overshoot": "La cinquième case met fin à la partie : rien ne dépend d'une sixième.",
    "char-during-offering": (
        "Une offrande est une seule indication du compte rendu : rien ne se glisse entre les offres et leur effet."
    ),
    "amulet-supply-limit": "Aucune édition ne limite aux amulettes de la boîte ce qu'un joueur doit prendre.",
    "beggar-targets": "Un don à soi-même n'a pas d'effet : les deux lectures reviennent au même.",
    "beggar-card-secrecy": "Simple information : un compte rendu peut nommer la carte donnée ou la laisser inconnue.",
    "beggar-proof-scope": "Simple information : ce qu'on montre ne change pas de main.",
    "courtesan-may-reveal": "Simple information : un compte rendu peut nommer la carte ou la laisser inconnue.",
    "envoy-opponent-subset": "Qui demande à tous peut n'accepter que de certains : le résultat est le même.",
    "scribe-from-removed": "Une mosaïque écartée ne tient nulle part : on ne pourrait de toute façon pas la bâtir.",
    "vizier-number-public": "Simple information : les amulettes prises montrent de toute façon le nombre.",
    "peek-own-amulets": (
        "Simple information : regarder ses propres amulettes ne laisse aucune trace dans un compte rendu."
    ),
    "hand-size-public": "Simple information : chacun peut compter les cartes qu'un joueur prend et joue.",
    "holdings-announced": "Simple information : chaque gain découle de quelque chose que tout le monde voit.",
}
