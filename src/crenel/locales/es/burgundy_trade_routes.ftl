### Borgoña: las rutas comerciales.

setting-trade_routes = Rutas comerciales: vender mercancías da bonificaciones
setting-trade_routes-true = sí
setting-trade_routes-false = no
source-routes = rutas comerciales
bonus-building = una loseta de edificio
bonus-church = una loseta de castillo, mina o monasterio
bonus-market = una loseta de barco o ganado
bonus-place = colocar una loseta de tus casillas-llave
bonus-action = una acción con cualquier número
bonus-sell = vender las mercancías de un color
bonus-workers = 4 trabajadores
bonus-silver = 2 de plata
bonus-points = 4 puntos
asking-route_action = Ruta comercial: haz una acción adicional con cualquier número.
event-good_laid = { $you ->
    [yes] Pones
   *[no] { $who } pone
  } mercancías { $good } en la casilla { $place } de la ruta comercial.
event-route_bonus = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
  } una bonificación de la ruta comercial: { $bonus }.
state-routes = { $where }: mercancías { $good } en las rutas comerciales: { $found }, pero solo se vendieron { $sold }.
table-route = Ruta
reason-trade_routes = rutas comerciales
