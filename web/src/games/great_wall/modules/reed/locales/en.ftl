### The Reed clan: texts of the page

w-about-reed = Fills slots and helps the first player in tea order. Doesn’t score.
w-title-dismiss = Discard { $advisor }
w-do-dismiss = Discard
barrier-advisor_dismissed = Undo stops here: an advisor left the row.
barrier-barricade_built = Undo stops here: a barricade was built.
w-did-dismiss = discard { $advisor }
