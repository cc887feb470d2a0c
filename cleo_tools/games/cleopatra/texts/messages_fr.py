"""What each finding says, in French."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "C101": Message("le jeu se joue de trois à cinq, ici {number:joueur|joueurs}", "", ""),
    "C102": Message("{player} reçoit {given:carte|cartes}", "chacun en reçoit trois"),
    "C103": Message("{player} reçoit deux fois sa main de départ", "de nouveau ici", related="distribuée ici"),
    "C104": Message("la pile de mosaïques contient deux fois {pieces}", "une seule pièce de chaque forme"),
    "C105": Message(
        "la pile de mosaïques a {given:pièce|pièces}, la boîte en contient {whole}",
        "",
        "écrivez `...` pour la partie de la pile que personne n'a vue",
    ),
    "C106": Message("l'étalage {stall} est vide à l'ouverture du marché", "il y a une carte sur chaque étalage"),
    "C107": Message("aucune interprétation ne s'appelle `{option}`", "inconnue", "`cleo rulings` les énumère toutes"),
    "C108": Message("`{option}` n'a pas de valeur `{value}`", "", "ses valeurs : {values}"),
    "C109": Message("`{option}` est fixé et ne peut pas être changé", "sans effet", "{reason}"),
    "C110": Message("{player} ne peut pas avoir cette carte : {card}", "pas dans la main", "la main : {hand}"),
    "C111": Message("{player} n'a plus de carte à poser", "la main est vide"),
    "C112": Message(
        "carte {card} numéro {number} : la boîte n'en contient que {limit}",
        "une de trop",
        "celles qu'on a vues : {where}",
    ),
    "C113": Message("plateau inutilisable : {problem}", "", "partie jugée sur le plateau `standard`"),
    "C114": Message(
        "aucune donne n'explique {where}",
        "ici cela devient impossible",
        related="on l'a vu",
    ),
    "C115": Message(
        "aucune donne ne rend tout cela permis : {where}",
        "quelles que soient les cartes cachées, tout n'est pas permis",
        related="et ceci",
    ),
    "C201": Message(
        "{player} joue hors de son tour : c'est à {expected}", "c'est à {expected}", related="le tour précédent"
    ),
    "C202": Message("{player} fait une deuxième action dans son tour", "un tour, une action", related="la première"),
    "C203": Message(
        "{player} ne fait rien pendant ce tour",
        "aucune action",
        "un tour comprend une action : `marché` ou `carrière`",
    ),
    "C204": Message(
        "{player} passe, mais il y a quelque chose à faire",
        "on ne passe pas",
        "prenez un étalage ou bâtissez",
    ),
    "C205": Message(
        "{player} joue un tour après la fin de la partie", "la partie est finie", related="la partie s'est finie ici"
    ),
    "C206": Message("la partie est finie, il ne se passe plus rien", "trop tard", related="la partie s'est finie ici"),
    "C207": Message(
        "l'offrande a mis fin au tour : {player} ne peut plus rien faire", "trop tard", related="l'offrande"
    ),
    "C208": Message("{player} passe", "une faute à cette table"),
    "C209": Message("{player} passe : aucune action n'est possible", "noté"),
    "C210": Message("{player} agit alors que c'est à {active}", "ce n'est pas à {player}"),
    "C301": Message(
        "{given:carte prise|cartes prises} sur l'étalage {stall}, {cards:s'y trouve|s'y trouvent}",
        "on prend toutes les cartes d'un étalage",
        "sur l'étalage : {lying}",
    ),
    "C302": Message("l'étalage {stall} est vide", "rien à prendre", "prenez un étalage qui a des cartes"),
    "C303": Message("{player} remplit les étalages sans visite au marché", "", "on ne les remplit qu'après `marché`"),
    "C304": Message(
        "un étalage ne reçoit pas de carte (étalage {stalls})",
        "{coming:carte vient|cartes viennent} de la pioche",
        "chaque étalage reçoit une carte ; quand la pioche est vide, la défausse la remplace",
    ),
    "C305": Message(
        "{given:carte arrive|cartes arrivent} sur les étalages, alors qu'il en reste {coming:en tout|en tout}",
        "il ne reste pas de carte pour cet étalage",
        "écrivez `-` là où aucune carte n'est venue",
    ),
    "C306": Message(
        "trop de cartes {facing} : dans une pioche de {size:carte|cartes}, il y en a au plus {limit} ainsi",
        "",
        "la moitié de la pioche est face visible, l'autre face cachée ; "
        "écrivez `(S)` pour une carte connue mais cachée",
    ),
    "C307": Message(
        "{player} ne remplit pas les étalages", "il manque le remplissage", "chaque étalage reçoit une carte"
    ),
    "C308": Message("pas de carte {card} sur l'étalage {stall}", "pas sur cet étalage", "sur l'étalage : {lying}"),
    "C309": Message("les étalages sont remplis deux fois", "de nouveau ici", related="d'abord ici"),
    "C310": Message(
        "{player} règle un excédent de cartes dans un tour sans visite au marché",
        "la limite ne joue pas ici",
    ),
    "C311": Message("{player} a {cards:carte|cartes} : aucun excédent à régler", "la limite est de dix"),
    "C312": Message(
        "{player} défausse des cartes et paie pour d'autres",
        "l'un ou l'autre",
        "défaussez pour revenir à dix (1 amulette en tout), ou gardez tout (1 amulette par carte en trop)",
    ),
    "C313": Message(
        "{player} défausse {given} de ses {cards:carte|cartes}, {left:reste|restent}",
        "pour revenir à dix : {right}",
        "défaussez-en {right}, ou gardez tout",
    ),
    "C314": Message(
        "{player} finit son tour avec {cards:carte|cartes}, et le compte rendu ne dit pas ce qu'elles deviennent",
        "{excess} de trop",
        "défaussez-en {excess} (1 amulette), gardez tout (`garder`, amulettes : {excess}) ou jouez un contrebandier",
    ),
    "C315": Message("{player} a déjà réglé l'excédent avec un contrebandier", "plus rien à régler"),
    "C316": Message("{player} règle l'excédent {when}", "pas maintenant", "réglez-le {right}"),
    "C317": Message(
        "{player} remplit les étalages avec {cards:carte|cartes} en main, {excess} de trop",
        "réglez d'abord la main",
        "défaussez-en {excess} (1 amulette), gardez tout (amulettes : {excess}) ou jouez un contrebandier",
    ),
    "C318": Message(
        "il ne reste pas assez de cartes pour trois étalages : à cette table, on n'en pose aucune", "pas de remplissage"
    ),
    "C320": Message(
        "la pioche est reformée alors qu'il y reste {cards:carte|cartes}", "trop tôt", "on épuise d'abord la pioche"
    ),
    "C321": Message("la pioche est reformée avant qu'on ait besoin d'une carte", "trop tôt à cette table"),
    "C401": Message(
        "{player} bâtit ou paie hors d'une visite à la carrière",
        "aucune visite",
        "écrivez `carrière` avant le premier élément",
    ),
    "C402": Message("`{element}` n'a pas d'emplacement {site}", "n'existe pas", "libres : {free}"),
    "C403": Message("`{element} {site}` est déjà bâti", "occupé", "libres : {free}", related="bâti ici"),
    "C404": Message("plus de `{element}` : la carrière en avait {limit}", "épuisé", related="le dernier"),
    "C405": Message(
        "sphinx {site} avant le sphinx {following}", "c'est au tour du numéro {following}", related="le dernier"
    ),
    "C406": Message(
        "le trône est bâti avant son piédestal", "pas encore de piédestal", "bâtissez d'abord le piédestal"
    ),
    "C407": Message("la mosaïque {piece} occupe la place du piédestal", "pas de place", related="posée ici"),
    "C410": Message("`{element}` rapporte {right} talents, et non {given}", "{sum}"),
    "C421": Message("la carte {card} est un personnage et ne paie rien", "pas une ressource"),
    "C422": Message(
        "{player} dépense {given:marchand|marchands} et en a {have}", "un de trop", related="déjà dépensé ici"
    ),
    "C423": Message(
        "un trompe-l'œil ne remplace pas un artisan",
        "un matériau seulement",
        "pierre, marbre, bois ou lapis ; un marchand, lui, peut le faire",
    ),
    "C424": Message("{player} paie après la récompense", "trop tard", "on paie d'abord", related="décompté ici"),
    "C425": Message(
        "paiement incomplet pour {player}, il manque : {missing}",
        "manque : {missing}",
        "le coût : {cost}",
        related="à payer",
    ),
    "C426": Message("{player} ne paie rien", "impayé", "le coût : {cost}"),
    "C427": Message("on paie plus que le coût", "cartes inutiles", "le coût : {cost}"),
    "C428": Message(
        "{player} paie avec des cartes arrivées pendant la visite",
        "un seul paiement, avant tout le reste",
        related="arrivées ici",
    ),
    "C429": Message("à cette table, personne ne sait ce que remplace un trompe-l'œil", "ne paie rien"),
    "C430": Message("{elements:élément rapporte|éléments rapportent} un bonus de {right}, et non {given}", "{right}"),
    "C431": Message("{player} bâtit après la récompense", "trop tard", "on bâtit d'abord tout", related="décompté ici"),
    "C432": Message(
        "`{element}` après l'achèvement de la cinquième catégorie",
        "la partie est finie",
        related="le dernier élément",
    ),
    "C433": Message("{player} ne bâtit rien à la carrière", "une visite pour rien", "bâtissez au moins un élément"),
    "C434": Message(
        "{given:marchand|marchands} pour {elements:élément|éléments}",
        "un par élément",
        "payez le reste avec des cartes",
    ),
    "C435": Message("{player} dépense un marchand malgré la carte {card} en main", "{card} est dans la main"),
    "C501": Message("ces cases ne forment pas de mosaïque : {squares}", "pas cinq cases d'un seul tenant"),
    "C502": Message("ces cases sont la mosaïque {found}, et non {piece}", "{squares} : c'est {found}"),
    "C503": Message(
        "la mosaïque {piece} n'est pas sur le dessus de la pile",
        "{top} est sur le dessus",
        "bâtissez {top}, ou jouez `scribe choisit {piece}`",
    ),
    "C504": Message("la mosaïque {piece} est déjà bâtie", "il n'y a qu'une seule {piece}", related="bâtie ici"),
    "C505": Message("la case {square} est couverte par la mosaïque {piece}", "pas libre", related="posée ici"),
    "C506": Message("la case {square} est réservée au trône", "pas de mosaïque ici"),
    "C507": Message("la case {square} n'est pas sur ce plateau", "hors du jardin"),
    "C508": Message(
        "le scribe a choisi {picked}, et c'est {piece} qui est bâtie", "pas {picked}", related="choisie ici"
    ),
    "C509": Message("la mosaïque {piece} a quitté la partie", "hors jeu"),
    "C510": Message("la mosaïque {piece} est mise de côté pour {owner}", "pas dans la pile"),
    "C511": Message("à cette table, la mosaïque {piece} ne peut pas être posée dans ce sens", "tournée"),
    "C512": Message("cette mosaïque n'en touche aucune autre", "isolée", related="la dernière mosaïque"),
    "C513": Message("cette mosaïque ne touche ni le bord ni une autre", "isolée"),
    "C514": Message(
        "{top} est sur le dessus de la pile et ne tient nulle part : {piece} ne peut pas encore être bâtie",
        "{top} est sur le dessus",
        "jouez `scribe choisit {piece}`",
    ),
    "C520": Message(
        "{player} n'a plus de statue", "deux statues, deux sanctuaires", related="une statue posée par {player}"
    ),
    "C521": Message("la case {square} n'est pas libre", "couverte", related="posée ici"),
    "C522": Message(
        "pas de sanctuaire : la mosaïque {piece} tient encore sur {squares}",
        "{size:case|cases}, {piece} y tient",
        "l'espace : {region}",
    ),
    "C523": Message("ce sanctuaire est à {owner}", "déjà réclamé", related="statue posée par {owner}"),
    "C524": Message(
        "{maker} a formé ce sanctuaire, {player} ne peut pas le réclamer",
        "pas à {player}",
        related="formé ici",
    ),
    "C525": Message(
        "{player} réclame ce sanctuaire trop tard", "seulement dès sa formation", related="c'était le moment"
    ),
    "C526": Message(
        "{player} n'a pas formé ce sanctuaire avec une mosaïque de ce tour", "à personne", "l'espace : {region}"
    ),
    "C527": Message("à cette table, l'espace de la case {square} n'est pas fermé", "ouvert"),
    "C528": Message("{player} réclame un deuxième sanctuaire pour une mosaïque", "un seul par mosaïque"),
    "C529": Message("{player} déplace une statue", "une statue reste où elle est", related="placée ici"),
    "C530": Message("{player} n'a pas de statue sur {square}", "rien à déplacer"),
    "C531": Message(
        "pas de sanctuaire à cette table : bâtie ou non, la mosaïque {piece} tiendrait sur {squares}",
        "{size:case|cases}, place pour {piece}",
        "l'espace : {region}",
    ),
    "C540": Message("la mosaïque {piece} tient encore et reste sur la pile", "tient sur {squares}"),
    "C541": Message("la mosaïque {piece} n'est pas dans la pile", "bâtie ou hors jeu"),
    "C542": Message("la mosaïque {piece} quitte la pile sans qu'une mosaïque soit bâtie", "rien à vérifier"),
    "C543": Message("{top} est sur le dessus de la pile, et non {piece}", "{top} tient encore"),
    "C544": Message(
        "la mosaïque {piece} ne peut pas être sur le dessus",
        "pas dans la pile",
        "il reste : {pieces}",
        related="bâtie ici",
    ),
    "C545": Message(
        "la mosaïque {piece} ne tient nulle part et quitte la partie",
        "ne peut pas rester sur le dessus",
        "écrivez `écarter {piece}`",
    ),
    "C546": Message("la pile de mosaïques n'est pas vide", "il reste : {pieces}"),
    "C547": Message("sur le dessus de la pile, il y a {top}, et non {piece}", "{top} tient encore"),
    "C601": Message("Cléopâtre est sur la case {right}, et non {given}", "case {right}", "achevé : {complete}"),
    "C610": Message("{player} lance les dés sans visite à la carrière", "pas de lancer prévu"),
    "C611": Message(
        "{given:dé lancé|dés lancés}, {right:vierge|vierges}",
        "{altar} sur l'autel",
        "lancez-en {right}",
        related="comment ils sont venus sur l'autel",
    ),
    "C612": Message("{player} ne lance pas les dés", "il manque le lancer", "lancez {dice:dé|dés}"),
    "C613": Message("un lancer de dés en trop", "un de trop", related="le lancer précédent"),
    "C614": Message("{player} doit encore lancer les dés", "il manque un lancer", "lancez {dice:dé|dés}"),
    "C620": Message("une offrande avec {altar:dé|dés} sur l'autel", "il en faut cinq"),
    "C621": Message("cinq dés sur l'autel, mais pas d'offrande", "il manque l'offrande"),
    "C622": Message("{player} offre deux fois", "de nouveau ici"),
    "C623": Message("{player} offre {given:talent|talents} et en a {have}", "{player} n'en a pas autant"),
    "C624": Message("{player} n'offre rien", "au moins un talent à cette table"),
    "C625": Message("amulettes pour {player} : {right}, et non {given}", "{right}", "-3, +1, +2, +3, +4 selon le rang"),
    "C626": Message("il manque une offre : {players}", "chacun offre quelque chose, fût-ce 0"),
    "C702": Message("{player} joue la carte {card} alors que c'est à {active}", "ce n'est pas à {player}"),
    "C703": Message("un deuxième personnage dans le même tour", "un seul à cette table", related="le premier"),
    "C704": Message("un personnage au milieu d'une étape", "pas maintenant", related="l'étape a commencé ici"),
    "C705": Message("personne ne peut rien donner à ce mendiant", "à cette table, pas de personnage sans effet"),
    "C710": Message("{player} ne peut rien donner à son propre mendiant", "les adversaires seulement"),
    "C711": Message("{player} ne donne ni deux talents ni une carte standard", "l'un ou l'autre"),
    "C712": Message("{player} ne donne rien, malgré {have} talents", "deux talents ou une carte"),
    "C713": Message("{player} donne {given:talent|talents} et en a {have}", "{player} n'en a pas autant"),
    "C714": Message("main impossible pour {player} : {given}", "montrée au mendiant", "la main : {hand}"),
    "C715": Message("{player} donne la carte {card} à un mendiant", "on ne donne pas de carte corrompue"),
    "C716": Message("{player} répond deux fois", "de nouveau ici"),
    "C717": Message("il manque une réponse au mendiant : {players}", "chaque adversaire répond"),
    "C718": Message("{player} ne donne rien, malgré {cards} en main", "deux talents ou une carte"),
    "C719": Message("{player} a un talent et ne donne rien", "un talent à cette table"),
    "C720": Message("la carte {card} n'est pas dans la défausse", "absente", "dans la défausse : {lying}"),
    "C721": Message("rien dans la défausse pour une courtisane", "on ne la joue pas à cette table"),
    "C722": Message(
        "la défausse est vide : la courtisane ne prend rien", "rien à prendre", "écrivez `courtisane prend rien`"
    ),
    "C723": Message(
        "la carte {card} a servi à payer dans cette visite et reste dans la défausse",
        "pas dans la même visite",
        related="payée ici",
    ),
    "C724": Message("à cette table, la courtisane ne peut pas se reprendre elle-même", "pas elle-même"),
    "C730": Message(
        "{player} donne à un ambassadeur autre chose qu'une ressource standard", "ressources standard seulement"
    ),
    "C731": Message(
        "un ambassadeur rapporte des cartes de plusieurs sortes : {kinds}", "une seule sorte à cette table"
    ),
    "C732": Message("{player} donne {number:carte|cartes} à un ambassadeur", "une carte par adversaire à cette table"),
    "C733": Message("{player} donne la carte {card}, mais on demandait {asked}", "pas ce qu'on demandait"),
    "C734": Message("{player} n'a pas assez d'amulettes pour en donner une par carte", "amulettes : {have}"),
    "C735": Message("un ambassadeur sans carte", "on ne le joue pas à cette table"),
    "C736": Message("{player} ne peut pas répondre à son propre ambassadeur", "les adversaires seulement"),
    "C740": Message(
        "il ne reste pas de mosaïque à choisir pour un scribe",
        "la pile est vide",
        "un scribe peut encore tourner un dé",
    ),
    "C741": Message(
        "{player} choisit {piece} avec un scribe, mais aucune mosaïque n'est bâtie",
        "il faut une mosaïque dans la même visite",
    ),
    "C742": Message("la mosaïque {piece} n'est pas dans la pile", "bâtie ou hors jeu", "il reste : {pieces}"),
    "C743": Message("tous les dés sont sur l'autel : aucun à lever", "pas de dé vierge"),
    "C744": Message("l'autel est vide : aucun dé à baisser", "pas de dé ici"),
    "C745": Message(
        "à cette table, un scribe ne peut pas empêcher cette offrande", "trop tard", related="le cinquième dé"
    ),
    "C750": Message(
        "{player} a {cards:carte|cartes} : un contrebandier en demande plus de dix", "la limite n'est pas dépassée"
    ),
    "C751": Message("{player} joue un contrebandier avant la fin du tour", "trop tôt à cette table"),
    "C752": Message(
        "{player} a {cards:carte|cartes} sans le contrebandier, qui ne compte pas ici", "la limite n'est pas dépassée"
    ),
    "C760": Message("le vizir pioche {right:carte|cartes}, mais {given:est nommée|sont nommées}", "{right} en tout"),
    "C761": Message("le vizir ne garde rien", "au moins une carte à cette table"),
    "C770": Message(
        "{player} et {other} font un troc",
        "pas de troc",
        "les cartes ne changent de main que par un mendiant ou un ambassadeur",
    ),
    "C771": Message("{player} n'a pas tout ce qui est troqué", "absent"),
    "C801": Message("amulettes pour {player} : {right}, et non {given}", "{right}"),
    "C802": Message("la nouvelle pioche a {right:carte|cartes}, et non {given}", "{right}"),
    "C810": Message("`{quantity}`{whose} : {right} selon les règles, {given} sur la table", "{right}"),
    "C811": Message("main impossible pour {player} : {given}", "impossible", "la main : {hand}"),
    "C812": Message("les jetons {tokens} ne font pas {amount}"),
    "C813": Message("`{quantity}` se compte pour un joueur, et aucun n'est nommé", "de qui ?"),
    "C814": Message("`{quantity}` concerne la table, pas un joueur", "sans le nom"),
    "C815": Message("il n'y a pas de jeton de {token}", "", "les jetons sont de 1, 2, 5 et 10"),
    "C901": Message(
        "la partie n'est pas finie : Cléopâtre est sur la case {space}",
        "il faut cinq catégories",
        "inachevé : {open}",
    ),
    "C902": Message(
        "main impossible pour {player}, avec {cards:carte|cartes} : {given}", "impossible", "la main : {hand}"
    ),
    "C903": Message(
        "amulettes dont {player} se débarrasse : {right}, et non {given}",
        "{squares:case|cases} de sanctuaire, amulettes : {held}",
    ),
    "C904": Message("au crocodile : {right}, et non {given}", "", "amulettes restantes : {left}"),
    "C905": Message("résultat final, {player}, `{quantity}` : {right}, et non {given}", "{right}", "{sources}"),
    "C906": Message("vainqueur : {right}, et non {given}", "", "{totals}"),
    "C907": Message("le classement ne commence pas par le vainqueur : {right}", "première place"),
    "C908": Message("`{quantity}` ne fait pas partie du décompte final", "les talents et les amulettes, si"),
    "C909": Message("le classement ne suit pas la richesse, les dévorés en dernier", "", "{totals}"),
    "C910": Message(
        "le tour de table n'est pas fini : {player} a encore un tour", "autant de tours pour tous à cette table"
    ),
}

PHRASES = {
    "nothing": "rien",
    "in-pile": "{number} dans la pioche",
    "in-discards": "{number} dans la défausse",
    "in-stall": "{number} sur l'étalage {where}",
    "in-hand": "{number} en main chez {where}",
    "on-line": "la ligne {lines}",
    "on-lines": "les lignes {lines}",
    "other-than": "cartes autres que {cards}",
    "too-many-needed": (
        "il faut {need} × {cards} là où il peut y en avoir {most} au plus : {pack} de la boîte, "
        "{named} vues en chemin, {unnamed} que personne n'a vues"
    ),
    "face-up": "face visible",
    "face-down": "face cachée",
    "before-refill": "avant le remplissage",
    "after-refill": "après le remplissage",
    "talents-and-merchants": "{talents} en talents et {merchants} pour les marchands",
    "amulets-at-the-end": (
        "{held} sous la pyramide, {hand} pour les cartes corrompues en main, {shed} sur les sanctuaires"
    ),
    "source-start": "au départ",
    "source-reward-wall": "murs",
    "source-reward-sphinx": "sphinx",
    "source-reward-pedestal": "piédestal",
    "source-reward-throne": "trône",
    "source-reward-obelisk": "obélisques",
    "source-reward-door": "montants de porte",
    "source-reward-mosaic": "mosaïques",
    "source-bonus": "plusieurs éléments à la fois",
    "source-market": "marché",
    "source-pay": "paiements",
    "source-limit": "limite de main",
    "source-offering": "offrandes",
    "source-claim": "sanctuaires réclamés",
    "source-trade": "troc",
    "source-beggar": "mendiant",
    "source-courtesan": "courtisane",
    "source-envoy": "ambassadeur",
    "source-scribe": "scribe",
    "source-smuggler": "contrebandier",
    "source-vizier": "vizir",
    "source-merchants": "marchands restants",
    "source-hand": "cartes corrompues en main",
    "source-sanctuaries": "posées sur les sanctuaires",
    "source-other": "autre",
    "the-hand": "la main : {hand}",
    "holds": "amulettes, {player} : {amulets}",
    "one-of": "un seul parmi {names}",
    "total": "{name} {total} (amulettes : {left})",
    "total-eaten": "{name} au crocodile",
}
