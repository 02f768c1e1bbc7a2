"""Recorded games replay to the same end, for good."""

import json
from pathlib import Path

import pytest

import crenel
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.moves import VERBS as GREAT_WALL_VERBS
from tests.golden import views, winters
from tests.golden.make import HERE, ROWS

RECORDS = sorted(HERE.glob("*/*.txt"))


def test_all_records_are_there() -> None:
    assert [f"{path.parent.name}/{path.stem}" for path in RECORDS] == sorted(name for name, *_ in ROWS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays(path: Path) -> None:
    """Its closing line fingerprints the end; and the record of what was replayed is the record."""
    text = path.read_text(encoding="utf-8")
    state = crenel.replay(text)
    assert state.actor is None
    assert state.record() == text


# By game: every verb of its notation.
VERBS = {
    "burgundy": {
        *("take", "place", "sell", "workers", "buy", "discard", "ship", "also", "load", "castle", "skip", "end"),
        *("hire", "copy", "count", "shield", "hang", "pay", "drop", "turn", "build", "fetch", "follow"),
        *("keep", "points", "swap", "spend", "first"),
    },
    "great_wall": {*GREAT_WALL_VERBS, *(verb for module in MODULES for verb in module.verbs.values())},
}


@pytest.mark.parametrize("game", VERBS)
def test_the_records_use_every_verb(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == game]
    moves = [line for text in texts for line in text.split("\n\n", 1)[1].splitlines()]
    assert {line.split()[1] for line in moves if line[0].isdigit()} == VERBS[game]


@pytest.mark.parametrize("name", views.GAMES)
def test_everybody_sees_what_they_saw(name: str) -> None:
    """At every moment of a recorded game; see golden/views.py."""
    kept = views.path_of(name).read_text(encoding="utf-8").splitlines()
    found = views.seen(name)
    if found != kept:
        pytest.fail(views.difference(kept, found), pytrace=False)


def test_the_page_knows_the_winters_that_are_told() -> None:
    """Its scene of Winter is tested with events of recorded games; see golden/winters.py."""
    assert winters.KEPT.read_text(encoding="utf-8") == winters.text()


def test_a_view_that_changed_is_told_readably() -> None:
    kept = views.path_of("great_wall/01-alone").read_text(encoding="utf-8").splitlines()
    full = next(place for place, line in enumerate(kept) if "{" in line)
    number, viewer, view = kept[full].split(" ", 2)
    changed = {**json.loads(view), "year": 99}
    found = [line if place < full - 1 else line[:-1] + "x" for place, line in enumerate(kept)]
    found[full] = f"{number} {viewer} {views.plain(changed)}"
    said = views.difference(kept, found).splitlines()
    assert said[0] == f"after {number} decisions the view differs of: seat 0"
    assert said[2] == f"after {number} decisions, viewer {viewer}:"
    assert said[3].startswith("  year: was ")
    assert said[3].endswith("is 99")
    assert views.difference(kept, kept[:-1]) == f"{len(kept)} lines are kept, {len(kept) - 1} found"
