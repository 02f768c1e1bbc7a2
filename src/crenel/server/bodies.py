"""What requests over HTTP may hold, for the OpenAPI document, the type checker and the page (`make types`)."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from crenel.server.names import clean

NAME_LENGTH = 40  # characters, as they were sent


def cleaned(value: object) -> object:
    return clean(value) if isinstance(value, str) and len(value) <= NAME_LENGTH else value


Name = Annotated[str, BeforeValidator(cleaned), StringConstraints(min_length=1, max_length=NAME_LENGTH)]
Login = Annotated[str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9_.-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Handle = Annotated[str, StringConstraints(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
A_MONTH = 30 * 24 * 3600
DEEPEST = 16  # lists and objects inside each other


def shallow(value: dict[str, Any]) -> dict[str, Any]:
    """Refuse what is nested deeper than any option is: checks of the games recurse."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in _inside(each)]
    if level:
        raise ValueError(f"nested deeper than {DEEPEST}")
    return value


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


Options = Annotated[dict[str, Any], AfterValidator(shallow)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class GuestBody(Strict):
    name: Name


class AccountBody(Strict):
    login: Login
    password: Password


class PasswordBody(Strict):
    old: Password
    new: Password


class ChangeBody(Strict):
    name: Name | None = None
    language: Literal["en", "es", "pl"] | None = None


class MySeat(Strict):
    kind: Literal["me"]
    name: Name | None = None  # of somebody else at the same screen


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
    away: Annotated[int, Field(ge=0, le=60)] = 0


class TableBody(Strict):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = Field(default_factory=dict)
    seats: list[Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]] = Field(min_length=1, max_length=8)
    title: Annotated[str, BeforeValidator(cleaned), StringConstraints(max_length=80)] = ""
    listed: bool = False
    after: AfterBody | None = None
    hints: bool = False
    hide_scores: bool = False
    pace: PaceBody | None = None
    more_time: list[Annotated[int, Field(ge=0, le=A_MONTH)]] = Field(default_factory=list, max_length=8)
    undo: bool = True


class FileBody(Strict):
    text: Annotated[str, StringConstraints(max_length=64_000)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""


class OptionsBody(Strict):
    """Options of a table that is not opened yet, without those that are files."""

    seats: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[str, Any], Field(max_length=60)] = {}


class JoinBody(Strict):
    seat: SeatNumber | None = None
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None


class MuteBody(Strict):
    who: Handle
    muted: bool = True


class RemoveBody(Strict):
    who: Handle
    may_return: bool = False


class BotBody(Strict):
    seat: SeatNumber
    bot: BotName
