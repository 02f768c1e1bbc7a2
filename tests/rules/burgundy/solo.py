"""Somebody alone at a table. Board 13a: the castle of a Table stands on b1, beside a1 (P6), b2 (K3) and c1 (M5)."""

import crenel
from tests.table import BURGUNDY, Table


def fresh(seed: int = 1, **options: object) -> crenel.State:
    return BURGUNDY.new(1, seed, options)


def alone(**parts: object) -> Table:
    return Table(1, board="13a", **parts)


def pawns(table: Table) -> tuple[int, int]:
    """Counter and goal."""
    part = table.now["modules"]["solo"]
    return part["counter"], part["goal"]
