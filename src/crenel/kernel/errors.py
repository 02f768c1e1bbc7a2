"""Errors: a key into the catalogues of `crenel.locales`, its details, and the rule behind it."""

from collections.abc import Mapping

from crenel.locales import say


class CrenelError(ValueError):
    """Request that cannot be met. `key` and `details` give the sentence in any language; `str` gives it in English."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: dict[str, object] = details

    def said(self, language: str = "en") -> str:
        return say(self.key, self.details, language)

    def __str__(self) -> str:
        return self.said()


class BadSetup(CrenelError):
    """A game, seat count, option or version of the rules that does not exist."""


class BadState(CrenelError):
    """A dump that no game can lead to."""


class BadRecord(CrenelError):
    """A record that cannot be replayed; `line` is where it fails."""

    def __init__(self, key: str, line: int = 0, **details: object) -> None:
        super().__init__(key, line=line, **details)
        self.line = line


class Refusal:
    """The reason why something is not legal now (a key into the catalogues), the rule behind it, and what is short."""

    def __init__(
        self,
        reason: str,
        rule: str,
        short: Mapping[str, int] | None = None,
        details: Mapping[str, object] | None = None,
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.short: dict[str, int] = dict(short or {})
        self.details: dict[str, object] = dict(details or {})

    def said(self, language: str = "en") -> str:
        return say(self.reason, {**self.details, **self.short}, language)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, short={self.short})"


class IllegalAction(CrenelError):
    """A move that the rules do not allow now. The state it was tried on is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, **{**refusal.details, **refusal.short})
        self.refusal = refusal
        self.reason = refusal.reason
        self.rule = refusal.rule
        self.short = refusal.short
