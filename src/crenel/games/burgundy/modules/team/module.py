"""Team game: two against two, each team with one large duchy. Seats 0 and 2 are partners, and 1 and 3."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.board import add_boards
from crenel.games.burgundy.effects import MakeRoom, store
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.moves import DISCARD, PLACE, extra_of, move, verb_of, what_of
from crenel.games.burgundy.phases import draw_goods
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, ONE_GOOD, TILE_NAMES, read
from crenel.kernel.errors import BadSetup, BadState, Refusal
from crenel.kernel.reading import whole
from crenel.kernel.state import State, Step

TEAM: Final[dict[str, Any]] = read("modules/team/team.toml")
TEAMS: Final = 2
OWN_KEYS: Final[i64] = TEAM["own_keys"]
SHARED_KEYS: Final[i64] = TEAM["shared_keys"]
OWN: Final = 0
SHARED: Final = 1
PLACES: Final = ["own", "shared"]
KEEP: Final = 12  # verb: OWN or SHARED key space
FAMILY: Final = "team"

add_boards(read("modules/team/boards.toml"), FAMILY)


class Team(Module):
    def __init__(self) -> None:
        super().__init__("team")
        self.seats = [4]
        self.excludes = {"border_posts": "team-borders"}
        self.group = "mode"
        self.rules = read("modules/team/rules.toml")["rules"]
        self.family = FAMILY
        self.usual_board = "12a"
        self.own_boards = False

    def check_seats(self, seats: int) -> None:
        if seats > 1 and seats not in self.seats:
            raise BadSetup("team-of-four", seats=seats)
        super().check_seats(seats)

    def board_case(self) -> dict[str, object]:
        return {**super().board_case(), "each": TEAMS}

    # ------------------------------------------------------------ laying out

    def duchy_count(self, seats: i64) -> i64:
        return TEAMS

    def deal_start(self, state: Burgundy) -> bool:
        """Deal workers, silver and goods by team; the markers in the order of the seats, the first on top."""
        for team in range(TEAMS):
            duchy = state.duchies[team]
            duchy.workers = TEAM["workers"][team]
            duchy.silver = TEAM["silver"]
            for good in draw_goods(state, TEAM["goods"]):
                duchy.store += ONE_GOOD[good]
        for seat in range(state.seats):
            state.players[seat].height = state.seats - 1 - seat
        return True

    # ------------------------------------------------------------ key spaces

    def key_spaces(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        """Return the key spaces of a player's own; the shared ones come on top."""
        return OWN_KEYS

    def acquire(self, state: Burgundy, seat: i64, space: i64) -> bool:
        """Ask for a key space of the player's own or a shared one, as far as there is room."""
        own = state.players[seat].keys
        shared = state.duchies[seat].keys
        room = len(own) < state.key_spaces(seat)
        if room and len(shared) < SHARED_KEYS:
            state.push(KeepTile(seat, space))
        elif room:
            store(state, seat, space, own)
        elif len(shared) < SHARED_KEYS:
            store(state, seat, space, shared)
        else:
            state.push(MakeRoom(seat, space))
        return True

    def verbs(self) -> dict[int, str]:
        return {KEEP: "keep"}

    def fields(self, state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
        verb = verb_of(action)
        if verb == KEEP:
            parts["where"] = PLACES[what_of(action)]
            parts["words"] = [parts["where"]]
        elif verb in (PLACE, DISCARD):
            parts["shared"] = extra_of(action) >= len(state.players[seat].keys)

    def why_not(self, state: Burgundy, words: str, seat: int) -> Refusal | None:
        """A partner's own tiles are not for others to place."""
        said = words.split(" ")
        if len(said) < 2 or said[0] not in ("place", "discard"):
            return None
        partner = (seat + TEAMS) % int(state.seats)
        mine = [TILE_NAMES[tile] for tile in state.stored(seat)]
        theirs = [TILE_NAMES[tile] for tile in state.players[partner].keys]
        if said[1] in theirs and said[1] not in mine:
            return Refusal("partners-tile", "burgundy.team.keys", None, {"tile": said[1]})
        return None

    def load_step(self, state: Burgundy, name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        if name != "keep_tile":
            return None
        space = whole(row["space"], where, 0, int(state.side.spaces) - 1)
        if state.market[space] == EMPTY:
            raise BadState("state-spaces", where=where, found=0, spaces=1)
        return KeepTile(seat, space)

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        for team in range(min(TEAMS, len(state.duchies))):
            whole(len(state.duchies[team].keys), f"duchies[{team}].shared", 0, int(SHARED_KEYS))
        return self.new_part(state)

    # ------------------------------------------------------------ points

    def ranking(self, state: Burgundy) -> list[int]:
        """Rank by the points of both partners; then more hexes free; then the team whose marker is behind. Inside a
        team, by points.
        """
        scores = state.scores()
        if not scores:
            return list(range(state.seats))
        ahead = state.turn_order()[0] % TEAMS
        rows: list[tuple[int, int, int, int, int]] = []
        for seat in range(state.seats):
            team = seat % TEAMS
            covered = int(state.duchies[team].occupied())
            rows.append((-team_score(scores, team), covered, int(team == ahead), -scores[seat], seat))
        return [row[-1] for row in sorted(rows)]

    def winners(self, state: Burgundy) -> list[int]:
        """Partners win together."""
        return list(range(self.ranking(state)[0] % TEAMS, int(state.seats), TEAMS))

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        scores = state.scores()
        view["teams"] = [
            {"seats": list(range(team, int(state.seats), TEAMS)), "score": team_score(scores, team)}
            for team in range(TEAMS)
        ]

    def observe_player(self, state: Burgundy, seat: int, row: dict[str, object]) -> None:
        row["team"] = seat % TEAMS
        row["partner"] = (seat + TEAMS) % int(state.seats)
        row["shared"] = [TILE_NAMES[tile] for tile in state.duchies[seat].keys]
        row["shared_spaces"] = int(SHARED_KEYS)


def team_score(scores: list[int], team: int) -> int:
    """Return the points of both partners."""
    return sum(scores[team::TEAMS])


class KeepTile(Step):
    """Choice for a new tile: a key space of one's own, or one that both partners may use."""

    __slots__ = ("space",)

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        found: list[int] = []
        if len(state.players[self.seat].keys) < state.key_spaces(self.seat):
            found.append(move(KEEP, 0, OWN, 0))
        if len(state.duchies[self.seat].keys) < SHARED_KEYS:
            found.append(move(KEEP, 0, SHARED, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        shared = what_of(action) == SHARED
        keys = state.duchies[self.seat].keys if shared else state.players[self.seat].keys
        store(state, self.seat, self.space, keys)

    def details(self) -> dict[str, object]:
        return {"space": int(self.space)}
