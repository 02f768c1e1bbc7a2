### Trade routes: what only the page says of this module.

b-ask-route_action = ruta comercial: una acción más con cualquier número.
b-short-good_laid = { $good } en la casilla { $place } de la ruta
b-short-route_bonus = ruta: { $bonus }
b-route = ruta comercial, { $filled } de { $size }
b-routes = Rutas comerciales
b-route-tile = Ruta comercial { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Casilla { $place }, { $good }: { $bonus }{ $state ->
    [next] , la siguiente
    [paid] , cobrada
    [lost] , ocupada ({ $laid })
   *[free] { "" }
}
b-tip-route = Para mercancías { $good }
b-tip-laid = Las mercancías que vendes van una a una a la ruta. El color que coincide da su bonificación enseguida.
b-tip-lies = Hay aquí
b-tip-next = Siguiente
option-trade_routes = Rutas comerciales
option-trade_routes-note = Las mercancías vendidas llenan una ruta propia, y las que coinciden pagan.
