"""Every seam of Burgundy's `Module` is asked, and what a module answers counts."""

import random
from collections import Counter
from collections.abc import Callable

from mypy_extensions import i64

import crenel
from crenel.games.burgundy.game import BurgundyGame
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.moves import FIRST_MODULE_VERB, PLACE, SELL, TAKE, move, verb_of
from crenel.games.burgundy.player import SALES
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import TILE_OF

# Only where a module's own tiles and steps are in play.
NOT_IN_THE_BASE = {"may_place_wild", "building_effect", "load_step", "castle_action", "free_action"}
SING = move(FIRST_MODULE_VERB, 0, 0, 0)


class Tally(Part):
    """How often each seam was asked."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}

    def clone(self) -> "Tally":
        copy = Tally()
        copy.asked = dict(self.asked)
        return copy

    def count(self, seam: str) -> None:
        self.asked[seam] = self.asked.get(seam, 0) + 1


def tally(state: crenel.State) -> Tally:
    assert isinstance(state, Burgundy)
    part = state.parts[0]
    assert isinstance(part, Tally)
    return part


class Toy(Module):
    """A little of everything: more room, larger areas, a song for a silver."""

    def set_up(self, state: Burgundy) -> None:
        tally(state).count("set_up")
        for duchy in state.duchies:
            duchy.silver += 5

    def phase_started(self, state: Burgundy) -> None:
        tally(state).count("phase_started")

    def phase_ended(self, state: Burgundy) -> None:
        tally(state).count("phase_ended")

    def key_spaces(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        tally(state).count("key_spaces")
        return spaces + 2

    def good_spaces(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        tally(state).count("good_spaces")
        return spaces + 3

    def area_size(self, state: Burgundy, seat: i64, area: i64, size: i64) -> i64:
        tally(state).count("area_size")
        return size + 1

    def tile_placed(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        tally(state).count("tile_placed")

    def goods_sold(self, state: Burgundy, seat: i64, good: i64, count: i64) -> None:
        tally(state).count("goods_sold")
        state.score(seat, SALES, 100)

    def marker_moved(self, state: Burgundy, seat: i64) -> None:
        tally(state).count("marker_moved")

    def turn_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        tally(state).count("turn_actions")
        if state.duchies[seat].silver:
            found.append(SING)

    def turn_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        tally(state).count("turn_action")
        state.duchies[seat].silver -= 1
        return action == SING

    def final_scoring(self, state: Burgundy, seat: i64) -> None:
        tally(state).count("final_scoring")
        state.score(seat, SALES, 1000)

    def new_part(self, state: Burgundy) -> Part:
        return Tally()

    def verbs(self) -> dict[int, str]:
        return {FIRST_MODULE_VERB: "sing"}


SEAMS = {name for name, value in vars(Module).items() if callable(value)} - {"__init__"}
# Asked where there is no state to count in, or before there is a part.
UNCOUNTED = {"new_part", "duchy_count", "side", "verbs", "steps", "scores_leftovers", "load_part", "catalogue"}
UNCOUNTED |= {"is_on", "table_options", "check_seats", "board_case", "tiles", "sources", "event_points"}
UNCOUNTED |= {"rule_piece", "rule_table", "rule_texts"}  # of the rules reference, which knows no table


class Listening(Toy):
    """Counts every seam that the toy does not override."""


def counted(name: str) -> Callable[..., object]:
    plain = getattr(Module, name)

    def asked(self: Module, state: Burgundy, *rest: object) -> object:
        tally(state).count(name)
        return plain(self, state, *rest)

    return asked


for _name in SEAMS - UNCOUNTED - set(vars(Toy)):
    setattr(Listening, _name, counted(_name))


def new(seed: int = 1) -> Burgundy:
    state = BurgundyGame([Listening("toy")]).new(2, seed, {"toy": True})
    assert isinstance(state, Burgundy)
    return state


def test_every_seam_is_asked() -> None:
    """A game, looked at and loaded now and then."""
    seen: Counter[str] = Counter()
    state: crenel.State = new()
    rng = random.Random(4)
    while state.actor is not None:
        options = state.actions()
        building = [action for action in options if verb_of(action) in (PLACE, SELL)]
        state.game.why_not(state, "sing loudly", state.actor)
        shown = state.clone()  # what a view asks is counted apart from what the rules ask
        shown.observe(0)
        seen.update(tally(shown).asked)
        seen.update(tally(state.determinize(0, rng)).asked)
        state.text(options[0])
        state.play(rng.choice(building or options))
        seen.update(tally(state.game.load(state.dump())).asked)
    state.winners()
    asked = tally(state).asked
    assert set(asked) | set(seen) >= SEAMS - UNCOUNTED - NOT_IN_THE_BASE
    assert (asked["set_up"], asked["phase_started"], asked["phase_ended"], asked["final_scoring"]) == (1, 5, 5, 2)
    assert asked["area_size"] > 0


def test_a_module_s_part_is_copied() -> None:
    state = new()
    copy = state.clone()
    before = dict(tally(copy).asked)
    tally(state).count("tile_placed")
    assert tally(copy).asked == before


def test_set_up_counts() -> None:
    assert [duchy.silver for duchy in new().duchies] == [6, 6]


def test_more_key_spaces() -> None:
    """Five tiles lie stored before one has to go."""
    state = new()
    mine = state.players[state.asked]
    mine.keys = [TILE_OF["mine"]] * 4
    state.settle()
    state.play(next(action for action in state.actions() if verb_of(action) == TAKE))
    assert len(mine.keys) == 5
    assert state.observe(0)["players"][0]["key_spaces"] == 5


def test_more_goods() -> None:
    assert new().observe(0)["players"][0]["good_spaces"] == 6


def test_larger_areas() -> None:
    """A city of one scores as one of two."""
    state = new()
    seat = state.asked
    mine = state.players[seat]
    mine.keys = [TILE_OF["bank"]]
    mine.die1 = 3
    state.settle()
    cell = state.duchies[seat].board.cell_named("c3")
    state.play(move(PLACE, 3, cell, 0))
    assert state.breakdown(int(seat))["areas"] == 3


def test_a_sale_is_heard() -> None:
    state = new()
    mine = state.players[state.asked]
    state.duchies[state.asked].store = 1
    mine.die1 = 1
    state.settle()
    state.play(move(SELL, 1, 0, 0))
    assert mine.points[SALES] == 102


def test_a_module_s_own_action() -> None:
    state = new()
    seat = state.asked
    silver = state.duchies[seat].silver
    assert SING in state.actions()
    state.play(SING)
    assert (state.asked, state.duchies[seat].silver) == (seat, silver - 1)


def test_the_base_game_has_no_module() -> None:
    state = crenel.game("burgundy").new(2, 1)
    assert isinstance(state, Burgundy)
    assert state.modules == []


def test_a_plain_module_changes_nothing() -> None:
    assert Module().key_spaces(new(), 0, 3) == 3
    assert Module().good_spaces(new(), 0, 3) == 3
    assert Module().area_size(new(), 0, 0, 4) == 4
    assert Module().turn_action(new(), 0, SING) is False
