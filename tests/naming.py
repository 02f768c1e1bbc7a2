"""Which files name a module of a game. A base file must not: what a module changes stands in the module's own folder.

mentions(base_files("src/crenel/bots"), module_names("burgundy"))
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "crenel"
LAYERS = ("games", "bots", "cli")  # where a game has a folder with `modules`
SPOKEN = (tokenize.NAME, tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")  # of snake_case, CamelCase, kebab-case and prose


def module_names(game: str) -> set[str]:
    """The modules of a game: those of the engine, and whatever bots and terminal have a file or folder for."""
    engine = {path.stem for path in _entries("games", game) if _defines_module(path)}
    return engine | {path.stem for layer in LAYERS[1:] for path in _entries(layer, game)}


def base_files(*folders: Path) -> list[Path]:
    """The Python files below some folders, without those of modules."""
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(path for path in found if "modules" not in path.parts)


def mentions(paths: Iterable[Path], words: Iterable[str]) -> list[str]:
    """Every place where a name, a string or a comment has one of the words (`trade_routes`, in singular or plural, as
    snake_case, CamelCase or prose): `path:line: token`.
    """
    wanted = [_split(word) for word in words]
    return [
        f"{path.relative_to(SOURCE).as_posix() if path.is_relative_to(SOURCE) else path.name}:{line}: {text}"
        for path in paths
        for line, text in _tokens(path)
        if any(_has(_split(text), word) for word in wanted)
    ]


def _tokens(path: Path) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type in SPOKEN:
            yield token.start[0], token.string.strip()


def _split(text: str) -> list[str]:
    """Words in small letters and singular."""
    return [word.lower().removesuffix("s") for word in WORDS.findall(text)]


def _has(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether some words stand in others, one after another."""
    return any(list(words[at : at + len(wanted)]) == list(wanted) for at in range(len(words) - len(wanted) + 1))


def _entries(layer: str, game: str) -> list[Path]:
    """Files and folders of modules."""
    folder = SOURCE / layer / game / "modules"
    found = folder.iterdir() if folder.is_dir() else iter(())
    return [path for path in found if not path.name.startswith("_") and (path.is_dir() or path.suffix == ".py")]


def _defines_module(path: Path) -> bool:
    """Whether a file, or one of a folder, has a subclass of `Module`: others help several modules."""
    files = path.glob("*.py") if path.is_dir() else [path]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return any(isinstance(base, ast.Name) and base.id == "Module" for node in classes for base in node.bases)
