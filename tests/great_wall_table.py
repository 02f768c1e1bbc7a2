"""A position of The Great Wall, set up as one would at the table and played by notation.

    wall = Wall(4).clan(0, at={"lumber-mill": 2}, overseers={"lumber-mill": 2}, stock={"chi": 4}).activate()
    wall.play("activate lumber-mill", "upgrade lumber-mill")
    assert wall.stock(0)["wood"] == 4

What is not said is empty or at its start: no hordes, walls or barricades, no resources, no generals, no advisors, five
clerks and all soldiers in their pools, all command cards in hand, tea in the order of the clans. Soldiers, clerks and
shame that are placed leave their pools by themselves. The steps that were set up are resolved; then everybody is asked
for a command card, where the position rests. Whoever is asked with nothing to choose is answered for, as at a table of
the server, unless `ask_all` is said.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

import crenel
from crenel.games.great_wall import GAME
from crenel.games.great_wall.board import (
    ARCHER,
    HOUSE_BOARD,
    PLACE_NAMES,
    POOL,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SIDES,
    SOLDIER_NAMES,
    START_CLERKS,
    Side,
)
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer
from crenel.games.great_wall.player import PLAYER
from crenel.games.great_wall.vocabulary import WHENS
from tests.refusals import refusal

GREAT_WALL = GAME
COMMANDS = [card.name for card in HOUSE_DECK.commands][:6]
ADVISORS = [card.name for card in HOUSE_DECK.advisors]
CLAN_PARTS = {
    "general", "active", "support", "stock", "at", "clerks", "rest", "firing", "overseers", "shamed",
    "command", "discarded", "commands", "tactics", "claimed", "honor",
}  # fmt: skip
Cover = Mapping[str, str]
# Hordes with spots that the tests know, whatever the cards of the house look like: two lines of six.
HORDES = [
    {"name": "leader", "power": 2, "honor": 5, "traits": {"halves": 1}, "spots": ["g h3 g t h2 s", ". . . . . ."]},
    {"name": "infantry", "power": 6, "honor": 7, "spots": ["w - . g w .", ". s - . h2 w"]},
    {"name": "pyromaniacs", "power": 6, "honor": 6, "traits": {"burns": 1}, "spots": [". w g . . c", "w s . h2 - ."]},
    {"name": "brutes", "power": 8, "honor": 8, "spots": ["- s g w . h3", ". c - h2 g t"]},
    {"name": "spies", "power": 7, "honor": 8, "spots": ["w - s . . t", ". g c - h2 ."]},
    {"name": "raiders", "power": 3, "honor": 5, "spots": ["w g . . s .", "c - . w - h2"]},
]
OTHERS = {"who": "others", "move": 2, "different": True}
# Likewise the command cards that are not printed in the rulebooks.
HOUSE_COMMANDS = [
    {
        "name": "economy",
        "boxes": [
            {"who": "owner", "move": 3, "partner": "raise-banners", "more": 1},
            OTHERS,
            {"who": "owner", "upgrade": 1, "less": 1},
        ],
    },
    {
        "name": "attack-order",
        "boxes": [
            {"who": "owner", "move": 2, "partner": "despotism", "more": 2},
            {"who": "owner", "attack": "all"},
            {"who": "others", "attack": "one"},
        ],
    },
    {
        "name": "raise-banners",
        "boxes": [
            {"who": "owner", "move": 3, "partner": "work-harder", "more": 2},
            OTHERS,
            {"who": "owner", "banners": 1},
        ],
    },
]
CARDS = {
    "horde": [{"source": "house", **row} for row in HORDES],
    "command": [{"source": "house", **row} for row in HOUSE_COMMANDS],
}


def side_of(seats: int) -> Side:
    """The board for a number of seats."""
    return FifthPlayer.side(seats, HOUSE_BOARD) or SIDES[seats]


def deadly(kills: int, seats: int = 3) -> int:
    """The first year in which each horde kills so many of everybody's soldiers."""
    return [int(number) for number in SIDES[seats].lethality].index(kills) + 1


def spots(horde: str) -> list[str]:
    """The vital spots of a kind of horde."""
    row = next(row for row in HORDES if row["name"] == horde.rsplit("-", 1)[0])
    codes = " ".join(cast(list[str], row["spots"])).split()
    return [SPOT_NAMES[spot] for spot, code in enumerate(codes) if code != "."]


def wounded(horde: str, *, leave: Sequence[str] = (), **others: str) -> tuple[str, dict[str, str]]:
    """A horde with wounds on all its spots, but for those left free or covered by others: a3="spearman 0"."""
    halves = {SPOT_NAMES[SPOT_NAMES.index(spot) + 1] for spot, piece in others.items() if piece.endswith("right")}
    halves |= {SPOT_NAMES[SPOT_NAMES.index(spot) + 6] for spot, piece in others.items() if piece.endswith("down")}
    free = [*leave, *others, *halves]
    return horde, {**{spot: "wound" for spot in spots(horde) if spot not in free}, **others}


class Wall:
    """A position, and the game that follows from it."""

    def __init__(
        self,
        seats: int = 3,
        *,
        year: int = 2,
        season: str = "fall",
        tea: Sequence[int] | None = None,
        top: str = "infantry-middle",
        cards: Mapping[str, list[dict[str, Any]]] | None = None,
        ask_all: bool = False,
        rules: int | None = None,
        **options: object,
    ) -> None:
        self.ask_all = ask_all
        options["cards"] = {**CARDS, **(cards or {})}
        start = GREAT_WALL.new(seats, "table", options, rules).dump()
        kinds = [str(row["kind"]) for row in cast(list[dict[str, object]], start["clans"])]
        self.seats = seats
        self.side = side_of(seats)
        self.data: dict[str, Any] = {
            **start,
            "year": year,
            "season": season,
            "active": None,
            "tea": list(tea if tea is not None else range(len(kinds))),
            "track": [None] * len(kinds),
            "sections": {name: {"wall": 0, "barricades": 0, "hordes": []} for name in SECTION_NAMES},
            "warehouse": {},
            "artifacts": [],
            "row": [],
            "decks": {"horde_on_top": top},
            "qin_track": ["lumber-mill", "quarry", "gold-mine", "temple", "barracks"] if seats == 1 else [],
            "clans": [{"kind": kind, **self._start(kind)} for kind in kinds],
            "stack": [{"step": "spring", "seat": -1}, {"step": "choose_commands", "seat": -1}],
            "secret": [],
        }
        self.left: int | None = None
        self.kept = 0  # shame tokens that lie with a module's pieces
        self.away: dict[tuple[int, str], int] = {}  # soldiers there, by clan and kind
        self._state: crenel.State | None = None
        self._told = 0

    @staticmethod
    def _start(kind: str) -> dict[str, Any]:
        parts: dict[str, Any] = {
            "general": None, "active": [], "support": [], "stock": {}, "at": {}, "clerks": int(START_CLERKS),
            "rest": {}, "firing": {}, "overseers": {}, "shamed": {}, "command": None, "discarded": [],
            "commands": None, "tactics": [], "claimed": [], "honor": {},
        }  # fmt: skip
        if kind == "qin-jiushao":
            levels = {
                place: (1, "horseman" if number < 2 else "spearman") for number, place in enumerate(PLACE_NAMES[:4])
            }
            return {**parts, "clerks": 8, "overseers": levels}
        if kind == "reed":
            return {**parts, "clerks": 3, "at": dict.fromkeys(PLACE_NAMES[:3], 1)}
        return parts

    # ------------------------------------------------------------ setting up

    def clan(self, number: int, **parts: Any) -> Self:
        """Parts of a clan: at, rest and firing by place or section, overseers as levels or (level, soldier), claimed as
        names or (name, shame), `clerks` those hired so far.
        """
        assert set(parts) <= CLAN_PARTS, set(parts) - CLAN_PARTS
        self.data["clans"][number].update(parts)
        return self

    def section(self, name: str, *hordes: str | tuple[str, Cover], wall: int = 0, barricades: int = 0) -> Self:
        """Hordes from the wall outwards, each a card or a card and what covers its spots."""
        rows = [(horde, {}) if isinstance(horde, str) else horde for horde in hordes]
        self.data["sections"][name] = {
            "wall": wall,
            "barricades": barricades,
            "hordes": [{"horde": horde, "cover": dict(cover)} for horde, cover in rows],
        }
        return self

    def table(self, **parts: Any) -> Self:
        """Other parts of the table as a dump names them: row, warehouse, artifacts, qin_track, banners, active."""
        for name, value in parts.items():
            assert name in self.data, name
            self.data[name] = value
        return self

    def decks(self, **parts: Any) -> Self:
        self.data["decks"].update(parts)
        return self

    def lose_shame(self, left: int) -> Self:
        """Only so many tokens are left in the pool; the others are out of the game."""
        self.left = left
        return self

    def steps(self, *rows: Mapping[str, Any]) -> Self:
        """Steps to resolve, the first one first."""
        self.data["stack"] += [{"seat": -1, **row} for row in reversed(rows)]
        return self

    def activate(self, seat: int = 0) -> Self:
        """The activation step of a clan's turn."""
        self.data["active"] = seat
        asked = seat if seat < self.seats else next(clan for clan in self.data["tea"] if clan < self.seats)
        return self.steps({"step": "activations", "seat": asked, "done": []})

    def laid(self, *cards: str | None) -> Self:
        """Command cards on the track, of clan 0, 1, and so on."""
        for clan, card in enumerate(cards):
            self.data["clans"][clan]["command"] = card
            self.data["track"][clan] = clan if card else None
        return self

    def turn(self, *cards: str | None, slot: int = 1) -> Self:
        """The cards lie on the track; those from a space on are resolved."""
        return self.laid(*cards).steps({"step": "next_card", "slot": slot - 2})

    def happens(self, seat: int, when: str, about: Sequence[str] = (), where: Sequence[str] = ()) -> Self:
        """A player may answer an event with a tactic."""
        assert when in WHENS
        return self.steps({"step": "react", "seat": seat, "when": when, "about": list(about), "where": list(where)})

    # ------------------------------------------------------------ playing

    @property
    def state(self) -> crenel.State:
        if self._state is None:
            data = {**self.data, "clans": [self._clan(number) for number in range(len(self.data["clans"]))]}
            placed = sum(
                sum(clan["shamed"].values()) + sum(self._claim(claim)["shame"] for claim in clan["claimed"])
                for clan in self.data["clans"]
            )
            left = int(self.side.shame) - placed - self.kept
            pool = left if self.left is None else self.left
            data["shame"] = {"pool": pool, "out": left - pool}
            self._state = GREAT_WALL.load(data)
            self._answer_for_show(self._state)
        return self._state

    def _answer_for_show(self, state: crenel.State) -> None:
        while state.for_show and not self.ask_all:
            state.apply(state.actions()[0])

    @staticmethod
    def _claim(claim: str | tuple[str, int]) -> dict[str, Any]:
        name, shame = (claim, 0) if isinstance(claim, str) else claim
        return {"horde": name, "shame": shame}

    def _clan(self, number: int) -> dict[str, Any]:
        row = self.data["clans"][number]
        overseers = {
            place: {"level": level, "soldier": "spearman"} if isinstance(level, int) else
            {"level": level[0], "soldier": level[1]}
            for place, level in row["overseers"].items()
        }  # fmt: skip
        hand = [card for card in COMMANDS if card not in (row["command"], *row["discarded"])]
        player = row["kind"] == PLAYER.name
        return {
            "kind": row["kind"],
            "general": row["general"],
            "dealt": {"generals": [], "advisors": []},
            "active": row["active"],
            "support": row["support"],
            "stock": row["stock"],
            "clerks": {
                "pool": row["clerks"] - sum(row["at"].values()),
                "reserve": 8 - row["clerks"] if player else 0,
                "at": row["at"],
            },
            "soldiers": {
                "pool": self._pool(number, overseers),
                "shamed": row["shamed"],
                "rest": row["rest"],
                "firing": row["firing"],
                "overseers": overseers,
            },
            "commands": (row["commands"] or hand) if player else [],
            "discarded": row["discarded"],
            "command": row["command"],
            "tactics": row["tactics"],
            "claimed": [self._claim(claim) for claim in row["claimed"]],
            "honor": row["honor"],
        }

    def _pool(self, number: int, overseers: dict[str, dict[str, Any]]) -> dict[str, int]:
        """Soldiers that stand nowhere else."""
        row = self.data["clans"][number]
        found = {}
        for kind, soldier in enumerate(SOLDIER_NAMES):
            total = int(POOL[kind]) if row["kind"] != "reed" or kind == 0 else 0
            total -= row["shamed"].get(soldier, 0) + self.away.get((number, soldier), 0)
            total -= sum(there.get(soldier, 0) for there in row["rest"].values())
            total -= sum(1 for overseer in overseers.values() if overseer["soldier"] == soldier)
            total -= sum(row["firing"].values()) if kind == ARCHER else 0
            for section in self.data["sections"].values():
                for horde in section["hordes"]:
                    total -= sum(1 for piece in horde["cover"].values() if piece.split()[:2] == [soldier, str(number)])
            for step in self.data["stack"]:
                total -= step["fallen"][kind] if step["step"] == "perish" and step["clan"] == number else 0
            found[soldier] = total
        return found

    def play(self, *texts: str) -> Self:
        """Moves of whoever is to decide, in notation; `1: command economy` for a certain seat."""
        for text in texts:
            state = self.state
            self._told = len(state.events)
            seat, colon, rest = text.partition(": ")
            who = int(seat) if colon else None
            state.apply(state.parse(rest if colon else text, who), who)
            self._answer_for_show(state)
        return self

    def refusal(self, text: str, seat: int | None = None) -> crenel.Refusal:
        return refusal(self.state, text, seat)

    # ------------------------------------------------------------ looking

    @property
    def actor(self) -> int | None:
        return self.state.actor

    @property
    def rests(self) -> bool:
        """Whether all that was set up has happened."""
        return self.asked == "choose_commands"

    @property
    def asked(self) -> str:
        return str(self.now["stack"][-1]["step"]) if self.now["stack"] else "nothing"

    @property
    def options(self) -> list[str]:
        return [self.state.text(action) for action in self.state.actions()]

    def starting(self, word: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.options if text.split()[0] == word]

    @property
    def told(self) -> list[dict[str, object]]:
        """Events of the last move, or since the position was set up."""
        return self.state.events[self._told :]

    def events(self, name: str) -> list[dict[str, object]]:
        """All events of that name since the position was set up."""
        return [line for line in self.state.events if line["event"] == name]

    @property
    def now(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state.dump())

    def seat(self, clan: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["clans"][clan])

    def stock(self, clan: int = 0) -> dict[str, int]:
        return {name: self.seat(clan)["stock"].get(name, 0) for name in RESOURCE_NAMES}

    def honor(self, clan: int = 0, source: str | None = None) -> int:
        honor = self.seat(clan)["honor"]
        assert source is None or source in honor
        return sum(honor.values()) if source is None else honor[source]

    def soldiers(self, clan: int, place: str, section: str | None = None) -> dict[str, int]:
        """Soldiers of a clan in the pool, shamed, or in the rest zone of a section."""
        there = self.seat(clan)["soldiers"][place]
        return cast(dict[str, int], there if section is None else there.get(section, {}))

    def firing(self, clan: int, section: str) -> int:
        return cast(int, self.seat(clan)["soldiers"]["firing"].get(section, 0))

    def clerks(self, clan: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.seat(clan)["clerks"])

    def at(self, clan: int) -> dict[str, int]:
        return cast(dict[str, int], self.clerks(clan)["at"])

    def level(self, clan: int, place: str) -> int:
        return cast(int, self.seat(clan)["soldiers"]["overseers"].get(place, {"level": 0})["level"])

    def hordes(self, section: str) -> list[str]:
        return [horde["horde"] for horde in self.now["sections"][section]["hordes"]]

    def cover(self, section: str, row: int = 1) -> dict[str, str]:
        return cast(dict[str, str], self.now["sections"][section]["hordes"][row - 1]["cover"])

    def tokens(self) -> tuple[int, int]:
        """Shame in the pool, and out of the game."""
        return self.now["shame"]["pool"], self.now["shame"]["out"]

    def shames(self, clan: int) -> int:
        row = self.seat(clan)
        return sum(row["soldiers"]["shamed"].values()) + sum(claim["shame"] for claim in row["claimed"])
