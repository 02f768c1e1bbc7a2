### What the page says around the games.

brand = Crenel
loading = One moment …
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
    [one] { $count } found
   *[other] { $count } found
}
guest-name = Guest
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
bot-strength = { $bot } ({ $strength })
nav = Pages
language = Language
language-en = English
language-es = Español
language-pl = Polski

## Home

home-title = Sit down and play
home-lead = Heavy board games in your browser: alone against bots, at one screen, or with friends by a link.
about-burgundy = Two dice a turn, five phases, one duchy to fill: take tiles, place them, and finish areas before the others do. 60 to 90 minutes with people, 20 against bots.
players = Players
against = Against
alone = alone
play-now = Play now
new-table = Set up a table
my-tables = Your tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Create a table and list it here.
finished-tables = Finished games
open-table = Open
resume = Resume
look = Look
join = Join
replay = Replay
result = Result
your-turn-chip = Your turn
try-again = Try again
to-home = All tables

## A new table

new-title = New table: { $game }
new-who = Who plays
new-how = How it is played
new-names = Names
seat-number = Seat { $seat }
seat-me = You (or somebody at your screen)
seat-friend = A friend, by link
seat-bot = Bot: { $bot }
seat-open = Open seat
hot-seat-note = Several of you share this screen. It is handed over only when something is secret.
open-note = You get a link for every open seat. The game starts when all are taken.
bots-note = The game starts at once.
no-me-note = You have no seat at this table: you will watch.
your-name = Your name
table-title = Name of the table (optional)
seat-was = was { $who }
after-title = Go on: { $game }
after-note = You go on from moment { $moment } of a finished game. The position is exactly as it was then; all dice and draws to come are new. What was hidden from the others at that moment can be read in the finished game.
after-back = Back to that moment
after-options = Game, options and number of players are those of the finished game.
after-row = goes on from a finished game
after-link = The game this one goes on from
listed = List it for everybody
listed-note = Anybody may take an open seat. Otherwise only those with a link.
hints = Hints allowed
hints-note = Everybody may ask a bot what it would do. Without other people at the table one always may.
hints-told = Hints from a bot are allowed at this table.
hide-scores = Points are not shown until the end
hide-scores-note = No totals on anybody’s page while the game runs. The log still tells what each move brings: whoever counts along can know.
pace = Time
pace-none = No clocks
pace-none-note = Everybody takes as long as they like.
pace-sitting = In one sitting
pace-by-days = Over days
pace-fast = Fast: { $pace }
pace-normal = Normal: { $pace }
pace-slow = Slow: { $pace }
pace-bank = { $bank } + { $extra } a turn
pace-turn = { $time } a turn
pace-bank-note = Everybody begins with { $bank } and gets { $extra } back at the end of each turn, up to { $bank }.
pace-turn-note = Everybody has { $bank } for each turn.
pace-late-note = Nobody loses on time: when somebody has none left, the others may let a bot play until that person comes back.
option-confirm = Confirm the end of a turn
option-confirm-note = Each turn waits for the player’s word, so that all of it can still be taken back.
option-decisions = { $change ->
    [more] About { $percent } % more decisions.
    [fewer] About { $percent } % fewer decisions.
   *[same] About as many decisions as without.
}
option-for-seats = Only with { $seats } players.
option-against = Not together with: { $other }.
option-each = Player { $number }
option-each-choice = Another one for each…
group-expansions = Expansions
group-expansions-note = Each adds something to the game; play them one by one or all together. The number of decisions was measured on games between two bots.
file-paste = Paste it here, or choose a file
file-choose = Choose a file
file-use = Use it
file-read = Read: { $what }.
file-too-large = This file is too large: { $most } characters are the most.
pasted = What you pasted
create-table = Create the table

## Room

room-lead = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
room-start = The game starts by itself when no seat is open.
seats = Seats
options = Options
invite-link = Link for this seat
copy-link = Copy link
fill-bot = Seat a bot
sit-down = Sit down
only-look = Only look
is-here = here
is-away = away
leave-sure = Really leave? Others may seat a bot.
leave-table = Leave the table
join-title = { $game }: you are invited
join-lead = { $host } keeps a seat for you. Under what name do you play?
table-trouble = This table cannot be shown
frozen-look = Last saved position
frozen-moves = Decisions ({ $count })

## The table

your-turn = Your turn:
turn-of = { $who }:
waiting-for = { $count ->
    [one] { $who } is deciding.
   *[other] { $who } are deciding.
}
game-is-over = The game is over.
to-result = To the result
plan = Plan
plan-hint = Try out your next turn while others decide. Nobody sees it.
plan-turn = Planning:
plan-full = Nothing more of yours is to be decided here.
planning = You are planning: nobody sees this.
plan-keep = Play this when it is my turn
plan-keep-short = Keep it for my turn
plan-back-short = Back
plan-back = Back to the table
plan-kept = Planned: { $what }
plan-unfit = No longer fits: “{ $what }”.
plan-change = Change
plan-drop = Drop
plan-offered = It is your turn. Planned: { $what }
plan-play = Play it now
plan-moved = The table has moved on. Your plan still fits.
plan-cut = The table has moved on: “{ $what }” no longer fits.
plan-gone = The turn you planned for does not come any more. The plan is dropped.
plan-played = Played as you planned.
plan-stopped = Your plan stops at “{ $what }”: { $why }
plan-otherwise = It would no longer bring the same.
plan-other = Something else is asked now.
plan-long = A plan cannot be longer than this.
plan-it = Plan it
tab-your-turn = ● Your turn · { $game } · Crenel
tab-time-short = ⏳ Time is running out · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Your turn: { $game }
notice-over = The game is over: { $game }
actions = Actions
undo = Undo
undo-what = Undo “{ $what }”
undo-to = Back to before “{ $what }”
undo-all = Start the turn again
undo-list = What can be taken back
barrier-dice_rolled = Before that, the dice were rolled.
barrier-phase_started = Before that, new tiles were laid out.
barrier-set_up = Before that, the table was laid.
barrier-round_resumed = Before that, the game went on from a finished one.
barrier-year_resumed = Before that, the game went on from a finished one.
barrier-other = Before that, something new came to light.
takeback-ask = Ask all to go back to before your last decision
takeback-asked = { $you ->
    [yes] You ask
   *[no] { $who } asks
} to go back to before this: “{ $what }” { $waiting ->
    [one] One answer is missing.
   *[other] { $waiting } answers are missing.
}
takeback-yes = Agree
takeback-no = Refuse
takeback-drop = Drop the request
takeback-declined = { $who } does not want to go back. The game goes on as it stands.
end-turn = End turn
recap = Recap
recap-offer = { $count ->
    [one] One thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
recap-title = Since your last turn
recap-now = Back to now
past = Looking back.
past-your-turn = It is your turn.
past-after = As it was after: { $what }
past-then = The table as it was then.
past-news = Meanwhile the game has gone on.
past-look = Look back
pass = Reactions
pass-note = For as long as it says, reactions are passed for you without asking. You can be asked again at any time.
pass-all = Passing on all reactions: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Passed so far: { $count }.
}
pass-others = Passing on reactions in the turns of others: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Passed so far: { $count }.
}
pass-drop = Ask me again
preview = What it would bring
which = Which one?
ways = Ways to pay
do-it = Do it
zoom = Closer to the board
zoom-in = Closer
zoom-out = Further away
zoom-all = The whole board
closes = There is no way back from this: something new comes to light.
why-title = Why not?
refused-title = That did not work
link-saved = Saved
link-sending = Saving …
link-lost = Offline
link-banner = Connection lost. Trying again; nothing you did is lost.
hint = Hint
hint-thinking = A bot is thinking …
hint-by = { $bot } would do this:
menu = Menu
share-table = Copy the link to this table
mute-table = No sounds or notices from this table
watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
replace-leaver = Put a bot in the seat of { $who }
has-left = { $who } has left the table. You can wait, or let a bot play.
is-absent = { $who } has been away for a while. You can wait, or let a bot play.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = { $time } left
clock-up = no time left
time-short = Your time is running out: { $time } left.
notice-time = Time is running out: { $game }
is-late = { $who } has no time left. You can wait, or let a bot play.
you-are-late = Your time is up. Play on as long as nobody lets a bot play for you.
you-left = You have left this table. Your seat is still free.
bot-plays-for-you = A bot is playing for you.
seat-back = Take my seat back
log = Log
chat = Chat
log-or-chat = Log, chat or pieces
log-filter = Whose decisions
all-players = All players
log-empty = Nothing has happened yet.
only-you = only you see this
log-all = Show the whole story
chat-empty = Nobody has said anything yet.
chat-say = Say something
opened = { $who }, enlarged
handover = Pass the screen to { $who }
handover-text = The next decision is secret. Nobody else should look.
handover-go = I am ready
tip = Explanation
tip-pin = Keep open
tip-close = Close

## The end

points-tab = Points
score-now = If it ended now
score-so-far = so far
score-now-first = { $you ->
    [yes] You would win.
   *[no] { $who } would win.
}
score-now-note = The final scoring on the table as it stands; nothing that is still to come is counted.
end-title = Final score
end-verdict = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points } points{ $ahead ->
    [0] , after a tie with { $second }.
   *[other] , { $ahead } ahead of { $second }.
}
end-verdict-side = { $you ->
    [yes] You win: { $who }
   *[no] { $who } wins
} with { $points } points{ $ahead ->
    [0] , after a tie with { $second }.
   *[other] , { $ahead } ahead of { $second }.
}
trace-number = { $points }, { $source }, { $who }: where from?
trace-title = { $who }: { $source }
trace-note = A number tells where it comes from.
trace-start = From the start of the game
total-side = Together
end-you-object = you
end-word = End
start-word = The beginning
share = Share
download = Record
rematch = Play again
look-at-table = Look at the table
best-note = Underlined: the most from that source.
curve-title = Points over { $rounds } rounds
curve-hint = move along the chart, or use the arrow keys; click opens that moment
curve-label = Points by round
best-title = Best decisions
best-what = points at once
analysis-title = Analysis
analyse = Analyse
analysis-what = Bots play the game on from many of its moments: everybody’s chance to win as it went on, and the decisions that cost most. It takes from half a minute to a few minutes; you need not stay.
analysis-waiting = Other games are being analysed first.
analysis-running = Bots are playing the game on. What they find is shown as it grows.
analysis-failed = This did not work. You can try again.
chances-title = Chances to win
chances-label = Chances to win by moment
chances-note = { $games ->
    [one] { $games } game, played on by the bot “{ $bot }” on all seats; the pale bands hold the true chance 19 times in 20.
   *[other] { $games } games, played on by the bot “{ $bot }” on all seats; the pale bands hold the true chance 19 times in 20.
} The position is that of the moment, all chance to come is new: this says how bots would fare from there, not people.
chances-table = The same as a table
chances-games = Games
chances-points = { $who }: points
chance = { $chance } %
chance-range = { $chance } % ({ $low }–{ $high })
costly-title = Costliest decisions
costly-better = The bot: { $what }
costly-loss = costs about { NUMBER($loss, maximumFractionDigits: 1) } points
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = None worth mentioning.
costly-habit = { $you ->
    [yes] You decided
   *[no] { $who } decided
} { $same } of { $decisions } times as the bot would, and lost about { NUMBER($loss, maximumFractionDigits: 1) } points with a decision on average.
costly-note = One bot’s opinion (“{ $bot }”), by what could be known at the time; it looks no further than the end of the turn. It plays decently, not perfectly.
luck-title = Luck
luck-own = By player
luck-shared = For all alike
luck-expected = on average
luck-came = came
figures-title = Figures
seed = Seed
commitment = Hash shown at the start
proof-details = Seed and hash
proof-wait = The seed is revealed. Your browser cannot check it on this page.
proof-match = The seed matches the hash shown at the start.
proof-differ = The seed does not match the hash shown at the start!
proof-how = All dice and draws follow from the seed. “crenel verify” checks the downloaded record.

## Replay

replay-back = One step back
replay-on = One step on
replay-round-back = A round back
replay-round-on = A round on
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-better = { $bot } would rather have done this: { $what } (about { NUMBER($loss, maximumFractionDigits: 1) } points).
replay-otherwise = Play it differently
replay-share = Copy the link to this moment
go-on-here = Go on from here

## Settings

settings = Settings
settings-lead = Kept on this device.
set-theme = Colours
set-theme-auto = as the system
set-theme-light = light
set-theme-dark = dark
set-look = Look
set-look-digital = drawn
set-look-cardboard = cardboard and wood
set-language = Language
set-speed = Animation
set-speed-none = none
set-speed-fast = fast
set-speed-normal = normal
set-speed-slow = slow
set-targets = Mark legal targets
set-targets-all = always
set-targets-selected = after a choice
set-targets-none = never
set-scores = Running scores
set-scores-all = everybody’s
set-scores-mine = only mine
set-scores-none = none
score-hidden = hidden until the end
set-size = Size of everything
set-size-small = small
set-size-normal = normal
set-size-large = large
set-words = Size of log and explanations
set-words-small = small
set-words-normal = normal
set-words-large = large
set-confirmEnd = Confirm the end of a turn
set-confirmEnd-note = Otherwise a turn ends by itself when nothing else is left to do.
set-warn = Warn me of what cannot be taken back
set-warn-note = Such a move, the end of a turn too, is then shown first and waits for a second word. A lock marks it in any case.
set-passReactions = Let reactions pass while others play
set-passReactions-note = Optional reactions in their turns are passed without asking. A line below the status bar says so, and lets you be asked again.
set-tips = Tooltips
set-tips-note = What a piece does and is worth, when you point at it.
set-sound = Sounds
set-sound-note = Short ones, for dice, pieces and your turn.
set-notices = Tell me when it is my turn
set-notices-note = A notice of the desktop, only while this page is out of sight. Your browser will ask you first.
set-notices-refused = The browser does not allow notices of this page. You can change that where it keeps the settings of pages.
name-saved = Saved.
account = Account
account-lead = Optional. It keeps your games when this browser forgets you.
account-in = You are logged in as { $name }.
account-welcome = Welcome, { $name }.
account-name = Account name
account-password = Password (at least 8 characters)
log-in = Log in
log-out = Log out
register = Create account

## Help

help = Help
help-lead = How the table works, and its keys. The rules of a piece stand in its tooltip.
help-how = At the table
help-two-ways = Two ways in
help-two-ways-text = Pick a die first and see what it can reach, or pick a tile or a space first and see which dice reach it. A dashed outline costs workers; the badge says how many.
help-preview = Preview first
help-preview-text = The first click shows what a move would bring, computed by the same rules that will apply. The second click, Enter or the button does it.
help-undo = Undo freely
help-undo-text = Everything can be taken back until something new comes to light: dice, new tiles, a secret. The list behind the arrow names what closed the way. Beyond that all players must agree.
help-why = Why can’t I?
help-why-text = Click on what is not possible: the table says what is missing, and the rule.
help-hint = A hint
help-hint-text = When it is your turn, the menu offers a hint: a bot that sees what you see shows what it would do. Nothing is done until you do it. Among several people only if the table was set up so.
help-log = The log is a story
help-log-text = Point at a line and its pieces light up. Click it, and the whole table is shown as it was then: arrows lead from line to line, Home and End to the ends, Esc back to now. Small dots mark what has changed since your last turn.
help-recap = What did I miss?
help-recap-text = When others have played, the status bar offers a recap: step through what they did, or let it play, and see the table as it was each time. A ring marks what was touched last.
help-plan = Plan while others decide
help-plan-text = “Plan” shows your next turn as if it had come. Nobody sees what you try. Keep it, and it is played when your turn comes, decision by decision, as long as each would bring the same as when you planned it. You can drop or change it until then, and undo it afterwards.
help-clocks = Clocks
help-clocks-text = Only where the table was set up with them. A clock runs while the others wait for you; undo gives no time back. Nobody loses on time: once yours is up, the others may let a bot play, and you can take your seat back. An hourglass marks a clock that runs short.
help-secret-seed = Dice one can check
help-secret-seed-text = The hash of the secret seed is shown from the start, the seed at the end. Anybody can compute all dice again.
help-keys = Keys
key-tab = next piece
key-arrows = walk over the hexes; looking back: from line to line
key-enter = choose; once more: do it
key-escape = put everything back; from the past: back to now
key-undo = undo
key-end = end the turn
key-hint = a hint from a bot
key-board = to my board
key-shared = to the shared board
key-log = to the log
key-recap = what happened since my last turn
key-score = the points if it ended now
key-plan = plan while others decide; back to the table
key-zoom = closer to the board, further away, the whole of it
key-help = this page
glossary = Pieces
glossary-lead = Every piece of { $game }, what it does, and how many there are.

## Trouble

error-offline = The server does not answer. Are you online?
error-server = Something went wrong. Please try again.
error-no-game = This page does not know that game.
