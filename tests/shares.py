"""How hard each mode is tried. All modes together are tried as often as a fixed number of them would be at full length,
so a new mode makes no test longer: modes without options take more of it, the others share the rest.
`make soak` tries every mode at full length.
"""

import os
import re
from collections.abc import Callable
from math import ceil
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

from tests.promises import MODES, Mode

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
FULL = 13  # so many modes at full length are what all of them may cost
WEIGHT = 4  # of a mode without options; of others 1
Promise = Callable[..., None]


def weight(mode: Mode) -> int:
    return 1 if mode.options else WEIGHT


ALL = sum(map(weight, MODES))


def tries(mode: Mode, full: int) -> int:
    """A mode's share, where this many tries are full length."""
    return full if SOAK else min(full, ceil(full * FULL * weight(mode) / ALL))


def in_every_mode(whole_games: bool = False, **drawn: SearchStrategy[Any]) -> Callable[[Promise], Promise]:
    """Make the test of a promise of a function that takes a mode and what hypothesis draws. Whole games take long."""

    def decorate(promise: Promise) -> Promise:
        def test(mode: Mode) -> None:
            def holds(**values: Any) -> None:
                promise(mode, **values)

            holds.__name__ = re.sub(r"\W+", "_", f"{promise.__name__} {mode}")  # what is drawn depends on it
            full = settings().max_examples // (3 if whole_games and not SOAK else 1)
            settings(max_examples=tries(mode, full))(given(**drawn)(holds))()

        test.__name__ = promise.__name__
        test.__qualname__ = promise.__qualname__
        test.__module__ = promise.__module__
        test.__doc__ = promise.__doc__
        return pytest.mark.parametrize("mode", MODES, ids=str)(test)

    return decorate
