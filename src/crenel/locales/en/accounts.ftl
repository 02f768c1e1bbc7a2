### Accounts: sign-up, addresses, forgotten passwords, deletion

## Mails

mail-prove-subject = Confirm your e-mail address
mail-prove =
    Someone gave this e-mail address for the Crenel account “{ $login }”. If that was you, open this link within { $hours } hours:

    { $address }

    If it wasn’t you, ignore this e-mail: nothing happens.
mail-reset-subject = Choose a new password
mail-reset =
    Someone asked for a new password for your Crenel account “{ $login }”. If that was you, open this link within { $hours } hours:

    { $address }

    If it wasn’t you, ignore this e-mail: your password stays the same.

## Refusals

signups-closed = This server takes no new accounts.
signup-invite-needed = You need an invitation to create an account here.
no-mail-server = This server sends no e-mails.
bad-mail-address = This is not a valid e-mail address.
bad-token = This link is not valid, has been used, or is too old. Ask for a new one.
password-needed = Enter your password to confirm.
banned = This account has been locked by the operator.
bad-signups = “{ $value }” is not a way to take new accounts. Use one of: { $known }
