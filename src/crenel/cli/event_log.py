"""Event log: events as sentences, from the messages `event-...` of the catalogues. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from crenel.cli.players import COLOURS, SYMBOLS, Players
from crenel.locales import known, say, word

SEAT_LISTS = ("followed", "order", "ranking")  # details that list seats
BY_SEAT = ("boards", "dice", "goods", "scores")  # details that list something for each seat
CLAUSES = 4  # events in one sentence, at most


def sentence(event: Mapping[str, object], players: Players, viewer: int | None) -> str:
    """An event as a sentence for one viewer."""
    told = say(f"event-{event['event']}", event_details(event, players, viewer), players.language)
    return told[:1].upper() + told[1:]


def clause(event: Mapping[str, object], players: Players, viewer: int | None) -> str | None:
    """An event as a clause that continues a sentence; None if it needs a sentence of its own."""
    key = f"event-{event['event']}.then"
    return say(key, event_details(event, players, viewer), players.language) if known(key, players.language) else None


def event_details(event: Mapping[str, object], players: Players, viewer: int | None) -> dict[str, object]:
    """The arguments of an event's message. `you`: whether the viewer did it; "none" if nobody did."""
    details: dict[str, object] = {"who": "", "you": "none"}
    for name, value in event.items():
        if name in SEAT_LISTS and isinstance(value, list):
            details[name] = ", ".join(players.name(seat) for seat in value)
        elif name in BY_SEAT and isinstance(value, list):
            details[name] = _by_seat(name, value, players)
        elif name == "seat" and isinstance(value, int):
            details["who"] = players.name(value, "subject")
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


def paragraphs(events: Iterable[Mapping[str, object]], players: Players, viewer: int | None) -> list[Text]:
    """Events as paragraphs: one per player in turn, with a few events in each sentence. Events of nobody share a
    sentence only with events of the same kind.
    """
    found: list[Text] = []
    last: object = None
    clauses = 0  # of the last sentence; 0 if it cannot go on
    for event in events:
        seat = event.get("seat")
        subject = event["event"] if seat is None else seat
        more = clause(event, players, viewer)
        if subject == last and more is not None and 0 < clauses < CLAUSES:
            found[-1].right_crop(1)
            found[-1].append(f", {more}.")
            clauses += 1
            continue
        told = sentence(event, players, viewer)
        if subject == last and seat is not None:
            found[-1].append(f" {told}")
        else:
            symbol = (f"{SYMBOLS[seat]} ", COLOURS[seat]) if isinstance(seat, int) else ("· ", "bold")
            found.append(Text.assemble(symbol, told))
        last = subject
        clauses = 0 if more is None else 1
    return found
