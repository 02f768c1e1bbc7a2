"""Shields as a module: what they change in the course of the game."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.central import DEPOTS
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.modules.building import BUILD, build_fields
from crenel.games.burgundy.modules.shields.part import (
    ANY_KEYS,
    CASTLE_SHIELD,
    DATA,
    DOUBLES_SHIELDS,
    FETCHES,
    FOLLOWS,
    JOINS_WORKERS,
    PHASE_BLACK,
    PHASE_TILE,
    POINTS,
    SHIELDS,
    TAX,
    TURNS_DIE,
    ShieldsPart,
    castles,
    holds,
    lent_to,
    renew,
    shields_of,
    take_from_depot,
)
from crenel.games.burgundy.modules.shields.steps import FetchColour, HangShield, PayTax, PhaseTile, PhaseTileDone
from crenel.games.burgundy.modules.shields.texts import shield_texts
from crenel.games.burgundy.modules.shields.verbs import DROP, FETCH, FOLLOW, HANG, PAY, SHIELD, TURN
from crenel.games.burgundy.moves import die_of, extra_of, move, verb_of, what_of
from crenel.games.burgundy.powers import FIRST_LENT, NUMBERS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import GOOD_NAMES, MONASTERY, SHIP, TILE_KIND, read
from crenel.games.burgundy.turn import in_turn
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import whole
from crenel.kernel.state import BIT, NOBODY, Step

ENDLESS: Final = 99  # stored tiles
SHIELD_POINTS: Final = 11  # source of points


class Shields(Module):
    def __init__(self) -> None:
        super().__init__("shields")
        self.seats = [2, 3, 4]
        self.decisions = read("modules/shields/lengths.toml")["decisions"]
        self.rules = read("modules/shields/rules.toml")["rules"]

    def rule_texts(self, rule: str) -> list[tuple[str, dict[str, object]]]:
        number = rule.removeprefix("shield.")
        return shield_texts(int(number)) if number.isdecimal() else []

    def rule_piece(self, rule: str) -> str:
        number = rule.removeprefix("shield.")
        return f"shield-{number}" if number.isdecimal() else ""

    def rule_table(self, name: str) -> tuple[list[object], list[list[object]]] | None:
        if name != "shields-laid-out":
            return None
        rows: dict[str, list[int]] = DATA["laid_out"]
        return ["players-by-depot", *range(1, 7)], [[players, *row] for players, row in rows.items()]

    def sources(self) -> dict[int, str]:
        return {SHIELD_POINTS: "shields"}

    def event_points(self) -> dict[str, dict[str, list[str]]]:
        return {"shield_scored": {"shields": ["points"]}}

    def set_up(self, state: Burgundy) -> None:
        """Deal random shields to the depots, by player count."""
        part = shields_of(state)
        part.found(state.duchy_count)
        lots: list[int] = list(range(1, SHIELDS + 1))
        state.rng.shuffle(lots)
        for depot, count in enumerate(laid_out(state), 1):
            part.lying[depot] = tuple(sorted(lots[:count]))
            lots = lots[count:]

    # ------------------------------------------------------------ taking them

    def turn_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        player = state.players[seat]
        part = shields_of(state)
        if player.used == 0:
            workers = state.duchies[seat].workers
            for depot in range(1, DEPOTS + 1):
                if part.lying[depot] and workers_for_doubles(state, seat, depot) <= workers:
                    found += [move(SHIELD, 0, shield, 0) for shield in part.lying[depot]]
        if not part.turned & BIT[seat] and holds(state, seat, TURNS_DIE):
            first = player.first_die()
            second = player.second_die()
            for die in [first] if first == second else [first, second]:
                found += [move(TURN, die, number, 0) for number in range(1, 7) if die and number != die]

    def turn_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        verb = verb_of(action)
        player = state.players[seat]
        if verb == TURN:
            self.turn_die(state, seat, die_of(action), what_of(action))
            return True
        if verb != SHIELD:
            return False
        shield = what_of(action)
        workers = workers_for_doubles(state, seat, depot_of(state, shield))
        state.duchies[seat].workers -= workers
        player.used = 3
        self.take(state, seat, shield, workers)
        return True

    def turn_die(self, state: Burgundy, seat: i64, die: i64, number: i64) -> None:
        player = state.players[seat]
        if player.first_die() == die:
            player.die1 = number
        else:
            player.die2 = number
        shields_of(state).turned |= BIT[seat]
        if state.recording:
            state.emit("die_turned", seat, {"die": int(die), "number": int(number)})

    def take(self, state: Burgundy, seat: i64, shield: i64, workers: i64) -> None:
        if state.recording:
            told: dict[str, object] = {"shield": int(shield), "depot": int(depot_of(state, shield))}
            state.emit("shield_taken", seat, {**told, "workers": int(workers)})
        take_from_depot(state, shield)
        state.push(HangShield(seat, shield))

    def castle_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        """List shields for a castle with shield 11."""
        if holds(state, seat, CASTLE_SHIELD):
            for shields in shields_of(state).lying:
                found += [move(SHIELD, 0, shield, 0) for shield in shields]

    def castle_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        if verb_of(action) != SHIELD:
            return False
        self.take(state, seat, what_of(action), 0)
        return True

    def turn_ended(self, state: Burgundy, seat: i64) -> None:
        shields_of(state).turned &= ~BIT[seat]

    # ------------------------------------------------------------ what they do

    def free_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        """Shield 6: choose whom to follow, once."""
        part = shields_of(state)
        owner = seat % state.duchy_count
        if part.followed[owner] == NOBODY and part.holds(owner, FOLLOWS) and in_turn(state, seat):
            found += [move(FOLLOW, 0, other, 0) for other in range(int(state.duchy_count)) if other != owner]

    def free_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        if verb_of(action) != FOLLOW:
            return False
        owner = seat % state.duchy_count
        followed = what_of(action)
        shields_of(state).followed[owner] = followed
        if state.recording:
            state.emit("player_followed", seat, {"followed": [int(followed)]})
        state.duchies[owner].borrow(lent_to(state, owner))
        return True

    def monasteries(self, state: Burgundy, seat: i64, held: i64) -> i64:
        return held | lent_to(state, seat % state.duchy_count) & (BIT[FIRST_LENT] - 1)

    def tile_placed(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        """Lend a new monastery to those who follow its player."""
        if TILE_KIND[tile] != MONASTERY:
            return
        followed = shields_of(state).followed
        for owner in range(len(followed)):
            if followed[owner] == seat % state.duchy_count:
                state.duchies[owner].borrow(lent_to(state, owner))

    def push_after_effect(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        if TILE_KIND[tile] == SHIP and holds(state, seat, FETCHES):
            state.push(FetchColour(seat))

    def workers_gained(self, state: Burgundy, seat: i64) -> None:
        """Shield 2: one worker whenever another receives any."""
        holder = shields_of(state).holder(JOINS_WORKERS)
        if holder not in (NOBODY, seat % state.duchy_count):
            state.duchies[holder].workers += 1
            if state.recording:
                state.emit("workers_gained", holder, {"workers": 1})

    def key_spaces(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        """With shield 4 one is always free."""
        if not holds(state, seat, ANY_KEYS):
            return spaces
        stored: i64 = len(state.players[seat].keys)
        return max(spaces, stored + 1)

    def max_stored(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        """Shield 4 may have gone while more tiles were stored than usual."""
        return ENDLESS

    def allows_gaps(self, state: Burgundy, seat: i64) -> bool:
        """Shield 18 may have gone since."""
        return True

    def allows_duplicates(self, state: Burgundy, seat: i64) -> bool:
        """Another's monastery 1 may have counted as one's own."""
        return True

    def area_size(self, state: Burgundy, seat: i64, area: i64, size: i64) -> i64:
        return size + state.duchies[seat].powers.numbers.get("area_step", 0)

    def phase_ended(self, state: Burgundy) -> None:
        """Push the tiles that shields bring, then the tax; the mines come after."""
        owners = [seat for seat in reversed(state.order) if state.is_owner(seat)]
        for seat in owners:
            state.push(PayTax(seat))
        for seat in owners:
            state.push(PhaseTile(seat, PHASE_BLACK))
            state.push(PhaseTile(seat, PHASE_TILE))

    def final_scoring(self, state: Burgundy, seat: i64) -> None:
        factor = 2 if holds(state, seat, DOUBLES_SHIELDS) else 1
        for pair in shields_of(state).hung[seat]:
            points = POINTS[pair[1]] * factor
            state.score(seat, SHIELD_POINTS, points)
            if state.recording:
                state.emit("shield_scored", seat, {"shield": pair[1], "points": int(points)})

    # ------------------------------------------------------------ notation

    def verbs(self) -> dict[int, str]:
        return {
            SHIELD: "shield",
            HANG: "hang",
            PAY: "pay",
            DROP: "drop",
            TURN: "turn",
            BUILD: "build",
            FETCH: "fetch",
            FOLLOW: "follow",
        }

    def fields(self, state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
        verb = verb_of(action)
        what = int(what_of(action))
        if verb in (SHIELD, DROP):
            parts["shield"] = parts["number"] = what
        if verb == SHIELD:
            parts["workers"] = self.workers_of(state, seat, what)
            parts["dice"] = 0 if state.players[seat].used else 2
        elif verb == HANG:
            parts["cell"] = state.duchies[seat].board.cells[what]
        elif verb == PAY:
            workers = int(extra_of(action))
            parts["workers"] = workers
            parts["silver"] = len(shields_of(state).hung[seat % state.duchy_count]) * int(TAX) - workers
            if workers:
                parts["words"] = ["for", workers, "worker" if workers == 1 else "workers"]
        elif verb == TURN:
            parts["number"] = int(die_of(action))
            parts["words"] = ["to", what]
            parts["to"] = what
        elif verb == BUILD:
            build_fields(state, action, seat, parts)
        elif verb == FETCH:
            parts["good"] = GOOD_NAMES[what]
        elif verb == FOLLOW:
            parts["seat"] = parts["number"] = what

    def workers_of(self, state: Burgundy, seat: int, shield: int) -> int:
        """Return what a shield costs in workers; nothing where a castle brings it."""
        if state.players[seat].used:
            return 0
        return int(workers_for_doubles(state, seat, depot_of(state, shield)))

    def why_not(self, state: Burgundy, words: str, seat: int) -> Refusal | None:
        verb, *rest = words.split(" ")
        number = int(rest[0]) if rest and rest[0].isdecimal() else 0
        if verb == "shield":
            return self.why_no_shield(state, seat, number)
        if verb == "turn":
            if not holds(state, seat, TURNS_DIE):
                return Refusal("turn-without-shield", "burgundy.shields.once")
            if shields_of(state).turned & BIT[seat]:
                return Refusal("turned-already", "burgundy.shields.once")
        if verb == "pay" and isinstance(state.stack[-1], PayTax):
            return Refusal("tax-short", "burgundy.shields.tax")
        return None

    def why_no_shield(self, state: Burgundy, seat: int, shield: int) -> Refusal | None:
        depot = int(depot_of(state, shield))
        if not depot:
            return Refusal("no-such-shield", "burgundy.shields.take", None, {"shield": shield})
        if state.players[seat].used:
            return Refusal("shield-needs-both-dice", "burgundy.shields.take")
        need = int(workers_for_doubles(state, seat, depot))
        have = int(state.duchies[seat].workers)
        if need > have:
            details = {"need": need, "have": have, "number": depot}
            return Refusal("workers-short", "burgundy.shields.doubles", {"workers": need - have}, details)
        return None

    # ------------------------------------------------------------ dumps and views

    def new_part(self, state: Burgundy) -> Part:
        return ShieldsPart()

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        part = ShieldsPart()
        part.found(len(state.duchies) and state.duchy_count)
        for depot, (shields, most) in enumerate(zip(data["depots"], laid_out(state), strict=True), 1):
            whole(len(shields), f"{where}.depots", 0, most)
            part.lying[depot] = tuple(sorted(whole(shield, f"{where}.depots", 1, SHIELDS) for shield in shields))
        if len(data["hung"]) != len(part.hung) or len(data["followed"]) != len(part.hung):
            raise BadState("state-seats", where=where, found=len(data["hung"]), seats=len(part.hung))
        for owner, row in enumerate(data["hung"]):
            part.hung[owner] = self.load_hung(state, owner, row, f"{where}.hung[{owner}]")
        for owner, seat in enumerate(data["followed"]):
            if seat is not None:
                part.followed[owner] = self.load_followed(part, owner, seat, f"{where}.followed")
        for seat in data["turned"]:
            part.turned |= BIT[whole(seat, f"{where}.turned", 0, int(state.seats) - 1)]
        known = [shield for shields in part.lying for shield in shields]
        known += [shield for pairs in part.hung for _, shield in pairs]
        if len(set(known)) != len(known):
            raise BadState("state-shields", where=where)
        return part

    def load_hung(self, state: Burgundy, owner: int, row: Mapping[str, Any], where: str) -> tuple[tuple[int, int], ...]:
        standing = castles(state, owner)
        pairs: list[tuple[int, int]] = []
        for name, shield in row.items():
            cell = state.duchies[owner].board.cell_named(name)
            if cell not in standing:
                raise BadState("state-no-castle", where=f"{where}.{name}")
            pairs.append((cell, whole(shield, f"{where}.{name}", 1, SHIELDS)))
        return tuple(sorted(pairs))

    def load_followed(self, part: ShieldsPart, owner: int, seat: object, where: str) -> int:
        other = whole(seat, where, 0, len(part.hung) - 1)
        if other == owner or not part.holds(owner, FOLLOWS):
            raise BadState("state-shields", where=where)
        return other

    def catalogue(self) -> dict[str, object]:
        rows: dict[str, object] = {
            str(row["number"]): {"points": row["points"], "effect": row["effect"], "source": row["source"]}
            for row in DATA["shield"]
        }
        return {"shields": rows}

    def part_loaded(self, state: Burgundy) -> None:
        for owner in range(len(shields_of(state).hung)):
            renew(state, owner)

    def steps(self) -> dict[str, type[Step]]:
        return {"pay_tax": PayTax, "fetch_colour": FetchColour, "phase_tile_done": PhaseTileDone}

    def load_step(self, state: Burgundy, name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        if name == "hang_shield":
            shield = whole(row["shield"], where, 1, SHIELDS)
            if depot_of(state, shield) or shields_of(state).holder(shield) != NOBODY:
                raise BadState("state-shields", where=where)
            return HangShield(seat, shield)
        if name == "phase_tile":
            return PhaseTile(seat, whole(row["shield"], where, PHASE_TILE, PHASE_BLACK))
        return None

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        view["shields"] = [list(shields) for shields in shields_of(state).lying[1:]]

    def observe_player(self, state: Burgundy, seat: int, row: dict[str, object]) -> None:
        part = shields_of(state)
        if not part.hung:
            return
        owner = seat % int(state.duchy_count)
        cells = state.duchies[seat].board.cells
        row["shields"] = {cells[cell]: shield for cell, shield in part.hung[owner]}
        row["follows"] = None if part.followed[owner] == NOBODY else int(part.followed[owner])
        row["tax"] = len(part.hung[owner]) * int(TAX)
        row["turned"] = bool(part.turned & BIT[seat])


def laid_out(state: Burgundy) -> list[int]:
    """Return how many shields lie on each depot at the start."""
    counts: list[int] = DATA["laid_out"][str(int(state.seats))]
    return counts


def depot_of(state: Burgundy, shield: i64) -> i64:
    """Return the depot of a shield; 0: none."""
    lying = shields_of(state).lying
    for depot in range(1, DEPOTS + 1):
        if shield in lying[depot]:
            return depot
    return 0


def workers_for_doubles(state: Burgundy, seat: i64, number: i64) -> i64:
    """Return workers that bring both dice to a number. The free steps of monasteries are for other actions."""
    player = state.players[seat]
    price = state.duchies[seat].powers.sell_price
    return price[player.die1 * NUMBERS + number] + price[player.die2 * NUMBERS + number]
