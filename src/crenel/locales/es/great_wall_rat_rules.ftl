### Las reglas completas de La rata.

## La rata

section-rat = La rata
    .lead = La rata está en una localización y hace que valga un oro más. Cada otoño alguien tiene que moverla.
    .wrong-1 = El oro es por tener un funcionario allí, no por cada funcionario.
    .wrong-2 = Quien señala la carta tiene que mover la rata, le guste o no.
rule-rat-artifacts = Se barajan cinco artefactos más con los del juego básico; en juego hay tres de entre todos.
rule-rat-card = Hay una carta de rata a la vista. Señala al jugador que mueve la rata este año.
rule-rat-first = Antes del primer otoño, el jugador más alto en el orden de té coloca la rata en cualquier localización.
rule-rat-gold = Cuando se activa la localización con la rata, cada jugador con un funcionario allí recibe 1 de oro.
rule-rat-timing = El oro llega después de la deshonra por estar solo y antes de los efectos de la localización, así que se puede gastar allí. No es recolectado: las cartas que esperan recolectar no responden.
rule-rat-move = Después del último turno de otoño, el jugador que señala la carta tiene que mover la rata a otra localización.
rule-rat-once = Se mueve una vez por otoño, después de la última comprobación de hordas derrotadas.
rule-rat-cards = Cada carta señala al jugador que más o que menos tiene de algo; en un empate, al más alto en el orden de té. Si nadie tiene nada, «más» no señala a nadie y la rata se queda.
rule-rat-summer = Al final del verano se revela una carta de rata nueva.
rule-rat-shuffle = Cuando no quedan cartas, se barajan de nuevo las cinco, también la que está a la vista.
rule-rat-automas = El clan Junco no recibe oro, nunca es señalado y nunca mueve la rata.
rule-rat-solo = En solitario se juega sin la rata.
