### Textos de la página fuera de los juegos

brand = Crenel
loading = Cargando…
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
    [one] { $count } resultado
   *[other] { $count } resultados
}
guest-name = Invitado
you-are = Tú: { $name }
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
name-of = de { $name }
bot-strength = { $bot } ({ $strength })
bot-rated =
    Nivel con { $seats } { $seats ->
        [one] jugador
       *[other] jugadores
    }: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }). Piensa { NUMBER($seconds, maximumFractionDigits: 2) } s por decisión.
nav = Páginas
language = Idioma
language-en = English
language-es = Español
language-pl = Polski

## Inicio

home-title = Siéntate a jugar
home-lead = Juegos de mesa exigentes en tu navegador: en solitario, contra bots, en una sola pantalla o con amigos por enlace.
players = Jugadores
against = Rivales
alone = en solitario
play-now = Jugar ya
new-table = Crear una mesa
my-tables = Tus mesas
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie busca jugadores. Crea una mesa y anúnciala aquí.
presence-partial = Algunos servidores no pueden decir ahora quién está en sus mesas. Puedes jugar como siempre, pero los bots pueden tardar más.
finished-tables = Partidas terminadas
open-table = Abrir
resume = Continuar
look = Mirar
join = Unirse
replay = Repetición
result = Resultado
your-turn-chip = Te toca
try-again = Intentar de nuevo
to-home = Todas las mesas

## Una mesa nueva

new-title = Mesa nueva: { $game }
new-who = Jugadores
new-how = Opciones de la partida
seat-number = Asiento { $seat }
seat-me = Tú, o alguien en tu pantalla
seat-friend = Un amigo, por enlace
seat-name = Nombre del jugador { $seat }
seat-bot = Bot: { $bot }
seat-open = Asiento libre
hot-seat-note = Varios compartís esta pantalla. Crenel solo os pide que la paséis cuando hay algo secreto.
open-note = Cada asiento libre tiene su propio enlace de invitación. La partida empieza cuando todos los asientos están ocupados.
bots-note = La partida empieza de inmediato.
no-me-note = No tienes asiento en esta mesa, así que vas a mirar.
your-name = Tu nombre
table-title = Nombre de la mesa (opcional)
seat-was = antes, { $who }
after-title = Continuar: { $game }
after-note = Esta mesa continúa una partida terminada desde el momento { $moment }. La posición es exactamente la de entonces; a partir de aquí, todas las tiradas y todos los robos son nuevos. Lo que entonces estaba oculto se puede consultar en la partida terminada.
after-back = Volver a ese momento
after-options = El juego, las opciones y el número de jugadores son los de la partida terminada.
after-row = continúa una partida terminada
after-link = Ver la partida original
listed = Anunciar esta mesa públicamente
listed-note = Cualquiera puede ocupar un asiento libre. Si no, hace falta un enlace.
hints = Permitir pistas
hints-note = Cualquier jugador puede pedir una sugerencia a un bot. Si no juegan otras personas, siempre se puede.
hints-told = Esta mesa permite pistas de un bot.
hide-scores = Ocultar la puntuación hasta el final
hide-scores-note = Nadie ve los totales durante la partida. El registro sigue mostrando los puntos de cada jugada, así que se puede llevar la cuenta.
more-options = Más opciones
more-options-note = Reloj, deshacer, ventajas, pistas, nombre de la mesa
options-used = { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
}
allow-undo = Permitir deshacer
allow-undo-note = Si no, cada decisión es definitiva y nadie puede pedir deshacerla.
no-undo = Sin deshacer
no-undo-told = Esta mesa se creó sin deshacer: cada decisión es definitiva.
handicap = Ventaja
handicap-note = Los puntos cuentan desde el principio y tienen su propia fila en la puntuación. No cambian ninguna regla del juego.
handicap-points = Puntos
handicap-minutes = Minutos de más
handicap-hours = Horas de más
handicap-points-of = Puntos para el asiento { $seat }
handicap-minutes-of = Minutos de más para el asiento { $seat }
handicap-hours-of = Horas de más para el asiento { $seat }
handicap-told = Ventaja: { $list }.
handicap-told-seat = { $who } ({ $what })
handicap-told-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
more-time-told = Tiempo de más en el reloj: { $list }.
pace = Reloj
pace-none = Sin reloj
pace-none-note = Tómate el tiempo que quieras.
pace-sitting = De una sentada
pace-by-days = A lo largo de varios días
pace-fast = Rápido: { $pace }
pace-normal = Normal: { $pace }
pace-slow = Lento: { $pace }
pace-bank = { $bank } + { $extra } por turno
pace-turn = { $time } por turno
pace-bank-note = Cada jugador empieza con { $bank } y recupera { $extra } después de cada turno, sin pasar de { $bank }.
pace-turn-note = Cada jugador tiene { $bank } por turno.
pace-late-note = Nadie pierde por tiempo. Si a un jugador se le acaba el tiempo, los demás pueden dejar que un bot juegue hasta que vuelva.
option-confirm = Confirmar el final del turno
option-confirm-note = El turno solo termina cuando el jugador lo dice. Hasta entonces se puede deshacer entero.
story-against = No con: { $other }.
story-brings = Al elegirlo también se activa: { $other }.
option-decisions = { $change ->
    [more] Alrededor de un { $percent } % más de decisiones: { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    } más (es un cálculo, no una medición).
    [fewer] Alrededor de un { $percent } % menos de decisiones: { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    } menos (es un cálculo, no una medición).
   *[same] Más o menos el mismo número de decisiones.
}
option-for-seats = Solo para { $seats } jugadores.
option-against = No se puede combinar con { $other }.
option-each = Jugador { $number }
option-each-choice = Uno distinto para cada jugador…
group-expansions = Expansiones
group-expansions-note = Añade una, varias o todas. La variación de las decisiones se midió en partidas entre dos bots.
file-paste = Pega aquí el texto o elige un archivo
file-choose = Elegir un archivo
file-use = Usar
file-read = Cargado: { $what }.
file-too-large = El archivo es demasiado grande. El límite es de { $most } caracteres.
pasted = Texto pegado
create-table = Crear mesa

## Sala

room-lead = { $open ->
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
}
room-start = La partida empieza en cuanto todos los asientos están ocupados.
seats = Asientos
options = Opciones
invite-link = Enlace de invitación
copy-link = Copiar enlace
invite-qr = Código QR
invite-qr-label = Código QR de la invitación al asiento { $seat }
invite-address = Dirección en los enlaces
reach-public = Los enlaces funcionan desde cualquier lugar.
reach-network = Los enlaces funcionan para todos los que estén en la misma red que este ordenador.
reach-machine = Los enlaces solo funcionan en este ordenador. Para invitar a amigos de tu red, inicia Crenel con «make play HOST=0.0.0.0». El README explica cómo jugar por internet.
fill-bot = Añadir un bot
sit-down = Sentarse
only-look = Mirar
is-here = presente
is-away = ausente
leave-sure = ¿Dejar esta mesa? Los demás podrán ceder tu asiento a un bot.
leave-table = Dejar mesa
join-title = Te han invitado: { $game }
join-lead = { $host } te ha guardado un asiento. ¿Con qué nombre vas a jugar?
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
you-watch = Estás mirando.
game-is-over = La partida ha terminado.
to-result = Ver el resultado
plan = Planear
plan-hint = Prueba tu próximo turno mientras los demás deciden. Nadie más lo ve.
plan-turn = Planeando:
plan-full = Tu turno planeado está completo.
planning = Estás planeando. Nadie más lo ve.
plan-keep = Jugar esto en mi turno
plan-keep-short = Guardar plan
plan-back-short = Volver
plan-back = Volver a la mesa
plan-kept = Planeado: { $what }
plan-unfit = Ya no es posible: «{ $what }».
plan-change = Cambiar
plan-drop = Descartar
plan-offered = Te toca. Planeado: { $what }
plan-play = Jugarlo ahora
plan-moved = La partida ha avanzado. Tu plan sigue siendo posible.
plan-cut = La partida ha avanzado: «{ $what }» ya no es posible.
plan-gone = El turno que planeaste ya no llegará. El plan se ha descartado.
plan-played = Se ha jugado tu plan.
plan-stopped = Tu plan se ha detenido en «{ $what }»: { $why }
plan-otherwise = Ahora el resultado sería distinto.
plan-other = Ahora se te pregunta otra cosa.
plan-long = El plan ha alcanzado su longitud máxima.
plan-it = Añadir al plan
tab-your-turn = ● Te toca · { $game } · Crenel
tab-time-short = ⏳ Se acaba el tiempo · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Te toca: { $game }
notice-over = La partida ha terminado: { $game }
actions = Acciones
undo = Deshacer
undo-what = Deshacer: { $what }
undo-to = Deshacer hasta: { $what }
undo-all = Reiniciar turno
undo-list = Historial de deshacer
barrier-dice_rolled = Hasta aquí se puede deshacer: se tiraron los dados.
barrier-phase_started = Hasta aquí se puede deshacer: se revelaron losetas nuevas.
barrier-set_up = Hasta aquí se puede deshacer: se preparó la partida.
barrier-round_resumed = Hasta aquí se puede deshacer: la mesa empezó en esta posición.
barrier-year_resumed = Hasta aquí se puede deshacer: la mesa empezó en esta posición.
barrier-other = Hasta aquí se puede deshacer: se reveló información nueva.
takeback-ask = Pedir a todos deshacer tu última decisión
takeback-asked = { $you ->
    [yes] Pides
   *[no] { $who } pide
} deshacer: «{ $what }» { $waiting ->
    [one] Falta una respuesta.
   *[other] Faltan { $waiting } respuestas.
}
takeback-yes = Aceptar
takeback-no = Rechazar
takeback-drop = Retirar petición
takeback-declined = { $who } ha rechazado deshacer. La partida continúa.
end-turn = Terminar turno
recap = Resumen
recap-offer = { $count ->
    [one] Ha pasado una cosa desde tu último turno
   *[other] Han pasado { $count } cosas desde tu último turno
}
recap-title = Desde tu último turno
recap-now = Volver al presente
past = Estás viendo un momento anterior.
past-your-turn = Te toca.
past-after = La mesa después de: { $what }
past-then = La mesa en ese momento.
past-news = La partida ha avanzado desde entonces.
past-look = Ver la mesa en este momento
pass = Reacciones
pass-note = Durante ese tiempo, Crenel pasa tus reacciones sin preguntar. Puedes desactivarlo cuando quieras.
pass-all = Pasas todas las reacciones: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Pasadas hasta ahora: { $count }.
}
pass-others = Pasas las reacciones en turnos de otros jugadores: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Pasadas hasta ahora: { $count }.
}
pass-drop = Volver a preguntarme
preview = Vista previa
which = ¿Cuál?
ways = Formas de pago
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Tablero entero
closes = Esto no se puede deshacer: revela información nueva.
why-title = ¿Por qué no?
refused-title = No ha funcionado
link-saved = Guardado
link-sending = Guardando…
link-lost = Sin conexión
link-banner = Se ha perdido la conexión. Reconectando… No se pierde nada de lo que has hecho.
hint = Pista
hint-thinking = Un bot está pensando…
hint-by = { $bot } sugiere:
menu = Menú
share-table = Copiar enlace a esta mesa
mute-table = Silenciar esta mesa
watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
replace-leaver = Dejar que un bot juegue por { $who }
has-left = { $who } ha dejado la mesa. Podéis esperar o dejar que juegue un bot.
is-absent = { $who } lleva un rato fuera. Podéis esperar o dejar que juegue un bot.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = tiempo restante: { $time }
clock-up = sin tiempo
time-short = Se te acaba el tiempo: { $time }.
notice-time = Se acaba el tiempo: { $game }
is-late = A { $who } se le ha acabado el tiempo. Podéis esperar o dejar que juegue un bot.
you-are-late = Se te ha acabado el tiempo. Puedes seguir jugando mientras nadie ponga un bot en tu lugar.
you-left = Has dejado esta mesa. Tu asiento sigue libre.
bot-plays-for-you = Un bot juega por ti.
seat-back = Recuperar mi asiento
log = Registro
chat = Chat
log-or-chat = Registro, chat o referencia
log-filter = Filtrar por jugador
all-players = Todos los jugadores
log-empty = Aún no ha pasado nada.
only-you = solo tú puedes verlo
log-all = Mostrar todo el registro
chat-empty = Aún no hay mensajes.
chat-say = Escribe un mensaje
people-here = Personas en esta mesa
mute = Silenciar
unmute = Dejar de silenciar
remove-person = Expulsar
remove-really = ¿Expulsar a { $who } de esta mesa para siempre?
send-away = Echar
send-away-really = ¿Echar a { $who }? Con una invitación puede volver.
close-table = Cerrar mesa
close-table-really = ¿Cerrar esta mesa para siempre? Ya nadie podrá jugar aquí.
closed-host = El anfitrión ha cerrado esta mesa.
closed-operator = El operador ha cerrado esta mesa.
closed-row = Cerrada
someone = Cuenta eliminada
report = Avisar de algo
report-about = Sobre
report-table = Esta mesa
report-what = ¿Qué pasa?
report-send = Enviar aviso
report-sent = Gracias. El operador verá tu aviso.
bots-wait = Los bots están ocupados en muchas mesas. La próxima jugada puede tardar más.
opened = { $who }, ampliado
handover = Pasa la pantalla a { $who }
handover-text = La próxima decisión es secreta. Asegúrate de que nadie más mira.
handover-go = Empezar
tip = Explicación
tip-pin = Fijar
tip-close = Cerrar

## El final

points-tab = Puntos
score-now = Puntuación actual
score-so-far = hasta ahora
score-now-first = { $you ->
    [yes] Ganarías tú.
   *[no] Ganaría { $who }.
}
score-now-note = Puntuación final con la mesa tal como está. No se cuenta nada de lo que falta por jugar.
end-title = Puntuación final
end-verdict = { $you ->
    [yes] Ganas
   *[no] Gana { $who }
} con { $points } puntos{ $ahead ->
    [0] { " " }tras el desempate. Segundo puesto: { $second }.
   *[other] , { $ahead } más que { $second }.
}
end-verdict-side = { $you ->
    [yes] Ganáis: { $who }
   *[no] Gana: { $who }
} con { $points } puntos{ $ahead ->
    [0] { " " }tras el desempate. Segundo puesto: { $second }.
   *[other] , { $ahead } más que { $second }.
}
trace-number = { $points }, { $source }, { $who }: ver de dónde salen estos puntos
trace-title = { $who }: { $source }
trace-note = Elige un número para ver de dónde sale.
trace-start = Desde el principio de la partida
total-side = Total del equipo
end-you-object = tú
end-word = Fin
start-word = Inicio
share = Compartir
download = Descargar partida
rematch = Jugar otra vez
look-at-table = Ver la mesa
best-note = Subrayado: la puntuación más alta de esa fuente.
curve-title = Puntos en { $rounds } rondas
curve-hint = Recorre el gráfico o usa las flechas. Haz clic para abrir ese momento.
curve-label = Puntos por ronda
best-title = Decisiones que más puntuaron
best-what = puntos de una vez
analysis-title = Análisis
analyse = Analizar
analysis-what = Los bots continúan la partida desde muchos momentos para estimar la probabilidad de ganar de cada jugador y encontrar las decisiones más caras. No hace falta que esperes aquí.
analysis-waiting = A la espera de que terminen otros análisis.
analysis-running = Los bots están jugando a partir de esta partida. Los resultados aparecen según llegan.
analysis-usual = Tiempo habitual en este servidor: { $time }.
analysis-left = Tiempo restante estimado: { $time }.
analysis-failed = El análisis ha fallado. Puedes intentarlo de nuevo.
chances-title = Probabilidad de ganar
chances-label = Probabilidad de ganar en cada momento
chances-note = { $games ->
    [one] A partir de { $games } partida, con el bot «{ $bot }» en todos los asientos. Las bandas claras son intervalos del 95 %.
   *[other] A partir de { $games } partidas, con el bot «{ $bot }» en todos los asientos. Las bandas claras son intervalos del 95 %.
} Cada partida empieza en la posición de ese momento, con dados y robos nuevos: muestra cómo les iría desde ahí a los bots, no a las personas.
chances-table = Mostrar como tabla
chances-games = Partidas
chances-points = { $who }: puntos
chance = { $chance } %
chance-range = { $chance } % ({ $low }–{ $high })
costly-title = Decisiones más caras
costly-better = Elección del bot: { $what }
costly-loss = costó unos { NUMBER($loss, maximumFractionDigits: 1) } puntos
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = Nada digno de mención.
costly-habit = { $you ->
    [yes] Elegiste
   *[no] { $who } eligió
} lo mismo que el bot en { $same } de { $decisions } decisiones. Pérdida media por decisión: unos { NUMBER($loss, maximumFractionDigits: 1) } puntos.
costly-note = Es la opinión de un solo bot («{ $bot }»), según lo que el jugador podía saber en ese momento. Solo mira hasta el final del turno y juega con criterio, no a la perfección.
luck-title = Suerte
luck-own = Por jugador
luck-shared = Igual para todos
luck-expected = media
luck-came = real
figures-title = Estadísticas
seed = Semilla
commitment = Hash publicado al empezar
proof-details = Semilla y hash
proof-wait = La semilla se ha revelado, pero tu navegador no puede comprobarla en esta página.
proof-match = La semilla coincide con el hash publicado al empezar.
proof-differ = ¡La semilla no coincide con el hash publicado al empezar!
proof-how = Todas las tiradas y todos los robos salen de esta semilla. Ejecuta «crenel verify» con el archivo de partida descargado para comprobarlo por tu cuenta.

## Repetición

replay-back = Paso anterior
replay-on = Paso siguiente
replay-round-back = Ronda anterior
replay-round-on = Ronda siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-better = { $bot } habría preferido: { $what } (unos { NUMBER($loss, maximumFractionDigits: 1) } puntos mejor).
replay-otherwise = Probar otra jugada aquí
replay-share = Copiar enlace a este momento
eyes = Ver como
eyes-all = Vista de todos
eyes-mine = Tu vista
eyes-seat = Vista de { $who }
eyes-open = Todas las manos a la vista
go-on-here = Continuar desde aquí

## Ajustes

settings = Ajustes
settings-lead = Se guardan en este dispositivo.
set-theme = Tema
set-theme-auto = Sistema
set-theme-light = Claro
set-theme-dark = Oscuro
set-look = Estilo
set-look-digital = Dibujado
set-look-cardboard = Cartón y madera
set-language = Idioma
set-speed = Velocidad de las animaciones
set-speed-none = Ninguna
set-speed-fast = Rápida
set-speed-normal = Normal
set-speed-slow = Lenta
set-botPace = Ritmo de los bots
set-botPace-none = Sin pausa
set-botPace-fast = Rápido
set-botPace-normal = Normal
set-botPace-slow = Lento
set-targets = Resaltar jugadas legales
set-targets-all = Siempre
set-targets-selected = Tras elegir algo
set-targets-none = Nunca
set-scores = Puntuación durante la partida
set-scores-all = La de todos
set-scores-mine = Solo la mía
set-scores-none = Oculta
score-hidden = oculta hasta el final
set-size = Tamaño de la interfaz
set-size-small = Pequeño
set-size-normal = Normal
set-size-large = Grande
set-words = Tamaño del texto en el registro y la información emergente
set-words-small = Pequeño
set-words-normal = Normal
set-words-large = Grande
set-confirmEnd = Confirmar el final del turno
set-confirmEnd-note = Si no, tu turno termina automáticamente cuando no queda nada que hacer.
set-warn = Avisarme antes de jugadas que no puedo deshacer
set-warn-note = Esas jugadas, incluido el final del turno, piden antes una confirmación. Siempre llevan un candado.
set-passReactions = Pasar las reacciones en turnos de otros jugadores
set-passReactions-note = Crenel pasa por ti las reacciones opcionales. Una línea bajo la barra de estado lo indica y permite desactivarlo.
set-askAlways = Preguntarme aunque no tenga reacción
set-askAlways-note = Respondes tú siempre que podrías reaccionar. Si no, Crenel responde por ti cuando no tienes nada que jugar, y los demás pueden notar lo rápido que ocurre.
set-tips = Información emergente
set-tips-note = Señala una pieza para ver qué hace y cuánto vale.
set-sound = Sonidos
set-sound-note = Sonidos breves para los dados, las piezas y tu turno.
set-notices = Notificarme cuando me toque
set-notices-note = Una notificación de escritorio, solo mientras esta página está en segundo plano. El navegador te pedirá permiso.
set-notices-refused = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en los ajustes del sitio.
name-saved = Guardado.
account = Cuenta
account-lead = Opcional. Conserva tus partidas si este navegador te olvida.
account-in = Has iniciado sesión como { $name }.
account-welcome = Hola, { $name }.
account-name = Nombre de cuenta
account-password = Contraseña (al menos 8 caracteres)
log-in = Iniciar sesión
log-out = Cerrar sesión
register = Crear cuenta
log-out-everywhere = Cerrar todas las sesiones
account-export = Descargar mis datos
account-change = Cambiar o eliminar la cuenta
account-forgotten = He olvidado mi contraseña
account-reset-sent = Si esta cuenta tiene una dirección de correo confirmada, ya va un enlace en camino.
account-password-now = Contraseña actual
account-password-new = Contraseña nueva (al menos 8 caracteres)
account-password-change = Cambiar contraseña
account-password-changed = Has cambiado la contraseña. Se han cerrado las demás sesiones.
account-mail-is = Dirección de correo: { $address }
account-mail-none = No tienes ninguna dirección de correo confirmada. Con una puedes elegir otra contraseña si olvidas esta.
account-mail-new = Dirección de correo
account-mail-prove = Confirmar dirección
account-mail-remove = Quitar dirección
account-mail-removed = Se ha quitado la dirección.
account-mail-sent = Se ha enviado un enlace a { $address }. Ábrelo para confirmar la dirección.
account-mail-proved = Confirmada.
account-delete = Eliminar cuenta
account-delete-note = Al eliminarla, tu nombre y todo lo que has escrito desaparecen de todas las mesas. Las partidas se quedan. No se puede deshacer.
account-delete-really = ¿Eliminar tu cuenta para siempre?
link-reset = Elige una contraseña nueva. Se cierran todas tus sesiones.
link-prove = Confirma que esta dirección de correo es tuya.
link-invited = Tienes una invitación para crear una cuenta.
signups-closed = Este servidor no admite cuentas nuevas.
signups-invited = Necesitas una invitación para crear una cuenta aquí.
operator = Operador
operator-lead = Avisos, personas y mesas de este servidor.
operator-house = Servidor
operator-counts = Personas: { $people }, con cuenta: { $accounts }. Mesas: { $tables }, en memoria: { $live }. Conexiones abiertas: { $sockets }.
operator-signups = Cuentas nuevas
operator-signups-open = Cualquiera
operator-signups-invited = Por invitación
operator-signups-verified = Con dirección de correo confirmada
operator-signups-closed = Nadie
operator-reports = Avisos pendientes: { $count }
operator-none = No hay ninguno.
operator-look = Mirar
operator-done = Resuelto
operator-ban = Bloquear
operator-unban = Dejar entrar
operator-ban-really = ¿Bloquear a { $who } en este servidor? Motivo para el registro:
operator-people = Personas
operator-find = Nombre, cuenta o id
operator-search = Buscar
operator-guest = sin cuenta
operator-tables = Últimas mesas
operator-audit = Lo que han hecho los operadores
operator-command = Línea de órdenes
act-ban = bloquea a
act-unban = deja entrar a
act-operator = da el papel de operador a
act-operator-off = quita el papel de operador a
act-close = cierra la mesa
act-report-done = resuelve el aviso
act-signups = cambia las cuentas nuevas:
act-invite = crea una invitación
act-reset = crea un enlace de contraseña para
act-forget = elimina
act-tidy = borra lo que solo se guarda unos días

## Ayuda

help = Ayuda
help-lead = Cómo funciona la mesa y sus atajos de teclado. La información emergente explica las reglas de cada pieza.
help-how = En la mesa
help-two-ways = Dos maneras de jugar
help-two-ways-text = Elige un dado para ver adónde llega, o elige una loseta o una casilla para ver qué dados llegan. Un borde discontinuo significa que cuesta trabajadores; la insignia dice cuántos.
help-preview = Vista previa de cada jugada
help-preview-text = El primer clic muestra exactamente qué haría una jugada. Haz clic otra vez, pulsa Intro o usa el botón para confirmarla.
help-undo = Deshacer sin miedo
help-undo-text = Puedes deshacerlo todo hasta que se revela información nueva: dados, losetas nuevas, un secreto. La lista junto a la flecha muestra hasta dónde se puede deshacer y por qué. Más allá, todos los jugadores deben aceptar.
help-why = ¿Por qué no puedo?
help-why-text = Haz clic en una jugada que no sea posible. La mesa te dice qué falta y qué regla se aplica.
help-hint = Pistas
help-hint-text = En tu turno puedes pedir una pista en el menú. Un bot que solo ve lo que ves tú sugiere una jugada; no pasa nada hasta que la haces tú. Con varias personas en la mesa, solo hay pistas si la mesa las permite.
help-log = Leer el registro
help-log-text = Señala una línea para iluminar sus piezas. Haz clic en ella para ver toda la mesa en ese momento: las flechas pasan de línea en línea, Inicio y Fin saltan a los extremos y Esc vuelve al presente. Los puntos pequeños marcan lo que ha cambiado desde tu último turno.
help-recap = ¿Qué me he perdido?
help-recap-text = Cuando los demás han jugado, la barra de estado ofrece un resumen. Recórrelo paso a paso o reprodúcelo, y mira la mesa después de cada paso. Un anillo marca la última pieza tocada.
help-plan = Planear mientras otros deciden
help-plan-text = «Planear» muestra tu próximo turno como si ya hubiera llegado. Nadie ve lo que pruebas. Si guardas el plan, se juega en tu turno, decisión por decisión, mientras cada una siga dando el mismo resultado. Antes puedes cambiarlo o descartarlo, y después deshacerlo.
help-clocks = Relojes
help-clocks-text = Solo en mesas creadas con reloj. Tu reloj corre mientras los demás te esperan; deshacer no devuelve tiempo. Nadie pierde por tiempo: si el tuyo se acaba, los demás pueden dejar que juegue un bot, y tú puedes recuperar tu asiento. Un reloj de arena señala que queda poco tiempo.
help-secret-seed = Dados verificables
help-secret-seed-text = El hash de la semilla secreta se publica al empezar y la semilla al terminar, así que cualquiera puede volver a calcular todas las tiradas.
help-keys = Atajos de teclado
key-tab = pieza siguiente
key-arrows = moverse por las casillas; al ver un momento anterior, de línea en línea
key-enter = elegir; otra vez, confirmar
key-escape = anular la selección; al ver un momento anterior, volver al presente
key-undo = deshacer
key-end = terminar el turno
key-hint = pedir una pista a un bot
key-board = ir a mi tablero
key-shared = ir al tablero común
key-log = ir al registro
key-recap = mostrar qué ha pasado desde mi último turno
key-score = mostrar la puntuación actual
key-plan = planear mientras los demás deciden; otra vez, volver
key-zoom = acercar, alejar, tablero entero
key-help = mostrar esta página
glossary = Referencia
glossary-lead = Todas las piezas de { $game }: qué hacen y cuántas hay.

## Problemas

error-offline = El servidor no responde. ¿Tienes conexión?
error-server = Algo ha fallado. Inténtalo otra vez.
error-no-game = Esta página no conoce ese juego.

## Avisos fuera de la página y ausencias

notices = Avisos y ausencias
notices-lead = Lo que te llega cuando Crenel no está abierto. Todo está desactivado hasta que lo actives.
notices-none = Este servidor no envía avisos fuera de la página.
notices-saved = Guardado.
notices-where = Dónde
set-push = Este dispositivo
set-push-note = El navegador muestra un aviso aunque la página esté cerrada. Te pedirá permiso.
set-mail = Correo electrónico
set-mail-note = A { $address }. Cada correo lleva un enlace para dejar de recibirlos.
set-webhook = Dirección web
set-webhook-note = Envía los avisos como JSON a una dirección https:// tuya, por ejemplo de un chat o de un script.
notices-devices = { $count ->
    [one] También los recibe { $count } dispositivo tuyo más.
   *[other] También los reciben { $count } dispositivos tuyos más.
}
notices-no-push = Este navegador no puede recibir avisos aquí. En un iPhone o iPad, añade antes Crenel a la pantalla de inicio.
notices-no-mail = Necesitas una cuenta con una dirección de correo confirmada.
notices-no-account = Necesitas una cuenta.
webhook-address = Dirección web
webhook-secret = Clave secreta
webhook-secret-note = Cada envío va firmado con ella en la cabecera Crenel-Signature. Cambia al guardar de nuevo la dirección.
notices-test = Enviar una prueba
notices-test-sent = Enviado. Debería llegar enseguida.
notices-test-later = Nadie lo ha aceptado. Crenel lo intentaría más tarde.
notices-test-never = Se ha rechazado. Comprueba la dirección.
notices-end-all = Desactivar todo
notices-what = Sobre qué
notices-turn = Me toca
notices-clock = Me queda poco tiempo (en mesas de varios días)
notices-started = Una partida ha empezado
notices-ended = Una partida ha terminado
notices-invited = Una invitación a la revancha
notices-mentioned = Mi nombre en el chat, como @Ada
notices-together = Lo que ocurre en unos minutos se envía junto. No se envía nada mientras miras Crenel.
set-quiet = Horas de silencio
set-quiet-note = Los avisos esperan a que terminen.
quiet-start = Desde
quiet-end = Hasta
quiet-zone = Zona horaria: { $zone }
notices-end = Dejar de recibir estos correos
notices-end-ask = Crenel no te enviará más avisos por correo.
notices-mails-ended = No recibirás más avisos por correo.
notices-choices = Todos los avisos
away-title = Cuando no estás
away-about = Mientras no estás, tu reloj se detiene en las mesas que conceden días para ello. Los demás jugadores ven hasta cuándo.
away-from = Desde
away-to = Hasta (incluido)
away-add = Añadir
away-told = Guardado. Tus mesas lo saben.
away-span = Del { $from } al { $to }
away-remove = Quitar: { $span }
away-tables = En tus mesas con reloj
away-runs = No concede días: tu reloj corre.
away-stands = Tu reloj aún puede detenerse { $time }.
pace-away = Días de ausencia
pace-away-days = { $days ->
    [0] Ninguno
    [one] { $days } día
   *[other] { $days } días
}
pace-away-note = { $days ->
    [one] Durante una ausencia anunciada, el reloj se detiene: { $days } día en total por jugador.
   *[other] Durante una ausencia anunciada, el reloj se detiene: { $days } días en total por jugador.
}
clock-away = fuera hasta el { $day }
clock-away-long = Fuera hasta el { $day }.

## Sin el servidor, y una página más nueva

offline = Sin conexión.
offline-text = Puedes leer las reglas, la referencia y las lecciones. Para jugar, también en solitario o contra bots, hace falta el servidor. Esta página se conecta sola.
unreached = Aún no está aquí
unreached-text = Esta pantalla no está guardada en tu dispositivo. Se abre en cuanto el servidor responda.
build-fresh = Hay una versión nueva de Crenel. Empieza con la próxima pantalla que abras.
build-start = Empezar ya
build-updated = Crenel se ha actualizado.
lesson-read = Leer
lesson-read-note = Estos son los textos de la lección. En la partida guiada decides tú y ella responde.
lesson-offline = La partida guiada necesita el servidor. Sus textos se pueden leer sin conexión.

## Señalar piezas

point-kind = { $kind ->
    [look] Mirad aquí
    [will] Lo haré yo
   *[please] Por favor
}
point-words = { $kind ->
    [look] mirad aquí: { $what }
    [will] lo haré yo: { $what }
   *[please] por favor: { $what }
}
point-said = { $who }: { $words }
point-something = algo en la mesa
point-at = Señalar: { $what }
point-first = Elige una señal y luego una pieza o un lugar
point-choose = { $kind ->
    [look] «Mirad aquí»: selecciona una pieza o un lugar.
    [will] «Lo haré yo»: selecciona una pieza o un lugar.
   *[please] «Por favor»: selecciona una pieza o un lugar.
}
point-cancel = Cancelar
point-again = Mostrarlo otra vez
key-point = señal sobre la pieza enfocada: l mirad aquí, w lo haré yo, p por favor
set-pointing = Señales de otros jugadores
set-pointing-note = Muestra cuándo otros jugadores señalan una pieza o un lugar. Si está desactivado, sus señales solo aparecen en el chat.

## Rules

rules = Reglas
rules-title = Reglas: { $game }
rules-lead = Todo lo que cuenta, con nuestras palabras. Cada párrafo nombra su fuente.
rules-contents-title = Contenido
rules-print = Imprimir
rules-read = Leer la regla
rules-of = Reglas: { $name }
rules-all = Todas las reglas
rules-nothing = No se ha encontrado ninguna regla: { $words }
rules-not-yet = { $game } todavía no tiene reglas de consulta.
help-step = Reglas de esta decisión

## Lecciones

learn = Aprender
learn-it = Aprender
lesson-short = Lección corta
new-here = ¿Es tu primera vez con estos juegos?
new-here-text = Una partida guiada te enseña jugando: tú decides, ella responde, y puedes dejarla cuando quieras.
new-here-no = Ya los conozco
lesson = Lección
lesson-table = Lección: { $lesson }
lesson-back = Lo dejaste en: { $place }. Tu puntuación: { $points }.
lesson-next = Siguiente
lesson-hint = Pista
lesson-why = ¿Por qué?
lesson-again = Repetir este capítulo
lesson-alone = Seguir sin ayuda
lesson-leave = Salir
lesson-on = Continuar
lesson-free-game = Jugar una partida libre
lesson-over = Esa era la lección.
lesson-resume = Continuar
lesson-learned = hecha
lesson-chapter = Capítulo { $chapter } de { $count }
lesson-lit = Iluminado: { $what }.

## Práctica

practice = Práctica
practice-about = Una posición y un turno: encuentra el mejor. Bots de todos los niveles lo han intentado.
puzzle-today = Problema del día: { $game }
puzzle-all = Todos los problemas: { $game }
puzzle-of-level = Nivel: { $level }
puzzle-stars =
    { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    }
puzzle-earned = Problema { $number }, { puzzle-stars }
puzzle-table = { $game }: problema { $number }
puzzle-show = Mostrar el mejor turno
puzzle-again = Intentarlo de nuevo
puzzle-next = Siguiente problema
puzzle-over = Tu turno ha terminado. Nadie sigue jugando.
