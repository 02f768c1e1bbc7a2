"""Texts of the page by key, so that tests of the page survive a change of words."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WEB = Path("web/src")
ENGINE = Path("src/crenel/locales")


@cache
def page_bundle(language: str) -> FluentBundle:
    """Return all messages that the page can show in a language: the engine's, the page's and those of its games."""
    made = FluentBundle([language], use_isolating=False)
    files = [*sorted((ENGINE / language).glob("*.ftl")), *sorted(WEB.rglob(f"locales/{language}.ftl"))]
    for file in files:
        # As on the page, where a text of its own goes before the terminal's.
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def on_page(key: str, /, language: str = "en", **details: object) -> str:
    """Return a text of the page; `message.attribute` asks for a form of one. Every variable needs its detail."""
    name, _, attribute = key.partition(".")
    messages = page_bundle(language)
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = messages.format_pattern(pattern, details)
    assert not errors, (key, errors)
    return str(text)
