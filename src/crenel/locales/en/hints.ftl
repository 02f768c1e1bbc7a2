### Why a bot suggests a move

reason-gain = +{ $points } { $term }
reason-loss = −{ $points } { $term }
reason-only = This is the only move.
reason-close = Other moves are about as good.
reason-plan = It is part of a plan over several moves.
reason-ahead = It pays off over the rounds to come.
reason-mixed = Several choices are about equally good; one is drawn, so that rivals can’t predict it.
reason-wins = It wins the game.
reason-saves = The next best move loses the game.
reason-lead = points ahead of the others
reason-outcome = outcome of the game
reason-rivals = kept from rivals
