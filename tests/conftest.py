"""What all tests share: how hard hypothesis tries, and what may be missing on this machine."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import HealthCheck, settings

import compile_engine
from tests.digests import engine_kind

# Whole games are slow examples, so hypothesis must not judge them by the clock.
_games = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("ci", derandomize=True, max_examples=30, **_games)
settings.register_profile("soak", max_examples=2000, print_blob=True, **_games)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

ROOT = Path(__file__).parent.parent
# Long play, by random choice or by bots: where there is a compiler it runs on the compiled engine, several times as
# fast, and nowhere else. That both engines play the same is shown by their digests (test_compiled.py).
LONG_PLAY = [
    ROOT / "tests" / name
    for name in (
        "bots/test_bots.py",
        "bots/test_coop.py",
        "bots/test_expansions.py",
        "bots/test_great_wall.py",
        "bots/test_khan.py",
        "bots/test_modes.py",
        "bots/test_priority.py",
        "bots/test_search.py",
        "rules/great_wall/test_prices.py",
        "server/test_moments.py",
        "server/test_onward.py",
        "test_modules.py",
        "test_promises.py",
        "test_secrets.py",
        "test_types.py",
    )
]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(id, ...): the rules a test shows, by their ids in the games' rules.toml files"
    )
    if os.environ.get("CRENEL_ENGINE") == "compiled" and engine_kind() != "compiled":
        raise pytest.UsageError("the compiled engine is asked for and not on the path: make test-compiled")


@pytest.hookimpl(trylast=True)  # after -k and -m have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the test that compiles and end with those that wait for it. They run LONG_PLAY too, which is not run
    again on the interpreted engine then.
    """
    compiled = [item for item in items if item.path.name == "test_compiled.py"]
    if not compiled:
        return
    first = [item for item in compiled if item.name == "test_it_compiles"]
    last = [item for item in compiled if item not in first]
    twice = [item for item in items if item.path in LONG_PLAY] if compile_engine.why_not() is None else []
    config.hook.pytest_deselected(items=twice)
    left_out = {*compiled, *twice}
    items[:] = [*first, *(item for item in items if item not in left_out), *last]


@pytest.fixture(scope="session")
def missing() -> Callable[[str, str], NoReturn]:
    """`missing("compiler", reason)` skips the test, or fails it where CRENEL_REQUIRE names the thing."""

    def give_up(thing: str, reason: str) -> NoReturn:
        if thing in os.environ.get("CRENEL_REQUIRE", "").split(","):
            pytest.fail(f"{thing} is required here: {reason}")
        pytest.skip(reason)

    return give_up
