"""What goes over HTTP, for the OpenAPI document and for the type checker."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from crenel.bots.analysis import Analysis

# ------------------------------------------------------------ answers


class ErrorShape(TypedDict):
    error: str
    said: str
    details: dict[str, Any]


class MeShape(TypedDict):
    id: str
    name: str
    account: str | None
    language: str


class BotShape(TypedDict):
    name: str
    title: str
    about: str
    strength: NotRequired[float]


class GameShape(TypedDict):
    name: str
    seats: list[int]
    options: dict[str, Any]
    bots: list[BotShape]


class ValueShape(TypedDict):
    value: Any


class SeatShape(TypedDict):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: NotRequired[str]
    mine: bool
    here: bool
    left: bool
    absent: bool
    kept: NotRequired[bool]
    back: NotRequired[bool]
    invite: NotRequired[str]


class AfterShape(TypedDict):
    """The moment of a finished game from which a table goes on."""

    table: str
    moment: int


class PaceShape(TypedDict):
    """How much time people have, in seconds."""

    bank: int
    extra: int


class ClocksShape(TypedDict):
    """The milliseconds each seat had left at this moment, and whose clocks run. Bots have none."""

    at: int
    left: list[int | None]
    running: list[int]


class TableShape(TypedDict):
    id: str
    game: str
    options: dict[str, Any]
    title: str
    listed: bool
    hide_scores: bool
    status: Literal["open", "playing", "over"]
    created: int
    touched: int
    host: bool
    seats: list[SeatShape]
    version: int
    actors: list[int]
    scores: list[int]
    ranking: list[int] | None
    commitment: str
    seed: str | None
    rematch: str | None
    after: AfterShape | None
    hints: bool
    frozen: bool
    pace: PaceShape | None
    clocks: ClocksShape | None


class TablesShape(TypedDict):
    open: list[TableShape]
    mine: list[TableShape]


class MomentShape(TypedDict):
    n: int
    count: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    move: str | None
    seat: int | None


class AnalysisShape(TypedDict):
    """How far the analysis of a finished game is, and what it has found so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float
    analysis: Analysis | None


class HealthShape(TypedDict):
    status: Literal["ok"]


# ------------------------------------------------------------ questions

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Login = Annotated[str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9_.-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
A_MONTH = 30 * 24 * 3600


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class GuestBody(Strict):
    name: Name


class AccountBody(Strict):
    login: Login
    password: Password


class ChangeBody(Strict):
    name: Name | None = None
    language: Literal["en", "es", "pl"] | None = None


class MySeat(Strict):
    kind: Literal["me"]


class OpenSeat(Strict):
    kind: Literal["open"]


class BotSeat(Strict):
    kind: Literal["bot"]
    bot: BotName


class AfterBody(Strict):
    table: Annotated[str, StringConstraints(max_length=64)]
    moment: Annotated[int, Field(ge=0, le=100_000)]


class PaceBody(Strict):
    bank: Annotated[int, Field(ge=60, le=A_MONTH)]
    extra: Annotated[int, Field(ge=0, le=A_MONTH)]


class TableBody(Strict):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]] = Field(min_length=1, max_length=8)
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    listed: bool = False
    after: AfterBody | None = None
    hints: bool = False
    hide_scores: bool = False
    pace: PaceBody | None = None


class FileBody(Strict):
    text: Annotated[str, StringConstraints(max_length=16_000)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""


class JoinBody(Strict):
    seat: SeatNumber | None = None
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None


class BotBody(Strict):
    seat: SeatNumber
    bot: BotName
