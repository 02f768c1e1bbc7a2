### Burgundy: border posts.

setting-border_posts = Puestos fronterizos: tableros 11a–11f, puntos por conectar los tres puestos
setting-border_posts-true = sí
setting-border_posts-false = no
board-11a = Camino Real
board-11b = Tres Puertas
board-11c = Paso de los Prados
board-11d = Puerto Viejo
board-11e = Pasto Largo
board-11f = Prados del Sur
source-borders = puestos fronterizos
event-posts_joined = { $you ->
    [yes] Conectas
   *[no] { $who } conecta
  } { $count } puestos fronterizos: { $points } puntos{ $extra ->
    [0] .
   *[other] { " " }y una bonificación de { $extra }.
  }
state-posts = { $where }: los puestos fronterizos no coinciden con las losetas.
table-posts = Puestos
