### Trade routes: texts of the page

b-short-good_laid = { $good } goods on route space { $place }
b-short-route_bonus = route bonus: { $bonus }
b-route = trade route, { $filled } of { $size }
b-routes = Trade routes
b-route-tile = Trade route { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Space { $place }, { $good }: { $bonus }{ $state ->
    [next] , next
    [paid] , paid
    [lost] , lost to { $laid } goods
   *[free] { "" }
}
b-tip-route = For { $good } goods
b-tip-laid = Goods you sell go onto the route one by one. A matching color pays its bonus at once.
b-tip-lies = Filled with
b-tip-next = Next
option-trade_routes = Trade routes
option-trade_routes-note = Goods you sell fill your own trade route. Matching colors pay a bonus.
