"""Trade routes: goods sold pay bonuses."""
