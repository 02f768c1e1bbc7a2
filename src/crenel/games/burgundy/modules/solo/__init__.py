"""Solo game: cover all hexes of an island duchy within 25 rounds."""
