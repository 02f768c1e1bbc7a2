"""Genghis Khan on the page: his band over the wall, the award and its holder, and an attack on him."""

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served
from tests.e2e.seeded import asked, seeded_table
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit
from tests.server.room import Message, Player, Seat

SEEDS = 40


def asks_to_attack(state: crenel.State) -> bool:
    """Whether the player may attack him, and is asked again after the first way to do it: then nobody else plays on."""
    if not asked(state):
        return False
    attacks = [action for action in state.actions(0) if state.fields(action, 0)["verb"] == "khan"]
    if not attacks:
        return False
    after = state.clone()
    after.apply(attacks[0], 0)
    return after.actors == (0,) and after.observe(0)["season"] == state.observe(0)["season"]


def claimed_table(server: Served, player: Player) -> Message:
    """A table whose player has claimed a horde and may attack him, of the first seed that comes to it."""
    for seed in range(1, SEEDS):
        try:
            return seeded_table(
                server, player, "great_wall", seed, ready=asks_to_attack, options={"khan": True}, bot="greedy"
            )
        except AssertionError:
            continue
    raise AssertionError(f"none of {SEEDS} games came to it")


def attacks(seat: Seat) -> list[Message]:
    """The player's own attacks on him."""
    return [event for event in seat.events if event["event"] == "khan_attacked" and event["seat"] == 0]


@pytest.mark.parametrize("phone", [False, True])
def test_he_is_attacked(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    table = claimed_table(server, player)
    ada = visit(player, **(PHONE if phone else {})).table(table["id"])
    band = ada.hook("khan")
    expect(band).to_be_attached()
    left = int(band.get_attribute("data-open") or "0")
    answer = ada.page.locator("[data-move^='khan ']").first
    expect(answer).to_be_visible()
    spots = 2 if "-" in str(answer.get_attribute("data-move")).split()[-1] else 1
    if not phone:
        expect(band).to_contain_text("Genghis Khan")
        expect(ada.hook("khan-here")).to_have_count(1)
        expect(ada.hook("award")).to_contain_text("wall level")
        expect(band.locator("[data-lit]").first).to_be_visible()
        for width, height in DESKS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.drawn()
            assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
    with player.sit(table) as seat:
        before = len(attacks(seat))
        answer.press("Enter")  # by keyboard, as by mouse
        seat.until(lambda state: len(attacks(seat)) > before)
        assert attacks(seat)[before]["count"] == spots
    if not phone:  # there the Winter that may follow stands before him
        expect(band).to_have_attribute("data-open", str(left - spots))
