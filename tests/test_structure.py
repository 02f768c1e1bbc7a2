"""An expansion is one folder in each layer: no base file of bots and terminal names a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.naming import mentions

SOURCE = Path(__file__).parent.parent / "src" / "crenel"
GAMES = ("burgundy", "great_wall")
LAYERS = ("bots", "cli")
# The layers below and beside them name none either; these words mean something else there.
OTHERS: dict[str, set[str]] = {
    "kernel": set(),
    "arena": set(),
    "lessons": set(),
    "puzzles": set(),
    "server": {"shields"},  # asyncio.shield
    "envs": {"solo"},  # the environment for one seat
}
ALIASES: dict[str, set[str]] = {"burgundy": set(), "great_wall": {"qin"}}  # names of a module's pieces beside its own


def entries(layer: str, game: str) -> Iterator[Path]:
    """The files and folders in a `modules` folder."""
    folder = SOURCE / layer / game / "modules"
    for path in folder.iterdir() if folder.is_dir() else ():
        if not path.name.startswith("_") and (path.is_dir() or path.suffix == ".py"):
            yield path


def module_names(game: str) -> set[str]:
    """The modules of the engine, a folder each, and those that bots and terminal have a file for."""
    engine = {path.parent.name for path in (SOURCE / "games" / game).glob("modules/*/module.py")}
    return engine | {path.stem for layer in LAYERS for path in entries(layer, game)}


def base_files(layer: str, game: str) -> list[Path]:
    """The files of a layer that belong to all games or to this one, without those of modules."""
    others = {"modules", *GAMES} - {game}
    return sorted(path for path in (SOURCE / layer).rglob("*.py") if not others & set(path.relative_to(SOURCE).parts))


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_base_file_names_a_module(layer: str, game: str) -> None:
    files = base_files(layer, game)
    assert SOURCE / layer / game / "module.py" in files
    assert mentions(files, module_names(game) | ALIASES[game]) == []


@pytest.mark.parametrize("layer", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_other_layer_names_a_module(layer: str, game: str) -> None:
    files = base_files(layer, game)
    assert len(files) > 3
    assert mentions(files, (module_names(game) | ALIASES[game]) - OTHERS[layer]) == []


def test_modules_are_found_in_their_folders() -> None:
    assert {"shields", "solo", "team", "trade_routes"} <= module_names("burgundy")
    assert {"reed", "solo"} <= module_names("great_wall")
    assert not module_names("burgundy") & {"supply", "building"}, "these help several modules"


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
