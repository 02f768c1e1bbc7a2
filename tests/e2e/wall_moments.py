"""Tables of The Great Wall that have come to the moment a test needs."""

from collections.abc import Callable, Sequence

from tests.e2e.conftest import TABLES
from tests.server.room import ME, Message, Player, Seat, bot, over

Ready = Callable[[Message], bool]
QUESTIONS = {"get_shame", "donate", "recruit", "react", "pay_own", "reclaim", "buy_off_shame", "tea_house"}


def moves(state: Message) -> list[Message]:
    return list(state["moves"].get("0", ()))


def step(state: Message) -> str:
    return str((state["view"].get("asking") or {}).get("step"))


def asks(*steps: str) -> Ready:
    return lambda state: bool(moves(state)) and step(state) in steps


def best(state: Message, wishes: Sequence[str]) -> str:
    """The move that fits the earliest wish, else the first."""
    found = [move["move"] for move in moves(state)]
    for wish in wishes:
        for move in found:
            if wish in move:
                return str(move)
    return str(found[0])


def steer(seat: Seat, ready: Ready, wishes: Sequence[str]) -> bool:
    while not over(seat.state):
        if ready(seat.state):
            return True
        if moves(seat.state):
            seat.act(best(seat.state, wishes))
        else:
            seat.wait("state")
    return False


def brought(player: Player, ready: Ready, *wishes: str, bots: int = 3) -> Message:
    """A table with so many bots that has come to it, by the moves that are wished for."""
    for _ in range(TABLES):
        table: Message = player.open(ME, *[bot()] * bots, game="great_wall")
        with player.sit(table) as seat:
            if steer(seat, ready, wishes):
                return table
    raise AssertionError(f"none of {TABLES} tables came to it")
