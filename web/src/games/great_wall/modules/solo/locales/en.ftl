### The solo game: what only the page says of this module.

w-title-take = { $advisor } goes to Qin Jiushao
w-solo-shame = { $you ->
    [yes] You have lost
   *[no] { $who } has lost
}: the shame has run out, whatever the honor ({ $honor } against { $his }).
w-solo-tie = { $you ->
    [yes] You have lost
   *[no] { $who } has lost
}: { $honor } honor is as much as Qin Jiushao has, and only more wins.
w-qin-track = His places, highest first
w-card-solo = Qin Jiushao’s card
alone-great_wall = Build and hold the wall against Qin Jiushao, a rival whom the rules lead.
