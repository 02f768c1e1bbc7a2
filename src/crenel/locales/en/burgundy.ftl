### The Castles of Burgundy, without its pieces (burgundy_pieces.ftl)

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
source-colours = completed colors
source-livestock = livestock
source-watchtowers = watchtowers
source-sales = goods sold
source-monasteries = monasteries
source-goods = goods left
source-silver = silver left
source-workers = workers left

## Options

setting-boards = Boards: one for everyone (1–10; 11a–11f, 12a–b and 13a–b in their own modes), one per seat (3,7,…), or different ones at random
setting-boards-random = different boards at random
setting-castle = Where first castles go
setting-castle-printed = on the hex marked on the board; chosen in turn order if none is marked or the boards are random
setting-castle-open = chosen openly, in turn order
setting-castle-secret = chosen secretly, all at once

## Prompts

asking-settle = Choose a hex for your first castle.
asking-settle_together = Secretly choose a hex for your first castle.
asking-turn = Use your dice. Once per turn you may also buy a tile.
asking-extra_action = Castle: take an extra action with any number.
asking-take_tile = Take { $kinds_object } from any numbered depot, or skip.
asking-sell_goods = Warehouse: sell all goods of one color, or skip.
asking-place_tile = Town hall: place another stored tile, ignoring its number, or skip.
asking-make_room = Your storage is full. Which tile will you discard?
asking-choose_depot = Ship: choose a depot to take goods from.
asking-choose_neighbour = Also take the goods from a depot next to depot { $depot }?
asking-load_goods = You can’t store all of these. Which goods will you keep?

## Events

event-forced = { $you ->
    [yes] You have
   *[no] { $who } has
  } only one choice: { $action }.
event-set_up = The game is set up. Boards: { $boards }. Turn order: { $order }.
event-castle_founded = { $you ->
    [yes] You place your
   *[no] { $who } places their
  } first castle on { $cell }.
event-round_resumed = { $round ->
    [0] The game continues from a finished one, just before a phase begins.
   *[other] The game continues from a finished one: { $phase }, round { $round }.
}
event-phase_started = Start of { $phase }: the depots are refilled.
event-dice_rolled = Round { $round }: { $dice }. Depot { $white } gets { $good } goods.
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
    [yes] You discard
   *[no] { $who } discards
  } { $tile_object }.
silver-and-workers = { $silver ->
    [0] { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
   *[other] { $silver } silver{ $workers ->
        [0] { "" }
        [one] { " " }and { $workers } worker
       *[other] { " " }and { $workers } workers
    }
  }
event-purchase = { $you ->
    [yes] You spend
   *[no] { $who } spends
  } { silver-and-workers } to buy a tile.
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
    [yes] You take
   *[no] { $who } takes
  } { $count } { $good } goods.
event-marker_moved = { $you ->
    [yes] Your marker advances
   *[no] { $who }’s marker advances
  } to space { $space } of the bridge.
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
    [yes] You cover
   *[no] { $who } covers
  } all { $kind_hexes } and { $you ->
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
  } for leftovers: goods { $goods }, silver { $silver }, workers { $workers }.
event-game_over = The game is over: { $scores }.{ $ranking ->
    [none] { "" }
   *[other] { " " }Ranking: { $ranking }.
  }

## Refusals

dice-left = You can’t end your turn yet: you still have dice to use.
make-room-first = Your storage is full. Discard a stored tile first.
no-dice-left = You have used both dice.
no-such-die = You have no { $die }. Your dice: { $dice }.
no-die-needed = This move needs no die. Leave out “with { $die }”.
workers-short =
    Reaching { $number } takes { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    }, but you have { $have }.
no-such-tile = There is no tile called “{ $tile }”.
black-is-bought = You can’t take tiles from the black depot with a die. Buy them with silver.
no-such-depot = There is no depot “{ $depot }”. Depots are numbered 1 to 6.
not-in-depot = { $depot ->
        [black] The black depot doesn’t have { $tile_object }
       *[other] Depot { $depot } doesn’t have { $tile_object }
    }.{ $tiles ->
        [none] { "" }
       *[other] { " " }Available there: { $tiles }.
    }
not-stored = You don’t have { $tile_object } in { $shared ->
        [yes] the shared storage
       *[no] storage
    }.{ $tiles ->
        [none] { "" }
       *[other] { " " }Stored: { $tiles }.
    }
key-empty = Storage space { $space } is empty.{ $tiles ->
        [none] { "" }
       *[other] { " " }Stored: { $tiles }.
    }
no-such-hex = There is no hex “{ $cell }”.
hex-taken = { $cell } is already covered ({ $tile }).
wrong-kind = { $cell } is a { $hex } hex, so you can’t place { $tile_object } there.
not-adjacent = { $cell } is not next to any of your tiles.
no-hex-for-it = You can’t place { $tile_object } now. It needs a free hex of its kind next to one of your tiles, and each city holds only one of each building.
building-doubled = That city already has a { $tile }.
no-such-good = There are no “{ $value }” goods. Goods: { $goods }.
no-goods = You have no { $good } goods.
bought-already = You have already bought a tile this turn.
buy-black-only = You can buy only from the black depot.
buy-with-silver = You can pay only with silver.
purchase-short =
    Buying a tile costs 2. You have { $have_silver } silver and { $have_workers ->
        [one] { $have_workers } worker
       *[other] { $have_workers } workers
    }.
no-bare-discard = You can discard a stored tile only to make room for a new one.
castle-hex-only = Your first castle can’t go on { $cell }. It can go on: { $cells }.
not-loadable = You can’t choose { $good } goods here: they aren’t among the new colors the ship brings.
storage-empty = You have no tiles in storage. Take or buy one first.
no-tile-for-hex = { $cell } is a { $hex } hex, and none of your stored tiles can go there.
kind-not-taken = You can’t take { $tile_object } with this effect, only these kinds: { $kinds }.
depot-not-beside = Depot { $depot } is not next to depot { $first }.
depot-without-goods = Depot { $depot } has no goods.
moment-burgundy-end = You can end your turn once both dice are used.
moment-burgundy-skip = You can skip only what an effect offers you.
moment-burgundy-take = You take tiles with a die or through an effect.
moment-burgundy-place = You place tiles with a die or through an effect.
moment-burgundy-sell = You sell goods with a die or through an effect.
moment-burgundy-workers = You take workers with a die or as an extra action.
moment-burgundy-buy = You can buy one tile on each of your turns.
moment-burgundy-discard = You discard a stored tile when you need room for a new one.
moment-burgundy-ship = You choose a depot when you place a ship.
moment-burgundy-also = With monastery 5 you choose a second depot when you place a ship.
moment-burgundy-load = You choose goods when a ship brings more colors than you can store.
moment-burgundy-castle = You place your first castle before the first phase.
other-die = This action uses a { $die }.

## Impossible positions and boards

boards-per-seat = { $seats } players need { $seats } boards, not { $found }.
state-rng = { $where }: not a valid random generator.
state-seats = { $where }: { $found } duchies for { $seats } players.
state-number = { $where }: { $value } is not between { $least } and { $most }.
state-unknown = { $where }: unknown value “{ $value }”. Allowed: { $allowed }.
state-tile = { $where }: there is no tile “{ $value }”.
state-bonus = { $where }: a bonus tile whose color is not fully covered ({ $kind }).
state-hex = { $where }: the board has no hex “{ $value }”.
state-kind = { $where }: { $tile } lies on a hex of another kind ({ $kind }).
state-no-castle = { $where }: tiles but no castle.
state-scattered = { $where }: the tiles are not connected.
state-doubled = { $where }: the same building twice in one city.
state-bridge = { $where }: each marker must appear exactly once on the { $spaces } spaces.
state-spaces = { $where }: { $found } tiles for { $spaces } spaces.
state-bonuses = { $where }: the bonus tiles here and with the players don’t add up.
state-count = { $piece }: found { $found }, but the game has { $printed }.
state-secret = { $where }: no secret choice is pending.

## Rules

rulebook-burgundy = 2019 rulebook, page { $page }
rule-burgundy-black-depot = Once per turn, at any time, you may buy a tile from the black depot for 2 silver.
rule-burgundy-building-once = A city (a group of adjacent building hexes) holds at most one of each building.
rule-burgundy-place-adjacent = Place each tile next to a tile already in your duchy.
rule-burgundy-place-free = Place each tile on a free hex of your own duchy.
rule-burgundy-place-kind = Place each tile on a hex of its own kind.
rule-burgundy-place-stored = You can place only tiles from your storage. A new tile always goes to storage first.
rule-burgundy-sell = One action sells all your goods of the color shown by the die, for silver and points.
rule-burgundy-setup-experts = Your first castle goes on a castle hex of your board.
rule-burgundy-ship-goods = A ship takes all goods from one depot. You can store three colors; the rest stay in the depot.
rule-burgundy-take = Use a die to take a tile from the depot with its number.
rule-burgundy-take-full-keys = If you already store three tiles, discard one before you get another.
rule-burgundy-turn-end = Your turn ends when you have used both dice.
rule-burgundy-turn-two-actions = On your turn, take one action with each of your two dice.
rule-burgundy-turn-workers = Spend workers to change a die by 1 each, up or down; 6 and 1 are adjacent.
rule-burgundy-workers-action = You can use any die to take workers.

## The table in the terminal

table-course = { $phase } (+{ $points }), round { $round }/{ $rounds }
table-before = before the first phase
table-white = white die { $white }
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
table-legend = w workers, s silver; (K) empty space for a monastery; [2] a die, (2) a used die; 3×2 two goods of color 3; k1 your first storage space
table-order = order
table-dice = Dice
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-board = Board { $number }, { $board }
