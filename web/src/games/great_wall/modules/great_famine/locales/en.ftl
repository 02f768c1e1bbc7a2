### Great Famine: texts of the page

w-famine-capacity = Capacity { $capacity } (lost at { $lost })
w-famine-note = Nobody can have more food than the capacity. Each horde of a breach and each raid lowers it by 1. At { $lost } or less everyone loses.
w-famine-price = This year 2 food cost { $price } gold at the market.
w-famine-food = Food and pieces to feed
w-famine-of = { $who }: { $food } food for { $mouths ->
        [one] { $mouths } piece
       *[other] { $mouths } pieces
    }
w-famine-ate = { $count } fed, { $left } food left
w-famine-starved = { $count } starved
w-famine-verdict = The food stores are lost. Nobody wins.
w-feeding = Feeding
w-feeding-fed = { $count } fed
w-feeding-sentence = { $fed ->
        [one] { $fed } piece was fed
       *[other] { $fed } pieces were fed
    }, { $starved } starved.
w-feed-title = Winter: who eats?
w-feed-mark = Mark the pieces that starve. They go back to your pool.
w-feed-sum = { $eating ->
        [one] { $eating } piece eats
       *[other] { $eating } pieces eat
    }, { $left } food left
w-feed-missing = Mark { $count } more
w-feed-all = Feed everyone
w-feed-some = Feed { $count }, let { $starving } starve
w-feed-clerk = clerk
w-feed-overseer = overseer
w-feed-where = { $stands ->
    [wall] { $section }, on the wall
    [horde] { $section }, on horde { $row }
   *[rest] { $section }, resting
  }
w-title-buy = Buy 2 food
w-do-buy = Buy
w-do-starve = Let starve
w-did-buy = buy food
w-did-starve = let a piece starve
w-done-buy_food = Done buying
w-done-feed = Feed the rest
w-brings-market = buys up to { $count } × 2 food
barrier-stores_raided = Undo stops here: the granaries were raided.
barrier-capacity_fell = Undo stops here: food stores burned.
