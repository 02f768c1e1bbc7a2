"""What can be saved about notices away from the page, and when people are away; and the questions about it, which take
a connection."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, func, select

from crenel.server.entries import Span
from crenel.server.store.schema import absences, notice_choices, notices, push_devices, sessions

Channel = Literal["push", "mail", "webhook"]
Event = Literal["turn", "clock", "started", "ended", "invited", "mentioned"]
CHANNELS: tuple[Channel, ...] = ("push", "mail", "webhook")
EVENTS: tuple[Event, ...] = ("turn", "clock", "started", "ended", "invited", "mentioned")


class Quiet(msgspec.Struct):
    """Hours without notices, in minutes after midnight at the place of a time zone."""

    start: int
    end: int
    zone: str


class Choices(msgspec.Struct, omit_defaults=True):
    """What a person wants to be told, and how. Nothing, until they say so."""

    channels: list[Channel] = []
    events: list[Event] = msgspec.field(default_factory=lambda: list(EVENTS))
    quiet: Quiet | None = None
    webhook: str = ""  # its address
    secret: str = ""  # with which what goes there is signed
    ends: str = ""  # in the link of each mail: whoever has it may end them


class Notice(msgspec.Struct, frozen=True):
    """Notice that waits in the outbox. A newer one of the same kind takes its place."""

    person: str
    channel: Channel
    table: str
    event: Event
    at: int
    due: int
    tries: int = 0


class Device(msgspec.Struct, frozen=True):
    """Browser that takes pushed notices, as long as its session lives."""

    id: str  # a hash of the endpoint
    session: str  # hash of the token
    person: str
    endpoint: str
    key: str  # public key of the browser, base64url
    auth: str


# ------------------------------------------------------------ changes


class ChoicesKept(msgspec.Struct):
    person: str
    choices: Choices


class DeviceKept(msgspec.Struct):
    device: Device
    at: int


class DeviceGone(msgspec.Struct):
    id: str
    person: str


class NoticeKept(msgspec.Struct):
    """Puts a notice into the outbox."""

    notice: Notice


class NoticeDone(msgspec.Struct):
    """Takes a notice out of the outbox, unless a newer one has taken its place."""

    notice: Notice


class NoticeLater(msgspec.Struct):
    """Changes when a notice is due, unless a newer one has taken its place."""

    notice: Notice
    due: int
    tries: int


class NoticesSeen(msgspec.Struct):
    """Takes all notices of a table for a person who looks at it out of the outbox, but for the clock's."""

    person: str
    table: str


class SendingBegun(msgspec.Struct):
    """Reserves the notices of a person on a channel for one server; Taken if another sends them."""

    person: str
    channel: Channel
    at: int


class SendingEnded(msgspec.Struct):
    """Ends a reservation, unless it has expired and another server has one."""

    person: str
    channel: Channel
    since: int


class SendingsExpired(msgspec.Struct):
    """Ends the reservations from before a time: their server has stopped."""

    before: int


class AbsencesKept(msgspec.Struct):
    person: str
    spans: list[Span]


class NoticesForgotten(msgspec.Struct):
    """Erases what this module keeps of a person."""

    person: str


NoticeChange = (
    ChoicesKept
    | DeviceKept
    | DeviceGone
    | NoticeKept
    | NoticeDone
    | NoticeLater
    | NoticesSeen
    | SendingBegun
    | SendingEnded
    | SendingsExpired
    | AbsencesKept
    | NoticesForgotten
)


# ------------------------------------------------------------ questions

read_choices = msgspec.json.Decoder(Choices).decode
read_spans = msgspec.json.Decoder(list[Span]).decode


def choices_of(read: Connection, person: str) -> Choices:
    found = read.execute(select(notice_choices.c.choices).where(notice_choices.c.person == person)).scalar()
    return read_choices(found) if found else Choices()


def all_choices(read: Connection) -> dict[str, Choices]:
    return {row.person: read_choices(row.choices) for row in read.execute(select(notice_choices))}


def due_notices(read: Connection, at: int, limit: int) -> list[tuple[str, Channel]]:
    """Return whom something is to be sent by then, and by which channel; whoever waits longest first."""
    grouped = select(notices.c.person, notices.c.channel).group_by(notices.c.person, notices.c.channel)
    query = grouped.having(func.min(notices.c.due) <= at).order_by(func.min(notices.c.due)).limit(limit)
    return [(row.person, row.channel) for row in read.execute(query)]


def notices_for(read: Connection, person: str, channel: Channel, until: int, limit: int) -> list[Notice]:
    """Return the notices that are due until a time, oldest first."""
    mine = select(notices).where(notices.c.person == person, notices.c.channel == channel, notices.c.due <= until)
    rows = read.execute(mine.order_by(notices.c.at, notices.c.table_id, notices.c.event).limit(limit))
    return [Notice(row.person, row.channel, row.table_id, row.event, row.at, row.due, row.tries) for row in rows]


def devices_of(read: Connection, person: str) -> list[Device]:
    """Return the devices of a person whose sessions live."""
    joined = select(push_devices).join(sessions, sessions.c.token == push_devices.c.session)
    rows = read.execute(joined.where(push_devices.c.person == person).order_by(push_devices.c.created))
    return [Device(row.id, row.session, row.person, row.endpoint, row.key, row.auth) for row in rows]


def absences_of(read: Connection, person: str) -> list[Span]:
    found = read.execute(select(absences.c.spans).where(absences.c.person == person)).scalar()
    return read_spans(found) if found else []
