"""Moves of Black Powder by their parts, what they cost, and why one is not possible:

shoot left cannon 1 · man left-middle · emplace ballista left · machine rockets middle · drop 1 a3
"""

from crenel.games.great_wall.board import RESOURCE_NAMES, SECTION_NAMES, SPEARMAN
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.modules.black_powder.part import powder_of
from crenel.games.great_wall.modules.black_powder.pieces import MACHINES, SHOT_ANY, SHOT_COST, TOWERS
from crenel.games.great_wall.modules.black_powder.shots import (
    BUILD,
    EMPLACE,
    SHOOT,
    Emplace,
    Shoot,
    machine_cost,
    own_share,
    shots_free,
    stands,
)
from crenel.games.great_wall.modules.black_powder.steps import DROP, MAN, Drop, Man, PostOverseer
from crenel.games.great_wall.moves import first_of, second_of, third_of, verb_of
from crenel.games.great_wall.places.builders import Build
from crenel.games.great_wall.prices import ANY
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal


def fields(state: GreatWall, action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    verb, first, second, third = int(verb_of(action)), first_of(action), second_of(action), third_of(action)
    if verb == SHOOT:
        parts.update({"section": SECTION_NAMES[first], "machine": MACHINES[second], "row": int(third) + 1})
    elif verb == MAN:
        parts["tower"] = TOWERS[first]
    elif verb in (EMPLACE, BUILD):
        parts.update({"machine": MACHINES[first], "section": SECTION_NAMES[second]})
    elif verb == DROP:
        parts.update({"section": SECTION_NAMES[first], "row": int(second) + 1, "spot": SPOT_NAMES[third]})
    return verb in (SHOOT, MAN, EMPLACE, BUILD, DROP)


def notation(parts: dict[str, object]) -> str | None:
    """Return what stands behind the verb of a drop: the spot; all other moves say their parts in order."""
    return str(parts["spot"]) if parts["verb"] == "drop" else None


def price(state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
    """Return what a shot or a machine costs."""
    verb = verb_of(action)
    if verb == BUILD:
        return counts(RESOURCE_NAMES, machine_cost(state, seat, first_of(action)))
    if verb != SHOOT:
        return None
    machine = second_of(action)
    if shots_free(state, seat):
        return {}
    if SHOT_ANY[machine]:
        return {ANY: int(SHOT_ANY[machine])}
    return counts(RESOURCE_NAMES, SHOT_COST[machine])


# ---------------------------------------------------------------- why not


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if isinstance(step, Shoot) and words[0] == "shoot":
        return no_shot(state, step, words, seat)
    if isinstance(step, Man) and words[0] == "man":
        return no_tower(state, step, words, seat)
    if isinstance(step, Emplace) and words[0] == "emplace":
        return no_place(state, words)
    if isinstance(step, Build) and words[0] == "machine":
        return no_machine(state, words, seat)
    if isinstance(step, Drop) and words[0] == "drop":
        return no_drop(state, step, words)
    if isinstance(step, PostOverseer) and words[0] == "upgrade":
        return no_overseer(state, step, words, seat)
    return None


def refusal(reason: str, rule: str, **details: object) -> Refusal:
    return Refusal(reason, rule, None, details)


def lack(state: GreatWall, seat: int, price: list[int], rule: str) -> Refusal:
    """Return what is missing for a price."""
    stock = state.clans[seat].stock
    short = {
        name: int(price[each] - stock[each]) for each, name in enumerate(RESOURCE_NAMES) if price[each] > stock[each]
    }
    told = [(f"resource-{name}.count", {"count": count}) for name, count in short.items()]
    return Refusal("resources-short", rule, short, {"lack": told})


def no_shot(state: GreatWall, step: Shoot, words: list[str], seat: int) -> Refusal | None:
    if len(words) < 4 or words[1] not in SECTION_NAMES or words[2] not in MACHINES:
        return refusal("shot-what", "great_wall.black_powder.shot")
    section, machine = SECTION_NAMES.index(words[1]), MACHINES.index(words[2])
    if not powder_of(state).machines_in(section, machine):
        return refusal("shot-no-machine", "great_wall.black_powder.shot", section=words[1], machine=words[2])
    if not state.hordes[section]:
        return refusal("shot-no-horde", "great_wall.black_powder.no_target", section=words[1])
    if not step.aims(state, section, machine):
        return refusal("shot-not-this", "great_wall.black_powder.tower_shot", section=words[1], machine=words[2])
    if not words[3].isdecimal() or state.horde_at(section, int(words[3]) - 1) is None:
        return refusal("shot-no-row", "great_wall.black_powder.shot", section=words[1], row=words[3])
    if SHOT_ANY[machine]:
        return refusal("shot-nothing", "great_wall.black_powder.shot")
    return lack(state, seat, SHOT_COST[machine], "great_wall.black_powder.shot")


def no_tower(state: GreatWall, step: Man, words: list[str], seat: int) -> Refusal | None:
    if not state.clans[seat].pool[SPEARMAN]:
        return refusal("tower-nobody", "great_wall.black_powder.tower")
    if len(words) < 2 or words[1] not in TOWERS:
        return refusal("tower-which", "great_wall.black_powder.tower")
    if not step.reaches(state, TOWERS.index(words[1])):
        return refusal("tower-far", "great_wall.black_powder.tower", tower=words[1])
    return None


def no_place(state: GreatWall, words: list[str]) -> Refusal | None:
    if len(words) < 3 or words[1] not in MACHINES or words[2] not in SECTION_NAMES:
        return refusal("machine-what", "great_wall.black_powder.first_machines")
    if stands(state, MACHINES.index(words[1])):
        return refusal("machine-placed", "great_wall.black_powder.first_machines", machine=words[1])
    return no_room(state, words[2])


def no_room(state: GreatWall, section: str) -> Refusal | None:
    if SECTION_NAMES.index(section) not in state.layout.sections:
        return refusal("machine-unused", "great_wall.black_powder.machines", section=section)
    if not powder_of(state).room(SECTION_NAMES.index(section)):
        return refusal("machine-crowded", "great_wall.black_powder.machines", section=section)
    return None


def no_machine(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if len(words) < 3 or words[1] not in MACHINES or words[2] not in SECTION_NAMES:
        return refusal("machine-what", "great_wall.black_powder.build")
    machine = MACHINES.index(words[1])
    if powder_of(state).supply(machine) == 0:
        return refusal("machine-none-left", "great_wall.black_powder.build", machine=words[1])
    crowded = no_room(state, words[2])
    if crowded is not None:
        return crowded
    return lack(state, seat, own_share(state, machine_cost(state, seat, machine)), "great_wall.black_powder.build")


def no_drop(state: GreatWall, step: Drop, words: list[str]) -> Refusal | None:
    if len(words) < 2 or words[1] not in SPOT_NAMES:
        return refusal("drop-what", "great_wall.black_powder.bomber")
    horde = state.horde_at(step.section, 0)
    if horde is None or not horde.card.exists[SPOT_NAMES.index(words[1])]:
        return refusal("drop-no-spot", "great_wall.black_powder.bomber", spot=words[1])
    return refusal("drop-covered", "great_wall.black_powder.bomber", spot=words[1])


def no_overseer(state: GreatWall, step: PostOverseer, words: list[str], seat: int) -> Refusal | None:
    places = state.layout.place_names()[: len(state.clans[seat].levels)]
    if len(words) < 2 or words[1] not in places:
        return None
    if state.clans[seat].levels[places.index(words[1])]:
        return refusal("overseer-there", "great_wall.black_powder.overseers", place=words[1])
    return None
