"""Event log: events as sentences, from the messages `event-...` of the catalogues. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from crenel.cli.players import COLOURS, SYMBOLS, Players
from crenel.locales import joined, known, say, word

SEAT_LISTS = ("followed", "order", "ranking")  # details that list seats
BY_SEAT = ("boards", "dice", "goods", "scores")  # details that list something for each seat
CLAUSES = 4  # events in one sentence, at most


def sentence(event: Mapping[str, object], players: Players, viewer: int | None) -> str:
    """An event as a sentence for one viewer."""
    told = say(message_of(event), event_details(event, players, viewer), players.language)
    return told[:1].upper() + told[1:]


def message_of(event: Mapping[str, object]) -> str:
    """The key of an event's message. Some have one of their own for a source of points that nothing else tells."""
    with_source = f"event-{event['event']}-{event.get('source')}"
    return with_source if known(with_source) else f"event-{event['event']}"


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
    for together in _sentences(events, players.language):
        seat = together[0].get("seat")
        subject = together[0]["event"] if seat is None else seat
        told = _told(together, players, viewer)
        if subject == last and seat is not None:
            found[-1].append(f" {told}")
        else:
            symbol = (f"{SYMBOLS[seat]} ", COLOURS[seat]) if isinstance(seat, int) else ("· ", "bold")
            found.append(Text.assemble(symbol, told))
        last = subject
    return found


def _sentences(events: Iterable[Mapping[str, object]], language: str) -> list[list[Mapping[str, object]]]:
    """Events that are told in one sentence, together."""
    found: list[list[Mapping[str, object]]] = []
    for event in events:
        if found and len(found[-1]) < CLAUSES and _continues(found[-1][0], event, language):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _continues(first: Mapping[str, object], event: Mapping[str, object], language: str) -> bool:
    """Whether an event can be told in the sentence of another: of the same player, or of the same kind."""
    same = "event" if first.get("seat") is None else "seat"
    whole = all(known(f"{message_of(each)}.then", language) for each in (first, event))
    return whole and first.get("seat") == event.get("seat") and first[same] == event[same]


def _told(together: Sequence[Mapping[str, object]], players: Players, viewer: int | None) -> str:
    """One sentence about events of one player or of one kind."""
    first = together[0]
    if len(together) == 1:
        return sentence(first, players, viewer)
    clauses = [
        say(f"{message_of(event)}.then", event_details(event, players, viewer), players.language) for event in together
    ]
    key = "events-of-one" if "seat" in first else f"{message_of(first)}.several"
    details = {**event_details(first, players, viewer), "clauses": joined(clauses, players.language)}
    told = say(key, details, players.language)
    return told[:1].upper() + told[1:]
