### Zamki Burgundii: teksty strony. Nazwy, zdarzenia i efekty są w src/crenel/locales.

b-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Pytania w turze

b-ask-dice = Możesz { $actions }.
b-ask-die = Kością { $die } możesz { $actions }.
b-ask-take = { $count ->
    [0] wziąć kafel
    [one] wziąć kafel ze składu { $depots }
   *[other] wziąć kafel ze składów { $depots }
}
b-ask-place = położyć kafel ze schowka
b-ask-sell = sprzedać towary
b-ask-workers = wziąć robotników
b-ask-buy = kupić kafel z czarnego składu
b-ask-end = Obie kości są użyte. Zakończ turę.
b-ask-buy-or-end = Obie kości są użyte. Kup kafel albo zakończ turę.
b-ask-make_room = Schowek jest pełny. Który kafel odrzucasz, żeby zrobić miejsce na { $tile_object }?
b-take-workers = Weź robotników
b-skip = Pomiń

## Ruchy

b-title-take = Weź { $tile_object } ze składu { $depot }
b-title-buy = Kup { $tile_object }
b-title-place = Połóż { $tile_object } na { $cell }
b-title-build = Połóż { $tile_object } na { $cell }
b-title-sell = Sprzedaj wszystkie { $good } towary
b-title-workers = Weź robotników
b-title-discard = Odrzuć { $tile_object }
b-title-ship = Weź towary ze składu { $depot }
b-title-also = Weź też towary ze składu { $depot }
b-title-load = Zatrzymaj { $good } towary
b-title-castle = Postaw pierwszy zamek na { $cell }
b-title-skip = Pomiń
b-title-end = Zakończ turę
b-offers = Więcej ruchów
b-did-take = wzięcie: { $tile }
b-did-buy = zakup: { $tile }
b-did-place = położenie: { $tile }
b-did-build = położenie: { $tile }
b-did-discard = odrzucenie: { $tile }
b-did-sell = sprzedaż towarów: { $good }
b-did-load = zatrzymanie towarów: { $good }
b-did-workers = wzięcie robotników
b-did-ship = wzięcie towarów ze składu { $where }
b-did-also = wzięcie towarów także ze składu { $where }
b-did-castle = pierwszy zamek na { $where }
b-did-skip = pominięcie
b-did-end = koniec tury
b-do-take = Weź
b-do-buy = Kup
b-do-place = Połóż
b-do-build = Połóż
b-do-sell = Sprzedaj
b-do-workers = Weź
b-do-discard = Odrzuć
b-do-ship = Weź
b-do-also = Weź
b-do-load = Zatrzymaj
b-do-castle = Postaw
b-do-skip = Pomiń
b-do-end = Zakończ turę
b-paid-free = bez kości
b-paid-die = kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-paid-turned = kością { $die } zmienioną na { $to }{ $workers ->
    [0] { "" }
    [one] { " " }za { $workers } robotnika
   *[other] { " " }za { $workers } robotników
}
b-paid-buy = za { silver-and-workers }
b-with = kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-bought = za { silver-and-workers }

## Podglądy

b-short-area_completed = +{ $points } obszar, +{ $phase_points } faza
b-short-colour_completed = +{ $points } za cały kolor
b-short-livestock_scored = +{ $points } zwierzęta
b-short-points_gained = +{ $points } pkt
b-short-monastery_scored = +{ $points } klasztor
b-short-leftovers_scored = +{ $points } za resztki
b-short-workers_gained = +{ $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
   *[many] { $workers } robotników
}
b-short-silver_gained = +{ $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}
b-short-goods_sold = +{ $points } pkt za sprzedaż: { $good } ({ $count })
b-short-goods_loaded = { $good } towary: +{ $count }
b-short-marker_moved = potem twój pionek idzie o jedno pole po moście
b-short-tile_discarded = potem odrzucasz { $tile_object }
b-short-dice_rolled = potem wszyscy rzucają
b-short-phase_started = potem zaczyna się nowa faza
b-short-game_over = potem koniec gry

## Stół

b-tracks = Fazy, rundy i kolejność
b-phase = Faza
b-round = Runda
b-round-name = runda { $round }
b-rolled = Kości: { $dice }. Do składu { $white } trafiają { $good } towary.
b-order = Kolejność
b-bridge = Most: pionek z przodu gra pierwszy
b-bridge-space = { $who }: pole { $space }
b-now = Faza { $phase }, runda { $round }
b-depots = Składy
b-depot-label = Skład { $depot }. Towary: { $goods }
b-depot-haul = Weź towary ze składu { $depot }: { $goods }
b-in-depot = skład { $depot }
b-in-black = czarny skład
b-black = Czarny
b-black-label = Czarny skład: { $price } srebra za kafel
b-no-goods = brak
b-white-die = biała kość: skład { $white }
b-goods-die = Towary
b-left-tiles = kafle: { $left } z { $spaces }
b-left-black = czarne: { $black } z { $spaces }
b-refill = Uzupełnienie: faza { $phase }
b-refill-when = po rundzie 5
b-refill-none = Ostatnia faza: bez uzupełnienia
b-still = Jeszcze nadejdą
b-still-what = zakryte kafle{ $bonus ->
    [no] { "" }
   *[yes] { " · " }premia za cały kolor
}
b-still-tip = { $count ->
    [one] Zakryty jest { $count } kafel.
    [few] Zakryte są { $count } kafle.
   *[many] Zakrytych jest { $count } kafli.
}
b-bonus-tip = { $bonus ->
    [0] Nie ma już kafla premii za ten kolor.
    [one] Następny gracz, który ukończy ten kolor, zdobędzie { $bonus } punkt.
    [few] Następny gracz, który ukończy ten kolor, zdobędzie { $bonus } punkty.
   *[many] Następny gracz, który ukończy ten kolor, zdobędzie { $bonus } punktów.
}

## Księstwo

b-board = Księstwo { $number }, { $board }{ $source ->
    [house] {" (nasze)"}
   *[other] { "" }
}
b-duchy-label = Księstwo ({ $who }): zajęte pola: { $filled } z { $cells }
b-free = Wolne pola
kind-wild = dowolne pole
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, wolne pole ({ $kind }), liczba { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } robotnik
    [few] , { $workers } robotników
   *[many] , { $workers } robotników
}, można wybrać
b-cell-would = trafiłoby tu: { $tile }
b-cell-empty = { $cell }, wolne pole ({ $kind }), liczba { $number }
b-cell-under = na polu ({ $kind })
b-cell-choose = można wybrać
b-cell-river = rzeka do { $cells }
b-dice = Kości
b-die = Kość { $value }{ $state ->
    [used] , użyta
    [picked] , wybrana
   *[free] { "" }
}
b-die-turned = Kość { $value }, użyta jako { $to }
b-die-turned-by = { $workers ->
    [0] Zmieniona za darmo.
    [one] Zmieniona za { $workers } robotnika.
   *[other] Zmieniona za { $workers } robotników.
}
b-dice-left = { $left ->
    [0] obie użyte
    [1] { $used } użyta
   *[2] dwie do użycia
}
b-nearly = Brakuje jednego kafla
b-storage = Schowek
b-storage-free = Wolne miejsce w schowku
b-stored = { $tile }, schowek { $place }
b-goods = Towary
b-goods-worth = Towary, { $sale } pkt za sprzedany kafel
b-goods-free = Wolne miejsce na towary
b-goods-count = { $count } × { $good }
b-goods-held = { $number } ×{ $count } { $good }
b-load = Zatrzymaj: { $good }
b-supplies = Zasoby
b-workers = { $count ->
    [one] robotnik
   *[other] robotników
}
b-silver = srebro
b-sold = sprzedane
b-open = Otwórz
b-so-far = Dotychczasowe punkty
b-bonuses = Kafle premii
b-powers = Klasztory
b-turn = { $turn ->
    [now] decyduje
    [played] po turze
    [next] zaraz
    [ready] gotowe
   *[later] później
}

## Podpowiedzi

b-tip-kind = Kafel: { $kind }
b-tip-worth = Teraz warte
b-tip-take = Weź
b-tip-buy = Kup
b-tip-place = Można położyć na
b-tip-build = Połóż
b-tip-sell = Sprzedaj
b-tip-castle = Wybierz
b-tip-area = Obszar
b-tip-filled = { $filled } z { $size }
b-tip-finish = Jeśli ukończony teraz
b-tip-on = Pole { $cell }
b-tip-river = Rzeka do
b-tip-space = Wolne pole ({ $kind }), liczba { $number }
b-tip-goods = Sprzedaj wszystkie naraz kością { $number }: { $sale } pkt za kafel i srebro.
b-tip-count = { $count } { $label }
b-tip-phase = Faza { $phase }
b-tip-phase-bonus = Każdy obszar ukończony w tej fazie daje dodatkowo { $points } pkt.
b-tip-phase-end = Po { $rounds } rundach pozostałe kafle są odrzucane, a składy uzupełniane.
b-tip-phase-last = Gra kończy się po { $rounds } rundach.
b-tip-round = Runda { $round }
b-tip-round-roll = Wszyscy rzucają 2 kośćmi i rozgrywają turę. Towary tej rundy trafiają do składu wskazanego przez białą kość.
b-tip-order = Kolejność tur
b-tip-order-bridge = Zaczyna pionek najdalej z przodu, w stosie ten na górze.
b-tip-order-ships = Każdy położony statek przesuwa twój pionek o 1 pole. Liczy się to od następnej rundy.
b-tip-white = Kość towarów
b-tip-white-depot = Towary tej rundy trafiły do składu { $white }. Połóż statek, aby wziąć towary ze składu.
b-tip-white-only = Biała kość nie jest akcją.
b-tip-workers = Wydaj 1, aby zmienić kość o 1, także z 6 na 1 i odwrotnie. Możesz wydać kilku.
b-tip-silver = Wydaj { $price }, aby kupić kafel z czarnego składu, raz na turę.
b-tip-sold = Sprzedanych towarów nie sprzedaje się ponownie. Niektóre klasztory dają za nie punkty na koniec gry.
b-tip-left = Na koniec gry
b-tip-storage = Wzięte kafle czekają tutaj, aż je położysz.
b-tip-storage-full = Gdy wszystkie pola są zajęte, odrzuć przechowywany kafel, aby wziąć inny.
b-tip-stored = Zajęte

## Koniec

b-spaces-filled = Zajęte pola
b-tie = { $decided ->
    [spaces] Remis ({ $first }, { $second }): wygrywa mniej zajętych pól.
    [bridge] Remis ({ $first }, { $second }), także w zajętych polach: wygrywa pionek dalej z tyłu na moście.
   *[none] Bez remisu. Rozstrzygnęłaby mniejsza liczba zajętych pól.
}
b-luck-side = Rzuty z wynikiem { $side }
b-luck-doubles = Rundy z dubletem
b-luck-even = Szansa na tak nierówne kości
b-luck-workers = Robotnicy wydani na zmianę kości
b-luck-white = Biała kość: { $side }
b-luck-note = Żadna liczba nie jest sama w sobie dobra ani zła, więc nic się tu nie sumuje. Niski procent oznacza nierówne kości: 5% lub mniej zdarza się 1 graczowi na 20. Wydawanie robotników to także wybór: przygotuj się na każdą liczbę, a potrzeba ich mniej. Losowania kafli nie są liczone.
b-figure-exact = Kości użyte bez zmian
b-figure-placed = Położone kafle
b-figure-areas = Ukończone obszary
b-figure-bought = Zakupy
b-count = { $black ->
    [0] { $coloured } w grze
   *[other] { $coloured ->
        [0] { $black } czarnych
       *[other] { $coloured } + { $black } czarnych
    }
}

## Klawisze

b-key-dice = wybierz kość z tą liczbą
b-key-workers = weź robotników

## Opcje

option-boards = Księstwa
option-boards-note = Każde księstwo ma inny układ. „Pierwsze księstwo” najlepiej nadaje się na pierwszą grę. Przy losowych planszach każdy dostaje inną.
option-castle = Pierwszy zamek
option-castle-note = Własny wybór pola startowego czyni otwarcie trudniejszym i ciekawszym.
option-duchies = Własne plansze
option-duchies-note = Jedna dla wszystkich albo po jednej dla każdego gracza, zamiast tych powyżej. Twórz je i sprawdzaj przez „crenel board”.
option-duchies-example = [board.moja] name = "Moja" rows = ["B6 C5 …", …]
b-point-cell = pole { $cell }, gracz: { $who }
