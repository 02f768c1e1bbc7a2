"""Laying out Black Powder: hordes that leave for those of the siege, special soldiers, the first walls."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.leaving import horde_cards, other_hordes
from crenel.games.great_wall.modules.black_powder.part import Table, powder_of
from crenel.games.great_wall.modules.black_powder.pieces import DRAWS, EACH, KINDS, MACHINE_KINDS, Shot
from crenel.games.great_wall.modules.black_powder.steps import Garrison, Man
from crenel.games.great_wall.modules.black_powder.vocabulary import LASTING, TRAITS
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.setup import draw_some
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT

OUT: Final = 3  # kinds of hordes that leave the deck
FEWEST: Final = 5  # kinds that stay in any case


class ChangeHordes(Phase):
    """Some kinds of hordes leave the deck for those of the siege."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = powder_of(state)
        kinds = [kind for kind in range(len(state.deck.hordes)) if state.horde_deck & horde_cards(state, CARD[kind])]
        others = [kind for kind in other_hordes(state) if kind in kinds]
        for place in draw_some(state, len(others), max(0, min(OUT, len(kinds) - FEWEST))):
            part.out |= CARD[others[place]]
        state.horde_deck &= ~horde_cards(state, part.out)


class DealSpecials(Phase):
    """Each player's clan is drawn: its special soldiers join the pool, all others stay in the box."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = powder_of(state)
        drawn = draw_some(state, KINDS, int(state.seats))
        specials = part.specials[:]
        for seat in range(state.seats):
            specials[seat] = drawn[seat]
            for special in range(KINDS):
                state.clans[seat].pool[part.table.first + special] = EACH if special == drawn[seat] else 0
        part.specials = specials


class FirstWalls(Phase):
    """A level of wall in each section, which nobody has built."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for place in state.layout.sections:
            state.wall[place] = 1
        part = powder_of(state)
        part.rockets = part.table.rockets


class Garrisons(Phase):
    """Overseers and machines, once the tea order is known."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Garrison(-1))


class ClaimTower(Phase):
    """Whoever claims a horde may man a tower next to where it stood."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if clan >= 0 and state.clans[clan].rules.person and state.clans[clan].rules.claims:
            state.push(Man(clan, BIT[section]))


def read_deck(layout: Layout, table: Table) -> None:
    """Make ready what the table's cards say: shots, lasting changes, traits of hordes."""
    deck = layout.deck
    table.shots = [Shot(row) for row in deck.rows["shot"]]
    for machine in range(MACHINE_KINDS):
        fixed: i64 = NO_CARD
        for number in range(len(table.shots)):
            if table.shots[number].machine == machine and fixed == NO_CARD and not DRAWS[machine]:
                fixed = number
        table.fixed.append(fixed)
    for number in range(len(table.shots)):
        if DRAWS[table.shots[number].machine]:
            table.rockets |= CARD[number]
    for word in LASTING:
        numbers: list[i64] = [card.row.get(word, 0) for card in deck.advisors]
        table.lasting.append(numbers)
        table.changing.append(sum(CARD[card] for card in range(len(numbers)) if numbers[card]))
    for word in TRAITS:
        table.traits.append([card.row.get("traits", {}).get(word, 0) for card in deck.hordes])
