### Refusals of the kernel and texts of the terminal

## Setting up a game

unknown-game = There is no game called “{ $name }”. Available games: { $known }.
bad-seats = { $game } can’t be played with { $seats }. Allowed numbers of players: { $allowed }.
bad-rules = { $game } has no version { $found } of the rules. Use a version from 1 to { $rules }.
unknown-option = { $game } has no option “{ $option }”. Available options: { $allowed }.
bad-option = { $option } can’t be “{ $value }”. Allowed: { $allowed }.
option-seats = { $option } can’t be used with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, only with { $allowed }.
option-excluded = { $option } can’t be used together with { $by }.
bad-handicap = A handicap needs a number of points for each player, and at least 2 players. Players: { $seats }. Numbers: { $found }.
source-handicap = handicap
no-file-option = { $game } has no file option “{ $option }”.
toml-too-deep = Line { $line }: this is nested too deeply. At most { $deepest } levels are allowed.
unknown-bot = There is no bot called “{ $bot }”. Available bots: { $known }.

## States and records

wrong-game = This position is from “{ $found }”, not { $game }.
wrong-rules = This position uses rules version { $found }. This version of { $game } has rules version { $rules }.
broken-state = Can’t read this position: { $detail }.
no-origin = This position has no record because its start is unknown.
record-rules = This record uses rules version { $found }. This version of { $game } has rules version { $rules }.
record-header = Can’t use the header of this record: { $detail }
record-not-header = Line { $line } of the record is not a “name: value” line: { $text }
record-format = This is not a Crenel record. It must start with “crenel: { $format }”.
record-not-move = Line { $line } of the record is not a move: { $text }
record-count =
    Line { $line } ends the record after { $expected ->
        [one] { $expected } move
       *[other] { $expected } moves
    }, but it contains { $count }. It has been edited by hand.
record-cut =
    The record is cut off after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } (line { $line }): its last line is missing.
record-after-end = Line { $line } comes after the end of the record: { $text }
record-illegal = Line { $line } of the record, “{ $text }”, is not a legal move there: { $detail }
record-differs = This record has been edited by hand: it leads to position { $found }, but it was saved at { $expected }.

## Moves

game-over = The game is over.
not-your-turn = It’s not seat { $seat }’s turn. Seat { $actor } decides now.
no-such-action = Action { $action } is not legal now.
no-such-notation = “{ $text }” is not a move. Write moves like this: { $example }
not-now = { $moment } Now: { $now }
nothing-to-undo = There is nothing to undo: the last thing that happened was another player’s decision or revealed new information.
undo-too-far =
    You can’t undo { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, only { $possible }.
no-such-moment = There is no moment { $count }: this game has { $moves } decisions.

rule-kernel-turn = Decisions are made one at a time, by the player who is asked.
rule-kernel-action = Only the listed actions are legal.
rule-kernel-notation = Each move has one short form: a verb and its details.
ambiguous = “{ $text }” is not a complete move. It could mean: { $found }.
not-offered = That is not one of your choices. Now: { $now }

## Options of every game

setting-confirm = Confirm the end of a turn, even when nothing else is left to do, so that it can still be undone
setting-confirm-true = yes
setting-confirm-false = no
setting-handicap = Handicap: points for each seat from the start

## Lists

list-last = { $list } and { $item }
list-or = { $list } or { $item }

## Players

player-you = You
player-0 = Blue
player-1 = Vermilion
player-2 = Green
player-3 = Pink
player-4 = Sky
player-5 = Orange
player-bot = { $bot } ({ $colour })
subject = { $you ->
    [yes] You
   *[no] { $who }
  }
events-of-one = { subject } { $clauses }.
bot-easy = Easy
bot-easy-about = Looks ahead to the end of its own turn but often misjudges what it sees. A kind first opponent.
bot-expert = Expert
bot-expert-about = Plays rounds to come in its head, five times as often as the hard one. It thinks longer; the strongest there is.
bot-greedy = Greedy
bot-greedy-about = Looks ahead to the end of its own turn and takes whatever is worth most. A fair opponent once you know the rules.
bot-greedy-level = Normal (Greedy)
bot-hard = Hard
bot-hard-about = Tries out its turns in its head, with the rounds that follow. For players who beat the greedy one.
bot-random = Random
bot-random-about = Plays any legal move. Good for a first look at the rules.

## The command: errors

no-command = Tell Crenel what to do: { $known }. See `crenel --help`.
unknown-command = There is no command “{ $name }”. Available commands: { $known }.
unknown-argument = Unknown argument “{ $argument }”. See `crenel { $command } --help`.
bad-argument = Can’t use these arguments: { $detail }. See `crenel { $command } --help`.
missing-value = { $argument } needs a value. See `crenel { $command } --help`.
missing-argument = { $command ->
    [replay] Name the record to replay: crenel replay FILE
   *[other] Name the game: { $known }.
  }
not-a-number = { $argument } needs a whole number, not “{ $value }”.
number-too-small = { $argument } must be at least { $least }, not { $value }.
number-out-of-range = { $argument } must be from { $least } to { $most }, not { $value }.
people-and-no-bots = --bots none puts a person in every seat: { $seats }, not { $people }.
no-own-cards = { $game } can’t be played with your own cards.
no-own-boards = { $game } can’t be played on your own boards.
not-an-option = Write options as NAME=VALUE, not “{ $value }”. Available options: { $allowed }.
unknown-language = There is no language “{ $name }”. Available languages: { $known }.
too-many-bots =
    { $bots ->
        [one] { $bots } bot leaves
       *[other] { $bots } bots leave
    } no seat for you at a table of { $seats }. Choose at most { $most }.
bad-seat = There is no seat { $seat }. Allowed: { $allowed }.
bad-me = You can’t take seat { $me }. Allowed: { $allowed }.
me-and-others = --me can’t be used with { $people } people at the table: they take the first seats.
resume-and-setup = { $argument } can’t be used with --resume: the record already sets it.
wrong-record = This is a record of { $found }, not { $game }.
file-exists = “{ $file }” already exists and won’t be overwritten. Choose another name, or continue it with --resume.
no-folder = Can’t write “{ $file }”: there is no folder “{ $folder }”.
cannot-read = Can’t read “{ $file }”: { $detail }.
cannot-write = Can’t write “{ $file }”: { $detail }.
not-text = “{ $file }” is not a record: it isn’t a text file.
in-file = { $file }: { $detail }

## The command: help

help-crenel =
    crenel: heavy board games in the terminal and the browser.

      crenel play GAME       play against bots or with friends
      crenel learn GAME      play a guided first game
      crenel puzzle GAME     find the best turn of a position
      crenel serve           start the server for the browser
      crenel worker          think for the bots of servers that share a Redis
      crenel simulate GAME   play many games between bots
      crenel arena GAME      find out which bot is stronger
      crenel bots GAME       show how strong the bots are
      crenel dataset GAME    write games of bots as a data set
      crenel replay FILE     step through a recorded game
      crenel analyze FILE    show chances of winning and costly decisions
      crenel verify FILE     check the dice of a finished game
      crenel backup FILE     back up everything while the server runs
      crenel restore FILE    copy a backup into an empty store
      crenel check           replay every stored table and compare
      crenel store copy      move everything to another database
      crenel repair          save what can be read of a damaged store
      crenel admin           moderate, reset passwords, close tables
      crenel pushkey         make a key for pushed notices
      crenel board FILE      check and draw your own duchies, or make a random one
      crenel rules GAME      read the rules, or look up a word
      crenel doctor          show what is installed

    Games: { $games }
    --language en|es|pl      language (default: your system’s)
    --version                show the version of Crenel
    crenel COMMAND --help    more about a command
help-bots =
    crenel bots GAME shows the bots of a game, how strong each was measured to be, and how long it thinks.

      --json  print the result as JSON

    Games: { $games } (default: all)
bots-bot = Bot
bots-mode = Mode
bots-mode-seats = { $seats } { $seats ->
        [one] player
       *[other] players
    }
bots-mode-team = Teams
bots-mode-13a = Alone, board 13a
bots-mode-13b = Alone, board 13b
bots-mode-rival = Against Qin Jiushao: 50 honor, 2 advisors
bots-mode-coop = Together, { $seats } { $seats ->
        [one] player
       *[other] players
    }
bots-rating = Rating or wins (95%)
bots-rating-span = { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
bots-won-span = { $won }% ({ $low }–{ $high })
bots-games = Games
bots-seconds = Seconds per decision
bots-seconds-each = { NUMBER($seconds, minimumFractionDigits: 3) }
bots-scale = Ratings are in Elo points. { $anchor } has { NUMBER($rating, useGrouping: 0) }: 100 points more win 64% of the games against it, 400 points 91%.
help-learn =
    crenel learn LESSON plays a guided game; `burgundy` and `great_wall` are first games.

      --save FILE      where the game is saved

    In a lesson `hint` helps with the prompt, `why` shows its rules, `leave` plays on without help.
help-play =
    crenel play GAME plays a game in the terminal.

      --seats N              number of players
      --people N             number of people at this terminal (default: 1)
      --bots NAME,NAME       bots for the other seats, repeated as needed ({ $bots }); “none” puts a person in every seat
      --me SEAT              your seat, counting from 0, when you play alone against bots
      --seed TEXT            the same seed gives the same dice and tiles
      --option NAME=VALUE    game options, listed below
      --cards FILE           use your own cards, if the game has cards
      --boards FILE          use your own boards, if the game has boards (see crenel board)
      --save FILE            save the record here
      --resume FILE          continue a recorded game

    Options and their defaults:
help-replay =
    crenel replay FILE steps through a recorded game.

      --all                  print the whole log without pausing
      --seat SEAT            watch from this seat, counting from 0
help-rules =
    crenel rules GAME [WORDS] shows the rules of a game.

    Without words: all sections. With words: the sections and rules that fit, for example
      crenel rules burgundy livestock

    Games: { $games }
rules-no-game = Which game’s rules? Try: crenel rules GAME ({ $games }).
rules-none = There is no rules reference for { $game } yet.
rules-contents = Rules: { $game }. To read a section: crenel rules { $game } NAME
rules-not-found = No rule fits “{ $words }”. Nearest: { $near }.
rules-more = Also in: { $sections }
rules-wrong = What people get wrong
help-doctor = crenel doctor shows the version, the engine, the games, the bots and the terminal.

## In the game

your-decision = { $who }: { $asking }
playing-against = { $game }: you against { $who }
playing-alone = { $game }: solo
playing-several = { $game }: { $who }
playing-others = This is the solo game. To play with others: --seats N ({ $allowed }).
story-length = { $change ->
    [more] About { $percent }% more decisions than a game without it: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } longer (worked out, not timed).
    [fewer] About { $percent }% fewer decisions than a game without it: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } shorter (worked out, not timed).
   *[same] About as many decisions as a game without it.
  }
playing-cards = Cards: { $title }
prompt-seats = How many players ({ $allowed })? Enter for { $usual }:{ " " }
hint-move = { $bot } would play { $number }: { $move }
hint-reasons = Compared with the next best move: { $reasons }.
hint-reason = { $reasons }
moves-with-die = With the { $die }
moves-any-die = No die needed
moves-other = Other moves
move-cost = { $workers }w
prompt-move = Number, move or command (try “help”):{ " " }
no-such-number = There is no move { $number }. Choose 1 to { $count }.
several-moves = That matches several moves. Choose one: { $moves }
why-legal = That move is legal now.
why-rule = Rule: { $rule }
why-what = Name a move, for example: why { $example }
preview-what = Name a move, for example: preview { $example }
preview-nothing = Nothing can be shown in advance.
undone = Undone: { $moves }
saved = Saved to { $file }. Continue with: crenel play --resume { $file }
saved-over = Saved to { $file }. Replay it with: crenel replay { $file }
kept-here = Here is the record, so nothing is lost:
leaving = Goodbye.
resumed =
    The game continues after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
pass-the-screen = { $who }, it’s your turn to decide in secret. Press Enter when nobody else is looking.
no-such-board = There is no seat “{ $seat }”. Seats: { $known }.
no-such-text = There is nothing called “{ $name }”.
since = Since your last decision
result = Final result
result-line = { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-together = { $won ->
    [yes] Everyone wins together
   *[no] Everyone loses together
  }: { $why }.
result-together-plain = { $won ->
    [yes] Everyone wins together
   *[no] Everyone loses together
  }.
score-source = Points for
score-total = Total

help-commands =
    Type the number of a move, or the move itself (separate several with “;”), or one of these commands:

      why MOVE       show why a move is not legal, and the rule
      preview MOVE   show what a move would do
      undo [N]       undo your last decision, or the last N
      score          show points by source
      board [SEAT]   show the board of a seat
      card NAME      show what a card, tile or location does (also: tile NAME)
      hand           show what you hold, with the text of every card or tile
      hint           show the move a bot would make for you
      legend         explain the abbreviations
      log [N]        show the last N events
      look           show the table again
      save           save the record now
      quit           save and quit

## Replay

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = Start
prompt-replay = Enter next, b back, number, e end, q quit:{ " " }
replay-help = Press Enter for the next move, b for the previous one, e for the end, q to quit, or type a number from 0 to { $moments }.

## Doctor

doctor-version = crenel { $version }, Python { $python }
doctor-engine = Engine: { $engine ->
    [compiled] compiled
   *[other] interpreted
  }
doctor-games = Games: { $games }
doctor-bots = Bots: { $bots }
doctor-languages = Languages: { $languages }
doctor-terminal = Terminal: { $width } columns, { $colour ->
    [none] no color
   *[other] color ({ $colour })
  }
