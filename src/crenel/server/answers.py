"""What a player may ask at any moment without changing the table: why not, what it would bring, and the points if it
ended now. Whoever waits may ask of a sketch, as if their turn had come; the page says what is planned on it, and
nothing is kept here.
"""

from crenel.kernel.errors import IllegalAction
from crenel.kernel.state import State
from crenel.locales import say
from crenel.server.errors import HttpRefusal, rule_said
from crenel.server.wire import Ask


def answer(state: State, asked: Ask, language: str) -> dict[str, object]:
    """The answer to a question of a seat, only from what that seat may know. CrenelError if it means nothing."""
    if asked.what == "score":
        return _score(state)
    if asked.what == "look":
        return _look(_planned(state, asked), asked)
    if asked.what == "trace":
        return _trace(_sketch(state, asked), asked)
    position = state if asked.after is None else _planned(state, asked)
    return _preview(position, asked) if asked.what == "preview" else _why(position, asked, language)


def _sketch(state: State, asked: Ask) -> State:
    sketch = state.plan_state(asked.seat)
    if sketch is None:
        raise HttpRefusal("no-turn-ahead")
    return sketch


def _planned(state: State, asked: Ask) -> State:
    """The sketch of a seat after the decisions it has planned, with the events of the last."""
    sketch = _sketch(state, asked)
    for move in asked.after or []:
        _decide(sketch, asked.seat, move)
    return sketch


def _decide(sketch: State, seat: int, move: str) -> None:
    action = sketch.parse(move, seat)
    sketch.events = []
    sketch.apply(action, seat)


def _trace(sketch: State, asked: Ask) -> dict[str, object]:
    """What each planned decision would bring, as far as they are legal one after the other."""
    brings: list[list[dict[str, object]]] = []
    for move in asked.after or []:
        try:
            _decide(sketch, asked.seat, move)
        except IllegalAction:
            break
        brings.append(sketch.events_for(asked.seat))
    return {"brings": brings}


def _look(sketch: State, asked: Ask) -> dict[str, object]:
    return {
        "view": sketch.observe(asked.seat),
        "moves": sketch.described(asked.seat),
        "events": sketch.events_for(asked.seat),
        "closes": sketch.halted,
    }


def _preview(state: State, asked: Ask) -> dict[str, object]:
    after = state.foresee(state.parse(asked.move, asked.seat), asked.seat)
    return {"events": after.events_for(asked.seat), "closes": after.halted}


def _score(state: State) -> dict[str, object]:
    """The same for everybody, onlookers too: it rests only on what all can see."""
    ended = state.scored_now()
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
