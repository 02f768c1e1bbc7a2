### Rules reference: trade routes

table-route-bonuses = Bonuses of the route spaces
word-bonus = Bonus
word-works-like = Works like
section-trade-routes = Trade routes
    .lead = Goods you sell are placed on your own trade route. Where a good has the color of its space, you gain a bonus.
    .wrong-1 = Goods on the route still count as sold.
    .wrong-2 = Shield 12 does not double the points of the route.
rule-routes-pieces = There are twelve route tiles with three spaces each. A space shows a color and a bonus.
rule-routes-deal = Each player gets 5, 4 or 3 random route tiles with two, three or four players, in random order.
rule-routes-lay = When you sell, place the goods on the route one by one, from the left.
rule-routes-bonus = A good on a space of its color gives the bonus at once.
rule-ruling-29 = Use each bonus before you place the next good. If a bonus sells goods, those are placed first.
rule-routes-full = When the route is full, further goods go to the usual pile.
rule-routes-sold = Goods on the route count as sold for monasteries 15 and 25.
