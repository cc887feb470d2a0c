"""Why nobody need choose: the reasons for which some disputed points are settled, in Italian."""

SETTLED: dict[str, str] = {
    "character-counts": (
        "Un refuso nelle etichette di un'edizione: il suo stesso testo e il totale di undici concordano con le altre."
    ),
    "trompe-loeil-count": "Semplice calcolo: delle 23 risorse corrotte 15 sono doppie, quindi ne restano 8.",
    "throne-marble-gloss": "Un refuso in un'edizione, la cui etichetta lì accanto dice marmo.",
    "mosaic-set": "Esistono solo dodici forme di cinque caselle, e un verbale indica ogni mosaico con la sua lettera.",
    "half-mixing": (
        "Tutte le edizioni fanno mescolare insieme le metà; l'alternanza descrive solo l'aspetto del risultato."
    ),
    "start-talents-form": (
        "I gettoni sono coperti e il tesoro li cambia, quindi conta solo il valore di cinque talenti."
    ),
    "mosaic-pile-order-per-game": "Il modo in cui si è mescolata la pila non lascia tracce in un verbale.",
    "mosaic-pile-inspection": "Solo informazione: tutti sanno comunque quali mosaici restano.",
    "starting-player": "Nessun verbale può mostrare chi avesse più titoli per cominciare.",
    "hand-discard-chooser": "Tre edizioni lasciano scegliere il giocatore, e la quarta non dice il contrario.",
    "hand-limit-at-game-end": (
        "La partita finisce durante una visita alla cava, e lo scarto finale riguarda già tutte le mani."
    ),
    "hand-discard-before-refill": "Deriva da hand-limit-timing: subito dopo la presa vuol dire prima del rifornimento.",
    "refill-assignment": (
        "In ogni caso qualsiasi carta può andare su qualsiasi bancarella, quindi un verbale non ne porta traccia."
    ),
    "refill-peek": "Solo informazione: guardare una carta non lascia tracce in un verbale.",
    "discard-facing": "Solo informazione: un verbale può nominare una carta scartata o lasciarla ignota.",
    "deck-top-public": "Solo informazione: un verbale non mostra chi ha visto la carta in cima.",
    "trompe-loeil-amulets": "Il numero è stampato sulla carta e sta quindi nel file del tabellone.",
    "double-card-amulets": "I numeri sono stampati sulle carte e stanno quindi nel file del tabellone.",
    "door-site-choice": "Tutte le edizioni fanno scegliere tra i posti liberi, e nessuna dà un ordine ai montanti.",
    "retroactive-rewards": (
        "Tutte le edizioni pagano al momento della costruzione, e nessuna dice chi verrebbe pagato dopo."
    ),
    "talent-bank-shortage": (
        "Semplice calcolo: la scatola contiene 416 talenti, più di quanti se ne guadagnano in una partita."
    ),
    "talent-measure": "I gettoni sono coperti e il tesoro li cambia, quindi se ne può confrontare solo il valore.",
    "talent-change": "I gettoni sono coperti e il tesoro li cambia, quindi si possono controllare solo le somme.",
    "statue-square": (
        "Un santuario appartiene per intero a un solo giocatore, quindi nulla dipende dalla casella della statua."
    ),
    "top-check-scope": (
        "Un errore di traduzione in un'edizione: secondo la sua stessa definizione, in un santuario non sta mai nulla."
    ),
    "removed-piece-status": (
        "Le caselle libere possono solo diminuire, "
        "quindi un mosaico che non sta da nessuna parte non si potrà mai costruire."
    ),
    "cleopatra-recount": (
        "L'ultima casella di Cleopatra significa cinque categorie complete, quindi nessuna può contare due volte."
    ),
    "cleopatra-overshoot": "La quinta casella chiude la partita, quindi nulla dipende da una sesta.",
    "char-during-offering": (
        "Un'offerta è una sola indicazione del verbale, quindi nulla può stare tra le offerte e il loro effetto."
    ),
    "amulet-supply-limit": "Nessuna edizione limita agli amuleti della scatola quelli che un giocatore deve prendere.",
    "beggar-targets": "Un dono a se stessi non ha effetto, quindi le due letture si equivalgono.",
    "beggar-card-secrecy": "Solo informazione: un verbale può nominare la carta data o lasciarla ignota.",
    "beggar-proof-scope": "Solo informazione: ciò che si mostra non cambia mano.",
    "courtesan-may-reveal": "Solo informazione: un verbale può nominare la carta o lasciarla ignota.",
    "envoy-opponent-subset": "Chi chiede a tutti può accettare solo da alcuni, quindi il risultato è lo stesso.",
    "scribe-from-removed": "Un mosaico rimosso non sta da nessuna parte, quindi non si potrebbe comunque costruire.",
    "vizier-number-public": "Solo informazione: gli amuleti presi mostrano comunque il numero.",
    "peek-own-amulets": "Solo informazione: guardare i propri amuleti non lascia tracce in un verbale.",
    "hand-size-public": "Solo informazione: chiunque può contare le carte che un giocatore prende e gioca.",
    "holdings-announced": "Solo informazione: ogni guadagno deriva da qualcosa che tutti vedono.",
}
