"""The Rat. Booklet of the further games, page 7; the official answers to questions, page 4."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.rat.module import Rat
from tests.great_wall_table import GREAT_WALL, PLACE_NAMES, Wall

rule = pytest.mark.rule
CARDS = [str(row["name"]) for row in Rat.rows["rat"]]


def wall_with_rat(place: str | None, card: str = "bare-table", deck: list[str] | None = None, **parts: Any) -> Wall:
    left = [name for name in CARDS if name != card] if deck is None else deck
    return Wall(parts.pop("seats", 3), rat=True, **parts).table(rat={"place": place, "card": card, "deck": left})


def rat_in(wall: Wall) -> dict[str, Any]:
    found: Any = wall.state.dump()["rat"]
    return dict(found)


# ---------------------------------------------------------------- set-up


@rule("great_wall.rat.artifacts")
def test_ten_artifacts_are_shuffled() -> None:
    seen = set()
    for seed in range(60):
        drawn: Any = GREAT_WALL.new(3, seed, {"rat": True}).dump()["artifacts"]
        assert len(set(drawn)) == 3
        seen.update(drawn)
    ours = {str(row["name"]) for row in Rat.rows["artifact"]}
    assert len(ours) == 5
    assert ours < seen
    assert len(seen) == 10


@rule("great_wall.rat.card")
def test_one_rat_card_lies_open_at_the_start() -> None:
    shown = []
    for seed in range(20):
        table: Any = GREAT_WALL.new(3, seed, {"rat": True}).dump()["rat"]
        assert sorted([table["card"], *table["deck"]]) == sorted(CARDS)
        assert table["place"] is None
        shown.append(table["card"])
    assert len(set(shown)) > 2


@rule("great_wall.rat.first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_in_tea_places_it_anywhere(seats: int) -> None:
    state = GREAT_WALL.new(seats, 5, {"rat": True})
    while not any(state.text(action).startswith("rat ") for action in state.actions()):
        state.apply(state.actions(state.actors[0])[0], state.actors[0])
    table: Any = state.dump()
    assert state.actor == table["tea"][0]
    assert [state.text(action) for action in state.actions()] == [f"rat {place}" for place in PLACE_NAMES]
    state.apply(state.parse("rat temple"))
    placed: Any = state.dump()
    assert placed["rat"]["place"] == "temple"
    assert state.events[-1]["event"] != "rat_moved" or state.events[-1]["place"] == "temple"


# ---------------------------------------------------------------- gold


@rule("great_wall.rat.gold")
def test_a_gold_for_each_player_there_whatever_the_number_of_clerks() -> None:
    wall = wall_with_rat("academy").clan(0, at={"academy": 2}).clan(1, at={"academy": 1}).activate()
    wall.play()
    assert [wall.stock(clan).get("gold", 0) for clan in range(3)] == [1, 1, 0]


@rule("great_wall.rat.gold")
def test_no_gold_elsewhere() -> None:
    wall = wall_with_rat("temple").clan(0, at={"academy": 2}).activate()
    assert wall.stock(0).get("gold", 0) == 0


@rule("great_wall.rat.timing")
def test_the_gold_can_be_spent_at_the_place() -> None:
    """A clerk costs gold at the embassy."""
    without = Wall().clan(0, at={"embassy": 1}, stock={"gold": 1}).activate()
    with_rat = wall_with_rat("embassy").clan(0, at={"embassy": 1}, stock={"gold": 1}).activate()
    assert "hire clerk" not in [without.state.text(action) for action in without.state.actions()]
    assert "hire clerk" in [with_rat.state.text(action) for action in with_rat.state.actions()]


@rule("great_wall.rat.automas")
def test_automas_get_no_gold() -> None:
    wall = wall_with_rat("lumber-mill", seats=2).clan(0, at={"lumber-mill": 1}).clan(1, at={"lumber-mill": 2})
    wall.activate()
    state = wall.state
    while state.actor is not None and state.text(state.actions()[0]).startswith(("activate", "donate")):
        state.apply(state.actions()[-1])
    table: Any = state.dump()
    assert table["clans"][2]["kind"] == "reed"
    assert not table["clans"][2]["stock"]


# ---------------------------------------------------------------- moving it


def moved_by(wall: Wall) -> int | None:
    """Who must move the rat at the end of Fall."""
    wall.steps({"step": "rat_moves"})
    here = rat_in(wall)["place"]
    texts = [wall.state.text(action) for action in wall.state.actions()]
    if not texts[0].startswith("rat "):
        return None
    assert texts == [f"rat {place}" for place in PLACE_NAMES if place != here]
    return wall.state.actor


@rule("great_wall.rat.move", "great_wall.rat.cards")
@pytest.mark.parametrize(
    ("card", "most", "fewest"),
    [
        ("spilled-grain", {"at": {"temple": 2}}, {"at": {"temple": 1}}),
        ("full-ledgers", {"overseers": {"quarry": 3}}, {"overseers": {"quarry": 1, "temple": 1}}),
        ("quiet-barracks", {"rest": {"left": {"spearman": 1}}}, {"rest": {"left": {"archer": 2, "spearman": 1}}}),
        ("bare-table", {"honor": {"battle": 2}}, {"honor": {"battle": 9}}),
    ],
)
def test_each_card_names_who_moves_it(card: str, most: dict[str, Any], fewest: dict[str, Any]) -> None:
    """Clan 1 is the one whom the card means; in a tie the higher in the tea order."""
    wall = wall_with_rat("quarry", card).clan(0, **fewest).clan(1, **most).clan(2, **fewest)
    assert moved_by(wall) == 1
    for tea in ([2, 0, 1], [1, 0, 2]):
        tied = wall_with_rat("quarry", card, tea=tea).clan(0, **fewest).clan(1, **fewest).clan(2, **fewest)
        assert moved_by(tied) == tea[0]


@rule("great_wall.rat.cards")
def test_the_war_spoils_are_claimed_hordes() -> None:
    wall = wall_with_rat("quarry", "war-spoils").clan(0, claimed=["leader-left"])
    assert moved_by(wall.clan(1, claimed=["spies-left", "spies-right"])) == 1
    tied = wall_with_rat("quarry", "war-spoils", tea=[2, 0, 1]).clan(0, claimed=["leader-left"])
    assert moved_by(tied.clan(1, claimed=["spies-left"])) == 0


@rule("great_wall.rat.move")
def test_it_stays_where_nobody_is_named() -> None:
    assert moved_by(wall_with_rat("quarry", "war-spoils")) is None


@rule("great_wall.rat.automas")
def test_an_automa_never_moves_it() -> None:
    """The Reed clan has three clerks out, more than anybody."""
    assert moved_by(wall_with_rat("quarry", "spilled-grain", seats=2).clan(1, at={"temple": 1})) == 1


@rule("great_wall.rat.once", "great_wall.rat.move")
def test_it_moves_once_a_fall_after_the_last_turn() -> None:
    """Winter follows the move."""
    state = GREAT_WALL.new(3, 8, {"rat": True})
    while state.actor is not None:
        state.apply(state.actions(state.actors[0])[0], state.actors[0])
    story = [event["event"] for event in state.events]
    seasons = [
        event
        for event in state.events
        if event["event"] in ("season_started", "rat_moved", "rat_stayed", "turn_started")
    ]
    falls = [place for place, event in enumerate(seasons) if event.get("season") == "fall"]
    winters = [place for place, event in enumerate(seasons) if event.get("season") == "winter"]
    assert len(falls) == len(winters) >= 2
    for fall, winter in zip(falls, winters, strict=True):
        told = [str(event["event"]) for event in seasons[fall + 1 : winter]]
        assert told == ["turn_started"] * 3 + told[-1:]
        assert told[-1] in ("rat_moved", "rat_stayed")
    assert story.count("rat_card") == len(falls) - 1


# ---------------------------------------------------------------- cards


@rule("great_wall.rat.summer")
def test_a_new_card_comes_at_the_end_of_summer() -> None:
    wall = wall_with_rat("quarry", season="summer").steps({"step": "rat_card"})
    table = rat_in(wall)
    assert table["card"] != "bare-table"
    assert sorted([table["card"], *table["deck"], "bare-table"]) == sorted(CARDS)


@rule("great_wall.rat.shuffle")
def test_all_cards_are_shuffled_when_none_is_left() -> None:
    wall = wall_with_rat("quarry", deck=[], season="summer").steps({"step": "rat_card"})
    table = rat_in(wall)
    assert sorted([table["card"], *table["deck"]]) == sorted(CARDS)


@rule("great_wall.rat.artifacts")
@pytest.mark.parametrize(
    ("artifact", "clan", "honor"),
    [
        ("zhaoyao-jing", {"rest": {"left": {"spearman": 2}, "right": {"horseman": 1}}, "firing": {"left": 1}}, 9),
        ("jade-cicada", {"overseers": {"quarry": 3, "temple": 1, "lumber-mill": 1}}, 10),
        ("bone-flute", {"rest": {"left": {"spearman": 2}, "right": {"horseman": 1}}}, 6),
        ("silk-map", {"rest": {"right": {"spearman": 1}}}, 18),
        ("iron-ox", {"clerks": 6}, 16),
    ],
)
def test_what_its_artifacts_are_worth(artifact: str, clan: dict[str, Any], honor: int) -> None:
    """The left wall is the highest."""
    wall = Wall(rat=True).table(artifacts=[artifact]).clan(0, **clan).section("left", wall=2).section("right", wall=1)
    wall.data["stack"] = [{"step": "final_scoring", "seat": -1}]
    assert wall.state.over
    assert wall.honor(0, "artifacts") == honor


@rule("great_wall.rat.solo")
def test_not_alone() -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        GREAT_WALL.new(1, 1, {"rat": True})
    assert refused.value.key == "rat-solo"


def test_a_card_stands_once() -> None:
    with pytest.raises(crenel.BadState):
        assert wall_with_rat("quarry", deck=CARDS).state
