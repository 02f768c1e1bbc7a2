### The Reed clan: what only the page says of this module.

w-about-reed = Fills slots and helps the first in tea. It scores nothing.
w-title-dismiss = { $advisor } leaves
barrier-advisor_dismissed = Before that, an advisor left the row.
barrier-barricade_built = Before that, a barricade was built.
