"""The Hungry Ghost Festival: spirits haunt the places of the town, and the dead do not come back."""
