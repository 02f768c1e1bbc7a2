### Rechazos del núcleo y textos de la terminal

## Preparar una partida

unknown-game = No hay ningún juego llamado «{ $name }». Juegos disponibles: { $known }.
bad-seats = { $game } no se puede jugar con { $seats }. Números de jugadores posibles: { $allowed }.
bad-rules = { $game } no tiene la versión { $found } de las reglas. Usa una versión de la 1 a la { $rules }.
unknown-option = { $game } no tiene la opción «{ $option }». Opciones disponibles: { $allowed }.
bad-option = { $option } no puede ser «{ $value }». Se admite: { $allowed }.
option-seats = { $option } no se puede usar con { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
  }, solo con { $allowed }.
option-excluded = { $option } no se puede usar junto con { $by }.
bad-handicap = Una ventaja necesita un número de puntos por jugador y al menos 2 jugadores. Jugadores: { $seats }. Números: { $found }.
source-handicap = ventaja
no-file-option = { $game } no tiene ninguna opción de archivo «{ $option }».
toml-too-deep = Línea { $line }: demasiados niveles, uno dentro de otro. El máximo es { $deepest }.
unknown-bot = No hay ningún bot llamado «{ $bot }». Bots disponibles: { $known }.

## Posiciones y partidas guardadas

wrong-game = Esta posición es de «{ $found }», no de { $game }.
wrong-rules = Esta posición usa la versión { $found } de las reglas. Esta versión de { $game } usa la { $rules }.
broken-state = No se puede leer esta posición: { $detail }.
no-origin = Esta posición no tiene archivo de partida porque no se conoce su comienzo.
record-rules = Este archivo de partida usa la versión { $found } de las reglas. Esta versión de { $game } usa la { $rules }.
record-header = No se puede usar la cabecera de este archivo de partida: { $detail }
record-not-header = La línea { $line } del archivo de partida no tiene la forma «nombre: valor»: { $text }
record-format = Esto no es un archivo de partida de Crenel. Debe empezar con «crenel: { $format }».
record-not-move = La línea { $line } del archivo de partida no es una jugada: { $text }
record-count = La línea { $line } cierra el archivo de partida tras { $expected ->
        [one] { $expected } jugada
       *[other] { $expected } jugadas
    }, pero contiene { $count }. Se ha editado a mano.
record-cut = El archivo de partida se corta tras { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } (línea { $line }): falta la última línea.
record-after-end = La línea { $line } viene después del final del archivo de partida: { $text }
record-illegal = La línea { $line } del archivo de partida, «{ $text }», no es una jugada legal en ese momento: { $detail }
record-differs = Este archivo de partida se ha editado a mano: lleva a la posición { $found }, pero se guardó en { $expected }.

## Jugadas

game-over = La partida ha terminado.
not-your-turn = No le toca al asiento { $seat }. Ahora decide el asiento { $actor }.
no-such-action = La acción { $action } no es legal ahora.
no-such-notation = «{ $text }» no es una jugada. Las jugadas se escriben así: { $example }
not-now = { $moment } Ahora: { $now }
nothing-to-undo = No hay nada que deshacer: lo último fue la decisión de otro jugador o reveló información nueva.
undo-too-far = No puedes deshacer { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }, solo { $possible }.
no-such-moment = No existe el momento { $count }: esta partida tiene { $moves } decisiones.

rule-kernel-turn = Las decisiones se toman de una en una; decide el jugador al que se pregunta.
rule-kernel-action = Solo son legales las acciones de la lista.
rule-kernel-notation = Cada jugada tiene una forma breve: un verbo y sus detalles.
ambiguous = «{ $text }» no es una jugada completa. Puede ser: { $found }.
not-offered = Esa no es una de tus opciones. Ahora: { $now }

## Opciones de todos los juegos

setting-confirm = Confirmar el final del turno, aunque no quede nada que hacer, para que aún se pueda deshacer
setting-confirm-true = sí
setting-confirm-false = no
setting-handicap = Ventaja: puntos de cada asiento desde el principio

## Listas

list-last = { $list } y { $item }
list-or = { $list } o { $item }

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
events-of-one = { subject }{ $clauses }.
bot-easy = Fácil
bot-easy-about = Mira hasta el final de su propio turno, pero a menudo juzga mal lo que ve. Un primer rival amable.
bot-expert = Experto
bot-expert-about = Juega mentalmente las rondas que vienen, cinco veces más que el difícil. Piensa más tiempo; es el más fuerte que hay.
bot-greedy = Codicioso
bot-greedy-about = Mira hasta el final de su propio turno y elige lo que más vale. Un rival digno cuando ya conoces las reglas.
bot-greedy-level = Normal (codicioso)
bot-hard = Difícil
bot-hard-about = Ensaya mentalmente sus turnos y las rondas siguientes. Para quien ya gana al codicioso.
bot-random = Aleatorio
bot-random-about = Hace cualquier jugada legal. Bueno para un primer contacto con las reglas.

## El comando: errores

no-command = Dile a Crenel qué hacer: { $known }. Más en `crenel --help`.
unknown-command = No hay ningún comando «{ $name }». Comandos disponibles: { $known }.
unknown-argument = Argumento desconocido: «{ $argument }». Mira `crenel { $command } --help`.
bad-argument = No se pueden usar estos argumentos: { $detail }. Mira `crenel { $command } --help`.
missing-value = { $argument } necesita un valor. Mira `crenel { $command } --help`.
missing-argument = { $command ->
    [replay] Indica el archivo de partida: crenel replay ARCHIVO
   *[other] Indica el juego: { $known }.
  }
not-a-number = { $argument } necesita un número entero, no «{ $value }».
number-too-small = { $argument } debe ser al menos { $least }, no { $value }.
number-out-of-range = { $argument } debe estar entre { $least } y { $most }, no { $value }.
people-and-no-bots = --bots none pone una persona en cada asiento: { $seats }, no { $people }.
no-own-cards = { $game } no se puede jugar con cartas propias.
no-own-boards = { $game } no se puede jugar en tableros propios.
not-an-option = Las opciones se escriben NOMBRE=VALOR, no «{ $value }». Opciones disponibles: { $allowed }.
unknown-language = No hay ningún idioma «{ $name }». Idiomas disponibles: { $known }.
too-many-bots = { $bots ->
        [one] { $bots } bot no te deja
       *[other] { $bots } bots no te dejan
    } ningún asiento en una mesa de { $seats }. Elige como máximo { $most }.
bad-seat = No hay ningún asiento { $seat }. Posibles: { $allowed }.
bad-me = No puedes ocupar el asiento { $me }. Posibles: { $allowed }.
me-and-others = --me no se puede usar con { $people } personas en la mesa: ocupan los primeros asientos.
resume-and-setup = { $argument } no se puede usar con --resume: ya está fijado en el archivo de partida.
wrong-record = Este archivo de partida es de { $found }, no de { $game }.
file-exists = «{ $file }» ya existe y no se sobrescribirá. Elige otro nombre o continúa la partida con --resume.
no-folder = No se puede escribir «{ $file }»: no existe la carpeta «{ $folder }».
cannot-read = No se puede leer «{ $file }»: { $detail }.
cannot-write = No se puede escribir «{ $file }»: { $detail }.
not-text = «{ $file }» no es un archivo de partida: no es un archivo de texto.
in-file = { $file }: { $detail }

## El comando: ayuda

help-crenel =
    crenel: juegos de mesa exigentes en la terminal y en el navegador.

      crenel play JUEGO      jugar contra bots o con amigos
      crenel learn JUEGO     jugar una primera partida guiada
      crenel puzzle JUEGO    encontrar el mejor turno de una posición
      crenel serve           iniciar el servidor para el navegador
      crenel worker          pensar por los bots de servidores que comparten un Redis
      crenel simulate JUEGO  jugar muchas partidas entre bots
      crenel arena JUEGO     averiguar qué bot es más fuerte
      crenel bots JUEGO      mostrar lo fuertes que son los bots
      crenel dataset JUEGO   escribir partidas de bots como datos
      crenel replay ARCHIVO  recorrer una partida guardada
      crenel analyze ARCHIVO ver probabilidades de ganar y decisiones caras
      crenel verify ARCHIVO  comprobar los dados de una partida terminada
      crenel backup ARCHIVO  copiar todo con el servidor en marcha
      crenel restore ARCHIVO llevar una copia a un almacén vacío
      crenel check           reproducir y comparar todas las mesas
      crenel store copy      llevar todo a otra base de datos
      crenel repair          salvar lo legible de un almacén dañado
      crenel admin           moderar, cambiar contraseñas, cerrar mesas
      crenel pushkey         crear una clave para los avisos push
      crenel board ARCHIVO   comprobar y dibujar tus principados, o crear uno al azar
      crenel rules JUEGO     leer las reglas o buscar una palabra
      crenel doctor          mostrar qué está instalado

    Juegos: { $games }
    --language en|es|pl      idioma (por defecto, el de tu sistema)
    --version                mostrar la versión de Crenel
    crenel COMANDO --help    más sobre un comando
help-bots =
    crenel bots JUEGO muestra los bots de un juego, lo fuertes que resultaron ser y cuánto piensan.

      --json  mostrar el resultado como JSON

    Juegos: { $games } (por defecto: todos)
bots-bot = Bot
bots-mode = Modo
bots-mode-seats = { $seats } { $seats ->
        [one] jugador
       *[other] jugadores
    }
bots-mode-team = Equipos
bots-mode-13a = En solitario, tablero 13a
bots-mode-13b = En solitario, tablero 13b
bots-mode-rival = Contra Qin Jiushao: 50 de honor, 2 consejeros
bots-mode-coop = Juntos, { $seats } { $seats ->
        [one] jugador
       *[other] jugadores
    }
bots-rating = Nivel o victorias (95 %)
bots-rating-span = { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
bots-won-span = { $won } % ({ $low }–{ $high })
bots-games = Partidas
bots-seconds = Segundos por decisión
bots-seconds-each = { NUMBER($seconds, minimumFractionDigits: 3) }
bots-scale = El nivel se mide en puntos Elo. { $anchor } tiene { NUMBER($rating, useGrouping: 0) }: con 100 puntos más se gana el 64 % de las partidas contra él, con 400 el 91 %.
help-learn =
    crenel learn LECCIÓN juega una partida guiada; `burgundy` y `great_wall` son primeras partidas.

      --save ARCHIVO   dónde se guarda la partida

    En una lección, `hint` ayuda con la indicación, `why` muestra sus reglas y `leave` sigue sin ayuda.
help-play =
    crenel play JUEGO juega una partida en la terminal.

      --seats N              número de jugadores
      --people N             número de personas en esta terminal (por defecto: 1)
      --bots NOMBRE,NOMBRE   bots para los demás asientos, repetidos si hace falta ({ $bots }); «none» pone personas en todos los asientos
      --me ASIENTO           tu asiento, contando desde 0, si juegas solo contra bots
      --seed TEXTO           la misma semilla da los mismos dados y losetas
      --option NOMBRE=VALOR  opciones de la partida, ver abajo
      --cards ARCHIVO        usar tus propias cartas, si el juego tiene cartas
      --boards ARCHIVO       usar tus propios tableros, si el juego los tiene (véase crenel board)
      --save ARCHIVO         guardar aquí el archivo de partida
      --resume ARCHIVO       continuar una partida guardada

    Opciones y sus valores por defecto:
help-replay =
    crenel replay ARCHIVO recorre una partida guardada.

      --all                  mostrar todo el registro sin pausas
      --seat ASIENTO         mirar desde este asiento, contando desde 0
help-rules =
    crenel rules JUEGO [PALABRAS] muestra las reglas de un juego.

    Sin palabras: todas las secciones. Con palabras: las secciones y reglas que encajan, por ejemplo
      crenel rules burgundy ganado

    Juegos: { $games }
rules-no-game = ¿Las reglas de qué juego? Prueba: crenel rules JUEGO ({ $games }).
rules-none = Aún no hay reglas de consulta de { $game }.
rules-contents = Reglas: { $game }. Para leer una sección: crenel rules { $game } NOMBRE
rules-not-found = Ninguna regla encaja con «{ $words }». Lo más parecido: { $near }.
rules-more = También en: { $sections }
rules-wrong = Errores frecuentes
help-doctor = crenel doctor muestra la versión, el motor, los juegos, los bots y la terminal.

## En la partida

your-decision = { $who }: { $asking }
playing-against = { $game }: tú contra { $who }
playing-alone = { $game }: en solitario
playing-several = { $game }: { $who }
playing-others = Es el modo en solitario. Para jugar con otros: --seats N ({ $allowed }).
story-length = { $change ->
    [more] Alrededor de un { $percent } % más de decisiones que una partida sin él: { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    } más (es un cálculo, no una medición).
    [fewer] Alrededor de un { $percent } % menos de decisiones que una partida sin él: { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    } menos (es un cálculo, no una medición).
   *[same] Más o menos tantas decisiones como una partida sin él.
  }
playing-cards = Cartas: { $title }
prompt-seats = ¿Cuántos jugadores ({ $allowed })? Intro para { $usual }:{ " " }
hint-move = { $bot } jugaría { $number }: { $move }
hint-reasons = En comparación con la segunda mejor jugada: { $reasons }.
hint-reason = { $reasons }
moves-with-die = Con el { $die }
moves-any-die = Sin dado
moves-other = Otras jugadas
move-cost = { $workers }t
prompt-move = Número, jugada o comando (prueba «help»):{ " " }
no-such-number = No hay ninguna jugada { $number }. Elige del 1 al { $count }.
several-moves = Eso coincide con varias jugadas. Elige una: { $moves }
why-legal = Esa jugada es legal ahora.
why-rule = Regla: { $rule }
why-what = Indica una jugada, por ejemplo: why { $example }
preview-what = Indica una jugada, por ejemplo: preview { $example }
preview-nothing = No se puede mostrar nada por adelantado.
undone = Deshecho: { $moves }
saved = Guardada en { $file }. Para continuar: crenel play --resume { $file }
saved-over = Guardada en { $file }. Para volver a verla: crenel replay { $file }
kept-here = Aquí tienes el archivo de partida, para que no se pierda nada:
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
result-together = { $won ->
    [yes] Ganáis todos juntos
   *[no] Perdéis todos juntos
  }: { $why }.
result-together-plain = { $won ->
    [yes] Ganáis todos juntos
   *[no] Perdéis todos juntos
  }.
score-source = Puntos por
score-total = Total

help-commands =
    Escribe el número de una jugada, o la propia jugada (separa varias con «;»), o uno de estos comandos:

      why JUGADA      mostrar por qué una jugada no es legal, y la regla
      preview JUGADA  mostrar qué haría una jugada
      undo [N]        deshacer tu última decisión, o las N últimas
      score           mostrar los puntos por fuente
      board [ASIENTO] mostrar el tablero de un asiento
      card NOMBRE     mostrar qué hace una carta, loseta o localización (también: tile NOMBRE)
      hand            mostrar lo que tienes, con el texto de cada carta o loseta
      hint            mostrar la jugada que haría un bot por ti
      legend          explicar las abreviaturas
      log [N]         mostrar los últimos N sucesos
      look            mostrar otra vez la mesa
      save            guardar ahora el archivo de partida
      quit            guardar y salir

## Ver una partida

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = Inicio
prompt-replay = Intro sigue, b atrás, número, e final, q salir:{ " " }
replay-help = Pulsa Intro para la jugada siguiente, b para la anterior, e para el final, q para salir, o escribe un número de 0 a { $moments }.

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
