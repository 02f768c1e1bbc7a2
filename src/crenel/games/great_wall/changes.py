"""Changes of the rules, by the version that brought them. See docs/kernel.md.

Rows and numbers of the house that were others in an older version say so in the data files (board.py).
"""

from typing import Final

CLERKS_BOUND: Final = 2  # clerks of a place that activates cannot leave it
ROW_BY_ROW: Final = 2  # defeated hordes are looked for row by row, as they stood
SHAME_BEFORE_DEATHS: Final = 2  # in a breach archers fall after shame is placed
ADVISORS_CALL_NONE: Final = 2  # an upgrade that an advisor brought calls no advisor
ASKS_IN_SECRET: Final = 2  # whoever might have a choice is asked, so nobody learns who has one
CONFIRMS: Final = 2  # where a table confirms, the last clerk, donation and decision of a turn wait for a word
HOUSE_CONTENT: Final = 2  # cards and numbers of the house, Attack Order as one box among them

HOUSE_NUMBERS: Final = 3  # cards and numbers of the house again: harder last years, tea that changes hands

TEA_OF_MANY: Final = 4  # numbers of the house: on the large side the tea house fills sooner; tea of a general of five

LATER_STORMS: Final = 5  # numbers of the house again: places of the large side fill sooner, later years are harder

NEWEST: Final = 5  # the version of the rules that games begin with

CHANGES: Final[dict[str, int]] = {
    "clerks-bound": CLERKS_BOUND,
    "row-by-row": ROW_BY_ROW,
    "shame-before-deaths": SHAME_BEFORE_DEATHS,
    "advisors-call-none": ADVISORS_CALL_NONE,
    "asks-in-secret": ASKS_IN_SECRET,
    "confirms": CONFIRMS,
    "house-content": HOUSE_CONTENT,
    "house-numbers": HOUSE_NUMBERS,
    "tea-of-many": TEA_OF_MANY,
    "later-storms": LATER_STORMS,
}
