### Textos del servidor y de sus dos comandos

## Rechazos

too-often = Demasiadas peticiones. Espera un momento y vuelve a intentarlo.
no-session = Escribe primero tu nombre.
has-account = Ya tienes una cuenta: { $login }.
login-taken = El nombre de cuenta «{ $login }» ya está en uso.
wrong-password = Nombre de cuenta o contraseña incorrectos.
no-account = Todavía no tienes cuenta: crea una primero.
wrong-old-password = La contraseña antigua no es correcta.
metrics-guarded = Las métricas son solo para esta máquina o para quien envíe el token.
bad-request = El servidor no puede leer esta petición ({ $where }: { $detail }).
no-such-page = Aquí no hay nada.
no-such-method = Esto no es posible aquí.
body-too-large = La petición es demasiado grande. El límite es de { $largest } bytes.
body-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
too-many-sockets = Hay demasiadas mesas abiertas desde tu red. Cierra una y recarga la página.
table-crowded = Hay demasiadas personas mirando esta mesa. Vuelve más tarde.
text-too-complex = Este archivo es demasiado complicado. Simplifícalo o divídelo.
reader-busy = Hay demasiados archivos en espera. Inténtalo de nuevo en unos segundos.
foreign-origin = Esta petición viene de otro sitio.
server-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
not-saved = No se ha podido guardar el cambio. Inténtalo de nuevo.
store-unreachable = No se puede acceder a la base de datos en este momento. Inténtalo de nuevo enseguida.
table-elsewhere = Esta mesa está pasando a otro servidor. Inténtalo de nuevo en un momento.
not-ready = El servidor no puede guardar nada en este momento.
table-damaged = Esta mesa está dañada en el almacén y no se puede abrir.

no-such-table = Esa mesa no existe.
no-such-seat = Esta mesa no tiene el asiento { $seat }.
no-lesson = Esta mesa no es una lección tuya o no tiene esa indicación.
not-started = La partida aún no ha empezado.
not-over = Podrás hacerlo cuando termine la partida.
not-seated = No tienes asiento en esta mesa.
not-your-seat = El asiento { $seat } no es tuyo.
seat-taken = Este asiento está ocupado.
no-open-seat = Esta mesa no tiene asientos libres.
invite-needed = Necesitas una invitación para sentarte a esta mesa.
bad-invite = Esta invitación no es válida. Pide un enlace nuevo al anfitrión.
invite-used = Esta invitación ya se ha usado. Pide otra al anfitrión.
host-only = Solo puede hacerlo el anfitrión de la mesa.
session-ended = Has cerrado la sesión.
removed = El anfitrión te ha expulsado de esta mesa.
muted = El anfitrión te ha silenciado en esta mesa.
chat-private = Solo los jugadores de esta mesa pueden chatear aquí.
point-players = Solo los jugadores de esta mesa pueden señalar piezas.
no-such-person = No hay nadie así en esta mesa.
not-left = El jugador del asiento { $seat } está aquí, o se ha ido hace solo un momento.
rematch-there = La revancha ya está abierta.
onward-options = Una partida que continúa otra terminada conserva su juego y sus opciones.
table-frozen = Las reglas han cambiado desde que se jugó esta partida, así que no puede continuar. Aún puedes verla.

stale = La mesa ha cambiado desde que decidiste. Míralo y elige de nuevo.
no-turn-ahead = Ahora mismo no hay nada que planear.
undo-forbidden = Esta mesa no permite deshacer.
bad-more-time = El tiempo adicional necesita un reloj y un número de segundos por jugador. Jugadores: { $seats }. Números: { $found }.
request-open = Alguien ya ha pedido deshacer.
no-request = Nadie ha pedido deshacer.
asked-too-often = Tu petición se ha rechazado más de una vez. Podrás volver a pedirlo en { $seconds } s.
nothing-said = Tu mensaje está vacío.
no-hints = Esta mesa no permite pistas.
hint-under-way = Un bot ya está preparando tu pista.
bots-busy = Los bots tienen demasiado trabajo ahora. Inténtalo de nuevo en un momento.
too-many-bot-tables = Ya tienes { $most } partidas entre bots en marcha. Espera a que termine una.
analysis-queue = Hay demasiadas partidas esperando su análisis. Inténtalo de nuevo dentro de unos minutos.
analysis-own = Ya tienes { $most } partidas esperando su análisis. Espera a que termine una.
nothing-to-decide = El asiento { $seat } no tiene nada que decidir ahora.
frame-too-large = El mensaje es demasiado largo: { $size } bytes. El límite es { $largest }.
frame-malformed = El servidor no puede leer este mensaje: { $detail }
too-many-frames = Demasiados mensajes a la vez.
bad-frames = Demasiados mensajes ilegibles.

## crenel serve

help-serve =
    crenel serve inicia el servidor para el navegador.

      --host DIRECCIÓN       dirección en la que escuchar (por defecto: 127.0.0.1)
      --port PUERTO          puerto en el que escuchar (por defecto: 8000; 0 elige uno libre)
      --store URL            dónde guardar las mesas, como sqlite:///ruta (por defecto: un archivo en tu carpeta de datos)
                             o postgresql://usuario:contraseña@servidor/base
      --redis URL            comparte límites, presencia y trabajo de los bots con otros servidores, como redis://host:6379
      --proxy DIRECCIÓN      confiar en este proxy inverso para las direcciones de los clientes (puede repetirse)
      --processes N          cuántos servidores comparten el puerto, como mucho uno por núcleo; requiere PostgreSQL (por defecto: 1)
bad-port = «{ $port }» no es un puerto válido. Usa un número de 0 a 65535.
bad-address = No se puede escuchar en { $host }, puerto { $port }: { $detail }
bad-internal-address = «{ $address }» no es una dirección interna válida. Usa una dirección y un puerto, como 10.0.0.5:8100.
internal-address-needed = Un servidor en otra máquina ({ $machine }) usa el mismo almacén. Indica a ambos cómo comunicarse: CRENEL_INTERNAL_ADDRESS=10.0.0.5:8100
bad-store = No se pueden guardar mesas en «{ $store }»: { $detail }
store-in-use = Otro servidor (proceso { $process }) ya usa «{ $store }». Detenlo primero o indica otro almacén con --store.
postgres-missing = «{ $store }» necesita el controlador de PostgreSQL, que no está instalado: pip install 'crenel[postgres]'
store-damaged = El almacén «{ $store }» está dañado ({ $detail }). Restaura una copia o salva lo que se pueda leer: crenel repair --store { $store }
serving = Crenel está en marcha en { $address }  (las mesas se guardan en { $store })
serving-also = Otros en tu red: { $address }
processes-need-postgres = Varios procesos no pueden compartir «{ $store }»: un archivo tiene un solo servidor. Usa PostgreSQL con --store postgresql://… u omite --processes.
processes-need-ports = Con --processes, cada servidor elige su propio puerto interno. Pon en CRENEL_INTERNAL_ADDRESS y CRENEL_INTERNAL_BIND una dirección con el puerto 0, como 10.0.0.5:0.
serving-processes = { $count } servidores comparten esta dirección. El proceso { $process } se ocupa de ellos.
clock-behind =
    El reloj de este ordenador va { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    } por detrás de las mesas guardadas. Comprueba la fecha y la hora. Nadie pierde tiempo de juego por ello.
clock-ahead =
    El reloj de este ordenador va { $days ->
        [one] { $days } día
       *[other] { $days } días
    } por delante de las mesas guardadas. Si has jugado hace menos, comprueba la fecha y la hora. Nadie pierde tiempo de juego por ello.
page-not-built = La página aún no se ha construido.

## crenel worker

help-worker =
    crenel worker piensa por los bots de todos los servidores que comparten un Redis. Inícialo en tantas máquinas como quieras.

      --redis URL            el Redis de los servidores, como redis://host:6379 (por defecto: $CRENEL_REDIS)
      --processes N          cuántos bots piensan a la vez (por defecto: uno por núcleo)
working = { $processes ->
        [one] { $processes } proceso trabaja
       *[other] { $processes } procesos trabajan
    } para los bots de los servidores de { $redis }
worker-redis = Indica el Redis de los servidores: crenel worker --redis redis://host:6379
bad-redis = «{ $redis }» no es la dirección de un Redis. Escríbela como redis://host:6379
redis-missing = «{ $redis }» necesita la biblioteca de Redis, que no está instalada: pip install 'crenel[redis]'

## E-mail

bad-mail-server = { $setting } debe tener esta forma: smtp://usuario:contraseña@servidor:587?tls=start. «tls» puede ser start, direct u off.
mail-password-in-clear = { $setting } enviaría la contraseña sin cifrar. Usa tls=start o smtps://.
bad-mail-sender = { $setting } debe indicar el remitente: una dirección de correo, o «Nombre <dirección>».

## crenel backup, restore, check, store

help-backup =
    crenel backup ARCHIVO escribe todo el almacén, tal como está en este momento, en un archivo nuevo y lo comprueba. El servidor puede seguir en marcha.

      --store URL            el almacén (por defecto: el archivo de tu carpeta de datos)
help-restore =
    crenel restore ARCHIVO copia una copia de seguridad en un almacén vacío. Detén antes el servidor.

      --store URL            el almacén que se llena (por defecto: el archivo de tu carpeta de datos)
help-check =
    crenel check reproduce todas las mesas del almacén y las compara con lo guardado. El servidor puede seguir en marcha.

      --store URL            el almacén (por defecto: el archivo de tu carpeta de datos)
help-store =
    crenel store copy ORIGEN DESTINO copia todo un almacén en otro vacío. Detén antes el servidor.

      ORIGEN, DESTINO        sqlite:///ruta o postgresql://usuario:contraseña@servidor/base
backed-up = Copia de seguridad de { $store } en { $file }: { $people } personas, { $tables } mesas, { $entries } entradas de registro.
copied = { $source } se ha copiado en { $target } y se han comparado todas las filas: { $people } personas, { $tables } mesas, { $entries } entradas de registro.
checked = Comprobado: { $tables } mesas, { $entries } entradas de registro.
checked-read-only = Solo de lectura, porque las reglas han cambiado desde entonces: { $tables }.
checked-well = No hay nada dañado.
fault = { $table }: { $fault }
fault-gap = faltan entradas en el registro.
fault-unreadable = el registro no se puede leer.
fault-refused = las reglas rechazan el registro.
fault-summary = el resumen para las listas no coincide con el registro.
fault-snapshot = la instantánea no coincide con el registro.
fault-no-header = hay un registro, pero no una mesa.
backup-no-file = Indica el archivo: crenel { $command } ARCHIVO
backup-exists = «{ $file }» ya existe y no se sobrescribe. Elige otro nombre.
store-words = Escribe: crenel store copy ORIGEN DESTINO
store-missing = No hay ningún almacén en «{ $store }».
store-version = «{ $store }» es de otra versión de Crenel. Usa esa versión o inicia una vez el servidor con esta.
store-newer = Una versión más reciente de Crenel ha cambiado «{ $store }» de un modo que esta no conoce. Usa la versión más reciente.
store-contracts = Hay que reorganizar las mesas de «{ $store }» para esta versión. Detén todos los servidores que las usan y vuelve a iniciar.
store-not-empty = «{ $store }» no está vacío. Elige un almacén vacío: no se sobrescribe nada.
copy-differs = La copia no coincide con el original ({ $table }: { $row }). No se ha conservado nada de ella.

## crenel repair

help-repair =
    crenel repair salva lo que se puede leer de un almacén dañado. El archivo antiguo se conserva al lado como *.damaged.

      --store URL            el almacén, como sqlite:///ruta (por defecto: el archivo de tu carpeta de datos)
repaired = { $store } está reparado: se han podido leer { $people } personas, { $tables } mesas y { $entries } entradas de registro. El archivo antiguo se conserva como *.damaged.
store-lost = No se puede leer nada de «{ $store }». Restaura una copia.
repair-files-only = crenel repair es para archivos de SQLite. PostgreSQL se repara solo tras un fallo; si no basta, restaura una copia.

## crenel verify

help-verify =
    crenel verify ARCHIVO comprueba que una partida terminada se jugó con la semilla prometida al empezar.

      --commitment HASH      el hash que viste al empezar la partida
      --after ARCHIVO        el archivo de partida de la que continúa esta
verify-no-file = Indica el archivo de partida: crenel verify ARCHIVO
verify-unreadable = No se puede leer { $file }: { $detail }
verify-no-commitment = Este archivo de partida no contiene ningún hash. Indica con --commitment el que viste.
verify-other-commitment = Viste el hash { $seen }, pero este archivo de partida contiene { $promised }.
verify-broken = La semilla no es la prometida: su hash es { $found }, pero se prometió { $promised }.
verify-not-over = Esta partida no ha terminado, así que su semilla aún no demuestra nada.
verify-seed = La semilla es la prometida ({ $promised }).
verify-game = { $game }: con esta semilla, { $moves ->
        [one] { $moves } jugada es legal y reproduce
       *[other] { $moves } jugadas son legales y reproducen
    } la partida. Puntuación final: { $scores }.
verify-onward = Esta partida continúa otra. Usa --after ARCHIVO con el archivo de aquella para comprobar la posición inicial.
verify-position = Empieza en el momento { $moment } de { $file }.
verify-no-moment = Este archivo de partida no dice desde qué momento de la otra partida continúa.
verify-other-position = Esta partida no empieza en el momento { $moment } de { $file }.
no-such-puzzle = No hay ningún problema «{ $name }».
