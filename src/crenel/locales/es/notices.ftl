### Avisos fuera de la página y ausencias

## Lo que se dice. $table es un juego y el título de su mesa.

notice-table = { $game } («{ $title }»)
notice-turn = { $table }: te toca.
notice-clock = { $table }: te queda poco tiempo.
notice-started = { $table }: la partida ha empezado.
notice-ended = { $table }: la partida ha terminado.
notice-invited = { $table }: te invitan a la revancha.
notice-mentioned = { $table }: te han mencionado en el chat.
notice-several = { $tables ->
        [one] Novedades de { $tables } mesa
       *[other] Novedades de { $tables } mesas
    }
notice-why = Recibes estos correos porque los pediste. Para dejar de recibirlos: { $end } Para cambiar de qué te avisamos: { $settings }
notice-test = Así te llegan los avisos de Crenel.

## Refusals

no-such-channel = Este servidor no envía avisos por esa vía.
no-such-zone = El servidor no conoce esta zona horaria.
no-webhook = Escribe antes una dirección web.
mail-not-verified = Tu cuenta no tiene una dirección de correo confirmada.
no-such-mails = Este enlace no corresponde a ningún correo. Puede ser antiguo: abre los ajustes.
bad-device = La suscripción de tu navegador no se puede usar.
bad-target = El servidor no puede enviar avisos a esta dirección. Debe ser una dirección https:// pública.
bad-absence = Una ausencia debe terminar después de empezar, durar { $days } días como máximo y estar por venir.
too-many-absences = Puedes indicar { $most } ausencias como máximo.

## Setting notices up

bad-public-address = { $setting } debe ser la dirección web del servidor, por ejemplo https://table.example.org.
bad-push-key = { $setting } no es una clave. Crea una: crenel pushkey
bad-push-contact = { $setting } debe decir cómo contactarte: mailto:you@example.org o https://…
push-missing = Los avisos push necesitan más paquetes: pip install 'crenel[notices]'
help-pushkey =
    crenel pushkey crea una clave para los avisos push y la muestra como ajuste del servidor. Guárdala en secreto y consérvala: con otra clave, todos tendrían que volver a activar los avisos push.
