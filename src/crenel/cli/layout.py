"""Items side by side on as few lines as possible."""

from collections.abc import Sequence

from rich.text import Text


def flow(items: Sequence[Text], width: int, between: str = "  ") -> Text:
    """Put items side by side, each kept whole, and wrap at the width."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(between) + item.cell_len <= width:
            lines[-1].append(between).append_text(item)
        else:
            lines.append(item.copy())
    return Text("\n").join(lines)
