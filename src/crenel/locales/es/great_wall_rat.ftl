### The Rat

setting-rat = La rata: deja oro en una localización y alguien debe moverla cada otoño
setting-rat-true = sí
setting-rat-false = no
rat-solo = La rata no puede unirse a la partida en solitario, que se juega solo con el juego básico.

card-spilled-grain = Grano derramado
card-quiet-barracks = Cuartel silencioso
card-full-ledgers = Libros llenos
card-bare-table = Mesa vacía
card-war-spoils = Botín de guerra
card-zhaoyao-jing = Zhaoyao Jing
card-silk-map = Mapa de seda
card-jade-cicada = Cigarra de jade
card-bone-flute = Flauta de hueso
card-iron-ox = Buey de hierro

rat-most = Al final del otoño: mueve la rata el jugador con más { $of ->
    [clerk_out] funcionarios en localizaciones
    [honor] honor
    [overseer_level] niveles de supervisores
    [horde] hordas reclamadas
    [soldier] soldados en las secciones
   *[clerk] funcionarios
}.
rat-fewest = Al final del otoño: mueve la rata el jugador con menos { $of ->
    [clerk_out] funcionarios en localizaciones
    [honor] honor
    [overseer_level] niveles de supervisores
    [horde] hordas reclamadas
    [soldier] soldados en las secciones
   *[clerk] funcionarios
}.

asking-place_rat = Coloca la rata en otra localización.
moment-great_wall-rat = Colocas la rata cuando su carta te señala al final del otoño.
verb-great_wall-rat = colocar la rata
event-rat_moved = { subject } { event-rat_moved.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } la rata { $place_at }
event-rat_stayed = La rata se queda donde está.
event-rat_card = Nueva carta de rata: «{ $card }».
    .then = «{ $card }»
wall-rat = Rata
wall-rat-nowhere = aún sin colocar
wall-card-rat = carta de rata
reason-rat = oro de la Rata
