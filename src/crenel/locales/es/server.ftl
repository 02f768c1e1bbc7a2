### Lo que dicen el servidor y sus dos órdenes.

## Rechazos

too-often = Demasiado seguido: espera un momento y vuelve a intentarlo.
no-session = Aquí no tienes sesión. Escribe primero tu nombre.
has-account = Ya tienes una cuenta: { $login }.
login-taken = El usuario «{ $login }» ya está ocupado.
wrong-password = El usuario y la contraseña no coinciden.
bad-request = No se entiende esta petición ({ $where }: { $detail }).
no-such-page = Aquí no hay nada.
no-such-method = Eso no se puede hacer aquí.
body-too-large = La petición es demasiado grande; se permiten { $largest } bytes.
foreign-origin = Esta petición viene de otro sitio.
server-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
not-saved = No se ha podido guardar. Inténtalo de nuevo.

no-such-table = Esa mesa no existe.
no-such-seat = Esta mesa no tiene el asiento { $seat }.
not-started = La partida aún no ha empezado.
not-over = Será posible cuando acabe la partida.
not-seated = No estás sentado a esta mesa.
not-your-seat = El asiento { $seat } no es tuyo.
seat-taken = Este asiento está ocupado.
no-open-seat = No queda ningún asiento libre en esta mesa.
invite-needed = Necesitas una invitación para sentarte a esta mesa.
bad-invite = Esta invitación no es válida o ya se ha usado.
host-only = Solo puede hacerlo el anfitrión de la mesa.
not-left = Quien ocupa el asiento { $seat } está aquí, o acaba de irse.
rematch-there = La revancha ya está abierta.
onward-options = Una partida que sigue desde otra terminada conserva su juego y sus opciones.
table-frozen = Las reglas han cambiado desde que se jugó esta partida, y no puede seguir con las nuevas. Aún se puede mirar.

stale = La mesa ha cambiado desde que decidiste. Míralo otra vez y vuelve a decidir.
no-turn-ahead = Ahora no hay nada que puedas planear.
request-open = Alguien ya ha pedido deshacer algo.
no-request = Nadie ha pedido deshacer nada.
asked-too-often = Ya se ha rechazado más de una vez. Podrás volver a pedirlo en { $seconds } s.
nothing-said = Este mensaje está vacío.
no-hints = En esta mesa ningún bot da pistas.
hint-under-way = Un bot ya está pensando una pista para ti.
analysis-queue = Hay demasiadas partidas esperando su análisis. Inténtalo de nuevo dentro de unos minutos.
nothing-to-decide = El asiento { $seat } no tiene nada que decidir ahora.
frame-too-large = El mensaje es demasiado largo: { $size } bytes, y se permiten { $largest }.
frame-malformed = Este mensaje no tiene sentido: { $detail }
too-many-frames = Demasiados mensajes a la vez.
bad-frames = Demasiados mensajes sin sentido.

## crenel serve

help-serve =
    crenel serve abre las mesas en el navegador.

      --host DIRECCIÓN       dirección en la que escuchar; 127.0.0.1 si no se dice otra
      --port PUERTO          puerto en el que escuchar, si no 8000; 0 toma uno libre
      --store URL            dónde se guardan las mesas, como sqlite:///ruta; si no, en tu carpeta de datos
bad-port = «{ $port }» no es un puerto: da un número de 0 a 65535.
bad-address = No se puede usar { $host }, puerto { $port }: { $detail }
bad-store = No se pueden guardar mesas en «{ $store }»: { $detail }
serving = Crenel está abierto en { $address }  (las mesas se guardan en { $store })
page-not-built = La página aún no se ha construido.

## crenel verify

help-verify =
    crenel verify ARCHIVO comprueba una partida acabada con la semilla que se prometió.

      --commitment HUELLA    el compromiso que viste al empezar la partida
      --after ARCHIVO        el registro de la partida terminada desde la que sigue esta
verify-no-file = ¿Qué registro? crenel verify ARCHIVO
verify-unreadable = No se puede leer { $file }: { $detail }
verify-no-commitment = Este registro no lleva compromiso. Indica con --commitment el que viste.
verify-other-commitment = Viste el compromiso { $seen }, pero este registro lleva { $promised }.
verify-broken = La semilla no es la prometida: su huella es { $found } y el compromiso era { $promised }.
verify-not-over = La partida no ha acabado, así que su semilla aún no prueba nada.
verify-seed = La semilla es la prometida ({ $promised }).
verify-game =
    { $game }: { $moves ->
        [one] de ella sale { $moves } jugada
       *[other] de ella salen { $moves } jugadas
    } según las reglas. Puntuación final: { $scores }.
verify-onward = Sigue desde un momento de otra partida; --after ARCHIVO, con el registro de aquella, comprueba dónde empezó.
verify-position = Empezó en el momento { $moment } de { $file }.
verify-no-moment = Este registro no dice después de qué momento de otra partida sigue.
verify-other-position = Esta partida no empezó en el momento { $moment } de { $file }.
