"""Messages from the server on a table's socket, as docs/protocol.md lists them; those of the page stand in wire.py. The
page's types are written from these (`make types`)."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from crenel.kernel.shapes import Move
from crenel.server.shapes import (
    ClocksShape,
    GameEventShape,
    LessonShape,
    LoggedEventShape,
    PuzzleShape,
    Seat,
    TableShape,
)

# ------------------------------------------------------------ parts of messages


class Undoable(TypedDict):
    """A decision that can be taken back, in notation."""

    move: str


class TakebackRequest(TypedDict):
    """Who asks to go back to which number of decisions, who agrees, and whose answer is missing."""

    by: Seat
    moves: int
    yes: list[Seat]
    waiting: list[Seat]


class Declined(TypedDict):
    """Whose request was refused last, and by whom."""

    by: Seat
    seat: Seat


class ChatLine(TypedDict):
    who: str
    """A handle of whoever wrote it, at this table only; the host may mute or remove them by it."""

    name: str
    seat: Seat | None
    text: str
    at: int
    kind: NotRequired[Literal["look", "will", "please"]]
    """Of someone who points at something, without a text."""
    target: NotRequired[str]
    """The name of the piece or place, as pages have it."""


class Taken(TypedDict):
    """A decision of a frozen table, in notation."""

    seat: Seat
    move: str


class Refusal(TypedDict):
    """Why a move is not legal."""

    reason: str
    rule: str
    page: int | None
    """The page of the rulebook on which the rule stands."""
    short: dict[str, int]
    """What is missing, and how much of it."""
    said: str
    rule_said: str | None
    book_said: str | None


class Reckoning(TypedDict):
    """The points if the game ended now, by seat and source."""

    points: list[dict[str, int]]
    totals: list[int]
    ranking: list[Seat]


# ------------------------------------------------------------ messages


class StateMessage(TypedDict):
    """The whole table as one person may see it; after a change, of the events only new ones."""

    t: Literal["state"]
    seq: int
    v: int
    table: TableShape
    view: dict[str, Any] | None
    """Null while the table is open."""
    moves: dict[str, list[Move]]
    """By seat of mine that may decide now."""
    ahead: list[Seat]
    """Those of my seats that wait and can plan their next turn."""
    events: list[LoggedEventShape]
    first: int
    """The number of the first event here: later ones that the page has were taken back."""
    undo: dict[str, list[Undoable]]
    """By seat of mine: what it may take back, newest first."""
    barrier: str | None
    """The event before which nothing can be taken back."""
    request: TakebackRequest | None
    declined: Declined | None
    chat: NotRequired[list[ChatLine]]
    """Only with the whole state."""
    lesson: NotRequired[LessonShape]
    """Only for the learner."""
    puzzle: NotRequired[PuzzleShape]
    """Only for whoever solves it."""
    taken: NotRequired[list[Taken]]
    """All decisions of a frozen table."""


class Ack(TypedDict):
    """It is done, and led to this version."""

    t: Literal["ack"]
    id: str
    v: int


class Refused(TypedDict):
    """It is not done."""

    t: Literal["refused"]
    id: str | None
    error: str
    said: str
    rule: NotRequired[str]
    short: NotRequired[dict[str, int]]
    v: int


class HintReason(TypedDict):
    """What speaks for a move: the key of its words, and the points by which it is better than the next best one there.
    With 0 points the words are a sentence of their own.
    """

    term: str
    points: int


class Answer(TypedDict):
    """What was asked for, and nothing else."""

    t: Literal["answer"]
    id: str
    why: NotRequired[Refusal | None]
    events: NotRequired[list[GameEventShape]]
    closes: NotRequired[bool]
    """New information would come out: there is no way back from it."""
    hint: NotRequired[str]
    """The move that this bot would make."""
    bot: NotRequired[str]
    reasons: NotRequired[list[HintReason]]
    """Why: at most three, the largest first."""
    view: NotRequired[dict[str, Any]]
    """What a planned turn looks like."""
    moves: NotRequired[list[Move]]
    """What may be done in it."""
    brings: NotRequired[list[list[GameEventShape]]]
    """What each planned decision would bring, as far as they are legal."""
    score: NotRequired[Reckoning]


class ChatMessage(ChatLine):
    t: Literal["chat"]
    seq: int


class Presence(TypedDict):
    """Who is at the table, who has been away for long, how many look on."""

    t: Literal["presence"]
    seq: int
    here: list[Seat]
    absent: list[Seat]
    watchers: int
    clocks: NotRequired[ClocksShape]
    busy: NotRequired[bool]
    """Whether a bot of this table has waited long for its turn, because many others think."""


class Pong(TypedDict):
    t: Literal["pong"]


class Bye(TypedDict):
    """The connection ends, and the page shall not come back by itself."""

    t: Literal["bye"]
    error: str
    said: str


FromServer = TypeAliasType("FromServer", StateMessage | Ack | Refused | Answer | ChatMessage | Presence | Pong | Bye)
