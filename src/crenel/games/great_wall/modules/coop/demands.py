"""What a line of a request asks of a clan: how much it has of it, and how it gives it."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import GOLD, RESOURCES, SECTIONS
from crenel.games.great_wall.clan import FROM_CARDS
from crenel.games.great_wall.modules.coop.cards import (
    OF_ADVISOR,
    OF_ANY,
    OF_CLERK,
    OF_HONOR,
    OF_RESOURCE,
    OF_SOLDIER,
    OF_WALLS,
    Line,
    Request,
)
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.moves import first_of, move, second_of, third_of
from crenel.games.great_wall.sets import CARD, bits
from crenel.games.great_wall.stands import FROM_POOL, list_soldiers, take_soldier
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING

SACRIFICE: Final = 86  # what (a soldier, CLERK or ADVISOR), where it is, row of a horde
ALL: Final = 99  # more soldiers than anybody has
CLERK: Final = 200
ADVISOR: Final = 201


def can_give(state: GreatWall, clan: i64, line: Line) -> bool:
    if line.kind == OF_SOLDIER:
        return soldiers(state, clan, line.what, line.count) >= line.count
    return held(state, clan, line) >= line.count


def held(state: GreatWall, clan: i64, line: Line) -> i64:
    """How many of the things a line asks for a clan could give."""
    pieces = state.clans[clan]
    if line.kind == OF_RESOURCE:
        own = pieces.stock[line.what]
        return own + pieces.stock[GOLD] if line.what != GOLD and state.has_gold_any(clan) else own
    if line.kind == OF_ANY:
        total: i64 = 0
        for resource in range(RESOURCES):
            total += pieces.stock[resource]
        return total
    if line.kind == OF_SOLDIER:
        return soldiers(state, clan, line.what, ALL)
    if line.kind == OF_CLERK:
        free = pieces.free_clerks
        for place in range(len(pieces.at)):
            free += pieces.at[place]
        return free
    if line.kind == OF_ADVISOR:
        return pieces.advisors()
    return pieces.score() if line.kind == OF_HONOR else len(pieces.claimed)


def soldiers(state: GreatWall, clan: i64, wanted: i64, enough: i64) -> i64:
    """A clan's soldiers of a kind, or of any, that are neither under shame nor overseers: all of them, or at least so
    many that it is enough. Those in the pool are counted first, those on hordes last.
    """
    pieces = state.clans[clan]
    total: i64 = 0
    for soldier in range(pieces.kinds):
        if wanted in (ANYTHING, soldier):
            total += pieces.pool[soldier]
    for section in range(SECTIONS):
        for soldier in range(pieces.kinds):
            if total >= enough:
                return total
            if wanted in (ANYTHING, soldier):
                total += pieces.resting(section, soldier) + pieces.on_wall(section, soldier)
                for horde in state.hordes[section]:
                    total += horde.pieces(clan, soldier)
    return total


def wall_levels(state: GreatWall) -> i64:
    """All levels of the wall that are built."""
    levels: i64 = 0
    for section in state.layout.sections:
        levels += state.wall[section]
    return levels


def looks_possible(state: GreatWall, request: Request) -> bool:
    """Whether a request could be fulfilled now, as far as everybody can see."""
    for line in request.lines:
        if line.screened():
            continue
        if line.kind == OF_WALLS:
            if wall_levels(state) < line.count * state.seats:
                return False
        elif line.team:
            total: i64 = 0
            for seat in range(state.seats):
                total += held(state, seat, line)
            if total < line.count * state.seats:
                return False
        else:
            for seat in range(state.seats):
                if not can_give(state, seat, line):
                    return False
    return True


# ---------------------------------------------------------------- giving


def pay_at_once(state: GreatWall, seat: i64, line: Line, count: i64) -> None:
    """Pay where there is nothing to choose: resources of a kind, honor, claimed hordes."""
    if line.kind == OF_RESOURCE:
        price: list[i64] = [0] * RESOURCES
        price[line.what] = count
        if state.can_pay(seat, price):
            state.pay(seat, price)
    elif line.kind == OF_HONOR:
        state.disgrace(seat, FROM_CARDS, count)
    else:
        clan = state.clans[seat]
        for _ in range(min(count, len(clan.claimed))):
            state.horde_discard |= CARD[clan.claimed[0]]
            del clan.claimed[0]
            del clan.shame_on_hordes[0]


def list_sacrifices(state: GreatWall, seat: i64, line: Line) -> list[int]:
    """The pieces of a clan that a line could take."""
    clan = state.clans[seat]
    found: list[int] = []
    if line.kind == OF_CLERK:
        if clan.free_clerks:
            found.append(move(SACRIFICE, CLERK, 0, 0))
        for place in range(len(clan.at)):
            if clan.at[place]:
                found.append(move(SACRIFICE, CLERK, place + 1, 0))
    elif line.kind == OF_ADVISOR:
        for card in bits(clan.active | clan.support):
            found.append(move(SACRIFICE, ADVISOR, card, 0))
    else:
        for soldier in range(clan.kinds):
            if line.what in (ANYTHING, soldier):
                if clan.pool[soldier]:
                    found.append(move(SACRIFICE, soldier, FROM_POOL, 0))
                list_soldiers(state, seat, SACRIFICE, soldier, found)
    return found


def sacrifice(state: GreatWall, seat: i64, action: i64) -> None:
    """Take a piece out of the game: it is not killed, and nothing saves it. An advisor is discarded."""
    clan = state.clans[seat]
    part = coop_of(state)
    what, place = first_of(action), second_of(action)
    if what == ADVISOR:
        clan.active &= ~CARD[place]
        clan.support &= ~CARD[place]
        state.advisor_discard |= CARD[place]
        if state.recording:
            state.emit("advisor_given", seat, {"card": state.deck.advisors[place].name})
    elif what == CLERK:
        if place == 0:
            clan.free_clerks -= 1
        else:
            clan.at[place - 1] -= 1
        part.clerks[seat] += 1
        if state.recording:
            state.emit("clerk_sacrificed", seat, {})
    else:
        take_soldier(state, seat, what, place, third_of(action))
        part.soldiers[seat * clan.kinds + what] += 1
        if state.recording:
            state.emit("sacrificed", seat, {"soldier": state.layout.soldiers[what].name})
