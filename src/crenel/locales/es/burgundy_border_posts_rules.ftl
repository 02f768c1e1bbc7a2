### Reglas de consulta: puestos fronterizos

section-border-posts = Puestos fronterizos
    .lead = Hay tres puestos en el borde de cada principado. Conéctalos con losetas para ganar puntos.
    .wrong-1 = El tercer puesto da los puntos de la fase una vez, no una vez por pareja.
    .wrong-2 = La bonificación por los tres puestos no es una loseta de bonificación: el monasterio 26 no la cuenta.
rule-border-boards = Cada jugador tiene un tablero distinto entre 11a–11f, al azar o elegido.
rule-border-castle = Estos tableros no marcan la casilla del primer castillo. Elige cualquier casilla de castillo.
rule-border-pair = Cuando un grupo de tus losetas conecta dos puestos, ganas los puntos de la fase: 10, 8, 6, 4 o 2.
rule-border-third = Cuando conectas el tercer puesto, ganas otra vez los puntos de la fase. El primer jugador que lo hace gana además 5, 6 o 7 puntos con dos, tres o cuatro jugadores; el segundo, 2, 3 o 4.
rule-ruling-28 = Conectar el tercer puesto puntúa la fase una vez, aunque forme dos parejas nuevas.
rule-border-monastery26 = La bonificación por tres puestos no es una loseta de bonificación de un color. El monasterio 26 no la cuenta.
