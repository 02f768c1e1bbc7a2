"""What goes over HTTP about accounts."""

from typing import Annotated, Any, Literal

from pydantic import StringConstraints
from typing_extensions import TypeAliasType, TypedDict

from crenel.server.mail import LONGEST
from crenel.server.shapes import AccountBody, Password, Strict

SignupMode = TypeAliasType("SignupMode", Literal["open", "closed", "invited", "verified"])
MailAddress = Annotated[str, StringConstraints(min_length=3, max_length=LONGEST)]
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
    games: list[dict[str, Any]]


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
