"""What a player may ask at any moment without changing the table: why not, what it would bring, and the points if it
ended now.
"""

from crenel.kernel.state import State
from crenel.locales import say
from crenel.server.errors import rule_said
from crenel.server.wire import Ask


def answer(state: State, asked: Ask, language: str) -> dict[str, object]:
    """The answer to a question of a seat, only from what that seat may know. CrenelError if it means nothing."""
    if asked.what == "score":
        return _score(state)
    if asked.what == "preview":
        return _preview(state, asked)
    return _why(state, asked, language)


def _preview(state: State, asked: Ask) -> dict[str, object]:
    after = state.foresee(state.parse(asked.move, asked.seat), asked.seat)
    return {"events": after.events_for(asked.seat), "closes": after.halted}


def _score(state: State) -> dict[str, object]:
    """The same for everybody, onlookers too: it rests only on what all can see."""
    ended = state.if_over()
    totals = ended.scores()
    points = [ended.breakdown(seat) for seat in range(len(totals))]
    return {"score": {"points": points, "totals": totals, "ranking": ended.ranking()}}


def _why(state: State, asked: Ask, language: str) -> dict[str, object]:
    why = state.why_not(asked.move, asked.seat)
    if why is None:
        return {"why": None}
    page = state.game.page_of(why.rule)
    book = say(f"rulebook-{state.game.name}", {"page": page}, language) if page else None
    said = {"said": why.said(language), "rule_said": rule_said(why.rule, language), "book_said": book}
    return {"why": {"reason": why.reason, "rule": why.rule, "page": page or None, "short": why.short, **said}}
