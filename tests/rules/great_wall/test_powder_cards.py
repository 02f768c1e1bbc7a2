"""The cards of Black Powder: every row, what each of them does, and those that a table brings."""

from typing import Any

import pytest

from crenel.games.great_wall.cardrows import ROWS as BASE_ROWS
from crenel.games.great_wall.cardrows import Fault, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.black_powder.module import BlackPowder
from crenel.games.great_wall.modules.black_powder.vocabulary import LASTING, MEASURES, OPS, TRAITS, WHENS
from crenel.games.great_wall.texts import card_texts
from crenel.kernel.errors import BadSetup
from crenel.locales import LANGUAGES, say
from tests.great_wall_cards import well_formed_and_told
from tests.great_wall_powder import PowderWall
from tests.great_wall_table import GREAT_WALL, wounded

rule = pytest.mark.rule
KINDS = {"general": 4, "advisor": 12, "artifact": 6, "horde": 4, "shot": 12}
ROWS = [(kind, row) for kind in KINDS for row in BlackPowder.rows[kind]]
SPECIALS = ["monk", "bomber", "tank"]
RICH = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}


@rule("great_wall.black_powder.cards")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(rows) for kind, rows in BlackPowder.rows.items()} == KINDS


@rule("great_wall.black_powder.cards")
@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


@rule("great_wall.black_powder.cards")
def test_shots_and_hordes_keep_to_what_is_known_of_them() -> None:
    wounds = {row["name"]: " ".join(row["wounds"]).count("x") for row in BlackPowder.rows["shot"]}
    assert wounds["ballista-bolts"] == 2
    assert wounds["cannonball"] in (3, 4)
    assert all(1 <= count <= 5 for count in wounds.values())
    hordes = {row["name"]: row for row in BlackPowder.rows["horde"]}
    assert hordes["veterans"]["power"] in (8, 9)
    assert all(3 <= hordes[name]["power"] <= 5 for name in ("battering-ram", "ladders", "trebuchet"))


@rule("great_wall.black_powder.cards")
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_cards_of_a_kind_share_a_name(kind: str) -> None:
    """A table may play with all expansions; dumps and records tell cards by their names."""
    names = [str(row["name"]) for row in BASE_ROWS.get(kind, [])]
    names += [str(row["name"]) for module in MODULES for row in module.rows.get(kind, [])]
    assert len(set(names)) == len(names)


@rule("great_wall.black_powder.words")
def test_whatever_cards_can_say_makes_whole_sentences() -> None:
    rows: list[tuple[str, dict[str, Any]]] = [("advisor", {"when": word, "do": [{"honor": 1}]}) for word in WHENS]
    for count in (1, 2, 5):
        rows += [("advisor", {"when": "winter", "do": [{word: count}]}) for word in OPS]
        rows += [("advisor", {word: count}) for word in LASTING]
        rows += [("artifact", {"honor": count, "per": word, "above": count - 1}) for word in MEASURES]
    horde = {"power": 1, "honor": 1, "spots": ["w . . . . .", ". . . . . ."]}
    rows += [("horde", {**horde, "traits": {word: 1}}) for word in TRAITS]
    for kind, row in rows:
        for language in LANGUAGES:
            for text in card_texts(kind, row):
                said = say(*text, language)
                assert said.endswith(".")
                assert text[0] not in said


# ---------------------------------------------------------------- generals


def led(general: str, **parts: Any) -> PowderWall:
    """A general with two supporting advisors."""
    wall = PowderWall(3, specials=SPECIALS, **parts)
    return wall.clan(0, general=general, support=["herald", "scribe"], stock=RICH)


def finished(wall: PowderWall) -> PowderWall:
    """Whatever is asked is answered with the first choice."""
    while not wall.rests:
        wall.play(wall.options[0])
    return wall


@rule("great_wall.black_powder.cards")
def test_lu_xiufu_gains_honor_where_special_soldiers_or_tokens_were() -> None:
    for piece, honor in (("monk 0", 6), ("spearman 0", 0)):
        wall = led("lu-xiufu").section("left", wounded("leader-left", a1=piece), wall=1).check()
        assert finished(wall).honor(0, "cards") == honor
    token = led("lu-xiufu")
    token.data["black_powder"]["specials"] = ["crossbowman", "bomber", "tank"]
    token.section("left", wounded("leader-left", a1="snake 0"), wall=1).check()
    assert finished(token).honor(0, "cards") == 6


@rule("great_wall.black_powder.cards", "great_wall.black_powder.killed")
def test_jia_sidao_gains_honor_whoevers_special_soldier_is_killed() -> None:
    wall = led("jia-sidao").section("left", wounded("leader-left", a1="bomber 1", a2="monk 0"), wall=1).check()
    assert finished(wall).honor(0, "cards") in (4, 8), "two events, but for whom one is saved"


@rule("great_wall.black_powder.cards")
def test_su_song_gains_from_each_shot() -> None:
    wall = led("su-song", machines={"left": ["ballista"]}).section("left", "brutes-left", wall=1).shoot(0, "left")
    wall.play("shoot left ballista 1", "gain chi", "gain chi")
    assert (wall.honor(0, "cards"), wall.stock(0)["chi"], wall.rests) == (4, 11, True)


@rule("great_wall.black_powder.cards")
def test_shen_kuo_gains_from_each_manned_tower() -> None:
    wall = led("astronomer-shen-kuo").man(0, "left").play("man far-left", "gain wood", "gain wood")
    assert (wall.honor(0, "cards"), wall.stock(0)["wood"], wall.rests) == (4, 11, True)


# ---------------------------------------------------------------- advisors


def advised(advisor: str, **parts: Any) -> PowderWall:
    return PowderWall(3, specials=SPECIALS, **parts).clan(0, active=[advisor], stock=RICH)


@rule("great_wall.black_powder.cards")
def test_the_military_investor_makes_special_soldiers_cheaper() -> None:
    view: Any = advised("military-investor").state.observe(0)
    prices = view["clans"][0]["prices"]
    assert prices["monk"] == {"chi": 1}
    assert prices["tank"] == {"wood": 1, "stone": 1, "gold": 2}
    assert prices["spearman"] == {"wood": 1, "stone": 2}


@rule("great_wall.black_powder.cards")
def test_the_gunsmiths_shots_cost_nothing() -> None:
    wall = advised("gunsmith", machines={"left": ["cannon", "rockets"]}).section("left", "brutes-left", wall=1)
    wall.clan(0, stock={}).shoot(0, "left")
    assert wall.starting("shoot") == ["shoot left cannon 1", "shoot left rockets 1"]
    wall.play("shoot left rockets 1")
    assert (wall.honor(0, "machines"), wall.rests) == (2, True)


@rule("great_wall.black_powder.cards")
def test_the_watchman_may_choose_any_tower() -> None:
    assert len(advised("watchman").man(0, "left").starting("man")) == 4


@rule("great_wall.black_powder.cards")
@pytest.mark.parametrize(("towers", "honor"), [({"far-left": 0, "left-middle": 0}, 8), ({"far-left": 0}, 4)])
def test_the_spotters_archers_bring_more_between_two_towers(towers: dict[str, int], honor: int) -> None:
    wall = advised("spotter", towers=towers).section("left", wounded("leader-left", a1="spearman 1"), wall=1)
    wall.clan(0, firing={"left": 2}).check()
    wall.play("skip")
    assert wall.honor(0, "battle") == honor


@rule("great_wall.black_powder.cards")
def test_the_siege_engineers_machines_are_cheaper() -> None:
    wall = advised("siege-engineer").clan(0, stock={"wood": 2}).build().play("machine ballista left")
    assert wall.stock(0)["wood"] == 0
    assert wall.honor(0, "cards") == 3


@rule("great_wall.black_powder.cards")
@pytest.mark.parametrize("advisor", ["powder-master", "tower-warden"])
def test_shots_and_towers_pay_their_masters(advisor: str) -> None:
    wall = advised(advisor, machines={"left": ["ballista"]}).section("left", "brutes-left", wall=1).man(0, "left")
    wall.play("man far-left", "shoot left ballista 1", "gain chi", "gain chi")
    assert (wall.honor(0, "cards"), wall.stock(0)["chi"], wall.rests) == (1, 11, True)


@rule("great_wall.black_powder.cards")
def test_the_drillmaster_hears_of_each_attack_by_special_soldiers() -> None:
    wall = advised("weapons-drillmaster").section("left", "brutes-left", wall=1).recruit(0, 2)
    wall.play("recruit monk", "recruit spearman", "attack monk left", "spot 1 a1")
    assert wall.honor(0, "cards") == 2
    wall.play("attack spearman left", "spot 1 a2")
    assert wall.honor(0, "cards") == 2


@rule("great_wall.black_powder.cards")
def test_the_surgeon_gains_when_any_special_soldier_is_killed() -> None:
    fallen = wounded("leader-left", a1="bomber 1")
    wall = advised("powder-surgeon").section("left", fallen, wall=1).check().play("gain chi", "gain chi", "gain chi")
    assert wall.stock(0)["chi"] == 12


@rule("great_wall.black_powder.cards")
def test_the_bombardier_shoots_at_the_start_of_winter() -> None:
    wall = advised("bombardier", machines={"right": ["ballista"]}).section("right", "brutes-right", wall=1)
    wall.steps({"step": "use_card", "seat": 0, "kind": "advisor", "card": "bombardier", "times": 1})
    assert wall.options == ["shoot right ballista 1", "skip"]


@rule("great_wall.black_powder.cards")
def test_the_mason_gains_when_a_level_is_destroyed() -> None:
    wall = advised("rampart-mason").section("left", "trebuchet-left", wall=2).gap("left", 3)
    wall.steps({"step": "siege", "section": "left"}).play("gain chi", "gain chi", "gain chi")
    assert (wall.honor(0, "cards"), wall.stock(0)["chi"], wall.rests) == (2, 12, True)


@rule("great_wall.black_powder.cards")
def test_the_garrison_clerk_mans_a_tower_for_each_barricade() -> None:
    wall = advised("garrison-clerk").build().play("barricade left")
    wall.play(wall.options[0])
    assert len(wall.starting("man")) == 4


# ---------------------------------------------------------------- artifacts


@rule("great_wall.black_powder.cards")
@pytest.mark.parametrize(
    ("artifact", "count"),
    [
        ("watchfire-basket", 2),
        ("powder-horn", 2),
        ("siege-bell", 1),
        ("torn-standard", 1),
        ("mortared-brick", 2 + 1),
        ("twin-beacons", 1),
    ],
)
def test_what_artifacts_are_worth(artifact: str, count: int) -> None:
    row = next(row for row in BlackPowder.rows["artifact"] if row["name"] == artifact)
    towers = {"far-left": 0, "left-middle": 0, "far-right": 1}
    wall = PowderWall(3, specials=SPECIALS, towers=towers, machines={"left": ["cannon"], "right": ["ballista"]})
    wall.section("left", ("brutes-left", {"a1": "monk 0"}), wall=2).table(artifacts=[artifact])
    wall.clan(0, rest={"left": {"monk": 1}}, overseers={"quarry": (1, "monk")}, claimed=["ladders-left", "spies-left"])
    view: Any = wall.state.observe(0)
    (shown,) = view["artifacts"]
    assert shown["now"][0] == count * row["honor"]


# ---------------------------------------------------------------- cards of a table's own


@rule("great_wall.black_powder.words")
@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("advisor", {"name": "mine", "when": "shot", "do": [{"honor": 1}]}),
        ("advisor", {"name": "mine", "when": "winter", "do": [{"shoot": 1}]}),
        ("advisor", {"name": "herald", "free_shots": 1}),
        ("artifact", {"name": "mine", "honor": 2, "per": "tower"}),
        (
            "horde",
            {"name": "mine", "power": 1, "honor": 1, "traits": {"ram": 1}, "spots": ["w . . . . .", ". . . . . ."]},
        ),
    ],
)
def test_its_words_are_for_tables_with_it(kind: str, row: dict[str, Any]) -> None:
    cards = {kind: [row]}
    assert GREAT_WALL.new(3, 1, {"black_powder": True, "cards": cards})
    with pytest.raises(BadSetup) as refused:
        GREAT_WALL.new(3, 1, {"cards": cards})
    assert refused.value.details["detail"][0] == "cards-absent"


@rule("great_wall.black_powder.words")
def test_its_own_cards_stay_out_of_other_games_however_they_are_written() -> None:
    own = {"advisor": [{"name": "gunsmith", "free_shots": 1}]}
    state: Any = GREAT_WALL.new(3, 1, {"cards": own})
    assert "gunsmith" not in [card.name for card in state.deck.advisors]


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("shot", {"name": "cannonball", "machine": "catapult", "wounds": ["x . . . . .", ". . . . . ."]}),
        ("shot", {"name": "cannonball", "machine": "cannon", "wounds": ["x . . . . ."]}),
        ("shot", {"name": "cannonball", "machine": "cannon", "wounds": [". . . . . .", ". . . . . ."]}),
        ("shot", {"name": "cannonball", "machine": "cannon", "wounds": ["y . . . . .", ". . . . . ."]}),
        ("advisor", {"name": "mine", "free_shots": 0}),
        ("advisor", {"name": "mine", "when": "winter", "do": [{"fly": 1}]}),
    ],
)
def test_what_cannot_be_is_refused(kind: str, row: dict[str, Any]) -> None:
    with pytest.raises(Fault):
        check_row(kind, row, row_kinds(MODULES)[kind])


# ---------------------------------------------------------------- who may play it


@rule("great_wall.black_powder.solo")
def test_it_is_not_for_the_solo_game() -> None:
    with pytest.raises(BadSetup) as refused:
        GREAT_WALL.new(1, 1, {"black_powder": True})
    assert refused.value.key == "black-powder-solo"
