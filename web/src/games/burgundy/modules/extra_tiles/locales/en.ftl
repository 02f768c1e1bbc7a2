### Extra tiles: texts of the page

b-offer-hire = Hire workers
b-title-copy = { $tile }
b-title-count = Also score the { $animal }
b-title-hire = Hire workers
b-did-copy = use the crane as { $tile }
b-did-count = also score { $where }
b-did-hire = hire workers
b-do-copy = Use
b-do-count = Score
b-do-hire = Hire
b-short-marker_raised = then your marker goes on top of its stack
b-short-workers_hired = −{ $silver } silver
b-short-building_copied = crane as { $tile }
option-extra_tiles = Extra tiles
option-extra_tiles-note = Four extra tiles: the bridge, workers, the crane and geese.
