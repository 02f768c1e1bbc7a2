"""Points that a seat is given on top of what it makes in the game: an option of every game, which no rule sees."""

import pytest

import crenel
from crenel.kernel.errors import BadSetup, BadState

GAMES = ("burgundy", "great_wall")
GIVEN = [0, 200, 7]


def played(name: str, moves: int = 60, **options: object) -> crenel.State:
    state = crenel.game(name).new(3, 11, options)
    for _ in range(moves):
        if state.actor is None:
            break
        state.apply(state.actions()[0], state.actor)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_is_added_to_the_points_and_to_nothing_else(name: str) -> None:
    with_it, without = played(name, handicap=GIVEN), played(name)
    assert with_it.moves() == without.moves()
    assert with_it.scores() == [made + given for made, given in zip(without.scores(), GIVEN, strict=True)]
    for seat, given in enumerate(GIVEN):
        expected = {**without.breakdown(seat), **({"handicap": given} if given else {})}
        assert with_it.breakdown(seat) == expected
        assert sum(with_it.breakdown(seat).values()) == with_it.scores()[seat]
    assert (with_it.ranking()[0], with_it.scored_now().winners()) == (1, [1])


@pytest.mark.parametrize("name", GAMES)
def test_copies_dumps_and_records_keep_it(name: str) -> None:
    state = played(name, handicap=GIVEN)
    again = crenel.replay(state.record())
    loaded = crenel.game(name).load(state.dump())
    for other in (again, loaded, state.clone(), state.known_to(0)):
        assert other.scores() == state.scores()
    assert again.digest() == state.digest()


@pytest.mark.parametrize("name", GAMES)
def test_views_show_it_with_the_points(name: str) -> None:
    state = played(name, handicap=GIVEN)
    view = state.observe(0)
    shown = view["players"] if name == "burgundy" else view["clans"]
    assert isinstance(shown, list)
    points = "points" if name == "burgundy" else "honor"
    assert [row["score"] for row in shown[:3]] == state.scores()
    assert [row[points].get("handicap", 0) for row in shown[:3]] == GIVEN


@pytest.mark.parametrize("name", GAMES)
def test_a_record_without_one_does_not_name_it(name: str) -> None:
    assert "handicap" not in played(name, 3).record()
    assert "handicap" not in str(played(name, 3).dump())


@pytest.mark.parametrize(("seats", "given"), [(3, [1, 2]), (3, [1, 2, 3, 4]), (1, [5])])
def test_it_is_for_each_of_several_seats(seats: int, given: list[int]) -> None:
    with pytest.raises(BadSetup) as refused:
        crenel.game("burgundy").new(seats, 1, {"handicap": given})
    assert refused.value.key == "bad-handicap"


@pytest.mark.parametrize("given", [[-1, 0, 0], [0, 201, 0], ["1", 0, 0], 5])
def test_it_is_a_number_of_points(given: object) -> None:
    with pytest.raises(BadSetup) as refused:
        crenel.game("burgundy").new(3, 1, {"handicap": given})
    assert refused.value.key == "bad-option"


def test_a_position_with_a_broken_one_is_refused() -> None:
    position = played("burgundy", handicap=GIVEN).dump()
    options = position["options"]
    assert isinstance(options, dict)
    options["handicap"] = [1]
    with pytest.raises(BadState):
        crenel.game("burgundy").load(position)
