"""What is secret. Spanish rulebook page 7: hands and what lies behind the screens; everything else is open."""

import json
import random
from typing import Any

import pytest

from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule


def shown(wall: Wall, viewer: int | None, clan: int) -> dict[str, Any]:
    return wall.state.observe(viewer)["clans"][clan]  # type: ignore[index,no-any-return]


def table() -> Wall:
    wall = Wall().clan(
        1, stock={"wood": 3, "chi": 2}, tactics=["triumph", "vigil"], support=["herald"], active=["jinshi"]
    )
    return wall.clan(1, discarded=["economy"], claimed=["spies-left"], honor={"battle": 7})


@rule("great_wall.hidden")
def test_a_seat_sees_what_is_its_own() -> None:
    own = shown(table(), 1, 1)
    assert own["stock"] == {"wood": 3, "stone": 0, "gold": 0, "chi": 2}
    assert (own["tactics"], own["support"]) == (["vigil", "triumph"], ["herald"])


@rule("great_wall.hidden")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_see_neither_stock_nor_hand_nor_who_supports(viewer: int | None) -> None:
    view = shown(table(), viewer, 1)
    assert (view["stock"], view["tactics"], view["support"], view["commands"]) == (None, None, None, None)
    assert (view["tactics_in_hand"], view["supporters"]) == (2, 1)
    said = json.dumps(table().state.observe(viewer))
    assert '"triumph"' not in said
    assert '"herald"' not in said


@rule("great_wall.hidden")
def test_discarded_command_cards_hordes_honor_and_active_advisors_are_open() -> None:
    view = shown(table(), 0, 1)
    assert (view["discarded"], view["active"], view["score"]) == (["economy"], ["jinshi"], 7)
    assert view["claimed"] == [{"horde": "spies-left", "shame": 0}]


@rule("great_wall.hidden")
def test_of_the_horde_deck_only_the_back_of_the_top_card_shows() -> None:
    wall = Wall(top="marauders-right")
    view = wall.state.observe(0)["decks"]
    assert view["next_section"] == "right"  # type: ignore[index]
    assert "marauders" not in json.dumps(wall.state.observe(0))


@rule("great_wall.hidden")
def test_a_guess_keeps_the_counts_and_changes_what_is_hidden() -> None:
    wall = table()
    rng = random.Random(5)
    guesses = [wall.state.determinize(0, rng).dump()["clans"][1] for _ in range(20)]  # type: ignore[index]
    assert {sum(guess["stock"].values()) for guess in guesses} == {5}
    assert {len(guess["tactics"]) for guess in guesses} == {2}
    assert len({json.dumps(guess["stock"]) for guess in guesses}) > 3
    assert len({json.dumps(guess["tactics"]) for guess in guesses}) > 3
    assert len({json.dumps(guess["support"]) for guess in guesses}) > 3
    assert all(wall.state.determinize(1, rng).observe(1) == wall.state.observe(1) for _ in range(5))


@rule("great_wall.hidden")
def test_in_a_guess_somebody_who_is_asked_has_an_answer() -> None:
    """Player 1 may play a tactic: in every guess of player 0 he holds one that fits."""
    wall = Wall().clan(1, tactics=["requisition", "triumph"], stock={"chi": 3}).happens(1, "command_over")
    rng = random.Random(1)
    for _ in range(10):
        guess = wall.state.determinize(0, rng)
        assert guess.observe(0) == wall.state.observe(0)
        for action in guess.actions():
            copy = guess.clone()
            copy.apply(action)


@rule("great_wall.hidden")
def test_drawn_tactics_are_told_to_their_owner_alone() -> None:
    wall = Wall().clan(0, at={"academy": 2}).activate()
    seen = [line for line in wall.state.events if line["event"] == "tactics_seen"]
    assert seen[0]["to"] == [0]
    assert seen[0] in wall.state.events_for(0)
    assert seen[0] not in wall.state.events_for(1)
    assert seen[0] not in wall.state.events_for(None)


@rule("great_wall.hidden")
def test_no_view_holds_the_deck_or_the_solo_cards_to_come() -> None:
    state = GREAT_WALL.new(1, 2)
    state.apply(state.actions()[0])
    view: Any = state.observe(0)
    shown = {"advisors", "tactics", "hordes", "next_section"}
    assert set(view["decks"]) == shown | {f"{kind}_discarded" for kind in ("advisors", "tactics", "hordes")}
    assert [type(view["decks"][kind]) for kind in ("advisors", "tactics", "hordes")] == [int, int, int]
