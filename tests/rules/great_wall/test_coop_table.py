"""The co-op mode at a table: undo, previews, records, plans, secrets, own decks, the analysis of a game."""

import random
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

import crenel
from crenel import bots
from crenel.bots import analysis
from crenel.bots.analysis import analyse
from crenel.cli.play import read_own_cards
from crenel.kernel.timeline import Timeline
from crenel.locales import LANGUAGES
from tests.great_wall_coop import EVENTS, CoopWall
from tests.great_wall_table import GREAT_WALL
from tests.promises import Chooser, walk
from tests.worlds import World, sees_the_same

rule = pytest.mark.rule
FOR_ALL = "timber-for-the-fleet"
SHARED = "stones-for-the-canal"
EXAMPLE = Path(__file__).parents[3] / "docs" / "own-deck.toml"


def ready(*names: str, ask_all: bool = False) -> CoopWall:
    wall = CoopWall(3, names, ask_all=ask_all)
    for seat in range(3):
        wall.clan(seat, stock={"wood": 3, "stone": 3}, tactics=[])
    return wall.winter_requests()


def agreed_by_two() -> CoopWall:
    """Only the last of three players has to agree."""
    return ready(FOR_ALL).play(f"0: propose {FOR_ALL}", "0: agree", "1: agree")


# ---------------------------------------------------------------- undo, previews, records


def test_a_proposal_is_taken_back_until_another_player_is_asked() -> None:
    timeline = Timeline(ready(FOR_ALL).state)
    before = timeline.state.dump()
    timeline.apply(timeline.state.parse(f"propose {FOR_ALL}", 0), 0)
    assert [moment.text for moment in timeline.undoable(0)] == [f"propose {FOR_ALL}"]
    timeline.undo(0, 1)
    assert timeline.state.dump() == before
    timeline.apply(timeline.state.parse(f"propose {FOR_ALL}", 0), 0)
    timeline.apply(timeline.state.parse("agree", 0), 0)
    assert timeline.undoable(0) == []  # what another one has behind the screen decides now


def test_what_a_request_takes_cannot_be_chosen_again_by_another() -> None:
    wall = CoopWall(3, ["warriors-for-emperors-guard"]).winter_requests()
    timeline = Timeline(wall.play("0: propose warriors-for-emperors-guard", "agree", "agree", "agree").state)
    timeline.apply(timeline.state.parse("sacrifice archer", 0), 0)
    assert [moment.text for moment in timeline.undoable(0)] == ["sacrifice archer"]
    assert timeline.undoable(1) == []
    timeline.undo(0, 1)
    assert cast(Any, timeline.state.dump())["coop"]["sacrificed"] == [{}, {}, {}]


def test_an_event_and_new_requests_stop_undo() -> None:
    wall = CoopWall(3, [FOR_ALL]).clan(0, stock={"wood": 3}).coop(fulfilled=["royal-escort"])
    wall.steps({"step": "begin_requests"}, {"step": "refill_requests"}, {"step": "reveal_event"})
    timeline = Timeline(wall.state)
    while timeline.state.actor is not None and timeline.state.game.step_name(timeline.state.stack[-1]) == "fulfil":
        timeline.apply(timeline.state.parse("done", timeline.state.actor), timeline.state.actor)
    assert [timeline.undoable(seat) for seat in range(3)] == [[], [], []]


def test_a_preview_of_the_last_consent_tells_what_everybody_pays() -> None:
    state = agreed_by_two().state
    told = [line["event"] for line in state.preview(state.parse("agree", 2), 2)]
    assert told.count("paid") == 3
    assert told[-1] == "request_fulfilled" or "request_fulfilled" in told


def test_a_preview_shows_neither_the_event_nor_the_request_to_come() -> None:
    wall = CoopWall(3, [FOR_ALL]).coop(fulfilled=["royal-escort"])
    wall.steps({"step": "begin_requests"}, {"step": "refill_requests"}, {"step": "reveal_event"})
    state = wall.play("0: done", "1: done").state
    after = state.foresee(state.parse("done", 2), 2)
    assert after.halted
    assert not {"request_came", "event_came"} & {str(line["event"]) for line in after.events}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_from_its_record_with_its_ending(seats: int) -> None:
    state = GREAT_WALL.new(seats, 3, {"coop": True})
    for _ in walk(state, Chooser(b"record")):
        pass
    again = crenel.replay(state.record())
    assert again == state
    assert GREAT_WALL.ending(again) == GREAT_WALL.ending(state) != ""
    assert cast(Any, again.observe(None))["coop"] == cast(Any, state.observe(None))["coop"]


def test_whoever_waits_in_a_team_can_plan() -> None:
    planned = 0
    for here in walk(GREAT_WALL.new(3, 4, {"coop": True}), Chooser(b"plans"), 80):
        for seat in range(3):
            state = here.plan_state(seat)
            if state is not None:
                planned += 1
                assert seat in state.actors
    assert planned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hint_for_every_question_of_a_team_is_legal(seats: int) -> None:
    """A hint is the bot's choice from what the seat knows."""
    asked: set[str] = set()
    state = GREAT_WALL.new(seats, "hints", {"coop": True})
    bot = bots.make("greedy", "great_wall", 1)
    chooser = Chooser(b"hints")
    while not state.over:
        seat, action = chooser.move(state)
        step = state.game.step_name(state.stack[-1])
        if step not in asked:
            asked.add(step)
            assert bot.choose(state.known_to(seat), seat) in state.actions(seat)
        state.apply(action, seat)
    assert "name_order" in asked


# ---------------------------------------------------------------- secrets


@rule("great_wall.coop.commands")
@pytest.mark.parametrize("name", [FOR_ALL, SHARED, "gold-for-the-court"])
def test_worlds_with_other_stocks_and_hands_look_alike_while_a_request_is_talked_about(name: str) -> None:
    rng = random.Random(name)
    tally: Counter[str] = Counter()
    for texts in ([], [f"0: propose {name}"]):
        for seat in range(3):
            sees_the_same(ready(name, ask_all=True).play(*texts).state.clone(), seat, rng, tally)
    assert tally["concealed"]


def test_a_teammate_with_the_price_is_asked_as_one_without_it() -> None:
    worlds = []
    for wood in (0, 4):
        wall = ready(FOR_ALL, ask_all=True)
        state = wall.clan(1, stock={"wood": wood, "stone": 4 - wood}).state
        worlds.append(World(state, state.rng))
    for seat, text in ((0, f"propose {FOR_ALL}"), (0, "agree")):
        for other in (0, 2):
            assert worlds[0].shown(other) == worlds[1].shown(other)
        for world in worlds:
            world.take(seat, text)
    assert [world.texts(1) for world in worlds] == [["refuse"], ["agree", "refuse"]]
    for other in (0, 2):
        assert worlds[0].shown(other) == worlds[1].shown(other)


@pytest.mark.parametrize(("step", "key"), [("reveal_event", "events"), ("refill_requests", "requests")])
def test_events_and_requests_to_come_are_unknown(step: str, key: str) -> None:
    """In the worlds that a seat cannot tell apart different ones come, and nothing that it is shown names them."""
    wall = CoopWall(3, [FOR_ALL]).coop(fulfilled=["royal-escort"])
    wall.steps({"step": "fulfil"}, {"step": step})
    state = wall.play("0: done", "1: done").state
    came: set[str] = set()
    rng = random.Random(5)
    for _ in range(20):
        world = state.determinize(2, rng)
        assert world.observe(2) == state.observe(2)
        world.apply(world.parse("done", 2), 2)
        came.add(str(cast(Any, world.observe(2))["coop"][key]))
    assert len(came) > 5
    shown = str(state.observe(2)["coop"])
    assert not any(name in shown for name in EVENTS)


# ---------------------------------------------------------------- options, own decks, analysis


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {"coop": True}, "coop-alone"),
        (3, {"open_hands": True}, "open-hands-apart"),
        (3, {"coop": True, "handicap": [5, 0, 0]}, "coop-handicap"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_reason(seats: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        GREAT_WALL.new(seats, 1, options)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert refused.value.said(language).endswith(".")


def test_points_for_nobody_are_no_handicap() -> None:
    assert GREAT_WALL.new(3, 1, {"coop": True, "handicap": [0, 0, 0]}).seats == 3


def test_what_cannot_be_switched_on_is_known_with_its_reason() -> None:
    def refused(seats: int, **options: Any) -> dict[str, str]:
        return {name: error.key for name, error in GREAT_WALL.refusals(seats, options).items()}

    apart = refused(3)
    assert apart["open_hands"] == "open-hands-apart"
    assert not apart.keys() & {"coop", "rat", "khan", "handicap"}
    together = refused(3, coop=True)
    assert together["handicap"] == "coop-handicap"
    assert "open_hands" not in together
    # What is in use stands against what is not; of two in use the one that comes later is refused.
    assert refused(3, handicap=[5, 0, 0])["coop"] == "coop-handicap"
    both = refused(3, coop=True, handicap=[5, 0, 0])
    assert (both["handicap"], "coop" in both) == ("coop-handicap", False)
    assert refused(3, open_hands=True)["open_hands"] == "open-hands-apart"
    alone = refused(1)
    assert [alone[name] for name in ("coop", "rat", "khan")] == ["coop-alone", "rat-solo", "khan-solo"]


def test_artifacts_of_other_expansions_stay_out() -> None:
    table: Any = GREAT_WALL.new(3, 1, {"coop": True, "rat": True}).dump()
    assert table["artifacts"] == []
    assert table["rat"]["card"]


@rule("great_wall.coop.cards")
def test_own_requests_and_events_are_played_and_replayed() -> None:
    cards: Any = read_own_cards(GREAT_WALL, str(EXAMPLE))["cards"]
    assert cards["request"]
    assert cards["event"]
    state = GREAT_WALL.new(3, 2, {"coop": True, "cards": cards})
    layout: Any = cast(Any, state).layout
    for kind in ("request", "event"):
        rows = {row["name"]: row for row in layout.deck.rows[kind]}
        assert len(rows) == 12
        for row in cards[kind]:
            assert rows[row["name"]]["do"] == row["do"]
    for _ in walk(state, Chooser(b"own")):
        pass
    assert crenel.replay(state.record()) == state


def test_the_analysis_tells_the_chance_of_the_team(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats have one chance, which ends with 0 or 1 for everybody; nobody wins by honor."""
    monkeypatch.setattr(analysis, "COARSE", 2)
    for missing, won in ((0, 1.0), (1, 0.0)):
        wall = CoopWall(3, [FOR_ALL], year=6)
        names = [name for name in cast(Any, GREAT_WALL.catalogue())["requests"] if name != FOR_ALL]
        wall.coop(fulfilled=names[: 6 - missing])
        for seat in range(3):
            wall.clan(seat, stock={"wood": 3 + seat}, honor={"walls": 5 * seat})
        wall.data["season"] = "winter"
        wall.steps({"step": "begin_requests"}, {"step": "verdict"})
        state = GREAT_WALL.continue_from(wall.play(f"0: propose {FOR_ALL}").state.dump(), 1)
        while not state.over:
            state.apply(state.parse("agree"))
        found = analyse(state, effort=1)
        for each in found["moments"]:
            assert len(set(each["chances"])) == 1
        assert found["moments"][-1]["chances"] == [won] * 3
        assert found["moments"][0]["chances"] == [won] * 3
