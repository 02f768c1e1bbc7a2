"""Find words in source files: which files of a base name one of its modules."""

import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

SCANNED = (tokenize.NAME, tokenize.STRING, tokenize.COMMENT)


def mentions(paths: Iterable[Path], words: Iterable[str]) -> list[str]:
    """Return each place that names one of these words (`white_castles`), however it is spelt: WhiteCastle,
    WHITE_CASTLES, "white-castle", white castle. Names, strings and comments of Python files and keys and comments of
    TOML files are read; of a folder all such files.
    """
    patterns = [_pattern(word) for word in words]
    found: list[str] = []
    for path in _files(paths):
        read = _python if path.suffix == ".py" else _toml
        for line, text in read(path.read_text(encoding="utf-8")):
            plain = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text)
            found += [f"{path}:{line}: {match[0]}" for pattern in patterns for match in pattern.finditer(plain)]
    return found


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from (
            sorted(each for each in path.rglob("*") if each.suffix in (".py", ".toml")) if path.is_dir() else [path]
        )


def _pattern(word: str) -> re.Pattern[str]:
    """Match a word in any spelling, in the singular too."""
    stem = "[ _-]*".join(map(re.escape, word.removesuffix("s").split("_")))
    return re.compile(rf"(?<![a-z]){stem}s?(?![a-z])", re.IGNORECASE)


def _python(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in SCANNED or tokenize.tok_name[token.type].startswith("FSTRING"):
            for number, line in enumerate(token.string.splitlines()):
                yield token.start[0] + number, line


def _toml(text: str) -> Iterator[tuple[int, str]]:
    """Keys have no line: they count as line 0."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("#"):
            yield number, line
    yield from ((0, key) for key in _keys(tomllib.loads(text)))


def _keys(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from _keys(value)
