"""The winters of some recorded games, as the page is told of them: what its scene of Winter is tested with.

python -m tests.golden.make winters    # writes them anew, after a change of what events tell
"""

import json
from collections.abc import Iterator

from build_page import WEB
from tests.golden.views import moments

KEPT = WEB / "src" / "games" / "great_wall" / "winters.json"
GAMES = ["great_wall/21-two-greedy", "great_wall/22-four-greedy", "great_wall/23-alone-greedy"]
ENDS = ("year_started", "game_ended")


def events(name: str) -> Iterator[dict[str, object]]:
    """Events of a game that everybody may see, with their numbers and decisions."""
    count = 0
    for move, state in enumerate(moments(name)):
        shown = {id(event) for event in state.events_for(None, count)}
        for event in state.events[count:]:
            if id(event) in shown:
                yield {**event, "n": count, "move": move}
            count += 1


def winters(name: str) -> Iterator[dict[str, object]]:
    """Only those of its winters, each with the event that ends it."""
    inside = False
    for event in events(name):
        inside = inside or event.get("season") == "winter"
        if inside or event["event"] == "year_started":
            yield event
        inside = inside and event["event"] not in ENDS


def text() -> str:
    games = {name: list(winters(name)) for name in GAMES}
    rows = [
        f'"{name}": [\n' + ",\n".join(json.dumps(event, separators=(",", ":")) for event in found) + "\n]"
        for name, found in games.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"
