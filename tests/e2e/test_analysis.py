"""What bots say about a finished game: asked for, seen by all, and a way into the replay."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.test_accessibility import inspect
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, Message, Player, over

BETTER = on_page("replay-better", bot="", what="", loss=0).split(":")[0]  # up to the move
LATE = 40  # decisions before the end: the first legal ones, so some of them are not good


@pytest.fixture
def brief(finished_wall: tuple[Player, Message]) -> tuple[Player, Message]:
    """A short game that is over: the end of another, played once more."""
    player, old = finished_wall
    count = player.get(f"/tables/{old['id']}/moment/0")["count"]
    table = player.open(ME, ME, game="great_wall", after={"table": old["id"], "moment": count - LATE})
    with player.sit(table) as seat:
        seat.play_on(over)
    return player, table


def test_chances_and_costly_decisions(visit: Visit, brief: tuple[Player, Message], axe: Path) -> None:
    player, table = brief
    ada = visit(player).open(f"/#/t/{table['id']}")
    ada.hook("analyse").click()
    expect(ada.page.get_by_test_id("analysis")).to_have_count(0)  # once it is done

    # By keyboard along the chart; each moment says its numbers.
    chart = ada.page.get_by_role("slider", name=on_page("chances-label"))
    chart.focus()
    ada.page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"\d+% \(\d+–\d+\)"))
    ada.page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^End: .*100%"))
    ada.page.get_by_text(on_page("chances-table")).click()
    found = player.get(f"/tables/{table['id']}/analysis")["analysis"]
    rows = ada.page.get_by_test_id("chances-table").locator("tbody tr")
    expect(rows).to_have_count(len(found["moments"]))

    # Everybody finds it there, and every costly decision leads to its moment.
    eve = visit(color_scheme="dark")
    eve.context.add_init_script(path=axe)
    eve.open(ada.page.url)
    expect(eve.page.get_by_role("slider", name=on_page("chances-label"))).to_be_visible()
    expect(eve.page.get_by_test_id("analyse")).to_have_count(0)
    inspect(eve)
    costly = max(found["costly"], key=lambda each: each["loss"])
    links = eve.page.get_by_test_id("costly").get_by_role("listitem").get_by_role("link")
    links.first.click()
    expect(eve.page.get_by_test_id("replay-n")).to_contain_text(f"{costly['moment'] + 1} / ")
    expect(eve.page.get_by_test_id("replay-better")).to_contain_text(BETTER)
    expect(eve.page.get_by_test_id("replay-chances")).to_contain_text("%")
    expect(eve.page.get_by_test_id("table")).to_be_visible()
    inspect(eve)
    chart.press("Home")
    chart.press("Enter")
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("0 / ")
