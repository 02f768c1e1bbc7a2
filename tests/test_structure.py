"""An expansion is one folder in each layer: no base file names a module."""

from pathlib import Path

import pytest

from tests.naming import SOURCE, base_files, mentions, module_names

GAMES = ("burgundy", "great_wall")
ALIASES = {"burgundy": set(), "great_wall": {"qin"}}  # what a module's pieces are called besides its name


@pytest.mark.parametrize("layer", ["bots", "cli"])
@pytest.mark.parametrize("game", GAMES)
def test_no_base_file_names_a_module(layer: str, game: str) -> None:
    shared = [path for path in base_files(SOURCE / layer) if not set(path.parts) & set(GAMES)]
    files = [*shared, *base_files(SOURCE / layer / game)]
    assert len(files) > 5
    assert mentions(files, module_names(game) | ALIASES[game]) == []


def test_modules_are_found_in_their_folders() -> None:
    assert {"shields", "solo", "team", "trade_routes"} <= module_names("burgundy")
    assert {"reed", "solo"} <= module_names("great_wall")
    assert not module_names("burgundy") & {"supply", "verbs", "building"}, "these help several modules"


@pytest.mark.parametrize(
    "code",
    [
        'if module.name == "trade_routes":\n    pass',
        "from crenel.games.burgundy.modules.trade_routes import SPACES",
        "worth = TradeRoutesWorth()",
        "TRADE_ROUTE_BONUS = 2.8",
        'title = f"the {count} trade routes"',
        "total = 0  # the trade routes count twice",
        '"""Trade routes."""',
    ],
)
def test_every_way_to_name_a_module_is_found(code: str, tmp_path: Path) -> None:
    file = tmp_path / "base.py"
    file.write_text(code, encoding="utf-8")
    assert mentions([file], ["trade_routes"])


def test_other_words_are_no_mentions(tmp_path: Path) -> None:
    file = tmp_path / "base.py"
    file.write_text("inner = innings = trade(routes)  # beginning\n", encoding="utf-8")
    assert mentions([file], ["inns", "trade_routes"]) == []
