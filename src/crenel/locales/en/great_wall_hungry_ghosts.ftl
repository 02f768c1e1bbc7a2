### The Hungry Ghost Festival

setting-scenario-hungry_ghosts = Hungry Ghost Festival
scenario-hungry_ghosts-story = In the seventh month the gates of the underworld stand open. The fallen walk through the town, hungry and angry, and no clerk dares to work where they gather. Whoever falls at the wall now joins them and never comes back.
scenario-hungry_ghosts-changes =
    After each assault, one ghost comes for each row with a horde in it. Players place them at locations, in tea order.
    Clerks at a haunted location go home at once. No clerk can go there until the next assault.
    A player who claims a horde may send a ghost away.
    Ghosts are shame tokens from the pool. If they empty it, the game ends.
    Killed soldiers leave the game.
scenario-hungry_ghosts-hard = Harsh: fewer locations each year, and fewer soldiers. With 2–4 players, bots score about 20% less honor than without it.

place-haunted = A ghost is { $place_at }. No clerk can go there until the next assault.
place-haunted-already = There is already a ghost { $place_at }. Choose a different location.
place-spared = No ghost can be placed { $place_at }. Choose a different location.
no-ghost-there = There is no ghost { $place_at }.
rule-great_wall-hungry_ghosts-place = Each ghost goes to a location that isn’t haunted yet. The barracks and the tea house are never haunted.
rule-great_wall-hungry_ghosts-closed = No clerk can be moved to a haunted location.
rule-great_wall-hungry_ghosts-banish = A player who claims a horde may return one ghost to the pool.
asking-place_ghost = Place a ghost at a location.
asking-banish_ghost = A horde is claimed. Send a ghost away, or skip.
moment-great_wall-haunt = You place ghosts in Winter, after the assault.
moment-great_wall-banish = You send a ghost away when you claim a horde.
verb-great_wall-haunt = place a ghost
verb-great_wall-banish = send a ghost away
event-ghosts_came = { $count ->
        [0] No ghosts come.
        [one] { $count } ghost comes (pool: { $left }).
       *[other] { $count } ghosts come (pool: { $left }).
    }
event-haunted = { subject } { event-haunted.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } a ghost { $place_at }
event-ghosts_left = { $count ->
        [one] { $count } ghost leaves (pool: { $left }).
       *[other] { $count } ghosts leave (pool: { $left }).
    }
event-ghost_banished = { subject } { event-ghost_banished.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } the ghost away { $place_at } (pool: { $left })
wall-ghosts = Ghosts:
wall-ghosts-none = none
wall-ghosts-dead = Killed for good:
reason-hungry_ghosts = ghosts
