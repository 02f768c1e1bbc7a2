### Starożytne Bestie: ich karty, relikty i wszystko, co się o nich mówi

setting-beasts = Starożytne Bestie: cztery bestie pomagają wszystkim tam, gdzie stoją, a gracze je ulepszają i przenoszą
setting-beasts-true = tak
setting-beasts-false = nie
beasts-solo = Starożytne Bestie nie biorą udziału w grze solo, w której używa się tylko gry podstawowej.
source-beasts = Starożytne Bestie

asking-place_beast = Umieść bestię w obszarze, na który pozwala jej karta.
asking-raise_beast = Zaczyna się twoja tura. Ulepsz bestię albo pomiń.
asking-move_beast = Przenieś ulepszoną bestię do obszaru, na który pozwala jej nowa karta, albo pomiń.
asking-use_relic = Relikt pozwala ci przenieść bestię. Przenieś ją albo pomiń.
moment-great_wall-beast = Przenosisz bestię zaraz po jej ulepszeniu albo gdy pozwala na to aktywny relikt. Po raz pierwszy umieszcza się je przed pierwszą jesienią.
moment-great_wall-raise = Ulepszasz bestię na początku swojej tury, przed kartą rozkazu. Jedną na turę.
verb-great_wall-beast = przenieś bestię
verb-great_wall-raise = ulepsz bestię
beast-unknown = Wybierz jedną z tych bestii: { $beasts }.
beast-top = { $beast } ma już 3. poziom.
beast-placed = { $beast } jest już na planszy.
beast-other = Teraz możesz przenieść tylko { $beast_object }.
beast-area = { $beast } może trafić tylko tutaj: { $areas }.
beast-here = { $beast } już tam jest.
beast-only-here = Ten relikt przenosi bestię tylko do sekcji, w której zaszło zdarzenie.
rule-great_wall-beasts-place = W kolejności herbaty każdy gracz umieszcza jedną bestię tam, gdzie pozwala jej karta, aż staną wszystkie cztery.
rule-great_wall-beasts-upgrade = Na początku tury aktywny gracz może zapłacić cenę z karty bestii i ulepszyć ją na następny poziom.
rule-great_wall-beasts-moves = Kto ulepsza bestię, może od razu przenieść ją do obszaru, na który pozwala jej nowa karta.
rule-great_wall-beasts-top = Poziom 3 to ostatni poziom bestii.
rule-great_wall-beasts-relics = Poza ulepszeniem bestie przenosi tylko aktywny relikt, tak jak mówi jego karta.

event-beast_placed = { subject } { event-beast_placed.then }.
    .then = { $you ->
        [yes] umieszczasz
       *[no] umieszcza
    } { $beast_object } { $area_at }
event-beast_moved = { subject } { event-beast_moved.then }.
    .then = { $you ->
        [yes] przenosisz
       *[no] przenosi
    } { $beast_object }. Nowy obszar: { $area }
event-beast_upgraded = { subject } { event-beast_upgraded.then }.
    .then = { $you ->
        [yes] ulepszasz
       *[no] ulepsza
    } { $beast_object } na poziom { $level }
event-relic_came = Nowy relikt: „{ $card }”.
    .then = „{ $card }”

wall-card-beast = bestia
wall-card-relic = relikt
wall-beasts = Bestie:
wall-beast = { $beast } { $level }
wall-beast-nowhere = jeszcze poza planszą
wall-relic = Relikt:

beast-any = dowolna bestia
    .object = dowolną bestię
beast-yinglong = Yinglong
    .object = Yinglonga
beast-white-tiger = Biały Tygrys
    .object = Białego Tygrysa
beast-ao = Ao
    .object = Ao
beast-fenghuang = Fenghuang
    .object = Fenghuanga
area-left = { section-left }
    .at = { section-left.in }
area-middle = { section-middle }
    .at = { section-middle.in }
area-right = { section-right }
    .at = { section-right.in }
area-lumber-mill = { place-lumber-mill }
    .at = { place-lumber-mill.at }
area-quarry = { place-quarry }
    .at = { place-quarry.at }
area-gold-mine = { place-gold-mine }
    .at = { place-gold-mine.at }
area-temple = { place-temple }
    .at = { place-temple.at }
area-barracks = { place-barracks }
    .at = { place-barracks.at }
area-tea-house = { place-tea-house }
    .at = { place-tea-house.at }
area-builders = { place-builders }
    .at = { place-builders.at }
area-logistics = { place-logistics }
    .at = { place-logistics.at }
area-embassy = { place-embassy }
    .at = { place-embassy.at }
area-academy = { place-academy }
    .at = { place-academy.at }

## Co robią bestie, gdzie mogą być i ile kosztuje następny poziom

beast-gift = Gdy przekazujesz datek w jej lokacji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }.
beast-gifts = W jej lokacji: możesz przekazać do { $count ->
        [one] { $count } datku
       *[other] { $count } datków
    } za każdego twojego urzędnika, który tam jest.
beast-guest = Po aktywacji jej lokacji, jeśli masz tam urzędnika: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }.
beast-clerk = Po aktywacji jej lokacji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    } za każdego twojego urzędnika, który tam jest.
beast-saved = Gdy ratujesz żołnierza w jej sekcji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }.
beast-spared = Za każdym razem, gdy ratujesz żołnierzy w jej sekcji: płacisz łącznie o { $count } chi mniej.
beast-struck = Gdy twój żołnierz zakrywa punkt witalny w jej sekcji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }.
beast-built = Gdy budujesz barykadę lub kondygnację muru w jej sekcji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }.
beast-own = Gdy budujesz kondygnację muru w jej sekcji: otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    } za każdy wydany własny surowiec.
beast-shell = Jej sekcja ma +{ $count } obrony.
beast-areas = Może być tutaj: { $areas }.
beast-next = Następny poziom: { $resources }.

when-turn_started = Na początku twojej tury
when-beast_raised = Gdy ulepszasz bestię
when-beast_moved = Gdy przenosisz bestię
when-others_beast = Gdy inny gracz ulepsza bestię
per-level-beast_raised = za każdy obecny poziom bestii
needs-near = w tej sekcji bestię
do-beast = możesz przenieść { $beast_object } do dowolnego obszaru, na który pozwala karta
do-beast-to = możesz przenieść { $beast_object } do tej sekcji

## Nazwy

card-yinglong-1 = { beast-yinglong }, poziom 1
card-yinglong-2 = { beast-yinglong }, poziom 2
card-yinglong-3 = { beast-yinglong }, poziom 3
card-white-tiger-1 = { beast-white-tiger }, poziom 1
card-white-tiger-2 = { beast-white-tiger }, poziom 2
card-white-tiger-3 = { beast-white-tiger }, poziom 3
card-ao-1 = { beast-ao }, poziom 1
card-ao-2 = { beast-ao }, poziom 2
card-ao-3 = { beast-ao }, poziom 3
card-fenghuang-1 = { beast-fenghuang }, poziom 1
card-fenghuang-2 = { beast-fenghuang }, poziom 2
card-fenghuang-3 = { beast-fenghuang }, poziom 3
card-jade-whistle = Nefrytowy gwizdek
card-tiger-tally = Tygrysia tabliczka
card-dragon-pearl = Smocza perła
card-phoenix-feather = Pióro feniksa
card-turtle-plastron = Plastron żółwia
card-bone-drum = Kościany bęben
card-bronze-bell = Spiżowy dzwon
card-incense-burner = Kadzielnica
card-silver-mirror = Srebrne zwierciadło
card-painted-scroll = Malowany zwój
card-fortune-teller = Wróżbitka
card-tongji = Tongji
card-beast-keeper = Opiekun bestii
card-mask-carver = Rzeźbiarz masek
card-incense-bearer = Niosący kadzidło
card-feather-gatherer = Zbieraczka piór
card-dragon-dancer = Smoczy tancerz
card-beast-herald = Herold bestii
card-bone-reader = Czytająca z kości
card-shrine-builder = Budowniczy kapliczek
card-shell-mason = Murarz skorup
card-pilgrim-guide = Przewodnik pielgrzymów
card-zealot = Fanatyk
card-tigers-roar = Ryk tygrysa
card-dragons-share = Smoczy udział
card-phoenix-ashes = Popioły feniksa
card-lament = Lament
card-procession = Procesja
card-turtle-shell = Skorupa żółwia
card-claws-and-spears = Pazury i włócznie
reason-beasts = Starożytne Bestie
