"""Notices away from the page and absences, as one sets them up; and what the service worker does with a pushed one."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import crenel
from crenel.locales import LANGUAGES
from crenel.server.notices.push import new_key
from tests.e2e.conftest import Served
from tests.e2e.test_accessibility import inspect
from tests.e2e.test_boxes import check
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.receiver import Receiver, receiving
from tests.server.room import ME, OPEN, Message, Player, eventually

DAY = 86_400
# A push manager that never asks anybody: the subscription leads to the receiver.
DEVICE = """(endpoint) => {
  const point = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (text) => Uint8Array.from(plain(text), (each) => each.charCodeAt(0)).buffer
  let kept = null
  PushManager.prototype.getSubscription = async () => kept
  PushManager.prototype.subscribe = async (options) => (kept = {
    endpoint, options,
    getKey: (name) => bytes(name === 'auth' ? 'tBHItJI5svbpez7KI4CCXg' : point),
    unsubscribe: async () => { kept = null; return true },
  })
  Notification.requestPermission = async () => 'granted'
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# A browser without a window shows no notices, and nobody can click on one: the worker is told that it may, and that
# somebody did. What leads to a window is its own.
SHOWS = """() => {
  self.shown = []
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
}"""
SHOWN = "() => self.shown"
CLICK = """() => {
  const event = new Event('notificationclick')
  const { data } = self.shown.pop()
  event.notification = { data, close: () => (self.closed = true) }
  event.waitUntil = (done) => done.catch(() => undefined)
  self.dispatchEvent(event)
}"""


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def telling(page_folder: Path, tmp_path_factory: pytest.TempPathFactory, hook: Receiver) -> Iterator[Served]:
    """A server with every channel set up. Its mail server is never asked: nobody has confirmed an address."""
    settings = {
        "CRENEL_PUBLIC_ADDRESS": "https://table.example.org",
        "CRENEL_WEBHOOKS": "1",
        "CRENEL_PRIVATE_HOSTS": hook.host,
        "CRENEL_PUSH_KEY": new_key(),
        "CRENEL_PUSH_CONTACT": "mailto:host@example.org",
        "CRENEL_SMTP_URL": "smtp://127.0.0.1:9?tls=off",
        "CRENEL_MAIL_FROM": "Crenel <host@example.org>",
    }
    served = Served(tmp_path_factory.mktemp("telling"), page_folder, **settings)
    yield served
    served.stop()


def member(served: Served, name: str) -> Player:
    player = served.guest(name)
    player.post("/account", {"login": f"{name.lower()}-{id(player)}", "password": "correct horse"}, 201)
    return player


def switch(visitor: Visitor, channel: str) -> Locator:
    return visitor.page.locator(f'[data-channel="{channel}"] input[type="checkbox"]')


def paced(served: Served, player: Player, away: int, **more: object) -> Message:
    """A table of two by days, which has begun. The other player is away for three days."""
    pace = {"bank": DAY, "extra": DAY, "away": away}
    table: Message = player.open(ME, OPEN, pace=pace, title=f"{away} days", **more)
    bob = served.guest("Bob")
    bob.post(f"/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rsplit("/", 1)[1]})
    at = player.table(table)["clocks"]["at"]
    bob.call("PUT", "/absences", {"absences": [{"start": at, "end": at + 3 * DAY * 1000}]})
    return table


def test_an_address_of_ones_own_hears_what_i_chose(visit: Visit, telling: Served, hook: Receiver) -> None:
    ada = visit(member(telling, "Ada"), telling.url).open("/#/settings")
    ada.hook("to-notices").click()
    expect(switch(ada, "webhook")).to_be_disabled()
    expect(switch(ada, "mail")).to_be_disabled()
    expect(ada.hook("channels")).to_contain_text(on_page("notices-no-mail"))
    expect(ada.hook("end-all")).to_have_count(0)
    ada.hook("webhook").fill("https://localhost/")
    ada.hook("webhook").press("Enter")
    expect(ada.hook("notices-said")).to_contain_text("https://")
    ada.await_complaint("422")
    ada.forgive("422")
    ada.hook("webhook").fill(f"{hook.url}/mine")
    ada.hook("webhook").press("Enter")
    expect(switch(ada, "webhook")).to_be_checked()
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-saved"))
    ada.page.locator('[data-test="webhook"]').click()
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-test-sent"))
    assert [each.path for each in hook.requests if each.path == "/mine"] == ["/mine"]

    ada.page.locator('[data-event="ended"]').uncheck()
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-saved"))
    ada.page.get_by_label(on_page("set-quiet"), exact=False).check()
    ada.hook("quiet-end").fill("06:30")
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-saved"))
    ada.page.reload()
    expect(ada.page.locator('[data-event="turn"]')).to_be_checked()
    expect(ada.page.locator('[data-event="ended"]')).not_to_be_checked()
    expect(ada.hook("quiet-start")).to_have_value("22:00")
    expect(ada.hook("quiet-end")).to_have_value("06:30")
    ada.hook("end-all").click()
    expect(switch(ada, "webhook")).not_to_be_checked()
    expect(ada.hook("end-all")).to_have_count(0)


def test_notices_are_pushed_to_this_device_and_no_more(visit: Visit, telling: Served, hook: Receiver) -> None:
    player = telling.guest("Ada")
    ada = visit(player, telling.url, service_workers="allow")
    ada.context.add_init_script(f"({DEVICE})({json.dumps(hook.url + '/device')})")
    ada.open().page.wait_for_function(CONTROLLED)
    ada.open("/#/notices")
    switch(ada, "push").click()
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-saved"))
    expect(switch(ada, "push")).to_be_checked()
    assert player.get("/notices")["devices"] == 1
    ada.page.locator('[data-test="push"]').click()
    expect(ada.hook("notices-said")).to_have_text(on_page("notices-test-sent"))
    pushed = [each for each in hook.requests if each.path == "/device"]
    assert [each.headers["content-encoding"] for each in pushed] == ["aes128gcm"]
    switch(ada, "push").click()
    expect(switch(ada, "push")).not_to_be_checked()
    expect(switch(ada, "push")).to_be_enabled()
    shown = player.get("/notices")
    assert (shown["devices"], shown["channels"]) == (0, [])


def test_a_pushed_notice_is_shown_and_leads_to_its_table(visit: Visit, telling: Served) -> None:
    player = telling.guest("Ada")
    table = player.open(ME, OPEN)
    ada = visit(player, telling.url, service_workers="allow")
    session = ada.context.new_cdp_session(ada.page)
    registrations: list[str] = []

    def note(event: Message) -> None:
        registrations.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    ada.open().page.wait_for_function(CONTROLLED)
    (worker,) = ada.context.service_workers
    worker.evaluate(SHOWS)
    told = {"id": "1", "title": "It’s your turn.", "body": "", "url": f"/#/t/{table['id']}", "tag": "crenel-1"}
    pushed = {"origin": f"{telling.url}/", "registrationId": registrations[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    eventually(lambda: worker.evaluate(SHOWN), "shown")
    (shown,) = worker.evaluate(SHOWN)
    assert (shown["title"], shown["tag"], shown["data"]) == (told["title"], told["tag"], told["url"])
    worker.evaluate(CLICK)
    expect(ada.page).to_have_url(re.compile(rf"#/t/{table['id']}$"))
    assert worker.evaluate("() => self.closed")


def test_a_link_in_a_mail_asks_first(visit: Visit, telling: Served) -> None:
    """The address in a mail may be an old one."""
    ada = visit(None, telling.url).open("/#/notices/nobody.t0ken")
    ada.hook("end-mails").click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.await_complaint("404")
    ada.forgive("404")


def test_a_clock_stands_still_while_its_player_is_away(visit: Visit, telling: Served) -> None:
    player = telling.guest("Ada")
    granting, other = paced(telling, player, 14), paced(telling, player, 0)
    ada = visit(player, telling.url).open("/#/notices")
    tables = ada.hook("away-tables")
    expect(tables.locator("li").filter(has_text="14 days")).to_contain_text(on_page("away-stands", time="14 days"))
    expect(tables.locator("li").filter(has_text="0 days")).to_contain_text(on_page("away-runs"))
    today = str(ada.hook("away-from").get_attribute("min"))
    ada.hook("away-from").fill(today)
    ada.hook("away-to").fill(today)
    ada.hook("away-add").click()
    expect(ada.hook("away-list").locator("li")).to_have_count(1)
    expect(ada.page.get_by_text(on_page("away-told"))).to_be_visible()
    assert len(player.get("/absences")["absences"]) == 1

    ada.table(granting["id"])
    expect(ada.page.locator('[data-clock="0"][data-away]').first).to_contain_text("Away until")
    ada.table(other["id"])
    expect(ada.page.locator('[data-clock="0"]').first).to_be_visible()
    expect(ada.page.locator('[data-clock="0"][data-away]')).to_have_count(0)
    ada.open("/#/notices")
    ada.hook("away-list").get_by_role("button").click()
    expect(ada.hook("away-list")).to_have_count(0)
    assert player.get("/absences")["absences"] == []


def test_a_new_table_grants_days_and_says_so(visit: Visit, server: Served) -> None:
    ada = visit(server.guest("Ada")).new_table()
    ada.hook("pace").select_option("three-days")
    expect(ada.hook("pace-away")).to_have_value("14")
    ada.hook("pace-away").select_option("28")
    note = on_page("pace-away-note", days=28)
    expect(ada.page.locator("#pace-note")).to_contain_text(note)
    ada.hook("create").click()
    expect(ada.hook("pace-told")).to_contain_text(note)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit(visit: Visit, telling: Served, language: str) -> None:
    player = member(telling, "Ada")
    paced(telling, player, 14)
    at = player.get("/tables")["mine"][0]["clocks"]["at"]
    player.call("PUT", "/absences", {"absences": [{"start": at, "end": at + 10 * DAY * 1000}]})
    player.call("PUT", "/notices", {"channels": [], "events": ["turn"], "quiet": {"start": 0, "end": 1, "zone": "UTC"}})
    ada = visit(player, telling.url, locale=language).open("/#/notices")
    expect(ada.hook("away-tables")).to_be_visible()
    expect(ada.hook("events")).to_be_visible()
    check(ada)
    for path in ("/#/lesson/great_wall-first-year", "/#/notices/a.b"):
        check(ada.open(path))


@pytest.mark.parametrize("game", crenel.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_away_fits_at_the_clocks(visit: Visit, telling: Served, language: str, game: str) -> None:
    player = telling.guest("Ada")
    ada = visit(player, telling.url, locale=language).table(paced(telling, player, 14, game=game)["id"])
    expect(ada.page.locator('[data-clock="1"][data-away]').first).to_be_attached()
    check(ada)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, telling: Served, axe: Path, scheme: str) -> None:
    ada = visit(member(telling, "Ada"), telling.url, color_scheme=scheme)
    ada.context.add_init_script(path=axe)
    ada.open("/#/notices")
    expect(ada.hook("events")).to_be_visible()
    inspect(ada)
    for path in ("/#/notices/a.b", "/#/lesson/burgundy-first-game"):
        ada.open(path)
        inspect(ada)
