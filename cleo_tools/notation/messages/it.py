"""What each slip says, in Italian."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "N101": Message(
        "questo verbale è scritto nella notazione {version}", "si conosce solo la versione 1", "scrivere `cleo 1`"
    ),
    "N102": Message("gioco sconosciuto: `{game}`", "nessun gioco con questo nome"),
    "N103": Message("lingua sconosciuta: `{lang}`"),
    "N104": Message("edizione sconosciuta: `{edition}`"),
    "N105": Message(
        "questa riga dell'intestazione compare due volte",
        "di nuovo qui",
        "tenerne una sola",
        related="la prima volta qui",
    ),
    "N106": Message(
        "il verbale non dice chi gioca",
        "una riga di gioco, ma nessun giocatore",
        "aggiungere all'intestazione una riga come `{players} Anna, Bruno, Chloé`",
    ),
    "N107": Message("due giocatori si chiamano {name}", "già nominato", "dare a ciascuno un nome diverso"),
    "N108": Message("un giocatore senza nome", "qui manca un nome"),
    "N109": Message(
        "questa riga va {place}, prima della {later}",
        "arriva troppo tardi",
        related="la {later} comincia qui",
    ),
    "N110": Message("virgolette mai chiuse", "aperte qui", "chiuderle sulla stessa riga"),
    "N111": Message("riga illeggibile", "nessuna riga comincia con `{found}`"),
    "N112": Message(
        "`{found}` non può stare tra i nomi",
        "non è una virgola",
        "i nomi si separano con virgole: `{players} Anna, Bruno`",
    ),
    "N113": Message("la riga `{players}` deve venire per prima", "non si conosce ancora nessuno"),
    "N201": Message("mancano i due punti dopo {name}", "qui", "scrivere `{name}: ...`"),
    "N202": Message("nessuno a questo tavolo si chiama {name}", "non è nella riga `{players}`"),
    "N203": Message(
        "non si sa di chi è questo turno",
        "",
        "scrivere il nome del giocatore e i due punti prima della prima indicazione",
    ),
    "N204": Message("di nuovo il turno numero {number}", "ci si aspetta {expected}", related="il turno precedente"),
    "N205": Message(
        "il turno numero {number} viene troppo presto", "ci si aspetta {expected}", related="il turno precedente"
    ),
    "N206": Message("{name} gioca un turno dopo la fine", "", related="la fine"),
    "N207": Message("il turno di {name} è vuoto", "non vi è annotato nulla"),
    "N208": Message(
        "questa riga appartiene a un turno",
        "comincia al margine",
        "farla rientrare, o metterla dopo il nome del giocatore",
    ),
    "N301": Message("parola sconosciuta: `{found}`", "{expected}"),
    "N302": Message(
        "in {language} `{found}` significa `{word}`",
        "questo verbale è in {lang}",
        "scrivere `{word}`, o mettere `lang {other}` nell'intestazione",
    ),
    "N303": Message("nessuno a questo tavolo si chiama {name}", "non è nella riga `{players}`"),
    "N304": Message("la bancarella {stall} non esiste", "il mercato ha le bancarelle 1, 2 e 3"),
    "N305": Message("la casella {square} non è nel giardino", "le caselle vanno da a1 a i9"),
    "N306": Message("un mosaico copre cinque caselle, non {given}"),
    "N307": Message("la casella {square} è nominata due volte", "di nuovo qui", related="la prima volta qui"),
    "N308": Message(
        "il posto {slot} per i colonnati non esiste",
        "i posti vanno da w1 a w9",
        "i posti da w10 a w12 esistono solo dove i colonnati sono ammessi sul lato della porta",
    ),
    "N309": Message(
        "il posto {site} per le sfingi non esiste",
        "i posti vanno da 1 a 6",
        "i posti da 7 a 9 esistono solo se si sono concordate nove sfingi",
    ),
    "N311": Message(
        "{given:dado lanciato|dadi lanciati}",
        "da uno a cinque dadi",
        "scrivere `.` per una faccia vuota e `*` per il sacerdote",
    ),
    "N312": Message(
        "per {what} servono tre bancarelle, non {given}",
        "",
        "scrivere `S | ? | L`; `-` dove non è arrivata nessuna carta",
    ),
    "N313": Message("{count:carta|carte} in una volta", "{limit}"),
    "N314": Message(
        "una carta che nessuno ha visto non vuole parentesi",
        "",
        "scrivere `?`; le parentesi sono per una carta coperta nota a chi scrive",
    ),
    "N315": Message("manca qualcosa dopo `{before}`", "{expected}"),
    "N316": Message("`{found}` non può stare qui", "{expected}"),
    "N317": Message(
        "questa indicazione è lunga {length:carattere|caratteri}",
        "nessuna ne richiede tanti",
        "tra due indicazioni va il punto e virgola",
    ),
    "N318": Message("una virgola separa due indicazioni", "qui va un punto e virgola"),
    "N319": Message("parentesi mai chiusa", "aperta in questa indicazione", "chiuderla con `)`"),
    "N320": Message("i commenti cominciano con #", "", "scrivere `# ...`"),
    "N321": Message("questa indicazione finisce prima di `{found}`", "qui non serve altro"),
    "N322": Message("niente virgole tra carte o caselle", "questa virgola"),
    "N323": Message("mancano i due punti dopo `{before}`", "qui"),
    "N324": Message("manca una virgola prima di {found}", "qui"),
    "N325": Message(
        "su ogni bancarella va una sola carta, non {given}",
        "",
        "scrivere `S | ? | L`; `-` dove non è arrivata nessuna carta",
    ),
    "N326": Message("`{found}` va su una riga a sé", "non dentro un turno"),
    "N327": Message("il mosaico {found} non esiste", "i mosaici sono F I L N P T U V W X Y Z"),
}

PHRASES = {
    # hints
    "did-you-mean": "forse `{word}`?",
    "write": "scrivere `{text}`",
    "known": "valori noti: {names}",
    "players-are": "giocatori: {names}",
    "commas-between-names": "mettere virgole tra i nomi della riga `{players}`",
    "put-a-space": "mettere uno spazio",
    "spaces-between-cards": "mettere spazi tra le carte: `{cards}`",
    "semicolon-before": "mettere prima un punto e virgola",
    "belongs-to-turn": "va nel turno di un giocatore",
    "write-stalls": "scrivere `S | ? | L`; `-` dove non è arrivata nessuna carta",
    "write-dice": "scrivere `.` per una faccia vuota e `*` per il sacerdote",
    "leave-card-out": "tralasciare la carta",
    # what could have come
    "number-needed": "qui serve un numero",
    "expected": "ci si aspetta {what}",
    "expected-move": "ci si aspetta una mossa come {words}",
    "expected-line": "ci si aspetta un turno, o una riga come {words}",
    "or": "{some} o {last}",
    "a-number": "un numero",
    "a-signed-number": "un numero come -3",
    "a-name": "il nome di un giocatore",
    "a-square": "una casella come c3",
    "a-slot": "un posto per colonnati come w1",
    "a-piece": "una lettera di mosaico come F",
    "a-card": "una carta come A",
    "a-die": "un dado (`.` o `*`)",
    "a-text": "un testo",
    "a-word": "una parola",
    "a-value": "un valore",
    "end-of-clause": "la fine dell'indicazione",
    "end-of-line": "la fine della riga",
    # N109: where a line belongs, and what has begun already
    "place-header": "nell'intestazione",
    "place-setup": "nella preparazione",
    "later-setup": "preparazione",
    "later-play": "partita",
    "later-close": "chiusura",
    # N302
    "language-en": "inglese",
    "language-fr": "francese",
    "language-de": "tedesco",
    "language-it": "italiano",
    "language-pl": "polacco",
    # N312
    "three-market": "il mercato",
    "three-refill": "il rifornimento",
    # N313
    "no-card": "nessuna carta",
    "box-holds": "la scatola contiene {most:carta|carte}",
}
