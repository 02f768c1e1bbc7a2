"""Ancient Beasts: four beasts that stand at a location or in a section, and help everybody there."""
