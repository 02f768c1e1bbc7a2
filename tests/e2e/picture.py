"""The picture of a table in the README: plays into the middle of a game and writes docs/table.png.

python -m pip install pillow    # makes the picture a quarter as large
python -m tests.e2e.picture
"""

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.conftest import CHROMIUM, DESK, FLAGS, Served, built_page
from tests.e2e.visitor import Visitor
from tests.server.room import ME, Message, Player, Seat, bot, over

PICTURE = Path("docs/table.png")
MIDDLE = 110  # decisions of all three until about the middle of the game
WORTH = 4  # points for the tile that is about to be placed


def gain(seat: Seat, move: Message) -> tuple[int, bool, bool, int]:
    """How good a move looks: points at once, then placing before taking, then what it costs."""
    answer = seat.ask(t="ask", what="preview", seat=0, move=move["move"])
    points = sum(event.get("points", 0) for event in answer.get("events", ()) if event.get("seat") == 0)
    return points, move["verb"] == "place", move["verb"] == "take", -move.get("workers", 0)


def lively(state: Message) -> bool:
    """There are several cells to choose from."""
    cells = {move["cell"] for move in state["moves"].get("0", ()) if move["verb"] == "place"}
    return bool(state["v"] > MIDDLE and len(cells) > 2)


def play_to_the_middle(seat: Seat) -> str:
    """Play well enough for a picture; the cell on which a tile is worth most."""
    while not over(seat.state):
        moves = seat.state["moves"].get("0")
        if not moves:
            seat.wait("state")
            continue
        best = max(moves, key=lambda move: gain(seat, move))
        if lively(seat.state) and best["verb"] == "place" and gain(seat, best)[0] >= WORTH:
            return str(best["cell"])
        seat.act(best["move"])
    raise SystemExit("no picture came of this game; try another one")


def photograph(browser: Browser, url: str, player: Player, table: Message, cell: str) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce", color_scheme="light")
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in player.http.cookies.items()])
    visitor = Visitor(context, url).table(table["id"])
    expect(visitor.status).to_have_attribute("data-turn", "mine")
    visitor.mine(f'[data-cell="{cell}"]').click()
    expect(visitor.bubble).to_be_visible()
    if not visitor.hook("commit").count():
        visitor.bubble.locator("[data-move]").first.click()
    expect(visitor.hook("commit")).to_be_enabled()
    visitor.page.mouse.move(2, 2)
    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)
    visitor.page.screenshot(path=PICTURE)


def main() -> None:
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Served(Path(store), built_page())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            ada = server.guest("Ada")
            table = ada.open(ME, bot("greedy"), bot("greedy"))
            with ada.sit(table) as seat:
                cell = play_to_the_middle(seat)
            photograph(browser, server.url, ada, table, cell)
        finally:
            browser.close()
            server.stop()
    picture = Image.open(PICTURE).convert("RGB")
    # Few colours, and none of the rare ones lost.
    small = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    small.save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
