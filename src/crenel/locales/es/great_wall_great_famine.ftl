### La gran hambruna

setting-scenario-great_famine = La gran hambruna
scenario-great_famine-story = La cosecha se ha perdido y los caminos están llenos de hambrientos. Cada soldado de la muralla tiene que comer, y cada brecha quema otro granero. Gana honor si puedes, pero si se pierden las provisiones no quedará nadie para contarlo.
scenario-great_famine-changes =
    Cada invierno, cada soldado, supervisor y funcionario tuyo en el tablero come 1 de comida. Las piezas que no alimentas vuelven a tu reserva.
    El mercado es la undécima localización: por funcionario, compra 2 de comida. El precio sube cuando las hordas son más mortíferas.
    Todas las provisiones comparten una capacidad. Las brechas y las incursiones la reducen en lugar de causar deshonra.
    Si la capacidad baja a 5 o menos, la partida termina al momento y todos pierden.
scenario-great_famine-hard = Difícil: luchas por el honor, pero los bots pierden juntos el 8–22 % de sus partidas.
place-market = mercado
    .at = en el mercado
from-market = del mercado
to-market = al mercado
about-market = Se activa en cada paso de activación. Por funcionario: compra 2 de comida por tanto oro como soldados mata cada horda este año.

asking-buy_food = Compra 2 de comida ({ $left ->
    [one] queda { $left } funcionario
   *[other] quedan { $left } funcionarios
  }), o termina.
asking-feed = Alimenta a tus piezas del tablero. Elige quién pasa hambre, o termina y alimenta al resto.
moment-great_wall-buy = Compras comida cuando se activa el mercado y tienes un funcionario allí.
moment-great_wall-starve = Eliges quién pasa hambre en invierno, después del asalto.
verb-great_wall-buy = comprar comida
verb-great_wall-starve = dejar a una pieza sin comer
stores-full = Tu comida ya está en la capacidad máxima ({ $count }).
food-short = No puedes alimentar a todos: { $missing ->
    [one] { $missing } pieza más debe pasar hambre
   *[other] { $missing } piezas más deben pasar hambre
  }.
nobody-to-starve = No tienes esa pieza ahí.
rule-great_wall-great_famine-market = En el mercado, cada funcionario puede comprar 2 de comida si tu comida sube con ello.
rule-great_wall-great_famine-feeding = En invierno cada pieza tuya del tablero come 1 de comida. Las que no alimentas vuelven a tu reserva.
ending-famine = provisiones perdidas

event-food_bought = { subject } { event-food_bought.then }.
    .then = { $you ->
        [yes] compras
       *[no] compra
    } { $count } de comida (ahora { $food })
event-fed = { subject } { event-fed.then }.
    .then = { $you ->
        [yes] alimentas
       *[no] alimenta
    } a { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    } (quedan { $food } de comida)
event-clerk_starved = { subject } { event-clerk_starved.then }.
    .then = no { $you ->
        [yes] alimentas
       *[no] alimenta
    } a un funcionario { $place_at }
event-overseer_starved = { subject } { event-overseer_starved.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } por hambre al supervisor { $place_at } (nivel { $level })
event-soldier_starved = { subject } { event-soldier_starved.then }.
    .then = no { $you ->
        [yes] alimentas
       *[no] alimenta
    } a { $soldier_object }
event-stores_raided = Una horda ({ $horde }) no encuentra sitio y hace una incursión en los graneros.
event-capacity_fell = Arden provisiones: la capacidad baja en { $count }, a { $left }.

wall-famine = Comida
wall-famine-capacity = capacidad { $capacity } (todos pierden con { $lost } o menos), 2 de comida por { $price } de oro
reason-great_famine = comida y graneros
