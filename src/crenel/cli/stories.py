"""Values of an option that are told as a story: what happens, what changes, how hard and how long it is."""

from typing import Any

from crenel.locales import say

NOTABLE = 3  # per cent; less is not worth a word


def story_lines(option: str, value: str, rule: dict[str, Any], language: str) -> list[str]:
    """The story of a value, then what changes line by line, then how hard and how long it is."""
    told = rule["about"][value]
    changes = say(f"{option}-{value}-changes", None, language).splitlines()
    shared = say(f"{option}-shared", None, language)
    hard = say(f"{option}-{value}-hard", None, language)
    return [
        say(f"{option}-{value}-story", None, language),
        *(f"– {line.strip()}" for line in [*changes, shared]),
        f"{hard} {length_text(told['decisions'], told['minutes'], language)}",
    ]


def length_text(decisions: list[int], minutes: list[int], language: str) -> str:
    """Return how much longer it makes the game, by the decisions that were counted without it and with it, and the
    minutes that were worked out of them.
    """
    without, with_it = decisions
    percent = round((with_it / without - 1) * 100)
    change = "same" if abs(percent) <= NOTABLE else "more" if percent > 0 else "fewer"
    longer = max(1, abs(minutes[1] - minutes[0]))
    return say("story-length", {"change": change, "percent": abs(percent), "minutes": longer}, language)
