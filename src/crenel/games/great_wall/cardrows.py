"""What a row of a card may say. `check_row` finds the first thing in it that cannot be, and where."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from crenel.games.great_wall.board import (
    BUILDING_RESOURCES,
    PLACE_NAMES,
    PRODUCTION,
    RESOURCE_NAMES,
    SECTIONS,
    SOLDIER_NAMES,
    read,
)
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.sets import CARDS_AT_MOST
from crenel.games.great_wall.vocabulary import GRADED, LAST_TACTIC_WHEN, NO_WORDS, OPS, PER, WHENS, CardWords

FILES: Final[dict[str, str]] = {
    "general": "generals.toml",
    "advisor": "advisors.toml",
    "tactic": "tactics.toml",
    "horde": "hordes.toml",
    "artifact": "artifacts.toml",
    "command": "commands.toml",
}
ROWS_UNDER: Final[dict[int, dict[str, list[Mapping[str, Any]]]]] = {}  # those read so far


def rows_under(rules: int) -> dict[str, list[Mapping[str, Any]]]:
    """The rows of the base game by kind, as a version of the rules has them."""
    if rules not in ROWS_UNDER:
        ROWS_UNDER[rules] = {kind: read(file, rules=rules)[kind] for kind, file in FILES.items()}
    return ROWS_UNDER[rules]


ROWS: Final[dict[str, list[Mapping[str, Any]]]] = rows_under(NEWEST)
SOURCES: Final[list[str]] = ["rulebook", "public", "house", "own"]
ARTIFACT_PER: Final[list[str]] = [
    "archer_on_highest_wall",
    "soldier_on_highest_wall",
    "advisor",
    "clerk",
    "overseer",
    "overseer_level",
    "horde",
    "resting",
]
RANKED: Final[list[str]] = ["overseer_level", "horde", "soldier", "clerk"]  # what artifacts can rank clans by
MEASURES: Final[list[str]] = ["clerk_out", "honor", *RANKED]  # what cards can compare players by
RANKS: Final = 2  # the first and the second
SPOT_CODES: Final[list[str]] = [".", "-", "w", "s", "g", "c", "t"]  # and h with a number
TRAITS: Final[list[str]] = ["halves", "burns", "charge", "fierce", "swells"]
COMMANDS: Final[list[str]] = [str(row["name"]) for row in ROWS["command"]]
ATTACKS: Final[list[str]] = ["one", "rest", "firing", "all"]
DEEDS: Final[list[str]] = ["move", "advanced", "upgrade", "attack", "banners", "copy"]
EFFECTS: Final[list[str]] = [*RESOURCE_NAMES, *OPS[1:]]  # what an effect may be called
SOLDIERS_OR_ANY: Final[list[str]] = [*SOLDIER_NAMES, "soldier"]
MOST: Final = 99  # no number on a card is larger
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME_LENGTH: Final = 40
# Kinds of which a table may bring any number: how many cards it takes at least, for each player and besides.
LEAST: Final[dict[str, tuple[int, int]]] = {
    "general": (2, 0),
    "advisor": (2, 4),
    "tactic": (5, 0),
    "horde": (0, 5),
    "artifact": (0, 3),
}
ENOUGH: Final = 24  # cards of a kind, however many play
HORDES_AT_MOST: Final = CARDS_AT_MOST // SECTIONS  # a card of each for every section
TITLE: Final = "title"  # of a table's own cards
ONLY: Final = "only"  # the kinds of which none of ours are in the game

# By kind of card: the keys it must have, and those it may have.
ABILITY: Final[list[str]] = ["when", "of", "do", "per", "most", "needs", "pay"]
KEYS: Final[dict[str, tuple[list[str], list[str]]]] = {
    "general": (["name", "setup"], ["source", *ABILITY, "counts", "gold_any", "cross", "no_overseers", "aside"]),
    "advisor": (["name"], ["source", *ABILITY, "discount", "free_save", "counts", "mix"]),
    "tactic": (["name", "when", "do", "cost", "boosted"], ["source", "of", "needs"]),
    "horde": (["name", "power", "honor", "spots"], ["source", "traits"]),
    "artifact": (["name"], ["source", "per", "honor", "above", "ranks", "shared"]),
    "command": (["name", "boxes"], ["source"]),
}
# What an event can be about, and the events that happen in a section.
ABOUT: Final[dict[str, list[str]]] = {
    "attack": SOLDIER_NAMES,
    "donated": RESOURCE_NAMES[:BUILDING_RESOURCES],
    "upgrade": PLACE_NAMES[:PRODUCTION],
    "gathered": PLACE_NAMES[:PRODUCTION],
    "crowded": [str(name) for name in PLACE_NAMES[6:]],
}
DEFEATS: Final[list[str]] = ["horde_defeated", "you_defeat"]
SOMEWHERE: Final[list[str]] = [*DEFEATS, "killed", "recruit", "wall_built", "barricade_built", "breached"]
# Parts of an effect besides its number.
PARTS: Final[dict[str, list[str]]] = {
    "any": ["but"],
    "attack": ["with", "each_section", "standing"],
    "upgrade": ["of", "less"],
    "recruit": ["with", "price"],
}


class Fault(Exception):
    """Something in a row cannot be: under which of its keys, and a text that says why."""

    def __init__(self, where: str, reason: str, **details: object) -> None:
        super().__init__(where, reason, details)
        self.where = where
        self.text: tuple[str, dict[str, object]] = (reason, details)


class RowKind:
    """A kind of cards: the names of its cards and whether there may be others, the keys a row must and may have, and
    what else is checked.
    """

    def __init__(
        self,
        names: list[str],
        needed: list[str],
        other: list[str],
        check: Callable[[Mapping[str, Any]], None],
        open_ended: bool = False,
    ) -> None:
        self.open_ended = open_ended
        self.names = names
        self.needed = needed
        self.other = other
        self.check = check


def row_kinds(modules: Sequence[Any], rules: int = NEWEST) -> dict[str, RowKind]:
    """All kinds of cards, those that modules bring among them."""
    names = {kind: [str(row["name"]) for row in rows] for kind, rows in rows_under(rules).items()}
    words = CardWords()
    for module in modules:
        words.add(module.card_words)
    kinds = {
        kind: RowKind(
            names[kind],
            KEYS[kind][0],
            [*KEYS[kind][1], *words.keys_of(kind)],
            check_with(kind, words),
            kind in LEAST,
        )
        for kind in FILES
    }
    for module in modules:
        for kind, own in module.card_kinds.items():
            kinds[kind] = RowKind([], own.needed, own.other, own.check)
        for kind, rows in module.rows_under(rules).items():
            kinds[kind].names += [str(row["name"]) for row in rows]
    return kinds


def check_with(kind: str, words: CardWords) -> Callable[[Mapping[str, Any]], None]:
    """The check of a kind of cards of the base game, which may use these words of modules."""

    def check(row: Mapping[str, Any]) -> None:
        CHECKS[kind](row, words)

    return check


def check_row(kind: str, row: Mapping[str, Any], known: RowKind) -> None:
    """Fault if a row of that kind cannot be."""
    if not isinstance(row, Mapping):
        raise Fault("", "cards-value", key=kind, value=str(row), allowed="name = …")
    for key in row:
        one_of("", key, [*known.needed, *known.other], "cards-key")
    for key in known.needed:
        if key not in row:
            raise Fault("", "cards-missing", key=key)
    if not known.open_ended:
        one_of("name", row["name"], known.names, "cards-name")
    elif not isinstance(row["name"], str) or len(row["name"]) > NAME_LENGTH or not NAME.fullmatch(row["name"]):
        raise Fault("name", "cards-new-name", value=str(row["name"])[:NAME_LENGTH], most=NAME_LENGTH)
    if row["name"] not in known.names and not set(row) - {"name", "source"}:
        raise Fault("", "cards-missing", key="when")  # a new card that does nothing is a slip
    one_of("source", row.get("source", SOURCES[-1]), SOURCES)
    known.check(row)


def one_of(key: str, value: object, allowed: Sequence[str], reason: str = "cards-value") -> None:
    if value not in allowed:
        raise Fault(key, reason, key=key or str(value), value=str(value), allowed=", ".join(allowed))


def number(key: str, value: object, least: int = 0, most: int = MOST) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Fault(key, "cards-value", key=key, value=str(value), allowed=f"{least}-{most}")


def flag(key: str, value: object) -> None:
    if value not in (True, False, 0, 1):
        raise Fault(key, "cards-value", key=key, value=str(value), allowed="true, false")


def table(key: str, value: object, names: Sequence[str]) -> Mapping[str, Any]:
    """A table with some of these keys."""
    if not isinstance(value, Mapping):
        raise Fault(key, "cards-value", key=key, value=str(value), allowed="{ … }")
    for name in value:
        one_of(key, name, names)
    return value


def rows_in(key: str, value: object) -> list[Mapping[str, Any]]:
    """A list of tables, at least one."""
    if not isinstance(value, list) or not value or not all(isinstance(each, Mapping) for each in value):
        raise Fault(key, "cards-value", key=key, value=str(value), allowed="[{ … }, …]")
    return value


# ---------------------------------------------------------------- generals, advisors, tactics


def check_ability(row: Mapping[str, Any], words: CardWords = NO_WORDS) -> None:
    """When, about what, under which conditions, and what."""
    when = row.get("when", "never")
    one_of("when", when, [*WHENS, *words.whens])
    if "of" in row:
        if when not in ABOUT:
            raise Fault("of", "cards-key", key="of", value=when, allowed=", ".join(ABOUT))
        one_of("of", row["of"], ABOUT[when])
    one_of("per", row.get("per", PER[0]), PER)
    if row.get("per") == "level":
        one_of("when", when, [*(WHENS[event] for event in GRADED), *words.graded])
    number("most", row.get("most", 1), 1)
    needs = table("needs", row.get("needs", {}), ["on_horde", "in_section", *(["near"] if words.near else [])])
    if "near" in needs:
        one_of("needs", needs["near"], words.near)
        one_of("when", when, SOMEWHERE)
    if "on_horde" in needs:
        one_of("needs", needs["on_horde"], [name for name in SOLDIERS_OR_ANY if name != "archer"])
        one_of("when", when, DEFEATS)
    if "in_section" in needs:
        one_of("needs", needs["in_section"], SOLDIERS_OR_ANY)
        one_of("when", when, SOMEWHERE)
    for price in table("pay", row.get("pay", {}), RESOURCE_NAMES).values():
        number("pay", price, 1)
    if when != "never" or "do" in row:
        check_effects("do", row.get("do"), when == "killed" and "boosted" in row, words)


def check_effects(key: str, effects: object, saving: bool, words: CardWords) -> None:
    """A list of effects; saving stands first, on a tactic for killed soldiers."""
    known = [*EFFECTS, *words.ops]
    for place, effect in enumerate(rows_in(key, effects)):
        called = [name for name in effect if name in known]
        if len(called) != 1:
            raise Fault(key, "cards-effect", value=str(dict(effect)), allowed=", ".join(known))
        for name in effect:
            one_of(key, name, [called[0], *PARTS.get(called[0], [])])
        if called[0] == "save":
            if not saving or place:
                raise Fault(key, "cards-save", value=str(dict(effect)))
            if effect["save"] == "all":
                continue
        number(key, effect[called[0]])
        check_parts(key, effect)


def check_parts(key: str, effect: Mapping[str, Any]) -> None:
    if "but" in effect:
        one_of(key, effect["but"], RESOURCE_NAMES)
    if "with" in effect:
        one_of(key, effect["with"], SOLDIERS_OR_ANY)
    if "of" in effect:
        one_of(key, effect["of"], PLACE_NAMES[:PRODUCTION])
    number(key, effect.get("less", 0), 0, 9)
    number(key, effect.get("price", 0), 0, 9)
    flag(key, effect.get("each_section", False))
    flag(key, effect.get("standing", False))


def check_general(row: Mapping[str, Any], words: CardWords) -> None:
    setup = table("setup", row["setup"], [*RESOURCE_NAMES, "tactics", "tea"])
    for name in ("tea", "tactics", *RESOURCE_NAMES):
        number("setup", setup.get(name, 0))
    flag("gold_any", row.get("gold_any", False))
    flag("no_overseers", row.get("no_overseers", False))
    number("cross", row.get("cross", 0), 0, 9)
    number("aside", row.get("aside", 0), 0, 9)
    number("spent", row.get("spent", 0), 0, 9)
    for gains in table("strike", row.get("strike", {}), SOLDIER_NAMES).values():
        for gain in table("strike", gains, RESOURCE_NAMES).values():
            number("strike", gain)
    if "each" in row.get("counts", {}):
        check_each(row["counts"])
    else:
        check_counts(row)
    check_ability(row, words)


def check_advisor(row: Mapping[str, Any], words: CardWords) -> None:
    for prices in table("discount", row.get("discount", {}), SOLDIER_NAMES).values():
        for less in table("discount", prices, RESOURCE_NAMES).values():
            number("discount", less)
    number("free_save", row.get("free_save", 0))
    number("again", row.get("again", 0), 0, 9)
    mix = table("mix", row.get("mix", {}), ["but"])
    if "mix" in row:
        one_of("mix", mix.get("but"), RESOURCE_NAMES)
    for word in words.lasting.get("advisor", []):
        number(word, row.get(word, 1), 1, 9)
    check_counts(row)
    check_ability(row, words)


def check_each(counts: Mapping[str, Any]) -> None:
    """Every clerk counts for more, at all places but one."""
    number("counts", table("counts", counts, ["each", "but"])["each"], 1, 9)
    if "but" in counts:
        one_of("counts", counts["but"], PLACE_NAMES)


def check_counts(row: Mapping[str, Any]) -> None:
    counts = table("counts", row.get("counts", {}), ["place", "more"])
    if counts:
        one_of("counts", counts.get("place"), PLACE_NAMES)
        number("counts", counts.get("more"), 1)


def check_tactic(row: Mapping[str, Any], words: CardWords) -> None:
    one_of("when", row["when"], WHENS[1 : LAST_TACTIC_WHEN + 1])
    number("cost", row["cost"])
    check_ability(row, words)
    check_effects("boosted", row["boosted"], row["when"] == "killed", words)
    if ("save" in row["do"][0]) != ("save" in row["boosted"][0]):
        raise Fault("boosted", "cards-save", value=str(row["boosted"][0]))


# ---------------------------------------------------------------- hordes, artifacts, command cards


def check_horde(row: Mapping[str, Any], words: CardWords) -> None:
    number("power", row["power"])
    number("honor", row["honor"])
    for trait in table("traits", row.get("traits", {}), [*TRAITS, *words.traits]).values():
        number("traits", trait)
    lines = row["spots"]
    if not isinstance(lines, list) or len(lines) != 2 or [len(str(line).split()) for line in lines] != [6, 6]:
        raise Fault("spots", "cards-value", key="spots", value=str(lines), allowed="2 × 6")
    codes = [code for line in lines for code in str(line).split()]
    for code in codes:
        if code not in SPOT_CODES and not (code[0] == "h" and code[1:].isdigit()):
            raise Fault("spots", "cards-value", key="spots", value=code, allowed=". - w s g c t h1 h2 …")
    if all(code == "." for code in codes):
        raise Fault("spots", "cards-value", key="spots", value=str(lines), allowed="1-12")


def check_artifact(row: Mapping[str, Any], words: CardWords) -> None:
    """Honor for each of something, or for the clans that have most of it; or an ability, which acts all game."""
    if "when" in row:
        for key in ("per", "honor", "above", "ranks", "shared"):
            if key in row:
                raise Fault(key, "cards-key", key=key, value=row["when"], allowed=", ".join(ABILITY))
        check_ability(row, words)
        return
    if "per" not in row:
        raise Fault("", "cards-missing", key="per")
    for key in ABILITY:
        if key != "per" and key in row:
            raise Fault(key, "cards-key", key=key, value=row["per"], allowed="honor, above, ranks, shared")
    if "ranks" in row:
        one_of("per", row["per"], RANKED)
        if not isinstance(row["ranks"], list) or len(row["ranks"]) != RANKS:
            raise Fault("ranks", "cards-value", key="ranks", value=str(row["ranks"]), allowed="[18, 9]")
        for honor in row["ranks"]:
            number("ranks", honor)
        flag("shared", row.get("shared", False))
        return
    if "honor" not in row:
        raise Fault("", "cards-missing", key="honor")
    number("honor", row["honor"])
    one_of("per", row["per"], [*ARTIFACT_PER, *words.measures])
    number("above", row.get("above", 0))


def check_command(row: Mapping[str, Any], words: CardWords) -> None:
    for box in rows_in("boxes", row["boxes"]):
        for name in box:
            one_of("boxes", name, ["who", *DEEDS, "different", "less", "partner", "more"])
        one_of("boxes", box.get("who"), ["owner", "others"])
        deeds = [name for name in DEEDS if name in box]
        if deeds not in ([name] for name in DEEDS if name != "copy") and deeds != ["move", "copy"]:
            raise Fault("boxes", "cards-effect", value=str(dict(box)), allowed=", ".join(DEEDS))
        for name in ("move", "advanced", "upgrade", "banners", "less", "more"):
            number("boxes", box.get(name, 0))
        one_of("boxes", box.get("attack", ATTACKS[0]), ATTACKS)
        one_of("boxes", box.get("partner", COMMANDS[0]), COMMANDS)
        flag("boxes", box.get("different", False))


CHECKS: Final[dict[str, Callable[[Mapping[str, Any], CardWords], None]]] = {
    "general": check_general,
    "advisor": check_advisor,
    "tactic": check_tactic,
    "horde": check_horde,
    "artifact": check_artifact,
    "command": check_command,
}


def check_cards(own: Mapping[str, Any], kinds: Mapping[str, RowKind]) -> None:
    """Fault if a table's own cards, as rows by kind, cannot be. `Fault.where` starts with the kind and the place."""
    title = own.get(TITLE, "")
    if not isinstance(title, str) or len(title) > NAME_LENGTH or not title.isprintable():
        raise Fault(TITLE, "cards-title", value=str(title)[:NAME_LENGTH], most=NAME_LENGTH)
    check_only(own.get(ONLY, []))
    for kind, rows in own.items():
        if kind in (TITLE, ONLY):
            continue
        one_of("", kind, list(kinds), "cards-kind")
        if not isinstance(rows, list):
            raise Fault(kind, "cards-value", key=kind, value=str(rows), allowed="[{ … }, …]")
        seen: list[str] = []
        for place, row in enumerate(rows):
            try:
                check_row(kind, row, kinds[kind])
                if row["name"] in seen:
                    raise Fault("name", "cards-twice", value=row["name"])
            except Fault as fault:
                reason, details = fault.text
                raise Fault(f"{kind}[{place}].{fault.where}".rstrip("."), reason, **details) from fault
            seen.append(row["name"])


def check_absent(own: Mapping[str, Any], modules: Sequence[Any], rules: int) -> None:
    """Fault if a table's own cards are written with words of modules that it plays without. Cards that are named like
    those modules' own stay out of the game anyway.
    """
    for module in modules:
        for kind in FILES:
            out = [row["name"] for row in module.rows_under(rules).get(kind, [])]
            for place, row in enumerate(own.get(kind, [])):
                used = [] if row["name"] in out else module.card_words.used(kind, row)
                if used:
                    raise Fault(f"{kind}[{place}]", "cards-absent", value=used[0], option=module.name)


def check_only(kinds: object) -> None:
    """Fault if these are not kinds that a table may bring whole."""
    if not isinstance(kinds, list):
        raise Fault(ONLY, "cards-value", key=ONLY, value=str(kinds), allowed="[…]")
    for kind in kinds:
        if kind not in LEAST:
            raise Fault(ONLY, "cards-value", key=ONLY, value=str(kind), allowed=", ".join(LEAST))


def check_deck_sizes(rows: Mapping[str, Sequence[Mapping[str, Any]]], seats: int) -> None:
    """Fault if a table has too few cards of a kind to play with, or more than the game can tell apart."""
    for kind, (each, besides) in LEAST.items():
        count, least = len(rows[kind]), min(ENOUGH, each * seats + besides)
        most = HORDES_AT_MOST if kind == "horde" else CARDS_AT_MOST
        if not least <= count <= most:
            raise Fault(kind, "cards-count", kind=kind, count=count, least=least, most=most)
