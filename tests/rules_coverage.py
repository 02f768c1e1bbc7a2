"""Which test shows which rule; writes docs/rules-coverage.md from the games' rules.toml files and the tests' marks.

    python -m tests.rules_coverage            write the page
    python -m tests.rules_coverage --check    fail if the page is out of date

Both fail if a rule has no test, a test names a rule that no game has, a section of a rulebook has no rule, or a rule of
a rulebook stands in no section (rulebooks.toml).
"""

import argparse
import contextlib
import fnmatch
import functools
import io
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules-coverage.md"
BOOKS = ROOT / "tests" / "rulebooks.toml"
WHERE = ["tests/rules", "tests/kernel"]
RULING = ".ruling."  # ids of rules that say how sections are to be read together
NOTE = """# Rules and their tests

Made by `make rules-coverage` (`python -m tests.rules_coverage`); do not edit. Every rule of the games' `rules.toml`
files, the page of the rulebook it stands on, and the tests that name it (without their `test_`). A test with several
cases says how many of them concern the rule. Rulings are explained in [rulings.md](rulings.md) and, for The Great Wall,
in [great-wall-rulings.md](great-wall-rulings.md).

## Sections of the rulebooks
"""


class Collector:
    """A pytest plugin that notes the rules of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, int]] = {}  # by rule: the tests that name it, with the number of cases

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.nodeid.split("[")[0]
            for rule in sorted({rule for mark in item.iter_markers("rule") for rule in mark.args}):
                cases = self.tests.setdefault(rule, {})
                cases[name] = cases.get(name, 0) + 1


def collect() -> dict[str, dict[str, int]]:
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        folders = [str(ROOT / folder) for folder in WHERE]
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", *folders], plugins=[collector]
        )
    if code != pytest.ExitCode.OK:
        sys.exit(said.getvalue())
    return collector.tests


@functools.cache
def rules() -> list[dict[str, str]]:
    """All rules, game by game."""
    found: list[dict[str, str]] = []
    for path in sorted((ROOT / "src" / "crenel").rglob("rules.toml")):
        found += tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return found


@functools.cache
def sections() -> list[tuple[str, dict[str, Any]]]:
    """All sections of the rulebooks, each with the title of its book."""
    books = tomllib.loads(BOOKS.read_text(encoding="utf-8"))["book"]
    return [(book["title"], section) for book in books for section in book["sections"]]


def rules_of(section: dict[str, Any]) -> list[str]:
    """The ids of the rules that carry a section."""
    known = [row["id"] for row in rules()]
    return [rule for rule in known if any(fnmatch.fnmatch(rule, pattern) for pattern in section["rules"])]


def section_lines(tests: dict[str, dict[str, int]]) -> list[str]:
    """A row for each section: its rules and how many tests show them."""
    lines = ["| rulebook | section | page | rules | tests |", "|---|---|---|---|---|"]
    for book, section in sections():
        shown = {name for rule in rules_of(section) for name in tests.get(rule, {})}
        patterns = ", ".join(f"`{pattern}`" for pattern in section["rules"])
        lines.append(f"| {book} | {section['title']} | {section.get('page', '–')} | {patterns} | {len(shown)} |")
    return lines


def section_problems(tests: dict[str, dict[str, int]]) -> list[str]:
    known = [row["id"] for row in rules()]
    found = []
    placed: set[str] = set()
    for book, section in sections():
        placed.update(rules_of(section))
        for pattern in section["rules"]:
            if not any(rule in tests for rule in fnmatch.filter(known, pattern)):
                found.append(f"{book}, {section['title']}: no test shows {pattern}")
    printed = [row["id"] for row in rules() if row["source"] == "rulebook" and RULING not in row["id"]]
    loose = [rule for rule in printed if rule not in placed]
    return found + [f"the rule {rule} stands in no section of a rulebook (tests/rulebooks.toml)" for rule in loose]


def sort_key(rule: str) -> list[tuple[int, int | str]]:
    """Numbers as numbers: monastery.9 before monastery.10."""
    return [(0, int(part)) if part.isdigit() else (1, part) for part in rule.split(".")]


def page(tests: dict[str, dict[str, int]]) -> str:
    lines = [NOTE, *section_lines(tests), "\n## Rules\n"]
    lines += ["| rule | page | in short | tests |", "|---|---|---|---|"]
    for rule in sorted(rules(), key=lambda row: sort_key(row["id"])):
        shown = listed(tests.get(rule["id"], {}))
        lines.append(f"| `{rule['id']}` | {rule['page'] or '–'} | {rule['text']} | {shown} |")
    return "\n".join(lines) + "\n"


def listed(tests: dict[str, int]) -> str:
    """Tests file by file, with the number of their cases."""
    files: dict[str, list[str]] = {}
    for name, cases in sorted(tests.items()):
        path, test = name.split("::", 1)
        files.setdefault(path, []).append(test.removeprefix("test_") + (f" ×{cases}" if cases > 1 else ""))
    return "<br>".join(f"[{Path(path).name}](../{path}): {', '.join(names)}" for path, names in files.items())


def problems(tests: dict[str, dict[str, int]]) -> list[str]:
    known = [row["id"] for row in rules()]
    found = [f"no test names the rule {rule}" for rule in known if rule not in tests]
    found += [f"{next(iter(tests[rule]))} names {rule}, which is no rule" for rule in tests if rule not in known]
    found += [f"the rule {rule} stands twice" for rule in sorted(set(known)) if known.count(rule) > 1]
    return found + section_problems(tests)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/rules-coverage.md.")
    parser.add_argument("--check", action="store_true", help="only look whether it is up to date")
    check = parser.parse_args().check
    tests = collect()
    wrong = problems(tests)
    text = page(tests)
    if check and (not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text):
        wrong.append("docs/rules-coverage.md is out of date: python -m tests.rules_coverage")
    if wrong:
        sys.exit("\n".join(wrong))
    if not check:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
