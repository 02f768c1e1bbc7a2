"""Changes of the rules, by the version that brought them. See docs/kernel.md."""

from typing import Final

ORDER_ASKED: Final = 2  # alone, what follows from a placement is asked in every order that can end differently
CRANE_ONCE: Final = 2  # alone, the crane counts for one monastery in all
CASTLES_CHOSEN: Final = 2  # on boards dealt at random everybody chooses the first castle
OPTIONS_FIT: Final = 2  # an option that a table cannot use is refused, and no board takes the place of another

CHANGES: Final[dict[str, int]] = {
    "order-asked": ORDER_ASKED,
    "crane-once": CRANE_ONCE,
    "castles-chosen": CASTLES_CHOSEN,
    "options-fit": OPTIONS_FIT,
}
