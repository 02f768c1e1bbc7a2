"""Errors and rules as sentences."""

from crenel import CrenelError
from crenel.locales import say


def error_text(error: CrenelError, language: str) -> str:
    """An error as a sentence, with its cause in the same language."""
    details = dict(error.details)
    if isinstance(error.__cause__, CrenelError) and "detail" in details:
        details["detail"] = error_text(error.__cause__, language)
    return say(error.key, details, language)


def rule_text(name: str, language: str) -> str:
    """A rule as a sentence: `burgundy.place.kind` is `rule-burgundy-place-kind` in the catalogues."""
    return say(f"rule-{name.replace('.', '-')}", None, language)
