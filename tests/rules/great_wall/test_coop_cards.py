"""The cards of the co-op mode: every kind of line of requests and events, and what cards do to other players."""

from typing import Any, cast

import pytest

from crenel.games.great_wall.cardrows import Fault, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.coop.cards import EVENT_LINES, REQUEST_LINES
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.games.great_wall.texts import card_texts
from crenel.locales import LANGUAGES, say
from tests.great_wall_cards import well_formed_and_told
from tests.great_wall_coop import EVENTS, CoopWall

rule = pytest.mark.rule
KINDS = {"request": 12, "event": 12, "horde": 8, "tactic": 12, "general": 8}
ROWS = [(kind, row) for kind in KINDS for row in Coop.rows[kind]]


@rule("great_wall.coop.cards")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(rows) for kind, rows in Coop.rows.items()} == KINDS


@rule("great_wall.coop.cards")
@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


@rule("great_wall.coop.cards")
@pytest.mark.parametrize("kind", ["request", "event"])
def test_whatever_a_line_can_say_makes_whole_sentences(kind: str) -> None:
    for word in REQUEST_LINES if kind == "request" else EVENT_LINES:
        for language in LANGUAGES:
            for count in (1, 2, 5):
                (text,) = card_texts(kind, {"do": [{word: count}]})
                assert str(count) in say(*text, language)


@rule("great_wall.coop.team")
def test_a_team_gives_one_kind_of_thing() -> None:
    known = row_kinds(MODULES)["request"]
    with pytest.raises(Fault):
        check_row("request", {"name": "royal-escort", "do": [{"team_wood": 1}, {"each_gold": 1}]}, known)
    with pytest.raises(Fault):
        check_row("request", {"name": "royal-escort", "do": [{"each_walls": 1}]}, known)


def event(*lines: dict[str, int]) -> CoopWall:
    """A table where each event to come has these lines."""
    return CoopWall(3, cards={"event": [{"name": name, "do": list(lines)} for name in EVENTS]})


def reveal(wall: CoopWall) -> CoopWall:
    wall.steps({"step": "reveal_event"})
    return wall


@rule("great_wall.coop.events")
def test_what_an_event_does_once_to_each_player() -> None:
    wall = event({"now_dishonor": 4}, {"now_gold": 2}, {"now_chi": 1}, {"now_tactics": 1})
    wall.clan(0, honor={"walls": 9}).clan(1, honor={"walls": 3})
    reveal(wall)
    assert [wall.honor(seat) for seat in range(3)] == [5, 0, 0]
    assert [wall.stock(seat)["gold"] for seat in range(3)] == [2, 2, 2]
    assert [wall.stock(seat)["chi"] for seat in range(3)] == [1, 1, 1]
    assert [len(wall.seat(seat)["tactics"]) for seat in range(3)] == [1, 1, 1]


@rule("great_wall.coop.events")
def test_what_an_event_does_once_to_the_table() -> None:
    wall = reveal(event({"now_barricades": 2}, {"now_hordes": 1}))
    assert [wall.now["sections"][name]["barricades"] for name in ("left", "middle", "right")] == [2, 2, 2]
    assert len(wall.hordes("left")) == 1


@rule("great_wall.coop.events", "great_wall.coop.disgrace")
def test_shame_by_an_event_follows_the_rules_of_the_team() -> None:
    wall = reveal(event({"now_shame": 1})).play("shame spearman", "shame archer", "shame spearman")
    assert wall.tokens() == (27, 0)
    assert reveal(event({"now_shame": 1})).lose_shame(0).reason == "disgrace"


@rule("great_wall.coop.events")
def test_shame_off_and_cards_back_by_an_event() -> None:
    wall = event({"now_clear": 1}, {"now_recall": 1}).clan(0, shamed={"spearman": 2}, discarded=["economy"])
    reveal(wall)
    assert wall.shames(0) == 1
    wall.play("recall economy")
    assert wall.seat(0)["discarded"] == []


@rule("great_wall.coop.events")
@pytest.mark.parametrize(
    ("line", "power", "defence"),
    [({"power": 2}, 8, 14), ({"defence": 3}, 6, 17), ({"barricade": 1}, 6, 12), ({"barricade": 5}, 6, 10)],
)
def test_what_lasts_for_sections(line: dict[str, int], power: int, defence: int) -> None:
    wall = event(line).coop(events=EVENTS[:1])
    wall.section("left", "vanguard-left", wall=1, barricades=2)
    section = cast(Any, wall.state.observe(0))["sections"][0]
    assert (section["power"], section["defence"]) == (power, defence)


@rule("great_wall.coop.events")
def test_what_lasts_for_prices_and_deaths() -> None:
    state = cast(Any, event({"wall_cost": 2}, {"soldier_gold": 1}, {"lethal": 1}).coop(events=EVENTS[:2]).state)
    plain = cast(Any, CoopWall(3).state)
    assert state.wall_cost(0) == plain.wall_cost(0) + 4
    assert state.lethality() == plain.lethality() + 2
    mine = cast(Any, state.observe(0))["clans"][0]["prices"]["spearman"]
    assert mine["gold"] == cast(Any, plain.observe(0))["clans"][0]["prices"]["spearman"].get("gold", 0) + 2


@rule("great_wall.coop.events")
@pytest.mark.parametrize(("line", "saved"), [({"save_more": 1}, 1), ({"save_less": 1}, 3)])
def test_what_lasts_for_saving(line: dict[str, int], saved: int) -> None:
    """Saving costs two chi: with three chi one is saved, or three."""
    wall = event(line).coop(events=EVENTS[:1]).clan(0, stock={"chi": 3})
    wall.steps(
        {"step": "perish", "seat": 0, "clan": 0, "section": "left", "fallen": [4, 0, 0], "free": 0, "played": False}
    )
    while wall.asked == "perish" and "save spearman" in wall.options:
        wall.play("save spearman")
    assert len(wall.events("saved")) == saved


# ---------------------------------------------------------------- tactics and generals


def tactic(*effects: dict[str, int]) -> CoopWall:
    row = {"name": "second-orders", "when": "command_over", "do": list(effects), "cost": 9, "boosted": [{"honor": 1}]}
    wall = CoopWall(3, cards={"tactic": [row]})
    wall.clan(0, tactics=["second-orders"]).happens(0, "command_over")
    return wall


@rule("great_wall.coop.cards")
def test_a_tactic_takes_back_a_card() -> None:
    wall = tactic({"recall": 1})
    wall.clan(0, discarded=["economy", "betrayal"])
    wall.play("tactic second-orders", "recall economy")
    assert wall.seat(0)["discarded"] == ["betrayal"]


@rule("great_wall.coop.cards")
def test_a_tactic_lets_another_player_take_back_a_card() -> None:
    wall = tactic({"rouse": 1})
    wall.clan(1, discarded=["economy"]).clan(2, discarded=["despotism"])
    wall.play("tactic second-orders")
    assert wall.options == ["choose 1", "choose 2"]
    wall.play("choose 2")
    assert wall.actor == 2
    wall.play("recall despotism")
    assert wall.seat(2)["discarded"] == []


@rule("great_wall.coop.cards")
def test_a_tactic_frees_another_player_of_shame_and_sends_resources() -> None:
    wall = tactic({"absolve": 2}, {"supply": 2})
    wall.clan(1, shamed={"spearman": 3}).play("tactic second-orders", "choose 2")
    assert wall.shames(1) == 1  # nobody else had any
    wall.play("2: gain gold", "2: gain chi")
    assert wall.stock(2) == {"wood": 0, "stone": 0, "gold": 1, "chi": 1}


@rule("great_wall.coop.cards", "great_wall.coop.recall")
def test_di_qing_rouses_another_player_besides_the_builders_card() -> None:
    wall = CoopWall(3).clan(0, general="di-qing", discarded=["economy"]).clan(1, discarded=["despotism"])
    wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    wall.play("recall economy", "recall despotism")
    assert [wall.seat(seat)["discarded"] for seat in range(2)] == [[], []]
