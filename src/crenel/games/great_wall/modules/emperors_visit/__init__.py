"""Emperor's Visit: every Winter the Emperor asks to be shown something, and the warehouse decides what next."""
