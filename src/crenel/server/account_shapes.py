"""What goes over HTTP about accounts."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType, TypedDict

from crenel.server.bodies import AccountBody, Handle, Password, SeatNumber, Strict
from crenel.server.mail import LONGEST

SignupMode = TypeAliasType("SignupMode", Literal["open", "closed", "invited", "verified"])
MailAddress = Annotated[str, StringConstraints(min_length=3, max_length=LONGEST)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]
TokenText = Annotated[str, StringConstraints(min_length=1, max_length=100)]

# ------------------------------------------------------------ answers


class SignupsShape(TypedDict):
    """Who may make an account, and whether the server sends mails."""

    signups: SignupMode
    mails: bool


class ExportShape(TypedDict):
    """All that is stored of a person, but for secrets."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    absences: list[Any]
    tables: list[str]
    notices: dict[str, Any]
    reports: list[dict[str, Any]]
    """Those that they filed."""
    games: list[dict[str, Any]]


class ReportShape(TypedDict):
    """What somebody reported, with the names of today."""

    id: str
    at: int
    table: str
    who: str | None
    """Whoever is meant; null: the table."""
    person: str | None
    quote: str
    """The line of the chat that is meant."""
    said: str
    reporter: str


class AuditLineShape(TypedDict):
    """What an operator did."""

    id: str
    at: int
    by: str
    """Login of the operator; empty: the command line."""
    act: str
    subject: str
    detail: str


class KnownShape(TypedDict):
    """A person as operators see them."""

    id: str
    name: str
    account: str | None
    created: int
    operator: bool
    banned: int
    """Since when; 0: not."""


class OverviewShape(TypedDict):
    """How the server and its tables are, for operators."""

    signups: SignupMode
    checks: dict[str, str]
    counts: dict[str, int]
    sockets: int
    live: int
    """Tables in memory."""


# ------------------------------------------------------------ questions


class SignupBody(AccountBody):
    """A new account; an invitation or an address where the server asks for one."""

    invite: TokenText | None = None
    mail: MailAddress | None = None


class ForgottenBody(Strict):
    """The name or the address of an account."""

    who: MailAddress


class ResetBody(Strict):
    token: TokenText
    password: Password


class ProofBody(Strict):
    token: TokenText


class MailBody(Strict):
    """The address of an account; null: none."""

    mail: MailAddress | None
    password: Password


class DeleteBody(Strict):
    """The password, where there is one: deleting cannot be taken back."""

    password: Password | None = None


class ReportBody(Strict):
    """What is wrong with a table, with the player of a seat, or with somebody in its chat (`who`) and a line of theirs
    (`at`)."""

    seat: SeatNumber | None = None
    who: Handle | None = None
    at: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    text: Reason


class BanBody(Strict):
    banned: bool
    reason: Reason = ""


class SignupsBody(Strict):
    signups: SignupMode
