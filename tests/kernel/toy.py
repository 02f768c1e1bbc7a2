"""A toy game on the bare kernel. Two rounds: all bid 0, 1 or 2 at once and in secret; whoever alone bids most rolls a
die for points, and may double it or leave it at that.
"""

import random
from collections.abc import Mapping
from typing import Any

from crenel.kernel.errors import Refusal
from crenel.kernel.game import Game
from crenel.kernel.options import schema, written
from crenel.kernel.rng import load_rng
from crenel.kernel.state import NO_ACTION, NOBODY, State, Step, Together

ROUNDS = 2
LEAVE, DOUBLE = 0, 1
FIRST_BID = 10  # bid n is action FIRST_BID + n
SIXES_PAY_TEN = 2  # the version of the rules that brought it
CHANGES = {"sixes-pay-ten": SIXES_PAY_TEN}


class Toy(State):
    __slots__ = ("chances", "points", "round")

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.points = [0] * seats
        self.chances = [0] * seats  # doublings a seat still has
        self.round = 0

    def clone(self) -> "Toy":
        copy = Toy(self.game, self.seats)
        self.carry(copy)
        copy.points = self.points[:]
        copy.chances = self.chances[:]
        copy.round = self.round
        return copy


class Round(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Toy)
        state.round += 1
        if state.round < ROUNDS:
            state.push(self)
        state.push(Bids(NOBODY))


class Bids(Together):
    """In the second round the last seat is not asked, and the first has only one answer."""

    def asks(self, state: State, seat: int) -> bool:
        assert isinstance(state, Toy)
        return state.round == 1 or seat != state.seats - 1

    def options_of(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Toy)
        return [FIRST_BID] if state.round == 2 and seat == 0 else [FIRST_BID, FIRST_BID + 1, FIRST_BID + 2]

    def reveal(self, state: State, answers: list[int]) -> None:
        if state.recording:
            state.emit("bids", NOBODY, {"bids": [None if bid == NO_ACTION else bid - FIRST_BID for bid in answers]})
        if answers.count(max(answers)) == 1:
            state.push(Roll(answers.index(max(answers))))


class Roll(Step):
    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        die = state.rng.die()
        if state.recording:
            state.emit("rolled", self.seat, {"die": die})
        state.push(Gain(self.seat, die))


class Gain(Step):
    __slots__ = ("die",)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Toy)
        return [LEAVE, DOUBLE] if state.chances[self.seat] else [LEAVE]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Toy)
        worth = 10 if self.die == 6 and state.rules >= SIXES_PAY_TEN else self.die
        state.chances[self.seat] -= action == DOUBLE
        state.points[self.seat] += worth * (2 if action == DOUBLE else 1)

    def confirms(self) -> bool:
        return True

    def details(self) -> dict[str, object]:
        return {"die": self.die}


class ToyGame(Game):
    """The toy as it was released first, or with the changes up to a later version of its rules."""

    def __init__(self, rules: int = 1) -> None:
        super().__init__(
            "toy",
            (2, 3),
            rules,
            schema({"chances": {"type": "integer", "minimum": 0, "maximum": 9, "default": 1}}),
            {name: version for name, version in CHANGES.items() if version <= rules},
        )

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = Toy(self, seats)
        chances = options["chances"]
        assert isinstance(chances, int)
        state.chances = [chances] * seats
        state.push(Round(NOBODY))
        return state

    def text(self, state: State, action: int, seat: int) -> str:
        return {LEAVE: "leave", DOUBLE: "double"}.get(action, f"bid {action - FIRST_BID}")

    def fields(self, state: State, action: int, seat: int) -> dict[str, object]:
        return {"verb": self.text(state, action, seat).split()[0]}

    def why_not(self, state: State, text: str, seat: int) -> Refusal:
        return Refusal("no-such-action", "kernel.action", None, {"action": text})

    def observe(self, state: State) -> dict[str, object]:
        assert isinstance(state, Toy)
        ready = [bid != NO_ACTION for bid in state.secret]
        return {"points": state.points[:], "round": state.round, "ready": ready, "mine": None}

    def observe_own(self, state: State, seat: int, view: dict[str, object]) -> None:
        own = state.secret[seat] if state.secret else NO_ACTION
        view["mine"] = None if own == NO_ACTION else state.text(own, seat)

    def forget(self, state: State, seat: int, rng: random.Random) -> None:
        """The generator and the bids are all that is hidden."""

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Toy)
        return state.points[:]

    def ranking(self, state: State) -> list[int]:
        return sorted(range(state.seats), key=lambda seat: -self.scores(state)[seat])

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return {"rolls": self.scores(state)[seat]}

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, Toy)
        return {
            "game": self.name,
            "rules": int(state.rules),
            "seats": state.seats,
            "options": written(self.options, state.options),
            "rng": state.rng.dump(),
            "points": state.points[:],
            "chances": state.chances[:],
            "round": state.round,
            "secret": state.secret[:],
            "barrier": state.barrier,
            "stack": [{"step": self.step_name(step), "seat": step.seat, **step.details()} for step in state.stack],
        }

    def undump(self, data: Mapping[str, Any]) -> State:
        state = Toy(self, data["seats"])
        state.options = dict(data["options"])
        state.confirm = data["options"]["confirm"]
        state.rng = load_rng(data["rng"])
        state.points = list(data["points"])
        state.chances = list(data["chances"])
        state.round = data["round"]
        state.secret = list(data["secret"])
        state.barrier = data["barrier"]
        for row in data["stack"]:
            kinds = {"round": Round, "bids": Bids, "roll": Roll}
            state.push(Gain(row["seat"], row["die"]) if row["step"] == "gain" else kinds[row["step"]](row["seat"]))
        return state


TOY = ToyGame()
TOY_CHANGED = ToyGame(2)
