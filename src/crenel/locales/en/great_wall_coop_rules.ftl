### The rules of Co-op: the goal, and how all lose, in full.

## Co-op: the goal, and how all lose

section-coop = Co-op: the goal, and how all lose
    .lead = You play together against the hordes and fulfill the Emperor’s requests. All win or all lose.
    .wrong-1 = Shame is deadly: all lose at once when a token is due and the pool is empty.
    .wrong-2 = An empty pool alone ends nothing, and neither do complete walls.
    .wrong-3 = There is no Summer reclaim: command cards come back only with wall levels.
rule-coop-goal = You win together if enough requests are fulfilled at the end of a year: six with two players, seven with three, nine with four or five.
rule-coop-win = The check at the end of Winter looks at the requests first, so a win in the last year counts.
rule-coop-late = You all lose when the last year ends without enough requests.
rule-coop-disgrace = You all lose at once when a player must gain a shame token and the pool is empty, in any season.
rule-coop-walls = Complete walls and an empty pool don’t end the game.
rule-coop-setup = Requests take the place of the artifacts: three of twelve are open, with two players two of eight. There are different hordes, more tactics and generals, and a deck of events.
rule-coop-hordes = One more horde comes at the start and each Spring.
rule-coop-cards = Each request, event, horde, tactic and general does what its card says.
rule-coop-reed = The Reed clan is not a player: it adds to no number, pays nothing and gains no shame.

## Co-op: a year together

section-coop-year = Co-op: a year together
    .lead = What is different in the seasons: order, shame, command cards and the honor of hordes.
    .wrong-1 = You may speak about everything, but screens stay up unless the table plays with open hands.
    .wrong-2 = In Summer shame costs 10 honor, not 2 chi.
rule-coop-winter = Winter in order: firing, assault, requests, end check, shame for open requests, event.
rule-coop-commands = Command cards are still chosen secretly and revealed together.
rule-coop-order = Where several clans act, the team is free to choose their order. The tea order still breaks ties for a horde.
rule-coop-name-order = The active player names the order where it can matter. If he names nobody, the tea order applies.
rule-coop-redeem = For 10 honor you may return a shame token when you gain it, or in Summer. Chi doesn’t discard shame in Summer.
rule-coop-shame = Shame tokens go only under soldiers in your pool, never on hordes.
rule-coop-tokens = Tokens come one at a time, player by player in tea order, so the pool can recover in between.
rule-coop-no-soldier = If you have no soldier for a token, it leaves the game and you lose 5 honor.
rule-coop-reclaim = Command cards are not reclaimed in Summer.
rule-coop-recall = A player who builds a wall level may reclaim one of their discarded command cards, but never Betrayal.
rule-coop-reclaimed = Cards that react to reclaiming also react when a wall level gives a card back.
rule-coop-claim = A claimed horde gives its honor at once.
rule-coop-honor = Presence, archers, donations, walls and spots give honor as always. Nothing is scored at the end.
rule-coop-open-hands = A table may play with open hands: then command cards in hand, tactics, resources and supporting advisors are shown. Otherwise they stay secret as always.

## Co-op: requests and events

section-coop-requests = Co-op: requests and events
    .lead = Requests are fulfilled in Winter only. What stays open shames everyone, and every Winter ends with an event.
    .wrong-1 = For a request to each player, nobody pays for anyone else.
    .wrong-2 = One refusal, and nobody pays.
    .wrong-3 = A sacrificed soldier can’t be saved: he leaves the game.
rule-coop-open = At most three requests are open, with two players two.
rule-coop-fulfil = Requests are fulfilled only in Winter, after the assault and before the end check. You may fulfill any number of them.
rule-coop-each = What every player must give, each gives alone. Either all do at once, or nobody does.
rule-coop-team = What the team must give is made up of shares: in tea order each player says theirs, and the last says all that is missing.
rule-coop-consent = Anyone proposes a request, each at most once per Winter. Everyone who must pay agrees or refuses; one refusal ends the proposal and nothing is paid.
rule-coop-sacrifice = A sacrificed piece leaves the game. It is neither killed nor saved. Soldiers under shame tokens, overseers and clerks not yet hired can’t be sacrificed.
rule-coop-counted = A fulfilled request is discarded and counted. It never comes back.
rule-coop-request-shame = After the end check each player gains a shame token for each open request. Then empty slots are filled.
rule-coop-events = At the end of each Winter an event comes. What lasts stays to the end of the game and adds up.
