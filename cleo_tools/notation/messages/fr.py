"""What each slip says, in French."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "N101": Message(
        "ce compte rendu est écrit en notation {version}", "seule la version 1 est connue", "écrivez `cleo 1`"
    ),
    "N102": Message("jeu inconnu : `{game}`", "aucun jeu de ce nom"),
    "N103": Message("langue inconnue : `{lang}`"),
    "N104": Message("édition inconnue : `{edition}`"),
    "N105": Message(
        "cette ligne d'en-tête figure deux fois", "de nouveau ici", "n'en gardez qu'une", related="d'abord ici"
    ),
    "N106": Message(
        "le compte rendu ne dit pas qui joue",
        "une ligne de jeu, mais pas de joueurs",
        "ajoutez à l'en-tête une ligne comme `{players} Anna, Bruno, Chloé`",
    ),
    "N107": Message("deux joueurs s'appellent {name}", "déjà nommé", "donnez à chacun un nom différent"),
    "N108": Message("un joueur sans nom", "il manque un nom ici"),
    "N109": Message(
        "cette ligne va {place}, avant {later}",
        "arrive trop tard",
        related="{later} commence ici",
    ),
    "N110": Message("guillemets jamais fermés", "ouverts ici", "fermez-les sur la même ligne"),
    "N111": Message("ligne illisible", "aucune ligne ne commence par `{found}`"),
    "N112": Message(
        "`{found}` ne peut pas séparer des noms",
        "ce n'est pas une virgule",
        "les noms se séparent par des virgules : `{players} Anna, Bruno`",
    ),
    "N113": Message("la ligne `{players}` doit venir en premier", "on ne connaît encore personne"),
    "N201": Message("il manque un deux-points après {name}", "ici", "écrivez `{name}: ...`"),
    "N202": Message("personne ne s'appelle {name} à cette table", "absent de la ligne `{players}`"),
    "N203": Message(
        "on ne sait pas à qui est ce tour",
        "",
        "écrivez le nom du joueur et un deux-points avant la première indication",
    ),
    "N204": Message("de nouveau le tour numéro {number}", "attendu : {expected}", related="le tour précédent"),
    "N205": Message("le tour numéro {number} vient trop tôt", "attendu : {expected}", related="le tour précédent"),
    "N206": Message("{name} joue un tour après la fin", "", related="la fin"),
    "N207": Message("{name} a un tour vide", "rien n'y est noté"),
    "N208": Message(
        "cette ligne appartient à un tour",
        "commence à la marge",
        "mettez-la en retrait, ou à la suite du nom du joueur",
    ),
    "N301": Message("mot inconnu : `{found}`", "{expected}"),
    "N302": Message(
        "`{found}` est le mot {language} pour `{word}`",
        "ce compte rendu est en {lang}",
        "écrivez `{word}`, ou mettez `lang {other}` dans l'en-tête",
    ),
    "N303": Message("personne ne s'appelle {name} à cette table", "absent de la ligne `{players}`"),
    "N304": Message("il n'y a pas d'étalage {stall}", "le marché a les étalages 1, 2 et 3"),
    "N305": Message("la case {square} n'est pas dans le jardin", "les cases vont de a1 à i9"),
    "N306": Message("une mosaïque couvre cinq cases, et non {given}"),
    "N307": Message("la case {square} est nommée deux fois", "de nouveau ici", related="d'abord ici"),
    "N308": Message(
        "il n'y a pas d'emplacement de mur {slot}",
        "les emplacements vont de w1 à w9",
        "w10 à w12 n'existent que si les murs sont admis du côté de la porte",
    ),
    "N309": Message(
        "il n'y a pas d'emplacement de sphinx {site}",
        "les emplacements vont de 1 à 6",
        "les emplacements 7 à 9 n'existent que si l'on a convenu de neuf sphinx",
    ),
    "N311": Message(
        "{given:dé lancé|dés lancés}",
        "un à cinq dés",
        "écrivez `.` pour une face vide et `*` pour le prêtre",
    ),
    "N312": Message(
        "il faut trois étalages pour {what}, et non {given}",
        "",
        "écrivez `S | ? | L` ; `-` là où aucune carte n'est venue",
    ),
    "N313": Message("{count:carte|cartes} d'un coup", "{limit}"),
    "N314": Message(
        "une carte que personne n'a vue se note sans parenthèses",
        "",
        "écrivez `?` ; les parenthèses sont pour une carte cachée que le secrétaire connaît",
    ),
    "N315": Message("il manque quelque chose après `{before}`", "{expected}"),
    "N316": Message("`{found}` n'a pas sa place ici", "{expected}"),
    "N317": Message(
        "cette indication compte {length:caractère|caractères}",
        "aucune n'en demande autant",
        "les indications se séparent par des points-virgules",
    ),
    "N318": Message("une virgule sépare deux indications", "mettez ici un point-virgule"),
    "N319": Message("parenthèse jamais fermée", "ouverte dans cette indication", "fermez-la avec `)`"),
    "N320": Message("un commentaire commence par #", "", "écrivez `# ...`"),
    "N321": Message("cette indication est finie avant `{found}`", "plus rien n'est attendu"),
    "N322": Message("pas de virgule entre les cartes ni entre les cases", "cette virgule"),
    "N323": Message("il manque un deux-points après `{before}`", "ici"),
    "N324": Message("il manque une virgule avant {found}", "ici"),
    "N325": Message(
        "chaque étalage reçoit une seule carte, et non {given}",
        "",
        "écrivez `S | ? | L` ; `-` là où aucune carte n'est venue",
    ),
    "N326": Message("`{found}` s'écrit sur une ligne à part", "pas dans un tour"),
    "N327": Message("il n'y a pas de mosaïque {found}", "les mosaïques sont F I L N P T U V W X Y Z"),
}

PHRASES = {
    # hints
    "did-you-mean": "vouliez-vous dire `{word}` ?",
    "write": "écrivez `{text}`",
    "known": "on connaît : {names}",
    "players-are": "joueurs : {names}",
    "commas-between-names": "mettez des virgules entre les noms de la ligne `{players}`",
    "put-a-space": "mettez un espace",
    "spaces-between-cards": "mettez des espaces entre les cartes : `{cards}`",
    "semicolon-before": "mettez un point-virgule devant",
    "belongs-to-turn": "cela va dans le tour d'un joueur",
    "write-stalls": "écrivez `S | ? | L` ; `-` là où aucune carte n'est venue",
    "write-dice": "écrivez `.` pour une face vide et `*` pour le prêtre",
    "leave-card-out": "ne notez pas cette carte",
    # what could have come
    "number-needed": "il faut un nombre ici",
    "expected": "attendu : {what}",
    "expected-move": "attendu : une action comme {words}",
    "expected-line": "attendu : un tour, ou une ligne comme {words}",
    "or": "{some} ou {last}",
    "a-number": "un nombre",
    "a-signed-number": "un nombre comme -3",
    "a-name": "un nom de joueur",
    "a-square": "une case comme c3",
    "a-slot": "un emplacement de mur comme w1",
    "a-piece": "une lettre de mosaïque comme F",
    "a-card": "une carte comme A",
    "a-die": "un dé (`.` ou `*`)",
    "a-text": "un texte",
    "a-word": "un mot",
    "a-value": "une valeur",
    "end-of-clause": "la fin de l'indication",
    "end-of-line": "la fin de la ligne",
    # N109: where a line belongs, and what has begun already
    "place-header": "dans l'en-tête",
    "place-setup": "dans la mise en place",
    "later-setup": "la mise en place",
    "later-play": "la partie",
    "later-close": "la fin",
    # N302
    "language-en": "anglais",
    "language-fr": "français",
    "language-de": "allemand",
    "language-it": "italien",
    "language-pl": "polonais",
    # N312
    "three-market": "le marché",
    "three-refill": "le remplissage",
    # N313
    "no-card": "aucune carte",
    "box-holds": "la boîte contient {most:carte|cartes}",
}
