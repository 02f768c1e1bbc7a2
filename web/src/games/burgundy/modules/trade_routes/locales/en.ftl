### Trade routes: what only the page says of this module.

b-ask-route_action = trade route: one more action with any number.
b-short-good_laid = { $good } on space { $place } of the route
b-short-route_bonus = route: { $bonus }
b-route = trade route, { $filled } of { $size }
b-routes = Trade routes
b-route-tile = Trade route { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Space { $place }, { $good }: { $bonus }{ $state ->
    [next] , next
    [paid] , paid
    [lost] , { $laid } lies there
   *[free] { "" }
}
b-tip-route = For { $good } goods
b-tip-laid = Goods you sell go on the route one by one. The right colour pays its bonus at once.
b-tip-lies = Lies there
b-tip-next = Next
option-trade_routes = Trade routes
option-trade_routes-note = Goods that are sold fill a route of your own, and matching ones pay.
