### La visita del Emperador: textos de la página

w-emperor = Exigencia del Emperador
w-emperor-about = Cada invierno, tras el asalto, quien tiene al menos la cantidad marcada gana { $honor } de honor. No se paga nada. Los demás reciben 1 ficha de deshonra. Después, el jugador con más funcionarios en el almacén elige otra exigencia.
w-emperor-now = lo pide este invierno
w-emperor-able = tienes suficiente
w-emperor-nobody = Nadie en el almacén: la exigencia no cambia.
w-emperor-first = Elige la próxima: { $who }
w-emperor-met = { $count } de { $of } la satisfacen
w-emperor-sentence = El Emperador pidió { $asked }. { $count ->
    [0] Nadie pudo mostrarlo.
   *[other] Pudo mostrarlo: { $list }.
  }
w-emperor-shame = 1 ficha de deshonra
w-emperor-next = Próximo invierno: { $asked }
w-title-emperor = Elegir la próxima exigencia
w-do-emperor = Elegir
barrier-emperor_came = Hasta aquí se puede deshacer: se respondió a la exigencia del Emperador.
barrier-marker_stayed = Hasta aquí se puede deshacer: se respondió a la exigencia del Emperador.
