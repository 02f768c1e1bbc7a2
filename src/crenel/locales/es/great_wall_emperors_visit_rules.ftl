### Las reglas completas de La visita del Emperador.

## La visita del Emperador

section-emperors-visit = La visita del Emperador
    .lead = Cada invierno el Emperador quiere ver una cosa. Quien puede mostrar bastante recibe honor; los demás, deshonra.
    .wrong-1 = No se paga nada: basta con tenerlo.
    .wrong-2 = Los funcionarios del almacén solo sirven para elegir la próxima exigencia.
rule-emperors_visit-claim = Después del asalto, cada jugador que tiene al menos la cantidad indicada de lo indicado recibe 10 de honor. Los demás reciben 1 ficha de deshonra. No se paga nada.
rule-emperors_visit-own-stock = Solo cuentan tus propios recursos y tu mano, no el almacén. El oro no sustituye aquí a nada.
rule-emperors_visit-start = El marcador empieza en una casilla al azar de la carta del Emperador.
rule-emperors_visit-warehouse = Cualquier movimiento de funcionarios puede enviarlos al almacén, sin límite, y sacarlos de él, como en una localización.
rule-emperors_visit-still = El almacén nunca se activa, tampoco con una activación avanzada, y no da deshonra a nadie.
rule-emperors_visit-marker = Después de la exigencia, el jugador con más funcionarios en el almacén tiene que mover el marcador a otra casilla; en un empate, el más alto en el orden de té. Después vuelven todos esos funcionarios.
rule-emperors_visit-order = La exigencia va antes de que se mueva el marcador, así que la carta muestra lo que cuenta en el año en curso.
rule-emperors_visit-nobody = Si no hay nadie en el almacén, el marcador se queda.
rule-emperors_visit-every-winter = Ocurre cada invierno, también en el primer y el último año, antes de comprobar el final de la partida.
rule-emperors_visit-told = Todos saben quién satisface la exigencia, no lo que tiene cada uno.
rule-emperors_visit-automas = El clan Junco nunca envía funcionarios al almacén y no se le pide nada.
