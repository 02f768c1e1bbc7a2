### The rules of Hungry Ghost Festival, in full.

## Hungry Ghost Festival

section-hungry-ghosts = Hungry Ghost Festival
    .lead = After each assault ghosts close locations for a year. The dead leave the game.
    .wrong-1 = Ghosts are shame tokens: placing them can empty the pool and end the game.
    .wrong-2 = Rows count across all sections: three hordes in three first rows add one ghost.
    .wrong-3 = A soldier you save stays in the game.
rule-hungry_ghosts-come = After the assault one shame token from the pool becomes a ghost for each row, counted across all sections, that has a horde in it.
rule-hungry_ghosts-few = If fewer tokens are in the pool, only those come.
rule-hungry_ghosts-place = In tea order each player places a ghost at a location that is not yet haunted, but never at the barracks, the tea house or the warehouse.
rule-hungry_ghosts-round = With more ghosts than players they go around again. With fewer, the last in the tea order place none.
rule-hungry_ghosts-home = Clerks at a location that becomes haunted go home at once, even from a full one, without activating it.
rule-hungry_ghosts-closed = No clerk can be moved to a haunted location by any means.
rule-hungry_ghosts-lasting = A location stays haunted through Spring, Summer, Fall and the firing of the next year.
rule-hungry_ghosts-leave = All ghosts return to the pool when the assault begins, before anyone can gain shame for a breach.
rule-hungry_ghosts-banish = The player who claims a defeated horde may return one ghost to the pool. If nobody claims it, the player highest in the tea order may.
rule-hungry_ghosts-dead = Killed soldiers leave the game. Saved ones don’t.
rule-hungry_ghosts-end = Ghosts are not in the pool. Taking them can empty it and so end the game.
rule-hungry_ghosts-reed = Clerks of the Reed clan leave a haunted location too, and its dead leave the game.
