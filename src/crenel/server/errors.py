"""What the server refuses: a key into the catalogues, its details, and the HTTP status that fits."""

from crenel.kernel.errors import BadSetup, CrenelError, IllegalAction
from crenel.locales import known, say


class HttpRefusal(CrenelError):
    """Something asked for at the table that may not be."""

    def __init__(self, key: str, status: int = 409, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status


def status_of(error: CrenelError) -> int:
    if isinstance(error, HttpRefusal):
        return error.status
    return 422 if isinstance(error, BadSetup) else 409


def told(error: CrenelError, language: str) -> dict[str, object]:
    """An error as both HTTP and socket tell it."""
    said: dict[str, object] = {"error": error.key, "said": plain(error.said(language))}
    if isinstance(error, IllegalAction):
        said["rule"] = error.rule
        said["short"] = error.short
    return said


def plain(text: str) -> str:
    """Text that can be sent: whatever cannot be written as UTF-8 becomes a question mark."""
    return text.encode("utf-8", "replace").decode()


def rule_said(rule: str, language: str) -> str | None:
    key = "rule-" + rule.replace(".", "-")
    return say(key, None, language) if known(key, language) or known(key) else None
