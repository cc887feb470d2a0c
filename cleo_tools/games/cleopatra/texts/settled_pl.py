"""Why nobody need choose: the reasons for which some disputed points are settled, in Polish."""

SETTLED: dict[str, str] = {
    "character-counts": (
        "Błąd druku w podpisach jednego wydania: jego własny tekst i suma jedenastu kart zgadzają się z pozostałymi."
    ),
    "trompe-loeil-count": "Zwykły rachunek: z 23 skażonych surowców 15 to karty podwójne, więc zostaje 8.",
    "throne-marble-gloss": "Błąd druku w jednym wydaniu, w którym podpis tuż obok mówi o marmurze.",
    "mosaic-set": "Jest tylko dwanaście kształtów z pięciu pól, a zapis nazywa każdą mozaikę literą jej kształtu.",
    "half-mixing": "Każde wydanie każe potasować połowy razem; przeplatanie opisuje tylko wygląd talii.",
    "start-talents-form": "Żetony są zakryte, a skarbiec je rozmienia, więc liczy się tylko wartość pięciu talentów.",
    "mosaic-pile-order-per-game": "To, jak wymieszano stos, nie zostawia śladu w zapisie.",
    "mosaic-pile-inspection": "Tylko informacja: i tak każdy wie, które mozaiki zostały.",
    "starting-player": "Żaden zapis nie pokaże, kto miał największe prawo zaczynać.",
    "hand-discard-chooser": "Trzy wydania zostawiają wybór graczowi, a czwarte temu nie przeczy.",
    "hand-limit-at-game-end": (
        "Gra kończy się podczas wizyty w kamieniołomie, a na koniec i tak odrzuca się wszystkie ręce."
    ),
    "hand-discard-before-refill": (
        "Wynika to z hand-limit-timing: zaraz po wzięciu kart znaczy przed uzupełnieniem kramów."
    ),
    "refill-assignment": "Tak czy inaczej każda karta może trafić na każdy kram, więc w zapisie nie ma po tym śladu.",
    "refill-peek": "Tylko informacja: podejrzenie karty nie zostawia śladu w zapisie.",
    "discard-facing": "Tylko informacja: zapis może podać odrzuconą kartę albo zostawić ją nieznaną.",
    "deck-top-public": "Tylko informacja: to, kto widział wierzch talii, nie zostawia śladu w zapisie.",
    "trompe-loeil-amulets": "Liczba widnieje na karcie, dlatego podaje ją plik planszy.",
    "double-card-amulets": "Liczby widnieją na kartach, dlatego podaje je plik planszy.",
    "door-site-choice": (
        "W każdym wydaniu budujący wybiera spośród wolnych miejsc, a żadne nie ustala kolejności części wrót."
    ),
    "retroactive-rewards": (
        "W każdym wydaniu wypłata następuje w chwili budowy, a nikt nie mówi, komu należałoby się coś później."
    ),
    "talent-bank-shortage": "Zwykły rachunek: w pudełku jest 416 talentów, więcej, niż wypłaca się w jednej grze.",
    "talent-measure": "Żetony są zakryte, a skarbiec je rozmienia, więc można porównać tylko ich wartość.",
    "talent-change": "Żetony są zakryte, a skarbiec je rozmienia, więc można sprawdzić tylko kwoty.",
    "statue-square": "Sanktuarium jako całość ma jednego właściciela, więc nic nie zależy od pola statuetki.",
    "top-check-scope": (
        "Błąd tłumaczenia w jednym wydaniu: według jego własnej definicji w sanktuarium nigdy nic się nie mieści."
    ),
    "removed-piece-status": (
        "Wolnych pól tylko ubywa, więc mozaiki, która nigdzie się nie mieści, nie da się zbudować także później."
    ),
    "cleopatra-recount": "Jej ostatnie pole to pięć ukończonych kategorii, więc żadna nie może liczyć się dwa razy.",
    "cleopatra-overshoot": "Piąte pole kończy grę, więc nic nie zależy od szóstego.",
    "char-during-offering": (
        "Ceremonia ofiarna to w zapisie jeden wpis, więc nic nie zmieści się między ofiarami a ich skutkiem."
    ),
    "amulet-supply-limit": "W żadnym wydaniu liczba amuletów w pudełku nie ogranicza tego, ile gracz musi wziąć.",
    "beggar-targets": "Danie czegoś samemu sobie nie ma skutku, więc oba odczytania dają to samo.",
    "beggar-card-secrecy": "Tylko informacja: zapis może podać daną kartę albo zostawić ją nieznaną.",
    "beggar-proof-scope": "Tylko informacja: to, co pokazano, nie zmienia właściciela.",
    "courtesan-may-reveal": "Tylko informacja: zapis może podać kartę albo zostawić ją nieznaną.",
    "envoy-opponent-subset": "Kto prosi wszystkich, może przyjąć karty od niektórych, więc wynik jest ten sam.",
    "scribe-from-removed": "Usunięta mozaika nigdzie się nie mieści, więc i tak nie dałoby się jej zbudować.",
    "vizier-number-public": "Tylko informacja: liczbę kart i tak zdradzają wzięte amulety.",
    "peek-own-amulets": "Tylko informacja: zajrzenie do własnych amuletów nie zostawia śladu w zapisie.",
    "hand-size-public": "Tylko informacja: każdy może policzyć karty, które gracz bierze i zagrywa.",
    "holdings-announced": "Tylko informacja: każdy zysk wynika z czegoś, co widzą wszyscy.",
}
