### Zamki Burgundii: co mówi tylko strona.

b-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## O co chodzi w turze

b-ask-dice = możesz { $actions }.
b-ask-die = swoją { $die } możesz { $actions }.
b-ask-take = { $count ->
    [0] wziąć kafel
    [one] wziąć kafel ze składu { $depots }
   *[other] wziąć kafel ze składów { $depots }
}
b-ask-place = położyć odłożony kafel
b-ask-sell = sprzedać towary
b-ask-workers = wziąć robotników
b-ask-buy = kupić czarny kafel
b-ask-end = obie kości są użyte. Zakończ turę.
b-ask-buy-or-end = obie kości są użyte. Kup kafel albo zakończ turę.
b-ask-take_tile = weź kafel ({ $kinds }) z dowolnego numerowanego składu albo zrezygnuj.
b-ask-sell_goods = magazyn: sprzedaj towary jednego koloru albo zrezygnuj.
b-ask-place_tile = ratusz: połóż jeszcze jeden odłożony kafel na dowolnej liczbie albo zrezygnuj.
b-ask-make_room = nie masz już miejsca. Który odłożony kafel wyrzucasz, żeby wziąć { $tile_object }?
b-take-workers = Weź robotników
b-skip = Zrezygnuj

## Ruchy

b-title-take = { $tile_object } ze składu { $depot }
b-title-buy = Kup { $tile_object }
b-title-place = { $tile } na { $cell }
b-title-build = { $tile } na { $cell }
b-title-sell = Sprzedaj towary { $good }
b-title-workers = Weź robotników
b-title-discard = Wyrzuć { $tile_object }
b-title-ship = Towary ze składu { $depot }
b-title-also = Także towary ze składu { $depot }
b-title-load = Zatrzymaj towary { $good }
b-title-castle = Pierwszy zamek na { $cell }
b-title-skip = Zrezygnuj
b-title-end = Zakończ turę
b-offers = Więcej ruchów
b-did-take = wzięcie: { $tile }
b-did-buy = zakup: { $tile }
b-did-place = położenie: { $tile }
b-did-build = położenie: { $tile }
b-did-discard = wyrzucenie: { $tile }
b-did-sell = sprzedaż: { $good }
b-did-load = zatrzymanie: { $good }
b-did-workers = wzięcie robotników
b-did-ship = towary ze składu { $where }
b-did-also = także ze składu { $where }
b-did-castle = zamek na { $where }
b-did-skip = rezygnacja
b-did-end = koniec tury
b-paid-free = bez kości
b-paid-die = kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-paid-turned = kością { $die } obróconą na { $to }{ $workers ->
    [0] { "" }
    [one] { " " }przez { $workers } robotnika
   *[other] { " " }przez { $workers } robotników
}
b-paid-buy = za { $silver } srebra{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnika
   *[other] { " " }i { $workers } robotników
}
b-with = kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-bought = za { $silver } srebra{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnika
   *[other] { " " }i { $workers } robotników
}

## Co da ruch

b-short-area_completed = +{ $points } obszar, +{ $phase_points } faza
b-short-colour_completed = +{ $points } cały kolor
b-short-livestock_scored = +{ $points } zwierzęta
b-short-points_gained = +{ $points } pkt
b-short-monastery_scored = +{ $points } klasztor
b-short-leftovers_scored = +{ $points } za to, co zostało
b-short-workers_gained = +{ $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
   *[many] { $workers } robotników
}
b-short-silver_gained = +{ $silver } srebra
b-short-goods_sold = +{ $points } pkt za towary { $good } ({ $count })
b-short-goods_loaded = +{ $count } towary { $good }
b-short-marker_moved = potem krok po moście
b-short-tile_discarded = wyrzucasz { $tile_object }
b-short-dice_rolled = potem wszyscy rzucają
b-short-phase_started = potem nowa faza
b-short-game_over = potem koniec gry

## Stół

b-tracks = Fazy, rundy i kolejność
b-phase = Faza
b-round = Runda
b-round-name = runda { $round }
b-rolled = Kości: { $dice }. Do składu { $white } trafiają towary { $good }.
b-order = Kolej
b-bridge = Most: kto dalej, ten pierwszy
b-bridge-space = { $who } na polu { $space }
b-now = Faza { $phase }, runda { $round }
b-depots = Składy
b-depot-label = Skład { $depot }. Towary: { $goods }
b-depot-haul = Weź towary ze składu { $depot }: { $goods }
b-in-depot = skład { $depot }
b-in-black = czarny skład
b-black = Czarny
b-black-label = Czarny skład, kafel za { $price } srebra
b-no-goods = brak
b-white-die = biała kość: skład { $white }
b-goods-die = Towary
b-left-tiles = zostało { $left } z { $spaces }
b-left-black = czarnych { $black } z { $spaces }
b-refill = Nowe w fazie { $phase },
b-refill-when = po rundzie 5
b-refill-none = Ostatnia faza
b-still = Jeszcze nadejdą
b-still-what = zakryte kafle{ $bonus ->
    [no] { "" }
   *[yes] { " · " }premia za kolor
}
b-still-tip = { $count ->
    [one] Zakryty jest { $count } kafel.
    [few] Zakryte są { $count } kafle.
   *[many] Zakrytych jest { $count } kafli.
}
b-bonus-tip = { $bonus ->
    [0] Nie ma już premii za ten kolor.
    [one] Kto następny zapełni ten kolor, dostanie { $bonus } punkt.
    [few] Kto następny zapełni ten kolor, dostanie { $bonus } punkty.
   *[many] Kto następny zapełni ten kolor, dostanie { $bonus } punktów.
}

## Księstwo

b-board = Księstwo { $number }, { $board }{ $source ->
    [house] {" (nasze)"}
   *[other] { "" }
}
b-duchy-label = Księstwo ({ $who }): zajęte pola { $filled } z { $cells }
b-free = Wolne pola
kind-wild = dowolne pole
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, wolne pole ({ $kind }), liczba { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } robotnik
   *[other] , { $workers } robotników
}, do wyboru
b-cell-would = trafiłoby tu: { $tile }
b-cell-empty = { $cell }, wolne pole ({ $kind }), liczba { $number }
b-cell-under = na polu ({ $kind })
b-cell-choose = do wyboru
b-cell-river = rzeka do { $cells }
b-dice = Kości
b-die = Kość { $value }{ $state ->
    [used] , użyta
    [picked] , wybrana
   *[free] { "" }
}
b-die-turned = Kość { $value }, użyta jako { $to }
b-die-turned-by = { $workers ->
    [0] Nie kosztowało to robotników.
    [one] Obrócił ją { $workers } robotnik.
   *[other] Obróciło ją { $workers } robotników.
}
b-dice-left = { $left ->
    [0] obie użyte
    [1] { $used } użyta
   *[2] dwie kości
}
b-nearly = Brak jednego
b-storage = Odłożone
b-storage-free = Wolne miejsce na kafel
b-stored = { $tile }, miejsce { $place }
b-goods = Towary
b-goods-worth = Towary, po { $sale } pkt
b-goods-free = Wolne miejsce na towary
b-goods-count = { $count } × { $good }
b-goods-held = { $number } ×{ $count } { $good }
b-load = Zatrzymaj { $good }
b-supplies = Zasoby
b-workers = { $count ->
    [one] robotnik
   *[other] robotnicy
}
b-silver = srebro
b-sold = sprzedane
b-open = Otwórz
b-so-far = Punkty dotąd
b-bonuses = Premie
b-powers = Klasztory
b-turn = { $turn ->
    [now] decyduje
    [played] po ruchu
    [next] następny
    [ready] gotowe
   *[later] później
}

## Podpowiedzi

b-tip-kind = Kafel: { $kind }
b-tip-worth = Teraz wart
b-tip-take = Weź
b-tip-buy = Kup
b-tip-place = Pasuje na
b-tip-build = Połóż
b-tip-sell = Sprzedaj
b-tip-castle = Wybierz
b-tip-area = Obszar
b-tip-filled = { $filled } z { $size }
b-tip-finish = Pełny teraz
b-tip-on = Pole { $cell }
b-tip-river = Rzeka do
b-tip-space = Wolne pole ({ $kind }), liczba { $number }
b-tip-goods = Sprzedaż kością { $number }, wszystko naraz: po { $sale } pkt i srebro.

## Koniec

b-spaces-filled = Zajęte pola
b-tie = { $decided ->
    [spaces] Remis ({ $first }, { $second }): zdecydowało mniej zajętych pól.
    [bridge] Remis ({ $first }, { $second }), także w polach: zdecydowało miejsce dalej z tyłu na moście.
   *[none] Bez remisu: decydowałoby mniej zajętych pól.
}
b-luck-side = Kości z wynikiem { $side }
b-luck-doubles = Rundy z dwiema równymi kośćmi
b-luck-even = Uczciwe kości, które padają równie nierówno lub bardziej
b-luck-workers = Robotnicy wydani na zmianę kości
b-luck-white = Biała kość: skład { $side }
b-luck-note = Żadna liczba nie jest sama w sobie dobra ani zła, więc nic się tu nie sumuje. Niski procent oznacza nierówny rozkład liczb: 5 % lub mniej zdarza się jednemu graczowi na dwudziestu. Robotnicy to także wybór: kto jest gotów na każdą liczbę, potrzebuje ich mniej. Nie liczy się, które kafle wylosowano.
b-figure-exact = Kości użyte bez zmian
b-figure-placed = Położone kafle
b-figure-areas = Pełne obszary
b-figure-bought = Zakupy
b-count = { $black ->
    [0] { $coloured } w grze
   *[other] { $coloured ->
        [0] { $black } czarnych
       *[other] { $coloured } + { $black } czarnych
    }
}

## Klawisze

b-key-dice = wybierz kość o tej liczbie
b-key-workers = weź robotników

## Opcje

option-boards = Księstwa
option-boards-note = Każde ma inny układ. Pierwsze nadaje się na początek; przy losowych każdy dostaje inne.
option-castle = Pierwszy zamek
option-castle-note = Własny wybór miejsca czyni otwarcie trudniejszym i ciekawszym.
option-duchies = Własne plansze
option-duchies-note = Jedna dla wszystkich albo po jednej dla każdego gracza, zamiast tych powyżej; tworzy je i sprawdza „crenel board”.
option-duchies-example = [board.moja] name = "Moja" rows = ["B6 C5 …", …]
