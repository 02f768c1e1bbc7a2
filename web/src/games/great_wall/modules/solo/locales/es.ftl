### El juego en solitario: textos de la página

w-title-take = Dar { $advisor } a Qin Jiushao
w-do-take = Entregar
w-solo-shame = { $you ->
    [yes] Pierdes
   *[no] { $who } pierde
}: se han agotado las fichas de deshonra, sea cual sea el honor ({ $honor } contra { $his }).
w-solo-tie = { $you ->
    [yes] Pierdes
   *[no] { $who } pierde
}: empatas a { $honor } de honor con Qin Jiushao, y para ganar hay que tener más.
w-qin-track = Sus localizaciones, de mayor a menor
w-card-solo = Carta de Qin Jiushao
w-did-take = dar «{ $advisor }» a Qin Jiushao
