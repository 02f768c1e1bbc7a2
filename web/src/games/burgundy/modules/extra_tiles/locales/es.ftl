### Extra tiles: what only the page says of this module.

b-ask-copy_building = grúa: ¿el efecto de qué edificio usas? O pasa.
b-ask-choose_animal = ocas en { $cell }: ¿qué animales puntúan también?
b-offer-hire = Contratar trabajadores
b-title-copy = { $tile }
b-title-count = Contar: { $animal }
b-title-hire = Contratar trabajadores
b-did-copy = grúa como { $tile }
b-did-count = contar { $where }
b-did-hire = contratar trabajadores
b-short-marker_raised = luego, arriba de la pila del puente
b-short-workers_hired = −{ $silver } de plata
b-short-building_copied = grúa como { $tile }
option-extra_tiles = Losetas adicionales
option-extra_tiles-note = Cuatro losetas más: un puente, trabajadores, una grúa y ocas.
