"""Tables of other rules: played on where the log still leads to the same game, else readable and frozen."""

from pathlib import Path
from typing import Any

import pytest

import crenel
from tests.server.room import ME, Message, Player, Server, over, running


def played(path: Path, decisions: int, **options: object) -> tuple[dict[str, str], Message, Message]:
    """A table after so many decisions: who plays there, the table, and what was shown last."""
    with running(path) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME, options=options)
        with ada.sit(table) as seat:
            seat.play_on(lambda state: over(state) or state["v"] >= decisions)
            seat.ask(t="chat", text="until tomorrow")
            shown = {**seat.state, "events": seat.events}
        return dict(ada.http.cookies), table, shown


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crenel.game("burgundy"), "rules", 99)


def other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the new rules chance falls otherwise, so the log is no longer legal."""
    new_rules(monkeypatch)
    burgundy = crenel.game("burgundy")
    new = burgundy.new
    monkeypatch.setattr(burgundy, "new", lambda seats, seed, options=None: new(seats, f"other {seed}", options))


def test_a_log_that_means_the_same_under_new_rules_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookies, table, before = played(tmp_path, 80)
    new_rules(monkeypatch)
    with running(tmp_path) as server:
        ada = Player(server.url, cookies)
        assert not ada.table(table)["frozen"]
        with ada.sit(table) as seat:
            assert seat.state["view"] == before["view"]
            assert seat.events == before["events"]
            mine = int(next(iter(seat.state["moves"])))
            seat.act(seat.moves(mine)[0], mine)


@pytest.mark.parametrize("decisions", [10, 150])
def test_a_log_that_leads_nowhere_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decisions: int) -> None:
    cookies, table, before = played(tmp_path, decisions)
    other_dice(monkeypatch)
    with running(tmp_path) as server:
        ada = Player(server.url, cookies)
        shown = ada.table(table)
        assert shown["frozen"]
        assert shown["status"] == "playing"
        assert shown["actors"] == []
        assert shown["scores"] == before["table"]["scores"]
        assert [each["id"] for each in ada.get("/tables")["mine"]] == [table["id"]]
        with ada.sit(table) as seat:
            check_readable(seat.state, before)
            for wish in (
                {"t": "act", "v": seat.state["v"], "seat": 0, "move": "end"},
                {"t": "undo", "v": seat.state["v"], "seat": 0, "count": 1},
                {"t": "takeback", "v": seat.state["v"], "seat": 0, "moves": 1},
                {"t": "ask", "what": "why", "seat": 0, "move": "end"},
            ):
                refused = seat.ask(**wish)
                assert refused["error"] == "table-frozen"
                assert "rules have changed" in refused["said"]
            seat.ask(t="chat", text="a pity")
            seat.wait("chat")
        assert ada.get(f"/tables/{table['id']}/record", 403)["error"] == "not-over"
        assert ada.post(f"/tables/{table['id']}/leave")["seats"][0]["left"]


def check_readable(state: Message, before: Message) -> None:
    assert state["table"]["frozen"]
    assert state["moves"] == {}
    assert not any(state["undo"].values())
    assert len(state["taken"]) == before["v"]
    assert [line["text"] for line in state["chat"]] == ["until tomorrow"]
    kept = len(state["events"])
    assert state["events"] == before["events"][:kept]
    assert bool(kept) == bool(state["view"]) == (len(state["taken"]) > 64)


def test_a_log_that_leads_elsewhere_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All moves are legal, but they bring other points now."""
    cookies, table, before = played(tmp_path, 60)
    new_rules(monkeypatch)
    game: Any = crenel.game("burgundy")
    scores = game.scores
    monkeypatch.setattr(game, "scores", lambda state: [points + 1 for points in scores(state)])
    with running(tmp_path) as server:
        ada = Player(server.url, cookies)
        assert ada.table(table)["frozen"]
        assert ada.table(table)["scores"] == before["table"]["scores"]


def test_a_finished_game_of_other_rules_keeps_its_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookies, table, before = played(tmp_path, 100_000, confirm=False)
    other_dice(monkeypatch)
    with running(tmp_path) as server:
        ada = Player(server.url, cookies)
        shown = ada.table(table)
        assert (shown["status"], shown["frozen"]) == ("over", True)
        assert shown["ranking"] == before["table"]["ranking"]
        assert shown["seed"] == before["table"]["seed"]
        for path in ("record", "moment/3"):
            assert ada.get(f"/tables/{table['id']}/{path}", 409)["error"] == "table-frozen"
        with ada.sit(table) as seat:
            assert seat.state["view"] == before["view"]
            assert seat.events == before["events"]


def test_taken_back_moves_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada = server.guest("Ada")
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        kept = []
        for _ in range(3):
            who = int(next(iter(seat.state["moves"])))
            kept.append({"seat": who, "move": seat.moves(who)[0]})
            seat.act(kept[-1]["move"], who)
        while not seat.state["undo"].get("0") and not seat.state["undo"].get("1"):
            who = int(next(iter(seat.state["moves"])))
            kept.append({"seat": who, "move": seat.moves(who)[0]})
            seat.act(kept[-1]["move"], who)
        who = next(number for number in (0, 1) if seat.state["undo"].get(str(number)))
        seat.do(t="undo", v=seat.state["v"], seat=who, count=1)
        kept.pop()
        seat.do(t="takeback", v=seat.state["v"], seat=who, moves=len(kept) - 1)
        kept.pop()
    server.stop()
    other_dice(monkeypatch)
    server = Server(tmp_path / "crenel.db").start()
    with Player(server.url, dict(ada.http.cookies)).sit(table) as seat:
        assert seat.state["taken"] == kept
    server.stop()
