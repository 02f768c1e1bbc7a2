### Rules reference: the team game

section-team = Teams
    .lead = Two teams of two share a large duchy. Each partner has their own turn.
    .wrong-1 = Points are each player’s own. At the end they are added.
    .wrong-2 = Tiles don’t move between storage spaces.
    .wrong-3 = Mines pay once per team, not once per partner.
rule-team-boards = Each team has a board of 73 hexes. The first castle is on the castle hex 1 in its middle.
rule-team-12b = Board 12b is our own design. It starts on one of the castle hexes 1 and 6.
rule-team-setup = Team A starts with 3 workers, team B with 5; each has 2 silver and 3 goods. The markers from the top are A1, B1, A2, B2.
rule-team-shared = Partners share workers, silver, goods and the whole duchy.
rule-team-keys = There are two shared storage spaces, and two for each partner. All are open to see, and tiles stay where they are.
rule-team-dice = Dice, marker, purchase and points are each player’s own.
rule-team-bridge = On the last space of the bridge, another ship puts the marker on top of the stack.
rule-team-mines = At the end of a phase each mine pays the team once.
rule-team-colours = Bonus tiles go to the first and the second team.
rule-team-end = The points of both partners are added. A tie goes to the team with more empty hexes.
rule-ruling-37 = Teams use the side for four players: its depots, and its points for goods and bonus tiles.
