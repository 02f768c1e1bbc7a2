"""Write the docstrings of compiled modules into the C that mypyc made.

mypyc keeps signatures for `help()` and forgets docstrings. Python cannot set them afterwards, because the parts of a
compiled class are read-only. So they are added to the tables of methods, properties and types before the C compiler
runs.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

# Each pattern finds the name that mypyc gave something, and in its last two groups what stands around the docstring.
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n'
FUNCTION = re.compile(rf'(\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[\w |]+, {SIGNATURE})("\))')
CLASS = re.compile(rf'(CPyType_(?P<name>\w+)_template_ = \{{[^{{}}]*?\.tp_doc = {SIGNATURE})("\))')
PROPERTY = re.compile(r"(\(getter\)(?P<name>\w+_get_\w+),\s*(?:\(setter\)\w+,|NULL,)\s*)NULL(, NULL\})")
# mypyc indents deeper with every class: six of seven bytes of the C are spaces, and the C compiler counts columns.
INDENTATION = re.compile(r"^ +", re.MULTILINE)


class Docstrings:
    """Docstrings by the names that mypyc gives: `module___Class___method`, as short as is clear."""

    def __init__(self, source: Path, modules: list[str]) -> None:
        self.by_last: dict[str, list[tuple[str, str]]] = {}
        for module in modules:
            tree = ast.parse((source / module).read_text(encoding="utf-8"))
            for name, text in _named(tree, module.removesuffix(".py").replace("/", "___")):
                self.by_last.setdefault(name.rpartition("___")[2], []).append((name, text))

    def of(self, name: str) -> str:
        """The docstring of what mypyc calls so; empty if it has none, or if the name is not clear."""
        known = self.by_last.get(name.rpartition("___")[2], [])
        found = [text for full, text in known if full == name or full.endswith(f"___{name}")]
        return found[0] if len(found) == 1 else ""

    def written_into(self, code: str) -> str:
        for pattern in (FUNCTION, CLASS):
            code = pattern.sub(lambda found: f"{found[1]}{_escaped(self.of(found['name']))}{found[3]}", code)
        return PROPERTY.sub(self._property, code)

    def _property(self, found: re.Match[str]) -> str:
        text = self.of(found["name"].replace("_get_", "___", 1))
        return f'{found[1]}PyDoc_STR("{_escaped(text)}"){found[3]}' if text else found[0]


def add_docstrings(code: Path, source: Path, modules: list[str]) -> None:
    """Add them to all C files of a folder, and take the indentation out of these."""
    docstrings = Docstrings(source, modules)
    for file in sorted(code.rglob("*.c")):
        text = INDENTATION.sub("", file.read_text(encoding="utf-8"))
        file.write_text(docstrings.written_into(text), encoding="utf-8")


def _named(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str]]:
    """Functions, classes and methods of a module, also those without a docstring: they make a short name unclear."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}___{each.name}"
            yield name, ast.get_docstring(each) or ""
            if isinstance(each, ast.ClassDef):
                yield from _named(each, name)


def _escaped(text: str) -> str:
    """As the inside of a C string."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(plain.get(byte, chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode("utf-8"))
