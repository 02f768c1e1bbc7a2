### Losetas adicionales: textos de la página

b-offer-hire = Contratar trabajadores
b-title-copy = { $tile }
b-title-count = Puntuar también: { $animal }
b-title-hire = Contratar trabajadores
b-did-copy = usar la grúa como { $tile }
b-did-count = puntuar también { $where }
b-did-hire = contratar trabajadores
b-do-copy = Usar
b-do-count = Puntuar
b-do-hire = Contratar
b-short-marker_raised = luego tu peón pasa a lo alto de su pila
b-short-workers_hired = −{ $silver } de plata
b-short-building_copied = grúa como { $tile }
option-extra_tiles = Losetas adicionales
option-extra_tiles-note = Cuatro losetas adicionales: el puente, los trabajadores, la grúa y las ocas.
