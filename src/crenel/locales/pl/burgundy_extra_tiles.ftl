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
effect-hire = W dowolnej chwili twojej tury: 1 srebro kupuje robotników ({ $workers }), ile razy chcesz.
effect-copy = Od razu: działanie dowolnego budynku. Na końcu liczy się jako jeden budynek najlepszego dla ciebie rodzaju.
effect-geese = Od razu: daje { $count } oraz wszystkie zwierzęta jednego innego gatunku z tego pastwiska. Daje { $count } znowu z każdym późniejszym kaflem zwierząt na nim.
asking-copy_building = Żuraw: z działania którego budynku korzystasz?
asking-choose_animal = Gęsi na { $cell }: które zwierzęta też punktują?
event-workers_hired = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
  } { $silver } srebra za robotników.
event-marker_raised = { $you ->
    [yes] Twój pionek
   *[no] Pionek gracza { $who }
  } wchodzi na szczyt stosu na polu { $space } mostu.
event-building_copied = { $you ->
    [yes] Korzystasz z
   *[no] { $who } korzysta z
  } żurawia jak z innego budynku: { $tile }.
hire-without-tile = Tylko klasztor 28 pozwala kupować robotników.
hire-without-silver = Nie masz srebra na robotników.
no-building-to-copy = Nie ma takiego budynku do skopiowania: { $text }.
rule-burgundy-extra-tiles-workers = Klasztor 28: w twojej turze 1 srebro kupuje 2 robotników, dowolnie wiele razy.
rule-burgundy-extra-tiles-crane = Położony żuraw działa jak dowolny jeden budynek.
