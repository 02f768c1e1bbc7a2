"""Plot of ratings as SVG, without a library: a line for each bot, its interval and its rating."""

import math
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from crenel.arena.ratings import Rating

LABEL: Final = 150  # width of the names
WIDTH: Final = 480  # of the scale
LINE: Final = 28
TICKS: Final = 8  # at most


def plot(title: str, found: Sequence[Rating]) -> str:
    """Return an SVG image."""
    low, high = min(each.low for each in found), max(each.high for each in found)
    step = tick_step(max(high - low, 1.0))
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    last = max(last, first + step)

    def x(elo: float) -> str:
        return f"{LABEL + WIDTH * (elo - first) / (last - first):.1f}"

    bottom = LINE * (len(found) + 1)
    parts = [f'<text x="8" y="18" font-weight="bold">{escape(title)}</text>']
    for number in range(round((last - first) / step) + 1):
        at = first + number * step
        parts.append(f'<line x1="{x(at)}" x2="{x(at)}" y1="{LINE}" y2="{bottom}" stroke="#8884"/>')
        parts.append(f'<text x="{x(at)}" y="{bottom + 16}" text-anchor="middle">{at:g}</text>')
    for number, each in enumerate(found):
        y = LINE * (number + 1.5)
        parts.append(f'<text x="8" y="{y + 4}">{escape(each.bot)}</text>')
        parts.append(
            f'<line x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}" stroke="#0072b2" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{x(each.elo)}" cy="{y}" r="5" fill="#0072b2"/>')
    width, height = LABEL + WIDTH + 40, bottom + 28
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="13" fill="#777">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def tick_step(span: float) -> float:
    """Return 1, 2 or 5 times a power of ten, so that there are few ticks."""
    power = 10.0 ** math.floor(math.log10(span / TICKS))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor * TICKS >= span)
