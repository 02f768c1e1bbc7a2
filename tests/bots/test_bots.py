"""Bots: who there are, what they may know, and that the greedy one plays well."""

import pytest

import crenel
from crenel import BadSetup, bots
from crenel.bots.search import SearchBot
from crenel.kernel.rng import Rng, key_of

FEW = 12  # looks of bots that search, in tests of what they know


def quick(name: str, seed: int) -> bots.Bot:
    """A bot of Burgundy that does not think long."""
    bot = bots.make(name, "burgundy", seed)
    if isinstance(bot, SearchBot):
        bot.simulations = FEW
    return bot


def played(names: list[str], seed: object, seats: int = 2, options: dict[str, object] | None = None) -> crenel.State:
    """A whole game between bots."""
    state = crenel.game("burgundy").new(seats, str(seed), options).clone()
    made = [bots.make(names[seat % len(names)], "burgundy", f"{seed} {seat}") for seat in range(seats)]
    while state.actor is not None:
        action = made[state.actor].choose(state, state.actor)
        assert action in state.actions()
        state.play(action)
    return state


def positions(count: int, apart: int) -> list[crenel.State]:
    """Positions of a random game, every so many decisions."""
    state = crenel.game("burgundy").new(3, 5, {"boards": "random", "castle": "open"}).clone()
    bot = bots.make("random", "burgundy", 1)
    found = [state.clone()]
    while len(found) < count:
        for _ in range(apart):
            assert state.actor is not None
            state.play(bot.choose(state, state.actor))
        found.append(state.clone())
    return found


def test_names_lists_the_bots_and_make_gives_them_names() -> None:
    assert {"random", "greedy"} <= set(bots.names("burgundy"))
    for name in bots.names("burgundy"):
        assert bots.make(name, "burgundy", 1).name == name


def test_make_refuses_a_name_it_does_not_know() -> None:
    with pytest.raises(BadSetup) as error:
        bots.make("napoleon", "burgundy", 1)
    assert error.value.key == "unknown-bot"
    assert "greedy" in str(error.value)


def test_random_bot_depends_on_its_seed_alone() -> None:
    assert played(["random"], 3).moves() == played(["random"], 3).moves()
    assert played(["random"], 3).moves() != played(["random"], 4).moves()


def test_greedy_bot_beats_random_play() -> None:
    wins = 0
    for number in range(20):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        wins += played(names, number // 2).ranking()[0] == number % 2
    assert wins >= 19


def test_the_easy_bot_errs_but_knows_the_game() -> None:
    """It misjudges: it loses to the greedy bot, and not to random play."""
    against_greedy = [played(["easy", "greedy"], seed).scores() for seed in range(6)]
    assert sum(mine - other for mine, other in against_greedy) < -30
    mine, other = played(["easy", "random"], 1).scores()
    assert mine > other + 20


def test_a_bot_that_searches_beats_the_greedy_one() -> None:
    """A few games with a fortieth of the expert's looks."""
    margin = 0
    for number in range(4):
        state = crenel.game("burgundy").new(2, f"search {number // 2}", {"boards": "random"}).clone()
        searcher = bots.make("hard", "burgundy", number)
        assert isinstance(searcher, SearchBot)
        searcher.simulations = 50
        seated = [searcher, bots.make("greedy", "burgundy", number)]
        me = number % 2
        while state.actor is not None:
            state.play(seated[(state.actor + me) % 2].choose(state, state.actor))
        scores = state.scores()
        margin += scores[me] - scores[1 - me]
    assert margin > 20


def test_a_bot_with_little_time_answers_with_what_it_has_found() -> None:
    state = positions(2, 30)[1]
    assert state.actor is not None
    hasty = bots.make("expert", "burgundy", 1)
    hasty.seconds = 1e-9
    assert hasty.choose(state, state.actor) in state.actions()


def test_greedy_bot_scores_well_in_self_play_on_the_first_board() -> None:
    scores = [score for seed in range(4) for score in played(["greedy"], seed).scores()]
    assert sum(scores) / len(scores) >= 150


def test_greedy_bot_is_reproducible() -> None:
    for state in positions(6, 25):
        assert state.actor is not None
        first, second = (bots.make("greedy", "burgundy", 9).choose(state, state.actor) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", bots.names("burgundy"))
def test_bots_know_nothing_of_the_dice_to_come(name: str) -> None:
    """Two states that differ only in the generator look the same to a bot."""
    for state in positions(8, 20):
        other = state.clone()
        other.rng = Rng(key_of("another future"))
        assert state.actor is not None
        chosen = quick(name, 2).choose(state, state.actor)
        assert quick(name, 2).choose(other, state.actor) == chosen


@pytest.mark.parametrize("name", bots.names("burgundy"))
def test_thinking_leaves_the_state_as_it_was(name: str) -> None:
    for state in positions(4, 30):
        before, moves = state.digest(), state.moves()
        assert state.actor is not None
        quick(name, 2).choose(state, state.actor)
        assert (state.digest(), state.moves()) == (before, moves)


def test_greedy_bot_chooses_first_castles_in_secret_without_knowing_those_of_others() -> None:
    """What another seat has answered in secret changes nothing."""
    game = crenel.game("burgundy")
    chosen = set()
    for answer in range(3):
        state = game.new(3, 8, {"boards": "random", "castle": "secret"})
        state.apply(state.actions(2)[answer], 2)
        chosen.add(bots.make("greedy", "burgundy", 1).choose(state, 0))
    assert len(chosen) == 1


def test_greedy_bot_plays_four_seats_with_the_set_up_of_experts() -> None:
    state = played(["greedy", "random"], 2, 4, {"boards": "random", "castle": "secret"})
    scores = state.scores()
    assert min(scores[0], scores[2]) > max(scores[1], scores[3])
