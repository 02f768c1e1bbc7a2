"""Great Famine: everybody on the board must eat, food is bought at the Market, and stores burn with each breach."""
