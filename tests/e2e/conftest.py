"""A real server with the built page, a real browser, and visitors. Each worker of pytest has its own."""

import fcntl
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import build_page
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, PATIENCE, Message, Player, bot, eventually, over

# Without a window Chromium has nothing of a desktop to draw, and takes half of the processor's time.
SHELL = Path("/usr/bin/chromium-headless-shell")
CHROMIUM = SHELL if SHELL.exists() else Path("/usr/bin/chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE = build_page.WEB / "node_modules" / "axe-core" / "axe.min.js"
DESK: ViewportSize = {"width": 1440, "height": 900}
SMALL_DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLES = 10
Missing = Callable[[str, str], NoReturn]
# Bots' moves are shown as they come, unless a test chooses another pace.
NO_PAUSE = """() => { try { localStorage['crenel.settings'] ??= '{"botPace": "none"}' } catch { /* no page yet */ } }"""

expect.set_options(timeout=PATIENCE * 1000)


class Served:
    """`crenel serve` in a process of its own, on a free port and a store that outlives it."""

    def __init__(self, store: Path, page: Path, **settings: str) -> None:
        self.store = store
        self.page = page
        self.settings = settings
        self.port = 0
        self.start()

    def start(self) -> None:
        """The second time on the same port, where the pages look for it. Another program may hold it for a moment."""
        eventually(lambda: self._launch() or not self.port)
        assert self.port, "the server does not start"
        self.url = f"http://127.0.0.1:{self.port}"

    def _launch(self) -> bool:
        quick = {
            "CRENEL_LIMITS": "off",
            "CRENEL_BOT_PAUSE": "0",
            "CRENEL_THINKERS": "1",
            "CRENEL_EFFORT": "1",
            "CRENEL_BOT_TABLES": "0",
        }
        program = "import sys; from crenel.cli import main; sys.exit(main())"
        words = ["serve", "--port", str(self.port), "--store", f"sqlite:///{self.store / 'crenel.db'}"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *words],
            env={**os.environ, **quick, "CRENEL_PAGE": str(self.page), **self.settings, "LANG": "C"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return True
        self.process.communicate()
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)

    def guest(self, name: str) -> Player:
        """Somebody who plays without a browser, to bring a table to where a test begins."""
        player = Player(self.url)
        player.post("/guest", {"name": name}, 201)
        return player


def built_page() -> Path:
    """The page, built if it has to be; CRENEL_PAGE names one that is not to be built here."""
    if chosen := os.environ.get("CRENEL_PAGE"):
        return Path(chosen)
    build_page.STAMP.parent.mkdir(exist_ok=True)
    with (build_page.STAMP.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker builds, the others find it built
        return build_page.build()


@pytest.fixture(scope="session")
def page_folder(missing: Missing) -> Path:
    try:
        return built_page()
    except build_page.PageError as reason:
        missing("chromium", str(reason))


@pytest.fixture(scope="session")
def axe(missing: Missing) -> Path:
    """axe-core, to be loaded into a page."""
    if not AXE.exists():
        try:
            build_page.install()
        except build_page.PageError as reason:
            missing("chromium", str(reason))
    return AXE


@pytest.fixture(scope="session")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("store"), page_folder)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def chromium(missing: Missing) -> Iterator[Browser]:
    if not CHROMIUM.exists():
        missing("chromium", f"there is neither {SHELL} nor {CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Served) -> Iterator[Visit]:
    """`visit()` is a new visitor, `visit(player)` one who goes on as that player. At the end none may have had trouble:
    no error in the console, nothing against the content policy, no request to another host.
    """
    visitors: list[Visitor] = []

    def enter(player: Player | None = None, url: str = "", **more: object) -> Visitor:
        where = url or server.url
        # A service worker answers before a test can, and fetches what no test asked for.
        settings = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **more,
        }
        context = chromium.new_context(**settings)  # type: ignore[arg-type]
        context.add_init_script(f"({NO_PAUSE})()")
        if player:
            cookies = player.http.cookies.items()
            context.add_cookies([{"name": name, "value": value, "url": where} for name, value in cookies])
        visitors.append(Visitor(context, where))
        return visitors[-1]

    yield enter
    complaints = [each for visitor in visitors for each in visitor.trouble()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints


def can_take(state: Message) -> bool:
    """Whoever looks has a die left, and a tile to take with it."""
    return any(move["verb"] == "take" and move.get("die") for moves in state["moves"].values() for move in moves)


def can_act(state: Message) -> bool:
    return any(state["moves"].values())


def advance(player: Player, table: Message, decisions: int, ready: Callable[[Message], bool] = can_take) -> bool:
    """Make so many decisions for a player without a browser, and then on until the table is ready for the test. Whether
    it is: the game may end before.
    """
    with player.sit(table) as seat:
        end = seat.state["v"] + decisions
        seat.play_on(lambda state: over(state) or (state["v"] >= end and ready(state)))
        return not over(seat.state)


def reached(player: Player, ready: Callable[[Message], bool], **opening: object) -> Message:
    """A table that has come to what a test needs; the dice may make several necessary."""
    for _ in range(TABLES):
        table: Message = player.open(ME, bot("greedy"), **opening)
        if advance(player, table, 1, ready):
            return table
    raise AssertionError(f"none of {TABLES} tables came to it")


def play_through(server: Served, game: str) -> tuple[Player, Message]:
    ada = server.guest("Ada")
    table = ada.open(ME, bot(), game=game)
    advance(ada, table, 100_000)
    return ada, ada.table(table)


@pytest.fixture(scope="session")
def finished(server: Served) -> tuple[Player, Message]:
    """A player, and a game of theirs that is over."""
    return play_through(server, "burgundy")


@pytest.fixture(scope="session")
def finished_wall(server: Served) -> tuple[Player, Message]:
    """The same for The Great Wall."""
    return play_through(server, "great_wall")
