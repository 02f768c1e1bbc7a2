### Las reglas completas de La Gran Muralla: secciones y un párrafo por regla. `lead`: para qué sirve una sección;
### `wrong-…`: lo que se suele confundir.

## Palabras de las tablas

table-years = El medidor de tiempo: de uno a tres jugadores usan el lado pequeño, cuatro y cinco el grande
table-seats = Según el número de jugadores
table-walls = Murallas, por nivel
table-soldiers = Soldados
table-overseers = Supervisores, por nivel
table-places = Las diez localizaciones
word-space = Casilla
word-small-hordes = Hordas en primavera, lado pequeño
word-small-lethality = Soldados que mata una horda, lado pequeño
word-large-hordes = Hordas en primavera, lado grande
word-large-lethality = Soldados que mata una horda, lado grande
word-players = Jugadores
word-years = Años
word-first-hordes = Hordas al principio
word-sections = Secciones
word-start-clerks = Funcionarios al principio / en total
word-shame = Fichas de deshonra
word-walls = Murallas completas que acaban la partida
word-level = Nivel
word-price = Precio
word-honor = Honor
word-defense = Defensa
word-firing-spots = Puestos de disparo
word-soldier = Soldado
word-in-pool = En la reserva
word-location = Localización
word-resource = Da
word-overseer-price = El supervisor se paga con
word-small-slots = Casillas, hasta tres jugadores
word-large-slots = Casillas, cuatro y cinco jugadores
word-no-slots = sin límite
word-shame-icon = Deshonra por estar solo
word-yes = sí
word-no = no

## El objetivo y cómo acaba la partida

section-goal = El objetivo y cómo acaba la partida
    .lead = Gana quien tenga más honor. Cada invierno, después del asalto, tres cosas pueden poner fin a la partida.
    .wrong-1 = Una reserva de deshonra vacía solo acaba la partida si sigue vacía en la comprobación de invierno.
    .wrong-2 = El año en curso siempre se juega entero: nada acaba la partida en otoño.
    .wrong-3 = De uno a tres jugadores bastan dos murallas completas; con cuatro hacen falta tres.
rule-end-walls = La partida acaba cuando al final del invierno hay suficientes murallas completas (nivel 3): dos con uno a tres jugadores, tres con cuatro o cinco.
rule-end-shame = La partida acaba cuando la reserva de deshonra está vacía al final del invierno. Las fichas salen de la reserva cuando los jugadores las reciben y en las incursiones, y vuelven cuando se descartan.
rule-end-time = La última casilla del medidor de tiempo es el último año. Después de su invierno la partida acaba en cualquier caso.
rule-ruling-18 = Las reglas impresas cuentan de varias formas las murallas completas. Aquí, dos acaban la partida con uno, dos o tres jugadores, y tres con cuatro.
rule-ruling-30 = Que la reserva de deshonra se vacíe no tiene efecto en ese momento. Solo cuenta la comprobación al final del invierno, y hasta entonces pueden volver fichas.

## En una página

section-one-page = En una página
    .lead = Toda la partida en breve, para la mesa: las secciones cuentan cada paso entero.
note-year = El año
    .line-1 = Primavera: avanza el tiempo, llegan hordas, dos consejeros dejan la cola. Verano: ingresos, deshonra por 2 de chi, se vacía la cola de mando, se recupera o 2 de honor por carta. El primer año se salta las dos.
    .line-2 = Otoño: cada uno juega en secreto una carta de mando; se resuelven por casillas. Cada turno: recuadros, activaciones, derrotas.
    .line-3 = Invierno: disparan los arqueros, derrotas, asalto sección por sección, se van las barricadas, comprobación del final.
note-locations = Las diez localizaciones
    .line-1 = Normales, se activan llenas: aserradero, cantera, mina de oro y templo dan 1 por funcionario y nivel de supervisor, y luego una mejora y una donación; el cuartel recluta; la casa de té te hace subir.
    .line-2 = Especiales, se activan con un funcionario: campamento de constructores, centro de logística, embajada, academia.
    .line-3 = Solo en una localización normal, menos la casa de té: 1 ficha de deshonra, antes de que se active. Después vuelven todos los funcionarios.
note-soldiers = Los tres soldados
    .line-1 = Lancero: 2 de piedra, 1 de madera. Cubre una zona de la horda junto a la muralla.
    .line-2 = Arquero: 2 de chi, 1 de madera. Ocupa un puesto de disparo y hiere a cualquier horda de la sección.
    .line-3 = Jinete: 3 de oro, 1 de madera. Cubre dos zonas adyacentes de cualquier horda de la sección.
note-falling = Cuando se derrota a una horda
    .line-1 = Con todas las zonas cubiertas, en la siguiente comprobación: ganador, 2 de honor para cada jugador sobre ella, 2 por cada arquero en la muralla, muertes, los supervivientes descansan, se reclama, avanzan las hordas.
    .line-2 = Gana quien cubre más zonas, en un empate decide el orden de té; las heridas no cuentan para nadie. 2 de chi salvan a un soldado.
note-breach = Cuando se abre una brecha
    .line-1 = Más poder que defensa: deshonra por cada horda sobre la que no estás; luego mueren soldados sobre las hordas y todos los arqueros de la muralla. Las hordas se quedan.
note-disgrace = Deshonra
    .line-1 = Una ficha va bajo un soldado de tu reserva (5 de honor al final) o sobre una horda reclamada (se pierde su honor). Sin fichas o sin sitio: 5 de honor en el acto.
note-end = Final y puntuación
    .line-1 = Al final del invierno: suficientes murallas completas, reserva de deshonra vacía o último año.
    .line-2 = Honor, menos 5 por cada soldado con deshonra, más las hordas reclamadas sin deshonra, más los artefactos. En un empate decide el orden de té.

## Qué hay en la mesa

section-table = Qué hay en la mesa
    .lead = Cada jugador dirige un clan. Todos juegan en un mismo tablero: diez localizaciones, una muralla de tres secciones y las hordas que hay delante.
    .wrong-1 = Los recursos, las manos y los consejeros de apoyo son secretos; las cartas de mando descartadas están a la vista.
    .wrong-2 = El primer orden de té sale de los generales, no de los asientos.
    .wrong-3 = Solo cinco de tus ocho funcionarios empiezan en juego; a los otros tres hay que contratarlos.
rule-setup-pieces = Cada clan tiene 10 lanceros, 4 arqueros, 2 jinetes y 6 cartas de mando. Tiene 8 funcionarios: 5 empiezan en la reserva y a 3 hay que contratarlos.
rule-setup-leaders = Recibes dos generales y dos consejeros. Elige un general, que te da tus recursos y tácticas iniciales, y un consejero activo; el otro consejero apoya a tu general.
rule-own-1 = El general y el consejero activo se eligen en una sola respuesta secreta, y todos los revelan a la vez.
rule-setup-tea = Cada general tiene un valor de té. El clan con el valor más alto empieza arriba en el orden de té, y los demás le siguen de mayor a menor.
rule-setup-hordes = Al principio llega una horda a cada sección en uso. Con cuatro jugadores llega una cuarta a donde indica el reverso de la carta siguiente. Cada sección tiene sus tres barricadas, y la reserva de deshonra, 10 fichas por jugador.
rule-setup-artifacts = Hay en juego tres de los cinco artefactos, a la vista de todos. Puntúan al final.
rule-setup-row = Hay cuatro consejeros a la vista en la cola de consejeros. Se pueden contratar en la embajada.
rule-setup-decks = Hay 13 generales, 44 consejeros, 20 tácticas, 5 artefactos y 24 cartas de horda: 8 tipos con tres cartas cada uno, una por sección en el reverso.
rule-hidden = Tus cartas de mando en mano, tus tácticas, tus recursos y tus consejeros de apoyo son secretos. Todo lo demás está a la vista, también las cartas de mando descartadas.
note-choose-leaders = Consejo: elegir a tus líderes
    .line-1 = Tu general da tu comienzo y una habilidad permanente que cuenta consejeros de apoyo.
    .line-2 = Un valor de té alto te deja actuar antes en todo lo que va por orden de té.
    .line-3 = Deja activo al consejero cuyo texto vas a usar este año; el otro refuerza a tu general.

## Un año

section-year = Un año
    .lead = Un año tiene cuatro estaciones: en primavera llegan hordas, en verano cobras, en otoño actúas y en invierno las hordas asaltan la muralla.
    .flow-1 = Primavera: llegan hordas y dos consejeros nuevos.
    .flow-2 = Verano: tus supervisores te pagan. La deshonra se va por chi, las cartas vuelven.
    .flow-3 = Otoño: cada uno juega una carta de mando. Se mueven funcionarios, se activan localizaciones, caen hordas.
    .flow-4 = Invierno: los arqueros disparan; después las hordas asaltan la muralla.
    .wrong-1 = El primer año empieza en otoño: no hay hordas nuevas ni ingresos.
    .wrong-2 = Se sigue el orden de té, nunca el de los asientos.
rule-years-first = El primer año no tiene primavera ni verano. La partida empieza en otoño.
rule-tea-order = Cuando varios clanes actúan a la vez, lo hacen por orden de té, de arriba abajo. Quien esté más arriba en el orden de té gana también todos los empates.

## Primavera

section-spring = Primavera
    .lead = Empieza el año: llegan hordas y cambia la cola de consejeros.
    .wrong-1 = Primero se llenan las secciones vacías; solo después deciden los reversos de las cartas.
    .wrong-2 = Una horda que no tiene sitio no desaparece sin más: hace una incursión, y se pierden para siempre fichas de deshonra.
rule-spring-time = El marcador de tiempo avanza una casilla. La casilla dice cuántas hordas llegan esta primavera y a cuántos soldados matan las hordas este año.
rule-spring-hordes = Las hordas llegan de una en una. Cada una va a una sección vacía, primero la de más a la izquierda; si no hay ninguna, a la sección del reverso de la carta siguiente del mazo. Ocupa la fila libre más cercana a la muralla.
rule-spring-raid = En una sección caben tres hordas. La que sería la cuarta se descarta y hace una incursión: una ficha de deshonra por jugador sale de la reserva y de la partida.
rule-spring-row = Se descartan los dos consejeros de más a la izquierda de la cola. Los demás se mueven a la izquierda y llegan dos nuevos.
rule-ruling-33 = Cuando se acaba el mazo de hordas, las hordas descartadas forman uno nuevo. Si no hay ninguna, no llegan más.
rule-ruling-34 = Una sección sin hordas se llena antes de mirar los reversos de las cartas, también al principio.
rule-own-13 = Cuando no queda ninguna carta de horda cuyo reverso indique una sección, cuenta la primera sección en uso.

## Verano

section-summer = Verano
    .lead = Los supervisores producen, se puede descartar deshonra y vuelven las cartas de mando.
    .wrong-1 = Recuperar es todo o nada: o vuelven todas tus cartas descartadas, o recibes 2 de honor por cada una.
    .wrong-2 = Con la mano vacía tienes que recuperar.
rule-summer-order = El verano tiene cuatro pasos: ingresos, descartar deshonra, vaciar la cola de mando y recuperar. Todos acaban un paso antes de empezar el siguiente.
rule-summer-income = Cada uno de tus supervisores te da recursos de su localización, tantos como su nivel.
rule-summer-shame = Por orden de té, puedes pagar 2 de chi para descartar una ficha de deshonra de debajo de un soldado o de una horda reclamada, tantas veces como puedas pagar.
rule-summer-reclaim = Por orden de té, o recuperas todas tus cartas de mando descartadas, o las dejas y recibes 2 de honor por cada una. Entre ellas está la que jugaste el otoño pasado. La Traición se queda siempre.
rule-own-4 = Si no te queda ninguna carta de mando en la mano, tienes que recuperar.
note-reclaim = Consejo: recuperar u honor
    .line-1 = 2 de honor por carta rinde más cuanto más esperas, pero te queda menos donde elegir.
    .line-2 = En el último año ya no hay para qué guardar cartas.

## Otoño: cartas de mando

section-fall = Otoño: cartas de mando
    .lead = Cada jugador juega una carta de mando al año. Las cartas se resuelven una tras otra, y entre medias se activan las localizaciones.
    .flow-1 = Todos eligen en secreto una carta de mando.
    .flow-2 = Por orden de té, cada carta va a una casilla libre. El número más bajo juega el primer turno.
    .flow-3 = En un turno primero van los recuadros de la carta, de arriba abajo.
    .flow-4 = Después se activa toda localización que esté lista.
    .flow-5 = Por último, son derrotadas las hordas con todas las zonas cubiertas.
    .wrong-1 = Las cartas asociadas cuentan en toda la cola, las haya jugado quien las haya jugado.
    .wrong-2 = La Traición no vuelve nunca.
    .wrong-3 = Un recuadro de ataque lo usan todos tus soldados que puedan, o ninguno.
rule-fall-choose = Todos eligen en secreto una carta de mando de su mano. Se revelan todas a la vez.
rule-fall-order = Por orden de té, cada jugador coloca su carta en una casilla libre de la cola de mando. Las cartas se resuelven por orden de casilla, primero el número más bajo.
rule-fall-turn = En un turno primero van los recuadros de la carta, de arriba abajo. Después se activa toda localización que esté lista, en el orden que elija el jugador activo. Por último, se comprueba si hay hordas derrotadas.
rule-own-11 = Una localización que queda lista mientras se activan otras se activa en el mismo paso. Ninguna se activa dos veces en un paso.
rule-commands-names = Cada clan tiene las mismas seis cartas: Despotismo, Economía, Trabajad más, Orden de ataque, Izar estandartes y Traición.
rule-commands-boxes = Un recuadro es para el dueño de la carta o para todos los demás jugadores. Algunos nombran una carta asociada: cada copia de ella en la cola de mando hace más fuerte el recuadro.
rule-commands-others = En el recuadro de los demás, cada uno de los otros jugadores mueve hasta dos funcionarios, a dos localizaciones distintas.
rule-command-despotism = Mueve hasta 4 funcionarios, y 2 más por cada Economía en la cola. Los demás mueven hasta 2. Después puedes hacer una activación avanzada.
rule-command-work-harder = Mueve hasta 8 funcionarios. Los demás mueven hasta 2. Después puedes hacer una activación avanzada por cada Orden de ataque en la cola.
rule-command-economy = Mueve hasta 3 funcionarios, y 2 más por cada Izar estandartes en la cola. Los demás mueven hasta 2. Después puedes mejorar a un supervisor en cualquier localización por 1 recurso menos.
rule-command-attack-order = Mueve hasta 3 funcionarios, y 2 más por cada Despotismo en la cola. Después ataca con todos tus soldados que puedan, y cada uno de los demás puede atacar con uno.
rule-command-raise-banners = Mueve hasta 3 funcionarios, y 2 más por cada Trabajad más en la cola. Los demás mueven hasta 2. Durante el resto de tu turno cada funcionario tuyo cuenta como uno más en el cuartel, salvo que tu general ya los haga contar más allí.
rule-command-betrayal = Copia la carta de otro jugador en la cola, o mueve hasta 2 funcionarios. La Traición solo se puede jugar una vez por partida.
rule-ruling-26 = Una Traición jugada se queda en la pila de descartes, donde sigue contando para los 2 de honor del verano. La carta copiada se ejecuta entera, con su recuadro para los demás, que entonces son todos menos tú. La Traición no puede copiar otra Traición.
note-choose-commands = Consejo: elegir una carta de mando
    .line-1 = Es tu única carta propia de este año: piensa en las localizaciones que quieres activar y después en los funcionarios que necesitas.
    .line-2 = Las cartas que nombran una asociada rinden cuando otros la juegan.
    .line-3 = Las cartas no vuelven hasta que recuperas: todas, o 2 de honor por cada una.
note-place-card = Consejo: colocar la carta en la cola
    .line-1 = Las primeras casillas llegan a las localizaciones antes que los demás; las últimas aprovechan los funcionarios que otros han puesto.
    .line-2 = Una localización se activa en el turno en que se llena, la llene quien la llene.

## Funcionarios y localizaciones

section-clerks = Funcionarios y localizaciones
    .lead = Los funcionarios hacen que se activen las localizaciones. Esperan allí hasta que ocurre, y entonces vuelven.
    .wrong-1 = Una localización llena está cerrada en los dos sentidos: no se entra ni se sale.
    .wrong-2 = La deshonra por estar solo llega antes de que la localización te dé nada.
    .wrong-3 = Una activación avanzada no da deshonra a nadie.
    .wrong-4 = Vuelven todos los funcionarios que hay allí, se hayan usado o no.
rule-clerks-move = Un funcionario que mueves viene de tu reserva o de otra localización. Cada funcionario se mueve solo una vez por recuadro.
rule-clerks-full = Una localización normal con todas las casillas ocupadas está cerrada: ningún funcionario entra ni sale hasta que se haya activado.
rule-clerks-different = Cuando tus dos funcionarios deben ir a localizaciones distintas, los dos pueden venir de la misma.
rule-own-17 = Los funcionarios de una localización que se está resolviendo ya han trabajado y esperan para volver. Ninguna carta puede moverlos a otro sitio.
rule-places-kinds = Aserradero, cantera, mina de oro, templo, cuartel y casa de té son localizaciones normales. Campamento de constructores, centro de logística, embajada y academia son especiales.
rule-places-regular = Una localización normal tiene un número fijo de casillas. Se activa cuando están todas ocupadas, sean de quien sean los funcionarios.
rule-places-special = En una localización especial caben los funcionarios que se quiera. Se activa en el paso de activación de un turno si hay allí al menos un funcionario de un jugador.
rule-places-order = Cuando se activa una localización, los clanes que están allí actúan por orden de té. Cada uno usa a todos sus funcionarios antes de que actúe el siguiente.
rule-places-return = Después, todos los funcionarios vuelven a la reserva de su clan, se hayan usado o no.
rule-places-optional = Nadie está obligado a usar una localización: puedes parar cuando quieras, o no hacer nada.
rule-own-3 = Solo se te pregunta cuando hay algo que decidir. Lo que solo puede ayudar, como recolectar, robar tácticas o los ingresos, ocurre por sí solo. En la casa de té puedes quedarte donde estás, así que se te pregunta.
rule-places-advanced = Una activación avanzada activa cualquier localización con al menos un funcionario, esté llena o no. Nadie recibe deshonra por estar solo allí.
rule-ruling-22 = La deshonra por estar solo llega justo antes de que se active la localización. Un soldado inmovilizado por esa ficha no se puede reclutar en la misma activación.
note-move-clerks = Consejo: mover funcionarios
    .line-1 = Ocupar la última casilla activa una localización normal en este turno, para todos los que están allí.
    .line-2 = Ser el único clan cuesta una ficha de deshonra en casi todas las localizaciones normales.
    .line-3 = Una localización llena está cerrada: los funcionarios que dejas allí solo vuelven cuando se activa.
note-activations = Consejo: el orden de las activaciones
    .line-1 = Primero los recursos, después la localización que los gasta.
    .line-2 = La casa de té cambia el orden para todo lo que se activa después.

## Producción, supervisores y almacén

section-production = Producción, supervisores y almacén
    .lead = El aserradero, la cantera, la mina de oro y el templo dan madera, piedra, oro y chi. Los supervisores los hacen más ricos, y las donaciones llenan el almacén para todos.
    .flow-1 = Recolectar: 1 por funcionario, y tantos más como el nivel de tu supervisor allí.
    .flow-2 = Mejorar: coloca un supervisor, o sube un nivel el tuyo.
    .flow-3 = Donar: 1 al almacén por 2 de honor.
    .wrong-1 = Un supervisor es un soldado que no vuelve nunca.
    .wrong-2 = Donas como mucho un recurso por activación, y nunca chi.
    .wrong-3 = Sin un funcionario allí, tu supervisor no da nada cuando la localización se activa.
rule-production-steps = Una localización de producción tiene tres pasos: recolectar, mejorar, donar. Todos los que están allí acaban un paso antes de que empiece el siguiente.
rule-production-gather = Recibes un recurso por cada funcionario tuyo allí, y tantos más como el nivel de tu supervisor allí.
rule-production-upgrade = Si has recolectado, puedes mejorar un nivel a tu supervisor de esa localización.
rule-ruling-23 = Solo puede mejorar un clan que haya recolectado en esta activación. Un clan sin funcionarios allí no hace ninguna de las dos cosas.
rule-production-donate = Después de recolectar, puedes poner en el almacén un recurso de ese tipo por 2 de honor. El templo no tiene paso de donar: el chi no se dona.
rule-overseers-cost = El primer nivel de un supervisor cuesta 2 del recurso indicado en la localización, el segundo 3 y el tercero 4. El aserradero pide chi, la cantera madera, la mina de oro piedra y el templo oro.
rule-overseers-limits = Tienes como mucho un supervisor en cada localización de producción, de nivel 3 como máximo. Cualquier soldado de tu reserva puede serlo, y se queda para siempre. Otros clanes pueden tener uno en la misma localización.
rule-ruling-32 = Los recursos son ilimitados.
note-upgrade = Consejo: mejorar a un supervisor
    .line-1 = Rinde en cada activación con un funcionario tuyo y cada verano: cuanto antes, más años.
    .line-2 = El primer nivel se lleva para siempre un soldado de tu reserva.
note-donate = Consejo: donar
    .line-1 = 2 de honor por un recurso es buen precio, si no lo necesitas para soldados o una mejora.
    .line-2 = El almacén ayuda a quien construya después: mira quién está en el campamento de constructores.

## Cuartel y reclutamiento

section-barracks = Cuartel y reclutamiento
    .lead = Los funcionarios del cuartel convierten recursos en soldados, que atacan en el acto o descansan.
    .wrong-1 = Se eligen y se pagan todos los reclutas antes de que ataque el primero: lo que ganen no sirve para pagar a otros.
    .wrong-2 = Un recluta puede atacar en cualquier sección; más tarde solo ataca donde está.
rule-barracks-cost = Recluta hasta un soldado de tu reserva por cada funcionario allí. Un lancero cuesta 2 de piedra y 1 de madera, un arquero 2 de chi y 1 de madera, un jinete 3 de oro y 1 de madera.
rule-barracks-batch = Primero eliges y pagas a todos tus reclutas. Después los colocas uno a uno: cada uno ataca en la sección que elijas o va a la zona de descanso que elijas. Todos juntos son un solo suceso.
note-recruit = Consejo: reclutar
    .line-1 = Mira qué zonas están libres antes de pagar: los lanceros solo llegan a la fila junto a la muralla.
    .line-2 = Guarda chi para salvar soldados: una horda mata a algunos de cada jugador.
note-deploy = Consejo: atacar o descansar
    .line-1 = Gana la horda quien cubre más zonas; en un empate, el más alto en el orden de té.
    .line-2 = Un soldado sobre una horda también te libra de deshonra si se abre una brecha en la sección.
    .line-3 = Los arqueros se quedan en la muralla, disparan cada invierno y dan 2 de honor por cada horda derrotada allí.

## Campamento de constructores: barricadas y murallas

section-builders = Campamento de constructores: barricadas y murallas
    .lead = Los funcionarios del campamento de constructores refuerzan la muralla con recursos del almacén de todos.
    .wrong-1 = Primero se usa el almacén, a la fuerza; solo eliges cuáles de sus recursos.
    .wrong-2 = El honor es el mismo por poco que pagues tú.
    .wrong-3 = Las murallas se quedan; las barricadas se van cada invierno.
    .wrong-4 = El chi nunca sirve para construir.
rule-builders = Por cada funcionario, construye una barricada o un nivel de muralla en cualquier sección. Puedes construir otra vez en la misma sección, y lo mismo dos veces.
rule-barricades = Una barricada cuesta 2 de madera, piedra u oro en cualquier combinación, te da 2 de honor y suma 2 a la defensa de su sección. En una sección caben tres. Todas se van en invierno.
rule-walls-cost = Los tres niveles de una muralla cuestan 5, 10 y 15 de madera, piedra y oro en cualquier combinación, y dan el mismo honor. Se construyen por orden.
rule-walls-warehouse = Primero paga lo que hay en el almacén, todo lo que pueda. Tú pagas el resto y recibes igualmente todo el honor.
rule-walls-archers = Los arqueros de la muralla suben al nivel nuevo. No es un ataque ni un traslado.
rule-ruling-29 = El constructor elige qué recursos salen del almacén, pero debe usar tantos como permitan el coste y las existencias.
note-build = Consejo: construir
    .line-1 = El almacén paga primero, y tú recibes todo el honor.
    .line-2 = Las barricadas solo duran hasta el invierno: construye donde evitan una brecha.
    .line-3 = Cada nivel abre un puesto de disparo.

## Logística, casa de té, embajada, academia

section-services = Logística, casa de té, embajada, academia
    .lead = Cuatro localizaciones para quien planea con tiempo: mover soldados, el orden de té, contratar y las tácticas.
    .wrong-1 = Un soldado nunca se mueve de una zona de descanso a un puesto de disparo.
    .wrong-2 = El precio de un consejero crece con cada consejero que tienes, activo o de apoyo.
    .wrong-3 = El orden de té cambia cuando se activa la casa de té, antes de las localizaciones que se activen después.
rule-logistics = Por cada funcionario, mueve cuantos soldados tuyos quieras de una sección a otra: de zona de descanso a zona de descanso, de la muralla a un puesto de disparo libre, o de la muralla a la zona de descanso. Los soldados que están sobre hordas se quedan.
rule-tea-house = Por orden de té, cada clan que está allí puede subir un puesto. Un clan que ocupa él solo todas las casillas puede subir hasta arriba. Por lo demás, no importa cuántos funcionarios tengas allí.
rule-embassy-clerk = Por cada funcionario en la embajada puedes contratar a un funcionario por 2 de oro. Va a tu reserva.
rule-embassy-advisor = O contrata a un consejero de la cola, activo o de apoyo. Cuesta tanto oro como consejeros tengas entonces: el tercero cuesta 3. La cola se repone antes de la siguiente contratación.
rule-academy = Roba una táctica por cada funcionario. Cuando se acaba el mazo, las tácticas descartadas forman uno nuevo.
note-hire = Consejo: contratar
    .line-1 = Un funcionario cuesta 2 de oro y trabaja todos los años.
    .line-2 = Los consejeros se encarecen con cada uno que tienes; los de apoyo cuentan enseguida para tu general.
note-tea = Consejo: casa de té
    .line-1 = Estar más arriba en el orden de té gana los empates, elige antes y se atiende antes.

## Atacar

section-attack = Atacar
    .lead = A una horda se la derrota cubriendo sus zonas vitales con soldados y heridas. La mayoría de las zonas dan una recompensa.
    .flow-1 = Lancero: una zona libre de la horda junto a la muralla.
    .flow-2 = Jinete: dos zonas libres adyacentes de cualquier horda de la sección.
    .flow-3 = Arquero: desde la muralla, una herida en cualquier zona libre de la sección.
    .wrong-1 = Las heridas no dan recompensa: los arqueros abren el camino a otros o dan el último golpe.
    .wrong-2 = Una horda con todas las zonas cubiertas sigue en pie hasta la siguiente comprobación.
    .wrong-3 = En invierno tus arqueros tienen que disparar, aunque prefieras esperar.
rule-attack = Un soldado que ataca cubre zonas vitales libres de una horda y se queda allí. Las recompensas de esas zonas son tuyas en el acto. Una herida también cubre una zona, pero no da nada.
rule-attack-spearman = Un lancero cubre una zona libre de la horda que está junto a la muralla, en la primera fila de su sección.
rule-attack-horseman = Un jinete cubre dos zonas libres adyacentes de una horda de su sección, en cualquier fila. Donde no hay dos zonas libres adyacentes no puede atacar.
rule-attack-archer = Un arquero necesita un puesto de disparo libre en la muralla y se queda allí. Pone una herida en cualquier zona libre de cualquier horda de su sección.
rule-attack-recruit = Un recluta nuevo ataca en cualquier sección, o descansa en cualquiera.
rule-attack-resting = En los demás casos solo atacan los soldados de zonas de descanso y de puestos de disparo, y solo en su propia sección. Los que están sobre una horda se quedan hasta que es derrotada o mueren.
rule-ruling-24 = Puedes dejar sin usar un recuadro de ataque. Si lo usas, atacan todos los soldados que tengan objetivo, una vez cada uno. Disparar en invierno nunca es opcional.
rule-own-6 = Un arquero puede ir a un puesto de disparo libre sin tener objetivo, pero nadie está obligado.
rule-own-10 = Recibes la recompensa de una zona antes de que nadie responda al ataque, así que su chi puede reforzar una táctica.
rule-own-12 = Los soldados «en una sección» son los de su zona de descanso, los de su muralla y los que están sobre sus hordas.
rule-own-14 = Una herida que pone una carta cuenta como infligida por ti, y puede ser la última.

## Una horda derrotada

section-defeat = Una horda derrotada
    .lead = Cuando todas las zonas vitales de una horda están cubiertas, la siguiente comprobación la derrota: honor, muertes y por último se reclama.
    .flow-1 = Todas las zonas están cubiertas cuando se comprueban las hordas.
    .flow-2 = 2 de honor para cada jugador sobre la horda, y por cada arquero en la muralla de allí.
    .flow-3 = Mueren soldados sobre ella, si no se salvan. Los demás descansan.
    .flow-4 = Quien cubre más zonas reclama la horda.
    .wrong-1 = El ganador se decide antes de que mueran soldados.
    .wrong-2 = Reciben honor todos los que están sobre la horda, no solo el ganador.
    .wrong-3 = Los supervivientes descansan en esa sección, no de donde vinieron.
rule-defeat-when = Las hordas se comprueban al final de cada turno de otoño y después de que disparen los arqueros en invierno. Entonces queda derrotada la que tenga todas sus zonas cubiertas, no antes.
rule-defeat-order = Se comprueba fila por fila, desde la que está junto a la muralla, y cada fila de izquierda a derecha.
rule-own-5 = Cada horda se resuelve en la fila donde estaba al empezar la comprobación, aunque entretanto haya avanzado. Lo que quede derrotado por efectos durante la comprobación se resuelve en otra vuelta.
rule-ruling-19 = Los pasos de una derrota: se decide el ganador; honor por presencia; honor por arqueros; muertes y salvaciones; los supervivientes descansan; el ganador reclama la horda; avanzan las hordas de detrás.
rule-defeat-honor = Cada jugador con un soldado sobre la horda recibe 2 de honor. Después cada jugador recibe 2 de honor por cada arquero suyo en la muralla de esa sección.
rule-defeat-claim = El jugador cuyos soldados cubren más zonas reclama la horda; en un empate, el que esté más arriba en el orden de té. Las heridas no cuentan para nadie. Una horda en la que solo hay heridas se descarta.
rule-ruling-20 = Los soldados que sobreviven a la derrota van a la zona de descanso de esa sección.
rule-ruling-21 = Las heridas de una horda derrotada se van con la carta.

## Quién muere y quién se salva

section-deaths = Quién muere y quién se salva
    .lead = Las hordas matan cuando son derrotadas y cuando abren una brecha.
    .wrong-1 = El número cuenta para cada jugador en cada horda, no para la horda entera.
    .wrong-2 = Un soldado salvado no ha muerto: no cuenta para las cartas de soldados muertos.
rule-deaths-lethality = Una horda mata a tantos soldados de cada jugador sobre ella como dice este año el medidor de tiempo. Algunas hordas matan a más.
rule-deaths-choose = Si solo muere una parte de tus soldados, eliges cuáles. Los muertos vuelven a tu reserva y se pueden reclutar de nuevo.
rule-deaths-save = Por 2 de chi cada uno puedes salvar a soldados que van a morir. Un soldado salvado no ha muerto y va a la zona de descanso de la sección.
rule-deaths-wounds = Cuando un soldado deja una horda, queda una herida en cada zona que cubría.
rule-ruling-25 = Mueran los que mueran de tus soldados en un suceso, para tus cartas es un solo suceso: uno por horda derrotada, uno por sección con brecha.
note-save = Consejo: salvar soldados
    .line-1 = 2 de chi cada uno: volver a reclutar un arquero o un jinete cuesta más.
    .line-2 = Los salvados descansan en esa sección y pueden atacar allí de nuevo.

## Invierno: disparos, asalto, brecha

section-winter = Invierno: disparos, asalto, brecha
    .lead = Los arqueros disparan una vez más; después las hordas de cada sección se miden con su defensa.
    .flow-1 = Dispara todo arquero en un puesto de disparo que tenga objetivo.
    .flow-2 = En cada sección el poder de las hordas se enfrenta a la defensa.
    .flow-3 = Con más poder se abre una brecha: deshonra y después muertes.
    .flow-4 = Tras todos los asaltos se descartan las barricadas. Las murallas se quedan.
    .wrong-1 = Con defensa igual se resiste: solo más poder abre una brecha.
    .wrong-2 = Cada líder vuelve a reducir la defensa a la mitad.
    .wrong-3 = Los arqueros de una muralla con brecha mueren; los soldados de la zona de descanso, no.
    .wrong-4 = Una sección sin hordas no tiene nada que temer.
rule-winter-firing = Sección por sección desde la izquierda, y por orden de té, todo arquero en un puesto de disparo tiene que disparar si tiene objetivo. Después se comprueba si hay hordas derrotadas.
rule-winter-assault = En cada sección se suma el poder de todas sus hordas y se compara con la defensa de muralla y barricadas. Si el poder es mayor, se abre una brecha; si no, no pasa nada.
rule-breach-order = En una brecha, primero recibe cada uno su deshonra. Después mueren los soldados.
rule-breach-shame = Cada jugador recibe una ficha de deshonra por cada horda de la sección con brecha sobre la que no tenga ningún soldado.
rule-breach-deaths = Cada horda de la sección mata a los soldados que hay sobre ella según el medidor de tiempo. Los supervivientes se quedan sobre la horda, y las hordas también se quedan.
rule-breach-archers = Mueren todos los arqueros de la muralla de la sección con brecha. Los soldados de su zona de descanso, no.
rule-breach-one-event = Todos tus muertos de una brecha son un solo suceso: una sola Retirada reforzada puede salvarlos a todos.
rule-winter-barricades = Después del asalto a todas las secciones se descartan todas las barricadas.

## Deshonra

section-shame = Deshonra
    .lead = La deshonra inmoviliza a tus soldados o estropea las hordas que has reclamado, y cuesta honor al final.
    .wrong-1 = Una ficha sobre una horda reclamada te cuesta el honor de esa horda, no 5.
    .wrong-2 = Un soldado inmovilizado no está perdido: descarta la ficha y vuelve a estar en tu reserva.
    .wrong-3 = Con la reserva vacía, la deshonra cuesta honor en el acto.
rule-shame-alone = Si tu clan es el único en una localización con el icono de deshonra cuando se activa, recibes una ficha de deshonra. Tienen el icono todas las localizaciones normales menos la casa de té.
rule-shame-places = Pon la ficha bajo un soldado de tu reserva que no tenga ninguna, o en uno de los dos espacios de una horda que hayas reclamado.
rule-shame-frozen = Un soldado con una ficha de deshonra no se puede reclutar ni puede ser supervisor hasta que se descarte la ficha.
rule-shame-empty = Si la reserva de deshonra está vacía, pierdes 5 de honor en vez de recibir una ficha.
rule-shame-nowhere = Si no tienes dónde poner una ficha, sale de la partida y pierdes 5 de honor.
note-shame = Consejo: poner una ficha de deshonra
    .line-1 = Bajo un soldado que no necesites pronto: 5 de honor al final, y queda inmovilizado.
    .line-2 = Sobre una horda reclamada que valga menos de 5 o que ya tenga una ficha: su honor se pierde solo una vez.

## Tácticas

section-tactics = Tácticas
    .lead = Las tácticas son cartas secretas que responden a un suceso, con un efecto gratis y otro más fuerte a cambio de chi.
    .wrong-1 = Una táctica por jugador y suceso, tengas las que tengas.
    .wrong-2 = El chi que te dan por ese mismo suceso tus cartas permanentes no puede reforzar: la táctica va antes.
    .wrong-3 = Una horda derrotada es un solo suceso, también para quien la derrota.
rule-tactics = Una táctica hace lo que dice su texto: el efecto gratis o el reforzado.
rule-tactics-limit = Tienes como mucho cinco tácticas. Si tienes más, descarta las que quieras hasta quedarte con cinco.
rule-tactics-play = Juega una táctica cuando ocurra el suceso que nombra. Aplica uno de sus dos efectos y descártala.
rule-tactics-boost = El efecto reforzado sustituye al gratis y cuesta el chi que indica la carta.
rule-tactics-one = Puedes jugar una táctica por cada suceso.
rule-ruling-27 = Cada jugador puede jugar una táctica por el mismo suceso; nadie juega dos.
rule-ruling-28 = Una táctica se juega antes que las cartas permanentes que esperan el mismo suceso. Así, el chi de esas cartas llega tarde para reforzarla.
rule-own-2 = Una horda derrotada es un solo suceso, tanto si una táctica espera cualquier derrota como si espera la tuya. Un ataque con varios tipos de soldado también lo es. Reclutar, atacar e infligir la última herida son tres sucesos, que se responden en ese orden.
rule-tactics-triggers = A siete sucesos se puede responder con tácticas.
rule-tactics-trigger-1 = Se derrota a una horda, la derrote quien la derrote. La mayoría de estas cartas pide un soldado tuyo sobre esa horda o en su sección.
rule-tactics-trigger-2 = Derrotas a una horda: eres su ganador.
rule-tactics-trigger-3 = Atacas con el tipo de soldado de la carta.
rule-tactics-trigger-4 = Infliges la última herida: tu ataque o tu herida cubre la última zona libre de una horda.
rule-tactics-trigger-5 = Mueren soldados tuyos. Las cartas que salvan se juegan antes de que mueran.
rule-tactics-trigger-6 = Ha terminado tu paso de mando: se han resuelto todos los recuadros de tu carta y aún no se ha activado ninguna localización.
rule-tactics-trigger-7 = Reclutas. Algunas cartas piden además un soldado determinado en la sección donde ha quedado un recluta.
rule-tactic-heroic-fight = Cuando se derrota a una horda con un lancero tuyo sobre ella en una sección donde tienes un arquero: recibes 4 de honor, u 8 si la refuerzas.
rule-tactic-rob-the-dead = Cuando infliges la última herida: recibes 2 de oro, o 5 si la refuerzas.
rule-tactic-withdrawal = Cuando tus soldados van a morir: salvas a uno gratis, o a todos si la refuerzas.
rule-tactic-restless = Después de tu paso de mando: mejoras a un supervisor, o a dos distintos si la refuerzas. Las mejoras se pagan como siempre.
note-react = Consejo: jugar una táctica
    .line-1 = Una táctica por suceso: ¿hay un momento mejor este año?
    .line-2 = El límite son cinco cartas; con la mano llena se pierde lo que robas.

## Generales

section-generals = Generales
    .lead = Tu general tiene una habilidad permanente que crece con los consejeros que lo apoyan.
    .wrong-1 = Un general cuenta consejeros de apoyo, nunca activos.
    .wrong-2 = Sin consejeros de apoyo la mayoría de los generales no hace nada.
rule-generals = Tu general hace lo que dice su carta. Sus números cuentan una vez por cada consejero de apoyo, salvo que la carta diga otra cosa.
rule-general-liang-hongyu = Cuando muere alguno de tus soldados, recibes 2 de honor por cada consejero de apoyo: una vez por suceso, mueran los que mueran.
rule-general-yang-miaozhen = Cuando reclutas, puedes reclutar un lancero más por cada consejero de apoyo, cada uno por 2 recursos cualesquiera.
rule-general-song-ci = Siempre que mejoras a un supervisor, recibes 2 de honor por cada consejero de apoyo.
rule-general-keng-hsien-seng = Tu oro puede sustituir a cualquier recurso que tengas que pagar.
rule-own-7 = El oro que sustituye a otro recurso paga solo lo que te falta: primero se gasta lo que tienes del tipo correcto.
rule-general-tong-guan = Después del paso de activación de tu turno, atacas con hasta un soldado por cada consejero de apoyo, desde zonas de descanso o murallas.
rule-general-xin-qiji = Cuando reclutas, dispara hasta un arquero de la muralla por cada consejero de apoyo, en cualesquiera secciones. Los arqueros recién reclutados no.
rule-general-wan-yi = Durante los ingresos de verano, recibes 2 recursos a tu elección por cada consejero de apoyo. Cuenta cuatro como mucho.
rule-general-cai-xiang = Cuando se activa una localización especial donde tienes dos o más funcionarios, recibes 2 de honor por cada consejero de apoyo.

## Consejeros

section-advisors = Consejeros
    .lead = Cada consejero que contratas es activo y usa su habilidad, o apoya a tu general. La elección es definitiva.
    .wrong-1 = Un consejero de apoyo no hace nada por sí mismo.
    .wrong-2 = Dos consejeros activos pueden responder al mismo suceso: no tienen el límite de las tácticas.
rule-advisors = Un consejero activo hace lo que dice su carta. Uno de apoyo no tiene efecto propio, pero hace más fuerte a tu general.
rule-advisor-warden = Después de tu paso de activación, atacas con hasta un arquero en cada sección.
rule-advisor-taskmaster = Después de tu paso de activación, cobras los ingresos de uno de tus supervisores.
rule-advisor-master-merchant = Después de tu paso de activación, puedes pagar 1 de oro para recibir 3 recursos a tu elección, excepto oro.
rule-advisor-forest-guide = Cuando juegas una táctica, descartas una ficha de deshonra.
rule-advisor-chronicler = Cuando juegas una táctica, recibes honor, el doble si la táctica está reforzada.
rule-advisor-chains = Fabricante, Alquimista, Líder espiritual y Cantero: cuando mejoras a un supervisor, puedes mejorar también al de la localización de la carta por 2 menos. Puede ser el mismo.
rule-own-16 = Una mejora que viene del efecto de un consejero no llama a otro consejero. Tu general sí responde.
rule-advisor-jinshi = Después de tu paso de mando, mueves un funcionario más.
rule-advisor-smuggler = Cuando la carta de otro jugador te deja mover funcionarios, mueves uno más, a cualquier localización.
rule-advisor-last-wounds = Por cada última herida que infliges, el Ladrón de gloria descarta una ficha de deshonra y el Monje estratega roba 2 tácticas.
rule-advisor-herald = Cada lancero que reclutas cuesta 1 de piedra menos.
rule-advisor-survivalist = En cada suceso en el que morirían soldados tuyos, salvas a uno gratis.

## Hordas

section-hordes = Hordas
    .lead = Las hordas están en hasta tres filas delante de cada sección. Cada una tiene poder, honor, zonas vitales y quizá un rasgo.
    .wrong-1 = Cuenta el poder de todas las filas, no solo el de la fila junto a la muralla.
    .wrong-2 = La carga solo añade poder en la fila junto a la muralla.
    .wrong-3 = Una horda feroz mata a un soldado más de cada jugador que esté sobre ella.
rule-hordes = Una horda tiene el poder, el honor, el rasgo y las zonas de su carta. El honor es al final para quien la haya reclamado.
rule-horde-leader = Cada líder en una sección reduce su defensa a la mitad, redondeando hacia abajo. Dos la dejan en la cuarta parte.
rule-horde-pyromaniacs = Mientras hay pirómanos en una sección, sus barricadas valen 0.

## Artefactos

section-artifacts = Artefactos
    .lead = Hay en juego tres de los cinco artefactos. Al final cada uno da honor por lo que cuenta.
    .wrong-1 = Los artefactos no son de nadie: puntúan para todos los jugadores.
rule-artifacts = Al final de la partida, cada artefacto en juego da honor a cada jugador por lo que cuenta.
rule-artifact-hou-yi-bow = 6 de honor por cada arquero tuyo en la muralla más alta.
rule-ruling-35 = La muralla más alta es toda sección que comparta el nivel más alto construido. Mientras no hay ninguna construida, no existe.
rule-artifact-servant-statue = 7 de honor por cada consejero que tengas por encima de dos, activo o de apoyo.
rule-artifact-stone-bells = 7 de honor por cada funcionario que tengas por encima de cinco. Los que no has contratado no cuentan.

## Puntuación

section-scoring = Puntuación
    .lead = El honor se cuenta durante la partida. Al final se resta la deshonra, y después se suman hordas reclamadas y artefactos.
    .wrong-1 = La deshonra se resta primero y nunca baja de 0: lo que dan hordas y artefactos viene después.
    .wrong-2 = Los recursos y tácticas sobrantes no puntúan.
rule-scoring-shame = Pierdes 5 de honor por cada soldado con una ficha de deshonra. Nunca bajas de 0.
rule-scoring-hordes = Cada horda reclamada sin ficha de deshonra da el honor de su carta. Con una ficha no da nada.
rule-ruling-31 = El honor nunca baja de 0, ni durante la partida ni al final.
rule-scoring-sum = Después puntúan los artefactos. Tu puntuación es la suma de todo lo ganado y perdido; la hoja de puntuación lo desglosa por fuentes.
rule-scoring-ties = De los jugadores con el mismo honor gana el que esté más arriba en el orden de té.

## Cartas propias

section-own-cards = Cartas propias
    .lead = Una mesa puede jugar con cartas que hayáis escrito vosotros.
rule-cards-own = Una mesa puede traer en un archivo sus propias cartas de general, consejero, táctica, horda y artefacto. Una fila que no puede funcionar se rechaza con su línea y el motivo.
