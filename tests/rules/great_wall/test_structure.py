"""No file of the base game names a module: an expansion is one folder and a line in the registry."""

from pathlib import Path

import crenel
from crenel.games.great_wall.module import Module
from crenel.games.great_wall.modules import MODULES
from tests.naming import mentions
from tests.toys.drums import Drums

BASE = Path(crenel.__file__).parent / "games" / "great_wall"
FOLDERS = sorted(path.name for path in (BASE / "modules").iterdir() if path.is_dir() and path.name != "__pycache__")
# What else a module is known by, besides its name.
ALSO = {
    "black_powder": ["ballista", "battering", "bomber", "crossbowman", "flamethrower", "special_soldier", "trebuchet"],
    "beasts": [],
    "chronicles": ["scenario"],
    "coop": ["open_hands"],
    "diaoyucheng": ["fortress"],
    "emperors_visit": [],
    "fifth_player": ["panda"],
    "freezing_weather": [],
    "great_famine": ["market"],
    "hungry_ghosts": ["haunted"],
    "khan": ["bannerman"],
    "loans": [],
    "rat": [],
    "red_turban": ["rebellion"],
    "reed": ["overlord"],
    "solo": ["qin_jiushao", "qin_track"],
}


def base_files() -> list[Path]:
    files = [path for kind in ("*.py", "*.toml") for path in BASE.rglob(kind)]
    return [path for path in files if "modules" not in path.relative_to(BASE).parts]


def test_each_module_is_one_folder() -> None:
    assert sorted(module.name for module in MODULES) == FOLDERS


def test_no_base_file_names_a_module() -> None:
    words = [word for folder in FOLDERS for word in (folder, *ALSO[folder])]
    assert mentions(base_files(), words) == []


def test_only_the_registry_is_imported() -> None:
    lines = [
        f"{path.relative_to(BASE)}: {line.strip()}"
        for path in base_files()
        if path.suffix == ".py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if "great_wall.modules" in line
    ]
    assert lines == ["game.py: from crenel.games.great_wall.modules import MODULES"]


def test_every_seam_is_used() -> None:
    """By a module of the game, or by the toy expansion."""
    seams = [name for name, value in vars(Module).items() if callable(value) or isinstance(value, classmethod)]
    kinds = (*MODULES, Drums)
    assert [seam for seam in seams if not any(seam in vars(kind) for kind in kinds)] == []
    assert {"in_play", "may_enter", "horde_placed", "catalogue"} <= set(seams)


def test_verbs_have_numbers_of_their_own() -> None:
    numbers = [number for module in MODULES for number in module.verbs]
    assert len(set(numbers)) == len(numbers)
    assert all(64 <= number <= 255 for number in numbers)
    for module in MODULES:
        assert len({number // 8 for number in module.verbs}) <= 1, "eight numbers are kept for each"
