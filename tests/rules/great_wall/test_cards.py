"""Every general, advisor and tactic does what its row says: see tests/great_wall_cards.py."""

from typing import Any

import pytest

from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.vocabulary import WHENS
from tests.great_wall_cards import RICH, STAGES, SUPPORT, Run, check, defeat, factor, recruit, recruits, stage
from tests.great_wall_table import ADVISORS, Wall, deadly, wounded

rule = pytest.mark.rule


LISTENING = [card for card in HOUSE_DECK.advisors if card.row.get("when")]
LASTING = [card for card in HOUSE_DECK.advisors if not card.row.get("when")]


@rule("great_wall.advisors")
@pytest.mark.parametrize("card", LISTENING, ids=lambda card: card.name)
def test_an_advisor_does_what_its_row_says_when_its_event_comes(card: Any) -> None:
    row = dict(card.row)
    with_card, without = Run(stage(row, active=[card.name])), Run(stage(row))
    for op in row["do"]:
        check(op, factor(row, "advisor"), with_card, without)
    for resource, price in row.get("pay", {}).items():
        gained = sum(op.get(resource, 0) for op in row["do"])
        assert (
            without.wall.stock(0)[resource] - with_card.wall.stock(0)[resource] + gained >= price
            or "any" in row["do"][0]
        )
    assert with_card.count("card_used") > without.count("card_used")


@rule("great_wall.advisors")
@pytest.mark.parametrize("card", LISTENING, ids=lambda card: card.name)
def test_an_advisor_that_supports_does_nothing_itself(card: Any) -> None:
    row = dict(card.row)
    assert not [
        line for line in Run(stage(row, support=[card.name])).wall.events("card_used") if line["card"] == card.name
    ]


@rule("great_wall.advisors")
@pytest.mark.parametrize("card", [card for card in LISTENING if "pay" in card.row], ids=lambda card: card.name)
def test_an_advisor_with_a_price_may_be_left_and_must_be_paid(card: Any) -> None:
    row = dict(card.row)
    wall = stage(row, active=[card.name])
    while wall.asked != "use_card":
        wall.play(next(text for text in wall.options if text not in ("done", "skip")))
    assert (wall.actor, wall.options) == (0, ["use", "skip"])
    before = wall.stock(0)
    paid = Wall.play(wall, "use").stock(0)
    for resource, price in row["pay"].items():
        assert before[resource] - paid[resource] == price
    poor = stage(row, active=[card.name], stock={})
    for _ in range(20):
        if poor.rests:
            break
        assert poor.asked != "use_card"
        poor.play(poor.options[-1])


@rule("great_wall.advisors")
@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.name)
def test_an_advisor_without_an_event_changes_something_by_being_there(card: Any) -> None:
    row = card.row
    assert {"discount", "free_save", "counts"} & set(row)
    for soldier, less in row.get("discount", {}).items():
        price = {
            "spearman": {"stone": 2, "wood": 1},
            "archer": {"chi": 2, "wood": 1},
            "horseman": {"gold": 3, "wood": 1},
        }[soldier]
        cheap = {resource: max(0, count - less.get(resource, 0)) for resource, count in price.items()}
        for active, possible in (([card.name], True), ([], False)):
            wall = recruit(Wall().clan(0, stock=cheap, active=active), {})
            wall.data["stack"][-1]["soldier"] = soldier
            assert (not wall.rests) == possible
    if "counts" in row:
        place, more = row["counts"]["place"], row["counts"]["more"]
        gains = []
        for active in ([card.name], []):
            wall = Wall().clan(0, at={place: 2}, stock=RICH, active=active).clan(1, at={place: 1})
            wall.steps({"step": "advanced_activation", "seat": 0}).play(f"activate {place}")
            drawn = len(wall.seat(0)["tactics"])
            gains.append(recruits(wall) if place == "barracks" else sum(wall.stock(0).values()) + drawn)
        assert gains[0] - gains[1] == more
    if "free_save" in row:
        wall = defeat(Wall(year=deadly(3)).clan(0, active=[card.name]), {})
        wall.section("right", wounded("raiders-right", a1="spearman 0", a2="spearman 0", a5="spearman 0"))
        saved = 0
        while wall.asked == "perish":
            wall.play("save spearman")
            saved += 1
        assert saved == row["free_save"]


# ---------------------------------------------------------------- generals


@rule("great_wall.generals")
@pytest.mark.parametrize(
    "card", [card for card in HOUSE_DECK.generals if card.row.get("when")], ids=lambda card: card.name
)
def test_a_general_is_as_strong_as_the_advisors_who_support(card: Any) -> None:
    row = dict(card.row)
    support = ADVISORS[:SUPPORT]
    with_card, without = Run(stage(row, general=card.name, support=support)), Run(stage(row, support=support))
    for op in row["do"]:
        check(op, factor(row, "general"), with_card, without)
    alone = Run(stage(row, general=card.name))
    assert alone.count("card_used") == 0


@rule("great_wall.generals")
@pytest.mark.parametrize("card", HOUSE_DECK.generals, ids=lambda card: card.name)
def test_generals_begin_with_sixteen_resources_and_do_something(card: Any) -> None:
    setup = card.row["setup"]
    assert sum(setup[name] for name in RESOURCE_NAMES) == 16
    assert setup["tactics"] in (1, 2)
    assert card.row.get("when") or card.row.get("counts") or card.row.get("gold_any")


@rule("great_wall.generals")
@pytest.mark.parametrize(
    "card", [card for card in HOUSE_DECK.generals if card.row.get("counts")], ids=lambda card: card.name
)
def test_a_generals_clerks_count_more_by_his_strength(card: Any) -> None:
    place, more = card.row["counts"]["place"], card.row["counts"]["more"]
    gains = []
    for general in (card.name, None):
        wall = Wall().clan(0, at={place: 2}, stock=RICH, general=general, support=ADVISORS[:SUPPORT])
        wall.steps({"step": "advanced_activation", "seat": 0}).play(f"activate {place}")
        gains.append(recruits(wall) if place == "barracks" else sum(wall.stock(0).values()))
    assert gains[0] - gains[1] == more * SUPPORT


# ---------------------------------------------------------------- tactics


@rule("great_wall.tactics")
@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("card", HOUSE_DECK.tactics, ids=lambda card: card.name)
def test_a_tactic_does_what_its_row_says(card: Any, boosted: bool) -> None:
    """A card that takes the place of the quiet one is put back."""
    row = dict(card.row)

    def staged(**clan: Any) -> Wall:
        wall = stage(row, **clan)
        wall.data["options"]["cards"] = {
            key: rows for key, rows in wall.data["options"]["cards"].items() if key != "tactic"
        }
        return wall

    with_card, without = Run(staged(tactics=[card.name]), card.name, boosted), Run(staged())
    for op in row["boosted"] if boosted else row["do"]:
        check(op, 1, with_card, without)
    assert with_card.count("tactic_played") == 1
    assert card.name in with_card.wall.now["decks"]["tactics_discarded"]


def test_every_event_has_a_stage() -> None:
    assert set(STAGES) == set(WHENS) - {"never"}
