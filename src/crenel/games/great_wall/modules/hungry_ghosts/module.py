"""The Hungry Ghost Festival: after each assault ghosts come to town. A haunted place takes no clerks, and whoever dies
is gone for good.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.hungry_ghosts.part import GhostPart, ghosts_of
from crenel.games.great_wall.modules.hungry_ghosts.steps import (
    BANISH,
    HAUNT,
    HAUNTED,
    BanishGhost,
    GhostsCome,
    GhostsLeave,
    PlaceGhost,
)
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import BIT, Step

KEY: Final = "ghosts"  # in dumps and views
HAUNTING: Final = "great_wall.hungry_ghosts.place"
CLOSED: Final = "great_wall.hungry_ghosts.closed"


class Haunting(Phase):
    """Ghosts come when the assault is over."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(GhostsCome(-1))


class Dawn(Phase):
    """Ghosts leave before the assault."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(GhostsLeave(-1))


class Offering(Phase):
    """Whoever claims a horde may send a ghost away; if nobody does, the highest player in the tea order."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if ghosts_of(state).haunted:
            claimed = clan >= 0 and state.clans[clan].rules.person and state.clans[clan].rules.claims
            state.push(BanishGhost(clan if claimed else state.top_player()))


class HungryGhosts(Scenario):
    name: ClassVar[str] = "hungry_ghosts"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.hungry_ghosts")["rules"]
    verbs: ClassVar[dict[int, str]] = {HAUNT: "haunt", BANISH: "banish"}

    def compose(self, layout: Layout) -> None:
        layout.winter.before("assault", Dawn("ghosts_leave"))
        layout.winter.after("barricades", Haunting("ghosts_come"))
        layout.claim.after("card", Offering("ghost"))

    def new_part(self, state: GreatWall) -> Part:
        part = GhostPart()
        part.dead = [0] * (len(state.clans) * int(state.layout.kinds))
        return part

    # ------------------------------------------------------------ rules

    def may_enter(self, state: GreatWall, clan: i64, place: i64) -> bool:
        return not ghosts_of(state).haunted & BIT[place]

    def soldiers_died(self, state: GreatWall, clan: i64, section: i64, dead: list[i64]) -> bool:
        """Take the dead out of the game."""
        part = ghosts_of(state)
        for soldier in range(len(dead)):
            part.dead[clan * state.layout.kinds + soldier] += dead[soldier]
        return True

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) not in (HAUNT, BANISH):
            return False
        parts["place"] = state.layout.places[first_of(action)].name
        return True

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        part, names = ghosts_of(state), state.layout.place_names()
        haunted = [names[place] for place in bits(int(part.haunted))]
        if words[0] == "clerk" and words[-1] in haunted:
            return Refusal("place-haunted", CLOSED, None, {"place": words[-1]})
        step = state.stack[-1]
        if len(words) < 2 or words[1] not in names or not isinstance(step, PlaceGhost | BanishGhost):
            return None
        if words[0] == "haunt" and isinstance(step, PlaceGhost):
            if names.index(words[1]) not in HAUNTED:
                return Refusal("place-spared", HAUNTING, None, {"place": words[1]})
            return Refusal("place-haunted-already", HAUNTING, None, {"place": words[1]})
        if words[0] == "banish" and isinstance(step, BanishGhost):
            return Refusal("no-ghost-there", "great_wall.hungry_ghosts.banish", None, {"place": words[1]})
        return None

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part, kinds = ghosts_of(state), int(state.layout.kinds)
        names = state.layout.soldier_names()
        row[KEY] = {
            "haunted": [state.layout.places[place].name for place in bits(int(part.haunted))],
            "waiting": int(part.waiting),
            "dead": [counts(names, part.dead[clan * kinds : (clan + 1) * kinds]) for clan in range(len(state.clans))],
        }

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row, kinds = ghosts_of(state), data[KEY], int(state.layout.kinds)
        places = state.layout.place_names()
        part.haunted = mask_of(row["haunted"], places, "ghosts.haunted")
        for place in bits(int(part.haunted)):
            one_of(places[place], [places[each] for each in HAUNTED], "ghosts.haunted")
            if state.clerks_at(place):
                raise BadState("state-twice", where="ghosts.haunted", piece=places[place])
        part.waiting = whole(row["waiting"], "ghosts.waiting", 0, len(state.layout.sections) * 3)
        rows = row["dead"]
        if not isinstance(rows, list) or len(rows) != len(state.clans):
            raise BadState("state-clans", where="ghosts.dead", found=0, clans=len(state.clans))
        for clan, dead in enumerate(rows):
            for name, count in dead.items():
                where = f"ghosts.dead[{clan}].{name}"
                soldier = one_of(name, state.layout.soldier_names(), where)
                part.dead[clan * kinds + soldier] = whole(count, where, 0, 99)
        waiting = sum(step["step"] == "place_ghost" for step in data["stack"])
        if waiting != part.waiting:
            raise BadState("state-count", piece="ghosts.waiting", found=int(part.waiting), printed=waiting)

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(PlaceGhost, PLAYERS), (BanishGhost, PLAYERS), (GhostsCome, RULED), (GhostsLeave, RULED)]

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return ghosts_of(state).dead[clan * state.layout.kinds + soldier]

    def shame_kept(self, state: GreatWall) -> i64:
        return ghosts_of(state).tokens()

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        self.dump(state, view)

    def observe_place(self, state: GreatWall, place: int, row: dict[str, object]) -> None:
        if ghosts_of(state).haunted & BIT[place]:
            row["haunted"] = True
