"""A state as plain data with names instead of codes, for dumps and views."""

import json
from typing import Any, cast

from crenel.games.great_wall.board import (
    PLACE_NAMES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SECTIONS,
    SOLDIER_NAMES,
    SOLDIERS,
)
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.clan import KIND_NAMES, NO_CARD, SOURCES, Clan, bits
from crenel.games.great_wall.horde import (
    FIRST_HORSEMAN,
    FIRST_SPEARMAN,
    LEFT,
    SPOT_NAMES,
    WOUND,
    Horde,
)
from crenel.games.great_wall.notation import WAYS, horde_name
from crenel.games.great_wall.state import SEASON_NAMES, GreatWall
from crenel.games.great_wall.triggers import CARD_KINDS
from crenel.games.great_wall.vocabulary import WHENS
from crenel.kernel.state import NO_ACTION, Step


def counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers, strict=False) if number}


def names_of(cards: list[Any], mask: int) -> list[str]:
    return [str(cards[index].name) for index in bits(mask)]


def hordes_of(state: GreatWall, mask: int) -> list[str]:
    return [horde_name(state, int(number)) for number in bits(mask)]


def options_of(state: GreatWall) -> dict[str, object]:
    """The options, a table's own cards among them; whoever edits them changes no game."""
    return cast(dict[str, object], json.loads(json.dumps(state.options)))


def dump(state: GreatWall) -> dict[str, object]:
    deck = state.deck
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "seats": int(state.seats),
        "options": options_of(state),
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
            "solo": [str(deck.solo[card]["name"]) for card in bits(state.qin_deck)],
        },
        "qin_track": [PLACE_NAMES[place] for place in state.qin_track],
        "batch": {
            "struck": [SOLDIER_NAMES[soldier] for soldier in bits(state.attacked_kinds)],
            "drafted": [SECTION_NAMES[section] for section in bits(state.drafted)],
            "fresh": counts(SECTION_NAMES, [int(state.new_archers >> 4 * section) & 15 for section in range(SECTIONS)]),
            "last_wounds": int(state.last_wounds),
        },
        "clans": [_clan(state, clan) for clan in state.clans],
        "stack": [plain_step(state, step) for step in state.stack],
        "secret": [
            None if action == NO_ACTION else state.text(action, seat) for seat, action in enumerate(state.secret)
        ],
        "barrier": int(state.barrier),
    }


def _section(state: GreatWall, section: int) -> dict[str, object]:
    return {
        "wall": int(state.wall[section]),
        "barricades": int(state.barricades[section]),
        "hordes": [
            {"horde": horde_name(state, int(horde.number)), "cover": cover(horde)} for horde in state.hordes[section]
        ],
    }


def cover(horde: Horde) -> dict[str, str]:
    """What lies on each covered spot; a horseman stands at his first half."""
    found: dict[str, str] = {}
    for spot in range(GRID):
        code = int(horde.cover[spot])
        if code == WOUND:
            found[SPOT_NAMES[spot]] = "wound"
        elif FIRST_SPEARMAN <= code < FIRST_HORSEMAN:
            found[SPOT_NAMES[spot]] = f"spearman {code - FIRST_SPEARMAN}"
        elif code >= FIRST_HORSEMAN and (code - FIRST_HORSEMAN) % 4 < LEFT:
            way = WAYS[(code - FIRST_HORSEMAN) % 4]
            found[SPOT_NAMES[spot]] = f"horseman {(code - FIRST_HORSEMAN) // 4} {way}"
    return found


def soldiers_of(clan: Clan) -> dict[str, object]:
    """All soldiers of a clan that are not on hordes."""
    rest = {
        SECTION_NAMES[section]: counts(SOLDIER_NAMES, clan.rest[section * SOLDIERS : section * SOLDIERS + SOLDIERS])
        for section in range(SECTIONS)
    }
    overseers = {
        PLACE_NAMES[place]: {"level": int(level), "soldier": SOLDIER_NAMES[clan.overseers[place]]}
        for place, level in enumerate(clan.levels)
        if level
    }
    return {
        "pool": counts(SOLDIER_NAMES, clan.pool),
        "shamed": counts(SOLDIER_NAMES, clan.shamed),
        "rest": {section: there for section, there in rest.items() if there},
        "firing": counts(SECTION_NAMES, clan.firing),
        "overseers": overseers,
    }


def clerks_of(clan: Clan) -> dict[str, object]:
    return {"pool": int(clan.free_clerks), "reserve": int(clan.reserve), "at": counts(PLACE_NAMES, clan.at)}


def _clan(state: GreatWall, clan: Clan) -> dict[str, object]:
    deck = state.deck
    return {
        "kind": KIND_NAMES[clan.kind],
        "general": None if clan.general == NO_CARD else deck.generals[clan.general].name,
        "dealt": {
            "generals": [deck.generals[card].name for card in clan.dealt_generals],
            "advisors": [deck.advisors[card].name for card in clan.dealt_advisors],
        },
        "active": names_of(deck.advisors, clan.active),
        "support": names_of(deck.advisors, clan.support),
        "stock": counts(RESOURCE_NAMES, clan.stock),
        "clerks": clerks_of(clan),
        "soldiers": soldiers_of(clan),
        "commands": names_of(deck.commands, clan.commands),
        "discarded": names_of(deck.commands, clan.discarded),
        "command": None if clan.command == NO_CARD else state.command_name(clan),
        "tactics": names_of(deck.tactics, clan.tactics),
        "claimed": claims_of(state, clan),
        "honor": {source: int(honor) for source, honor in zip(SOURCES, clan.honor, strict=True)},
    }


def claims_of(state: GreatWall, clan: Clan) -> list[dict[str, object]]:
    return [
        {"horde": horde_name(state, int(number)), "shame": int(shame)}
        for number, shame in zip(clan.claimed, clan.shame_on_hordes, strict=True)
    ]


# ---------------------------------------------------------------- steps

ANY = "any"


def plain_step(state: GreatWall, step: Step) -> dict[str, object]:
    """A step with names for its details."""
    row: dict[str, object] = {"step": state.game.step_name(step), "seat": int(step.seat)}
    details = step.details()
    for name, value in details.items():
        row[name] = _plain_detail(state, details, name, value)
    return row


def _plain_detail(state: GreatWall, details: dict[str, object], name: str, value: object) -> object:
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if name in ("section", "origin", "goal"):
        return SECTION_NAMES[value]
    if name in ("where", "sections"):
        return [SECTION_NAMES[section] for section in bits(value)]
    if name == "about":
        return [SOLDIER_NAMES[soldier] for soldier in bits(value)]
    if name in ("avoid", "done"):
        return [PLACE_NAMES[place] for place in bits(value)]
    if name == "place":
        return PLACE_NAMES[value] if value >= 0 else ANY
    if name == "soldier":
        return SOLDIER_NAMES[value] if value >= 0 else ANY
    if name == "when":
        return WHENS[value]
    if name == "kind":
        return CARD_KINDS[value]
    if name == "card":
        return _card_name(state, details, value)
    return value


def _card_name(state: GreatWall, details: dict[str, object], index: int) -> str:
    deck = state.deck
    if "kind" not in details:
        return deck.commands[index].name
    kind = details["kind"]
    assert isinstance(kind, int)
    return [deck.generals, deck.advisors, deck.tactics][kind][index].name
