"""Cards and numbers by version of the rules."""

from crenel.games.great_wall import GAME
from crenel.games.great_wall.board import board_under
from crenel.games.great_wall.cardrows import FILES, check_row, row_kinds, rows_under
from crenel.games.great_wall.changes import CHANGES, NEWEST
from crenel.games.great_wall.editions import as_of
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer

DATA = {
    "wall": {"cost": [5], "defence": [9], "until_1": {"defence": [12]}, "until_3": {"defence": [10], "cost": [6]}},
    "row": [
        {"name": "old", "until": 1},
        {"name": "new", "since": 2, "do": [{"honor": 1, "until_2": {"honor": 3}}]},
        {"name": "kept"},
    ],
}


def test_a_data_file_says_what_was_until_a_version() -> None:
    assert as_of(DATA["wall"], 4) == {"cost": [5], "defence": [9]}
    assert as_of(DATA["wall"], 2) == {"cost": [6], "defence": [10]}
    assert as_of(DATA["wall"], 1) == {"cost": [6], "defence": [12]}


def test_rows_come_and_go_with_versions() -> None:
    assert [row["name"] for row in as_of(DATA, 1)["row"]] == ["old", "kept"]
    assert as_of(DATA, 2)["row"] == [{"name": "new", "do": [{"honor": 3}]}, {"name": "kept"}]
    assert as_of(DATA, 3)["row"][0]["do"] == [{"honor": 1}]


def test_every_version_has_whole_decks() -> None:
    """As many cards of each kind as are printed, whatever they are."""
    assert max(CHANGES.values()) == NEWEST
    for rules in range(1, NEWEST + 1):
        kinds = row_kinds(MODULES, rules)
        rows = rows_under(rules)
        counts = {"general": 13, "advisor": 44, "tactic": 20, "horde": 8, "artifact": 5, "command": 6}
        assert {kind: len(rows[kind]) for kind in FILES} == counts
        for kind in FILES:
            for row in rows[kind]:
                check_row(kind, row, kinds[kind])


def test_numbers_of_the_house_by_version() -> None:
    """Walls, springs of both sides, slots of the lumber mill, the quarry, the temple and the tea house."""
    found = {}
    for rules in (1, 2, 3, 4, 5):
        board = board_under(rules)
        small, large = board.sides[3], board.sides[4]
        slots = [(int(small.slots[place]), int(large.slots[place])) for place in (0, 1, 3, 5)]
        found[rules] = (list(board.wall_defence), list(small.hordes), list(large.hordes), slots)
    old = [(4, 5), (4, 5), (4, 5), (3, 4)]
    assert found == {
        1: ([0, 12, 16, 20], [0, 1, 2, 3, 3, 4], [0, 2, 3, 4, 5], old),
        2: ([0, 10, 14, 17], [0, 1, 1, 3, 4, 5], [0, 1, 2, 5, 8], old),
        3: ([0, 10, 13, 16], [0, 1, 1, 2, 3, 7], [0, 1, 2, 3, 10], [(4, 5), (3, 4), (3, 4), (2, 4)]),
        4: ([0, 10, 13, 16], [0, 1, 1, 2, 3, 7], [0, 1, 2, 3, 10], [(4, 5), (3, 4), (3, 4), (2, 3)]),
        5: ([0, 10, 13, 16], [0, 1, 1, 2, 3, 7], [0, 1, 1, 4, 14], [(4, 4), (3, 4), (3, 4), (2, 3)]),
    }


def test_cards_of_the_house_by_version() -> None:
    """What Economy upgrades, how lancers swell, whose tea is first, and which advisors there are."""
    found = {}
    for rules in (1, 2, 3):
        rows = {kind: {row["name"]: row for row in rows_under(rules)[kind]} for kind in FILES}
        teas = [rows["general"][name]["setup"]["tea"] for name in ("song-ci", "zhou-tong")]
        economy = rows["command"]["economy"]["boxes"]
        swells = rows["horde"]["lancers"]["traits"].get("swells", 0)
        advisors = {"architect", "novice-master", "gate-captain", "toll-keeper"} & set(rows["advisor"])
        found[rules] = (economy[0]["more"], economy[2]["upgrade"], swells, teas, advisors)
    old, new = {"architect", "novice-master"}, {"gate-captain", "toll-keeper"}
    assert found == {1: (1, 1, 0, [12, 33], old), 2: (2, 2, 1, [78, 33], old), 3: (2, 1, 2, [33, 78], new)}


def test_tea_of_five_by_version() -> None:
    """Wen-tianxiang, of the strongest, begins in the middle of the order; su-dongpo's tea is printed."""
    found = {}
    for rules in (3, 4):
        rows = {row["name"]: row for row in FifthPlayer.rows_under(rules)["general"]}
        found[rules] = {name: rows[name]["setup"]["tea"] for name in ("su-dongpo", "wen-tianxiang")}
    assert found == {3: {"su-dongpo": 98, "wen-tianxiang": 75}, 4: {"su-dongpo": 98, "wen-tianxiang": 38}}


def test_generals_of_a_table_have_different_tea() -> None:
    for rules in range(1, NEWEST + 1):
        rows = [*rows_under(rules)["general"], *FifthPlayer.rows_under(rules)["general"]]
        teas = [row["setup"]["tea"] for row in rows]
        assert len(set(teas)) == len(teas), rules


def test_a_table_of_old_has_its_own_numbers_and_cards() -> None:
    new, old = GAME.new(3, "editions"), GAME.new(3, "editions", rules=1)
    assert list(board_under(1).wall_defence) == [0, 12, 16, 20]
    assert (old.rules, new.rules) == (1, NEWEST)
    boxes = {rules: GAME.under(rules).layout(3, new.options).deck.commands[3].row["boxes"] for rules in (1, 2)}
    assert ([len(each) for each in boxes.values()]) == [4, 3]


def test_whoever_looks_at_a_table_reads_the_walls_of_its_rules() -> None:
    """The catalogue is that of new tables."""
    for rules in (1, NEWEST):
        board = board_under(rules)
        walls = GAME.new(3, "editions", rules=rules).observe(None)["walls"]
        assert [level["defence"] for level in walls] == list(board.wall_defence)
        assert [level["firing_spots"] for level in walls] == list(board.firing_spots)
    assert GAME.new(3, "e").observe(None)["walls"] != GAME.new(3, "e", rules=1).observe(None)["walls"]


def test_whoever_looks_at_a_table_of_old_gets_the_cards_that_were_others() -> None:
    view = GAME.new(3, "editions", rules=1).observe(None)
    rows = {row["name"]: row for row in view["cards"]["command"]}
    assert rows["attack-order"]["boxes"][1] == {"who": "owner", "attack": "rest"}
    assert "despotism" not in rows, "what is as it was stands in the catalogue"
    assert GAME.new(3, "editions").observe(None)["cards"] == {}
    mine = {"command": [{"name": "attack-order", "boxes": [{"who": "owner", "move": 1}]}]}
    own = GAME.new(3, "editions", {"cards": mine}, rules=1).observe(None)["cards"]["command"]
    assert [row["boxes"] for row in own if row["name"] == "attack-order"] == [[{"who": "owner", "move": 1}]]
