"""Composes the layout of a table from the base game's rows and the modules it plays with."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    PLACE_NAMES,
    POOL,
    SECTIONS,
    SOLDIER_COST,
    SOLDIER_ROWS,
    Board,
    Side,
    board_under,
)
from crenel.games.great_wall.cardrows import FILES, ONLY, check_deck_sizes, rows_under
from crenel.games.great_wall.cards import Deck
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.confirm import TurnConfirm
from crenel.games.great_wall.defeat import (
    BreachDeaths,
    BreachShame,
    ClaimCard,
    ClaimRally,
    ClaimRows,
    DefeatCards,
    DefeatClaim,
    DefeatDeaths,
    DefeatHonor,
)
from crenel.games.great_wall.effects import EffectMaker
from crenel.games.great_wall.layout import Layout, Place, Service
from crenel.games.great_wall.module import Module, Row
from crenel.games.great_wall.places.activation import Academy, Barracks
from crenel.games.great_wall.places.builders import BuildersCamp
from crenel.games.great_wall.places.embassy import Embassy
from crenel.games.great_wall.places.logistics import LogisticsCenter
from crenel.games.great_wall.places.production import Production
from crenel.games.great_wall.places.tea import Tea
from crenel.games.great_wall.plans import Plan
from crenel.games.great_wall.player import PLAYER
from crenel.games.great_wall.seasons.fall import FallCommands, FallTurns, TurnActivations, TurnCommand, TurnDefeats
from crenel.games.great_wall.seasons.spring import SpringAdvisors, SpringHordes
from crenel.games.great_wall.seasons.summer import SummerIncome, SummerReclaim, SummerShame, SummerTrack
from crenel.games.great_wall.seasons.winter import (
    WinterAssault,
    WinterBarricades,
    WinterCards,
    WinterDefeats,
    WinterEnd,
    WinterFiring,
)
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.setup import DealLeaders, DrawArtifacts, FirstAdvisors, FirstHordes, Leaders, TurnUpHorde
from crenel.games.great_wall.soldiers import SHAPES, Soldier
from crenel.games.great_wall.vocabulary import OP_FOLLOW, OP_PIERCE, Words

# The services of the printed places, in their order.
SERVICES: Final[list[Service]] = [
    Production(),
    Production(),
    Production(),
    Production(),
    Barracks(),
    Tea(),
    BuildersCamp(),
    LogisticsCenter(),
    Embassy(),
    Academy(),
]


def side_for(seats: int, modules: list[Module], board: Board) -> Side:
    """The board for a number of seats: the base game's, or the one that a module adds."""
    for module in modules:
        side = module.side(seats, board)
        if side is not None:
            return side
    return board.sides[seats]


def compose(seats: i64, modules: list[Module], absent: list[Module], own: Mapping[str, Any], rules: int) -> Layout:
    """The layout of a table under a version of the rules; `own` are cards of its own. Fault if there are too
    few or too many of a kind.
    """
    board = board_under(rules)
    side = side_for(int(seats), modules, board)
    layout = Layout(seats, board, side, Words([], []))
    layout.executor = EffectMaker()
    layout.modules = modules
    layout.absent = absent
    for _ in range(seats):
        layout.add_clan(PLAYER)
    for number in range(len(SOLDIER_ROWS)):
        row = SOLDIER_ROWS[number]
        shape = SHAPES[row.get("spots", 1)]
        first_row, shoots = bool(row.get("first_row")), bool(row.get("shoots"))
        layout.add_soldier(Soldier(row["name"], POOL[number], SOLDIER_COST[number], shape, first_row, shoots))
    for number in range(len(PLACE_NAMES)):
        layout.add_place(Place(board.places[number], side.name, SERVICES[number]))
    write_plans(layout)
    for module in modules:
        layout.verbs.update(module.verbs)
        layout.words.add(module.card_words)
        module.compose(layout)
    rows = card_rows(modules, absent, own, rules)
    if own:
        check_deck_sizes(rows, int(seats))
    layout.deck = Deck(rows, layout.words)
    layout.cards = [layout.deck.generals, layout.deck.advisors, layout.deck.tactics]
    for number in range(len(layout.deck.hordes) * SECTIONS):
        if number % SECTIONS in layout.sections:
            layout.horde_cards |= CARD[number]
    for module in modules:
        module.add_cards(layout)
    layout.follows = any(
        op.kind in (OP_FOLLOW, OP_PIERCE)
        for cards in layout.cards
        for card in cards
        for op in [*card.ops, *card.boosted]
    )
    if rules != NEWEST:
        newest = card_rows(modules, absent, {}, NEWEST)
        for kind, dealt in layout.deck.rows.items():
            older: list[object] = [row for row in dealt if row not in newest[kind]]
            if older:
                layout.older[kind] = older
    return layout


def card_rows(modules: list[Module], absent: list[Module], own: Mapping[str, Any], rules: int) -> dict[str, list[Row]]:
    """The rows of all cards by kind: the base game's and the modules', with the table's own, which replace those of
    their names. A card of ours that is not in this game stays out of it, whoever has written it.
    """
    found: dict[str, list[Row]] = dict(rows_under(rules))
    for module in modules:
        for kind in [*FILES, *module.card_kinds]:
            found[kind] = module.deal(kind, found.get(kind, []), rules)
    for kind, dealt in found.items():
        if not own.get(kind):
            continue
        brought = {row["name"]: {"source": "own", **row} for row in own[kind]}
        if kind in own.get(ONLY, []):
            found[kind] = list(brought.values())
            continue
        all_ours = list(rows_under(rules).get(kind, []))
        for module in [*modules, *absent]:
            all_ours += module.rows_under(rules).get(kind, [])
        known = {row["name"] for row in all_ours}
        found[kind] = [brought.get(row["name"], row) for row in dealt]
        found[kind] += [row for name, row in brought.items() if name not in known]
    return found


def all_rows(modules: list[Module], own: Mapping[str, Any], rules: int) -> dict[str, list[Row]]:
    """The rows of all cards of the base game and of modules by kind, whether one table has them or not, with own ones
    beside them or in their places.
    """
    found: dict[str, list[Row]] = {kind: rows[:] for kind, rows in rows_under(rules).items()}
    for module in modules:
        for kind, rows in module.rows_under(rules).items():
            found[kind] = found.get(kind, []) + rows
    for kind, rows in found.items():
        brought = {row["name"]: {"source": "own", **row} for row in own.get(kind, [])}
        found[kind] = [brought.pop(row["name"], row) for row in rows]
        found[kind] += brought.values()
    return found


def write_plans(layout: Layout) -> None:
    """What the base game does, phase by phase."""
    layout.set_up = Plan("set_up", [DrawArtifacts("artifacts"), TurnUpHorde("horde"), DealLeaders("leaders")])
    layout.opening = Plan("opening", [FirstHordes("hordes"), Leaders("leaders"), FirstAdvisors("advisors")])
    layout.spring = Plan("spring", [SpringHordes("hordes"), SpringAdvisors("advisors")])
    layout.summer = Plan(
        "summer",
        [SummerIncome("income"), SummerShame("shame"), SummerTrack("track"), SummerReclaim("reclaim")],
    )
    layout.fall = Plan("fall", [FallCommands("commands"), FallTurns("turns")])
    layout.turn = Plan(
        "turn", [TurnCommand("command"), TurnActivations("activations"), TurnConfirm("confirm"), TurnDefeats("defeats")]
    )
    layout.winter = Plan(
        "winter",
        [
            WinterCards("cards"),
            WinterFiring("firing"),
            WinterDefeats("defeats"),
            WinterAssault("assault"),
            WinterBarricades("barricades"),
            WinterEnd("end"),
        ],
    )
    layout.defeat = Plan(
        "defeat",
        [DefeatCards("cards"), DefeatHonor("honor"), DefeatDeaths("deaths"), DefeatClaim("claim")],
    )
    layout.claim = Plan("claim", [ClaimRally("rally"), ClaimCard("card"), ClaimRows("rows")])
    layout.breach = Plan("breach", [BreachShame("shame"), BreachDeaths("deaths")])
