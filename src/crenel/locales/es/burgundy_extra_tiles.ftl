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
effect-on-top = Tu peón está siempre arriba del todo de su pila en el puente.
effect-hire = En cualquier momento de tu turno: 1 de plata compra { $workers } trabajadores, cuantas veces quieras.
effect-copy = Enseguida: el efecto de un edificio cualquiera. Al final cuenta como un edificio del tipo que más te convenga.
effect-geese = Enseguida: da { $count } puntos y los animales de otro tipo en el mismo pasto. Vuelve a dar { $count } con cada loseta de ganado que coloques allí después.
asking-copy_building = Grúa: ¿el efecto de qué edificio usas?
asking-choose_animal = Ocas en { $cell }: ¿qué animales puntúan también?
event-workers_hired = { $you ->
    [yes] Pagas
   *[no] { $who } paga
  } { $silver } de plata por trabajadores.
event-marker_raised = { $you ->
    [yes] Tu peón
   *[no] El peón de { $who }
  } sube a lo alto de la pila de la casilla { $space } del puente.
event-building_copied = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } la grúa como otro edificio: { $tile }.
hire-without-tile = Solo el monasterio 28 te permite comprar trabajadores.
hire-without-silver = No tienes plata para trabajadores.
no-building-to-copy = No hay tal edificio que copiar: { $text }.
rule-burgundy-extra-tiles-workers = Monasterio 28: en tu turno 1 de plata compra 2 trabajadores, cuantas veces quieras.
rule-burgundy-extra-tiles-crane = Al colocarla, la grúa funciona como un edificio cualquiera.
