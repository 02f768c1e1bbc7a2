"""Games of bots as a table of decisions, for learning: what the seat saw, what it could do, what it did, how it ended.

Needs the extra `dataset` (pyarrow) to write Parquet.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import crenel
from crenel import bots as players
from crenel.bots.bot import Weighed
from crenel.envs.table import Table
from crenel.kernel.errors import BadSetup

Rows = dict[str, list[Any]]

COLUMNS: Final = (
    "game",  # its number
    "decision",  # its number in the game
    "seat",
    "bot",
    "vector",  # what the seat saw (Table.fields)
    "legal",  # numbers of the legal actions (Table.names)
    "choice",  # the number that was chosen
    "values",  # what the bot found each legal action worth, in its own points; None where it did not look
    "visits",  # how often it looked at each
    "points",  # of the seat, if the game ended here
    "score",  # of the seat, at the end
    "returns",  # of the seat, at the end (Table.returns)
    "won",
)


class Source:
    """Where the games come from. Bots rotate; a game and its bots have seeds of their own, from its number."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[str], seed: int | str, options: Mapping[str, object]
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = list(bots)
        self.seed = str(seed)
        self.options = dict(options)
        self.given = (game, seats, bots, seed, options)
        for bot in bots:
            players.make(bot, game, 0)
        self.table = Table(game, seats, self.options)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it was made of: another process makes its own table."""
        return Source, self.given

    def about(self) -> dict[str, object]:
        """Return what the file says of itself: everything that its games depend on, and the names of its numbers."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "version": crenel.__version__,
            "rules": crenel.game(self.game).rules,
            "actions": self.table.names,
            "fields": [[field.name, field.start, field.size] for field in self.table.fields],
        }

    def play(self, number: int) -> Rows:
        """Play a game and return its decisions, by column."""
        table = self.table
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
        made = [players.make(name, self.game, f"{self.seed}/{number}/{seat}") for seat, name in enumerate(names)]
        state = table.new(f"{self.seed}/{number}")
        rows: Rows = {column: [] for column in COLUMNS}
        while state.actor is not None:
            seat = state.actor
            weighed: list[Weighed] = []
            made[seat].weighed = weighed
            action = made[seat].choose(state, seat)
            numbers = table.legal(state, seat)
            found = {taken: index for index, taken in numbers.items()}
            if action in found:
                rows["game"].append(number)
                rows["decision"].append(len(rows["decision"]))
                rows["seat"].append(seat)
                rows["bot"].append(names[seat])
                rows["vector"].append(table.observe(state, seat))
                rows["legal"].append(list(numbers))
                rows["choice"].append(found[action])
                worth = {each.action: each for each in weighed}
                looks = [worth.get(taken) for taken in numbers.values()]
                rows["values"].append([None if look is None else look.value for look in looks])
                rows["visits"].append([0 if look is None else look.visits for look in looks])
                rows["points"].append(state.scored_now().scores()[seat])
            state.play(action)
        scores, gained, winners = state.scores(), table.returns(state), state.winners()
        for seat in rows["seat"]:
            rows["score"].append(scores[seat])
            rows["returns"].append(gained[seat])
            rows["won"].append(seat in winners)
        return rows


def write(path: str, source: Source, games: Iterable[Rows]) -> int:
    """Write games into a Parquet file, one after the other; return how many decisions they had."""
    try:
        import pyarrow as pa  # noqa: PLC0415  # few machines have it
        import pyarrow.parquet as pq  # noqa: PLC0415
    except ImportError as error:
        raise BadSetup("dataset-no-pyarrow") from error
    kinds = {
        "game": pa.int32(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "vector": pa.list_(pa.int16(), source.table.size),
        "legal": pa.list_(pa.int32()),
        "choice": pa.int32(),
        "values": pa.list_(pa.float32()),
        "visits": pa.list_(pa.int32()),
        "points": pa.int32(),
        "score": pa.int32(),
        "returns": pa.float32(),
        "won": pa.bool_(),
    }
    schema = pa.schema([(column, kinds[column]) for column in COLUMNS], metadata={"crenel": json.dumps(source.about())})
    written = 0
    try:
        with pq.ParquetWriter(path, schema, compression="zstd") as file:
            for rows in games:
                file.write_table(pa.table(rows, schema=schema))
                written += len(rows["choice"])
    except OSError as error:
        raise BadSetup("cannot-write", file=path, detail=error.strerror or str(error)) from error
    return written
