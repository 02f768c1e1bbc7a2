"""What goes over HTTP about notices away from the page, and about absences."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType, TypedDict

from crenel.server.bodies import Strict

NoticeChannel = TypeAliasType("NoticeChannel", Literal["push", "mail", "webhook"])
NoticeEvent = TypeAliasType("NoticeEvent", Literal["turn", "clock", "started", "ended", "invited", "mentioned"])

# ------------------------------------------------------------ answers


class QuietShape(TypedDict):
    """Hours without notices, in minutes after midnight."""

    start: int
    end: int
    zone: str


class NoticesShape(TypedDict):
    """What a person is told while they are away from the page."""

    offers: list[NoticeChannel]
    """The channels that the operator has set up."""
    channels: list[NoticeChannel]
    """Those that the person wants."""
    events: list[NoticeEvent]
    quiet: QuietShape | None
    push_key: str | None
    """The server's public key, for the browser's push manager."""
    devices: int
    """How many browsers get pushed notices."""
    here: bool
    """Whether that of this session does."""
    mail: str | None
    """The verified address of the account."""
    webhook: str | None
    secret: str | None
    """With which what goes to the webhook is signed."""


class SpanShape(TypedDict):
    """Two moments, in milliseconds since 1970."""

    start: int
    end: int


class AbsencesShape(TypedDict):
    absences: list[SpanShape]


class NoticeTestShape(TypedDict):
    """What became of a notice that was sent to try a channel."""

    outcome: Literal["sent", "later", "never"]
    """Taken; not now, where another attempt makes sense; refused."""


# ------------------------------------------------------------ questions

Minute = Annotated[int, Field(ge=0, lt=1440)]
Moment = Annotated[int, Field(ge=0, lt=2**53)]
Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,120}={0,2}$")]


class QuietBody(Strict):
    start: Minute
    end: Minute
    zone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,60}$")]


class NoticesBody(Strict):
    channels: list[NoticeChannel] = Field(max_length=3)
    events: list[NoticeEvent] = Field(max_length=6)
    quiet: QuietBody | None = None


class DeviceBody(Strict):
    """Subscription of a browser's push manager."""

    endpoint: Endpoint
    key: Base64
    auth: Base64


class UnsubscribeBody(Strict):
    endpoint: Endpoint


class WebhookBody(Strict):
    url: Endpoint | None = None


class NoticeTestBody(Strict):
    channel: NoticeChannel


class SpanBody(Strict):
    start: Moment
    end: Moment


class AbsencesBody(Strict):
    absences: list[SpanBody] = Field(max_length=30)
