"""Cards of one's own: a file replaces cards of the house, and a bad one is refused with the line and the reason."""

from pathlib import Path
from typing import Any

import pytest

import crenel
from crenel.cli.play import read_own_cards
from crenel.games.great_wall.cardrows import FILES, ROWS, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule

GOOD = """\
# My own cards.

[[advisor]]
name = "herald"
discount = { spearman = { stone = 2 } }

[[advisor]]
name = "jinshi"
when = "income"
do = [{ gold = 1 }, { any = 1, but = "gold" }]

[[tactic]]
name = "martyrs"
when = "killed"
do = [{ save = 2 }]
cost = 3
boosted = [{ save = "all" }]

[[general]]
name = "song-ci"
setup = { wood = 1, stone = 2, gold = 3, chi = 4, tactics = 1, tea = 77 }
when = "upgrade"
do = [{ honor = 3 }]

[[horde]]
name = "spies"
power = 9
honor = 4
traits = { fierce = 1 }
spots = ["h9 . . . . t", ". . w - . ."]

[[artifact]]
name = "war-drum"
honor = 2
per = "clerk"
above = 4

[[command]]
name = "economy"
boxes = [{ who = "owner", move = 5 }, { who = "others", attack = "one" }]

[[solo]]
name = "economy"
do = [{ send = 1 }, { others = 2 }]
"""


def read_cards(file: Path) -> Any:
    return GREAT_WALL.read_option("cards", file.read_text(encoding="utf-8"), file.name)


def saved(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refused(folder: Path, text: str) -> crenel.BadSetup:
    with pytest.raises(crenel.BadSetup) as error:
        read_cards(saved(folder, text))
    return error.value


@rule("great_wall.cards.own")
def test_a_good_file_gives_the_option(tmp_path: Path) -> None:
    own = read_cards(saved(tmp_path, GOOD))
    assert list(own) == ["advisor", "tactic", "general", "horde", "artifact", "command", "solo"]
    state = GREAT_WALL.new(3, 1, {"cards": own})
    deck: Any = state.deck  # type: ignore[attr-defined]
    herald = next(card for card in deck.advisors if card.name == "herald")
    assert (herald.source, int(herald.discount[0][1])) == ("own", 2)
    assert len(deck.advisors) == 44, "replaced, not added"
    assert next(card for card in deck.hordes if card.name == "spies").row["power"] == 9
    assert next(card for card in deck.hordes if card.name == "brutes").row["power"] == 8


@rule("great_wall.cards.own")
def test_a_game_is_played_saved_and_replayed_with_them(tmp_path: Path) -> None:
    own = read_cards(saved(tmp_path, GOOD))
    state = GREAT_WALL.new(2, 5, {"cards": own})
    for _ in range(60):
        state.apply(state.actions()[-1])
    assert GREAT_WALL.load(state.dump()) == state
    assert state.observe(0)["cards"] == own
    income = Wall(cards=own).clan(0, active=["jinshi"]).steps({"step": "income", "seat": 0})
    assert income.options == ["gain wood", "gain stone", "gain chi"]


@rule("great_wall.cards.own")
@pytest.mark.parametrize("kind", FILES)
def test_all_rows_of_the_house_are_good(kind: str) -> None:
    for row in ROWS[kind]:
        check_row(kind, row, row_kinds(MODULES)[kind])


HERALD = '[[advisor]]\nname = "herald"\n'
SEASONAL = HERALD + 'when = "income"\n'
VIGIL = '[[tactic]]\nname = "vigil"\n'
SPIES = '[[horde]]\nname = "spies"\npower = 1\nhonor = 1\n'
ECONOMY = '[[command]]\nname = "economy"\n'
DO = "do = [{ honor = 1 }]\n"
# A bad file, the line of the fault, the reason, and a word that the message must have.
BAD: list[tuple[str, int, str, str]] = [
    (HERALD + '[[advisr]]\nname = "x"\n', 3, "cards-kind", "advisr"),
    ('\n[[advisor]]\nname = "No Body"\nfree_save = 1\n', 3, "cards-new-name", "No Body"),
    ('\n[[advisor]]\nname = "nobody"\n', 2, "cards-missing", "when"),
    ('[[command]]\nname = "siesta"\nboxes = [{ who = "owner", move = 1 }]\n', 2, "cards-name", "siesta"),
    (HERALD + 'whenn = "income"\n', 3, "cards-key", "whenn"),
    ("[[advisor]]\nfree_save = 1\n", 1, "cards-missing", "name"),
    (HERALD + 'free_save = "one"\n', 3, "cards-value", "one"),
    (HERALD + 'when = "harvest"\n' + DO, 3, "cards-value", "harvest"),
    (SEASONAL + "do = [{ fame = 1 }]\n", 4, "cards-effect", "fame"),
    (SEASONAL + "do = [{ honor = 1, gold = 1 }]\n", 4, "cards-effect", "gold"),
    (SEASONAL + 'do = [{ honor = 1, of = "quarry" }]\n', 4, "cards-value", "of"),
    (SEASONAL + "do = [{ honor = -1 }]\n", 4, "cards-value", "-1"),
    (SEASONAL + "do = [{ save = 1 }]\n", 4, "cards-save", "save"),
    (SEASONAL, 1, "cards-value", "do"),
    (HERALD + 'when = "attack"\nof = "quarry"\n' + DO, 4, "cards-value", "quarry"),
    (SEASONAL + 'of = "wood"\n' + DO, 4, "cards-key", "of"),
    (SEASONAL + 'per = "level"\n' + DO, 3, "cards-value", "income"),
    (SEASONAL + 'needs = { on_horde = "spearman" }\n' + DO, 3, "cards-value", "income"),
    (SEASONAL + 'needs = { nearby = "spearman" }\n' + DO, 4, "cards-value", "nearby"),
    (SEASONAL + "pay = { silver = 1 }\n" + DO, 4, "cards-value", "silver"),
    (HERALD + 'counts = { place = "moon", more = 1 }\n', 3, "cards-value", "moon"),
    (HERALD + "discount = { knight = { gold = 1 } }\n", 3, "cards-value", "knight"),
    (HERALD + "free_save = 1\n" + HERALD, 5, "cards-twice", "herald"),
    (VIGIL + 'when = "income"\n' + DO + "cost = 1\nboosted = [{ honor = 2 }]\n", 3, "cards-value", "income"),
    (VIGIL + 'when = "killed"\n' + DO + "boosted = [{ honor = 2 }]\n", 1, "cards-missing", "cost"),
    (VIGIL + 'when = "killed"\ndo = [{ save = 1 }]\ncost = 1\nboosted = [{ honor = 2 }]\n', 6, "cards-save", "honor"),
    ('[[general]]\nname = "song-ci"\nsetup = { wood = 1, silk = 2 }\n', 3, "cards-value", "silk"),
    ('[[general]]\nname = "song-ci"\nwhen = "upgrade"\n' + DO, 1, "cards-missing", "setup"),
    (SPIES + 'spots = ["w w w", "w w w"]\n', 5, "cards-value", "spots"),
    (SPIES + 'spots = ["w w w x w w", ". . . . . ."]\n', 5, "cards-value", "x"),
    (SPIES + 'spots = [". . . . . .", ". . . . . ."]\n', 5, "cards-value", "spots"),
    (SPIES + 'traits = { flies = 1 }\nspots = ["w w w w w w", ". . . . . ."]\n', 5, "cards-value", "flies"),
    ('[[artifact]]\nname = "war-drum"\nhonor = 1\nper = "cow"\n', 4, "cards-value", "cow"),
    (ECONOMY + 'boxes = [{ who = "all", move = 1 }]\n', 3, "cards-value", "all"),
    (ECONOMY + 'boxes = [{ who = "owner" }]\n', 3, "cards-effect", "owner"),
    (ECONOMY + 'boxes = [{ who = "owner", move = 1, partner = "peace" }]\n', 3, "cards-value", "peace"),
    ('[[solo]]\nname = "economy"\ndo = [{ dance = 1 }]\n', 3, "cards-value", "dance"),
    ('[[advisor]]\nname = "herald\n', 2, "cards-syntax", "line 2"),
    ('\ntitle = ["x"]\n' + HERALD, 2, "cards-title", "x"),
    ('only = ["command"]\n' + HERALD, 1, "cards-value", "command"),
    ("advisor = 3\n", 1, "cards-value", "3"),
]


@rule("great_wall.cards.own")
@pytest.mark.parametrize(("text", "line", "reason", "word"), BAD, ids=[f"{row[2]}-{row[3]}" for row in BAD])
def test_a_bad_file_is_refused_with_the_line_and_the_reason(
    tmp_path: Path, text: str, line: int, reason: str, word: str
) -> None:
    error = refused(tmp_path, text)
    assert error.key == "bad-cards-line"
    assert error.details["line"] == line
    assert error.details["detail"][0] == reason  # type: ignore[index]
    for language in ("en", "es", "pl"):
        said = error.said(language)
        assert str(line) in said
        assert word in said
        assert reason not in said


@rule("great_wall.cards.own")
def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(crenel.BadSetup) as error:
        read_own_cards(GREAT_WALL, str(tmp_path / "none.toml"))
    assert error.value.key == "bad-cards-file"
    assert "none.toml" in str(error.value)


@rule("great_wall.cards.own")
@pytest.mark.parametrize(
    ("cards", "where"),
    [
        ({"advisr": []}, ""),
        ({"advisor": [{"name": "Nobody"}]}, "advisor[0].name"),
        ({"advisor": [{"name": "herald"}, {"name": "jinshi", "when": "soon"}]}, "advisor[1].when"),
        ({"horde": {"name": "spies"}}, "horde"),
        ({"horde": ["spies"]}, "horde[0]"),
    ],
)
def test_bad_rows_in_the_options_are_refused_the_same_way(cards: dict[str, Any], where: str) -> None:
    with pytest.raises(crenel.BadSetup) as error:
        GREAT_WALL.new(3, 1, {"cards": cards})
    assert (error.value.key, error.value.details["where"]) == ("bad-cards", where)
    assert str(error.value)
