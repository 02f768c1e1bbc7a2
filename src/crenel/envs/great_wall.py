"""What a seat of The Great Wall sees, as numbers: what lies open, and what stands behind its own screen.

`fields` names the numbers in their order; docs/envs.md explains them.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from crenel.envs.encoder import Encoder
from crenel.games.great_wall.board import BUILDING_RESOURCES, PRODUCTION, RESOURCES, SECTIONS
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.horde import CLANS_AT_MOST, FIRST_PIECE, FREE, Horde
from crenel.games.great_wall.sets import bits, count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT, NO_ACTION, State

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


# ---------------------------------------------------------------- the same, only what has changed

CARD_ROW: Final = 1 + 2 * GRID  # numbers of a horde
CLAN_HEAD: Final = 12  # numbers of a clan before its pieces


class GreatWallEncoder(Encoder):
    """Vector of a seat. Sets of cards, and what is replaced whole, are compared with what was written last."""

    def __init__(self, size: i64, hexes: i64) -> None:
        super().__init__(size, hexes)
        self._begin()

    def _begin(self) -> None:
        self.begun: bool = False
        self.plain: bool = False  # no seat has a handicap
        self.artifacts: tuple[int, ...] = ()
        self.dealt_generals: tuple[int, ...] = ()
        self.dealt_advisors: tuple[int, ...] = ()
        self.commands: int = 0  # one's own cards
        self.tactics: int = 0
        self.support: int = 0
        self.row: i64 = 0  # advisors that were written
        self.clans: vec[i64] = vec[i64]()  # by place, one's own first
        self.number: vec[i64] = vec[i64]()  # by clan: its place, from 1
        self.cards: vec[i64] = vec[i64]([0] * (SECTIONS * ROWS))  # hordes that were written, from 1
        self.cover: vec[i64] = vec[i64]([FREE] * (SECTIONS * ROWS * GRID))  # and what lay on their spots
        self.discarded: list[int] = []  # by place
        self.active: list[int] = []

    def forget(self) -> None:
        super().forget()
        self._begin()

    def _begin_with(self, state: GreatWall, me: i64) -> None:
        """Take what does not change during a game, and make room for what does."""
        self.begun = True
        self.plain = not state.options.get("handicap")
        order = order_of(state, me)
        self.clans = vec[i64](order)
        self.number = vec[i64]([0] * len(order))
        for place in range(i64(len(order))):
            self.number[order[place]] = place + 1
        self.discarded = [0] * len(order)
        self.active = [0] * len(order)

    def write(self, state: State, me: i64) -> None:
        table = cast(GreatWall, state)
        if not self.begun:
            self._begin_with(table, me)
        values = self.values
        number = self.number
        deck = table.deck
        values[0] = i16(table.year)
        values[1] = i16(table.season)
        values[2] = i16(number[table.active]) if table.active >= 0 else i16(0)
        at: i64 = 3
        for clan in table.track:
            values[at] = i16(number[clan]) if clan >= 0 else i16(0)
            at += 1
        at = write_counts(values, at, table.wall)
        at = write_counts(values, at, table.barricades)
        self._write_hordes(table, at)
        at += SECTIONS * ROWS * CARD_ROW
        at = write_counts(values, at, table.warehouse)
        values[at] = i16(table.shame)
        at = self._write_row(table.row, at + 1)
        values[at] = i16(count_bits(table.advisor_deck))
        values[at + 1] = i16(count_bits(table.tactic_deck))
        values[at + 2] = i16(count_bits(table.horde_deck))
        values[at + 3] = i16(table.horde_top % SECTIONS + 1) if table.horde_top != NO_CARD else i16(0)
        at += 4
        if table.artifacts is not self.artifacts:
            self.artifacts = table.artifacts
            for place in range(len(deck.artifacts)):
                values[at + place] = 0
            for artifact in self.artifacts:
                values[at + i64(artifact)] = 1
        at = self._write_own(table, me, at + len(deck.artifacts))
        scores = None if self.plain else table.scores()
        for place in range(i64(len(self.clans))):
            at = self._write_clan(table, place, at, scores)

    def _write_hordes(self, state: GreatWall, at: i64) -> None:
        """Write the hordes where one has come or gone, or its spots have changed."""
        first: i64 = 0  # row of this section
        for section in range(SECTIONS):
            seen: i64 = 0
            for horde in state.hordes[section]:
                if horde.row < ROWS:
                    seen |= BIT[horde.row]
                    self._write_horde(horde, first + horde.row, at)
            for row in range(ROWS):
                if not seen & BIT[row] and self.cards[first + row]:
                    self._clear_horde(first + row, at)
            first += ROWS

    def _clear_horde(self, row: i64, at: i64) -> None:
        self.cards[row] = 0
        for spot in range(GRID):
            self.cover[row * GRID + spot] = FREE
        for place in range(CARD_ROW):
            self.values[at + row * CARD_ROW + place] = 0

    def _write_horde(self, horde: Horde, row: i64, at: i64) -> None:
        values = self.values
        cover = self.cover
        base = at + row * CARD_ROW
        known = row * GRID
        fresh = self.cards[row] != horde.number + 1
        if fresh:
            self._clear_horde(row, at)
            self.cards[row] = horde.number + 1
            values[base] = i16(horde.number + 1)
        for spot, code in enumerate(horde.cover):
            if (fresh or code != cover[known + spot]) and horde.card.exists[spot]:
                cover[known + spot] = code
                piece = (code - FIRST_PIECE) // GRID
                if code < FIRST_PIECE:
                    values[base + 1 + 2 * spot] = i16(code + 1)
                    values[base + 2 + 2 * spot] = 0
                else:
                    values[base + 1 + 2 * spot] = i16(piece // CLANS_AT_MOST + 3)
                    values[base + 2 + 2 * spot] = i16(self.number[piece % CLANS_AT_MOST])

    def _write_row(self, row: list[i64], at: i64) -> i64:
        """Write the advisors that can be hired, and remove what was written behind them."""
        values = self.values
        count: i64 = 0
        for card in row:
            if count < OFFERED:
                values[at + count] = i16(card + 1)
                count += 1
        for behind in range(count, self.row):
            values[at + behind] = 0
        self.row = count
        return at + OFFERED

    def _write_own(self, state: GreatWall, me: i64, at: i64) -> i64:
        """Write what stands behind the screen."""
        values = self.values
        clan = state.clans[me]
        deck = state.deck
        at = write_counts(values, at, clan.stock)
        if clan.commands != self.commands:
            self.commands = clan.commands
            write_flags(values, at, clan.commands, len(deck.commands))
        at += len(deck.commands)
        if clan.tactics != self.tactics:
            self.tactics = clan.tactics
            write_flags(values, at, clan.tactics, len(deck.tactics))
        at += len(deck.tactics)
        if clan.support != self.support:
            self.support = clan.support
            write_flags(values, at, clan.support, len(deck.advisors))
        at += len(deck.advisors)
        if clan.dealt_generals is not self.dealt_generals:
            self.dealt_generals = clan.dealt_generals
            write_cards(values, at, clan.dealt_generals)
        if clan.dealt_advisors is not self.dealt_advisors:
            self.dealt_advisors = clan.dealt_advisors
            write_cards(values, at + DEALT, clan.dealt_advisors)
        at += 2 * DEALT
        answer: i64 = state.secret[me] if state.secret else NO_ACTION
        values[at] = i16(((answer >> 8) & 255) + 1) if answer != NO_ACTION else i16(0)
        values[at + 1] = i16(((answer >> 16) & 255) + 1) if answer != NO_ACTION else i16(0)
        return at + 2

    def _write_clan(self, state: GreatWall, place: i64, at: i64, scores: list[int] | None) -> i64:
        values = self.values
        who = self.clans[place]
        clan = state.clans[who]
        waits = who < state.seats and len(state.secret) > 0 and state.secret[who] != NO_ACTION
        values[at] = 0
        for turn in range(len(state.tea)):
            if state.tea[turn] == who:
                values[at] = i16(turn + 1)
        values[at + 1] = i16(1) if waits else i16(0)
        values[at + 2] = i16(clan.score()) if scores is None or who >= state.seats else i16(scores[who])
        values[at + 3] = i16(clan.general + 1)
        values[at + 4] = i16(clan.supporters())
        values[at + 5] = i16(clan.command + 1)
        values[at + 6] = i16(count_bits(clan.commands))
        values[at + 7] = i16(count_bits(clan.tactics))
        values[at + 8] = i16(clan.free_clerks)
        values[at + 9] = i16(clan.reserve)
        values[at + 10] = i16(clan.shames())
        values[at + 11] = i16(len(clan.claimed))
        at = write_counts(values, at + CLAN_HEAD, clan.at)
        at = write_counts(values, at, clan.pool)
        at = write_counts(values, at, clan.shamed)
        at = write_counts(values, at, clan.rest)
        at = write_counts(values, at, clan.firing)
        at = write_counts(values, at, clan.levels)
        at = write_counts(values, at, clan.overseers)
        if clan.discarded != self.discarded[place]:
            self.discarded[place] = clan.discarded
            write_flags(values, at, clan.discarded, len(state.deck.commands))
        at += len(state.deck.commands)
        if clan.active != self.active[place]:
            self.active[place] = clan.active
            write_flags(values, at, clan.active, len(state.deck.advisors))
        return at + len(state.deck.advisors)


def write_counts(values: vec[i16], at: i64, counts: list[i64]) -> i64:
    """Write counts; return where they end."""
    for count in counts:
        values[at] = i16(count)
        at += 1
    return at


def write_flags(values: vec[i16], at: i64, cards: int, size: i64) -> None:
    """Write a 1 for each card that is in a set, a 0 for each other."""
    for card in range(size):
        values[at + card] = 0
    for member in bits(cards):
        values[at + member] = 1


def write_cards(values: vec[i16], at: i64, cards: tuple[int, ...]) -> None:
    for place in range(DEALT):
        values[at + place] = i16(cards[place] + 1) if place < len(cards) else i16(0)
