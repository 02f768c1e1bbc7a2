### Czarny Proch: wieże, machiny wojenne, żołnierze specjalni, hordy oblężnicze i wszystko, co się o nich mówi

setting-black_powder = Czarny Proch: wieże, machiny wojenne, żołnierze specjalni i hordy oblężnicze
setting-black_powder-true = tak
setting-black_powder-false = nie
black-powder-solo = Czarny Proch nie może dołączyć do gry solo, w którą gra się tylko z grą podstawową.
ending-rubble = żadnej kondygnacji muru

## Żołnierze, machiny, wieże

soldier-monk = mnich
    .object = mnicha
    .count = { $count ->
        [one] { $count } mnicha
       *[other] { $count } mnichów
    }
    .short = M
soldier-bomber = grenadier
    .object = grenadiera
    .count = { $count ->
        [one] { $count } grenadiera
       *[other] { $count } grenadierów
    }
    .short = G
soldier-flamethrower = miotacz ognia
    .object = miotacz ognia
    .count = { $count ->
        [one] { $count } miotacz ognia
        [few] { $count } miotacze ognia
       *[other] { $count } miotaczy ognia
    }
    .short = O
soldier-crossbowman = kusznik
    .object = kusznika
    .count = { $count ->
        [one] { $count } kusznika
       *[other] { $count } kuszników
    }
    .short = U
soldier-tank = czołg
    .object = czołg
    .count = { $count ->
        [one] { $count } czołg
        [few] { $count } czołgi
       *[other] { $count } czołgów
    }
    .short = Z
soldier-snake = żeton węża
    .object = żeton węża
    .count = { $count ->
        [one] { $count } żeton węża
        [few] { $count } żetony węża
       *[other] { $count } żetonów węża
    }
    .short = V
machine-ballista = balista
    .object = balistę
machine-cannon = armata
    .object = armatę
machine-rockets = wyrzutnia rakiet
    .object = wyrzutnię rakiet
tower-far-left = skrajna lewa wieża
tower-left-middle = wieża między lewą a środkową sekcją
tower-middle-right = wieża między środkową a prawą sekcją
tower-far-right = skrajna prawa wieża
source-machines = machiny wojenne
source-towers = wieże

## Ruchy i dlaczego są niemożliwe

asking-shoot = Wystrzel z machiny wojennej albo pomiń.
asking-man = Umieść włócznika w wieży albo pomiń.
asking-emplace = Umieść machinę wojenną w sekcji.
asking-drop = Zrzuć grenadiera na hordę przy murze albo pomiń.
asking-post_overseer = Umieść za darmo nadzorcę. Zostało: { $left }.
moment-great_wall-shoot = Strzelasz z machiny wojennej, gdy ją budujesz albo gdy umieszczasz włócznika w sąsiedniej wieży.
moment-great_wall-man = Umieszczasz włócznika w wieży, gdy budujesz obok niej kondygnację muru albo zdobywasz hordę pokonaną obok niej.
moment-great_wall-emplace = Trzy machiny wojenne umieszcza się przed pierwszą jesienią.
moment-great_wall-machine = Machinę wojenną budujesz w obozie budowniczych, po jednej za każdego urzędnika.
moment-great_wall-drop = Grenadier zeskakuje zaraz po strzale z muru.
verb-great_wall-shoot = wystrzel
verb-great_wall-man = obsadź wieżę
verb-great_wall-emplace = umieść machinę wojenną
verb-great_wall-machine = zbuduj machinę wojenną
verb-great_wall-drop = zrzuć grenadiera
shot-what = Podaj sekcję, machinę wojenną i rząd hordy.
shot-no-machine = { $section_in } nie ma takiej machiny: { $machine }.
shot-no-horde = { $section_in } nie ma hordy, do której można strzelać.
shot-not-this = Nie możesz teraz strzelać z tej machiny: { $machine } ({ $section }).
shot-no-row = W rzędzie { $row } { $section_in } nie ma hordy.
shot-nothing = Rakieta kosztuje jeden dowolny surowiec, a nie masz żadnego.
tower-nobody = Nie masz włócznika w swojej puli.
tower-which = Podaj wieżę.
tower-far = Ta wieża nie stoi przy sekcji: { $tower }.
machine-what = Podaj machinę wojenną i sekcję.
machine-placed = Umieszcza się po jednej każdego rodzaju, a ta już stoi: { $machine }.
machine-unused = Ta sekcja nie jest używana: { $section }.
machine-crowded = { $section_in } stoją już dwie machiny wojenne.
machine-none-left = Nie została już żadna taka: { $machine }.
drop-what = Podaj punkt witalny.
drop-no-spot = Horda przy murze nie ma punktu witalnego { $spot }.
drop-covered = Punkt { $spot } jest już zakryty.
overseer-there = Masz już nadzorcę { $place_at }.
rule-great_wall-black_powder-shot = Strzał trafia jedną hordę w sekcji machiny. Balista nie kosztuje nic, armata 2 kamienie, wyrzutnia rakiet 1 dowolny surowiec.
rule-great_wall-black_powder-no_target = Bez hordy w sekcji nie ma strzału.
rule-great_wall-black_powder-tower_shot = Włócznik umieszczony w wieży pozwala wystrzelić z jednej machiny w sąsiedniej sekcji.
rule-great_wall-black_powder-tower = Możesz umieścić włócznika ze swojej puli w wieży przy sekcji, w której budujesz kondygnację muru albo zdobywasz hordę.
rule-great_wall-black_powder-first_machines = Przed pierwszą jesienią umieszcza się po jednej machinie wojennej każdego rodzaju.
rule-great_wall-black_powder-machines = W sekcji mieszczą się najwyżej dwie machiny wojenne.
rule-great_wall-black_powder-build = Machina wojenna kosztuje 4 drewna, 2 drewna i 2 kamienie albo 4 złota. Najpierw płaci magazyn, surowiec po surowcu; są po dwie każdego rodzaju.
rule-great_wall-black_powder-bomber = Zaraz po strzale z muru grenadier może zeskoczyć na wolny punkt witalny hordy w pierwszym rzędzie.
rule-great_wall-black_powder-overseers = Przed pierwszą jesienią każdy gracz umieszcza za darmo trzech nadzorców poziomu 1, każdego w innej lokacji.

## Wydarzenia

event-shot = { subject }{ event-shot.then }.
    .then = { $you ->
        [yes] strzelasz
       *[no] strzela
    } z machiny wojennej ({ $machine }, { $section }), cel: { $horde }, karta: { $card }, rany: { $count }
event-machine_built = { subject }{ event-machine_built.then }.
    .then = { $you ->
        [yes] budujesz
       *[no] buduje
    } { $machine_object } { $section_in }
event-machine_placed = { subject }{ event-machine_placed.then }.
    .then = { $you ->
        [yes] umieszczasz
       *[no] umieszcza
    } { $machine_object } { $section_in }
event-manned = { subject }{ event-manned.then }.
    .then = { $you ->
        [yes] umieszczasz
       *[no] umieszcza
    } włócznika w wieży ({ $tower })
event-tower_left = { subject }{ event-tower_left.then }.
    .then = { $you ->
        [yes] opuszczasz
       *[no] opuszcza
    } wieżę ({ $tower }): włócznik wraca do puli
event-dropped = { subject }{ event-dropped.then }.
    .then = { $you ->
        [yes] zrzucasz
       *[no] zrzuca
    } grenadiera na hordę: { $horde } ({ $spot })
event-machine_lost = Przepada machina wojenna { $section_in }: { $machine }.
event-rocket_drawn = Odkryta karta rakiety: { $card }.
event-ram_moved = Taran { $section_in } przesuwa się do rzędu { $row }.

## Co mówią karty

when-special_attack = Za każdym razem, gdy atakuje twój żołnierz specjalny
when-special_killed = Gdy giną żołnierze specjalni dowolnego gracza
when-special_defeat = Gdy zostaje pokonana horda, na której jest twój żołnierz specjalny lub żeton węża
when-shot = Gdy strzelasz z machiny wojennej
when-manned = Gdy umieszczasz włócznika w wieży
when-machine_built = Gdy budujesz machinę wojenną
when-wall_lost = Gdy zostaje zniszczona kondygnacja muru
do-shoot = strzelasz z machin wojennych dowolnych sekcji: { $count }
do-man = umieszczasz włócznika w dowolnych wieżach: { $count }
lasting-special_less = Twoi żołnierze specjalni kosztują o { $count } mniej surowców.
lasting-machine_less = Machiny wojenne kosztują cię o { $count } mniej surowców.
lasting-free_shots = Twoje strzały nic nie kosztują.
lasting-any_tower = Gdy możesz umieścić włócznika w wieży: wybierz dowolną wieżę.
lasting-lookout = Gdy zostaje pokonana horda w sekcji, której obie wieże są twoje: +{ $count } honoru za każdego twojego łucznika tam.
trait-ram = Po szturmie: przesuwa się o jeden rząd. W pierwszym rzędzie niszczy kondygnację muru.
trait-ladders = W pierwszym rzędzie: szturm przełamuje mur bez względu na obronę, giną wszyscy żołnierze sekcji i przepadają jej machiny wojenne.
trait-bombards = Po każdym szturmie: niszczy kondygnację muru w swojej sekcji.
trait-only_row = Zawsze w rzędzie { $count }: nigdy się nie przesuwa.
artifact-tower = Na koniec gry: { $honor } honoru za każdą twoją wieżę{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-both_towers = Na koniec gry: { $honor } honoru za każdą sekcję, której obie wieże są twoje{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-tower_wall = Na koniec gry: { $honor } honoru za każdą kondygnację muru przy twoich wieżach{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-special_out = Na koniec gry: { $honor } honoru za każdego twojego żołnierza specjalnego w sekcjach{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-machine_beside = Na koniec gry: { $honor } honoru za każdą machinę wojenną w sekcji z twoim żołnierzem{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-siege_horde = Na koniec gry: { $honor } honoru za każdą zdobytą hordę oblężniczą{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
shot-wounds = Rani te punkty witalne: { $spots }.
wall-card-shot = karta strzału

## Terminal

wall-towers = Wieże:
wall-tower-free = pusta
wall-machines-left = Pozostałe machiny wojenne:
wall-snakes = żetony węża: { $count }
wall-specials = Żołnierze specjalni:
wall-ladders-here = Drabiny: szturm przełamie tę sekcję
wall-falling = Straci tej zimy kondygnacje: { $count }

## Nazwy

card-lu-xiufu = Lu Xiufu
card-jia-sidao = Jia Sidao
card-su-song = Su Song
card-astronomer-shen-kuo = Astronom Shen Kuo
card-military-investor = Inwestor wojenny
card-gunsmith = Rusznikarz
card-watchman = Strażnik
card-spotter = Wypatrujący
card-siege-engineer = Inżynier oblężniczy
card-powder-master = Mistrz prochu
card-tower-warden = Dozorca wieży
card-weapons-drillmaster = Nauczyciel musztry
card-powder-surgeon = Felczer polowy
card-bombardier = Bombardier
card-rampart-mason = Murarz wałów
card-garrison-clerk = Pisarz garnizonu
card-watchfire-basket = Kosz ogniowy
card-powder-horn = Róg z prochem
card-siege-bell = Dzwon oblężenia
card-torn-standard = Rozdarty sztandar
card-mortared-brick = Zmurowana cegła
card-twin-beacons = Bliźniacze ognie
card-ballista-bolts = Bełty
card-cannonball = Kula armatnia
card-lone-spark = Samotna iskra
card-crossed-trails = Skrzyżowane smugi
card-low-arc = Niski łuk
card-high-arc = Wysoki łuk
card-wild-swerve = Dziki skręt
card-spreading-fire = Szerzący się ogień
card-rain-of-sparks = Deszcz iskier
card-heavens-hammer = Młot niebios
card-twin-burst = Podwójny wybuch
card-damp-fuse = Mokry lont
horde-battering-ram = taran
horde-battering-ram-left = { horde-battering-ram } ({ section-left })
horde-battering-ram-middle = { horde-battering-ram } ({ section-middle })
horde-battering-ram-right = { horde-battering-ram } ({ section-right })
horde-ladders = drabiny oblężnicze
horde-ladders-left = { horde-ladders } ({ section-left })
horde-ladders-middle = { horde-ladders } ({ section-middle })
horde-ladders-right = { horde-ladders } ({ section-right })
horde-trebuchet = trebusz oblężniczy
horde-trebuchet-left = { horde-trebuchet } ({ section-left })
horde-trebuchet-middle = { horde-trebuchet } ({ section-middle })
horde-trebuchet-right = { horde-trebuchet } ({ section-right })
horde-veterans = weterani
horde-veterans-left = { horde-veterans } ({ section-left })
horde-veterans-middle = { horde-veterans } ({ section-middle })
horde-veterans-right = { horde-veterans } ({ section-right })
reason-black_powder = Czarny Proch
