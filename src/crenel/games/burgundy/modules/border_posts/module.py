"""Border posts: points for joining the three posts around a duchy with tiles."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.board import add_boards
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, read
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of

POSTS: Final[dict[str, list[str]]] = read("modules/border_posts/posts.toml")["posts"]
ALL: Final = len(POSTS)
PAIR: Final = 2
BONUS_NAMES: Final = ["", "large", "small"]
BORDERS: Final = 10  # source of points
FAMILY: Final = "border"

add_boards(read("modules/border_posts/boards.toml"), FAMILY)


class Border(Part):
    """Posts of each seat: how many are joined (0, 2 or 3), and which bonus it has: 0 none, 1 large, 2 small."""

    __slots__ = ("bonus", "joined", "left")

    def __init__(self, seats: i64) -> None:
        self.joined: list[i64] = [0] * seats
        self.bonus: list[i64] = [0] * seats
        self.left: i64 = 2  # bonuses to be had: 2 large and small, 1 small, 0 none

    def clone(self) -> Part:
        copy = Border(0)
        copy.joined = self.joined[:]
        copy.bonus = self.bonus[:]
        copy.left = self.left
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        return {
            "joined": [int(posts) for posts in self.joined],
            "bonus": [BONUS_NAMES[bonus] or None for bonus in self.bonus],
        }


class BorderPosts(Module):
    def __init__(self) -> None:
        super().__init__("border_posts")
        self.seats = [2, 3, 4]
        self.excludes = {"team": "team-borders"}
        self.decisions = read("modules/border_posts/lengths.toml")["decisions"]
        self.rules = read("modules/border_posts/rules.toml")["rules"]
        self.family = FAMILY

    def sources(self) -> dict[int, str]:
        return {BORDERS: "borders"}

    def event_points(self) -> dict[str, dict[str, list[str]]]:
        return {"posts_joined": {"borders": ["points", "extra"]}}

    def tile_placed(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        border = self.border(state)
        before = border.joined[seat]
        if before == ALL:
            return
        joined = posts_beside(state.duchies[seat], group_of(state.duchies[seat], cell))
        if joined < PAIR or joined == before:
            return
        border.joined[seat] = joined
        if before < PAIR:
            self.reward(state, seat, PAIR, 0)
        if joined == ALL:
            self.reward(state, seat, ALL, self.take_bonus(state, seat))

    def take_bonus(self, state: Burgundy, seat: i64) -> i64:
        """Give the large bonus to the first who joins all posts, the small one to the second. Return its points."""
        border = self.border(state)
        if border.left == 0:
            return 0
        border.bonus[seat] = 3 - border.left
        border.left -= 1
        return state.side.large if border.bonus[seat] == 1 else state.side.small

    def reward(self, state: Burgundy, seat: i64, posts: i64, bonus: i64) -> None:
        points = state.phase_points()
        state.score(seat, BORDERS, points + bonus)
        if state.recording:
            details: dict[str, object] = {"count": int(posts), "points": int(points), "extra": int(bonus)}
            state.emit("posts_joined", seat, details)

    # ------------------------------------------------------------ dumps and views

    def border(self, state: Burgundy) -> Border:
        part = state.part(self.name)
        assert isinstance(part, Border)
        return part

    def new_part(self, state: Burgundy) -> Part:
        return Border(state.seats)

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        border = Border(state.seats)
        for seat, duchy in enumerate(state.duchies):
            border.joined[seat] = posts_joined(duchy)
        if data["joined"] != [int(posts) for posts in border.joined]:
            raise BadState("state-posts", where=f"{where}.joined")
        names = ["" if name is None else name for name in data["bonus"]]
        border.bonus = [one_of(name, BONUS_NAMES, f"{where}.bonus") for name in names]
        held = sorted(int(bonus) for bonus in border.bonus if bonus)
        whole = [seat for seat in range(state.seats) if border.joined[seat] == ALL]
        border.left = 2 - min(len(whole), 2)
        without = [seat for seat, bonus in enumerate(border.bonus) if bonus and seat not in whole]
        if len(border.bonus) != state.seats or without or held != [1, 2][: len(whole)]:
            raise BadState("state-posts", where=f"{where}.bonus")
        return border

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        left = self.border(state).left
        points = int(state.phase_points()) if state.phase >= 0 else 0
        view["posts"] = {
            "hexes": {name: list(cells) for name, cells in POSTS.items()},
            "bonuses": ["small", "large"][:left],
            "pays": {"two": points, "three": points + int([0, state.side.small, state.side.large][left])},
        }

    def observe_player(self, state: Burgundy, seat: int, row: dict[str, object]) -> None:
        border = self.border(state)
        duchy = state.duchies[seat]
        linked = posts_linked(duchy)
        row["posts"] = {
            "joined": int(border.joined[seat]),
            "bonus": BONUS_NAMES[border.bonus[seat]] or None,
            "reached": [name for name, cells in POSTS.items() if beside(duchy, cells)],
            "linked": linked,
            "roads": [road(duchy, linked[0], post) for post in linked[1:]],
        }


def group_of(duchy: Duchy, cell: i64) -> list[i64]:
    """Return the hexes with tiles that hang together with this one."""
    group: list[i64] = [cell]
    for here in group:
        for other in duchy.board.near[here]:
            if duchy.tiles[other] != EMPTY and other not in group:
                group.append(other)
    return group


def posts_beside(duchy: Duchy, group: list[i64]) -> i64:
    """Return how many posts these hexes touch."""
    names = [duchy.board.cells[cell] for cell in group]
    count: i64 = 0
    for cells in POSTS.values():
        if cells[0] in names or cells[1] in names:
            count += 1
    return count


def beside(duchy: Duchy, cells: list[str]) -> list[i64]:
    """Return which of the hexes of a post have a tile."""
    found: list[i64] = []
    for name in cells:
        cell = duchy.board.cell_named(name)
        if duchy.tiles[cell] != EMPTY:
            found.append(cell)
    return found


def posts_linked(duchy: Duchy) -> list[str]:
    """Return the posts that hang together, two or three, in the order of their names in the data."""
    for post in POSTS:
        for cell in beside(duchy, POSTS[post]):
            group = [duchy.board.cells[other] for other in group_of(duchy, cell)]
            linked = [name for name, cells in POSTS.items() if cells[0] in group or cells[1] in group]
            if len(linked) >= PAIR:
                return linked
    return []


def road(duchy: Duchy, start: str, end: str) -> list[str]:
    """Return the shortest way over tiles from one post to another that it is joined with."""
    ways: list[list[i64]] = [[cell] for cell in beside(duchy, POSTS[start])]
    seen = [way[0] for way in ways]
    goal = beside(duchy, POSTS[end])
    for way in ways:  # grows while it is read: all ways of one length before longer ones
        if way[-1] in goal:
            return [duchy.board.cells[cell] for cell in way]
        for other in duchy.board.near[way[-1]]:
            if duchy.tiles[other] != EMPTY and other not in seen:
                seen.append(other)
                ways.append([*way, other])
    return []


def posts_joined(duchy: Duchy) -> i64:
    """Return how many posts are joined in a duchy as it lies."""
    most: i64 = 0
    seen: list[i64] = []
    for cell in range(duchy.board.size):
        if duchy.tiles[cell] != EMPTY and cell not in seen:
            group = group_of(duchy, cell)
            seen += group
            most = max(most, posts_beside(duchy, group))
    return most if most >= PAIR else 0
