"""English, Spanish and Polish: one Fluent catalogue per language and game, used by terminal and browser.

A detail that has a text of its own is shown by it: for `tile: "mine"` the message `tile-mine`. Its attributes come
along, so that a sentence can use `$tile_object` ("a mine", "una mina", "kopalnię"). A list is shown item by item:
`kinds: ["ship", "mine"]` looks up `kind-ship` and `kind-mine`. Their other forms are alternatives: `$kinds_object` is
"a ship or a mine". Counted things are shown by the attribute `count`:
`soldiers: {"archer": 2}` says `soldier-archer.count`; where `soldier: "archer", count: 2` stand side by side, that is
`$soldier_count`. A detail may be a text itself, a key and its details, or a list
of such. Yes and no are said "yes" and "no", nothing is "none", so that sentences can choose by them.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeGuard

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "pl")

# Details with the texts of another: all cards have theirs under `card-`.
SHARED = {
    "advisor": "card",
    "artifact": "card",
    "award": "card",
    "command": "card",
    "event": "card",
    "general": "card",
    "goal": "to",
    "origin": "from",
    "paid": "resource",
    "request": "card",
    "skill": "card",
    "tactic": "card",
}

RULES = "_rules.ftl"  # ending of the texts of the rules reference, which rules.py reads when they are asked for

NAMED_BY_TABLES = (
    "advisor",
    "artifact",
    "card",
    "general",
    "horde",
    "tactic",
)  # what a table may bring under its own names

Text = tuple[str, dict[str, object]]  # a key and its details


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl") and not entry.name.endswith(RULES):
            made.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return made


def known(key: str, language: str = "en") -> bool:
    """Whether there is such a message, or (`message.attribute`) such a form of one."""
    name, _, attribute = key.partition(".")
    messages = bundle(language)
    return bool(messages.has_message(name)) and (not attribute or attribute in messages.get_message(name).attributes)


def say(key: str, details: Mapping[str, object] | None = None, language: str = "en") -> str:
    """The sentence behind a key. A missing one shows its key and details, so that nothing is lost."""
    name, _, attribute = key.partition(".")
    for each in (language, "en"):
        if known(key, each):
            messages = bundle(each)
            message = messages.get_message(name)
            value = message.attributes[attribute] if attribute else message.value
            if value is not None:
                text, _ = messages.format_pattern(value, arguments(details or {}, each))
                return str(text)
    return key if not details else f"{key} {dict(details)}"


def arguments(details: Mapping[str, object], language: str) -> dict[str, object]:
    """Details as a sentence takes them: those with a text of their own in the reader's words."""
    said: dict[str, object] = {}
    numbers = {name: value for name, value in details.items() if isinstance(value, int)}
    for name, value in details.items():
        if isinstance(value, Mapping):
            said[name] = joined(
                [counted(name.removesuffix("s"), item, value[item], language) for item in value], language
            )
        elif is_text(value):
            said[name] = say(*value, language)
        elif isinstance(value, list) and value and is_text(value[0]):
            said[name] = joined([say(*item, language) for item in value if is_text(item)], language)
        elif isinstance(value, list | tuple):
            said.update({name + form: text for form, text in _listed(name.removesuffix("s"), value, language).items()})
        else:
            said.update({name + form: text for form, text in _forms(name, value, language, numbers).items()})
    return said


def is_text(value: object) -> TypeGuard[Text]:
    """Whether a detail is a key with its details."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping)


def joined(items: Sequence[str], language: str, last: str = "list-last") -> str:
    """`wood, stone and gold`; with `list-or` as last: `wood, stone or gold`"""
    if len(items) < 2:
        return "".join(items)
    return say(last, {"list": ", ".join(items[:-1]), "item": items[-1]}, language)


def counted(name: str, value: object, count: object, language: str) -> str:
    """`2 archers`"""
    key = f"{SHARED.get(name, name)}-{value}.count"
    return say(key, {"count": count}, language) if known(key, language) else f"{count} {value}"


def word(name: str, value: object, language: str, form: str = "") -> str:
    """One detail in the reader's words, or one of its other forms."""
    forms = _forms(name, value, language)
    return str(forms.get(form and f"_{form}", forms[""]))


def spelled(name: str) -> str:
    """`Old Scribe` for `old-scribe`: a name that no catalogue has."""
    return " ".join(part[:1].upper() + part[1:] for part in name.split("-"))


def _listed(name: str, items: Sequence[object], language: str) -> dict[str, str]:
    """Return a list item by item and, under `_attribute`, each other form that all items have, joined with "or"."""
    forms = [_forms(name, item, language) for item in items]
    found = {"": ", ".join(str(each[""]) for each in forms)}
    for form in set(forms[0]).intersection(*forms) - {""} if forms else ():
        found[form] = joined([str(each[form]) for each in forms], language, "list-or")
    return found


def _forms(name: str, value: object, language: str, numbers: Mapping[str, object] | None = None) -> dict[str, object]:
    """A detail and, under `_attribute`, its other forms."""
    if value is None or isinstance(value, bool):
        return {"": {None: "none", True: "yes", False: "no"}[value]}
    messages = bundle(language)
    key = f"{SHARED.get(name, name)}-{value}"
    if not messages.has_message(key):
        return {"": spelled(str(value)) if name in NAMED_BY_TABLES else value}
    message = messages.get_message(key)
    forms: dict[str, object] = {"": value}
    if message.value is not None:
        forms[""] = messages.format_pattern(message.value)[0]
    for attribute, pattern in message.attributes.items():
        forms[f"_{attribute}"] = messages.format_pattern(pattern, dict(numbers or {}))[0]
    return forms
