### The rules of Great Famine, in full.

## Great Famine

section-great-famine = Great Famine
    .lead = Every piece on the board eats in Winter. All stores share one capacity, and if it falls too low everyone loses.
    .wrong-1 = Breaches and raids lower the capacity instead of giving shame; deaths happen as usual.
    .wrong-2 = The capacity is shared, the food is your own.
    .wrong-3 = Pieces in your pool don’t eat.
rule-great_famine-market = The market is an eleventh location, special and without shame. For each clerk there you may buy 2 food for as much gold as hordes kill soldiers this year, if your food rises by it.
rule-great_famine-reed = A clerk of the Reed clan alone does not activate the market. The Reed clan buys nothing and does not eat.
rule-great_famine-track = Your food is never below 0 and never above the capacity, which all share. When the capacity falls, food above it is lost.
rule-great_famine-breach = A breach lowers the capacity by 1 for each horde of the section and gives no shame. Deaths happen as usual.
rule-great_famine-raid = A raid lowers the capacity by 1 and takes no shame from the pool.
rule-great_famine-lost = When the capacity is 5 or less the game ends at once and everyone has lost.
rule-great_famine-feeding = In Winter, after the assault, each player pays 1 food for each of their soldiers, overseers and clerks on the board.
rule-great_famine-hungry = A piece you don’t feed, for lack of food or by choice, goes to your pool. A soldier leaves wounds on his horde, an overseer loses his level.
rule-great_famine-order = Players feed in tea order, and each chooses what starves. A piece that starves was not killed: it can’t be saved and no card reacts.
rule-great_famine-marker = One clerk of each player marks the food. It comes from the pool at the start, never comes back, never eats and doesn’t count as one of yours.
rule-great_famine-embassy = Clerks not yet hired don’t eat. Clerks at work in the embassy do.
rule-great_famine-shame = Shame from other sources comes as usual and the usual ends apply. Then the most honor wins.
