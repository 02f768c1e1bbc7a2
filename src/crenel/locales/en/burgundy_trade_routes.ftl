### Burgundy: the trade routes.

setting-trade_routes = Trade routes: selling goods pays bonuses
setting-trade_routes-true = yes
setting-trade_routes-false = no
source-routes = trade routes
bonus-building = a building tile
bonus-church = a castle, mine or monastery tile
bonus-market = a ship or livestock tile
bonus-place = place a stored tile
bonus-action = an action with any number
bonus-sell = sell goods of one color
bonus-workers = 4 workers
bonus-silver = 2 silver
bonus-points = 4 points
asking-route_action = Trade route: take an extra action with any number.
event-good_laid = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $good } goods on space { $place } of the trade route.
event-route_bonus = { $you ->
    [yes] You get
   *[no] { $who } gets
  } a trade route bonus: { $bonus }.
state-routes = { $where }: { $found } { $good } goods on trade routes, but only { $sold } were sold.
table-route = Route
reason-trade_routes = trade routes
