### The Rat: texts of the page

w-rat = The Rat
w-rat-here = the rat
w-rat-place = When this location activates, each player with a clerk here gains 1 gold.
w-title-rat = Place the rat { $place_at }
w-do-rat = Place
w-card-rat = rat card
barrier-rat_card = Undo stops here: a new rat card was revealed.
barrier-rat_stayed = Undo stops here: Fall ended.

option-rat = The Rat
option-rat-note = When the location with the rat activates, everyone with a clerk there gains 1 gold. At the end of each Fall, a card names the player who must move it. Adds five artifacts.
