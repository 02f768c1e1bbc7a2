### The Hungry Ghost Festival: texts of the page

w-ghost = Ghost
w-ghost-here = A ghost is here
w-ghost-place = Haunted: no clerk can go here until the next assault. A player who claims a horde may send the ghost away.
w-ghost-dead = Out of the game: { $list }
w-do-haunt = Place
w-do-banish = Send away
w-title-haunt = place a ghost: { $place }
w-title-banish = send the ghost away: { $place }
w-winter-ghosts = Ghosts
w-winter-ghosts-count = { $count ->
    [one] { $count } ghost
   *[other] { $count } ghosts
}
w-winter-ghosts-at = Haunted: { $list }.
w-winter-ghosts-none = No ghosts come.
barrier-ghosts_came = Undo stops here: ghosts came.
barrier-ghosts_left = Undo stops here: the ghosts left.
