"""Somebody with a browser of their own: opens pages, clicks, and keeps an ear on what the browser complains about."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.page_texts import on_page
from tests.server.room import PATIENCE

FIRST_LEGAL = (Path(__file__).parent / "first_legal.js").read_text(encoding="utf-8")
MANY = 1000
GLANCE = 20  # milliseconds between two looks at whose turn it is
TURN = """(() => document.querySelector('[data-testid="status"]')?.dataset.turn ?? 'over')"""
VERSION = """() => Number(document.querySelector('[data-testid="status"]')?.dataset.version ?? 0)"""
CAUGHT_UP = f"(version) => {TURN}() === 'over' || ({VERSION})() >= version"
TASK = "() => new Promise((go) => setTimeout(go))"
SHOWN = """() => document.querySelector('main') && !document.querySelector('main[aria-busy="true"]')"""
BLOCKED = "Service Worker registration blocked by Playwright"
UNREACHABLE = re.compile(
    r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_EMPTY|ERR_FAILED|WebSocket connection to"
)


class Visitor:
    """A page in a context of its own: other cookies and settings than everybody else's."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.cut_off = False
        self.frames: list[dict[str, Any]] = []  # all that the server sent through sockets
        context.set_default_timeout(PATIENCE * 1000)
        context.on("request", self._asks)
        self.page = self.look(context.new_page())

    def look(self, page: Page) -> Page:
        """Listen to a page: its errors, and what comes over its sockets."""
        page.on("console", self._says)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._connects)
        return page

    def _asks(self, request: Request) -> None:
        if not request.url.startswith((f"{self.url}/", "data:", "blob:")):
            self.complaints.append(f"a request elsewhere: {request.url}")

    def _says(self, message: ConsoleMessage) -> None:
        said = f"{message.text} {message.location.get('url', '')}"
        if message.type in ("error", "warning") and BLOCKED not in said:
            self.complaints.append(f"{message.type}: {said}")

    def _connects(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.url.replace("http", "ws")):
            self.complaints.append(f"a socket elsewhere: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def trouble(self) -> list[str]:
        """What went wrong. Where a test cuts the server off, the browser may say that it could not be reached."""
        return [each for each in self.complaints if not (self.cut_off and UNREACHABLE.search(each))]

    def await_complaint(self, said: str) -> None:
        """The browser tells its troubles a moment after they happened."""
        end = time.monotonic() + PATIENCE
        while not any(said in each for each in self.complaints):
            assert time.monotonic() < end, f"not heard: {said}; heard: {self.complaints}"
            self.page.wait_for_timeout(GLANCE)

    def forgive(self, said: str) -> None:
        """What the browser notes of an error that the test asked for."""
        self.complaints = [each for each in self.complaints if said not in each]

    # ------------------------------------------------------------ going places

    def open(self, path: str = "/") -> "Visitor":
        """An address of the page, once it is there; a change of what stands after # loads nothing anew."""
        self.page.goto(path if path.startswith("http") else f"{self.url}{path}")
        self.page.evaluate(TASK)  # the page hears of the new address, and what stood there before goes
        self.page.wait_for_function(SHOWN)
        return self

    def new_table(self, game: str = "burgundy") -> "Visitor":
        """The form for a new table, with all that is folded in it open."""
        return self.open(f"/#/new/{game}").unfold()

    def unfold(self) -> "Visitor":
        """All parts of a form that are folded away."""
        folds = self.page.locator("details:has(> summary > .title)")
        for place in range(folds.count()):
            folds.nth(place).locator("summary").first.click()
        return self

    def table(self, table: str) -> "Visitor":
        self.open(f"/#/t/{table}")
        expect(self.status).to_be_visible()
        return self

    @property
    def table_id(self) -> str:
        found = re.search(r"#/t/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # ------------------------------------------------------------ looking

    def hook(self, name: str) -> Locator:
        """What carries this test id and can be seen: some stand once for the desk and once for the phone."""
        return self.page.get_by_test_id(name).filter(visible=True)

    @property
    def status(self) -> Locator:
        return self.page.get_by_test_id("status")

    @property
    def bubble(self) -> Locator:
        return self.page.get_by_test_id("bubble")

    def turn(self) -> str:
        """mine, theirs or over; over too where the end is shown."""
        return str(self.page.evaluate(f"{TURN}()"))

    def version(self) -> int:
        """Of the table as it is shown; 0 where none is, as at the end."""
        return int(self.page.evaluate(VERSION))

    def game(self, name: str = "burgundy") -> Locator:
        """A game's card at home."""
        return self.page.locator(f'section[aria-labelledby="game-{name}"]')

    def mine(self, what: str) -> Locator:
        return self.page.locator(f"#mine {what}").filter(visible=True)

    def shared(self, what: str) -> Locator:
        return self.page.locator(f"#shared {what}").filter(visible=True)

    def dice(self, used: bool = False) -> Locator:
        return self.mine("[data-die][data-used]" if used else "[data-die]:not([data-used])")

    def stored(self) -> Locator:
        return self.mine("[data-key]")

    def offered(self) -> Locator:
        """Tiles in the numbered depots that may be taken now."""
        return self.shared('[data-depot]:not([data-depot="0"]) [data-tile][data-legal]')

    def everything_said(self) -> str:
        """All text of the page, shown or for screen readers."""
        return str(
            self.page.evaluate(
                """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
                  '[aria-label], [title], [placeholder]')].flatMap((each) => ['aria-label', 'title', 'placeholder'].map(
                  (name) => each.getAttribute(name) ?? ''))].join('\\n')"""
            )
        )

    def drawn(self) -> "Visitor":
        """The page has been laid out and painted, also after what its layout led to."""
        self.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))")
        return self

    # ------------------------------------------------------------ acting

    def settled(self, before: int) -> int:
        """The next version of the table, once it is shown."""
        expect(self.status).not_to_have_attribute("data-version", str(before))
        return self.version()

    def press(self, name: str) -> int:
        """A button of the turn; the version it led to."""
        before = self.version()
        self.hook(name).click()
        return self.settled(before)

    def commit(self) -> int:
        before = self.version()
        self.hook("commit").click()
        return self.settled(before)

    def play_on(self, limit: int = MANY) -> int:
        """Make the first legal decisions by clicking, until the turn ends or for so many."""
        return int(self.page.evaluate(FIRST_LEGAL, limit))


Visit = Callable[..., Visitor]


def follow_invitation(ada: Visitor, bob: Visitor) -> None:
    """Ada makes the table of her form, Bob follows her link to its second seat."""
    ada.page.get_by_label(on_page("your-name")).fill("Ada")
    ada.hook("create").click()
    bob.open(ada.hook("invite-1").input_value())
    bob.hook("join-name").fill("Bob")
    bob.hook("join").click()


def sit_down(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada makes a table, Bob follows her link. Whoever begins comes first."""
    ada, bob = visit(), visit()
    ada.open().game().get_by_test_id("new-table").click()
    follow_invitation(ada, bob)
    for visitor in (ada, bob):
        expect(visitor.status).to_be_visible()
    return (ada, bob) if ada.turn() == "mine" else (bob, ada)


def play_out(*visitors: Visitor) -> None:
    """The rest of the game; bots move whenever they like."""
    patience = time.monotonic() + PATIENCE
    while "over" not in (shown := [visitor.turn() for visitor in visitors]):
        assert time.monotonic() < patience, [visitor.status.inner_text() for visitor in visitors]
        if "mine" not in shown:
            visitors[0].page.wait_for_timeout(GLANCE)
            continue
        acting = visitors[shown.index("mine")]
        acting.play_on()
        done = acting.version()
        for visitor in visitors:  # all see what has been done before anybody goes on
            visitor.page.wait_for_function(CAUGHT_UP, arg=done)
        patience = time.monotonic() + PATIENCE
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("end")).to_be_visible()
