"""Black Powder: towers, war machines, special soldiers and siege hordes."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.cards import Op
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.leaving import horde_cards, kinds_out
from crenel.games.great_wall.module import CardKind, Part, Row
from crenel.games.great_wall.modules.black_powder import dump, scoring, words
from crenel.games.great_wall.modules.black_powder.part import (
    PowderPart,
    Table,
    has_ladders,
    lasting,
    levels,
    powder_of,
)
from crenel.games.great_wall.modules.black_powder.pieces import (
    BOMBER,
    DATA,
    EMPTY,
    MACHINE_KINDS,
    MACHINE_ROWS,
    SNAKE,
    SPECIAL_ROWS,
    SPECIALS,
    TOWERS,
    check_shot,
)
from crenel.games.great_wall.modules.black_powder.setup import (
    OUT,
    ChangeHordes,
    ClaimTower,
    DealSpecials,
    FirstWalls,
    Garrisons,
    read_deck,
)
from crenel.games.great_wall.modules.black_powder.shots import (
    ANY_MACHINE,
    BUILD,
    EMPLACE,
    SHOOT,
    Emplace,
    Fire,
    Shoot,
    build,
    list_machines,
    reduce,
)
from crenel.games.great_wall.modules.black_powder.siege import (
    BeginSiege,
    BeginWatch,
    DefeatLookout,
    DefeatSpecials,
    EndWatch,
    LadderDeaths,
    Lookout,
    Overrun,
    Siege,
    WatchBegins,
    WatchEnds,
    lose_machines,
)
from crenel.games.great_wall.modules.black_powder.soldiers import special_soldiers
from crenel.games.great_wall.modules.black_powder.steps import (
    DROP,
    MAN,
    Drop,
    Garrison,
    Man,
    PostOverseer,
    empty_towers,
)
from crenel.games.great_wall.modules.black_powder.vocabulary import (
    MEASURES,
    OP_MAN,
    OP_SHOOT,
    OPS,
    SPECIAL_ATTACK,
    SPECIAL_KILLED,
    SPECIAL_LESS,
    WALL_LOST,
    WHENS,
    WORDS,
    numbers_of,
)
from crenel.games.great_wall.modules.expansion import Expansion
from crenel.games.great_wall.moves import first_of, second_of, verb_of
from crenel.games.great_wall.recruits import EVERYWHERE
from crenel.games.great_wall.scoring import end_game
from crenel.games.great_wall.state import ALL_LOSE, NO_ROW, GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import CardWords
from crenel.kernel.errors import Refusal
from crenel.kernel.state import BIT, Step

FILES: Final[list[str]] = ["cards.toml", "hordes.toml", "shots.toml"]
RUBBLE: Final = "rubble"  # why all have lost


def read_all(rules: int) -> dict[str, list[Row]]:
    """All its cards by kind, as a version of the rules has them."""
    found: dict[str, list[Row]] = {}
    for file in FILES:
        found.update(read(file, DATA, rules))
    return found


class BlackPowder(Expansion):
    name: ClassVar[str] = "black_powder"
    rows: ClassVar[dict[str, list[Row]]] = read_all(NEWEST)
    card_kinds: ClassVar[dict[str, CardKind]] = {
        "shot": CardKind(["name", "machine", "wounds"], ["source"], check_shot),
    }
    card_words: ClassVar[CardWords] = WORDS
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {
        SHOOT: "shoot",
        MAN: "man",
        EMPLACE: "emplace",
        BUILD: "machine",
        DROP: "drop",
    }

    def __init__(self) -> None:
        self.table: Table = Table()

    # ------------------------------------------------------------ laying out

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read_all(rules)

    def compose(self, layout: Layout) -> None:
        table = self.table
        table.first = len(layout.soldiers)
        for soldier in special_soldiers():
            layout.add_soldier(soldier)
        table.machine_source = layout.add_source("machines")
        table.tower_source = layout.add_source("towers")
        table.whens = numbers_of(WHENS, layout.words.whens)
        table.ops = numbers_of(OPS, layout.words.ops)
        layout.barricades = 0
        stronger: list[i64] = read("walls.toml", DATA, layout.rules)["stronger"]
        for level in range(len(stronger)):
            layout.wall_defence[level] += stronger[level]
        if layout.by_honor:  # where all play together one more comes already
            layout.first_hordes += 1
            for year in range(1, len(layout.hordes)):
                layout.hordes[year] += 1
        layout.set_up.before("horde", ChangeHordes("siege_hordes"))
        layout.set_up.before("leaders", DealSpecials("specials"))
        layout.set_up.before("leaders", FirstWalls("walls"))
        layout.opening.after("leaders", Garrisons("garrison"))
        layout.claim.before("rows", ClaimTower("tower"))
        layout.defeat.after("cards", DefeatSpecials("specials"))
        layout.defeat.after("honor", DefeatLookout("lookout"))
        usual = layout.breach.phases[layout.breach.find("deaths")]
        layout.breach.replace("deaths", LadderDeaths("deaths", usual))
        layout.winter.before("assault", BeginWatch("watch"))
        layout.winter.after("assault", EndWatch("towers"))
        layout.winter.after("barricades", BeginSiege("siege"))

    def add_cards(self, layout: Layout) -> None:
        layout.add_token(SNAKE)  # after all soldiers
        read_deck(layout, self.table)
        self.table.siege = [self.brings_horde(card.name) for card in layout.deck.hordes]

    def brings_horde(self, name: str) -> bool:
        return any(row["name"] == name for row in self.rows["horde"])

    def new_part(self, state: GreatWall) -> Part:
        part = PowderPart(self.table)
        part.specials = [EMPTY] * len(state.clans)
        return part

    # ------------------------------------------------------------ numbers

    def breaches(self, state: GreatWall, section: i64, without: i64, breached: bool) -> bool:
        return breached or has_ladders(state, section, without)

    def soldier_price(self, state: GreatWall, seat: i64, soldier: i64, price: list[i64]) -> None:
        if powder_of(state).is_special(soldier):
            reduce(price, lasting(state, seat, SPECIAL_LESS))

    # ------------------------------------------------------------ happenings

    def wall_built(self, state: GreatWall, clan: i64, section: i64) -> None:
        if state.clans[clan].rules.person:
            state.push(Man(clan, BIT[section]))

    def wall_destroyed(self, state: GreatWall, section: i64) -> None:
        """Without any level left all have lost, at once."""
        part = powder_of(state)
        part.destroyed[section] += 1
        if levels(state) == 0:
            part.lost = True
            end_game(state, ALL_LOSE, RUBBLE)
            return
        for clan in reversed(state.tea):
            trigger(state, clan, part.table.whens[WALL_LOST], 0, 1, BIT[section])

    def struck(self, state: GreatWall, clan: i64, section: i64, soldier: i64, horde: Horde) -> None:
        part = powder_of(state)
        if not part.is_special(soldier):
            return
        trigger(state, clan, part.table.whens[SPECIAL_ATTACK], 0, 1, BIT[section])
        if soldier == part.table.first + BOMBER:
            state.push(Drop(clan, section))

    def soldiers_died(self, state: GreatWall, clan: i64, section: i64, dead: list[i64]) -> bool:
        part = powder_of(state)
        if any(dead[soldier] for soldier in range(len(dead)) if part.is_special(soldier)):
            for each in reversed(state.tea):
                trigger(state, each, part.table.whens[SPECIAL_KILLED], 0, 1, BIT[section])
        return False

    def assaulted(self, state: GreatWall, section: i64, breached: bool) -> None:
        if not breached:
            return
        powder_of(state).breached |= BIT[section]
        empty_towers(state, section)
        if has_ladders(state, section, NO_ROW):
            lose_machines(state, section)

    # ------------------------------------------------------------ more actions

    def build_actions(self, state: GreatWall, seat: i64, found: list[int]) -> None:
        list_machines(state, seat, found)

    def build(self, state: GreatWall, seat: i64, action: int) -> bool:
        if verb_of(action) != BUILD:
            return False
        build(state, seat, first_of(action), second_of(action))
        return True

    def take_effect(self, state: GreatWall, seat: i64, op: Op, count: i64) -> None:
        for _ in range(count):
            if op.kind == self.table.ops[OP_SHOOT]:
                state.push(Shoot(seat, EVERYWHERE, ANY_MACHINE))
            elif op.kind == self.table.ops[OP_MAN]:
                state.push(Man(seat, EVERYWHERE))

    # ------------------------------------------------------------ the end

    def counted(self, state: GreatWall, seat: i64, what: str) -> int:
        return scoring.counted(state, seat, what) if what in MEASURES else -1

    def ending(self, state: GreatWall) -> str:
        return RUBBLE if powder_of(state).lost else ""

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(state, action, parts)

    def words(self, state: GreatWall, action: int, parts: dict[str, object]) -> str | None:
        return words.notation(parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        return words.price(state, action, seat)

    def why_not(self, state: GreatWall, said: list[str], seat: int) -> Refusal | None:
        return words.why_not(state, said, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["black_powder"] = dump.dump(state)

    def hordes_left_out(self, state: GreatWall, data: Mapping[str, Any]) -> int:
        return horde_cards(state, hordes_out(state, data))

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part = powder_of(state)
        part.out = hordes_out(state, data)
        dump.load(state, data["black_powder"])

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [Garrison, Fire, WatchBegins, WatchEnds, Lookout, Overrun, Siege]
        asking: list[type[Step]] = [PostOverseer, Emplace, Man, Shoot, Drop]
        return [(step, RULED) for step in ruled] + [(step, PLAYERS) for step in asking]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """A shot falls on a horde, from a machine that there is."""
        if isinstance(step, Fire):
            known = step.number < MACHINE_KINDS and step.clan < state.seats
            return known and state.horde_at(step.section, step.row) is not None
        return not isinstance(step, Shoot) or step.number <= MACHINE_KINDS

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return powder_of(state).kept(clan, soldier, state.clans[clan].rules.person)

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        view["black_powder"] = dump.view(state)

    def observe_section(self, state: GreatWall, section: int, row: dict[str, object]) -> None:
        dump.section_view(state, section, row)

    def observe_clan(self, state: GreatWall, clan: int, row: dict[str, object]) -> None:
        special = powder_of(state).specials[clan]
        if special != EMPTY:
            row["special"] = SPECIALS[special]

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        kinds = {"general": "generals", "advisor": "advisors", "artifact": "artifacts", "shot": "shots"}
        found: dict[str, object] = {
            place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in kinds.items()
        }
        found["hordes"] = {
            str(row["name"]): {**row, "grid": " ".join(row["spots"]).split()} for row in cls.rows["horde"]
        }
        found["machines"] = {row["name"]: machine_row(row) for row in MACHINE_ROWS}
        found["specials"] = {row["name"]: {"clan": row["clan"], "cost": row["cost"]} for row in SPECIAL_ROWS}
        found["soldiers"] = {row["name"]: row["cost"] for row in SPECIAL_ROWS}
        found["towers"] = TOWERS
        return found


def machine_row(row: Mapping[str, Any]) -> dict[str, object]:
    """A war machine with all that its row leaves unsaid."""
    return {"shot": {}, "any": 0, "draws": False, **{name: value for name, value in row.items() if name != "name"}}


def hordes_out(state: GreatWall, data: Mapping[str, Any]) -> int:
    """The kinds of hordes that a dump has out of the deck, as a set."""
    return kinds_out(state, data["black_powder"]["out"], list(range(OUT + 1)), "black_powder.out")
