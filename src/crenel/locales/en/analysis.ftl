### A finished game, analysed: `crenel analyse`.

## Help

help-analyse =
    crenel analyse FILE tells everybody's chances in a finished game, and the decisions that cost most.

      --effort N             how many positions may be looked at in all ({ $effort }); fewer are quicker and less sure
      --json                 the result for programs

## Progress and result

analyse-playing = Playing on
analyse-chances =
    Chances to win: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, played on from these moments by { $bot } on all seats
analyse-moment = Moment
analyse-games = Games
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) } %, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = In brackets the 95 % interval; after it the points at the end, on average. Everything lay as it lay then, only chance was anew.
analyse-costly = Costliest decisions
analyse-who = Player
analyse-played = Played
analyse-better = The bot would have played
analyse-loss = Cost
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit =
    { $who }: { $same } of { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } as the bot would decide; { NUMBER($loss, maximumFractionDigits: 2) } points lost each, on average.
analyse-costly-note = This is the opinion of one bot, { $bot }, in points and by what the player could know then. It looks no further than the end of the turn (docs/bots.md says how strong it is).
