### Lo que dice la página alrededor de los juegos.

brand = Crenel
loading = Un momento …
back = Volver
close = Cerrar
save = Guardar
send = Enviar
search = Buscar
filter = Filtrar
all = Todo
remove = Quitar
copied = Copiado
total = Total
points-word = { $points ->
    [one] punto
   *[other] puntos
}
place = { $place }.º
found = { $count ->
    [one] { $count } encontrada
   *[other] { $count } encontradas
}
guest-name = Invitado
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
bot-strength = { $bot } ({ $strength })
nav = Páginas
language = Idioma
language-en = English
language-es = Español
language-pl = Polski

## Inicio

home-title = Siéntate a jugar
home-lead = Juegos de mesa de peso en tu navegador: contra bots, en una sola pantalla o con amigos por enlace.
about-burgundy = Dos dados por turno, cinco fases y un principado por llenar: coge losetas, colócalas y completa zonas antes que los demás. De 60 a 90 minutos entre personas, 20 contra bots.
players = Jugadores
against = Contra
alone = en solitario
play-now = Jugar ya
new-table = Preparar una mesa
my-tables = Tus mesas
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie espera jugadores. Crea una mesa y anúnciala aquí.
finished-tables = Partidas terminadas
open-table = Abrir
resume = Seguir
look = Mirar
join = Unirse
replay = Repetición
result = Resultado
your-turn-chip = Te toca
try-again = Intentar de nuevo
to-home = Todas las mesas

## Una mesa nueva

new-title = Mesa nueva: { $game }
new-who = Quién juega
new-how = Cómo se juega
new-names = Nombres
seat-number = Asiento { $seat }
seat-me = Tú (o alguien en tu pantalla)
seat-friend = Un amigo, por enlace
seat-bot = Bot: { $bot }
seat-open = Asiento libre
hot-seat-note = Varios compartís esta pantalla. Solo se pasa de mano en mano cuando hay un secreto.
open-note = Recibes un enlace por cada asiento libre. La partida empieza cuando todos están ocupados.
bots-note = La partida empieza enseguida.
no-me-note = No tienes asiento en esta mesa: vas a mirar.
your-name = Tu nombre
table-title = Nombre de la mesa (opcional)
seat-was = era { $who }
after-title = Seguir: { $game }
after-note = Sigues desde el momento { $moment } de una partida terminada. La posición es exactamente la de entonces; los dados y robos que vengan son nuevos. Lo que entonces estaba oculto para los demás se puede leer en la partida terminada.
after-back = Volver a ese momento
after-options = El juego, las opciones y el número de jugadores son los de la partida terminada.
after-row = sigue desde una partida terminada
after-link = La partida de la que sigue esta
listed = Anunciarla a todos
listed-note = Cualquiera puede ocupar un asiento libre. Si no, solo quien tenga un enlace.
hints = Se permiten pistas
hints-note = Cualquiera puede preguntar a un bot qué haría. Sin otras personas en la mesa siempre se puede.
hints-told = En esta mesa se permiten pistas de un bot.
hide-scores = Los puntos no se muestran hasta el final
hide-scores-note = Nadie ve totales en su página mientras se juega. El registro sigue contando lo que da cada jugada: quien lleve la cuenta puede saberlo.
pace = Tiempo
pace-none = Sin reloj
pace-none-note = Cada cual se toma el tiempo que quiera.
pace-sitting = De una sentada
pace-by-days = A lo largo de varios días
pace-fast = Rápido: { $pace }
pace-normal = Normal: { $pace }
pace-slow = Lento: { $pace }
pace-bank = { $bank } + { $extra } por turno
pace-turn = { $time } por turno
pace-bank-note = Todos empiezan con { $bank } y recuperan { $extra } al acabar cada turno, sin pasar de { $bank }.
pace-turn-note = Todos tienen { $bank } para cada turno.
pace-late-note = Nadie pierde por tiempo: a quien se le acaba, los demás pueden ponerle un bot que juegue hasta que vuelva.
option-confirm = Confirmar el final del turno
option-confirm-note = Cada turno espera la palabra del jugador, para poder deshacerlo entero.
option-decisions = { $change ->
    [more] Un { $percent } % más de decisiones.
    [fewer] Un { $percent } % menos de decisiones.
   *[same] Casi las mismas decisiones que sin ella.
}
option-for-seats = Solo con { $seats } jugadores.
option-against = No va junto con: { $other }.
option-each = Jugador { $number }
option-each-choice = Uno distinto para cada cual…
group-expansions = Expansiones
group-expansions-note = Cada una añade algo a la partida; se juegan una a una o todas a la vez. El número de decisiones se midió en partidas entre dos bots.
file-paste = Pégalo aquí o elige un archivo
file-choose = Elegir un archivo
file-use = Usarlo
file-read = Leído: { $what }.
file-too-large = El archivo es demasiado grande: caben { $most } caracteres.
pasted = Lo que has pegado
create-table = Crear la mesa

## Sala

room-lead = { $open ->
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
}
room-start = La partida empieza sola cuando no quedan asientos libres.
seats = Asientos
options = Opciones
invite-link = Enlace de este asiento
copy-link = Copiar enlace
fill-bot = Sentar un bot
sit-down = Sentarse
only-look = Solo mirar
is-here = presente
is-away = ausente
leave-sure = ¿Seguro? Los demás podrán sentar un bot.
leave-table = Dejar la mesa
join-title = { $game }: te invitan
join-lead = { $host } te guarda un asiento. ¿Con qué nombre juegas?
table-trouble = No se puede mostrar esta mesa
frozen-look = Última posición guardada
frozen-moves = Decisiones ({ $count })

## La mesa

your-turn = Te toca:
turn-of = { $who }:
waiting-for = { $count ->
    [one] Decide { $who }.
   *[other] Deciden { $who }.
}
game-is-over = La partida ha terminado.
to-result = Al resultado
plan = Planear
plan-hint = Prueba tu próximo turno mientras otros deciden. Nadie lo ve.
plan-turn = Planeando:
plan-full = Aquí ya no te queda nada que decidir.
planning = Estás planeando: nadie lo ve.
plan-keep = Jugar esto cuando sea mi turno
plan-keep-short = Guardar para mi turno
plan-back-short = Volver
plan-back = Volver a la mesa
plan-kept = Planeado: { $what }
plan-unfit = Ya no encaja: «{ $what }».
plan-change = Cambiar
plan-drop = Descartar
plan-offered = Es tu turno. Planeado: { $what }
plan-play = Jugarlo ahora
plan-moved = La mesa ha cambiado. Tu plan sigue encajando.
plan-cut = La mesa ha cambiado: «{ $what }» ya no encaja.
plan-gone = El turno que planeaste ya no llega. El plan se descarta.
plan-played = Jugado como lo planeaste.
plan-stopped = Tu plan se detiene en «{ $what }»: { $why }
plan-otherwise = Ya no daría lo mismo.
plan-other = Ahora se pregunta otra cosa.
plan-long = Un plan no puede ser más largo.
plan-it = Planearlo
tab-your-turn = ● Te toca · { $game } · Crenel
tab-time-short = ⏳ Se acaba el tiempo · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Te toca: { $game }
notice-over = La partida ha terminado: { $game }
actions = Acciones
undo = Deshacer
undo-what = Deshacer «{ $what }»
undo-to = Volver a antes de «{ $what }»
undo-all = Empezar el turno de nuevo
undo-list = Lo que se puede deshacer
barrier-dice_rolled = Antes de eso se tiraron los dados.
barrier-phase_started = Antes de eso salieron losetas nuevas.
barrier-set_up = Antes de eso se preparó la mesa.
barrier-round_resumed = Antes de eso, la partida siguió desde otra terminada.
barrier-year_resumed = Antes de eso, la partida siguió desde otra terminada.
barrier-other = Antes de eso se supo algo nuevo.
takeback-ask = Pedir a todos volver a antes de tu última decisión
takeback-asked = { $you ->
    [yes] Pides
   *[no] { $who } pide
} volver a antes de esto: «{ $what }» { $waiting ->
    [one] Falta una respuesta.
   *[other] Faltan { $waiting } respuestas.
}
takeback-yes = De acuerdo
takeback-no = No
takeback-drop = Retirar la petición
takeback-declined = { $who } no quiere volver atrás. La partida sigue como está.
end-turn = Acabar turno
recap = Resumen
recap-offer = { $count ->
    [one] Ha pasado una cosa desde tu último turno
   *[other] Han pasado { $count } cosas desde tu último turno
}
recap-title = Desde tu último turno
recap-now = Volver a ahora
past = Mirando atrás.
past-your-turn = Te toca.
past-after = Así estaba la mesa después de esto: { $what }
past-then = La mesa tal como estaba entonces.
past-news = Mientras tanto, la partida ha seguido.
past-look = Mirar atrás
pass = Reacciones
pass-note = Mientras dure, las reacciones se pasan por ti sin preguntar. Puedes pedir que te vuelvan a preguntar en cualquier momento.
pass-all = Pasas de todas las reacciones: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Ya pasadas: { $count }.
}
pass-others = Pasas de las reacciones en turnos ajenos: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Ya pasadas: { $count }.
}
pass-drop = Volver a preguntarme
preview = Lo que traería
which = ¿Cuál?
ways = Formas de pagar
do-it = Hacerlo
zoom = Acercar el tablero
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el tablero
closes = De esto no hay vuelta atrás: sale a la luz algo nuevo.
why-title = ¿Por qué no?
refused-title = No ha sido posible
link-saved = Guardado
link-sending = Guardando …
link-lost = Sin conexión
link-banner = Conexión perdida. Reintentando; no se pierde nada de lo hecho.
hint = Pista
hint-thinking = Un bot está pensando …
hint-by = { $bot } haría esto:
menu = Menú
share-table = Copiar el enlace de esta mesa
mute-table = Sin sonidos ni avisos de esta mesa
watchers = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
replace-leaver = Poner un bot en el asiento de { $who }
has-left = { $who } ha dejado la mesa. Podéis esperar o dejar jugar a un bot.
is-absent = { $who } lleva un rato ausente. Podéis esperar o dejar jugar a un bot.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = tiempo restante: { $time }
clock-up = sin tiempo
time-short = Se te acaba el tiempo. Tiempo restante: { $time }.
notice-time = Se te acaba el tiempo: { $game }
is-late = A { $who } se le ha acabado el tiempo. Podéis esperar o dejar jugar a un bot.
you-are-late = Se te ha acabado el tiempo. Puedes seguir mientras nadie ponga un bot en tu lugar.
you-left = Has dejado esta mesa. Tu asiento sigue libre.
bot-plays-for-you = Un bot juega por ti.
seat-back = Recuperar mi asiento
log = Crónica
chat = Charla
log-or-chat = Crónica, charla o piezas
log-filter = Decisiones de quién
all-players = Todos
log-empty = Aún no ha pasado nada.
only-you = solo lo ves tú
log-all = Mostrar toda la crónica
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
opened = { $who }, ampliado
handover = Pasa la pantalla a { $who }
handover-text = La próxima decisión es secreta. Que nadie más mire.
handover-go = Ya estoy
tip = Explicación
tip-pin = Dejar abierto
tip-close = Cerrar

## El final

points-tab = Puntos
score-now = Si terminara ahora
score-so-far = hasta ahora
score-now-first = { $you ->
    [yes] Ganarías tú.
   *[no] Ganaría { $who }.
}
score-now-note = La puntuación final con la mesa tal como está; no se cuenta nada de lo que queda por venir.
end-title = Puntuación final
end-verdict = { $you ->
    [yes] Ganas
   *[no] Gana { $who }
} con { $points } puntos{ $ahead ->
    [0] , tras empatar con { $second }.
   *[other] , { $ahead } más que { $second }.
}
end-verdict-side = { $you ->
    [yes] Ganáis: { $who }
   *[no] Gana: { $who }
} con { $points } puntos{ $ahead ->
    [0] , tras empatar con { $second }.
   *[other] , { $ahead } más que { $second }.
}
trace-number = { $points }, { $source }, { $who }: ¿de dónde?
trace-title = { $who }: { $source }
trace-note = Cada número dice de dónde viene.
trace-start = Desde el comienzo de la partida
total-side = Juntos
end-you-object = tú
end-word = Fin
start-word = El comienzo
share = Compartir
download = Registro
rematch = Otra partida
look-at-table = Mirar la mesa
best-note = Subrayado: quien más sacó de ahí.
curve-title = Puntos en { $rounds } rondas
curve-hint = recorre el gráfico o usa las flechas; un clic abre ese momento
curve-label = Puntos por ronda
best-title = Mejores decisiones
best-what = puntos de golpe
analysis-title = Análisis
analyse = Analizar
analysis-what = Los bots juegan la partida hasta el final desde muchos de sus momentos: la probabilidad de ganar de cada cual a lo largo de la partida y las decisiones que más costaron. Tarda entre medio minuto y unos minutos; no hace falta que te quedes.
analysis-waiting = Antes se analizan otras partidas.
analysis-running = Los bots están jugando la partida. Lo que encuentran se ve según crece.
analysis-failed = No ha funcionado. Puedes intentarlo de nuevo.
chances-title = Probabilidad de ganar
chances-label = Probabilidad de ganar por momento
chances-note = { $games ->
    [one] { $games } partida jugada hasta el final por el bot «{ $bot }» en todos los asientos; las bandas claras contienen la probabilidad real 19 de cada 20 veces.
   *[other] { $games } partidas jugadas hasta el final por el bot «{ $bot }» en todos los asientos; las bandas claras contienen la probabilidad real 19 de cada 20 veces.
} La posición es la de ese momento y todo el azar por venir es nuevo: dice cómo les iría desde ahí a los bots, no a las personas.
chances-table = Lo mismo en una tabla
chances-games = Partidas
chances-points = { $who }: puntos
chance = { $chance } %
chance-range = { $chance } % ({ $low }–{ $high })
costly-title = Las decisiones más caras
costly-better = El bot: { $what }
costly-loss = cuesta unos { NUMBER($loss, maximumFractionDigits: 1) } puntos
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = Ninguna digna de mención.
costly-habit = { $you ->
    [yes] Decidiste
   *[no] { $who } decidió
} { $same } de { $decisions } veces como lo haría el bot; cada decisión costó de media unos { NUMBER($loss, maximumFractionDigits: 1) } puntos.
costly-note = La opinión de un solo bot («{ $bot }»), según lo que se podía saber entonces; no mira más allá del final del turno. Juega bastante bien, no a la perfección.
luck-title = Suerte
luck-own = Por jugador
luck-shared = Igual para todos
luck-expected = de media
luck-came = salió
figures-title = Cifras
seed = Semilla
commitment = Huella mostrada al empezar
proof-details = Semilla y huella
proof-wait = La semilla está a la vista. En esta página tu navegador no puede comprobarla.
proof-match = La semilla coincide con la huella mostrada al empezar.
proof-differ = ¡La semilla no coincide con la huella mostrada al empezar!
proof-how = Todos los dados y robos salen de la semilla. «crenel verify» comprueba el registro descargado.

## Repetición

replay-back = Un paso atrás
replay-on = Un paso adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-better = { $bot } habría preferido esto: { $what } (unos { NUMBER($loss, maximumFractionDigits: 1) } puntos).
replay-otherwise = Jugarlo de otra manera
replay-share = Copiar el enlace a este momento
go-on-here = Seguir desde aquí

## Ajustes

settings = Ajustes
settings-lead = Se guardan en este dispositivo.
set-theme = Colores
set-theme-auto = como el sistema
set-theme-light = claros
set-theme-dark = oscuros
set-look = Aspecto
set-look-digital = dibujado
set-look-cardboard = cartón y madera
set-language = Idioma
set-speed = Animación
set-speed-none = ninguna
set-speed-fast = rápida
set-speed-normal = normal
set-speed-slow = lenta
set-targets = Marcar lo permitido
set-targets-all = siempre
set-targets-selected = tras elegir algo
set-targets-none = nunca
set-scores = Puntos durante la partida
set-scores-all = los de todos
set-scores-mine = solo los míos
set-scores-none = ninguno
score-hidden = ocultos hasta el final
set-size = Tamaño de todo
set-size-small = pequeño
set-size-normal = normal
set-size-large = grande
set-words = Tamaño de la crónica y las explicaciones
set-words-small = pequeño
set-words-normal = normal
set-words-large = grande
set-confirmEnd = Confirmar el final del turno
set-confirmEnd-note = Si no, el turno acaba solo cuando no queda nada más que hacer.
set-warn = Avisarme de lo que no se puede deshacer
set-warn-note = Esas jugadas, también el fin del turno, se muestran antes y esperan una segunda confirmación. Un candado las señala siempre.
set-passReactions = Dejar pasar las reacciones en turnos ajenos
set-passReactions-note = Las reacciones opcionales se pasan entonces sin preguntar. Una línea bajo la barra de estado lo dice y permite que te vuelvan a preguntar.
set-tips = Ayudas al señalar
set-tips-note = Qué hace una pieza y cuánto vale, cuando la señalas.
set-sound = Sonidos
set-sound-note = Breves: dados, piezas y tu turno.
set-notices = Avísame cuando me toque
set-notices-note = Un aviso del escritorio, solo mientras no se ve esta página. Antes te preguntará el navegador.
set-notices-refused = El navegador no permite avisos de esta página. Puedes cambiarlo donde guarda los ajustes de las páginas.
name-saved = Guardado.
account = Cuenta
account-lead = Opcional. Conserva tus partidas si este navegador te olvida.
account-in = Has entrado como { $name }.
account-welcome = Hola, { $name }.
account-name = Nombre de la cuenta
account-password = Contraseña (8 caracteres o más)
log-in = Entrar
log-out = Salir
register = Crear cuenta

## Ayuda

help = Ayuda
help-lead = Cómo funciona la mesa y sus teclas. Las reglas de cada pieza están en su ayuda.
help-how = En la mesa
help-two-ways = Dos maneras de empezar
help-two-ways-text = Elige primero un dado y mira adónde llega, o elige primero una loseta o una casilla y mira qué dados llegan. Un borde discontinuo cuesta trabajadores; la insignia dice cuántos.
help-preview = Primero, verlo
help-preview-text = El primer clic enseña lo que traería una jugada, calculado con las mismas reglas. El segundo clic, Intro o el botón la hace.
help-undo = Deshacer sin miedo
help-undo-text = Todo se puede deshacer hasta que se sabe algo nuevo: dados, losetas, un secreto. La lista tras la flecha dice qué cerró el camino. Más allá deben estar todos de acuerdo.
help-why = ¿Por qué no puedo?
help-why-text = Pulsa lo que no es posible: la mesa dice qué falta, y la regla.
help-hint = Una pista
help-hint-text = En tu turno el menú ofrece una pista: un bot que ve lo mismo que tú muestra lo que haría. Nada se hace hasta que lo hagas tú. Entre varias personas, solo si la mesa se preparó así.
help-log = La crónica cuenta la partida
help-log-text = Señala una línea y se iluminan sus piezas. Haz clic en ella y verás toda la mesa tal como estaba entonces: las flechas llevan de línea en línea, Inicio y Fin a los extremos, y Esc de vuelta a ahora. Los puntos pequeños marcan lo que ha cambiado desde tu último turno.
help-recap = ¿Qué me he perdido?
help-recap-text = Cuando los demás han jugado, la barra de estado ofrece un resumen: repasa lo que hicieron, paso a paso o seguido, y mira la mesa tal como estaba cada vez. Un anillo marca lo último que se tocó.
help-plan = Planear mientras otros deciden
help-plan-text = «Planear» muestra tu próximo turno como si hubiera llegado. Nadie ve lo que pruebas. Si guardas el plan, se juega cuando llegue tu turno, decisión por decisión, mientras cada una dé lo mismo que cuando la planeaste. Hasta entonces puedes descartarlo o cambiarlo, y después deshacerlo.
help-clocks = Relojes
help-clocks-text = Solo si la mesa se creó con ellos. Tu reloj corre mientras los demás te esperan; deshacer no devuelve tiempo. Nadie pierde por tiempo: si se te acaba, los demás pueden poner un bot, y tú puedes recuperar tu asiento. Un reloj de arena señala al que le queda poco.
help-secret-seed = Dados que se pueden comprobar
help-secret-seed-text = La huella de la semilla secreta se muestra desde el principio; la semilla, al final. Cualquiera puede volver a calcular todos los dados.
help-keys = Teclas
key-tab = pieza siguiente
key-arrows = recorrer las casillas; mirando atrás: de línea en línea
key-enter = elegir; otra vez: hacerlo
key-escape = dejarlo todo como estaba; desde el pasado: volver a ahora
key-undo = deshacer
key-end = acabar el turno
key-hint = una pista de un bot
key-board = a mi tablero
key-shared = al tablero común
key-log = a la crónica
key-recap = qué ha pasado desde mi último turno
key-score = los puntos si terminara ahora
key-plan = planear mientras otros deciden; volver a la mesa
key-zoom = acercar el tablero, alejarlo, verlo entero
key-help = esta página
glossary = Piezas
glossary-lead = Todas las piezas de { $game }, qué hacen y cuántas hay.

## Problemas

error-offline = El servidor no responde. ¿Tienes conexión?
error-server = Algo ha fallado. Inténtalo otra vez.
error-no-game = Esta página no conoce ese juego.
