### Gra solo: teksty strony

w-title-take = Daj Qin Jiushao: { $advisor }
w-do-take = Oddaj
w-solo-shame = { $you ->
    [yes] Przegrywasz
   *[no] { $who } przegrywa
}: skończyły się żetony hańby, bez względu na honor ({ $honor } do { $his }).
w-solo-tie = { $you ->
    [yes] Przegrywasz
   *[no] { $who } przegrywa
}: { $honor } honoru to remis z Qin Jiushao, a do wygranej trzeba więcej.
w-qin-track = Jego lokacje, od najwyższej
w-card-solo = Karta Qin Jiushao
w-did-take = oddanie doradcy ({ $advisor }) Qin Jiushao
