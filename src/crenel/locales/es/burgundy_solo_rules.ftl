### Reglas de consulta: en solitario

section-solo = En solitario
    .lead = Cubre las 37 casillas en 25 rondas. Los puntos mueven un contador, y cada meta que alcanza da una acción adicional.
    .wrong-1 = Los ríos permiten llegar a otras islas, pero no unen áreas.
    .wrong-2 = Al colocar un barco, las mercancías de los demás depósitos salen del juego.
    .wrong-3 = La última casilla gana al momento. No hace falta terminar la fase.
rule-solo-boards = Los tableros 13a y 13b tienen 37 casillas en islas, unidas por ríos.
rule-solo-setup = Empiezas con 1 de plata, 2 trabajadores y 3 mercancías, en el lado para dos jugadores. Tu primer castillo va en cualquier casilla de castillo, y la meta empieza entre 45 y 55.
rule-solo-removal = En cada ronda sale la primera loseta del depósito del dado blanco. Si está vacío, sale una del siguiente en el sentido de las agujas del reloj.
rule-solo-rivers = A otras islas solo se llega por los ríos.
rule-ruling-36 = Los ríos no unen áreas: cada casilla de barco es un área por sí sola. Un color está completo con todas sus casillas. La meta no baja de 5 y allí sigue dando su acción.
rule-solo-ship = Un barco coge todas las mercancías de un depósito. Las de los demás salen del juego. Puedes guardar cualquier número de colores.
rule-solo-wild = Tras un barco puedes cambiar 5 mercancías por una loseta del depósito negro. Se convierte en una loseta negra, va en cualquier casilla y no tiene efecto.
rule-solo-monasteries = Los monasterios que dan puntos puntúan al colocarlos.
rule-solo-colour = Un color completo no da loseta de bonificación. En su lugar colocas al momento una loseta del depósito negro, con su efecto.
rule-solo-counter = Los puntos mueven el contador. Cada vez que ganas puntos puedes gastar plata para ganar más.
rule-solo-goal = Cuando el contador llega a la meta, vuelve al principio, la meta baja 5 y haces una acción adicional.
rule-solo-order = Si una colocación hace varias cosas, eliges su orden.
rule-solo-win = Ganas en cuanto están cubiertas las 37 casillas, dentro de 25 rondas.
rule-solo-end = Tu puntuación son las casillas cubiertas y, tras una victoria, también las rondas que no has necesitado.
