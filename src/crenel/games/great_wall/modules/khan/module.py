"""Genghis Khan: he rides before the wall with two skills, and whoever claims a horde may attack him. Bannermen call to
attack, and the Emperor rewards whoever builds.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import HORSEMAN, RESOURCE_NAMES, SPEARMAN, read
from crenel.games.great_wall.cardrows import ABILITY
from crenel.games.great_wall.cards import make_cards
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.defeat import BreachDeaths, Claim
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout, Standing
from crenel.games.great_wall.leaving import horde_cards, kinds_out, other_hordes
from crenel.games.great_wall.module import CardKind, Part, Row
from crenel.games.great_wall.modules.expansion import Expansion
from crenel.games.great_wall.modules.khan import dump, words
from crenel.games.great_wall.modules.khan.cards import (
    CONTEMPT,
    POWER,
    RANSOM,
    SILENCE,
    SLAUGHTER,
    KhanCard,
    check_award,
    check_skill,
    check_spots,
)
from crenel.games.great_wall.modules.khan.part import SKILLS, KhanPart, defeated, khan_of, lever
from crenel.games.great_wall.modules.khan.steps import (
    BANNERMAN,
    KHAN,
    AttackKhan,
    HeldFire,
    KhanMoves,
    NewDeck,
    NoRetreat,
    Rallied,
)
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.winter import Volley
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.setup import draw_some
from crenel.games.great_wall.soldiers import ONE, Soldier
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import Refusal
from crenel.kernel.state import Step

DATA: Final = "modules.khan"
FILE: Final = "khan.toml"
OUT: Final = 2  # kinds of hordes that leave the deck for his
BANNERMEN: Final = 1  # of each player
BANNERMAN_COST: Final[dict[str, int]] = {"wood": 1, "gold": 2}


class DrawAward(Phase):
    """One of the Emperor's awards lies open; nobody has its figure."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        khan_of(state).award = draw_some(state, len(state.deck.rows["award"]), 1)[0]


class ChangeHordes(Phase):
    """Some kinds of hordes leave the deck for his, and two skills lie beside his card."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = khan_of(state)
        others = other_hordes(state)
        for place in draw_some(state, len(others), OUT):
            part.out |= CARD[others[place]]
        state.horde_deck &= ~horde_cards(state, part.out)
        part.lay(list(draw_some(state, len(part.skills), SKILLS)), state.seats)


class Rides(Phase):
    """He goes where the invasion points."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(KhanMoves(-1))


class ClaimAttack(Phase):
    """Whoever claims a horde may attack him with a soldier of theirs who lived through it."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = khan_of(state)
        horde = state.horde_at(section, row)
        assert horde is not None
        if clan >= 0 and state.clans[clan].rules.person and state.clans[clan].rules.claims:
            first = clan * state.layout.kinds
            spearmen = horde.pieces(clan, SPEARMAN) + part.saved[first + SPEARMAN]
            horsemen = horde.pieces(clan, HORSEMAN) + part.saved[first + HORSEMAN]
            if spearmen or horsemen:
                state.push(AttackKhan(clan, section, spearmen, horsemen))
        part.saved = [0] * len(part.saved)


class Deaths(Phase):
    """The deaths of a breach; where he lets nobody retreat, all on the hordes are among them."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if lever(state, section, SLAUGHTER):
            state.push(NoRetreat(-1, section, True))
        else:
            BreachDeaths(self.name).push(state, clan, section, row)


class Firing(Phase):
    """Everybody on the walls shoots, section by section, but where he darkens the sky."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for place in reversed(state.layout.sections):
            if lever(state, place, SILENCE):
                state.push(HeldFire(-1, place))
                continue
            for each in reversed(state.tea):
                state.push(Volley(-1, each, place))


class BannermenCall(Phase):
    """Each player may attack where the clan's bannerman is, in the order of tea."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            if state.clans[each].rules.person:
                state.push(Rallied(-1, each))


class Awards(Standing):
    """The award listens for whoever holds its figure."""

    def active(self, state: GreatWall, seat: i64) -> int:
        part = khan_of(state)
        return CARD[part.award] if part.holder == seat and part.award != NO_CARD else 0


class Khan(Expansion):
    name: ClassVar[str] = "khan"
    rows: ClassVar[dict[str, list[Row]]] = read(FILE, DATA, NEWEST)
    card_kinds: ClassVar[dict[str, CardKind]] = {
        "khan": CardKind(["name", "spots"], ["source"], check_spots),
        "skill": CardKind(["name", "spots", "do"], ["source"], check_skill),
        "award": CardKind(["name", "when", "do"], ["source", *ABILITY], check_award),
    }
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {KHAN: "khan"}

    def __init__(self) -> None:
        self.leaders: list[KhanCard] = []
        self.skills: list[KhanCard] = []

    # ------------------------------------------------------------ laying out

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read(FILE, DATA, rules)

    def compose(self, layout: Layout) -> None:
        cost: list[i64] = [BANNERMAN_COST.get(name, 0) for name in RESOURCE_NAMES]
        layout.add_soldier(Soldier(BANNERMAN, BANNERMEN, cost, ONE, first_row=True))
        layout.add_source("khan")
        layout.set_up.before("artifacts", DrawAward("award"))
        layout.set_up.before("horde", ChangeHordes("khan_hordes"))
        layout.opening.after("hordes", Rides("khan"))
        layout.spring.after("hordes", Rides("khan"))
        layout.claim.before("rows", ClaimAttack("khan"))
        layout.breach.replace("deaths", Deaths("deaths"))
        layout.winter.replace("firing", Firing("firing"))
        layout.winter.before("firing", BannermenCall("bannermen"))

    def add_cards(self, layout: Layout) -> None:
        rows = layout.deck.rows
        self.leaders = [KhanCard(row) for row in rows["khan"]]
        self.skills = [KhanCard(row) for row in rows["skill"]]
        layout.add_standing(Awards("award", make_cards("award", rows["award"], layout.words), layout.words))

    def brings_horde(self, name: str) -> bool:
        return any(row["name"] == name for row in self.rows["horde"])

    def new_part(self, state: GreatWall) -> Part:
        part = KhanPart(self.leaders, self.skills)
        part.lay([0, 1], state.seats)
        part.saved = [0] * (len(state.clans) * int(state.layout.kinds))
        return part

    # ------------------------------------------------------------ numbers and permissions

    def power(self, state: GreatWall, section: i64, horde: Horde, power: i64) -> i64:
        return power + lever(state, section, POWER)

    def save_price(self, state: GreatWall, clan: i64, section: i64, chi: i64) -> i64:
        return chi + lever(state, section, RANSOM)

    def counts_as_present(self, state: GreatWall, clan: i64, section: i64, horde: Horde) -> bool:
        return lever(state, section, CONTEMPT) == 0

    # ------------------------------------------------------------ happenings

    def wall_built(self, state: GreatWall, clan: i64, section: i64) -> None:
        """The award's figure goes to the builder."""
        part = khan_of(state)
        if part.holder != clan:
            part.holder = clan
            if state.recording:
                state.emit("award_taken", clan, {"card": str(state.deck.rows["award"][part.award]["name"])})

    def soldier_saved(self, state: GreatWall, clan: i64, section: i64, soldier: i64) -> None:
        """Whoever is saved from a horde that is being defeated may attack him: they rest among others now."""
        if any(isinstance(step, Claim) for step in state.stack):
            khan_of(state).saved[clan * state.layout.kinds + soldier] += 1

    def assaulted(self, state: GreatWall, section: i64, breached: bool) -> None:
        """Nobody retreats, also where the wall holds."""
        if not breached and lever(state, section, SLAUGHTER):
            state.push(NoRetreat(-1, section, False))

    def end_reason(self, state: GreatWall, reason: str) -> str:
        """His fall ends the game with the year, but where all play together."""
        return "khan" if not reason and state.layout.by_honor and defeated(state) else reason

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(state, action, parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        return words.price(state, action)

    def why_not(self, state: GreatWall, said: list[str], seat: int) -> Refusal | None:
        return words.why_not(state, said, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["khan"] = dump.dump(state)

    def hordes_left_out(self, state: GreatWall, data: Mapping[str, Any]) -> int:
        return horde_cards(state, kinds_out(state, data["khan"]["out"], [0, OUT], "khan.out"))

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part = khan_of(state)
        part.out = kinds_out(state, data["khan"]["out"], [0, OUT], "khan.out")
        dump.load(state, data["khan"])

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [KhanMoves, NewDeck, NoRetreat, HeldFire, Rallied]
        return [(AttackKhan, PLAYERS), *[(step, RULED) for step in ruled]]

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return khan_of(state).standing(clan, soldier)

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        view["khan"] = dump.view(state)

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        named = {"khan": "khans", "skill": "skills", "award": "awards", "advisor": "advisors"}
        found: dict[str, object] = {
            place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in named.items()
        }
        found["hordes"] = {
            str(row["name"]): {**row, "grid": " ".join(row["spots"]).split()} for row in cls.rows["horde"]
        }
        found["soldiers"] = {BANNERMAN: BANNERMAN_COST}
        return found
