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

### Tournaments between bots: `crenel arena`

## Errors

arena-bots = A tournament needs at least two bots.
arena-deals = --deals must be at least 1, not { $deals }.
arena-margin = --margin must be between 0 and 0.5, not { $margin }.
arena-endless = The game with seed { $seed } had more than { $decisions } decisions: one of the bots doesn’t let it end.
arena-file = Can’t use “{ $file }” for results: { $detail }.
arena-line = Line { $line } of “{ $file }” is not the result of a game. Choose another file.
arena-no-ray = Ray is not installed. Install it with: pip install crenel[cluster]
arena-ray = Can’t reach a Ray cluster at { $address }: { $detail }

## Help

help-arena = crenel arena GAME finds out which bot is stronger.
arena-arguments =
    { "  " }--bots NAME,NAME         bots to compare ({ $names })
    { "  " }--gauntlet               the first bot against each of the others (default: all against all)
    { "  " }--deals N                deals per pair, each with all seats in turn (100)
    { "  " }--margin SHARE           stop a pair early when it is clear who is better, or that they differ by less (default: play all deals)
    { "  " }--seats N                number of players
    { "  " }--seed TEXT              the same seed gives the same results (0)
    { "  " }--option NAME=VALUE      game options
    { "  " }--cards FILE             use your own cards
    { "  " }--results FILE           keep every game here; an interrupted tournament continues from it
    { "  " }--plot FILE              draw the ratings as SVG
    { "  " }--jobs N                 number of processes; the results don’t depend on it
    { "  " }--ray ADDRESS            play on a Ray cluster; “local” starts one on this machine
    { "  " }--json                   print the result as JSON

## Progress and result

arena-playing = Playing
arena-title =
    { $game }, { $seats ->
        [one] solo
       *[other] { $seats } players
    }, seed { $seed }
arena-pair = Bots
arena-against = { $one } against { $other }
arena-deals-played = Deals
arena-score = Score (95%)
arena-wins = Wins
arena-lead = Lead
arena-verdict = Verdict
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-won = { $wins } of { $games }
arena-by = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-is-better = better
arena-is-worse = worse
arena-is-even = even
arena-is-open = unclear
arena-bot = Bot
arena-rating = Elo
arena-interval = 95%
arena-span = { $low } to { $high }
arena-chance = Wins count the games in which the bot sits alone among the others. By chance: { NUMBER($share, maximumFractionDigits: 1) }%.
arena-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    } played in { NUMBER($seconds, maximumFractionDigits: 1) } seconds.

### Data sets: `crenel dataset`

dataset-no-pyarrow = Parquet files need pyarrow. Install it with: pip install crenel[dataset]
help-dataset = crenel dataset GAME writes games of bots into a Parquet file, one decision per row.
dataset-arguments =
    { "  " }--file FILE              where to write (default: GAME.parquet)
    { "  " }--bots NAME,NAME         bots to play ({ $names }); if there are fewer bots than seats, they repeat
    { "  " }--games N                number of games (100)
    { "  " }--seats N                number of players (default: one per bot)
    { "  " }--seed TEXT              the same seed gives the same games (0)
    { "  " }--option NAME=VALUE      game options
    { "  " }--cards FILE             use your own cards
    { "  " }--jobs N                 number of processes; the games don’t depend on it
dataset-written = { $file }: { $decisions } decisions of { $games ->
        [one] one game
       *[other] { $games } games
    }.
