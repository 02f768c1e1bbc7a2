"""Team game: two against two."""
