"""Why a move is refused: what the reason claims is so, whoever plays, and every kind of move has its own."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.board import BARRICADES, RESOURCE_NAMES, SECTION_NAMES, TOP_OVERSEER, TOP_WALL
from crenel.games.great_wall.clerks import MoveClerks, activating_places
from crenel.games.great_wall.deaths import Perish
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.moves import VERBS
from crenel.games.great_wall.overseers import UpgradeOverseer
from crenel.games.great_wall.places.activation import Activations
from crenel.games.great_wall.places.logistics import March
from crenel.games.great_wall.places.production import Donate
from crenel.games.great_wall.recruits import Deploy, Recruit
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT
from crenel.locales import LANGUAGES, known
from tests.great_wall_table import GREAT_WALL
from tests.refusals import check, refused
from tests.rules.great_wall.test_two_players import REED, two


class Position:
    """What a claim is about: the position, the move, and what the refusal says of it."""

    def __init__(self, state: crenel.State, seat: int, words: list[str], why: crenel.Refusal) -> None:
        assert isinstance(state, GreatWall)
        self.state, self.seat, self.words, self.why = state, seat, words, why
        self.step = state.stack[-1]
        clan = self.step.clan if isinstance(self.step, MoveClerks) else seat
        self.clan = state.clans[clan]
        self.details: dict[str, Any] = why.details

    def place(self) -> int:
        return self.state.layout.place_names().index(self.details["place"])

    def soldier(self) -> int:
        return self.state.layout.soldier_names().index(self.details["soldier"])

    def section(self) -> int:
        return SECTION_NAMES.index(self.details["section"])

    def lacks(self) -> bool:
        """Of each resource that is said to be missing, there is less than any price that lacks so much."""
        stock = dict(zip(RESOURCE_NAMES, self.clan.stock, strict=True))
        return bool(self.why.short) and all(
            count > 0 and (stock[name] + count <= 15) for name, count in self.why.short.items()
        )

    def moved(self) -> int:
        assert isinstance(self.step, MoveClerks)
        return int((self.step.moved >> (4 * self.place())) & 15)

    def tactics(self) -> list[str]:
        return [self.state.deck.tactics[card].name for card in bits(self.clan.tactics)]


CLAIMS: dict[str, Any] = {
    "no-such-place": lambda at: at.details["place"] not in at.state.layout.place_names(),
    "place-full": lambda at: at.state.locked(at.place()),
    "place-locked": lambda at: at.state.locked(at.place()) and at.clan.at[at.place()],
    "place-resolving": lambda at: activating_places(at.state) & BIT[at.place()],
    "place-closed": lambda at: not at.state.open_to(at.step.clan, at.place()),
    "place-used": lambda at: at.step.different and at.step.avoid & BIT[at.place()],
    "same-place": lambda at: at.words[1] == at.words[-1],
    "clerk-moved": lambda at: 0 < at.clan.at[at.place()] <= at.moved(),
    "no-clerk-left": lambda at: at.clan.free_clerks == 0 and at.details["own"] == (at.step.clan == at.seat),
    "no-clerk-there": lambda at: at.clan.at[at.place()] == 0 and at.details["own"] == (at.step.clan == at.seat),
    "activated-already": lambda at: isinstance(at.step, Activations) and at.step.done & BIT[at.place()],
    "place-empty": lambda at: at.state.clerks_at(at.place()) == 0,
    "place-not-ready": lambda at: not at.state.activates(at.place()),
    "upgrade-here-only": lambda at: isinstance(at.step, UpgradeOverseer) and at.step.place == at.place(),
    "upgraded-already": lambda at: isinstance(at.step, UpgradeOverseer) and at.step.avoid & BIT[at.place()],
    "overseer-top": lambda at: at.clan.levels[at.place()] == TOP_OVERSEER,
    "donate-only": lambda at: (
        isinstance(at.step, Donate) and RESOURCE_NAMES[at.step.place] == at.details["resource"] != at.words[1]
    ),
    "resources-short": Position.lacks,
    "wall-short": lambda at: at.state.building_stock(at.seat) == at.details["have"] < at.details["cost"],
    "wall-finished": lambda at: at.state.wall[at.section()] == TOP_WALL,
    "barricades-full": lambda at: at.state.barricades[at.section()] == BARRICADES,
    "wrong-total": lambda at: at.details["paid_count"] != at.details["cost"],
    "no-clerk-to-hire": lambda at: at.clan.reserve == 0,
    "not-in-row": lambda at: at.details["card"] not in at.details["cards"],
    "no-soldier-left": lambda at: at.clan.pool[at.soldier()] == 0,
    "recruit-only": lambda at: isinstance(at.step, Recruit) and at.step.soldier == at.soldier(),
    "no-such-recruit": lambda at: isinstance(at.step, Deploy) and at.step.ready[at.soldier()] == 0,
    "nobody-resting": lambda at: at.clan.resting(at.section(), at.soldier()) == 0,
    "nobody-on-wall": lambda at: at.clan.on_wall(at.section(), at.soldier()) == 0,
    "nobody-stationed": lambda at: (
        not any(
            at.clan.resting(at.section(), kind) or at.clan.on_wall(at.section(), kind) for kind in range(at.clan.kinds)
        )
    ),
    "same-section": lambda at: at.words[1] == at.words[3],
    "no-firing-spot": lambda at: isinstance(at.step, March) and at.state.free_firing_spots(at.step.goal) <= 0,
    "no-target": lambda at: (
        at.words[0] == "attack"
        and not (
            at.state.layout.soldiers[at.soldier()].has_target(at.state, at.section())
            and at.state.layout.soldiers[at.soldier()].can_attack(at.state, at.section())
        )
    ),
    "no-shame-there": lambda at: not at.clan.shamed[at.soldier()],
    "nobody-dying": lambda at: isinstance(at.step, Perish) and at.step.fallen[at.soldier()] == 0,
    "no-such-tactic": lambda at: at.details["card"] not in at.tactics() and (at.details["cards"] or []) == at.tactics(),
    "tactic-not-now": lambda at: at.details["card"] in at.tactics(),
    "no-such-command": lambda at: at.details["card"] not in at.details["cards"],
    "no-such-slot": lambda at: at.details["slot"] > len(at.state.track),
    "slot-taken": lambda at: at.state.track[at.details["slot"] - 1] >= 0,
}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_a_reason_claims_is_so(seats: int) -> None:
    claims = {
        reason: lambda state, seat, words, why, claim=claim: bool(claim(Position(state, seat, words, why)))
        for reason, claim in CLAIMS.items()
    }
    found: dict[str, set[str]] = {}
    for seed in range(2):
        for tried in refused(GREAT_WALL, seats, {}, seed):
            found.setdefault(tried[2][0], set()).add(check(tried, claims))
    assert {"lead", "command", "slot", "clerk", "activate", "upgrade", "wall"} <= set(found)
    for verb, reasons in found.items():
        assert reasons - {"no-such-notation", "ambiguous"}, verb


def test_every_kind_of_move_says_when_it_comes() -> None:
    verbs = {*VERBS, *(verb for module in MODULES for verb in module.verbs.values())}
    assert {"clerk", "take", "dismiss", "beast", "starve"} <= verbs
    keys = [f"moment-great_wall-{verb}" for verb in verbs]
    assert [(key, language) for key in keys for language in LANGUAGES if not known(key, language)] == []


def moving(clan: int, **details: object) -> dict[str, object]:
    """Seat 0 moves clerks of a clan."""
    step = {"step": "move_clerks", "seat": 0, "clan": clan, "left": 2, "different": False, "moved": 0, "avoid": []}
    return {**step, **details}


def test_clerks_of_the_reed_clan_are_judged_by_its_own() -> None:
    """The overlord moves them: what he has at a place himself does not matter, nor what he has in his pool."""
    wall = two().clan(0, at={"temple": 1}).steps(moving(REED))
    why = wall.state.why_not("clerk temple > barracks")
    assert why is not None
    assert (why.reason, why.details["own"]) == ("no-clerk-there", False)
    why = wall.state.why_not("clerk > barracks")
    assert why is not None
    assert (why.reason, why.details["own"]) == ("no-clerk-left", False)


def test_a_clerk_that_has_moved_is_said_to_have_moved() -> None:
    """Under a free move nothing is said of different places."""
    wall = two().steps(moving(0)).play("clerk > temple")
    why = wall.state.why_not("clerk temple > barracks")
    assert why is not None
    assert why.reason == "clerk-moved"
    wall = two().steps(moving(0, different=True)).play("clerk > temple")
    why = wall.state.why_not("clerk > temple")
    assert why is not None
    assert why.reason == "place-used"


def test_a_move_of_another_moment_says_when_it_comes_and_what_is_asked() -> None:
    why = two().steps(moving(0)).state.why_not("wall left")
    assert str(why) == "You build when the builders’ camp activates. Now: Move up to 2 clerks."
