"""A test that passes only at the second try is named, and several of them fail."""

import datetime
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.unsteady import ALLOWED, LIST, excused

ROOT = Path(__file__).parent.parent
LISTED = [{"id": "tests/test_a.py::test_b", "since": datetime.date(2026, 11, 1), "why": "a race"}]


@pytest.mark.parametrize(
    ("test", "day", "expected"),
    [
        ("tests/test_a.py::test_b", 2, True),
        ("tests/test_a.py::test_b[chromium]", 2, True),
        ("tests/test_a.py::test_b", 15, True),
        ("tests/test_a.py::test_b", 16, False),
        ("tests/test_a.py::test_c", 2, False),
    ],
)
def test_the_list_excuses_for_two_weeks(test: str, day: int, expected: bool) -> None:
    assert excused(test, LISTED, datetime.date(2026, 11, day)) is expected


def test_the_list_names_tests_that_exist_with_date_and_reason() -> None:
    for row in tomllib.loads(LIST.read_text(encoding="utf-8")).get("test", []):
        path, _, name = row["id"].partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")
        assert isinstance(row["since"], datetime.date)
        assert row["why"]


@pytest.mark.parametrize(("tests", "code"), [(1, 0), (ALLOWED, 0), (ALLOWED + 1, 1)])
def test_passing_at_the_second_try_is_named_and_seldom_forgiven(tests: int, code: int, tmp_path: Path) -> None:
    text = "".join(f"def test_{number}():\n    pass\n\n\n" for number in range(tests))
    (tmp_path / "test_one.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", str(tmp_path)]
    done = subprocess.run(
        [*command, "-p", "tests.unsteady"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stdout.count("UNSTEADY") == tests
