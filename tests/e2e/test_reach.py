"""Closer to a board, and dragging as another way to pick: both change nothing of what a move needs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.e2e.conftest import Served, can_take, reached
from tests.e2e.test_phone import PHONE
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import Message, Player

Point = tuple[float, float]
REST = 300  # milliseconds, longer than a finger that wants to scroll rests


def can_place(state: Message) -> bool:
    return can_take(state) and any(move["verb"] == "place" for move in state["moves"]["0"])


@pytest.fixture(scope="module")
def placing(server: Served) -> tuple[Player, Message]:
    """Somebody with a stored tile to place and a tile to take."""
    player = server.guest("Ada")
    return player, reached(player, can_place)


def middle(piece: Locator) -> Point:
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale(ada: Visitor) -> float:
    return float(ada.page.locator("#mine [data-zoom]").get_attribute("data-zoom") or 0)


def fingers(finger: CDPSession, kind: str, *at: Point) -> None:
    points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(at)]
    finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def test_closer_to_the_board(visit: Visit, placing: tuple[Player, Message]) -> None:
    """By keys, wheel and buttons. A board that is moved about picks nothing; what is picked has its bubble."""
    player, table = placing
    ada = visit(player).table(table["id"])
    frame = ada.page.locator("#mine [data-zoom]")
    ada.page.keyboard.press("+")
    assert scale(ada) > 1
    ada.page.mouse.move(*middle(frame))
    ada.page.keyboard.down("Control")
    ada.page.mouse.wheel(0, -300)
    ada.page.keyboard.up("Control")
    ada.page.wait_for_function("() => Number(document.querySelector('#mine [data-zoom]').dataset.zoom) > 2")
    before = frame.evaluate("(frame) => frame.scrollLeft")
    x, y = middle(frame)
    ada.page.mouse.down()
    ada.page.mouse.move(x - 80, y, steps=3)
    ada.page.mouse.up()
    assert frame.evaluate("(frame) => frame.scrollLeft") == pytest.approx(before + 80, abs=2)
    expect(ada.bubble).to_have_count(0)

    target = ada.mine("[data-cell][data-legal]").first
    target.click()  # the browser brings it into sight
    expect(ada.bubble).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.hook("zoom-out").click()
    ada.hook("zoom-all").click()
    assert scale(ada) == 1
    expect(ada.hook("zoom-all")).to_have_count(0)


def drag(ada: Visitor, source: Locator, target: Locator | Point, stop: Callable[[], None] | None = None) -> None:
    """With the mouse; `stop` happens before the button is let go."""
    ada.page.mouse.move(*middle(source))
    ada.page.mouse.down()
    ada.page.mouse.move(*(target if isinstance(target, tuple) else middle(target)), steps=4)
    expect(ada.hook("dragged")).to_be_visible()
    if stop:
        stop()
    ada.page.mouse.up()
    expect(ada.hook("dragged")).to_have_count(0)


def test_dragging(visit: Visit, placing: tuple[Player, Message]) -> None:
    """Shows what would happen, and nothing happens before it is confirmed. Anywhere else it puts all back."""
    player, table = placing
    ada = visit(player).table(table["id"])
    stored = ada.mine("[data-key][data-legal]").first
    before = ada.version()
    drag(ada, stored, (10, 400))
    expect(stored).to_have_attribute("aria-pressed", "false")
    expect(ada.bubble).to_have_count(0)
    drag(ada, stored, ada.mine("[data-cell]").first, lambda: ada.page.keyboard.press("Escape"))
    expect(stored).to_have_attribute("aria-pressed", "false")

    drag(ada, ada.offered().first, ada.page.locator("[data-drop]"))
    expect(ada.hook("commit")).to_be_visible()
    ada.page.keyboard.press("Escape")

    stored.click()  # its targets light up
    cell = ada.mine("[data-cell][data-legal]").first
    drag(ada, stored, cell)
    expect(ada.hook("commit")).to_be_visible()
    assert ada.version() == before
    ada.commit()
    ada.press("undo")


def test_by_touch(visit: Visit, placing: tuple[Player, Message]) -> None:
    """A finger that rests a moment drags; one that moves at once would scroll. Two bring the board closer."""
    player, table = placing
    ada = visit(player, **PHONE).table(table["id"])
    stored = ada.mine("[data-key][data-legal]").first
    stored.tap()
    cell = ada.mine("[data-cell][data-legal]").first
    finger = ada.context.new_cdp_session(ada.page)
    start, end = middle(stored), middle(cell)
    fingers(finger, "Start", start)
    ada.page.wait_for_timeout(REST)
    for part in (0.2, 0.6, 1.0):
        fingers(finger, "Move", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    expect(ada.hook("dragged")).to_be_visible()
    fingers(finger, "End")
    expect(ada.hook("commit")).to_be_visible()

    x, y = middle(ada.page.locator("#mine [data-zoom]"))
    fingers(finger, "Start", (x - 40, y), (x + 40, y))
    for apart in (60, 80, 100):
        fingers(finger, "Move", (x - apart, y), (x + apart, y))
    fingers(finger, "End")
    assert scale(ada) == pytest.approx(2.5, abs=0.1)
    assert ada.page.evaluate("() => visualViewport.scale") == 1
