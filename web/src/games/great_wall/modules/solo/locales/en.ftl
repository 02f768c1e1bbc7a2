### The solo game: texts of the page

w-title-take = Give { $advisor } to Qin Jiushao
w-do-take = Give
w-solo-shame = { $you ->
    [yes] You lose
   *[no] { $who } loses
}: the shame tokens ran out, whatever the honor ({ $honor } against { $his }).
w-solo-tie = { $you ->
    [yes] You lose
   *[no] { $who } loses
}: { $honor } honor ties with Qin Jiushao, and you need more to win.
w-qin-track = His locations, highest first
w-card-solo = Qin Jiushao’s card
w-did-take = give { $advisor } to Qin Jiushao
