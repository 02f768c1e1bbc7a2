"""A change of the rules keeps the old ones: games, records and dumps stay under the version they began with."""

import random

import pytest

import crenel
from crenel.games.burgundy import GAME as BURGUNDY
from crenel.games.burgundy.game import BurgundyGame
from crenel.games.burgundy.phases import FinalScoring
from crenel.games.burgundy.state import Burgundy
from crenel.games.great_wall.game import GreatWallGame
from crenel.kernel.game import Game
from crenel.kernel.options import schema
from crenel.kernel.record import replay_record
from crenel.kernel.timeline import Timeline, rewound
from tests.golden.make import HERE
from tests.kernel.toy import TOY, TOY_CHANGED, Toy
from tests.promises import Chooser, clones, walk


def six_rolled(game: Game, rules: int | None = None) -> Toy:
    """A game in which seat 0 has rolled a six and left it at that."""
    for seed in range(100):
        state = game.new(3, seed, {"chances": 0}, rules)
        for seat, bid in ((0, "bid 2"), (1, "bid 0"), (2, "bid 0")):
            state.apply(state.parse(bid, seat), seat)
        if state.events[1]["die"] == 6:
            assert isinstance(state, Toy)
            return state
    raise AssertionError("no six")


def find_changed(_: str) -> Game:
    return TOY_CHANGED


def test_a_new_game_has_the_newest_rules_unless_asked_for_others() -> None:
    assert [six_rolled(TOY_CHANGED, rules).rules for rules in (None, 1, 2)] == [2, 1, 2]
    assert [six_rolled(TOY_CHANGED, rules).points[0] for rules in (None, 1, 2)] == [10, 6, 10]
    assert TOY_CHANGED.rules == 2


def test_rules_can_be_asked_for_a_change_by_name() -> None:
    assert TOY_CHANGED.new().has("sixes-pay-ten")
    assert not TOY_CHANGED.new(rules=1).has("sixes-pay-ten")
    with pytest.raises(KeyError):
        TOY_CHANGED.new().has("sevens-pay-ten")


def test_an_old_record_replays_as_it_was_played() -> None:
    old = six_rolled(TOY)
    again = replay_record(old.record(), find_changed)
    assert again == old
    assert again.events == old.events
    assert again.record() == old.record()
    assert again.rules == 1


def test_a_new_record_names_its_rules() -> None:
    state = six_rolled(TOY_CHANGED)
    assert "rules: 2" in state.record().splitlines()
    assert replay_record(state.record(), find_changed) == state
    changed = state.record().replace("rules: 2", "rules: 1")
    with pytest.raises(crenel.BadRecord) as refused:
        replay_record(changed, find_changed)
    assert refused.value.key == "record-differs"


def test_an_old_position_goes_on_under_its_rules() -> None:
    old = six_rolled(TOY)
    for again in (TOY_CHANGED.load(old.dump()), TOY_CHANGED.continue_from(old.dump(), "on")):
        assert again.rules == 1
        assert again.dump()["rules"] == 1
        again.apply(again.actions(1)[0], 1)
        assert replay_record(again.record(), find_changed) == again
        assert "rules: 1" in again.record()


def test_copies_keep_the_version() -> None:
    state = TOY_CHANGED.new(2, 1, rules=1)
    timeline = Timeline(state)
    timeline.apply(10, 0)
    copies = [state.clone(), state.determinize(0, random.Random(1)), state.foresee(10, 1), rewound(state, 0)]
    assert [copy.rules for copy in copies] == [1] * 4
    assert [copy.dump()["rules"] for copy in copies] == [1] * 4
    timeline.undo(0)
    assert timeline.state.rules == 1
    clones(state)


@pytest.mark.parametrize("rules", [0, 3, -1, True, "1", 1.5, [1]])
def test_rules_that_nobody_knows(rules: object) -> None:
    with pytest.raises(crenel.BadSetup) as unknown:
        TOY_CHANGED.under(rules)
    assert unknown.value.key == "bad-rules"
    with pytest.raises(crenel.BadState) as refused:
        TOY_CHANGED.load({**TOY_CHANGED.new().dump(), "rules": rules})
    assert (refused.value.key, refused.value.details["rules"]) == ("wrong-rules", 2)
    assert str(refused.value)


def test_rules_of_a_later_build() -> None:
    state = six_rolled(TOY_CHANGED)
    with pytest.raises(crenel.BadSetup):
        TOY.new(rules=2)
    with pytest.raises(crenel.BadState):
        TOY.load(state.dump())
    with pytest.raises(crenel.BadRecord) as refused:
        replay_record(state.record(), lambda _: TOY)
    assert refused.value.key == "record-rules"
    assert refused.value.details["found"] == "2"


def test_a_record_and_its_position_have_the_same_rules() -> None:
    loaded = TOY_CHANGED.load(six_rolled(TOY).dump())
    with pytest.raises(crenel.BadRecord) as refused:
        replay_record(loaded.record().replace("\nrules: 1", "\nrules: 2"), find_changed)
    assert refused.value.key == "record-header"


@pytest.mark.parametrize(
    ("rules", "changes"), [(2, {}), (1, {"early": 1}), (2, {"late": 3}), (3, {"second": 2}), (1, {"nothing": 0})]
)
def test_each_version_has_a_named_change(rules: int, changes: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="named change"):
        Game("toy", (2,), rules, schema({}), changes)


# ---------------------------------------------------------------- the real games, with a change that is not real


class LaterBurgundy(BurgundyGame):
    """A later version, under which a game's end pays everybody a point."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = self.newest = 2
        self.changes = {"a-point-at-the-end": 2}


class LaterGreatWall(GreatWallGame):
    def __init__(self) -> None:
        super().__init__()
        self.rules = self.newest = 2
        self.changes = {"nothing-much": 2}


LATER: dict[str, Game] = {"burgundy": LaterBurgundy(), "great_wall": LaterGreatWall()}


@pytest.fixture
def a_point_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = FinalScoring.resolve

    def resolve(self: FinalScoring, state: crenel.State, action: int) -> None:
        assert isinstance(state, Burgundy)
        plain(self, state, action)
        if state.has("a-point-at-the-end"):
            for seat in range(state.seats):
                state.score(seat, 0, 1)

    monkeypatch.setattr(FinalScoring, "resolve", resolve)


@pytest.mark.usefixtures("a_point_at_the_end")
@pytest.mark.parametrize("name", ["burgundy/01-starter-two", "burgundy/35-team-with-everything", "great_wall/06-two"])
def test_recorded_games_replay_under_later_rules(name: str) -> None:
    record = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    state = replay_record(record, LATER.__getitem__)
    assert (state.over, state.rules) == (True, 1)
    assert state.record() == record


@pytest.mark.usefixtures("a_point_at_the_end")
def test_new_games_have_the_change() -> None:
    ends = []
    for rules in (1, 2):
        state = LATER["burgundy"].new(2, 1, rules=rules)
        for _ in walk(state, Chooser(b"later")):
            pass
        assert replay_record(state.record(), LATER.__getitem__) == state
        ends.append(state.scores())
    assert [points + 1 for points in ends[0]] == ends[1]


def test_a_later_build_goes_on_with_a_game_of_this_one() -> None:
    state = BURGUNDY.new(3, 5)
    for _ in walk(state, Chooser(b"now"), 40):
        pass
    later = LATER["burgundy"].load(state.dump())
    for here in (state, later):
        for _ in walk(here, Chooser(b"on"), 40):
            pass
    assert later == state
