"""axe-core finds nothing to complain about on any screen, in light and in dark."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import crenel
from crenel.lessons import lesson
from tests.e2e.conftest import TABLES, Served, advance, can_act
from tests.e2e.test_expansions import ALL
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, SECRET, Message, Player, bot
from tests.server.test_tables import join, token

PAGES = [
    "/",
    "/#/settings",
    "/#/help",
    *(f"/#/{page}/{game}" for game in crenel.games() for page in ("new", "glossary", "rules")),
]
# axe cannot tell contrast on a texture; its colours are so faint that it does not change any.
SMOOTH = "() => ['--linen', '--cloth'].forEach((name) => document.documentElement.style.setProperty(name, 'none'))"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@pytest.fixture(params=["light", "dark"])
def ada(visit: Visit, finished: tuple[Player, Message], axe: Path, request: pytest.FixtureRequest) -> Visitor:
    visitor = visit(finished[0], color_scheme=request.param)
    visitor.context.add_init_script(path=axe)
    return visitor


def inspect(visitor: Visitor) -> None:
    """All violations, each with the first of its elements."""
    found = visitor.page.evaluate(RUN)["violations"]
    told = [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:300]}" for each in found]
    assert not told, f"{visitor.page.url}\n" + "\n".join(told)


@pytest.mark.parametrize("path", PAGES)
def test_pages(ada: Visitor, path: str) -> None:
    ada.open(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    inspect(ada)


def test_the_end_and_a_moment_before(ada: Visitor, finished: tuple[Player, Message]) -> None:
    ada.open(f"/#/t/{finished[1]['id']}")
    expect(ada.page.get_by_test_id("proof")).to_have_attribute("data-state", "match")
    inspect(ada)
    ada.page.locator("[data-trace]").first.click()
    expect(ada.page.get_by_test_id("traces")).to_be_visible()
    inspect(ada)
    ada.page.get_by_role("button", name=on_page("look-at-table")).click()
    expect(ada.status).to_have_attribute("data-turn", "over")
    inspect(ada)
    ada.open(f"/#/t/{finished[1]['id']}/at/60")
    expect(ada.page.get_by_test_id("my-board")).to_be_visible()
    inspect(ada)
    ada.hook("replay-onward").click()
    expect(ada.page.get_by_test_id("after-note")).to_be_visible()
    inspect(ada)


def test_a_moment_that_is_still_on_its_way(ada: Visitor, finished: tuple[Player, Message]) -> None:
    ada.open(f"/#/t/{finished[1]['id']}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/moment/60*", hold)
    with ada.page.expect_request("**/moment/60*"):
        ada.page.goto(f"{ada.url}/#/t/{finished[1]['id']}/at/60")
    expect(ada.page.get_by_role("main")).to_have_attribute("aria-busy", "true")
    inspect(ada)
    held[0].continue_()
    expect(ada.page.get_by_test_id("table")).to_be_visible()
    expect(ada.page.get_by_role("main")).to_have_count(1)


def test_the_room_and_the_invitation(ada: Visitor, finished: tuple[Player, Message]) -> None:
    table = finished[0].open(ME, OPEN, hints=True, after={"table": finished[1]["id"], "moment": 20})
    ada.open(f"/#/t/{table['id']}")
    link = ada.hook("invite-1").input_value()
    inspect(ada)
    ada.open(link)
    expect(ada.hook("join")).to_be_visible()
    inspect(ada)


def test_a_plan(ada: Visitor, finished: tuple[Player, Message], server: Served) -> None:
    ada.table(waits_at(finished[0], server.guest("Bob"))["id"])
    ada.hook("plan").click()
    expect(ada.status).to_have_attribute("data-turn", "plan")
    inspect(ada)
    ada.hook("move-workers").click()
    ada.commit()
    ada.hook("plan-keep").click()
    expect(ada.hook("plan-drop")).to_be_visible()
    inspect(ada)


def waits_at(ada: Player, bob: Player) -> Message:
    """A table at which somebody else begins; lots decide."""
    for _ in range(TABLES):
        table = ada.open(ME, OPEN)
        join(bob, table, invite=token(table, 1))
        if ada.table(table)["actors"] == [1]:
            return ada.table(table)  # type: ignore[no-any-return]
    raise AssertionError(f"Ada began at all of {TABLES} tables")


def test_the_screen_that_is_handed_over(ada: Visitor, finished: tuple[Player, Message]) -> None:
    ada.table(finished[0].open(ME, ME, options=SECRET)["id"])
    expect(ada.hook("handover")).to_be_visible()
    inspect(ada)


def nothing_picked(ada: Visitor) -> None:
    expect(ada.bubble).to_have_count(0)


def a_preview(ada: Visitor) -> None:
    ada.page.locator("#mine [data-legal], #shared [data-tile][data-legal]").filter(visible=True).first.click()
    expect(ada.bubble).to_be_visible()


def why_not(ada: Visitor) -> None:
    ada.page.keyboard.press("e")  # the turn cannot end while there is a die to use
    expect(ada.bubble.get_by_role("alert")).to_be_visible()
    expect(ada.hook("rule-page")).to_contain_text(on_page("rulebook-burgundy", page=4))


def the_rules_of_a_refusal(ada: Visitor) -> None:
    ada.page.keyboard.press("e")
    ada.bubble.locator("[data-rule]").click()
    expect(ada.hook("rule-panel").locator(".here")).to_be_visible()


def the_menu(ada: Visitor) -> None:
    ada.hook("menu").click()
    expect(ada.page.get_by_role("group", name=on_page("menu"))).to_be_visible()


def the_chat(ada: Visitor) -> None:
    ada.hook("chat-tab").click()
    expect(ada.hook("chat-text")).to_be_visible()


def the_points_now(ada: Visitor) -> None:
    ada.page.keyboard.press("i")
    expect(ada.hook("score-now")).to_be_visible()


def an_earlier_moment(ada: Visitor) -> None:
    ada.page.locator("[data-look]").nth(3).click()
    expect(ada.hook("past-now")).to_be_visible()


def a_rival(ada: Visitor) -> None:
    ada.page.get_by_role("button", name="Open").filter(visible=True).first.click()
    expect(ada.page.get_by_test_id("opened")).to_be_visible()


def a_hint(ada: Visitor) -> None:
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_test_id("advice")).to_be_visible()


def an_undo_list(ada: Visitor) -> None:
    ada.play_on(1)
    ada.hook("undo-list").click()
    expect(ada.page.get_by_text(on_page("barrier-dice_rolled"))).to_be_visible()


def a_shield(ada: Visitor) -> None:
    """What it would bring, or why it cannot be taken."""
    ada.shared("[data-shield]").first.click()
    expect(ada.bubble).to_be_visible()


STATES: list[Callable[[Visitor], None]] = [
    nothing_picked,
    a_preview,
    why_not,
    the_rules_of_a_refusal,
    an_earlier_moment,
    the_menu,
    the_points_now,
    the_chat,
    a_rival,
    an_undo_list,
    a_hint,
]
PHONE_STATES = [nothing_picked, a_preview, an_earlier_moment, the_points_now, a_hint, an_undo_list]


@pytest.mark.parametrize(
    ("size", "states"),
    [((1440, 900), STATES), ((390, 844), PHONE_STATES)],
    ids=["desk", "phone"],
)
def test_the_table(
    ada: Visitor, finished: tuple[Player, Message], size: tuple[int, int], states: list[Callable[[Visitor], None]]
) -> None:
    table = finished[0].open(ME, bot())
    advance(finished[0], table, 60)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    for state in states:
        state(ada)
        inspect(ada)
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_table_with_all_expansions(ada: Visitor, finished: tuple[Player, Message], size: tuple[int, int]) -> None:
    table = finished[0].open(ME, bot(), options=ALL)
    advance(finished[0], table, 60, can_act)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    for state in (nothing_picked, a_shield, a_rival):
        state(ada)
        inspect(ada)
        ada.page.keyboard.press("Escape")


MODES = {"team": ([ME, bot(), bot(), bot()], {"team": True}), "alone": ([ME], {"boards": "13b"})}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("mode", MODES)
def test_teams_and_alone(ada: Visitor, finished: tuple[Player, Message], mode: str, size: tuple[int, int]) -> None:
    """The table, a preview, the other team, and the end."""
    seats, options = MODES[mode]
    table = finished[0].open(*seats, options=options)
    advance(finished[0], table, 60)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    for state in (nothing_picked, a_preview, *([a_rival] if mode == "team" else [])):
        state(ada)
        inspect(ada)
        ada.page.keyboard.press("Escape")
    ada.open("/")  # somebody who watched all of it would be shown every single move
    advance(finished[0], table, 100_000)
    ada.open(f"/#/t/{table['id']}")
    expect(ada.page.get_by_test_id("proof")).to_have_attribute("data-state", "match")
    inspect(ada)


@pytest.mark.parametrize("count", [1, 4])
def test_a_new_table_for_so_many(ada: Visitor, count: int) -> None:
    """Options that cannot be chosen say why; boards of one's own are pasted."""
    ada.new_table()
    ada.hook(f"count-{count}").click()
    if count > 1:
        ada.page.get_by_role("checkbox", name=on_page("option-team")).check()
        ada.page.get_by_role("combobox", name=on_page("option-boards")).select_option(
            label=on_page("option-each-choice")
        )
        ada.hook("file-duchies").locator("summary").click()
    inspect(ada)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_wall(ada: Visitor, finished: tuple[Player, Message], size: tuple[int, int]) -> None:
    table = finished[0].open(ME, bot(), game="great_wall")
    advance(finished[0], table, 40, can_act)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    inspect(ada)
    ada.page.locator("[data-legal], [data-move]").filter(visible=True).first.click()
    inspect(ada)


def test_the_end_of_the_wall(ada: Visitor, finished_wall: tuple[Player, Message]) -> None:
    ada.open(f"/#/t/{finished_wall[1]['id']}")
    expect(ada.page.get_by_test_id("proof")).to_have_attribute("data-state", "match")
    inspect(ada)
    ada.open(f"/#/t/{finished_wall[1]['id']}/at/60")
    expect(ada.page.get_by_test_id("my-board")).to_be_visible()
    inspect(ada)


def test_cardboard(ada: Visitor, finished: tuple[Player, Message]) -> None:
    """The other look, chosen in the settings, at the tables of both games."""
    ada.open("/#/settings").page.get_by_text(on_page("set-look-cardboard")).click()
    expect(ada.page.locator("html")).to_have_attribute("data-look", "cardboard")
    for game in crenel.games():
        table = finished[0].open(ME, bot(), game=game)
        advance(finished[0], table, 10, can_act)
        ada.table(table["id"]).page.evaluate(SMOOTH)
        expect(ada.status).to_have_attribute("data-turn", "mine")
        inspect(ada)


def test_learn_practice_and_a_lesson(ada: Visitor, finished: tuple[Player, Message]) -> None:
    """At home with all puzzles, at the table with its hint, at its end, and at a puzzle."""
    ada.open()
    expect(ada.hook("practice")).to_be_visible()
    ada.unfold()
    inspect(ada)
    table = finished[0].post("/lessons/burgundy-last-turn", status=201)
    ada.table(table["id"])
    ada.hook("lesson-next").click()
    expect(ada.hook("lesson-hint")).to_be_visible()
    inspect(ada)
    ada.hook("lesson-hint").click()
    inspect(ada)
    with finished[0].sit(table) as seat:
        for _, _, move in lesson("burgundy-last-turn").model().moves:
            seat.until(lambda state, wanted=move: wanted in [each["move"] for each in state["moves"].get("0", [])])
            seat.act(move)
    expect(ada.page.get_by_test_id("lesson-on").or_(ada.page.get_by_test_id("lesson-next")).first).to_be_visible()
    inspect(ada)
    ada.open()
    ada.page.locator("[data-daily]").first.click()
    expect(ada.hook("table")).to_be_visible()
    inspect(ada)


def test_axe_does_complain(ada: Visitor) -> None:
    ada.open("/#/help")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.evaluate("() => document.querySelector('main').append(document.createElement('img'))")
    with pytest.raises(AssertionError, match="image-alt"):
        inspect(ada)
