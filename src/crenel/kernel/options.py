"""Options of a game as JSON Schema, and the values that a table chose."""

from collections.abc import Mapping
from typing import cast

from jsonschema import Draft202012Validator

from crenel.kernel.copies import copied
from crenel.kernel.errors import BadSetup

CONFIRM: dict[str, object] = {
    "type": "boolean",
    "default": False,
    "title": "confirm",
    "expert": True,
}
# Points for each seat on top of what it makes in the game; empty where nobody has any.
HANDICAP: dict[str, object] = {
    "type": "array",
    "items": {"type": "integer", "minimum": 0, "maximum": 200},
    "maxItems": 8,
    "default": [],
    "terms": True,
}
QUOTED = 200  # characters of a refused value that are repeated


def schema(properties: Mapping[str, object]) -> dict[str, object]:
    """Return the schema of a game's options. Every game also has `confirm`: ask for the end of a turn even when it is
    the only choice left, and `handicap`: points that seats have from the start.

    Besides JSON Schema's own words an option may carry, for whoever offers it: `seats`, the counts it is for;
    `excludes`, the options that make no sense beside it; `about`, what is told of single values, which are then
    offered each with a story: the switches a value `needs`, those it `excludes`, and what `lengths` tells; `cases`,
    which values fit when (the first case whose `seats` and `with` hold); `group`, what it is shown with; `file`, the
    form in which people write it (`Game.read_option`); `expansion`, see `written`; `terms`, that it is what people
    agree on and no rule of the game; `expert`, that only those see it who look for more options.
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "additionalProperties": False,
        "properties": {**properties, "confirm": CONFIRM, "handicap": HANDICAP},
    }


def lengths(plain: Mapping[str, int], decisions: int) -> dict[str, list[int]]:
    """Return how long a game is without an option and with it: the `decisions` that were measured, and the `minutes`
    they make at the `seconds` a decision of the plain game's lengths.toml.
    """
    counts = [plain["decisions"], decisions]
    return {"decisions": counts, "minutes": [round(count * plain["seconds"] / 60) for count in counts]}


def settle_options(game: str, wanted: dict[str, object], given: Mapping[str, object]) -> dict[str, object]:
    """Fill in the defaults; BadSetup if a given option is unknown or has a value that is not allowed."""
    properties = cast(dict[str, dict[str, object]], wanted["properties"])
    for name in given:
        if name not in properties:
            raise BadSetup("unknown-option", game=game, option=str(name), allowed=", ".join(properties))
    for name, value in given.items():
        if not Draft202012Validator(properties[name]).is_valid(value):
            raise BadSetup(
                "bad-option", game=game, option=name, value=shortened(value), allowed=allowed(properties[name])
            )
    return copied({name: given.get(name, rule["default"]) for name, rule in properties.items()})


def check_fit(wanted: dict[str, object], seats: int, options: Mapping[str, object]) -> None:
    """Raise BadSetup if an option is used (not left at its default) that is for other numbers of seats, or that another
    one in use excludes.
    """
    properties = cast(dict[str, dict[str, object]], wanted["properties"])
    used = [name for name, rule in properties.items() if options[name] != rule["default"]]
    for name in used:
        counts = cast(list[int], properties[name].get("seats", [seats]))
        if seats not in counts:
            raise BadSetup("option-seats", option=name, seats=seats, allowed=", ".join(str(count) for count in counts))
        for other in cast(list[str], properties[name].get("excludes", [])):
            if other in used:
                raise BadSetup("option-excluded", option=other, by=name)


def shortened(value: object) -> str:
    """Return a value as it is quoted in a refusal: it may have been sent by anybody, and be long."""
    text = str(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def written(wanted: dict[str, object], options: Mapping[str, object]) -> dict[str, object]:
    """Return options as records and dumps keep them: those of expansions (`expansion` in the schema) and what people
    agree on (`terms`) only where they are used, so that new ones change no old record.
    """
    properties = cast(dict[str, dict[str, object]], wanted["properties"])
    return copied(
        {
            name: value
            for name, value in options.items()
            if value != properties[name]["default"] or not _is_new(properties[name])
        }
    )


def _is_new(rule: Mapping[str, object]) -> bool:
    """Whether records may have been written before there was this option."""
    return bool(rule.get("expansion") or rule.get("terms"))


def check_handicap(game: str, seats: int, options: Mapping[str, object]) -> None:
    """Raise BadSetup if a handicap is not for every seat, or nobody is there to have less."""
    given = options.get("handicap", [])
    if not Draft202012Validator(HANDICAP).is_valid(given):
        raise BadSetup("bad-option", game=game, option="handicap", value=shortened(given), allowed=allowed(HANDICAP))
    count = len(cast(list[int], given))
    if count and (count != seats or seats < 2):
        raise BadSetup("bad-handicap", seats=seats, found=count)


def allowed(rule: Mapping[str, object]) -> str:
    """Return the values a schema allows, in a form for people."""
    if "enum" in rule:
        return ", ".join(str(value) for value in cast(list[object], rule["enum"]))
    if "anyOf" in rule:
        return " | ".join(allowed(part) for part in cast(list[Mapping[str, object]], rule["anyOf"]))
    if rule.get("type") == "boolean":
        return "true, false"
    if rule.get("type") == "integer":
        return f"{rule.get('minimum', '…')}-{rule.get('maximum', '…')}"
    if rule.get("type") == "array":
        return f"[{allowed(cast(Mapping[str, object], rule['items']))}, …]"
    return str(rule.get("type"))
