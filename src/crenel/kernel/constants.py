"""Numbers that the kernel and every game share."""

from typing import Final

from mypy_extensions import i64

NO_ACTION: Final = -1
NOBODY: Final = -1  # instead of a seat
LARGEST: Final = 2**62  # no action, and no other number in a state, reaches it: compiled code counts in 64 bits
# A table, because mypyc compiles `1 << n` on i64 as a 32-bit shift.
BIT: Final[list[i64]] = [2**n for n in range(62)]

# For what has nothing in it yet: replaced, never changed.
NONE: Final[list[int]] = []
NO_NUMBERS: Final[list[i64]] = []
