"""The README's programs run."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_of_the_readme_plays_to_the_end(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, object] = {}
    exec(compile("import crenel\n" + program, "README.md", "exec"), known)
    state = known["state"]
    assert state.over  # type: ignore[attr-defined]
    capsys.readouterr()
