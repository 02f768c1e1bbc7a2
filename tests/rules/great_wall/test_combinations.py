"""Every combination of modes, expansions and scenarios at every table: the rulebooks' are played, all others refused
with a reason, and a form made from the options offers exactly those."""

import pytest

import crenel
from crenel.locales import LANGUAGES
from tests.great_wall_combinations import ALL, RULES, in_the_books
from tests.great_wall_table import GREAT_WALL


def offered(seats: int, scenario: str, chosen: tuple[str, ...]) -> bool:
    """What a form shows, from the options alone."""
    used = [*chosen, *(["scenario"] if scenario != "none" else [])]
    told = RULES["scenario"]["about"].get(scenario, {})
    clash = any(other in RULES[name].get("excludes", ()) for name in used for other in used)
    return (
        all(seats in RULES[name].get("seats", GREAT_WALL.seats) for name in used)
        and not clash
        and set(told.get("needs", ())) <= set(chosen)
        and not set(told.get("excludes", ())) & set(chosen)
    )


@pytest.mark.parametrize("seats", GREAT_WALL.seats)
def test_every_combination_is_played_or_refused_with_its_reason(seats: int) -> None:
    for scenario, chosen in ALL:
        options: dict[str, object] = dict.fromkeys(chosen, True) | {"scenario": scenario}
        allowed = in_the_books(seats, scenario, chosen)
        assert offered(seats, scenario, chosen) == allowed, (scenario, chosen)
        if allowed:
            GREAT_WALL.new(seats, 1, options)
            continue
        with pytest.raises(crenel.BadSetup) as refused:
            GREAT_WALL.new(seats, 1, options)
        for language in LANGUAGES:
            assert refused.value.said(language).endswith("."), (scenario, chosen)
