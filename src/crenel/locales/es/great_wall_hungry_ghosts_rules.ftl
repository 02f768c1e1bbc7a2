### Las reglas completas de El festival de los fantasmas hambrientos.

## El festival de los fantasmas hambrientos

section-hungry-ghosts = El festival de los fantasmas hambrientos
    .lead = Después de cada asalto los fantasmas cierran localizaciones por un año. Los muertos salen de la partida.
    .wrong-1 = Los fantasmas son fichas de deshonra: colocarlos puede vaciar la reserva y acabar la partida.
    .wrong-2 = Las filas cuentan en todas las secciones juntas: tres hordas en tres primeras filas traen un fantasma.
    .wrong-3 = Un soldado al que salvas sigue en la partida.
rule-hungry_ghosts-come = Después del asalto, una ficha de deshonra de la reserva se convierte en fantasma por cada fila, contando todas las secciones juntas, en la que haya una horda.
rule-hungry_ghosts-few = Si hay menos fichas en la reserva, solo llegan esas.
rule-hungry_ghosts-place = Por orden de té, cada jugador coloca un fantasma en una localización que aún no esté embrujada, pero nunca en el cuartel, la casa de té ni el almacén.
rule-hungry_ghosts-round = Si hay más fantasmas que jugadores, se da otra vuelta. Si hay menos, los últimos en el orden de té no colocan ninguno.
rule-hungry_ghosts-home = Los funcionarios de una localización que queda embrujada vuelven en el acto, también de una llena, sin activarla.
rule-hungry_ghosts-closed = Ningún funcionario puede ir a una localización embrujada por ningún medio.
rule-hungry_ghosts-lasting = Una localización sigue embrujada durante la primavera, el verano, el otoño y los disparos del año siguiente.
rule-hungry_ghosts-leave = Todos los fantasmas vuelven a la reserva cuando empieza el asalto, antes de que nadie pueda recibir deshonra por una brecha.
rule-hungry_ghosts-banish = Quien reclama una horda derrotada puede devolver un fantasma a la reserva. Si no la reclama nadie, puede hacerlo el jugador más alto en el orden de té.
rule-hungry_ghosts-dead = Los soldados muertos salen de la partida. Los salvados, no.
rule-hungry_ghosts-end = Los fantasmas no están en la reserva. Cogerlos puede vaciarla y así acabar la partida.
rule-hungry_ghosts-reed = También los funcionarios del clan Junco dejan una localización embrujada, y sus muertos salen de la partida.
