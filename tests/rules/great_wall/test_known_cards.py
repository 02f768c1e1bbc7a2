"""Generals and advisors that the rulebooks or the publisher's answers tell of."""

import pytest

from crenel.games.great_wall.cards import HOUSE_DECK
from tests.great_wall_cards import QUIET, RICH, Run, defeat, recruit, recruits, stage
from tests.great_wall_table import ADVISORS, Wall, deadly, wounded

rule = pytest.mark.rule


@rule("great_wall.generals")
def test_banners_and_a_general_do_not_add_up() -> None:
    """The larger of the two counts."""
    cards = {
        "general": [
            {"name": "qin-hui", "source": "house", "setup": {"tea": 1}, "counts": {"place": "barracks", "more": 1}}
        ]
    }
    for support, expected in ((1, 4), (3, 5)):
        wall = Wall(cards=cards).clan(
            0, at={"barracks": 2}, clerks=6, stock=RICH, general="qin-hui", support=ADVISORS[:support]
        )
        wall.clan(1, at={"barracks": 1}).table(banners=1).activate(0)
        assert recruits(wall) == expected


@rule("great_wall.general.keng-hsien-seng")
def test_gold_stands_in_for_any_resource() -> None:
    for general, possible in (("keng-hsien-seng", True), (None, False)):
        wall = recruit(Wall().clan(0, stock={"wood": 1, "gold": 2}, general=general), {})
        assert (not wall.rests) == possible
    wall = recruit(Wall().clan(0, stock={"wood": 1, "gold": 3, "stone": 1}, general="keng-hsien-seng"), {})
    wall.play("recruit spearman")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 2, "chi": 0}


@rule("great_wall.general.song-ci")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_song_ci_with_three_supporting_advisors_gains_6_honor_for_an_upgrade(level: int) -> None:
    """The Polish book's example, whatever the level."""
    overseers = {"quarry": level - 1} if level > 1 else {}
    wall = Wall().clan(0, general="song-ci", support=ADVISORS[:3], stock=RICH, overseers=overseers)
    wall.steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    assert wall.play(wall.options[0]).honor(0, "cards") == 6


@rule("great_wall.general.liang-hongyu")
def test_liang_hongyu_with_two_supporting_advisors_gains_4_honor() -> None:
    """The Spanish book's example."""
    wall = defeat(Wall(year=deadly(1)).clan(0, general="liang-hongyu", support=ADVISORS[:2]), {})
    assert wall.honor(0, "cards") == 4


@rule("great_wall.general.yang-miaozhen")
def test_yang_miaozhen_recruits_a_spearman_more_for_each_supporter_and_two_resources_each() -> None:
    wall = recruit(
        Wall().clan(
            0, general="yang-miaozhen", support=ADVISORS[:2], stock={"wood": 1, "stone": 2, "chi": 3, "gold": 2}
        ),
        {},
    )
    wall.play("recruit spearman", "rest spearman > left")
    wall.play("recruit spearman", "spend chi", "spend gold", "recruit spearman", "spend gold")
    assert wall.asked == "deploy"
    wall.play("rest spearman > right", "rest spearman > right")
    assert wall.rests, "and these do not recruit again"
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 1}


@rule("great_wall.general.tong-guan")
def test_tong_guan_attacks_after_the_activations_with_each_soldier_once() -> None:
    wall = Wall().clan(
        0, general="tong-guan", support=ADVISORS[:3], firing={"left": 1}, rest={"right": {"spearman": 1}}
    )
    wall.section("left", "brutes-left", wall=1).section("right", "spies-right")
    wall.steps({"step": "step_over", "clan": 0, "when": "activation_over"})
    wall.play("attack archer left wall", "spot 1 a1")
    assert wall.starting("attack") == ["attack spearman right"]


@rule("great_wall.general.xin-qiji")
def test_xin_qiji_s_archers_shoot_when_he_recruits_but_not_the_new_ones() -> None:
    wall = Wall().clan(
        0, general="xin-qiji", support=ADVISORS[:3], stock=RICH, firing={"left": 1}, rest={"left": {"archer": 1}}
    )
    wall.section("left", "brutes-left", wall=1).section("right", "spies-right", wall=1)
    step = {"step": "recruit", "seat": 0, "left": 1, "soldier": "any", "price": 0, "ready": [0, 0, 0]}
    wall.steps(step, {"step": "batch_over", "seat": 0})
    wall.play("recruit archer", "attack archer right", "spot 1 a1")
    assert wall.starting("attack") == ["attack archer left wall"]
    wall.play("attack archer left wall", "spot 1 a1")
    assert wall.rests, "each of them once; the one who rests and the recruit not at all"


@rule("great_wall.general.wan-yi")
def test_a_fifth_supporter_adds_nothing_for_wan_yi() -> None:
    row = dict(next(card.row for card in HOUSE_DECK.generals if card.name == "wan-yi"))
    gains = []
    for count in (4, 5):
        wall = stage(row, general="wan-yi", support=ADVISORS[:count], stock={}, overseers={})
        gains.append(Run(wall).verbs["gain"])
    assert gains[0] == gains[1]


@rule("great_wall.general.cai-xiang")
def test_cai_xiang_needs_two_clerks_in_a_special_place() -> None:
    for place, clerks, honor in (("academy", 2, 4), ("academy", 1, 0), ("quarry", 4, 0)):
        wall = Wall().clan(0, general="cai-xiang", support=ADVISORS[:2], at={place: clerks}).activate()
        while not wall.rests:
            wall.play(wall.options[-1])
        assert wall.honor(0, "cards") == honor


# ---------------------------------------------------------------- known advisors


@rule("great_wall.advisor.warden")
def test_the_warden_attacks_with_one_in_each_section() -> None:
    wall = (
        Wall()
        .clan(0, active=["warden"], firing={"left": 2, "right": 1})
        .section("left", "brutes-left", wall=2)
        .section("right", "spies-right", wall=1)
    )
    wall.steps({"step": "step_over", "clan": 0, "when": "activation_over"})
    wall.play("attack archer left wall", "spot 1 a1")
    assert wall.options == ["attack archer right wall", "done"]


@rule("great_wall.advisor.taskmaster")
def test_the_taskmaster_brings_the_income_of_one_overseer() -> None:
    wall = Wall().clan(0, active=["taskmaster"], overseers={"quarry": 3, "temple": 1})
    wall.steps({"step": "step_over", "clan": 0, "when": "activation_over"})
    assert wall.options == ["income quarry", "income temple"]
    assert wall.play("income quarry").stock(0)["stone"] == 3


@rule("great_wall.advisor.master-merchant")
def test_the_master_merchant_sells_anything_but_gold() -> None:
    wall = Wall().clan(0, active=["master-merchant"], stock={"gold": 1})
    wall.steps({"step": "step_over", "clan": 0, "when": "activation_over"}).play("use")
    assert wall.options == ["gain wood", "gain stone", "gain chi"]
    wall.play("gain wood", "gain chi", "gain chi")
    assert wall.stock(0) == {"wood": 1, "stone": 0, "gold": 0, "chi": 2}


@rule("great_wall.advisor.forest-guide", "great_wall.advisor.chronicler")
@pytest.mark.parametrize(("boost", "honor"), [("", 2), (" boosted", 4)])
def test_a_boosted_tactic_doubles_only_what_says_so(boost: str, honor: int) -> None:
    """One advisor gives 2, and 4 if it is boosted; the forest guide clears one shame in any case."""
    for name in ("forest-guide", "chronicler"):
        wall = Wall(cards={"tactic": [QUIET]}).clan(
            0, active=[name], stock={"chi": 2}, shamed={"archer": 3}, tactics=["requisition"]
        )
        wall.happens(0, "command_over").play(f"tactic requisition{boost}")
        assert wall.shames(0) == (2 if name == "forest-guide" else 3)
        assert wall.honor(0, "cards") == (honor if name == "chronicler" else 0)


CHAINS = {
    "manufacturer": "lumber-mill",
    "alchemist": "gold-mine",
    "spiritual-leader": "temple",
    "stone-mason": "quarry",
}


@rule("great_wall.advisor.chains")
@pytest.mark.parametrize("name", CHAINS)
def test_an_upgrade_leads_to_another_for_two_less(name: str) -> None:
    """At one place, without a clerk there, even the same overseer; a first overseer then costs nothing."""
    place = CHAINS[name]
    other = "quarry" if place != "quarry" else "temple"
    wall = Wall().clan(0, active=[name], overseers={other: 1}, stock={"wood": 3, "gold": 3, "stone": 0, "chi": 0})
    wall.steps({"step": "upgrade_overseer", "seat": 0, "place": other, "less": 0, "left": 1, "avoid": []})
    wall.play(f"upgrade {other}")
    assert (wall.level(0, other), wall.starting("upgrade")) == (
        2,
        [f"upgrade {place} with {kind}" for kind in ("spearman", "archer", "horseman")],
    )
    before = wall.stock(0)
    wall.play(f"upgrade {place} with spearman")
    assert wall.stock(0) == before


@rule("great_wall.advisor.jinshi")
def test_jinshi_moves_one_clerk_after_the_command_card() -> None:
    wall = Wall().clan(0, active=["jinshi"]).turn("betrayal", None, None).play("done")
    wall.play("clerk > quarry")
    assert (wall.at(0), wall.rests) == ({"quarry": 1}, True)


@rule("great_wall.advisor.smuggler")
def test_the_smuggler_moves_a_third_clerk_even_to_a_place_already_chosen() -> None:
    wall = Wall().clan(1, active=["smuggler"]).turn("economy", None, None).play("done")
    wall.play("clerk > quarry", "clerk > temple")
    assert wall.actor == 1
    wall.play("clerk > quarry")
    assert (wall.at(1), wall.actor) == ({"quarry": 2, "temple": 1}, 2)
    own = Wall().clan(0, active=["smuggler"]).turn("economy", None, None)
    own.play("clerk > quarry", "done")
    assert own.actor == 1, "not for one's own card"


@rule("great_wall.advisor.last-wounds")
@pytest.mark.parametrize("name", ["glory-stealer", "tactician-monk"])
def test_rewards_for_each_last_wound(name: str) -> None:
    """Two hordes finished in one attack count twice."""
    wall = Wall().clan(
        0, active=[name], shamed={"spearman": 3}, rest={"left": {"spearman": 1}, "right": {"spearman": 1}}
    )
    wall.section("left", wounded("brutes-left", leave=["a1"])).section("right", wounded("spies-right", leave=["a2"]))
    row = {"step": "attack_with", "seat": 0, "left": 9, "soldier": "any", "rest": True, "firing": True, "each": False,
           "forced": True, "sections": ["left", "middle", "right"], "shot": 0}  # fmt: skip
    wall.steps(row, {"step": "batch_over", "seat": 0})
    wall.play("attack spearman left")
    while not wall.rests:
        wall.play(wall.options[0])
    assert wall.shames(0) == (1 if name == "glory-stealer" else 3)
    assert len(wall.seat(0)["tactics"]) == (4 if name == "tactician-monk" else 0)


@rule("great_wall.advisor.herald")
def test_the_herald_spares_a_stone_for_each_spearman() -> None:
    wall = (
        Wall().clan(0, active=["herald"], at={"barracks": 2}, stock={"wood": 2, "stone": 2}).clan(1, at={"barracks": 1})
    )
    wall.activate(2).play("recruit spearman", "recruit spearman")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0}


@rule("great_wall.advisor.survivalist")
def test_the_survivalist_saves_one_soldier_of_an_event_for_nothing() -> None:
    wall = Wall(year=deadly(2)).clan(0, active=["survivalist"])
    wall.section("right", wounded("raiders-right", a1="spearman 0", a2="spearman 0")).steps({"step": "defeat_check"})
    wall.play("save spearman")
    assert (wall.rests, wall.soldiers(0, "rest", "right")) == (True, {"spearman": 1})


@rule("great_wall.generals")
def test_needs_of_lasting_cards_are_heeded() -> None:
    """An advisor who asks for a soldier on the horde gives nothing for the hordes of others."""
    cards = {
        "advisor": [
            {
                "name": "herald",
                "source": "house",
                "when": "horde_defeated",
                "needs": {"on_horde": "soldier"},
                "do": [{"honor": 2}],
            }
        ]
    }
    for owner, honor in ((0, 2), (1, 0)):
        wall = (
            Wall(cards=cards)
            .clan(0, active=["herald"])
            .section("right", wounded("raiders-right", a1=f"spearman {owner}"))
        )
        assert wall.steps({"step": "defeat_check"}).honor(0, "cards") == honor
