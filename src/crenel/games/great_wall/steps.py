"""Steps in dumps and views: a name, a seat and details. The details of a step are the attributes of its class; what can
be among them is told by their names.
"""

import inspect
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from crenel.games.great_wall.battle import BatchOver, Strike
from crenel.games.great_wall.board import PRODUCTION, SECTION_NAMES, TOP_WALL
from crenel.games.great_wall.clerks import MoveClerks, SendHome
from crenel.games.great_wall.confirm import Confirm, TurnOver
from crenel.games.great_wall.deaths import Casualty, Perish
from crenel.games.great_wall.defeat import (
    Assault,
    BattleHonor,
    BreachFallen,
    Claim,
    CloseRanks,
    DefeatCheck,
    DefeatRows,
    Killing,
    Rally,
    TakeHorde,
)
from crenel.games.great_wall.effects import Again, Effect, Supplied, Undrafted
from crenel.games.great_wall.overseers import Mix, UpgradeByAdvisor, UpgradeOverseer
from crenel.games.great_wall.places.activation import Activations, AdvancedActivation
from crenel.games.great_wall.places.builders import Build, PayFromWarehouse, PayOwn, RaiseBarricade, RaiseWall
from crenel.games.great_wall.places.embassy import Hire, RefillRow
from crenel.games.great_wall.places.logistics import Logistics, March
from crenel.games.great_wall.places.production import Donate, Donations, Gather
from crenel.games.great_wall.places.tea import TeaHouse
from crenel.games.great_wall.recall import Recall
from crenel.games.great_wall.recruits import AttackWith, Deploy, PayAny, Recruit
from crenel.games.great_wall.scoring import FinalScoring
from crenel.games.great_wall.seasons.fall import ChooseCommands, Fall, NextCard, PlaceCard, StepOver
from crenel.games.great_wall.seasons.spring import Invade, RefreshAdvisors, Spring
from crenel.games.great_wall.seasons.summer import BuyOffShame, ClearTrack, Income, Reclaim, Summer
from crenel.games.great_wall.seasons.turn import AllAttack, AttackOrder, Betrayal, ResolveBox
from crenel.games.great_wall.seasons.winter import ClearBarricades, EndCheck, Volley, Winter
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.setup import ChooseLeaders, SetUp
from crenel.games.great_wall.shame import ClearShame, GetShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DiscardTactic, DrawTactics, React, UseCard
from crenel.games.great_wall.vocabulary import LAST_TACTIC_WHEN
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.great_wall.layout import Layout

# Whom a step asks.
RULED: Final = "ruled"  # no seat
PLAYERS: Final = "players"  # a seat
EITHER: Final = "either"  # a seat, or rules decide
CLANS: Final = "clans"  # it is about any clan

RULED_STEPS: Final[list[type[Step]]] = [
    SetUp, ChooseLeaders, Spring, Invade, RefreshAdvisors, RefillRow, Summer, ClearTrack, Fall, ChooseCommands,
    NextCard, StepOver, TurnOver, ResolveBox,
    SendHome, DefeatCheck, DefeatRows, BreachFallen, BattleHonor, Killing, Claim,
    Rally, TakeHorde, CloseRanks, Winter, Volley, Assault, ClearBarricades, EndCheck, FinalScoring,
]  # fmt: skip
PLAYERS_STEPS: Final[list[type[Step]]] = [
    Income, BuyOffShame, Reclaim, Betrayal, AdvancedActivation, GetShame, ClearShame, DiscardTactic, Undrafted,
    MoveClerks, Activations, UpgradeOverseer, UpgradeByAdvisor, Donate, Recruit, Deploy, PayAny, AttackWith, AllAttack,
    AttackOrder, Build, PayFromWarehouse, PayOwn, RaiseBarricade, Logistics, March, Hire, DrawTactics, UseCard, Effect,
    Again, React, Confirm, Recall, Supplied, Donations, Mix,
]  # fmt: skip
EITHER_STEPS: Final[list[type[Step]]] = [BatchOver, PlaceCard, TeaHouse, Strike, Casualty, Perish, RaiseWall]
CLANS_STEPS: Final[list[type[Step]]] = [Gather]
BASE_STEPS: Final[dict[type[Step], str]] = {
    **dict.fromkeys(RULED_STEPS, RULED),
    **dict.fromkeys(PLAYERS_STEPS, PLAYERS),
    **dict.fromkeys(EITHER_STEPS, EITHER),
    **dict.fromkeys(CLANS_STEPS, CLANS),
}

ANY: Final = "any"
PRODUCING: Final[list[type[Step]]] = [Gather, Donate, Mix, UpgradeOverseer, UpgradeByAdvisor]
OF_ANY_SOLDIER: Final[list[type[Step]]] = [Recruit, AttackWith]
FLAGS: Final = ("different", "rest", "firing", "each", "forced", "boosted", "played", "ends", "advanced")
PACKED: Final = 2**60  # the most that a number of several small ones can be
# Details that are numbers: the least and the most they can be.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "count": (0, 99),
    "left": (0, 99),
    "moved": (0, PACKED),
    "less": (0, 9),
    "price": (0, 9),
    "cost": (0, 99),
    "shot": (0, PACKED),
    "times": (0, 99),
    "number": (0, 9),
    "free": (0, 99),
    "line": (0, 9),
    "row": (0, 2),
    "cell": (0, 9),
    "gone": (0, 2**12 - 1),
    "slot": (-1, 9),
    "spearmen": (0, 99),
    "horsemen": (0, 99),
}


DETAILS: Final[dict[type[Step], tuple[str, ...]]] = {}  # found so far


def details_of(step: type[Step]) -> tuple[str, ...]:
    """The names of a step's details: the attributes of its class, but for the seat."""
    if step not in DETAILS:
        found = [
            name
            for base in reversed(step.__mro__)
            for name, value in vars(base).items()
            if inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value)
        ]
        DETAILS[step] = tuple(name for name in found if name != "seat" and not name.startswith("_"))
    return DETAILS[step]


# ---------------------------------------------------------------- to plain data


def plain_step(state: GreatWall, step: Step) -> dict[str, object]:
    """A step with names for its details."""
    row: dict[str, object] = {"step": state.game.step_name(step), "seat": int(step.seat)}
    for name in details_of(type(step)):
        row[name] = plain_detail(state.layout, step, name)
    return row


def plain_detail(layout: "Layout", step: Step, name: str) -> object:
    value: Any = getattr(step, name)
    if isinstance(value, list):
        return [int(each) for each in value]
    if isinstance(value, bool) or name in NUMBERS:
        return value
    if name in ("section", "origin", "goal"):
        return SECTION_NAMES[value]
    if name in ("where", "sections"):
        return [SECTION_NAMES[section] for section in bits(value)]
    if name == "about":
        return [layout.soldiers[soldier].name for soldier in bits(value)]
    if name in ("avoid", "done"):
        return [layout.places[place].name for place in bits(value)]
    if name == "place":
        return layout.places[value].name if value >= 0 else ANY
    if name == "soldier":
        return layout.soldiers[value].name if value >= 0 else ANY
    if name == "when":
        return layout.words.whens[value]
    if name == "kind":
        return layout.card_kinds[value]
    if name == "card":
        kind: Any = getattr(step, "kind", None)
        return layout.deck.commands[value].name if kind is None else layout.cards[kind][value].name
    return value


# ---------------------------------------------------------------- from plain data


def load_step(state: GreatWall, row: Mapping[str, Any], where: str) -> Step:
    """A step from its plain form."""
    kinds = {**BASE_STEPS, **{step: asks for module in state.modules for step, asks in module.steps()}}
    known = {state.game.class_name(step.__name__): step for step in kinds}
    if row["step"] not in known:
        raise BadState("state-unknown", where=where, value=str(row["step"]), allowed=", ".join(sorted(known)))
    kind = known[row["step"]]
    seat = load_seat(state, kinds[kind], row["seat"], f"{where}.seat")
    details = {name: load_detail(state, kind, row, name, f"{where}.{name}") for name in details_of(kind)}
    make: Any = kind
    step: Step = make(seat, **details)
    if not all(module.check_step(state, step) for module in state.modules):
        raise BadState("state-step", where=where, step=state.game.step_name(step))
    return step


def load_seat(state: GreatWall, asks: str, value: object, where: str) -> int:
    if asks == CLANS:
        return whole(value, where, 0, len(state.clans) - 1)
    least = 0 if asks == PLAYERS else -1
    most = -1 if asks == RULED else int(state.seats) - 1
    return whole(value, where, least, most)


def load_detail(state: GreatWall, kind: type[Step], row: Mapping[str, Any], name: str, where: str) -> Any:
    """One detail of a step; BadState if it cannot be."""
    value = row[name]
    if name in NUMBERS:
        return whole(value, where, *NUMBERS[name])
    if name in FLAGS:
        if not isinstance(value, bool):
            raise BadState("state-unknown", where=where, value=str(value), allowed="true, false")
        return value
    if name in ("clan", "winner"):
        return whole(value, where, -1 if name == "winner" else 0, len(state.clans) - 1)
    if name in ("fallen", "ready"):
        kinds = int(state.layout.kinds)
        if not isinstance(value, list) or len(value) != kinds:
            raise BadState("state-number", where=where, value=str(value), least=kinds, most=kinds)
        return [whole(count, where, 0, 99) for count in value]
    return load_named(state, kind, row, name, where)


def load_named(state: GreatWall, kind: type[Step], row: Mapping[str, Any], name: str, where: str) -> int:
    value, layout = row[name], state.layout
    if name in ("section", "origin", "goal"):
        used = [SECTION_NAMES[section] for section in layout.sections]
        return SECTION_NAMES.index(used[one_of(value, used, where)])
    if name in ("where", "sections"):
        return mask_of(value, SECTION_NAMES, where)
    if name == "about":
        return mask_of(value, layout.soldier_names(), where)
    if name in ("avoid", "done"):
        return mask_of(value, layout.place_names(), where)
    if name == "place":
        if value == ANY and kind in (UpgradeOverseer, UpgradeByAdvisor):
            return -1
        return one_of(value, layout.place_names()[:PRODUCTION] if kind in PRODUCING else layout.place_names(), where)
    if name == "soldier":
        return -1 if value == ANY and kind in OF_ANY_SOLDIER else one_of(value, layout.soldier_names(), where)
    if name == "when":
        whens = layout.words.whens
        return one_of(value, whens[: LAST_TACTIC_WHEN + 1] if kind is React else whens, where)
    if name == "kind":
        return one_of(value, layout.card_kinds, where)
    assert name == "card"
    return load_card(state, row, where)


def load_card(state: GreatWall, row: Mapping[str, Any], where: str) -> int:
    """The card of a step, which must have the effect or the box that the step is about."""
    deck = state.deck
    if "kind" not in row:
        card = one_of(row["card"], [command.name for command in deck.commands], where)
        whole(row["number"], where, 0, len(deck.commands[card].boxes) - 1)
        return card
    cards = state.layout.cards[one_of(row["kind"], state.layout.card_kinds, where)]
    card = one_of(row["card"], [each.name for each in cards], where)
    if "number" in row:
        effects = cards[card].boosted if row["boosted"] else cards[card].ops
        whole(row["number"], where, 0, len(effects) - 1)
    return card


def check_stack(state: GreatWall) -> None:
    """Deaths need somebody who buries, leaders are chosen once, hordes and walls that steps are about must be there."""
    burying: list[int] = []
    claims = 0
    choosing = False
    rising = [int(level) for level in state.wall]
    for place, step in enumerate(state.stack):
        where = f"stack[{place}]"
        if isinstance(step, Perish):
            burying.append(int(step.clan))
        elif isinstance(step, ChooseLeaders):
            if choosing:
                raise BadState("state-step", where=where, step=state.game.step_name(step))
            choosing = True
        elif isinstance(step, Casualty | Killing | BattleHonor | Claim):
            claims += isinstance(step, Claim)
            lost = isinstance(step, Casualty | Killing) and step.clan not in burying
            if lost or claims > 1 or state.horde_at(step.section, step.row) is None:
                raise BadState("state-step", where=where, step=state.game.step_name(step))
        elif isinstance(step, RaiseWall):
            rising[step.section] += 1
            if rising[step.section] > TOP_WALL:
                raise BadState("state-step", where=where, step=state.game.step_name(step))
