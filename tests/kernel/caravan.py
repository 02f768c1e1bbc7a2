"""A toy game in which seats share decisions. Two stages: all together choose peace, which costs the common purse a
coin, or war, which costs a die of points; then they act in any order they like: each plays one card of a secret hand,
or rests, and whoever plays a card says who scores it.
"""

import random
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from crenel.kernel.errors import Refusal
from crenel.kernel.game import Game
from crenel.kernel.options import schema, written
from crenel.kernel.rng import load_rng
from crenel.kernel.state import NOBODY, Shared, State, Step

STAGES = 2
HAND = 2
CARDS = 9
PEACE, WAR, REST = 0, 1, 2
FIRST_CARD = 10  # card n is action FIRST_CARD + n
FIRST_SEAT = 30  # the points to seat n is action FIRST_SEAT + n


class Caravan(State):
    __slots__ = ("done", "hands", "points", "purse", "stage")

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.done = [False] * seats  # who has acted in this stage
        self.purse = 0
        self.stage = 0

    def clone(self) -> "Caravan":
        copy = Caravan(self.game, self.seats)
        self.carry(copy)
        copy.points = self.points[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.done = self.done[:]
        copy.purse = self.purse
        copy.stage = self.stage
        return copy


def table(state: State) -> Caravan:
    assert isinstance(state, Caravan)
    return state


class Deal(Step):
    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        cards = list(range(CARDS))
        state.rng.shuffle(cards)
        for hand in table(state).hands:
            hand.extend(sorted(cards.pop() for _ in range(HAND)))


class Stage(Step):
    def resolve(self, state: State, action: int) -> None:
        table(state).stage += 1
        table(state).done = [False] * int(state.seats)
        if table(state).stage < STAGES:
            state.push(self)
        state.push(AnyOrder(NOBODY))
        state.push(PeaceOrWar(NOBODY))


class PeaceOrWar(Shared):
    """It is all the same who says it: without a coin there is only one answer, and nobody is asked."""

    def options(self, state: State) -> list[int] | None:
        return [PEACE, WAR] if table(state).purse else [WAR]

    def decided(self, state: State, seat: i64, action: int) -> None:
        if state.recording:
            state.emit("peace" if action == PEACE else "war", seat, {})
        if action == PEACE:
            table(state).purse -= 1
        else:
            state.push(Battle(seat))


class Battle(Step):
    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        die = int(state.rng.die())
        table(state).points[self.seat] -= die
        if state.recording:
            state.emit("battle", self.seat, {"die": die})


class AnyOrder(Shared):
    """It matters who acts next, so the last seat of all is asked unless it has nothing but rest."""

    def asks(self, state: State, seat: i64) -> bool:
        return not table(state).done[seat]

    def options_of(self, state: State, seat: i64) -> list[int]:
        return [REST, *(FIRST_CARD + card for card in table(state).hands[seat])]

    def decided(self, state: State, seat: i64, action: int) -> None:
        here = table(state)
        here.done[seat] = True
        if not all(here.done):
            state.push(self)
        if action != REST:
            here.hands[seat].remove(action - FIRST_CARD)
            state.push(Award(seat, action - FIRST_CARD))
        if state.recording:
            state.emit("acted", seat, {})

    def confirms(self) -> bool:
        return True


class Award(Step):
    __slots__ = ("card",)

    def __init__(self, seat: i64, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: State) -> list[int] | None:
        return [FIRST_SEAT + seat for seat in range(state.seats)]

    def resolve(self, state: State, action: int) -> None:
        table(state).points[action - FIRST_SEAT] += self.card
        if state.recording:
            state.emit("award", self.seat, {"card": self.card, "goes_to": action - FIRST_SEAT})

    def details(self) -> dict[str, object]:
        return {"card": self.card}


class CaravanGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "caravan", (1, 2, 3), 1, schema({"purse": {"type": "integer", "minimum": 0, "maximum": 9, "default": 1}})
        )

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = Caravan(self, seats)
        purse = options["purse"]
        assert isinstance(purse, int)
        state.purse = purse
        state.push(Stage(NOBODY))
        state.push(Deal(NOBODY))
        return state

    def text(self, state: State, action: int, seat: int) -> str:
        if action >= FIRST_SEAT:
            return f"award {action - FIRST_SEAT}"
        return f"play {action - FIRST_CARD}" if action >= FIRST_CARD else ["peace", "war", "rest"][action]

    def fields(self, state: State, action: int, seat: int) -> dict[str, object]:
        return {"verb": self.text(state, action, seat).split()[0]}

    def why_not(self, state: State, text: str, seat: int) -> Refusal:
        return Refusal("no-such-action", "kernel.action", None, {"action": text})

    def observe(self, state: State) -> dict[str, object]:
        here = table(state)
        return {
            "actors": list(state.actors),
            "shared": state.shared,
            "points": here.points[:],
            "held": [len(hand) for hand in here.hands],
            "done": here.done[:],
            "purse": here.purse,
            "stage": here.stage,
            "card": state.stack[-1].details().get("card") if state.stack else None,
            "mine": None,
        }

    def observe_own(self, state: State, seat: int, view: dict[str, object]) -> None:
        view["mine"] = table(state).hands[seat][:]

    def forget(self, state: State, seat: int, rng: random.Random) -> None:
        """Cards in other hands may be any that are not in one's own; which were played nobody remembers."""
        hands = table(state).hands
        cards = [card for card in range(CARDS) if card not in hands[seat]]
        rng.shuffle(cards)
        for other, hand in enumerate(hands):
            if other != seat:
                hands[other] = sorted(cards.pop() for _ in hand)

    def awaits_turn(self, state: State, seat: int) -> bool:
        place = state.next_of(seat)
        return place >= 0 and isinstance(state.stack[place], AnyOrder)

    def skip_to_turn(self, state: State, seat: int) -> None:
        del state.stack[state.next_of(seat) + 1 :]

    def scores(self, state: State) -> list[int]:
        return table(state).points[:]

    def ranking(self, state: State) -> list[int]:
        return sorted(range(state.seats), key=lambda seat: -self.scores(state)[seat])

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return {"cards": self.scores(state)[seat]}

    def dump(self, state: State) -> dict[str, object]:
        here = table(state)
        return {
            "game": self.name,
            "rules": self.rules,
            "seats": int(state.seats),
            "options": written(self.options, state.options),
            "rng": state.rng.dump(),
            "points": here.points[:],
            "hands": [hand[:] for hand in here.hands],
            "done": here.done[:],
            "purse": here.purse,
            "stage": here.stage,
            "barrier": int(state.barrier),
            "stack": [{"step": self.step_name(step), "seat": int(step.seat), **step.details()} for step in state.stack],
        }

    def undump(self, data: Mapping[str, Any]) -> State:
        state = Caravan(self, data["seats"])
        state.options = dict(data["options"])
        state.confirm = data["options"]["confirm"]
        state.rng = load_rng(data["rng"])
        state.points = list(data["points"])
        state.hands = [list(hand) for hand in data["hands"]]
        state.done = list(data["done"])
        state.purse = data["purse"]
        state.stage = data["stage"]
        state.barrier = data["barrier"]
        for row in data["stack"]:
            state.push(Award(row["seat"], row["card"]) if row["step"] == "award" else STEPS[row["step"]](row["seat"]))
        return state


STEPS: dict[str, type[Step]] = {
    "deal": Deal,
    "stage": Stage,
    "peace_or_war": PeaceOrWar,
    "battle": Battle,
    "any_order": AnyOrder,
}
CARAVAN = CaravanGame()
