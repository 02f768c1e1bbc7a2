### The solo game: what only the page says of this module.

w-title-take = Do Qin Jiushao idzie: { $advisor }
w-solo-shame = { $you ->
    [yes] Przegrywasz
   *[no] { $who } przegrywa
}: skończyła się hańba, bez względu na honor ({ $honor } do { $his }).
w-solo-tie = { $you ->
    [yes] Przegrywasz
   *[no] { $who } przegrywa
}: { $honor } honoru to tyle samo, ile ma Qin Jiushao, a wygrywa tylko większy.
w-qin-track = Jego miejsca, od najwyższego
w-card-solo = Karta Qin Jiushao
alone-great_wall = Buduj i broń muru, rywalizując z Qin Jiushao, którym kierują zasady.
