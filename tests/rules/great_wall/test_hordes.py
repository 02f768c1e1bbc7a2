"""Hordes: power, honor, traits, and what their vital spots give. Polish rulebook page 6."""

from typing import Any

import pytest

from crenel.games.great_wall.board import HOUSE_BOARD, RESOURCE_NAMES
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.horde import SPOT_NAMES
from tests.great_wall_table import Wall, deadly

rule = pytest.mark.rule


# ---------------------------------------------------------------- hordes


def house(
    section: str = "left", *, wall: int = 2, barricades: int = 3, hordes: tuple[Any, ...] = (), **parts: Any
) -> Wall:
    """A section before the hordes of the house."""
    return Wall(cards={"horde": []}, **parts).section(section, *hordes, wall=wall, barricades=barricades)


def facts(wall: Wall) -> tuple[int, int]:
    section = next(row for row in wall.state.observe(0)["sections"] if row["section"] == "left")  # type: ignore[attr-defined]
    return section["power"], section["defence"]


@rule("great_wall.hordes")
@pytest.mark.parametrize("year", [1, 2, 6])
@pytest.mark.parametrize("card", HOUSE_DECK.hordes, ids=lambda card: card.name)
def test_a_horde_has_its_power_and_its_trait(card: Any, year: int) -> None:
    traits = card.row.get("traits", {})
    assert set(traits) <= {"halves", "burns", "charge", "fierce", "swells"}
    power = card.row["power"] + traits.get("swells", 0) * (year - 1)
    base = int(HOUSE_BOARD.wall_defence[2])
    defence = base + (0 if traits.get("burns") else 6)
    defence = defence // 2 if traits.get("halves") else defence
    first = house(hordes=(f"{card.name}-left",), year=year)
    assert facts(first) == (power + traits.get("charge", 0), defence)
    shown = first.state.observe(0)["sections"][0]["hordes"][0]["power"]  # type: ignore[index]
    assert shown == power + traits.get("charge", 0)
    other = next(each for each in HOUSE_DECK.hordes if each.name != card.name and not each.row.get("traits"))
    behind = house(hordes=(f"{other.name}-left", f"{card.name}-left"), year=year)
    assert facts(behind) == (other.row["power"] + power, defence), "a charge needs the row at the wall"


@rule("great_wall.hordes")
@pytest.mark.parametrize("card", HOUSE_DECK.hordes, ids=lambda card: card.name)
def test_a_horde_kills_as_many_as_the_track_and_its_trait_say(card: Any) -> None:
    spots = [SPOT_NAMES[spot] for spot in range(12) if card.exists[spot]]
    cover = dict.fromkeys(spots[:4], "spearman 0") | dict.fromkeys(spots[4:], "wound")
    wall = house(hordes=((f"{card.name}-left", cover),), year=deadly(1)).steps({"step": "defeat_check"})
    at_home = 10 - len(spots[:4])
    assert wall.soldiers(0, "pool")["spearman"] == at_home + 1 + card.row.get("traits", {}).get("fierce", 0)
    assert wall.seat(0)["claimed"] == [{"horde": f"{card.name}-left", "shame": 0}]
    wall.play("0: command economy", "1: command economy", "2: command economy")
    end = Wall(cards={"horde": []}).clan(0, claimed=[f"{card.name}-left"])
    end.data["stack"] = [{"step": "final_scoring", "seat": -1}]
    assert end.honor(0, "hordes") == card.row["honor"]


@rule("great_wall.hordes")
@pytest.mark.parametrize("card", HOUSE_DECK.hordes, ids=lambda card: card.name)
def test_every_spot_of_a_horde_gives_its_reward(card: Any) -> None:
    codes = [line.split() for line in card.row["spots"]]
    assert [len(line) for line in codes] == [6, 6]
    for spot, code in enumerate([*codes[0], *codes[1]]):
        wall = house(hordes=(f"{card.name}-left",)).clan(0, rest={"left": {"spearman": 1}})
        row = {"step": "attack_with", "seat": 0, "left": 1, "soldier": "spearman", "rest": True, "firing": False,
               "each": False, "forced": True, "sections": ["left"], "shot": 0}  # fmt: skip
        wall.steps(row)
        assert (f"spot 1 {SPOT_NAMES[spot]}" in wall.options) == (code != ".")
        if code == ".":
            continue
        wall.play(f"spot 1 {SPOT_NAMES[spot]}")
        assert wall.honor(0) == (int(code[1:]) if code[0] == "h" else 0)
        assert len(wall.seat(0)["tactics"]) == (code == "t")
        stock = {name: int(code == name[0]) for name in RESOURCE_NAMES}
        assert wall.stock(0) == stock


KNOWN_HORDES = {"leader": (5, 2), "infantry": (7, 6), "pyromaniacs": (6, 6), "brutes": (8, 8), "spies": (8, 7)}


@rule("great_wall.hordes")
def test_the_known_hordes_have_their_printed_numbers() -> None:
    found = {card.name: (card.row["honor"], card.row["power"]) for card in HOUSE_DECK.hordes}
    assert {name: found[name] for name in KNOWN_HORDES} == KNOWN_HORDES
    traits = {card.name: set(card.row.get("traits", {})) for card in HOUSE_DECK.hordes}
    assert (traits["leader"], traits["pyromaniacs"]) == ({"halves"}, {"burns"})


@rule("great_wall.horde.leader")
@pytest.mark.parametrize(("leaders", "barricades"), [(1, 3), (2, 3), (3, 1)])
def test_each_leader_halves_the_defence_rounded_down(leaders: int, barricades: int) -> None:
    wall = Wall().section(
        "left", *[f"leader-{name}" for name in ("left", "middle", "right")[:leaders]], wall=1, barricades=barricades
    )
    expected = int(HOUSE_BOARD.wall_defence[1]) + 2 * barricades
    for _ in range(leaders):
        expected //= 2
    assert facts(wall) == (2 * leaders, expected)


@rule("great_wall.horde.pyromaniacs")
def test_barricades_are_worth_nothing_before_pyromaniacs() -> None:
    wall = Wall().section("left", "brutes-left", "pyromaniacs-left", wall=1, barricades=3)
    assert facts(wall) == (14, int(HOUSE_BOARD.wall_defence[1]))
