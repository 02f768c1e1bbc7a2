"""The co-op mode. Spanish rulebook pages 18 and 19, Polish page 14."""

import random
from typing import Any, cast

import pytest

import crenel
from crenel.games.great_wall.board import SIDES
from crenel.games.great_wall.modules.coop.module import Coop
from tests.great_wall_coop import EVENTS, NAMES, CoopWall, layout_of
from tests.great_wall_table import GREAT_WALL
from tests.promises import Chooser, walk

rule = pytest.mark.rule
SEATS = (2, 3, 4)
NEEDED = {2: 6, 3: 7, 4: 9}
BUTTON: dict[str, Any] = {"coop": True}


def new(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    return cast(dict[str, Any], GREAT_WALL.new(seats, seed, {**BUTTON, **options}).dump())


# ---------------------------------------------------------------- set-up


@rule("great_wall.coop.setup")
@pytest.mark.parametrize("seats", SEATS)
def test_requests_lie_where_artifacts_would(seats: int) -> None:
    table = new(seats)
    assert table["artifacts"] == []
    assert len(table["coop"]["requests"]) == len(set(table["coop"]["requests"])) == (2 if seats == 2 else 3)
    assert None not in table["coop"]["requests"]
    assert (table["coop"]["fulfilled"], table["coop"]["events"]) == ([], [])
    assert table["shame"]["pool"] == SIDES[seats].shame == 10 * seats


@rule("great_wall.coop.setup", "great_wall.coop.open")
def test_two_players_play_without_the_four_requests_for_more() -> None:
    left_out = {str(row["name"]) for row in Coop.rows["request"] if row.get("not_for_two")}
    assert len(left_out) == 4
    seen = {name for seed in range(40) for name in new(2, seed)["coop"]["requests"]}
    assert seen == set(NAMES) - left_out
    assert left_out <= {name for seed in range(40) for name in new(3, seed)["coop"]["requests"]}
    wall = CoopWall(2)
    assert cast(Any, wall.state.observe(0))["coop"]["requests_left"] == 8


@rule("great_wall.coop.setup")
@pytest.mark.parametrize("seats", SEATS)
def test_the_decks_of_a_co_op_game(seats: int) -> None:
    layout = layout_of(seats)
    own = {kind: [str(row["name"]) for row in rows] for kind, rows in Coop.rows.items()}
    assert [card.name for card in layout.deck.hordes] == own["horde"]
    assert len(own["horde"]) == 8
    assert len(layout.deck.tactics) == 32
    assert set(own["tactic"]) <= {card.name for card in layout.deck.tactics}
    assert len(layout.deck.generals) == 21
    assert len({card.tea for card in layout.deck.generals}) == 21
    assert {sum(card.start) for card in layout.deck.generals} == {16}
    hordes = new(seats)["decks"]["hordes"]
    assert any(name.endswith("-left") for name in hordes) == (seats != 2)


@rule("great_wall.coop.hordes")
@pytest.mark.parametrize("seats", SEATS)
def test_one_horde_more_at_the_start_and_each_spring(seats: int) -> None:
    """The first year has no Spring. Lethality is not raised."""
    state = GREAT_WALL.new(seats, 1, BUTTON)
    came = [line for line in state.events if line["event"] == "horde_came"]
    assert len(came) == SIDES[seats].first_hordes + 1 == seats + 1
    years = cast(list[dict[str, int]], state.observe(0)["years"])
    assert [year["hordes"] for year in years] == [0, *[count + 1 for count in SIDES[seats].hordes[1:]]]
    assert [year["lethality"] for year in years] == SIDES[seats].lethality


@rule("great_wall.coop.reed")
def test_two_players_have_the_reed_clan_which_counts_for_nothing() -> None:
    wall = CoopWall(2, ["timber-for-the-fleet"])
    wall.clan(0, stock={"wood": 2}).clan(1, stock={"wood": 2})
    wall.winter_requests()
    assert [clan["kind"] for clan in wall.now["clans"]] == ["player", "player", "reed"]
    assert cast(Any, wall.state.observe(None))["coop"]["needed"] == 6
    wall.play("0: propose timber-for-the-fleet", "agree", "agree")
    assert wall.team["fulfilled"] == ["timber-for-the-fleet"]


@rule("great_wall.coop.setup")
def test_alone_it_is_refused_with_its_reason_and_open_hands_without_it() -> None:
    with pytest.raises(crenel.BadSetup) as alone:
        GREAT_WALL.new(1, 1, BUTTON)
    assert alone.value.key == "coop-alone"
    with pytest.raises(crenel.BadSetup) as apart:
        GREAT_WALL.new(3, 1, {"open_hands": True})
    assert apart.value.key == "open-hands-apart"


def test_without_it_a_table_is_as_it_was() -> None:
    state = GREAT_WALL.new(3, 1)
    assert "coop" not in state.dump()
    assert "coop" not in state.observe(0)
    assert "coop" not in cast(dict[str, object], state.dump()["options"])


# ---------------------------------------------------------------- fulfilling


def ready(seats: int = 3, **stock: int) -> CoopWall:
    wall = CoopWall(seats, ["timber-for-the-fleet", "gold-for-the-court", "stones-for-the-canal"])
    for seat in range(seats):
        wall.clan(seat, stock=stock or {"wood": 3, "stone": 3, "gold": 1})
    return wall.winter_requests()


@rule("great_wall.coop.fulfil", "great_wall.coop.each", "great_wall.coop.consent")
def test_all_pay_when_all_have_agreed() -> None:
    wall = ready()
    assert wall.seats_asked() == [0, 1, 2]
    wall.play("1: propose timber-for-the-fleet")
    assert (wall.asked, wall.team["slot"]) == ("consent", 0)
    wall.play("0: agree", "1: agree")
    assert wall.stock(0)["wood"] == 3
    wall.play("2: agree")
    assert [wall.stock(seat)["wood"] for seat in range(3)] == [1, 1, 1]
    assert wall.team["fulfilled"] == ["timber-for-the-fleet"]
    assert wall.team["requests"][0] is None


@rule("great_wall.coop.consent", "great_wall.coop.each")
def test_one_refusal_and_nobody_pays() -> None:
    wall = ready().play("0: propose timber-for-the-fleet", "0: agree", "1: refuse")
    assert [wall.stock(seat)["wood"] for seat in range(3)] == [3, 3, 3]
    assert wall.team["fulfilled"] == []
    assert (wall.asked, wall.team["agreed"], wall.team["slot"]) == ("fulfil", [], None)


@rule("great_wall.coop.consent")
def test_everybody_proposes_each_request_at_most_once_a_winter() -> None:
    wall = ready().play("0: propose timber-for-the-fleet", "0: refuse")
    assert "propose timber-for-the-fleet" not in wall.may(0)
    assert "propose timber-for-the-fleet" in wall.may(1)
    wall.play("1: propose timber-for-the-fleet", "0: agree", "1: agree", "2: agree")
    assert wall.team["fulfilled"] == ["timber-for-the-fleet"]


@rule("great_wall.coop.each")
def test_nobody_pays_for_another() -> None:
    wall = ready()
    wall.clan(0, stock={"wood": 9}).clan(2, stock={"wood": 1})
    wall.ask_all = True
    wall.play("0: propose timber-for-the-fleet", "0: agree", "1: agree")
    assert wall.may(2) == ["refuse"]  # he is asked, so that nobody learns that he could not
    wall.play("2: refuse")
    assert wall.stock(0)["wood"] == 9


@rule("great_wall.coop.fulfil")
def test_any_number_of_requests_in_a_winter_and_it_ends_when_nobody_proposes() -> None:
    wall = ready().play("0: propose timber-for-the-fleet", "agree", "agree", "agree")
    wall.play("0: done", "2: propose gold-for-the-court", "agree", "agree", "agree")
    for _ in range(3):
        wall.play("spend stone", "spend stone")
    assert len(wall.team["fulfilled"]) == 2
    assert wall.team["requests"] == [None, None, "stones-for-the-canal"]
    wall.play("1: done", "2: done")
    assert wall.rests


@rule("great_wall.coop.team")
def test_offers_of_a_team_add_up() -> None:
    wall = ready().play("0: propose stones-for-the-canal")
    assert wall.options == ["offer 0", "offer 1", "offer 2", "offer 3", "refuse"]
    wall.play("0: offer 3", "1: offer 1")
    assert wall.options == ["offer 2", "refuse"]
    wall.play("2: offer 2")
    assert [wall.stock(seat)["stone"] for seat in range(3)] == [0, 2, 1]
    assert wall.team["fulfilled"] == ["stones-for-the-canal"]
    assert wall.team["offers"] == [0, 0, 0]


@rule("great_wall.coop.team")
def test_offers_end_as_soon_as_there_is_enough_and_a_refusal_takes_all_back() -> None:
    wall = ready(stone=6).play("0: propose stones-for-the-canal", "0: offer 6")
    assert [wall.stock(seat)["stone"] for seat in range(3)] == [0, 6, 6]
    wall = ready(stone=6).play("0: propose stones-for-the-canal", "0: offer 5", "1: refuse")
    assert wall.stock(0)["stone"] == 6


@rule("great_wall.coop.team")
def test_what_lies_open_is_offered_only_as_far_as_the_others_can_add() -> None:
    wall = CoopWall(3, ["taunt-them-and-prevail"])
    wall.clan(0, claimed=["vanguard-left", "vanguard-middle"]).clan(2, claimed=["vanguard-right"])
    wall.decks(horde_on_top=None).winter_requests().play("1: propose taunt-them-and-prevail")
    assert wall.options == ["offer 2", "refuse"]
    wall.play("0: offer 2")
    assert wall.options == ["offer 0", "refuse"]
    wall.play("1: offer 0", "2: offer 1")
    assert wall.team["fulfilled"] == ["taunt-them-and-prevail"]
    assert [wall.seat(seat)["claimed"] for seat in range(3)] == [[], [], []]
    assert len(wall.now["decks"]["hordes_discarded"]) == 3


@rule("great_wall.coop.sacrifice")
def test_a_sacrificed_soldier_leaves_the_game_and_is_not_killed() -> None:
    wall = CoopWall(3, ["warriors-for-emperors-guard"])
    wall.section("left", ("vanguard-left", {"a1": "spearman 0"}), wall=1)
    wall.clan(0, rest={"left": {"horseman": 1}}, firing={"left": 1}, shamed={"spearman": 1}, stock={"chi": 9})
    wall.winter_requests().play("1: propose warriors-for-emperors-guard", "agree", "agree", "agree")
    assert wall.options == [
        "sacrifice spearman", "sacrifice spearman left horde 1", "sacrifice archer", "sacrifice archer left wall",
        "sacrifice horseman", "sacrifice horseman left rest",
    ]  # fmt: skip
    wall.play("sacrifice spearman left horde 1", "sacrifice archer left wall")
    assert wall.cover("left") == {"a1": "wound"}
    assert wall.firing(0, "left") == 0
    assert wall.team["sacrificed"][0] == {"spearman": 1, "archer": 1}
    assert not wall.events("killed")
    wall.play(*["sacrifice horseman", "sacrifice archer"] * 2)
    assert wall.rests
    assert wall.soldiers(1, "pool") == {"spearman": 10, "archer": 3, "horseman": 1}


@rule("great_wall.coop.sacrifice")
def test_clerks_and_soldiers_of_one_request() -> None:
    wall = CoopWall(3, ["royal-escort"]).clan(0, at={"quarry": 1}).winter_requests()
    wall.play("0: propose royal-escort", "agree", "agree", "agree")
    assert wall.options == ["sacrifice clerk", "sacrifice clerk quarry"]
    wall.play("sacrifice clerk quarry")
    assert wall.at(0) == {}
    assert [row["clerk"] for row in wall.team["sacrificed"]] == [1, 1, 1]
    assert [row["archer"] for row in wall.team["sacrificed"]] == [1, 1, 1]


def test_honor_and_advisors_are_given_by_each() -> None:
    wall = CoopWall(2, ["scholars-for-the-academy", "glory-belongs-to-the-emperor"])
    wall.coop(requests=["scholars-for-the-academy", None])
    wall.clan(0, active=["herald"], support=["abbot"]).clan(1, active=["scribe"]).winter_requests()
    wall.play("0: propose scholars-for-the-academy", "agree", "agree")
    assert wall.options == ["sacrifice advisor herald", "sacrifice advisor abbot"]
    wall.play("sacrifice advisor herald")
    assert set(wall.now["decks"]["advisors_discarded"]) == {"herald", "scribe"}
    wall = CoopWall(3, ["glory-belongs-to-the-emperor"])
    for seat in range(3):
        wall.clan(seat, honor={"walls": 6 + seat})
    wall.winter_requests().play("0: propose glory-belongs-to-the-emperor", "agree", "agree", "agree")
    assert [wall.honor(seat) for seat in range(3)] == [0, 1, 2]


def test_walls_are_shown_and_nothing_is_paid() -> None:
    wall = CoopWall(3, ["a-wall-without-gaps"]).section("left", wall=2).section("right", wall=1).winter_requests()
    wall.play("0: propose a-wall-without-gaps")
    assert wall.team["fulfilled"] == ["a-wall-without-gaps"]


@rule("great_wall.coop.fulfil")
def test_what_everybody_sees_to_be_impossible_is_not_proposed() -> None:
    wall = CoopWall(3, ["a-wall-without-gaps", "scholars-for-the-academy", "glory-belongs-to-the-emperor"])
    wall.section("left", wall=2).winter_requests()
    assert wall.rests
    why = ready().refusal("propose a-wall-without-gaps", 0)
    assert why.reason


# ---------------------------------------------------------------- the end of the year


@rule("great_wall.coop.request-shame", "great_wall.coop.tokens")
def test_each_open_request_shames_everybody_and_then_slots_are_filled() -> None:
    wall = CoopWall(3, ["timber-for-the-fleet", None, "royal-escort"]).coop(fulfilled=["gold-for-the-court"])
    wall.steps({"step": "request_shame"})
    for _ in range(6):
        wall.play("shame spearman")
    assert [wall.shames(seat) for seat in range(3)] == [2, 2, 2]
    assert wall.tokens() == (24, 0)
    assert wall.team["requests"][1] not in (None, "timber-for-the-fleet", "royal-escort", "gold-for-the-court")
    assert wall.rests


@rule("great_wall.coop.counted")
@pytest.mark.parametrize("seats", SEATS)
def test_a_fulfilled_request_is_counted_and_never_comes_again(seats: int) -> None:
    done = enough(seats)
    wall = CoopWall(seats).coop(fulfilled=done).steps({"step": "refill_requests"})
    assert wall.team["fulfilled"] == done
    assert not set(done) & set(wall.team["requests"])
    seen = cast(Any, wall.state.observe(0))["coop"]
    deck = 8 if seats == 2 else 12
    assert seen["requests_left"] == max(0, deck - len(done) - (2 if seats == 2 else 3))


@rule("great_wall.coop.open")
def test_slots_stay_empty_when_the_requests_run_out() -> None:
    wall = CoopWall(3).coop(fulfilled=NAMES).steps({"step": "request_shame"})
    assert wall.team["requests"] == [None, None, None]
    assert wall.rests


@rule("great_wall.coop.events")
def test_an_event_comes_stays_and_adds_up() -> None:
    event = [{"name": name, "do": [{"power": 2}, {"now_honor": 1}]} for name in EVENTS]
    wall = CoopWall(3, cards={"event": event}).coop(events=EVENTS[:1]).section("left", "vanguard-left")
    wall.steps({"step": "reveal_event"})
    assert len(wall.team["events"]) == 2
    assert [wall.honor(seat) for seat in range(3)] == [1, 1, 1]
    section = cast(Any, wall.state.observe(0))["sections"][0]
    assert section["power"] == 6 + 2 + 2


@rule("great_wall.coop.winter", "great_wall.coop.events", "great_wall.coop.fulfil")
def test_the_order_of_winter() -> None:
    plan = layout_of(3).winter.names()
    assert plan == [
        "cards", "firing", "defeats", "assault", "barricades", "requests", "end", "request_shame", "event",
    ]  # fmt: skip
    wall = CoopWall(3, ["timber-for-the-fleet"]).section("left", barricades=2).steps({"step": "winter"})
    assert wall.asked == "fulfil"
    assert wall.now["sections"]["left"]["barricades"] == 0


@rule("great_wall.coop.goal", "great_wall.coop.win")
@pytest.mark.parametrize("seats", SEATS)
def test_enough_requests_win_for_all_also_in_the_last_year(seats: int) -> None:
    for missing in (0, 1):
        years = len(SIDES[seats].hordes)
        wall = CoopWall(seats, year=years).coop(fulfilled=enough(seats)[missing:]).steps({"step": "verdict"})
        assert wall.state.over
        assert wall.state.winners() == ([] if missing else list(range(seats)))
        assert wall.reason == ("late" if missing else "requests")
        assert wall.now["outcome"] == ("lost" if missing else "won")
        assert cast(Any, wall.state.observe(0))["coop"]["ending"] == wall.reason
        assert GREAT_WALL.ending(GREAT_WALL.load(wall.state.dump())) == wall.reason


def enough(seats: int) -> list[str]:
    allowed = [str(row["name"]) for row in Coop.rows["request"] if seats > 2 or not row.get("not_for_two")]
    return allowed[: NEEDED[seats]]


@rule("great_wall.coop.late")
def test_before_the_last_year_the_game_goes_on() -> None:
    assert CoopWall(3, year=5).coop(fulfilled=enough(3)[1:]).steps({"step": "verdict"}).rests


@rule("great_wall.coop.walls")
def test_neither_walls_nor_an_empty_pool_end_the_game() -> None:
    wall = CoopWall(3).section("left", wall=3).section("middle", wall=3).section("right", wall=3)
    assert wall.lose_shame(0).steps({"step": "verdict"}).rests


@rule("great_wall.coop.honor")
def test_honor_is_not_scored_at_the_end() -> None:
    wall = CoopWall(3, year=6).clan(0, claimed=["vanguard-left"], shamed={"spearman": 2}, honor={"walls": 9})
    wall.steps({"step": "verdict"})
    assert wall.state.scores() == [9, 0, 0]
    assert wall.state.ranking()[0] == 0
    assert wall.state.winners() == []
    assert CoopWall(3).clan(0, claimed=["vanguard-left"]).state.scored_now().scores() == [0, 0, 0]


# ---------------------------------------------------------------- secrets


@rule("great_wall.coop.open-hands")
def test_hands_are_open_only_where_the_table_says_so() -> None:
    for hands_open in (False, True):
        state = GREAT_WALL.new(3, 5, {**BUTTON, "open_hands": hands_open})
        for here in walk(state, Chooser(b"hands"), 60):
            state = here
        clan = cast(Any, state.observe(0))["clans"][1]
        assert (clan["stock"] is not None) == hands_open
        assert (clan["tactics"] is not None) == hands_open
        assert (clan["support"] is not None) == hands_open


def test_whoever_has_agreed_holds_the_price_in_every_world() -> None:
    wall = ready(wood=2, chi=6).play("0: propose timber-for-the-fleet", "0: agree", "1: agree")
    rng = random.Random(1)
    for _ in range(20):
        world = cast(Any, wall.state.determinize(2, rng))
        assert all(world.clans[seat].stock[0] >= 2 for seat in range(2))
        world.apply(world.parse("agree", 2), 2)
        assert all(min(clan.stock) >= 0 for clan in world.clans)


def test_what_others_could_give_is_told_only_as_far_as_it_is_seen() -> None:
    wall = ready(wood=2, chi=6)
    clans = cast(Any, wall.state.observe(0))["clans"]
    assert clans[0]["means"]["timber-for-the-fleet"] == [2]
    assert clans[1]["means"]["timber-for-the-fleet"] == [None]
    escort = CoopWall(3, open=["royal-escort", "a-wall-without-gaps"]).winter_requests()
    clan = cast(Any, escort.state.observe(0))["clans"][1]
    assert clan["means"]["royal-escort"] == [5, 4]
    assert clan["means"]["a-wall-without-gaps"] == [0]


def test_a_winter_tells_when_requests_begin() -> None:
    wall = CoopWall(3, open=["timber-for-the-fleet"]).winter_requests()
    assert len(wall.events("requests_begun")) == 1
