"""Many games at once for training: one call steps all of them and writes what comes of it into the caller's arrays.

batch = Batch(table, games=1024, seed=7)
masks = numpy.zeros((1024, table.actions), numpy.uint8)
vectors = numpy.zeros((1024, table.size), numpy.int16)
rewards = numpy.zeros((1024, table.seats), numpy.float32)
seats, ended = numpy.zeros(1024, numpy.uint8), numpy.zeros(1024, numpy.uint8)
batch.bind(masks, vectors, rewards, seats, ended)
batch.step(actions)    # 1024 numbers, int32
"""

from struct import Struct
from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import Buffer

from crenel.envs.codes import NO_INDEX
from crenel.kernel.state import State

if TYPE_CHECKING:
    from crenel.envs.table import Table


class Batch:
    """Games of one table. Game `i` plays the seeds `SEED/i/0`, `SEED/i/1` and so on, each as a single game would."""

    def __init__(self, table: "Table", games: int, seed: int | str = 0) -> None:
        self.table: Table = table
        self.games: int = games
        self.seed: int | str = seed
        self.played: list[int] = [0] * games  # games ended, by place
        self.states: list[State] = [table.new(f"{seed}/{place}/0") for place in range(games)]
        self.numbers: list[list[int]] = [[] for _ in range(games)]  # of the legal actions
        self.vector: Struct = Struct(f"={table.size}h")
        self.reward: Struct = Struct(f"={table.seats}f")
        self.action: Struct = Struct(f"={games}i")
        self.nothing: bytes = bytes(table.actions)
        self.none: bytes = bytes(4 * table.seats)
        self.masks: memoryview | None = None
        self.vectors: memoryview | None = None
        self.rewards: memoryview | None = None
        self.seats: memoryview | None = None
        self.ended: memoryview | None = None

    def bind(self, masks: "Buffer", vectors: "Buffer", rewards: "Buffer", seats: "Buffer", ended: "Buffer") -> None:
        """Write into these arrays from now on, and write the present positions: a byte for each action, 16 bits for
        each number of the vector, a 32-bit float for each seat, a byte for the seat that decides, a byte for an end.
        """
        wanted = [self.table.actions, 2 * self.table.size, 4 * self.table.seats, 1, 1]
        views = [memoryview(each).cast("B") for each in (masks, vectors, rewards, seats, ended)]
        for view, size in zip(views, wanted):
            if view.nbytes != self.games * size or view.readonly:
                raise ValueError(f"an array of {self.games * size} bytes to write into is needed, not {view.nbytes}")
        self.masks, self.vectors, self.rewards, self.seats, self.ended = views
        self.rewards[:] = self.none * self.games
        self.ended[:] = bytes(self.games)
        for place in range(self.games):
            self._show(place)

    def step(self, actions: "Buffer") -> None:
        """Take an action in each game, by its number. Where a game ends its rewards are written, `ended` is 1, and the
        position is already that of the next game.
        """
        assert self.rewards is not None
        assert self.ended is not None
        self.rewards[:] = self.none * self.games
        chosen: tuple[int, ...] = self.action.unpack(memoryview(actions).cast("B"))
        ends = bytearray(self.games)
        for place in range(self.games):
            state = self.states[place]
            state.play(state.legal[self.numbers[place].index(chosen[place])])
            if state.over:
                ends[place] = 1
                self._end(place, state)
            self._show(place)
        self.ended[:] = ends

    def _end(self, place: int, state: State) -> None:
        """Write the rewards of a game that is over and begin the next one in its place."""
        assert self.rewards is not None
        self.reward.pack_into(self.rewards, self.reward.size * place, *self.table.returns(state))
        self.played[place] += 1
        self.states[place] = self.table.new(f"{self.seed}/{place}/{self.played[place]}")

    def _show(self, place: int) -> None:
        """Write mask, vector and seat of a game."""
        assert self.masks is not None
        assert self.vectors is not None
        assert self.seats is not None
        table = self.table
        state = self.states[place]
        numbers = table.code.indices(state.legal)
        self.numbers[place] = numbers
        mask = bytearray(self.nothing)
        for number in numbers:
            if number != NO_INDEX:
                mask[number] = 1
        start: i64 = place * len(mask)
        self.masks[start : start + len(mask)] = mask
        seat = int(state.asked)
        self.vector.pack_into(self.vectors, self.vector.size * place, *table.observe(state, seat))
        self.seats[place] = seat
