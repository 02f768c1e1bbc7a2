### The Castles of Burgundy: all but the pieces, which stand in burgundy_pieces.ftl.

game-burgundy = The Castles of Burgundy

## Goods, phases, bonus tiles, boards, sources of points

good-turquoise = turquoise
good-purple = purple
good-pink = pink
good-red = red
good-brown = brown
good-orange = orange

phase-A = phase A
phase-B = phase B
phase-C = phase C
phase-D = phase D
phase-E = phase E

bonus-large = large bonus tile
bonus-small = small bonus tile

board-1 = First Duchy
board-2 = Distant Castles
board-3 = Ring of Knowledge
board-4 = Green Heart
board-5 = Triplets
board-6 = Big River
board-7 = Central City
board-8 = Outer Cities
board-9 = Two Cities
board-10 = Big City

source-areas = completed areas
source-phases = early completion
source-colours = completed colours
source-livestock = livestock
source-watchtowers = watchtowers
source-sales = goods sold
source-monasteries = monasteries
source-goods = goods left
source-silver = silver left
source-workers = workers left

## Options

setting-boards = Which boards: one for all (1-10; 11a-11f, 12a-b, 13a-b with their modes), one for each seat (3,7,…), or different ones at random
setting-boards-random = different boards at random
setting-castle = How the first castles are placed
setting-castle-printed = where the board prints it; else chosen in turn order
setting-castle-open = chosen in turn order, for all to see
setting-castle-secret = chosen by all at once, in secret

## What is asked

asking-settle = Choose a hex for your first castle.
asking-settle_together = Choose a hex for your first castle, in secret.
asking-turn = Use your dice; once a turn you may buy a tile.
asking-extra_action = Castle: one more action, with any number.
asking-take_tile = Take a tile ({ $kinds }) from any numbered depot, or skip.
asking-sell_goods = Warehouse: sell goods of one colour, or skip.
asking-place_tile = Town hall: place another stored tile on any number, or skip.
asking-make_room = Your storage is full: which tile do you throw away?
asking-choose_depot = Ship: from which depot do you take the goods?
asking-choose_neighbour = The goods of a depot beside depot { $depot } as well?
asking-load_goods = There is no room for all: which goods do you keep?

## What happened

event-forced = { $you ->
    [yes] You have
   *[no] { $who } has
  } only one choice: { $action }.
event-set_up = The table is laid. Boards: { $boards }. Order: { $order }.
event-castle_founded = { $you ->
    [yes] You found your
   *[no] { $who } founds the
  } first castle on { $cell }.
event-round_resumed = { $round ->
    [0] The game goes on from a moment of a finished one, before the dice of a phase are rolled.
   *[other] The game goes on from a moment of a finished one: { $phase }, round { $round }.
}
event-phase_started = Now begins { $phase }: the depots are filled anew.
event-dice_rolled = Round { $round }: { $dice }. Depot { $white } receives { $good } goods.
event-die_used = { $you ->
    [yes] You use
   *[no] { $who } uses
  } the { $die }{ $workers ->
    [0] .
    [one] { " " }and { $workers } worker.
   *[other] { " " }and { $workers } workers.
  }
event-tile_taken = { $you ->
    [yes] You take
   *[no] { $who } takes
  } { $tile_object } from { $depot ->
    [0] the black depot.
   *[other] depot { $depot }.
  }
event-tile_placed = { $you ->
    [yes] You place
   *[no] { $who } places
  } { $tile_object } on { $cell }.
event-tile_discarded = { $you ->
    [yes] You throw
   *[no] { $who } throws
  } away { $tile_object }.
event-purchase = { $you ->
    [yes] You pay
   *[no] { $who } pays
  } { $silver } silver{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
  } for a purchase.
event-workers_gained = { $you ->
    [yes] You gain
   *[no] { $who } gains
  } { $workers ->
    [one] { $workers } worker.
   *[other] { $workers } workers.
  }
event-silver_gained = { $you ->
    [yes] You gain
   *[no] { $who } gains
  } { $silver } silver.
event-goods_sold = { $you ->
    [yes] You sell
   *[no] { $who } sells
  } { $count } { $good } goods for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
event-goods_loaded = { $you ->
    [yes] You load
   *[no] { $who } loads
  } { $count } { $good } goods.
event-marker_moved = { $you ->
    [yes] Your marker moves
   *[no] The marker of { $who } moves
  } on, to space { $space } of the bridge.
event-points_gained = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $tile_object }.
event-livestock_scored = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for livestock.
event-area_completed = { $you ->
    [yes] You complete
   *[no] { $who } completes
  } { $kind_area } ({ $cells }): { $points } + { $phase_points } points.
event-colour_completed = { $you ->
    [yes] You have
   *[no] { $who } has
  } covered all { $kind_hexes } and { $you ->
    [yes] take
   *[no] takes
  } the { $bonus }: { $points } points.
event-monastery_scored = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $tile_object }.
event-leftovers_scored = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for what is left: goods { $goods }, silver { $silver }, workers { $workers }.
event-game_over = The game is over: { $scores }. Order: { $ranking }.

## Refusals

dice-left = You still have dice to use. Only then does your turn end.
make-room-first = First throw away a stored tile: your storage is full.
no-dice-left = You have used both dice.
no-such-die = You have no { $die }. Your dice: { $dice }.
no-die-needed = No die is needed here: leave out “with { $die }”.
workers-short =
    The { $number } is too far from your dice: you need { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    } and have { $have }.
no-such-tile = There is no tile “{ $tile }”.
black-is-bought = Tiles of the black depot are not taken with a die: you buy them for silver.
no-such-depot = There is no depot “{ $depot }” to choose. Depots have numbers from 1 to 6.
not-in-depot =
    { $tile }: not in { $depot ->
        [black] the black depot
       *[other] depot { $depot }
    }. There: { $shown }.
not-stored = { $tile }: not in your storage. Stored: { $stored }.
key-empty = Nothing lies on { $space }. Stored: { $stored }.
no-such-hex = There is no hex “{ $cell }”.
hex-taken = { $cell } is covered already ({ $tile }).
wrong-kind = { $cell } is for another kind of tile ({ $hex }): { $tile } does not go there.
not-adjacent = { $cell } is not beside any of your tiles.
no-hex-for-it = There is no hex for it now: { $tile } needs a free hex of its kind beside a tile of yours, and a city takes each building once.
building-doubled = That city already has this building: { $tile }.
no-such-good = There are no goods “{ $good }”. Goods: { $goods }.
no-goods = You have no { $good } goods.
bought-already = You have made your purchase of this turn already.
buy-black-only = You may buy only from the black depot.
buy-with-silver = You may pay only with silver.
purchase-short =
    A purchase costs 2. You have { $have_silver } silver and { $have_workers ->
        [one] { $have_workers } worker
       *[other] { $have_workers } workers
    }: too little.
no-bare-discard = A stored tile is thrown away only to make room for a new one.
castle-hex-only = The first castle cannot stand on { $cell }: choose a castle hex.
not-loadable = { $good }: no such goods to choose here.

## Impossible positions and boards

boards-per-seat = For { $seats } players there have to be { $seats } boards, not { $found }.
state-rng = { $where }: this is no generator.
state-seats = { $where }: { $found } duchies for { $seats } players.
state-number = { $where }: { $value } is not a number from { $least } to { $most }.
state-unknown = { $where }: “{ $value }” is unknown. Allowed: { $allowed }.
state-tile = { $where }: there is no tile “{ $value }”.
state-bonus = { $where }: a bonus tile without all hexes of its colour covered ({ $kind }).
state-hex = { $where }: the board has no hex “{ $value }”.
state-kind = { $where }: { $tile } lies on a place for another kind ({ $kind }).
state-no-castle = { $where }: tiles without a castle among them.
state-scattered = { $where }: the tiles do not hang together.
state-doubled = { $where }: a city with the same building twice.
state-bridge = { $where }: every marker has to stand once on one of the { $spaces } spaces.
state-spaces = { $where }: { $found } tiles for { $spaces } spaces.
state-bonuses = { $where }: these bonus tiles and those of the players do not add up.
state-count = { $piece }: { $found } in all, but the game has { $printed }.
state-secret = { $where }: there is no such secret answer now.

## Rules

rulebook-burgundy = Rulebook of 2019, page { $page }
rule-burgundy-black-depot = Once in your turn, at any moment, you may buy a tile of the black depot for 2 silver.
rule-burgundy-building-once = A city, a group of neighbouring building hexes, holds each kind of building at most once.
rule-burgundy-place-adjacent = A tile is placed beside a tile that already lies in your duchy.
rule-burgundy-place-free = A tile is placed on a free hex of your own duchy.
rule-burgundy-place-kind = A tile is placed on a hex of its own kind.
rule-burgundy-place-stored = Only tiles in your storage can be placed; a new tile always goes to the storage first.
rule-burgundy-sell = One action sells all your goods of the colour that the die shows, for silver and points.
rule-burgundy-setup-experts = The first castle stands on a castle hex of your board.
rule-burgundy-ship-goods = A ship takes the goods of one depot; you can store three colours, and what does not fit stays.
rule-burgundy-take = A die takes a tile from the depot of its number.
rule-burgundy-take-full-keys = With three stored tiles you throw one away before you receive another.
rule-burgundy-turn-end = Your turn ends when both dice are used.
rule-burgundy-turn-two-actions = In your turn you make one action with each of your two dice.
rule-burgundy-turn-workers = Each worker you pay turns a die up or down by one; 6 and 1 are neighbours.
rule-burgundy-workers-action = Any die can be used to take workers.

## The table in the terminal

table-course = { $phase } (+{ $points }), round { $round }/{ $rounds }
table-before = before the first phase
table-white = goods die { $white }
table-coming = coming
table-nothing = –
table-black = black
table-bonus = bonus
table-stored = Stored
table-goods = Goods
table-purse =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $silver } silver
table-purse-short = { $workers }w { $silver }s
table-order = order
table-dice = Dice
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-board = Board { $number }, { $board }
