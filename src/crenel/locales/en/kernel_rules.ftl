### Rules reference: the table, for every game

section-this-table = How this table works
    .lead = The table knows the rules and allows only legal moves. Two options help: a turn can wait for you to confirm its end, and players can start with extra points as a handicap.
rule-kernel-turn = Only players who are asked can decide, and nobody once the game is over.
rule-kernel-action = Only legal moves are possible. For any other the table says why not.
rule-kernel-notation = Each move has one notation, which the terminal and the record use.
