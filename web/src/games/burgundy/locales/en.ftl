### The Castles of Burgundy: what only the page says. Names, events and effects stand in src/crenel/locales.

b-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked in a turn

b-ask-dice = { $actions }.
b-ask-die = use your { $die } to { $actions }.
b-ask-take = { $count ->
    [0] take a tile
    [one] take from depot { $depots }
   *[other] take from depots { $depots }
}
b-ask-place = place a stored tile
b-ask-sell = sell goods
b-ask-workers = take workers
b-ask-buy = buy a black tile
b-ask-end = both dice are used. End your turn.
b-ask-buy-or-end = both dice are used. Buy a tile, or end your turn.
b-ask-take_tile = take a tile ({ $kinds }) from any numbered depot, or skip.
b-ask-sell_goods = warehouse: sell the goods of one colour, or skip.
b-ask-place_tile = town hall: place another stored tile on any number, or skip.
b-ask-make_room = your storage is full. Which tile do you throw away for { $tile_object }?
b-take-workers = Take workers
b-skip = Skip

## Moves

b-title-take = { $tile_object } from depot { $depot }
b-title-buy = Buy { $tile_object }
b-title-place = { $tile } on { $cell }
b-title-build = { $tile } on { $cell }
b-title-sell = Sell the { $good } goods
b-title-workers = Take workers
b-title-discard = Throw away { $tile_object }
b-title-ship = Goods of depot { $depot }
b-title-also = Also the goods of depot { $depot }
b-title-load = Keep the { $good } goods
b-title-castle = First castle on { $cell }
b-title-skip = Skip
b-title-end = End turn
b-offers = More moves
b-did-take = took { $tile }
b-did-buy = bought { $tile }
b-did-place = placed { $tile }
b-did-build = placed { $tile }
b-did-discard = threw away { $tile }
b-did-sell = sold { $good }
b-did-load = kept { $good }
b-did-workers = took workers
b-did-ship = goods of depot { $where }
b-did-also = goods of depot { $where } too
b-did-castle = castle on { $where }
b-did-skip = skipped
b-did-end = ended the turn
b-paid-free = no die needed
b-paid-die = with the { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-paid-turned = with the { $die }, turned to { $to }{ $workers ->
    [0] { "" }
    [one] { " " }by { $workers } worker
   *[other] { " " }by { $workers } workers
}
b-paid-buy = for { $silver } silver{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-with = with the { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-bought = for { $silver } silver{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}

## What a move would bring

b-short-area_completed = +{ $points } area, +{ $phase_points } phase
b-short-colour_completed = +{ $points } whole colour
b-short-livestock_scored = +{ $points } livestock
b-short-points_gained = +{ $points } points
b-short-monastery_scored = +{ $points } monastery
b-short-leftovers_scored = +{ $points } for what is left
b-short-workers_gained = +{ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
b-short-silver_gained = +{ $silver } silver
b-short-goods_sold = +{ $points } points for { $count } { $good }
b-short-goods_loaded = +{ $count } { $good } goods
b-short-marker_moved = then one space along the bridge
b-short-tile_discarded = { $tile_object } is thrown away
b-short-dice_rolled = then all roll
b-short-phase_started = then a new phase begins
b-short-game_over = then the game is over

## The table

b-tracks = Phases, rounds and turn order
b-phase = Phase
b-round = Round
b-round-name = round { $round }
b-rolled = Dice: { $dice }. Depot { $white } receives { $good } goods.
b-order = Order
b-bridge = Bridge: the furthest goes first
b-bridge-space = { $who } on space { $space }
b-now = Phase { $phase }, round { $round }
b-depots = Depots
b-depot-label = Depot { $depot }. Goods: { $goods }
b-depot-haul = Take the goods of depot { $depot }: { $goods }
b-in-depot = depot { $depot }
b-in-black = black depot
b-black = Black
b-black-label = Black depot, a tile for { $price } silver
b-no-goods = none
b-white-die = goods die: depot { $white }
b-goods-die = Goods
b-left-tiles = { $left } of { $spaces } tiles left
b-left-black = { $black } of { $spaces } black left
b-refill = Refill at phase { $phase },
b-refill-when = after round 5
b-refill-none = The last phase
b-still = Still to come
b-still-what = tiles in the bags{ $bonus ->
    [no] { "" }
   *[yes] { " · " }bonus for a full colour
}
b-still-tip = { $count ->
    [one] { $count } tile is still face down.
   *[other] { $count } tiles are still face down.
}
b-bonus-tip = { $bonus ->
    [0] No bonus is left for this colour.
    [one] Whoever covers this colour next scores { $bonus } point.
   *[other] Whoever covers this colour next scores { $bonus } points.
}

## A duchy

b-board = Duchy { $number }, { $board }{ $source ->
    [house] {" (our own)"}
   *[other] { "" }
}
b-duchy-label = Duchy of { $who }: { $filled } of { $cells } spaces filled
b-free = Free spaces
kind-wild = any hex
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, free { $kind } space { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } worker
   *[other] , { $workers } workers
}, can be chosen
b-cell-would = would get { $tile }
b-cell-empty = { $cell }, free { $kind } space { $number }
b-cell-under = on a { $kind } space
b-cell-choose = can be chosen
b-cell-river = river to { $cells }
b-dice = Dice
b-die = Die { $value }{ $state ->
    [used] , used
    [picked] , picked
   *[free] { "" }
}
b-die-turned = Die { $value }, used as { $to }
b-die-turned-by = { $workers ->
    [0] It took no worker.
    [one] { $workers } worker turned it.
   *[other] { $workers } workers turned it.
}
b-dice-left = { $left ->
    [0] both used
    [1] { $used } used
   *[2] two dice to use
}
b-nearly = One tile short
b-storage = Storage
b-storage-free = Free storage space
b-stored = { $tile }, storage space { $place }
b-goods = Goods
b-goods-worth = Goods, { $sale } points a crate
b-goods-free = Free space for goods
b-goods-count = { $count } × { $good }
b-goods-held = { $number } ×{ $count } { $good }
b-load = Keep { $good }
b-supplies = Supplies
b-workers = { $count ->
    [one] worker
   *[other] workers
}
b-silver = silver
b-sold = sold
b-open = Open
b-so-far = Points so far
b-bonuses = Bonus tiles
b-powers = Monasteries
b-turn = { $turn ->
    [now] deciding
    [played] has played
    [next] next
    [ready] ready
   *[later] later
}

## Tooltips

b-tip-kind = Tile: { $kind }
b-tip-worth = Worth now
b-tip-take = Take
b-tip-buy = Buy
b-tip-place = Goes on
b-tip-build = Place
b-tip-sell = Sell
b-tip-castle = Choose
b-tip-area = Area
b-tip-filled = { $filled } of { $size }
b-tip-finish = Finished now
b-tip-on = Space { $cell }
b-tip-river = River to
b-tip-space = Free { $kind } space, number { $number }
b-tip-goods = Sold with a { $number }, all at once: { $sale } points a crate and silver.

## The end

b-spaces-filled = Spaces filled
b-tie = { $decided ->
    [spaces] A tie ({ $first }, { $second }): fewer filled spaces decided.
    [bridge] A tie ({ $first }, { $second }), also in filled spaces: the marker further back on the bridge decided.
   *[none] No tie: fewer filled spaces would have decided.
}
b-luck-side = Dice that showed { $side }
b-luck-doubles = Rounds with two equal dice
b-luck-even = Fair dice that fall as unevenly or more
b-luck-workers = Workers spent to change dice
b-luck-white = White die at depot { $side }
b-luck-note = No number is good or bad by itself, so nothing is added up here. A low percentage means an uneven share of numbers: 5% or less happens to one player in twenty. Workers are a choice too: whoever plans for any number needs fewer. Which tiles were drawn is not counted.
b-figure-exact = Dice used as they fell
b-figure-placed = Tiles placed
b-figure-areas = Areas finished
b-figure-bought = Purchases
b-count = { $black ->
    [0] { $coloured } in the game
   *[other] { $coloured ->
        [0] { $black } black
       *[other] { $coloured } + { $black } black
    }
}

## Keys

b-key-dice = pick the die with that number
b-key-workers = take workers

## Options

option-boards = Duchies
option-boards-note = Each has its own layout. The First Duchy suits a first game; with random ones everybody gets another.
option-castle = First castle
option-castle-note = Choosing the place yourself makes the opening harder, and more interesting.
option-duchies = Boards of your own
option-duchies-note = One for all or one for each player, instead of those above; “crenel board” makes and checks them.
option-duchies-example = [board.mine] name = "Mine" rows = ["B6 C5 …", …]
