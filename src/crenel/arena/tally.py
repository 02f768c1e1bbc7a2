"""Results of many games. Only whole numbers are added up, so that the order of adding changes nothing."""

import math
from collections.abc import Mapping

from crenel.bots.intervals import wilson


class Entry:
    """The results of one bot of the line-up."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.scores = 0  # how many; a bot that fills several seats has several in a game
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None
        self.wins = 0  # games; also where it fills several seats that win together
        self.sources: dict[str, int] = {}

    def add(self, score: int, sources: Mapping[str, int]) -> None:
        """Add one seat of one game."""
        self.scores += 1
        self.total += score
        self.squares += score * score
        self.least = score if self.least is None else min(self.least, score)
        self.most = score if self.most is None else max(self.most, score)
        for source, points in sources.items():
            self.sources[source] = self.sources.get(source, 0) + points

    def merge(self, other: "Entry") -> None:
        self.scores += other.scores
        self.total += other.total
        self.squares += other.squares
        self.least = min((each for each in (self.least, other.least) if each is not None), default=None)
        self.most = max((each for each in (self.most, other.most) if each is not None), default=None)
        self.wins += other.wins
        for source, points in other.sources.items():
            self.sources[source] = self.sources.get(source, 0) + points

    @property
    def mean(self) -> float:
        return self.total / self.scores if self.scores else 0.0

    @property
    def deviation(self) -> float:
        """Standard deviation of the scores."""
        if self.scores < 2:
            return 0.0
        return math.sqrt((self.squares - self.total * self.total / self.scores) / (self.scores - 1))

    def points(self) -> dict[str, float]:
        """Mean points by source."""
        return {source: points / self.scores for source, points in self.sources.items()}


class Ending:
    """A way in which games end that all win or lose together."""

    def __init__(self, won: bool) -> None:
        self.won = won
        self.games = 0


class Tally:
    """The sums of some games."""

    def __init__(self, bots: list[str]) -> None:
        self.entries = [Entry(bot) for bot in bots]
        self.games = 0
        self.decisions = 0
        self.starter_wins = 0
        self.endings: dict[str, Ending] = {}  # of games that all win or lose together, by word

    def count_ending(self, name: str, won: bool, games: int = 1) -> None:
        """Add games that ended so."""
        if name:
            ending = self.endings.setdefault(name, Ending(won))
            ending.games += games

    def merge(self, other: "Tally") -> None:
        for mine, theirs in zip(self.entries, other.entries, strict=True):
            mine.merge(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.starter_wins += other.starter_wins
        for name, ending in other.endings.items():
            self.count_ending(name, ending.won, ending.games)


class Result(Tally):
    """The results of a simulation, its arguments, and its duration."""

    def __init__(self, game: str, seats: int, bots: list[str], seed: int | str, options: Mapping[str, object]) -> None:
        super().__init__(bots)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.processes = 1
        self.seconds = 0.0

    def plain(self) -> dict[str, object]:
        """The result as plain data. All but `speed` depends on the seed alone."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": self.options,
            "games": self.games,
            "bots": [self._plain_entry(entry) for entry in self.entries],
            "start_player": share(self.starter_wins, self.games),
            **({"endings": self._plain_endings()} if self.endings else {}),
            "decisions_per_game": self.decisions / self.games if self.games else 0.0,
            "speed": self.speed(),
        }

    def speed(self) -> dict[str, float | int]:
        """Speed of the whole run, all processes together."""
        seconds = max(self.seconds, 1e-9)
        return {
            "processes": self.processes,
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
        }

    def _plain_endings(self) -> dict[str, object]:
        return {
            name: {"won": ending.won, "games": ending.games, "share": ending.games / self.games}
            for name, ending in sorted(self.endings.items())
        }

    def _plain_entry(self, entry: Entry) -> dict[str, object]:
        return {
            "bot": entry.bot,
            "scores": entry.scores,
            "mean": entry.mean,
            "deviation": entry.deviation,
            "least": entry.least,
            "most": entry.most,
            **share(entry.wins, self.games),
            "points": entry.points(),
        }


def share(wins: int, games: int) -> dict[str, object]:
    """Wins, their share, and the share's 95 % interval."""
    return {"wins": wins, "win_share": wins / games if games else 0.0, "interval": list(wilson(wins, games))}
