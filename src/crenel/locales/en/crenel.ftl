### What the kernel refuses, and what the terminal says.

## Setting up a game

unknown-game = There is no game “{ $name }”. Known games: { $known }.
bad-seats = { $game } cannot be played by { $seats }. Allowed numbers of players: { $allowed }.
bad-rules = { $game } has no version { $found } of the rules. Use a version from 1 to { $rules }.
unknown-option = { $game } has no option “{ $option }”. Known options: { $allowed }.
bad-option = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
no-file-option = { $game } has no option “{ $option }” that is read from a file.
unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.

## States and records

wrong-game = This is a position of “{ $found }”, not of { $game }.
wrong-rules = This position follows version { $found } of the rules; { $game } has version { $rules } here.
broken-state = This position cannot be read: { $detail }.
no-origin = This position has no known beginning, so it has no record.
record-rules = This record follows version { $found } of the rules; { $game } has version { $rules } here.
record-header = The head of this record cannot be used: { $detail }
record-not-header = Line { $line } of the record is no “name: value” line: { $text }
record-format = This is no record: it has to begin with “crenel: { $format }”.
record-not-move = Line { $line } of the record is no move: { $text }
record-count =
    Line { $line } closes the record after { $expected ->
        [one] { $expected } move
       *[other] { $expected } moves
    }, but there are { $count }: it has been changed by hand.
record-cut =
    The record breaks off after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } (line { $line }): its closing line is missing.
record-after-end = Line { $line } stands after the end of the record: { $text }
record-illegal = Line { $line } of the record, “{ $text }”, is not legal there: { $detail }
record-differs = This record has been changed by hand: it leads to position { $found }, but was closed at { $expected }.

## Moves

game-over = The game is over.
not-your-turn = It is not the turn of seat { $seat }; seat { $actor } decides now.
no-such-action = There is no legal action { $action } now.
no-such-notation = “{ $text }” is no move. Moves are written like this: { $example }
not-now = “{ $text }” is not possible now. This would be, for example: { $example }
nothing-to-undo = Nothing can be taken back: the last thing that happened was somebody else’s decision, or showed something new.
undo-too-far =
    You want to take back { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, but only { $possible } can be.
no-such-moment = There is no moment { $count }: this game has { $moves } decisions.

rule-kernel-turn = One decision at a time, by the player who is asked.
rule-kernel-action = Only the listed actions are legal.
rule-kernel-notation = Each move has one short form, a verb and what it is about.

## Options of every game

setting-confirm = Ask for the end of a turn even when nothing else is left to do, so that it can still be taken back
setting-confirm-true = yes
setting-confirm-false = no

## Lists

list-last = { $list } and { $item }

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
bot-greedy = Greedy
bot-greedy-about = Looks to the end of its own turn and takes what is worth most. A fair opponent once you know the rules.
bot-random = Random
bot-random-about = Takes any legal move. Good for a first look at the rules.

## The command: what is wrong with it

no-command = Say what to do: { $known }. `crenel --help` tells more.
unknown-command = There is no command “{ $name }”. Known commands: { $known }.
unknown-argument = The argument “{ $argument }” is not known here. `crenel { $command } --help` lists all.
bad-argument = The arguments cannot be used: { $detail }. `crenel { $command } --help` lists all.
missing-value = { $argument } needs a value. `crenel { $command } --help` lists all.
missing-argument = { $command ->
    [replay] Say which record to replay: crenel replay FILE
   *[other] Say which game: { $known }.
  }
not-a-number = { $argument } takes a whole number, not “{ $value }”.
no-own-cards = { $game } cannot be played with your own cards.
no-own-boards = { $game } cannot be played on boards of your own.
not-an-option = An option is written NAME=VALUE, not “{ $value }”. Known options: { $allowed }.
unknown-language = There is no language “{ $name }”. Known languages: { $known }.
too-many-bots =
    { $bots ->
        [one] { $bots } bot leaves
       *[other] { $bots } bots leave
    } no seat for you at a table of { $seats }. At most { $most } can play.
bad-seat = There is no seat { $seat }. Allowed: { $allowed }.
bad-me = There is no seat { $me } for you. Allowed: { $allowed }.
me-and-others = With { $people } people at the table, --me has no meaning: they take the first seats.
resume-and-setup = { $argument } cannot be changed when a game is resumed: it stands in the record.
wrong-record = This is a record of { $found }, not of { $game }.
file-exists = “{ $file }” is there already and is not overwritten. Choose another name, or go on with --resume.
no-folder = There is no folder “{ $folder }” for “{ $file }”.
cannot-read = “{ $file }” cannot be read: { $detail }.
cannot-write = “{ $file }” cannot be written: { $detail }.
not-text = “{ $file }” is no record: it is not even text.

## The command: help

help-crenel =
    crenel plays heavy board games in the terminal.

      crenel play GAME       play, against bots or with friends
      crenel serve           the table in the browser
      crenel simulate GAME   let bots play many games
      crenel replay FILE     step through a recorded game
      crenel analyse FILE    chances and costly decisions of a finished game
      crenel verify FILE     check the dice of a finished game
      crenel doctor          what is installed here

    Games: { $games }
    --language en|es|pl      the language; else that of your system
    --version                the version of Crenel
    crenel COMMAND --help    more on a command
help-play =
    crenel play GAME plays a game in the terminal.

      --seats N              number of players
      --bots NAME,NAME       who plays against you ({ $bots }); “none”: people at every seat
      --me SEAT              your seat, counted from 0, if you play alone against bots
      --seed TEXT            the same seed gives the same dice and tiles
      --option NAME=VALUE    options of the game, see below
      --cards FILE           your own cards instead of ours, where the game has cards
      --boards FILE          boards of your own, where the game has boards (see crenel board)
      --save FILE            where the record goes
      --resume FILE          go on with a recorded game

    Options, with their defaults:
help-replay =
    crenel replay FILE steps through a recorded game.

      --all                  print the whole story without asking
      --seat SEAT            look from this seat, counted from 0
help-doctor = crenel doctor shows the version, the engine, the games, the bots and the terminal.

## In the game

your-decision = { $who }: { $asking }
moves-with-die = With the { $die }
moves-any-die = Any number, no die
moves-other = Also
move-cost = { $workers }w
prompt-move = Number, move or command (help):{ " " }
no-such-number = There is no move { $number }. The list goes from 1 to { $count }.
several-moves = That can be several moves. Say which: { $moves }
why-legal = That is legal now.
why-rule = The rule: { $rule }
why-what = Say which move, like this: why { $example }
preview-what = Say which move, like this: preview { $example }
preview-nothing = Nothing that can be told beforehand.
undone = Taken back: { $moves }
saved = Saved to { $file }. Go on with: crenel play --resume { $file }
saved-over = Saved to { $file }. Look at it again with: crenel replay { $file }
kept-here = Here is the record, so that nothing is lost:
leaving = Goodbye.
resumed =
    The game goes on after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
pass-the-screen = { $who }, it is your turn in secret. Press Enter when nobody else is looking.
no-such-board = There is no seat “{ $seat }”. Known seats: { $known }.
no-such-text = There is nothing called “{ $name }”.
since = Since your last decision
result = Final result
result-line = { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-source = Points for
score-total = Total

help-commands =
    Type the number of a move, or the move itself, several with “;” between them, or one of these:

      why MOVE       why a move is not legal, and the rule
      preview MOVE   what a move would bring about
      undo [N]       take back your last decision, or the last N
      score          points by source
      board [SEAT]   the board of a seat
      card NAME      what a card, tile or place does (also: tile NAME)
      log [N]        the last N events
      look           show the table again
      save           write the record now
      quit           save and leave

## Replay

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = The beginning
prompt-replay = Enter next, b back, number, e end, q quit:{ " " }
replay-help = Enter goes on, b goes back, a number from 0 to { $moments } jumps there, e goes to the end, q leaves.

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
    [none] no colour
   *[other] colour ({ $colour })
  }
