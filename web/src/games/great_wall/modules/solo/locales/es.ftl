### The solo game: what only the page says of this module.

w-title-take = { $advisor } va con Qin Jiushao
w-solo-shame = { $you ->
    [yes] Has perdido
   *[no] { $who } ha perdido
}: se ha agotado la deshonra, sea cual sea el honor ({ $honor } contra { $his }).
w-solo-tie = { $you ->
    [yes] Has perdido
   *[no] { $who } ha perdido
}: { $honor } de honor es lo mismo que tiene Qin Jiushao, y solo gana quien tiene más.
w-qin-track = Sus lugares, de mayor a menor
w-card-solo = Carta de Qin Jiushao
alone-great_wall = Construye y defiende la muralla frente a Qin Jiushao, un rival que dirigen las reglas.
