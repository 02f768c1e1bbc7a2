"""Messages of a table's socket, as docs/protocol.md lists them."""

from typing import Annotated, Literal

import msgspec

from crenel.server.errors import HttpRefusal

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
NO_SEAT = -1
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Planned = Annotated[list[Notation], msgspec.Meta(max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Act(msgspec.Struct, tag_field="t", tag="act"):
    id: Id
    v: Version
    seat: SeatNumber
    move: Notation


class Undo(msgspec.Struct, tag_field="t", tag="undo"):
    id: Id
    v: Version
    seat: SeatNumber
    count: Count = 1


class Ask(msgspec.Struct, tag_field="t", tag="ask"):
    id: Id
    what: Literal["why", "preview", "hint", "score", "look", "trace"]
    seat: SeatNumber = NO_SEAT  # what everybody may know is asked for by nobody in particular
    move: Notation = ""
    after: Planned | None = None  # what the seat has planned; None: it asks about the table as it is

    def __post_init__(self) -> None:
        if self.seat == NO_SEAT and self.what != "score":
            raise ValueError(f"{self.what} needs a seat")


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    id: Id
    text: Annotated[str, msgspec.Meta(max_length=500)]


class Point(msgspec.Struct, tag_field="t", tag="point"):
    """Point at a piece or a place of the table. Only pages know what its name means."""

    id: Id
    kind: Literal["look", "will", "please"]
    target: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9_-]+\Z")]


class Takeback(msgspec.Struct, tag_field="t", tag="takeback"):
    id: Id
    v: Version
    seat: SeatNumber
    moves: Count


class Vote(msgspec.Struct, tag_field="t", tag="vote"):
    id: Id
    seat: SeatNumber
    yes: bool


class Learn(msgspec.Struct, tag_field="t", tag="lesson"):
    """A prompt is read, the chapter shall begin again, or the learner wants no more help."""

    id: Id
    what: Literal["read", "again", "leave"]
    prompt: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Sync(msgspec.Struct, tag_field="t", tag="sync"):
    pass


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    pass


FromClient = Act | Undo | Ask | Chat | Point | Takeback | Vote | Learn | Sync | Ping

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    id: Id


def read(frame: str | bytes, largest: int) -> FromClient:
    """Decode a message from a client; refused if it is too long or malformed."""
    data = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
    if len(data) > largest:
        raise HttpRefusal("frame-too-large", 413, size=len(data), largest=largest)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpRefusal("frame-malformed", 400, detail=str(error)[:200]) from None


def name_of(frame: str | bytes) -> str | None:
    """Return the id of a malformed message, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(frame, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def write(message: object) -> bytes:
    return _encode(message)


def raw(part: object) -> msgspec.Raw:
    """Encode a part of a message in advance."""
    return msgspec.Raw(_encode(part))
