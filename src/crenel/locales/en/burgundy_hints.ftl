### The Castles of Burgundy: reasons for a suggested move, after their points

reason-areas = areas
reason-open-hexes = room for new tiles
reason-colours = bonus tiles
reason-herds = livestock
reason-stored = tiles in storage
reason-silver = silver
reason-workers = workers
reason-goods = goods
reason-order = turn order
reason-first = first in turn order
reason-mines = silver from mines
reason-monasteries = monasteries
reason-dice = dice still to use
