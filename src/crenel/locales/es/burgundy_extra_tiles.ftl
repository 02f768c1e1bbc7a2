### Borgoña: las cuatro losetas adicionales.

setting-extra_tiles = Las cuatro losetas adicionales: puente, trabajadores, grúa y ocas
setting-extra_tiles-true = sí
setting-extra_tiles-false = no
tile-monastery27 = monasterio 27 (puente)
    .object = el monasterio 27
    .short = Mo27
tile-monastery28 = monasterio 28 (trabajadores)
    .object = el monasterio 28
    .short = Mo28
tile-crane = grúa
    .object = la grúa
    .short = Grúa
tile-geese = 2 ocas
    .object = 2 ocas
    .short = 2oca
animal-geese = ocas
effect-on-top = Tu peón está siempre en lo alto de su pila en el puente.
effect-hire = En tu turno: compras { $workers } trabajadores por 1 de plata, tantas veces como quieras.
effect-copy = Al colocar: usas el efecto de un edificio cualquiera. Al final de la partida cuenta como un edificio a tu elección.
effect-geese = Al colocar: ganas { $count } puntos, más los puntos de todos los animales de otra clase en el mismo pasto. Da { $count } más cada vez que colocas ganado en ese pasto.
asking-copy_building = Grúa: elige el efecto de un edificio, o pasa.
asking-choose_animal = Ocas en { $cell }: elige otro animal para puntuar.
event-workers_hired = { $you ->
    [yes] Gastas
   *[no] { $who } gasta
  } { $silver } de plata en trabajadores.
event-marker_raised = { $you ->
    [yes] Tu peón
   *[no] El peón de { $who }
  } pasa a lo alto de la pila de la casilla { $space } del puente.
event-building_copied = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } la grúa como: { $tile }.
hire-without-tile = Necesitas el monasterio 28 para comprar trabajadores.
hire-without-silver = No tienes plata para comprar trabajadores.
no-building-to-copy = No hay tal edificio que copiar: { $text }.
rule-burgundy-extra-tiles-workers = Monasterio 28: en tu turno, compra 2 trabajadores por 1 de plata, tantas veces como quieras.
rule-burgundy-extra-tiles-crane = Al colocarla, la grúa funciona como un edificio cualquiera.
state-crane = { $where }: la grúa solo puede contar mientras está colocada.
moment-burgundy-copy = Copias un edificio cuando colocas la grúa.
moment-burgundy-count = Eliges un animal cuando colocas las ocas.
moment-burgundy-hire = Con el monasterio 28 puedes comprar trabajadores en tu turno, mientras tengas plata.
