"""Counts of many games of The Great Wall as tables in Markdown, a column for each number of seats."""

from collections import Counter
from collections.abc import Callable, Iterable

from crenel.arena import wilson

Counts = Counter[tuple[str, ...]]
BySeats = dict[int, Counts]  # one column each


def table(titles: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    lines = ["| " + " | ".join(titles) + " |"]
    lines.append("|" + "---|" * (lines[0].count("|") - 1))
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def columns(title: str, runs: BySeats, rows: Iterable[str], cell: Callable[[Counts, str], str]) -> str:
    """A row for each name, a column for each number of seats."""
    titles = [title, *("alone" if seats == 1 else f"{seats} seats" for seats in runs)]
    return table(titles, ([name, *(cell(found, name) for found in runs.values())] for name in rows))


def percent(part: int, of: int) -> str:
    return f"{100 * part / of:.0f} %" if of else "–"


def share(won: int, of: int) -> str:
    """With the interval that holds it in 95 of 100 cases."""
    low, high = wilson(won, of)
    return f"{100 * won / of:.0f} % ({100 * low:.0f}–{100 * high:.0f})" if of else "–"


def names(runs: BySeats, kind: str) -> list[str]:
    return sorted({key[1] for found in runs.values() for key in found if key[0] == kind and len(key) > 1})


def won_share(found: Counts, kind: str, name: str) -> str:
    won = found[kind, name, "won"]
    return share(won, won + found[kind, name, "lost"])


def a_game(found: Counts, *key: str) -> str:
    return f"{found[key] / found['games',]:.2f}"
