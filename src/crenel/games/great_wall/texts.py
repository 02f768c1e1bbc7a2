"""What a card does, in words: keys into the catalogues with their details, made from the card's row of data.

One message per event, condition, effect and lasting change, so that text and behaviour cannot disagree. A detail may
be a text itself. `crenel.locales.say` puts them into words.
"""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.board import CLERKS, RESOURCE_NAMES, SECTION_NAMES, SOLDIER_NAMES
from crenel.games.great_wall.cardrows import FILES, KEYS
from crenel.games.great_wall.horde import SPOT_NAMES

LINES = 2  # of spots on a horde
Row = Mapping[str, Any]
Text = tuple[str, dict[str, object]]

GENERAL = "general"

# Effects with nothing but a number.
NUMBERED = (
    *("honor", "tactic", "clear", "clerks", "income", "wound", "barricade", "clerk", "tea"),
    *("recall", "rouse", "absolve", "supply", "donate", "follow", "pierce"),
)


def card_texts(kind: str, row: Row) -> list[Text]:
    """The sentences of a card."""
    if kind == "horde":
        return horde_texts(row)
    if kind == "artifact" and "ranks" in row:
        first, second = row["ranks"]
        ranked: Text = (f"artifact-ranked-{row['per']}", {"first": first, "second": second})
        return [ranked, ("artifact-shared", {})] if row.get("shared") else [ranked]
    if kind == "artifact" and "per" in row:
        details: dict[str, object] = {"honor": row["honor"], "above": row.get("above", 0)}
        return [(f"artifact-{row['per']}", details)]
    if kind == "command":
        return [box_text(box) for box in row["boxes"]]
    if kind not in FILES:
        return module_texts(kind, row)
    begin = [start_text(row["setup"])] if "setup" in row else []
    return begin + lasting_texts(kind, row) + ability_texts(kind, row)


def module_texts(kind: str, row: Row) -> list[Text]:
    """The sentences of a card of a module: what it waits for and does, whom it compares players by, or its lines, each
    a word and a number, its spots, where it may be and what the next one costs.
    """
    if "when" in row:
        return ability_texts(kind, row)
    if "rank" in row:
        return [(f"{kind}-{row['rank']}", {"of": row["of"]})]
    lines: list[Text] = [
        (f"{kind}-{name}", {"count": count}) for line in row.get("do", []) for name, count in line.items()
    ]
    return [*lines, *spot_texts(kind, row), *grid_texts(kind, row), *area_texts(kind, row)]


def grid_texts(kind: str, row: Row) -> list[Text]:
    """Spots of a horde that are marked in two lines, by their names."""
    found: list[Text] = []
    for word, grid in row.items():
        drawn = isinstance(grid, list) and len(grid) == LINES and all(isinstance(line, str) for line in grid)
        codes = " ".join(grid).split() if drawn else []
        if len(codes) == len(SPOT_NAMES):
            marked = [name for name, code in zip(SPOT_NAMES, codes, strict=True) if code == "x"]
            found.append((f"{kind}-{word}", {"spots": ", ".join(marked)}))
    return found


def spot_texts(kind: str, row: Row) -> list[Text]:
    """A line of spots, each with the number of players from which on it counts."""
    if "spots" not in row:
        return []
    return [(f"{kind}-spots", {"spots": " ".join(str(number) if number else "○" for number in row["spots"])})]


def area_texts(kind: str, row: Row) -> list[Text]:
    """Return where a piece may be, by places and sections; and what its next card costs."""
    found: list[Text] = []
    if "areas" in row:
        areas: list[Text] = [(f"{'section' if name in SECTION_NAMES else 'place'}-{name}", {}) for name in row["areas"]]
        found.append((f"{kind}-areas", {"areas": areas}))
    if "next" in row:
        found.append((f"{kind}-next", {"resources": dict(row["next"])}))
    return found


# ---------------------------------------------------------------- generals, advisors, tactics


def start_text(setup: Row) -> Text:
    """What a general begins with."""
    resources = {name: setup[name] for name in RESOURCE_NAMES if setup.get(name)}
    return "general-start", {"resources": resources, "count": setup.get("tactics", 0), "tea": setup["tea"]}


def lasting_texts(kind: str, row: Row) -> list[Text]:
    """What a card changes as long as it lies there."""
    found: list[Text] = []
    for name in ("discount", "strike"):
        for soldier, resources in row.get(name, {}).items():
            found.append((f"lasting-{name}", {"soldier": soldier, "resources": dict(resources)}))
    if row.get("free_save"):
        found.append(("lasting-free_save", {"count": row["free_save"]}))
    if "each" in row.get("counts", {}):
        found.append(each_text(row))
    elif "counts" in row:
        key = "lasting-counts-support" if kind == GENERAL else "lasting-counts"
        found.append((key, {"place": row["counts"]["place"], "count": row["counts"]["more"]}))
    for flag in ("gold_any", "no_overseers"):
        if row.get(flag):
            found.append((f"lasting-{flag}", {}))
    for name in ("cross", "aside"):
        if row.get(name):
            found.append((f"lasting-{name}", {"count": row[name]}))
    if row.get("aside"):
        found.append(("lasting-aside-back", {}))
    if "mix" in row:
        found.append(("lasting-mix", {"resource": row["mix"]["but"]}))
    known = [*KEYS[kind][0], *KEYS[kind][1]]
    return found + [
        (f"lasting-{word}", {"count": count})
        for word, count in row.items()
        if word not in known and isinstance(count, int)
    ]


def each_text(row: Row) -> Text:
    """Every clerk counts for more, with how many supporting advisors at most, and where not."""
    counts = row["counts"]
    details: dict[str, object] = {"count": counts["each"], "most": row.get("most", 0)}
    if "but" not in counts:
        return "lasting-counts-each", details
    return "lasting-counts-each-but", {**details, "place": counts["but"]}


def ability_texts(kind: str, row: Row) -> list[Text]:
    """When, on what condition and for what price a card does what; for a tactic also the boosted effect."""
    if row.get("when", "never") == "never":
        return []
    when = condition_text(kind, row)
    per = per_texts(kind, row)
    parts: dict[str, object] = {"when": when, "effects": effect_texts(row["do"])}
    found: list[Text] = [("ability-per", {**parts, "per": per})] if per else [("ability", parts)]
    if "most" in row:
        found.append(("ability-most", {"count": row["most"]}))
    if row.get("boosted"):
        found.append(("ability-boosted", {"count": row["cost"], "effects": effect_texts(row["boosted"])}))
    return found


def condition_text(kind: str, row: Row) -> Text:
    """The event, what it must be about, what must stand there, and what is paid."""
    text = when_text(kind, row)
    if "needs" in row:
        needs: list[Text] = [(f"needs-{where}", {"soldier": soldier}) for where, soldier in row["needs"].items()]
        text = ("when-needs", {"when": text, "needs": needs})
    if "pay" in row:
        text = ("when-pay", {"when": text, "resources": dict(row["pay"])})
    return text


def when_text(kind: str, row: Row) -> Text:
    event = row["when"]
    about = row.get("of")
    if event == "last_wound" and kind != "tactic":
        return "when-last_wound-each", {}  # a tactic is played once, however many hordes get theirs
    if about is None:
        return f"when-{event}", {}
    if event == "attack":
        return "when-attack-with", {"soldier": about}
    return "when-about", {"when": (f"when-{event}", {}), "about": thing_text(about)}


def thing_text(name: str) -> Text:
    """The name of a soldier, a resource or a place."""
    if name in SOLDIER_NAMES:
        return f"soldier-{name}", {}
    return f"resource-{name}" if name in RESOURCE_NAMES else f"place-{name}", {}


def per_texts(kind: str, row: Row) -> list[Text]:
    """By what the numbers are multiplied."""
    per = row.get("per", "support" if kind == GENERAL else "one")
    found: list[Text] = []
    if per == "support" or (kind == GENERAL and per != "one"):
        found.append(("per-support", {}))
    if per == "archer_sections":
        found.append(("per-archer_sections", {}))
    if per == "level":
        found.append((f"per-level-{row['when']}", {}))
    return found


# ---------------------------------------------------------------- effects


def effect_texts(effects: list[Row]) -> list[Text]:
    """A list of effects; resources that are gained one after the other in one text."""
    found: list[Text] = []
    gained: dict[str, int] = {}
    for effect in effects:
        for name in RESOURCE_NAMES:
            if name in effect:
                gained[name] = gained.get(name, 0) + effect[name]
    if gained:
        found.append(("do-resource", {"resources": dict(gained)}))
    return found + [effect_text(effect) for effect in effects if not any(name in effect for name in RESOURCE_NAMES)]


def effect_text(effect: Row) -> Text:
    for name in NUMBERED:
        if name in effect:
            return f"do-{name}", {"count": effect[name]}
    if "any" in effect:
        return _any_text(effect)
    if "attack" in effect:
        how = next((f"-{how}" for how in ("each_section", "standing") if effect.get(how)), "")
        return f"do-attack{how}", {"soldiers": {effect.get("with", "soldier"): effect["attack"]}}
    if "upgrade" in effect:
        return _upgrade_text(effect)
    if "recruit" in effect:
        soldiers = {effect.get("with", "soldier"): effect["recruit"]}
        return "do-recruit", {"soldiers": soldiers, "count": effect["recruit"], "price": effect.get("price", 0)}
    if "save" in effect:
        saved = effect["save"]
        return ("do-save-all", {}) if saved == "all" else ("do-save", {"count": saved})
    return "-".join(["do", *effect]), {"count": next(iter(effect.values())), **effect}  # words of a module


def _any_text(effect: Row) -> Text:
    if "but" in effect:
        return "do-any-but", {"count": effect["any"], "resource": effect["but"]}
    return "do-any", {"count": effect["any"]}


def _upgrade_text(effect: Row) -> Text:
    less = effect.get("less", 0)
    if "of" in effect:
        return "do-upgrade-of", {"place": effect["of"], "less": less}
    return "do-upgrade", {"count": effect["upgrade"], "less": less}


# ---------------------------------------------------------------- hordes and command cards


def horde_texts(row: Row) -> list[Text]:
    spots = sum(code != "." for line in row["spots"] for code in line.split())
    found: list[Text] = [("horde-strength", {"power": row["power"], "honor": row["honor"], "spots": spots})]
    return found + [(f"trait-{trait}", {"count": count}) for trait, count in row.get("traits", {}).items()]


def box_text(box: Row) -> Text:
    """One box of a command card: who does what, and what copies of a partner card on the track add."""
    deed = deed_text(box)
    if box.get("advanced") == 0 and "partner" in box:
        deed = ("box-only-partner", {"deed": deed, "card": box["partner"]})
    elif "partner" in box:
        deed = ("box-partner", {"deed": deed, "card": box["partner"], "count": box.get("more", 0)})
    return f"box-{box['who']}", {"deed": deed}


def deed_text(box: Row) -> Text:
    if "copy" in box:
        return "box-copy", {"count": box["move"]}
    if "move" in box:
        if box["move"] >= CLERKS:
            return "box-move-all", {}
        return "box-move-different" if box.get("different") else "box-move", {"count": box["move"]}
    if "advanced" in box:
        return "box-advanced", {"count": box["advanced"] or box.get("more", 0)}
    if "upgrade" in box:
        return "box-upgrade", {"count": box["upgrade"], "less": box.get("less", 0)}
    if "attack" in box:
        return f"box-attack-{box['attack']}", {}
    return "box-banners", {"count": box["banners"]}
