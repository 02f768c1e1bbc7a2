### Burgundy: the solo game.

setting-goal = W pojedynkę: gdzie zaczyna pionek celu (45 łatwo, 55 trudno)
board-13a = Cztery Wyspy
board-13b = Archipelag
source-covered = zakryte pola
source-rounds = zaoszczędzone rundy
tile-black = czarny kafel
    .object = czarny kafel
    .short = Czarn
effect-black = Leży zakryty na polu dowolnego rodzaju; nic więcej nie robi.
asking-count_points = Punkty: { $points }. Dokupujesz za srebro?
asking-free_tile = Kolor ukończony: połóż kafel z czarnego składu na dowolnej liczbie albo zrezygnuj.
asking-swap_goods = Pięć towarów za kafel z czarnego składu jako czarny kafel? Albo zrezygnuj.
asking-spend_goods = Które towary oddajesz (pozostało { $left })?
asking-following = Co najpierw?
event-points_counted = { $you ->
    [yes] Twój licznik idzie
   *[no] { $who }: licznik idzie
  } o { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }i { $bought } kupione
  } na { $counter } (cel { $aim }).
event-goal_reached = { $you ->
    [yes] Osiągasz
   *[no] { $who } osiąga
  } cel: jeszcze jedna akcja. Cel to teraz { $aim }.
event-tile_turned = Odwrócony kafel ({ $tile }) jest teraz czarnym kaflem.
event-tile_removed = Skład { $depot } traci { $tile_object }.
event-goods_removed = Ze składu { $depot } znikają towary: { $count }.
event-colour_covered = { $you ->
    [yes] Masz
   *[no] { $who } ma
  } zakryte wszystkie { $kind_hexes }: darmowy kafel z czarnego składu.
event-duchy_covered = { $you ->
    [yes] Całe księstwo zakryte, wygrywasz
   *[no] { $who } zakrywa całe księstwo i wygrywa
  }; rundy do końca: { $rounds }.
state-won = { $where }: o wygranej mówią zakryte pola.
not-alone = Tego nie da się grać w pojedynkę: { $option }.
table-pawns = licznik { $counter }, cel { $aim }
table-rivers = Rzeki
