"""Table options: what the base game and its modules offer, which modules and boards follow from a choice, and what does
not go together.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from crenel.games.burgundy.board import BASE_FAMILY, BOARDS, USUAL_BOARD, boards_of
from crenel.games.burgundy.changes import OPTIONS_FIT
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.own import SCHEMA as OWN_BOARD
from crenel.games.burgundy.own import own_boards
from crenel.games.burgundy.tiles import read
from crenel.kernel.errors import BadSetup
from crenel.kernel.game import Game
from crenel.kernel.options import check_fit, lengths

RANDOM: Final = "random"
EVERY_COUNT: Final = [1, 2, 3, 4]
MULTIPLAYER: Final = [2, 3, 4]
# How long a game without options is; benchmarks/option_lengths.py has measured it.
PLAIN: Final[dict[str, int]] = read("data/lengths.toml")


def offered(modules: Sequence[Module]) -> dict[str, object]:
    """Return the options of a game with these modules, in the form of `kernel.options`."""
    boards = [name for family in families(modules) for name in boards_of(family)]
    options: dict[str, object] = {
        # One board for all, one for each seat, or different ones dealt at random.
        "boards": {
            "anyOf": [
                {"enum": [*boards, RANDOM]},
                {"type": "array", "items": {"enum": boards}, "minItems": 1, "maxItems": 4},
            ],
            "default": USUAL_BOARD,  # where a mode has boards of its own, the usual one of those (`usual_board`)
            "cases": board_cases(modules),
        },
        # Where the first castle goes: where it is printed (else, and on boards dealt at random, chosen in turn), chosen
        # in turn, or chosen in secret by all at once.
        "castle": {"enum": ["printed", "open", "secret"], "default": "printed", "seats": MULTIPLAYER, "expert": True},
    }
    for module in modules:
        options |= {name: rule | _limits(module, name) for name, rule in module.table_options().items()}
    # Boards of one's own, as data: one for all or one for each seat. They take the place of `boards`.
    options["duchies"] = {
        "type": "array",
        "items": OWN_BOARD,
        "maxItems": 4,
        "default": [],
        "expansion": True,
        "file": "toml",
        "expert": True,
        "seats": MULTIPLAYER,
        "excludes": ["boards"],
    }
    return options


def _limits(module: Module, name: str) -> dict[str, object]:
    """Return how long an option of a module makes a game, and what it goes together with."""
    found: dict[str, object] = {}
    switch = name == module.name
    excludes = [*module.excludes, *([] if module.own_boards else ["duchies"])]
    if switch and module.decisions:
        found.update(lengths(PLAIN, module.decisions))
    if module.seats != EVERY_COUNT:
        found["seats"] = module.seats
    if switch and excludes:
        found["excludes"] = excludes
    return found


def board_cases(modules: Sequence[Module]) -> list[dict[str, object]]:
    """Return which boards can be chosen when: the first case that fits counts."""
    cases = [
        {**module.board_case(), "enum": [*boards_of(module.family), RANDOM], "default": module.usual_board or RANDOM}
        for module in reversed(modules)
        if module.family
    ]
    return [*cases, {"enum": [*boards_of(BASE_FAMILY), RANDOM], "default": USUAL_BOARD}]


def families(modules: Sequence[Module]) -> list[str]:
    """Return the families of boards of a game, the base game's first."""
    return [BASE_FAMILY, *[module.family for module in modules if module.family]]


def modules_of(modules: Sequence[Module], seats: int, options: Mapping[str, object]) -> list[Module]:
    """Return the modules of a table, in the order in which they are asked."""
    return [module for module in modules if module.is_on(seats, options)]


def family_of(modules: Sequence[Module]) -> str:
    """Return the family of boards that a table with these modules plays on."""
    return families(modules)[-1]


def usual_board(modules: Sequence[Module]) -> str:
    """Return the board, or RANDOM, that a table with these modules plays on where nobody chooses."""
    usual = USUAL_BOARD
    for module in modules:
        if module.family:
            usual = module.usual_board or RANDOM
    return usual


def boards_wanted(modules: Sequence[Module], options: Mapping[str, object], rules: int) -> list[str]:
    """Return the boards that a table asks for: one for all, one for each duchy, or none to deal them at random."""
    own = [board.name for board in own_boards(options)]
    if own:
        return own
    wanted = options["boards"]
    if isinstance(wanted, list):
        return cast(list[str], wanted)
    if wanted == USUAL_BOARD and rules < OPTIONS_FIT:
        wanted = usual_board(modules)
    return [] if wanted == RANDOM else [str(wanted)]


def check(game: Game, modules: Sequence[Module], seats: int, options: Mapping[str, object]) -> None:
    """Raise BadSetup if the options of a table with these modules do not go together."""
    for module in modules:
        module.check_seats(seats)
    for module in modules:
        for name, reason in module.excludes.items():
            if options[name]:
                raise BadSetup(reason)
    family = family_of(modules)
    if options["duchies"] and not all(module.own_boards for module in modules):
        raise BadSetup("own-boards", family=family)
    duchies = seats
    for module in modules:
        duchies = int(module.duchy_count(duchies))
    wanted = boards_wanted(modules, options, game.rules)
    each = isinstance(options["boards"], list) or len(wanted) > 1
    if each and len(wanted) != duchies:
        raise BadSetup("boards-per-seat", seats=duchies, found=len(wanted))
    for name in wanted:
        if name in BOARDS and BOARDS[name].family != family:
            raise BadSetup("board-family", number=name, family=family)
    if game.rules >= OPTIONS_FIT:
        check_fit(game.options, seats, options)
