"""Ancient Beasts: players place, upgrade and move four beasts, which help everybody where they stand."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS, read
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import CardKind, Part, Row
from crenel.games.great_wall.modules.beasts import dump, words
from crenel.games.great_wall.modules.beasts.cards import (
    BUILT,
    CLERK,
    GIFT,
    GIFTS,
    GUEST,
    OWN,
    SAVED,
    SHELL,
    SPARED,
    STRUCK,
    BeastCard,
    check_beast,
    check_relic,
    in_order,
)
from crenel.games.great_wall.modules.beasts.part import NOBODY, BeastPart, area_names, at_place, beasts_of
from crenel.games.great_wall.modules.beasts.steps import (
    BEAST,
    NEAR,
    RAISE,
    WORDS,
    BeastsCome,
    MoveBeast,
    NextRelic,
    PlaceBeast,
    RaiseBeast,
    Relics,
    UseRelic,
    turn_up_relic,
    when,
)
from crenel.games.great_wall.modules.expansion import Expansion
from crenel.games.great_wall.places.builders import RaiseWall
from crenel.games.great_wall.places.production import Donate
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.fall import StepOver
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.games.great_wall.vocabulary import CardWords
from crenel.kernel.errors import Refusal
from crenel.kernel.state import BIT, Step

DATA: Final = "modules.beasts"
FILE: Final = "beasts.toml"
SOURCE: Final = "beasts"


class FirstRelic(Phase):
    """The relics are shuffled, and the first one lies open."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        beasts_of(state).deck = CARD[len(state.deck.rows["relic"])] - 1
        turn_up_relic(state)


class Come(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(BeastsCome(-1))


class CoverRelic(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(NextRelic(-1))


class TurnStart(Phase):
    """A player may upgrade a beast; cards for the start of a turn come after that, and whoever has such a card and has
    waited is asked again.
    """

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        beasts_of(state).upgraded = False
        if not state.clans[clan].rules.person:
            return
        started = when(state, "turn_started")
        if waits_for(state, clan, started):
            state.push(RaiseBeast(clan))
            state.push(StepOver(-1, clan, started))
        state.push(RaiseBeast(clan))


def waits_for(state: GreatWall, clan: i64, event: i64) -> bool:
    """Return whether a lasting card of a player listens to an event."""
    pieces = state.clans[clan]
    if pieces.active & state.deck.advisors_for[event]:
        return True
    return pieces.general >= 0 and state.deck.generals[pieces.general].when == event


class Beasts(Expansion):
    name: ClassVar[str] = "beasts"
    rows: ClassVar[dict[str, list[Row]]] = read(FILE, DATA)
    card_kinds: ClassVar[dict[str, CardKind]] = {
        "beast": CardKind(["name", "beast", "level", "areas", "do"], ["source", "next"], check_beast),
        "relic": CardKind(["name", "when", "do"], ["source", "of", "needs", "pay"], check_relic),
    }
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {BEAST: "beast", RAISE: "raise"}
    card_words: ClassVar[CardWords] = WORDS

    def __init__(self) -> None:
        self.cards: list[BeastCard] = []

    # ------------------------------------------------------------ laying out

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read(FILE, DATA, rules)

    def compose(self, layout: Layout) -> None:
        layout.add_source(SOURCE)
        layout.set_up.after("artifacts", FirstRelic("relic"))
        layout.opening.after("leaders", Come("beasts"))
        layout.turn.before("command", TurnStart("beasts"))
        layout.summer.after("reclaim", CoverRelic("relic"))

    def add_cards(self, layout: Layout) -> None:
        rows = layout.deck.rows
        self.cards = in_order(rows["beast"], area_names(layout))
        layout.add_standing(Relics(rows["relic"], layout.words))

    def new_part(self, state: GreatWall) -> Part:
        return BeastPart(self.cards)

    # ------------------------------------------------------------ what beasts do

    def lever(self, state: GreatWall, clan: i64, area: i64, word: i64) -> i64:
        """Return what the beasts of an area do for a clan: nothing for automas."""
        return beasts_of(state).lever(area, word) if state.clans[clan].rules.person else 0

    def reward(self, state: GreatWall, clan: i64, honor: i64) -> None:
        state.award(clan, state.layout.sources.index(SOURCE), honor)

    def stands_near(self, state: GreatWall, thing: str, where: i64) -> bool:
        if thing != NEAR:
            return False
        return any(0 <= area < SECTIONS and where & BIT[area] != 0 for area in beasts_of(state).areas)

    def defence(self, state: GreatWall, section: i64, defence: i64) -> i64:
        return defence + beasts_of(state).lever(section, SHELL)

    def save_price(self, state: GreatWall, clan: i64, section: i64, chi: i64) -> i64:
        if beasts_of(state).spared & BIT[clan]:
            return chi
        return max(0, chi - self.lever(state, clan, section, SPARED))

    def save_paid(self, state: GreatWall, clan: i64, section: i64) -> None:
        if self.lever(state, clan, section, SPARED):
            beasts_of(state).spared |= BIT[clan]

    def deaths_over(self, state: GreatWall, clan: i64, section: i64) -> None:
        beasts_of(state).spared &= ~BIT[clan]

    def soldier_saved(self, state: GreatWall, clan: i64, section: i64, soldier: i64) -> None:
        self.reward(state, clan, self.lever(state, clan, section, SAVED))

    def struck(self, state: GreatWall, clan: i64, section: i64, soldier: i64, horde: Horde) -> None:
        if not state.layout.soldiers[soldier].shoots:
            self.reward(state, clan, self.lever(state, clan, section, STRUCK))

    def wall_built(self, state: GreatWall, clan: i64, section: i64) -> None:
        self.reward(state, clan, self.lever(state, clan, section, BUILT))

    def barricade_built(self, state: GreatWall, clan: i64, section: i64) -> None:
        self.reward(state, clan, self.lever(state, clan, section, BUILT))

    def building_paid(self, state: GreatWall, seat: i64, own: i64) -> None:
        """Reward building a wall. What is paid for is the step below; other buildings bring nothing."""
        rising = state.stack[len(state.stack) - 1]
        if isinstance(rising, RaiseWall):
            self.reward(state, seat, own * self.lever(state, seat, rising.section, OWN))

    def place_activated(self, state: GreatWall, place: i64, present: list[i64]) -> None:
        beasts_of(state).giver = NOBODY

    def donated_at(self, state: GreatWall, seat: i64, place: i64) -> None:
        """Honor for it; and whoever may donate once for each clerk is asked again."""
        part = beasts_of(state)
        if part.giver != seat:
            part.giver = seat
            part.gifts = 0
        part.gifts += 1
        self.reward(state, seat, self.lever(state, seat, at_place(place), GIFT))
        if part.gifts < state.clans[seat].at[place] * self.lever(state, seat, at_place(place), GIFTS):
            state.push(Donate(seat, place))

    def clerks_leave(self, state: GreatWall, place: i64) -> None:
        for clan in state.tea:
            clerks = state.clans[clan].at[place]
            if clerks:
                self.reward(state, clan, self.lever(state, clan, at_place(place), GUEST))
                self.reward(state, clan, clerks * self.lever(state, clan, at_place(place), CLERK))

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(state, action, parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        return words.price(state, action)

    def why_not(self, state: GreatWall, said: list[str], seat: int) -> Refusal | None:
        return words.why_not(state, said, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["beasts"] = dump.dump(state)

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        dump.load(state, data["beasts"])

    def steps(self) -> list[tuple[type[Step], str]]:
        asked: list[type[Step]] = [PlaceBeast, RaiseBeast, MoveBeast, UseRelic]
        return [*((step, PLAYERS) for step in asked), (BeastsCome, RULED), (NextRelic, RULED)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        return dump.check_step(state, step)

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        view["beasts"] = dump.view(state)

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        named = {"beast": "beasts", "relic": "relics", "advisor": "advisors", "tactic": "tactics"}
        return {place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in named.items()}
