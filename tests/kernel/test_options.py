"""Games, seats and options: what is not offered is refused with what is."""

import pytest
from jsonschema import Draft202012Validator

import crenel

BURGUNDY = crenel.game("burgundy")


def test_games_by_name() -> None:
    assert "burgundy" in crenel.games()
    assert all(crenel.game(name).name == name for name in crenel.games())
    with pytest.raises(crenel.BadSetup) as refused:
        crenel.game("chess")
    assert "chess" in str(refused.value)
    assert "burgundy" in str(refused.value)


@pytest.mark.parametrize("seats", [0, 5, -1, 2.0, True, "2", None])
def test_seats_that_no_game_has(seats: object) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(seats, 1)  # type: ignore[arg-type]
    assert "1, 2, 3, 4" in str(refused.value)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"colour": "red"}, "boards"),
        ({"boards": "12"}, "random"),
        ({"boards": 1}, "random"),
        ({"boards": []}, "random"),
        ({"boards": ["1", "x"]}, "random"),
        ({"castle": "hidden"}, "secret"),
        ({"confirm": "yes"}, "true"),
        ({"confirm": 1}, "true"),
    ],
)
def test_options_that_are_not_offered(options: dict[str, object], said: str) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(2, 1, options)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_defaults_are_filled_in() -> None:
    options = BURGUNDY.new(2, 1).options
    assert {name: options[name] for name in ("boards", "castle", "confirm")} == {
        "boards": "1",
        "castle": "printed",
        "confirm": False,
    }
    assert (options["team"], options["goal"], options["duchies"]) == (False, 50, [])
    assert BURGUNDY.new(2, 1, {"confirm": True}).options["confirm"] is True


@pytest.mark.parametrize("name", crenel.games())
def test_options_are_a_json_schema_with_defaults(name: str) -> None:
    schema = crenel.game(name).options
    Draft202012Validator.check_schema(schema)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    for rule in properties.values():
        assert Draft202012Validator(rule).is_valid(rule["default"])


def test_options_of_expansions_are_written_only_where_they_are_used() -> None:
    """So that old records stay as they are."""
    assert BURGUNDY.new(2, 1).dump()["options"] == {"boards": "1", "castle": "printed", "confirm": False}
    assert BURGUNDY.new(4, 1, {"team": True}).dump()["options"]["team"] is True  # type: ignore[index]


def test_the_caller_s_options_stay_the_caller_s() -> None:
    boards = ["1", "2"]
    state = BURGUNDY.new(2, 1, {"boards": boards})
    boards[0] = "9"
    assert state.options["boards"] == ["1", "2"]
    assert crenel.replay(state.record()) == state


def test_a_seed_is_a_number_or_a_word() -> None:
    assert BURGUNDY.new(2, 7) == BURGUNDY.new(2, "7")
    assert BURGUNDY.new(2, 7) != BURGUNDY.new(2, 8)
    assert crenel.replay(BURGUNDY.new(2, "ünïcode: 1").record()) == BURGUNDY.new(2, "ünïcode: 1")
