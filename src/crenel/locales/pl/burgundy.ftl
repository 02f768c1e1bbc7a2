### Zamki Burgundii: wszystko poza elementami, które są w burgundy_pieces.ftl.

game-burgundy = Zamki Burgundii

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

bonus-large = dużą premię
bonus-small = małą premię

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

source-areas = pełne obszary
source-phases = wczesne ukończenie
source-colours = pełne kolory
source-livestock = zwierzęta
source-watchtowers = wieże strażnicze
source-sales = sprzedane towary
source-monasteries = klasztory
source-goods = pozostałe towary
source-silver = pozostałe srebro
source-workers = pozostali robotnicy

## Opcje

setting-boards = Które plansze: jedna dla wszystkich (1-10; 11a-11f, 12a-b i 13a-b w swoich trybach), po jednej na miejsce (3,7,…) albo różne losowo
setting-boards-random = różne plansze losowo
setting-castle = Jak ustawia się pierwsze zamki
setting-castle-printed = tam, gdzie wskazuje plansza; jeśli nie wskazuje, po kolei do wyboru
setting-castle-open = po kolei do wyboru, jawnie
setting-castle-secret = wszyscy wybierają naraz, w tajemnicy

## O co pyta gra

asking-settle = Wybierz pole na swój pierwszy zamek.
asking-settle_together = Wybierz w tajemnicy pole na swój pierwszy zamek.
asking-turn = Użyj kości; raz w turze możesz kupić kafel.
asking-extra_action = Zamek: jeszcze jedna akcja, z dowolną liczbą.
asking-take_tile = Weź kafel ({ $kinds }) z dowolnego numerowanego składu albo zrezygnuj (skip).
asking-sell_goods = Magazyn: sprzedaj towary jednego koloru albo zrezygnuj (skip).
asking-place_tile = Ratusz: połóż jeszcze jeden odłożony kafel na dowolnej liczbie albo zrezygnuj (skip).
asking-make_room = Nie masz już miejsca: który odłożony kafel wyrzucasz?
asking-choose_depot = Statek: z którego składu bierzesz towary?
asking-choose_neighbour = Czy także towary ze składu obok składu { $depot }?
asking-load_goods = Nie wszystko się zmieści: które towary zatrzymujesz?

## Co się stało

event-forced = { $you ->
    [yes] Masz
   *[no] { $who } ma
  } tylko jedną możliwość: { $action }.
event-set_up = Stół jest gotowy. Plansze: { $boards }. Kolejność: { $order }.
event-castle_founded = { $you ->
    [yes] Zakładasz
   *[no] { $who } zakłada
  } pierwszy zamek na { $cell }.
event-round_resumed = { $round ->
    [0] Gra toczy się dalej od pewnej chwili innej, zakończonej gry, przed pierwszym rzutem w fazie.
   *[other] Gra toczy się dalej od pewnej chwili innej, zakończonej gry: { $phase }, runda { $round }.
}
event-phase_started = Zaczyna się { $phase }: składy zapełniają się na nowo.
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
    [yes] Wyrzucasz
   *[no] { $who } wyrzuca
  } { $tile_object }.
event-purchase = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
  } za zakup: srebro { $silver }{ $workers ->
    [0] .
   *[other] , robotnicy { $workers }.
  }
event-workers_gained = { $you ->
    [yes] Dostajesz
   *[no] { $who } dostaje
  } { $workers ->
    [one] { $workers } robotnika.
   *[other] { $workers } robotników.
  }
event-silver_gained = { $you ->
    [yes] Dostajesz
   *[no] { $who } dostaje
  } { $silver ->
    [one] { $silver } srebrnik.
    [few] { $silver } srebrniki.
    [many] { $silver } srebrników.
   *[other] { $silver } srebrnika.
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
    [yes] Ładujesz
   *[no] { $who } ładuje
  } { $good } towary ({ $count }).
event-marker_moved = { $you ->
    [yes] Twój pionek idzie
   *[no] { $who }: pionek idzie
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
    [yes] Zapełniasz
   *[no] { $who } zapełnia
  } { $kind_area } ({ $cells }). Punkty: { $points } + { $phase_points }.
event-colour_completed = { $you ->
    [yes] Masz
   *[no] { $who } ma
  } już wszystkie { $kind_hexes } i { $you ->
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
    [many] { $points } punktów
   *[other] { $points } punktu
  } za to, co zostało: towary { $goods }, srebro { $silver }, robotnicy { $workers }.
event-game_over = Koniec gry: { $scores }. Miejsca: { $ranking }.

## Odmowy

dice-left = Masz jeszcze kości do użycia. Dopiero potem kończy się twoja tura.
make-room-first = Najpierw wyrzuć odłożony kafel: nie masz już miejsca.
no-dice-left = Obie kości są już użyte.
no-such-die = Nie masz kości { $die }. Twoje kości: { $dice }.
no-die-needed = Kość nie jest tu potrzebna: pomiń „with { $die }”.
workers-short =
    Liczba { $number } jest za daleko od twoich kości: potrzebujesz { $need ->
        [one] { $need } robotnika
       *[other] { $need } robotników
    }, a masz { $have }.
no-such-tile = Nie ma kafla „{ $tile }”.
black-is-bought = Kafli z czarnego składu nie bierze się kością: kupuje się je za srebro.
no-such-depot = Nie ma do wyboru składu „{ $depot }”. Składy mają numery od 1 do 6.
not-in-depot =
    { $tile }: nie ma w { $depot ->
        [black] czarnym składzie
       *[other] składzie { $depot }
    }. Jest tam: { $shown }.
not-stored = { $tile }: nie ma wśród odłożonych kafli. Odłożone: { $stored }.
key-empty = Na { $space } nic nie leży. Odłożone: { $stored }.
no-such-hex = Nie ma pola „{ $cell }”.
hex-taken = Pole { $cell } jest już zajęte ({ $tile }).
wrong-kind = Pole { $cell } jest dla innego rodzaju kafli ({ $hex }): { $tile } tam nie pasuje.
not-adjacent = Pole { $cell } nie leży obok żadnego z twoich kafli.
no-hex-for-it = Nie ma teraz na to pola: { $tile } wymaga wolnego pola swojego rodzaju obok twojego kafla, a miasto mieści każdy budynek raz.
building-doubled = To miasto ma już taki budynek: { $tile }.
no-such-good = Nie ma towarów „{ $good }”. Towary: { $goods }.
no-goods = Nie masz takich towarów: { $good }.
bought-already = W tej turze zakup jest już za tobą.
buy-black-only = Kupować możesz tylko w czarnym składzie.
buy-with-silver = Płacić możesz tylko srebrem.
purchase-short =
    Zakup kosztuje 2. Masz za mało: srebro { $have_silver }, { $have_workers ->
        [one] { $have_workers } robotnik
        [few] { $have_workers } robotnicy
        [many] { $have_workers } robotników
       *[other] { $have_workers } robotnika
    }.
no-bare-discard = Odłożony kafel wyrzuca się tylko po to, by zrobić miejsce na nowy.
castle-hex-only = Pierwszy zamek nie może stać na { $cell }: wybierz pole zamku.
not-loadable = { $good }: takich towarów nie ma tu do wyboru.

## Niemożliwe pozycje i plansze

boards-per-seat = Liczba plansz musi być równa liczbie graczy: { $seats }, a nie { $found }.
state-rng = { $where }: to nie jest generator.
state-seats = { $where }: liczba księstw to { $found }, a graczy { $seats }.
state-number = { $where }: { $value } nie jest liczbą od { $least } do { $most }.
state-unknown = { $where }: „{ $value }” jest nieznane. Możliwe wartości: { $allowed }.
state-tile = { $where }: nie ma kafla „{ $value }”.
state-bonus = { $where }: premia bez zajętych wszystkich pól jej koloru ({ $kind }).
state-hex = { $where }: plansza nie ma pola „{ $value }”.
state-kind = { $where }: { $tile } leży na miejscu innego rodzaju ({ $kind }).
state-no-castle = { $where }: kafle, a wśród nich żadnego zamku.
state-scattered = { $where }: kafle nie łączą się ze sobą.
state-doubled = { $where }: miasto z dwoma takimi samymi budynkami.
state-bridge = { $where }: każdy pionek musi stać raz na jednym z pól mostu; jest ich { $spaces }.
state-spaces = { $where }: liczba kafli to { $found }, a miejsc { $spaces }.
state-bonuses = { $where }: te premie nie zgadzają się z premiami graczy.
state-count = { $piece }: w sumie { $found }, a w grze jest { $printed }.
state-secret = { $where }: nie ma teraz takiej tajnej odpowiedzi.

## Zasady

rulebook-burgundy = Instrukcja z 2019 r., strona { $page }
rule-burgundy-black-depot = Raz w swojej turze, w dowolnej chwili, możesz kupić kafel z czarnego składu za 2 srebrniki.
rule-burgundy-building-once = W mieście, czyli grupie sąsiednich pól budynków, każdy rodzaj budynku stoi najwyżej raz.
rule-burgundy-place-adjacent = Kafel kładzie się obok kafla, który już leży w twoim księstwie.
rule-burgundy-place-free = Kafel kładzie się na wolnym polu własnego księstwa.
rule-burgundy-place-kind = Kafel kładzie się na polu jego rodzaju.
rule-burgundy-place-stored = Kłaść można tylko odłożone kafle; nowy kafel zawsze najpierw się odkłada.
rule-burgundy-sell = Jedna akcja sprzedaje wszystkie twoje towary koloru, który wskazuje kość, za srebro i punkty.
rule-burgundy-setup-experts = Pierwszy zamek stoi na polu zamku twojej planszy.
rule-burgundy-ship-goods = Statek bierze towary z jednego składu; zmieścisz trzy kolory, a co się nie zmieści, zostaje.
rule-burgundy-take = Kość bierze kafel ze składu o swoim numerze.
rule-burgundy-take-full-keys = Mając trzy odłożone kafle, wyrzucasz jeden, zanim dostaniesz następny.
rule-burgundy-turn-end = Twoja tura kończy się, gdy obie kości są użyte.
rule-burgundy-turn-two-actions = W swojej turze wykonujesz po jednej akcji każdą z dwóch kości.
rule-burgundy-turn-workers = Każdy zapłacony robotnik zmienia kość o jeden w górę lub w dół; 6 i 1 sąsiadują ze sobą.
rule-burgundy-workers-action = Dowolną kością można wziąć robotników.

## Stół w terminalu

table-course = { $phase } (+{ $points }), runda { $round }/{ $rounds }
table-before = przed pierwszą fazą
table-white = biała kość { $white }
table-coming = nadejdą
table-nothing = –
table-black = czarny
table-bonus = premie
table-stored = Odłożone
table-goods = Towary
table-purse =
    { $workers ->
        [one] { $workers } robotnik
        [few] { $workers } robotnicy
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }, srebro { $silver }
table-purse-short = { $workers }r { $silver }s
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
