### Burgundy: the team game.

setting-team = Juego en equipo: dos contra dos (asientos 0 y 2, 1 y 3), tableros 12a y 12b
setting-team-true = sí
setting-team-false = no
board-12a = Compañeros
board-12b = Dos Torreones
asking-keep_tile = ¿Dónde guardas la loseta: en una casilla-llave propia o en una común?
partners-tile = { $tile } está en una casilla-llave de tu compañero: solo puede usarla él.
rule-burgundy-team-keys = Las losetas de las casillas-llave propias son solo de ese jugador; las comunes, de ambos compañeros.
team-of-four = El juego en equipo es para cuatro, dos contra dos; no para { $seats }.
team-borders = El juego en equipo tiene sus propios tableros y no se combina con los puestos fronterizos.
table-team = Equipo { $team }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
table-shared = Comunes
