"""Play over the socket: the one path, resending, chat, presence."""

import json
import random

import pytest
from websockets.sync.client import connect

import crenel
from tests.server.room import ME, OPEN, PATIENCE, SECRET, Message, Player, Server, actor, actor_of, bot, over
from tests.server.test_tables import join, token


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
