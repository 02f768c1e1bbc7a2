"""Opening, finding, joining, leaving, playing again."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import crenel
from crenel.locales import say
from tests.server.room import ME, OPEN, Message, Player, Server, bot, eventually, over


def token(table: Message, seat: int) -> str:
    path: str = table["seats"][seat]["invite"]
    assert path.startswith(f"/#/t/{table['id']}/join/")
    return path.rsplit("/", 1)[1]


def join(player: Player, table: Message, status: int = 200, **how: object) -> Message:
    answer: Message = player.post(f"/tables/{table['id']}/join", how, status)
    return answer


def test_a_game_tells_what_does_not_go_together(server: Server) -> None:
    chosen = {"seats": 3, "options": {"coop": True, "confirm": True}}
    told = server.nobody().post("/games/great_wall/refusals", chosen)["refused"]
    assert told["handicap"] == say("coop-handicap")
    assert "coop" not in told
    told = server.nobody().post("/games/burgundy/refusals", {"seats": 2, "options": {}})["refused"]
    assert "team" in told
    server.nobody().post("/games/chess/refusals", chosen, 404)


def test_games_tell_what_they_offer(ada: Player) -> None:
    games = ada.get("/games")
    assert [game["name"] for game in games] == list(crenel.games())
    for game in games:
        offered = crenel.game(game["name"])
        assert game["seats"] == list(offered.seats)
        assert game["options"] == offered.options
        about = {each["name"]: each for each in game["bots"]}
        assert about["greedy"]["title"] == "Greedy"
        assert all(len(each["about"]) > 30 for each in about.values())
        assert len({each["about"] for each in about.values()}) == len(about)


def test_bots_are_described_in_the_language_of_whoever_asks(ada: Player, server: Server) -> None:
    ada.call("PATCH", "/me", {"language": "pl"})
    spoken = {"accept-language": "es"}
    for games, title in (
        (ada.get("/games"), "Losowy"),
        (server.nobody().call("GET", "/games", headers=spoken), "Aleatorio"),
    ):
        assert title in [each["title"] for each in games[0]["bots"]]


def test_a_catalogue_is_fetched_once(ada: Player) -> None:
    first = ada.http.get("/api/games/burgundy/catalogue")
    assert first.json() == crenel.game("burgundy").catalogue()
    again = ada.http.get("/api/games/burgundy/catalogue", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert ada.get("/games/chess/catalogue", 404)["error"] == "unknown-game"


def test_a_table_with_an_open_seat_waits(ada: Player) -> None:
    table = ada.open(ME, OPEN, title="Friends")
    assert table["status"] == "open"
    assert table["host"]
    assert table["title"] == "Friends"
    assert table["options"]["confirm"] is True
    assert table["hide_scores"] is False
    assert table["scores"] == [] == table["actors"]
    assert table["seed"] is None
    assert len(table["commitment"]) == 64
    with ada.sit(table) as seat:
        assert seat.state["view"] is None
        assert seat.state["moves"] == {}
        answer = seat.try_act("end")
        assert answer["error"] == "not-started"


def test_a_full_table_starts_by_itself(ada: Player) -> None:
    table = ada.open(ME, ME, options={"confirm": False})
    assert table["status"] == "playing"
    assert table["options"]["confirm"] is False
    assert len(table["actors"]) == 1


@pytest.mark.parametrize(
    ("seats", "more", "error"),
    [
        ([], {}, "bad-request"),
        ([ME] * 5, {}, "bad-seats"),
        ([ME, bot("clever")], {}, "unknown-bot"),
        ([ME, ME], {"options": {"board": "1"}}, "unknown-option"),
        ([ME, ME], {"options": {"boards": "99"}}, "bad-option"),
        ([ME, ME], {"options": {"castle": "\ud800"}}, "bad-option"),
        ([ME, {"kind": "ghost"}], {}, "bad-request"),
        ([ME, ME], {"title": "x" * 81}, "bad-request"),
        ([ME, ME], {"colour": "red"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Player, seats: list[Message], more: Message, error: str) -> None:
    assert ada.open(*seats, status=422, **more)["error"] == error


def test_an_unknown_game_and_a_stranger_are_refused(server: Server, ada: Player) -> None:
    assert ada.post("/tables", {"game": "chess", "seats": [ME, ME]}, 404)["error"] == "unknown-game"
    assert server.nobody().open(ME, ME, status=401)["error"] == "no-session"


def test_an_invite_names_its_seat_and_works_once(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, OPEN)
    assert "invite" not in bob.table(table)["seats"][1], "invites are for the host"
    assert join(bob, table, 403)["error"] == "invite-needed"
    assert join(bob, table, 403, invite="guess" * 5)["error"] == "bad-invite"
    joined = join(bob, table, invite=token(table, 2))
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert joined["seats"][2]["name"] == "Bob"
    assert join(bob, table, invite=token(table, 2))["version"] == joined["version"], "asking again changes nothing"
    assert join(server.guest("Cyd"), table, 409, invite=token(table, 2))["error"] == "invite-used"


def test_a_listed_table_is_found_and_joined(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    secret = ada.open(ME, OPEN)
    found = [each["id"] for each in bob.get("/tables")["open"]]
    assert table["id"] in found
    assert secret["id"] not in found
    assert join(bob, table, 409, seat=0)["error"] == "seat-taken"
    assert join(bob, table, 404, seat=9)["error"] == "no-such-seat"
    assert join(bob, table, seat=1)["status"] == "playing"
    assert table["id"] not in [each["id"] for each in bob.get("/tables")["open"]]
    assert join(server.guest(), table, 409)["error"] == "no-open-seat"


def test_one_seat_for_many_who_want_it(server: Server, ada: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    crowd = [server.guest(f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda player: player.http.post(f"/api/tables/{table['id']}/join", json={}), crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


def test_my_tables_newest_first(ada: Player, bob: Player) -> None:
    tables = [ada.open(ME, OPEN)["id"] for _ in range(3)]
    bob.open(ME, OPEN)
    assert [each["id"] for each in ada.get("/tables")["mine"]] == tables[::-1]


def test_the_host_fills_a_seat_with_a_bot(ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN)
    path = f"/tables/{table['id']}/bot"
    assert bob.post(path, {"seat": 1, "bot": "random"}, 403)["error"] == "host-only"
    assert ada.post(path, {"seat": 1, "bot": "clever"}, 422)["error"] == "unknown-bot"
    assert ada.post(path, {"seat": 7, "bot": "random"}, 404)["error"] == "no-such-seat"
    filled = ada.post(path, {"seat": 1, "bot": "random"})
    assert filled["status"] == "playing"
    assert filled["seats"][1]["kind"] == "bot"
    assert ada.post(path, {"seat": 1, "bot": "random"}, 409)["error"] == "seat-taken"


def test_leaving_before_the_start_opens_the_seat_anew(ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, OPEN)
    old = token(table, 1)
    join(bob, table, invite=old)
    left = bob.post(f"/tables/{table['id']}/leave")
    assert left["seats"][1]["kind"] == "open"
    assert token(ada.table(table), 1) != old
    assert bob.get("/tables")["mine"] == []
    assert bob.post(f"/tables/{table['id']}/leave", None, 403)["error"] == "not-seated"


def test_a_host_who_leaves_hands_the_table_on(ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, OPEN)
    join(bob, table, invite=token(table, 1))
    ada.post(f"/tables/{table['id']}/leave")
    assert bob.table(table)["host"]
    assert not ada.table(table)["host"]


def test_the_others_give_a_leavers_seat_to_a_bot(ada: Player, bob: Player, server: Server) -> None:
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    replace = f"/tables/{table['id']}/replace"
    assert ada.post(replace, {"seat": 1, "bot": "random"}, 409)["error"] == "not-left"
    left = bob.post(f"/tables/{table['id']}/leave")
    assert left["seats"][1]["left"]
    assert left["status"] == "playing"
    with bob.sit(table) as gone:
        assert gone.state["moves"] == {}
        assert gone.try_act("end", 1)["error"] == "not-your-seat"
    assert bob.post(replace, {"seat": 1, "bot": "random"}, 403)["error"] == "not-seated"
    assert server.guest().post(replace, {"seat": 1, "bot": "random"}, 403)["error"] == "not-seated"
    replaced = ada.post(replace, {"seat": 1, "bot": "random"})
    assert replaced["seats"][1]["kind"] == "bot"
    assert not replaced["seats"][1]["left"]
    with ada.sit(table) as seat:
        seat.play_on(over)
    assert join(bob, table, 409)["error"] == "no-open-seat"


def test_a_leaver_may_come_back_until_replaced(ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    bob.post(f"/tables/{table['id']}/leave")
    again = join(bob, table, seat=1)
    assert not again["seats"][1]["left"]
    assert again["seats"][1]["mine"]


def test_a_rematch_is_the_same_for_all_who_ask(ada: Player, bob: Player, server: Server) -> None:
    table = ada.open(ME, OPEN, bot(), options={"confirm": False}, hide_scores=True, pace={"bank": 900, "extra": 45})
    join(bob, table, invite=token(table, 1))
    again = f"/tables/{table['id']}/rematch"
    assert ada.post(again, None, 409)["error"] == "not-over"
    with ada.sit(table) as first, bob.sit(table) as second, ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda seat: seat.play_on(over), (first, second)))
        assert server.guest().post(again, None, 403)["error"] == "not-seated"
        new = ada.post(again)
        assert new["status"] == "open"
        assert new["id"] != table["id"]
        assert new["commitment"] != table["commitment"]
        assert [seat["kind"] for seat in new["seats"]] == ["human", "open", "bot"]
        assert new["seats"][1]["kept"]
        assert new["hide_scores"] is True
        assert new["pace"] == {"bank": 900, "extra": 45, "away": 0}
        second.until(lambda state: state["table"]["rematch"] == new["id"])
    assert ada.post(again)["id"] == new["id"]
    joined = bob.post(again)
    assert joined["id"] == new["id"]
    assert joined["status"] == "playing"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]


def test_tables_of_bots_alone_play_to_the_end(ada: Player) -> None:
    table = ada.open(bot(), bot(), bot())
    eventually(lambda: ada.table(table)["status"] == "over")
    record = ada.get(f"/tables/{table['id']}/record")
    assert crenel.replay(record).over


def test_a_missing_table_is_missing_everywhere(ada: Player) -> None:
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/join", {}),
        ("POST", "/bot", {"seat": 0, "bot": "random"}),
        ("POST", "/replace", {"seat": 0, "bot": "random"}),
        ("POST", "/leave", None),
        ("POST", "/rematch", None),
        ("GET", "/record", None),
        ("GET", "/moment/0", None),
    ):
        assert ada.call(method, f"/tables/nowhere{path}", body, 404)["error"] == "no-such-table"


BOARD = """
[board.mine]
name = "Mine"
rows = [
    "S6 M5 B4 C3",
    "P2 M1 B6 K5 B4",
    "B5 P4 P3 C1 B2 B3",
    "K6 B1 M2 P6 P5 K4 C1",
    "K2 B5 S4 S3 K1 S2",
    "C6 S1 P2 K5 B6",
    "B3 S4 B1 B3",
]
"""


def read(player: Player, text: str, status: int = 200, option: str = "duchies") -> Message:
    answer: Message = player.post(f"/games/burgundy/options/{option}", {"text": text, "name": "b.toml"}, status)
    return answer


def test_an_option_is_read_from_a_file(ada: Player) -> None:
    boards = read(ada, BOARD)["value"]
    assert [board["name"] for board in boards] == ["Mine"]
    assert ada.open(ME, bot(), options={"duchies": boards})["status"] == "playing"


@pytest.mark.parametrize(
    ("text", "error", "place"),
    [
        ("[board.mine\nname = 1", "board-not-toml", "line 1"),
        (BOARD.replace("M1 ", ""), "board-row", "row 2"),
        (BOARD.replace("M1", "X1"), "board-code", "X1"),
        ("", "board-none", "b.toml"),
    ],
)
def test_a_file_that_cannot_be_says_where(ada: Player, text: str, error: str, place: str) -> None:
    refused = read(ada, text, 422)
    assert refused["error"] == error
    assert place in refused["said"]


def test_only_options_with_a_file_are_read(ada: Player) -> None:
    assert read(ada, BOARD, 422, "castle")["error"] == "no-file-option"


CARD = '[[advisor]]\nname = "herald"\ndiscount = { spearman = { stone = 2 } }\n'


def test_cards_are_read_from_a_file(ada: Player) -> None:
    cards = ada.post("/games/great_wall/options/cards", {"text": CARD, "name": "c.toml"})["value"]
    assert cards["advisor"][0]["discount"] == {"spearman": {"stone": 2}}
    table = ada.post("/tables", {"game": "great_wall", "seats": [ME, bot()], "options": {"cards": cards}}, 201)
    assert table["status"] == "playing"
    wrong = CARD.replace("spearman", "spearmann")
    refused = ada.post("/games/great_wall/options/cards", {"text": wrong, "name": "c.toml"}, 422)
    assert refused["error"] == "bad-cards-line"
    assert "3" in refused["said"]
