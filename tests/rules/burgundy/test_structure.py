"""Expansions hang on seams: the base names none of them, and only the registry imports them."""

import ast
from pathlib import Path

import pytest

from crenel.games.burgundy.game import BurgundyGame
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.modules import MODULES
from crenel.games.burgundy.modules.extra_tiles.module import COPY
from crenel.games.burgundy.modules.white_castles.module import WHITE_CASTLE
from crenel.games.burgundy.moves import FIRST_MODULE_VERB, move
from crenel.games.burgundy.notation import VERBS
from tests.naming import mentions
from tests.toys.burgundy_bells import Bells

HOME = Path("src/crenel/games/burgundy")
FOLDERS = sorted(path.parent.name for path in HOME.glob("modules/*/module.py"))
PACKAGE = "crenel.games.burgundy.modules"


def test_no_base_file_names_a_module() -> None:
    assert mentions([*HOME.glob("*.py"), HOME / "data"], FOLDERS) == []


def test_the_scanner_finds_every_spelling(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text(
        "class WhiteCastle:  # white castles\n    WHITE_CASTLES = 'the white-castle'\n    inner = shielded = 0\n"
    )
    data = tmp_path / "data.toml"
    data.write_text('text = "shields"\nrows = [{ shield_factor = 2 }]  # inns\n')
    found = [line.rpartition("/")[2] for line in mentions([tmp_path], ["white_castles", "shields", "inns"])]
    assert found == [
        "code.py:1: White_Castle",
        "code.py:1: white castles",
        "code.py:2: WHITE_CASTLES",
        "code.py:2: white-castle",
        "data.toml:0: shield",
    ]


def test_every_folder_is_registered_under_its_name() -> None:
    assert sorted(module.name for module in MODULES) == FOLDERS
    assert {type(module).__module__ for module in MODULES} == {f"{PACKAGE}.{name}.module" for name in FOLDERS}


def imported(path: Path) -> set[str]:
    """The modules of the game's modules that a file imports."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    names = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {name for name in names if name.startswith(f"{PACKAGE}.")}


def test_only_the_registry_imports_modules() -> None:
    assert {path.name: imported(path) for path in HOME.glob("*.py") if imported(path)} == {}
    assert len(imported(HOME / "modules/__init__.py")) == len(FOLDERS)


def test_a_module_knows_no_other_module() -> None:
    """They meet through seams and through what stands beside the folders."""
    for name in FOLDERS:
        others = [f"{PACKAGE}.{other}." for other in FOLDERS if other != name]
        for path in (HOME / "modules" / name).rglob("*.py"):
            assert [each for each in imported(path) if each.startswith(tuple(others))] == []


def test_every_seam_is_used() -> None:
    """By a module of the game, or by the toy expansion."""
    kinds = [type(module) for module in (*MODULES, Bells())]
    seams = [name for name, value in vars(Module).items() if callable(value)]
    assert [seam for seam in seams if not any(seam in vars(kind) for kind in kinds)] == []


class Wordy(Module):
    def __init__(self, number: int, word: str) -> None:
        super().__init__(word)
        self.said = {number: word}

    def verbs(self) -> dict[int, str]:
        return self.said


@pytest.mark.parametrize(
    ("number", "word"),
    [(FIRST_MODULE_VERB, "sing"), (17, "place"), (17, "hang"), (FIRST_MODULE_VERB - 1, "sing"), (32, "sing")],
    ids=["taken", "a base word", "another's word", "a base number", "no room"],
)
def test_verbs_are_checked(number: int, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        BurgundyGame([*MODULES, Wordy(number, word)])


def test_verbs_have_one_number_each() -> None:
    words = {**VERBS, **{number: word for module in MODULES for number, word in module.verbs().items()}}
    assert len(set(words.values())) == len(words)


def test_numbers_in_kept_actions_stay() -> None:
    """Snapshots of running games keep actions as ints; this is the one that holds the number of a module's tile."""
    assert move(COPY, 0, WHITE_CASTLE, 0) == 13842
