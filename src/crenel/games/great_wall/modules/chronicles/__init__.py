"""The Ancient Chronicles: six scenarios, of which a table plays one, and the cards that all of them share."""
