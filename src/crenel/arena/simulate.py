"""Simulation: many games between bots, in one process or several.

Seats and seed of a game depend on its number alone. The seats rotate, and all rotations of a line-up share one seed:
every bot plays every seat with the same dice as the others.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import crenel
from crenel.arena.pool import in_processes
from crenel.arena.seatings import Player, make_bot, name_of
from crenel.arena.tally import Result, Tally
from crenel.kernel.errors import BadSetup

CHUNKS = 8  # tasks per process: enough to keep all busy to the end and the progress moving
CHUNK = 20  # games in a task, at most


class Match:
    """The games to play. Small, because it goes to other processes; a class of a bot goes by its name."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[Player], seed: int | str, options: Mapping[str, object]
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = list(bots)
        self.seed = seed
        self.options = dict(options)
        self.rotations = next(shift for shift in range(1, len(bots) + 1) if self._players(shift) == self._players(0))

    @property
    def names(self) -> list[str]:
        """The line-up by name."""
        return [name_of(bot) for bot in self.bots]

    def _players(self, shift: int) -> list[Player]:
        return [self.bots[entry] for entry in self.seated(shift)]

    def seated(self, shift: int) -> list[int]:
        """By seat: an index into the line-up."""
        return [(seat + shift) % len(self.bots) for seat in range(self.seats)]

    def play(self, number: int, tally: Tally) -> None:
        """Play the game of that number and add its result."""
        seed = f"{self.seed}/{number // self.rotations}"
        seated = self.seated(number % self.rotations)
        made = [
            make_bot(self.bots[entry], self.game, f"{self.seed}/{number}/{seat}") for seat, entry in enumerate(seated)
        ]
        # A copy, because copies keep no events.
        state = crenel.game(self.game).new(self.seats, seed, self.options).clone()
        starter: int | None = None
        while state.actor is not None:
            seat = state.actor
            if starter is None and len(state.actors) == 1:
                starter = seat
            state.play(made[seat].choose(state, seat))
            tally.decisions += 1
        winners = state.winners()
        tally.games += 1
        tally.count_ending(state.game.ending(state), bool(winners))
        tally.starter_wins += starter in winners
        for seat, entry in enumerate(seated):
            tally.entries[entry].add(state.scores()[seat], state.breakdown(seat))
        for entry in {seated[seat] for seat in winners}:
            tally.entries[entry].wins += 1


def simulate(
    game: str,
    seats: int,
    bots: Sequence[Player],
    games: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play `games` games between bots and add up their results.

    A bot is a name of `crenel.bots.names(game)`, or a subclass of `crenel.bots.Bot`. Fewer bots than seats fill the
    seats in turn. With several `workers` (processes) the class must be importable: it stands at the top of its module,
    and a script that calls this does so under `if __name__ == "__main__"`. `progress` hears the number of games done.
    """
    _check(game, seats, bots, games, options or {}, workers)
    match = Match(game, seats, bots, seed, options or {})
    result = Result(game, seats, match.names, seed, match.options)
    result.processes = min(workers, games)
    start = time.perf_counter()
    for tally in _tallies(match, games, result.processes):
        result.merge(tally)
        if progress is not None:
            progress(result.games)
    result.seconds = time.perf_counter() - start
    return result


def _check(
    game: str, seats: int, bots: Sequence[Player], games: int, options: Mapping[str, object], workers: int
) -> None:
    """Raise BadSetup if this cannot be played."""
    crenel.game(game).new(seats, 0, options)
    for player in bots:
        make_bot(player, game, 0)
    if not 1 <= len(bots) <= seats:
        raise BadSetup("simulate-bots", bots=len(bots), seats=seats)
    if games < 1:
        raise BadSetup("simulate-games", games=games)
    if workers < 1:
        raise BadSetup("simulate-workers", workers=workers)


def _tallies(match: Match, games: int, processes: int) -> Iterator[Tally]:
    size = max(1, min(CHUNK, games // (processes * CHUNKS)))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    for _, tally in in_processes(partial(play_chunk, match), chunks, processes):
        yield tally


def play_chunk(match: Match, numbers: range) -> Tally:
    """Play some of the games: one task of a process."""
    tally = Tally(match.names)
    for number in numbers:
        match.play(number, tally)
    return tally
