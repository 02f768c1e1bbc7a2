"""A state from plain data, as `dump.dump` writes it or a person has edited it. What cannot be is refused with the
place and the reason.

`bags` and `box` may be left out: then all tiles that are nowhere else count as out of the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from crenel.games.burgundy.bags import bags_of
from crenel.games.burgundy.board import Board, boards_of
from crenel.games.burgundy.central import (
    BESIDE,
    BLACK_DEPOT,
    BLACK_SPACE,
    BRIDGE,
    DEPOTS,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
)
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.dump import name_of, space_kind
from crenel.games.burgundy.effects import (
    Advance,
    ChooseDepot,
    ChooseNeighbour,
    ExtraAction,
    LoadGoods,
    MakeRoom,
    PlaceTile,
    SellGoods,
    TakeTile,
)
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.options import family_of
from crenel.games.burgundy.own import board_named, own_boards
from crenel.games.burgundy.phases import EndPhase, FinalScoring, MineIncome, StartPhase, StartRound
from crenel.games.burgundy.player import SOURCES, Player
from crenel.games.burgundy.setup import Settle, SettleTogether, SetUp, lay_out
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BLACK,
    BUILDING,
    CASTLE_TILE,
    COLOURED,
    EMPTY,
    GOOD_COUNTS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    ONE_GOOD,
    TILE_KIND,
    TILE_NAMES,
    TILE_OF,
    WILD,
    good_types,
    goods_of,
    pack_tiles,
)
from crenel.games.burgundy.turn import Turn
from crenel.kernel.errors import BadState
from crenel.kernel.game import Game
from crenel.kernel.reading import load_secret, one_of, whole
from crenel.kernel.rng import load_rng
from crenel.kernel.state import BIT, NOBODY, Step

PLAIN_STEPS: dict[str, type[Step]] = {
    "set_up": SetUp,
    "settle": Settle,
    "settle_together": SettleTogether,
    "start_phase": StartPhase,
    "start_round": StartRound,
    "end_phase": EndPhase,
    "mine_income": MineIncome,
    "final_scoring": FinalScoring,
    "turn": Turn,
    "extra_action": ExtraAction,
    "sell_goods": SellGoods,
    "place_tile": PlaceTile,
    "choose_depot": ChooseDepot,
    "advance": Advance,
}
# Steps of the table, not of a player; and those that come before the first phase.
NOBODYS = ["set_up", "settle_together", "start_phase", "start_round", "end_phase", "mine_income", "final_scoring"]
SETTING_UP = ["set_up", "settle", "settle_together"]
# How the game goes on when all that lies above is done.
COURSE = ["set_up", "start_phase", "start_round", "end_phase", "final_scoring"]


def load(game: Game, modules: Sequence[Module], data: Mapping[str, Any]) -> Burgundy:
    seats = whole(data["seats"], "seats", min(game.seats), max(game.seats))
    options = game.settle_options(seats, data["options"])
    state = lay_out(game, modules, seats, options)
    state.confirm = bool(options["confirm"])
    try:
        state.rng = load_rng(data["rng"])
    except ValueError as error:
        raise BadState("state-rng", where="rng") from error
    state.phase = -1 if data["phase"] is None else one_of(data["phase"], PHASE_NAMES, "phase")
    state.round = whole(data["round"], "round", 0, ROUNDS)
    state.white = whole(data["white"], "white", 0, 6)
    state.barrier = whole(data.get("barrier", 0), "barrier", 0)
    if len(data["duchies"]) not in (0, seats):
        raise BadState("state-seats", where="duchies", found=len(data["duchies"]), seats=seats)
    for seat, row in enumerate(data["duchies"]):
        first = seat % int(state.duchy_count)
        if first != seat:
            whole(row["partner"], f"duchies[{seat}].partner", first, first)
            state.duchies.append(state.duchies[first])
        else:
            state.duchies.append(load_duchy(state, row, f"duchies[{seat}]"))
        state.players.append(load_player(row, f"duchies[{seat}]"))
    state.order = tuple(whole(seat, "order", 0, seats - 1) for seat in data["order"])
    if sorted(state.order) != list(range(seats)):
        raise BadState("state-seats", where="order", found=len(set(state.order)), seats=seats)
    load_bridge(state, data["bridge"])
    load_depots(state, data["depots"])
    state.coming = tuple(one_of(good, GOOD_NAMES, "coming") for good in data["coming"])
    rounds_left = int(ROUNDS - state.round) if state.phase >= 0 else 0
    whole(len(state.coming), "coming", rounds_left, rounds_left)
    load_bonuses(state, data["bonuses"])
    load_parts(state, data.get("modules", {}))
    for seat in range(len(state.players)):
        check_seat(state, seat, f"duchies[{seat}]")
    load_bags(state, data)
    state.stack = [load_step(state, row, f"stack[{place}]") for place, row in enumerate(data["stack"])]
    check_course(state, data["stack"])
    load_secret(state, data.get("secret", []))
    return state


# ---------------------------------------------------------------- small checks


def tile_named(value: object, where: str) -> int:
    if value not in TILE_OF:
        raise BadState("state-tile", where=where, value=str(value))
    return TILE_OF[str(value)]


def pack_goods(row: Mapping[str, object], where: str) -> int:
    packed = 0
    for name, count in row.items():
        packed += whole(count, f"{where}.{name}", 0, 7) * ONE_GOOD[one_of(name, GOOD_NAMES, where)]
    return packed


# ---------------------------------------------------------------- a duchy


def load_parts(state: Burgundy, data: Mapping[str, Any]) -> None:
    """Load the state of the modules."""
    for place, module in enumerate(state.modules):
        state.parts[place] = module.load_part(state, data[module.name], f"modules.{module.name}")
    for module in state.modules:
        module.part_loaded(state)


def load_duchy(state: Burgundy, row: Mapping[str, Any], where: str) -> Duchy:
    known = [*boards_of(family_of(state.modules)), *[board.name for board in own_boards(state.options)]]
    if row["board"] not in known:
        raise BadState("state-unknown", where=f"{where}.board", value=str(row["board"]), allowed=", ".join(known))
    duchy = Duchy(board_named(state.options, row["board"]))
    duchy.clear()
    for name, tile in row["tiles"].items():
        put(duchy, name, tile_named(tile, f"{where}.tiles.{name}"), f"{where}.tiles.{name}")
    duchy.keys = [tile_named(tile, f"{where}.shared") for tile in row.get("shared", [])]
    duchy.store = pack_goods(row["goods"], f"{where}.goods")
    duchy.sold = pack_goods(row["sold"], f"{where}.sold")
    duchy.workers = whole(row["workers"], f"{where}.workers")
    duchy.silver = whole(row["silver"], f"{where}.silver")
    for kind, size in row["bonuses"].items():
        number = one_of(kind, KIND_NAMES, f"{where}.bonuses")
        if not duchy.whole_kind(number):
            raise BadState("state-bonus", where=f"{where}.bonuses", kind=kind)
        duchy.bonuses += (one_of(size, ["large", "small"], f"{where}.bonuses") + 1) * BIT[2 * number]
    return duchy


def load_player(row: Mapping[str, Any], where: str) -> Player:
    player = Player()
    player.clear()
    player.keys = [tile_named(tile, f"{where}.keys") for tile in row["keys"]]
    player.die1, player.die2 = (whole(die, f"{where}.dice", 0, 6) for die in row["dice"])
    player.used = bool(row["used"][0]) + 2 * bool(row["used"][1])
    player.bought = bool(row["bought"])
    for source, points in row["points"].items():
        player.gain(one_of(source, SOURCES, f"{where}.points"), whole(points, f"{where}.points.{source}"))
    return player


def put(duchy: Duchy, name: str, tile: int, where: str) -> None:
    cell = duchy.board.cell_named(name)
    if cell < 0:
        raise BadState("state-hex", where=where, value=name)
    if TILE_KIND[tile] not in (duchy.board.kind[cell], WILD):
        raise BadState("state-kind", where=where, tile=TILE_NAMES[tile], kind=KIND_NAMES[duchy.board.kind[cell]])
    duchy.put(tile, cell)


def check_seat(state: Burgundy, seat: int, where: str) -> None:
    """Check what depends on the modules: how much may be stored, and how tiles may lie."""
    duchy = state.duchies[seat]
    most = state.key_spaces(seat)
    for module in state.modules:
        most = module.max_stored(state, seat, most)
    whole(len(state.players[seat].keys), f"{where}.keys", 0, int(most))
    whole(int(good_types(duchy.store)), f"{where}.goods", 0, int(state.good_spaces(seat)))
    scattered = any(module.allows_gaps(state, seat) for module in state.modules)
    doubled = duchy.powers.any_building or any(module.allows_duplicates(state, seat) for module in state.modules)
    check_duchy(duchy, scattered, doubled, f"{where}.tiles")


def check_duchy(duchy: Duchy, scattered: bool, doubled: bool, where: str) -> None:
    """Check that tiles spread from a castle and that a city holds each building once, unless a monastery lifts that."""
    covered = [cell for cell, tile in enumerate(duchy.tiles) if tile != EMPTY]
    if covered and CASTLE_TILE not in duchy.tiles:
        raise BadState("state-no-castle", where=where)
    if covered and not scattered and len(_reached(duchy.board, duchy.tiles, covered[0])) != len(covered):
        raise BadState("state-scattered", where=where)
    if doubled:
        return
    for cells in duchy.board.area_cells:
        built = [duchy.tiles[cell] for cell in cells if duchy.tiles[cell] != EMPTY]
        built = [tile for tile in built if TILE_KIND[tile] == BUILDING]
        if duchy.board.kind[cells[0]] == BUILDING and len(set(built)) != len(built):
            raise BadState("state-doubled", where=where)


def _reached(board: Board, tiles: list[int], first: int) -> list[int]:
    reached = [first]
    for cell in reached:
        reached += [other for other in board.near[cell] if tiles[other] != EMPTY and other not in reached]
    return reached


# ---------------------------------------------------------------- the central board


def load_bridge(state: Burgundy, stacks: list[list[int]]) -> None:
    standing = sorted(seat for stack in stacks for seat in stack)
    if len(stacks) != BRIDGE or standing != list(range(len(state.players))):
        raise BadState("state-bridge", where="bridge", spaces=BRIDGE)
    for space, stack in enumerate(stacks):
        for height, seat in enumerate(stack):
            state.players[seat].bridge = space
            state.players[seat].height = height


def load_depots(state: Burgundy, depots: Mapping[str, Any]) -> None:
    side = state.side
    for depot in range(DEPOTS + 1):
        where = f"depots.{name_of(depot)}"
        row = depots[name_of(depot)]
        spaces = range(side.first[depot], side.after[depot])
        if len(row["tiles"]) != len(spaces):
            raise BadState("state-spaces", where=where, found=len(row["tiles"]), spaces=len(spaces))
        for space, name in zip(spaces, row["tiles"], strict=True):
            if name is None:
                continue
            tile = tile_named(name, where)
            kind = side.kinds[space][state.phase % 2 if state.phase >= 0 else 0]
            if kind not in (BLACK_SPACE, TILE_KIND[tile]) and not (kind == BESIDE and TILE_KIND[tile] == WILD):
                raise BadState("state-kind", where=where, tile=name, kind=space_kind(kind))
            state.market[space] = tile
        if depot != BLACK_DEPOT:
            state.crates[depot] = pack_goods(row["goods"], f"{where}.goods")
    state.update_offers()


def load_bonuses(state: Burgundy, rows: Mapping[str, list[str]]) -> None:
    for kind in range(KINDS):
        left = rows[KIND_NAMES[kind]]
        held = sorted(int(duchy.bonuses >> (2 * kind)) & 3 for duchy in state.duchies[: state.duchy_count])
        expected = {(): [1, 2], ("small",): [1], ("small", "large"): []}.get(tuple(left))
        if expected is None or [bonus for bonus in held if bonus] != expected:
            raise BadState("state-bonuses", where=f"bonuses.{KIND_NAMES[kind]}")
        state.bonuses[kind] = len(left)


def load_bags(state: Burgundy, data: Mapping[str, Any]) -> None:
    """Load bags and box, and check that every tile and every good is somewhere, once."""
    duchies = state.duchies[: state.duchy_count]
    lying = [tile for tile in state.market if tile != EMPTY]
    for duchy in duchies:
        lying += [tile for tile in duchy.tiles if tile != EMPTY] + duchy.keys
    for player in state.players:
        lying += player.keys
    out = [lying.count(tile) for tile in range(len(TILE_NAMES))]
    printed = [COLOURED[tile] + BLACK[tile] for tile in range(len(TILE_NAMES))]
    for module in state.modules:
        module.count_printed(state, printed)
        module.count_kept(state, out)
    if not duchies:
        out[CASTLE_TILE] += int(state.duchy_count)
    elif all(CASTLE_TILE not in duchy.tiles for duchy in duchies):
        out[CASTLE_TILE] += len(duchies)
    else:
        out[CASTLE_TILE] += sum(1 for duchy in duchies if duchy.occupied() == 0)
    bags = data.get("bags", {})
    coloured = _counts(bags.get("coloured", {}), "bags.coloured")
    black = _counts(bags.get("black", {}), "bags.black")
    missing = [printed[tile] - out[tile] - coloured[tile] - black[tile] for tile in range(len(TILE_NAMES))]
    box = _counts(data["box"], "box") if "box" in data else missing
    for tile in range(len(TILE_NAMES)):
        if missing[tile] < 0 or missing[tile] != box[tile]:
            found = printed[tile] - missing[tile] + (box[tile] if "box" in data else 0)
            raise BadState("state-count", piece=TILE_NAMES[tile], found=found, printed=printed[tile])
    state.bags = bags_of(coloured, black)
    state.box = pack_tiles(box)
    load_goods_bag(state, bags)


def _counts(row: Mapping[str, object], where: str) -> list[int]:
    counts = [0] * len(TILE_NAMES)
    for name, count in row.items():
        counts[tile_named(name, where)] = whole(count, f"{where}.{name}", 0, 40)
    return counts


def load_goods_bag(state: Burgundy, bags: Mapping[str, Any]) -> None:
    packed = [*state.crates]
    for duchy in state.duchies[: state.duchy_count]:
        packed += [duchy.store, duchy.sold]
    for module in state.modules:
        packed += module.kept_goods(state)
    left = []
    for good in range(GOODS):
        out = sum(int(goods_of(count, good)) for count in packed) + state.coming.count(good)
        rest = GOOD_COUNTS[good] - out
        if "goods" in bags and bags["goods"].get(GOOD_NAMES[good], 0) != rest:
            rest = -1
        if rest < 0:
            raise BadState("state-count", piece=GOOD_NAMES[good], found=out, printed=GOOD_COUNTS[good])
        left.append(rest)
    state.goods_bag = tuple(left)
    whole(sum(left), "bags.goods", int(PHASES - 1 - state.phase) * ROUNDS)


# ---------------------------------------------------------------- the stack


def check_course(state: Burgundy, rows: list[Mapping[str, Any]]) -> None:
    """Check that the lowest step, and only that one, says how the game goes on, as phase and round want it."""
    if state.phase < 0:
        fitting = ["set_up", "start_phase"]
    elif state.round < ROUNDS:
        fitting = ["start_round"]
    else:
        fitting = ["end_phase", "final_scoring" if state.phase == PHASES - 1 else "start_phase"]
    names = [name for row in rows for name in step_names(row)]
    if names and names[0] not in fitting:
        raise BadState("state-unknown", where="stack[0]", value=str(names[0]), allowed=", ".join(fitting))
    for name in names[1:]:
        if name in COURSE:
            allowed = [step for step in PLAIN_STEPS if step not in COURSE]
            raise BadState("state-unknown", where="stack", value=str(name), allowed=", ".join(allowed))


def step_names(row: Mapping[str, Any]) -> list[str]:
    """Return the name of a step, and of those it holds."""
    held = [name for group in row.get("groups", []) for each in group for name in step_names(each)]
    return [row["step"], *held]


def load_step(state: Burgundy, row: Mapping[str, Any], where: str) -> Step:
    name = row["step"]
    if name in NOBODYS:
        seat = whole(row["seat"], f"{where}.seat", NOBODY, NOBODY)
    else:
        seat = whole(row["seat"], f"{where}.seat", 0, int(state.seats) - 1)
    if state.phase < 0 and name != "start_phase" and name not in SETTING_UP:
        raise BadState("state-unknown", where=where, value=str(name), allowed=", ".join(SETTING_UP))
    if state.phase >= 0 and name in SETTING_UP:
        playing = [step for step in PLAIN_STEPS if step not in SETTING_UP]
        raise BadState("state-unknown", where=where, value=str(name), allowed=", ".join(playing))
    if name in PLAIN_STEPS:
        return PLAIN_STEPS[name](seat)
    if name == "take_tile":
        return TakeTile(seat, sum(int(BIT[one_of(kind, KIND_NAMES, where)]) for kind in row["kinds"]))
    if name == "make_room":
        space = whole(row["space"], where, 0, int(state.side.spaces) - 1)
        if state.market[space] == EMPTY:
            raise BadState("state-spaces", where=where, found=0, spaces=1)
        return MakeRoom(seat, space)
    if name == "choose_neighbour":
        return ChooseNeighbour(seat, whole(row["depot"], where, 1, DEPOTS))
    if name == "load_goods":
        return LoadGoods(seat, sum(int(BIT[whole(depot, where, 1, DEPOTS)]) for depot in row["depots"]))
    return load_module_step(state, row, seat, where)


def load_module_step(state: Burgundy, row: Mapping[str, Any], seat: int, where: str) -> Step:
    """Load a step of a module. Such steps may hold others."""
    name = row["step"]
    groups = [[load_step(state, each, where) for each in group] for group in row.get("groups", [])]
    for module in state.modules:
        if name in module.steps():
            return module.steps()[name](seat)
        step = module.load_step(state, name, seat, {**row, "groups": groups}, where)
        if step is not None:
            return step
    raise BadState("state-unknown", where=where, value=str(name), allowed=", ".join(PLAIN_STEPS))
