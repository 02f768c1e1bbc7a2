### Texts of the page outside the games

brand = Crenel
loading = Loading…
back = Back
close = Close
save = Save
send = Send
search = Search
filter = Filter
all = All
remove = Remove
copied = Copied
total = Total
points-word = { $points ->
    [one] point
   *[other] points
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
guest-name = Guest
you-are = You: { $name }
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
name-of = of { $name }
bot-strength = { $bot } ({ $strength })
bot-rated =
    Rating with { $seats } { $seats ->
        [one] player
       *[other] players
    }: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }). Thinks { NUMBER($seconds, maximumFractionDigits: 2) } s per decision.
nav = Pages
language = Language
language-en = English
language-es = Español
language-pl = Polski

## Home

home-title = Sit down and play
home-lead = Heavy board games in your browser: solo, against bots, on one screen, or with friends by link.
players = Players
against = Opponents
alone = solo
play-now = Play now
new-table = Create a table
my-tables = Your tables
open-tables = Open tables
no-open-tables = Nobody is looking for players right now. Create a table and list it here.
presence-partial = Some servers can’t tell who is at their tables right now. You can play as usual, but bots may take longer.
finished-tables = Finished games
open-table = Open
resume = Resume
look = Watch
join = Join
replay = Replay
result = Result
your-turn-chip = Your turn
try-again = Try again
to-home = All tables

## A new table

new-title = New table: { $game }
new-who = Players
new-how = Game options
seat-number = Seat { $seat }
seat-me = You, or someone at your screen
seat-friend = A friend, by link
seat-name = Name of player { $seat }
seat-bot = Bot: { $bot }
seat-open = Open seat
hot-seat-note = Several of you share this screen. Crenel asks you to pass it on only when something is secret.
open-note = Each open seat gets its own invitation link. The game starts when every seat is taken.
bots-note = The game starts right away.
no-me-note = You have no seat at this table, so you’ll watch.
your-name = Your name
table-title = Table name (optional)
seat-was = previously { $who }
after-title = Continue: { $game }
after-note = This table continues a finished game from moment { $moment }. The position is exactly as it was; every roll and draw from here on is new. Information that was hidden then can be looked up in the finished game.
after-back = Back to that moment
after-options = The game, its options and the number of players come from the finished game.
after-row = continued from a finished game
after-link = Show the original game
listed = List this table publicly
listed-note = Anyone can take an open seat. If off, players need a link.
hints = Allow hints
hints-note = Any player may ask a bot for a suggestion. Hints are always on when no other people are playing.
hints-told = This table allows hints from a bot.
hide-scores = Hide scores until the end
hide-scores-note = Nobody sees totals while the game runs. The log still shows the points for each move, so players can keep count.
more-options = More options
more-options-note = Clock, undo, handicaps, hints, table name
options-used = { $count ->
    [one] { $count } chosen
   *[other] { $count } chosen
}
allow-undo = Allow undo
allow-undo-note = If off, every decision is final, and nobody can ask for a takeback.
no-undo = No undo
no-undo-told = This table was set up without undo: every decision is final.
handicap = Handicap
handicap-note = Points count from the start and have a row of their own in the score. They change no rule of the game.
handicap-points = Points
handicap-minutes = Extra minutes
handicap-hours = Extra hours
handicap-points-of = Points for seat { $seat }
handicap-minutes-of = Extra minutes for seat { $seat }
handicap-hours-of = Extra hours for seat { $seat }
handicap-told = Handicap: { $list }.
handicap-told-seat = { $who } ({ $what })
handicap-told-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
more-time-told = Extra time on the clock: { $list }.
pace = Clock
pace-none = No clock
pace-none-note = Take as long as you like.
pace-sitting = In one sitting
pace-by-days = Over several days
pace-fast = Fast: { $pace }
pace-normal = Normal: { $pace }
pace-slow = Slow: { $pace }
pace-bank = { $bank } + { $extra } per turn
pace-turn = { $time } per turn
pace-bank-note = Each player starts with { $bank } and gets { $extra } back after each turn, up to { $bank }.
pace-turn-note = Each player has { $bank } per turn.
pace-late-note = Nobody loses on time. If a player’s clock runs out, the others may let a bot play until that player returns.
option-confirm = Confirm end of turn
option-confirm-note = A turn ends only when the player says so. Until then, all of it can be undone.
story-against = Not with: { $other }.
story-brings = Choosing it also switches on: { $other }.
option-decisions = { $change ->
    [more] About { $percent }% more decisions: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } longer (worked out, not timed).
    [fewer] About { $percent }% fewer decisions: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } shorter (worked out, not timed).
   *[same] About the same number of decisions.
}
option-for-seats = Only for { $seats } players.
option-against = Can’t be combined with { $other }.
option-each = Player { $number }
option-each-choice = A different one for each player…
group-expansions = Expansions
group-expansions-note = Add one, several or all of them. The change in decisions was measured in games between two bots.
file-paste = Paste text here, or choose a file
file-choose = Choose a file
file-use = Use this
file-read = Loaded: { $what }.
file-too-large = This file is too large. The limit is { $most } characters.
pasted = Pasted text
create-table = Create table

## Room

room-lead = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
room-start = The game starts as soon as every seat is taken.
seats = Seats
options = Options
invite-link = Invitation link
copy-link = Copy link
invite-qr = QR code
invite-qr-label = QR code of the invitation to seat { $seat }
invite-address = Address in the links
reach-public = The links work from anywhere.
reach-network = The links work for everyone in the same network as this computer.
reach-machine = The links work only on this computer. To invite friends in your network, start Crenel with “make play HOST=0.0.0.0”. The README explains how to play over the internet.
fill-bot = Add a bot
sit-down = Sit down
only-look = Watch
is-here = here
is-away = away
leave-sure = Leave this table? The others may give your seat to a bot.
leave-table = Leave table
join-title = You’re invited: { $game }
join-lead = { $host } saved you a seat. What name will you play under?
table-trouble = This table can’t be shown
frozen-look = Last saved position
frozen-moves = Decisions ({ $count })

## The table

your-turn = Your turn:
turn-of = { $who }:
waiting-for = { $count ->
    [one] { $who } is deciding.
   *[other] { $who } are deciding.
}
you-watch = You’re watching.
game-is-over = The game is over.
to-result = See the result
plan = Plan
plan-hint = Try out your next turn while the others decide. Nobody else sees it.
plan-turn = Planning:
plan-full = Your planned turn is complete.
planning = You’re planning. Nobody else sees this.
plan-keep = Play this on my turn
plan-keep-short = Save plan
plan-back-short = Back
plan-back = Back to the table
plan-kept = Planned: { $what }
plan-unfit = No longer possible: “{ $what }”.
plan-change = Change
plan-drop = Discard
plan-offered = It’s your turn. Planned: { $what }
plan-play = Play it now
plan-moved = The game has moved on. Your plan still works.
plan-cut = The game has moved on: “{ $what }” is no longer possible.
plan-gone = The turn you planned for won’t happen. Your plan was discarded.
plan-played = Your plan was played.
plan-stopped = Your plan stopped at “{ $what }”: { $why }
plan-otherwise = The result would be different now.
plan-other = You’re being asked something else now.
plan-long = This plan has reached its maximum length.
plan-it = Add to plan
tab-your-turn = ● Your turn · { $game } · Crenel
tab-time-short = ⏳ Time running out · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Your turn: { $game }
notice-over = The game is over: { $game }
actions = Actions
undo = Undo
undo-what = Undo: { $what }
undo-to = Undo back to: { $what }
undo-all = Restart turn
undo-list = Undo history
barrier-dice_rolled = Undo stops here: the dice were rolled.
barrier-phase_started = Undo stops here: new tiles were revealed.
barrier-set_up = Undo stops here: the game was set up.
barrier-round_resumed = Undo stops here: this table started from that position.
barrier-year_resumed = Undo stops here: this table started from that position.
barrier-other = Undo stops here: new information was revealed.
takeback-ask = Ask everyone to undo your last decision
takeback-asked = { $you ->
    [yes] You ask
   *[no] { $who } asks
} for a takeback: “{ $what }” { $waiting ->
    [one] Waiting for one answer.
   *[other] Waiting for { $waiting } answers.
}
takeback-yes = Agree
takeback-no = Decline
takeback-drop = Withdraw request
takeback-declined = { $who } declined the takeback. The game continues.
end-turn = End turn
recap = Recap
recap-offer = { $count ->
    [one] 1 thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
recap-title = Since your last turn
recap-now = Back to now
past = Viewing an earlier moment.
past-your-turn = It’s your turn.
past-after = The table after: { $what }
past-then = The table as it was at that moment.
past-news = The game has moved on since.
past-look = View the table at this moment
pass = Reactions
pass-note = For that time, Crenel skips your reactions without asking. You can turn this off whenever you like.
pass-all = Skipping all reactions: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Skipped so far: { $count }.
}
pass-others = Skipping reactions on other players’ turns: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Skipped so far: { $count }.
}
pass-drop = Ask me again
preview = Preview
which = Which one?
ways = Payment options
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole board
closes = This can’t be undone: it reveals new information.
why-title = Why not?
refused-title = That didn’t work
link-saved = Saved
link-sending = Saving…
link-lost = Offline
link-banner = Connection lost. Reconnecting… Nothing you did is lost.
hint = Hint
hint-thinking = A bot is thinking…
hint-by = { $bot } suggests:
menu = Menu
share-table = Copy link to this table
mute-table = Mute this table
watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
replace-leaver = Let a bot play for { $who }
has-left = { $who } left the table. Wait, or let a bot play.
is-absent = { $who } has been away for a while. Wait, or let a bot play.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = { $time } left
clock-up = out of time
time-short = You’re running out of time: { $time } left.
notice-time = Time running out: { $game }
is-late = { $who } is out of time. Wait, or let a bot play.
you-are-late = You’re out of time. Keep playing until someone lets a bot take over.
you-left = You left this table. Your seat is still free.
bot-plays-for-you = A bot is playing for you.
seat-back = Take back my seat
log = Log
chat = Chat
log-or-chat = Log, chat or reference
log-filter = Filter by player
all-players = All players
log-empty = Nothing has happened yet.
only-you = only you can see this
log-all = Show the full log
chat-empty = No messages yet.
chat-say = Write a message
people-here = People at this table
mute = Mute
unmute = Unmute
remove-person = Remove
remove-really = Remove { $who } from this table for good?
send-away = Send away
send-away-really = Send { $who } away? With an invitation they can come back.
close-table = Close table
close-table-really = Close this table for good? Nobody can play here any more.
closed-host = The host has closed this table.
closed-operator = The operator has closed this table.
closed-row = Closed
someone = Deleted player
report = Report something
report-about = About
report-table = This table
report-what = What is wrong?
report-send = Send report
report-sent = Thank you. The operator will see your report.
bots-wait = The bots are busy at many tables. The next move may take longer.
opened = { $who }, enlarged
handover = Pass the screen to { $who }
handover-text = The next decision is secret. Make sure nobody else is looking.
handover-go = I’m ready
tip = Explanation
tip-pin = Pin
tip-close = Close

## The end

points-tab = Points
score-now = Score now
score-so-far = so far
score-now-first = { $you ->
    [yes] You would win.
   *[no] { $who } would win.
}
score-now-note = Final scoring of the table as it stands. Nothing still to come is counted.
end-title = Final score
end-verdict = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points } points{ $ahead ->
    [0] , on the tiebreaker against { $second }.
   *[other] , { $ahead } ahead of { $second }.
}
end-verdict-side = { $you ->
    [yes] You win: { $who }
   *[no] { $who } wins
} with { $points } points{ $ahead ->
    [0] , on the tiebreaker against { $second }.
   *[other] , { $ahead } ahead of { $second }.
}
trace-number = { $points }, { $source }, { $who }: show where these points came from
trace-title = { $who }: { $source }
trace-note = Select a number to see where it came from.
trace-start = From the start of the game
total-side = Team total
end-you-object = you
end-word = End
start-word = Start
share = Share
download = Download record
rematch = Play again
look-at-table = View the table
best-note = Underlined: the highest score from that source.
curve-title = Points over { $rounds } rounds
curve-hint = Move along the chart or use the arrow keys. Click to open that moment.
curve-label = Points by round
best-title = Biggest scoring decisions
best-what = points scored at once
analysis-title = Analysis
analyse = Analyze
analysis-what = Bots play on from many moments of this game to estimate each player’s chance of winning and find the costliest decisions. You don’t have to wait here.
analysis-waiting = Waiting for other analyses to finish.
analysis-running = Bots are playing on from this game. Results appear as they come in.
analysis-usual = It usually takes about { $time } on this server.
analysis-left = About { $time } left.
analysis-failed = The analysis failed. You can try again.
chances-title = Chance of winning
chances-label = Chance of winning at each moment
chances-note = { $games ->
    [one] Based on { $games } game, with the bot “{ $bot }” in every seat. The pale bands are 95% intervals.
   *[other] Based on { $games } games, with the bot “{ $bot }” in every seat. The pale bands are 95% intervals.
} Each game starts from the position at that moment with new dice and draws, so this shows how bots would do from there, not people.
chances-table = Show as a table
chances-games = Games
chances-points = { $who }: points
chance = { $chance }%
chance-range = { $chance }% ({ $low }–{ $high })
costly-title = Costliest decisions
costly-better = Bot’s choice: { $what }
costly-loss = cost about { NUMBER($loss, maximumFractionDigits: 1) } points
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = Nothing worth mentioning.
costly-habit = { $you ->
    [yes] You made
   *[no] { $who } made
} the bot’s choice in { $same } of { $decisions } decisions and lost about { NUMBER($loss, maximumFractionDigits: 1) } points per decision on average.
costly-note = This is the opinion of one bot (“{ $bot }”), based on what the player could know at the time. It looks only as far as the end of the turn and plays decently, not perfectly.
luck-title = Luck
luck-own = By player
luck-shared = Same for everyone
luck-expected = average
luck-came = actual
figures-title = Statistics
seed = Seed
commitment = Hash published at the start
proof-details = Seed and hash
proof-wait = The seed has been revealed, but your browser can’t check it on this page.
proof-match = The seed matches the hash published at the start.
proof-differ = The seed does not match the hash published at the start!
proof-how = Every roll and draw comes from this seed. Run “crenel verify” on the downloaded record to check it yourself.

## Replay

replay-back = Previous step
replay-on = Next step
replay-round-back = Previous round
replay-round-on = Next round
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-better = { $bot } would have preferred: { $what } (about { NUMBER($loss, maximumFractionDigits: 1) } points better).
replay-otherwise = Try something else here
replay-share = Copy link to this moment
eyes = See as
eyes-all = Everyone’s view
eyes-mine = Your view
eyes-seat = { $who }’s view
eyes-open = All hands open
go-on-here = Continue from here

## Settings

settings = Settings
settings-lead = Saved on this device.
set-theme = Theme
set-theme-auto = System
set-theme-light = Light
set-theme-dark = Dark
set-look = Style
set-look-digital = Drawn
set-look-cardboard = Cardboard and wood
set-language = Language
set-speed = Animation speed
set-speed-none = Off
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-slow = Slow
set-botPace = Bots’ pace
set-botPace-none = Off
set-botPace-fast = Quick
set-botPace-normal = Normal
set-botPace-slow = Slow
set-targets = Highlight legal moves
set-targets-all = Always
set-targets-selected = After I select something
set-targets-none = Never
set-scores = Running scores
set-scores-all = Everyone’s
set-scores-mine = Only mine
set-scores-none = Hidden
score-hidden = hidden until the end
set-size = Interface size
set-size-small = Small
set-size-normal = Normal
set-size-large = Large
set-words = Text size in log and tooltips
set-words-small = Small
set-words-normal = Normal
set-words-large = Large
set-confirmEnd = Confirm end of turn
set-confirmEnd-note = If off, your turn ends by itself when there is nothing left to do.
set-warn = Warn me before moves I can’t undo
set-warn-note = Such moves, including the end of a turn, ask for confirmation first. They always carry a lock icon.
set-passReactions = Skip reactions on other players’ turns
set-passReactions-note = Crenel skips optional reactions for you. A line below the status bar shows this and lets you turn it off.
set-askAlways = Ask me even when I have no reaction
set-askAlways-note = Answer by hand every time you might react. Otherwise Crenel answers for you when you have nothing to play, and others may notice how quickly that happens.
set-tips = Tooltips
set-tips-note = Point at a piece to see what it does and what it’s worth.
set-sound = Sounds
set-sound-note = Short sounds for dice, pieces and your turn.
set-notices = Notify me when it’s my turn
set-notices-note = A desktop notification, only while this page is in the background. Your browser will ask for permission.
set-notices-refused = Your browser blocks notifications from this page. You can allow them in the browser’s site settings.
name-saved = Saved.
account = Account
account-lead = Optional. Keeps your games if this browser forgets you.
account-in = You’re logged in as { $name }.
account-welcome = Welcome, { $name }.
account-name = Account name
account-password = Password (at least 8 characters)
log-in = Log in
log-out = Log out
register = Create account
log-out-everywhere = Log out everywhere
account-export = Download my data
account-change = Change or delete the account
account-forgotten = I forgot my password
account-reset-sent = If this account has a confirmed e-mail address, a link is on its way.
account-password-now = Current password
account-password-new = New password (at least 8 characters)
account-password-change = Change password
account-password-changed = Your password is changed. All other devices are logged out.
account-mail-is = E-mail address: { $address }
account-mail-none = You have no confirmed e-mail address. With one, you can choose a new password if you forget this one.
account-mail-new = E-mail address
account-mail-prove = Confirm address
account-mail-remove = Remove address
account-mail-removed = The address is removed.
account-mail-sent = A link has been sent to { $address }. Open it to confirm the address.
account-mail-proved = Confirmed.
account-delete = Delete account
account-delete-note = Deleting takes your name and everything you wrote out of all tables. The games stay. It can’t be undone.
account-delete-really = Delete your account for good?
link-reset = Choose a new password. All your devices are logged out.
link-prove = Confirm that this e-mail address is yours.
link-invited = You have been invited to create an account.
signups-closed = This server takes no new accounts.
signups-invited = You need an invitation to create an account here.
operator = Operator
operator-lead = Reports, people and tables of this server.
operator-house = Server
operator-counts = { $people } people, { $accounts } of them with an account. { $tables } tables, { $live } in memory. Open connections: { $sockets }.
operator-signups = New accounts
operator-signups-open = Anyone
operator-signups-invited = By invitation
operator-signups-verified = With a confirmed e-mail address
operator-signups-closed = Nobody
operator-reports = Open reports: { $count }
operator-none = There are none.
operator-look = Look
operator-done = Done
operator-ban = Lock out
operator-unban = Let in again
operator-ban-really = Lock { $who } out of this server? Reason for the record:
operator-people = People
operator-find = Name, account or id
operator-search = Search
operator-guest = guest
operator-tables = Latest tables
operator-audit = What operators did
operator-command = Command line
act-ban = locked out:
act-unban = let in again:
act-operator = made an operator:
act-operator-off = is no longer an operator:
act-close = closed table
act-report-done = finished report
act-signups = changed new accounts:
act-invite = made an invitation
act-reset = made a password link for
act-forget = deleted
act-tidy = deleted what is kept for some days only

## Help

help = Help
help-lead = How the table works, and its keyboard shortcuts. Tooltips explain the rules for each piece.
help-how = At the table
help-two-ways = Two ways to move
help-two-ways-text = Select a die to see what it can reach, or select a tile or hex to see which dice reach it. A dashed outline means it costs workers; the badge shows how many.
help-preview = Preview every move
help-preview-text = The first click shows exactly what a move would do. Click again, press Enter or use the button to confirm it.
help-undo = Undo freely
help-undo-text = You can undo everything until new information is revealed: dice, new tiles, a secret. The list behind the arrow shows where undo stops and why. Beyond that, all players must agree.
help-why = Why can’t I?
help-why-text = Click a move that isn’t possible. The table tells you what is missing and which rule applies.
help-hint = Hints
help-hint-text = On your turn, ask for a hint in the menu. A bot that sees only what you see suggests a move; nothing happens until you make it. With several people at the table, hints work only if the table allows them.
help-log = Read the log
help-log-text = Point at a line to light up its pieces. Click it to see the whole table at that moment: use the arrow keys to step from line to line, Home and End to jump to the ends, Esc to return to now. Small dots mark everything that changed since your last turn.
help-recap = What did I miss?
help-recap-text = After others have played, the status bar offers a recap. Step through what they did, or let it play, and see the table after each step. A ring marks the piece touched last.
help-plan = Plan while others decide
help-plan-text = “Plan” shows your next turn as if it had already come. Nobody sees what you try. Save the plan and it is played on your turn, one decision at a time, as long as each decision still has the same result. You can change or discard it before then, and undo it afterwards.
help-clocks = Clocks
help-clocks-text = Only at tables set up with clocks. Your clock runs while the others wait for you; undo does not give time back. Nobody loses on time: when yours runs out, the others may let a bot play, and you can take your seat back. An hourglass marks a clock that is running low.
help-secret-seed = Verifiable dice
help-secret-seed-text = The hash of the secret seed is published at the start and the seed at the end, so anyone can recompute every roll.
help-keys = Keyboard shortcuts
key-tab = next piece
key-arrows = move across the hexes; when looking back, step from line to line
key-enter = select; press again to confirm
key-escape = clear the selection; when looking back, return to now
key-undo = undo
key-end = end the turn
key-hint = ask a bot for a hint
key-board = go to my board
key-shared = go to the shared board
key-log = go to the log
key-recap = show what happened since my last turn
key-score = show the score now
key-plan = plan while others decide; press again to return
key-zoom = zoom in, zoom out, whole board
key-help = show this page
glossary = Reference
glossary-lead = Every piece of { $game }: what it does and how many there are.

## Trouble

error-offline = The server isn’t responding. Are you online?
error-server = Something went wrong. Please try again.
error-no-game = This page doesn’t know that game.

## Notifications away from the page, and absences

notices = Notifications and absences
notices-lead = What reaches you while Crenel isn’t open. Everything is off until you turn it on.
notices-none = This server doesn’t send notifications away from the page.
notices-saved = Saved.
notices-where = Where
set-push = This device
set-push-note = Your browser shows a notification even when the page is closed. It will ask for permission.
set-mail = E-mail
set-mail-note = To { $address }. Every e-mail has a link that ends them.
set-webhook = Web address
set-webhook-note = Sends notifications as JSON to an https:// address of yours, such as a chat or a script.
notices-devices = { $count ->
    [one] { $count } other device of yours gets them too.
   *[other] { $count } other devices of yours get them too.
}
notices-no-push = This browser can’t receive notifications here. On an iPhone or iPad, add Crenel to the home screen first.
notices-no-mail = You need an account with a confirmed e-mail address.
notices-no-account = You need an account.
webhook-address = Web address
webhook-secret = Secret
webhook-secret-note = Each request is signed with it in the header Crenel-Signature. It changes when you save the address again.
notices-test = Send a test
notices-test-sent = Sent. It should arrive within moments.
notices-test-later = Nobody accepted it. Crenel would try again later.
notices-test-never = It was refused. Check the address.
notices-end-all = Turn everything off
notices-what = About what
notices-turn = It’s my turn
notices-clock = My time is running low (at tables over several days)
notices-started = A game has started
notices-ended = A game is over
notices-invited = An invitation to a rematch
notices-mentioned = My name in the chat, such as @Ada
notices-together = What happens within a few minutes is sent together. Nothing is sent while you’re looking at Crenel.
set-quiet = Quiet hours
set-quiet-note = Notifications wait until they’re over.
quiet-start = From
quiet-end = To
quiet-zone = Time zone: { $zone }
notices-end = End these e-mails
notices-end-ask = Crenel will send you no more notifications by e-mail.
notices-mails-ended = You’ll get no more notifications by e-mail.
notices-choices = All notifications
away-title = When you’re away
away-about = While you’re away, your clock stands still at tables that grant days for it. The other players see until when.
away-from = From
away-to = To (inclusive)
away-add = Add
away-told = Saved. Your tables know.
away-span = { $from } – { $to }
away-remove = Remove: { $span }
away-tables = At your tables with clocks
away-runs = Grants no days: your clock runs.
away-stands = Your clock can stand still for { $time } more.
pace-away = Days away
pace-away-days = { $days ->
    [0] None
    [one] { $days } day
   *[other] { $days } days
}
pace-away-note = { $days ->
    [one] While players are away as announced, their clocks stand still: for { $days } day in all.
   *[other] While players are away as announced, their clocks stand still: for { $days } days in all.
}
clock-away = away until { $day }
clock-away-long = Away until { $day }.

## Without the server, and a newer page

offline = You’re offline.
offline-text = You can read the rules, the reference and the lessons. To play, also alone or against bots, you need the server. This page reconnects by itself.
unreached = Not here yet
unreached-text = This screen isn’t saved on your device. It opens as soon as the server responds.
build-fresh = There is a new version of Crenel. It starts with the next screen you open.
build-start = Start it now
build-updated = Crenel has been updated.
lesson-read = Read it
lesson-read-note = These are the texts of the lesson. In the guided game you decide, and it answers.
lesson-offline = The guided game needs the server. You can read its texts offline.

## Pointing at pieces

point-kind = { $kind ->
    [look] Look here
    [will] I will
   *[please] Please
}
point-words = { $kind ->
    [look] look here: { $what }
    [will] I will: { $what }
   *[please] please: { $what }
}
point-said = { $who }: { $words }
point-something = something on the table
point-at = Point at: { $what }
point-first = Choose a signal, then a piece or place
point-choose = { $kind ->
    [look] “Look here”: select a piece or place.
    [will] “I will”: select a piece or place.
   *[please] “Please”: select a piece or place.
}
point-cancel = Cancel
point-again = Show it again
key-point = signal about the focused piece: l look here, w I will, p please
set-pointing = Signals of other players
set-pointing-note = Shows when other players point at a piece or place. If off, their signals appear only in the chat.

## Rules

rules = Rules
rules-title = Rules: { $game }
rules-lead = Everything that counts, in our own words. Each paragraph names its source.
rules-contents-title = Contents
rules-print = Print
rules-read = Read the rule
rules-of = Rules: { $name }
rules-all = All rules
rules-nothing = No rule found: { $words }
rules-not-yet = { $game } has no rules reference yet.
help-step = Rules of this decision

## Lessons

learn = Learn
learn-it = Learn
lesson-short = Short lesson
new-here = New to these games?
new-here-text = A guided game teaches you by playing: you decide, it answers, and you can leave at any moment.
new-here-no = I know them
lesson = Lesson
lesson-table = Lesson: { $lesson }
lesson-back = Where you were: { $place }. Your score: { $points }.
lesson-next = Next
lesson-hint = Hint
lesson-why = Why?
lesson-again = This chapter again
lesson-alone = Play on without help
lesson-leave = Leave
lesson-on = Continue
lesson-free-game = Play a free game
lesson-over = That was the lesson.
lesson-resume = Continue
lesson-learned = done
lesson-chapter = Chapter { $chapter } of { $count }
lesson-lit = Lit: { $what }.

## Practice

practice = Practice
practice-about = A position, one turn: find the best one. Bots of every level have tried it.
puzzle-today = Puzzle of the day: { $game }
puzzle-all = All puzzles: { $game }
puzzle-of-level = Level: { $level }
puzzle-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
puzzle-earned = Puzzle { $number }, { puzzle-stars }
puzzle-table = { $game }: puzzle { $number }
puzzle-show = Show the best turn
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-over = Your turn has ended. Nobody plays on.
