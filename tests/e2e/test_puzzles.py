"""Puzzles on the page: one solved by keyboard at the desk, one missed and tried again on a phone, and the list."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from crenel.locales import say
from crenel.puzzles import Puzzle, board, puzzles
from tests.e2e.conftest import Served
from tests.e2e.test_accessibility import inspect
from tests.e2e.test_phone import PHONE, fits, tap
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import Message, Player

GIVEN = next(each for each in puzzles("burgundy") if each.turns[each.best].moves[-1] == "end")
WALL = puzzles("great_wall")[0]


def played(player: Player, given: Puzzle, place: int) -> Message:
    """A table with a turn of the puzzle played but for its end."""
    table: Message = player.post(f"/puzzles/{given.name}", status=201)
    with player.sit(table) as seat:
        for move in given.turns[place].moves[:-1]:
            wanted, mine = move, str(given.seat)
            seat.until(lambda state, m=wanted, s=mine: m in [each["move"] for each in state["moves"].get(s, [])])
            seat.act(move, given.seat)
    return table


def told(visitor: Visitor) -> str:
    return visitor.hook("puzzle-text").inner_text()


def test_a_puzzle_is_solved_by_keyboard(visit: Visit, server: Served, axe: Path) -> None:
    """Two hints by `h`, the end of the turn by `e`; the verdict, why, and stars that stay on the device."""
    player = server.guest("Ada")
    table = played(player, GIVEN, GIVEN.best)
    ada = visit(player)
    ada.context.add_init_script(path=axe)
    ada.table(table["id"])
    keys = ada.page.keyboard
    expect(ada.hook("puzzle")).to_contain_text(say("puzzle", {"number": GIVEN.number}))
    ada.page.evaluate("() => document.activeElement?.blur()")
    keys.press("h")
    expect(ada.hook("puzzle")).to_contain_text(say("puzzle-hint-term", {"term": say(GIVEN.told[0][0])}))
    keys.press("h")
    expect(ada.hook("puzzle-hint")).to_have_count(0)
    inspect(ada)
    keys.press("e")
    expect(ada.hook("puzzle-text")).to_contain_text(say("puzzle-verdict-3"))
    expect(ada.page.get_by_test_id("puzzle-why").first).to_be_visible()
    expect(ada.page.get_by_test_id("puzzle-said")).to_contain_text(say("puzzle-verdict-3"))
    inspect(ada)
    expect(ada.status).to_contain_text(on_page("puzzle-over"))
    # Nobody plays on, and undo leads back into the turn.
    keys.press("u")
    expect(ada.hook("puzzle-text")).not_to_contain_text(say("puzzle-verdict-3"))
    keys.press("e")
    ada.hook("puzzle-next").focus()
    keys.press("Enter")
    expect(ada.hook("puzzle")).not_to_contain_text(say("puzzle", {"number": GIVEN.number}) + " (")
    ada.open()
    fold = ada.page.get_by_test_id("puzzles-burgundy")
    fold.locator("summary").click()
    expect(fold.locator(f"[data-puzzle='{GIVEN.name}']")).to_contain_text("★★★")
    inspect(ada)


@pytest.mark.parametrize("language", ["es"])
def test_a_wrong_turn_on_a_phone_says_what_it_costs(visit: Visit, server: Served, language: str) -> None:
    """The best turn is shown when asked for; then the position is tried again."""
    player = server.guest("Ada")
    table = played(player, GIVEN, GIVEN.second)
    ada = visit(player, **{**PHONE, "locale": language}).table(table["id"])
    expect(ada.hook("puzzle")).to_be_visible()
    fits(ada)
    tap(ada.hook("end-turn"))
    loss = board(GIVEN.name).verdict(GIVEN.second).loss
    expect(ada.hook("puzzle-text")).to_contain_text(say("puzzle-verdict-1", {"loss": loss}, language).split(":")[0])
    expect(ada.page.get_by_test_id("puzzle-why")).to_have_count(0)
    fits(ada)
    tap(ada.hook("puzzle-best"))
    expect(ada.page.get_by_test_id("puzzle-why").first).to_be_visible()
    fits(ada)
    tap(ada.hook("puzzle-again"))
    expect(ada.hook("puzzle-text")).not_to_contain_text("estrella")
    expect(ada.status).to_have_attribute("data-turn", "mine")


@pytest.mark.parametrize("given", [GIVEN, WALL], ids=["burgundy", "great_wall"])
def test_on_a_phone_the_card_stands_on_top(visit: Visit, server: Served, given: Puzzle) -> None:
    """Below the status, however far one scrolls, and in a quarter of the height: it covers nothing at the foot."""
    player = server.guest("Ada")
    ada = visit(player, **PHONE).table(player.post(f"/puzzles/{given.name}", status=201)["id"])
    expect(ada.hook("puzzle")).to_be_visible()
    for part in (0, 1):
        ada.page.evaluate("(part) => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        ada.drawn()
        card, status = ada.hook("puzzle").bounding_box(), ada.status.bounding_box()
        assert card
        assert status
        assert abs(card["y"] - status["y"] - status["height"]) <= 2
        assert card["height"] <= 844 / 4 + 1
        for sheet in ada.page.locator("nav[aria-label], [data-testid=decision]").filter(visible=True).all():
            box = sheet.bounding_box()
            assert box
            assert box["y"] >= card["y"] + card["height"] or part == 0, sheet


def test_the_puzzle_of_the_day_opens_from_home(visit: Visit) -> None:
    ada = visit(locale="pl").open()
    expect(ada.hook("practice")).to_be_visible()
    ada.page.locator("[data-daily='great_wall']").click()
    expect(ada.hook("puzzle")).to_be_visible()
    expect(ada.status).to_have_attribute("data-turn", "mine")
