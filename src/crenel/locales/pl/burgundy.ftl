### Zamki Burgundii bez elementów (burgundy_pieces.ftl)

## Towary, fazy, premie, plansze, źródła punktów

good-turquoise = turkusowe
good-purple = fioletowe
good-pink = różowe
good-red = czerwone
good-brown = brązowe
good-orange = pomarańczowe

phase-A = faza A
phase-B = faza B
phase-C = faza C
phase-D = faza D
phase-E = faza E

bonus-large = duży kafel premii
bonus-small = mały kafel premii

board-1 = Pierwsze księstwo
board-2 = Odległe zamki
board-3 = Krąg wiedzy
board-4 = Zielone serce
board-5 = Trojaczki
board-6 = Wielka rzeka
board-7 = Miasto w środku
board-8 = Miasta na skraju
board-9 = Dwa miasta
board-10 = Wielkie miasto

source-areas = ukończone obszary
source-phases = wczesne ukończenie
source-colours = ukończone kolory
source-livestock = zwierzęta
source-watchtowers = wieże strażnicze
source-sales = sprzedane towary
source-monasteries = klasztory
source-goods = pozostałe towary
source-silver = pozostałe srebro
source-workers = pozostali robotnicy

## Opcje

setting-boards = Plansze: jedna dla wszystkich (1–10; 11a–11f, 12a–b i 13a–b w swoich trybach), po jednej na miejsce (3,7,…) albo różne losowo
setting-boards-random = różne plansze losowo
setting-castle = Gdzie stoją pierwsze zamki
setting-castle-printed = na polu oznaczonym na planszy; w kolejności tur, jeśli żadne nie jest oznaczone albo plansze są losowe
setting-castle-open = do wyboru jawnie, w kolejności tur
setting-castle-secret = do wyboru w tajemnicy, wszyscy naraz

## Pytania

asking-settle = Wybierz pole na swój pierwszy zamek.
asking-settle_together = Wybierz w tajemnicy pole na swój pierwszy zamek.
asking-turn = Użyj kości. Raz w turze możesz też kupić kafel.
asking-extra_action = Zamek: wykonaj dodatkową akcję z dowolną liczbą.
asking-take_tile = Weź { $kinds_object } z dowolnego numerowanego składu albo pomiń.
asking-sell_goods = Magazyn: sprzedaj wszystkie towary jednego koloru albo pomiń.
asking-place_tile = Ratusz: połóż jeszcze jeden kafel ze schowka, bez względu na liczbę, albo pomiń.
asking-make_room = Schowek jest pełny. Który kafel odrzucasz?
asking-choose_depot = Statek: wybierz skład, z którego bierzesz towary.
asking-choose_neighbour = Wziąć też towary ze składu obok składu { $depot }?
asking-load_goods = Nie zmieścisz wszystkich. Które towary zatrzymujesz?

## Zdarzenia

event-forced = { $you ->
    [yes] Masz
   *[no] { $who } ma
  } tylko jedną możliwość: { $action }.
event-set_up = Gra jest przygotowana. Plansze: { $boards }. Kolejność tur: { $order }.
event-castle_founded = { $you ->
    [yes] Stawiasz
   *[no] { $who } stawia
  } pierwszy zamek na { $cell }.
event-round_resumed = { $round ->
    [0] Gra kontynuuje inną, zakończoną grę, tuż przed początkiem fazy.
   *[other] Gra kontynuuje inną, zakończoną grę: { $phase }, runda { $round }.
}
event-phase_started = Zaczyna się { $phase }: składy zostają uzupełnione.
event-dice_rolled = Runda { $round }: { $dice }. Do składu { $white } trafiają { $good } towary.
event-die_used = { $you ->
    [yes] Używasz
   *[no] { $who } używa
  } kości { $die }{ $workers ->
    [0] .
    [one] { " " }i { $workers } robotnika.
   *[other] { " " }i { $workers } robotników.
  }
event-tile_taken = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
  } { $tile_object } { $depot ->
    [0] z czarnego składu.
   *[other] ze składu { $depot }.
  }
event-tile_placed = { $you ->
    [yes] Kładziesz
   *[no] { $who } kładzie
  } { $tile_object } na { $cell }.
event-tile_discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
  } { $tile_object }.
silver-and-workers = { $silver ->
    [0] { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }
    [one] { $silver } srebro{ $workers ->
        [0] { "" }
        [one] { " " }i { $workers } robotnika
       *[other] { " " }i { $workers } robotników
    }
   *[other] { $silver } srebra{ $workers ->
        [0] { "" }
        [one] { " " }i { $workers } robotnika
       *[other] { " " }i { $workers } robotników
    }
  }
event-purchase = { $you ->
    [yes] Kupujesz
   *[no] { $who } kupuje
  } kafel za { silver-and-workers }.
event-workers_gained = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
  } { $workers ->
    [one] { $workers } robotnika.
   *[other] { $workers } robotników.
  }
event-silver_gained = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
  } { $silver ->
    [one] { $silver } srebro.
   *[other] { $silver } srebra.
  }
event-goods_sold = { $you ->
    [yes] Sprzedajesz
   *[no] { $who } sprzedaje
  } { $good } towary ({ $count }) za { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
  }
event-goods_loaded = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
  } { $good } towary ({ $count }).
event-marker_moved = { $you ->
    [yes] Przesuwasz swój pionek
   *[no] { $who } przesuwa pionek
  } na pole { $space } mostu.
event-points_gained = { $you ->
    [yes] Zdobywasz
   *[no] { $who } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za { $tile_object }.
event-livestock_scored = { $you ->
    [yes] Zdobywasz
   *[no] { $who } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za zwierzęta.
event-area_completed = { $you ->
    [yes] Kończysz
   *[no] { $who } kończy
  } { $kind_area } ({ $cells }). Punkty: { $points } + { $phase_points }.
event-colour_completed = { $you ->
    [yes] Zakrywasz
   *[no] { $who } zakrywa
  } wszystkie { $kind_hexes } i { $you ->
    [yes] bierzesz
   *[no] bierze
  } { $bonus }. Punkty: { $points }.
event-monastery_scored = { $you ->
    [yes] Zdobywasz
   *[no] { $who } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za { $tile_object }.
event-leftovers_scored = { $you ->
    [yes] Zdobywasz
   *[no] { $who } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } za resztki: towary { $goods }, srebro { $silver }, robotnicy { $workers }.
event-game_over = Koniec gry: { $scores }.{ $ranking ->
    [none] { "" }
   *[other] { " " }Kolejność miejsc: { $ranking }.
  }

## Odmowy

dice-left = Nie możesz jeszcze zakończyć tury: masz kości do użycia.
make-room-first = Schowek jest pełny. Najpierw odrzuć z niego kafel.
no-dice-left = Obie kości są już użyte.
no-such-die = Nie masz kości { $die }. Twoje kości: { $dice }.
no-die-needed = Ten ruch nie wymaga kości. Pomiń „with { $die }”.
workers-short = Aby uzyskać { $number }, potrzebujesz { $need ->
        [one] { $need } robotnika
       *[other] { $need } robotników
    }, a masz { $have }.
no-such-tile = Nie ma kafla o nazwie „{ $tile }”.
black-is-bought = Kafli z czarnego składu nie można wziąć kością. Kup je za srebro.
no-such-depot = Nie ma składu „{ $depot }”. Składy mają numery od 1 do 6.
not-in-depot = Chcesz wziąć { $tile_object }, ale w { $depot ->
        [black] czarnym składzie
       *[other] składzie { $depot }
    } nie ma takiego kafla.{ $tiles ->
        [none] { "" }
       *[other] { " " }Jest tam: { $tiles }.
    }
not-stored = Chcesz wykorzystać { $tile_object }, ale { $shared ->
        [yes] we wspólnym schowku
       *[no] w schowku
    } nie ma takiego kafla.{ $tiles ->
        [none] { "" }
       *[other] { " " }W schowku: { $tiles }.
    }
key-empty = Miejsce { $space } w schowku jest puste.{ $tiles ->
        [none] { "" }
       *[other] { " " }W schowku: { $tiles }.
    }
no-such-hex = Nie ma pola „{ $cell }”.
hex-taken = Pole { $cell } jest już zajęte ({ $tile }).
wrong-kind = Chcesz położyć { $tile_object }, ale pole { $cell } jest innego rodzaju ({ $hex }).
not-adjacent = Pole { $cell } nie sąsiaduje z żadnym z twoich kafli.
no-hex-for-it = Chcesz położyć { $tile_object }, ale nie ma teraz gdzie. Potrzeba wolnego pola tego rodzaju obok jednego z twoich kafli, a każde miasto mieści tylko jeden budynek każdego rodzaju.
building-doubled = To miasto ma już taki budynek: { $tile }.
no-such-good = Nie ma towarów „{ $value }”. Towary: { $goods }.
no-goods = Nie masz takich towarów: { $good }.
bought-already = W tej turze masz już zakup za sobą.
buy-black-only = Kupować możesz tylko w czarnym składzie.
buy-with-silver = Płacić możesz tylko srebrem.
purchase-short = Zakup kafla kosztuje 2. Masz: srebro { $have_silver }, { $have_workers ->
        [one] { $have_workers } robotnik
       *[other] { $have_workers } robotników
    }.
no-bare-discard = Kafel ze schowka można odrzucić tylko po to, by zrobić miejsce na nowy.
castle-hex-only = Pierwszy zamek nie może stać na { $cell }. Może stać na: { $cells }.
not-loadable = Tych towarów nie można tu wybrać: { $good }. Nie ma ich wśród nowych kolorów ze statku.
storage-empty = Schowek jest pusty. Najpierw weź albo kup kafel.
no-tile-for-hex = Pole { $cell } jest innego rodzaju ({ $hex }) niż wszystkie kafle w schowku.
kind-not-taken = Chcesz wziąć { $tile_object }, ale ten efekt obejmuje tylko te rodzaje: { $kinds }.
depot-not-beside = Skład { $depot } nie sąsiaduje ze składem { $first }.
depot-without-goods = W składzie { $depot } nie ma towarów.
moment-burgundy-end = Turę możesz zakończyć, gdy obie kości są użyte.
moment-burgundy-skip = Pominąć możesz tylko to, co daje efekt.
moment-burgundy-take = Kafle bierzesz kością albo dzięki efektowi.
moment-burgundy-place = Kafle kładziesz kością albo dzięki efektowi.
moment-burgundy-sell = Towary sprzedajesz kością albo dzięki efektowi.
moment-burgundy-workers = Robotników bierzesz kością albo w ramach dodatkowej akcji.
moment-burgundy-buy = W każdej swojej turze możesz kupić jeden kafel.
moment-burgundy-discard = Kafel ze schowka odrzucasz, gdy potrzebujesz miejsca na nowy.
moment-burgundy-ship = Skład wybierasz, gdy kładziesz statek.
moment-burgundy-also = Z klasztorem 5 wybierasz drugi skład, gdy kładziesz statek.
moment-burgundy-load = Towary wybierasz, gdy statek przywozi więcej kolorów, niż się mieści.
moment-burgundy-castle = Pierwszy zamek stawiasz przed pierwszą fazą.
other-die = Ta akcja używa wyniku { $die }.

## Niemożliwe pozycje i plansze

boards-per-seat = Graczy jest { $seats }, więc plansz też musi być { $seats }, a nie { $found }.
state-rng = { $where }: to nie jest poprawny generator losowy.
state-seats = { $where }: liczba księstw to { $found }, a graczy { $seats }.
state-number = { $where }: { $value } nie mieści się między { $least } a { $most }.
state-unknown = { $where }: nieznana wartość „{ $value }”. Dozwolone: { $allowed }.
state-tile = { $where }: nie ma kafla „{ $value }”.
state-bonus = { $where }: kafel premii bez zakrytych wszystkich pól jego koloru ({ $kind }).
state-hex = { $where }: plansza nie ma pola „{ $value }”.
state-kind = { $where }: { $tile } leży na polu innego rodzaju ({ $kind }).
state-no-castle = { $where }: kafle bez zamku.
state-scattered = { $where }: kafle nie łączą się ze sobą.
state-doubled = { $where }: ten sam budynek dwa razy w jednym mieście.
state-bridge = { $where }: każdy pionek musi stać raz na jednym z pól mostu; jest ich { $spaces }.
state-spaces = { $where }: liczba kafli to { $found }, a miejsc { $spaces }.
state-bonuses = { $where }: kafle premii tutaj i u graczy się nie zgadzają.
state-count = { $piece }: w sumie { $found }, a w grze jest { $printed }.
state-secret = { $where }: nie ma tajnego wyboru do podjęcia.

## Zasady

rulebook-burgundy = Instrukcja z 2019 r., strona { $page }
rule-burgundy-black-depot = Raz w turze, w dowolnej chwili, możesz kupić kafel z czarnego składu za 2 srebra.
rule-burgundy-building-once = Miasto (grupa sąsiadujących pól budynków) mieści najwyżej jeden budynek każdego rodzaju.
rule-burgundy-place-adjacent = Każdy kafel połóż obok kafla, który już leży w twoim księstwie.
rule-burgundy-place-free = Każdy kafel połóż na wolnym polu własnego księstwa.
rule-burgundy-place-kind = Każdy kafel połóż na polu jego rodzaju.
rule-burgundy-place-stored = Kłaść można tylko kafle ze schowka. Nowy kafel zawsze trafia najpierw do schowka.
rule-burgundy-sell = Jedna akcja sprzedaje wszystkie twoje towary koloru, który wskazuje kość, za srebro i punkty.
rule-burgundy-setup-experts = Pierwszy zamek stoi na polu zamku twojej planszy.
rule-burgundy-ship-goods = Statek bierze wszystkie towary z jednego składu. Zmieścisz trzy kolory; reszta zostaje w składzie.
rule-burgundy-take = Użyj kości, aby wziąć kafel ze składu o jej numerze.
rule-burgundy-take-full-keys = Jeśli masz już w schowku trzy kafle, odrzuć jeden, zanim weźmiesz następny.
rule-burgundy-turn-end = Twoja tura kończy się, gdy obie kości są użyte.
rule-burgundy-turn-two-actions = W swojej turze wykonaj po jednej akcji każdą z dwóch kości.
rule-burgundy-turn-workers = Wydaj robotników, aby zmienić kość: o 1 w górę lub w dół za każdego; 6 i 1 sąsiadują ze sobą.
rule-burgundy-workers-action = Dowolną kością można wziąć robotników.

## Stół w terminalu

table-course = { $phase } (+{ $points }), runda { $round }/{ $rounds }
table-before = przed pierwszą fazą
table-white = biała kość { $white }
table-coming = zakryte
table-nothing = –
table-black = czarny
table-bonus = premie
table-stored = Schowek
table-goods = Towary
table-purse =
    { $workers ->
        [one] { $workers } robotnik
       *[other] { $workers } robotników
    }, { $silver ->
        [one] { $silver } srebro
       *[other] { $silver } srebra
    }
table-purse-short = { $workers }r { $silver }s
table-legend = r robotnicy, s srebro; (K) puste pole klasztoru; [2] kość, (2) użyta kość; 3×2 dwa towary koloru 3; k1 pierwsze pole twojego schowka
table-order = kolejność
table-dice = Kości
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-board = Plansza { $number }, { $board }
