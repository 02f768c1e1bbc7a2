### Burgundy: the solo game.

setting-goal = Solo: cel początkowy (45 łatwiej, 55 trudniej)
board-13a = Cztery Wyspy
board-13b = Archipelag
source-covered = zakryte pola
source-rounds = zaoszczędzone rundy
tile-black = czarny kafel
    .object = czarny kafel
    .short = Czarn
effect-black = Leży zakryty na polu dowolnego rodzaju. Nie ma efektu.
asking-count_points = { $points ->
    [one] Zdobywasz { $points } punkt
    [few] Zdobywasz { $points } punkty
   *[many] Zdobywasz { $points } punktów
  }. Dokupić za srebro?
asking-free_tile = Kolor ukończony: połóż kafel z czarnego składu, bez względu na liczbę, albo pomiń.
asking-swap_goods = Wymienić pięć kafli towarów na kafel z czarnego składu, używany jako czarny kafel? Możesz pominąć.
asking-spend_goods = Które towary oddajesz? (jeszcze { $left })
asking-following = Co najpierw?
event-points_counted = { $you ->
    [yes] Twój licznik przesuwa się
   *[no] { $who }: licznik przesuwa się
  } o { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }+ { $bought } (kupione)
  }, na { $counter } (cel { $aim }).
event-goal_reached = { $you ->
    [yes] Osiągasz
   *[no] { $who } osiąga
  } cel: dodatkowa akcja. Nowy cel to { $aim }.
event-tile_turned = Kafel zostaje zakryty ({ $tile }) i jest teraz czarnym kaflem.
event-tile_removed = Skład { $depot } traci { $tile_object }.
event-goods_removed = Ze składu { $depot } znikają towary: { $count }.
event-colour_covered = { $you ->
    [yes] Zakrywasz
   *[no] { $who } zakrywa
  } wszystkie { $kind_hexes }: darmowy kafel z czarnego składu.
event-duchy_covered = { $you ->
    [yes] Zakrywasz całe księstwo i wygrywasz
   *[no] { $who } zakrywa całe księstwo i wygrywa
  }, { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
  } przed końcem.
state-won = { $where }: wynik nie zgadza się z liczbą zakrytych pól.
not-alone = Niedostępne w grze solo: { $option }.
table-pawns = licznik { $counter }, cel { $aim }
table-rivers = Rzeki
moment-burgundy-points = Punkty możesz kupić zawsze, gdy jakieś zdobywasz.
moment-burgundy-swap = Pięć kafli towarów możesz wymienić na czarny kafel tuż po położeniu statku.
moment-burgundy-spend = Towary oddajesz, gdy wymieniasz je na czarny kafel.
moment-burgundy-first = Kolejność wybierasz, gdy położenie kafla ma kilka efektów i ma ona znaczenie.
moment-burgundy-build = Kafel prosto z planszy głównej kładziesz tylko wtedy, gdy pozwala na to efekt.
reason-covered = wartość zakrytych pól
reason-pending = akcje do wykonania
reason-goal = droga do następnej dodatkowej akcji
reason-free-tiles = darmowe kafle w zasięgu
reason-purse = srebro i robotnicy
