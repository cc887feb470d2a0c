"""French words for the disputed points: the question, why the default was chosen, what each value means."""

from cleo_tools.rulings import OptionText

OPTIONS: dict[str, OptionText] = {
    # Figures that are printed differently.
    "sphinx-count": OptionText(
        "Combien y a-t-il de sphinx ?",
        "Les quatre listes de matériel en comptent six, et les emplacements forment trois paires. "
        "Le neuf d'un titre polonais semble être le nombre de murs.",
        {"6": "six sphinx, sur six emplacements", "9": "neuf sphinx, si bien que six n'achèvent pas la catégorie"},
    ),
    "character-counts": OptionText(
        "Combien y a-t-il de cartes de chaque personnage ?",
        "Toutes les éditions annoncent onze cartes : cinq personnages en deux exemplaires et un seul vizir. "
        "Les 7 des légendes polonaises contredisent leur propre livret.",
    ),
    "trompe-loeil-count": OptionText(
        "Combien y a-t-il de cartes Trompe-l'œil ?",
        "Il y a 23 ressources corrompues, dont 15 doubles. Il en reste donc huit.",
    ),
    "throne-marble-gloss": OptionText(
        "Le piédestal et le trône se paient-ils en marbre ou en pierre ?",
        "Trois éditions disent marbre, et la légende de l'édition polonaise aussi. "
        "Seule la traduction imprimée à côté s'en écarte.",
    ),
    "mosaic-set": OptionText(
        "Quelles sont les douze mosaïques de la boîte ?",
        "Il existe exactement douze formes de cinq cases, et l'édition française les appelle par leur nom. "
        "Chaque forme est donc présente une fois.",
    ),
    "palm-square-definition": OptionText(
        "Quelles cases de palmier recouvertes rapportent un talent ?",
        "Trois éditions comptent tous les palmiers, comme le fait l'exemple de l'édition allemande. "
        "Le mot que celle-ci ajoute ne décrit peut-être que le dessin.",
        {
            "every-palm-square": "toute case de palmier recouverte rapporte un talent",
            "only-specially-marked-palm-squares": "seules les cases marquées d'un signe spécial en rapportent un",
        },
    ),
    # Setup.
    "player-count": OptionText(
        "Combien de joueurs peuvent participer ?",
        "Trois couvertures annoncent de trois à cinq joueurs, et aucune édition ne prévoit rien pour deux.",
        {"3-5": "on joue à trois, quatre ou cinq", "up-to-5": "on peut aussi jouer à moins de trois"},
    ),
    "odd-half-split": OptionText(
        "Où va la carte en trop quand on partage la pioche en deux moitiés ?",
        "Quand on joue à quatre, on partage 97 cartes, et aucune édition ne dit où va la dernière. "
        "Les deux façons de faire sont donc bonnes.",
        {
            "either-half-one-larger": "l'une ou l'autre moitié peut avoir une carte de plus",
            "extra-face-up": "la carte en trop est mise face visible",
            "extra-face-down": "la carte en trop reste face cachée",
        },
    ),
    "half-mixing": OptionText(
        "Les deux moitiés sont-elles mélangées, ou strictement alternées carte par carte ?",
        "Toutes les éditions les font mélanger. L'alternance ne décrit que l'aspect de la pioche.",
    ),
    "start-talents-form": OptionText(
        "Quels jetons composent les cinq talents de départ ?",
        "Aucune édition ne le dit. Seule la valeur compte, et le trésor fait la monnaie.",
    ),
    "mosaic-pile-order-per-game": OptionText(
        "Mélange-t-on de nouveau les mosaïques à chaque partie ?",
        "Un ordre fixe serait connu dès la deuxième partie. "
        "Ce qui est propre à la première, c'est de détacher les pièces de leur planche.",
    ),
    "mosaic-pile-inspection": OptionText(
        "Peut-on regarder toute la pile de mosaïques ?",
        "Aucune édition ne le permet, et seule la mosaïque du dessus importe. "
        "Les jardins montrent de toute façon lesquelles restent.",
    ),
    "starting-player": OptionText(
        "Qui commence ?",
        "Le premier critère est une plaisanterie que personne ne peut vérifier après coup. "
        "N'importe quel premier joueur convient donc.",
    ),
    # The market and the hand limit.
    "hand-limit-timing": OptionText(
        "Quand compte-t-on les cartes au-delà de dix ?",
        "Trois éditions les comptent à la fin du tour. "
        "Même le contrebandier de l'édition française n'a de sens qu'à ce moment-là.",
        {"after-take": "juste après avoir pris l'étalage", "end-of-turn": "quand le tour est fini"},
    ),
    "hand-limit-scope": OptionText(
        "La limite de dix cartes vaut-elle aussi pour les tours à la carrière ?",
        "Toutes les éditions placent la limite parmi les étapes du marché et nulle part ailleurs. "
        "Des amulettes pour un tour à la carrière seraient une pénalité que personne n'a imprimée.",
        {
            "market-turns-only": "on ne compte la main que dans les tours au marché",
            "every-own-turn": "on compte la main dans les tours à la carrière aussi",
        },
    ),
    "hand-limit-repeat": OptionText(
        "Les cartes au-delà de dix se paient-elles de nouveau à un tour suivant ?",
        "Toutes les éditions comptent les cartes au-delà de dix, et aucune ne déduit les amulettes déjà prises.",
        {
            "whole-excess-each-check": "chaque carte au-delà de dix coûte une amulette chaque fois que l'on compte",
            "new-excess-only": "seules les cartes qui n'ont pas encore été payées coûtent une amulette",
        },
    ),
    "hand-limit-mixed-option": OptionText(
        "Peut-on défausser une partie de l'excédent et payer pour le reste ?",
        "Toutes les éditions proposent deux solutions et soulignent que la seconde concerne toutes les cartes. "
        "Un mélange n'est ni l'une ni l'autre.",
        {
            "forbidden": "ou bien on revient à dix, ou bien on garde tout",
            "allowed": "on peut défausser certaines cartes et payer pour les autres",
        },
    ),
    "hand-discard-exactness": OptionText(
        "Peut-on défausser jusqu'à avoir moins de dix cartes ?",
        "Trois éditions en laissent exactement dix, et l'italienne parle des cartes en trop. "
        "Défausser davantage serait un moyen gratuit de se débarrasser des cartes corrompues.",
        {
            "exactly-10": "il reste exactement dix cartes",
            "at-most-10": "il reste dix cartes ou moins, au gré du joueur",
        },
    ),
    "hand-discard-chooser": OptionText(
        "Qui choisit les cartes à défausser pour revenir à dix ?",
        "Trois éditions s'en remettent au joueur, et rien ne s'y oppose dans l'italienne.",
    ),
    "hand-discard-tainted": OptionText(
        "Les cartes corrompues défaussées pour revenir à dix coûtent-elles des amulettes ?",
        "Une carte corrompue coûte des amulettes quand on l'utilise ou quand elle reste en main à la fin. "
        "Cette défausse n'est ni l'un ni l'autre, et elle a son propre prix.",
        {
            "no-extra": "rien de plus que l'unique amulette de la défausse",
            "one-per-tainted": "une amulette de plus par carte corrompue défaussée",
            "printed": "les amulettes imprimées sur chaque carte corrompue défaussée",
        },
    ),
    "hand-limit-at-game-end": OptionText(
        "Vérifie-t-on la limite de main quand la partie finit ?",
        "La partie s'arrête sur-le-champ, puis toutes les mains sont défaussées, ce qui a son propre prix.",
    ),
    "hand-discard-before-refill": OptionText(
        "Revient-on à dix cartes avant ou après le remplissage des étalages ?",
        "Tout dépend du moment où l'on compte la main : juste après la prise, c'est avant le remplissage ; "
        "à la fin du tour, c'est après.",
    ),
    "refill-assignment": OptionText(
        "Le joueur voit-il les trois nouvelles cartes avant de les placer ?",
        "Toutes les éditions font d'abord piocher trois cartes. "
        "D'une façon comme de l'autre, toutes les répartitions sont possibles.",
    ),
    "refill-peek": OptionText(
        "Le joueur peut-il regarder une carte cachée en la plaçant ?",
        "Aucune édition ne l'y autorise, et une carte cachée n'aurait plus d'intérêt.",
    ),
    "empty-stall-visit": OptionText(
        "Peut-on visiter un étalage vide ?",
        "Cela n'arrive que lorsque les cartes sont épuisées. "
        "Rien n'interdit de prendre toutes les cartes là où il n'y en a aucune.",
        {"allowed": "on peut visiter un étalage vide", "forbidden": "une visite doit rapporter au moins une carte"},
    ),
    "no-legal-action": OptionText(
        "Que faire si un joueur ne peut accomplir aucune des deux actions ?",
        "Cela n'arrive presque jamais, et aucune édition n'en parle. Passer est alors l'issue la plus clémente.",
        {
            "pass-with-flag": "le joueur passe, et on le signale",
            "record-invalid": "passer est une faute dans tous les cas",
        },
    ),
    # Draw pile and discards.
    "reshuffle-trigger": OptionText(
        "Quand mélange-t-on la défausse pour former une nouvelle pioche ?",
        "Toutes les éditions désignent le moment où la pioche se vide, "
        "et non celui où l'on a de nouveau besoin d'une carte.",
        {
            "when-emptied": "dès que la dernière carte a quitté la pioche",
            "when-a-card-is-needed": "seulement quand quelqu'un doit piocher et ne le peut pas",
        },
    ),
    "refill-continues-after-reshuffle": OptionText(
        "Le remplissage continue-t-il avec la nouvelle pioche si l'ancienne s'épuise en cours de route ?",
        "Chaque étalage doit avoir sa carte : c'est à la nouvelle pioche de fournir le reste.",
        {
            "continue-to-three": "la nouvelle pioche fournit les cartes qui manquent encore",
            "stop-at-exhaustion": "le remplissage s'arrête là où l'ancienne pioche a pris fin",
        },
    ),
    "cards-exhausted": OptionText(
        "Que faire si la pioche et la défausse réunies ne suffisent pas aux trois étalages ?",
        "Aucune édition ne le dit. "
        "Faire tout ce qui est possible change le moins de choses, "
        "et c'est de toute façon le joueur qui place les cartes.",
        {
            "place-what-exists-player-picks-stalls": "les cartes restantes vont sur les étalages que le joueur choisit",
            "no-refill": "aucun étalage ne reçoit de carte",
        },
    ),
    "discard-facing": OptionText(
        "La défausse est-elle face visible ou face cachée ?",
        "Aucune édition ne le dit, et cela ne déplace aucune carte.",
    ),
    "deck-top-public": OptionText(
        "Une carte face visible sur le dessus de la pioche est-elle connue de tous ?",
        "Aucune édition ne cache la pioche, et chacun peut donc en voir le dessus.",
    ),
    # Payment.
    "superfluous-cards": OptionText(
        "Peut-on payer plus que le coût d'un élément ?",
        "Toutes les éditions permettent de dépasser le coût, sans fixer de limite. "
        "Les exemples ne montrent que des cartes doubles utilisées à moitié.",
        {
            "any-excess": "on peut ajouter toutes les cartes et tous les marchands qu'on veut",
            "no-wholly-unused-card": "chaque carte et chaque marchand doit servir, au moins en partie",
            "exact-only": "le paiement doit correspondre au coût",
        },
    ),
    "payment-sequencing": OptionText(
        "Les éléments d'une visite se paient-ils l'un après l'autre ou tous à la fois ?",
        "Les étapes décrivent un élément à la fois, et des personnages peuvent s'intercaler. "
        "Tout payer d'un coup ne ferait qu'enlever des possibilités.",
        {
            "element-by-element": "l'un après l'autre : des cartes obtenues en chemin peuvent payer l'élément suivant",
            "one-batch": "tous à la fois, avec les cartes qu'on a à ce moment-là",
        },
    ),
    "payment-unit": OptionText(
        "Le coût d'un élément se compte-t-il en ressources ou en cartes ?",
        "Dans toutes les éditions, une carte double vaut deux ressources. Seule une phrase italienne parle de cartes.",
        {
            "resource-units": "en ressources : une carte double compte pour deux",
            "number-of-cards": "en cartes : une carte double compte pour une",
        },
    ),
    "merchant-only-if-missing": OptionText(
        "Peut-on utiliser un marchand alors qu'on a la carte en main ?",
        "Une ressource peut ne manquer que parmi les cartes posées, et personne ne voit la main d'un autre. "
        "L'édition polonaise ne pose même aucune condition.",
        {
            "free-choice": "on peut toujours utiliser un marchand",
            "must-lack-the-card": "un marchand ne peut remplacer qu'une carte que le joueur n'a pas",
        },
    ),
    "merchant-unit": OptionText(
        "Un marchand peut-il remplacer deux ressources ?",
        "Trois éditions disent qu'il en remplace une seule, et l'italienne ne promet pas davantage.",
        {
            "one-unit": "un marchand vaut une ressource",
            "may-stand-for-a-double": "un marchand peut valoir deux ressources de la même sorte",
        },
    ),
    "merchants-per-payment": OptionText(
        "Combien de marchands peut-on mettre dans un paiement ?",
        "Dans toutes les éditions, la première étape parle de marchands au pluriel, "
        "et la française le répète plus loin.",
        {"any-number": "autant qu'on veut", "one": "un marchand par paiement"},
    ),
    "trompe-loeil-function": OptionText(
        "Que remplace une carte Trompe-l'œil ?",
        "Aucune édition n'explique cette carte. "
        "Toutes soulignent qu'un marchand peut remplacer même un artisan, "
        "ce qu'il serait inutile de préciser si elle le pouvait aussi.",
        {
            "wild-any-resource": "une ressource de n'importe quelle sorte, artisan compris",
            "wild-material-only": "une pierre, un marbre, un bois ou un lapis, mais pas un artisan",
            "no-function-known": "on laisse son usage en suspens",
        },
    ),
    "trompe-loeil-amulets": OptionText(
        "Combien d'amulettes coûte une carte Trompe-l'œil ?",
        "Le nombre est imprimé sur la carte. Il est donc donné avec le plateau, et non convenu entre joueurs.",
    ),
    "double-card-amulets": OptionText(
        "Combien d'amulettes coûte une carte double ?",
        "Le nombre est imprimé sur chaque carte. Il est donc donné avec le plateau, et non convenu entre joueurs.",
    ),
    "amulet-timing": OptionText(
        "Quand prend-on les amulettes d'une carte utilisée ?",
        "Trois éditions disent tout de suite, et l'allemande ne précise pas le moment.",
        {"immediately": "tout de suite", "end-of-turn": "quand le tour est fini"},
    ),
    # Building and rewards.
    "quarry-min-elements": OptionText(
        "Une visite à la carrière oblige-t-elle à bâtir ?",
        "Pour toutes les éditions, on y va pour bâtir, et la française fixe le minimum à un élément. "
        "Sinon, on passerait son tour avec un lancer de dés gratuit.",
        {
            "at-least-one": "il faut bâtir au moins un élément",
            "zero-allowed": "une visite peut se borner à lancer les dés",
        },
    ),
    "same-visit-synergy": OptionText(
        "Les éléments d'une même visite comptent-ils pour les récompenses les uns des autres ?",
        "On pose tous les éléments avant de prendre les récompenses. "
        "Et qui choisit l'ordre de construction obtient de toute façon la récompense entière.",
        {
            "final-state": "on compte les récompenses quand tout est en place",
            "sequential": "on compte chaque récompense au moment où son élément est bâti",
            "none": "les éléments d'une même visite ne comptent pas les uns pour les autres",
        },
    ),
    "bundle-bonus-4plus": OptionText(
        "Quel est le bonus pour quatre éléments ou plus dans une visite ?",
        "Trois éditions donnent cinq talents pour trois éléments ou davantage. "
        "Perdre le bonus en bâtissant un quatrième élément n'aurait aucun sens.",
        {"5": "cinq talents, comme pour trois", "none-stated": "aucun, car il n'est question que de deux et de trois"},
    ),
    "bundle-bonus-stacking": OptionText(
        "Le bonus pour trois éléments s'ajoute-t-il à celui pour deux ?",
        "Deux éléments, et trois ou davantage, sont des cas distincts dans toutes les éditions. "
        "Aucune ne parle de sept talents.",
        {
            "replace": "non : trois éléments rapportent cinq talents",
            "add": "oui : trois éléments rapportent sept talents",
        },
    ),
    "throne-pair-counts-two": OptionText(
        "Le piédestal et le trône comptent-ils pour deux éléments ?",
        "Toutes les éditions citent deux pièces et récompensent chacune d'elles.",
        {"two-elements": "ce sont deux éléments", "one-element": "ensemble, ils font un seul élément"},
    ),
    "cost-per-piece": OptionText(
        "Le coût du trône et des obélisques vaut-il pour chaque pièce ?",
        "Les éléments se paient un par un, et chaque pièce a sa propre récompense. Aucune édition ne vend de paire.",
        {"per-piece": "chaque pièce coûte le prix entier", "for-the-pair": "un seul prix paie les deux pièces"},
    ),
    "wall-contact-unit": OptionText(
        "Un mur rapporte-t-il des talents par case de mosaïque ou par mosaïque entière ?",
        "La règle française et les exemples allemand et polonais comptent les cases. "
        "Les autres mots traduisent la même chose.",
        {
            "squares": "un talent par case de mosaïque à côté du mur",
            "mosaic-pieces": "un talent par mosaïque à côté du mur",
        },
    ),
    "wall-contact-geometry": OptionText(
        "Une case de mosaïque qui ne touche un mur que par un coin compte-t-elle ?",
        "Un mur se dresse au bord des jardins et touche les cases qui sont devant lui.",
        {
            "shared-edge-along-the-wall-span": "seules comptent les cases le long du mur",
            "including-diagonal": "les cases qui touchent ses extrémités par un coin comptent aussi",
        },
    ),
    "wall-positions": OptionText(
        "Sur quels côtés des jardins les murs se dressent-ils ?",
        "Neuf murs, c'est trois côtés à trois murs, et la porte occupe le quatrième.",
        {
            "nine-slots-on-three-sides": "sur les trois côtés sans porte",
            "twelve-slots-on-four-sides": "sur les quatre côtés, si bien que trois emplacements restent vides",
        },
    ),
    "door-wall-run": OptionText(
        "Quels murs rapportent des talents pour un montant de porte ?",
        "L'exemple de toutes les éditions compte quatre murs, et quatre murs ne peuvent pas toucher un même coin. "
        "Les éditions française et italienne parlent d'une suite continue.",
        {
            "contiguous-run": "tous les murs qui se suivent sans vide à partir de son coin",
            "directly-touching-only": "seulement le mur qui le touche",
        },
    ),
    "door-run-corners": OptionText(
        "La suite de murs d'un montant continue-t-elle après un angle des jardins ?",
        "Un côté n'a de place que pour trois murs, mais l'exemple en compte quatre.",
        {"run-turns-corners": "elle continue après les angles", "stops-at-corner": "elle s'arrête au premier angle"},
    ),
    "door-run-other-door": OptionText(
        "La suite de murs continue-t-elle au-delà de l'autre montant ?",
        "On ne compte que des murs, et l'ouverture d'une porte n'en est pas un.",
        {
            "stops-at-other-frame": "elle s'arrête à l'autre montant",
            "passes-through": "elle continue derrière l'autre montant",
        },
    ),
    "door-site-choice": OptionText(
        "Quel montant de porte bâtit-on en premier ?",
        "Le bâtisseur choisit parmi les emplacements libres, et seuls les sphinx et le trône ont un ordre.",
    ),
    "retroactive-rewards": OptionText(
        "Un élément rapporte-t-il encore des talents quand on en bâtit un autre à côté plus tard ?",
        "Toutes les éditions récompensent le moment de la construction. Aucune ne dit qui serait payé par la suite.",
    ),
    "talent-bank-shortage": OptionText(
        "Que faire si le trésor n'a plus de talents ?",
        "Il en contient plus qu'une partie n'en distribue, "
        "et il suffit de faire la monnaie si une sorte de jeton vient à manquer.",
    ),
    "talent-measure": OptionText(
        "Les talents se comptent-ils en valeur ou en jetons ?",
        "Les jetons valent de un à dix, et les récompenses sont des sommes. "
        "Si l'on comptait les jetons, un 10 ne vaudrait pas plus qu'un 1.",
    ),
    "talent-change": OptionText(
        "Peut-on faire de la monnaie auprès du trésor ?",
        "Les offres et les dons sont des sommes. "
        "Sans monnaie, qui n'a qu'un jeton de cinq ne pourrait pas donner deux talents.",
    ),
    # Mosaics and sanctuaries.
    "mosaic-orientation": OptionText(
        "Peut-on tourner et retourner une mosaïque ?",
        "Rien ne l'interdit. Et il n'y a douze formes que si une forme et son reflet n'en font qu'une.",
        {
            "rotate-and-flip": "on peut la tourner et la retourner",
            "rotate-only": "on peut la tourner, mais pas la retourner",
            "fixed": "on la pose comme elle est sur la pile",
        },
    ),
    "mosaic-placement-freedom": OptionText(
        "Où peut-on poser une mosaïque dans les jardins ?",
        "Le bâtisseur choisit parmi les places possibles, et les éditions n'en excluent aucune.",
        {
            "any-free-squares": "sur n'importe quelles cases libres",
            "must-touch-a-mosaic": "à côté d'une mosaïque, dès qu'il y en a une",
            "must-start-at-an-edge": "au bord des jardins ou à côté d'une mosaïque",
        },
    ),
    "throne-area-blocks": OptionText(
        "Une mosaïque peut-elle couvrir la place du trône ?",
        "Chaque élément a sa propre place. Une mosaïque posée là rendrait le trône impossible.",
        {
            "reserved-from-start": "ses cases sont réservées dès le départ",
            "free-until-pedestal-built": "ses cases sont libres tant que le piédestal n'est pas en place",
            "not-in-garden": "le trône n'occupe aucune case des jardins",
        },
    ),
    "region-adjacency": OptionText(
        "Des cases libres qui ne se touchent que par un coin vont-elles ensemble ?",
        "Les mosaïques sont des cases jointes par leurs côtés, "
        "donc seuls les côtés comptent pour savoir ce qui tient encore.",
        {
            "orthogonal": "non : seulement les cases qui ont un côté commun",
            "orthogonal-and-diagonal": "oui : un coin commun suffit",
        },
    ),
    "region-boundary": OptionText(
        "Qu'est-ce qui ferme un espace des jardins ?",
        "Ce qui compte, c'est qu'aucune mosaïque n'y tienne, "
        "et aucune ne tient au-delà du bord ni sur la place du trône.",
        {
            "mosaics-edge-and-throne-area": "les mosaïques, le bord des jardins et la place du trône",
            "mosaics-and-edge": "les mosaïques et le bord des jardins",
            "mosaics-only": "les mosaïques seules",
        },
    ),
    "sanctuary-new-region": OptionText(
        "Quels espaces peuvent devenir un sanctuaire quand on pose une mosaïque ?",
        "C'est la mosaïque qui doit créer l'espace. "
        "Ce qui reste de celui où on l'a posée est nouveau, les espaces situés ailleurs ne le sont pas.",
        {
            "component-of-the-region-played-in": "chaque reste de l'espace où la mosaïque a été posée",
            "must-be-cut-off-from-other-free-space": "seulement un espace que la mosaïque coupe d'autres cases libres",
            "any-region-that-became-unfillable": "tout espace où plus rien ne tient, où qu'il soit",
        },
    ),
    "sanctuary-evaluation": OptionText(
        "Quand décide-t-on si un sanctuaire s'est formé ?",
        "Toutes les éditions parlent de la pose d'une seule mosaïque. "
        "Deux mosaïques d'une même visite se jugent l'une après l'autre.",
        {
            "after-each-mosaic": "après chaque mosaïque",
            "end-of-visit": "quand toutes les mosaïques de la visite sont posées",
        },
    ),
    "sanctuary-fit-set": OptionText(
        "Quelles mosaïques ne doivent pas tenir dans un sanctuaire ?",
        "Une mosaïque qui a quitté la partie ne peut plus jamais être bâtie. "
        "La remarque abrégée de l'édition italienne ne s'accorde pas avec sa propre légende.",
        {
            "pieces-still-in-pile": "celles qui sont encore dans la pile",
            "pieces-unbuilt-including-removed": "toutes celles qui ne sont pas bâties, même écartées",
            "lack-of-space-or-all-built": "toutes celles du jeu, sauf si toutes sont bâties",
        },
    ),
    "sanctuary-false-claim": OptionText(
        "Que devient une statue dans un espace qui n'est pas un sanctuaire ?",
        "On peut montrer sans le moindre doute si quelque chose y tient encore, "
        "et aucune édition ne prévoit de pénalité.",
        {
            "claim-void-statue-returned": "la demande est nulle et la statue revient à son propriétaire",
            "statue-stays-no-effect": "la statue reste où elle est, sans effet",
            "accepted-if-unchallenged": "la demande tient si personne ne proteste",
        },
    ),
    "multi-sanctuary-claim": OptionText(
        "Peut-on réclamer deux sanctuaires formés par une seule mosaïque ?",
        "Chaque sanctuaire donne ce droit. Les deux statues d'un joueur sont la seule limite.",
        {
            "one-statue-each": "on peut les réclamer tous les deux, avec une statue pour chacun",
            "one-claim-per-placement": "une mosaïque permet d'en réclamer un au plus",
        },
    ),
    "claim-window": OptionText(
        "Jusqu'à quand peut-on réclamer un nouveau sanctuaire ?",
        "Toutes les éditions le veulent sans délai : avant l'élément suivant, les récompenses, "
        "l'avance de Cléopâtre ou les dés.",
        {
            "before-next-step": "avant de faire quoi que ce soit d'autre",
            "until-end-of-turn": "jusqu'à la fin du même tour",
        },
    ),
    "late-claim-by-creator": OptionText(
        "Le bâtisseur peut-il réclamer son sanctuaire à un tour suivant ?",
        "Deux éditions l'excluent. "
        "Les deux autres n'écartent que les autres joueurs, "
        "mais elles aussi donnent ce droit au moment de la formation.",
        {
            "forbidden": "ce qui n'est pas réclamé aussitôt ne le sera plus",
            "allowed": "le bâtisseur peut encore le réclamer plus tard",
        },
    ),
    "statue-relocation": OptionText(
        "Peut-on déplacer une statue vers un autre sanctuaire ?",
        "Aucune édition ne déplace de statue : deux statues font deux sanctuaires.",
        {
            "forbidden": "une statue reste où elle est",
            "allowed": "on peut déplacer une statue vers un nouveau sanctuaire",
        },
    ),
    "statue-square": OptionText(
        "Sur quelle case d'un sanctuaire la statue se dresse-t-elle ?",
        "Seul le propriétaire importe. La case de la statue compte comme les autres.",
    ),
    "sanctuary-palm-squares": OptionText(
        "Les cases de palmier d'un sanctuaire comptent-elles ?",
        "Toutes les éditions comptent les cases d'un sanctuaire, et aucune ne fait d'exception.",
        {"count-as-squares": "elles comptent comme toutes les autres", "excluded": "elles ne reçoivent pas d'amulette"},
    ),
    "top-check-timing": OptionText(
        "Quand vérifie-t-on si la mosaïque du dessus tient encore ?",
        "Deux éditions vérifient après chaque mosaïque, et les autres le permettent. "
        "Sinon, une mosaïque qui ne tient nulle part bloquerait la deuxième d'une visite.",
        {"after-each-mosaic": "après chaque mosaïque", "after-the-whole-visit": "une seule fois, quand tout est bâti"},
    ),
    "top-check-scope": OptionText(
        "Où la mosaïque du dessus doit-elle encore tenir ?",
        "Trois éditions visent n'importe quelles cases libres. "
        "Par définition, rien ne tient dans un sanctuaire, si bien que le texte polonais éliminerait toute la pile.",
    ),
    "removed-piece-status": OptionText(
        "Une mosaïque écartée peut-elle revenir ?",
        "Trois éditions la retirent de la partie. Elle ne pourrait de toute façon plus jamais tenir.",
    ),
    "mosaic-category-completion": OptionText(
        "Quand les mosaïques sont-elles achevées ?",
        "Toutes les éditions font avancer Cléopâtre quand la pile est vide, "
        "même si des mosaïques n'ont pas pu être posées.",
        {
            "pile-empty-by-building-or-removal": "quand la pile est vide, mosaïques bâties ou écartées",
            "all-twelve-built": "quand les douze sont dans les jardins",
        },
    ),
    "mosaic-empty-double-advance": OptionText(
        "De combien Cléopâtre avance-t-elle quand les mosaïques sont achevées ?",
        "La pile vide et les mosaïques achevées sont un seul événement, raconté à deux endroits.",
        {"once": "d'une case", "twice": "de deux cases : une pour la pile vide, une pour la catégorie"},
    ),
    # Cleopatra and the end.
    "cleopatra-multi-advance": OptionText(
        "De combien Cléopâtre avance-t-elle quand une visite achève deux catégories ?",
        "L'édition française la fait avancer pour chacune. "
        "Et partout, sa cinquième case correspond à cinq catégories achevées.",
        {"one-per-category": "d'une case par catégorie", "one-per-visit": "d'une case par visite"},
    ),
    "cleopatra-recount": OptionText(
        "Les catégories achevées plus tôt font-elles de nouveau avancer Cléopâtre ?",
        "Trois éditions ne comptent que ce qui est achevé dans le tour. Sinon, la partie finirait beaucoup trop tôt.",
    ),
    "cleopatra-advance-timing": OptionText(
        "Quand Cléopâtre avance-t-elle au cours d'une visite ?",
        "Dans toutes les éditions, son étape suit la construction et les récompenses, "
        "et tout ce que bâtit la dernière visite compte donc.",
        {
            "after-all-builds-and-rewards": "quand tout est bâti et récompensé",
            "instantly-per-element": "dès qu'un élément achève une catégorie",
        },
    ),
    "cleopatra-overshoot": OptionText(
        "Cléopâtre peut-elle dépasser sa cinquième case ?",
        "Sa cinquième case met fin à la partie, quoi que l'on ait achevé d'autre.",
    ),
    "end-before-dice": OptionText(
        "Lance-t-on encore les dés quand Cléopâtre atteint sa dernière case ?",
        "Les éditions française et allemande arrêtent la partie sur-le-champ, et les autres ne les contredisent pas.",
        {
            "no-roll": "non : la partie finit aussitôt",
            "finish-the-visit": "oui : on finit la visite, avec les dés et l'offrande",
        },
    ),
    "end-finishes-round": OptionText(
        "Termine-t-on le tour de table quand Cléopâtre atteint sa dernière case ?",
        "Aucune édition ne parle de le terminer, et la française arrête la partie sans attendre.",
        {
            "immediate": "non : plus personne ne joue",
            "equal-turns": "oui : jusqu'à ce que tous aient joué le même nombre de tours",
        },
    ),
    # Dice and offerings.
    "dice-rolls-per-visit": OptionText(
        "Combien de fois lance-t-on les dés quand on bâtit plusieurs éléments dans une visite ?",
        "Bâtir davantage fait partie de la deuxième étape, et les dés sont la dernière. Elle n'a lieu qu'une fois.",
        {"one": "une fois pour la visite", "one-per-element": "une fois par élément"},
    ),
    "scribe-dice-roll": OptionText(
        "Lance-t-on les dés quand on joue un scribe ?",
        "Un scribe tourne un dé. Seule une phrase polonaise parle d'un lancer, et la carte polonaise n'en dit rien.",
        {
            "no-roll": "non : on tourne un dé, et c'est tout",
            "scribe-forces-a-roll": "oui : on lance les dés vierges comme après une visite",
        },
    ),
    "scribe-avert-own-offering": OptionText(
        "Le joueur dont le lancer remplit l'autel peut-il en reprendre un dé avec un scribe ?",
        "Le scribe n'est exclu que pendant le tour des autres. "
        "Pendant son propre tour, on peut le jouer jusqu'au début des offres.",
        {
            "allowed-before-bidding": "oui, tant que personne n'a pris de talents en main",
            "forbidden": "non : l'offrande a lieu",
        },
    ),
    "char-during-offering": OptionText(
        "Peut-on jouer un personnage au milieu d'une offrande ?",
        "Tous les joueurs prennent part à une offrande, et elle se fait d'un trait. "
        "Un mendiant au milieu changerait ce qui a été offert.",
    ),
    "offering-talents-lost": OptionText(
        "Que deviennent les talents offerts ?",
        "Trois éditions les prennent tous, quel que soit le rang. La française n'en parle tout simplement pas.",
        {
            "all-lost": "chacun perd ce qu'il a offert",
            "only-winner-pays": "seule l'offre la plus haute est payée",
            "returned": "chacun reprend ses talents",
        },
    ),
    "zero-bid": OptionText(
        "Peut-on ne rien offrir ?",
        "Aucune édition ne fixe de minimum, et un joueur peut n'avoir aucun talent.",
        {"allowed": "une offre de zéro est valable", "minimum-one": "qui a des talents en offre au moins un"},
    ),
    "offering-all-tied": OptionText(
        "Que se passe-t-il si toutes les offres sont égales ?",
        "Des offres égales partagent un rang, et c'est ici le premier. Aucune édition n'exclut une offre de zéro.",
        {
            "everyone-first": "tous sont premiers et rendent chacun trois amulettes",
            "zero-never-first": "tous sont premiers, mais pas avec une offre de zéro",
            "nobody-first": "personne n'est premier",
        },
    ),
    "offering-tie-ranking": OptionText(
        "Quel rang vient après une égalité ?",
        "Toutes les éditions ont le même exemple : après deux premiers vient un troisième.",
        {
            "competition-1-1-3": "deux premiers, puis un troisième",
            "dense-1-1-2": "deux premiers, puis un deuxième",
            "worse-rank-for-ties": "deux deuxièmes, puis un troisième",
        },
    ),
    "offering-removal-optional": OptionText(
        "Le joueur qui offre le plus doit-il rendre trois amulettes ?",
        "La règle lui demande de les rendre ; seul l'exemple d'égalité, dans certaines éditions, ressemble à un choix.",
        {"mandatory": "oui : trois, ou toutes s'il en a moins", "optional": "non : il peut en rendre moins"},
    ),
    "offering-turn-resumes": OptionText(
        "Le tour continue-t-il après une offrande ?",
        "Un scribe peut amener une offrande avant l'action du tour, et cette action reste à faire.",
        {"turn-goes-on": "le tour continue", "turn-ends": "le tour est fini"},
    ),
    "amulet-supply-limit": OptionText(
        "Que faire s'il n'y a plus d'amulettes ?",
        "Aucune édition ne permet d'en prendre moins parce que la réserve est vide.",
    ),
    # Characters.
    "char-window": OptionText(
        "Quand peut-on jouer un personnage pendant son tour ?",
        "Toutes les éditions disent à tout moment de son propre tour, sans exception.",
        {
            "any-moment-of-own-turn": "à tout moment, même entre deux éléments",
            "not-inside-a-step": "entre les étapes du tour, et non au milieu d'une étape",
        },
    ),
    "char-multiple-per-turn": OptionText(
        "Combien de personnages peut-on jouer dans un tour ?",
        "Aucune édition ne fixe de limite.",
        {"unlimited": "autant qu'on veut", "one": "un par tour"},
    ),
    "char-discard-order": OptionText(
        "Un personnage va-t-il à la défausse avant ou après son effet ?",
        "Trois éditions le défaussent d'abord. Cela n'importe que si l'effet touche à la défausse.",
        {
            "discard-then-effect": "la carte va d'abord à la défausse, puis elle agit",
            "effect-then-discard": "la carte agit d'abord, puis elle va à la défausse",
        },
    ),
    "char-void-effect": OptionText(
        "Peut-on jouer un personnage qui ne peut avoir aucun effet ?",
        "Seul le contrebandier a une condition. Les amulettes sont le prix de la carte jouée, pas de la réussite.",
        {
            "legal-cost-still-paid": "oui, et on prend quand même les amulettes",
            "illegal": "non : une carte sans effet reste en main",
        },
    ),
    "free-trade": OptionText(
        "Les joueurs peuvent-ils faire du troc entre eux ?",
        "Seuls le mendiant et l'ambassadeur font passer quelque chose d'un joueur à l'autre. "
        "Un droit au troc demanderait une règle.",
        {
            "forbidden": "seulement par le mendiant et l'ambassadeur",
            "allowed": "les joueurs troquent comme ils veulent",
        },
    ),
    "beggar-targets": OptionText(
        "Qui doit donner au mendiant ?",
        "Trois éditions disent chaque adversaire. Se donner quelque chose à soi-même ne change rien.",
    ),
    "beggar-partial": OptionText(
        "Que faire si un joueur n'a qu'un talent et aucune carte standard pour le mendiant ?",
        "Le mendiant prend deux talents ou une carte. Un talent n'est ni l'un ni l'autre.",
        {
            "gives-nothing-shows-hand": "il ne donne rien et montre sa main",
            "gives-1-talent": "il donne son unique talent",
        },
    ),
    "beggar-trompe-loeil": OptionText(
        "Peut-on donner une carte Trompe-l'œil au mendiant ?",
        "Toutes les éditions nomment les cinq sortes qu'on peut donner, et cette carte est corrompue.",
        {
            "not-givable": "non : seulement les cinq sortes standard",
            "givable": "oui : seules les cartes doubles sont exclues",
        },
    ),
    "beggar-card-secrecy": OptionText(
        "Les autres voient-ils la carte donnée à un mendiant ?",
        "Aucune édition ne le dit, et rien n'en dépend.",
    ),
    "beggar-proof-scope": OptionText(
        "Qui voit la main d'un joueur qui ne peut rien donner au mendiant ?",
        "Les éditions font montrer les cartes à celui qui joue le mendiant. Rien ne change de main.",
    ),
    "courtesan-self-pick": OptionText(
        "Une courtisane peut-elle se reprendre elle-même dans la défausse ?",
        "Elle s'y trouve déjà, et on peut prendre n'importe quelle carte. C'est inutile plutôt qu'interdit.",
        {"allowed": "elle peut se reprendre elle-même", "forbidden": "elle doit prendre une autre carte"},
    ),
    "courtesan-empty-discard": OptionText(
        "Peut-on jouer une courtisane quand il n'y a rien à reprendre ?",
        "Aucune édition n'exige qu'il y ait une carte à reprendre.",
        {
            "legal-no-card-cost-paid": "oui : elle ne rapporte pas de carte et coûte son amulette",
            "illegal": "non : il faut une carte à reprendre",
        },
    ),
    "courtesan-reuse-payment": OptionText(
        "Une courtisane peut-elle reprendre une carte qui a payé un élément de la même visite ?",
        "Les cartes payées sont dans la défausse, et on peut jouer une courtisane entre deux éléments.",
        {
            "allowed": "oui, et la carte peut payer encore une fois",
            "not-in-the-same-visit": "non : les cartes payées dans cette visite restent où elles sont",
        },
    ),
    "courtesan-may-reveal": OptionText(
        "La carte reprise avec une courtisane doit-elle rester secrète ?",
        "Trois éditions disent seulement que rien n'oblige à la montrer.",
    ),
    "envoy-kinds": OptionText(
        "Un ambassadeur peut-il rapporter des cartes de plusieurs sortes ?",
        "Trois éditions limitent ce qu'on peut demander, mais les dons sont libres des deux côtés. "
        "On ne peut donc pas prouver qu'une carte d'une autre sorte est une faute.",
        {
            "one-kind": "non : une sorte de ressource par ambassadeur",
            "any-kinds": "oui : toutes les ressources standard",
        },
    ),
    "envoy-cards-per-opponent": OptionText(
        "Combien de cartes un ambassadeur peut-il rapporter d'un même adversaire ?",
        "Deux éditions parlent d'une carte et deux de plusieurs. "
        "Toutes comptent une amulette par carte, ce qui fait penser à plusieurs.",
        {"one": "une par adversaire", "any-number": "autant que l'adversaire en donne"},
    ),
    "envoy-opponent-subset": OptionText(
        "Un ambassadeur peut-il ne s'adresser qu'à certains adversaires ?",
        "On peut demander à tous et n'accepter que de quelques-uns : cela revient au même.",
    ),
    "envoy-alternative-offers": OptionText(
        "Un adversaire peut-il proposer à l'ambassadeur autre chose que ce qu'il demande ?",
        "L'édition italienne permet d'autres propositions. "
        "Dans toutes les éditions, l'ambassadeur ne s'occupe que de ressources standard.",
        {
            "allowed-standard-cards-only": "oui : une autre ressource standard",
            "allowed-anything": "oui : n'importe quoi, y compris cartes corrompues et talents",
            "forbidden": "non : seulement ce qu'il demande",
        },
    ),
    "envoy-giver-no-amulet": OptionText(
        "Que faire si l'adversaire qui donne une carte à l'ambassadeur n'a pas d'amulette ?",
        "On fait tout ce qui est possible, comme pour le joueur qui offre le plus et qui a moins de trois amulettes.",
        {
            "card-only": "la carte change de main sans amulette",
            "no-transfer": "la carte ne peut pas être donnée",
            "amulet-from-supply": "l'amulette vient de la réserve",
        },
    ),
    "envoy-zero-use": OptionText(
        "Peut-on jouer un ambassadeur sans accepter aucune carte ?",
        "On peut refuser toutes les propositions, et l'ambassadeur ne coûte alors rien.",
        {"legal": "oui, ne serait-ce que pour s'en débarrasser", "illegal": "non : il doit rapporter une carte"},
    ),
    "scribe-mode-a-needs-build": OptionText(
        "La mosaïque choisie avec un scribe doit-elle être bâtie dans la même visite ?",
        "Dans toutes les éditions, le scribe change seulement la mosaïque que l'on bâtit, "
        "et le coût se paie comme d'habitude.",
        {
            "needs-a-mosaic-build-this-visit": "oui : on la bâtit dans la même visite",
            "may-reserve-a-piece": "non : on peut la garder pour plus tard",
        },
    ),
    "scribe-per-mosaic": OptionText(
        "Combien de mosaïques peut-on choisir avec un seul scribe ?",
        "Toutes les éditions parlent d'une seule mosaïque.",
        {"one-piece-per-scribe": "une mosaïque", "whole-visit": "toutes les mosaïques de la visite"},
    ),
    "scribe-from-removed": OptionText(
        "Un scribe peut-il choisir une mosaïque écartée ?",
        "Une telle mosaïque est hors jeu et ne tient nulle part.",
    ),
    "smuggler-timing": OptionText(
        "Quand peut-on jouer un contrebandier ?",
        "Trois éditions demandent seulement plus de dix cartes, et les personnages se jouent à tout moment.",
        {
            "any-moment-above-10": "à tout moment, avec plus de dix cartes en main",
            "end-of-turn-only": "à la fin du tour",
        },
    ),
    "smuggler-self-count": OptionText(
        "Le contrebandier compte-t-il lui-même parmi les cartes au-delà de dix ?",
        "Tant qu'il n'est pas joué, c'est une carte en main.",
        {"counts": "oui : onze cartes avec lui suffisent", "does-not-count": "non : il en faut onze autres"},
    ),
    "smuggler-total-cost": OptionText(
        "Combien d'amulettes un contrebandier coûte-t-il en tout ?",
        "L'édition polonaise dit qu'il n'y a que le prix de la carte, et les autres parlent d'une seule amulette.",
        {
            "1-in-all": "une amulette en tout",
            "1-for-the-card-plus-1-for-the-excess": "deux : une pour lui et une pour les cartes au-delà de dix",
        },
    ),
    "smuggler-coverage": OptionText(
        "Un contrebandier couvre-t-il les cartes qui arrivent après lui dans le même tour ?",
        "L'édition française parle de la fin du tour, et les autres de toutes les cartes.",
        {
            "whole-turn": "oui : toutes les cartes de ce tour",
            "cards-held-when-played": "non : seulement les cartes en main quand on le joue",
        },
    ),
    "vizier-short-deck": OptionText(
        "Que faire si la pioche a moins de cinq cartes pour le vizir ?",
        "Une pioche vide est toujours remplacée, et pas seulement pendant un remplissage.",
        {
            "reshuffle-and-complete": "on mélange la défausse et on y pioche le reste",
            "only-what-is-left": "le vizir ne reçoit que ce qui reste",
        },
    ),
    "vizier-keep-zero": OptionText(
        "Peut-on ne garder aucune des cartes du vizir ?",
        "Aucune édition ne fixe de minimum.",
        {"0-to-5": "oui : de zéro à cinq", "1-to-5": "non : au moins une"},
    ),
    "vizier-number-public": OptionText(
        "Le nombre de cartes gardées avec le vizir est-il secret ?",
        "Seules les sortes de cartes sont secrètes. Le nombre se voit aux amulettes et à la défausse.",
    ),
    # Final scoring.
    "sanctuary-purge-optional": OptionText(
        "Un joueur doit-il mettre des amulettes sur ses sanctuaires à la fin ?",
        "Les étapes finales le demandent à tous, et personne ne gagne à garder des amulettes.",
        {"automatic": "oui : une amulette sur chaque case", "optional": "non : on peut garder des amulettes"},
    ),
    "sanctuary-purge-cap": OptionText(
        "Les sanctuaires peuvent-ils faire passer un joueur au-dessous de zéro amulette ?",
        "On ne peut pas poser des amulettes qu'on n'a pas. Les cases en trop restent vides.",
        {
            "at-most-amulets-held": "non : zéro est le minimum",
            "negative-allowed": "oui : les cases en trop comptent au-dessous de zéro",
        },
    ),
    "croc-tie": OptionText(
        "Qui est dévoré si plusieurs joueurs ont le plus d'amulettes ?",
        "Trois éditions les livrent tous au crocodile, et la polonaise ne parle pas d'égalité.",
        {"all-tied-eaten": "tous", "nobody": "aucun d'eux", "one": "un seul d'entre eux"},
    ),
    "all-eaten": OptionText(
        "Qui gagne si tous les joueurs sont dévorés ?",
        "Tous ont le plus d'amulettes à égalité, et il ne reste donc personne pour gagner. "
        "Le crocodile ne reste à jeun que si personne n'a d'amulette.",
        {
            "no-winner": "personne",
            "all-survive": "personne n'est dévoré, et le plus riche gagne",
            "richest-of-all": "le plus riche des dévorés",
        },
    ),
    "merchant-bonus-eaten": OptionText(
        "Les joueurs dévorés reçoivent-ils des talents pour leurs marchands ?",
        "Toutes les éditions parlent ici des survivants. Un joueur dévoré ne peut de toute façon pas gagner.",
        {"survivors-only": "non : seulement les survivants", "everyone": "oui : tout le monde"},
    ),
    "tiebreak-amulet-count": OptionText(
        "Quelles amulettes départagent les joueurs à égalité ?",
        "L'édition allemande vise celles qui restent, et les autres sont alors déjà sur les sanctuaires.",
        {
            "after-sanctuaries": "celles qui restent après les sanctuaires",
            "before-sanctuaries": "toutes celles qu'on avait avant les sanctuaires",
        },
    ),
    "tiebreak-pool": OptionText(
        "Entre quels joueurs les amulettes décident-elles d'une égalité ?",
        "Trois éditions ne comparent que les joueurs à égalité. "
        "Un joueur plus pauvre ne peut pas profiter de l'égalité des autres.",
        {"tied-players-only": "entre les joueurs à égalité seulement", "all-survivors": "entre tous les survivants"},
    ),
    "final-tie": OptionText(
        "Que faire si les amulettes ne départagent pas non plus les joueurs ?",
        "Aucune édition n'a d'autre critère.",
        {"shared-victory": "les joueurs à égalité gagnent ensemble", "undecided": "aucun vainqueur n'est désigné"},
    ),
    "loser-ranking": OptionText(
        "Comment attribue-t-on les autres places ?",
        "Toutes les éditions ne désignent qu'un vainqueur. Un classement est une coutume de la table.",
        {
            "winner-only": "il y a un vainqueur, et le reste n'est pas classé",
            "survivors-by-wealth-then-eaten": "les survivants selon leurs talents, puis les dévorés",
        },
    ),
    # Open or hidden.
    "peek-own-amulets": OptionText(
        "Peut-on regarder ses propres amulettes ?",
        "Deux éditions le permettent à tout moment, et aucune ne l'interdit.",
    ),
    "hand-size-public": OptionText(
        "Doit-on dire combien de cartes on a en main ?",
        "Chacun peut tenir le compte, et sans ce nombre personne ne pourrait surveiller la limite.",
    ),
    "holdings-announced": OptionText(
        "Annonce-t-on les talents et les amulettes qu'on gagne ?",
        "Chaque gain découle de quelque chose que tous peuvent voir. Seuls les totaux sont cachés.",
    ),
}
