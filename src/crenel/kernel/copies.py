"""Copies of plain data that is handed out, so that its owner can change it freely."""

from collections.abc import Mapping


def copied(data: Mapping[str, object]) -> dict[str, object]:
    """Copy plain data, lists and dicts inside it included."""
    return {name: _copy(value) for name, value in data.items()}


def _copy(value: object) -> object:
    if isinstance(value, list):
        return [_copy(each) for each in value]
    if isinstance(value, dict):
        return {name: _copy(each) for name, each in value.items()}
    return value
