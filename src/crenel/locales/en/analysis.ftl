### Analysis of a finished game: `crenel analyze`

## Help

help-analyse =
    crenel analyse FILE shows each player’s chance of winning in a finished game, and the costliest decisions.

      --effort N             total number of positions to look at ({ $effort }); fewer is faster but less certain
      --json                 print the result as JSON

## Progress and result

analyse-playing = Playing on
analyse-chances =
    Chance of winning, from { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played on from these moments with { $bot } in every seat
analyse-moment = Moment
analyse-games = Games
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) }%, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = In parentheses: the 95% interval; then the average final score. Each game starts from the exact position, with new dice and draws.
analyse-costly = Costliest decisions
analyse-who = Player
analyse-played = Played
analyse-better = The bot would have played
analyse-loss = Cost
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit =
    { $who }: agreed with the bot in { $same } of { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; lost { NUMBER($loss, maximumFractionDigits: 2) } points per decision on average.
analyse-costly-note = This is the opinion of one bot, { $bot }, in points, based on what the player could know at the time. It looks only as far as the end of the turn (see docs/bots.md for its strength).
