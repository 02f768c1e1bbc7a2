"""Who is asked, when, and what can be taken back or previewed never tells what lies behind a screen."""

import pickle
import random
from collections import Counter

import pytest

import crenel
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.changes import NEWEST
from crenel.kernel.timeline import Timeline
from tests.great_wall_table import GREAT_WALL, Wall, deadly, wounded
from tests.worlds import World, sees_the_same

HANDS = (["war-cry"], ["forced-march"])  # what a rival holds: the first fits a defeated horde, the other does not


def about_to_defeat(hand: list[str], seats: int = 3, chi: int = 0, rules: int = NEWEST) -> Wall:
    """Clan 0 strikes the last free spot of a horde on which clan 1 stands; clan 1 has a hand, and some chi."""
    wall = Wall(seats, year=deadly(1, max(seats, 2)), rules=rules, ask_all=True)
    wall.clan(0, rest={"middle": {"spearman": 1}}).clan(1, tactics=hand, stock={"chi": chi, "wood": 4 - chi})
    wall.section("middle", wounded("raiders-middle", leave=["a5"], a1="spearman 1"), wall=1)
    step = {"step": "attack_with", "seat": 0, "left": 1, "soldier": "any", "rest": True, "firing": True, "each": False,
            "forced": False, "sections": ["middle"], "shot": 0}  # fmt: skip
    return wall.steps(step, {"step": "batch_over", "seat": 0}, {"step": "defeat_check"})


def worlds(seats: int = 3) -> list[World]:
    found = []
    for hand, chi in ((HANDS[0], 4), (HANDS[1], 0)):
        state = about_to_defeat(hand, seats, chi).state
        found.append(World(state, state.rng))
    return found


def both(pair: list[World], seat: int, text: str) -> None:
    for world in pair:
        world.take(seat, text)
    told_the_same(pair)


def told_the_same(pair: list[World]) -> None:
    for seat in range(pair[0].state.seats):
        if seat == 1:
            continue
        one, two = (world.shown(seat) for world in pair)
        assert one == two
        assert pair[0].previews(seat, random.Random(0)) == pair[1].previews(seat, random.Random(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rival_who_holds_nothing_that_fits_is_asked_as_one_who_does(seats: int) -> None:
    """From the blow that fells a horde over the reactions to the deaths, nobody else sees a difference."""
    pair = worlds(seats)
    told_the_same(pair)
    asked: Counter[tuple[str, int | None]] = Counter()
    both(pair, 0, pair[0].texts(0)[0])
    while pair[0].state.concealed or pair[0].state.actor == 0:
        state = pair[0].state
        asked[state.game.step_name(state.stack[-1]), state.actor] += 1
        seat = state.actor
        assert seat is not None
        common = [text for text in pair[0].texts(seat) if text in pair[1].texts(seat)]
        both(pair, seat, "skip" if "skip" in common else "done" if "done" in common else common[0])
        if state.season != 2:
            break
    assert asked["react", 1] == 2  # the defeat, and the deaths
    assert asked["perish", 1] == 1


@pytest.mark.parametrize("hand", HANDS)
def test_what_led_to_a_question_that_others_might_answer_stays(hand: list[str]) -> None:
    timeline = Timeline(about_to_defeat(hand).state)
    while timeline.state.actor == 0:
        timeline.apply(timeline.state.actions()[0])
    assert timeline.state.actor == 1
    assert timeline.undoable(0) == []
    timeline.apply(timeline.state.parse("skip"))
    assert timeline.undoable(0) == []


@pytest.mark.parametrize("hand", HANDS)
def test_a_preview_stops_before_such_a_question(hand: list[str]) -> None:
    state = about_to_defeat(hand).state
    while not state.foresee(state.actions()[0]).halted:
        state.apply(state.actions()[0])
    assert state.actor == 0
    after = state.foresee(state.actions()[0])
    assert after.actors == ()
    assert pickle.loads(pickle.dumps(after)).halted
    assert "tactic" not in str(after.events)


def test_whoever_is_asked_with_nothing_to_choose_cannot_take_that_back_alone() -> None:
    """Undo passes over it, to the decision before."""
    wall = Wall(3, ask_all=True).clan(0, at={"gold-mine": 2}, stock={"chi": 1}).clan(1, at={"quarry": 1})
    timeline = Timeline(wall.activate().state)
    assert timeline.state.actor == 0
    while timeline.state.actor == 0:
        timeline.apply(timeline.state.actions()[-1])
    shows = [moment.text for moment in timeline.undoable(0)]
    assert all(len(moment.before.actions()) > 1 for moment in timeline.undoable(0)), shows


def test_a_hand_that_all_know_to_be_empty_is_not_asked() -> None:
    wall = about_to_defeat([])
    asked = set()
    while not wall.rests:
        if wall.asked == "react":
            asked.add(wall.actor)
        wall.play(wall.options[-1])
    assert 1 not in asked


def test_a_tactic_that_all_have_seen_discarded_is_not_waited_for() -> None:
    """With every card for a defeated horde in the discard pile nobody can answer one."""
    fitting = [card.name for card in HOUSE_DECK.tactics if card.row["when"] not in ("command_over", "recruit")]
    wall = about_to_defeat(["forced-march"]).decks(tactics_discarded=fitting)
    asked = []
    while not wall.rests:
        asked.append((wall.asked, wall.actor))
        wall.play(wall.options[-1])
    assert ("react", 1) not in asked


def test_alone_nobody_is_asked_for_show() -> None:
    state = GREAT_WALL.new(1, "alone")
    rng = random.Random(1)
    while state.actor is not None:
        assert not state.concealed
        state.apply(rng.choice(state.actions()))


def test_under_old_rules_only_those_are_asked_who_have_a_choice() -> None:
    for hand, asked in ((HANDS[0], True), (HANDS[1], False)):
        state = about_to_defeat(hand, rules=1).state
        steps = []
        while state.actor is not None and state.season == 2 and len(steps) < 6:
            steps.append((state.game.step_name(state.stack[-1]), state.actor))
            state.apply(state.actions()[0])
        assert (("react", 1) in steps) == asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_reactions_all_worlds_look_alike(seats: int) -> None:
    """As in test_secrets.py, but from positions in which tactics fit, and with undo on the way."""
    rng = random.Random(seats)
    tally: Counter[str] = Counter()
    for hand in HANDS:
        state: crenel.State = about_to_defeat(hand, seats, chi=3).state
        for _ in range(4):
            for seat in range(seats):
                sees_the_same(state.clone(), seat, rng, tally)
            if state.actor is not None:
                state.apply(state.actions()[0])
    assert tally["told apart by a choice"] > 0
    assert tally["undone"] > 0


def test_a_copy_offers_a_rival_the_cards_that_it_gives_them() -> None:
    """Whoever must discard a tactic chooses from the hand that the copy has drawn, not from the true one."""
    hand = [card.name for card in HOUSE_DECK.tactics[:6]]
    state = Wall().clan(1, tactics=hand).steps({"step": "discard_tactic", "seat": 1}).state
    assert state.actor == 1
    offered = set()
    for seed in range(5):
        copy = state.determinize(0, random.Random(seed))
        assert copy.actions(1) == copy.stack[-1].options(copy)
        offered |= set(copy.actions(1))
        copy.apply(copy.actions(1)[0], 1)
    assert len(offered) > len(hand)
