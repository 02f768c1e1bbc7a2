"""What a seat of The Great Wall sees, as numbers: what lies open, and what stands behind its own screen.

`fields` names the numbers in their order; docs/envs.md explains them.
"""

from typing import Final, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, PRODUCTION, RESOURCES, SECTIONS
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.horde import CLANS_AT_MOST, FIRST_PIECE
from crenel.games.great_wall.sets import bits, count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import NO_ACTION, State

ROWS: Final = 6  # hordes one behind the other
OFFERED: Final = 8  # advisors in the row
DEALT: Final = 4  # generals, and advisors, to choose from at the start


def sizes(state: State) -> dict[str, int]:
    """Return how many there are of everything that fields of actions count."""
    table = cast(GreatWall, state)
    layout = table.layout
    return {
        "commands": len(layout.deck.commands),
        "clans": len(table.clans),
        "places": len(layout.places),
        "places+1": len(layout.places) + 1,
        "soldiers": len(layout.soldier_names()),
        "soldiers+1": len(layout.soldier_names()) + 1,
        "resources": RESOURCES,
        "sections": SECTIONS,
        "rows": ROWS,
        "spots": GRID,
        "tactics": len(layout.deck.tactics),
        "claims": 16,
    }


def fields(state: State) -> list[tuple[str, int]]:
    """Return the fields of the vector and how many numbers each has."""
    table = cast(GreatWall, state)
    layout = table.layout
    kinds, places, deck = int(layout.kinds), len(layout.places), layout.deck
    found = [
        ("year", 1),
        ("season", 1),
        ("active", 1),
        ("track", len(table.clans)),
        ("walls", SECTIONS),
        ("barricades", SECTIONS),
        ("hordes", SECTIONS * ROWS * (1 + 2 * GRID)),
        ("warehouse", BUILDING_RESOURCES),
        ("shame", 1),
        ("advisor_row", OFFERED),
        ("decks", 3),
        ("next_section", 1),
        ("artifacts", len(deck.artifacts)),
        ("stock", RESOURCES),
        ("commands", len(deck.commands)),
        ("tactics", len(deck.tactics)),
        ("support", len(deck.advisors)),
        ("dealt_generals", DEALT),
        ("dealt_advisors", DEALT),
        ("answer", 2),
    ]
    for clan in range(len(table.clans)):
        found += [
            (f"{clan}.tea", 1),
            (f"{clan}.ready", 1),
            (f"{clan}.score", 1),
            (f"{clan}.general", 1),
            (f"{clan}.supporters", 1),
            (f"{clan}.command", 1),
            (f"{clan}.hand", 2),
            (f"{clan}.clerks", 2),
            (f"{clan}.shames", 1),
            (f"{clan}.claimed", 1),
            (f"{clan}.clerks_at", places),
            (f"{clan}.pool", kinds),
            (f"{clan}.shamed", kinds),
            (f"{clan}.rest", SECTIONS * kinds),
            (f"{clan}.firing", SECTIONS * kinds),
            (f"{clan}.overseers", 2 * PRODUCTION),
            (f"{clan}.discarded", len(deck.commands)),
            (f"{clan}.advisors", len(deck.advisors)),
        ]
    return found


def order_of(state: GreatWall, me: i64) -> list[i64]:
    """Return the clans, the seat's first, then the others' in the order of seats, then automas."""
    found: list[i64] = [(me + offset) % state.seats for offset in range(state.seats)]
    for clan in range(state.seats, len(state.clans)):
        found.append(clan)
    return found


def observe(state: State, me: i64, hexes: i64) -> list[int]:
    """Return the vector of a seat. The clans follow as `order_of` says, and numbers of clans count so too, from 1."""
    table = cast(GreatWall, state)
    clans = order_of(table, me)
    number = [0] * len(clans)
    for place, clan in enumerate(clans):
        number[clan] = place + 1
    values: list[int] = [int(table.year), int(table.season), 0 if table.active < 0 else number[table.active]]
    for clan in table.track:
        values.append(0 if clan < 0 else number[clan])
    values += [int(level) for level in table.wall]
    values += [int(count) for count in table.barricades]
    add_hordes(values, table, number)
    values += [int(count) for count in table.warehouse]
    values.append(int(table.shame))
    for place in range(OFFERED):
        values.append(int(table.row[place] + 1) if place < len(table.row) else 0)
    values.append(int(count_bits(table.advisor_deck)))
    values.append(int(count_bits(table.tactic_deck)))
    values.append(int(count_bits(table.horde_deck)))
    values.append(int(table.horde_top % SECTIONS + 1) if table.horde_top != NO_CARD else 0)
    add_flags(values, sum([2**artifact for artifact in table.artifacts]), len(table.deck.artifacts))
    add_own(values, table, me)
    scores = [int(clan.score()) for clan in table.clans]
    scores[: table.seats] = table.scores()
    for clan in clans:
        add_clan(values, table, clan, scores[clan])
    return values


def add_hordes(values: list[int], state: GreatWall, number: list[int]) -> None:
    """Add each horde: its card, and for each spot the piece there and its clan."""
    for section in range(SECTIONS):
        rows = [0] * (ROWS * (1 + 2 * GRID))
        for horde in state.hordes[section]:
            if horde.row >= ROWS:
                continue
            base: i64 = horde.row * (1 + 2 * GRID)
            rows[base] = int(horde.number + 1)
            for spot in range(GRID):
                if not horde.card.exists[spot]:
                    continue
                code = horde.cover[spot]
                piece = (code - FIRST_PIECE) // GRID
                if code < FIRST_PIECE:
                    rows[base + 1 + 2 * spot] = int(code + 1)
                else:
                    rows[base + 1 + 2 * spot] = int(piece // CLANS_AT_MOST + 3)
                    rows[base + 2 + 2 * spot] = number[piece % CLANS_AT_MOST]
        values += rows


def add_own(values: list[int], state: GreatWall, me: i64) -> None:
    """Add what stands behind the screen."""
    clan = state.clans[me]
    deck = state.deck
    values += [int(count) for count in clan.stock]
    add_flags(values, clan.commands, len(deck.commands))
    add_flags(values, clan.tactics, len(deck.tactics))
    add_flags(values, clan.support, len(deck.advisors))
    add_cards(values, clan.dealt_generals)
    add_cards(values, clan.dealt_advisors)
    answer = state.secret[me] if state.secret else NO_ACTION
    values.append(0 if answer == NO_ACTION else int((answer >> 8) & 255) + 1)
    values.append(0 if answer == NO_ACTION else int((answer >> 16) & 255) + 1)


def add_clan(values: list[int], state: GreatWall, who: i64, score: int) -> None:
    clan = state.clans[who]
    tea: i64 = 0
    for place in range(len(state.tea)):
        if state.tea[place] == who:
            tea = place + 1
    values.append(int(tea))
    values.append(1 if who < len(state.secret) and state.secret[who] != NO_ACTION else 0)
    values.append(score)
    values.append(int(clan.general + 1))
    values.append(int(clan.supporters()))
    values.append(int(clan.command + 1))
    values.append(int(count_bits(clan.commands)))
    values.append(int(count_bits(clan.tactics)))
    values.append(int(clan.free_clerks))
    values.append(int(clan.reserve))
    values.append(int(clan.shames()))
    values.append(len(clan.claimed))
    add_counts(values, clan)
    add_flags(values, clan.discarded, len(state.deck.commands))
    add_flags(values, clan.active, len(state.deck.advisors))


def add_counts(values: list[int], clan: Clan) -> None:
    for counts in (clan.at, clan.pool, clan.shamed, clan.rest, clan.firing, clan.levels, clan.overseers):
        for count in counts:
            values.append(int(count))


def add_flags(values: list[int], cards: int, size: int) -> None:
    """Add a 1 for each card that is in a set, a 0 for each other."""
    flags = [0] * size
    for card in bits(cards):
        flags[card] = 1
    values += flags


def add_cards(values: list[int], cards: tuple[int, ...]) -> None:
    for place in range(DEALT):
        values.append(cards[place] + 1 if place < len(cards) else 0)
