"""Black Powder in dumps and views."""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.board import SECTION_NAMES, SECTIONS
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.modules.black_powder.part import has_ladders, levels, powder_of
from crenel.games.great_wall.modules.black_powder.pieces import (
    DRAWS,
    EMPTY,
    IN_SECTION,
    MACHINE_KINDS,
    MACHINES,
    OF_EACH,
    SPECIALS,
    TOWERS,
    beside,
)
from crenel.games.great_wall.modules.black_powder.shots import effect_of
from crenel.games.great_wall.modules.black_powder.siege import falling
from crenel.games.great_wall.modules.black_powder.soldiers import snakes_left
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.state import NO_ROW, GreatWall
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole

WHERE = "black_powder"


def used_towers(state: GreatWall) -> list[int]:
    """The towers next to sections in use."""
    return [tower for tower in range(len(TOWERS)) if beside(tower, state.layout.sections)]


def machines_of(state: GreatWall, section: int) -> list[str]:
    """The machines of a section, by name."""
    part = powder_of(state)
    return [MACHINES[machine] for machine in range(MACHINE_KINDS) for _ in range(part.machines_in(section, machine))]


def manned(towers: list[int]) -> dict[str, int]:
    """Return whose spearman is in which tower."""
    return {TOWERS[tower]: int(clan) for tower, clan in enumerate(towers) if clan != EMPTY}


def dump(state: GreatWall) -> dict[str, object]:
    part = powder_of(state)
    shots = [shot.name for shot in part.table.shots]
    row: dict[str, object] = {
        "specials": [None if special == EMPTY else SPECIALS[special] for special in part.specials],
        "towers": manned(part.towers),
        "machines": {
            SECTION_NAMES[section]: machines_of(state, section)
            for section in range(SECTIONS)
            if machines_of(state, section)
        },
        "rockets": [shots[shot] for shot in bits(part.rockets)],
        "shot": None if part.shot == NO_CARD else shots[part.shot],
        "destroyed": [int(count) for count in part.destroyed],
        "out": [state.deck.hordes[kind].name for kind in bits(part.out)],
    }
    if part.watch:  # while the assault lasts
        row["watch"] = manned(part.watch)
        row["breached"] = [SECTION_NAMES[section] for section in bits(part.breached)]
    if part.lost:
        row["lost"] = True
    return row


# ---------------------------------------------------------------- loading


def load(state: GreatWall, row: Mapping[str, Any]) -> None:
    """Take the part from its plain form; BadState if it cannot be."""
    part = powder_of(state)
    load_specials(state, row["specials"])
    part.towers = load_towers(state, row["towers"], f"{WHERE}.towers")
    for name, machines in row["machines"].items():
        load_machines(state, name, machines)
    for machine in range(MACHINE_KINDS):
        if part.supply(machine) < 0:
            raise BadState(
                "state-count", piece=MACHINES[machine], found=OF_EACH - int(part.supply(machine)), printed=OF_EACH
            )
    shots = [shot.name for shot in part.table.shots]
    drawn = [shot.name for shot in part.table.shots if DRAWS[shot.machine]]
    for name in row["rockets"]:
        one_of(name, drawn, f"{WHERE}.rockets")
    part.rockets = mask_of(row["rockets"], shots, f"{WHERE}.rockets")
    part.shot = NO_CARD if row["shot"] is None else shots.index(drawn[one_of(row["shot"], drawn, f"{WHERE}.shot")])
    destroyed = row["destroyed"]
    if not isinstance(destroyed, list) or len(destroyed) != SECTIONS:
        raise BadState("state-number", where=f"{WHERE}.destroyed", value=str(destroyed), least=SECTIONS, most=SECTIONS)
    part.destroyed = [whole(count, f"{WHERE}.destroyed", 0, 99) for count in destroyed]
    if "watch" in row:
        part.watch = load_towers(state, row["watch"], f"{WHERE}.watch")
        part.breached = mask_of(row["breached"], SECTION_NAMES, f"{WHERE}.breached")
    part.lost = row.get("lost") is True
    for horde in [horde for section in state.hordes for horde in section]:
        if horde.card.only_row not in (-1, horde.row):
            raise BadState("state-hordes", where=f"sections.{horde.card.name}", most=int(horde.card.only_row) + 1)
    if snakes_left(state) < 0:
        raise BadState("state-number", where=f"{WHERE}.snakes", value=str(int(snakes_left(state))), least=0, most=0)


def load_specials(state: GreatWall, names: object) -> None:
    """Each player has a kind of their own, automas none."""
    part, where = powder_of(state), f"{WHERE}.specials"
    if not isinstance(names, list) or len(names) != len(state.clans):
        raise BadState("state-number", where=where, value=str(names), least=len(state.clans), most=len(state.clans))
    found: list[int] = []
    for clan, name in enumerate(names):
        if state.clans[clan].rules.person:
            found.append(one_of(name, SPECIALS, where))
        elif name is not None:
            raise BadState("state-unknown", where=where, value=str(name), allowed="null")
        else:
            found.append(EMPTY)
    kinds = [special for special in found if special != EMPTY]
    if len(set(kinds)) != len(kinds):
        raise BadState("state-twice", where=where, piece=SPECIALS[max(kinds, key=kinds.count)])
    part.specials = list(found)


def load_towers(state: GreatWall, row: Mapping[str, Any], where: str) -> list[int]:
    """The towers from the names of those that are manned."""
    found = [EMPTY] * len(TOWERS)
    names = [TOWERS[tower] for tower in used_towers(state)]
    for name, clan in row.items():
        tower = TOWERS.index(names[one_of(name, names, where)])
        found[tower] = whole(clan, where, 0, int(state.seats) - 1)
    return found


def load_machines(state: GreatWall, name: str, machines: object) -> None:
    part, where = powder_of(state), f"{WHERE}.machines"
    used = [SECTION_NAMES[section] for section in state.layout.sections]
    section = SECTION_NAMES.index(used[one_of(name, used, where)])
    if not isinstance(machines, list) or len(machines) > IN_SECTION:
        raise BadState("state-number", where=where, value=str(machines), least=0, most=IN_SECTION)
    for machine in machines:
        part.put_machine(section, one_of(machine, MACHINES, where), 1)


# ---------------------------------------------------------------- views


def view(state: GreatWall) -> dict[str, object]:
    """All of it lies open; rocket cards have no order."""
    part = powder_of(state)
    row = dump(state)
    return {
        "towers": [tower_view(state, tower) for tower in used_towers(state)],
        "specials": row["specials"],
        "machines": {name: int(part.supply(machine)) for machine, name in enumerate(MACHINES)},
        "snakes": int(snakes_left(state)),
        "rockets": row["rockets"],
        "shot": row["shot"],
        "targets": targets(state),
        "levels": int(levels(state)),
        "out": row["out"],
    }


def tower_view(state: GreatWall, tower: int) -> dict[str, object]:
    clan = int(powder_of(state).towers[tower])
    sections = [SECTION_NAMES[section] for section in beside(tower, state.layout.sections)]
    return {"tower": TOWERS[tower], "sections": sections, "clan": None if clan == EMPTY else clan}


def targets(state: GreatWall) -> list[dict[str, object]]:
    """Each kind of machine of a section with each horde there."""
    part = powder_of(state)
    return [
        target(state, section, machine, horde)
        for section in state.layout.sections
        for machine in range(MACHINE_KINDS)
        if part.machines_in(section, machine)
        for horde in state.hordes[section]
    ]


def target(state: GreatWall, section: int, machine: int, horde: Horde) -> dict[str, object]:
    table = powder_of(state).table
    row: dict[str, object] = {
        "section": SECTION_NAMES[section],
        "machine": MACHINES[machine],
        "row": int(horde.row) + 1,
        "wounds": None,
        "wasted": None,
        "hits": None,
    }
    if table.fixed[machine] != NO_CARD:
        shot = table.shots[table.fixed[machine]]
        wounds, hits = effect_of(state, horde, shot)
        row["wounds"] = wounds
        row["wasted"] = len(shot.spots) - len(wounds) - len(hits)
        row["hits"] = [{"clan": clan, "soldier": soldier} for clan, soldier in hits]
    return row


def section_view(state: GreatWall, section: int, row: dict[str, object]) -> None:
    part = powder_of(state)
    row["machines"] = machines_of(state, section)
    row["ladders"] = has_ladders(state, section, NO_ROW)
    row["falling"] = falling(state, section)
    row["destroyed"] = int(part.destroyed[section])
