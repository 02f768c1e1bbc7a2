### The Rat

setting-rat = Szczur: zostawia złoto w lokacji, a każdej jesieni ktoś musi go przenieść
setting-rat-true = tak
setting-rat-false = nie
rat-solo = Szczur nie bierze udziału w grze solo, w której używa się tylko gry podstawowej.

card-spilled-grain = Rozsypane ziarno
card-quiet-barracks = Ciche koszary
card-full-ledgers = Pełne księgi
card-bare-table = Pusty stół
card-war-spoils = Łupy wojenne
card-zhaoyao-jing = Zhaoyao Jing
card-silk-map = Jedwabna mapa
card-jade-cicada = Nefrytowa cykada
card-bone-flute = Kościany flet
card-iron-ox = Żelazny wół

rat-most = Na koniec jesieni szczura przenosi gracz, który ma najwięcej { $of ->
    [clerk_out] urzędników w lokacjach
    [honor] honoru
    [overseer_level] poziomów nadzorców
    [horde] zdobytych hord
    [soldier] żołnierzy w sekcjach
   *[clerk] urzędników
}.
rat-fewest = Na koniec jesieni szczura przenosi gracz, który ma najmniej { $of ->
    [clerk_out] urzędników w lokacjach
    [honor] honoru
    [overseer_level] poziomów nadzorców
    [horde] zdobytych hord
    [soldier] żołnierzy w sekcjach
   *[clerk] urzędników
}.

asking-place_rat = Umieść szczura w innej lokacji.
moment-great_wall-rat = Umieszczasz szczura, gdy na koniec jesieni wskazuje cię jego karta.
verb-great_wall-rat = umieść szczura
event-rat_moved = { subject } { event-rat_moved.then }.
    .then = { $you ->
        [yes] umieszczasz
       *[no] umieszcza
    } szczura { $place_at }
event-rat_stayed = Szczur zostaje na miejscu.
event-rat_card = Nowa karta szczura: „{ $card }”.
    .then = „{ $card }”
wall-rat = Szczur
wall-rat-nowhere = jeszcze poza planszą
wall-card-rat = karta szczura
reason-rat = złoto od Szczura
