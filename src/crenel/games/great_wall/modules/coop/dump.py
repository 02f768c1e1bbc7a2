"""The co-op mode in dumps and views."""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.dump import counts, names_of
from crenel.games.great_wall.modules.coop.cards import OF_WALLS
from crenel.games.great_wall.modules.coop.demands import held, wall_levels
from crenel.games.great_wall.modules.coop.events import RevealEvent, add_event
from crenel.games.great_wall.modules.coop.order import NameOrder
from crenel.games.great_wall.modules.coop.part import ENDINGS, NO_SLOT, SLOTS, coop_of, needed
from crenel.games.great_wall.modules.coop.requests import Consent, Fulfilled, Offer, PayLine
from crenel.games.great_wall.sets import CARD, bits, count_bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import Step


def dump(state: GreatWall) -> dict[str, object]:
    part = coop_of(state)
    kinds = int(state.layout.kinds)
    return {
        "requests": [None if number < 0 else part.request_cards[number].name for number in part.requests],
        "fulfilled": names_of(part.request_cards, part.fulfilled),
        "events": [part.event_cards[number].name for number in part.events],
        "sacrificed": [
            {
                **counts(state.layout.soldier_names(), part.soldiers[clan * kinds : (clan + 1) * kinds]),
                **({"clerk": int(part.clerks[clan])} if part.clerks[clan] else {}),
            }
            for clan in range(len(state.clans))
        ],
        "passed": [int(seat) for seat in bits(part.passed)],
        "tried": [[int(bit) // SLOTS, int(bit) % SLOTS] for bit in bits(part.tried)],
        "slot": None if part.slot == NO_SLOT else int(part.slot),
        "agreed": [int(seat) for seat in bits(part.agreed)],
        "offers": [int(count) for count in part.offers],
        "unnamed": [int(clan) for clan in part.unnamed],
        "order": [int(clan) for clan in part.order],
        "ordered": part.ordered,
        "ending": part.ending or None,
    }


def load(state: GreatWall, row: Mapping[str, Any], all_requests: int) -> None:
    """Take the part from its plain form; BadState if it cannot be."""
    part = coop_of(state)
    names = [request.name for request in part.request_cards]
    slots = row["requests"]
    if not isinstance(slots, list) or len(slots) != len(part.requests):
        raise BadState("state-number", where="coop.requests", value=str(slots), least=0, most=len(part.requests))
    lying = mask_of([name for name in slots if name is not None], names, "coop.requests")
    part.requests = [-1 if name is None else one_of(name, names, "coop.requests") for name in slots]
    part.fulfilled = mask_of(row["fulfilled"], names, "coop.fulfilled")
    if lying & part.fulfilled or (lying | part.fulfilled) & ~all_requests:
        raise BadState("state-twice", where="coop.fulfilled", piece="request")
    part.request_deck = all_requests & ~lying & ~part.fulfilled
    events = [event.name for event in part.event_cards]
    came = mask_of(row["events"], events, "coop.events")
    part.event_deck &= ~came
    for name in row["events"]:
        add_event(part, one_of(name, events, "coop.events"))
    part.ending = "" if row["ending"] is None else ENDINGS[one_of(row["ending"], ENDINGS, "coop.ending")]
    load_sacrificed(state, row["sacrificed"])
    load_talk(state, row)


def load_sacrificed(state: GreatWall, rows: object) -> None:
    part = coop_of(state)
    if not isinstance(rows, list) or len(rows) != len(state.clans):
        raise BadState("state-clans", where="coop.sacrificed", found=0, clans=len(state.clans))
    names = state.layout.soldier_names()
    for clan, row in enumerate(rows):
        for name, count in row.items():
            where = f"coop.sacrificed[{clan}].{name}"
            if name == "clerk":
                part.clerks[clan] = whole(count, where, 0, 99)
            else:
                part.soldiers[clan * int(state.layout.kinds) + one_of(name, names, where)] = whole(count, where, 0, 99)


def load_talk(state: GreatWall, row: Mapping[str, Any]) -> None:
    """What is proposed and agreed on, and the order of clans."""
    part = coop_of(state)
    last = int(state.seats) - 1
    part.passed = seats_in(row["passed"], last, "coop.passed")
    part.agreed = seats_in(row["agreed"], last, "coop.agreed")
    part.tried = 0
    for pair in row["tried"]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadState("state-number", where="coop.tried", value=str(pair), least=2, most=2)
        bit = whole(pair[0], "coop.tried", 0, last) * SLOTS + whole(pair[1], "coop.tried", 0, len(part.requests) - 1)
        part.tried |= CARD[bit]
    part.slot = NO_SLOT if row["slot"] is None else whole(row["slot"], "coop.slot", 0, len(part.requests) - 1)
    if part.slot != NO_SLOT and part.requests[part.slot] < 0:
        raise BadState("state-number", where="coop.slot", value=str(row["slot"]), least=0, most=0)
    offers = [whole(count, "coop.offers", 0, 99) for count in row["offers"]]
    if len(offers) != state.seats:
        raise BadState("state-number", where="coop.offers", value=str(offers), least=0, most=99)
    part.offers = offers
    clans = len(state.clans) - 1
    part.unnamed = [whole(clan, "coop.unnamed", 0, clans) for clan in row["unnamed"]]
    part.order = [whole(clan, "coop.order", 0, clans) for clan in row["order"]]
    waiting = [*part.unnamed, *part.order]
    if len(set(waiting)) != len(waiting) or not isinstance(row["ordered"], bool):
        raise BadState("state-twice", where="coop.order", piece="clan")
    part.ordered = row["ordered"]


def seats_in(value: Any, last: int, where: str) -> int:
    """A set of seats as bits."""
    found = 0
    for seat in value:
        found |= CARD[whole(seat, where, 0, last)]
    return found


def check_step(state: GreatWall, step: Step) -> bool:
    """A request is talked about where somebody is asked about one, and clans wait where their order is asked."""
    part = coop_of(state)
    if isinstance(step, NameOrder):
        return len(part.unnamed) > 1
    if isinstance(step, RevealEvent):
        return part.event_deck != 0
    if not isinstance(step, Consent | Offer | PayLine | Fulfilled):
        return True
    if part.slot == NO_SLOT:
        return False
    request = part.request_in(part.slot)
    if isinstance(step, PayLine):
        return step.line < len(request.lines)
    return not isinstance(step, Offer) or request.team


# ---------------------------------------------------------------- views


def view(state: GreatWall) -> dict[str, object]:
    """All that lies open: how far the team is, what is proposed, who has agreed."""
    part = coop_of(state)
    row = dump(state)
    slot = part.slot
    return {
        "requests": row["requests"],
        "fulfilled": row["fulfilled"],
        "needed": int(needed(state)) if part.requests else 0,
        "requests_left": int(count_bits(part.request_deck)),
        "events": row["events"],
        "events_left": int(count_bits(part.event_deck)),
        "sacrificed": row["sacrificed"],
        "proposed": None if slot == NO_SLOT else part.request_in(slot).name,
        "agreed": row["agreed"],
        "offers": row["offers"],
        "passed": row["passed"],
        "ending": row["ending"],
    }


def means(state: GreatWall, clan: int, whole: bool) -> dict[str, list[int | None]]:
    """What a clan could give for each open request, line by line; None where a screen hides it, unless the `whole` of
    it may be seen. Of a line that takes nothing: how far the team is.
    """
    part = coop_of(state)
    found: dict[str, list[int | None]] = {}
    for slot in range(len(part.requests)):
        if part.requests[slot] >= 0:
            request = part.request_in(slot)
            found[request.name] = [
                int(wall_levels(state) if line.kind == OF_WALLS else held(state, clan, line))
                if whole or not line.screened()
                else None
                for line in request.lines
            ]
    return found


def open_hand(state: GreatWall, clan: int) -> dict[str, object]:
    deck, pieces = state.deck, state.clans[clan]
    return {
        "stock": {name: int(pieces.stock[resource]) for resource, name in enumerate(RESOURCE_NAMES)},
        "tactics": names_of(deck.tactics, pieces.tactics),
        "commands": names_of(deck.commands, pieces.commands),
        "support": names_of(deck.advisors, pieces.support),
    }
