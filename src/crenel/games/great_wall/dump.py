"""A state as plain data with names instead of codes, for dumps and views."""

from typing import Any, cast

from crenel.games.great_wall.board import ARCHER, RESOURCE_NAMES, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.horde import SPOT_NAMES, WOUND, Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.notation import horde_name
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import BY_HONOR, OUTCOME_NAMES, SEASON_NAMES, GreatWall
from crenel.games.great_wall.steps import plain_step
from crenel.kernel.options import written
from crenel.kernel.state import NO_ACTION


def counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers, strict=False) if number}


def names_of(cards: list[Any], mask: int) -> list[str]:
    return [str(cards[index].name) for index in bits(mask)]


def hordes_of(state: GreatWall, mask: int) -> list[str]:
    return [horde_name(state, int(number)) for number in bits(mask)]


def dump(state: GreatWall) -> dict[str, object]:
    deck, layout = state.deck, state.layout
    archers = layout.soldiers[ARCHER]
    new_archers = [int(archers.shots(state.new_archers, section)) for section in range(SECTIONS)]
    row: dict[str, object] = {
        "game": state.game.name,
        "rules": state.game.rules,
        "seats": int(state.seats),
        "options": written(state.game.options, state.options),
        "rng": state.rng.dump(),
        "year": int(state.year) + 1,
        "season": SEASON_NAMES[state.season],
        "active": None if state.active < 0 else int(state.active),
        "banners": int(state.banners),
        "tea": [int(clan) for clan in state.tea],
        "track": [None if clan < 0 else int(clan) for clan in state.track],
        "sections": {SECTION_NAMES[section]: _section(state, section) for section in range(SECTIONS)},
        "warehouse": counts(RESOURCE_NAMES, state.warehouse),
        "shame": {"pool": int(state.shame), "out": int(state.shame_out)},
        "artifacts": [str(deck.artifacts[artifact]["name"]) for artifact in state.artifacts],
        "row": [deck.advisors[card].name for card in state.row],
        "decks": {
            "advisors": names_of(deck.advisors, state.advisor_deck),
            "advisors_discarded": names_of(deck.advisors, state.advisor_discard),
            "tactics": names_of(deck.tactics, state.tactic_deck),
            "tactics_discarded": names_of(deck.tactics, state.tactic_discard),
            "hordes": hordes_of(state, state.horde_deck),
            "horde_on_top": None if state.horde_top == NO_CARD else horde_name(state, int(state.horde_top)),
            "hordes_discarded": hordes_of(state, state.horde_discard),
        },
        "batch": {
            "struck": [layout.soldiers[soldier].name for soldier in bits(state.attacked_kinds)],
            "drafted": [SECTION_NAMES[section] for section in bits(state.drafted)],
            "fresh": counts(SECTION_NAMES, new_archers),
            "last_wounds": int(state.last_wounds),
        },
        "clans": [_clan(state, number, clan) for number, clan in enumerate(state.clans)],
        "stack": [plain_step(state, step) for step in state.stack],
        "secret": [
            None if action == NO_ACTION else state.text(action, seat) for seat, action in enumerate(state.secret)
        ],
        "barrier": int(state.barrier),
    }
    others = int(state.new_archers) >> 4 * SECTIONS
    if state.charges:
        cast(dict[str, object], row["batch"])["charges"] = int(state.charges)
    if others:  # on walls, of kinds that modules bring
        cast(dict[str, object], row["batch"])["others_fresh"] = others
    if state.outcome != BY_HONOR:
        row["outcome"] = OUTCOME_NAMES[state.outcome]
    for module in layout.modules:
        module.dump(state, row)
    for module in layout.absent:
        module.dump_absent(row)
    return row


def _section(state: GreatWall, section: int) -> dict[str, object]:
    return {
        "wall": int(state.wall[section]),
        "barricades": int(state.barricades[section]),
        "hordes": [_horde(state, place, horde) for place, horde in enumerate(state.hordes[section])],
    }


def _horde(state: GreatWall, place: int, horde: Horde) -> dict[str, object]:
    row: dict[str, object] = {
        "horde": horde_name(state, int(horde.number)),
        "cover": cover(state.layout, horde),
    }
    if horde.row != place:  # rows before it are empty
        row["row"] = int(horde.row) + 1
    return row


def cover(layout: Layout, horde: Horde) -> dict[str, str]:
    """What lies on each covered spot; a piece on several stands at its first."""
    found: dict[str, str] = {}
    for spot in range(GRID):
        if horde.cover[spot] == WOUND:
            found[SPOT_NAMES[spot]] = "wound"
        elif horde.starts(spot):
            kind, clan = int(horde.kind(spot)), int(horde.owner(spot))
            words = [layout.piece_names()[kind], str(clan)]
            if kind < layout.kinds:
                soldier = layout.soldiers[kind]
                words.append(soldier.shape.ways[soldier.way_on(horde, spot)])
            found[SPOT_NAMES[spot]] = " ".join(words).rstrip()
    return found


def by_section(names: list[str], clan: Clan, flat: list[int]) -> dict[str, dict[str, int]]:
    """Soldiers of each section by kind, where there are any."""
    kinds = int(clan.kinds)
    found = {
        SECTION_NAMES[section]: counts(names, flat[section * kinds : (section + 1) * kinds])
        for section in range(SECTIONS)
    }
    return {section: there for section, there in found.items() if there}


def soldiers_of(layout: Layout, clan: Clan) -> dict[str, object]:
    """All soldiers of a clan that are not on hordes."""
    names = layout.soldier_names()
    overseers = {
        layout.places[place].name: {"level": int(level), "soldier": names[clan.overseers[place]]}
        for place, level in enumerate(clan.levels)
        if level
    }
    row: dict[str, object] = {
        "pool": counts(names, clan.pool),
        "shamed": counts(names, clan.shamed),
        "rest": by_section(names, clan, clan.rest),
        "firing": counts(SECTION_NAMES, [int(clan.archers(section)) for section in range(SECTIONS)]),
        "overseers": overseers,
    }
    others = [0 if place % clan.kinds == ARCHER else count for place, count in enumerate(clan.firing)]
    if any(others):  # kinds that modules bring
        row["others_firing"] = by_section(names, clan, others)
    return row


def clerks_of(layout: Layout, clan: Clan) -> dict[str, object]:
    at = counts(layout.place_names(), clan.at)
    return {"pool": int(clan.free_clerks), "reserve": int(clan.reserve), "at": at}


def _clan(state: GreatWall, number: int, clan: Clan) -> dict[str, object]:
    deck = state.deck
    return {
        "kind": clan.rules.name,
        "general": None if clan.general == NO_CARD else deck.generals[clan.general].name,
        "dealt": {
            "generals": [deck.generals[card].name for card in clan.dealt_generals],
            "advisors": [deck.advisors[card].name for card in clan.dealt_advisors],
        },
        "active": names_of(deck.advisors, clan.active),
        "support": names_of(deck.advisors, clan.support),
        "stock": counts(RESOURCE_NAMES, clan.stock),
        "clerks": clerks_of(state.layout, clan),
        "soldiers": soldiers_of(state.layout, clan),
        "commands": names_of(deck.commands, clan.commands),
        "discarded": names_of(deck.commands, clan.discarded),
        "command": None if clan.command == NO_CARD else state.command_name(number),
        "tactics": names_of(deck.tactics, clan.tactics),
        "claimed": claims_of(state, clan),
        "honor": {source: int(honor) for source, honor in zip(state.layout.sources, clan.honor, strict=True)},
    }


def claims_of(state: GreatWall, clan: Clan) -> list[dict[str, object]]:
    return [
        {"horde": horde_name(state, int(number)), "shame": int(shame)}
        for number, shame in zip(clan.claimed, clan.shame_on_hordes, strict=True)
    ]
