"""The interfaces pass the libraries' own tests. They run where the libraries are found."""

import importlib.util
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.promises import MODES, Mode

Missing = Callable[[str, str], NoReturn]
EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("burgundy", 2, {}),
    ("burgundy", 3, {"castle": "secret", "boards": "random"}),
    ("great_wall", 3, {}),
]


def needs(missing: Missing, name: str) -> None:
    if importlib.util.find_spec(name) is None:
        missing("envs", f"{name} is not installed")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoo_accepts_the_environments(table: tuple[str, int, dict[str, object]], missing: Missing) -> None:
    needs(missing, "pettingzoo")
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: PLC0415

    from crenel.envs import aec, parallel  # noqa: PLC0415

    api_test(aec.env(*table), num_cycles=60)
    seed_test(lambda: aec.env(*table), num_cycles=30)
    parallel_api_test(parallel.env(*table), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "seats"), [("burgundy", 1), ("great_wall", 2)])
def test_gymnasium_accepts_the_environment(game: str, seats: int, missing: Missing) -> None:
    needs(missing, "gymnasium")
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    from crenel.envs import solo  # noqa: PLC0415

    check_env(solo.env(game, seats), skip_render_check=True)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_libraries_accept_every_mode(mode: Mode, missing: Missing) -> None:
    """For the first decisions of a game; alone against random bots."""
    needs(missing, "pettingzoo")
    needs(missing, "gymnasium")
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: PLC0415

    from crenel.envs import aec, parallel, solo  # noqa: PLC0415

    table = mode.game, mode.seats, mode.options
    if mode.seats > 1:
        api_test(aec.env(*table), num_cycles=8)
        parallel_api_test(parallel.env(*table), num_cycles=8)
        seed_test(lambda: aec.env(*table), num_cycles=4)
    check_env(solo.env(*table), skip_render_check=True)


def test_whole_games_through_pettingzoo_end_with_rewards(missing: Missing) -> None:
    needs(missing, "pettingzoo")
    from crenel.envs import aec, parallel  # noqa: PLC0415

    turns = aec.env("burgundy", 2)
    turns.reset(seed=3)
    while not turns.state.over:
        agent = turns.agent_selection
        turns.action_space(agent).seed(1)
        turns.step(turns.action_space(agent).sample(turns.observe(agent)["action_mask"]))
    assert sum(turns.rewards.values()) == pytest.approx(0)
    assert all(turns.terminations.values())

    at_once = parallel.env("great_wall", 3)
    seen, _ = at_once.reset(seed=3)
    several = 0
    while at_once.agents:
        several += len(at_once.deciding()) > 1
        masks = {agent: seen[agent]["action_mask"] for agent in at_once.agents}
        seen, rewards, ended, _, _ = at_once.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
    assert several, "command cards are chosen at once"
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


# ---------------------------------------------------------------- OpenSpiel


def spiel_game(missing: Missing, name: str, players: int, **options: object) -> Any:
    needs(missing, "pyspiel")
    import pyspiel  # noqa: PLC0415

    import crenel.envs.openspiel  # noqa: F401, PLC0415

    return pyspiel.load_game(f"crenel_{name}", {"players": players, "options": json.dumps(options)})


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("burgundy", 2, {}),
        ("burgundy", 1, {}),
        ("burgundy", 3, {"castle": "secret"}),
        ("great_wall", 2, {"coop": True}),
    ],
)
def test_openspiel_plays_and_serialises(name: str, players: int, options: dict[str, object], missing: Missing) -> None:
    game = spiel_game(missing, name, players, **options)
    import pyspiel  # noqa: PLC0415

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def middle(game: Any, seed: int, moves: int) -> Any:
    rng, state = random.Random(seed), game.new_initial_state()
    while moves or not state.is_chance_node():
        state.apply_action(rng.randrange(256) if state.is_chance_node() else rng.choice(state.legal_actions()))
        moves = max(0, moves - 1)
        assert not state.is_terminal()
    return state


@pytest.mark.parametrize("name", ["burgundy", "great_wall"])
def test_a_search_sees_what_could_come_and_not_what_will(name: str, missing: Missing) -> None:
    """The game stops before a roll: what follows depends on the outcome that is still to be chosen, and on nothing that
    a copy holds.
    """
    game = spiel_game(missing, name, 2)
    state = middle(game, 1, 60)
    assert state.engine.state.halted
    follows: dict[int, str] = {}
    for outcome in range(12):
        for _ in range(2):
            child = state.child(outcome)
            assert follows.setdefault(outcome, str(child)) == str(child)
    assert len(set(follows.values())) > 6
    assert len(state.chance_outcomes()) == 256


def test_information_states_hide_what_a_seat_cannot_know(missing: Missing) -> None:
    game = spiel_game(missing, "great_wall", 2)
    state = middle(game, 2, 80)
    while state.is_chance_node():
        state.apply_action(7)
    held = state.engine.state
    for seat in range(2):
        before = state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)
        other = state.clone()
        world = held.determinize(seat, random.Random(1))
        world.past = held.clone().past
        other.engine.state = world
        after = other.information_state_string(seat), other.observation_string(seat), other.observation_tensor(seat)
        assert after == before
        assert other.engine.state != held


# ---------------------------------------------------------------- the examples of the documentation


def test_the_example_trains_something_better_than_random(missing: Missing) -> None:
    needs(missing, "numpy")
    words = [sys.executable, str(EXAMPLES / "train.py"), "--games", "24", "--test", "10"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout


def test_the_example_runs_an_algorithm_of_openspiel(missing: Missing) -> None:
    needs(missing, "pyspiel")
    words = [sys.executable, str(EXAMPLES / "spiel.py"), "--moves", "2", "--simulations", "4"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "MCTS" in done.stdout
