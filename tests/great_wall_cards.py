"""Playing a card of The Great Wall to see what it does.

The event a card waits for is staged with the card and without it (`STAGES`); whatever is asked is answered with the
first thing that is not a refusal; then the difference must be what the row says (`check`).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from crenel.games.great_wall.board import PLACE_NAMES, RESOURCE_NAMES
from crenel.games.great_wall.cardrows import check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.texts import card_texts
from crenel.locales import LANGUAGES, say
from tests.great_wall_table import Wall, deadly, wounded

RICH = {"wood": 20, "stone": 20, "gold": 20, "chi": 20}
SUPPORT = 2  # supporting advisors under a general
QUIET = {
    "name": "requisition", "source": "house", "when": "command_over",
    "do": [{"honor": 0}], "cost": 1, "boosted": [{"honor": 0}],
}  # fmt: skip
LEVEL = 3  # of the overseer and the wall in the staged events
Row = dict[str, Any]


def well_formed_and_told(kind: str, row: Row) -> None:
    """A row is what a row of its kind may be, and its texts are whole sentences in every language."""
    check_row(kind, row, row_kinds(MODULES)[kind])
    for language in LANGUAGES:
        for key, details in card_texts(kind, row):
            sentence = say(key, details, language)
            assert sentence.endswith(".")
            assert "{" not in sentence


# ---------------------------------------------------------------- staging events


def position(options: Row | None = None, **clan: Any) -> Wall:
    """Plenty of everything for clan 0, so that any effect can happen."""
    wall = Wall(year=deadly(1), top="raiders-middle", cards={"tactic": [QUIET]}, **(options or {})).section(
        "left", "brutes-left", "spies-left", wall=2
    )
    wall.section("middle", "infantry-middle", wall=1).section("right", "leader-right", wall=1)
    parts = {"stock": dict(RICH), "shamed": {"spearman": 3}, "overseers": {"quarry": 2, "temple": 1}}
    rest = {"left": {"spearman": 1, "horseman": 1}, "middle": {"spearman": 1}}
    firing = {"left": 1, "middle": 1, "right": 1}
    return wall.clan(0, **{**parts, "rest": rest, "firing": firing, **clan})


def defeat(wall: Wall, row: Row) -> Wall:
    covering = row.get("needs", {}).get("on_horde", "soldier")
    piece = "horseman 0 right" if covering == "horseman" else "spearman 0"
    wall.section("right", wounded("raiders-right", a1=piece), wall=1)
    return wall.steps({"step": "defeat_check"})


def attack(wall: Wall, row: Row, *, last: bool = False) -> Wall:
    """With the printed kind, on the left; `last`: on the only spot that is left."""
    kind = row.get("of", "spearman")
    step = {"step": "attack_with", "seat": 0, "left": 1, "soldier": kind, "rest": kind != "archer", "firing": True,
            "each": False, "forced": True, "sections": ["left"], "shot": 0}  # fmt: skip
    if last:
        wall.section("left", wounded("brutes-left", leave=["a1"]), "spies-left", wall=2)
    return wall.steps(step, {"step": "batch_over", "seat": 0})


def recruit(wall: Wall, row: Row) -> Wall:
    step = {"step": "recruit", "seat": 0, "left": 1, "soldier": "spearman", "price": 0, "ready": [0, 0, 0]}
    return wall.steps(step, {"step": "batch_over", "seat": 0})


def upgrade(wall: Wall, row: Row) -> Wall:
    chained = [op["of"] for op in row["do"] if "of" in op]
    place = row.get("of", "quarry" if "quarry" not in chained else "gold-mine")
    wall.clan(0, overseers={"temple": 1, place: LEVEL - 1})
    return wall.steps({"step": "upgrade_overseer", "seat": 0, "place": place, "less": 0, "left": 1, "avoid": []})


def tactic(wall: Wall, row: Row) -> Wall:
    return wall.clan(0, tactics=[*wall.data["clans"][0]["tactics"], "requisition"]).happens(0, "command_over")


def step(name: str, **details: Any) -> Callable[[Wall, Row], Wall]:
    return lambda wall, row: wall.steps({"step": name, **details})


def crowd(wall: Wall, row: Row) -> Wall:
    place = row.get("of", "logistics")
    return wall.clan(0, at={place: 2}).activate(1)


def revealed(wall: Wall, row: Row) -> Wall:
    """Two of the three cards are alike."""
    wall.data["stack"][-1] = {"step": "fall", "seat": -1}
    return wall.play("1: command economy", "2: command despotism", "0: command economy")


def built(wall: Wall, row: Row) -> Wall:
    wall.section("right", wall=LEVEL - 1)
    return wall.steps({"step": "raise_wall", "seat": 0, "section": "right", "clan": 0})


def breached(wall: Wall, row: Row) -> Wall:
    wall.section("left", "brutes-left", "spies-left")
    return wall.steps({"step": "assault", "section": "left"})


STAGES: dict[str, Callable[[Wall, Row], Wall]] = {
    "horde_defeated": defeat,
    "you_defeat": defeat,
    "attack": attack,
    "last_wound": lambda wall, row: attack(wall, row, last=True),
    "killed": defeat,
    "command_over": step("step_over", clan=0, when="command_over"),
    "recruit": recruit,
    "activation_over": step("step_over", clan=0, when="activation_over"),
    "upgrade": upgrade,
    "tactic_played": tactic,
    "others_box": step("resolve_box", clan=1, card="despotism", number=1),
    "wall_built": built,
    "barricade_built": step("raise_barricade", seat=0, section="left"),
    "donated": lambda wall, row: wall.steps(
        {"step": "donate", "seat": 0, "place": PLACE_NAMES[RESOURCE_NAMES.index(row.get("of", "wood"))]}
    ),
    "income": step("income", seat=0),
    "shamed": step("get_shame", seat=0),
    "hired": step("hire", seat=0, left=1),
    "tea_raised": step("tea_house", seat=0, clan=0),
    "gathered": lambda wall, row: wall.steps({"step": "gather", "seat": 0, "place": row.get("of", "quarry")}),
    "revealed": revealed,
    "crowded": crowd,
    "reclaimed": step("reclaim", seat=0),
    "winter": step("winter"),
    "marched": step("logistics", seat=0, left=1),
    "invaded": step("spring"),
    "breached": breached,
    "others_wall": step("raise_wall", seat=1, section="right", clan=1),
}
# How often a staged event happens, or of which level it is.
TIMES = {"revealed": 2}
LEVELS = {"upgrade": LEVEL, "wall_built": LEVEL, "tactic_played": 1}


# ---------------------------------------------------------------- playing them


class Run:
    """An event that was played to its end: what clan 0 did and has."""

    def __init__(self, wall: Wall, wanted: str = "", boosted: bool = False) -> None:
        self.verbs: Counter[str] = Counter()
        self.played = False
        self.wall = wall
        self.wanted = f"tactic {wanted or QUIET['name']}{' boosted' if boosted else ''}"
        for _ in range(300):
            if wall.rests or wall.state.over or wall.asked == "place_card":
                break
            text = self.answer(wall.options, wall.actor)
            if wall.actor == 0:
                self.verbs[text.split()[0]] += 1
            wall.play(text)

    def answer(self, options: list[str], actor: int | None) -> str:
        """The wanted tactic, or the first thing that is neither another tactic nor a refusal. The fallen are left, but
        for one whom the tactic saves; others always refuse.
        """
        if self.wanted in options:
            self.played = True
            return self.wanted
        refusals = [text for text in options if text in ("done", "skip")]
        others = [text for text in options if text.split()[0] not in ("done", "skip", "tactic", "save", "rest")]
        if self.wall.asked == "perish" and self.played:
            self.played = False
            return next(text for text in options if text.startswith("save"))
        if actor != 0 or not others:
            return (refusals or options)[0]
        return others[0]

    def count(self, event: str) -> int:
        return len([line for line in self.wall.events(event) if line.get("seat") == 0])

    def drawn(self) -> int:
        return sum(int(str(line["count"])) for line in self.wall.events("tactics_drawn") if line.get("seat") == 0)


def stage(row: Row, options: Row | None = None, artifacts: Sequence[str] = (), **clan: Any) -> Wall:
    """The event of a card, at a table with these options and artifacts."""
    wall = position(options, **clan).table(artifacts=list(artifacts))
    needed = row.get("needs", {}).get("in_section")
    assert needed in (None, "archer", "spearman", "horseman", "soldier")
    if row["when"] == "tea_raised":
        wall.data["tea"] = [1, 0, 2]
        wall.clan(0, at={"tea-house": 1})
    if any("tea" in op for op in row["do"]):
        wall.data["tea"] = [1, 0, 2]
    if row["when"] == "gathered":
        wall.clan(0, at={row.get("of", "quarry"): 1})
    if row["when"] == "hired":
        wall.table(row=[])
    if row["when"] == "reclaimed":
        wall.clan(0, discarded=["economy"])
    return STAGES[row["when"]](wall, row)


def factor(row: Row, kind: str) -> int:
    """By what the row's numbers are multiplied in the staged event."""
    per = row.get("per", "support" if kind == "general" else "one")
    times = 1
    if per == "archer_sections":
        times = 3
    if per == "level":
        times *= LEVELS[row["when"]]
    if per == "support" or (kind == "general" and per != "one"):
        times *= SUPPORT
    return int(min(times, row.get("most", 99))) * TIMES.get(row["when"], 1)


# Effects that show in what clan 0 was asked for, and those that show in what happened to it.
ASKED = {"any": "gain", "income": "income", "wound": "wound", "barricade": "barricade"}
TOLD = {"any": "gained", "clear": "shame_cleared", "clerks": "clerk_sent", "recruit": "recruited"}


def check(op: Row, times: int, with_card: Run, without: Run) -> None:
    """One effect: the difference that the card made."""
    name = next(key for key in op if key not in ("with", "of", "but", "less", "price", "each_section", "standing"))
    number = op[name]
    wall, other = with_card.wall, without.wall
    if name in ASKED:
        assert with_card.verbs[ASKED[name]] - without.verbs[ASKED[name]] == number * times
    if name in TOLD:
        assert with_card.count(TOLD[name]) - without.count(TOLD[name]) == number * times
    if name in RESOURCE_NAMES:
        assert wall.stock(0)[name] - other.stock(0)[name] == number * times
    found = {
        "honor": wall.honor(0, "cards") - other.honor(0, "cards"),
        "tactic": with_card.drawn() - without.drawn(),
        "attack": (with_card.verbs["attack"] - without.verbs["attack"]) / (3 if op.get("each_section") else 1),
        "clerk": other.clerks(0)["reserve"] - wall.clerks(0)["reserve"],
        "tea": other.now["tea"].index(0) - wall.now["tea"].index(0),
    }
    if name in found:
        assert found[name] == number * times
    elif name == "upgrade":
        # An upgrade may lead to more of them.
        assert with_card.count("overseer") - without.count("overseer") >= number
    elif name == "save":
        rested = [sum(run.wall.soldiers(0, "rest", "right").values()) for run in (with_card, without)]
        assert rested[0] - rested[1] == 1
    else:
        assert name in (*ASKED, *TOLD, *RESOURCE_NAMES)


def recruits(wall: Wall) -> int:
    count = 0
    while wall.asked == "recruit":
        wall.play("recruit spearman")
        count += 1
    return count
