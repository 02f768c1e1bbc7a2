### Dodatkowe kafle: teksty strony

b-offer-hire = Najmij robotników
b-title-copy = { $tile }
b-title-count = Punktuj też: { $animal }
b-title-hire = Najmij robotników
b-did-copy = żuraw jako { $tile }
b-did-count = punktowanie też: { $where }
b-did-hire = najęcie robotników
b-do-copy = Użyj
b-do-count = Punktuj
b-do-hire = Najmij
b-short-marker_raised = potem twój pionek trafia na szczyt stosu
b-short-workers_hired = −{ $silver } srebra
b-short-building_copied = żuraw: { $tile }
option-extra_tiles = Dodatkowe kafle
option-extra_tiles-note = Cztery dodatkowe kafle: most, robotnicy, żuraw i gęsi.
