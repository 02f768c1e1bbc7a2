"""The pieces of Burgundy's expansions in the terminal."""

import pytest

import crenel
from crenel.cli.drawings import DRAWINGS
from crenel.cli.event_log import sentence
from crenel.cli.players import Players
from crenel.locales import LANGUAGES, say
from tests.cli.test_drawing import some_position, table_text
from tests.table import Table

ALL = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decisions", [0, 40, 120])
def test_all_expansions_are_drawn(decisions: int, language: str) -> None:
    state = some_position(3, 4, decisions, **ALL)
    text = table_text(state, 0, 120, language)
    lying = [shield for depot in state.observe(0)["shields"] for shield in depot]  # type: ignore[attr-defined]
    assert all(f"§{shield}" in text for shield in lying)
    for key in ("table-shields", "table-route"):
        assert say(key, None, language) in text


def test_shields_and_the_route_of_a_player() -> None:
    table = Table(shields=True, trade_routes=True).shields({3: [7]}, d4=16).duchy(0, sold={"red": 1})
    table.data["modules"]["trade_routes"]["routes"][0]["laid"] = ["red"]
    text = table_text(table.state, 0, 120)
    assert "§16 d4" in text
    assert "1/15" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["shield 7", "§18", "crane", "geese", "inn", "white-castle", "monastery28"])
def test_each_piece_is_described(name: str, language: str) -> None:
    lines = DRAWINGS["burgundy"].describe(crenel.game("burgundy").new(2, 1), 0, name, language)
    assert len(lines) > 1
    assert all(lines)


def test_what_is_no_shield_is_not_described() -> None:
    state = crenel.game("burgundy").new(2, 1)
    for name in ("shield 19", "shield", "7", "shield seven"):
        assert DRAWINGS["burgundy"].describe(state, 0, name, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_expansions_is_told(language: str) -> None:
    """No sentence is left as a key."""
    players = Players([None, "random", "random"], language)
    for seed in range(3):
        state = some_position(3, seed, 150, **ALL)
        for event in state.events:
            assert "event-" not in sentence(event, players, 0)
            assert "{" not in sentence(event, players, 0)
