"""Laying out the table. Spanish rulebook pages 4, 5 and 15-16; Polish pages 5 and 12."""

from collections import Counter
from typing import Any

import pytest

import crenel
from crenel.games.great_wall.board import SECTION_NAMES, SIDES, read
from crenel.games.great_wall.cards import HOUSE_DECK
from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule
every_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def lead(state: crenel.State) -> dict[str, object]:
    """Everybody takes the first general and the first advisor."""
    while state.text(state.actions()[0]).startswith("lead"):
        state.apply(state.actions()[0])
    return state.dump()


@every_seats
@rule("great_wall.setup.pieces")
def test_everybody_gets_the_pieces_of_a_clan(seats: int) -> None:
    table: Any = lead(GREAT_WALL.new(seats, 3))
    for clan in table["clans"][:seats]:
        assert clan["soldiers"]["pool"] == {"spearman": 10, "archer": 4, "horseman": 2}
        assert clan["clerks"] == {"pool": 5, "reserve": 3, "at": {}}
        assert len(clan["commands"]) == 6
        assert sum(clan["honor"].values()) == 0


@every_seats
@rule("great_wall.setup.leaders", "great_wall.own.1")
def test_two_generals_and_two_advisors_are_dealt_and_one_of_each_leads(seats: int) -> None:
    state = GREAT_WALL.new(seats, 5)
    assert state.actors == tuple(range(seats))
    dealt: Any = [row["dealt"] for row in state.dump()["clans"]][:seats]  # type: ignore[attr-defined]
    for row in dealt:
        assert (len(set(row["generals"])), len(set(row["advisors"]))) == (2, 2)
    chosen = [f"lead {row['generals'][1]} with {row['advisors'][1]}" for row in dealt]
    assert all(len(state.actions(seat)) == 4 for seat in range(seats))
    for seat, text in enumerate(chosen):
        state.apply(state.parse(text, seat), seat)
    table: Any = state.dump()
    for row, clan in zip(dealt, table["clans"], strict=False):
        assert clan["general"] == row["generals"][1]
        assert (clan["active"], clan["support"]) == ([row["advisors"][1]], [row["advisors"][0]])
        general = next(card for card in HOUSE_DECK.generals if card.name == clan["general"])
        start = dict(general.row["setup"])
        assert len(clan["tactics"]) == start.pop("tactics")
        start.pop("tea")
        assert {name: clan["stock"].get(name, 0) for name in ("wood", "stone", "gold", "chi")} == start


def test_a_dump_that_asks_for_leaders_twice_is_refused() -> None:
    data: Any = GREAT_WALL.new(5, 5).dump()
    assert data["stack"][-1]["step"] == "choose_leaders"
    data["stack"].append(data["stack"][-1])
    with pytest.raises(crenel.CrenelError, match="choose_leaders"):
        GREAT_WALL.load(data)


@rule("great_wall.setup.leaders")
def test_nobody_sees_what_others_lead_with_before_all_have_chosen() -> None:
    state = GREAT_WALL.new(3, 5)
    text = state.text(state.actions(1)[2], 1)
    state.apply(state.actions(1)[2], 1)
    rows: Any = [state.observe(seat)["clans"][1] for seat in (0, 1, 2)]  # type: ignore[index]
    assert [row["general"] for row in rows] == [None, None, None]
    assert (rows[1]["secret"], "secret" in rows[0], "dealt" in rows[2]) == (text, False, False)


@rule("great_wall.setup.tea")
def test_the_highest_tea_value_is_on_top() -> None:
    """The rulebook's example stacks 65, 40 and 2."""
    values = {card.name: int(card.tea) for card in HOUSE_DECK.generals}
    assert len(set(values.values())) == 13
    assert [values[name] for name in ("liang-hongyu", "yang-miaozhen", "yang-ye")] == [65, 20, 55]
    for seed in range(5):
        table: Any = lead(GREAT_WALL.new(4, seed))
        order = [values[table["clans"][clan]["general"]] for clan in table["tea"]]
        assert order == sorted(order, reverse=True)


@every_seats
@rule("great_wall.setup.hordes", "great_wall.ruling.12", "great_wall.ruling.17")
def test_hordes_barricades_shame_and_the_side_of_the_board(seats: int) -> None:
    table: Any = GREAT_WALL.new(seats, 8).dump()
    used = SECTION_NAMES if seats > 2 else ["middle", "right"]
    for name, section in table["sections"].items():
        assert section["barricades"] == (3 if name in used else 0)
        assert section["wall"] == 0
    lying = {name: len(section["hordes"]) for name, section in table["sections"].items()}
    assert sum(lying.values()) == {1: 2, 2: 2, 3: 3, 4: 4}[seats]
    assert all(lying[name] >= 1 for name in used)
    assert table["shame"] == {"pool": {1: 10, 2: 20, 3: 30, 4: 40}[seats], "out": 0}
    assert len(SIDES[seats].hordes) == (5 if seats == 4 else 6)
    assert (table["year"], table["season"]) == (1, "fall")


@rule("great_wall.setup.hordes")
def test_the_fourth_horde_comes_where_the_next_back_points() -> None:
    for seed in range(12):
        table: Any = GREAT_WALL.new(4, seed).dump()
        top = table["decks"]["horde_on_top"].rsplit("-", 1)[1]
        assert len(table["sections"][top]["hordes"]) == 2


@pytest.mark.parametrize("seats", [1, 2])
@rule("great_wall.two.section")
def test_one_and_two_players_leave_the_left_section_out(seats: int) -> None:
    state = GREAT_WALL.new(seats, 2)
    table: Any = state.dump()
    cards = [*table["decks"]["hordes"], table["decks"]["horde_on_top"]]
    cards += [horde["horde"] for section in table["sections"].values() for horde in section["hordes"]]
    assert Counter(card.rsplit("-", 1)[1] for card in cards) == {"middle": 8, "right": 8}
    assert table["sections"]["left"]["hordes"] == []


@every_seats
@rule("great_wall.setup.artifacts", "great_wall.setup.row")
def test_three_artifacts_and_four_advisors_lie_open(seats: int) -> None:
    table: Any = lead(GREAT_WALL.new(seats, 4))
    assert len(set(table["artifacts"])) == 3
    assert len(table["row"]) == 4
    held = [card for clan in table["clans"] for card in (*clan["active"], *clan["support"])]
    assert len({*held, *table["row"], *table["decks"]["advisors"]}) == 44


@rule("great_wall.setup.decks")
def test_the_decks_have_their_sizes() -> None:
    deck = HOUSE_DECK
    assert (len(deck.generals), len(deck.advisors), len(deck.tactics)) == (13, 44, 20)
    assert (len(deck.hordes), len(deck.artifacts), len(deck.commands)) == (8, 5, 6)
    for cards in (deck.generals, deck.advisors, deck.tactics):
        assert len({card.name for card in cards}) == len(cards)
        assert {card.source for card in cards} <= {"rulebook", "public", "house"}


@rule("great_wall.years.first")
def test_the_first_year_begins_in_fall() -> None:
    state = GREAT_WALL.new(3, 1)
    lead(state)
    assert state.dump()["season"] == "fall"
    assert all(text.startswith("command") for text in [state.text(action) for action in state.actions()])
    assert [line for line in state.events if line["event"] == "year_started"] == []
    assert [line["season"] for line in state.events if line["event"] == "season_started"] == ["fall"]


@rule("great_wall.setup.leaders")
def test_dealt_cards_that_cannot_be_are_refused() -> None:
    state = GREAT_WALL.new(3, 5)
    data: Any = state.dump()
    data["clans"][0]["dealt"]["generals"] = data["clans"][1]["dealt"]["generals"]
    with pytest.raises(crenel.BadState) as refused:
        GREAT_WALL.load(data)
    assert refused.value.key == "state-twice"


def test_the_helper_rests_where_nothing_happens() -> None:
    assert Wall().rests


@pytest.mark.parametrize("name", ["coop", "rat", "khan", "black_powder", "beasts"])
def test_an_option_that_changes_the_length_of_a_game_says_how_many_decisions_it_has(name: str) -> None:
    """Measured by benchmarks/option_lengths.py, and the minutes worked out of it."""
    properties: Any = GREAT_WALL.options["properties"]
    without, with_it = properties[name]["decisions"]
    assert 0.5 < with_it / without < 2
    seconds = read("lengths.toml")["seconds"]
    assert properties[name]["minutes"] == [round(without * seconds / 60), round(with_it * seconds / 60)]
