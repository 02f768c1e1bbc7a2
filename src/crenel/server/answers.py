"""Answers to questions that change nothing: why a move is not legal, what it would do, and the points if the game ended
now. A player who waits may ask about a plan state, as if their turn had come. The page keeps the plan and sends it with
each question.
"""

from crenel.kernel.errors import IllegalAction
from crenel.kernel.state import State
from crenel.locales import say
from crenel.server.errors import HttpRefusal, rule_text
from crenel.server.wire import Ask


def answer(state: State, asked: Ask, language: str) -> dict[str, object]:
    """Answer a question from what its seat may know; CrenelError if it makes no sense."""
    if asked.what == "score":
        return _score(state)
    if asked.what == "look":
        return _look(_after_plan(state, asked), asked)
    if asked.what == "trace":
        return _trace(_plan_state(state, asked), asked)
    position = state if asked.after is None else _after_plan(state, asked)
    return _preview(position, asked) if asked.what == "preview" else _why(position, asked, language)


def _plan_state(state: State, asked: Ask) -> State:
    planned = state.plan_state(asked.seat)
    if planned is None:
        raise HttpRefusal("no-turn-ahead")
    return planned


def _after_plan(state: State, asked: Ask) -> State:
    """Return the plan state of a seat after its planned decisions, with the events of the last one."""
    planned = _plan_state(state, asked)
    for move in asked.after or []:
        _decide(planned, asked.seat, move)
    return planned


def _decide(planned: State, seat: int, move: str) -> None:
    action = planned.parse(move, seat)
    planned.events = []
    planned.apply(action, seat)


def _trace(planned: State, asked: Ask) -> dict[str, object]:
    """Return the events of each planned decision, up to the first that is not legal."""
    brings: list[list[dict[str, object]]] = []
    for move in asked.after or []:
        try:
            _decide(planned, asked.seat, move)
        except IllegalAction:
            break
        brings.append(planned.events_for(asked.seat))
    return {"brings": brings}


def _look(planned: State, asked: Ask) -> dict[str, object]:
    return {
        "view": planned.observe(asked.seat),
        "moves": planned.described(asked.seat),
        "events": planned.events_for(asked.seat),
        "closes": planned.halted,
    }


def _preview(state: State, asked: Ask) -> dict[str, object]:
    after = state.foresee(state.parse(asked.move, asked.seat), asked.seat)
    return {"events": after.events_for(asked.seat), "closes": after.halted}


def _score(state: State) -> dict[str, object]:
    """Return the final scoring of the current position. It depends only on what all can see, so spectators may ask."""
    ended = state.scored_now()
    totals = ended.all_scores()
    points = [ended.breakdown(seat) for seat in range(len(totals))]
    return {"score": {"points": points, "totals": totals, "ranking": ended.standings()}}


def _why(state: State, asked: Ask, language: str) -> dict[str, object]:
    why = state.why_not(asked.move, asked.seat)
    if why is None:
        return {"why": None}
    page = state.game.page_of(why.rule)
    book = say(f"rulebook-{state.game.name}", {"page": page}, language) if page else None
    said = {"said": why.said(language), "rule_said": rule_text(why.rule, language), "book_said": book}
    return {"why": {"reason": why.reason, "rule": why.rule, "page": page or None, "short": why.short, **said}}
