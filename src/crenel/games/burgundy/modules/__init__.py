"""The expansions and modes, in a fixed order: which option switches on which module, and which go together.

Verbs of modules (moves.py has 0-11): 12 team, 13-17 solo, the others in modules/verbs.py.
"""

from collections.abc import Mapping
from typing import Final, cast

from crenel.games.burgundy.board import BOARDS, boards_of
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.modules.border_posts import BorderPosts
from crenel.games.burgundy.modules.extra_tiles import ExtraTiles
from crenel.games.burgundy.modules.inns import Inns
from crenel.games.burgundy.modules.shields.module import Shields
from crenel.games.burgundy.modules.solo.module import Solo
from crenel.games.burgundy.modules.team import TEAMS, Team
from crenel.games.burgundy.modules.trade_routes import TradeRoutes
from crenel.games.burgundy.modules.white_castles import WhiteCastles
from crenel.games.burgundy.own import own_boards
from crenel.kernel.errors import BadSetup

# Options that are true or false. A module's name is its option.
EXPANSIONS: Final[list[Module]] = [
    BorderPosts("border_posts"),
    Team("team"),
    ExtraTiles("extra_tiles"),
    WhiteCastles("white_castles"),
    Inns("inns"),
    TradeRoutes("trade_routes"),
    Shields("shields"),
]
# How many seats an option is for, where not for all counts: the rulebook deals some expansions out by player count.
MULTIPLAYER: Final = [2, 3, 4]
SEATS: Final[dict[str, list[int]]] = {
    "border_posts": MULTIPLAYER,
    "team": [4],
    "trade_routes": MULTIPLAYER,
    "shields": MULTIPLAYER,
    "castle": MULTIPLAYER,
    "duchies": MULTIPLAYER,
    "goal": [1],
}
# What makes no sense beside an option that is switched on.
EXCLUDES: Final[dict[str, list[str]]] = {
    "border_posts": ["team"],
    "team": ["border_posts", "duchies"],
    "duchies": ["boards"],
}
SOLO: Final[Module] = Solo()  # the mode of a single seat; asked last, because a win ends the game at once


def modules_of(seats: int, options: Mapping[str, object]) -> list[Module]:
    """The modules of a table, in the order in which they are asked."""
    chosen = [module for module in EXPANSIONS if options[module.name]]
    return [*chosen, SOLO] if seats == 1 else chosen


def family_of(seats: int, options: Mapping[str, object]) -> str:
    """The kind of boards that a table plays on."""
    if seats == 1:
        return "solo"
    if options["team"]:
        return "team"
    return "border" if options["border_posts"] else "base"


# The board a mode plays on where nobody says another; "" deals different ones at random.
USUAL: Final[dict[str, str]] = {"base": "1", "border": "", "team": "12a", "solo": "13a"}


def board_cases() -> list[dict[str, object]]:
    """Which boards can be chosen when: the first case that fits counts."""
    when: list[tuple[str, dict[str, object]]] = [
        ("solo", {"seats": [1]}),
        ("team", {"with": "team", "each": TEAMS}),
        ("border", {"with": "border_posts"}),
        ("base", {}),
    ]
    return [
        {**case, "enum": [*boards_of(family), "random"], "default": USUAL[family] or "random"} for family, case in when
    ]


def boards_wanted(seats: int, options: Mapping[str, object]) -> list[str]:
    """The boards that a table asks for: one for all, one for each duchy, or none: then they are dealt at random."""
    own = [board.name for board in own_boards(options)]
    if own:
        return own
    wanted = options["boards"]
    if isinstance(wanted, list):
        return cast(list[str], wanted)
    if wanted == USUAL["base"]:
        wanted = USUAL[family_of(seats, options)]
    return [] if wanted in ("", "random") else [str(wanted)]


def check(seats: int, options: Mapping[str, object]) -> None:
    """BadSetup if these options do not go together."""
    on = [module.name for module in EXPANSIONS if options[module.name]]
    for name in on:
        if seats == 1 and 1 not in SEATS.get(name, [1]):
            raise BadSetup("not-alone", option=name)
    if options["team"] and seats not in SEATS["team"]:
        raise BadSetup("team-of-four", seats=seats)
    if options["team"] and options["border_posts"]:
        raise BadSetup("team-borders")
    family = family_of(seats, options)
    if options["duchies"] and family in ("team", "solo"):
        raise BadSetup("own-boards", family=family)
    duchies = TEAMS if options["team"] else seats
    wanted = boards_wanted(seats, options)
    each = isinstance(options["boards"], list) or len(wanted) > 1
    if each and len(wanted) != duchies:
        raise BadSetup("boards-per-seat", seats=duchies, found=len(wanted))
    for name in wanted:
        if name in BOARDS and BOARDS[name].family != family:
            raise BadSetup("board-family", number=name, family=family)
