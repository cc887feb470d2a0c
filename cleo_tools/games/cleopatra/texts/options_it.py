"""Italian words for the disputed points: the question, why the default was chosen, what each value means."""

from cleo_tools.rulings import OptionText

OPTIONS: dict[str, OptionText] = {
    # Figures that are printed differently.
    "sphinx-count": OptionText(
        "Quante sono le sfingi?",
        "Tutti e quattro gli elenchi dei pezzi ne contano sei, e i posti formano tre coppie. "
        "Il nove di un titolo polacco sembra il numero dei colonnati.",
        {"6": "sei sfingi, su sei posti", "9": "nove sfingi, per cui sei non completano la categoria"},
    ),
    "character-counts": OptionText(
        "Quante carte ci sono per ogni personaggio?",
        "Tutte le edizioni parlano di undici carte: cinque personaggi in due copie e un solo visir. "
        "I 7 delle etichette polacche contraddicono il loro stesso libretto.",
    ),
    "trompe-loeil-count": OptionText(
        "Quante sono le carte Trompe-l'oeil?",
        "Le risorse corrotte sono 23, di cui 15 doppie. Ne restano dunque otto.",
    ),
    "throne-marble-gloss": OptionText(
        "Piedistallo e trono si pagano con il marmo o con la pietra?",
        "Tre edizioni dicono marmo, e così l'etichetta di quella polacca. Solo la traduzione lì accanto dice altro.",
    ),
    "mosaic-set": OptionText(
        "Quali sono i dodici mosaici della scatola?",
        "Le forme di cinque caselle sono esattamente dodici, e l'edizione francese le chiama per nome. "
        "Ogni forma c'è dunque una volta sola.",
    ),
    "palm-square-definition": OptionText(
        "Quali palme coperte da un mosaico fruttano un talento?",
        "Tre edizioni contano tutte le palme, e così fa l'esempio di quella tedesca. "
        "La parola in più di quest'ultima forse descrive solo il disegno.",
        {
            "every-palm-square": "ogni casella con una palma, se coperta, frutta un talento",
            "only-specially-marked-palm-squares": "solo le palme con un segno speciale fruttano un talento",
        },
    ),
    # Setup.
    "player-count": OptionText(
        "In quanti si può giocare?",
        "Tre copertine dicono da tre a cinque, e nessuna edizione prevede nulla di particolare per due.",
        {"3-5": "si gioca in tre, quattro o cinque", "up-to-5": "si può giocare anche in meno di tre"},
    ),
    "odd-half-split": OptionText(
        "Dove va la carta che avanza quando si divide il mazzo in due metà?",
        "In quattro si dividono 97 carte, e nessuna edizione dice dove va quella che avanza. "
        "Vanno quindi bene entrambi i modi.",
        {
            "either-half-one-larger": "l'una o l'altra metà può avere una carta in più",
            "extra-face-up": "la carta che avanza si volta scoperta",
            "extra-face-down": "la carta che avanza resta coperta",
        },
    ),
    "half-mixing": OptionText(
        "Le due metà si mescolano, o si alternano rigorosamente una carta alla volta?",
        "Tutte le edizioni le fanno mescolare. L'alternanza descrive solo l'aspetto del mazzo.",
    ),
    "start-talents-form": OptionText(
        "Con quali gettoni si danno i cinque talenti iniziali?",
        "Nessuna edizione lo dice. Conta solo il valore, e il tesoro cambia i gettoni.",
    ),
    "mosaic-pile-order-per-game": OptionText(
        "I mosaici si mescolano di nuovo a ogni partita?",
        "Un ordine fisso sarebbe noto dalla seconda partita in poi. "
        "Ciò che riguarda solo la prima partita è staccare i pezzi dalle fustelle.",
    ),
    "mosaic-pile-inspection": OptionText(
        "Si può guardare tutta la pila dei mosaici?",
        "Nessuna edizione lo permette, e conta solo il mosaico in cima. Quali restano si vede comunque dal giardino.",
    ),
    "starting-player": OptionText(
        "Chi comincia?",
        "Il primo criterio è uno scherzo che nessuno può verificare a posteriori. "
        "Va quindi bene qualsiasi primo giocatore.",
    ),
    # The market and the hand limit.
    "hand-limit-timing": OptionText(
        "Quando si contano le carte oltre la decima?",
        "Tre edizioni le contano alla fine del turno. "
        "Anche il contrabbandiere dell'edizione francese ha senso solo allora.",
        {"after-take": "subito dopo aver preso la bancarella", "end-of-turn": "quando il turno è finito"},
    ),
    "hand-limit-scope": OptionText(
        "Il limite di dieci carte vale anche per i turni alla cava?",
        "Tutte le edizioni mettono il limite tra i passi del mercato e da nessun'altra parte. "
        "Amuleti per un turno alla cava sarebbero una penalità che nessuno ha stampato.",
        {
            "market-turns-only": "la mano si conta solo nei turni al mercato",
            "every-own-turn": "la mano si conta anche nei turni alla cava",
        },
    ),
    "hand-limit-repeat": OptionText(
        "Le carte oltre la decima si pagano di nuovo in un turno successivo?",
        "Tutte le edizioni contano le carte oltre la decima, e nessuna scala gli amuleti già presi.",
        {
            "whole-excess-each-check": "ogni carta oltre la decima costa un amuleto a ogni conteggio",
            "new-excess-only": "costano un amuleto solo le carte non ancora pagate",
        },
    ),
    "hand-limit-mixed-option": OptionText(
        "Si può scartare una parte delle carte in più e pagare per il resto?",
        "Tutte le edizioni offrono due strade e sottolineano che la seconda riguarda tutte le carte. "
        "Una via di mezzo non è né l'una né l'altra.",
        {
            "forbidden": "o si scende a dieci o si tiene tutto",
            "allowed": "si possono scartare alcune carte e pagare per le altre",
        },
    ),
    "hand-discard-exactness": OptionText(
        "Si può scartare fino ad avere meno di dieci carte?",
        "Tre edizioni ne lasciano esattamente dieci, e quella italiana parla delle carte in eccesso. "
        "Scartare di più sarebbe un modo gratuito di liberarsi delle carte corrotte.",
        {
            "exactly-10": "restano esattamente dieci carte",
            "at-most-10": "restano dieci carte o meno, come si preferisce",
        },
    ),
    "hand-discard-chooser": OptionText(
        "Chi sceglie le carte da scartare per scendere a dieci?",
        "Tre edizioni lasciano la scelta al giocatore, e nulla in quella italiana vi si oppone.",
    ),
    "hand-discard-tainted": OptionText(
        "Le carte corrotte scartate per scendere a dieci costano amuleti?",
        "Una carta corrotta costa amuleti quando si usa o quando resta in mano alla fine. "
        "Questo scarto non è né l'uno né l'altro caso e ha un prezzo suo.",
        {
            "no-extra": "nulla oltre all'unico amuleto per lo scarto",
            "one-per-tainted": "un amuleto in più per ogni carta corrotta scartata",
            "printed": "gli amuleti stampati su ogni carta corrotta scartata",
        },
    ),
    "hand-limit-at-game-end": OptionText(
        "Si controlla il limite di carte quando la partita finisce?",
        "La partita finisce all'istante, e poi tutte le mani si scartano, a un prezzo a parte.",
    ),
    "hand-discard-before-refill": OptionText(
        "Si scende a dieci carte prima o dopo aver rifornito le bancarelle?",
        "Dipende da quando si conta la mano: subito dopo la presa vuol dire prima del rifornimento, "
        "alla fine del turno vuol dire dopo.",
    ),
    "refill-assignment": OptionText(
        "Il giocatore vede tutte e tre le nuove carte prima di disporle?",
        "Tutte le edizioni fanno prima pescare tre carte. In un modo o nell'altro, ogni distribuzione è possibile.",
    ),
    "refill-peek": OptionText(
        "Il giocatore può guardare una carta coperta mentre la mette sulla bancarella?",
        "Nessuna edizione lo concede, e una carta coperta non avrebbe più senso.",
    ),
    "empty-stall-visit": OptionText(
        "Si può visitare una bancarella vuota?",
        "Succede solo quando le carte sono finite. Nulla vieta di prendere tutte le carte dove non ce n'è nessuna.",
        {"allowed": "si può visitare una bancarella vuota", "forbidden": "una visita deve portare almeno una carta"},
    ),
    "no-legal-action": OptionText(
        "Che cosa succede se un giocatore non può fare nessuna delle due azioni?",
        "Non capita quasi mai, e nessuna edizione ne parla. Passare è allora la via d'uscita più mite.",
        {
            "pass-with-flag": "il giocatore passa, e la cosa viene segnalata",
            "record-invalid": "passare è un errore in ogni caso",
        },
    ),
    # Draw pile and discards.
    "reshuffle-trigger": OptionText(
        "Quando si mescolano gli scarti per formare un nuovo mazzo?",
        "Tutte le edizioni indicano il momento in cui il mazzo finisce, non quello in cui serve di nuovo una carta.",
        {
            "when-emptied": "appena l'ultima carta ha lasciato il mazzo",
            "when-a-card-is-needed": "solo quando qualcuno deve pescare e non può",
        },
    ),
    "refill-continues-after-reshuffle": OptionText(
        "Il rifornimento continua con il nuovo mazzo se il vecchio finisce a metà?",
        "Ogni bancarella deve avere la sua carta, quindi il resto lo fornisce il nuovo mazzo.",
        {
            "continue-to-three": "il nuovo mazzo dà le carte che mancano ancora",
            "stop-at-exhaustion": "il rifornimento si ferma dove è finito il vecchio mazzo",
        },
    ),
    "cards-exhausted": OptionText(
        "Che cosa succede se mazzo e scarti insieme non bastano per le tre bancarelle?",
        "Nessuna edizione lo dice. "
        "Fare tutto il possibile è ciò che cambia di meno, e a disporre le carte è comunque il giocatore.",
        {
            "place-what-exists-player-picks-stalls": "le carte rimaste vanno sulle bancarelle che il giocatore sceglie",
            "no-refill": "nessuna bancarella riceve carte",
        },
    ),
    "discard-facing": OptionText(
        "Gli scarti sono scoperti o coperti?",
        "Nessuna edizione lo dice, e nessuna carta si sposta per questo.",
    ),
    "deck-top-public": OptionText(
        "Una carta scoperta in cima al mazzo è nota a tutti?",
        "Nessuna edizione nasconde il mazzo, quindi tutti ne vedono la cima.",
    ),
    # Payment.
    "superfluous-cards": OptionText(
        "Si può pagare più del costo di un elemento?",
        "Tutte le edizioni permettono di superare il costo, senza porre limiti. "
        "Gli esempi mostrano solo carte doppie usate a metà.",
        {
            "any-excess": "si possono aggiungere carte e mercanti a piacere",
            "no-wholly-unused-card": "ogni carta e ogni mercante deve servire almeno in parte",
            "exact-only": "il pagamento deve corrispondere al costo",
        },
    ),
    "payment-sequencing": OptionText(
        "Gli elementi di una visita si pagano uno dopo l'altro o tutti insieme?",
        "I passi descrivono un elemento alla volta, e tra l'uno e l'altro si possono giocare personaggi. "
        "Pagare tutto insieme toglierebbe solo possibilità.",
        {
            "element-by-element": "uno dopo l'altro: le carte ottenute nel frattempo possono pagare il successivo",
            "one-batch": "tutti insieme, con le carte che si hanno in quel momento",
        },
    ),
    "payment-unit": OptionText(
        "Il costo di un elemento si conta in risorse o in carte?",
        "In tutte le edizioni una carta doppia vale due risorse. Solo una frase italiana parla di carte.",
        {
            "resource-units": "in risorse: una carta doppia conta per due",
            "number-of-cards": "in carte: una carta doppia conta per una",
        },
    ),
    "merchant-only-if-missing": OptionText(
        "Si può usare un mercante pur avendo la carta in mano?",
        "Una risorsa può mancare anche solo tra le carte giocate, e nessuno vede le mani altrui. "
        "L'edizione polacca non pone nemmeno questa condizione.",
        {
            "free-choice": "un mercante si può usare sempre",
            "must-lack-the-card": "un mercante può sostituire solo una carta che il giocatore non ha",
        },
    ),
    "merchant-unit": OptionText(
        "Un mercante può sostituire due risorse?",
        "Tre edizioni dicono che ne sostituisce una sola, e quella italiana non promette di più.",
        {
            "one-unit": "un mercante vale una risorsa",
            "may-stand-for-a-double": "un mercante può valere due risorse dello stesso tipo",
        },
    ),
    "merchants-per-payment": OptionText(
        "Quanti mercanti si possono usare in un pagamento?",
        "In tutte le edizioni il primo passo parla di mercanti al plurale, e quella francese lo ripete più avanti.",
        {"any-number": "quanti se ne vogliono", "one": "un mercante per pagamento"},
    ),
    "trompe-loeil-function": OptionText(
        "Che cosa sostituisce una carta Trompe-l'oeil?",
        "Nessuna edizione spiega la carta. "
        "Tutte sottolineano che un mercante può sostituire persino un artigiano, "
        "precisazione inutile se potesse farlo anche questa carta.",
        {
            "wild-any-resource": "una risorsa di qualsiasi tipo, artigiani compresi",
            "wild-material-only": "una pietra, un marmo, un legno o un lapislazzuli, ma non un artigiano",
            "no-function-known": "il suo uso resta in sospeso",
        },
    ),
    "trompe-loeil-amulets": OptionText(
        "Quanti amuleti costa una carta Trompe-l'oeil?",
        "Il numero è stampato sulla carta. Viene quindi indicato insieme al tabellone, non concordato.",
    ),
    "double-card-amulets": OptionText(
        "Quanti amuleti costa una carta doppia?",
        "Il numero è stampato su ogni carta. Viene quindi indicato insieme al tabellone, non concordato.",
    ),
    "amulet-timing": OptionText(
        "Quando si prendono gli amuleti di una carta usata?",
        "Tre edizioni dicono subito, e quella tedesca non precisa il momento.",
        {"immediately": "subito", "end-of-turn": "quando il turno è finito"},
    ),
    # Building and rewards.
    "quarry-min-elements": OptionText(
        "Chi visita la cava deve costruire qualcosa?",
        "Per tutte le edizioni alla cava si va per costruire, e quella francese fissa il minimo a un elemento. "
        "Altrimenti si passerebbe il turno con un tiro di dadi gratuito.",
        {
            "at-least-one": "si deve costruire almeno un elemento",
            "zero-allowed": "una visita può servire solo a tirare i dadi",
        },
    ),
    "same-visit-synergy": OptionText(
        "Gli elementi della stessa visita contano l'uno per la ricompensa dell'altro?",
        "Tutti gli elementi si collocano prima di prendere le ricompense. "
        "E chi decide l'ordine di costruzione ottiene comunque la ricompensa piena.",
        {
            "final-state": "le ricompense si contano quando tutto è al suo posto",
            "sequential": "ogni ricompensa si conta quando si costruisce il suo elemento",
            "none": "gli elementi della stessa visita non contano l'uno per l'altro",
        },
    ),
    "bundle-bonus-4plus": OptionText(
        "Qual è il bonus per quattro o più elementi in una visita?",
        "Tre edizioni danno cinque talenti per tre o più elementi. "
        "Perdere il bonus costruendone un quarto non avrebbe senso.",
        {"5": "cinque talenti, come per tre", "none-stated": "nessuno, perché si parla solo di due e di tre"},
    ),
    "bundle-bonus-stacking": OptionText(
        "Il bonus per tre elementi si aggiunge a quello per due?",
        "Due elementi, e tre o più, sono casi distinti in tutte le edizioni. Nessuna parla di sette talenti.",
        {"replace": "no: tre elementi fruttano cinque talenti", "add": "sì: tre elementi fruttano sette talenti"},
    ),
    "throne-pair-counts-two": OptionText(
        "Piedistallo e trono contano come due elementi?",
        "Tutte le edizioni elencano due pezzi e danno una ricompensa per ciascuno.",
        {"two-elements": "sono due elementi", "one-element": "insieme sono un solo elemento"},
    ),
    "cost-per-piece": OptionText(
        "Il costo del trono e degli obelischi vale per ogni pezzo?",
        "Gli elementi si pagano uno per uno, e ogni pezzo ha la sua ricompensa. Nessuna edizione vende una coppia.",
        {"per-piece": "ogni pezzo costa il prezzo intero", "for-the-pair": "un solo prezzo paga entrambi i pezzi"},
    ),
    "wall-contact-unit": OptionText(
        "Un colonnato frutta talenti per le caselle di mosaico o per i mosaici interi?",
        "La regola francese e gli esempi tedesco e polacco contano le caselle. "
        "Le altre parole traducono la stessa cosa.",
        {
            "squares": "un talento per ogni casella di mosaico accanto al colonnato",
            "mosaic-pieces": "un talento per ogni mosaico accanto al colonnato",
        },
    ),
    "wall-contact-geometry": OptionText(
        "Conta una casella di mosaico che tocca un colonnato solo con un angolo?",
        "Un colonnato sta sul bordo del giardino e tocca le caselle che ha davanti.",
        {
            "shared-edge-along-the-wall-span": "contano solo le caselle lungo il colonnato",
            "including-diagonal": "contano anche le caselle che ne toccano le estremità con un angolo",
        },
    ),
    "wall-positions": OptionText(
        "Su quali lati del giardino stanno i colonnati?",
        "Nove colonnati sono tre lati da tre, e sul quarto lato c'è la porta.",
        {
            "nine-slots-on-three-sides": "sui tre lati senza porta",
            "twelve-slots-on-four-sides": "su tutti e quattro i lati, per cui tre posti restano vuoti",
        },
    ),
    "door-wall-run": OptionText(
        "Quali colonnati fruttano talenti per un montante?",
        "In tutte le edizioni l'esempio conta quattro colonnati, e quattro non possono toccare un solo angolo. "
        "Le edizioni francese e italiana parlano di una fila senza stacchi.",
        {
            "contiguous-run": "tutti quelli in fila, senza vuoti, a partire dal suo angolo",
            "directly-touching-only": "solo il colonnato che lo tocca",
        },
    ),
    "door-run-corners": OptionText(
        "La fila di colonnati di un montante continua oltre un angolo del giardino?",
        "Un lato ha posto solo per tre colonnati, ma l'esempio ne conta quattro.",
        {"run-turns-corners": "continua oltre gli angoli", "stops-at-corner": "finisce al primo angolo"},
    ),
    "door-run-other-door": OptionText(
        "La fila di colonnati continua oltre l'altro montante?",
        "Si contano solo i colonnati, e il vano di una porta non è un colonnato.",
        {"stops-at-other-frame": "finisce all'altro montante", "passes-through": "continua dietro l'altro montante"},
    ),
    "door-site-choice": OptionText(
        "Quale montante si costruisce per primo?",
        "Chi costruisce sceglie tra i posti liberi, e solo le sfingi e il trono hanno un ordine.",
    ),
    "retroactive-rewards": OptionText(
        "Un elemento frutta altri talenti quando più tardi se ne costruisce uno accanto?",
        "Tutte le edizioni premiano il momento della costruzione. Nessuna dice chi verrebbe pagato in seguito.",
    ),
    "talent-bank-shortage": OptionText(
        "Che cosa succede se nel tesoro finiscono i talenti?",
        "Ne contiene più di quanti se ne guadagnano in una partita, "
        "e se manca un tipo di gettone lo si cambia con altri.",
    ),
    "talent-measure": OptionText(
        "I talenti si contano per valore o per numero di gettoni?",
        "I gettoni valgono da uno a dieci e le ricompense sono somme. "
        "A contare i gettoni, un dieci varrebbe quanto un uno.",
    ),
    "talent-change": OptionText(
        "Si possono cambiare i talenti con il tesoro?",
        "Offerte e doni sono somme. Senza cambio, chi ha un solo gettone da cinque non potrebbe dare due talenti.",
    ),
    # Mosaics and sanctuaries.
    "mosaic-orientation": OptionText(
        "Si può girare e ribaltare un mosaico?",
        "Nulla lo vieta. E le forme sono dodici solo se una forma e la sua immagine allo specchio sono la stessa.",
        {
            "rotate-and-flip": "si può girare e ribaltare",
            "rotate-only": "si può girare, ma non ribaltare",
            "fixed": "si posa così come sta sulla pila",
        },
    ),
    "mosaic-placement-freedom": OptionText(
        "Dove si può posare un mosaico nel giardino?",
        "Chi costruisce sceglie tra i posti possibili, e le edizioni non ne escludono nessuno.",
        {
            "any-free-squares": "su caselle libere qualsiasi",
            "must-touch-a-mosaic": "accanto a un mosaico, appena ce n'è uno",
            "must-start-at-an-edge": "sul bordo del giardino o accanto a un mosaico",
        },
    ),
    "throne-area-blocks": OptionText(
        "I mosaici possono coprire il posto del trono?",
        "Ogni elemento ha il suo posto. Un mosaico lì renderebbe impossibile il trono.",
        {
            "reserved-from-start": "le sue caselle sono riservate fin dall'inizio",
            "free-until-pedestal-built": "le sue caselle sono libere finché non c'è il piedistallo",
            "not-in-garden": "il trono non occupa caselle del giardino",
        },
    ),
    "region-adjacency": OptionText(
        "Le caselle libere che si toccano solo con un angolo fanno parte della stessa area?",
        "I mosaici sono caselle unite per i lati, quindi per ciò che ancora ci sta contano solo i lati.",
        {
            "orthogonal": "no: solo le caselle con un lato in comune",
            "orthogonal-and-diagonal": "sì: basta un angolo in comune",
        },
    ),
    "region-boundary": OptionText(
        "Che cosa chiude un'area del giardino?",
        "Conta che nessun mosaico ci stia, e nessuno sta oltre il bordo o sul posto del trono.",
        {
            "mosaics-edge-and-throne-area": "i mosaici, il bordo del giardino e il posto del trono",
            "mosaics-and-edge": "i mosaici e il bordo del giardino",
            "mosaics-only": "solo i mosaici",
        },
    ),
    "sanctuary-new-region": OptionText(
        "Quali aree possono diventare un santuario quando si posa un mosaico?",
        "Dev'essere il mosaico a creare l'area. "
        "Ciò che resta di quella in cui è stato posato è nuovo, le aree altrove no.",
        {
            "component-of-the-region-played-in": "ogni resto dell'area in cui il mosaico è stato posato",
            "must-be-cut-off-from-other-free-space": "solo un'area che il mosaico separa da altre caselle libere",
            "any-region-that-became-unfillable": "ogni area in cui non sta più nulla, ovunque sia",
        },
    ),
    "sanctuary-evaluation": OptionText(
        "Quando si decide se si è formato un santuario?",
        "Tutte le edizioni parlano della posa di un solo mosaico. "
        "Due mosaici di una visita si giudicano uno dopo l'altro.",
        {"after-each-mosaic": "dopo ogni mosaico", "end-of-visit": "quando tutti i mosaici della visita sono posati"},
    ),
    "sanctuary-fit-set": OptionText(
        "Quali mosaici non devono stare in un santuario?",
        "Un mosaico uscito dal gioco non si potrà mai costruire. "
        "La nota abbreviata dell'edizione italiana non concorda con la sua stessa didascalia.",
        {
            "pieces-still-in-pile": "quelli ancora nella pila",
            "pieces-unbuilt-including-removed": "tutti quelli non costruiti, anche se rimossi",
            "lack-of-space-or-all-built": "tutti quelli del gioco, a meno che non siano tutti costruiti",
        },
    ),
    "sanctuary-false-claim": OptionText(
        "Che cosa succede a una statua in un'area che non è un santuario?",
        "Se qualcosa ci sta ancora si può dimostrare senza alcun dubbio, e nessuna edizione prevede una penalità.",
        {
            "claim-void-statue-returned": "la richiesta è nulla e la statua torna al suo proprietario",
            "statue-stays-no-effect": "la statua resta dov'è, senza effetto",
            "accepted-if-unchallenged": "la richiesta vale se nessuno protesta",
        },
    ),
    "multi-sanctuary-claim": OptionText(
        "Si possono reclamare due santuari formati da un solo mosaico?",
        "Ogni santuario dà questo diritto. Le due statue di un giocatore sono l'unico limite.",
        {
            "one-statue-each": "si possono reclamare entrambi, con una statua per santuario",
            "one-claim-per-placement": "per ogni mosaico se ne reclama al massimo uno",
        },
    ),
    "claim-window": OptionText(
        "Entro quando si deve reclamare un nuovo santuario?",
        "Tutte le edizioni vogliono che si faccia subito: prima di un altro elemento, delle ricompense, "
        "del movimento di Cleopatra o dei dadi.",
        {
            "before-next-step": "prima di fare qualsiasi altra cosa",
            "until-end-of-turn": "entro la fine dello stesso turno",
        },
    ),
    "late-claim-by-creator": OptionText(
        "Chi ha formato un santuario può reclamarlo in un turno successivo?",
        "Due edizioni lo escludono. "
        "Le altre due escludono solo gli altri giocatori, "
        "ma anche queste danno il diritto quando un santuario nasce.",
        {
            "forbidden": "un santuario non reclamato subito resta di nessuno",
            "allowed": "chi lo ha formato può reclamarlo anche più tardi",
        },
    ),
    "statue-relocation": OptionText(
        "Si può spostare una statua in un altro santuario?",
        "Nessuna edizione sposta statue: due statue sono due santuari.",
        {"forbidden": "una statua resta dov'è", "allowed": "una statua si può spostare in un nuovo santuario"},
    ),
    "statue-square": OptionText(
        "Su quale casella di un santuario sta la statua?",
        "Conta solo il proprietario. La casella con la statua vale come le altre.",
    ),
    "sanctuary-palm-squares": OptionText(
        "Le caselle con una palma contano in un santuario?",
        "Tutte le edizioni contano le caselle di un santuario, e nessuna fa eccezioni.",
        {"count-as-squares": "contano come tutte le altre", "excluded": "non ricevono amuleti"},
    ),
    "top-check-timing": OptionText(
        "Quando si controlla se il mosaico in cima ci sta ancora?",
        "Due edizioni controllano dopo ogni mosaico, e le altre lo permettono. "
        "Altrimenti un mosaico che non sta da nessuna parte bloccherebbe il secondo di una visita.",
        {"after-each-mosaic": "dopo ogni mosaico", "after-the-whole-visit": "una volta sola, quando tutto è costruito"},
    ),
    "top-check-scope": OptionText(
        "Dove deve stare ancora il mosaico in cima?",
        "Tre edizioni intendono le caselle libere in generale. "
        "In un santuario, per definizione, non sta nulla, quindi il testo polacco eliminerebbe tutta la pila.",
    ),
    "removed-piece-status": OptionText(
        "Un mosaico rimosso può tornare?",
        "Tre edizioni lo tolgono dal gioco. E comunque non ci starebbe mai più.",
    ),
    "mosaic-category-completion": OptionText(
        "Quando sono completi i mosaici?",
        "Tutte le edizioni fanno avanzare Cleopatra quando la pila è vuota, "
        "anche se alcuni mosaici non si sono potuti posare.",
        {
            "pile-empty-by-building-or-removal": "quando la pila è vuota, con mosaici costruiti o rimossi",
            "all-twelve-built": "quando tutti e dodici sono nel giardino",
        },
    ),
    "mosaic-empty-double-advance": OptionText(
        "Di quanto avanza Cleopatra quando i mosaici sono completi?",
        "La pila vuota e i mosaici completi sono lo stesso evento, raccontato in due punti.",
        {"once": "di una casella", "twice": "di due caselle: una per la pila vuota, una per la categoria"},
    ),
    # Cleopatra and the end.
    "cleopatra-multi-advance": OptionText(
        "Di quanto avanza Cleopatra quando una visita completa due categorie?",
        "L'edizione francese la fa avanzare per ciascuna. "
        "E ovunque la sua quinta casella corrisponde a cinque categorie complete.",
        {"one-per-category": "di una casella per categoria", "one-per-visit": "di una casella per visita"},
    ),
    "cleopatra-recount": OptionText(
        "Le categorie completate prima fanno avanzare di nuovo Cleopatra?",
        "Tre edizioni contano solo ciò che si completa in questo turno. Altrimenti la partita finirebbe troppo presto.",
    ),
    "cleopatra-advance-timing": OptionText(
        "Quando avanza Cleopatra durante una visita?",
        "In tutte le edizioni il suo passo viene dopo la costruzione e le ricompense, "
        "quindi tutto ciò che si costruisce nell'ultima visita conta.",
        {
            "after-all-builds-and-rewards": "quando tutto è costruito e ricompensato",
            "instantly-per-element": "appena un elemento completa una categoria",
        },
    ),
    "cleopatra-overshoot": OptionText(
        "Cleopatra può andare oltre la sua quinta casella?",
        "La quinta casella chiude la partita, qualunque altra cosa sia completa.",
    ),
    "end-before-dice": OptionText(
        "Si tirano ancora i dadi quando Cleopatra raggiunge l'ultima casella?",
        "Le edizioni francese e tedesca chiudono la partita all'istante, e le altre non le contraddicono.",
        {
            "no-roll": "no: la partita finisce subito",
            "finish-the-visit": "sì: la visita si conclude con dadi e offerta",
        },
    ),
    "end-finishes-round": OptionText(
        "Si finisce il giro quando Cleopatra raggiunge l'ultima casella?",
        "Nessuna edizione parla di finire il giro, e quella francese chiude la partita senza attendere.",
        {
            "immediate": "no: nessuno gioca più",
            "equal-turns": "sì: finché tutti non hanno giocato lo stesso numero di turni",
        },
    ),
    # Dice and offerings.
    "dice-rolls-per-visit": OptionText(
        "Quante volte si tirano i dadi se in una visita si costruiscono più elementi?",
        "Costruire di più fa parte del secondo passo, e i dadi sono l'ultimo, che si fa una volta sola.",
        {"one": "una volta per la visita", "one-per-element": "una volta per ogni elemento"},
    ),
    "scribe-dice-roll": OptionText(
        "Si tirano i dadi quando si gioca uno scriba?",
        "Uno scriba gira un dado. Solo una frase polacca parla di un tiro, e la carta polacca no.",
        {
            "no-roll": "no: si gira un dado e basta",
            "scribe-forces-a-roll": "sì: si tirano i dadi bianchi come dopo una visita",
        },
    ),
    "scribe-avert-own-offering": OptionText(
        "Chi con il proprio tiro riempie l'altare può toglierne un dado con uno scriba?",
        "Lo scriba è escluso solo nei turni altrui. Nel proprio turno si può giocare finché non cominciano le offerte.",
        {
            "allowed-before-bidding": "sì, finché nessuno ha preso in mano i talenti",
            "forbidden": "no: l'offerta si tiene comunque",
        },
    ),
    "char-during-offering": OptionText(
        "Si può giocare un personaggio nel mezzo di un'offerta?",
        "Tutti i giocatori partecipano a un'offerta, che è un atto unico. "
        "Un mendicante nel mezzo cambierebbe ciò che si è offerto.",
    ),
    "offering-talents-lost": OptionText(
        "Che fine fanno i talenti offerti?",
        "Tre edizioni li prendono tutti, qualunque sia il posto. Quella francese semplicemente non ne parla.",
        {
            "all-lost": "ciascuno perde ciò che ha offerto",
            "only-winner-pays": "si paga solo l'offerta più alta",
            "returned": "ciascuno riprende i suoi talenti",
        },
    ),
    "zero-bid": OptionText(
        "Si può non offrire nulla?",
        "Nessuna edizione fissa un minimo, e un giocatore può anche non avere talenti.",
        {"allowed": "un'offerta di zero va bene", "minimum-one": "chi ha talenti ne offre almeno uno"},
    ),
    "offering-all-tied": OptionText(
        "Che cosa succede se tutte le offerte sono uguali?",
        "Offerte uguali hanno lo stesso posto, e qui è il primo. Nessuna edizione esclude un'offerta di zero.",
        {
            "everyone-first": "sono tutti primi e rimettono tre amuleti a testa",
            "zero-never-first": "sono tutti primi, ma non con un'offerta di zero",
            "nobody-first": "nessuno è primo",
        },
    ),
    "offering-tie-ranking": OptionText(
        "Quale posto viene dopo un pari merito?",
        "Tutte le edizioni hanno lo stesso esempio: dopo due primi viene un terzo.",
        {
            "competition-1-1-3": "due primi, poi un terzo",
            "dense-1-1-2": "due primi, poi un secondo",
            "worse-rank-for-ties": "due secondi, poi un terzo",
        },
    ),
    "offering-removal-optional": OptionText(
        "Chi offre di più deve rimettere tre amuleti nella riserva?",
        "La regola gli dice di farlo; solo l'esempio del pari merito, in alcune edizioni, sembra una scelta.",
        {"mandatory": "sì: tre, o tutti se ne ha meno", "optional": "no: può rimetterne di meno"},
    ),
    "offering-turn-resumes": OptionText(
        "Il turno continua dopo un'offerta?",
        "Uno scriba può provocare un'offerta prima dell'azione del turno, e quell'azione resta da fare.",
        {"turn-goes-on": "il turno continua", "turn-ends": "il turno è finito"},
    ),
    "amulet-supply-limit": OptionText(
        "Che cosa succede se gli amuleti finiscono?",
        "Nessuna edizione permette di prenderne meno perché la riserva è vuota.",
    ),
    # Characters.
    "char-window": OptionText(
        "Quando si può giocare un personaggio nel proprio turno?",
        "Tutte le edizioni dicono in ogni momento del proprio turno, senza eccezioni.",
        {
            "any-moment-of-own-turn": "in ogni momento, anche tra due elementi",
            "not-inside-a-step": "tra un passo del turno e l'altro, non a metà di un passo",
        },
    ),
    "char-multiple-per-turn": OptionText(
        "Quanti personaggi si possono giocare in un turno?",
        "Nessuna edizione pone un limite.",
        {"unlimited": "quanti se ne vogliono", "one": "uno per turno"},
    ),
    "char-discard-order": OptionText(
        "Un personaggio va negli scarti prima o dopo il suo effetto?",
        "Tre edizioni lo scartano prima. Importa solo se l'effetto riguarda gli scarti.",
        {
            "discard-then-effect": "prima la carta va negli scarti, poi ha effetto",
            "effect-then-discard": "prima la carta ha effetto, poi va negli scarti",
        },
    ),
    "char-void-effect": OptionText(
        "Si può giocare un personaggio che non può avere effetto?",
        "Solo il contrabbandiere ha una condizione. Gli amuleti sono il prezzo della giocata, non del successo.",
        {
            "legal-cost-still-paid": "sì, e gli amuleti si prendono lo stesso",
            "illegal": "no: una carta senza effetto resta in mano",
        },
    ),
    "free-trade": OptionText(
        "I giocatori possono fare scambi tra loro?",
        "Solo il mendicante e il messo fanno cambiare mano alle cose. "
        "Per un diritto di scambio ci vorrebbe una regola.",
        {"forbidden": "solo con il mendicante e il messo", "allowed": "i giocatori scambiano come vogliono"},
    ),
    "beggar-targets": OptionText(
        "Chi deve dare qualcosa al mendicante?",
        "Tre edizioni dicono ogni avversario. Dare qualcosa a se stessi non cambia nulla.",
    ),
    "beggar-partial": OptionText(
        "Che cosa succede se un giocatore ha un solo talento e nessuna carta standard per il mendicante?",
        "Il mendicante prende due talenti o una carta. Un talento non è né l'una né l'altra cosa.",
        {"gives-nothing-shows-hand": "non dà nulla e mostra la mano", "gives-1-talent": "dà il suo unico talento"},
    ),
    "beggar-trompe-loeil": OptionText(
        "Si può dare al mendicante una carta Trompe-l'oeil?",
        "Tutte le edizioni nominano i cinque tipi che si possono dare, e questa carta è corrotta.",
        {"not-givable": "no: solo i cinque tipi standard", "givable": "sì: sono escluse solo le carte doppie"},
    ),
    "beggar-card-secrecy": OptionText(
        "Gli altri vedono la carta data a un mendicante?",
        "Nessuna edizione lo dice, e nulla ne dipende.",
    ),
    "beggar-proof-scope": OptionText(
        "Chi vede la mano di un giocatore che non può dare nulla al mendicante?",
        "Le edizioni fanno mostrare le carte a chi ha giocato il mendicante. Nulla cambia mano.",
    ),
    "courtesan-self-pick": OptionText(
        "Una cortigiana può riprendere se stessa dagli scarti?",
        "A quel punto è tra gli scarti, e si può prendere qualsiasi carta. È inutile più che vietato.",
        {"allowed": "può riprendere se stessa", "forbidden": "deve prendere un'altra carta"},
    ),
    "courtesan-empty-discard": OptionText(
        "Si può giocare una cortigiana quando non c'è nulla da riprendere?",
        "Nessuna edizione richiede che ci sia una carta da riprendere.",
        {
            "legal-no-card-cost-paid": "sì: non porta carte e costa il suo amuleto",
            "illegal": "no: ci vuole una carta da riprendere",
        },
    ),
    "courtesan-reuse-payment": OptionText(
        "Una cortigiana può riprendere una carta che ha pagato un elemento della stessa visita?",
        "Le carte usate per pagare sono tra gli scarti, e una cortigiana si può giocare tra due elementi.",
        {
            "allowed": "sì, e la carta può pagare un'altra volta",
            "not-in-the-same-visit": "no: le carte pagate in questa visita restano dove sono",
        },
    ),
    "courtesan-may-reveal": OptionText(
        "La carta ripresa con una cortigiana deve restare segreta?",
        "Tre edizioni dicono soltanto che non occorre mostrarla.",
    ),
    "envoy-kinds": OptionText(
        "Un messo può portare carte di più tipi?",
        "Tre edizioni limitano ciò che si può chiedere, ma i doni sono liberi da entrambe le parti. "
        "Non si può quindi provare che una carta di un altro tipo sia un errore.",
        {"one-kind": "no: un tipo di risorsa per ogni messo", "any-kinds": "sì: qualsiasi risorsa standard"},
    ),
    "envoy-cards-per-opponent": OptionText(
        "Quante carte può portare un messo dallo stesso avversario?",
        "Due edizioni parlano di una carta e due di più carte. "
        "Tutte contano un amuleto per ogni carta, il che fa pensare a più di una.",
        {"one": "una da ogni avversario", "any-number": "quante ne dà l'avversario"},
    ),
    "envoy-opponent-subset": OptionText(
        "Un messo può rivolgersi solo ad alcuni avversari?",
        "Si può chiedere a tutti e accettare solo da alcuni, quindi il risultato non cambia.",
    ),
    "envoy-alternative-offers": OptionText(
        "Un avversario può offrire al messo qualcosa che non è stato chiesto?",
        "L'edizione italiana permette altre proposte. In tutte le edizioni il messo tratta solo risorse standard.",
        {
            "allowed-standard-cards-only": "sì: un'altra risorsa standard",
            "allowed-anything": "sì: qualsiasi cosa, comprese carte corrotte e talenti",
            "forbidden": "no: solo ciò che è stato chiesto",
        },
    ),
    "envoy-giver-no-amulet": OptionText(
        "Che cosa succede se l'avversario che dà una carta al messo non ha amuleti?",
        "Si fa tutto il possibile, come per chi offre di più e ha meno di tre amuleti.",
        {
            "card-only": "la carta cambia mano senza amuleto",
            "no-transfer": "la carta non si può dare",
            "amulet-from-supply": "l'amuleto viene dalla riserva",
        },
    ),
    "envoy-zero-use": OptionText(
        "Si può giocare un messo senza accettare nessuna carta?",
        "Ogni proposta si può rifiutare, e allora il messo non costa nulla.",
        {"legal": "sì, anche solo per liberarsene", "illegal": "no: deve portare una carta"},
    ),
    "scribe-mode-a-needs-build": OptionText(
        "Il mosaico scelto con uno scriba va costruito nella stessa visita?",
        "In tutte le edizioni lo scriba cambia solo quale mosaico si costruisce, e il costo si paga come al solito.",
        {
            "needs-a-mosaic-build-this-visit": "sì: si costruisce nella stessa visita",
            "may-reserve-a-piece": "no: si può tenere per dopo",
        },
    ),
    "scribe-per-mosaic": OptionText(
        "Quanti mosaici si possono scegliere con un solo scriba?",
        "Tutte le edizioni parlano di un solo mosaico.",
        {"one-piece-per-scribe": "un mosaico", "whole-visit": "tutti i mosaici della visita"},
    ),
    "scribe-from-removed": OptionText(
        "Uno scriba può scegliere un mosaico rimosso?",
        "Un mosaico del genere è fuori dal gioco e non sta da nessuna parte.",
    ),
    "smuggler-timing": OptionText(
        "Quando si può giocare un contrabbandiere?",
        "Tre edizioni chiedono solo più di dieci carte, e i personaggi si giocano in ogni momento.",
        {
            "any-moment-above-10": "in ogni momento, con più di dieci carte in mano",
            "end-of-turn-only": "alla fine del turno",
        },
    ),
    "smuggler-self-count": OptionText(
        "Anche il contrabbandiere conta tra le carte oltre la decima?",
        "Finché non viene giocato è una carta in mano.",
        {"counts": "sì: bastano undici carte compreso lui", "does-not-count": "no: ne servono altre undici"},
    ),
    "smuggler-total-cost": OptionText(
        "Quanti amuleti costa in tutto un contrabbandiere?",
        "L'edizione polacca dice che c'è solo il prezzo della carta, e le altre parlano di un solo amuleto.",
        {
            "1-in-all": "un amuleto in tutto",
            "1-for-the-card-plus-1-for-the-excess": "due: uno per lui e uno per le carte oltre la decima",
        },
    ),
    "smuggler-coverage": OptionText(
        "Un contrabbandiere vale anche per le carte che arrivano dopo di lui nello stesso turno?",
        "L'edizione francese parla della fine del turno, e le altre di tutte le carte.",
        {
            "whole-turn": "sì: per tutte le carte di questo turno",
            "cards-held-when-played": "no: solo per le carte in mano quando lo si gioca",
        },
    ),
    "vizier-short-deck": OptionText(
        "Che cosa succede se il mazzo ha meno di cinque carte per il visir?",
        "Un mazzo finito si sostituisce sempre, non solo durante un rifornimento.",
        {
            "reshuffle-and-complete": "si mescolano gli scarti e si pesca da lì il resto",
            "only-what-is-left": "il visir riceve solo ciò che resta",
        },
    ),
    "vizier-keep-zero": OptionText(
        "Si può non tenere nessuna delle carte del visir?",
        "Nessuna edizione fissa un minimo.",
        {"0-to-5": "sì: da zero a cinque", "1-to-5": "no: almeno una"},
    ),
    "vizier-number-public": OptionText(
        "Il numero di carte tenute con il visir è segreto?",
        "Sono segreti solo i tipi. Il numero si vede dagli amuleti e dagli scarti.",
    ),
    # Final scoring.
    "sanctuary-purge-optional": OptionText(
        "Si devono mettere amuleti sui propri santuari alla fine?",
        "I passi finali lo chiedono a tutti, e nessuno ci guadagna a tenere amuleti.",
        {"automatic": "sì: un amuleto su ogni casella", "optional": "no: si possono tenere amuleti"},
    ),
    "sanctuary-purge-cap": OptionText(
        "I santuari possono portare un giocatore sotto zero amuleti?",
        "Non si possono posare amuleti che non ci sono. Le caselle in più restano vuote.",
        {
            "at-most-amulets-held": "no: zero è il minimo",
            "negative-allowed": "sì: le caselle in più contano sotto lo zero",
        },
    ),
    "croc-tie": OptionText(
        "Chi viene divorato se più giocatori hanno il maggior numero di amuleti?",
        "Tre edizioni li danno tutti al coccodrillo, e quella polacca non parla di parità.",
        {"all-tied-eaten": "tutti", "nobody": "nessuno di loro", "one": "uno solo di loro"},
    ),
    "all-eaten": OptionText(
        "Chi vince se tutti i giocatori vengono divorati?",
        "Tutti condividono il maggior numero di amuleti, quindi non resta nessuno che possa vincere. "
        "Il coccodrillo digiuna solo se nessuno ha amuleti.",
        {
            "no-winner": "nessuno",
            "all-survive": "nessuno viene divorato, e vince il più ricco",
            "richest-of-all": "il più ricco dei divorati",
        },
    ),
    "merchant-bonus-eaten": OptionText(
        "I giocatori divorati ricevono talenti per i loro mercanti?",
        "Tutte le edizioni parlano qui dei sopravvissuti. Un giocatore divorato non può comunque vincere.",
        {"survivors-only": "no: solo i sopravvissuti", "everyone": "sì: tutti"},
    ),
    "tiebreak-amulet-count": OptionText(
        "Quali amuleti decidono una parità?",
        "L'edizione tedesca intende quelli che restano, e a quel punto gli altri sono sui santuari.",
        {
            "after-sanctuaries": "quelli che restano dopo i santuari",
            "before-sanctuaries": "tutti quelli che si avevano prima dei santuari",
        },
    ),
    "tiebreak-pool": OptionText(
        "Tra quali giocatori gli amuleti decidono una parità?",
        "Tre edizioni confrontano solo i giocatori alla pari. "
        "Chi è più povero non può approfittare della parità altrui.",
        {"tied-players-only": "solo tra i giocatori alla pari", "all-survivors": "tra tutti i sopravvissuti"},
    ),
    "final-tie": OptionText(
        "Che cosa succede se nemmeno gli amuleti decidono la parità?",
        "Nessuna edizione ha un altro criterio.",
        {"shared-victory": "i giocatori alla pari vincono insieme", "undecided": "non si nomina nessun vincitore"},
    ),
    "loser-ranking": OptionText(
        "Come si decidono gli altri posti?",
        "Tutte le edizioni nominano solo un vincitore. Una classifica è un'usanza del tavolo.",
        {
            "winner-only": "c'è un vincitore, e gli altri non hanno un ordine",
            "survivors-by-wealth-then-eaten": "i sopravvissuti secondo i talenti, poi i divorati",
        },
    ),
    # Open or hidden.
    "peek-own-amulets": OptionText(
        "Si possono guardare i propri amuleti?",
        "Due edizioni lo permettono in ogni momento, e nessuna lo vieta.",
    ),
    "hand-size-public": OptionText(
        "Si deve dire quante carte si hanno in mano?",
        "Chiunque può tenere il conto, e senza quel numero nessuno potrebbe controllare il limite.",
    ),
    "holdings-announced": OptionText(
        "I talenti e gli amuleti che si ottengono vanno annunciati?",
        "Ogni guadagno deriva da qualcosa che tutti possono vedere. Sono nascosti solo i totali.",
    ),
}
