"""Undo and take-backs over the socket."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.room import ME, Message, Player, Seat, actor, actor_of, bot

Both = tuple[Message, Player, Player]


@contextmanager
def after_one_move(both: Both) -> Iterator[tuple[int, Seat, Seat]]:
    """Two people at a table after its first move: the seat that made it, its player, and the other one."""
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        who = actor(first)
        mover, other = (first, second) if who == 0 else (second, first)
        mover.act(mover.moves(who)[0], who)
        other.until(lambda state: state["v"] == mover.state["v"])
        yield who, mover, other


def test_undo_goes_back_to_the_roll_and_not_past_it(ada: Player) -> None:
    with ada.sit(ada.open(ME, bot())) as seat:
        seat.until(lambda state: state["moves"].get("0"))
        start = seat.state["view"]
        length = len(seat.events)
        assert seat.undo()["error"] == "nothing-to-undo"
        seat.play_on(lambda state: len(state["undo"]["0"]) >= 2)
        labels = [each["move"] for each in seat.state["undo"]["0"]]
        assert labels[-1].split()[0] in ("take", "place", "sell", "workers", "buy")
        assert seat.undo(count=len(labels) + 1)["error"] == "undo-too-far"
        assert seat.undo(count=len(labels))["t"] == "ack"
        seat.until(lambda state: not state["undo"]["0"])
        assert seat.state["view"] == start
        assert len(seat.events) == length
        assert seat.state["barrier"]


def test_a_new_roll_closes_the_way_back(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        rolls = sum(event["event"] == "dice_rolled" for event in seat.events)
        while sum(event["event"] == "dice_rolled" for event in seat.events) == rolls:
            who = actor(seat)
            seat.act(seat.moves(who)[-1], who)
        assert seat.state["undo"] == {"0": [], "1": []}
        assert seat.state["barrier"] == "dice_rolled"
        for number in (0, 1):
            assert seat.undo(number)["error"] == "nothing-to-undo"


def asking(state: Message) -> str:
    return str((state["view"]["asking"] or {}).get("step"))


def test_where_the_game_waits_for_a_word_undo_is_open_until_it_is_given(ada: Player) -> None:
    """The Great Wall: the last clerk is sent, and nobody else is asked before its player says so."""
    with ada.sit(ada.open(ME, ME, ME, game="great_wall")) as seat:
        seat.play_on(lambda state: asking(state) == "confirm", pick=-1)
        who = actor(seat)
        assert seat.moves(who) == ["done"]
        newest = seat.state["undo"][str(who)][0]["move"]
        assert newest.startswith("clerk ")
        assert seat.undo(who)["t"] == "ack"
        seat.until(lambda state: asking(state) == "move_clerks")
        assert actor(seat) == who
        seat.act(newest, who)
        assert asking(seat.state) == "confirm"
        seat.act("done", who)
        assert (asking(seat.state), actor(seat)) != ("confirm", who)


def test_a_table_that_does_not_confirm_goes_on_by_itself(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME, ME, game="great_wall", options={"confirm": False})) as seat:
        seat.play_on(lambda state: asking(state) == "move_clerks", pick=-1)
        who = actor(seat)
        seat.play_on(lambda state: actor_of(state) != who, pick=-1)
        assert asking(seat.state) != "confirm"


def test_undo_never_touches_the_others(both: Both) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        who = actor(first)
        seats[who].play_on(lambda state: actor_of(state) != who)
        other = seats[1 - who]
        other.until(lambda state: state["v"] == seats[who].state["v"])
        assert seats[who].state["undo"][str(who)], "the end of a turn can be taken back until the next decides"
        other.act(other.moves(1 - who)[0], 1 - who)
        seats[who].until(lambda state: state["v"] == other.state["v"])
        assert seats[who].undo(who)["error"] == "nothing-to-undo"


def test_a_take_back_needs_all_and_names_the_moment(both: Both) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        for _ in range(12):
            for seat in seats:
                seat.until(lambda state: state["v"] == max(each.state["v"] for each in seats))
            who = actor(first)
            seats[who].act(seats[who].moves(who)[0], who)
        for seat in seats:
            seat.until(lambda state: state["v"] == max(each.state["v"] for each in seats))
        events = len([event for event in first.events if event["move"] <= 3])
        assert second.ask(t="vote", seat=1, yes=True)["error"] == "no-request"
        assert first.ask(t="takeback", v=first.state["v"], seat=0, moves=99)["error"] == "no-such-moment"
        first.do(t="takeback", v=first.state["v"], seat=0, moves=3)
        second.until(lambda state: state["request"])
        assert second.state["request"] == {"by": 0, "moves": 3, "yes": [0], "waiting": [1]}
        assert second.ask(t="takeback", v=second.state["v"], seat=1, moves=2)["error"] == "request-open"
        second.do(t="vote", seat=1, yes=False)
        first.until(lambda state: state["request"] is None)
        assert max(event["move"] for event in first.events) > 3
        first.do(t="takeback", v=first.state["v"], seat=0, moves=3)
        second.until(lambda state: state["request"])
        second.do(t="vote", seat=1, yes=True)
        first.until(lambda state: state["v"] == second.state["v"])
        assert len(first.events) == len(second.events) == events
        assert first.state["request"] is None


def test_who_is_refused_again_and_again_has_to_wait(both: Both) -> None:
    """The first refusal costs nothing, the second half a minute; a request one drops oneself is none."""
    with after_one_move(both) as (who, mover, asker):
        for voter, seat, declined in (
            (asker, 1 - who, None),
            (mover, who, {"by": 1 - who, "seat": who}),
            (mover, who, {"by": 1 - who, "seat": who}),
        ):
            asker.do(t="takeback", v=asker.state["v"], seat=1 - who, moves=0)
            mover.until(lambda state: state["request"])
            voter.do(t="vote", seat=seat, yes=False)
            asker.until(lambda state: state["request"] is None)
            assert asker.state["declined"] == declined
        assert asker.ask(t="takeback", v=asker.state["v"], seat=1 - who, moves=0)["error"] == "asked-too-often"
        mover.do(t="takeback", v=mover.state["v"], seat=who, moves=0)  # others may ask
        asker.until(lambda state: state["request"])
        assert asker.state["declined"] is None


def test_a_request_falls_when_the_game_moves_on(both: Both) -> None:
    with after_one_move(both) as (who, mover, other):
        other.do(t="takeback", v=other.state["v"], seat=1 - who, moves=0)
        mover.until(lambda state: state["request"])
        mover.act(mover.moves(who)[0], who)
        other.until(lambda state: state["v"] == mover.state["v"])
        assert other.state["request"] is None
        assert mover.ask(t="vote", seat=who, yes=True)["error"] == "no-request"


def test_a_lone_player_takes_back_with_the_bots_consent(ada: Player) -> None:
    with ada.sit(ada.open(ME, bot())) as seat:
        seat.play_on(lambda state: state["table"]["version"] > 20 and state["moves"].get("0"))
        seat.do(t="takeback", v=seat.state["v"], seat=0, moves=1)
        assert max(event["move"] for event in seat.events) <= 1
