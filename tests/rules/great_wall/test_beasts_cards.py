"""The cards of the Ancient Beasts: every row, its texts, what advisors and tactics do, and cards of a table's own."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.cardrows import Fault, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.beasts.cards import BEASTS, LINES
from crenel.games.great_wall.modules.beasts.module import Beasts
from crenel.games.great_wall.texts import card_texts
from crenel.locales import LANGUAGES, say
from tests.great_wall_beasts import BeastWall
from tests.great_wall_cards import well_formed_and_told
from tests.great_wall_table import GREAT_WALL, deadly, wounded

rule = pytest.mark.rule
KINDS = {"beast": 12, "relic": 10, "advisor": 12, "tactic": 8}
ROWS = [(kind, row) for kind in KINDS for row in Beasts.rows[kind]]


@rule("great_wall.beasts.decks", "great_wall.beasts.piles")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(rows) for kind, rows in Beasts.rows.items()} == KINDS
    assert {(row["beast"], row["level"]) for row in Beasts.rows["beast"]} == {
        (beast, level) for beast in BEASTS for level in (1, 2, 3)
    }


@rule("great_wall.beasts.power")
@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


@rule("great_wall.beasts.ao")
def test_what_is_known_of_them_stands_on_the_cards() -> None:
    """The price of Ao's second card; the powers of level 3; Fenghuang's clerks."""
    cards = {str(row["name"]): row for row in Beasts.rows["beast"]}
    assert cards["ao-2"]["next"] == {"chi": 3}
    assert {"gifts": 1} in cards["yinglong-3"]["do"]
    assert {"spared": 1} in cards["white-tiger-3"]["do"]
    assert {"own": 1} in cards["ao-3"]["do"]
    assert "clerk" in cards["fenghuang-3"]["do"][0]


def test_whatever_a_beast_can_do_makes_whole_sentences() -> None:
    for line in LINES:
        for language in LANGUAGES:
            for count in (1, 2, 5):
                (text,) = card_texts("beast", {"do": [{line: count}]})
                assert say(*text, language).endswith(".")
                assert str(count) in say(*text, language)


BEAST = {
    "name": "ao-1",
    "beast": "ao",
    "level": 1,
    "areas": ["left", "right"],
    "do": [{"built": 1}],
    "next": {"chi": 2},
}
RELIC = {"name": "jade-whistle", "when": "command_over", "do": [{"beast": "any"}]}


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("beast", {**BEAST, "beast": "kirin"}),
        ("beast", {**BEAST, "level": 4}),
        ("beast", {**BEAST, "level": 2}),
        ("beast", {**BEAST, "areas": []}),
        ("beast", {**BEAST, "areas": ["left"]}),
        ("beast", {**BEAST, "areas": ["right", "right"]}),
        ("beast", {**BEAST, "areas": ["garden"]}),
        ("beast", {**BEAST, "do": [{"fly": 1}]}),
        ("beast", {**BEAST, "next": {}, "level": 3, "name": "ao-3"}),
        ("beast", {key: value for key, value in BEAST.items() if key != "next"}),
        ("relic", {**RELIC, "when": "tuesday"}),
        ("relic", {**RELIC, "when": "never"}),
        ("relic", {**RELIC, "do": [{"beast": "kirin"}]}),
        ("relic", {**RELIC, "do": [{"beast": "ao", "to": "here"}]}),
        ("relic", {**RELIC, "do": [{"beast": "ao"}, {"beast": "any"}]}),
        ("relic", {**RELIC, "do": [{"honor": 1}]}),
        ("advisor", {"name": "tongji", "when": "recruit", "needs": {"near": "kirin"}, "do": [{"honor": 1}]}),
        ("advisor", {"name": "tongji", "when": "income", "needs": {"near": "beast"}, "do": [{"honor": 1}]}),
        (
            "tactic",
            {"name": "zealot", "when": "beast_raised", "do": [{"honor": 1}], "cost": 1, "boosted": [{"honor": 2}]},
        ),
    ],
)
def test_a_row_that_cannot_be_is_refused(kind: str, row: dict[str, Any]) -> None:
    with pytest.raises(Fault):
        check_row(kind, row, row_kinds(MODULES)[kind])


def test_a_table_may_bring_its_own() -> None:
    own = {
        "beast": [{**BEAST, "do": [{"shell": 3}]}],
        "relic": [{**RELIC, "pay": {"gold": 2}}],
        "advisor": [{"name": "old-shaman", "when": "beast_moved", "do": [{"honor": 1}]}],
    }
    state: Any = GREAT_WALL.new(3, 1, {"beasts": True, "cards": own})
    assert state.observe(0)["cards"]["relic"] == own["relic"]
    assert "old-shaman" in [card.name for card in state.deck.advisors]


@pytest.mark.parametrize(
    "row",
    [
        {"name": "old-shaman", "when": "beast_moved", "do": [{"honor": 1}]},
        {"name": "old-shaman", "when": "recruit", "needs": {"near": "beast"}, "do": [{"honor": 1}]},
    ],
)
def test_words_of_beasts_are_refused_where_there_are_none(row: dict[str, Any]) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        GREAT_WALL.new(3, 1, {"cards": {"advisor": [row]}})
    assert refused.value.key == "bad-cards"
    ours = {"name": "tongji", "when": "turn_started", "do": [{"honor": 1}]}
    assert GREAT_WALL.new(3, 1, {"cards": {"advisor": [ours]}}), "a card of ours stays out of the game"


# ---------------------------------------------------------------- advisors


@rule("great_wall.beasts.fortune")
@pytest.mark.parametrize("level", [2, 3])
def test_the_fortune_teller_attacks_with_as_many_soldiers_as_the_overseer_has_levels(level: int) -> None:
    wall = BeastWall().clan(0, active=["fortune-teller"], overseers={"quarry": level - 1}, stock={"wood": 9})
    wall.clan(0, rest={"left": {"spearman": 4}}).section("left", "brutes-left")
    wall.steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    wall.play("upgrade quarry")
    assert attacks_until_rest(wall) == level


@rule("great_wall.beasts.fortune")
@pytest.mark.parametrize("level", [2, 3])
def test_up_to_version_4_of_the_rules_a_beast_called_the_fortune_teller(level: int) -> None:
    for rules, attacks in ((4, level), (5, 0)):
        wall = BeastWall(levels={"ao": level - 1}, rules=rules)
        wall.clan(0, active=["fortune-teller"], stock={"chi": level})
        wall.clan(0, rest={"left": {"spearman": 4}}).section("left", "brutes-left").raises()
        wall.play("raise ao", "skip")
        assert attacks_until_rest(wall) == attacks


def attacks_until_rest(wall: BeastWall) -> int:
    attacks = 0
    while not wall.rests:
        attacks += wall.asked == "attack_with"
        wall.play(wall.options[0])
    return attacks


RECRUIT = [
    {"step": "recruit", "seat": 0, "left": 1, "soldier": "spearman", "price": 0, "ready": [0, 0, 0]},
    {"step": "batch_over", "seat": 0},
]


def near(section: str) -> dict[str, Any]:
    """Both beasts of sections stand there."""
    return {"areas": {"ao": section, "white-tiger": section}, "relic": None, "year": deadly(1)}


def played(wall: BeastWall) -> BeastWall:
    """Answer with the first thing that is no refusal, until all has happened. Others refuse."""
    for _ in range(40):
        if wall.rests or wall.asked == "move_clerks":
            return wall
        others = [text for text in wall.options if text not in ("done", "skip")]
        wall.play(others[0] if others and wall.actor == 0 else wall.options[-1])
    return wall


def staged(name: str, section: str) -> BeastWall:
    """The event that an advisor waits for, with beasts in the left section or elsewhere."""
    wall = BeastWall(**near(section)).clan(
        0, active=[name], stock={"chi": 2, "wood": 1, "stone": 2}, rest={"left": {"spearman": 1}}
    )
    if name in ("beast-keeper", "mask-carver", "incense-bearer"):
        return wall.raises()
    if name == "feather-gatherer":
        return wall.clan(1, stock={"chi": 2}).raises(1).play("raise ao")
    if name in ("tongji", "dragon-dancer"):
        return wall.turn("economy").play("skip")
    if name in ("beast-herald", "bone-reader"):
        wall.section("left", wounded("raiders-left", a1="spearman 0"), wall=1)
        return wall.steps({"step": "defeat_check"}).play("done")
    if name == "shrine-builder":
        return wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    if name == "shell-mason":
        return wall.steps({"step": "raise_barricade", "seat": 0, "section": "left"})
    assert name == "pilgrim-guide"
    return wall.steps(*RECRUIT).play("recruit spearman", "rest spearman > left")


ADVISORS = [str(row["name"]) for row in Beasts.rows["advisor"] if row["name"] != "fortune-teller"]
NEAR = [str(row["name"]) for row in Beasts.rows["advisor"] if "near" in row.get("needs", {})]


@rule("great_wall.beasts.decks")
@pytest.mark.parametrize("name", ADVISORS)
def test_each_advisor_does_what_its_row_says(name: str) -> None:
    row = next(row for row in Beasts.rows["advisor"] if row["name"] == name)
    wall = played(staged(name, "left"))
    used = [line for line in wall.events("card_used") if line["card"] == name]
    assert [line["seat"] for line in used] == [0]
    times = 2 if row.get("per") == "level" else 1
    honor = sum(op.get("honor", 0) for op in row["do"]) * times
    assert wall.honor(0, "cards") == honor
    wanted = sum(op.get("any", 0) for op in row["do"])
    gained = [line for line in wall.events("gained") if line["seat"] == 0]
    assert sum(int(str(line["count"])) for line in gained) >= wanted
    if name == "dragon-dancer":
        assert wall.now["stack"][-1]["left"] == 2


@rule("great_wall.beasts.zealot")
@pytest.mark.parametrize("name", NEAR)
def test_who_needs_a_beast_in_the_section_does_nothing_without_one(name: str) -> None:
    assert not played(staged(name, "right")).events("card_used")


# ---------------------------------------------------------------- tactics


def offered(name: str, section: str) -> BeastWall:
    """The event that a tactic waits for, in the left section."""
    row = next(row for row in Beasts.rows["tactic"] if row["name"] == name)
    wall = BeastWall(**near(section)).clan(0, tactics=[name], stock={"chi": 2, "wood": 1, "stone": 2})
    if row["when"] == "recruit":
        return wall.steps(*RECRUIT).play("recruit spearman", "rest spearman > left")
    if row["when"] in ("horde_defeated", "you_defeat", "killed"):
        wall.section("left", wounded("raiders-left", a1="spearman 0"), wall=1)
        wall.steps({"step": "defeat_check"})
        if name == "lament":
            wall.play("done")
        return wall
    return wall.happens(0, row["when"], [row["of"]] if "of" in row else [])


TACTICS = [str(row["name"]) for row in Beasts.rows["tactic"]]
NEAR_TACTICS = [str(row["name"]) for row in Beasts.rows["tactic"] if "near" in row.get("needs", {})]


@rule("great_wall.beasts.decks")
@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("name", TACTICS)
def test_each_tactic_does_what_its_row_says(name: str, boosted: bool) -> None:
    row = next(row for row in Beasts.rows["tactic"] if row["name"] == name)
    wall = offered(name, "left")
    wall.play(f"tactic {name}{' boosted' if boosted else ''}")
    while not wall.rests:
        others = [text for text in wall.options if text not in ("done", "skip")]
        wall.play(others[0] if others and wall.actor == 0 else wall.options[-1])
    ops = row["boosted"] if boosted else row["do"]
    assert wall.honor(0, "cards") == sum(op.get("honor", 0) for op in ops)
    verbs = {"any": "gained", "clerks": "clerk_sent", "barricade": "barricade_built"}
    for op in ops:
        for word, event in verbs.items():
            if word in op:
                assert len(wall.events(event)) == op[word]
        if "save" in op:
            assert wall.soldiers(0, "rest", "left") == {"spearman": 1}
        if "chi" in op:
            assert wall.stock(0)["chi"] == 2 + op["chi"] - (row["cost"] if boosted else 0)


@rule("great_wall.beasts.zealot")
@pytest.mark.parametrize("name", NEAR_TACTICS)
def test_a_tactic_that_needs_a_beast_is_not_offered_elsewhere(name: str) -> None:
    wall = offered(name, "right")
    assert f"tactic {name}" not in ([] if wall.rests else wall.options)


# ---------------------------------------------------------------- refusals and dumps


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise kirin", "beast-unknown"),
        ("raise ao", "beast-top"),
        ("raise yinglong", "resources-short"),
    ],
)
def test_why_an_upgrade_is_not_possible(text: str, reason: str) -> None:
    wall = BeastWall(levels={"ao": 3}).clan(0, stock={"stone": 2}).raises()
    assert wall.refusal(text).reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("beast ao left", "beast-other"),
        ("beast yinglong temple", "beast-area"),
        ("beast yinglong quarry", "beast-here"),
    ],
)
def test_why_the_upgraded_beast_does_not_go_there(text: str, reason: str) -> None:
    wall = BeastWall().clan(0, stock={"gold": 2}).raises().play("raise yinglong")
    assert wall.refusal(text).reason == reason


def test_why_a_relic_or_a_first_place_is_refused() -> None:
    relic = BeastWall().steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    assert relic.refusal("beast yinglong lumber-mill").reason == "beast-other"
    assert relic.refusal("beast ao middle").reason == "beast-only-here"
    placing = BeastWall(areas={"ao": None}).steps({"step": "place_beast", "seat": 0})
    assert placing.refusal("beast yinglong quarry").reason == "beast-placed"
    assert placing.options == ["beast ao left", "beast ao middle", "beast ao right"]
    idle = BeastWall().steps({"step": "hire", "seat": 0, "left": 1}).clan(0, stock={"gold": 4})
    assert idle.refusal("raise ao").reason == "not-now"


@pytest.mark.parametrize(
    "edit",
    [
        {"levels": {"ao": 1}},
        {"levels": {**dict.fromkeys(BEASTS, 1), "ao": 4}},
        {"areas": {"yinglong": "temple", "white-tiger": None, "ao": None, "fenghuang": None}},
        {"areas": {"yinglong": "left", "white-tiger": None, "ao": None, "fenghuang": None}},
        {"relic": "jade-cup"},
        {"relic": "jade-whistle"},
        {"deck": ["jade-whistle", "jade-whistle"]},
        {"upgraded": 2},
        {"giver": [7, 1]},
        {"giver": 3},
        {"spared": [9]},
        {"spared": 1},
    ],
)
def test_what_cannot_be_is_not_loaded(edit: dict[str, Any]) -> None:
    wall = BeastWall()
    wall.data["beasts"].update(edit)
    with pytest.raises(crenel.BadState):
        assert wall.state


@pytest.mark.parametrize(
    "step",
    [
        {"step": "place_beast", "seat": 0},
        {"step": "move_beast", "seat": 0, "number": 7},
        {"step": "move_beast", "seat": -1, "number": 1},
    ],
)
def test_a_step_that_cannot_be_is_not_loaded(step: dict[str, Any]) -> None:
    with pytest.raises(crenel.BadState):
        assert BeastWall().steps(step).state
