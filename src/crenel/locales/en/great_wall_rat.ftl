### The Rat

setting-rat = The Rat: leaves gold at a location, and someone must move it each Fall
setting-rat-true = yes
setting-rat-false = no
rat-solo = The Rat can’t join the solo game, which is played with the base game only.

card-spilled-grain = Spilled Grain
card-quiet-barracks = Quiet Barracks
card-full-ledgers = Full Ledgers
card-bare-table = Bare Table
card-war-spoils = War Spoils
card-zhaoyao-jing = Zhaoyao Jing
card-silk-map = Silk Map
card-jade-cicada = Jade Cicada
card-bone-flute = Bone Flute
card-iron-ox = Iron Ox

rat-most = At the end of Fall: the player with the most { $of ->
    [clerk_out] clerks at locations
    [honor] honor
    [overseer_level] overseer levels
    [horde] claimed hordes
    [soldier] soldiers in the sections
   *[clerk] clerks
} moves the rat.
rat-fewest = At the end of Fall: the player with the { $of ->
    [clerk_out] fewest clerks at locations
    [honor] least honor
    [overseer_level] fewest overseer levels
    [horde] fewest claimed hordes
    [soldier] fewest soldiers in the sections
   *[clerk] fewest clerks
} moves the rat.

asking-place_rat = Place the rat at a different location.
moment-great_wall-rat = You place the rat when its card names you at the end of Fall.
verb-great_wall-rat = place the rat
event-rat_moved = { subject } { event-rat_moved.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } the rat { $place_at }
event-rat_stayed = The rat stays where it is.
event-rat_card = New rat card: “{ $card }”.
    .then = “{ $card }”
wall-rat = Rat
wall-rat-nowhere = not placed yet
wall-card-rat = rat card
reason-rat = gold from the Rat
