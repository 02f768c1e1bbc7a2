### Border posts: what only the page says of this module.

b-short-posts_joined = +{ $points } { $count } puestos unidos{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } de bonificación
}
b-post = Puesto fronterizo
b-posts = Puestos fronterizos
b-posts-joined = { $joined ->
    [0] ninguno unido
   *[other] { $joined } de 3 unidos
}
b-post-northwest = puesto fronterizo del noroeste
b-post-northeast = puesto fronterizo del nordeste
b-post-south = puesto fronterizo del sur
b-post-state = { $state ->
    [joined] unido
    [reached] hay una loseta al lado
   *[free] aún sin loseta al lado
}
b-post-label = { $post }: { $state ->
    [joined] unido
    [reached] hay una loseta al lado
   *[free] aún sin loseta al lado
}
b-tip-posts = Las losetas que forman un grupo unen los puestos que tocan. Dos puestos unidos dan los puntos de la fase; el tercero los da otra vez, y una bonificación a los dos primeros jugadores.
b-tip-join = { $joined ->
    [0] Dos unidos ahora
   *[other] El tercero ahora
}
option-boards-note-border_posts = Cada jugador recibe uno distinto al azar, o se elige.
option-border_posts = Puestos fronterizos
option-border_posts-note = Otros principados con tres puestos en sus fronteras; unirlos da puntos.
