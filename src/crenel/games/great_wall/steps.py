"""The steps of the game by name, for dumps: what each is made of, and what of it can be."""

from collections.abc import Callable, Mapping
from typing import Any

from crenel.games.great_wall.automa.qin import QinCommand, QinRecruits, SendClerks
from crenel.games.great_wall.automa.reed import ReedAttack, ReedBarricade, ReedDismiss
from crenel.games.great_wall.battle import BatchOver, Strike
from crenel.games.great_wall.board import PLACE_NAMES, PRODUCTION, SECTION_NAMES, SOLDIER_NAMES, SOLDIERS, TOP_WALL
from crenel.games.great_wall.clan import NO_CARD, PLAYER, QIN, REED
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.deaths import Casualty, Perish
from crenel.games.great_wall.defeat import Assault, BattleHonor, Claim, DefeatCheck, Killing
from crenel.games.great_wall.dump import ANY
from crenel.games.great_wall.effects import Again, Effect, Undrafted
from crenel.games.great_wall.overseers import UpgradeOverseer
from crenel.games.great_wall.places.activation import Activations, AdvancedActivation, SendHome
from crenel.games.great_wall.places.builders import Build, PayFromWarehouse, PayOwn, RaiseBarricade, RaiseWall
from crenel.games.great_wall.places.embassy import Hire, RefillRow
from crenel.games.great_wall.places.logistics import Logistics, March
from crenel.games.great_wall.places.production import Donate, Gather
from crenel.games.great_wall.places.tea import TeaHouse
from crenel.games.great_wall.recruits import AttackWith, Deploy, PayAny, Recruit
from crenel.games.great_wall.scoring import FinalScoring
from crenel.games.great_wall.seasons.fall import (
    AllAttack,
    Betrayal,
    ChooseCommands,
    Fall,
    NextCard,
    PlaceCard,
    QinActivates,
    QinOthers,
    QinTurn,
    ResolveBox,
    StepOver,
)
from crenel.games.great_wall.seasons.spring import GiveAdvisor, Invade, RefreshAdvisors, Spring
from crenel.games.great_wall.seasons.summer import BuyOffShame, ClearTrack, Income, Reclaim, Summer
from crenel.games.great_wall.seasons.winter import ClearBarricades, EndCheck, Volley, Winter
from crenel.games.great_wall.setup import ChooseLeaders, SetUp
from crenel.games.great_wall.shame import ClearShame, GetShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import CARD_KINDS, DiscardTactic, DrawTactics, React, UseCard
from crenel.games.great_wall.vocabulary import LAST_TACTIC_WHEN, WHENS
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import Step

Maker = Callable[..., Step]

# Steps that no seat answers, made of these details.
RULED: dict[Maker, tuple[str, ...]] = {
    SetUp: (),
    ChooseLeaders: (),
    Spring: (),
    RefreshAdvisors: (),
    Summer: (),
    ClearTrack: (),
    Fall: (),
    ChooseCommands: (),
    RefillRow: (),
    DefeatCheck: (),
    Winter: (),
    ClearBarricades: (),
    EndCheck: (),
    FinalScoring: (),
    Invade: ("count",),
    SendHome: ("place",),
    BattleHonor: ("section", "row"),
    Killing: ("clan", "section", "row"),
    Claim: ("section", "row", "winner"),
    Assault: ("section",),
    SendClerks: ("clan", "count"),
    QinRecruits: ("clan", "soldier", "count"),
    QinCommand: ("clan", "line"),
}

# Steps of a player.
PLAYERS: dict[Maker, tuple[str, ...]] = {
    Income: (),
    BuyOffShame: (),
    Reclaim: (),
    Betrayal: (),
    AdvancedActivation: (),
    GetShame: (),
    ClearShame: (),
    DiscardTactic: (),
    Undrafted: (),
    GiveAdvisor: ("clan",),
    MoveClerks: ("clan", "left", "different", "moved", "avoid"),
    Activations: ("done",),
    UpgradeOverseer: ("place", "less", "left", "avoid"),
    Donate: ("place",),
    Recruit: ("left", "soldier", "price", "ready"),
    Deploy: ("ready",),
    PayAny: ("count",),
    AttackWith: ("left", "soldier", "rest", "firing", "each", "forced", "sections", "shot"),
    AllAttack: ("rest",),
    Build: ("left",),
    PayFromWarehouse: ("cost",),
    PayOwn: ("cost",),
    RaiseBarricade: ("section",),
    Logistics: ("left",),
    March: ("origin", "goal"),
    Hire: ("left",),
    DrawTactics: ("count",),
    UseCard: ("kind", "card", "times"),
    Effect: ("kind", "card", "boosted", "number", "times"),
    Again: ("kind", "card", "boosted", "number", "times"),
    React: ("when", "about", "where"),
}

# Steps of a player, or decided by rules.
EITHER: dict[Maker, tuple[str, ...]] = {
    BatchOver: (),
    ReedBarricade: (),
    ReedDismiss: (),
    ReedAttack: ("clan",),
    PlaceCard: ("clan",),
    TeaHouse: ("clan",),
    Strike: ("clan", "section", "soldier"),
    Casualty: ("clan", "section", "row", "count"),
    Perish: ("clan", "section", "fallen", "free", "played"),
    RaiseWall: ("section", "clan"),
}

# Steps of any clan.
CLANS: dict[Maker, tuple[str, ...]] = {Gather: ("place",)}

# Made of these alone, without a seat.
UNSEATED: dict[Maker, tuple[str, ...]] = {
    NextCard: ("slot",),
    StepOver: ("clan", "when"),
    ResolveBox: ("clan", "card", "number"),
    Volley: ("clan", "section"),
    QinTurn: ("clan",),
    QinOthers: ("clan", "count"),
    QinActivates: ("clan",),
}

ALL_STEPS: dict[Maker, tuple[str, ...]] = {**RULED, **PLAYERS, **EITHER, **CLANS, **UNSEATED}
OF_QIN: list[Maker] = [QinRecruits, QinCommand, QinTurn, QinOthers, QinActivates, GiveAdvisor]
PRODUCING: list[Maker] = [Gather, Donate, UpgradeOverseer]
OF_ANY_SOLDIER: list[Maker] = [Recruit, AttackWith]
FLAGS = ("different", "rest", "firing", "each", "forced", "boosted", "played")
# Other numbers: the least and the most they can be.
NUMBERS: dict[str, tuple[int, int]] = {
    "count": (0, 99),
    "left": (0, 99),
    "moved": (0, 2**40),
    "less": (0, 9),
    "price": (0, 9),
    "cost": (0, 99),
    "shot": (0, 2**12),
    "times": (0, 99),
    "number": (0, 9),
    "free": (0, 99),
    "line": (0, 9),
    "row": (0, 2),
    "slot": (-1, 9),
}


def load_step(state: GreatWall, row: Mapping[str, Any], where: str) -> Step:
    """A step from its plain form."""
    known = {state.game.class_name(maker.__name__): maker for maker in ALL_STEPS}
    if row["step"] not in known:
        raise BadState("state-unknown", where=where, value=str(row["step"]), allowed=", ".join(sorted(known)))
    maker = known[row["step"]]
    details = [detail(state, maker, row, name, f"{where}.{name}") for name in ALL_STEPS[maker]]
    if maker in UNSEATED:
        return maker(*details)
    return maker(seat_of(state, maker, row, f"{where}.seat"), *details)


def seat_of(state: GreatWall, maker: Maker, row: Mapping[str, Any], where: str) -> int:
    if maker in CLANS:
        return whole(row["seat"], where, 0, len(state.clans) - 1)
    least = 0 if maker in PLAYERS else -1
    most = -1 if maker in RULED else int(state.seats) - 1
    return whole(row["seat"], where, least, most)


def detail(state: GreatWall, maker: Maker, row: Mapping[str, Any], name: str, where: str) -> Any:
    """One detail of a step; BadState if it cannot be."""
    value = row[name]
    if name in NUMBERS:
        return whole(value, where, *NUMBERS[name])
    if name in FLAGS:
        if not isinstance(value, bool):
            raise BadState("state-unknown", where=where, value=str(value), allowed="true, false")
        return value
    if name in ("clan", "winner"):
        return clan_of(state, maker, value, name == "winner", where)
    if name in ("fallen", "ready"):
        if not isinstance(value, list) or len(value) != SOLDIERS:
            raise BadState("state-number", where=where, value=str(value), least=SOLDIERS, most=SOLDIERS)
        return [whole(count, where, 0, 99) for count in value]
    return named_detail(state, maker, row, name, where)


def clan_of(state: GreatWall, maker: Maker, value: object, nobody: bool, where: str) -> int:
    clan = whole(value, where, -1 if nobody else 0, len(state.clans) - 1)
    kind = state.clans[clan].kind
    fits = (kind == QIN) if maker in OF_QIN else (kind == REED) if maker is ReedAttack else True
    if not fits or (maker is SendClerks and kind == PLAYER):
        raise BadState("state-number", where=where, value=str(value), least=int(state.seats), most=len(state.clans) - 1)
    return clan


def named_detail(state: GreatWall, maker: Maker, row: Mapping[str, Any], name: str, where: str) -> int:
    value = row[name]
    if name in ("section", "origin", "goal"):
        used = [SECTION_NAMES[section] for section in state.side.sections]
        return SECTION_NAMES.index(used[one_of(value, used, where)])
    if name in ("where", "sections"):
        return mask_of(value, SECTION_NAMES, where)
    if name == "about":
        return mask_of(value, SOLDIER_NAMES, where)
    if name in ("avoid", "done"):
        return mask_of(value, PLACE_NAMES, where)
    if name == "place":
        if value == ANY and maker is UpgradeOverseer:
            return -1
        return one_of(value, PLACE_NAMES[:PRODUCTION] if maker in PRODUCING else PLACE_NAMES, where)
    if name == "soldier":
        return -1 if value == ANY and maker in OF_ANY_SOLDIER else one_of(value, SOLDIER_NAMES, where)
    if name == "when":
        return one_of(value, WHENS[: LAST_TACTIC_WHEN + 1] if maker is React else WHENS, where)
    if name == "kind":
        return one_of(value, CARD_KINDS, where)
    assert name == "card"
    return card_of(state, row, where)


def mask_of(value: object, names: list[str], where: str) -> int:
    """A set of names as bits; each at most once."""
    mask = 0
    for name in value if isinstance(value, list) else [value]:
        bit = 2 ** one_of(name, names, where)
        if mask & bit:
            raise BadState("state-twice", where=where, piece=str(name))
        mask |= bit
    return mask


def card_of(state: GreatWall, row: Mapping[str, Any], where: str) -> int:
    """The card of a step, which must have the effect or the box that the step is about."""
    deck = state.deck
    if "kind" not in row:
        card = one_of(row["card"], [command.name for command in deck.commands], where)
        whole(row["number"], where, 0, len(deck.commands[card].boxes) - 1)
        return card
    cards = [deck.generals, deck.advisors, deck.tactics][one_of(row["kind"], CARD_KINDS, where)]
    card = one_of(row["card"], [each.name for each in cards], where)
    if "number" in row:
        effects = cards[card].boosted if row["boosted"] else cards[card].ops
        whole(row["number"], where, 0, len(effects) - 1)
    return card


# ---------------------------------------------------------------- steps that need one another


def check_stack(state: GreatWall) -> None:
    """Deaths need somebody who buries, and hordes, walls and cards that steps are about must be there."""
    burying: list[int] = []
    claims = 0
    rising = [int(level) for level in state.wall]
    for place, step in enumerate(state.stack):
        where = f"stack[{place}]"
        if isinstance(step, Perish):
            burying.append(int(step.clan))
        elif isinstance(step, Casualty | Killing | BattleHonor | Claim):
            claims += isinstance(step, Claim)
            lost = isinstance(step, Casualty | Killing) and step.clan not in burying
            if lost or claims > 1 or step.row >= len(state.hordes[step.section]):
                raise BadState("state-step", where=where, step=state.game.step_name(step))
        elif isinstance(step, RaiseWall):
            rising[step.section] += 1
            if rising[step.section] > TOP_WALL:
                raise BadState("state-step", where=where, step=state.game.step_name(step))
        elif isinstance(step, QinTurn | QinCommand) and not has_line(state, step):
            raise BadState("state-step", where=where, step=state.game.step_name(step))


def has_line(state: GreatWall, step: Step) -> bool:
    """Whether Qin Jiushao has a card, and the card that line."""
    assert isinstance(step, QinTurn | QinCommand)
    card = state.clans[step.clan].command
    return card != NO_CARD and (isinstance(step, QinTurn) or step.line < len(state.deck.solo[card]["do"]))
