### Wielki Mur: odmowy i zasady, z których wynikają

## Ruchy

no-such-place = Nie ma lokacji „{ $place }”. Lokacje: { $places }.
place-full = Wszystkie pola tej lokacji są zajęte: { $place }.
place-locked = Ta lokacja jest pełna, więc żaden urzędnik nie może jej opuścić, zanim się aktywuje: { $place }.
place-resolving = Urzędnicy tej lokacji wykonali już swoją pracę i wracają do puli: { $place }.
place-used = Każdy z tych urzędników musi iść do innej lokacji, a jeden już tam poszedł: { $place }.
no-clerk-left = { $own ->
    [no] Ten klan nie ma już urzędników w puli.
   *[yes] Nie masz już urzędników w puli.
  }
no-clerk-there = { $own ->
    [no] Ten klan nie ma tam urzędnika: { $place }.
   *[yes] Nie masz tam urzędnika: { $place }.
  }
no-soldier-left = Nie masz już w puli takiego żołnierza: { $soldier }.
no-target = Sekcja { $section }: ten żołnierz nie ma tam czego zaatakować: { $soldier }.
resources-short = Nie możesz za to zapłacić. Brakuje: { $lack }.
wall-short = { $what ->
    [barricade] Barykada
   *[wall] Następna kondygnacja
  } kosztuje { $cost }. Razem z magazynem masz { $have }: brakuje { $resources }.
wall-finished = Mur jest już ukończony, sekcja { $section }.
overseers-none = Twój generał nie może mieć nadzorców.
overseer-top = Twój nadzorca jest tam już na najwyższym poziomie: { $place }.
no-such-tactic = Nie masz taktyki „{ $card }”.{ $cards ->
    [none] { " " }Twoja ręka jest pusta.
   *[other] { " " }Twoja ręka: { $cards }.
  }
tactic-not-now = { $card } nie odpowiada na to, co się właśnie stało.
not-in-row = { $card }: nie ma na torze doradców. Na torze: { $cards }.
no-such-command = Nie masz karty rozkazu „{ $card }”. Twoja ręka: { $cards }.
place-closed = Żaden urzędnik nie może tam teraz iść: { $place }.
same-place = Twój urzędnik już tam jest: { $place }. Wybierz inną lokację.
clerk-moved = Urzędnik rusza się tylko raz, a twoi urzędnicy w tej lokacji dopiero tam przyszli: { $place }.
activated-already = Ta lokacja już się w tej turze aktywowała: { $place }.
place-empty = W tej lokacji nie ma urzędników: { $place }.
place-not-ready = Ta lokacja nie jest gotowa do aktywacji: { $place }. Zwykła aktywuje się, gdy wszystkie jej pola są zajęte, specjalna, gdy jest tam urzędnik gracza.
upgrade-here-only = Teraz możesz ulepszyć nadzorcę tylko { $place_at }, nie w innej lokacji.
upgraded-already = Nadzorca w tej lokacji jest dopiero co ulepszony: { $place }. Następne ulepszenie musi dotyczyć innego.
donate-only = Tutaj datkiem może być tylko { $resource }.
barricades-full = Sekcja { $section }: nie ma miejsca na kolejną barykadę.
wrong-total = Musisz zapłacić dokładnie { $cost }, a nie { $paid_count }.
no-clerk-to-hire = Wszyscy twoi urzędnicy są już w grze.
recruit-only = Teraz możesz zrekrutować tylko takiego żołnierza: { $soldier }.
no-such-recruit = Nie masz już takiego rekruta do rozmieszczenia: { $soldier }.
nobody-resting = Sekcja { $section }: nie masz takiego żołnierza w strefie odpoczynku: { $soldier }.
nobody-on-wall = Sekcja { $section }: nie masz takiego żołnierza na polu ostrzału: { $soldier }.
nobody-stationed = Sekcja { $section }: nie masz tam żołnierzy do przeniesienia.
same-section = Żołnierzy przenosi się do innej sekcji.
no-firing-spot = Sekcja { $section }: nie ma wolnego pola ostrzału.
nobody-dying = Żaden z tych żołnierzy nie ma zginąć: { $soldier }.
no-such-slot = Tor rozkazów nie ma pola { $slot }. Pola mają numery od 1 do { $most }.
slot-taken = Pole { $slot } toru rozkazów jest zajęte.
not-discarded = { $card }: tej karty nie ma na twoim stosie kart odrzuconych.{ $cards ->
    [none] { "" }
   *[other] { " " }Możesz odzyskać: { $cards }.
  }
betrayal-stays = { $card }: tę kartę zagrywa się raz. Nigdy nie wraca na rękę.
helps-another = Ten efekt pomaga innemu graczowi, nie tobie.
helps-not-them = Ten efekt nie może teraz pomóc temu graczowi.
moment-great_wall-done = Zakończyć możesz tylko serię ruchów.
moment-great_wall-skip = Pominąć możesz tylko to, co masz do wyboru.
moment-great_wall-lead = Generała i aktywnego doradcę wybierasz przed pierwszym rokiem.
moment-great_wall-command = Kartę rozkazu wybierasz na początku jesieni.
moment-great_wall-slot = Kartę rozkazu kładziesz na torze po odsłonięciu wszystkich kart.
moment-great_wall-clerk = Urzędników przesuwasz, gdy pozwala na to karta.
moment-great_wall-activate = Lokacje aktywują się po polach karty rozkazu.
moment-great_wall-upgrade = Nadzorcę ulepszasz, gdy aktywuje się jego lokacja, a masz tam urzędnika.
moment-great_wall-donate = Datek przekazujesz, gdy aktywuje się tartak, kamieniołom albo kopalnia złota, a masz tam urzędnika.
moment-great_wall-recruit = Rekrutujesz, gdy aktywują się koszary.
moment-great_wall-rest = Rekrutów wysyłasz do strefy odpoczynku tuż po rekrutacji.
moment-great_wall-attack = Twoi żołnierze atakują tuż po rekrutacji albo gdy pozwala na to karta.
moment-great_wall-spot = Punkt witalny wybierasz, gdy żołnierz atakuje.
moment-great_wall-barricade = Budujesz, gdy aktywuje się obóz budowniczych.
moment-great_wall-wall = Budujesz, gdy aktywuje się obóz budowniczych.
moment-great_wall-stock = Surowce z magazynu bierzesz, gdy budujesz.
moment-great_wall-pay = Własnymi surowcami płacisz, gdy budujesz, a magazyn nie wystarcza.
moment-great_wall-march = Żołnierzy przenosisz, gdy aktywuje się centrum logistyczne.
moment-great_wall-carry = Żołnierzy wybierasz, gdy wiadomo już, dokąd idą.
moment-great_wall-hire = Urzędników zatrudniasz, gdy aktywuje się ambasada.
moment-great_wall-advisor = Doradców zatrudniasz, gdy aktywuje się ambasada.
moment-great_wall-discard = Taktykę odrzucasz, gdy masz ich za dużo.
moment-great_wall-shame = Żeton hańby umieszczasz, gdy go otrzymujesz.
moment-great_wall-clear = Żetony hańby odrzucasz latem albo gdy pozwala na to karta.
moment-great_wall-reclaim = Karty rozkazu odzyskujesz latem.
moment-great_wall-honor = Karty rozkazu zostawiasz za honor latem.
moment-great_wall-lose = Kto ginie, wybierasz wtedy, gdy horda zabija twoich żołnierzy.
moment-great_wall-save = Żołnierzy ratujesz, gdy mają zginąć.
moment-great_wall-tactic = Taktykę zagrywasz w odpowiedzi na zdarzenie, które nazywa.
moment-great_wall-use = Użyć możesz tylko tego, co masz do wyboru.
moment-great_wall-gain = Surowiec wybierasz, gdy pozwala na to karta.
moment-great_wall-income = Dochód nadzorcy bierzesz, gdy pozwala na to karta.
moment-great_wall-copy = Inną kartę rozkazu kopiujesz, gdy twoja to „Zdrada”.
moment-great_wall-spend = Dowolnymi surowcami płacisz, gdy wymaga tego karta.
moment-great_wall-wound = Hordę ranisz, gdy pozwala na to karta.
moment-great_wall-recall = Pojedynczą kartę rozkazu odzyskujesz, gdy pozwala na to karta albo kondygnacja muru.
moment-great_wall-choose = Gracza wybierasz, gdy wymaga tego karta albo kolejność działań.
moment-great_wall-dismiss = Doradcę z toru odrzucasz, gdy wymaga tego karta klanu Trzciny.
moment-great_wall-take = Doradcę dla Qin Jiushao wybierasz wiosną.
no-shame-there = Pod takim żołnierzem nie masz żetonu hańby: { $soldier }.

## Niemożliwe pozycje

state-clans = { $where }: klanów jest { $found } zamiast { $clans }.
state-tea = { $where }: każdy klan musi wystąpić w kolejności herbaty dokładnie raz.
state-twice = { $where }: { $piece } występuje dwa razy.
state-hordes = { $where }: hordy tam, gdzie być ich nie może, albo więcej niż { $most }.
state-firing = { $where }: więcej łuczników niż pól ostrzału.
state-spot = { $where }: „{ $value }” nie może być na tym punkcie.
state-deck = { $where }: to nie są karty, które zostały.
state-track = { $where }: taki tor jest niemożliwy.
state-step = { $where }: faza { $step } jest niekompletna.

## Własne karty

bad-cards = Nie można użyć tych kart ({ $where }): { $detail }
bad-cards-line = Wiersz { $line }: { $detail }
bad-cards-file = Nie można odczytać { $file }: { $detail }
cards-kind = Nie ma rodzaju kart o nazwie „{ $value }”. Rodzaje: { $allowed }.
cards-name = Nie ma karty o nazwie „{ $value }”. Karty tego rodzaju: { $allowed }.
cards-key = „{ $key }” nie jest tu dozwolone. Dozwolone: { $allowed }.
cards-absent = „{ $value }” działa tylko z opcją „{ $option }”, bez której gra ten stół.
cards-missing = Brakuje „{ $key }”.
cards-value = { $key } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
cards-effect = { $value }: trzeba podać dokładnie jeden efekt. Efekty: { $allowed }.
cards-save = { $value } nie jest tu możliwe. Ratować może tylko taktyka dla zabitych żołnierzy, i tylko pierwszym efektem, wzmocnionym lub nie.
cards-twice = Karta { $value } występuje tu dwa razy.
cards-new-name = „{ $value }” nie może być nazwą karty. Użyj małych liter, cyfr i łączników, najwyżej { $most }: old-scribe.
cards-title = „{ $value }” nie może być tytułem talii. Użyj jednego wiersza, najwyżej { $most } znaków.
cards-count = Liczba kart w talii „{ $kind }”: { $count }. Przy tej liczbie graczy użyj od { $least } do { $most }.
cards-syntax = To nie jest poprawny TOML: { $detail }

## Reguły

rulebook-great_wall = Hiszpańska instrukcja 2.0, strona { $page }
rule-great_wall-command-betrayal = Zdradę można zagrać raz w grze.
rule-great_wall-summer-reclaim = Odzyskujesz tylko karty rozkazów z własnego stosu kart odrzuconych.
rule-great_wall-attack = Włócznik atakuje hordę przy murze. Kawalerzysta atakuje dwa sąsiednie punkty dowolnej hordy. Łucznik atakuje z pola ostrzału.
rule-great_wall-barracks-cost = Włócznik kosztuje 2 kamienie i 1 drewno, łucznik 2 chi i 1 drewno, kawalerzysta 3 złota i 1 drewno.
rule-great_wall-clerks-different = Urzędnicy przesuwani dzięki karcie innego gracza muszą iść do różnych lokacji.
rule-great_wall-clerks-full = Żaden urzędnik nie może wejść do zwykłej lokacji z zajętymi wszystkimi polami ani z niej wyjść.
rule-great_wall-clerks-move = Przesuń urzędnika ze swojej puli albo z innej lokacji.
rule-great_wall-embassy-advisor = Doradca kosztuje tyle złota, ilu doradców masz po jego zatrudnieniu.
rule-great_wall-fall-choose = Jesienią każdy wybiera w tajemnicy kartę rozkazu z ręki.
rule-great_wall-overseers-cost = Kolejne poziomy nadzorcy kosztują 2, 3 i 4 surowca wskazanego w lokacji.
rule-great_wall-tactics-play = Zagraj taktykę w odpowiedzi na zdarzenie, które wymienia. Jej wzmocniony efekt kosztuje chi.
rule-great_wall-walls-cost = Kondygnacje muru kosztują 5, 10 i 15 surowców, w dowolnej kombinacji drewna, kamienia i złota.
rule-great_wall-embassy-clerk = Urzędnik kosztuje 2 złota.
rule-great_wall-logistics = Za każdego urzędnika w centrum logistycznym przenieś żołnierzy z jednej sekcji do innej.
rule-great_wall-fall-order = W kolejności herbaty każdy gracz kładzie swoją kartę na wolnym polu toru rozkazów.
rule-great_wall-fall-turn = W turze najpierw rozpatruje się pola karty od góry do dołu. Potem aktywują się lokacje w kolejności wybranej przez aktywnego gracza.
rule-great_wall-deaths-save = Zapłać 2 chi, aby uratować żołnierza.
rule-great_wall-production-donate = Po zebraniu surowca możesz przekazać 1 do magazynu za 2 honoru.
rule-great_wall-summer-shame = Latem zapłać 2 chi, aby odrzucić żeton hańby, dowolnie wiele razy.
