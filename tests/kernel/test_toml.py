"""TOML that anybody may have written: what is nested too deep is refused before the parser sees it."""

import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.kernel.errors import BadSetup
from crenel.kernel.toml import DEEPEST, TOKEN, check_depth, read_toml

LARGE = 8000
PATHOLOGICAL = {
    "a long key": "a." * LARGE + "a = 1",
    "a long key with spaces": "a . " * LARGE + "a = 1",
    "a long quoted key": '"a".' * LARGE + "a = 1",
    "a long header": "[" + "a." * LARGE + "a]",
    "arrays": "a = " + "[" * LARGE,
    "tables": "a = " + "{a = " * LARGE,
    "headers": "[" * LARGE,
    "after a text with brackets": "a = ']]]]]]'\nb = " + "[" * LARGE,
}


@pytest.mark.parametrize("text", PATHOLOGICAL.values(), ids=PATHOLOGICAL.keys())
def test_what_is_nested_too_deep_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_toml(text)
    assert refused.value.key == "toml-too-deep"
    assert refused.value.details["line"] == text.count("\n") + 1
    for language in ("en", "es", "pl"):
        assert str(DEEPEST) in refused.value.said(language)


@pytest.mark.parametrize(
    "text",
    [
        "a = '" + "[." * 500 + "'",
        'a = "' + "{." * 500 + '"',
        'a = """\n' + "[.\n" * 500 + '"""',
        "# " + "[." * 500,
        "a = [" + "1.5, " * 500 + "]",
        "[[a.b]]\nc.d = 1\n" * 200,
        "a = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
    ],
)
def test_texts_numbers_and_long_files_are_not_deep(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


@given(st.text(alphabet="ab.[]{}='\"\\\n# ,", max_size=300))
def test_every_character_is_looked_at_once(text: str) -> None:
    """Tokens cover the text without a gap, so the check takes linear time."""
    assert "".join(token[0] for token in TOKEN.finditer(text)) == text
    with suppress(BadSetup):
        check_depth(text)
