"""Secrets stay secret: in worlds that a seat cannot tell apart, it receives the same (see worlds.py)."""

import pytest

from tests.promises import MODES, Mode
from tests.shares import tries
from tests.worlds import keeps_secrets

MOMENTS = 10
HIDING = [mode for mode in MODES if mode.game == "great_wall" or mode.options.get("castle") == "secret"]


@pytest.mark.parametrize("mode", HIDING, ids=str)
def test_worlds_that_look_alike_go_on_to_look_alike(mode: Mode) -> None:
    tally = keeps_secrets(mode, "alike", tries(mode, MOMENTS))
    assert tally["moments"]
    assert tally["undone"] or mode.seats > 1


def test_some_who_are_asked_have_no_choice_and_some_have() -> None:
    """Otherwise the test above would prove nothing."""
    assert keeps_secrets(Mode("great_wall", 4), "choices", 2 * MOMENTS)["told apart by a choice"]


def test_it_would_be_noticed() -> None:
    """Under the first rules only those were asked who had a choice."""
    with pytest.raises(AssertionError):
        keeps_secrets(Mode("great_wall", 4), "first rules", 3 * MOMENTS, rules=1)
