### Tiempo gélido

setting-scenario-freezing_weather = Tiempo gélido
scenario-freezing_weather-story = El frío llega pronto y no se va. Las canteras se hielan, los aserraderos se paran y los almacenes del Imperio se vacían. El Emperador pide ayuda a sus generales, y recordará quién se la dio.
scenario-freezing_weather-changes =
    Casi todos los años, cada supervisor da 1 o 2 recursos menos, en verano y cuando se activa la localización.
    Al final de tu turno puedes enviar al Emperador 4 recursos de un tipo, con un funcionario de tu reserva. Cada tipo una vez: 12 de honor al final de la partida.
    Solo hay 50 de cada recurso. Las incursiones quitan 2 de cada para siempre.
    Por una brecha puedes renunciar a un recurso en lugar de recibir una ficha de deshonra.
scenario-freezing_weather-hard = Exigente: los bots logran un 26–39 % menos de honor que sin él. Los recursos escasean, y cada envío al Emperador te cuesta un funcionario.
source-sets = envíos al Emperador

asking-help_emperor = Puedes enviar al Emperador 4 recursos de un tipo con un funcionario de tu reserva, o pasa.
asking-breach_toll = Una brecha: recibe una ficha de deshonra o renuncia a un recurso.
moment-great_wall-send = Envías recursos al Emperador al final de tu turno de otoño, si tienes un funcionario en tu reserva.
moment-great_wall-forfeit = Renuncias a un recurso cuando ibas a recibir una ficha de deshonra por una brecha.
verb-great_wall-send = enviar recursos al Emperador
verb-great_wall-forfeit = renunciar a un recurso
set-sent-already = Ya has enviado al Emperador este recurso: { $resource }. Cada tipo cuenta una vez.
rule-great_wall-freezing_weather-help = Al final de tu turno puedes enviar al Emperador exactamente 4 recursos de un tipo, cada tipo una vez.
rule-great_wall-freezing_weather-breach = Por cada ficha de deshonra de una brecha puedes renunciar a 1 recurso en su lugar.

event-set_sent = { subject } { event-set_sent.then }.
    .then = { $you ->
        [yes] envías
       *[no] envía
    } { $resource_count } y un funcionario al Emperador ({ $sets ->
        [one] { $sets } envío
       *[other] { $sets } envíos
    })
event-forfeited = { subject } { event-forfeited.then }.
    .then = { $you ->
        [yes] renuncias
       *[no] renuncia
    } a { $resource_count } en lugar de recibir deshonra
event-supply_raided = No hay sitio { $section_in }: una horda ({ $horde }) hace una incursión en los almacenes. { $count } de cada recurso salen de la partida{ $shame ->
    [0] .
    [one] {" "}y { $shame } ficha de deshonra sale de la reserva.
   *[other] {" "}y { $shame } fichas de deshonra salen de la reserva.
  }

wall-freezing = Frío
wall-freezing-now = { $now ->
    [0] los supervisores dan lo de siempre este año
   *[other] cada supervisor da { $now } este año
  } ({ $track })
wall-freezing-short = escasea
wall-freezing-sent = Para el Emperador
reason-freezing_weather = envíos al Emperador y frío
