"""Drums of the wall, a toy expansion of The Great Wall: one new soldier, one new place, one new kind of cards, one step
in winter, and a loss for all together.

The drums must never fall silent; they answer each horde that comes. A drummer strikes any row. At the drum hall each
clerk beats the drums once. Omens lie open, one each year, and listen as advisors do; the one on top of their deck is
hidden. Each winter everybody may pay a wood to beat the drums once more; then one beat fades for each player, and
without any left all lose.
"""

import random
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import WOOD
from crenel.games.great_wall.cards import make_cards
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout, Place, Service, Standing
from crenel.games.great_wall.module import CardKind, Module, Part, Row
from crenel.games.great_wall.moves import SKIP, move, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.scoring import end_game
from crenel.games.great_wall.soldiers import ONE, Soldier
from crenel.games.great_wall.state import ALL_LOSE, GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import State, Step

BEAT = 248
START = 6  # beats for each player
OMENS: list[Row] = [
    {"name": "red-moon", "source": "house", "when": "gathered", "do": [{"honor": 1}]},
    {"name": "white-deer", "source": "house", "when": "income", "do": [{"wood": 1}]},
    {"name": "long-night", "source": "house", "when": "hired", "do": [{"honor": 2}]},
]


class DrumsPart(Part):
    def __init__(self, beats: int, omen: int, top: int) -> None:
        self.beats = beats
        self.omen = omen  # the one that lies open
        self.top = top  # the next one, face down

    def clone(self) -> "DrumsPart":
        return DrumsPart(self.beats, self.omen, self.top)


def drums_of(state: GreatWall) -> DrumsPart:
    part = state.part("drums")
    assert isinstance(part, DrumsPart)
    return part


class DrumHall(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        drums_of(state).beats += int(clerks)
        state.award(clan, state.layout.sources.index("drums"), clerks)


class Omens(Standing):
    def active(self, state: GreatWall, seat: i64) -> int:
        return 1 << drums_of(state).omen


class DrawOmens(Phase):
    """The first omen lies open; in later years the hidden one follows."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = drums_of(state)
        lots = list(range(len(OMENS)))
        state.rng.shuffle(lots)
        part.omen, part.top = lots[0], lots[1]


class NextOmen(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(TurnOmen(-1))


class TurnOmen(Step):
    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = drums_of(state)
        part.omen = part.top
        others = [omen for omen in range(len(OMENS)) if omen != part.omen]
        part.top = others[state.rng.below(len(others))]
        if state.recording:
            state.emit("omen", -1, {"card": str(OMENS[part.omen]["name"])})


class Drumming(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Fade(-1))
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(BeatDrums(seat))


class BeatDrums(Step):
    """Pay a wood for a beat, or do not."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return [move(BEAT, 0, 0, 0), SKIP] if state.clans[self.seat].stock[WOOD] else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == BEAT:
            state.pay(self.seat, [1, 0, 0, 0])
            drums_of(state).beats += 1


class Fade(Step):
    """One beat fades for each player; all lose when there is none left, in the middle of winter."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = drums_of(state)
        part.beats -= int(state.seats)
        if part.beats <= 0:
            end_game(state, ALL_LOSE, "silence")
            state.push(BeatDrums(0))  # whatever a step still pushes comes to nothing


def check_omen(row: Row) -> None:
    pass


class Drums(Module):
    name: ClassVar[str] = "drums"
    rows: ClassVar[dict[str, list[Row]]] = {"omen": OMENS}
    card_kinds: ClassVar[dict[str, CardKind]] = {"omen": CardKind(["name", "when", "do"], ["source"], check_omen)}
    verbs: ClassVar[dict[int, str]] = {BEAT: "beat"}

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return bool(options["drums"])

    @classmethod
    def table_options(cls) -> dict[str, object]:
        return {"drums": {"type": "boolean", "default": False, "expansion": True, "seats": [2, 3, 4]}}

    def compose(self, layout: Layout) -> None:
        layout.add_soldier(Soldier("drummer", 2, [1, 0, 0, 0], ONE))
        layout.add_place(Place({"name": "drum-hall"}, layout.side_name, DrumHall()))
        layout.add_source("drums")
        layout.set_up.after("artifacts", DrawOmens("omens"))
        layout.summer.after("reclaim", NextOmen("omen"))
        layout.winter.after("barricades", Drumming("drums"))

    def add_cards(self, layout: Layout) -> None:
        layout.add_standing(Omens("omen", make_cards("omen", layout.deck.rows["omen"], layout.words), layout.words))

    def new_part(self, state: GreatWall) -> Part:
        return DrumsPart(START * int(state.seats), 0, 1)

    def horde_placed(self, state: GreatWall, section: i64, horde: Horde) -> None:
        drums_of(state).beats += 1

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return int(verb_of(action)) == BEAT

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = drums_of(state)
        row["drums"] = {"beats": part.beats, "omen": OMENS[part.omen]["name"], "top": OMENS[part.top]["name"]}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row = drums_of(state), data["drums"]
        names = [str(omen["name"]) for omen in OMENS]
        part.beats = whole(row["beats"], "drums.beats", -9, 999)
        part.omen, part.top = one_of(row["omen"], names, "drums.omen"), one_of(row["top"], names, "drums.top")
        if part.omen == part.top:
            raise BadState("state-twice", where="drums", piece=names[part.top])

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(BeatDrums, PLAYERS), (Fade, RULED), (TurnOmen, RULED)]

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        part = drums_of(state)
        view["drums"] = {"beats": part.beats, "omen": OMENS[part.omen]["name"]}

    def forget(self, state: GreatWall, seat: int, rng: random.Random) -> None:
        part = drums_of(state)
        part.top = rng.choice([omen for omen in range(len(OMENS)) if omen != part.omen])

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        return {"omens": {str(row["name"]): dict(cast(Mapping[str, object], row)) for row in OMENS}}
