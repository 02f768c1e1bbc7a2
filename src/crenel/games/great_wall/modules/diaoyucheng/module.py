"""The Siege of Diaoyucheng: the team holds a fortress to the end of the last year. Raids lay siege to it, archers keep
the nights quiet, builders repair it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import ARCHER, BUILDING_RESOURCES, RESOURCE_NAMES, SECTION_NAMES, WOOD, read
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.diaoyucheng import explain
from crenel.games.great_wall.modules.diaoyucheng.part import (
    MOST,
    REPAIR,
    SPOTS,
    FortressPart,
    first_defence,
    first_siege,
    fortress_of,
)
from crenel.games.great_wall.modules.diaoyucheng.steps import (
    FORTIFY,
    FROM_BARRACKS,
    FROM_REST,
    FROM_WALL,
    GARRISON,
    ORIGINS,
    RETIRE,
    Fortified,
    FortressShot,
    FortressVolley,
    Night,
    Retire,
    garrison,
    may_garrison,
)
from crenel.games.great_wall.moves import first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.places.builders import PayOwn
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.prices import BUILDING
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import whole
from crenel.kernel.state import Step

KEY: Final = "fortress"  # in dumps and views


class LaySiege(Phase):
    """The fortress at the start, and the first tokens beside it."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = fortress_of(state)
        part.siege = first_siege(state)
        state.shame -= part.siege


class FortressFires(Phase):
    """The fortress shoots before all walls."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            if state.clans[each].rules.person:
                state.push(FortressVolley(-1, each))


class NightFalls(Phase):
    """The besiegers come at night."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Night(-1))


class Diaoyucheng(Scenario):
    name: ClassVar[str] = "diaoyucheng"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.diaoyucheng")["rules"]
    verbs: ClassVar[dict[int, str]] = {GARRISON: "garrison", RETIRE: "retire", FORTIFY: "fortify"}

    def compose(self, layout: Layout) -> None:
        layout.set_up.after("artifacts", LaySiege("fortress"))
        layout.winter.before("firing", FortressFires("fortress"))
        layout.winter.after("barricades", NightFalls("night"))

    def new_part(self, state: GreatWall) -> Part:
        part = FortressPart()
        part.defence = first_defence(state)
        part.archers = [0] * len(state.clans)
        return part

    # ------------------------------------------------------------ rules

    def raid(self, state: GreatWall, section: i64, horde: Horde) -> bool:
        """A token joins the siege: from the pool, or of those that are out of the game."""
        part = fortress_of(state)
        if state.shame:
            state.shame -= 1
        elif state.shame_out:
            state.shame_out -= 1
        else:
            return False
        part.siege += 1
        if state.recording:
            state.emit("siege_grew", -1, {"count": int(part.siege)})
        return False

    def deploy_actions(self, state: GreatWall, seat: i64, soldier: i64, found: list[int]) -> None:
        if soldier == ARCHER and may_garrison(state, seat):
            found.append(move(GARRISON, ARCHER, 0, FROM_BARRACKS))

    def deploy(self, state: GreatWall, seat: i64, action: int) -> bool:
        return self.march(state, seat, action)

    def march_actions(self, state: GreatWall, seat: i64, found: list[int]) -> None:
        if not may_garrison(state, seat):
            return
        clan = state.clans[seat]
        for section in state.layout.sections:
            if clan.resting(section, ARCHER):
                found.append(move(GARRISON, ARCHER, section, FROM_REST))
            if clan.archers(section):
                found.append(move(GARRISON, ARCHER, section, FROM_WALL))

    def march(self, state: GreatWall, seat: i64, action: int) -> bool:
        if verb_of(action) != GARRISON:
            return False
        garrison(state, seat, action)
        return True

    def build_actions(self, state: GreatWall, seat: i64, found: list[int]) -> None:
        own: i64 = 0
        for resource in range(BUILDING_RESOURCES):
            own += state.clans[seat].stock[resource]
        if fortress_of(state).defence < MOST and own >= REPAIR:
            found.append(move(FORTIFY, 0, 0, 0))

    def build(self, state: GreatWall, seat: i64, action: int) -> bool:
        if verb_of(action) != FORTIFY:
            return False
        state.push(Fortified(seat))
        state.push(PayOwn(seat, REPAIR))
        return True

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        verb = verb_of(action)
        if verb == GARRISON:
            parts["origin"] = ORIGINS[third_of(action)]
            if third_of(action) != FROM_BARRACKS:
                parts["section"] = SECTION_NAMES[second_of(action)]
        elif verb == RETIRE:
            parts["section"] = SECTION_NAMES[first_of(action)]
        return verb in (GARRISON, RETIRE, FORTIFY)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        if verb_of(action) == GARRISON:
            return {RESOURCE_NAMES[WOOD]: 1}
        return {BUILDING: REPAIR} if verb_of(action) == FORTIFY else None

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        return explain.why_not(state, words, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = fortress_of(state)
        row[KEY] = {
            "defence": int(part.defence),
            "siege": int(part.siege),
            "archers": [int(count) for count in part.archers],
        }

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row = fortress_of(state), data[KEY]
        part.defence = whole(row["defence"], "fortress.defence", 0, MOST)
        part.siege = whole(row["siege"], "fortress.siege", 0, int(state.layout.shame))
        archers = row["archers"]
        if not isinstance(archers, list) or len(archers) != len(state.clans):
            raise BadState("state-clans", where="fortress.archers", found=0, clans=len(state.clans))
        part.archers = [whole(count, "fortress.archers", 0, SPOTS) for count in archers]
        retiring = [step["seat"] for step in data["stack"] if step["step"] == "retire"]
        for clan, count in enumerate(part.archers):
            if retiring.count(clan) not in (0, count) or (count and not state.clans[clan].rules.person):
                raise BadState("state-count", piece="fortress.archers", found=retiring.count(clan), printed=int(count))
        if part.manned() > SPOTS:
            raise BadState("state-count", piece="fortress.archers", found=int(part.manned()), printed=SPOTS)

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [FortressVolley, Night]
        asking: list[type[Step]] = [FortressShot, Retire, Fortified]
        return [(step, RULED) for step in ruled] + [(step, PLAYERS) for step in asking]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """Refuse steps in which somebody leaves the fortress, or shoots from it, who is not there."""
        if isinstance(step, Retire | FortressShot):
            return fortress_of(state).archers[step.seat] > 0
        return not isinstance(step, FortressVolley) or step.clan < state.seats

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return fortress_of(state).archers[clan] if soldier == ARCHER else 0

    def shame_kept(self, state: GreatWall) -> i64:
        return fortress_of(state).siege

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        part = fortress_of(state)
        self.dump(state, view)
        row = view[KEY]
        assert isinstance(row, dict)
        night = max(0, int(part.siege) - int(part.manned()))
        row.update({"most": MOST, "spots": SPOTS, "repair": REPAIR, "night": night})
