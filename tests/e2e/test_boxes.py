"""Words and pieces fit where they stand: nothing is cut off, sticks out of its box or lies over other words, in any
language, at a desk, a small desk and a phone. This is also the check of how long a text may be.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from crenel.locales import LANGUAGES
from tests.e2e.conftest import DESK, PHONE, SMALL_DESK, Served, advance, can_act
from tests.e2e.seeded import seeded_table
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, OPEN, Message, Player, bot

BOXES = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
SIZES = (DESK, SMALL_DESK, PHONE)
FRAME = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
# The words that can be seen, by themselves: a line that is broken elsewhere has the same ones.
WORDS = """() => [...document.querySelectorAll('header, main')]
  .flatMap((each) => each.innerText.split(/\\s+/)).filter((word) => /\\p{L}{2}/u.test(word))"""
HIDDEN = """() => [...document.querySelectorAll('main *, header *')].filter((each) => {
  const { width, height } = each.getBoundingClientRect()
  return width <= 1.5 && height <= 1.5 && each.innerText?.trim() && !each.matches('.sr, .sr *')
}).map((each) => each.innerText)"""


@pytest.fixture(scope="module")
def ada(server: Served) -> Player:
    return server.guest("Ada")


def check(visitor: Visitor, *sizes: ViewportSize, before: Callable[[], None] = lambda: None) -> None:
    for size in sizes or SIZES:
        visitor.page.set_viewport_size(size)
        before()
        visitor.page.evaluate(FRAME)
        assert visitor.page.evaluate(BOXES) == [], size
    visitor.page.set_viewport_size(DESK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens(visit: Visit, ada: Player, language: str) -> None:
    room = ada.open(ME, OPEN, OPEN)
    visitor = visit(ada, locale=language)
    paths = ["/", "/#/settings", "/#/help", f"/#/t/{room['id']}"]
    for game in ("burgundy", "great_wall"):
        paths += [f"/#/new/{game}", f"/#/glossary/{game}"]
    for path in paths:
        visitor.open(path)
        visitor.unfold()
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        check(visitor)


# By name: how many bots, the options, and how far it has come.
TABLES: dict[str, tuple[int, dict[str, bool], int]] = {
    "four-with-shields": (3, {"shields": True}, 12),
    "two-late": (1, {}, 120),
    "teams": (3, {"team": True, "shields": True}, 12),
    "solo": (0, {}, 12),
}


def opened(ada: Player, name: str) -> Message:
    bots, options, decisions = TABLES[name]
    table: Message = ada.open(ME, *[bot()] * bots, options=options)
    assert advance(ada, table, decisions, can_act)
    return table


@pytest.fixture(scope="module", params=TABLES)
def table(ada: Player, request: pytest.FixtureRequest) -> Message:
    """The same one in all languages: nobody moves."""
    return opened(ada, request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table(visit: Visit, ada: Player, table: Message, language: str) -> None:
    check(visit(ada, locale=language).table(table["id"]))


# The table's seed and how far it has come: the first year with a full hand; advisors and several tactics; a question.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "decisions"), [(5, 60), (6, 120), (3, 200)], ids=["hand", "cards", "question"])
def test_the_wall(visit: Visit, server: Served, ada: Player, language: str, seed: int, decisions: int) -> None:
    table = seeded_table(server, ada, "great_wall", seed, decisions, seats=4, bot="greedy")
    check(visit(ada, locale=language).table(table["id"]))


@pytest.fixture(scope="module")
def crowded(ada: Player) -> Message:
    return opened(ada, "four-with-shields")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_at_a_small_desk(visit: Visit, ada: Player, crowded: Message, language: str) -> None:
    visitor = visit(ada, locale=language).table(crowded["id"])
    seen = [words(visitor, size) for size in (DESK, SMALL_DESK)]
    assert seen[0] - seen[1] == set()


def words(visitor: Visitor, size: ViewportSize) -> set[str]:
    visitor.page.set_viewport_size(size)
    visitor.page.evaluate(FRAME)
    hidden = {word for text in visitor.page.evaluate(HIDDEN) for word in text.split()}
    return set(visitor.page.evaluate(WORDS)) - hidden


@pytest.fixture(scope="module")
def finished_by_four(ada: Player) -> Message:
    table: Message = ada.open(ME, bot(), bot(), bot())
    advance(ada, table, 100_000)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_also_with_the_origin_of_a_number(
    visit: Visit, ada: Player, finished_by_four: Message, language: str
) -> None:
    table = finished_by_four
    visitor = visit(ada, locale=language).open(f"/#/t/{table['id']}")
    numbers = visitor.page.locator("[data-trace]")

    def ask() -> None:
        numbers.last.click()  # the column at the edge
        expect(visitor.page.get_by_test_id("traces")).to_be_visible()
        assert visitor.page.locator(".scroll").evaluate("(each) => each.scrollLeft") == 0
        numbers.last.click()
        numbers.first.click()

    check(visitor, before=ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_and_the_end_of_the_wall(
    visit: Visit, finished: tuple[Player, Message], finished_wall: tuple[Player, Message], language: str
) -> None:
    player, table = finished
    visitor = visit(player, locale=language).open(f"/#/t/{table['id']}/at/20")
    expect(visitor.hook("replay-bar")).to_be_visible()
    check(visitor, SMALL_DESK, PHONE)
    player, table = finished_wall
    visitor = visit(player, locale=language).open(f"/#/t/{table['id']}")
    expect(visitor.page.get_by_test_id("end")).to_be_visible()
    check(visitor, SMALL_DESK, PHONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_before_and_after_it_is_made(visit: Visit, ada: Player, language: str) -> None:
    """The preview with its button, then the label of undo."""
    table = ada.open(ME, bot())
    assert advance(ada, table, 3)
    visitor = visit(ada, locale=language).table(table["id"])
    visitor.offered().first.click()
    expect(visitor.hook("commit")).to_be_visible()
    # No tooltip of what comes under the pointer when the window changes.
    check(visitor, SMALL_DESK, PHONE, before=lambda: visitor.page.mouse.move(1, 1))
    visitor.page.set_viewport_size(DESK)
    visitor.commit()
    expect(visitor.hook("undo")).to_be_visible()
    check(visitor, SMALL_DESK, PHONE)
