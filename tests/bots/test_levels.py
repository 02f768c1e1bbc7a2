"""Levels of the bots: what was measured of them, and settings to try."""

import pytest

import crenel
from crenel import bots
from crenel.bots.knobs import tuned
from crenel.bots.measured import ANCHOR, measured, measured_of
from crenel.bots.search import SearchBot
from crenel.kernel.errors import BadSetup


@pytest.mark.parametrize("game", crenel.games())
def test_what_was_measured_belongs_to_bots_of_the_catalogue(game: str) -> None:
    for each in measured(game):
        assert each.bot in bots.names(game)
        assert each.seats in crenel.game(game).seats
        assert each.games > 0
        assert each.seconds > 0
        assert (each.rating is None) != (each.won is None)
        assert each.low <= (each.won if each.rating is None else each.rating) <= each.high


@pytest.mark.parametrize("game", crenel.games())
def test_a_stronger_level_has_a_higher_rating(game: str) -> None:
    def rating(bot: str) -> int:
        """At two seats, or the fewest measured."""
        found = [(each.seats, each.rating) for each in measured_of(bot, game) if not each.mode and each.rating]
        return ANCHOR if bot == "greedy" else min(found)[1]

    assert rating("easy") < rating("greedy") < rating("hard")


def test_a_knob_sets_what_it_says() -> None:
    bot = tuned("hard:looks=7:spread=3.5:peeks=1", "great_wall", 1)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 7
    assert bot.mind.spread == 3.5
    assert bot.peeks
    assert not bot.mind.careful


@pytest.mark.parametrize("name", ["hard:looks", "hard:looks=many", "hard:colour=1", "greedy:looks=5", "nobody"])
def test_a_knob_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        tuned(name, "burgundy", 1)


def test_knobs_are_not_for_tables() -> None:
    with pytest.raises(BadSetup):
        bots.make("hard:looks=100000", "burgundy", 1)
