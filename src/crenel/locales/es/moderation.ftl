### Moderación: anfitriones, avisos, operadores

## Moderación

table-closed = Esta mesa está cerrada.
operator-only = Solo los operadores de este servidor pueden hacer esto.
operator-banned = No se puede bloquear a un operador. Quítale antes ese papel.
no-such-report = No existe ese aviso.
no-such-account = No hay nadie así en este servidor.
reports-full = Hay demasiados avisos pendientes. Inténtalo más tarde.

## crenel admin

help-admin =
    crenel admin hace lo que puede hacer el operador de un servidor. El servidor puede seguir en marcha.

      people [TEXTO]         personas cuyo nombre empieza así, primero las más nuevas
      tables                 mesas donde ha pasado algo hace poco
      reports                avisos pendientes
      done AVISO             quitar un aviso de la lista
      ban QUIÉN [MOTIVO]     bloquear una cuenta o un invitado y cerrar todas sus sesiones
      unban QUIÉN            dejarle entrar otra vez
      close MESA             cerrar una mesa
      reset QUIÉN            mostrar un enlace para elegir una contraseña nueva
      invite                 mostrar un enlace para crear una cuenta
      signups MODO           quién puede crear una cuenta: open, closed, invited, verified
      operator QUIÉN [off]   permitir a una cuenta usar la página del operador, o ya no
      forget QUIÉN           eliminar a una persona, como podría hacerlo ella misma
      tidy                   borrar ahora lo que solo se guarda unos días
      audit                  lo que han hecho los operadores, primero lo más nuevo
      --store URL            el almacén (por defecto: el archivo de tu carpeta de datos)

    QUIÉN es un nombre de cuenta o un id de la lista de personas.
admin-words = Escribe: crenel admin people|tables|reports|done|ban|unban|close|reset|invite|signups|operator|forget|tidy|audit
admin-banned = { $who } ya no puede entrar.
admin-unbanned = { $who } puede entrar otra vez.
admin-operator = { $who } tiene ahora el papel de operador.
admin-operator-off = { $who } ya no tiene el papel de operador.
admin-signups = Cuentas nuevas: { $mode }
admin-report-done = El aviso ya no está en la lista.
admin-forgotten = { $who } ya no existe. El nombre desaparece de las partidas en unos minutos de un servidor en marcha.
admin-ordered = Ningún servidor lo ha hecho todavía. Lo hará el próximo que esté en marcha.
admin-done = Hecho.
audit-command = línea de órdenes
audit-ban = bloqueo
audit-unban = fin del bloqueo
audit-operator = papel de operador
audit-operator-off = fin del papel de operador
audit-close = mesa cerrada
audit-report-done = aviso resuelto
audit-signups = cuentas nuevas
audit-invite = invitación
audit-reset = enlace para contraseña nueva
audit-forget = eliminación
audit-tidy = borrado de lo que solo se guarda unos días
