"""The team game: two against two on one large duchy each."""

from collections import Counter

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS
from crenel.games.burgundy.central import AREA_POINTS
from crenel.games.burgundy.tiles import CASTLE
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule


def fresh(seed: int = 1, **options: object) -> crenel.State:
    return BURGUNDY.new(4, seed, {"team": True, **options})


def team(**parts: object) -> Table:
    return Table(4, board="12a", team=True, **parts)


# ---------------------------------------------------------------- set-up


@rule("burgundy.team.boards")
@pytest.mark.parametrize("name", ["12a", "12b"])
def test_the_boards_have_73_hexes(name: str) -> None:
    """Twice a single board, less one castle. No area is larger than eight, and all hexes hang together."""
    board = BOARDS[name]
    assert [len(spots) for spots in board.spots] == [7, 6, 12, 12, 12, 24]
    assert board.number == BOARDS["12a"].number
    assert max(board.area_size) == 8
    reached = [0]
    for cell in reached:
        reached += [other for other in board.near[cell] if other not in reached]
    assert len(reached) == board.size == 73


@rule("burgundy.team.boards")
def test_12a_begins_on_the_castle_1_in_the_middle() -> None:
    for castle in ("printed", "open", "secret"):
        state = fresh(castle=castle)
        assert [player["tiles"] for player in state.observe(None)["players"]] == [{"d7": "castle"}] * 4
    board = BOARDS["12a"]
    assert board.number[board.start] == 1


@rule("burgundy.team.12b")
def test_12b_begins_on_the_castle_1_or_6() -> None:
    """One team after the other chooses. These are the only dark green 1 and 6."""
    board = BOARDS["12b"]
    assert board.source == "house"
    ones = [board.cells[cell] for cell in board.spots[CASTLE] if board.number[cell] in (1, 6)]
    assert ones == ["d4", "e8"]
    state = fresh(boards="12b")
    for seat in (0, 1):
        assert state.actor == seat
        assert [state.text(action) for action in state.actions()] == ["castle d4", "castle e8"]
        state.apply(state.actions()[seat])
    views = [player["tiles"] for player in state.observe(None)["players"]]
    assert views == [{"d4": "castle"}, {"e8": "castle"}] * 2


@rule("burgundy.team.12b")
def test_12b_is_as_rich_as_12a() -> None:
    """Area points within a tenth, no two castles side by side, each kind in both halves and with at least five numbers
    where it has six hexes.
    """
    worth = {name: sum(AREA_POINTS[size] for size in BOARDS[name].area_size) for name in ("12a", "12b")}
    assert abs(worth["12b"] - worth["12a"]) <= worth["12a"] / 10
    board = BOARDS["12b"]
    for kind, spots in enumerate(board.spots):
        numbers = {int(board.number[cell]) for cell in spots}
        halves = {board.spot[cell][1] < 12 for cell in spots}
        assert len(numbers) >= 5
        assert halves == {True, False}
        if kind == CASTLE:
            assert all(board.area_size[board.area[cell]] == 1 for cell in spots)


@rule("burgundy.team.setup")
def test_what_teams_begin_with() -> None:
    """Team A three workers, team B five; each two silver and three goods; A1 on top, then B1, A2, B2."""
    state = fresh()
    dump = state.dump()
    rows = dump["duchies"]
    assert [(rows[team]["workers"], rows[team]["silver"]) for team in (0, 1)] == [(3, 2), (5, 2)]
    assert [sum(rows[team]["goods"].values()) for team in (0, 1)] == [3, 3]
    assert dump["order"] == [0, 1, 2, 3]
    assert dump["bridge"][0] == [3, 2, 1, 0]
    assert len(state.observe(0)["depots"][0]["spaces"]) == 4
    assert state.observe(0)["sale"] == 4


@rule("burgundy.team.setup")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_only_four_play_in_teams(seats: int) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(seats, 1, {"team": True})
    assert refused.value.key in ("team-of-four", "not-alone")


@rule("burgundy.team.boards")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"border_posts": True}, "team-borders"),
        ({"boards": "7"}, "board-family"),
        ({"boards": ["12a", "12a", "12b", "12b"]}, "boards-per-seat"),
    ],
)
def test_what_does_not_go_with_teams(options: dict[str, object], key: str) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        fresh(**options)
    assert refused.value.key == key


@rule("burgundy.team.boards")
def test_each_team_may_have_another_board() -> None:
    state = fresh(boards=["12a", "12b"])
    assert [player["board"] for player in state.observe(None)["players"]] == ["12a", "12b"] * 2


# ---------------------------------------------------------------- what is shared


@rule("burgundy.team.shared")
def test_partners_share_workers_silver_goods_and_duchy() -> None:
    table = (
        team().duchy(0, workers=1, silver=2, goods={"red": 2}, dice=(1, 2)).duchy(2, dice=(4, 6)).depot("black", "mine")
    )
    table.play("workers with 1", "buy mine black", "keep own", "workers with 2", "end")
    table.play("workers with 1", "workers with 1", "end")
    assert table.actor == 2
    views = table.state.observe(2)["players"]
    assert views[0]["workers"] == views[2]["workers"] == 5
    table.play("sell red with 4")
    assert table.silver(0) == 1
    assert table.points("sales", 2) == 8
    assert table.points("sales", 0) == 0


@rule("burgundy.team.shared")
def test_both_halves_are_for_both_partners() -> None:
    table = team(to_play=[0, 2]).duchy(0, keys=["ship"], dice=(4, 1)).duchy(2, keys=["bank"], dice=(4, 1))
    table.play("place ship d6 with 4", "workers with 1", "end", "place bank d8 with 4")
    assert set(table.tiles(0)) == {"d6", "d7", "d8"}


@rule("burgundy.team.keys")
def test_a_new_tile_goes_to_an_own_or_a_shared_key_space() -> None:
    table = team().duchy(0, dice=(1, 1)).depot(1, "bank", "ship")
    table.play("take bank 1 with 1")
    assert table.options == ["keep own", "keep shared"]
    table.play("keep shared", "take ship 1 with 1", "keep own")
    assert (table.keys(0), table.seat(0)["shared"]) == (["ship"], ["bank"])


@rule("burgundy.team.keys")
def test_two_own_and_two_shared_key_spaces() -> None:
    """Where only one kind has room nothing is asked; where none has, one of all four goes."""
    table = team().duchy(0, keys=["mine", "mine"], shared=["castle"], dice=(1, 1)).depot(1, "bank", "ship")
    table.play("take bank 1 with 1")
    assert (table.keys(0), table.seat(0)["shared"]) == (["mine", "mine"], ["castle", "bank"])
    table.play("take ship 1 with 1")
    assert table.options == ["discard mine", "discard shared castle", "discard shared bank"]
    table.play("discard shared castle")
    assert (table.keys(0), table.seat(0)["shared"]) == (["mine", "mine"], ["bank", "ship"])


@rule("burgundy.team.keys")
def test_shared_tiles_are_for_both_own_ones_are_not() -> None:
    table = team(to_play=[2]).duchy(0, keys=["bank"], shared=["bank", "ship"]).duchy(2, keys=["bank"], dice=(4, 4))
    assert table.starting("place") == [
        "place bank d8 with 4",
        "place shared bank d8 with 4",
        "place shared ship d6 with 4",
    ]
    table.play("place shared bank d8 with 4")
    assert (table.keys(0), table.keys(2), table.seat(0)["shared"]) == (["bank"], ["bank"], ["ship"])


@rule("burgundy.team.keys")
def test_a_partner_s_tile_is_refused_with_the_reason() -> None:
    table = team(to_play=[2]).duchy(0, keys=["bank"]).duchy(2, dice=(4, 4))
    why = table.refusal("place bank d8 with 4")
    assert (why.reason, why.rule) == ("partners-tile", "burgundy.team.keys")


@rule("burgundy.team.keys")
def test_own_key_spaces_are_open_to_see() -> None:
    table = team().duchy(2, keys=["bank"])
    for seat in (None, 0, 1, 3):
        assert table.state.observe(seat)["players"][2]["keys"] == ["bank"]


@rule("burgundy.team.dice")
def test_dice_markers_purchases_and_points_are_everybody_s_own() -> None:
    table = team().duchy(0, keys=["ship"], dice=(4, 2), silver=4).duchy(2, dice=(5, 6)).depot("black", "mine", "castle")
    table.play("place ship d6 with 4")
    assert table.now["bridge"][:2] == [[3, 2, 1], [0]]
    table.play("buy mine black", "keep own", "workers with 2", "end", "workers with 1", "workers with 1", "end")
    assert table.actor == 2
    assert "buy castle black" in table.options
    assert {text.split(" with ")[1] for text in table.starting("workers")} == {"5", "6"}


@rule("burgundy.team.bridge", "burgundy.ruling.13")
def test_on_the_last_space_a_further_ship_goes_to_the_top() -> None:
    table = (
        team()
        .duchy(0, keys=["ship"], dice=(4, 2))
        .bridge([], [], [], [], [], [1], [0, 3, 2])
        .play("place ship d6 with 4")
    )
    assert table.now["bridge"][5:] == [[1], [3, 2, 0]]


@rule("burgundy.team.mines")
def test_mines_pay_once_a_team() -> None:
    table = (
        team(round=5, to_play=[0])
        .duchy(0, tiles={"e6": "mine", "e7": "mine"}, used=(True, False))
        .bag()
        .play("workers with 1", "end")
    )
    assert table.silver(0) == 2


# ---------------------------------------------------------------- the end


def ended(**rows: dict[str, object]) -> Table:
    """The last turn of the game is over."""
    table = team(phase="E", round=5, to_play=[0])
    for name, parts in rows.items():
        table.duchy(int(name[1]), **parts)
    return table.duchy(0, used=(True, False), workers=0).play("workers with 1", "end")


@rule("burgundy.team.end")
def test_leftovers_count_once_a_team() -> None:
    table = ended(s1={"workers": 5, "silver": 3, "goods": {"red": 2}})
    assert table.state.scores() == [1, 2 + 3 + 2, 0, 0]


@rule("burgundy.team.end")
def test_the_points_of_both_partners_count() -> None:
    table = ended(s0={"points": {"areas": 30}}, s1={"points": {"areas": 20}}, s3={"points": {"areas": 15}})
    assert table.state.scores() == [31, 20, 0, 15]
    assert table.state.ranking() == [1, 3, 0, 2]
    assert [team["score"] for team in table.state.observe(None)["teams"]] == [31, 35]


@rule("burgundy.team.end", "burgundy.ruling.37")
def test_a_tie_goes_to_the_team_with_more_empty_hexes() -> None:
    table = ended(s0={"tiles": {"e6": "mine"}, "points": {"areas": 10}}, s3={"points": {"areas": 12}})
    scores = table.state.scores()
    assert scores[0] + scores[2] == scores[1] + scores[3] == 12
    assert table.state.ranking()[:2] == [3, 1]


@rule("burgundy.team.colours")
def test_a_colour_bonus_for_the_first_and_the_second_team() -> None:
    """Twelve hexes of ships: the bonus tiles are the teams', not the players'."""
    ships = [cell for cell in BOARDS["12a"].cells if BOARDS["12a"].kind[BOARDS["12a"].cell_named(cell)] == 3]
    count = Counter(ships)
    assert len(count) == 12
    table = team(to_play=[2]).duchy(0, tiles=way_to(ships), shared=["ship"]).duchy(2, dice=(4, 1))
    table.play("place shared ship d6 with 4")
    assert table.points("colours", 2) == 7
    assert table.state.observe(0)["players"][0]["bonuses"] == {"ship": "large"}


def way_to(ships: list[str]) -> dict[str, str]:
    """All ship hexes but d6, joined to the middle by the hexes that it takes."""
    board = BOARDS["12a"]
    tiles = {ship: "ship" for ship in ships if ship != "d6"}
    quiet = {
        0: ["castle"], 1: ["mine"], 2: [f"monastery{n}" for n in range(16, 27)],
        4: ["sheep2", "cow2", "pig2", "goat2", "sheep3", "cow3", "pig3", "goat3", "sheep4"],
        5: ["bank", "watchtower", "warehouse", "market", "church", "carpenter", "boarding-house", "town-hall"],
    }  # fmt: skip
    used: Counter[int] = Counter()
    built: dict[int, list[str]] = {}
    for ship in list(tiles):
        for name in path(board.cell_named("d7"), board.cell_named(ship)):
            kind = int(board.kind[board.cell_named(name)])
            if name in tiles or name == "d7" or kind == 3:
                continue
            area = int(board.area[board.cell_named(name)])
            if kind == 5:
                choices = [tile for tile in quiet[5] if tile not in built.setdefault(area, [])]
                built[area].append(choices[0])
                tiles[name] = choices[0]
            else:
                tiles[name] = quiet[kind][used[kind] % len(quiet[kind])]
                used[kind] += 1
    return tiles


def path(first: int, last: int) -> list[str]:
    """A shortest way over the board that leaves out d6."""
    board = BOARDS["12a"]
    closed = board.cell_named("d6")
    before = {first: first}
    queue = [first]
    for cell in queue:
        for other in board.near[cell]:
            if other not in before and other != closed:
                before[other] = cell
                queue.append(other)
    way = [last]
    while way[-1] != first:
        way.append(before[way[-1]])
    return [board.cells[cell] for cell in way]
