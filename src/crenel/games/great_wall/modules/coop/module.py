"""The co-op mode: two to five players fulfil the Emperor's requests together, before time or shame runs out."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRICADE_DEFENCE, GOLD, lengths_with, read
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.clan import FROM_HORDES
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import CardKind, Module, Part, Row
from crenel.games.great_wall.modules.coop import dump, explain, words
from crenel.games.great_wall.modules.coop.cards import (
    BARRICADE,
    DEFENCE,
    LETHAL,
    OF_RESOURCE,
    POWER,
    SAVE_LESS,
    SAVE_MORE,
    SOLDIER_GOLD,
    WALL_COST,
    Event,
    Request,
    check_event,
    check_request,
)
from crenel.games.great_wall.modules.coop.demands import SACRIFICE
from crenel.games.great_wall.modules.coop.events import RevealEvent, WinterEvent
from crenel.games.great_wall.modules.coop.order import (
    NameOrder,
    Reactivate,
    acting,
    ask,
    named_order,
    order_matters,
)
from crenel.games.great_wall.modules.coop.part import NO_SLOT, SLOTS, SLOTS_OF_TWO, CoopPart, coop_of, won
from crenel.games.great_wall.modules.coop.requests import (
    AGREE,
    OFFER,
    PROPOSE,
    REFUSE,
    BeginRequests,
    Consent,
    Fulfil,
    Fulfilled,
    LayRequests,
    Offer,
    PayLine,
    RefillRequests,
    RequestShame,
    Verdict,
    WinterRequests,
    WinterShame,
    WinterVerdict,
    lays_requests,
)
from crenel.games.great_wall.modules.coop.shame import REDEEM, REDEEM_HONOR, Redeem, SummerRedeeming, TakeShame
from crenel.games.great_wall.modules.expansion import SEATS
from crenel.games.great_wall.moves import CLEAR, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.prices import HONOR
from crenel.games.great_wall.recall import Recall
from crenel.games.great_wall.seasons.turn import ResolveBox
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import BY_HONOR, GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadSetup, Refusal
from crenel.kernel.state import BIT, State, Step

LINED: Final[list[str]] = ["name", "do"]
DATA: Final = "modules.coop"
FILES: Final[list[str]] = ["requests.toml", "events.toml", "hordes.toml", "tactics.toml", "generals.toml"]


def read_all(rules: int) -> dict[str, list[Row]]:
    """All its cards by kind, as a version of the rules has them."""
    found: dict[str, list[Row]] = {}
    for file in FILES:
        found.update(read(file, DATA, rules))
    return found


class ClaimPays(Phase):
    """The honor of a claimed horde comes at once."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        horde = state.horde_at(section, row)
        if clan >= 0 and horde is not None and state.clans[clan].rules.claims:
            state.push(ClaimHonor(-1, clan, horde.card.honor))


class ClaimHonor(Step):
    __slots__ = ("clan", "count")

    def __init__(self, seat: i64, clan: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.award(self.clan, FROM_HORDES, self.count)


class Coop(Module):
    name: ClassVar[str] = "coop"
    rows: ClassVar[dict[str, list[Row]]] = read_all(NEWEST)
    card_kinds: ClassVar[dict[str, CardKind]] = {
        "request": CardKind(LINED, ["source", "not_for_two"], check_request),
        "event": CardKind(LINED, ["source"], check_event),
    }
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {
        REDEEM: "redeem",
        PROPOSE: "propose",
        AGREE: "agree",
        REFUSE: "refuse",
        OFFER: "offer",
        SACRIFICE: "sacrifice",
    }

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.events: list[Event] = []

    # ------------------------------------------------------------ options

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return bool(options["coop"])

    @classmethod
    def table_options(cls) -> dict[str, object]:
        yes_or_no = {"type": "boolean", "default": False, "expansion": True, "seats": SEATS}
        return {"coop": {**yes_or_no, **lengths_with(DATA)}, "open_hands": yes_or_no}

    @classmethod
    def refusal(cls, seats: int, options: Mapping[str, object]) -> BadSetup | None:
        if options["coop"] and seats == 1:
            return BadSetup("coop-alone")
        if options["open_hands"] and not options["coop"]:
            return BadSetup("open-hands-apart")
        if options["coop"] and any(cast(list[int], options["handicap"])):
            return BadSetup("coop-handicap")
        return None

    # ------------------------------------------------------------ laying out

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read_all(rules)

    def deal(self, kind: str, rows: list[Row], rules: int) -> list[Row]:
        """Its hordes stand in for those of the base game; all other cards join them."""
        own = self.rows_under(rules).get(kind, [])
        return own if kind == "horde" else rows + own

    def compose(self, layout: Layout) -> None:
        layout.by_honor = False
        layout.first_hordes += 1
        for year in range(1, len(layout.hordes)):
            layout.hordes[year] += 1  # the first year has no spring
        layout.set_up.replace("artifacts", LayRequests("artifacts"))
        layout.summer.replace("shame", SummerRedeeming("shame"))
        layout.summer.leave_out("reclaim")
        layout.claim.after("card", ClaimPays("honor"))
        layout.winter.after("barricades", WinterRequests("requests"))
        layout.winter.replace("end", WinterVerdict("end"))
        layout.winter.after("end", WinterEvent("event"))
        layout.winter.after("end", WinterShame("request_shame"))

    def add_cards(self, layout: Layout) -> None:
        self.requests = [Request(row) for row in layout.deck.rows["request"]]
        self.events = [Event(row) for row in layout.deck.rows["event"]]

    def new_part(self, state: GreatWall) -> Part:
        part = CoopPart(self.requests, self.events)
        slots = SLOTS_OF_TWO if state.seats == SLOTS_OF_TWO else SLOTS
        part.requests = [-1] * (slots if lays_requests(state) else 0)
        part.request_deck = self.all_requests(state)
        part.event_deck = CARD[len(self.events)] - 1
        part.soldiers = [0] * (len(state.clans) * int(state.layout.kinds))
        part.clerks = [0] * len(state.clans)
        part.offers = [0] * int(state.seats)
        return part

    def all_requests(self, state: GreatWall) -> int:
        """The requests of the game; two players leave some out, and a module may leave out all of them."""
        found = 0
        if not lays_requests(state):
            return found
        for number in range(len(self.requests)):
            if state.seats > SLOTS_OF_TWO or not self.requests[number].not_for_two:
                found |= CARD[number]
        return found

    # ------------------------------------------------------------ numbers

    def lever(self, state: GreatWall, lever: i64) -> i64:
        """By how much all events change a number."""
        return coop_of(state).levers[lever]

    def lethality(self, state: GreatWall, kills: i64) -> i64:
        return kills + self.lever(state, LETHAL)

    def power(self, state: GreatWall, section: i64, horde: Horde, power: i64) -> i64:
        return power + self.lever(state, POWER)

    def defence(self, state: GreatWall, section: i64, defence: i64) -> i64:
        """Events help or harm: barricades that count for less, and every section for more."""
        levers = coop_of(state).levers
        defence += levers[DEFENCE]
        if levers[BARRICADE] and not any(horde.card.burns for horde in state.hordes[section]):
            defence -= min(BARRICADE_DEFENCE, levers[BARRICADE]) * state.barricades[section]
        return defence

    def soldier_price(self, state: GreatWall, seat: i64, soldier: i64, price: list[i64]) -> None:
        price[GOLD] += self.lever(state, SOLDIER_GOLD)

    def wall_cost(self, state: GreatWall, section: i64, cost: i64) -> i64:
        return cost + self.lever(state, WALL_COST)

    def save_price(self, state: GreatWall, clan: i64, section: i64, chi: i64) -> i64:
        levers = coop_of(state).levers
        return max(0, chi + levers[SAVE_MORE] - levers[SAVE_LESS])

    # ------------------------------------------------------------ rules

    def clan_order(self, state: GreatWall, clans: list[i64]) -> list[i64]:
        return named_order(state, clans)

    def asks_order(self, state: GreatWall, step: Step) -> bool:
        assert isinstance(step, ResolveBox)
        return ask(state, step, acting(state, step))

    def asks_who_begins(self, state: GreatWall, place: i64, advanced: bool, present: list[i64]) -> bool:
        return order_matters(place) and ask(state, Reactivate(-1, place, advanced), present)

    def shame_on_hordes(self, state: GreatWall) -> bool:
        return False

    def shame_due(self, state: GreatWall, clan: i64, cause: i64) -> bool:
        state.push(TakeShame(clan))
        return True

    def wall_built(self, state: GreatWall, clan: i64, section: i64) -> None:
        if state.clans[clan].rules.person:
            state.push(Recall(clan))

    def end_reason(self, state: GreatWall, reason: str) -> str:
        """Finished walls and an empty pool end nothing."""
        if won(state):
            return "requests"
        return reason if reason == "time" else ""

    def winners(self, state: GreatWall, seats: list[int]) -> list[int]:
        """All or nobody, also if it ended now."""
        return list(range(state.seats)) if state.outcome == BY_HONOR and won(state) else []

    def ending(self, state: GreatWall) -> str:
        return coop_of(state).ending

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(state, action, parts)

    def words(self, state: GreatWall, action: int, parts: dict[str, object]) -> str | None:
        return words.notation(parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        """Shame goes back for honor, when it comes and in summer."""
        verb = verb_of(action)
        if verb == REDEEM or (verb == CLEAR and isinstance(state.stack[-1], Redeem)):
            return {HONOR: REDEEM_HONOR}
        return None

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        return explain.why_not(state, words, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["coop"] = dump.dump(state)

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        dump.load(state, data["coop"], self.all_requests(state))

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [BeginRequests, Fulfil, Fulfilled, Verdict, RequestShame, RefillRequests]
        ruled += [RevealEvent, Reactivate, ClaimHonor]
        asking: list[type[Step]] = [Consent, Offer, PayLine, TakeShame, Redeem, NameOrder]
        return [(step, RULED) for step in ruled] + [(step, PLAYERS) for step in asking]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """A request is talked about where somebody is asked about one, and clans wait where their order is asked."""
        return dump.check_step(state, step)

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return coop_of(state).soldiers[clan * state.layout.kinds + soldier]

    def clerks_kept(self, state: GreatWall, clan: i64) -> i64:
        return coop_of(state).clerks[clan]

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        view["coop"] = dump.view(state)

    def observe_clan(self, state: GreatWall, clan: int, row: dict[str, object]) -> None:
        """With open hands everybody looks behind the screens."""
        if state.clans[clan].rules.person:
            row["means"] = dump.means(state, clan, self.opens_hands(state))
            if self.opens_hands(state):
                row.update(dump.open_hand(state, clan))

    def observe_own(self, state: GreatWall, seat: int, row: dict[str, object]) -> None:
        row["means"] = dump.means(state, seat, True)

    def opens_hands(self, state: GreatWall) -> bool:
        return bool(state.options["open_hands"])

    def forget(self, state: GreatWall, seat: int, rng: random.Random) -> None:
        """Whoever has agreed to pay has what he is to pay. Decks have no order, so nothing else is hidden."""
        part = coop_of(state)
        if part.slot == NO_SLOT or self.opens_hands(state):
            return
        request = part.request_in(part.slot)
        for who in range(int(state.seats)):
            if who == seat or not part.agreed & BIT[who]:
                continue
            for line in request.lines:
                if line.kind == OF_RESOURCE:
                    hold(state.clans[who].stock, int(line.what), int(part.offers[who] if line.team else line.count))

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        named = {"request": "requests", "event": "events", "tactic": "tactics", "general": "generals"}
        found: dict[str, object] = {
            place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in named.items()
        }
        found["hordes"] = {
            str(row["name"]): {**row, "grid": " ".join(row["spots"]).split()} for row in cls.rows["horde"]
        }
        return found


def hold(stock: list[i64], resource: int, count: int) -> None:
    """Exchange resources for another one until there are so many of it."""
    for other in range(len(stock)):
        if other != resource and stock[resource] < count:
            changed = min(int(stock[other]), count - int(stock[resource]))
            stock[other] -= changed
            stock[resource] += changed
