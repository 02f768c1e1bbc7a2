### La gran hambruna: textos de la página

w-famine-capacity = Capacidad { $capacity } (perdida con { $lost })
w-famine-note = Nadie puede tener más comida que la capacidad. Cada horda de una brecha y cada incursión la bajan en 1. Con { $lost } o menos, perdéis todos.
w-famine-price = Este año 2 de comida cuestan { $price } de oro en el mercado.
w-famine-food = Comida y piezas que alimentar
w-famine-of = { $who }: { $food } de comida para { $mouths ->
        [one] { $mouths } pieza
       *[other] { $mouths } piezas
    }
w-famine-ate = { $count } comen, quedan { $left } de comida
w-famine-starved = { $count } sin comer
w-famine-verdict = Se han perdido las provisiones. Nadie gana.
w-feeding = Comida
w-feeding-fed = { $count } comen
w-feeding-sentence = { $fed ->
        [one] { $fed } pieza ha comido
       *[other] { $fed } piezas han comido
    }, { $starved } sin comer.
w-feed-title = Invierno: ¿quién come?
w-feed-mark = Marca las piezas que no comen. Vuelven a tu reserva.
w-feed-sum = { $eating ->
        [one] { $eating } pieza come
       *[other] { $eating } piezas comen
    }, quedan { $left } de comida
w-feed-missing = Marca { $count } más
w-feed-all = Alimentar a todos
w-feed-some = Alimentar a { $count }, dejar a { $starving } sin comer
w-feed-clerk = funcionario
w-feed-overseer = supervisor
w-feed-where = { $stands ->
    [wall] { $section }, en la muralla
    [horde] { $section }, en la horda { $row }
   *[rest] { $section }, en descanso
  }
w-title-buy = Comprar 2 de comida
w-do-buy = Comprar
w-do-starve = Dejar sin comer
w-did-buy = comprar comida
w-did-starve = dejar a una pieza sin comer
w-done-buy_food = Terminar de comprar
w-done-feed = Alimentar al resto
w-brings-market = compra hasta { $count } × 2 de comida
barrier-stores_raided = Hasta aquí se puede deshacer: hubo una incursión en los graneros.
barrier-capacity_fell = Hasta aquí se puede deshacer: ardieron las provisiones.
