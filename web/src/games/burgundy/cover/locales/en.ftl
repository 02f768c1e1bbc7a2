### The Castles of Burgundy: what is said where it is offered.

about-burgundy = Two dice per turn, five phases, one duchy to fill. Take tiles, place them, and complete areas before your opponents do. 60–90 minutes with people, 20 against bots.
alone-burgundy = Cover all 37 hexes of a duchy of islands and rivers in 25 rounds.
