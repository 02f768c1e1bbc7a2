### Notices away from the page, and absences

## What is said. $table is a game and the title of its table.

notice-table = { $game } (“{ $title }”)
notice-turn = { $table }: it’s your turn.
notice-clock = { $table }: your time is running low.
notice-started = { $table }: the game has started.
notice-ended = { $table }: the game is over.
notice-invited = { $table }: you’re invited to a rematch.
notice-mentioned = { $table }: someone mentioned you in the chat.
notice-several = { $tables ->
        [one] News from { $tables } table
       *[other] News from { $tables } tables
    }
notice-why = You get these e-mails because you asked for them. To end them: { $end } To change what you hear of: { $settings }
notice-test = This is how notifications from Crenel reach you.

## Refusals

no-such-channel = This server doesn’t send notices that way.
no-such-zone = The server doesn’t know this time zone.
no-webhook = Enter a web address first.
mail-not-verified = Your account has no confirmed e-mail address.
no-such-mails = This link doesn’t end any e-mails. It may be an old one: open the settings.
bad-device = Your browser’s push subscription can’t be used.
bad-target = The server can’t send notices to this address. It must be a public https:// address.
bad-absence = An absence must end after it starts, last { $days } days at most, and lie ahead.
too-many-absences = You can enter { $most } absences at most.

## Setting notices up

bad-public-address = { $setting } must be the web address of the server, such as https://table.example.org.
bad-push-key = { $setting } is not a key. Make one: crenel pushkey
bad-push-contact = { $setting } must say how push services can reach you: mailto:you@example.org or https://…
push-missing = Pushed notices need more packages: pip install 'crenel[notices]'
help-pushkey =
    crenel pushkey makes a key for pushed notices and prints it as a setting for the server. Keep it secret, and keep it: with another key, everyone has to switch pushed notices on again.
