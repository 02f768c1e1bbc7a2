"""What the options say about themselves is what the rules accept: a form made from it cannot lead astray."""

import itertools
from typing import Any

import pytest

from crenel.games.burgundy.design import random_board
from crenel.kernel.errors import BadSetup
from tests.table import BURGUNDY

Rule = dict[str, Any]
RULES: dict[str, Rule] = BURGUNDY.options["properties"]  # type: ignore[assignment]
ON: dict[str, object] = {
    name: True if rule.get("type") == "boolean" else [random_board(1)] if name == "duchies" else 45
    for name, rule in RULES.items()
    if rule.get("expansion")
}


def offered(seats: int, chosen: tuple[str, ...]) -> bool:
    """Whether a form shows these options together."""
    fit = all(seats in RULES[name].get("seats", BURGUNDY.seats) for name in chosen)
    return fit and not any(other in RULES[name].get("excludes", ()) for name in chosen for other in chosen)


def accepted(seats: int, options: dict[str, object]) -> bool:
    try:
        BURGUNDY.new(seats, 1, options)
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize("seats", BURGUNDY.seats)
def test_every_pair_of_options(seats: int) -> None:
    """What is offered together is accepted, and nothing else."""
    for chosen in [*((name,) for name in ON), *itertools.combinations(ON, 2)]:
        options = {name: ON[name] for name in chosen}
        assert accepted(seats, options) == offered(seats, chosen), (seats, chosen)


@pytest.mark.parametrize("seats", BURGUNDY.seats)
@pytest.mark.parametrize("mode", ["", "team", "border_posts"])
def test_boards_of_every_mode(seats: int, mode: str) -> None:
    """The first case that fits names all boards that can be chosen, one for all or one for each duchy."""
    chosen = (mode,) if mode else ()
    if not offered(seats, chosen):
        return
    options: dict[str, object] = dict.fromkeys(chosen, True)
    case = next(
        case
        for case in RULES["boards"]["cases"]
        if seats in case.get("seats", BURGUNDY.seats) and case.get("with", mode) == mode
    )
    for board in RULES["boards"]["anyOf"][0]["enum"]:
        assert accepted(seats, {**options, "boards": board}) == (board in case["enum"])
    assert case["default"] in case["enum"]
    assert BURGUNDY.new(seats, 1, options).options["boards"] == case["default"]
    each = [board for board in case["enum"] if board != "random"][:1] * case.get("each", seats)
    assert accepted(seats, {**options, "boards": each})
    assert not accepted(seats, {**options, "boards": [*each, each[0]]})


def test_each_expansion_says_how_many_decisions_it_makes() -> None:
    """Measured by benchmarks/option_lengths.py; a new expansion is to be measured too."""
    for name, each in RULES.items():
        assert ("decisions" in each) == (each.get("group") == "expansions"), name
        without, with_it = each.get("decisions", (1, 1))
        assert 0.5 < with_it / without < 2


def refused(seats: int, **options: object) -> str:
    with pytest.raises(BadSetup) as error:
        BURGUNDY.new(seats, 1, options)
    assert "{" not in str(error.value)
    return error.value.key


def test_a_board_that_the_mode_cannot_use_is_refused_not_replaced() -> None:
    """Even the usual one of the base game. Under the first rules it stood for the usual one of the mode."""
    for seats, mode in ((1, {}), (4, {"team": True}), (2, {"border_posts": True})):
        assert refused(seats, boards="1", **mode) == "board-family"
        old = BURGUNDY.new(seats, 1, {"boards": "1", **mode}, rules=1)
        assert old.dump()["duchies"][0]["board"] != "1"


def test_options_that_do_not_apply_are_refused() -> None:
    assert refused(2, goal=45) == "option-seats"
    assert refused(1, castle="secret") == "option-seats"
    assert refused(2, duchies=[random_board(1)], boards="3") == "option-excluded"
    assert accepted(2, {"goal": 50, "castle": "printed"})  # what is the default anyway changes nothing
    assert BURGUNDY.new(2, 1, {"goal": 45}, rules=1).options["goal"] == 45
