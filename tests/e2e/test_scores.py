"""Running scores: everybody's, only mine or none, as each device likes it; the end shows all."""

import re

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, Message, Player, bot

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
    expect(mine).to_contain_text("hidden until the end")
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
