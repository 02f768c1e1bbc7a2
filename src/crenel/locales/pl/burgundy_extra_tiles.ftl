### Burgundia: cztery dodatkowe kafle.

setting-extra_tiles = Cztery dodatkowe kafle: most, robotnicy, żuraw i gęsi
setting-extra_tiles-true = tak
setting-extra_tiles-false = nie
tile-monastery27 = klasztor 27 (most)
    .object = klasztor 27
    .short = Kl27
tile-monastery28 = klasztor 28 (robotnicy)
    .object = klasztor 28
    .short = Kl28
tile-crane = żuraw
    .object = żurawia
    .short = Żuraw
tile-geese = 2 gęsi
    .object = 2 gęsi
    .short = 2gęsi
animal-geese = gęsi
effect-on-top = Twój pionek stoi zawsze na szczycie swojego stosu na moście.
effect-hire = W swojej turze: kupujesz { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    } za 1 srebro, ile razy chcesz.
effect-copy = Po położeniu: korzystasz z efektu dowolnego budynku. Na koniec gry liczy się jako jeden wybrany budynek.
effect-geese = Po położeniu: zdobywasz { $count } pkt oraz punkty za wszystkie zwierzęta jednego innego gatunku na tym pastwisku. Daje { $count } kolejne za każdym razem, gdy kładziesz na nim zwierzęta.
asking-copy_building = Żuraw: wybierz efekt budynku albo pomiń.
asking-choose_animal = Gęsi na { $cell }: wybierz inny gatunek zwierząt do punktowania.
event-workers_hired = { $you ->
    [yes] Wydajesz
   *[no] { $who } wydaje
  } { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
  } na robotników.
event-marker_raised = { $you ->
    [yes] Twój pionek trafia
   *[no] { $who }: pionek trafia
  } na szczyt stosu na polu { $space } mostu.
event-building_copied = { $you ->
    [yes] Używasz
   *[no] { $who } używa
  } żurawia jako: { $tile }.
hire-without-tile = Aby kupować robotników, potrzebujesz klasztoru 28.
hire-without-silver = Nie masz srebra, aby kupić robotników.
no-building-to-copy = Nie ma takiego budynku do skopiowania: { $text }.
rule-burgundy-extra-tiles-workers = Klasztor 28: w swojej turze kup 2 robotników za 1 srebro, dowolną liczbę razy.
rule-burgundy-extra-tiles-crane = Po położeniu żuraw działa jak dowolny jeden budynek.
state-crane = { $where }: żuraw może się liczyć tylko wtedy, gdy leży w księstwie.
moment-burgundy-copy = Budynek kopiujesz, gdy kładziesz żuraw.
moment-burgundy-count = Zwierzę wybierasz, gdy kładziesz gęsi.
moment-burgundy-hire = Z klasztorem 28 możesz w swojej turze kupować robotników, dopóki masz srebro.
