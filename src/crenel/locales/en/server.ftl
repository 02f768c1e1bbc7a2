### Texts of the server and its commands

## Refusals

too-often = Too many requests. Please wait a moment and try again.
no-session = Enter your name first.
has-account = You already have an account: { $login }.
login-taken = The account name “{ $login }” is already taken.
wrong-password = Wrong account name or password.
no-account = You have no account yet: create one first.
wrong-old-password = The old password is wrong.
metrics-guarded = Metrics are only for this machine, or for requests with the token.
bad-request = The server can’t read this request ({ $where }: { $detail }).
no-such-page = There is nothing here.
no-such-method = This isn’t possible here.
body-too-large = This request is too large. The limit is { $largest } bytes.
body-too-slow = This request took too long to arrive. Please try again.
too-many-sockets = Too many tables are open from your network. Close one and reload the page.
table-crowded = Too many people are watching this table. Please come back later.
text-too-complex = This file is too complicated to read. Make it simpler or split it.
reader-busy = Too many files are waiting to be read. Please try again in a few seconds.
foreign-origin = This request comes from another site.
server-failed = Something went wrong on the server. Please try again.
not-saved = Your change could not be saved. Please try again.
store-unreachable = The database can’t be reached right now. Please try again in a moment.
table-elsewhere = This table is moving to another server. Please try again in a moment.
not-ready = The server can’t save anything right now.
table-damaged = This table is damaged in the store and can’t be opened.

no-such-table = There is no such table.
no-such-seat = This table has no seat { $seat }.
no-lesson = This table is not one of your lessons, or the lesson has no such prompt.
not-started = The game has not started yet.
not-over = You can do this once the game is over.
not-seated = You have no seat at this table.
not-your-seat = Seat { $seat } is not yours.
seat-taken = This seat is taken.
no-open-seat = This table has no open seats.
invite-needed = You need an invitation to sit at this table.
bad-invite = This invitation is not valid. Ask the host for a new link.
invite-used = This invitation has already been used. Ask the host for another one.
host-only = Only the host of this table can do this.
session-ended = You have logged out.
removed = The host has removed you from this table.
muted = The host has muted you at this table.
chat-private = Only the players of this table can chat here.
point-players = Only the players of this table can point at things.
no-such-person = There is nobody like that at this table.
not-left = The player in seat { $seat } is here, or left only a moment ago.
rematch-there = The rematch is already open.
onward-options = A game continued from a finished one keeps its game and options.
table-frozen = The rules have changed since this game was played, so it can’t continue. You can still view it.

stale = The table has changed since you decided. Please choose again.
no-turn-ahead = There is nothing to plan right now.
undo-forbidden = This table doesn’t allow undo.
bad-more-time = Extra time needs a clock and a number of seconds for each player. Players: { $seats }. Numbers: { $found }.
request-open = Someone has already asked for a takeback.
no-request = Nobody has asked for a takeback.
asked-too-often = Your request was declined more than once. You can ask again in { $seconds } s.
nothing-said = Your message is empty.
no-hints = This table doesn’t allow hints.
hint-under-way = A bot is already working on your hint.
bots-busy = The bots have too much to do right now. Please try again in a moment.
too-many-bot-tables = You already have { $most } games running between bots. Wait until one of them ends.
analysis-queue = Too many games are waiting for analysis. Please try again in a few minutes.
analysis-own = { $most } of your games are already waiting for analysis. Please wait until one of them is done.
nothing-to-decide = Seat { $seat } has nothing to decide right now.
frame-too-large = This message is too long: { $size } bytes. The limit is { $largest }.
frame-malformed = The server can’t read this message: { $detail }
too-many-frames = Too many messages at once.
bad-frames = Too many unreadable messages.

## crenel serve

help-serve =
    crenel serve starts the server for the browser.

      --host ADDRESS         address to listen on (default: 127.0.0.1)
      --port PORT            port to listen on (default: 8000; 0 picks a free one)
      --store URL            where to keep tables, as sqlite:///path (default: a file in your data folder)
                             or postgresql://user:password@host/database
      --redis URL            share limits, presence and the work of bots with other servers, as redis://host:6379
      --proxy ADDRESS        trust this reverse proxy for client addresses (may be repeated)
      --processes N          how many servers share the port, one per core at most; needs PostgreSQL (default: 1)
bad-port = “{ $port }” is not a valid port. Use a number from 0 to 65535.
bad-address = Can’t listen on { $host }, port { $port }: { $detail }
bad-internal-address = “{ $address }” is not a valid internal address. Use an address and a port, such as 10.0.0.5:8100.
internal-address-needed = A server on another machine ({ $machine }) uses the same store. Tell both where they reach each other: CRENEL_INTERNAL_ADDRESS=10.0.0.5:8100
bad-store = Can’t keep tables in “{ $store }”: { $detail }
store-in-use = Another server (process { $process }) already uses “{ $store }”. Stop it first, or name another store with --store.
postgres-missing = “{ $store }” needs the PostgreSQL driver, which is not installed: pip install 'crenel[postgres]'
store-damaged = The store “{ $store }” is damaged ({ $detail }). Restore a copy, or save what can be read: crenel repair --store { $store }
serving = Crenel is running at { $address }  (tables are stored in { $store })
serving-also = Others on your network: { $address }
processes-need-postgres = Several processes can’t share “{ $store }”: a file has one server. Use PostgreSQL, with --store postgresql://…, or leave out --processes.
processes-need-ports = With --processes, each server picks its own internal port. Set CRENEL_INTERNAL_ADDRESS and CRENEL_INTERNAL_BIND to an address with port 0, such as 10.0.0.5:0.
serving-processes = { $count } servers share this address. Process { $process } looks after them.
clock-behind =
    This computer’s clock is { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } behind the stored tables. Check its date and time. Nobody loses thinking time because of it.
clock-ahead =
    This computer’s clock is { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ahead of the stored tables. If you played more recently, check its date and time. Nobody loses thinking time because of it.
page-not-built = The page has not been built yet.

## crenel worker

help-worker =
    crenel worker thinks for the bots of all servers that share a Redis. Start it on as many machines as you like.

      --redis URL            the Redis of the servers, as redis://host:6379 (default: $CRENEL_REDIS)
      --processes N          how many bots think at once (default: one per core)
working = { $processes ->
        [one] { $processes } process works
       *[other] { $processes } processes work
    } for the bots of the servers at { $redis }
worker-redis = Name the Redis of the servers: crenel worker --redis redis://host:6379
bad-redis = “{ $redis }” is not the address of a Redis. Write it as redis://host:6379
redis-missing = “{ $redis }” needs the Redis library, which is not installed: pip install 'crenel[redis]'

## E-mail

bad-mail-server = { $setting } must look like smtp://user:password@host:587?tls=start. “tls” can be start, direct or off.
mail-password-in-clear = { $setting } would send the password unencrypted. Use tls=start or smtps://.
bad-mail-sender = { $setting } must name the sender: an e-mail address, or “Name <address>”.

## crenel backup, restore, check, store

help-backup =
    crenel backup FILE writes everything in the store, as it is at this moment, to one new file, and checks it. The server can keep running.

      --store URL            the store (default: the file in your data folder)
help-restore =
    crenel restore FILE copies a backup into an empty store. Stop the server first.

      --store URL            the store to fill (default: the file in your data folder)
help-check =
    crenel check replays every table in the store and compares it with what is stored. The server can keep running.

      --store URL            the store (default: the file in your data folder)
help-store =
    crenel store copy FROM TO copies everything in one store into a different, empty one. Stop the server first.

      FROM, TO               sqlite:///path or postgresql://user:password@host/database
backed-up = { $store } has been backed up to { $file }: { $people } people, { $tables } tables, { $entries } log entries.
copied = { $source } has been copied to { $target }, and every row was compared: { $people } people, { $tables } tables, { $entries } log entries.
checked = Checked: { $tables } tables, { $entries } log entries.
checked-read-only = Read-only, because the rules have changed since: { $tables }.
checked-well = Nothing is damaged.
fault = { $table }: { $fault }
fault-gap = the log has gaps.
fault-unreadable = the log can’t be read.
fault-refused = the rules refuse the log.
fault-summary = the summary for lists doesn’t match the log.
fault-snapshot = the snapshot doesn’t match the log.
fault-no-header = there is a log, but no table.
backup-no-file = Name the file: crenel { $command } FILE
backup-exists = “{ $file }” already exists and won’t be overwritten. Choose another name.
store-words = Write: crenel store copy FROM TO
store-missing = There is no store at “{ $store }”.
store-version = “{ $store }” was written by a different version of Crenel. Use that version, or start the server once with this one.
store-newer = “{ $store }” was changed by a newer version of Crenel, in a way this one doesn’t know. Use the newer version.
store-contracts = The tables in “{ $store }” have to be rearranged for this version. Stop all servers that use them, then start again.
store-not-empty = “{ $store }” is not empty. Choose an empty store: nothing is overwritten.
copy-differs = The copy differs from the original ({ $table }: { $row }). Nothing was kept of it.

## crenel repair

help-repair =
    crenel repair saves what can be read of a damaged store. The old file is kept next to it as *.damaged.

      --store URL            the store, as sqlite:///path (default: the file in your data folder)
repaired = { $store } has been repaired: { $people } people, { $tables } tables and { $entries } log entries could be read. The old file is kept as *.damaged.
store-lost = Nothing can be read of “{ $store }”. Restore a copy.
repair-files-only = crenel repair is for SQLite files. PostgreSQL repairs itself after a crash; otherwise restore a backup.

## crenel verify

help-verify =
    crenel verify FILE checks that a finished game was played with the seed promised at its start.

      --commitment HASH      the hash you saw when the game started
      --after FILE           the record of the finished game this one continues
verify-no-file = Name the record: crenel verify FILE
verify-unreadable = Can’t read { $file }: { $detail }
verify-no-commitment = This record contains no hash. Give the one you saw with --commitment.
verify-other-commitment = You saw the hash { $seen }, but this record contains { $promised }.
verify-broken = The seed is not the promised one: its hash is { $found }, but { $promised } was promised.
verify-not-over = This game isn’t over, so its seed proves nothing yet.
verify-seed = The seed is the one that was promised ({ $promised }).
verify-game =
    { $game }: with this seed, { $moves ->
        [one] { $moves } move is
       *[other] { $moves } moves are
    } legal and reproduce the game. Final scores: { $scores }.
verify-onward = This game continues another one. Use --after FILE with that game’s record to check the starting position.
verify-position = It starts from moment { $moment } of { $file }.
verify-no-moment = This record doesn’t say which moment of the other game it continues from.
verify-other-position = This game does not start from moment { $moment } of { $file }.
no-such-puzzle = There is no puzzle “{ $name }”.
