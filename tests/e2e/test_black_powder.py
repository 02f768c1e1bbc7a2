"""Black Powder on the page: machines are placed, a shot shows what it would do before it is made, and a game ends."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served
from tests.e2e.seeded import asked, seeded_table
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import Message, Player, over

SEEDS = range(1, 40)
OPTIONS: Message = {"black_powder": True}
FEW = 4  # shame tokens in the pool


def powder_table(server: Served, player: Player, ready: Callable[[crenel.State], bool]) -> Message:
    """A table that has come to it, of the first seed that does."""
    for seed in SEEDS:
        try:
            return seeded_table(server, player, "great_wall", seed, ready=ready, options=OPTIONS)
        except AssertionError:
            continue
    raise AssertionError(f"none of {len(SEEDS)} games came to it")


def verbs(state: crenel.State) -> set[object]:
    return {state.fields(action, 0)["verb"] for action in state.actions(0)} if asked(state) else set()


def asks_to_place(state: crenel.State) -> bool:
    return "emplace" in verbs(state)


def asks_for_a_sure_shot(state: crenel.State) -> bool:
    """A shot that draws no card, and wounds."""
    return "shoot" in verbs(state) and sure_shot(state) is not None


def sure_shot(state: crenel.State) -> dict[str, Any] | None:
    targets = cast(Any, state.observe(0))["black_powder"]["targets"]
    legal = [state.fields(action, 0) for action in state.actions(0)]
    for each in targets:
        aimed = [move for move in legal if all(move.get(part) == each[part] for part in ("section", "machine", "row"))]
        if aimed and each["wounds"]:
            return cast(dict[str, Any], each)
    return None


def near_the_end(state: crenel.State) -> bool:
    """The shame is nearly complete, or one level of wall is left."""
    view = cast(Any, state.observe(0)) if asked(state) else {}
    return bool(view) and (view["shame"]["pool"] <= FEW or view["black_powder"]["levels"] <= 1)


def fits_desks(ada: Visitor) -> None:
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)


def asks_to_build(state: crenel.State) -> bool:
    return "barricade" in verbs(state)


def test_a_barricade_can_be_built(visit: Visit, server: Served) -> None:
    """None stands at the start, but whoever builds may put one up."""
    player = server.guest("Ada")
    ada = visit(player).table(powder_table(server, player, asks_to_build)["id"])
    row = ada.page.locator("[data-barricade][data-legal]").first
    section = row.get_attribute("data-barricade")
    row.click()
    ada.commit()
    ada.hook("decision").get_by_role("button", name="Pay ").click()
    expect(ada.page.locator(f"[data-barricade='{section}'] .built")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_machine_is_placed_in_a_rest_zone(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    ada = visit(player, **(PHONE if phone else {})).table(powder_table(server, player, asks_to_place)["id"])
    place = ada.page.locator("[data-rest] [data-machine][data-legal]").filter(visible=True).first
    expect(place).to_be_visible()
    if not phone:
        fits_desks(ada)
        expect(ada.hook("machines")).to_contain_text("Ballista")
    else:
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    section = place.locator("xpath=ancestor::*[@data-rest]").get_attribute("data-rest")
    machine = place.get_attribute("data-machine")
    place.press("Enter")
    ada.commit()
    stands = ada.page.locator(f"[data-rest='{section}'] [data-machine='{machine}']:not(.new)")
    expect(stands.first).to_be_attached()


def test_a_shot_shows_what_it_would_do(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = powder_table(server, player, asks_for_a_sure_shot)
    ada = visit(player).table(table["id"])
    with player.sit(table) as seat:
        powder = seat.state["view"]["black_powder"]
        legal = {(move.get("section"), move.get("machine"), move.get("row")) for move in seat.state["moves"]["0"]}
    wounding = [each for each in powder["targets"] if each["wounds"]]
    target = next(each for each in wounding if (each["section"], each["machine"], each["row"]) in legal)
    ada.page.locator(f"[data-rest='{target['section']}'] [data-machine='{target['machine']}'][data-legal]").click()
    aim = ada.page.locator(f"[data-section='{target['section']}'] [data-aim='{target['row']}']")
    if not ada.page.get_by_test_id("shot-would").count():
        aim.click()
    expect(ada.hook("shot-would")).to_contain_text("wound")
    expect(ada.hook("shot-ghosts").locator("rect")).to_have_count(len(target["wounds"]))
    fits_desks(ada)
    ada.commit()
    expect(ada.page.get_by_test_id("shot-would")).to_have_count(0)
    spot = ada.page.locator(f"[data-section='{target['section']}'] .wound")
    expect(spot.first).to_be_visible()


def test_a_game_comes_to_its_end(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = powder_table(server, player, near_the_end)
    ada = visit(player).table(table["id"])
    expect(ada.page.get_by_test_id("wall")).to_be_visible()
    with player.sit(table) as seat:
        seat.play_on(over)
    expect(ada.page.get_by_test_id("score-sheet")).to_be_visible()
