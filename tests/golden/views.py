"""What everybody saw in some of the recorded games, decision by decision: a line for each moment with a short
fingerprint of each view, and a few views in full.

    python -m tests.golden.make views      # writes them anew, after a change of views that is meant

The first fingerprint of a line is an onlooker's, the others are those of the seats in their order.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import crenel
from crenel.kernel.record import play_line, read_record

HERE = Path(__file__).parent
FULL = 3  # views in full, spread over the game: one of an onlooker, then of one seat after the other
SHOWN = 20  # differences that are shown

# One of each kind: secret choices, everything at once, partners, alone; and every seat count of The Great Wall that
# has rules of its own.
GAMES = [
    "burgundy/06-two-in-secret",
    "burgundy/27-expansions-four",
    "burgundy/33-team",
    "burgundy/36-four-islands-alone",
    "great_wall/01-alone",
    "great_wall/06-two",
    "great_wall/16-four",
]


def path_of(name: str) -> Path:
    return HERE / f"{name}.views"


def plain(view: object) -> str:
    return json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(view: object) -> str:
    return hashlib.sha256(plain(view).encode()).hexdigest()[:8]


def moments(name: str) -> Iterator[crenel.State]:
    """The state before each decision of a recorded game, and at its end."""
    record = read_record((HERE / f"{name}.txt").read_text(encoding="utf-8"))
    state = record.start(crenel.game)
    yield state
    for line, seat, notation in record.moves:
        play_line(state, line, seat, notation)
        yield state


def seen(name: str) -> list[str]:
    """The lines of the file for a recorded game."""
    lines: list[str] = []
    count = len(read_record((HERE / f"{name}.txt").read_text(encoding="utf-8")).moves)
    for number, state in enumerate(moments(name)):
        viewers: list[int | None] = [None, *range(state.seats)]
        lines.append(" ".join([str(number), *(fingerprint(state.observe(viewer)) for viewer in viewers)]))
        for place in range(FULL):
            if number == count * (place + 1) // FULL:
                viewer = viewers[place % len(viewers)]
                lines.append(f"{number} {viewer} {plain(state.observe(viewer))}")
    return lines


def difference(kept: list[str], found: list[str]) -> str:
    """What a person needs to know: the first moment at which a view differs, and how a view in full does."""
    if len(kept) != len(found):
        return f"{len(kept)} lines are kept, {len(found)} found"
    changed = [(old, new) for old, new in zip(kept, found) if old != new]
    prints = [(old, new) for old, new in changed if "{" not in new]
    said: list[str] = []
    for old, new in prints[:1]:
        viewers = ["onlooker", *(f"seat {seat}" for seat in range(len(new.split()) - 2))]
        others = [who for who, one, two in zip(viewers, old.split()[1:], new.split()[1:]) if one != two]
        said.append(f"after {new.split()[0]} decisions the view differs of: {', '.join(others)}")
        said.append(f"{len(prints)} of {sum('{' not in line for line in found)} moments differ")
    for old, new in [pair for pair in changed if "{" in pair[1]][:1]:
        number, viewer, view = new.split(" ", 2)
        said.append(f"after {number} decisions, viewer {viewer}:")
        said += list(differing(json.loads(old.split(" ", 2)[2]), json.loads(view)))[:SHOWN]
    return "\n".join(said)


def differing(old: object, new: object, path: str = "") -> Iterator[str]:
    """A line for each place where two views differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted({*old, *new}):
            where = f"{path}.{key}" if path else key
            if key not in new:
                yield f"  {where}: gone, was {plain(old[key])[:80]}"
            elif key not in old:
                yield f"  {where}: new, is {plain(new[key])[:80]}"
            else:
                yield from differing(old[key], new[key], where)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, two) in enumerate(zip(old, new)):
            yield from differing(one, two, f"{path}[{place}]")
    elif old != new:
        yield f"  {path}: was {plain(old)[:80]}, is {plain(new)[:80]}"


def write() -> None:
    for name in GAMES:
        path_of(name).write_text("\n".join(seen(name)) + "\n", encoding="utf-8")
        print(name, path_of(name).stat().st_size, "bytes")
