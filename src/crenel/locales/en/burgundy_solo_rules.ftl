### Rules reference: the solo game

section-solo = Solo
    .lead = Cover all 37 hexes within 25 rounds. Points move a counter, and each goal it reaches gives an extra action.
    .wrong-1 = Rivers let you reach other islands, but they do not connect areas.
    .wrong-2 = When a ship is placed, the goods of all other depots leave the game.
    .wrong-3 = The last hex wins at once. You need not finish the phase.
rule-solo-boards = Boards 13a and 13b have 37 hexes on islands, connected by rivers.
rule-solo-setup = Start with 1 silver, 2 workers and 3 goods, on the side for two players. Your first castle goes on any castle hex, and the goal starts at 45 to 55.
rule-solo-removal = In each round the first tile leaves the depot of the white die. If it is empty, the next one clockwise loses a tile.
rule-solo-rivers = You can reach other islands only along rivers.
rule-ruling-36 = Rivers do not connect areas: each ship hex is an area of its own. A color is complete with every hex of it. The goal goes no lower than 5 and still gives its action there.
rule-solo-ship = A ship takes all goods of one depot. Those of the others leave the game. You can store any number of colors.
rule-solo-wild = After a ship you may trade 5 goods for a tile of the black depot. It becomes a black tile, fits any hex, and has no effect.
rule-solo-monasteries = Monasteries that score points score when placed.
rule-solo-colour = A completed color gives no bonus tile. Instead, place a tile from the black depot at once, with its effect.
rule-solo-counter = Points move the counter. Whenever you score, you may spend silver for more points.
rule-solo-goal = When the counter reaches the goal, it goes back to the start, the goal goes down by 5, and you take an extra action.
rule-solo-order = If a placement does several things, you choose their order.
rule-solo-win = You win as soon as all 37 hexes are covered, within 25 rounds.
rule-solo-end = Your score is the number of covered hexes, and after a win also the rounds you did not need.
