"""The terms that the evaluation of Burgundy adds up, by the key of their words. Slow: only for reasons."""

from typing import TYPE_CHECKING, Final

from crenel.bots.burgundy.modules import named_worths
from crenel.games.burgundy.dump import points_dict
from crenel.games.burgundy.state import Burgundy
from crenel.kernel.state import State

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import BurgundyEvaluation

# Points scored that belong to a term: what is promised before is paid then.
PAID: Final[dict[str, str]] = {
    "areas": "reason-areas",
    "phases": "reason-areas",
    "colours": "reason-colours",
    "livestock": "reason-herds",
    "sales": "reason-goods",
    "goods": "reason-goods",
    "silver": "reason-silver",
    "workers": "reason-workers",
    "monasteries": "reason-monasteries",
}


def terms_of(judge: "BurgundyEvaluation", state: Burgundy, seat: int, left: int, dice: int) -> dict[str, float]:
    """The terms of the value of a state for a seat with so many die actions and unused dice left."""
    worths = named_worths(state.modules)
    for _, module in worths:
        whole = module.terms(judge, state, seat, left)
        if whole is not None:
            return whole
    found = points_scored(state, seat)
    if not state.stack:
        return found
    duchy = state.duchies[seat]
    coverage = judge.coverage(duchy, left, int(state.phase))
    silver, workers = float(duchy.silver), float(duchy.workers)
    found["reason-areas"] += coverage.worth - coverage.open
    found["reason-open-hexes"] = coverage.open
    found["reason-colours"] += judge.colours(state, seat, coverage, left)
    found["reason-herds"] += judge.herds(duchy, left)
    found["reason-stored"] = judge.stored(state, seat, coverage, left)
    found["reason-silver"] += judge.resources(silver, 0.0, left)
    found["reason-workers"] += judge.resources(0.0, workers, left)
    found["reason-goods"] += judge.goods(state, duchy, left)
    found["reason-order"] = judge.turn_order(state, seat, left)
    found["reason-mines"] = float(duchy.mines) * judge.mine(state)
    found["reason-monasteries"] += judge.monasteries(state, seat, coverage, left)
    found["reason-dice"] = judge.w.action * dice
    for name, module in worths:
        found[f"reason-{name}"] = module.worth(state, seat, left)
    return found


def points_scored(state: Burgundy, seat: int) -> dict[str, float]:
    """The points of a seat and its partners by source."""
    found: dict[str, float] = {}
    for other in range(seat % int(state.duchy_count), int(state.seats), int(state.duchy_count)):
        for source, points in points_dict(state.players[other]).items():
            term = PAID.get(source, f"source-{source}")
            found[term] = found.get(term, 0.0) + float(points)
    return found


def phrase_of(term: str, state: State, other: State, seat: int) -> str:
    """The key of the words for a term: what keeps a seat first in turn order says so."""
    assert isinstance(state, Burgundy)
    assert isinstance(other, Burgundy)
    if term == "reason-order" and goes_first(state, seat) and not goes_first(other, seat):
        return "reason-first"
    return term


def goes_first(state: Burgundy, seat: int) -> bool:
    """Whether no marker on the bridge is ahead of the seat's."""
    mine = state.players[seat].bridge * 8 + state.players[seat].height
    return all(player.bridge * 8 + player.height <= mine for player in state.players)
