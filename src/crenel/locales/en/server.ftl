### What the server and its two commands say.

## Refused

too-often = Too often: please wait a moment and try again.
no-session = You have no session here. Enter your name first.
has-account = You already have an account: { $login }.
login-taken = The login “{ $login }” is taken.
wrong-password = Login and password do not fit together.
bad-request = This request cannot be understood ({ $where }: { $detail }).
no-such-page = There is nothing here.
no-such-method = This cannot be done here.
body-too-large = This request is too large; { $largest } bytes are allowed.
foreign-origin = This request comes from another site.
server-failed = Something went wrong on the server. Please try again.
not-saved = This could not be saved. Please try again.

no-such-table = There is no such table.
no-such-seat = This table has no seat { $seat }.
not-started = The game has not started yet.
not-over = This is possible once the game is over.
not-seated = You do not sit at this table.
not-your-seat = Seat { $seat } is not yours.
seat-taken = This seat is taken.
no-open-seat = No seat is open at this table.
invite-needed = You need an invitation to sit at this table.
bad-invite = This invitation is not valid, or has been used already.
host-only = Only the host of the table may do this.
not-left = Whoever sits on seat { $seat } is here, or has only just gone.
rematch-there = The rematch is open already.
onward-options = A game that goes on from a finished one keeps its game and its options.
table-frozen = The rules have changed since this game was played, and it cannot go on under the new ones. It can still be looked at.

stale = The table has moved on since you decided. Look again, and decide anew.
no-turn-ahead = There is nothing that you could plan now.
request-open = Somebody has already asked to take something back.
no-request = Nobody has asked to take anything back.
asked-too-often = This was refused more than once. You may ask again in { $seconds } s.
nothing-said = There is nothing in this message.
no-hints = A bot gives no hints at this table.
hint-under-way = A bot is already thinking about a hint for you.
analysis-queue = Too many games are waiting to be analysed. Please try again in a few minutes.
nothing-to-decide = Seat { $seat } has nothing to decide now.
frame-too-large = This message is too long: { $size } bytes, and { $largest } are allowed.
frame-malformed = This message makes no sense: { $detail }
too-many-frames = Too many messages at once.
bad-frames = Too many messages without any meaning.

## crenel serve

help-serve =
    crenel serve opens the tables in the browser.

      --host ADDRESS         address to listen on; 127.0.0.1 unless you say otherwise
      --port PORT            port to listen on, else 8000; 0 takes a free one
      --store URL            where tables are kept, as sqlite:///path; else a file in your data folder
bad-port = “{ $port }” is no port: give a number from 0 to 65535.
bad-address = { $host }, port { $port }, cannot be used: { $detail }
bad-store = Tables cannot be kept in “{ $store }”: { $detail }
serving = Crenel is open at { $address }  (tables are kept in { $store })
page-not-built = The page has not been built yet.

## crenel verify

help-verify =
    crenel verify FILE checks a finished game against the seed that was promised for it.

      --commitment HASH      the commitment you saw when the game began
      --after FILE           the record of the finished game from which this one goes on
verify-no-file = Which record? crenel verify FILE
verify-unreadable = { $file } cannot be read: { $detail }
verify-no-commitment = This record names no commitment. Give the one you saw with --commitment.
verify-other-commitment = You saw the commitment { $seen }, but this record names { $promised }.
verify-broken = The seed is not the one that was promised: its hash is { $found }, the commitment was { $promised }.
verify-not-over = This game is not over, so its seed proves nothing yet.
verify-seed = The seed is the promised one ({ $promised }).
verify-game =
    { $game }: { $moves ->
        [one] { $moves } move follows
       *[other] { $moves } moves follow
    } from it by the rules. Final scores: { $scores }.
verify-onward = It goes on from a moment of another game; --after FILE, with that game's record, checks where it began.
verify-position = It began with moment { $moment } of { $file }.
verify-no-moment = This record does not say after which moment of another game it goes on.
verify-other-position = This game did not begin with moment { $moment } of { $file }.
