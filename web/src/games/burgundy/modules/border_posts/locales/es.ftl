### Puestos fronterizos: textos de la página

b-short-posts_joined = +{ $points } por { $count } puestos conectados{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } de bonificación
}
b-post = Puesto fronterizo
b-posts = Puestos fronterizos
b-posts-joined = { $joined ->
    [0] ninguno conectado
   *[other] { $joined } de 3 conectados
}
b-post-northwest = puesto fronterizo del noroeste
b-post-northeast = puesto fronterizo del nordeste
b-post-south = puesto fronterizo del sur
b-post-state = { $state ->
    [joined] conectado
    [reached] junto a una de tus losetas
   *[free] aún sin loseta al lado
}
b-post-label = { $post }: { $state ->
    [joined] conectado
    [reached] junto a una de tus losetas
   *[free] aún sin loseta al lado
}
b-tip-posts = Un grupo de losetas sin huecos conecta todos los puestos que toca. Conectar dos puestos da los puntos de la fase. El tercero los da otra vez, con una bonificación para los dos primeros jugadores que lo logren.
b-tip-join = { $joined ->
    [0] Si conectas dos ahora
   *[other] Si conectas el tercero ahora
}
option-boards-note-border_posts = Cada jugador recibe un principado distinto al azar, o lo elegís vosotros.
option-border_posts = Puestos fronterizos
option-border_posts-note = Principados distintos con tres puestos fronterizos cada uno. Conéctalos para puntuar.
