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
from typing import TYPE_CHECKING, Final

from librt.strings import read_i32_le
from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8
from typing_extensions import Buffer

from crenel.envs.codes import Code, Numbers
from crenel.envs.encoder import Encoder
from crenel.kernel.state import SEATS_AT_MOST, State

if TYPE_CHECKING:
    from crenel.envs.table import Table

WHOLE: Final = slice(None)
NUMBER: Final = 4  # bytes of an action's number
AT_ONCE: Final = 16  # games that are handed over together: what is written of them stays in the processor's cache


class Snapshot:
    """Where all games of a batch stood."""

    __slots__ = ("played", "states")

    def __init__(self, states: list[State], played: list[int]) -> None:
        self.states: list[State] = states
        self.played: list[int] = played


class Batch:
    """Games of one table. Game `i` plays the seeds `SEED/i/0`, `SEED/i/1` and so on, each as a single game would. Its
    state remembers its last move alone.
    """

    def __init__(self, table: "Table", games: int, seed: int | str = 0) -> None:
        self.table: Table = table
        self.code: Code = table.code
        self.games: int = games
        self.seed: int | str = seed
        self.played: list[int] = [0] * games  # games ended, by place
        self.states: list[State] = [self._dealt(place) for place in range(games)]
        self.numbers: list[Numbers] = [Numbers() for _ in range(games)]  # of the legal actions
        # By place and seat: what each seat sees.
        self.encoders: list[list[Encoder]] = [[table.encoder() for _ in range(table.seats)] for _ in range(games)]
        self.actions: i64 = table.actions
        # Masks and vectors of the games that are handed over together, and room for the next ones' vectors.
        self.mask: vec[u8] = vec[u8]([0] * (AT_ONCE * table.actions))
        self.own_mask: memoryview = memoryview(self.mask).cast("B")  # the same memory
        self.room: vec[i16] = vec[i16](capacity=AT_ONCE * table.size)
        self.gathered: vec[i16] = self.room
        self.asked: vec[u8] = vec[u8]([0] * games)
        self.over: vec[u8] = vec[u8]([0] * games)
        self.taken: vec[i64] = vec[i64]([0] * games)  # places of the chosen actions among the legal ones
        self.reward: Struct = Struct(f"={table.seats}f")
        self.rewarded: bool = False  # whether a game ended in the last step
        # The caller's memory.
        self.masks: list[memoryview] = []  # of so many games each
        self.vectors: list[memoryview] = []
        self.rewards: memoryview | None = None
        self.seats: memoryview | None = None
        self.ended: memoryview | None = None

    def bind(self, masks: "Buffer", vectors: "Buffer", rewards: "Buffer", seats: "Buffer", ended: "Buffer") -> None:
        """Write into these arrays from now on, and write the present positions: a byte for each action, 16 bits for
        each number of the vector, a 32-bit float for each seat, a byte for the seat that decides, a byte for an end.
        """
        table = self.table
        wanted = [table.actions, 2 * table.size, 4 * table.seats, 1, 1]
        views = [memoryview(each).cast("B") for each in (masks, vectors, rewards, seats, ended)]
        for view, size in zip(views, wanted):
            if view.nbytes != self.games * size or view.readonly:
                raise ValueError(f"an array of {self.games * size} bytes to write into is needed, not {view.nbytes}")
        self.masks = pieces(views[0], AT_ONCE * table.actions)
        self.vectors = pieces(views[1], AT_ONCE * 2 * table.size)
        self.rewards, self.seats, self.ended = views[2:]
        self._show_all()

    def step(self, actions: "Buffer") -> None:
        """Take an action in each game, by its number in 32 bits; ValueError, and nothing is played, if one is not
        legal. Where a game ends its rewards are written, `ended` is 1, and the position is already that of the next
        game.
        """
        chosen = memoryview(actions).tobytes()
        self._look_up(chosen)
        self._clear_rewards()
        over = self.over
        for place in range(self.games):
            state = self.states[place]
            action = state.legal[self.taken[place]]
            remember(state, action)
            state.answer(state.asked, action)
            over[place] = 0
            if state.over:
                over[place] = 1
                self._end(place, state)
            self._show(place)
        self._tell()

    def save(self) -> Snapshot:
        """Return where all games stand, to come back to."""
        return Snapshot([state.clone() for state in self.states], self.played[:])

    def restore(self, snapshot: Snapshot) -> None:
        """Come back to where all games stood, and write their positions."""
        self.states = [state.clone() for state in snapshot.states]
        self.played = snapshot.played[:]
        for encoders in self.encoders:
            for encoder in encoders:
                encoder.forget()
        self._show_all()

    def _look_up(self, chosen: bytes) -> None:
        """Find the chosen actions among the legal ones; ValueError if one is not there."""
        if len(chosen) != NUMBER * self.games:
            raise ValueError(f"{self.games} numbers of {NUMBER} bytes are needed, not {len(chosen)} bytes")
        taken = self.taken
        for place in range(self.games):
            number = i64(read_i32_le(chosen, NUMBER * place))
            taken[place] = self.numbers[place].place(number)
            if taken[place] < 0:
                raise ValueError(f"{number} is no legal action of game {place}")

    def _dealt(self, place: int) -> State:
        """Return the next game at a place. It keeps no record: nobody asks how it came about."""
        state = self.table.new(f"{self.seed}/{place}/{self.played[place]}")
        state.origin = {}
        return state

    def _end(self, place: int, state: State) -> None:
        """Write the rewards of a game that is over and begin the next one in its place."""
        assert self.rewards is not None
        self.rewarded = True
        self.reward.pack_into(self.rewards, self.reward.size * place, *self.table.returns(state))
        self.played[place] += 1
        self.states[place] = self._dealt(place)
        for encoder in self.encoders[place]:
            encoder.forget()

    def _clear_rewards(self) -> None:
        """Remove the rewards of the last step."""
        assert self.rewards is not None
        if self.rewarded:
            self.rewarded = False
            self.rewards[WHOLE] = bytes(self.rewards.nbytes)

    def _show_all(self) -> None:
        """Write all positions, as after a step in which no game has ended."""
        self.rewarded = True
        self._clear_rewards()
        for place in range(self.games):
            self.over[place] = 0
            self._show(place)
        self._tell()

    def _show(self, place: i64) -> None:
        """Write mask, vector and seat of a game."""
        state = self.states[place]
        asked = state.asked
        self.asked[place] = u8(asked)
        numbers = self.numbers[place]
        numbers.write(self.code, state.legal)
        numbers.mark(self.mask, place % AT_ONCE * self.actions, 1)
        encoder = self.encoders[place][asked]
        encoder.write(state, asked)
        self.gathered = extend(self.gathered, encoder.values)
        if place % AT_ONCE == AT_ONCE - 1 or place == self.games - 1:
            self._hand_over(place)

    def _hand_over(self, last: i64) -> None:
        """Write the masks and vectors gathered up to this place into the caller's arrays."""
        piece = last // AT_ONCE
        masks = self.masks[piece]
        masks[WHOLE] = self.own_mask[: masks.nbytes]
        self.vectors[piece][WHOLE] = memoryview(self.gathered).cast("B")
        self.gathered = self.room
        for place in range(piece * AT_ONCE, last + 1):
            self.numbers[place].mark(self.mask, place % AT_ONCE * self.actions, 0)

    def _tell(self) -> None:
        """Write who decides and which games ended."""
        assert self.seats is not None
        assert self.ended is not None
        self.seats[WHOLE] = memoryview(self.asked).cast("B")
        self.ended[WHOLE] = memoryview(self.over).cast("B")


def remember(state: State, action: int) -> None:
    """Note a decision in the place of the one before: who decided last can matter to the rules, no more."""
    who: int = state.asked
    state.past = None
    if state.recent:
        state.recent[0] = action * SEATS_AT_MOST + who
    else:
        state.recent.append(action * SEATS_AT_MOST + who)


def pieces(memory: memoryview, size: int) -> list[memoryview]:
    """Cut memory into pieces of so many bytes; the last one may be smaller."""
    return [memory[start : start + size] for start in range(0, memory.nbytes, size)]
