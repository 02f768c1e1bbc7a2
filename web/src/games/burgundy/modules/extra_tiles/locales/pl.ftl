### Extra tiles: what only the page says of this module.

b-ask-copy_building = żuraw: z działania którego budynku korzystasz? Możesz zrezygnować.
b-ask-choose_animal = gęsi na { $cell }: które zwierzęta też punktują?
b-offer-hire = Najmij robotników
b-title-copy = { $tile }
b-title-count = Policz: { $animal }
b-title-hire = Najmij robotników
b-did-copy = żuraw: { $tile }
b-did-count = policzenie: { $where }
b-did-hire = najęcie robotników
b-short-marker_raised = potem na szczyt stosu na moście
b-short-workers_hired = −{ $silver } srebra
b-short-building_copied = żuraw: { $tile }
option-extra_tiles = Dodatkowe kafle
option-extra_tiles-note = Cztery kafle więcej: most, robotnicy, żuraw i gęsi.
