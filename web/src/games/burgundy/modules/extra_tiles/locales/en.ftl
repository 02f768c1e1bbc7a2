### Extra tiles: what only the page says of this module.

b-ask-copy_building = crane: use the effect of which building? Or skip.
b-ask-choose_animal = geese on { $cell }: which animals score as well?
b-offer-hire = Hire workers
b-title-copy = { $tile }
b-title-count = Count the { $animal }
b-title-hire = Hire workers
b-did-copy = crane as { $tile }
b-did-count = counted { $where }
b-did-hire = hired workers
b-short-marker_raised = then on top of the stack on the bridge
b-short-workers_hired = −{ $silver } silver
b-short-building_copied = crane as { $tile }
option-extra_tiles = Extra tiles
option-extra_tiles-note = Four more tiles: a bridge, workers, a crane and geese.
