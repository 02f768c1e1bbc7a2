### Lo que el núcleo rechaza y lo que dice la terminal.

## Preparar una partida

unknown-game = No hay ningún juego «{ $name }». Juegos: { $known }.
bad-seats = { $game } no admite { $seats } jugadores. Números posibles: { $allowed }.
bad-rules = { $game } no tiene la versión { $found } de las reglas. Usa una versión de la 1 a la { $rules }.
unknown-option = { $game } no tiene la opción «{ $option }». Opciones: { $allowed }.
bad-option = La opción { $option } no puede valer «{ $value }». Valores posibles: { $allowed }.
no-file-option = { $game } no tiene ninguna opción «{ $option }» que se lea de un archivo.
unknown-bot = No hay ningún bot «{ $bot }». Bots: { $known }.

## Posiciones y partidas guardadas

wrong-game = Esta posición es de «{ $found }», no de { $game }.
wrong-rules = Esta posición sigue la versión { $found } de las reglas; aquí { $game } tiene la versión { $rules }.
broken-state = No se puede leer esta posición: { $detail }.
no-origin = No se sabe cómo empezó esta posición, así que no hay partida que guardar.
record-rules = Esta partida sigue la versión { $found } de las reglas; aquí { $game } tiene la versión { $rules }.
record-header = La cabecera de la partida no sirve: { $detail }
record-not-header = La línea { $line } de la partida no tiene la forma «nombre: valor»: { $text }
record-format = Esto no es una partida guardada: tiene que empezar con «crenel: { $format }».
record-not-move = La línea { $line } de la partida no es una jugada: { $text }
record-count =
    La línea { $line } cierra la partida con { $expected ->
        [one] { $expected } jugada
       *[other] { $expected } jugadas
    }, pero hay { $count }: alguien la ha cambiado a mano.
record-cut =
    La partida se corta tras { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } (línea { $line }): falta la línea de cierre.
record-after-end = La línea { $line } está después del final de la partida: { $text }
record-illegal = La línea { $line } de la partida, «{ $text }», no es legal en ese momento: { $detail }
record-differs = Alguien ha cambiado la partida a mano: lleva a la posición { $found }, pero se cerró en { $expected }.

## Jugadas

game-over = La partida ha terminado.
not-your-turn = No le toca al asiento { $seat }; ahora decide el asiento { $actor }.
no-such-action = Ahora no hay ninguna acción legal { $action }.
no-such-notation = «{ $text }» no es una jugada. Las jugadas se escriben así: { $example }
not-now = «{ $text }» no es posible ahora. Sí lo es, por ejemplo: { $example }
nothing-to-undo = No hay nada que deshacer: lo último fue decisión de otro o descubrió algo nuevo.
undo-too-far =
    Quieres deshacer { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }, pero solo se puede con { $possible }.
no-such-moment = No existe el momento { $count }: esta partida tiene { $moves } decisiones.

rule-kernel-turn = Se decide de una en una, y decide quien tiene que responder.
rule-kernel-action = Solo son legales las acciones de la lista.
rule-kernel-notation = Cada jugada tiene una forma breve: un verbo y aquello a lo que se refiere.

## Opciones de todos los juegos

setting-confirm = Preguntar por el final del turno aunque no quede nada más, para poder deshacer hasta entonces
setting-confirm-true = sí
setting-confirm-false = no

## Listas

list-last = { $list } y { $item }

## Jugadores

player-you = Tú
player-0 = Azul
player-1 = Bermellón
player-2 = Verde
player-3 = Rosa
player-4 = Celeste
player-5 = Naranja
player-bot = { $bot } ({ $colour })
subject = { $you ->
    [yes] { "" }
   *[no] { $who }{ " " }
  }
bot-greedy = Codicioso
bot-greedy-about = Mira hasta el final de su turno y elige lo que más vale. Un rival digno cuando ya conoces las reglas.
bot-random = Aleatorio
bot-random-about = Hace cualquier jugada legal. Bueno para conocer las reglas.

## El comando: qué está mal

no-command = Di qué quieres hacer: { $known }. `crenel --help` explica más.
unknown-command = No hay ningún comando «{ $name }». Comandos: { $known }.
unknown-argument = Aquí no se conoce el argumento «{ $argument }». `crenel { $command } --help` los enumera todos.
bad-argument = Los argumentos no sirven: { $detail }. `crenel { $command } --help` los enumera todos.
missing-value = A { $argument } le falta un valor. `crenel { $command } --help` los enumera todos.
missing-argument = { $command ->
    [replay] Di qué partida quieres ver: crenel replay ARCHIVO
   *[other] Di a qué juego: { $known }.
  }
not-a-number = { $argument } necesita un número entero, no «{ $value }».
no-own-cards = { $game } no se puede jugar con cartas propias.
no-own-boards = { $game } no se puede jugar en tableros propios.
not-an-option = Una opción se escribe NOMBRE=VALOR, no «{ $value }». Opciones: { $allowed }.
unknown-language = No hay ningún idioma «{ $name }». Idiomas: { $known }.
too-many-bots =
    Con { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } no queda sitio para ti en una mesa de { $seats }. Como mucho caben { $most }.
bad-seat = No hay ningún asiento { $seat }. Posibles: { $allowed }.
bad-me = No hay ningún asiento { $me } para ti. Posibles: { $allowed }.
me-and-others = Con { $people } personas en la mesa, --me no tiene sentido: ocupan los primeros asientos.
resume-and-setup = { $argument } no se puede cambiar al continuar una partida: ya consta en ella.
wrong-record = Esta partida es de { $found }, no de { $game }.
file-exists = «{ $file }» ya existe y no se sobrescribe. Elige otro nombre o continúa con --resume.
no-folder = No existe la carpeta «{ $folder }» para «{ $file }».
cannot-read = No se puede leer «{ $file }»: { $detail }.
cannot-write = No se puede escribir «{ $file }»: { $detail }.
not-text = «{ $file }» no es una partida guardada: ni siquiera es texto.

## El comando: ayuda

help-crenel =
    crenel permite jugar a juegos de mesa exigentes en la terminal.

      crenel play JUEGO      jugar, contra bots o con amigos
      crenel serve           la mesa en el navegador
      crenel simulate JUEGO  que los bots jueguen muchas partidas
      crenel replay ARCHIVO  recorrer una partida guardada
      crenel analyse ARCHIVO probabilidades y decisiones caras de una partida terminada
      crenel verify ARCHIVO  comprobar los dados de una partida terminada
      crenel doctor          qué hay instalado aquí

    Juegos: { $games }
    --language en|es|pl      el idioma; si no, el de tu sistema
    --version                la versión de Crenel
    crenel COMANDO --help    más sobre un comando
help-play =
    crenel play JUEGO juega una partida en la terminal.

      --seats N              número de jugadores
      --bots NOMBRE,NOMBRE   quién juega contra ti ({ $bots }); «none»: personas en todos los asientos
      --me ASIENTO           tu asiento, contando desde 0, si juegas solo contra bots
      --seed TEXTO           la misma semilla da los mismos dados y losetas
      --option NOMBRE=VALOR  opciones del juego, ver abajo
      --cards ARCHIVO        tus cartas en lugar de las nuestras, si el juego tiene cartas
      --boards ARCHIVO       tableros propios, donde el juego los tiene (véase crenel board)
      --save ARCHIVO         dónde se guarda la partida
      --resume ARCHIVO       continuar una partida guardada

    Opciones, con su valor por defecto:
help-replay =
    crenel replay ARCHIVO recorre una partida guardada.

      --all                  imprimir toda la historia sin preguntar
      --seat ASIENTO         mirar desde este asiento, contando desde 0
help-doctor = crenel doctor muestra la versión, el motor, los juegos, los bots y la terminal.

## En la partida

your-decision = { $who }: { $asking }
moves-with-die = Con el { $die }
moves-any-die = Cualquier número, sin dado
moves-other = Además
move-cost = { $workers }t
prompt-move = Número, jugada o comando (help):{ " " }
no-such-number = No hay ninguna jugada { $number }. La lista va del 1 al { $count }.
several-moves = Eso puede significar varias jugadas. Di cuál: { $moves }
why-legal = Ahora mismo es legal.
why-rule = La regla: { $rule }
why-what = Di qué jugada, así: why { $example }
preview-what = Di qué jugada, así: preview { $example }
preview-nothing = Nada que se pueda decir de antemano.
undone = Deshecho: { $moves }
saved = Guardada en { $file }. Para continuar: crenel play --resume { $file }
saved-over = Guardada en { $file }. Para volver a verla: crenel replay { $file }
kept-here = Aquí tienes la partida, para que no se pierda nada:
leaving = Hasta pronto.
resumed =
    La partida continúa tras { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
pass-the-screen = { $who }, te toca decidir en secreto. Pulsa Intro cuando nadie más mire.
no-such-board = No hay ningún asiento «{ $seat }». Asientos: { $known }.
no-such-text = No hay nada que se llame «{ $name }».
since = Desde tu última decisión
result = Resultado final
result-line = { $place }. { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-source = Puntos por
score-total = Total

help-commands =
    Escribe el número de una jugada o la propia jugada, varias con «;» entre ellas, o uno de estos comandos:

      why JUGADA      por qué una jugada no es legal, y la regla
      preview JUGADA  qué traería consigo una jugada
      undo [N]        deshacer tu última decisión, o las N últimas
      score           puntos según su origen
      board [ASIENTO] el tablero de un asiento
      card NOMBRE     qué hace una carta, loseta o lugar (también: tile NOMBRE)
      log [N]         los últimos N sucesos
      look            mostrar otra vez la mesa
      save            guardar la partida ahora
      quit            guardar y salir

## Ver una partida

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = El comienzo
prompt-replay = Intro sigue, b atrás, número, e final, q salir:{ " " }
replay-help = Intro avanza, b retrocede, un número de 0 a { $moments } salta hasta allí, e va al final, q sale.

## Doctor

doctor-version = crenel { $version }, Python { $python }
doctor-engine = Motor: { $engine ->
    [compiled] compilado
   *[other] interpretado
  }
doctor-games = Juegos: { $games }
doctor-bots = Bots: { $bots }
doctor-languages = Idiomas: { $languages }
doctor-terminal = Terminal: { $width } columnas, { $colour ->
    [none] sin color
   *[other] en color ({ $colour })
  }
