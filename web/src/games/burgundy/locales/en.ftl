### The Castles of Burgundy: texts of the page. Names, events and effects are in src/crenel/locales.

b-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Prompts of a turn

b-ask-dice = { $actions }.
b-ask-die = Use your { $die } to { $actions }.
b-ask-take = { $count ->
    [0] take a tile
    [one] take from depot { $depots }
   *[other] take from depots { $depots }
}
b-ask-place = place a stored tile
b-ask-sell = sell goods
b-ask-workers = take workers
b-ask-buy = buy a tile from the black depot
b-ask-end = You have used both dice. End your turn.
b-ask-buy-or-end = You have used both dice. Buy a tile or end your turn.
b-ask-make_room = Your storage is full. Which tile will you discard to make room for { $tile_object }?
b-take-workers = Take workers
b-skip = Skip

## Moves

b-title-take = Take { $tile_object } from depot { $depot }
b-title-buy = Buy { $tile_object }
b-title-place = Place { $tile_object } on { $cell }
b-title-build = Place { $tile_object } on { $cell }
b-title-sell = Sell all { $good } goods
b-title-workers = Take workers
b-title-discard = Discard { $tile_object }
b-title-ship = Take the goods from depot { $depot }
b-title-also = Also take the goods from depot { $depot }
b-title-load = Keep { $good } goods
b-title-castle = Place your first castle on { $cell }
b-title-skip = Skip
b-title-end = End turn
b-offers = More moves
b-did-take = take { $tile_object }
b-did-buy = buy { $tile_object }
b-did-place = place { $tile_object }
b-did-build = place { $tile_object }
b-did-discard = discard { $tile_object }
b-did-sell = sell { $good } goods
b-did-load = keep { $good } goods
b-did-workers = take workers
b-did-ship = take goods from depot { $where }
b-did-also = also take goods from depot { $where }
b-did-castle = place your first castle on { $where }
b-did-skip = skip
b-did-end = end turn
b-do-take = Take
b-do-buy = Buy
b-do-place = Place
b-do-build = Place
b-do-sell = Sell
b-do-workers = Take
b-do-discard = Discard
b-do-ship = Take
b-do-also = Take
b-do-load = Keep
b-do-castle = Place
b-do-skip = Skip
b-do-end = End turn
b-paid-free = no die needed
b-paid-die = with the { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-paid-turned = with the { $die }, changed to { $to }{ $workers ->
    [0] { "" }
    [one] { " " }for { $workers } worker
   *[other] { " " }for { $workers } workers
}
b-paid-buy = for { silver-and-workers }
b-with = with the { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-bought = for { silver-and-workers }

## Previews

b-short-area_completed = +{ $points } area, +{ $phase_points } phase
b-short-colour_completed = +{ $points } color bonus
b-short-livestock_scored = +{ $points } livestock
b-short-points_gained = +{ $points } points
b-short-monastery_scored = +{ $points } monastery
b-short-leftovers_scored = +{ $points } leftovers
b-short-workers_gained = +{ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
b-short-silver_gained = +{ $silver } silver
b-short-goods_sold = +{ $points } points for selling { $count } { $good }
b-short-goods_loaded = +{ $count } { $good } goods
b-short-marker_moved = then your marker moves one space along the bridge
b-short-tile_discarded = then you discard { $tile_object }
b-short-dice_rolled = then everyone rolls
b-short-phase_started = then a new phase begins
b-short-game_over = then the game ends

## The table

b-tracks = Phases, rounds and turn order
b-phase = Phase
b-round = Round
b-round-name = round { $round }
b-rolled = Dice: { $dice }. Depot { $white } gets { $good } goods.
b-order = Order
b-bridge = Bridge: the marker furthest ahead plays first
b-bridge-space = { $who } on space { $space }
b-now = Phase { $phase }, round { $round }
b-depots = Depots
b-depot-label = Depot { $depot }. Goods: { $goods }
b-depot-haul = Take the goods from depot { $depot }: { $goods }
b-in-depot = depot { $depot }
b-in-black = black depot
b-black = Black
b-black-label = Black depot: { $price } silver per tile
b-no-goods = none
b-white-die = white die: depot { $white }
b-goods-die = Goods
b-left-tiles = { $left } of { $spaces } tiles left
b-left-black = { $black } of { $spaces } black left
b-refill = Next refill: phase { $phase }
b-refill-when = after round 5
b-refill-none = Last phase: no more refills
b-still = Still to come
b-still-what = face-down tiles{ $bonus ->
    [no] { "" }
   *[yes] { " · " }bonus for a whole color
}
b-still-tip = { $count ->
    [one] { $count } tile is still face down.
   *[other] { $count } tiles are still face down.
}
b-bonus-tip = { $bonus ->
    [0] No bonus tile is left for this color.
    [one] The next player to complete this color scores { $bonus } point.
   *[other] The next player to complete this color scores { $bonus } points.
}

## A duchy

b-board = Duchy { $number }, { $board }{ $source ->
    [house] {" (our own)"}
   *[other] { "" }
}
b-duchy-label = { $who }’s duchy: { $filled } of { $cells } hexes filled
b-free = Free hexes
kind-wild = any hex
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, free { $kind } hex { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } worker
   *[other] , { $workers } workers
}, selectable
b-cell-would = { $tile } would go here
b-cell-empty = { $cell }, free { $kind } hex { $number }
b-cell-under = on a { $kind } hex
b-cell-choose = selectable
b-cell-river = river to { $cells }
b-dice = Dice
b-die = Die { $value }{ $state ->
    [used] , used
    [picked] , selected
   *[free] { "" }
}
b-die-turned = Die { $value }, used as { $to }
b-die-turned-by = { $workers ->
    [0] Changed for free.
    [one] Changed with { $workers } worker.
   *[other] Changed with { $workers } workers.
}
b-dice-left = { $left ->
    [0] both used
    [1] { $used } used
   *[2] two dice to use
}
b-nearly = One tile to go
b-storage = Storage
b-storage-free = Free storage space
b-stored = { $tile }, storage space { $place }
b-goods = Goods
b-goods-worth = Goods, { $sale } points per tile sold
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
    [played] done
    [next] next
    [ready] ready
   *[later] later
}

## Tooltips

b-tip-kind = Tile: { $kind }
b-tip-worth = Worth now
b-tip-take = Take
b-tip-buy = Buy
b-tip-place = Can go on
b-tip-build = Place
b-tip-sell = Sell
b-tip-castle = Choose
b-tip-area = Area
b-tip-filled = { $filled } of { $size }
b-tip-finish = If completed now
b-tip-on = Hex { $cell }
b-tip-river = River to
b-tip-space = Free { $kind } hex, number { $number }
b-tip-goods = Sell all of them at once with a { $number }: { $sale } points per tile, plus silver.
b-tip-count = { $count } { $label }
b-tip-phase = Phase { $phase }
b-tip-phase-bonus = Each area you complete in this phase scores { $points } extra points.
b-tip-phase-end = After { $rounds } rounds, leftover tiles are discarded and the depots are refilled.
b-tip-phase-last = The game ends after { $rounds } rounds.
b-tip-round = Round { $round }
b-tip-round-roll = Everyone rolls 2 dice and takes a turn. The goods of the round go to the depot on the white die.
b-tip-order = Turn order
b-tip-order-bridge = The marker furthest ahead plays first, the upper one in a stack.
b-tip-order-ships = Each ship you place moves your marker 1 space ahead. It counts from the next round on.
b-tip-white = Goods die
b-tip-white-depot = The goods of this round went to depot { $white }. Place a ship to take the goods from a depot.
b-tip-white-only = The white die is no action.
b-tip-workers = Spend 1 to change a die by 1, also from 6 to 1 or back. You can spend several.
b-tip-silver = Spend { $price } to buy a tile from the black depot, once per turn.
b-tip-sold = Sold goods can’t be sold again. Some monasteries score for them at the end of the game.
b-tip-left = At the end of the game
b-tip-storage = The tiles you take wait here until you place them.
b-tip-storage-full = If all spaces are full, discard a stored tile to take another.
b-tip-stored = Full

## The end

b-spaces-filled = Hexes filled
b-tie = { $decided ->
    [spaces] Tie ({ $first }, { $second }), broken by fewer filled hexes.
    [bridge] Tie ({ $first }, { $second }), also in filled hexes; broken by the marker further back on the bridge.
   *[none] No tie. Fewer filled hexes would have broken it.
}
b-luck-side = Rolls of { $side }
b-luck-doubles = Rounds with doubles
b-luck-even = Chance of dice this uneven
b-luck-workers = Workers spent to change dice
b-luck-white = White die: { $side }
b-luck-note = No number is good or bad in itself, so nothing is added up here. A low percentage means uneven dice: 5% or less happens to 1 player in 20. Spending workers is also a choice: plan for any number and you need fewer. Tile draws are not counted.
b-figure-exact = Dice used as rolled
b-figure-placed = Tiles placed
b-figure-areas = Areas completed
b-figure-bought = Purchases
b-count = { $black ->
    [0] { $coloured } in the game
   *[other] { $coloured ->
        [0] { $black } black
       *[other] { $coloured } + { $black } black
    }
}

## Keys

b-key-dice = select the die with that number
b-key-workers = take workers

## Options

option-boards = Duchies
option-boards-note = Each duchy has its own layout. First Duchy is best for a first game. With random boards, everyone gets a different one.
option-castle = First castle
option-castle-note = Choosing your own starting hex makes the opening harder and more interesting.
option-duchies = Your own boards
option-duchies-note = One for everyone or one per player, instead of the boards above. Make and check them with “crenel board”.
option-duchies-example = [board.mine] name = "Mine" rows = ["B6 C5 …", …]
b-point-cell = hex { $cell } of { $who }
