"""Play over the socket: the one path, resending, undo, take-backs, chat, presence."""

import json
import random

import pytest
from websockets.sync.client import connect

import crenel
from tests.server.room import ME, OPEN, PATIENCE, SECRET, Message, Player, Seat, Server, bot, over
from tests.server.test_tables import join, token


@pytest.fixture
def both(ada: Player, bob: Player) -> tuple[Message, Player, Player]:
    """A table of two."""
    table = ada.open(ME, OPEN)
    return join(bob, table, invite=token(table, 1)), ada, bob


def actor(seat: Seat) -> int:
    number: int = seat.state["table"]["actors"][0]
    return number


def test_a_move_is_acknowledged_before_it_is_shown(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        who = actor(seat)
        seat.messages.clear()
        seat.act(seat.moves(who)[0], who)
        kinds = [message["t"] for message in seat.messages]
        assert kinds.index("ack") < kinds.index("state")


def test_everybody_sees_a_move_each_with_their_own_choices(both: tuple[Message, Player, Player]) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        who = actor(first)
        assert seats[who].moves(who)
        assert seats[1 - who].state["moves"] == {}
        seats[who].act(seats[who].moves(who)[0], who)
        seats[1 - who].until(lambda state: state["v"] == table["version"] + 1)
        assert first.state["view"]["me"] == 0
        assert second.state["view"]["me"] == 1
        assert first.events == second.events


def test_events_are_numbered_and_name_the_decision(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        for _ in range(6):
            who = actor(seat)
            seat.act(seat.moves(who)[0], who)
        assert [event["n"] for event in seat.events] == list(range(len(seat.events)))
        decisions = [event["move"] for event in seat.events]
        assert decisions == sorted(decisions)
        assert {0, 1, 2} < set(decisions) <= set(range(7)), "the set-up, and what was decided"
        with ada.sit(seat.state["table"]) as fresh:
            assert fresh.events == seat.events


def test_hot_seat_shows_the_seat_that_acts(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME, options={"confirm": False})) as seat:
        seen = set()
        for _ in range(8):
            who = actor(seat)
            seen.add(who)
            assert seat.state["view"]["me"] == who
            assert list(seat.state["moves"]) == [str(who)]
            seat.act(seat.moves(who)[0], who)
        assert seen == {0, 1}


@pytest.mark.parametrize("wrong", ["other seat", "no seat", "spectator", "stranger"])
def test_only_the_owner_moves_a_seat(both: tuple[Message, Player, Player], server: Server, wrong: str) -> None:
    table, ada, bob = both
    with ada.sit(table) as looking:
        who = actor(looking)
    owner, other = (ada, bob) if who == 0 else (bob, ada)
    with owner.sit(table) as seat:
        move = seat.moves(who)[0]
    player, number = {
        "other seat": (other, who),
        "no seat": (owner, 9),
        "spectator": (server.guest("Eve"), who),
        "stranger": (server.nobody(), who),
    }[wrong]
    with player.sit(table) as seat:
        for message in ({"t": "act", "move": move}, {"t": "undo"}, {"t": "takeback", "moves": 0}):
            answer = seat.ask(v=seat.state["v"], seat=number, **message)
            assert answer["t"] == "refused"
            assert answer["error"] == "not-your-seat"
            assert answer["said"]
        assert seat.ask(t="vote", seat=number, yes=True)["error"] == "not-your-seat"
        assert seat.ask(t="ask", what="why", seat=number, move=move)["error"] == "not-your-seat"
        assert seat.state["v"] == table["version"]


def test_a_stale_version_is_refused(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        who = actor(seat)
        seat.act(seat.moves(who)[0], who)
        for version in (seat.state["v"] - 1, seat.state["v"] + 1):
            answer = seat.try_act(seat.moves(actor(seat))[0], actor(seat), v=version)
            assert answer["error"] == "stale"
            assert answer["v"] == seat.state["v"]


def test_the_same_id_has_one_effect_and_the_same_answer(ada: Player) -> None:
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        who = actor(seat)
        wish = {"t": "act", "id": "once", "v": seat.state["v"], "seat": who, "move": seat.moves(who)[0]}
        first = seat.ask(**wish)
        seat.until(lambda state: state["v"] == first["v"])
        assert seat.ask(**wish) == first
        seat.silence()
        assert seat.state["v"] == first["v"]
    with ada.sit(table) as seat:
        assert seat.ask(**wish) == first, "also on another connection"
        refused = seat.ask(t="act", id="wrong", v=seat.state["v"], seat=who, move="nonsense")
        assert refused["t"] == "refused"
        seat.act(seat.moves(actor(seat))[0], actor(seat))
        assert seat.ask(t="act", id="wrong", v=seat.state["v"], seat=who, move="nonsense") == refused


def test_the_same_id_of_another_person_is_another_wish(both: tuple[Message, Player, Player]) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        assert first.ask(t="chat", id="same", text="hello")["t"] == "ack"
        assert second.ask(t="chat", id="same", text="hi")["t"] == "ack"
        assert first.wait("chat", lambda line: line["text"] == "hi")["name"] == "Bob"


def test_an_illegal_move_is_refused_with_reason_and_rule(ada: Player) -> None:
    ada.call("PATCH", "/me", {"language": "es"})
    with ada.sit(ada.open(ME, ME)) as seat:
        who = actor(seat)
        answer = seat.try_act("sell purple with 6", who)
        assert answer["t"] == "refused"
        assert answer["rule"]
        assert answer["error"]
        assert answer["said"] != answer["error"]
        why = seat.ask(t="ask", what="why", seat=who, move="sell purple with 6")["why"]
        assert why["reason"] == answer["error"]
        assert why["rule"] == answer["rule"]
        assert why["said"] == answer["said"]
        assert why["page"] in (4, 8)  # dice, or goods
        assert why["book_said"] == f"Reglamento de 2019, página {why['page']}"
        assert seat.ask(t="ask", what="why", seat=who, move=seat.moves(who)[0])["why"] is None


def test_a_preview_tells_what_would_happen_and_changes_nothing(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        who = actor(seat)
        move = next(move for move in seat.moves(who) if move.startswith("take"))
        told = seat.ask(t="ask", what="preview", seat=who, move=move)["events"]
        assert "tile_taken" in [event["event"] for event in told]
        assert seat.ask(t="ask", what="preview", seat=who, move="end")["t"] == "refused"
        before = len(seat.events)
        seat.act(move, who)
        assert [event["event"] for event in seat.events[before:]] == [event["event"] for event in told]


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


def test_undo_never_touches_the_others(both: tuple[Message, Player, Player]) -> None:
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


def actor_of(state: Message) -> int:
    number: int = state["table"]["actors"][0]
    return number


def test_a_take_back_needs_all_and_names_the_moment(both: tuple[Message, Player, Player]) -> None:
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


def test_who_is_refused_again_and_again_has_to_wait(both: tuple[Message, Player, Player]) -> None:
    """The first refusal costs nothing, the second half a minute; a request one drops oneself is none."""
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        who = actor(first)
        asker, other = seats[1 - who], seats[who]
        other.act(other.moves(who)[0], who)
        asker.until(lambda state: state["v"] == other.state["v"])
        for voter, declined in (
            (1 - who, None),
            (who, {"by": 1 - who, "seat": who}),
            (who, {"by": 1 - who, "seat": who}),
        ):
            asker.do(t="takeback", v=asker.state["v"], seat=1 - who, moves=0)
            other.until(lambda state: state["request"])
            seats[voter].do(t="vote", seat=voter, yes=False)
            asker.until(lambda state: state["request"] is None)
            assert asker.state["declined"] == declined
        assert asker.ask(t="takeback", v=asker.state["v"], seat=1 - who, moves=0)["error"] == "asked-too-often"
        other.do(t="takeback", v=other.state["v"], seat=who, moves=0)  # others may ask
        asker.until(lambda state: state["request"])
        assert asker.state["declined"] is None


def test_a_request_falls_when_the_game_moves_on(both: tuple[Message, Player, Player]) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        who = actor(first)
        seats[who].act(seats[who].moves(who)[0], who)
        other = seats[1 - who]
        other.until(lambda state: state["v"] == seats[who].state["v"])
        other.do(t="takeback", v=other.state["v"], seat=1 - who, moves=0)
        seats[who].until(lambda state: state["request"])
        seats[who].act(seats[who].moves(who)[0], who)
        other.until(lambda state: state["v"] == seats[who].state["v"])
        assert other.state["request"] is None
        assert seats[who].ask(t="vote", seat=who, yes=True)["error"] == "no-request"


def test_a_lone_player_takes_back_with_the_bots_consent(ada: Player) -> None:
    with ada.sit(ada.open(ME, bot())) as seat:
        seat.play_on(lambda state: state["table"]["version"] > 20 and state["moves"].get("0"))
        seat.do(t="takeback", v=seat.state["v"], seat=0, moves=1)
        assert max(event["move"] for event in seat.events) <= 1


def test_secret_choices_come_in_any_order_and_stay_secret(both: tuple[Message, Player, Player], server: Server) -> None:
    _, ada, bob = both
    table = ada.open(ME, OPEN, options=SECRET)
    with server.guest("Eve").sit(table) as eve:
        join(bob, table, invite=token(table, 1))
        with ada.sit(table) as first, bob.sit(table) as second:
            seen = first.state["v"]
            choice = first.moves(0)[2]
            first.act(choice, 0)
            assert first.state["view"]["players"][0]["secret"] == choice
            for other in (second, eve):
                other.until(lambda state: state["v"] == first.state["v"])
                assert "secret" not in json.dumps(other.state["view"]["players"])
                assert choice not in json.dumps({**other.state, "moves": {}})
                assert other.state["view"]["players"][0]["ready"]
            assert first.undo(0)["t"] == "ack", "a secret answer may be changed"
            first.until(lambda state: state["moves"].get("0"))
            first.act(first.moves(0)[1], 0)
            answer = second.try_act(second.moves(1)[0], 1, v=seen)
            assert answer["t"] == "ack", "what the other decided in secret does not make my choice stale"
            eve.until(lambda state: state["v"] == answer["v"])
            founded = [event for event in eve.events if event["event"] == "castle_founded"]
            assert len(founded) == 2


def test_a_spectator_sees_what_a_spectator_may(both: tuple[Message, Player, Player], server: Server) -> None:
    table, *_ = both
    for watcher in (server.guest("Eve"), server.nobody()):
        with watcher.sit(table) as seat:
            assert seat.state["view"]["me"] is None
            assert seat.state["moves"] == {} == seat.state["undo"]
            shown = json.dumps(seat.state)
            assert '"seed": null' in shown
            assert "invite" not in shown


def test_seed_and_record_show_only_at_the_end(ada: Player, server: Server) -> None:
    table = ada.open(ME, bot(), options={"confirm": False})
    stranger = server.nobody()
    assert stranger.get(f"/tables/{table['id']}/record", 403)["error"] == "not-over"
    assert stranger.table(table)["seed"] is None
    with ada.sit(table) as seat:
        seat.play_on(over, pick=random.Random(1).randrange(100))
        assert seat.undo()["error"] == "game-over"
        assert seat.ask(t="takeback", v=seat.state["v"], seat=0, moves=0)["error"] == "game-over"
        events, view = seat.events, seat.state["view"]
    done = stranger.table(table)
    record = stranger.get(f"/tables/{table['id']}/record")
    state = crenel.replay(record)
    assert state.origin == {"seed": done["seed"]}
    assert done["scores"] == state.all_scores()
    assert done["ranking"] == state.standings()
    last = stranger.get(f"/tables/{table['id']}/moment/{len(state.moves())}")
    assert last["count"] == len(state.moves())
    assert last["view"] == {**view, "me": None}
    first = stranger.get(f"/tables/{table['id']}/moment/0")
    assert first["move"] is None
    told = [stranger.get(f"/tables/{table['id']}/moment/{n}") for n in range(1, 6)]
    assert [first, *told] == [{**each, "n": n} for n, each in enumerate([first, *told])]
    assert [event for each in [first, *told] for event in each["events"]] == [e for e in events if e["move"] <= 5]
    assert [each["move"] for each in told] == [
        line.split(" ", 1)[1] for line in record.split("\n\n")[1].split("\n")[:5]
    ]
    past = f"/tables/{table['id']}/moment/{len(state.moves()) + 1}"
    assert stranger.get(past, 404)["error"] == "no-such-moment"


def test_chat_reaches_all_and_is_kept(both: tuple[Message, Player, Player], server: Server) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second, server.guest("Eve").sit(table) as eve:
        assert first.ask(t="chat", text="  well\n met ")["t"] == "ack"
        for seat in (first, second, eve):
            line = seat.wait("chat")
            assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "well met")
        assert eve.ask(t="chat", text="hello")["error"] == "chat-private", "the table is not listed"
        assert second.ask(t="chat", text="hello")["t"] == "ack"
        assert first.ask(t="chat", text="   ")["error"] == "nothing-said"
    with server.nobody().sit(table) as stranger:
        assert [line["text"] for line in stranger.state["chat"]] == ["well met", "hello"]
        assert stranger.ask(t="chat", text="me too")["error"] == "no-session"


def test_pointing_reaches_all_and_is_kept(both: tuple[Message, Player, Player], server: Server) -> None:
    table, ada, bob = both
    with ada.sit(table) as first, bob.sit(table) as second:
        version = first.state["v"]
        assert first.ask(t="point", kind="please", target="depot-3")["t"] == "ack"
        for seat in (first, second):
            line = seat.wait("chat")
            assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "")
            assert (line["kind"], line["target"]) == ("please", "depot-3")
        assert second.ask(t="chat", text="hello")["t"] == "ack"
        assert "kind" not in first.wait("chat")
        for odd in (
            {"kind": "shout"},
            {"target": ""},
            {"target": "x" * 65},
            {"target": "<b>"},
            {"target": "depot-3\n"},
        ):
            assert first.ask(**{"t": "point", "kind": "look", "target": "depot-3", **odd})["error"] == "frame-malformed"
    with ada.sit(table) as again:
        assert [line.get("target") for line in again.state["chat"]] == ["depot-3", None]
        assert again.state["v"] == version, "it is no decision"


def test_only_players_point_and_nobody_who_is_muted(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    with bob.sit(table) as onlooker:
        assert onlooker.ask(t="point", kind="look", target="depot-3")["error"] == "point-players"
    join(bob, table, invite=token(table, 1))
    with bob.sit(table) as other, ada.sit(table) as host:
        assert other.ask(t="point", kind="look", target="depot-3")["t"] == "ack"
        who = host.wait("chat")["who"]
        ada.post(f"/tables/{table['id']}/mute", {"who": who, "muted": True})
        assert other.ask(t="point", kind="look", target="depot-3")["error"] == "muted"


def test_two_pages_of_one_player_stay_in_step(both: tuple[Message, Player, Player]) -> None:
    table, ada, bob = both
    with ada.sit(table) as desk, ada.sit(table) as phone, bob.sit(table) as other:
        who = actor(desk)
        if who == 1:
            other.play_on(lambda state: actor_of(state) == 0)
            desk.until(lambda state: state["moves"].get("0"))
            phone.until(lambda state: state["moves"].get("0"))
        assert desk.state["moves"] == phone.state["moves"]
        desk.act(desk.moves(0)[0], 0)
        phone.until(lambda state: state["v"] == desk.state["v"])
        assert phone.state["undo"] == desk.state["undo"]
        phone.do(t="undo", v=phone.state["v"], seat=0, count=1)
        desk.until(lambda state: state["v"] == phone.state["v"])
        assert desk.state["moves"] == phone.state["moves"]


def test_sync_sends_everything_again_under_the_same_number(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        for _ in range(3):
            who = actor(seat)
            seat.act(seat.moves(who)[0], who)
        before, events = seat.state, seat.events
        seat.send(t="sync")
        again = seat.wait("state")
        assert again["seq"] == before["seq"]
        assert again["first"] == 0
        assert again["events"] == events
        assert again["chat"] == []
        assert again["view"] == before["view"]


def test_coming_back_in_the_middle_of_a_turn_loses_nothing(ada: Player) -> None:
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        who = actor(seat)
        seat.act(seat.moves(who)[0], who)
        before = seat.state
    with ada.sit(table) as seat:
        for part in ("v", "view", "moves", "undo", "barrier"):
            assert seat.state[part] == before[part]


def test_who_is_there(both: tuple[Message, Player, Player], server: Server) -> None:
    table, ada, bob = both
    with ada.sit(table) as first:
        first.until(lambda state: state["table"]["seats"][0]["here"])
        second = bob.sit(table)
        assert first.wait("presence", lambda message: message["here"] == [0, 1])["watchers"] == 0
        eve = server.nobody().sit(table)
        first.wait("presence", lambda message: message["watchers"] == 1)
        assert server.nobody().table(table)["seats"][1]["here"]
        second.close()
        first.wait("presence", lambda message: message["here"] == [0])
        eve.close()
        first.wait("presence", lambda message: message["watchers"] == 0)


def test_pings_are_answered(ada: Player) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        seat.send(t="ping")
        seat.wait("pong")


def test_a_bot_moves_by_the_same_path(ada: Player) -> None:
    table = ada.open(ME, bot("greedy"), options={"confirm": False})
    with ada.sit(table) as seat:
        seat.play_on(lambda state: state["table"]["version"] > 15)
        assert {event.get("seat") for event in seat.events} >= {0, 1}
        versions = [message["v"] for message in seat.messages if message["t"] == "state"]
        assert versions == list(range(versions[0], versions[-1] + 1)), "every single move is shown"


def test_a_table_that_is_not_there_says_goodbye(ada: Player) -> None:
    with connect(f"{ada.url.replace('http', 'ws')}/api/tables/nowhere/socket") as socket:
        message = json.loads(socket.recv(timeout=PATIENCE))
        assert message["t"] == "bye"
        assert message["error"] == "no-such-table"
