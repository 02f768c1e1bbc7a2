"""From home to a finished turn without the mouse."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served, reached
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import Message

TABS = 150  # more than there are stops at any table


def tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until something with this test id has the focus, and shows it."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("() => document.activeElement?.dataset?.testid") == name:
            assert visitor.page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab never comes to {name}")


def focused(visitor: Visitor, attribute: str) -> str | None:
    found = visitor.page.evaluate("(name) => document.activeElement?.getAttribute(name)", attribute)
    return None if found is None else str(found)


def test_a_turn_by_keyboard(visit: Visit) -> None:
    ada = visit().open()
    keys = ada.page.keyboard
    expect(ada.game()).to_be_visible()
    tab_to(ada, "play-now")
    keys.press("Enter")
    expect(ada.status).to_have_attribute("data-turn", "mine")

    # Die first: its number, then the first tile it reaches, Enter to choose and Enter to do it.
    die = ada.dice().first.get_attribute("data-die")
    keys.press(str(die))
    expect(ada.dice().first).to_have_attribute("aria-pressed", "true")
    keys.press("d")
    assert focused(ada, "data-legal") == ""
    keys.press("Enter")
    expect(ada.bubble).to_be_visible()
    before = ada.version()
    keys.press("Enter")
    ada.settled(before)
    expect(ada.stored()).to_have_count(1)
    expect(ada.dice(used=True)).to_have_count(1)

    # Undo and again; Escape puts a choice back.
    before = ada.version()
    keys.press("u")
    before = ada.settled(before)
    expect(ada.stored()).to_have_count(0)
    keys.press("d")
    keys.press("Enter")
    expect(ada.bubble).to_be_visible()
    keys.press("Escape")
    expect(ada.bubble).to_have_count(0)

    # The arrows walk over the board.
    keys.press("b")
    start = focused(ada, "data-cell")
    keys.press("ArrowRight")
    assert start
    assert focused(ada, "data-cell") not in (start, None)

    # Why not: the turn cannot end yet.
    keys.press("e")
    expect(ada.bubble.get_by_role("alert")).to_be_visible()
    for _ in range(2):
        before = ada.version()
        keys.press("w")
        expect(ada.hook("commit")).to_be_enabled()
        keys.press("b")
        keys.press("Tab")
        tab_to(ada, "commit")
        keys.press("Enter")
        ada.settled(before)
    before = ada.version()
    keys.press("e")
    ada.settled(before)
    expect(ada.page.get_by_test_id("log")).to_contain_text("round 1")
    expect(ada.status).to_have_attribute("data-turn", "mine")
    keys.press("?")
    expect(ada.hook("rule-panel")).to_contain_text(on_page("rules-wrong"))
    keys.press("Escape")
    expect(ada.hook("rule-panel")).to_have_count(0)


def can_command(state: Message) -> bool:
    return any(move["verb"] == "command" for move in state["moves"].get("0", ()))


def test_a_command_and_its_place_by_keyboard(visit: Visit, server: Served) -> None:
    """The Great Wall: Tab to what can be chosen, Enter to choose and Enter to do it; then the track."""
    player = server.guest("Ada")
    ada = visit(player).table(reached(player, can_command, game="great_wall")["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    keys = ada.page.keyboard
    for _ in range(2):
        for _ in range(TABS):
            if focused(ada, "data-legal") is not None:
                break
            keys.press("Tab")
        assert focused(ada, "data-legal") == ""
        before = ada.version()
        keys.press("Enter")
        expect(ada.hook("commit")).to_be_enabled()
        keys.press("Enter")
        ada.settled(before)
        expect(ada.status).to_have_attribute("data-turn", "mine")
