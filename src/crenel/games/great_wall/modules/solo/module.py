"""The solo game: Qin Jiushao plays by a track and cards of his own, and only more honor than his wins."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRACKS, CLERKS, HORSEMAN, POOL, PRODUCTION, SPEARMAN, read
from crenel.games.great_wall.cardrows import number, one_of, rows_in
from crenel.games.great_wall.cards import COMMANDS_EACH
from crenel.games.great_wall.clan import FROM_CARDS, FROM_PRODUCTION, FROM_SPOTS, NO_CARD
from crenel.games.great_wall.clan_rules import ClanRules
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import CardKind, Module, Part, Row
from crenel.games.great_wall.modules.reed.module import overlord
from crenel.games.great_wall.modules.solo.part import SoloPart, solo_of
from crenel.games.great_wall.modules.solo.steps import (
    BOTH,
    TAKE,
    GiveAdvisor,
    QinActivates,
    QinCommand,
    QinOthers,
    QinRecruits,
    QinTurn,
    SendClerks,
    card_lines,
)
from crenel.games.great_wall.moves import ACTIVATE, first_of, move, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.spring import LEAVING
from crenel.games.great_wall.sets import CARD, bits, mask_of, rest_of
from crenel.games.great_wall.setup import draw_advisor
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.games.great_wall.triggers import draw
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of as named
from crenel.kernel.state import Step

NAME: Final = "qin-jiushao"
ARTIFACT_HONOR: Final = 20
SPOT_HONOR: Final = 2
TRACK: Final[list[i64]] = [*range(PRODUCTION), BARRACKS]
LINES: Final[list[str]] = [
    "send",
    "others",
    "activate",
    "overseers",
    "wall",
    "archers",
    "spearmen",
    "tea",
    "honor_per_support",
]


def check_card(row: Row) -> None:
    """Fault if a card of his cannot be."""
    for line in rows_in("do", row["do"]):
        for name, count in line.items():
            one_of("do", name, LINES)
            number("do", count)


class QinRules(ClanRules):
    def __init__(self) -> None:
        super().__init__(NAME)
        self.scores = True
        self.claims = True
        self.activates = True
        self.goes_home = True
        self.copied = True

    def soldiers(self, layout: Layout) -> list[i64]:
        found = layout.nobody[:]
        for soldier in range(len(POOL)):
            found[soldier] = POOL[soldier]
        return found

    def clerks(self, layout: Layout) -> i64:
        return CLERKS

    def choose_command(self, state: GreatWall, clan: i64) -> None:
        part = solo_of(state)
        pieces = state.clans[clan]
        if part.deck == 0:
            part.deck = pieces.discarded
            pieces.discarded = 0
        pieces.command = draw(state, part.deck)
        part.deck &= ~CARD[pieces.command]

    def command_name(self, state: GreatWall, clan: i64) -> str:
        """His cards bear the players' names."""
        return str(state.deck.rows["solo"][state.clans[clan].command]["name"])

    def command_names(self, state: GreatWall) -> list[str]:
        return [str(row["name"]) for row in state.deck.rows["solo"]]

    def command_lines(self, state: GreatWall, clan: i64) -> i64:
        return len(card_lines(state, clan))

    def line_of(self, step: Step) -> i64:
        return step.line if isinstance(step, QinCommand) else -1

    def push_turn(self, state: GreatWall, clan: i64) -> None:
        state.push(QinTurn(-1, clan))

    def push_moves(self, state: GreatWall, clan: i64, count: i64, different: bool) -> None:
        state.push(SendClerks(-1, clan, count))

    def push_moves_for(self, state: GreatWall, other: i64, count: i64) -> None:
        state.push(SendClerks(-1, other, count))

    def gather(self, state: GreatWall, clan: i64, place: i64) -> None:
        pieces = state.clans[clan]
        state.award(clan, FROM_PRODUCTION, pieces.levels[place] * pieces.at[place])

    def serve(self, state: GreatWall, clan: i64, place: i64) -> None:
        """Only the barracks do something for him."""
        if place == BARRACKS:
            state.push(QinRecruits(-1, clan, SPEARMAN, state.clans[clan].at[BARRACKS]))

    def reward(self, state: GreatWall, clan: i64, horde: Horde, spots: list[i64], soldier: i64) -> None:
        state.award(clan, FROM_SPOTS, SPOT_HONOR)

    def artifact_honor(self, state: GreatWall, clan: i64, artifact: i64) -> i64:
        return ARTIFACT_HONOR


class LayQin(Phase):
    """He begins with all clerks, an overseer at each production place, two advisors, and a shuffled track."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = solo_of(state)
        pieces = state.clans[part.clan]
        pieces.free_clerks += pieces.reserve
        pieces.reserve = 0
        for place in range(PRODUCTION):
            soldier: i64 = HORSEMAN if place < 2 else SPEARMAN
            pieces.levels[place] = 1
            pieces.overseers[place] = soldier
            pieces.pool[soldier] -= 1
        pieces.support = CARD[draw_advisor(state)] | CARD[draw_advisor(state)]
        pieces.credit(FROM_CARDS, int(str(state.options["rival_honor"])))
        track: list[int] = [*range(PRODUCTION), BARRACKS]
        state.rng.shuffle(track)
        part.track = list(track)
        part.deck = CARD[COMMANDS_EACH] - 1


class Solo(Module):
    name: ClassVar[str] = "solo"
    rows: ClassVar[dict[str, list[Row]]] = read("solo.toml", "modules.solo")
    card_details: ClassVar[dict[str, object]] = {"clan": NAME}
    card_kinds: ClassVar[dict[str, CardKind]] = {"solo": CardKind(["name", "do"], ["source"], check_card)}
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.solo")["rules"]
    verbs: ClassVar[dict[int, str]] = {TAKE: "take"}

    def __init__(self) -> None:
        self.clan: i64 = -1

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read("solo.toml", "modules.solo", rules)

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return seats == 1

    @classmethod
    def table_options(cls) -> dict[str, object]:
        """Honor and advisors a year that he begins with."""
        return {
            "rival_honor": {"enum": [0, 50, 100], "default": 0, "seats": [1]},
            "rival_advisors": {"enum": [1, 2], "default": 1, "seats": [1]},
        }

    def compose(self, layout: Layout) -> None:
        self.clan = layout.add_clan(QinRules())
        layout.set_up.before("leaders", LayQin(NAME))

    def new_part(self, state: GreatWall) -> Part:
        return SoloPart(self.clan, [], 0)

    # ------------------------------------------------------------ rules

    def activation_order(self, state: GreatWall, found: list[int]) -> list[int]:
        """In his turn, and in that of an automa for which he decides, his own places come first."""
        if overlord(state) == self.clan:
            for place in solo_of(state).track:
                if state.clans[self.clan].at[place] and move(ACTIVATE, place, 0, 0) in found:
                    return [move(ACTIVATE, place, 0, 0)]
        return found

    def advisors_leave(self, state: GreatWall) -> bool:
        """He gets one of the two, or both."""
        if not state.row:
            return False
        if state.options["rival_advisors"] == BOTH:
            for card in state.row[:LEAVING]:
                state.clans[self.clan].support |= CARD[card]
            state.row = state.row[LEAVING:]
        else:
            state.push(GiveAdvisor(0, self.clan))
        return True

    def clerks_leave(self, state: GreatWall, place: i64) -> None:
        """The token of a place where he had clerks goes to the highest space."""
        if state.clans[self.clan].at[place]:
            track = solo_of(state).track
            track.remove(place)
            track.insert(0, place)

    def standings(self, state: GreatWall, order: list[int]) -> list[int]:
        return [0, int(self.clan)] if self.winners(state, order) else [int(self.clan), 0]

    def winners(self, state: GreatWall, seats: list[int]) -> list[int]:
        """Nobody if the shame has run out, or his honor is not surpassed."""
        beaten = state.clans[0].score() > state.clans[self.clan].score()
        return seats if beaten and state.shame > 0 else []

    # ------------------------------------------------------------ words, dumps, views

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) != TAKE:
            return False
        parts["advisor"] = state.deck.advisors[state.row[first_of(action)]].name
        return True

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = solo_of(state)
        names = [str(card["name"]) for card in state.deck.rows["solo"]]
        row["qin_track"] = [state.layout.places[place].name for place in part.track]
        cast(dict[str, object], row["decks"])["solo"] = [names[card] for card in bits(part.deck)]

    def dump_absent(self, row: dict[str, object]) -> None:
        row["qin_track"] = []
        cast(dict[str, object], row["decks"])["solo"] = []

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        """His track has all five places he goes to, and he is nowhere else; his cards are in his deck unless he has
        played them.
        """
        part, clan = solo_of(state), state.clans[self.clan]
        part.track = [named(place, state.layout.place_names(), "qin_track") for place in data["qin_track"]]
        if sorted(part.track) != TRACK:
            raise BadState("state-track", where="qin_track")
        if any(count and place not in TRACK for place, count in enumerate(clan.at)):
            raise BadState("state-track", where=f"clans[{self.clan}].clerks")
        names = [str(row["name"]) for row in state.deck.rows["solo"]]
        shown = [CARD[clan.command]] if clan.command != NO_CARD else []
        part.deck = rest_of(len(names), [*shown, clan.discarded], names)
        decks = data.get("decks", {})
        if "solo" in decks and mask_of(decks["solo"], names, "decks.solo") != part.deck:
            raise BadState("state-deck", where="decks.solo")

    def load_absent(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        if data["qin_track"]:
            raise BadState("state-track", where="qin_track")

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [QinRecruits, QinCommand, QinTurn, QinOthers, QinActivates, SendClerks]
        return [(step, RULED) for step in ruled] + [(GiveAdvisor, PLAYERS)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """His steps are about him, and his card has the line."""
        if isinstance(step, SendClerks):
            return not state.clans[step.clan].rules.person
        if not isinstance(step, QinRecruits | QinCommand | QinTurn | QinOthers | QinActivates | GiveAdvisor):
            return True
        card = state.clans[self.clan].command
        if step.clan != self.clan or (isinstance(step, QinTurn | QinCommand) and card == NO_CARD):
            return False
        return not isinstance(step, QinCommand) or step.line < len(card_lines(state, self.clan))

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        view["qin_track"] = [state.layout.places[place].name for place in solo_of(state).track]

    def observe_absent(self, view: dict[str, object]) -> None:
        view["qin_track"] = []

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        return {"solo": {str(row["name"]): dict(row) for row in cls.rows["solo"]}}
