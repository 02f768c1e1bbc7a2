"""Planning while others decide: questions about a sketch of one's next turn, which nobody sees and nothing keeps."""

import json
import random

import pytest

import crenel
from crenel.locales import say
from crenel.server import answers, wire
from tests.promises import Chooser, Mode, walk
from tests.server.room import ME, OPEN, Message, Player, Seat, Server
from tests.server.test_tables import join, token


class Pair:
    """Two at a table: who acts, and who waits."""

    def __init__(self, first: Seat, second: Seat) -> None:
        self.seats = [first, second]
        self.acts: int = first.state["table"]["actors"][0]
        self.waits = 1 - self.acts

    @property
    def acting(self) -> Seat:
        return self.seats[self.acts]

    @property
    def waiting(self) -> Seat:
        return self.seats[self.waits]

    def look(self, *after: str, seat: int | None = None) -> Message:
        return self.waiting.ask(t="ask", what="look", seat=self.waits if seat is None else seat, after=list(after))


@pytest.fixture
def table(ada: Player, bob: Player) -> Message:
    opened = ada.open(ME, OPEN)
    joined: Message = join(bob, opened, invite=token(opened, 1))
    return joined


def test_whoever_waits_plans_as_if_the_turn_had_come(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        assert pair.waiting.state["ahead"] == [pair.waits]
        assert pair.acting.state["ahead"] == []
        looked = pair.look()
        assert looked["view"]["actors"] == [pair.waits]
        assert looked["view"]["depots"] == pair.waiting.state["view"]["depots"]
        move = looked["moves"][0]["move"]
        after = pair.look(move)
        brings = pair.waiting.ask(t="ask", what="preview", seat=pair.waits, move=move, after=[])
        assert after["events"] == brings["events"] != []
        assert after["closes"] is brings["closes"] is False
        assert after["view"]["players"][pair.waits] != looked["view"]["players"][pair.waits]


def test_a_whole_turn_ends_where_others_decide_or_chance_comes(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        planned: list[str] = []
        looked = pair.look()
        while looked["moves"]:
            ends = [move["move"] for move in looked["moves"] if move["verb"] == "end"]
            planned.append((ends or [move["move"] for move in looked["moves"] if move["verb"] == "workers"])[0])
            looked = pair.look(*planned)
        assert planned[-1] == "end"
        assert looked["closes"], "the next round rolls"
        assert pair.look(*planned, "workers with 1")["t"] == "refused"


def test_why_not_is_asked_of_the_sketch(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        question = {"t": "ask", "what": "why", "seat": pair.waits, "move": "end"}
        assert pair.waiting.ask(**question)["why"]["reason"] == "not-your-turn"
        why = pair.waiting.ask(**question, after=[])["why"]
        assert why["reason"] == "dice-left"
        assert why["said"]


def test_nothing_is_kept_and_nobody_hears_of_it(ada: Player, bob: Player, table: Message, server: Server) -> None:
    with ada.sit(table) as first, bob.sit(table) as second, server.guest("Eve").sit(table) as third:
        pair = Pair(first, second)
        stored = server.services.registry.live[table["id"]].log
        before = (stored.entries, stored.version, stored.state().digest(), stored.state().moves())
        move = pair.look()["moves"][0]["move"]
        assert pair.look(move)["t"] == "answer"
        for other in (pair.acting, third):
            other.silence()
        assert (stored.entries, stored.version, stored.state().digest(), stored.state().moves()) == before
        assert ada.table(table)["version"] == table["version"]


def test_a_plan_sees_what_has_happened_since(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        take = next(move for move in pair.acting.state["moves"][str(pair.acts)] if move["verb"] == "take")
        pair.acting.act(take["move"], pair.acts)
        depots = pair.acting.state["view"]["depots"]
        assert pair.look()["view"]["depots"] == depots


@pytest.mark.parametrize("wrong", ["other seat", "spectator", "stranger"])
def test_only_for_a_seat_of_ones_own(ada: Player, bob: Player, table: Message, server: Server, wrong: str) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        if wrong == "other seat":
            assert pair.acting.ask(t="ask", what="look", seat=pair.waits, after=[])["error"] == "not-your-seat"
            return
        player = server.guest("Eve") if wrong == "spectator" else server.nobody()
        with player.sit(table) as looking:
            assert looking.state["ahead"] == []
            assert looking.ask(t="ask", what="look", seat=pair.waits, after=[])["error"] == "not-your-seat"


def test_there_may_be_nothing_to_plan(ada: Player, bob: Player, table: Message) -> None:
    ada.call("PATCH", "/me", {"language": "es"})
    bob.call("PATCH", "/me", {"language": "es"})
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        refused = pair.acting.ask(t="ask", what="look", seat=pair.acts, after=[])
        assert refused["error"] == "no-turn-ahead", "it is their turn"
        assert refused["said"] == say("no-turn-ahead", None, "es")
        pair.acting.play_on(lambda state: state["table"]["actors"] == [pair.waits])
        assert pair.acting.state["ahead"] == [], "the dice are used"
        assert pair.acting.ask(t="ask", what="look", seat=pair.acts, after=[])["error"] == "no-turn-ahead"


def test_a_plan_that_does_not_fit_is_refused_with_the_reason(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        refused = pair.look("end")
        assert refused["error"] == "dice-left"
        assert refused["rule"]
        assert pair.look(*["end"] * 41)["error"] == "frame-malformed"


def test_a_plan_is_traced_as_far_as_it_is_legal(ada: Player, bob: Player, table: Message) -> None:
    with ada.sit(table) as first, bob.sit(table) as second:
        pair = Pair(first, second)
        first_move = pair.look()["moves"][0]["move"]
        traced = pair.waiting.ask(t="ask", what="trace", seat=pair.waits, after=[first_move, "end", first_move])
        assert traced["brings"] == [pair.look(first_move)["events"]]
        assert pair.acting.ask(t="ask", what="trace", seat=pair.acts, after=[])["error"] == "no-turn-ahead"


def test_an_open_table_has_nothing_to_plan(ada: Player) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        assert seat.state["ahead"] == []
        assert seat.ask(t="ask", what="look", seat=0, after=[])["error"] == "not-started"


@pytest.mark.parametrize("mode", [Mode("burgundy", 3, shields=True, inns=True), Mode("great_wall", 3)], ids=str)
def test_the_answer_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(mode: Mode) -> None:
    asked = 0
    for here in walk(mode.new("a secret seed"), Chooser(b"answers"), 120):
        for seat in (seat for seat in range(mode.seats) if here.plannable(seat)):
            world = here.determinize(seat, random.Random(asked))
            after: list[str] = []
            for _ in range(6):
                looked = told(here, seat, after)
                assert looked == told(world, seat, after)
                assert here.rng.key.hex() not in looked
                choices = json.loads(looked)["moves"]
                if not choices:
                    break
                asked += 1
                after.append(choices[asked % len(choices)]["move"])
    assert asked


def told(state: crenel.State, seat: int, after: list[str]) -> str:
    return json.dumps(answers.answer(state, wire.Ask(id="x", what="look", seat=seat, after=after), "en"))
