"""The terms that the evaluation of The Great Wall adds up, by the key of their words. Slow: only for reasons."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.commands import CommandValuation
from crenel.bots.great_wall.modules import named_worths
from crenel.bots.great_wall.places import PlaceValuation
from crenel.games.great_wall.state import GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation

# Honor gained that belongs to a term: what is promised before is paid then.
PAID: Final[dict[str, str]] = {
    "walls": "reason-walls",
    "commands": "reason-commands",
    "shame": "reason-shame",
    "hordes": "reason-final",
    "artifacts": "reason-final",
}


def terms_of(judge: "GreatWallEvaluation", state: GreatWall, seat: int) -> dict[str, float]:
    """The terms of the value of a state for a seat."""
    clan = state.clans[seat]
    found: dict[str, float] = {}
    for source, honor in zip(state.layout.sources, clan.honor, strict=True):
        term = PAID.get(source, f"source-{source}")
        found[term] = found.get(term, 0.0) + float(honor)
    if not state.stack:
        found["reason-outcome"] = judge.value(state, seat) - float(clan.score())
        return found
    p = judge.valuation(state, seat)
    found["reason-shame"] -= judge.shame(p)
    found["reason-resources"] = p.resources()
    found["reason-overseers"] = judge.overseers(p)
    found["reason-clerks"] = judge.clerks(p)
    found["reason-placed"] = PlaceValuation(p).placed()
    found["reason-soldiers"] = judge.soldiers(p)
    found["reason-leaders"] = judge.leaders(p)
    found["reason-tactics"] = judge.tactics(p)
    found["reason-commands"] += CommandValuation(p).hand()
    found["reason-tea"] = judge.tea(p)
    found["reason-walls"] += judge.walls(p)
    expected = sum(found.values())
    found["reason-floor"] = judge.above_zero(p, expected) - expected
    found["reason-final"] += judge.final(p)
    found["reason-hordes"] = p.hordes()
    found["reason-ending"] = judge.cut_short(p)
    for name, module in named_worths(state):
        found[f"reason-{name}"] = module.worth(p)
    return found
