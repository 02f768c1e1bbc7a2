"""`crenel admin`: what the operator of a house does, also while servers run on its store."""

import argparse
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from crenel import CrenelError
from crenel.locales import known, say

if TYPE_CHECKING:
    from crenel.server.store.moderation import Known
    from crenel.server.store.port import Change

SHOWN = 50  # lines of a list
FOREVER = 2**53
PATIENCE = 10.0  # seconds to wait for a running server
HERE = "http://127.0.0.1:8000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*")
    parser.add_argument("--store", default="")


def usage(language: str) -> str:
    return say("help-admin", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    # Late, so that the other commands start quickly.
    from crenel.server.settings import chosen_store, from_environment  # noqa: PLC0415

    console = Console(chosen_store(found.store), from_environment().public_address or HERE, language)
    words = {"people": console.people, "tables": console.tables, "reports": console.reports, "audit": console.audit}
    match found.words:
        case ["people", text]:
            console.people(text)
        case [("people" | "tables" | "reports" | "audit") as what]:
            words[what]()
        case ["ban", who, *reason]:
            console.ban(who, " ".join(reason))
        case ["unban" | "operator" | "reset" | "forget" as act, who]:
            getattr(console, act)(who)
        case ["operator", who, "off"]:
            console.operator(who, False)
        case ["close", table]:
            console.close(table)
        case ["done", report]:
            console.done(report)
        case ["signups", mode]:
            console.signups(mode)
        case ["invite" | "tidy" as act]:
            getattr(console, act)()
        case _:
            raise CrenelError("admin-words")
    return 0


class Console:
    """The acts and lists of the operator, at a terminal."""

    def __init__(self, store: str, address: str, language: str) -> None:
        self.store = store
        self.address = address
        self.language = language

    def say(self, key: str, **details: object) -> None:
        print(say(key, details, self.language))

    def _ask(self, question: Callable[[Any], Any]) -> Any:
        from crenel.server.store import looking_into  # noqa: PLC0415

        with looking_into(self.store) as read:
            return question(read)

    def _save(self, changes: "list[Change]") -> None:
        from crenel.server.store import writing_into  # noqa: PLC0415

        with writing_into(self.store) as save:
            save(changes)

    def _called(self, who: str) -> "Known":
        from crenel.server.store.moderation import person_called  # noqa: PLC0415

        found: Known | None = self._ask(lambda read: person_called(read, who))
        if found is None:
            raise CrenelError("no-such-account", who=who)
        return found

    # ------------------------------------------------------------ lists

    def people(self, text: str = "") -> None:
        from crenel.server.store.moderation import people_like  # noqa: PLC0415

        for each in self._ask(lambda read: people_like(read, text, SHOWN)):
            marks = [mark for mark, there in (("operator", each.operator), ("banned", each.banned)) if there]
            print(moment(each.created), each.id, each.login or "-", each.name, *marks)

    def tables(self) -> None:
        from crenel.server.store.moderation import tables_before  # noqa: PLC0415
        from crenel.server.store.sql import read_summary  # noqa: PLC0415

        for face in self._ask(lambda read: tables_before(read, FOREVER, SHOWN)):
            table = read_summary(face)
            names = ", ".join(seat.name or "-" for seat in table.seats)
            status = "closed" if table.closed else table.status
            print(moment(table.touched), table.header.id, table.header.game, status, names)

    def reports(self) -> None:
        from crenel.server.store.moderation import reports_before  # noqa: PLC0415

        for each in self._ask(lambda read: reports_before(read, FOREVER, SHOWN)):
            print(moment(each.at), each.id, each.table, each.person or "-", repr(each.quote), repr(each.said))

    def audit(self) -> None:
        from crenel.server.store.moderation import acts_before  # noqa: PLC0415

        for each in self._ask(lambda read: acts_before(read, FOREVER, SHOWN)):
            act = f"audit-{each.act}"
            said = say(act, None, self.language) if known(act, self.language) else each.act
            by = each.by or say("audit-command", None, self.language)
            print(moment(each.at), by, said, each.subject, each.detail)

    # ------------------------------------------------------------ acts

    def ban(self, who: str, reason: str) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.ban("", self._called(who), reason))
        self.say("admin-banned", who=who)

    def unban(self, who: str) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.unban("", self._called(who)))
        self.say("admin-unbanned", who=who)

    def operator(self, who: str, on: bool = True) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.name_operator("", self._called(who), on))
        self.say("admin-operator" if on else "admin-operator-off", who=who)

    def reset(self, who: str) -> None:
        from crenel.server import operator  # noqa: PLC0415

        link, changes = operator.reset_link("", self._called(who), self.address)
        self._save(changes)
        print(link)

    def invite(self) -> None:
        from crenel.server import operator  # noqa: PLC0415

        link, changes = operator.invite("", self.address)
        self._save(changes)
        print(link)

    def signups(self, mode: str) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.choose_signups("", mode))
        self.say("admin-signups", mode=mode)

    def done(self, report: str) -> None:
        from crenel.server import operator  # noqa: PLC0415
        from crenel.server.store.moderation import report_of  # noqa: PLC0415

        if self._ask(lambda read: report_of(read, report)) is None:
            raise CrenelError("no-such-report")
        self._save(operator.close_report("", report))
        self.say("admin-report-done")

    def forget(self, who: str) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.forget("", self._called(who)))
        self.say("admin-forgotten", who=who)

    def close(self, table: str) -> None:
        from crenel.server import operator  # noqa: PLC0415
        from crenel.server.store.moderation import has_table  # noqa: PLC0415

        if not self._ask(lambda read: has_table(read, table)):
            raise CrenelError("no-such-table")
        self._save(operator.close_table("", table))
        self._wait("close", table)

    def tidy(self) -> None:
        from crenel.server import operator  # noqa: PLC0415

        self._save(operator.tidy(""))
        self._wait("tidy")

    def _wait(self, kind: str, table: str = "") -> None:
        """Wait until a server has done an order; if none runs, the next one that starts does it."""
        from crenel.server.store.rights import ordered  # noqa: PLC0415

        end = time.monotonic() + PATIENCE
        while self._ask(lambda read: ordered(read, kind, table)):
            if time.monotonic() > end:
                self.say("admin-ordered")
                return
            time.sleep(0.2)
        self.say("admin-done")


def moment(at: int) -> str:
    """Return a time as logs have it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
