### Simulations between bots: `crenel simulate`

## Errors

simulate-bots = { $bots } bots don’t fit { $seats } seats. Name at least one bot, and no more bots than seats.
simulate-games = --games must be at least 1, not { $games }.
simulate-workers = --jobs must be at least 1, not { $workers }.

## Help

help-simulate = crenel simulate GAME plays many games between bots.
simulate-arguments =
    { "  " }--games N                number of games (100)
    { "  " }--bots NAME,NAME         bots to play ({ $names }); if there are fewer bots than seats, they repeat
    { "  " }--seats N                number of players (default: one per bot)
    { "  " }--seed TEXT              the same seed gives the same results (0)
    { "  " }--option NAME=VALUE      game options
    { "  " }--cards FILE             use your own cards
    { "  " }--jobs N                 number of processes; the results don’t depend on it
    { "  " }--json                   print the result as JSON

## Progress and result

simulate-playing = Playing
simulate-title =
    { $game }, { $seats ->
        [one] solo
       *[other] { $seats } players
    }, seed { $seed }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-bot = Bot
simulate-mean = Mean
simulate-deviation = Std. dev.
simulate-scores = Scores
simulate-wins = Wins
simulate-interval = 95%
simulate-points = Points from
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-ending = Ended by
simulate-together = Games
simulate-won-together = Won together
simulate-start-player = The starting player won { $share } of the games ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } games and { $decisions } decisions per second on { $processes ->
        [one] one process
       *[other] { $processes } processes
    }; { NUMBER($each, maximumFractionDigits: 0) } decisions per game.
