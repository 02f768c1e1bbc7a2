### El modo cooperativo: textos de la página

w-do-redeem = Devolver
w-do-propose = Proponer
w-do-agree = Aceptar
w-do-refuse = Rechazar
w-do-offer = Ofrecer
w-do-sacrifice = Sacrificar
w-title-redeem = Devolver la ficha de deshonra por 10 de honor
w-title-propose = Proponer: { $card }
w-title-agree = Aceptar el pago
w-title-refuse = Rechazar
w-title-offer = Ofrecer { $count }
w-title-sacrifice = Sacrificar: { $piece }
barrier-event_came = Hasta aquí se puede deshacer: se reveló un evento.
barrier-request_came = Hasta aquí se puede deshacer: se reveló una demanda nueva.
barrier-request_fulfilled = Hasta aquí se puede deshacer: se cumplió una demanda.
barrier-requests_begun = Hasta aquí se puede deshacer: llegó el momento de las demandas.
barrier-requests_open = Hasta aquí se puede deshacer: las demandas abiertas trajeron deshonra.
w-card-request = Demanda del Emperador
w-card-event = Evento

## Cómo va el equipo

w-team = El equipo
w-team-state = El equipo: { $state }
w-team-line = { $done } de { $needed } demandas, deshonra { $shame } de { $of }, año { $year } de { $years }
w-team-holding = deshonra { $shame } de { $of }, año { $year } de { $years }
w-team-requests = { $done } de { $needed } demandas
w-team-shame = deshonra { $shame } de { $of }
w-team-year = año { $year } de { $years }
w-team-course = Honor de cada jugador
w-team-close = cerca
w-team-more = Demandas y eventos
w-team-verdict = { $won ->
    [yes] { $you ->
        [yes] Ganasteis juntos en el año { $year }.
       *[no] El equipo ganó en el año { $year }.
    }
   *[no] { $you ->
        [yes] Perdisteis juntos en el año { $year }.
       *[no] El equipo perdió en el año { $year }.
    }
}

## Demandas y eventos

w-requests = Demandas
w-requests-left = { $count } en el mazo
w-requests-none = No hay demandas abiertas
w-requests-cost = Si siguen abiertas tras el invierno: { $count ->
    [one] { $count } ficha de deshonra
   *[other] { $count } fichas de deshonra
} por jugador.
w-requests-choose = Propón una demanda o termina.
w-requests-wait = Demandas: esperando a { $who }
w-requests-rule = Todo o nada: si un jugador rechaza, nadie paga.
w-requests-talk = { $youPropose ->
    [yes] Propones
   *[no] { $who } propone
} «{ $card }». { $agreed ->
    [none] { "" }
   *[other] { $count ->
        [one] { $agreed }: sí.
       *[other] { $agreed }: sí.
    }
} { $you ->
    [yes] ¿Aceptas?
   *[no] { $asked ->
        [none] { "" }
       *[other] Esperando a { $asked }.
    }
}
w-request-mine = { $can ->
    [yes] Puedes pagar.
   *[no] Aún no puedes pagar.
}
w-request-mine-team = { $can ->
    [yes] Puedes ayudar a pagar.
   *[no] Aún no puedes ayudar a pagar.
}
w-request-each = cada uno
w-request-together = juntos
w-request-free = sin pago
w-request-proposes = propone
w-request-pays = acepta
w-request-offers = ofrece { $count }
w-request-asked = decide
w-request-waits = espera
w-request-refused = rechazó
w-request-yes = puede pagar
w-request-no = no puede pagar
w-request-unknown = oculto
w-request-sum = Ofrecido: { $count } de { $of }
w-request-offer = Tu parte
w-request-less = Ofrecer 1 menos
w-request-more = Ofrecer 1 más
w-request-do-offer = Ofrecer { $count }
w-request-fulfil = Cumplir
w-request-why = { $why ->
    [tried] Ya se propuso este invierno.
    [mine] No puedes pagarla.
   *[others] Ahora no se puede cumplir.
}
w-means = { $thing }: { $has ->
    [unknown] oculto
   *[other] { $has }
}
w-thing-wood = { resource-wood }
w-thing-stone = { resource-stone }
w-thing-gold = { resource-gold }
w-thing-chi = { resource-chi }
w-thing-any = recursos
w-thing-soldier = soldados
w-thing-spearman = { soldier-spearman }
w-thing-archer = { soldier-archer }
w-thing-horseman = { soldier-horseman }
w-thing-clerk = funcionario
w-thing-advisor = consejeros
w-thing-honor = honor
w-thing-horde = hordas reclamadas
w-thing-walls = niveles de muralla
w-sacrifice-where = { $stands ->
    [rest] en reposo, { $section }
    [wall] en la muralla, { $section }
   *[horde] en una horda, { $section }
}
w-done-fulfil = Terminar con las demandas
w-done-redeem = Listo
w-done-name_order = El resto, por orden de té
w-title-next = { $you ->
    [yes] Sigues tú
   *[no] Sigue { $who }
}
w-events = Eventos
w-events-note = duran hasta el final
w-events-none = Todavía ninguno
w-open-hand = Mano: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
w-open-command = Órdenes:
w-open-tactic = Tácticas:
w-open-advisor = Apoyos:

## Invierno

w-winter-requests-count = { $count ->
    [one] { $count } cumplida
   *[other] { $count } cumplidas
}
w-winter-fulfilled = Cumplidas: { $list }.
w-winter-fulfilled-none = No se cumplió ninguna demanda.
w-winter-refused = Rechazadas: { $list }.
w-winter-left-open = { $count ->
    [one] { $count } demanda sigue abierta: { $count } ficha de deshonra por jugador.
   *[other] { $count } demandas siguen abiertas: { $count } fichas de deshonra por jugador.
}
w-winter-proposed = { $you ->
    [yes] propones
   *[no] propone { $who }
}
w-winter-request-done = cumplida
w-winter-request-refused = { $you ->
    [yes] rechazas
   *[no] rechaza { $who }
}
w-winter-request-open = sin decidir

## El final

w-end-won = El Emperador está satisfecho
w-end-lost = El Emperador está descontento
w-end-why = { $reason ->
    [requests] { $done ->
        [one] Cumplisteis { $done } demanda en { $year } de { $years } años.
       *[other] Cumplisteis { $done } demandas en { $year } de { $years } años.
    }
    [disgrace] En el año { $year } faltó una ficha de deshonra: la reserva estaba vacía.
   *[late] Terminó el último año, con { $done } de { $needed } demandas cumplidas.
}
w-end-years = Año por año
w-end-fulfilled = Demanda cumplida: { $card }
w-end-broke = cayó: { $sections }
w-end-held = la muralla resistió
w-end-deeds = Qué hizo cada jugador
w-deed-requests = Demandas pagadas
w-deed-walls = Niveles de muralla
w-deed-hordes = Hordas reclamadas
w-deed-shame = Deshonra recibida
w-deed-returned = Deshonra devuelta
w-end-near = Cuánto faltó
w-near-won = { $spare ->
    [0] La última demanda se cumplió en el último invierno.
    [one] Sobró { $spare } año.
   *[other] Sobraron { $spare } años.
}
w-near-missing = { $count ->
    [one] Faltó { $count } demanda.
   *[other] Faltaron { $count } demandas.
}
w-near-shame = Fichas de deshonra en la reserva: { $left }. El mínimo: { $least }, en el año { $year }.
w-near-assault = { $breach ->
    [yes] El asalto más ajustado, año { $year }: { $section } cayó, fuerza { $power } contra { $defence }.
   *[no] El asalto más ajustado, año { $year }: { $section } resistió, fuerza { $power } contra { $defence }.
}

option-coop = Jugar juntos (cooperativo)
option-coop-note = Ganáis o perdéis en equipo: cumplid bastantes demandas del Emperador antes de que se acaben los años o las fichas de deshonra. Cada primavera llega una horda más y cada invierno un evento. No hay artefactos.
option-open_hands = Manos abiertas
option-open_hands-note = Solo al jugar juntos: todos ven los recursos y las tácticas de todos.
