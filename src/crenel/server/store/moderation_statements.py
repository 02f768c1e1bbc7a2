"""Statements that save the changes of `moderation.py`, for both databases."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, insert, update

from crenel.server.store.moderation import (
    Audited,
    ModerationChange,
    OperatorNamed,
    PersonBanned,
    ReportClosed,
    ReportFiled,
)
from crenel.server.store.schema import audit, people, reports

Rows = list[tuple[Any, dict[str, Any]]]

ADD_ACT: Final = insert(audit)
FILE_REPORT: Final = insert(reports)
CLOSE_REPORT: Final = update(reports).where(reports.c.id == bindparam("key"))
BAN: Final = update(people).where(people.c.id == bindparam("key")).values(banned=bindparam("since"))
NAME_OPERATOR: Final = update(people).where(people.c.id == bindparam("key")).values(operator=bindparam("whether"))
ORDER: Final[list[Any]] = [ADD_ACT, FILE_REPORT, CLOSE_REPORT, BAN, NAME_OPERATOR]
BOUND: Final = ("since", "whether")  # parameters that are not columns


def moderation_rows(change: ModerationChange) -> Rows:
    match change:
        case Audited():
            return [(ADD_ACT, msgspec.structs.asdict(change.act))]
        case ReportFiled():
            row = msgspec.structs.asdict(change.report)
            return [(FILE_REPORT, {"table_id": row.pop("table"), **row})]
        case ReportClosed():
            return [(CLOSE_REPORT, {"key": change.report, "closed": change.at})]
        case PersonBanned():
            return [(BAN, {"key": change.person, "since": change.at})]
        case OperatorNamed():
            return [(NAME_OPERATOR, {"key": change.person, "whether": change.operator})]
