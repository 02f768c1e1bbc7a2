### Rules reference: extra tiles

section-extra-tiles = Extra tiles
    .lead = Four new tiles: monasteries 27 and 28, the crane and the geese.
    .wrong-1 = At the end the crane may count as a different building than the one it copied, but as one type in all.
    .wrong-2 = Monastery 28 is not the workers action, so 13 and 14 do not add to it.
rule-extra-tiles-bags = The four tiles are mixed with the tiles of their backs.
rule-extra-tiles-bridge = Monastery 27 (bridge): your marker is always on top of its stack.
rule-extra-tiles-workers = Monastery 28 (workers): on your turn you may spend 1 silver to gain 2 workers.
rule-ruling-26 = 27 lifts your marker when it is placed, when you move, and when another marker arrives. 28 works at any time of your turn, as often as you have silver.
rule-extra-tiles-crane = Crane: when placed, it works like any building of your choice.
rule-extra-tiles-crane-end = At the end of the game the crane counts as one building of your choice for monasteries 16–23 and 29.
rule-ruling-24 = It counts as one type in all: the one that scores most for you. In the solo game it counts for the first such monastery placed after it.
rule-extra-tiles-geese = Geese: score 2 points and the animals of one kind in the pasture. They score 2 again with every livestock tile that comes to the pasture later.
rule-extra-tiles-geese-kind = Geese are one more kind of animal for monastery 24.
rule-ruling-25 = You choose the kind that scores with the geese. Geese count as a tile for monastery 7.
