"""A test that passes only at the second try is seen, unless a dated list excuses it."""

import datetime
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.unsteady import LIST, excused

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


def test_passing_at_the_second_try_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_passes():\n    pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for plugin, code, told in (([], 0, "1 passed"), (["-p", "tests.unsteady"], 1, "it is unsteady")):
        done = subprocess.run(
            [*command, *plugin], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, told in done.stdout) == (code, True), done.stdout + done.stderr
