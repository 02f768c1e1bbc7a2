"""What every game promises about points, checked on any state of any mode (see promises.py)."""

import random
from collections import Counter
from typing import Any, cast

import crenel
from tests.promises import PLAYERS, adds_up


def foretells_the_end(state: crenel.State, rng: random.Random) -> None:
    """What everybody would have if it ended now: a copy that is over, the points of a game that is; and the same in
    every world that a seat, or somebody who only looks on, could not tell from this one.
    """
    before, told = state.dump(), state.events[:]
    ended = state.scored_now()
    assert (state.dump(), state.events) == (before, told)
    assert ended.over
    adds_up(ended)
    assert len(ended.all_scores()) == len(state.all_scores())
    if state.over:
        assert ended == state
    onlooker = state
    for seat in range(state.seats):
        onlooker = onlooker.determinize(seat, rng)
        assert reckoned(state.determinize(seat, rng).scored_now()) == reckoned(ended)
    assert reckoned(onlooker.scored_now()) == reckoned(ended)


def reckoned(state: crenel.State) -> tuple[list[dict[str, int]], list[int]]:
    return [state.breakdown(seat) for seat in range(len(state.all_scores()))], state.standings()


def tells_points(state: crenel.State) -> None:
    """The events name every point, and where it comes from: what a view says of a player can be traced to them. Only a
    rival's head start is nobody's deed.
    """
    wall = state.game.name == "great_wall"
    players = cast(list[dict[str, Any]], state.observe(None)[PLAYERS[state.game.name]])
    found: list[Counter[str]] = [Counter() for _ in players]
    if wall and state.seats == 1:
        found[1]["cards"] += cast(int, state.options["rival_honor"])
    for event in state.events:
        for source, points in (honor_in if wall else points_in)(event):
            found[cast(int, event["seat"])][source] += points
    assert found == [Counter(player["honor" if wall else "points"]) for player in players]


TOLD_POINTS = cast(dict[str, dict[str, list[str]]], crenel.game("burgundy").catalogue()["told_points"])


def points_in(event: dict[str, Any]) -> list[tuple[str, int]]:
    """Of Burgundy, as the catalogue says."""
    told = TOLD_POINTS.get(event["event"], {})
    return [(source, event.get(detail, 0)) for source, details in told.items() for detail in details]


def honor_in(event: dict[str, Any]) -> list[tuple[str, int]]:
    """Of The Great Wall, where the event says it itself."""
    sign = {"honor": 1, "honor_lost": -1}.get(event["event"], 0)
    return [(event["source"], sign * event["honor"])] if sign else []
