"""What answers over HTTP hold, for the OpenAPI document, the type checker and the page (`make types`).

mypy does not know `extra_items` (PEP 728) yet; pydantic does.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from crenel.bots.analysis import Analysis
from crenel.kernel.shapes import Move, Reference

Seat = TypeAliasType("Seat", int)


class HttpErrorShape(TypedDict):
    error: str
    said: str
    details: dict[str, Any]


class MeShape(TypedDict):
    id: str
    name: str
    account: str | None
    language: str
    mail: str | None
    """The proved e-mail address of the account."""
    operator: bool


# An option's schema has words that are no names in Python.
OptionCaseShape = TypedDict(
    "OptionCaseShape",
    {
        "seats": NotRequired[list[int]],
        "with": NotRequired[str],
        "enum": list[object],
        "default": object,
        "each": NotRequired[int],
    },
)
OptionCaseShape.__doc__ = "Values for some tables: with so many seats, beside another option; of lists, so many."


class OptionValueShape(TypedDict):
    """What is told of a value of an option, which is offered with a story of its own."""

    needs: NotRequired[list[str]]
    """Switches that go on with it."""
    excludes: NotRequired[list[str]]
    """Switches it is never offered with."""
    decisions: tuple[int, int]
    """How many decisions a game has without it and with it, as measured."""
    minutes: tuple[int, int]
    """The minutes they make, worked out from the playing time that is published for the game."""


class OptionShape(TypedDict, extra_items=object):  # type: ignore[call-arg]
    """JSON Schema of an option."""

    type: NotRequired[str]
    enum: NotRequired[list[object]]
    anyOf: NotRequired[list["OptionShape"]]
    items: NotRequired["OptionShape"]
    default: NotRequired[object]
    minimum: NotRequired[int]
    maximum: NotRequired[int]
    seats: NotRequired[list[int]]
    """With how many seats it is for."""
    excludes: NotRequired[list[str]]
    """Options that make no sense beside it."""
    group: NotRequired[str]
    """What it is shown with."""
    file: NotRequired[str]
    """The form in which people write it."""
    expansion: NotRequired[bool]
    terms: NotRequired[bool]
    """What people agree on, and no rule of the game."""
    expert: NotRequired[bool]
    """Shown only to those who look for more options."""
    decisions: NotRequired[tuple[int, int]]
    """How many decisions a game has without it and with it, as measured."""
    minutes: NotRequired[tuple[int, int]]
    """The minutes they make, worked out from the playing time that is published for the game."""
    about: NotRequired[dict[str, OptionValueShape]]
    """Values that are offered each with a story."""
    cases: NotRequired[list[OptionCaseShape]]
    """Which values fit when: the first case that holds counts."""


class OptionsShape(TypedDict, extra_items=object):  # type: ignore[call-arg]
    """JSON Schema of all options of a game."""

    properties: dict[str, OptionShape]


class BotLevelShape(TypedDict):
    """Measured strength of a bot at one number of seats, where every player is on their own."""

    seats: int
    rating: int
    """In Elo points; the bot called greedy has 1500."""
    low: int
    """The rating lies between this and `high`, with 95 %."""
    high: int
    seconds: float
    """Time of a processor for a decision."""


class BotInfoShape(TypedDict):
    name: str
    title: str
    about: str
    strength: NotRequired[float]
    levels: list[BotLevelShape]


class ReferenceShape(Reference):
    """Rules of a game in one language."""


class GameInfoShape(TypedDict):
    name: str
    seats: list[int]
    options: OptionsShape
    bots: list[BotInfoShape]
    rules: bool
    """Whether it has a rules reference."""


class ValueShape(TypedDict):
    value: Any


class RefusalsShape(TypedDict):
    refused: dict[str, str]
    """Why an option cannot be used beside the others, by its name, in the session's language."""


class TableSeatShape(TypedDict):
    seat: Seat
    kind: Literal["human", "open", "bot"]
    name: str
    bot: NotRequired[str]
    mine: bool
    here: bool
    left: bool
    absent: bool
    """Away for so long that a bot may stand in."""
    kept: NotRequired[bool]
    """Open, and kept for somebody."""
    back: NotRequired[bool]
    """A bot plays here for me, and I may have the seat back."""
    invite: NotRequired[str]
    who: NotRequired[str]
    """Only for the host: a handle by which a player can be muted or removed."""
    """The path a friend opens; for the host."""


class AfterShape(TypedDict):
    """The moment of a finished game from which a table goes on."""

    table: str
    moment: int


class PaceShape(TypedDict):
    """How much time people have, in seconds."""

    bank: int
    """At first, and at most."""
    extra: int
    """What comes back with each turn."""
    away: int
    """Days in all for which a clock may stand still because its player is away."""


class AwayShape(TypedDict):
    """When the player of a seat is away, as they told."""

    seat: Seat
    start: int
    end: int


class ClocksShape(TypedDict):
    """The milliseconds each seat had left at this moment, and whose clocks run. Bots have none."""

    at: int
    left: list[int | None]
    running: list[Seat]
    away: list[AwayShape]
    """When clocks stand still."""
    leave: list[int]
    """The milliseconds for which each clock may still stand still; empty where none may."""


class LessonPromptShape(TypedDict):
    """What a lesson says, as a key into the catalogues."""

    id: str
    key: str
    details: dict[str, int | str]
    goal: bool
    """Whether something is to be done, and not only to be read."""
    lights: list[str]
    """The pieces that it is about, as the page names them."""
    rules: list[str]


class LessonShape(TypedDict):
    """Where a lesson stands."""

    name: str
    left: bool
    """The learner plays on without help."""
    chapter: int
    chapters: int
    finished: bool
    """Nothing is left to say."""
    prompt: LessonPromptShape | None
    aside: LessonPromptShape | None
    """What stands beside the prompt."""
    answer: str
    """The key of what is said to the last move; empty where nothing is."""
    hinted: bool
    """The hint shows by itself."""
    said: str
    """The key of what stands in for a prompt."""
    next: str
    """The lesson that follows; empty where a free game does."""


class LessonInfoShape(TypedDict):
    name: str
    game: str
    seats: int
    teaches: list[str]
    """Options of its table: the expansions and modes that it teaches."""


class PuzzleTermShape(TypedDict):
    """The key of the words for what is better or worse, and by how many points."""

    term: str
    points: int


class PuzzleVerdictShape(TypedDict):
    """What the turn was worth that somebody played."""

    stars: int
    """Three: the best, or within a point of it; two: solved; one: half of it seen; none."""
    solved: bool
    loss: float
    """Points less than the best turn, on average."""
    lacks: list[PuzzleTermShape]
    """Where it is behind the best turn."""
    best: list[Move]
    """The best turn."""
    brings: list[PuzzleTermShape]
    """What that scores at once."""
    gap: float
    """Points by which it is ahead of every turn that lacks the move in question."""
    why: list[PuzzleTermShape]
    """What explains this."""
    exact: bool
    """Nothing is left to chance."""
    error: float
    """The standard error of `gap`."""
    looks: int
    """Into the future, for each turn; and again, to confirm."""
    again: int


class PuzzleShape(TypedDict):
    """A puzzle, and where it stands."""

    name: str
    number: int
    level: int
    """1 to 3, easy to hard."""
    lead: int
    """Points ahead of the best rival."""
    term: str
    """A hint: the key of what the puzzle is about."""
    key: Move
    """The move that every good turn has."""
    next: str
    """The puzzle after it."""
    verdict: PuzzleVerdictShape | None
    """Null until the turn has ended."""


class PuzzleInfoShape(TypedDict):
    name: str
    game: str
    number: int
    level: int


class PuzzlesShape(TypedDict):
    puzzles: list[PuzzleInfoShape]
    daily: dict[str, str]
    """Today's, by game."""


class TableShape(TypedDict):
    id: str
    game: str
    options: dict[str, Any]
    title: str
    listed: bool
    hide_scores: bool
    """The host wants no points shown before the end."""
    status: Literal["open", "playing", "over"]
    created: int
    """Milliseconds since 1970, like all times."""
    touched: int
    host: bool
    seats: list[TableSeatShape]
    version: int
    actors: list[Seat]
    scores: list[int]
    ranking: list[Seat] | None
    commitment: str
    seed: str | None
    rematch: str | None
    after: AfterShape | None
    hints: bool
    """A bot may advise whoever asks."""
    muted: list[str]
    """Handles of people who may not chat, as chat lines and seats have them."""
    frozen: bool
    """Of rules that are gone: it can only be looked at."""
    closed: Literal["host", "operator"] | None
    """Who has closed it: nothing more happens there."""
    pace: PaceShape | None
    """Null where there are no clocks."""
    more_time: list[int]
    """Seconds that each seat has on top of the pace; empty where nobody has more."""
    undo: bool
    """Whether decisions can be taken back here."""
    clocks: ClocksShape | None
    lesson: str | None
    """The guided game that the table is for; its seed is known, and it counts for nothing."""
    puzzle: str | None
    """The puzzle that it is for, likewise."""


class TablesShape(TypedDict):
    open: list[TableShape]
    mine: list[TableShape]
    partial: NotRequired[bool]  # True: who is at tables of other servers is not known now


class GameEventShape(TypedDict, extra_items=object):  # type: ignore[call-arg]
    """Something that happens in a game, or would. Which details there are is the game's business."""

    event: str
    seat: NotRequired[Seat]


class LoggedEventShape(GameEventShape, extra_items=object):  # type: ignore[call-arg]
    """An event that has happened: its number, and that of the decision that brought it."""

    n: int
    move: int


class MomentShape(TypedDict):
    """A game after its first n decisions."""

    n: int
    count: int
    view: dict[str, Any]
    events: list[LoggedEventShape]
    move: str | None
    seat: Seat | None


class AddressesShape(TypedDict):
    """Where others reach this server."""

    reach: Literal["public", "network", "machine"]
    """From everywhere, from the networks of this machine, or only from itself."""
    addresses: list[str]


class SecondsShape(TypedDict):
    """An estimate from what was measured on this server; absent until there is one."""

    seconds: NotRequired[int]
    """What is left of an analysis that runs; else how long one usually takes."""


class AnalysisStateShape(SecondsShape):
    """How far the analysis of a finished game is, and what it has found so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float
    analysis: Analysis | None


class LiveShape(TypedDict):
    status: Literal["ok"]


class HealthShape(TypedDict):
    """Whether the server can save what people do, and what was looked at."""

    status: Literal["ok"]
    checks: dict[str, str]
    degraded: NotRequired[dict[str, str]]
    """What is away and has a substitute. It is left out if there is nothing."""
