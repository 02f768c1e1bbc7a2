### Rutas comerciales: textos de la página

b-short-good_laid = mercancías { $good } en la casilla { $place } de la ruta
b-short-route_bonus = bonificación de la ruta: { $bonus }
b-route = ruta comercial, { $filled } de { $size }
b-routes = Rutas comerciales
b-route-tile = Ruta comercial { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Casilla { $place }, { $good }: { $bonus }{ $state ->
    [next] , la siguiente
    [paid] , cobrada
    [lost] , perdida con mercancías { $laid }
   *[free] { "" }
}
b-tip-route = Para mercancías { $good }
b-tip-laid = Las mercancías que vendes van una a una a la ruta. Si el color coincide, recibes su bonificación de inmediato.
b-tip-lies = Ocupada con
b-tip-next = Siguiente
option-trade_routes = Rutas comerciales
option-trade_routes-note = Las mercancías que vendes llenan tu propia ruta comercial. Los colores que coinciden dan una bonificación.
