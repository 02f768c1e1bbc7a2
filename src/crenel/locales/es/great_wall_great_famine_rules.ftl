### Las reglas completas de La gran hambruna.

## La gran hambruna

section-great-famine = La gran hambruna
    .lead = Cada pieza del tablero come en invierno. Todas las provisiones comparten una capacidad, y si baja demasiado pierden todos.
    .wrong-1 = Las brechas y las incursiones bajan la capacidad en vez de dar deshonra; las muertes ocurren como siempre.
    .wrong-2 = La capacidad es de todos; la comida, de cada uno.
    .wrong-3 = Las piezas de tu reserva no comen.
rule-great_famine-market = El mercado es la undécima localización, especial y sin deshonra. Por cada funcionario allí puedes comprar 2 de comida por tanto oro como soldados matan las hordas este año, si tu comida sube con ello.
rule-great_famine-reed = Un funcionario del clan Junco solo no activa el mercado. El clan Junco no compra nada ni come.
rule-great_famine-track = Tu comida nunca baja de 0 ni pasa de la capacidad, que comparten todos. Cuando la capacidad baja, se pierde la comida que la supera.
rule-great_famine-breach = Una brecha baja la capacidad en 1 por cada horda de la sección y no da deshonra. Las muertes ocurren como siempre.
rule-great_famine-raid = Una incursión baja la capacidad en 1 y no quita deshonra de la reserva.
rule-great_famine-lost = Cuando la capacidad es de 5 o menos, la partida acaba en el acto y todos han perdido.
rule-great_famine-feeding = En invierno, después del asalto, cada jugador paga 1 de comida por cada soldado, supervisor y funcionario suyo en el tablero.
rule-great_famine-hungry = Una pieza que no alimentas, por falta de comida o porque quieres, va a tu reserva. Un soldado deja heridas en su horda, un supervisor pierde su nivel.
rule-great_famine-order = Los jugadores alimentan por orden de té, y cada uno elige quién pasa hambre. Una pieza que pasa hambre no ha muerto: no se puede salvar y ninguna carta responde.
rule-great_famine-marker = Un funcionario de cada jugador marca la comida. Sale de la reserva al principio, no vuelve nunca, no come y no cuenta entre los tuyos.
rule-great_famine-embassy = Los funcionarios sin contratar no comen. Los que trabajan en la embajada, sí.
rule-great_famine-shame = La deshonra por otras causas llega como siempre y valen los finales habituales. Entonces gana quien tenga más honor.
