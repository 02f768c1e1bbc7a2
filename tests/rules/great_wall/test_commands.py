"""Command cards. Despotism, Work Harder and Betrayal are known; the boxes of the others are those of the test table."""

import pytest

from crenel.games.great_wall.cards import HOUSE_DECK
from tests.great_wall_table import CARDS, COMMANDS, OTHERS, Wall, wounded

rule = pytest.mark.rule
RICH = {"wood": 20, "stone": 20, "gold": 20, "chi": 20}


def clerk_moves(wall: Wall, seat: int) -> int:
    """Send as many clerks as possible, to places that cannot fill up; how many could go?"""
    count = 0
    while wall.actor == seat and wall.asked == "move_clerks":
        goals = [
            text
            for text in wall.starting("clerk")
            if text.split()[-1] in ("academy", "logistics", "embassy", "builders")
        ]
        wall.play(goals[0])
        count += 1
    return count


@rule("great_wall.commands.names")
def test_six_cards_each_and_the_known_ones_as_printed() -> None:
    assert COMMANDS == ["despotism", "economy", "work-harder", "attack-order", "raise-banners", "betrayal"]
    boxes = {card.name: [dict(box.row) for box in card.boxes] for card in HOUSE_DECK.commands}
    assert boxes["despotism"] == [
        {"who": "owner", "move": 4, "partner": "economy", "more": 2},
        OTHERS,
        {"who": "owner", "advanced": 1},
    ]
    assert boxes["work-harder"] == [
        {"who": "owner", "move": 8},
        OTHERS,
        {"who": "owner", "advanced": 0, "partner": "attack-order", "more": 1},
    ]
    assert boxes["betrayal"] == [{"who": "owner", "copy": 1, "move": 2}]
    assert OTHERS in boxes["economy"]
    assert OTHERS in boxes["raise-banners"]
    assert any("upgrade" in box for box in boxes["economy"])
    assert OTHERS not in boxes["attack-order"]
    attacks = [(box["who"], box["attack"]) for box in boxes["attack-order"] if "attack" in box]
    assert attacks == [("owner", "all"), ("others", "one")], "one box for the owner, whoever of his can attack"
    assert any("banners" in box for box in boxes["raise-banners"])


@rule("great_wall.command.despotism", "great_wall.commands.boxes")
@pytest.mark.parametrize(
    ("others", "moves"),
    [(("work-harder", "work-harder"), 4), (("economy", "work-harder"), 6), (("economy", "economy"), 8)],
)
def test_despotism_moves_4_clerks_and_2_more_for_each_economy(others: tuple[str, str], moves: int) -> None:
    wall = Wall().clan(0, clerks=8).turn("despotism", *others)
    assert wall.actor == 0
    assert clerk_moves(wall, 0) == moves


@rule("great_wall.command.despotism", "great_wall.commands.boxes")
def test_despotism_lets_the_others_move_two_and_then_activates_a_place() -> None:
    wall = Wall(tea=[2, 1, 0]).turn("despotism", "work-harder", "work-harder")
    wall.play("clerk > quarry", "done")
    asked = []
    while wall.asked == "move_clerks":
        asked.append(wall.actor)
        wall.play("clerk > temple" if wall.actor == 2 and "clerk > temple" in wall.options else "done")
    assert asked == [2, 2, 1], "in tea order"
    assert wall.now["stack"][-1]["step"] == "advanced_activation"
    assert wall.options == ["activate quarry", "activate temple", "skip"]
    wall.play("activate quarry")
    assert (wall.stock(0)["stone"], wall.at(2)) == (1, {"temple": 1})


@rule("great_wall.commands.others")
def test_others_move_to_different_places_and_may_leave_it() -> None:
    wall = Wall().turn("despotism", None, None).play("done", "clerk > quarry")
    assert (wall.actor, "clerk > quarry" in wall.options, "done" in wall.options) == (1, False, True)
    wall.play("clerk > temple")
    assert (wall.actor, wall.at(1)) == (2, {"quarry": 1, "temple": 1})


@rule("great_wall.command.work-harder")
@pytest.mark.parametrize("orders", [0, 1, 2])
def test_work_harder_moves_all_clerks_and_activates_for_each_attack_order(orders: int) -> None:
    cards = [*["attack-order"] * orders, "economy", "economy"][:2]
    wall = Wall().clan(0, clerks=8, at={"quarry": 2, "temple": 1}).turn("work-harder", *cards)
    assert clerk_moves(wall, 0) == 8
    wall.play("done", "done")
    asked = 0
    while wall.asked == "advanced_activation":
        asked += 1
        wall.play("skip")
    assert asked == orders


@rule("great_wall.command.economy")
def test_economy_upgrades_an_overseer_without_a_clerk_and_for_less() -> None:
    wall = Wall().clan(0, stock={"chi": 1}, overseers={"quarry": 1}).turn("economy", None, None)
    wall.play("done", "done", "done")
    assert wall.starting("upgrade") == [
        f"upgrade lumber-mill with {kind}" for kind in ("spearman", "archer", "horseman")
    ]
    wall.play("upgrade lumber-mill with archer")
    assert (wall.level(0, "lumber-mill"), wall.stock(0)["chi"]) == (1, 0)


@rule("great_wall.command.economy", "great_wall.commands.boxes")
def test_cards_of_all_clans_on_the_track_count_for_the_bonus() -> None:
    """Also those of later turns."""
    wall = Wall(4).clan(0, clerks=8).turn("economy", "raise-banners", "raise-banners", "raise-banners")
    assert clerk_moves(wall, 0) == 3 + 3


def orders(**clan: object) -> Wall:
    wall = Wall().clan(0, **clan).clan(1, rest={"right": {"spearman": 1}})
    wall.section("left", "brutes-left", "spies-left", wall=2).section(
        "right", wounded("raiders-right", leave=["a1", "a2"])
    )
    return wall.turn("attack-order", None, None)


@rule("great_wall.command.attack-order", "great_wall.ruling.24")
def test_attack_order_may_be_left_but_once_begun_all_must_attack() -> None:
    rest = {"left": {"spearman": 1, "horseman": 1}, "right": {"spearman": 3}, "middle": {"horseman": 1}}
    wall = orders(rest=rest).play("done")
    assert wall.options == ["use", "skip"]
    wall.play("use")
    assert "done" not in wall.options
    wall.play("attack spearman right", "spot 1 a1", "attack spearman right")
    assert wall.starting("attack") == ["attack spearman left", "attack horseman left"], "no spot is left on the right"
    assert wall.asked == "attack_with"
    left = orders(rest=rest).play("done", "skip")
    assert left.soldiers(0, "rest") == rest


@rule("great_wall.command.attack-order")
def test_attack_order_sends_archers_of_the_walls_too_and_then_lets_others_attack_with_one() -> None:
    wall = orders(firing={"left": 2}).play("done")
    assert (wall.actor, wall.options) == (0, ["use", "skip"])
    wall.play("use", "spot 1 a1")
    assert wall.actor == 0
    wall.play("spot 2 a1")
    assert (wall.cover("left"), wall.cover("left", 2)) == ({"a1": "wound"}, {"a1": "wound"})
    assert (wall.actor, wall.options) == (1, ["attack spearman right", "done"])
    wall.play("attack spearman right", "spot 1 a1")
    assert wall.cover("right")["a1"] == "spearman 1"


TWICE = [
    {"who": "owner", "move": 2, "partner": "despotism", "more": 2},
    {"who": "owner", "attack": "rest"},
    {"who": "others", "attack": "one"},
    {"who": "owner", "attack": "firing"},
]


@rule("great_wall.command.attack-order", "great_wall.ruling.24")
@pytest.mark.parametrize(("rules", "wounds"), [(2, 1), (1, 2)])
def test_an_archer_of_a_rest_zone_shoots_once_in_an_attack_order(rules: int, wounds: int) -> None:
    """In the first version the card had two boxes, and the archer shot in both."""
    cards: dict[str, list[dict[str, object]]] = {}
    if rules == 1:
        others = [row for row in CARDS["command"] if row["name"] != "attack-order"]
        cards["command"] = [*others, {"name": "attack-order", "boxes": TWICE}]
    wall = Wall(rules=rules, cards=cards).clan(0, rest={"left": {"archer": 1}}).section("left", "brutes-left", wall=1)
    wall.turn("attack-order", None, None).play("done", "use")
    while wall.asked in ("strike", "all_attack"):
        wall.play(wall.options[0])
    assert (list(wall.cover("left").values()), wall.firing(0, "left")) == (["wound"] * wounds, 1)


@rule("great_wall.command.attack-order", "great_wall.ruling.24")
def test_nobody_is_forced_to_attack_without_a_target() -> None:
    """An archer whose section has no horde stays in the rest zone."""
    wall = Wall().clan(0, rest={"middle": {"archer": 1}, "left": {"archer": 1}}).section("left", "brutes-left")
    wall.turn("attack-order", None, None).play("done", "use")
    while wall.asked == "strike":
        wall.play(wall.options[0])
    assert (wall.firing(0, "left"), wall.firing(0, "middle")) == (1, 0)


@rule("great_wall.command.raise-banners")
def test_raised_banners_make_the_clerks_count_more_in_the_barracks() -> None:
    def recruits(card: str, place: str = "barracks", **clan: object) -> int:
        wall = Wall().clan(0, at={place: 2}, stock=RICH, **clan).clan(1, at={place: 1}).turn(card, None, None)
        while wall.asked in ("move_clerks", "upgrade_overseer"):
            wall.play("done" if "done" in wall.options else "skip")
        count = 0
        while wall.asked == "recruit" and "recruit spearman" in wall.options:
            wall.play("recruit spearman")
            count += 1
        return count

    assert recruits("economy") == 2
    assert recruits("raise-banners") == 4


@rule("great_wall.command.raise-banners")
def test_banners_are_the_active_clans_alone_and_end_with_the_turn() -> None:
    wall = (
        Wall()
        .clan(0, at={"barracks": 1}, stock=RICH)
        .clan(1, at={"barracks": 2}, stock=RICH)
        .table(banners=1)
        .activate(1)
    )
    wall.play("recruit spearman")
    assert wall.asked == "deploy", "clan 0 has one clerk, and it is not its turn"
    wall.play("rest spearman > left")
    for _ in range(4):
        wall.play("recruit spearman")
    assert wall.asked == "deploy"
    over = Wall().table(banners=1).turn("economy", None, None)
    assert over.now["banners"] == 0


@rule("great_wall.command.betrayal", "great_wall.ruling.26")
def test_betrayal_copies_a_whole_card_of_another_player() -> None:
    wall = Wall().turn("betrayal", "despotism", "economy")
    assert wall.options == ["done", "copy despotism of 1", "copy economy of 2"]
    wall.play("copy despotism of 1")
    assert clerk_moves(wall, 0) == 5, "4 and 2 for the economy of player 2, but there are five clerks"
    assert (wall.actor, wall.asked) == (1, "move_clerks"), "its other players are those other than the traitor"
    wall.play("done", "done")
    assert wall.asked == "advanced_activation"


@rule("great_wall.command.betrayal")
def test_betrayal_may_move_two_clerks_instead_even_to_one_place() -> None:
    wall = Wall().turn("betrayal", "despotism", None).play("done")
    wall.play("clerk > quarry", "clerk > quarry")
    assert (wall.at(0), wall.actor) == ({"quarry": 2}, 1)


@rule("great_wall.command.betrayal")
def test_betrayal_copies_no_betrayal() -> None:
    wall = Wall().turn("betrayal", "betrayal", "work-harder")
    assert wall.options == ["done", "copy work-harder of 2"]


@rule("great_wall.fall.choose")
def test_only_cards_in_hand_can_be_chosen() -> None:
    wall = Wall().clan(0, discarded=["economy"])
    assert len(wall.options) == 5
    refusal = wall.refusal("command economy", 0)
    assert (refusal.reason, refusal.rule) == ("no-such-command", "great_wall.fall.choose")
