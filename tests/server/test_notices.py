"""Notices away from the page: who is told what, together, once, and on which channels."""

import asyncio
import hashlib
import hmac
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crenel.locales import LANGUAGES, say
from crenel.server.entries import Acted, ChatSent, Joined, Pace, Rematched, Undone
from crenel.server.notices.book import NoticeBook
from crenel.server.notices.channels import Bundle, MailChannel, signature
from crenel.server.notices.push import new_key
from crenel.server.notices.quiet import quiet_until
from crenel.server.notices.recorder import TableNotices
from crenel.server.notices.texts import Words, line_of, mail_text, pushed, words_of
from crenel.server.store import notices as stored
from crenel.server.store.notices import (
    CHANNELS,
    EVENTS,
    Choices,
    Notice,
    NoticeKept,
    Quiet,
)
from crenel.server.store.port import Person
from crenel.server.table_log import TableLog
from tests.server.receiver import Receiver, receiving
from tests.server.room import ME, OPEN, QUICK, Message, Player, Server, actor_of, eventually, running
from tests.server.test_clocks import DAILY, acts, paced, plays_turn
from tests.server.test_table_log import PEOPLE, opened
from tests.server.test_tables import join, token

PAUSE = 120_000
HOUR = 3600_000
ALL = Choices(channels=["webhook"], webhook="https://example.org/", secret="s")


def book_of(choices: dict[str, Choices]) -> NoticeBook:
    """A book without a store."""
    book = NoticeBook(None, CHANNELS)  # type: ignore[arg-type]
    book.choices = choices
    return book


def told(changes: list[NoticeKept]) -> set[tuple[str, str]]:
    return {(each.notice.person, each.notice.event) for each in changes}


# ------------------------------------------------------------ what an entry brings


def recorded(log: TableLog, people: dict[str, Choices] | None = None) -> TableNotices:
    return TableNotices(book_of(people or dict.fromkeys(PEOPLE, ALL)), log, 120.0)


def test_the_last_to_sit_down_starts_the_game_and_the_others_hear_of_it() -> None:
    plain, _ = opened(2, "printed")
    log = TableLog(plain.header)
    notices = recorded(log)
    entry = Joined(at=5, person="bob", seat=1, name="Bob")
    log.apply_entry(entry)
    first = log.state().actors[0]
    wanted = {("ada", "started")} | ({("ada", "turn")} if first == 0 else set())
    assert told(notices.after(log, entry, [])) == wanted


def test_whose_turn_it_becomes_is_told_and_nobody_who_is_here() -> None:
    log = paced(2, None)
    notices = recorded(log)
    first = log.state().actors[0]
    person, other = (log.seating.seats[seat].person for seat in (first, 1 - first))
    while first in log.state().actors:
        state = log.state()
        entry = Acted(at=9, person=person, seat=first, move=state.text(state.actions(first)[0], first))
        log.apply_entry(entry)
        changes = notices.after(log, entry, [])
        assert told(changes) == (set() if first in log.state().actors else {(other, "turn")})
    (change,) = changes
    assert (change.notice.at, change.notice.due, change.notice.channel) == (9, 9 + PAUSE, "webhook")

    again = recorded(log)
    undone = Undone(at=10, person=person, seat=first, count=1)
    log.apply_entry(undone)
    assert told(again.after(log, undone, [])) == set(), "it was their own undo"
    entry = Acted(at=11, person=person, seat=first, move=entry.move)
    log.apply_entry(entry)
    assert told(again.after(log, entry, [1 - first])) == set(), "they look at the table"


def test_only_those_who_asked_for_it_are_told_and_only_what_they_asked_for() -> None:
    for choices in ({}, {"bob": Choices()}, {"bob": Choices(["push"], ["ended"])}):
        log = paced(2, None)
        notices = recorded(log, {"ada": Choices(), **choices})
        for _ in range(2):
            who = log.state().actors[0]
            acts(log, 5)
            entry = Acted(at=5, person=PEOPLE[who], seat=who, move="")
            assert notices.after(log, entry, []) == []


def test_names_in_the_chat_are_told_to_their_players() -> None:
    log = paced(3, None)
    notices = recorded(log)

    def says(text: str, person: str = "ada", kind: str = "") -> set[tuple[str, str]]:
        entry = ChatSent(at=5, person=person, name=person, text=text, kind=kind)
        log.apply_entry(entry)
        return told(notices.after(log, entry, []))

    names = [seat.name for seat in log.seating.seats]
    assert says(f"@{names[1].upper()}: your move?") == {("bob", "mentioned")}
    assert says(f"{names[1]}, your move?") == set()
    assert says(f"@{names[0]} that is me") == set()
    assert says(f"@{names[1]} @{names[2]}") == {(PEOPLE[1], "mentioned"), (PEOPLE[2], "mentioned")}


def test_a_rematch_invites_all_who_played() -> None:
    log = paced(3, None)
    notices = recorded(log)
    entry = Rematched(at=5, person="ada", table="next")
    log.apply_entry(entry)
    assert told(notices.after(log, entry, [])) == {(PEOPLE[1], "invited"), (PEOPLE[2], "invited")}


def test_a_clock_of_days_warns_before_it_is_up_and_not_while_it_stands_still() -> None:
    log = paced(2, DAILY)
    notices = recorded(log)
    first = log.state().actors[0]
    plays_turn(log, HOUR)
    changes = notices.after(log, Acted(at=HOUR, person=PEOPLE[first], seat=first, move=""), [])
    due = {each.notice.event: each.notice.due for each in changes}
    assert due["turn"] == HOUR + PAUSE
    assert abs(due["clock"] - (HOUR + 22 * HOUR)) <= 1000, "two hours of the day are left"

    live = paced(2, Pace(bank=600, extra=30))
    quick = recorded(live)
    first = live.state().actors[0]
    plays_turn(live, 5000)
    changes = quick.after(live, Acted(at=5000, person=PEOPLE[first], seat=first, move=""), [])
    assert {each.notice.event for each in changes} == {"turn"}, "people sit at such a table"


# ------------------------------------------------------------ hours and words


@pytest.mark.parametrize(
    ("at", "start", "end", "zone", "until"),
    [
        ("2026-11-19T23:00", 22 * 60, 7 * 60, "UTC", "2026-11-20T07:00"),
        ("2026-11-19T06:59", 22 * 60, 7 * 60, "UTC", "2026-11-19T07:00"),
        ("2026-11-19T07:00", 22 * 60, 7 * 60, "UTC", "2026-11-19T07:00"),
        ("2026-11-19T21:30", 22 * 60, 7 * 60, "Europe/Warsaw", "2026-11-20T06:00"),
        ("2026-03-28T23:30", 22 * 60, 7 * 60, "Europe/Warsaw", "2026-03-29T05:00"),
        ("2026-11-19T12:00", 0, 0, "UTC", "2026-11-19T12:00"),
    ],
)
def test_quiet_hours_are_those_of_the_place(at: str, start: int, end: int, zone: str, until: str) -> None:
    from datetime import UTC, datetime  # noqa: PLC0415

    moment, wanted = (int(datetime.fromisoformat(f"{each}+00:00").timestamp() * 1000) for each in (at, until))
    found = quiet_until(Quiet(start, end, zone), moment)
    assert datetime.fromtimestamp(found / 1000, UTC) == datetime.fromtimestamp(wanted / 1000, UTC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words(language: str) -> None:
    lines = [
        line_of(Notice("ada", "mail", "t1", event, 1, 2), "burgundy", "Friday", "https://example.org", language)
        for event in EVENTS
    ]
    assert len({line.text for line in lines}) == len(EVENTS)
    assert all("Friday" in line.text for line in lines)
    text = mail_text(words_of(lines, language), "https://example.org", "ada.t0ken", language)
    assert text.count("https://example.org/#/t/t1\n") == 1
    assert "https://example.org/#/notices/ada.t0ken " in text
    alone = Words(say("notice-test", None, language), [])
    assert alone.subject in mail_text(alone, "https://example.org", "ada.t0ken", language)


@pytest.mark.parametrize("title", ["win at evil.example", "https://evil", "<!channel>", "@everyone", "[a](b)", "a/b"])
def test_a_title_that_could_be_more_than_words_is_left_out(title: str) -> None:
    line = line_of(Notice("ada", "mail", "t1", "turn", 1, 2), "burgundy", title, "https://example.org", "en")
    assert title not in line.text


def test_a_pushed_notice_leads_to_its_table_or_home() -> None:
    lines = [
        line_of(Notice("ada", "push", table, "turn", 1, 2), "burgundy", "", "https://example.org", "en")
        for table in ("t1", "t2")
    ]
    assert pushed(words_of(lines[:1], "en"), "x")["url"] == "/#/t/t1"
    both = pushed(words_of(lines, "en"), "x")
    assert (both["url"], both["tag"], both["title"]) == ("/#/", "crenel", "News from 2 tables")


# ------------------------------------------------------------ through a running server


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, hook: Receiver) -> Iterator[Server]:
    settings = replace(
        QUICK, webhooks=True, public_address="https://table.example.org", notice_pause=0.2, private_hosts=(hook.host,)
    )
    with running(tmp_path_factory.mktemp("notices"), settings) as server:
        yield server


def member(server: Server, name: str) -> Player:
    player = server.guest(name)
    player.post("/account", {"login": f"{name.lower()}-{id(player)}", "password": "correct horse"}, 201)
    return player


def test_a_webhook_is_told_that_it_is_my_turn_and_can_check_who_says_so(telling: Server, hook: Receiver) -> None:
    ada, bob = member(telling, "Ada"), telling.guest("Bob")
    shown = ada.call("PUT", "/notices/webhook", {"url": f"{hook.url}/ada"})
    assert shown["channels"] == ["webhook"]
    table = ada.open(ME, OPEN, title="Friday")
    join(bob, table, invite=token(table, 1))
    with bob.sit(table) as seat:
        while actor_of(seat.state) == 1:
            seat.act(seat.moves(1)[0], 1)
    eventually(lambda: any(b"turn" in each.body for each in hook.requests if each.path == "/ada"))
    request = next(each for each in hook.requests if each.path == "/ada" and b"turn" in each.body)
    said: Message = json.loads(request.body)
    line = next(each for each in said["notices"] if each["event"] == "turn")
    assert line["url"] == f"https://table.example.org/#/t/{table['id']}"
    assert (line["title"], line["game"]) == ("Friday", "burgundy")
    at = request.headers["crenel-signature"].removeprefix("t=").partition(",")[0]
    mac = hmac.new(shown["secret"].encode(), at.encode() + b"." + request.body, hashlib.sha256).hexdigest()
    assert request.headers["crenel-signature"] == f"t={at},v1={mac}"


def test_nobody_is_told_anything_unless_they_asked(telling: Server, hook: Receiver) -> None:
    ada, bob = telling.guest("Ada"), telling.guest("Bob")
    shown = ada.get("/notices")
    assert (shown["offers"], shown["channels"], shown["webhook"]) == (["webhook"], [], None)
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    waiting = asyncio.run_coroutine_threadsafe(
        telling.services.store.ask(lambda read: stored.due_notices(read, 2**60, 100)), telling.loop
    ).result()
    assert all(person != ada.get("/me")["id"] for person, _ in waiting)


def test_choices_are_kept_and_checked(telling: Server, hook: Receiver) -> None:
    ada = member(telling, "Ada")
    wanted: dict[str, Any] = {"channels": [], "events": ["turn"], "quiet": None}
    assert ada.call("PUT", "/notices", wanted)["events"] == ["turn"]
    assert ada.call("PUT", "/notices", {**wanted, "channels": ["webhook"]}, 409)["error"] == "no-webhook"
    assert ada.call("PUT", "/notices", {**wanted, "channels": ["push"]}, 409)["error"] == "no-such-channel"
    assert ada.call("PUT", "/notices", {**wanted, "channels": ["fax"]}, 422)["error"] == "bad-request"
    quiet = {"start": 1320, "end": 420, "zone": "Europe/Madrid"}
    assert ada.call("PUT", "/notices", {**wanted, "quiet": quiet})["quiet"] == quiet
    for zone in ("Nowhere/Else", "../../etc/passwd", "/etc/localtime"):
        assert ada.call("PUT", "/notices", {**wanted, "quiet": {**quiet, "zone": zone}}, 422)
    first = ada.call("PUT", "/notices/webhook", {"url": f"{hook.url}/one"})["secret"]
    shown = ada.call("PUT", "/notices/webhook", {"url": f"{hook.url}/two"})
    assert (shown["secret"] != first, shown["events"], shown["quiet"]) == (True, ["turn"], quiet)
    assert ada.call("PUT", "/notices", wanted)["webhook"] == f"{hook.url}/two", "it is only switched off"
    gone = ada.call("PUT", "/notices/webhook", {"url": None})
    assert (gone["webhook"], gone["secret"], gone["channels"]) == (None, None, [])


def test_only_accounts_name_a_webhook_and_only_a_public_one(telling: Server) -> None:
    assert telling.guest("Eve").call("PUT", "/notices/webhook", {"url": "https://example.org"}, 409)
    ada = member(telling, "Ada")
    for url in ("http://127.0.0.1:1/", "https://localhost/", "https://[::1]/", "https://169.254.169.254/latest"):
        assert ada.call("PUT", "/notices/webhook", {"url": url}, 422)["error"] == "bad-target"
    telling.nobody().get("/notices", 401)


def test_a_server_that_nobody_set_up_offers_and_records_nothing(server: Server, ada: Player) -> None:
    shown = ada.get("/notices")
    assert (shown["offers"], shown["push_key"]) == ([], None)
    table = ada.open(ME, OPEN)
    assert telling_none(server, table["id"])
    assert server.services.notices.outbox.rounds.task is None


def telling_none(server: Server, table: str) -> bool:
    return server.services.registry.live[table].notices is None


def test_the_signature_is_what_the_docs_say() -> None:
    assert signature("k", 7, b"{}") == "t=7,v1=" + hmac.new(b"k", b"7.{}", hashlib.sha256).hexdigest()


def test_a_channel_can_be_tried(telling: Server, hook: Receiver) -> None:
    """At once, whether or not anything has happened; and it says what became of it."""
    ada = member(telling, "Ada")
    assert ada.post("/notices/test", {"channel": "webhook"}, 409)["error"] == "no-webhook"
    assert ada.post("/notices/test", {"channel": "push"}, 409)["error"] == "no-such-channel"
    ada.call("PUT", "/notices/webhook", {"url": f"{hook.url}/tried"})
    assert ada.post("/notices/test", {"channel": "webhook"})["outcome"] == "sent"
    said: Message = json.loads(next(each for each in hook.requests if each.path == "/tried").body)
    assert (said["text"], said["notices"]) == (say("notice-test", None, "en"), [])
    hook.answers = [503]
    assert ada.post("/notices/test", {"channel": "webhook"})["outcome"] == "later"
    hook.answers = [404]
    assert ada.post("/notices/test", {"channel": "webhook"})["outcome"] == "never"


def test_the_link_of_a_mail_ends_mails_and_nothing_else(telling: Server, hook: Receiver) -> None:
    """Without a session, as mail programs do it; and not by only opening it, as programs do that look for viruses."""
    ada = member(telling, "Ada")
    ada.call("PUT", "/notices/webhook", {"url": f"{hook.url}/ada"})
    person = ada.get("/me")["id"]

    async def wants_mails() -> None:
        book = telling.services.notices.book
        choices = msgspec.structs.replace(book.choices[person], channels=["mail", "webhook"], ends="t0ken")
        await book.keep(person, choices)

    asyncio.run_coroutine_threadsafe(wants_mails(), telling.loop).result()
    nobody = telling.nobody()
    for wrong in (f"{person}.other", f"{person}.", person, "other.t0ken", ".t0ken"):
        assert nobody.post(f"/notices/end/{wrong}", None, 404)["error"] == "no-such-mails"
    opened = nobody.http.get(f"/api/notices/end/{person}.t0ken", follow_redirects=False)
    assert (opened.status_code, opened.headers["location"]) == (303, f"/#/notices/{person}.t0ken")
    assert ada.get("/notices")["channels"] == ["mail", "webhook"]
    clicked = nobody.http.post(f"/api/notices/end/{person}.t0ken", data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 204
    assert ada.get("/notices")["channels"] == ["webhook"]


def test_every_mail_names_the_address_that_ends_it() -> None:
    person, choices = Person("ada", "Ada", "en"), Choices(["mail"], ends="t0ken")
    words = words_of([line_of(Notice("ada", "mail", "t1", "turn", 1, 2), "burgundy", "", "https://x.org", "en")], "en")
    posted: list[tuple[str, str]] = []

    class Post:
        async def deliver(self, to: str, subject: str, text: str, unsubscribe: str, id: str) -> None:
            posted.append((text, unsubscribe))

    channel = MailChannel(Post(), "https://x.org")  # type: ignore[arg-type]
    assert asyncio.run(channel.send(Bundle("1", person, choices, words))) == "sent"
    ((text, unsubscribe),) = posted
    assert unsubscribe == "https://x.org/api/notices/end/ada.t0ken"
    assert "https://x.org/#/notices/ada.t0ken" in text


def test_what_everybody_may_see_may_be_kept_and_nothing_else(server: Server, ada: Player) -> None:
    """The page's service worker goes by it."""
    paths = ("/games", "/lessons", "/games/burgundy/catalogue", "/games/burgundy/rules/en")
    assert {ada.http.get(f"/api{path}").headers["cache-control"] for path in paths} == {"no-cache"}
    for path in ("/me", "/tables", "/notices", "/absences", "/puzzles"):
        assert ada.http.get(f"/api{path}").headers["cache-control"] == "no-store"


def test_a_browser_gets_pushed_notices_until_it_no_longer_wants_them(tmp_path: Path, hook: Receiver) -> None:
    """Once, however often it says so; and the notice that reaches it is encrypted for it."""
    device = {
        "endpoint": f"{hook.url}/device",
        "key": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    }
    settings = replace(QUICK, push_key=new_key(), push_contact="mailto:a@example.org", private_hosts=(hook.host,))
    with running(tmp_path, settings) as server:
        ada = server.guest("Ada")
        assert ada.get("/notices")["offers"] == ["push"]
        for _ in range(2):
            shown = ada.post("/notices/push", device, 201)
            assert (shown["devices"], shown["here"]) == (1, True)
        assert ada.post("/notices/test", {"channel": "push"})["outcome"] == "sent"
        (request,) = [each for each in hook.requests if each.path == "/device"]
        assert request.headers["content-encoding"] == "aes128gcm"
        assert b"Crenel" not in request.body
        ended = ada.post("/notices/push/end", {"endpoint": device["endpoint"]})
        assert (ended["devices"], ended["here"]) == (0, False)
