"""Plain data that is handed out with every view, and must be nobody else's."""

from collections.abc import Mapping


def copied(options: Mapping[str, object]) -> dict[str, object]:
    """Options that can be handed out: whoever edits them changes no game."""
    return {name: _copy(value) for name, value in options.items()}


def _copy(value: object) -> object:
    if isinstance(value, list):
        return [_copy(each) for each in value]
    if isinstance(value, dict):
        return {name: _copy(each) for name, each in value.items()}
    return value
