"""Seatings of two bots at one table, and the games they play there.

A deal is one seed and all its seatings: each bot sits everywhere, with the same dice. A bot's own lots depend on the
seed and its seat alone. So a bot against itself plays the same game in all seatings, and a deal of such games is
exactly even.
"""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import crenel
from crenel.bots import Bot
from crenel.bots.knobs import tuned
from crenel.kernel.errors import BadSetup

LONGEST: Final = 50_000  # decisions; a game that is longer has failed

Player = str | type[Bot]  # a bot of the catalogue by its name (with knobs), or a class of one's own
Row = dict[str, Any]  # what came of a game, as it stands in the file of results


def name_of(player: Player) -> str:
    return player if isinstance(player, str) else player.name or player.__name__


def make_bot(player: Player, game: str, seed: int | str) -> Bot:
    return tuned(player, game, seed) if isinstance(player, str) else player(seed)


class Seating:
    """One game to play: who sits where, and the seed."""

    def __init__(self, table: "Table", seed: str, line_up: Sequence[Player]) -> None:
        self.table = table
        self.seed = seed
        self.line_up = list(line_up)
        self.key = key_of(self.about())

    def about(self) -> Row:
        """Return all that the game depends on."""
        return {
            "game": self.table.game,
            "seats": self.table.seats,
            "options": self.table.options,
            "seed": self.seed,
            "bots": [name_of(player) for player in self.line_up],
            "version": self.table.version,
        }


def key_of(row: Mapping[str, object]) -> str:
    """Return what tells a game from all others."""
    parts = {name: row[name] for name in ("game", "seats", "options", "seed", "bots", "version")}
    return json.dumps(parts, sort_keys=True)


class Table:
    """Game, seats and options. Its sides are looked up in a game of random bots: seats that win together."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        rules = crenel.game(game)
        self.version = f"{crenel.__version__} rules {rules.rules}"
        state = rules.new(seats, 0, self.options).clone()
        lots = random.Random(0)
        while state.actor is not None:
            state.play(lots.choice(state.actions()))
        self.together = seats == 1 or rules.ending(state) != ""  # all win or lose together
        self.sides = 1 if self.together else seats // max(1, len(state.winners()))

    def side(self, seat: int) -> int:
        """Return the side of a seat: partners sit opposite."""
        return seat % self.sides

    def deal(self, seed: str, one: Player, other: Player, both: bool) -> list[Seating]:
        """Return the seatings of a deal: one bot on one side and the other on all others, and `both`: the other way
        round as well. Where all win or lose together each bot plays alone.
        """
        if self.together:
            return [Seating(self, seed, [player] * self.seats) for player in (one, other)]
        pairs = [(one, other), (other, one)] if both and self.sides > 2 else [(one, other)]
        return [
            Seating(self, seed, [alone if self.side(seat) == side else rest for seat in range(self.seats)])
            for alone, rest in pairs
            for side in range(self.sides)
        ]


def play(seating: Seating) -> Row:
    """Play a game and return what came of it."""
    table, seed = seating.table, seating.seed
    made = [make_bot(player, table.game, f"{seed}/{seat}") for seat, player in enumerate(seating.line_up)]
    # A copy, because copies keep no events.
    state = crenel.game(table.game).new(table.seats, seed, table.options).clone()
    decisions = 0
    while state.actor is not None:
        seat = state.actor
        state.play(made[seat].choose(state, seat))
        decisions += 1
        if decisions > LONGEST:
            raise BadSetup("arena-endless", seed=seed, decisions=LONGEST)
    ranking = [int(seat) for seat in state.ranking()]
    return {
        **seating.about(),
        "scores": [int(score) for score in state.scores()],
        "winners": [int(seat) for seat in state.winners()],
        "ranking": ranking,
        "decisions": decisions,
    }


class Score:
    """What a deal says of the first bot against the second."""

    def __init__(self) -> None:
        self.beaten = 0  # comparisons of two sides, twice; half for a tie
        self.compared = 0
        self.won = 0  # games won by the side where it is alone
        self.games = 0  # of those
        self.lead = 0.0  # its mean points less the other's, added up
        self.leads = 0

    @property
    def value(self) -> float:
        """Return the share of comparisons won; 0.5 is even."""
        return self.beaten / self.compared


def score_deal(table: Table, rows: Sequence[Row]) -> Score:
    """Return what the games of a deal say of its first bot."""
    score = Score()
    if table.together:
        results = [(len(row["winners"]) > 0, sum(row["scores"])) for row in rows]
        score.compared = 2
        score.beaten = 2 * (results[0] > results[1]) + (results[0] == results[1])
        score.won, score.games = int(results[0][0]), 1
        score.lead, score.leads = (results[0][1] - results[1][1]) / table.seats, 1
        return score
    for number, row in enumerate(rows):
        side, first = number % table.sides, number < table.sides
        places = [min(row["ranking"].index(seat) for seat in _seats(table, each)) for each in range(table.sides)]
        below = sum(place > places[side] for place in places)
        score.beaten += 2 * (below if first else table.sides - 1 - below)
        score.compared += 2 * (table.sides - 1)
        mine = [row["scores"][seat] for seat in _seats(table, side)]
        theirs = [row["scores"][seat] for seat in range(table.seats) if table.side(seat) != side]
        lead = sum(mine) / len(mine) - sum(theirs) / len(theirs)
        score.lead += lead if first else -lead
        score.leads += 1
        if first:
            score.games += 1
            score.won += side in {table.side(seat) for seat in row["winners"]}
    return score


def _seats(table: Table, side: int) -> list[int]:
    return [seat for seat in range(table.seats) if table.side(seat) == side]
