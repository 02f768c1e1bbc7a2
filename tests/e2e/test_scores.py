"""Running scores: everybody's, only mine or none, as each device likes it; the end shows all."""

import re

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.test_phone import PHONE
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, Message, Player, bot, over

NUMBER = re.compile(r"^\d+$")


def choose(visitor: Visitor, scores: str) -> None:
    visitor.hook("menu").click()
    visitor.page.locator(f'[data-scores="{scores}"]').click()
    visitor.page.keyboard.press("Escape")


def prefer(visitor: Visitor, scores: str) -> None:
    """The same in the settings, where the label is what one sees of a choice."""
    visitor.page.locator(f'input[name="scores"][value="{scores}"]').check(force=True)


@pytest.mark.parametrize("game", crenel.games())
def test_running_scores_can_be_hidden(visit: Visit, server: Served, game: str) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot(), game=game)
    advance(player, table, 1, can_act)
    ada = visit(player).table(table["id"])
    mine, hidden = ada.hook("my-points"), ada.page.locator("main [data-hidden]").filter(visible=True)
    expect(mine).to_have_text(NUMBER)
    expect(hidden).to_have_count(0)
    choose(ada, "mine")
    expect(mine).to_have_text(NUMBER)
    expect(hidden).to_have_count(2)
    choose(ada, "none")
    expect(hidden).to_have_count(3)
    expect(mine).to_contain_text(on_page("score-hidden"))
    ada.page.reload()
    expect(hidden).to_have_count(3)
    ada.open("/")
    row = ada.page.locator(f'[data-table="{table["id"]}"]')
    expect(row.locator("[data-hidden]")).to_have_count(3)
    ada.open("/#/settings")
    prefer(ada, "all")
    ada.table(table["id"])
    expect(mine).to_have_text(NUMBER)
    expect(hidden).to_have_count(0)


def test_the_end_shows_all(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open("/#/settings")
    prefer(ada, "none")
    ada.open(f"/#/t/{table['id']}")
    total = ada.page.get_by_test_id("score-sheet").locator("tr.total")
    for score in table["scores"]:
        expect(total).to_contain_text(str(score))
    ada.open(f"/#/t/{table['id']}/at/40")
    expect(ada.page.get_by_test_id("my-points")).to_have_text(NUMBER)


# ---------------------------------------------------------------- if it ended now


@pytest.mark.parametrize("game", crenel.games())
def test_the_points_if_it_ended_now_follow_the_table(visit: Visit, server: Served, game: str) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot(), game=game)
    advance(player, table, 30, can_act)
    ada = visit(player).table(table["id"])
    panel = ada.hook("score-now")
    ada.page.keyboard.press("i")
    with player.sit(table) as seat:
        now = seat.ask(t="ask", what="score")["score"]
        for who, total in enumerate(now["totals"]):
            expect(panel.locator(f'[data-total="{who}"]')).to_have_text(str(total))
        seat.act(seat.moves(0)[-1])
        seat.play_on(lambda state: over(state) or can_act(state))
        later = seat.ask(t="ask", what="score")["score"]
        expect(panel.locator("[data-total]")).to_have_text([str(total) for total in later["totals"]])
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_on_a_phone_it_is_a_sheet_from_the_menu(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 10)
    ada = visit(player, **PHONE).table(table["id"])
    ada.hook("menu").click()
    ada.hook("score-now-menu").click()
    panel = ada.hook("score-now")
    expect(panel.locator("[data-total]")).to_have_count(2)
    expect(panel.get_by_role("button", name=on_page("close"))).to_be_focused()
    panel.get_by_role("button", name=on_page("close")).click()
    expect(panel).to_have_count(0)


def test_it_shows_no_more_than_the_settings_allow(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot())
    advance(player, table, 10)
    ada = visit(player).table(table["id"])
    totals = ada.hook("score-now").locator("[data-total]")
    ada.hook("score-now-tab").click()
    expect(totals).to_have_count(3)
    choose(ada, "mine")
    ada.hook("score-now-tab").click()
    expect(totals).to_have_count(1)
    choose(ada, "none")
    expect(ada.hook("score-now-tab")).to_have_count(0)
    ada.page.keyboard.press("i")
    expect(ada.hook("score-now")).to_have_count(0)


def test_an_onlooker_may_ask_too(visit: Visit, server: Served) -> None:
    table = server.guest("Ada").open(ME, bot())
    eve = visit(server.guest("Eve")).table(table["id"])
    eve.hook("score-now-tab").click()
    expect(eve.hook("score-now").locator("[data-total]")).to_have_count(2)


# ---------------------------------------------------------------- a table without running scores


@pytest.mark.parametrize("game", crenel.games())
def test_a_table_may_show_no_points_until_the_end(visit: Visit, server: Served, game: str) -> None:
    """To nobody, whatever they set for themselves."""
    player = server.guest("Ada")
    table = player.open(ME, bot(), game=game, hide_scores=True)
    advance(player, table, 1, can_act)
    for visitor in (visit(player), visit(server.guest("Eve"))):
        visitor.table(table["id"])
        expect(visitor.page.locator("main [data-hidden]").filter(visible=True)).to_have_count(2)
        visitor.page.keyboard.press("i")
        expect(visitor.hook("score-now-tab")).to_have_count(0)
        expect(visitor.hook("score-now")).to_have_count(0)


def test_the_host_chooses_it_and_the_room_says_so(visit: Visit) -> None:
    ada = visit().new_table()
    ada.hook("hide-scores").check()
    ada.hook("create").click()
    expect(ada.page.get_by_text(on_page("hide-scores"))).to_be_visible()


# ---------------------------------------------------------------- the final sheet


def traces_add_up(visitor: Visitor) -> int:
    """Each number of the sheet opens the lines of the story that brought it: together they are that number."""
    numbers = visitor.page.locator("[data-trace]")
    for place in range(numbers.count()):
        number = numbers.nth(place)
        number.click()
        expect(number).to_have_attribute("aria-expanded", "true")
        brought = visitor.page.get_by_test_id("traces").locator("[data-points]")
        expect(brought.first).to_be_visible()
        points = [int(each.get_attribute("data-points") or "") for each in brought.all()]
        assert sum(points) == int(number.inner_text()), number.get_attribute("data-trace")
    return numbers.count()


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("burgundy", 1, {}),
        ("burgundy", 3, {"team": True, "shields": True, "trade_routes": True, "inns": True, "extra_tiles": True}),
        ("burgundy", 2, {"border_posts": True, "white_castles": True}),
        ("burgundy", 0, {}),
        ("great_wall", 2, {}),
        ("great_wall", 0, {"rival_honor": 50}),
    ],
)
def test_each_number_can_be_traced(
    visit: Visit, server: Served, game: str, bots: int, options: dict[str, object]
) -> None:
    player = server.guest("Ada")
    table = player.open(ME, *[bot("greedy")] * bots, game=game, options=options)
    advance(player, table, 100_000)
    ada = visit(player).open(f"/#/t/{table['id']}")
    assert traces_add_up(ada)
    if game == "great_wall" and bots == 0:
        ada.page.locator('[data-trace="cards-1"]').click()
        expect(ada.page.get_by_test_id("traces")).to_contain_text(on_page("trace-start"))


def test_a_trace_leads_to_its_moment(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}")
    ada.page.locator("[data-trace]").first.click()
    ada.page.get_by_test_id("traces").get_by_role("link").first.click()
    expect(ada.page.get_by_test_id("replay-bar")).to_be_visible()


def test_the_sheet_fills_itself(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player, reduced_motion="no-preference").open(f"/#/t/{table['id']}")
    sheet = ada.page.get_by_test_id("score-sheet")
    expect(sheet).to_have_attribute("data-filling", "false")  # nobody touches anything
    expect(sheet.locator(".coming")).to_have_count(0)


def test_the_sheet_is_filled_row_by_row_until_somebody_is_in_a_hurry(
    visit: Visit, finished: tuple[Player, Message]
) -> None:
    player, table = finished
    ada = visit(player, reduced_motion="no-preference").open("/#/settings")
    ada.page.locator('input[name="speed"][value="slow"]').check(force=True)
    ada.open(f"/#/t/{table['id']}")
    sheet = ada.page.get_by_test_id("score-sheet")
    expect(sheet).to_have_attribute("data-filling", "true")
    ada.page.keyboard.press("Shift")
    expect(sheet).to_have_attribute("data-filling", "false")
    expect(sheet.locator(".coming")).to_have_count(0)
    ada.open(f"/#/t/{table['id']}/at/3").open(f"/#/t/{table['id']}")
    expect(sheet).to_have_attribute("data-filling", "false")
    calm = visit(player).open(f"/#/t/{table['id']}")
    expect(calm.page.get_by_test_id("score-sheet")).to_have_attribute("data-filling", "false")


# ---------------------------------------------------------------- luck


def cells(visitor: Visitor, hook: str) -> list[list[str]]:
    rows = visitor.page.get_by_test_id(hook).locator("tbody tr")
    return [row.locator("td").all_inner_texts() for row in rows.all()]


def test_the_dice_are_counted_beside_what_they_show_on_average(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}")
    own, shared = cells(ada, "luck-own"), cells(ada, "luck-shared")
    sides = [[int(count) for count in row[1:]] for row in own[:6]]
    assert {row[0] for row in own[:6]} == {"8.3"}, "25 rounds of two dice"
    assert [sum(column) for column in zip(*sides, strict=True)] == [50, 50]
    assert sum(int(row[1]) for row in shared) == 25
    expect(ada.page.get_by_test_id("luck")).to_contain_text(on_page("b-luck-note"))


def test_the_hordes_are_counted_beside_the_mean_of_their_deck(
    visit: Visit, finished_wall: tuple[Player, Message]
) -> None:
    player, table = finished_wall
    with player.sit(table) as seat:
        came = [event for event in seat.events if event["event"] in ("horde_came", "raid")]
    ada = visit(player).open(f"/#/t/{table['id']}")
    hordes, power = cells(ada, "luck-shared")[:2]
    rows = crenel.game("great_wall").catalogue()["hordes"]
    assert hordes[1] == str(len(came))
    assert power[1] == str(sum(rows[event["horde"]]["power"] for event in came))  # type: ignore[index]
