"""Refusals of the server: a key into the catalogues, its details, and the HTTP status."""

from crenel.kernel.errors import BadSetup, CrenelError, IllegalAction
from crenel.locales import known, say


class HttpRefusal(CrenelError):
    """Request or message that the server refuses."""

    def __init__(self, key: str, status: int = 409, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status


class NotOwner(HttpRefusal):
    """Table that another server owns, or has just taken. Whoever hears of it asks there, or tries again."""

    def __init__(self, table: str, server: str = "", address: str = "") -> None:
        super().__init__("table-elsewhere", 503)
        self.table = table
        self.server = server  # id of the owner, if it is known
        self.address = address  # host and port of its internal listener


def status_of(error: CrenelError) -> int:
    if isinstance(error, HttpRefusal):
        return error.status
    return 422 if isinstance(error, BadSetup) else 409


def error_fields(error: CrenelError, language: str) -> dict[str, object]:
    """Return an error as HTTP responses and socket messages carry it."""
    fields: dict[str, object] = {"error": error.key, "said": utf8_safe(error.said(language))}
    if isinstance(error, IllegalAction):
        fields["rule"] = error.rule
        fields["short"] = error.short
    return fields


def utf8_safe(text: str) -> str:
    """Replace what cannot be encoded as UTF-8 by question marks."""
    return text.encode("utf-8", "replace").decode()


def rule_text(rule: str, language: str) -> str | None:
    key = "rule-" + rule.replace(".", "-")
    return say(key, None, language) if known(key, language) or known(key) else None
