"""What a clan that waits can already plan: a question to it that lies below those to others, as when all move clerks
one after the other; or its turn, when its command card lies further along the track.
"""

from mypy_extensions import i64

from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.seasons.fall import NextCard
from crenel.games.great_wall.seasons.turn import Betrayal
from crenel.games.great_wall.state import GreatWall


def awaits_turn(state: GreatWall, seat: i64) -> bool:
    return next_question(state, seat) >= 0 or next_slot(state, seat) >= 0


def skip_to_turn(state: GreatWall, seat: i64) -> None:
    """Without the questions to others before it; or without what is left of the turns before."""
    question = next_question(state, seat)
    if question >= 0:
        del state.stack[question + 1 :]
        return
    slot = next_slot(state, seat)
    del state.stack[track_step(state) :]
    state.push(NextCard(-1, slot - 1))


def next_question(state: GreatWall, seat: i64) -> i64:
    """The place on the stack of the next question to a seat. What lies above must be others' alone: a step of the
    table, like places that activate, changes what there is to decide.
    """
    for place in range(len(state.stack) - 1, -1, -1):
        step = state.stack[place]
        if step.seat == seat:
            answers = step.options(state)
            return place if answers is not None and len(answers) > 1 else -1
        if step.seat < 0:
            return -1
    return -1


def next_slot(state: GreatWall, seat: i64) -> i64:
    """The space of the track where the card of a seat waits for its turn; -1 if none does, or it would move nobody."""
    place = track_step(state)
    if place < 0:
        return -1
    step = state.stack[place]
    assert isinstance(step, NextCard)
    for slot in range(step.slot + 1, len(state.track)):
        if state.track[slot] == seat:
            return slot if opens_with_clerks(state, seat) else -1
    return -1


def opens_with_clerks(state: GreatWall, seat: i64) -> bool:
    """Whether the first box of the card lets its owner move clerks, or copy another card, and he can."""
    box = state.deck.commands[state.clans[seat].command].boxes[0]
    if not box.owner or not box.move:
        return False
    return bool(MoveClerks(seat, seat, 1, False).options(state)) or (
        box.copy and len(Betrayal(seat).options(state) or []) > 1
    )


def track_step(state: GreatWall) -> i64:
    """Where the step lies on the stack that goes along the track; -1 outside fall."""
    for place in range(len(state.stack)):
        if isinstance(state.stack[place], NextCard):
            return place
    return -1
