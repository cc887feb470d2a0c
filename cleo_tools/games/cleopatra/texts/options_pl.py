"""Polish words for the disputed points: the question, why the default was chosen, what each value means."""

from cleo_tools.rulings import OptionText

OPTIONS: dict[str, OptionText] = {
    # Figures that are printed differently.
    "sphinx-count": OptionText(
        "Ile jest sfinksów?",
        "Wszystkie cztery spisy elementów podają sześć, a miejsca tworzą trzy pary. "
        "Dziewiątka w jednym polskim nagłówku wygląda na liczbę ścian.",
        {"6": "sześć sfinksów na sześciu miejscach", "9": "dziewięć sfinksów, więc sześć nie kończy kategorii"},
    ),
    "character-counts": OptionText(
        "Ile jest kart każdej postaci?",
        "Wszystkie wydania mówią o jedenastu postaciach: pięć rodzajów po dwie i jeden wezyr. "
        "Siódemki w polskich podpisach przeczą tej samej instrukcji.",
    ),
    "trompe-loeil-count": OptionText(
        "Ile jest kart Trompe-l'oeil?",
        "Są 23 skażone surowce, z czego 15 to karty podwójne. Zostaje osiem.",
    ),
    "throne-marble-gloss": OptionText(
        "Czy za piedestał i tron płaci się marmurem, czy kamieniem?",
        "Trzy wydania mówią o marmurze, podobnie jak podpis w polskim. Różni się tylko tłumaczenie obok niego.",
    ),
    "mosaic-set": OptionText(
        "Jakie dwanaście mozaik jest w pudełku?",
        "Istnieje dokładnie dwanaście kształtów z pięciu pól, a wydanie francuskie używa ich nazwy. "
        "Każdy kształt jest więc jeden raz.",
    ),
    "palm-square-definition": OptionText(
        "Które zakryte pola z palmą dają talent?",
        "Trzy wydania liczą każdą palmę, tak samo jak przykład w niemieckim. "
        "Jego dodatkowe słowo może opisywać tylko rysunek.",
        {
            "every-palm-square": "każde zakryte pole z palmą daje talent",
            "only-specially-marked-palm-squares": "talent dają tylko pola z palmą, które są specjalnie oznaczone",
        },
    ),
    # Setup.
    "player-count": OptionText(
        "Ile osób może grać?",
        "Trzy okładki podają od trzech do pięciu, a żadne wydanie nie ma osobnych zasad dla dwóch.",
        {"3-5": "gra się w trzy, cztery lub pięć osób", "up-to-5": "wolno grać także w mniej niż trzy osoby"},
    ),
    "odd-half-split": OptionText(
        "Do której połowy trafia nieparzysta karta, gdy dzieli się talię?",
        "Przy czterech graczach dzieli się 97 kart, a żadne wydanie nie mówi, co z ostatnią. "
        "Żadna połowa nie jest więc błędna.",
        {
            "either-half-one-larger": "dowolna połowa może mieć o jedną kartę więcej",
            "extra-face-up": "nieparzystą kartę się odkrywa",
            "extra-face-down": "nieparzysta karta zostaje zakryta",
        },
    ),
    "half-mixing": OptionText(
        "Czy obie połowy się tasuje, czy układa ściśle na przemian, odkrytą i zakrytą?",
        "Każde wydanie każe je tasować. Przeplatanie się kart opisuje tylko wygląd talii.",
    ),
    "start-talents-form": OptionText(
        "Z jakich żetonów składa się pięć początkowych talentów?",
        "Żadne wydanie tego nie mówi. Liczy się tylko wartość, a skarbiec rozmienia żetony.",
    ),
    "mosaic-pile-order-per-game": OptionText(
        "Czy mozaiki miesza się przed każdą grą od nowa?",
        "Stałą kolejność znano by już od drugiej gry. Do pierwszej gry należy tylko wyciśnięcie ich z ramek.",
    ),
    "mosaic-pile-inspection": OptionText(
        "Czy wolno przeglądać stos mozaik?",
        "Żadne wydanie na to nie pozwala, a ważna jest tylko mozaika z wierzchu. Które zostały, widać po ogrodzie.",
    ),
    "starting-player": OptionText(
        "Kto zaczyna?",
        "Pierwsze kryterium to żart, którego potem nikt nie sprawdzi. Zacząć może więc każdy.",
    ),
    # The market and the hand limit.
    "hand-limit-timing": OptionText(
        "Kiedy liczy się karty powyżej dziesięciu?",
        "Trzy wydania liczą na koniec tury. Także francuski szmugler ma sens tylko wtedy.",
        {
            "after-take": "zaraz po wzięciu kart z kramu",
            "end-of-turn": "na koniec tury",
        },
    ),
    "hand-limit-scope": OptionText(
        "Czy limit dziesięciu kart obowiązuje także w turach w kamieniołomie?",
        "Każde wydanie podaje limit wśród kroków wizyty na rynku i nigdzie indziej. "
        "Amulety za turę w kamieniołomie byłyby karą, której nikt nie wydrukował.",
        {
            "market-turns-only": "rękę liczy się tylko w turach na rynku",
            "every-own-turn": "rękę liczy się także w turach w kamieniołomie",
        },
    ),
    "hand-limit-repeat": OptionText(
        "Czy za karty powyżej dziesięciu płaci się ponownie w późniejszej turze?",
        "Wszystkie wydania liczą karty powyżej dziesięciu, a żadne nie odejmuje amuletów wziętych wcześniej.",
        {
            "whole-excess-each-check": "przy każdym liczeniu każda karta powyżej dziesięciu kosztuje amulet",
            "new-excess-only": "amulet kosztują tylko karty jeszcze nieopłacone",
        },
    ),
    "hand-limit-mixed-option": OptionText(
        "Czy wolno część kart powyżej dziesięciu odrzucić, a za resztę zapłacić?",
        "Wszystkie wydania dają dwie możliwości i podkreślają, że druga dotyczy wszystkich kart. "
        "Połączenie nie jest żadną z nich.",
        {
            "forbidden": "albo zostaje dziesięć kart, albo zatrzymuje się wszystkie",
            "allowed": "wolno część odrzucić, a za resztę zapłacić",
        },
    ),
    "hand-discard-exactness": OptionText(
        "Czy wolno odrzucić tyle, żeby zostało mniej niż dziesięć kart?",
        "W trzech wydaniach zostaje dokładnie dziesięć, a włoskie mówi o nadmiarze kart. "
        "Odrzucając więcej, można by za darmo pozbyć się skażonych kart.",
        {
            "exactly-10": "zostaje dokładnie dziesięć kart",
            "at-most-10": "zostaje dziesięć kart lub mniej, jak gracz woli",
        },
    ),
    "hand-discard-chooser": OptionText(
        "Kto wybiera karty odrzucane powyżej dziesięciu?",
        "Trzy wydania zostawiają to graczowi, a we włoskim nic temu nie przeczy.",
    ),
    "hand-discard-tainted": OptionText(
        "Czy skażone karty odrzucone powyżej dziesięciu kosztują amulety?",
        "Skażona karta kosztuje amulety, gdy się jej używa albo gdy zostanie na koniec. "
        "To odrzucenie nie jest ani jednym, ani drugim i ma własną cenę.",
        {
            "no-extra": "nic poza jednym amuletem za odrzucenie",
            "one-per-tainted": "dodatkowy amulet za każdą odrzuconą skażoną kartę",
            "printed": "amulety, które widnieją na każdej odrzuconej skażonej karcie",
        },
    ),
    "hand-limit-at-game-end": OptionText(
        "Czy na koniec gry sprawdza się limit kart na ręce?",
        "Gra kończy się natychmiast, a potem i tak odrzuca się każdą rękę, za osobną cenę.",
    ),
    "hand-discard-before-refill": OptionText(
        "Czy nadmiar kart odrzuca się przed uzupełnieniem kramów, czy po nim?",
        "To zależy od tego, kiedy liczy się rękę: zaraz po wzięciu kart znaczy przed uzupełnieniem, "
        "na koniec tury znaczy po nim.",
    ),
    "refill-assignment": OptionText(
        "Czy gracz widzi wszystkie trzy nowe karty, zanim je rozłoży?",
        "We wszystkich wydaniach najpierw dociąga się trzy karty. Tak czy inaczej możliwy jest każdy układ.",
    ),
    "refill-peek": OptionText(
        "Czy wolno podejrzeć zakrytą kartę przy dokładaniu jej na kram?",
        "Żadne wydanie na to nie pozwala, a zakryta karta straciłaby sens.",
    ),
    "empty-stall-visit": OptionText(
        "Czy wolno odwiedzić pusty kram?",
        "Może się to zdarzyć tylko wtedy, gdy zabraknie kart. Nic nie zabrania wziąć wszystkiego, czyli niczego.",
        {"allowed": "wolno odwiedzić pusty kram", "forbidden": "wizyta musi dać co najmniej jedną kartę"},
    ),
    "no-legal-action": OptionText(
        "Co, jeśli gracz nie może wykonać żadnej z dwóch akcji?",
        "Prawie nigdy się to nie zdarza i żadne wydanie o tym nie mówi. Najłagodniejszym wyjściem jest pas.",
        {
            "pass-with-flag": "gracz pasuje, a pas zostaje odnotowany",
            "record-invalid": "pas jest zawsze błędem",
        },
    ),
    # Draw pile and discards.
    "reshuffle-trigger": OptionText(
        "Kiedy tasuje się karty odrzucone w nową talię?",
        "Wszystkie wydania wskazują chwilę, gdy talia się wyczerpie, a nie następne dociąganie.",
        {
            "when-emptied": "gdy tylko z talii zejdzie ostatnia karta",
            "when-a-card-is-needed": "dopiero gdy ktoś ma dociągnąć kartę i nie może",
        },
    ),
    "refill-continues-after-reshuffle": OptionText(
        "Czy uzupełnia się dalej z nowej talii, jeśli stara skończy się w trakcie?",
        "Każdy kram ma dostać kartę, więc resztę musi dać nowa talia.",
        {
            "continue-to-three": "brakujące karty bierze się z nowej talii",
            "stop-at-exhaustion": "uzupełnianie kończy się razem ze starą talią",
        },
    ),
    "cards-exhausted": OptionText(
        "Co, jeśli talia i karty odrzucone razem nie wystarczą na trzy kramy?",
        "Żadne wydanie tego nie mówi. Najmniej zmienia zrobienie tyle, ile się da, a karty i tak rozkłada gracz.",
        {
            "place-what-exists-player-picks-stalls": "pozostałe karty trafiają na kramy wybrane przez gracza",
            "no-refill": "żaden kram nie dostaje karty",
        },
    ),
    "discard-facing": OptionText(
        "Czy karty odrzucone leżą odkryte, czy zakryte?",
        "Żadne wydanie tego nie mówi i żadna karta przez to nie zmienia miejsca.",
    ),
    "deck-top-public": OptionText(
        "Czy odkryta karta na wierzchu talii jest znana wszystkim?",
        "Żadne wydanie nie ukrywa talii, więc jej wierzch widzi każdy.",
    ),
    # Payment.
    "superfluous-cards": OptionText(
        "Czy wolno zapłacić więcej, niż element kosztuje?",
        "Wszystkie wydania pozwalają przepłacić i nie stawiają granicy. "
        "Przykłady pokazują tylko karty podwójne wykorzystane w połowie.",
        {
            "any-excess": "wolno dołożyć dowolne karty i kupców",
            "no-wholly-unused-card": "każda karta i każdy kupiec muszą coś opłacać choćby częściowo",
            "exact-only": "zapłata musi się równać kosztowi",
        },
    ),
    "payment-sequencing": OptionText(
        "Czy za kilka elementów podczas wizyty płaci się po kolei, czy naraz?",
        "Kroki opisują po jednym elemencie, a pomiędzy nimi mogą pojawić się postacie. "
        "Płacenie naraz tylko odbierałoby możliwości.",
        {
            "element-by-element": "po kolei, więc kartami zdobytymi po drodze można opłacić następny",
            "one-batch": "naraz, kartami, które są wtedy na ręce",
        },
    ),
    "payment-unit": OptionText(
        "Czy koszt elementu liczy się w jednostkach surowców, czy w kartach?",
        "W każdym wydaniu podwójna karta daje dwie jednostki. Tylko jedno włoskie zdanie mówi o kartach.",
        {
            "resource-units": "w jednostkach: podwójna karta liczy się za dwie",
            "number-of-cards": "w kartach: podwójna karta liczy się za jedną",
        },
    ),
    "merchant-only-if-missing": OptionText(
        "Czy wolno użyć kupca, mając daną kartę na ręce?",
        "Może chodzić o brak wśród wyłożonych kart, a cudzej ręki nikt nie widzi. "
        "Wydanie polskie w ogóle nie ma takiego warunku.",
        {
            "free-choice": "kupca wolno użyć zawsze",
            "must-lack-the-card": "kupiec zastępuje tylko kartę, której gracz nie ma",
        },
    ),
    "merchant-unit": OptionText(
        "Czy kupiec może zastąpić dwie jednostki?",
        "Trzy wydania mówią, że zastępuje jedną, a włoskie nie obiecuje więcej.",
        {
            "one-unit": "kupiec to jedna jednostka",
            "may-stand-for-a-double": "kupiec może być dwiema jednostkami jednego surowca",
        },
    ),
    "merchants-per-payment": OptionText(
        "Ilu kupców wolno użyć do jednej zapłaty?",
        "Pierwszy krok w każdym wydaniu mówi o kupcach w liczbie mnogiej, a francuskie powtarza to jeszcze raz.",
        {"any-number": "ilu gracz chce", "one": "jednego na każdą zapłatę"},
    ),
    "trompe-loeil-function": OptionText(
        "Co zastępuje karta Trompe-l'oeil?",
        "Żadne wydanie nie objaśnia tej karty. Wszystkie podkreślają, że kupiec zastąpi nawet artystę, "
        "a byłoby to zbędne, gdyby ta karta też to potrafiła.",
        {
            "wild-any-resource": "jednostkę dowolnego surowca, także artystę",
            "wild-material-only": "jeden kamień, marmur, drewno lub lapis lazuli, ale nie artystę",
            "no-function-known": "jej użycie pozostaje nieustalone",
        },
    ),
    "trompe-loeil-amulets": OptionText(
        "Ile amuletów kosztuje karta Trompe-l'oeil?",
        "Liczba widnieje na karcie. Podaje się ją więc razem z planszą, a nie umawia.",
    ),
    "double-card-amulets": OptionText(
        "Ile amuletów kosztuje podwójna karta?",
        "Liczba widnieje na każdej karcie. Podaje się ją więc razem z planszą, a nie umawia.",
    ),
    "amulet-timing": OptionText(
        "Kiedy bierze się amulety za użytą kartę?",
        "Trzy wydania mówią, że od razu, a niemieckie nie wspomina o chwili.",
        {"immediately": "od razu", "end-of-turn": "na koniec tury"},
    ),
    # Building and rewards.
    "quarry-min-elements": OptionText(
        "Czy podczas wizyty w kamieniołomie trzeba coś zbudować?",
        "Wszystkie wydania opisują wizytę jako budowę, a francuskie wymaga co najmniej jednego elementu. "
        "Inaczej byłby to pas z darmowym rzutem kośćmi.",
        {
            "at-least-one": "trzeba zbudować co najmniej jeden element",
            "zero-allowed": "wolno tylko rzucić kośćmi",
        },
    ),
    "same-visit-synergy": OptionText(
        "Czy elementy z tej samej wizyty liczą się nawzajem do swoich nagród?",
        "Wszystkie elementy ustawia się przed wypłatą talentów. "
        "A kto może dowolnie wybrać kolejność budowy, i tak dostaje pełną nagrodę.",
        {
            "final-state": "nagrody liczy się, gdy wszystko już stoi",
            "sequential": "każdą nagrodę liczy się w chwili zbudowania elementu",
            "none": "elementy z tej samej wizyty nie liczą się dla siebie nawzajem",
        },
    ),
    "bundle-bonus-4plus": OptionText(
        "Jaka jest premia za cztery elementy lub więcej podczas jednej wizyty?",
        "Trzy wydania dają pięć talentów za trzy lub więcej. "
        "Utrata premii przez zbudowanie czwartego elementu nie miałaby sensu.",
        {"5": "pięć talentów, jak za trzy", "none-stated": "żadna, bo wymieniono tylko dwa i trzy"},
    ),
    "bundle-bonus-stacking": OptionText(
        "Czy premia za trzy elementy dolicza się do premii za dwa?",
        "W każdym wydaniu dwa oraz trzy lub więcej to osobne przypadki. Żadne nie wspomina o siedmiu talentach.",
        {"replace": "nie: trzy elementy dają pięć talentów", "add": "tak: trzy elementy dają siedem talentów"},
    ),
    "throne-pair-counts-two": OptionText(
        "Czy piedestał i tron liczą się jako dwa elementy?",
        "Każde wydanie wymienia dwie części i nagradza każdą z nich.",
        {"two-elements": "to dwa elementy", "one-element": "razem to jeden element"},
    ),
    "cost-per-piece": OptionText(
        "Czy koszt tronu i obelisków dotyczy każdej części osobno?",
        "Za elementy płaci się po kolei, a każda część ma własną nagrodę. Żadne wydanie nie sprzedaje pary.",
        {"per-piece": "każda część kosztuje pełną cenę", "for-the-pair": "jedna cena obejmuje obie części"},
    ),
    "wall-contact-unit": OptionText(
        "Czy ściana daje talenty za pola mozaik, czy za całe mozaiki?",
        "Francuska zasada oraz niemiecki i polski przykład liczą pola. Inne słowa to tłumaczenia tego samego.",
        {
            "squares": "jeden talent za każde pole mozaiki przy ścianie",
            "mosaic-pieces": "jeden talent za każdą mozaikę przy ścianie",
        },
    ),
    "wall-contact-geometry": OptionText(
        "Czy liczy się pole mozaiki, które styka się ze ścianą tylko rogiem?",
        "Ściana stoi wzdłuż brzegu ogrodu i dotyka pól, które ma przed sobą.",
        {
            "shared-edge-along-the-wall-span": "liczą się tylko pola na długości ściany",
            "including-diagonal": "liczą się także pola, które stykają się rogiem z jej końcami",
        },
    ),
    "wall-positions": OptionText(
        "Na których bokach ogrodu stoją ściany?",
        "Dziewięć ścian to trzy boki po trzy, a na czwartym są wrota.",
        {
            "nine-slots-on-three-sides": "na trzech bokach bez wrót",
            "twelve-slots-on-four-sides": "na wszystkich czterech, więc trzy miejsca zostają puste",
        },
    ),
    "door-wall-run": OptionText(
        "Które ściany dają talenty za część wrót?",
        "Przykład w każdym wydaniu liczy cztery ściany, a cztery nie mogą dotykać jednego rogu. "
        "Wydania francuskie i włoskie mówią o nieprzerwanym ciągu.",
        {
            "contiguous-run": "wszystkie ściany w nieprzerwanym ciągu od jej rogu",
            "directly-touching-only": "tylko ściana, która jej dotyka",
        },
    ),
    "door-run-corners": OptionText(
        "Czy ciąg ścian przy części wrót biegnie dalej za rogiem ogrodu?",
        "Na boku mieszczą się trzy ściany, a przykład liczy cztery.",
        {"run-turns-corners": "biegnie dalej za rogami", "stops-at-corner": "kończy się na pierwszym rogu"},
    ),
    "door-run-other-door": OptionText(
        "Czy ciąg ścian biegnie dalej za drugą częścią wrót?",
        "Liczy się tylko ściany, a prześwit wrót ścianą nie jest.",
        {
            "stops-at-other-frame": "kończy się przy drugiej części wrót",
            "passes-through": "biegnie dalej za drugą częścią wrót",
        },
    ),
    "door-site-choice": OptionText(
        "Którą część wrót buduje się najpierw?",
        "Budujący wybiera spośród wolnych miejsc, a kolejność mają tylko sfinksy i tron.",
    ),
    "retroactive-rewards": OptionText(
        "Czy element daje kolejne talenty, gdy później zbuduje się coś obok?",
        "Wszystkie wydania nagradzają chwilę budowy. Nikt nie mówi, komu należałoby się coś później.",
    ),
    "talent-bank-shortage": OptionText(
        "Co, jeśli w skarbcu zabraknie talentów?",
        "Jest ich więcej, niż wypłaca się w jednej grze, a gdy brak jednych żetonów, wystarczy rozmienić inne.",
    ),
    "talent-measure": OptionText(
        "Czy liczy się wartość talentów, czy liczba żetonów?",
        "Żetony mają wartość od jednego do dziesięciu, a nagrody to kwoty. "
        "Przy liczeniu żetonów dziesiątka byłaby warta tyle co jedynka.",
    ),
    "talent-change": OptionText(
        "Czy wolno rozmieniać talenty w skarbcu?",
        "Ofiary i datki to kwoty. Bez rozmieniania ktoś z jedną piątką nie mógłby dać dwóch.",
    ),
    # Mosaics and sanctuaries.
    "mosaic-orientation": OptionText(
        "Czy wolno obracać mozaikę i odwracać ją na drugą stronę?",
        "Nic tego nie zabrania. A kształtów jest dwanaście tylko wtedy, gdy kształt i jego odbicie to to samo.",
        {
            "rotate-and-flip": "wolno ją obracać i odwracać",
            "rotate-only": "wolno ją obracać, ale nie odwracać",
            "fixed": "kładzie się ją tak, jak leży na stosie",
        },
    ),
    "mosaic-placement-freedom": OptionText(
        "Gdzie w ogrodzie wolno położyć mozaikę?",
        "Budujący wybiera spośród możliwych miejsc, a żadne wydanie żadnego nie wyklucza.",
        {
            "any-free-squares": "na dowolnych wolnych polach",
            "must-touch-a-mosaic": "obok innej mozaiki, jeśli jakaś już leży",
            "must-start-at-an-edge": "przy brzegu ogrodu albo obok innej mozaiki",
        },
    ),
    "throne-area-blocks": OptionText(
        "Czy mozaiki mogą zakryć miejsce na tron?",
        "Każdy element ma własne miejsce. Mozaika w tym miejscu uniemożliwiłaby budowę tronu.",
        {
            "reserved-from-start": "jego pola są zastrzeżone od początku",
            "free-until-pedestal-built": "jego pola są wolne, dopóki nie stanie piedestał",
            "not-in-garden": "tron nie zajmuje żadnych pól ogrodu",
        },
    ),
    "region-adjacency": OptionText(
        "Czy wolne pola, które stykają się tylko rogiem, tworzą jeden obszar?",
        "Mozaiki to pola złączone bokami, więc o tym, co się jeszcze zmieści, decydują tylko boki.",
        {
            "orthogonal": "nie: tylko pola o wspólnym boku",
            "orthogonal-and-diagonal": "tak: wystarczy wspólny róg",
        },
    ),
    "region-boundary": OptionText(
        "Co zamyka obszar ogrodu?",
        "Liczy się to, że nie mieści się tam mozaika, a za brzegiem i na miejscu tronu nie zmieści się żadna.",
        {
            "mosaics-edge-and-throne-area": "mozaiki, brzeg ogrodu i miejsce na tron",
            "mosaics-and-edge": "mozaiki i brzeg ogrodu",
            "mosaics-only": "same mozaiki",
        },
    ),
    "sanctuary-new-region": OptionText(
        "Które obszary mogą stać się sanktuarium po położeniu mozaiki?",
        "To mozaika musi utworzyć obszar. Nowe jest to, co zostało z miejsca, w którym ją położono; inne miejsca nie.",
        {
            "component-of-the-region-played-in": "każda pozostałość obszaru, w którym położono mozaikę",
            "must-be-cut-off-from-other-free-space": "tylko obszar, który mozaika odcina od innych wolnych pól",
            "any-region-that-became-unfillable": "każdy obszar, w którym już nic się nie mieści, gdziekolwiek leży",
        },
    ),
    "sanctuary-evaluation": OptionText(
        "Kiedy rozstrzyga się, czy powstało sanktuarium?",
        "Wszystkie wydania mówią o położeniu jednej mozaiki. Dwie z jednej wizyty ocenia się po kolei.",
        {
            "after-each-mosaic": "po każdej mozaice",
            "end-of-visit": "gdy leżą wszystkie mozaiki z tej wizyty",
        },
    ),
    "sanctuary-fit-set": OptionText(
        "Które mozaiki nie mogą mieścić się w sanktuarium?",
        "Mozaiki, która wypadła z gry, nie da się już zbudować. "
        "Skrócona włoska uwaga nie zgadza się z własnym podpisem.",
        {
            "pieces-still-in-pile": "te, które są jeszcze w stosie",
            "pieces-unbuilt-including-removed": "wszystkie niezbudowane, także usunięte",
            "lack-of-space-or-all-built": "każda mozaika w grze, chyba że zbudowano wszystkie",
        },
    ),
    "sanctuary-false-claim": OptionText(
        "Co się dzieje ze statuetką na obszarze, który nie jest sanktuarium?",
        "Zawsze da się wykazać, czy coś się jeszcze mieści, a żadne wydanie nie przewiduje kary.",
        {
            "claim-void-statue-returned": "zajęcie jest nieważne, a statuetka wraca do właściciela",
            "statue-stays-no-effect": "statuetka zostaje na miejscu i nie ma znaczenia",
            "accepted-if-unchallenged": "zajęcie jest ważne, jeśli nikt nie zaprotestuje",
        },
    ),
    "multi-sanctuary-claim": OptionText(
        "Czy budujący może zająć dwa sanktuaria utworzone jedną mozaiką?",
        "Prawo przysługuje do każdego sanktuarium. Jedyną granicą są dwie statuetki gracza.",
        {
            "one-statue-each": "każde z nich można zająć osobną statuetką",
            "one-claim-per-placement": "jedna mozaika pozwala zająć najwyżej jedno",
        },
    ),
    "claim-window": OptionText(
        "Jak szybko trzeba zająć nowe sanktuarium?",
        "Wszystkie wydania każą zrobić to od razu: przed następnym elementem, talentami, ruchem Kleopatry i rzutem.",
        {
            "before-next-step": "zanim zrobi się cokolwiek innego",
            "until-end-of-turn": "do końca tej samej tury",
        },
    ),
    "late-claim-by-creator": OptionText(
        "Czy twórca może zająć swoje sanktuarium w późniejszej turze?",
        "Dwa wydania to wykluczają. Pozostałe dwa wykluczają tylko innych graczy, "
        "ale też dają prawo w chwili powstania.",
        {
            "forbidden": "niezajęte od razu pozostaje niczyje",
            "allowed": "twórca może je zająć także później",
        },
    ),
    "statue-relocation": OptionText(
        "Czy wolno przestawić statuetkę do innego sanktuarium?",
        "Żadne wydanie nie przestawia statuetek: dwie statuetki to dwa sanktuaria.",
        {"forbidden": "statuetka zostaje na miejscu", "allowed": "statuetkę wolno przestawić do nowego sanktuarium"},
    ),
    "statue-square": OptionText(
        "Na którym polu sanktuarium stoi statuetka?",
        "Ważny jest tylko właściciel. Pole ze statuetką liczy się tak jak inne.",
    ),
    "sanctuary-palm-squares": OptionText(
        "Czy pola z palmą liczą się w sanktuarium?",
        "Wszystkie wydania liczą pola sanktuarium, a żadne nie robi wyjątku.",
        {
            "count-as-squares": "liczą się tak jak inne",
            "excluded": "nie kładzie się na nich amuletów",
        },
    ),
    "top-check-timing": OptionText(
        "Kiedy sprawdza się, czy mozaika z wierzchu jeszcze się mieści?",
        "Dwa wydania sprawdzają po każdej mozaice, a pozostałe na to pozwalają. "
        "Inaczej mozaika, która nigdzie się nie mieści, blokowałaby drugą podczas tej samej wizyty.",
        {
            "after-each-mosaic": "po każdej mozaice",
            "after-the-whole-visit": "raz, gdy zbudowano wszystko podczas wizyty",
        },
    ),
    "top-check-scope": OptionText(
        "Gdzie musi się jeszcze mieścić mozaika z wierzchu?",
        "Trzy wydania mają na myśli dowolne wolne pola. W sanktuarium z definicji nic się nie mieści, "
        "więc według polskich słów wypadłby z gry cały stos.",
    ),
    "removed-piece-status": OptionText(
        "Czy usunięta mozaika może wrócić?",
        "W trzech wydaniach wypada z gry. I tak nigdy by się już nie zmieściła.",
    ),
    "mosaic-category-completion": OptionText(
        "Kiedy mozaiki są ukończone?",
        "We wszystkich wydaniach Kleopatra rusza się, gdy stos jest pusty, "
        "nawet jeśli niektórych mozaik nie dało się położyć.",
        {
            "pile-empty-by-building-or-removal": "gdy stos jest pusty, bo mozaiki zbudowano lub usunięto",
            "all-twelve-built": "gdy wszystkie dwanaście leży w ogrodzie",
        },
    ),
    "mosaic-empty-double-advance": OptionText(
        "Czy po ukończeniu mozaik Kleopatra przesuwa się raz, czy dwa razy?",
        "Pusty stos i ukończone mozaiki to to samo zdarzenie, opisane w dwóch miejscach.",
        {
            "once": "o jedno pole",
            "twice": "o dwa pola: jedno za pusty stos, drugie za kategorię",
        },
    ),
    # Cleopatra and the end.
    "cleopatra-multi-advance": OptionText(
        "Jak daleko przesuwa się Kleopatra, gdy jedna wizyta kończy dwie kategorie?",
        "Wydanie francuskie przesuwa ją za każdą z nich. A jej piąte pole wszędzie oznacza pięć ukończonych kategorii.",
        {"one-per-category": "o jedno pole za każdą kategorię", "one-per-visit": "o jedno pole za wizytę"},
    ),
    "cleopatra-recount": OptionText(
        "Czy kategorie ukończone wcześniej znów przesuwają Kleopatrę?",
        "Trzy wydania liczą tylko to, co ukończono w tej turze. Inaczej gra skończyłaby się o wiele za wcześnie.",
    ),
    "cleopatra-advance-timing": OptionText(
        "Kiedy podczas wizyty przesuwa się Kleopatra?",
        "W każdym wydaniu jej ruch następuje po budowie i wypłacie talentów, więc ostatnia wizyta odbywa się cała.",
        {
            "after-all-builds-and-rewards": "gdy wszystko zbudowano i wypłacono talenty",
            "instantly-per-element": "gdy tylko jakiś element ukończy kategorię",
        },
    ),
    "cleopatra-overshoot": OptionText(
        "Czy Kleopatra może wyjść poza piąte pole?",
        "Jej piąte pole kończy grę, cokolwiek jeszcze ukończono.",
    ),
    "end-before-dice": OptionText(
        "Czy rzuca się jeszcze kośćmi, gdy Kleopatra dojdzie na ostatnie pole?",
        "Wydania francuskie i niemieckie kończą grę natychmiast, a pozostałe temu nie przeczą.",
        {
            "no-roll": "nie: gra od razu się kończy",
            "finish-the-visit": "tak: wizytę kończy się rzutem i ewentualną ceremonią ofiarną",
        },
    ),
    "end-finishes-round": OptionText(
        "Czy rozgrywa się rundę do końca, gdy Kleopatra dojdzie na ostatnie pole?",
        "Żadne wydanie nie mówi o dokończeniu rundy, a francuskie kończy grę natychmiast.",
        {
            "immediate": "nie: nikt nie ma już tury",
            "equal-turns": "tak: aż wszyscy rozegrają tyle samo tur",
        },
    ),
    # Dice and offerings.
    "dice-rolls-per-visit": OptionText(
        "Ile razy rzuca się kośćmi, gdy podczas wizyty zbudowano kilka elementów?",
        "Budowa kolejnych elementów należy do drugiego kroku, a rzut to krok ostatni. Wypada raz.",
        {"one": "raz na wizytę", "one-per-element": "raz za każdy element"},
    ),
    "scribe-dice-roll": OptionText(
        "Czy po zagraniu skryby rzuca się kośćmi?",
        "Skryba obraca jedną kość. O rzucie wspomina tylko jedno polskie zdanie, a polska karta już nie.",
        {
            "no-roll": "nie: obraca się jedną kość i to wszystko",
            "scribe-forces-a-roll": "tak: rzuca się pustymi kośćmi jak po wizycie",
        },
    ),
    "scribe-avert-own-offering": OptionText(
        "Czy gracz, którego rzut zapełnił ołtarz, może skrybą zdjąć z niego kość?",
        "Skryby nie wolno zagrać tylko w cudzej turze. We własnej można to zrobić, póki nie zaczną się ofiary.",
        {
            "allowed-before-bidding": "tak, dopóki ktoś nie weźmie talentów do ręki",
            "forbidden": "nie: ceremonia ofiarna się odbywa",
        },
    ),
    "char-during-offering": OptionText(
        "Czy wolno zagrać postać w trakcie ceremonii ofiarnej?",
        "W ceremonii biorą udział wszyscy i jest ona jedną całością. Żebrak w jej środku zmieniłby złożone ofiary.",
    ),
    "offering-talents-lost": OptionText(
        "Co się dzieje z ofiarowanymi talentami?",
        "Trzy wydania zabierają wszystkie, bez względu na miejsce. Francuskie po prostu o tym nie wspomina.",
        {
            "all-lost": "każdy traci to, co ofiarował",
            "only-winner-pays": "płaci się tylko największą ofiarę",
            "returned": "każdy dostaje talenty z powrotem",
        },
    ),
    "zero-bid": OptionText(
        "Czy wolno nic nie ofiarować?",
        "Żadne wydanie nie podaje minimum, a gracz może w ogóle nie mieć talentów.",
        {"allowed": "wolno ofiarować zero", "minimum-one": "kto ma talenty, ofiarowuje co najmniej jeden"},
    ),
    "offering-all-tied": OptionText(
        "Co, jeśli wszystkie ofiary są równe?",
        "Równe ofiary zajmują to samo miejsce, a tu jest ono pierwsze. Żadne wydanie nie wyklucza ofiary zero.",
        {
            "everyone-first": "wszyscy są pierwsi i zwracają po trzy amulety",
            "zero-never-first": "wszyscy są pierwsi, ale nie przy ofierze zero",
            "nobody-first": "nikt nie jest pierwszy",
        },
    ),
    "offering-tie-ranking": OptionText(
        "Jakie miejsce następuje po remisie?",
        "Wszystkie wydania mają ten sam przykład: po dwóch pierwszych jest trzeci.",
        {
            "competition-1-1-3": "dwóch pierwszych, potem trzeci",
            "dense-1-1-2": "dwóch pierwszych, potem drugi",
            "worse-rank-for-ties": "dwóch drugich, potem trzeci",
        },
    ),
    "offering-removal-optional": OptionText(
        "Czy ten, kto złożył największą ofiarę, musi zwrócić trzy amulety?",
        "Zasada każe je zwrócić; tylko przykład remisu brzmi w niektórych wydaniach jak wybór.",
        {
            "mandatory": "tak: trzy, a jeśli ma mniej, to wszystkie",
            "optional": "nie: wolno zwrócić mniej",
        },
    ),
    "offering-turn-resumes": OptionText(
        "Czy po ceremonii ofiarnej tura trwa dalej?",
        "Skryba może wywołać ceremonię przed akcją tury, a tę akcję trzeba jeszcze wykonać.",
        {"turn-goes-on": "tura trwa dalej", "turn-ends": "tura jest skończona"},
    ),
    "amulet-supply-limit": OptionText(
        "Co, jeśli zabraknie amuletów?",
        "Żadne wydanie nie pozwala wziąć mniej dlatego, że stos jest pusty.",
    ),
    # Characters.
    "char-window": OptionText(
        "Kiedy podczas tury wolno zagrać postać?",
        "Wszystkie wydania mówią, że w dowolnej chwili własnej tury, bez wyjątku.",
        {
            "any-moment-of-own-turn": "w dowolnej chwili, także między dwoma elementami",
            "not-inside-a-step": "między krokami tury, a nie w środku kroku",
        },
    ),
    "char-multiple-per-turn": OptionText(
        "Ile postaci wolno zagrać w jednej turze?",
        "Żadne wydanie nie podaje limitu.",
        {"unlimited": "ile gracz chce", "one": "jedną w każdej turze"},
    ),
    "char-discard-order": OptionText(
        "Czy postać odrzuca się przed jej działaniem, czy po nim?",
        "Trzy wydania każą najpierw odrzucić. Ma to znaczenie tylko wtedy, gdy działanie sięga do kart odrzuconych.",
        {
            "discard-then-effect": "najpierw karta trafia na odrzucone, potem działa",
            "effect-then-discard": "najpierw karta działa, potem trafia na odrzucone",
        },
    ),
    "char-void-effect": OptionText(
        "Czy wolno zagrać postać, która nie może nic zdziałać?",
        "Warunek ma tylko szmugler. Amulety są ceną za zagranie, a nie za skutek.",
        {
            "legal-cost-still-paid": "tak, a amulety i tak się bierze",
            "illegal": "nie: karta bez skutku zostaje na ręce",
        },
    ),
    "free-trade": OptionText(
        "Czy gracze mogą się wymieniać?",
        "Coś przechodzi z rąk do rąk tylko przez żebraka i ambasadora. Prawo do wymiany wymagałoby zasady.",
        {"forbidden": "tylko przez żebraka i ambasadora", "allowed": "gracze mogą się dowolnie wymieniać"},
    ),
    "beggar-targets": OptionText(
        "Kto musi dać coś żebrakowi?",
        "Trzy wydania mówią, że każdy przeciwnik. Danie czegoś samemu sobie niczego nie zmienia.",
    ),
    "beggar-partial": OptionText(
        "Co, jeśli ktoś ma dla żebraka jeden talent i żadnej standardowej karty?",
        "Żebrak bierze dwa talenty albo kartę. Jeden talent nie jest ani jednym, ani drugim.",
        {
            "gives-nothing-shows-hand": "gracz nic nie daje i pokazuje rękę",
            "gives-1-talent": "gracz daje ten jeden talent",
        },
    ),
    "beggar-trompe-loeil": OptionText(
        "Czy wolno dać żebrakowi kartę Trompe-l'oeil?",
        "Wszystkie wydania wymieniają pięć rodzajów, które wolno dać, a ta karta jest skażona.",
        {"not-givable": "nie: tylko pięć standardowych rodzajów", "givable": "tak: wykluczone są tylko karty podwójne"},
    ),
    "beggar-card-secrecy": OptionText(
        "Czy inni widzą kartę daną żebrakowi?",
        "Żadne wydanie tego nie mówi i nic od tego nie zależy.",
    ),
    "beggar-proof-scope": OptionText(
        "Kto widzi rękę gracza, który nie może nic dać żebrakowi?",
        "Według wydań karty pokazuje się temu, kto zagrał żebraka. Nic nie zmienia właściciela.",
    ),
    "courtesan-self-pick": OptionText(
        "Czy kurtyzana może wziąć z kart odrzuconych samą siebie?",
        "Wtedy już tam leży, a wziąć wolno dowolną kartę. To raczej bezcelowe niż zabronione.",
        {"allowed": "może wziąć samą siebie", "forbidden": "musi wziąć inną kartę"},
    ),
    "courtesan-empty-discard": OptionText(
        "Czy wolno zagrać kurtyzanę, gdy nie ma czego wziąć?",
        "W żadnym wydaniu karta do wzięcia nie jest warunkiem.",
        {
            "legal-no-card-cost-paid": "tak: nie daje karty i kosztuje swój amulet",
            "illegal": "nie: musi być karta do wzięcia",
        },
    ),
    "courtesan-reuse-payment": OptionText(
        "Czy kurtyzana może wziąć kartę, którą zapłacono za element podczas tej samej wizyty?",
        "Karty, którymi zapłacono, leżą wśród odrzuconych, a kurtyzanę wolno zagrać między dwoma elementami.",
        {
            "allowed": "tak, i można nią zapłacić jeszcze raz",
            "not-in-the-same-visit": "nie: karty zapłacone podczas tej wizyty zostają na miejscu",
        },
    ),
    "courtesan-may-reveal": OptionText(
        "Czy karta wzięta dzięki kurtyzanie musi pozostać tajna?",
        "Trzy wydania mówią tylko, że nie trzeba jej pokazywać.",
    ),
    "envoy-kinds": OptionText(
        "Czy ambasador może przynieść karty kilku rodzajów?",
        "Trzy wydania ograniczają to, o co wolno prosić, ale dawać i przyjmować można swobodnie. "
        "Karty innego rodzaju nie da się więc uznać za błąd.",
        {"one-kind": "nie: jeden surowiec na ambasadora", "any-kinds": "tak: dowolne standardowe surowce"},
    ),
    "envoy-cards-per-opponent": OptionText(
        "Ile kart może przynieść ambasador od tego samego przeciwnika?",
        "Dwa wydania mówią o jednej karcie, dwa o kilku. Wszystkie liczą amulet za każdą kartę, "
        "co pasuje do większej liczby.",
        {"one": "jedną od każdego przeciwnika", "any-number": "tyle, ile przeciwnik da"},
    ),
    "envoy-opponent-subset": OptionText(
        "Czy ambasador może prosić tylko niektórych przeciwników?",
        "Można poprosić wszystkich i przyjąć karty od kilku, więc wychodzi na to samo.",
    ),
    "envoy-alternative-offers": OptionText(
        "Czy przeciwnik może zaoferować ambasadorowi coś, o co nie proszono?",
        "Wydanie włoskie dopuszcza inne oferty. We wszystkich ambasador zajmuje się tylko standardowymi surowcami.",
        {
            "allowed-standard-cards-only": "tak: inną standardową kartę surowca",
            "allowed-anything": "tak: cokolwiek, także skażone karty i talenty",
            "forbidden": "nie: tylko to, o co proszono",
        },
    ),
    "envoy-giver-no-amulet": OptionText(
        "Co, jeśli przeciwnik, który daje ambasadorowi kartę, nie ma amuletu?",
        "Robi się tyle, ile się da, tak jak przy największej ofierze kogoś, kto ma mniej niż trzy amulety.",
        {
            "card-only": "karta przechodzi bez amuletu",
            "no-transfer": "karty nie można dać",
            "amulet-from-supply": "amulet bierze się ze stosu",
        },
    ),
    "envoy-zero-use": OptionText(
        "Czy wolno zagrać ambasadora i nie przyjąć żadnej karty?",
        "Każdą ofertę można odrzucić, a wtedy ambasador nic nie kosztuje.",
        {"legal": "tak, nawet tylko po to, by się go pozbyć", "illegal": "nie: musi przynieść kartę"},
    ),
    "scribe-mode-a-needs-build": OptionText(
        "Czy mozaikę wybraną skrybą trzeba zbudować podczas tej samej wizyty?",
        "We wszystkich wydaniach skryba zmienia tylko to, którą mozaikę się buduje, a płaci się jak zwykle.",
        {
            "needs-a-mosaic-build-this-visit": "tak: buduje się ją podczas tej samej wizyty",
            "may-reserve-a-piece": "nie: wolno ją odłożyć na później",
        },
    ),
    "scribe-per-mosaic": OptionText(
        "Ile mozaik można wybrać jednym skrybą?",
        "Wszystkie wydania mówią o jednej mozaice.",
        {"one-piece-per-scribe": "jedną mozaikę", "whole-visit": "wszystkie mozaiki podczas wizyty"},
    ),
    "scribe-from-removed": OptionText(
        "Czy skryba może wybrać usuniętą mozaikę?",
        "Taka mozaika wypadła z gry i nigdzie się nie mieści.",
    ),
    "smuggler-timing": OptionText(
        "Kiedy wolno zagrać szmuglera?",
        "Trzy wydania wymagają tylko ponad dziesięciu kart, a postacie wolno zagrywać w dowolnej chwili.",
        {
            "any-moment-above-10": "w dowolnej chwili, mając na ręce ponad dziesięć kart",
            "end-of-turn-only": "na koniec tury",
        },
    ),
    "smuggler-self-count": OptionText(
        "Czy sam szmugler liczy się do kart powyżej dziesięciu?",
        "Dopóki się go nie zagra, jest kartą na ręce.",
        {
            "counts": "tak: wystarczy jedenaście kart razem z nim",
            "does-not-count": "nie: musi być jedenaście innych",
        },
    ),
    "smuggler-total-cost": OptionText(
        "Ile amuletów kosztuje szmugler łącznie?",
        "Wydanie polskie mówi, że płaci się tylko za kartę, a pozostałe mówią o jednym amulecie.",
        {
            "1-in-all": "łącznie jeden amulet",
            "1-for-the-card-plus-1-for-the-excess": "dwa: jeden za niego i jeden za nadmiar kart",
        },
    ),
    "smuggler-coverage": OptionText(
        "Czy szmugler obejmuje karty, które dojdą po nim w tej samej turze?",
        "Wydanie francuskie mówi o końcu tury, a pozostałe o wszystkich kartach.",
        {
            "whole-turn": "tak: wszystkie karty z tej tury",
            "cards-held-when-played": "nie: tylko karty, które są na ręce przy jego zagraniu",
        },
    ),
    "vizier-short-deck": OptionText(
        "Co, jeśli w talii jest dla wezyra mniej niż pięć kart?",
        "Pustą talię zastępuje się zawsze, nie tylko przy uzupełnianiu kramów.",
        {
            "reshuffle-and-complete": "tasuje się karty odrzucone i dociąga z nich resztę",
            "only-what-is-left": "wezyr dostaje tylko to, co zostało",
        },
    ),
    "vizier-keep-zero": OptionText(
        "Czy wolno nie zatrzymać żadnej z kart wezyra?",
        "Żadne wydanie nie podaje minimum.",
        {"0-to-5": "tak: od zera do pięciu", "1-to-5": "nie: co najmniej jedną"},
    ),
    "vizier-number-public": OptionText(
        "Czy liczba zatrzymanych kart wezyra jest tajna?",
        "Tajne są tylko rodzaje. Liczbę widać po amuletach i po kartach odrzuconych.",
    ),
    # Final scoring.
    "sanctuary-purge-optional": OptionText(
        "Czy na koniec trzeba położyć amulety na sanktuariach?",
        "Końcowe kroki każą graczom to zrobić, a zatrzymanie amuletów nikomu nic nie daje.",
        {
            "automatic": "tak: jeden amulet na każdym polu",
            "optional": "nie: wolno zatrzymać amulety",
        },
    ),
    "sanctuary-purge-cap": OptionText(
        "Czy przez sanktuaria można mieć mniej niż zero amuletów?",
        "Nikt nie położy amuletów, których nie ma. Pozostałe pola są puste.",
        {
            "at-most-amulets-held": "nie: najmniej to zero",
            "negative-allowed": "tak: pozostałe pola liczą się poniżej zera",
        },
    ),
    "croc-tie": OptionText(
        "Kto zostaje pożarty, jeśli najwięcej amuletów ma kilku graczy?",
        "W trzech wydaniach krokodyl pożera wszystkich, a polskie nie wspomina o remisie.",
        {
            "all-tied-eaten": "wszyscy oni",
            "nobody": "żaden z nich",
            "one": "jeden z nich",
        },
    ),
    "all-eaten": OptionText(
        "Kto wygrywa, jeśli pożarto wszystkich graczy?",
        "Wszyscy mają najwięcej amuletów, więc nie ma komu wygrać. "
        "Tylko gdy nikt nie ma amuletów, krokodyl zostaje głodny.",
        {
            "no-winner": "nikt",
            "all-survive": "nikt nie zostaje pożarty, a wygrywa najbogatszy",
            "richest-of-all": "najbogatszy z pożartych",
        },
    ),
    "merchant-bonus-eaten": OptionText(
        "Czy pożarci dostają talenty za swoich kupców?",
        "Wszystkie wydania mówią tu o ocalonych. Pożarty i tak nie może wygrać.",
        {"survivors-only": "nie: tylko ocaleni", "everyone": "tak: wszyscy"},
    ),
    "tiebreak-amulet-count": OptionText(
        "Które amulety rozstrzygają remis?",
        "Wydanie niemieckie ma na myśli te, które zostały, a reszta leży już wtedy na sanktuariach.",
        {
            "after-sanctuaries": "te, które zostały po sanktuariach",
            "before-sanctuaries": "wszystkie, które gracz miał przed sanktuariami",
        },
    ),
    "tiebreak-pool": OptionText(
        "Kto się liczy, gdy remis rozstrzygają amulety?",
        "Trzy wydania porównują tylko remisujących. Ktoś uboższy nie może zyskać na cudzym remisie.",
        {"tied-players-only": "tylko remisujący", "all-survivors": "wszyscy ocaleni"},
    ),
    "final-tie": OptionText(
        "Co, jeśli amulety też nie rozstrzygną remisu?",
        "Żadne wydanie nie ma dalszego kryterium.",
        {"shared-victory": "remisujący wygrywają wspólnie", "undecided": "zwycięzcy się nie wskazuje"},
    ),
    "loser-ranking": OptionText(
        "Jak ustala się pozostałe miejsca?",
        "Wszystkie wydania wskazują tylko zwycięzcę. Dalsza kolejność to zwyczaj przy stole.",
        {
            "winner-only": "jest zwycięzca i żadnej dalszej kolejności",
            "survivors-by-wealth-then-eaten": "ocaleni według talentów, potem pożarci",
        },
    ),
    # Open or hidden.
    "peek-own-amulets": OptionText(
        "Czy wolno zaglądać do własnych amuletów?",
        "Dwa wydania pozwalają na to w każdej chwili, a żadne nie zabrania.",
    ),
    "hand-size-public": OptionText(
        "Czy trzeba mówić, ile kart ma się na ręce?",
        "Każdy może liczyć sam, a bez tej liczby nikt nie mógłby pilnować limitu.",
    ),
    "holdings-announced": OptionText(
        "Czy ogłasza się zdobyte talenty i amulety?",
        "Każdy zysk wynika z czegoś, co widzą wszyscy. Ukryte są tylko sumy.",
    ),
}
