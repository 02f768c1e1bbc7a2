### Tiempo gélido: textos de la página

w-cold-now = { $now ->
    [0] Supervisores: como siempre
   *[other] Cada supervisor: { $value }
  }
w-cold-note = Este valor cambia lo que da cada supervisor, en verano y cuando se activa la localización. Los funcionarios recogen como siempre.
w-cold-track = Producción por año
w-cold-slots = Envíos al Emperador
w-cold-nobody = aún ninguno
w-cold-short = { $resource }: solo quedan { $count }.
w-title-send = Enviar 4 de { $resource } y un funcionario (12 de honor al final)
w-title-forfeit = Renunciar a 1 de { $resource }
w-do-send = Enviar
w-do-forfeit = Renunciar
w-did-send = enviar recursos al Emperador
w-did-forfeit = renunciar a un recurso
w-figure-sets = Envíos al Emperador
barrier-supply_raided = Hasta aquí se puede deshacer: hubo una incursión en la reserva.
