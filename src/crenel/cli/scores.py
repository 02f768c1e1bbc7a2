"""Points by source, as a table."""

from collections.abc import Iterable, Mapping

from rich.table import Table

from crenel import State
from crenel.cli.players import Players
from crenel.locales import say


def sources_of(scores: Iterable[Mapping[str, object]]) -> list[str]:
    """Return every source that somebody has, in order of appearance. A player without points from one may lack it."""
    return list(dict.fromkeys(source for score in scores for source in score))


def score_sheet(state: State, players: Players) -> Table:
    """Draw the points of all players by source."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    sheet.add_column(say("score-source", None, players.language))
    scores = [state.breakdown(seat) for seat in range(len(state.all_scores()))]
    for seat in range(len(scores)):
        sheet.add_column(players.badge(seat), justify="right")
    for source in sources_of(scores):
        sheet.add_row(say(f"source-{source}", None, players.language), *[str(score.get(source, 0)) for score in scores])
    totals = [str(sum(score.values())) for score in scores]
    sheet.add_row(say("score-total", None, players.language), *totals, style="bold")
    return sheet
