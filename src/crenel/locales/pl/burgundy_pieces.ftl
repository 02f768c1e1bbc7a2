### Elementy Burgundii. `object`: forma jako dopełnienie zdania. `short`: najwyżej pięć znaków, na mapy. `letter`: własna litera każdego rodzaju, na polach.

## Rodzaje kafli i pól

kind-castle = zamek
    .object = zamek
    .area = obszar zamków
    .hexes = pola zamków
    .letter = Z
kind-mine = kopalnia
    .object = kopalnię
    .area = obszar kopalń
    .hexes = pola kopalń
    .letter = K
kind-monastery = klasztor
    .object = klasztor
    .area = obszar klasztorów
    .hexes = pola klasztorów
    .letter = L
kind-ship = statek
    .object = statek
    .area = rzekę
    .hexes = pola statków
    .letter = S
kind-pasture = zwierzęta
    .object = zwierzęta
    .area = pastwisko
    .hexes = pola pastwisk
    .letter = P
kind-building = budynek
    .object = budynek
    .area = miasto
    .hexes = pola budynków
    .letter = B

hex-castle = zamek
hex-mine = kopalnia
hex-monastery = klasztor
hex-ship = statek
hex-pasture = pastwisko
hex-building = budynek

## Kafle

tile-castle = zamek
    .object = zamek
    .short = Zamek
tile-mine = kopalnia
    .object = kopalnię
    .short = Kopal
tile-ship = statek
    .object = statek
    .short = Statk
tile-market = targ
    .object = targ
    .short = Targ
tile-carpenter = warsztat ciesielski
    .object = warsztat ciesielski
    .short = Ciesl
tile-church = kościół
    .object = kościół
    .short = Kośc.
tile-warehouse = magazyn
    .object = magazyn
    .short = Magaz
tile-boarding-house = pensjonat
    .object = pensjonat
    .short = Pens
tile-bank = bank
    .object = bank
    .short = Bank
tile-town-hall = ratusz
    .object = ratusz
    .short = Ratsz
tile-watchtower = wieża strażnicza
    .object = wieżę strażniczą
    .short = Wieża
tile-sheep2 = 2 owce
    .object = 2 owce
    .short = 2owce
tile-sheep3 = 3 owce
    .object = 3 owce
    .short = 3owce
tile-sheep4 = 4 owce
    .object = 4 owce
    .short = 4owce
tile-cow2 = 2 krowy
    .object = 2 krowy
    .short = 2krow
tile-cow3 = 3 krowy
    .object = 3 krowy
    .short = 3krow
tile-cow4 = 4 krowy
    .object = 4 krowy
    .short = 4krow
tile-pig2 = 2 świnie
    .object = 2 świnie
    .short = 2świn
tile-pig3 = 3 świnie
    .object = 3 świnie
    .short = 3świn
tile-pig4 = 4 świnie
    .object = 4 świnie
    .short = 4świn
tile-goat2 = 2 kozy
    .object = 2 kozy
    .short = 2kozy
tile-goat3 = 3 kozy
    .object = 3 kozy
    .short = 3kozy
tile-goat4 = 4 kozy
    .object = 4 kozy
    .short = 4kozy
tile-monastery1 = klasztor 1
    .object = klasztor 1
    .short = Kl1
tile-monastery2 = klasztor 2
    .object = klasztor 2
    .short = Kl2
tile-monastery3 = klasztor 3
    .object = klasztor 3
    .short = Kl3
tile-monastery4 = klasztor 4
    .object = klasztor 4
    .short = Kl4
tile-monastery5 = klasztor 5
    .object = klasztor 5
    .short = Kl5
tile-monastery6 = klasztor 6
    .object = klasztor 6
    .short = Kl6
tile-monastery7 = klasztor 7
    .object = klasztor 7
    .short = Kl7
tile-monastery8 = klasztor 8
    .object = klasztor 8
    .short = Kl8
tile-monastery9 = klasztor 9
    .object = klasztor 9
    .short = Kl9
tile-monastery10 = klasztor 10
    .object = klasztor 10
    .short = Kl10
tile-monastery11 = klasztor 11
    .object = klasztor 11
    .short = Kl11
tile-monastery12 = klasztor 12
    .object = klasztor 12
    .short = Kl12
tile-monastery13 = klasztor 13
    .object = klasztor 13
    .short = Kl13
tile-monastery14 = klasztor 14
    .object = klasztor 14
    .short = Kl14
tile-monastery15 = klasztor 15
    .object = klasztor 15
    .short = Kl15
tile-monastery16 = klasztor 16
    .object = klasztor 16
    .short = Kl16
tile-monastery17 = klasztor 17
    .object = klasztor 17
    .short = Kl17
tile-monastery18 = klasztor 18
    .object = klasztor 18
    .short = Kl18
tile-monastery19 = klasztor 19
    .object = klasztor 19
    .short = Kl19
tile-monastery20 = klasztor 20
    .object = klasztor 20
    .short = Kl20
tile-monastery21 = klasztor 21
    .object = klasztor 21
    .short = Kl21
tile-monastery22 = klasztor 22
    .object = klasztor 22
    .short = Kl22
tile-monastery23 = klasztor 23
    .object = klasztor 23
    .short = Kl23
tile-monastery24 = klasztor 24
    .object = klasztor 24
    .short = Kl24
tile-monastery25 = klasztor 25
    .object = klasztor 25
    .short = Kl25
tile-monastery26 = klasztor 26
    .object = klasztor 26
    .short = Kl26

## Efekty kafli

effect-castle = Po położeniu: wykonujesz dodatkową akcję, jak kością o dowolnej liczbie.
effect-mine = Na koniec każdej fazy: otrzymujesz 1 srebro.
effect-ship = Po położeniu: bierzesz wszystkie towary z jednego składu i przesuwasz pionek o jedno pole po moście.
effect-livestock = Po położeniu: zdobywasz { $count } pkt i jeszcze po 1 za każde z pozostałych zwierząt tego gatunku ({ $animal }) na tym samym pastwisku.
effect-take = Po położeniu: bierzesz { $kinds_object } z dowolnego numerowanego składu.
effect-sell = Po położeniu: sprzedajesz wszystkie swoje towary jednego koloru.
effect-place = Po położeniu: kładziesz jeszcze jeden kafel ze schowka, bez względu na liczbę.
effect-workers = Po położeniu: otrzymujesz { $workers ->
        [one] { $workers } robotnika.
       *[other] { $workers } robotników.
    }
effect-silver = Po położeniu: otrzymujesz { $silver ->
        [one] { $silver } srebro.
       *[other] { $silver } srebra.
    }
effect-points = Po położeniu: zdobywasz { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
effect-city-limit = Każde miasto mieści tylko jeden budynek każdego rodzaju.
effect-any-building = Możesz stawiać w mieście ten sam budynek więcej niż raz.
effect-mine-workers = Na koniec każdej fazy: każda twoja kopalnia daje też { $workers ->
        [one] { $workers } robotnika.
       *[other] { $workers } robotników.
    }
effect-sale-silver = Gdy sprzedajesz towary: otrzymujesz { $silver ->
        [one] { $silver } srebro
       *[other] { $silver } srebra
    } zamiast 1.
effect-sale-workers = Gdy sprzedajesz towary: otrzymujesz też { $workers ->
        [one] { $workers } robotnika.
       *[other] { $workers } robotników.
    }
effect-ship-neighbour = Gdy kładziesz statek: bierzesz też towary z jednego składu obok pierwszego.
effect-buy-anywhere = Możesz kupować kafle z dowolnego składu i płacić robotnikami tak jak srebrem.
effect-livestock-points = Gdy punktują zwierzęta: każdy kafel daje dodatkowo { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
effect-worker-reach = Każdy wydany robotnik zmienia kość nawet o { $reach }.
effect-free-place = Gdy kładziesz { $kinds_object }: możesz za darmo zmienić kość o { $step }.
effect-free-take = Gdy bierzesz kafel ze składu: możesz za darmo zmienić kość o { $step }.
effect-workers-silver = Gdy używasz kości, aby wziąć robotników: otrzymujesz też { $silver ->
        [one] { $silver } srebro.
       *[other] { $silver } srebra.
    }
effect-workers-taken = Gdy używasz kości, aby wziąć robotników: otrzymujesz { $workers ->
        [one] { $workers } robotnika.
       *[other] { $workers } robotników.
    }
effect-points-sold_type = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy kolor sprzedanych towarów.
effect-points-building = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy taki budynek w twoim księstwie: { $tile }.
effect-points-animal = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy gatunek zwierząt w twoim księstwie.
effect-points-sold_good = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy sprzedany kafel towaru.
effect-points-bonus = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy twój kafel premii.

animal-sheep = owce
animal-cow = krowy
animal-pig = świnie
animal-goat = kozy
