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
w-card-request = Demanda del Emperador
w-card-event = Evento
