### Pełne zasady: Czarny Proch: co się zmienia.

## Czarny Proch: co się zmienia

section-black-powder = Czarny Proch: co się zmienia
    .lead = Liczniejsze i twardsze hordy trafiają na wieże, machiny wojenne i żołnierzy specjalnych. Mury można zniszczyć.
    .wrong-1 = Na początku nie ma barykad, ale każdy mur ma 1 kondygnację.
    .wrong-2 = Jeśli nigdzie nie zostanie ani jedna kondygnacja muru, przegrywają wszyscy.
rule-black_powder-time = Przy przygotowaniu i każdej wiosny przychodzi o jedną hordę więcej. Razem z kooperacją to nadal tylko jedna więcej.
rule-black_powder-walls = Na początku nie ma barykad, za to w każdej sekcji stoi mur z 1 kondygnacją, który nikomu nic nie dał. Mury z 1, 2 i 3 kondygnacjami mają o 5, 3 i 1 obrony więcej.
rule-black_powder-hordes = Trzy rodzaje hord opuszczają talię, a dochodzą cztery rodzaje hord oblężniczych. Z Czyngis-chanem odchodzi pięć, a dochodzi siedem.
rule-black_powder-cards = Do talii dochodzi dwunastu doradców, czterech generałów i sześć artefaktów.
rule-black_powder-overseers = Przed pierwszą jesienią każdy gracz umieszcza za darmo trzech nadzorców poziomu 1 w różnych lokacjach.
rule-black_powder-order = Zimą po wszystkich szturmach: rozlicza się wieże, znikają barykady, działają tarany i trebusze od lewej, potem dekrety i sprawdzenie końca gry.
rule-black_powder-destroyed = Gdy zniszczona zostaje kondygnacja muru, wszyscy żołnierze z pól ostrzału sekcji idą do jej strefy odpoczynku.
rule-black_powder-q_rebuilt = Zniszczoną kondygnację można zbudować na nowo, za jej cenę i ze wszystkim, co daje budowa.
rule-black_powder-rubble = Gdy w żadnej sekcji nie ma już ani jednej kondygnacji muru, natychmiast przegrywają wszyscy.
rule-black_powder-q_automas = Klany bez gracza nie mają żołnierzy specjalnych, wież ani machin i nie umieszczają nadzorców.
rule-black_powder-words = Własne karty mogą używać słów Czarnego Prochu tylko przy stołach, które z nim grają.
rule-black_powder-solo = W grze solo Czarny Proch nie bierze udziału.

## Czarny Proch: machiny wojenne i wieże

section-black-powder-machines = Czarny Proch: machiny wojenne i wieże
    .lead = Machiny do nikogo nie należą: strzelać może ten, kto jakąś buduje albo umieszcza włócznika w wieży.
    .wrong-1 = Strzał może trafić żołnierzy twoich i cudzych; za trafienie cudzych otrzymujesz hańbę.
    .wrong-2 = Pierwszy strzał zbudowanej machiny opłaca się jak każdy inny.
    .wrong-3 = Wieża przy przełamanej sekcji daje hańbę.
rule-black_powder-machines = Machiny wojenne do nikogo nie należą. W sekcji mieszczą się najwyżej dwie.
rule-black_powder-first_machines = Przed pierwszą jesienią gracze w kolejności herbaty umieszczają machiny wojenne, aż na murze stanie po jednej każdego rodzaju.
rule-black_powder-q_machines = Przy dwojgu graczach umieszczają je pierwszy, drugi i pierwszy; przy czterech lub pięciu trzej pierwsi w kolejności herbaty.
rule-black_powder-build = Za urzędnika w obozie budowniczych możesz zbudować machinę wojenną: balista kosztuje 4 drewna, armata 2 drewna i 2 kamienie, wyrzutnia rakiet 4 złota. Najpierw płaci magazyn, surowiec po surowcu. Daje to 4 honoru i strzał; są po dwie każdego rodzaju.
rule-black_powder-shot = Strzał trafia jedną hordę w sekcji machiny. Balista nie kosztuje nic, armata kosztuje 2 kamienie i daje 1 honor, wyrzutnia rakiet kosztuje 1 dowolny surowiec i daje 2 honoru.
rule-black_powder-rockets = Rakieta odkrywa kartę, która pokazuje, gdzie trafia. Gdy kart już nie ma, tasuje się wszystkie.
rule-black_powder-no_target = Bez hordy w sekcji nie ma strzału.
rule-black_powder-wounds = Rany w punkty, których nie ma albo które są już zranione, przepadają. Trafieni żołnierze giną i zostawiają rany, chyba że się ich uratuje. Czołgów i żetonów węża trafić nie można.
rule-black_powder-shot_shame = Jeśli trafisz żołnierzy innych graczy, otrzymujesz za strzał jeden żeton hańby, nawet jeśli zostaną uratowani.
rule-black_powder-q_own = Trafienie własnych żołnierzy albo żołnierzy klanów bez gracza nie daje hańby.
rule-black_powder-q_last_wound = Na ostatnią ranę od machiny wojennej reagują doradcy i generałowie, ale żadna taktyka.
rule-black_powder-towers = Są cztery wieże, dwie przy każdej sekcji: wewnętrzne stoją przy dwóch sekcjach. Przy dwojgu graczach są trzy.
rule-black_powder-tower = Gdy budujesz kondygnację muru albo zdobywasz hordę, możesz umieścić włócznika z puli w wieży przy tej sekcji. Kto w niej był, wraca do puli.
rule-black_powder-q_replace = Możesz zastąpić własnego włócznika.
rule-black_powder-tower_shot = Umieszczenie włócznika w wieży pozwala wystrzelić z jednej machiny wojennej w sąsiedniej sekcji.
rule-black_powder-tower_winter = Po szturmie wieża daje właścicielowi 2 honoru za każdą sąsiednią sekcję, która się utrzymała, i 1 żeton hańby za każdą przełamaną.
rule-black_powder-tower_breach = Gdy sekcja zostaje przełamana, włócznicy z jej wież wracają do swoich pul.

## Czarny Proch: żołnierze specjalni

section-black-powder-soldiers = Czarny Proch: żołnierze specjalni
    .lead = Każdy klan ma trzech żołnierzy specjalnych jednego rodzaju.
    .wrong-1 = Zabici żołnierze specjalni wracają do twojej puli.
    .wrong-2 = Grenadierzy i kusznicy na murze nie dają honoru za łuczników.
rule-black_powder-specials = Każdy gracz dodaje do puli trzech żołnierzy specjalnych swojego klanu. Rekrutuje się ich w koszarach za cenę z karty.
rule-black_powder-q_clans = Kto ma jaki rodzaj, losuje się przy przygotowaniu, każdy rodzaj najwyżej raz.
rule-black_powder-monk = Mnich zakrywa jeden wolny punkt dowolnej hordy w swojej sekcji.
rule-black_powder-bomber = Grenadier strzela z pola ostrzału jak łucznik. Zaraz po strzale może zeskoczyć na wolny punkt hordy w pierwszym rzędzie.
rule-black_powder-flamethrower = Miotacz ognia zakrywa wolny punkt hordy w pierwszym rzędzie i zadaje rany w sąsiednie wolne punkty.
rule-black_powder-crossbowman = Kusznik strzela z pola ostrzału. Jego rany to żetony węża.
rule-black_powder-q_no_snake = Jeśli nie ma już żetonów węża, zostawia zwykłą ranę.
rule-black_powder-snakes = Żeton węża liczy się jako żołnierz właściciela przy obecności i przy najwięcej punktach. Nie może zginąć i wraca, gdy horda zostaje pokonana.
rule-black_powder-tank = Czołg zakrywa blok dwa na dwa punkty hordy w pierwszym rzędzie, tyle z nich, ile istnieje, także zranione.
rule-black_powder-rewards = Nagrody dają tylko punkty, które żołnierz zakrywa na nowo.
rule-black_powder-firing = Grenadierzy i kusznicy zajmują pola ostrzału, zimą muszą strzelać i giną przy przełamaniu. Nie dają honoru za łuczników.
rule-black_powder-killed = Zabici żołnierze specjalni wracają do puli właściciela.

## Czarny Proch: hordy oblężnicze

section-black-powder-hordes = Czarny Proch: hordy oblężnicze
    .lead = Cztery rodzaje hord atakują sam mur.
    .wrong-1 = Drabiny w pierwszym rzędzie przełamują sekcję bez względu na obronę.
    .wrong-2 = Trebusz nigdy nie podchodzi, więc żołnierze pierwszego rzędu go nie dosięgną.
rule-black_powder-ram = Po szturmie taran przesuwa się o jeden rząd do muru i zamienia się miejscami ze stojącą tam hordą, ale nigdy z innym taranem. Jeśli jest wtedy w pierwszym rzędzie, niszczy kondygnację muru.
rule-black_powder-trebuchet = Trebusz oblężniczy stoi wyłącznie w rzędzie 3. Po każdym szturmie niszczy kondygnację muru swojej sekcji.
rule-black_powder-q_rows = Trebusz, który zastaje zajęty rząd 3, dokonuje podboju. Sekcja z samym trebuszem liczy się dla nowych hord jako pusta, a żołnierze, którzy sięgają tylko pierwszego rzędu, go nie dosięgną.
rule-black_powder-ladders = Drabiny oblężnicze w pierwszym rzędzie przełamują sekcję podczas szturmu. Giną wszyscy jej żołnierze, także na hordach i w strefie odpoczynku, a jej machiny wojenne wracają do zasobów.
rule-black_powder-veterans = Weterani nie mają żadnej cechy, tylko dużą siłę.
