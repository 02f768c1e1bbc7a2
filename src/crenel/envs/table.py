"""A table for learning: game, seats and options, with the numbers of its actions and of what a seat sees."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import crenel
from crenel.envs import burgundy, great_wall
from crenel.envs.codes import BY_RANK, NO_INDEX, Code
from crenel.envs.encoder import Encoder
from crenel.games.burgundy.notation import verbs_of
from crenel.kernel.state import BIT, State

ACTIONS: Final = tomllib.loads((Path(__file__).parent / "actions.toml").read_text(encoding="utf-8"))
WRITERS: Final[dict[str, Callable[[State, int, int], list[int]]]] = {
    "burgundy": burgundy.observe,
    "great_wall": great_wall.observe,
}
ENCODERS: Final[dict[str, type[Encoder]]] = {
    "burgundy": burgundy.BurgundyEncoder,
    "great_wall": great_wall.GreatWallEncoder,
}
# By game: the bits of the verb, and of each field where it begins and how large it is.
PACKED: Final = {"burgundy": (31, [5, 8, 15], [7, 127, 2**20 - 1]), "great_wall": (255, [8, 16, 24], [255, 255, 255])}
LEAST: Final = -32768  # numbers of a vector fit into 16 bits
MOST: Final = 32767


class Field:
    """Some numbers of the vector."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __repr__(self) -> str:
        return f"<{self.name}: {self.start} to {self.start + self.size - 1}>"


class Table:
    """Spaces of one game with its seats and options. They are the same for every seed."""

    def __init__(self, game: str, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        self.game = crenel.game(game)
        self.seats = seats
        self.options = dict(options or {})
        self.prepared = self.game.prepare(seats, self.options)
        state = self.new(0)
        tables = {"burgundy": burgundy, "great_wall": great_wall}
        self.sizes: dict[str, int] = dict(tables[game].sizes(state))
        self.writer = WRITERS[game]
        self.hexes = self.sizes.get("hexes", 0)
        self.fields = self._fields(list(tables[game].fields(state)))
        self.size = sum(field.size for field in self.fields)  # of the vector
        self.verbs: dict[int, str] = dict(verbs_of(state)) if game == "burgundy" else dict(state.layout.verbs)  # type: ignore[arg-type, attr-defined]
        verb_mask, shifts, masks = PACKED[game]
        self.code = Code(verb_mask, shifts, masks, max(self.verbs) + 1)
        self.actions = self._actions(ACTIONS[game])  # how many there are

    def __reduce__(self) -> tuple[type["Table"], tuple[str, int, dict[str, object]]]:
        """Pickle what it is made from: the memory that numbers are written into stays where it is."""
        return Table, (self.game.name, self.seats, self.options)

    def new(self, seed: int | str) -> State:
        """Return a game at its first decision. It keeps no events."""
        return self.game.deal(self.prepared.clone(), seed)

    def _fields(self, sizes: list[tuple[str, int]]) -> list[Field]:
        found: list[Field] = []
        start = 0
        for name, size in sizes:
            found.append(Field(name, start, size))
            start += size
        return found

    def _actions(self, rows: Mapping[str, object]) -> int:
        """Give each verb of the table its block; return how many actions there are."""
        base = 0
        self.names: list[str] = []
        for verb, word in sorted(self.verbs.items()):
            row = rows[word]
            if isinstance(row, dict):
                self.code.put(verb, base, BY_RANK, row["rank"], 0)
                self.names += [f"{word} #{rank}" for rank in range(row["rank"])]
            else:
                assert isinstance(row, list)
                digits = [each if isinstance(each, int) else self.sizes[each] for each in row]
                one, two, three = [*digits, 1, 1, 1][:3] if len(digits) != 2 else [*digits, 0]
                self.code.put(verb, base, one, two, three)
                places = [(a, b, c) for a in range(one) for b in range(two) for c in range(max(1, three))]
                self.names += [" ".join(map(str, (word, *place[: len(digits)]))) for place in places]
            base = len(self.names)
        return base

    # ------------------------------------------------------------ a seat of a state

    def legal(self, state: State, seat: int) -> dict[int, int]:
        """Return the legal actions of a seat by their numbers, but for the few that have none."""
        legal = state.actions(seat)
        found = dict(zip(self.code.indices(legal), legal, strict=True))
        found.pop(NO_INDEX, None)
        return found

    def mask(self, state: State, seat: int) -> bytearray:
        """Return a byte for each action: 1 if it is legal for the seat."""
        mask = bytearray(self.actions)
        for number in self.code.indices(state.actions(seat)):
            if number != NO_INDEX:
                mask[number] = 1
        return mask

    def action(self, state: State, seat: int, number: int) -> int:
        """Return the action of the engine that has this number; ValueError if it is not legal."""
        action = self.code.action(state.actions(seat), number)
        if action == NO_INDEX:
            raise ValueError(f"{number} is no legal action of seat {seat}")
        return action

    def observe(self, state: State, seat: int) -> list[int]:
        """Return what a seat sees, as `fields` name it, each number between LEAST and MOST."""
        return self.writer(state, seat, self.hexes)

    def encoder(self) -> Encoder:
        """Return what writes, for one seat of one game, the numbers of `observe`, and each time only those that have
        changed.
        """
        return ENCODERS[self.game.name](self.size, self.hexes)

    # ------------------------------------------------------------ results

    def returns(self, state: State) -> list[float]:
        """Return what each seat has gained by the end: its lead over the mean of the others, divided by 100; where all
        win or lose together 1 or -1.
        """
        if self.seats == 1 or self.game.ending(state):
            return [1.0 if state.winners() else -1.0] * self.seats
        scores = state.scores()
        others = sum(scores)
        return [(score - (others - score) / (self.seats - 1)) / 100 for score in scores]

    def deciding(self, state: State) -> list[int]:
        """Return the seats that may decide now."""
        return [seat for seat in range(self.seats) if state.deciding & BIT[seat]]
