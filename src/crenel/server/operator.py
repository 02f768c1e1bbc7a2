"""What the operator may do, from the page or the command line. Each act is a list of changes that are saved
together, with a line of the audit log and word to the servers, which may remember something else."""

import secrets
from typing import Final

from crenel.server.accounts import SIGNUPS, forgetting, link, new_order, new_token
from crenel.server.clock import now
from crenel.server.errors import HttpRefusal
from crenel.server.store.moderation import Act, Audited, Known, OperatorNamed, PersonBanned, ReportClosed
from crenel.server.store.port import Change, SessionsEnded
from crenel.server.store.rights import KeyKept, TokenKept

ACTS: Final = "acts"  # name under which the newest act stands; servers look whether it has changed
ID_BYTES: Final = 16
LONGEST: Final = 500  # characters of a reason


def audited(by: str, act: str, subject: str = "", detail: str = "") -> list[Change]:
    """Return the line of the audit log for an act of an operator; `by` is empty for the command line."""
    line = Act(secrets.token_hex(ID_BYTES), now(), by, act, subject, detail[:LONGEST])
    return [Audited(line), KeyKept(ACTS, line.id)]


def ban(by: str, person: Known, reason: str) -> list[Change]:
    """End all sessions of a person, for good; their account opens no new one."""
    if person.operator:
        raise HttpRefusal("operator-banned")
    ended: list[Change] = [PersonBanned(person.id, now()), SessionsEnded(person.id)]
    return [*ended, *audited(by, "ban", _shown(person), reason)]


def unban(by: str, person: Known) -> list[Change]:
    return [PersonBanned(person.id, 0), *audited(by, "unban", _shown(person))]


def name_operator(by: str, person: Known, operator: bool) -> list[Change]:
    if person.login is None:
        raise HttpRefusal("no-account")
    act = "operator" if operator else "operator-off"
    return [OperatorNamed(person.id, operator), *audited(by, act, _shown(person))]


def close_table(by: str, table: str) -> list[Change]:
    """Have the server close the table that has it."""
    return [new_order("close", table=table), *audited(by, "close", table)]


def close_report(by: str, report: str) -> list[Change]:
    return [ReportClosed(report, now()), *audited(by, "report-done", report)]


def choose_signups(by: str, signups: str) -> list[Change]:
    if signups not in SIGNUPS:
        raise HttpRefusal("bad-signups", 422, value=signups, known=", ".join(SIGNUPS))
    return [KeyKept("signups", signups), *audited(by, "signups", "", signups)]


def invite(by: str, address: str) -> tuple[str, list[Change]]:
    """Return the link with which somebody may make an account once."""
    token, saved = new_token("invite")
    return link(address, "invited", token), [TokenKept(saved), *audited(by, "invite")]


def reset_link(by: str, person: Known, address: str) -> tuple[str, list[Change]]:
    """Return the link with which a person may choose a new password once."""
    if person.login is None:
        raise HttpRefusal("no-account")
    token, saved = new_token("reset", person.id)
    return link(address, "reset", token), [TokenKept(saved), *audited(by, "reset", _shown(person))]


def forget(by: str, person: Known) -> list[Change]:
    """Delete a person, as they could themselves."""
    return [*forgetting(person.id), *audited(by, "forget", person.id)]


def tidy(by: str) -> list[Change]:
    """Have a server delete now what is kept for some days only."""
    return [new_order("tidy"), *audited(by, "tidy")]


def _shown(person: Known) -> str:
    """Return how the audit log names a person: a guest by the id, for their name may be anybody's."""
    return person.login or person.id
