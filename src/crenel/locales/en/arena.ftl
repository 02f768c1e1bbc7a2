### Many games between bots: `crenel simulate`.

## What is wrong

simulate-bots = { $bots } bots cannot share { $seats } seats: give at least one and at most as many as there are seats.
simulate-games = Let at least one game be played, not { $games }.
simulate-workers = At least one process has to play, not { $workers }.

## Help

help-simulate = crenel simulate GAME lets bots play many games against each other.
simulate-arguments =
    { "  " }--games N                how many (100)
    { "  " }--bots NAME,NAME         who plays ({ $names }); fewer than seats fill them in turn
    { "  " }--seats N                number of players; else as many as bots
    { "  " }--seed TEXT              the same seed gives the same numbers (0)
    { "  " }--option NAME=VALUE      options of the game
    { "  " }--cards FILE             your own cards instead of ours
    { "  " }--jobs N                 processes; any number gives the same result
    { "  " }--json                   the result for programs

## Progress and result

simulate-playing = Playing
simulate-title =
    { $game }, { $seats } players, seed { $seed }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-bot = Bot
simulate-mean = Mean
simulate-deviation = Spread
simulate-scores = Scores
simulate-wins = Wins
simulate-interval = 95 %
simulate-points = Points from
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-start-player = The start player won { $share } of the games ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } games and { $decisions } decisions a second on { $processes ->
        [one] one process
       *[other] { $processes } processes
    }; { NUMBER($each, maximumFractionDigits: 0) } decisions a game.
