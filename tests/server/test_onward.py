"""Tables that go on from a moment of a finished game."""

import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import crenel
from crenel.cli import main
from crenel.cli.verify import follow, verify
from crenel.kernel.rng import key_of
from crenel.kernel.timeline import rewound
from crenel.locales import say
from crenel.server import views
from crenel.server.entries import Acted, AnyEntry, Snapshot, Stored, TableSeat
from crenel.server.loading import load_table_log, rebuild
from crenel.server.registry import new_table_log
from crenel.server.replay import PastView, record, start_position
from crenel.server.store.sql import read_header
from crenel.server.table_log import TableLog
from tests.server.room import ME, OPEN, Message, Player, Server, bot, eventually, over
from tests.server.test_restart import restarted, shown
from tests.server.test_table_log import assert_same, through_storage
from tests.server.test_tables import join, token

encode = msgspec.json.encode
ADA = TableSeat("human", "ada", "Ada")


def played(log: TableLog, chance: random.Random) -> list[AnyEntry]:
    """The log of a table that is played to its end by chance."""
    taken: list[AnyEntry] = []
    while not log.over:
        state = log.state()
        seat = chance.choice(state.actors)
        entry = Acted(at=1, person="ada", seat=seat, move=state.text(chance.choice(state.actions(seat)), seat))
        log.apply_entry(entry)
        taken.append(entry)
    return taken


def finished(game: str, seats: int, seed: int, **options: object) -> TableLog:
    log = new_table_log(game, options, [ADA] * seats, "ada", "", False)
    log = TableLog(msgspec.structs.replace(log.header, seed=f"{seed:064x}"))
    played(log, random.Random(seed))
    return log


def onward(old: TableLog, n: int) -> TableLog:
    header = old.header
    return new_table_log(
        header.game, header.options, [ADA] * len(header.seats), "ada", "", False, start_position(old, n)
    )


MODES = st.sampled_from(
    [("burgundy", 2, {"castle": "secret", "confirm": True}), ("burgundy", 1, {}), ("great_wall", 2, {})]
)


@given(MODES, st.integers(0, 3), st.integers(0, 10**6))
def test_promise_a_table_from_any_moment(mode: tuple[str, int, dict[str, object]], seed: int, lot: int) -> None:
    """The same position and questions, other chance; and log, snapshot, replay and proof as at any table."""
    game, seats, options = mode
    old = finished(game, seats, seed, **options)
    n = lot % old.decisions
    then = rewound(old.state(), n)
    new, other = onward(old, n), onward(old, n)
    state = new.state()
    for seat in (None, *range(seats)):
        assert state.observe(seat) == then.observe(seat)
    assert [state.actions(seat) for seat in state.actors] == [then.actions(seat) for seat in then.actors]
    assert state.rng.key == key_of(new.header.seed) != other.state().rng.key != then.rng.key
    assert PastView(new, 0, "").moment()["view"] == then.observe(None)
    assert views.events(new, None, 0)[0]["event"].endswith("_resumed")

    entries = through_storage(played(new, random.Random(lot)))
    stored = read_header(encode(new.header))
    assert_same(rebuild(Stored(stored, entries)), new)
    frozen = new.snapshot()
    assert frozen is not None
    snapshot = msgspec.json.decode(encode(frozen), type=Snapshot)
    assert_same(rebuild(Stored(stored, entries, snapshot)), new)

    text = record(new)
    assert crenel.replay(text) == new.state()
    assert old.state().rng.key.hex() not in text
    assert [key for key, _ in verify(text, new.header.commitment)] == ["verify-seed", "verify-game", "verify-onward"]
    assert follow(text, record(old), "old")[1]["moment"] == n


def test_the_command_says_where_it_began(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = finished("burgundy", 2, 6)
    new = onward(old, 11)
    played(new, random.Random(6))
    (tmp_path / "old").write_text(record(old), encoding="utf-8")
    (tmp_path / "new").write_text(record(new), encoding="utf-8")
    assert main(["verify", str(tmp_path / "new"), "--language", "en"]) == 0
    assert "--after FILE" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "new"), "--after", str(tmp_path / "old"), "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert "moment 11" in said
    assert "--after" not in said
    assert main(["replay", "--all", str(tmp_path / "new"), "--language", "en"]) == 0
    assert say("event-round_resumed", {"round": 0}).split(",")[0] in " ".join(capsys.readouterr().out.split())


def test_a_changed_position_or_seed_is_found_out() -> None:
    old = finished("burgundy", 2, 1)
    new = onward(old, 20)
    played(new, random.Random(1))
    text = record(new)
    elsewhere = text.replace('"moment":20', '"moment":21')
    for spoiled, reason in (
        (lambda: verify(text.replace(new.header.seed, "0" * 64)), "verify-broken"),
        (lambda: verify(text.replace('"round": ', '"round": 1', 1)), "record-header"),
        (lambda: follow(elsewhere, record(old), "old"), "verify-other-position"),
        (lambda: follow(record(old), record(old), "old"), "verify-no-moment"),
    ):
        with pytest.raises(crenel.CrenelError) as refused:
            spoiled()
        assert refused.value.key == reason


def test_what_went_on_can_go_on_again() -> None:
    """Also from its first moment."""
    first = finished("burgundy", 2, 5)
    second = onward(first, 30)
    played(second, random.Random(5))
    for n in (0, 7):
        third = onward(second, n)
        assert third.state().observe(None) == rewound(second.state(), n).observe(None)
        played(third, random.Random(6))
        assert follow(record(third), record(second), "second")[1]["moment"] == n
        assert verify(record(third), third.header.commitment)


def test_what_is_in_lists_does_not_carry_the_position() -> None:
    new = onward(finished("burgundy", 2, 2), 7)
    assert new.header.starts_from is not None
    assert new.header.starts_from.position
    summary = new.summary()
    assert summary.header.starts_from is not None
    assert summary.header.starts_from.position == {}
    assert (summary.header.starts_from.table, summary.header.starts_from.moment) == (new.header.starts_from.table, 7)


def test_an_old_header_has_no_beginning() -> None:
    header = new_table_log("burgundy", {}, [ADA] * 2, "ada", "", False).header
    assert b"begins" not in encode(header)
    assert read_header(encode(header)) == header


def test_under_other_rules_it_is_played_again_or_frozen() -> None:
    """The position says under which rules it came about; what counts is whether it still leads to the same game."""
    new = onward(finished("burgundy", 2, 3), 9)
    entries = played(new, random.Random(3))
    older = msgspec.structs.replace(new.header, rules=0)
    assert older.starts_from is not None
    assert not load_table_log(Stored(older, entries, summary=new.summary())).read_only
    broken = msgspec.structs.replace(older.starts_from, position={**older.starts_from.position, "round": 99})
    log = load_table_log(Stored(msgspec.structs.replace(older, starts_from=broken), entries, summary=new.summary()))
    assert log.read_only
    assert log.decisions == len(entries)


# ---------------------------------------------------------------- over HTTP


@pytest.fixture(scope="module")
def old(server: Server) -> Message:
    """A finished game of two bots."""
    cyd = server.guest("Cyd")
    table = cyd.open(bot(), bot(), options={"castle": "open"})
    eventually(lambda: cyd.table(table)["status"] == "over")
    found: Message = cyd.table(table)
    return found


def go_on(player: Player, old: Message, n: int, *seats: Message, status: int = 201, **more: object) -> Message:
    found: Message = player.open(*seats, status=status, after={"table": old["id"], "moment": n}, **more)
    return found


def test_going_on_with_a_bot(ada: Player, old: Message) -> None:
    table = go_on(ada, old, 40, ME, bot())
    then = ada.get(f"/tables/{old['id']}/moment/40")
    assert table["after"] == {"table": old["id"], "moment": 40}
    assert table["options"] == old["options"]
    assert table["commitment"] != old["commitment"]
    assert table["seed"] is None
    assert ada.table(old)["after"] is None
    assert ada.get(f"/tables/{table['id']}/moment/0")["view"]["players"] == then["view"]["players"]
    with ada.sit(table) as seat:
        assert seat.events[0]["event"] == "round_resumed"
        assert seat.events[0]["scores"] == [player["score"] for player in then["view"]["players"]]
        assert all(event["move"] == 0 for event in seat.events[:1])
        seat.play_on(over)
    done = ada.table(table)
    first = ada.get(f"/tables/{table['id']}/moment/0")
    assert first["view"]["players"] == then["view"]["players"]
    text = ada.get(f"/tables/{table['id']}/record")
    assert verify(text, table["commitment"])[0][0] == "verify-seed"
    assert f'seed: "{done["seed"]}"' in text


def test_going_on_with_a_friend_waits_for_them(ada: Player, bob: Player, old: Message) -> None:
    table = go_on(ada, old, 12, OPEN, ME)
    assert table["status"] == "open"
    join(bob, table, invite=token(table, 0))
    assert ada.table(table)["status"] == "playing"
    assert ada.table(table)["actors"] == ada.get(f"/tables/{old['id']}/moment/12")["view"]["actors"]


def test_a_rematch_goes_on_from_the_same_moment(ada: Player, old: Message) -> None:
    count = ada.get(f"/tables/{old['id']}/moment/0")["count"]
    table = go_on(ada, old, count - 3, ME, ME)
    with ada.sit(table) as seat:
        seat.play_on(over)
    new = ada.post(f"/tables/{table['id']}/rematch")
    assert new["after"] == table["after"]
    assert new["commitment"] != table["commitment"]
    assert new["status"] == "playing"


def test_what_cannot_go_on(ada: Player, old: Message) -> None:
    count = ada.get(f"/tables/{old['id']}/moment/0")["count"]
    running = ada.open(ME, ME)
    for n, table, seats, more, status, error in (
        (0, running, (ME, ME), {}, 403, "not-over"),
        (0, {"id": "nowhere"}, (ME, ME), {}, 404, "no-such-table"),
        (count + 1, old, (ME, ME), {}, 404, "no-such-moment"),
        (count, old, (ME, ME), {}, 409, "game-over"),
        (-1, old, (ME, ME), {}, 422, "bad-request"),
        (5, old, (ME, ME, ME), {}, 422, "bad-seats"),
        (5, old, (ME, ME), {"options": {"castle": "open"}}, 422, "onward-options"),
        (5, old, (ME, ME), {"game": "great_wall"}, 422, "onward-options"),
    ):
        assert go_on(ada, table, n, *seats, status=status, **more)["error"] == error


def test_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    """Half-made, with undo and events, from the log; and once more from a snapshot."""
    server = Server(tmp_path / "crenel.db").start()
    ada = server.guest("Ada")
    source = ada.open(bot(), bot())
    eventually(lambda: ada.table(source)["status"] == "over")
    table = go_on(ada, source, 30, ME, ME)
    for moves in (3, 80):
        with ada.sit(table) as seat:
            for _ in range(moves):
                mine = next(who for who in seat.state["moves"] if seat.state["moves"][who])
                seat.act(seat.moves(int(mine))[0], int(mine))
        before = shown(ada, table)
        server = restarted(server, ada)
        assert shown(ada, table) == before
        assert ada.table(table)["after"] == {"table": source["id"], "moment": 30}
    server.stop()
