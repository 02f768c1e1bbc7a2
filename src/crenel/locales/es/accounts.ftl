### Cuentas: registro, direcciones, contraseñas olvidadas, eliminación

## Correos

mail-prove-subject = Confirma tu dirección de correo
mail-prove =
    Alguien ha dado esta dirección para la cuenta de Crenel «{ $login }». Si eres tú, abre este enlace antes de { $hours } horas:

    { $address }

    Si no eres tú, ignora este correo: no pasa nada.
mail-reset-subject = Elige una contraseña nueva
mail-reset =
    Alguien ha pedido una contraseña nueva para tu cuenta de Crenel «{ $login }». Si eres tú, abre este enlace antes de { $hours } horas:

    { $address }

    Si no eres tú, ignora este correo: tu contraseña no cambia.

## Rechazos

signups-closed = Este servidor no admite cuentas nuevas.
signup-invite-needed = Necesitas una invitación para crear una cuenta aquí.
no-mail-server = Este servidor no envía correos.
bad-mail-address = Esta dirección de correo no es válida.
bad-token = Este enlace no es válido, ya se ha usado o es demasiado antiguo. Pide uno nuevo.
password-needed = Escribe tu contraseña para confirmar.
banned = El operador ha bloqueado esta cuenta.
bad-signups = «{ $value }» no es una forma de admitir cuentas nuevas. Usa una de estas: { $known }
