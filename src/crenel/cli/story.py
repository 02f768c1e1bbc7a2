"""Events, players and reasons as sentences. Knows no game: what an event says is in the catalogues, `event-...`."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from crenel import CrenelError
from crenel.locales import known, say, word

# Each seat has a colour and a symbol; the colour never stands alone.
SYMBOLS = "●▲◆■★⬟"
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")

SEAT_LISTS = ("followed", "order", "ranking")  # details that list seats
BY_SEAT = ("boards", "dice", "goods", "scores")  # details that list something for each seat


CLAUSES = 4  # things a sentence tells at most


class Players:
    """Who sits where: the name of a bot for each seat, or None for a person. Automas, whom the rules of a game lead,
    have the numbers after the players'.
    """

    def __init__(
        self, bots: Sequence[str | None], language: str, you: bool = True, automas: Sequence[str] = ()
    ) -> None:
        self.bots = list(bots)
        self.automas = list(automas)
        self.language = language
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.alone = people[0] if you and len(people) == 1 else None  # the only person, called "you"

    @property
    def everybody(self) -> range:
        """The numbers of all players and automas."""
        return range(len(self.bots) + len(self.automas))

    def name(self, seat: int) -> str:
        if seat >= len(self.bots):
            return say(f"clan-{self.automas[seat - len(self.bots)]}", None, self.language)
        bot = self.bots[seat]
        if seat == self.alone:
            return say("player-you", None, self.language)
        colour = say(f"player-{seat}", None, self.language)
        if bot is None:
            return colour
        called = word("bot", bot, self.language)
        if self.bots.count(bot) == 1:
            return called
        return say("player-bot", {"bot": called, "colour": colour}, self.language)

    def badge(self, seat: int) -> Text:
        """Symbol in the seat's colour, its number and its name."""
        return Text.assemble((SYMBOLS[seat], COLOURS[seat]), f" {seat} ", (self.name(seat), "bold"))


def sentence(event: Mapping[str, object], players: Players, viewer: int | None) -> str:
    """What happened, as told to a seat."""
    told = say(f"event-{event['event']}", event_details(event, players, viewer), players.language)
    return told[:1].upper() + told[1:]


def clause(event: Mapping[str, object], players: Players, viewer: int | None) -> str | None:
    """What happened, as the rest of a sentence about the same; None if it needs a sentence of its own."""
    key = f"event-{event['event']}.then"
    return say(key, event_details(event, players, viewer), players.language) if known(key, players.language) else None


def event_details(event: Mapping[str, object], players: Players, viewer: int | None) -> dict[str, object]:
    """The details of an event for its message. `you`: whether the viewer did it; "none" if nobody did."""
    details: dict[str, object] = {"who": "", "you": "none"}
    for name, value in event.items():
        if name in SEAT_LISTS and isinstance(value, list):
            details[name] = ", ".join(players.name(seat) for seat in value)
        elif name in BY_SEAT and isinstance(value, list):
            details[name] = _by_seat(name, value, players)
        elif name == "seat" and isinstance(value, int):
            details["who"] = players.name(value)
            details["you"] = "yes" if value == viewer else "no"
        elif name != "event":
            details[name] = value
    return details


def _by_seat(name: str, values: Sequence[object], players: Players) -> str:
    """`You 3 5, Greedy 2 6`"""
    parts: list[str] = []
    for seat, value in enumerate(values):
        items = value if isinstance(value, list) else [value]
        said = " ".join(word(name.removesuffix("s"), item, players.language) for item in items)
        parts.append(f"{players.name(seat)} {said}")
    return ", ".join(parts)


def story(events: Iterable[Mapping[str, object]], players: Players, viewer: int | None) -> list[Text]:
    """Events as paragraphs: one for each stretch of a player's doings, a few of them in each sentence. What nobody did
    goes on only with more of the same.
    """
    paragraphs: list[Text] = []
    last: object = None
    clauses = 0  # of the last sentence; 0 if it cannot go on
    for event in events:
        seat = event.get("seat")
        subject = event["event"] if seat is None else seat
        more = clause(event, players, viewer)
        if subject == last and more is not None and 0 < clauses < CLAUSES:
            paragraphs[-1].right_crop(1)
            paragraphs[-1].append(f", {more}.")
            clauses += 1
            continue
        told = sentence(event, players, viewer)
        if subject == last and seat is not None:
            paragraphs[-1].append(f" {told}")
        else:
            symbol = (f"{SYMBOLS[seat]} ", COLOURS[seat]) if isinstance(seat, int) else ("· ", "bold")
            paragraphs.append(Text.assemble(symbol, told))
        last = subject
        clauses = 0 if more is None else 1
    return paragraphs


def reason(error: CrenelError, language: str) -> str:
    """What an error says; where another error is behind it, that one in the same language."""
    details = dict(error.details)
    if isinstance(error.__cause__, CrenelError) and "detail" in details:
        details["detail"] = reason(error.__cause__, language)
    return say(error.key, details, language)


def rule(name: str, language: str) -> str:
    """A rule in words: `burgundy.place.kind` stands in the catalogues as `rule-burgundy-place-kind`."""
    return say(f"rule-{name.replace('.', '-')}", None, language)
