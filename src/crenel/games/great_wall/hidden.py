"""What a seat cannot know, drawn anew: others' hands, screens and supporting advisors, and the top horde card but for
its back. What all have seen stays: how many of each there are, and which overseers bring resources in.
"""

import random
from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, RESOURCES, SECTIONS
from crenel.games.great_wall.changes import ASKS_IN_SECRET
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.places.builders import building_due
from crenel.games.great_wall.sets import CARD, bits, count_bits, pick
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.lots import Lots
from crenel.kernel.state import NOBODY

TRIES: Final = 30
PRODUCED: Final = 2  # a resource is so much likelier for each level of its overseer


def forget(wall: GreatWall, seat: i64, rng: random.Random) -> None:
    """Draw anew, in this copy, what a seat cannot know."""
    lots = Lots(rng.getrandbits(31))
    hands_open = False
    for module in wall.modules:
        if module.opens_hands(wall):
            hands_open = True
    draw_advisors(wall, seat, lots, hands_open)
    if not hands_open:
        draw_screens(wall, seat, lots, rng)
    if wall.horde_top != NO_CARD:
        draw_horde(wall, lots)
    for module in wall.modules:
        module.forget(wall, int(seat), rng)


def draw_horde(wall: GreatWall, lots: Lots) -> None:
    """One of the hordes with the back that all see on top of the deck."""
    deck = wall.horde_deck | CARD[wall.horde_top]
    back = wall.horde_top % SECTIONS
    fitting: list[i64] = []
    for card in bits(deck):
        if card % SECTIONS == back:
            fitting.append(card)
    wall.horde_top = fitting[lots.below(len(fitting))]
    wall.horde_deck = deck & ~CARD[wall.horde_top]


def draw_screens(wall: GreatWall, seat: i64, lots: Lots, rng: random.Random) -> None:
    """Others' tactics and resources. Under old rules only those are asked who have a choice: what somebody who is asked
    holds is drawn until he has one.
    """
    if wall.rules >= ASKS_IN_SECRET:
        draw_tactics(wall, seat, lots)
        draw_stocks(wall, seat, lots, rng)
        return
    held = [(clan.tactics, clan.stock) for clan in wall.clans]
    deck = wall.tactic_deck
    for _ in range(TRIES):
        draw_tactics(wall, seat, lots)
        draw_stocks(wall, seat, lots, rng)
        step = wall.stack[len(wall.stack) - 1] if wall.stack else None
        if step is None or wall.asked in (NOBODY, seat) or step.several():
            return
        answers = step.options(wall)
        if answers is not None and len(answers) > 1:
            wall.legal = answers
            return
    wall.tactic_deck = deck
    for place, (tactics, stock) in enumerate(held):
        wall.clans[place].tactics = tactics
        wall.clans[place].stock = stock


def draw_tactics(wall: GreatWall, seat: i64, lots: Lots) -> None:
    pool = wall.tactic_deck
    for who, clan in enumerate(wall.clans):
        if who != seat:
            pool |= clan.tactics
    left = count_bits(pool)
    for who, clan in enumerate(wall.clans):
        if who != seat and clan.tactics:
            count = count_bits(clan.tactics)
            clan.tactics = drawn(lots, pool, left, count)
            pool &= ~clan.tactics
            left -= count
    wall.tactic_deck = pool


def draw_stocks(wall: GreatWall, seat: i64, lots: Lots, rng: random.Random) -> None:
    """Draw the resources of all others anew: as many as before, likelier of kinds that their overseers produce. What
    somebody is about to pay for a building is of kinds that build.
    """
    for module in wall.modules:
        if module.draw_stocks(wall, int(seat), rng):
            return
    for who, clan in enumerate(wall.clans):
        if who != seat and clan.rules.person:
            draw_stock(clan, building_due(wall, who), lots)


def draw_stock(clan: Clan, due: i64, lots: Lots) -> None:
    total: i64 = 0
    weights: i64 = 0
    builds: i64 = 0
    for resource in range(RESOURCES):
        total += clan.stock[resource]
        weights += 1 + PRODUCED * clan.levels[resource]
        if resource < BUILDING_RESOURCES:
            builds = weights
    stock: list[i64] = [0] * RESOURCES
    for number in range(total):
        lot = lots.below(builds if number < due else weights)
        resource = 0
        while lot >= 1 + PRODUCED * clan.levels[resource]:
            lot -= 1 + PRODUCED * clan.levels[resource]
            resource += 1
        stock[resource] += 1
    clan.stock = stock


def draw_advisors(wall: GreatWall, seat: i64, lots: Lots, only_dealt: bool) -> None:
    """Advisors under others' generals, and those dealt to them before they have chosen."""
    pool = wall.advisor_deck
    dealt = False
    for who, clan in enumerate(wall.clans):
        if who != seat:
            if not only_dealt:
                pool |= clan.support
            for card in clan.dealt_advisors:
                pool |= CARD[card]
            if clan.dealt_generals:
                dealt = True
    left = count_bits(pool)
    for who, clan in enumerate(wall.clans):
        if who == seat:
            continue
        if not only_dealt and clan.support:
            count = count_bits(clan.support)
            clan.support = drawn(lots, pool, left, count)
            pool &= ~clan.support
            left -= count
        if clan.dealt_advisors:
            held = drawn(lots, pool, left, len(clan.dealt_advisors))
            pool &= ~held
            left -= len(clan.dealt_advisors)
            clan.dealt_advisors = tuple([int(card) for card in bits(held)])
    wall.advisor_deck = pool
    if dealt:
        draw_generals(wall, seat, lots)


def draw_generals(wall: GreatWall, seat: i64, lots: Lots) -> None:
    """Generals dealt to others, in any order."""
    generals: list[int] = list(range(len(wall.deck.generals)))
    for card in wall.clans[seat].dealt_generals:
        generals.remove(card)
    for who, clan in enumerate(wall.clans):
        if who != seat and clan.dealt_generals:
            held: list[int] = []
            for _ in clan.dealt_generals:
                held.append(generals.pop(lots.below(len(generals))))
            clan.dealt_generals = tuple(held)


def drawn(lots: Lots, pool: int, left: i64, count: i64) -> int:
    """Return `count` random members of a set that has `left` of them."""
    found = 0
    for number in range(count):
        card = CARD[pick(pool, lots.below(left - number))]
        found |= card
        pool &= ~card
    return found
