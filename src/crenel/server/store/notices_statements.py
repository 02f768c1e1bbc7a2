"""Statements that save the changes of `notices.py`, for both databases. What is replaced is deleted before it is
inserted."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from crenel.server.store.notices import (
    AbsencesKept,
    ChoicesKept,
    DeviceGone,
    DeviceKept,
    NoticeChange,
    NoticeDone,
    NoticeKept,
    NoticeLater,
    NoticesForgotten,
    NoticesSeen,
    SendingBegun,
    SendingEnded,
    SendingsExpired,
)
from crenel.server.store.schema import absences, notice_choices, notices, push_devices, sendings

Rows = list[tuple[Any, dict[str, Any]]]
encode = msgspec.json.Encoder().encode

OF_PLACE: Final = (
    notices.c.person == bindparam("of_person"),
    notices.c.channel == bindparam("of_channel"),
    notices.c.table_id == bindparam("of_table"),
    notices.c.event == bindparam("of_event"),
)
CLEAR_CHOICES: Final = delete(notice_choices).where(notice_choices.c.person == bindparam("of_person"))
ADD_CHOICES: Final = insert(notice_choices)
CLEAR_DEVICE: Final = delete(push_devices).where(push_devices.c.id == bindparam("of_device"))
REMOVE_DEVICE: Final = CLEAR_DEVICE.where(push_devices.c.person == bindparam("of_person"))
ADD_DEVICE: Final = insert(push_devices).values(key=bindparam("of_browser"))
CLEAR_NOTICE: Final = delete(notices).where(*OF_PLACE)
END_NOTICE: Final = CLEAR_NOTICE.where(notices.c.at == bindparam("of_time"))
MOVE_NOTICE: Final = update(notices).where(*OF_PLACE, notices.c.at == bindparam("of_time"))
SEE_NOTICES: Final = delete(notices).where(
    notices.c.person == bindparam("of_person"),
    notices.c.table_id == bindparam("of_table"),
    notices.c.event != bindparam("of_event"),
)
ADD_NOTICE: Final = insert(notices)
BEGIN_SENDING: Final = insert(sendings)
END_SENDING: Final = delete(sendings).where(
    sendings.c.person == bindparam("of_person"),
    sendings.c.channel == bindparam("of_channel"),
    sendings.c.since == bindparam("of_time"),
)
EXPIRE_SENDINGS: Final = delete(sendings).where(sendings.c.since < bindparam("before"))
CLEAR_ABSENCES: Final = delete(absences).where(absences.c.person == bindparam("of_person"))
ADD_ABSENCES: Final = insert(absences)
FORGET: Final = [
    delete(table).where(table.c.person == bindparam("of_person"))
    for table in (notice_choices, push_devices, notices, sendings, absences)
]
ORDER: Final[list[Any]] = [
    CLEAR_CHOICES,
    ADD_CHOICES,
    CLEAR_DEVICE,
    REMOVE_DEVICE,
    ADD_DEVICE,
    END_NOTICE,
    MOVE_NOTICE,
    SEE_NOTICES,
    CLEAR_NOTICE,
    ADD_NOTICE,
    EXPIRE_SENDINGS,
    END_SENDING,
    BEGIN_SENDING,
    CLEAR_ABSENCES,
    ADD_ABSENCES,
    *FORGET,
]
BOUND: Final = (
    "of_device",
    "of_person",
    "of_channel",
    "of_table",
    "of_event",
    "of_time",
)  # parameters that are not columns


def notice_rows(change: NoticeChange) -> Rows:
    match change:
        case NoticeKept() | NoticeDone() | NoticeLater():
            return _outbox_rows(change)
        case ChoicesKept():
            row = {"person": change.person, "choices": encode(change.choices)}
            return [(CLEAR_CHOICES, {"of_person": change.person}), (ADD_CHOICES, row)]
        case DeviceKept():
            added = {**msgspec.structs.asdict(change.device), "created": change.at}
            added["of_browser"] = added.pop("key")  # a parameter of this name is what other statements look for
            return [(CLEAR_DEVICE, {"of_device": change.device.id}), (ADD_DEVICE, added)]
        case DeviceGone():
            return [(REMOVE_DEVICE, {"of_device": change.id, "of_person": change.person})]
        case NoticesSeen():
            return [(SEE_NOTICES, {"of_person": change.person, "of_table": change.table, "of_event": "clock"})]
        case SendingBegun():
            return [(BEGIN_SENDING, {"person": change.person, "channel": change.channel, "since": change.at})]
        case SendingEnded():
            place = {"of_person": change.person, "of_channel": change.channel, "of_time": change.since}
            return [(END_SENDING, place)]
        case SendingsExpired():
            return [(EXPIRE_SENDINGS, {"before": change.before})]
        case AbsencesKept():
            row = {"person": change.person, "spans": encode(change.spans)}
            return [(CLEAR_ABSENCES, {"of_person": change.person}), (ADD_ABSENCES, row)]
        case NoticesForgotten():
            return [(statement, {"of_person": change.person}) for statement in FORGET]


def _outbox_rows(change: NoticeKept | NoticeDone | NoticeLater) -> Rows:
    notice = change.notice
    place = {
        "of_person": notice.person,
        "of_channel": notice.channel,
        "of_table": notice.table,
        "of_event": notice.event,
    }
    match change:
        case NoticeKept():
            row = msgspec.structs.asdict(notice)
            return [(CLEAR_NOTICE, place), (ADD_NOTICE, {"table_id": row.pop("table"), **row})]
        case NoticeDone():
            return [(END_NOTICE, {**place, "of_time": notice.at})]
        case NoticeLater():
            return [(MOVE_NOTICE, {**place, "of_time": notice.at, "due": change.due, "tries": change.tries})]
