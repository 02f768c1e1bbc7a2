### Great Famine

setting-scenario-great_famine = Great Famine
scenario-great_famine-story = The harvest failed, and the roads are full of hungry people. Every soldier on the wall must eat, and every breach burns another granary. Win honor if you can, but if the stores are lost, nobody will be left to count it.
scenario-great_famine-changes =
    Each Winter, every soldier, overseer and clerk of yours on the board eats 1 food. Pieces you don’t feed go back to your pool.
    The Market is an eleventh location: per clerk, buy 2 food. The price rises as hordes get deadlier.
    All food stores share one capacity. Breaches and raids lower it instead of causing shame.
    If the capacity drops to 5 or less, the game ends at once and everyone loses.
scenario-great_famine-hard = Hard: you fight for honor, but bots lose together in 8–22% of their games.
place-market = market
    .at = at the market
from-market = from the market
to-market = to the market
about-market = Activates in every activation step. Per clerk: buy 2 food for as much gold as each horde kills soldiers this year.

asking-buy_food = Buy 2 food ({ $left ->
    [one] { $left } clerk
   *[other] { $left } clerks
  } left), or finish.
asking-feed = Feed your pieces on the board. Choose who starves, or finish and feed everyone left.
moment-great_wall-buy = You buy food when the market activates and you have a clerk there.
moment-great_wall-starve = You choose who starves in Winter, after the assault.
verb-great_wall-buy = buy food
verb-great_wall-starve = let a piece starve
stores-full = Your food is already at the capacity ({ $count }).
food-short = You can’t feed everyone: { $missing ->
    [one] { $missing } more piece must starve
   *[other] { $missing } more pieces must starve
  }.
nobody-to-starve = You have no such piece there.
rule-great_wall-great_famine-market = At the market, each clerk may buy 2 food if your food rises by it.
rule-great_wall-great_famine-feeding = In Winter each of your pieces on the board eats 1 food. Pieces you don’t feed go back to your pool.
ending-famine = food stores lost

event-food_bought = { subject } { event-food_bought.then }.
    .then = { $you ->
        [yes] buy
       *[no] buys
    } { $count } food (now { $food })
event-fed = { subject } { event-fed.then }.
    .then = { $you ->
        [yes] feed
       *[no] feeds
    } { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } ({ $food } food left)
event-clerk_starved = { subject } { event-clerk_starved.then }.
    .then = { $you ->
        [yes] don’t
       *[no] doesn’t
    } feed a clerk { $place_at }
event-overseer_starved = { subject } { event-overseer_starved.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } the overseer { $place_at } (level { $level }) to hunger
event-soldier_starved = { subject } { event-soldier_starved.then }.
    .then = { $you ->
        [yes] don’t
       *[no] doesn’t
    } feed { $soldier_object }
event-stores_raided = A horde ({ $horde }) finds no room and raids the granaries.
event-capacity_fell = Food stores burn: the capacity drops by { $count }, to { $left }.

wall-famine = Food
wall-famine-capacity = capacity { $capacity } (everyone loses at { $lost } or less), 2 food for { $price } gold
reason-great_famine = food and stores
