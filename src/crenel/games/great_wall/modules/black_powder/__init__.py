"""Black Powder: towers, war machines, a special soldier for each clan, and hordes that tear the wall down."""
