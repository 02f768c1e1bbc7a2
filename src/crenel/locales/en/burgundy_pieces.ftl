### Pieces of Burgundy. `object`: form as the object of a sentence. `short`: at most five characters, for maps. `letter`: one of its own for each kind, on hexes.

## Kinds of tile and hex

kind-castle = castle
    .object = a castle
    .area = a castle area
    .hexes = castle hexes
    .letter = C
kind-mine = mine
    .object = a mine
    .area = a mine area
    .hexes = mine hexes
    .letter = M
kind-monastery = monastery
    .object = a monastery
    .area = a monastery area
    .hexes = monastery hexes
    .letter = K
kind-ship = ship
    .object = a ship
    .area = a river
    .hexes = ship hexes
    .letter = S
kind-pasture = livestock
    .object = livestock
    .area = a pasture
    .hexes = pasture hexes
    .letter = P
kind-building = building
    .object = a building
    .area = a city
    .hexes = building hexes
    .letter = B

hex-castle = castle
hex-mine = mine
hex-monastery = monastery
hex-ship = ship
hex-pasture = pasture
hex-building = building

## Tiles

tile-castle = castle
    .object = a castle
    .short = Cast
tile-mine = mine
    .object = a mine
    .short = Mine
tile-ship = ship
    .object = a ship
    .short = Ship
tile-market = market
    .object = a market
    .short = Mark
tile-carpenter = carpenter
    .object = a carpenter
    .short = Carp
tile-church = church
    .object = a church
    .short = Chur
tile-warehouse = warehouse
    .object = a warehouse
    .short = Ware
tile-boarding-house = boarding house
    .object = a boarding house
    .short = Board
tile-bank = bank
    .object = a bank
    .short = Bank
tile-town-hall = town hall
    .object = a town hall
    .short = Hall
tile-watchtower = watchtower
    .object = a watchtower
    .short = Tower
tile-sheep2 = 2 sheep
    .object = 2 sheep
    .short = 2shee
tile-sheep3 = 3 sheep
    .object = 3 sheep
    .short = 3shee
tile-sheep4 = 4 sheep
    .object = 4 sheep
    .short = 4shee
tile-cow2 = 2 cows
    .object = 2 cows
    .short = 2cow
tile-cow3 = 3 cows
    .object = 3 cows
    .short = 3cow
tile-cow4 = 4 cows
    .object = 4 cows
    .short = 4cow
tile-pig2 = 2 pigs
    .object = 2 pigs
    .short = 2pig
tile-pig3 = 3 pigs
    .object = 3 pigs
    .short = 3pig
tile-pig4 = 4 pigs
    .object = 4 pigs
    .short = 4pig
tile-goat2 = 2 goats
    .object = 2 goats
    .short = 2goat
tile-goat3 = 3 goats
    .object = 3 goats
    .short = 3goat
tile-goat4 = 4 goats
    .object = 4 goats
    .short = 4goat
tile-monastery1 = monastery 1
    .object = monastery 1
    .short = Mo1
tile-monastery2 = monastery 2
    .object = monastery 2
    .short = Mo2
tile-monastery3 = monastery 3
    .object = monastery 3
    .short = Mo3
tile-monastery4 = monastery 4
    .object = monastery 4
    .short = Mo4
tile-monastery5 = monastery 5
    .object = monastery 5
    .short = Mo5
tile-monastery6 = monastery 6
    .object = monastery 6
    .short = Mo6
tile-monastery7 = monastery 7
    .object = monastery 7
    .short = Mo7
tile-monastery8 = monastery 8
    .object = monastery 8
    .short = Mo8
tile-monastery9 = monastery 9
    .object = monastery 9
    .short = Mo9
tile-monastery10 = monastery 10
    .object = monastery 10
    .short = Mo10
tile-monastery11 = monastery 11
    .object = monastery 11
    .short = Mo11
tile-monastery12 = monastery 12
    .object = monastery 12
    .short = Mo12
tile-monastery13 = monastery 13
    .object = monastery 13
    .short = Mo13
tile-monastery14 = monastery 14
    .object = monastery 14
    .short = Mo14
tile-monastery15 = monastery 15
    .object = monastery 15
    .short = Mo15
tile-monastery16 = monastery 16
    .object = monastery 16
    .short = Mo16
tile-monastery17 = monastery 17
    .object = monastery 17
    .short = Mo17
tile-monastery18 = monastery 18
    .object = monastery 18
    .short = Mo18
tile-monastery19 = monastery 19
    .object = monastery 19
    .short = Mo19
tile-monastery20 = monastery 20
    .object = monastery 20
    .short = Mo20
tile-monastery21 = monastery 21
    .object = monastery 21
    .short = Mo21
tile-monastery22 = monastery 22
    .object = monastery 22
    .short = Mo22
tile-monastery23 = monastery 23
    .object = monastery 23
    .short = Mo23
tile-monastery24 = monastery 24
    .object = monastery 24
    .short = Mo24
tile-monastery25 = monastery 25
    .object = monastery 25
    .short = Mo25
tile-monastery26 = monastery 26
    .object = monastery 26
    .short = Mo26

## Effects of tiles

effect-castle = When placed: take an extra action, as if with a die of any number.
effect-mine = At the end of each phase: gain 1 silver.
effect-ship = When placed: take all goods from one depot and move your marker one space along the bridge.
effect-livestock = When placed: score { $count } points, plus 1 for each of the other { $animal } in the same pasture.
effect-take = When placed: take { $kinds_object } from any numbered depot.
effect-sell = When placed: sell all your goods of one color.
effect-place = When placed: place another stored tile, ignoring its number.
effect-workers =
    When placed: gain { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    }
effect-silver = When placed: gain { $silver } silver.
effect-points =
    When placed: score { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
effect-city-limit = Each city holds only one of each building.
effect-any-building = You may place the same building more than once in a city.
effect-mine-workers =
    At the end of each phase: your mines also give { $workers ->
        [one] { $workers } worker each.
       *[other] { $workers } workers each.
    }
effect-sale-silver = When you sell goods: gain { $silver } silver instead of 1.
effect-sale-workers =
    When you sell goods: also gain { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    }
effect-ship-neighbour = When you place a ship: also take the goods from one depot next to the first.
effect-buy-anywhere = You may buy tiles from any depot and pay with workers as well as silver.
effect-livestock-points =
    When livestock scores: each tile scores { $points ->
        [one] { $points } extra point.
       *[other] { $points } extra points.
    }
effect-worker-reach = Each worker you spend changes a die by up to { $reach }.
effect-free-place = When you place { $kinds_object }: you may change the die by { $step } for free.
effect-free-take = When you take a tile from a depot: you may change the die by { $step } for free.
effect-workers-silver = When you use a die to take workers: also gain { $silver } silver.
effect-workers-taken = When you use a die to take workers: gain { $workers } workers.
effect-points-sold_type = At the end of the game: { $points } points for each color of goods you sold.
effect-points-building = At the end of the game: { $points } points for each { $tile } in your duchy.
effect-points-animal = At the end of the game: { $points } points for each kind of animal in your duchy.
effect-points-sold_good =
    At the end of the game: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each goods tile you sold.
effect-points-bonus = At the end of the game: { $points } points for each of your bonus tiles.

animal-sheep = sheep
animal-cow = cows
animal-pig = pigs
animal-goat = goats
