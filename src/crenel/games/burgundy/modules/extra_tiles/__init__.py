"""Four extra tiles: the bridge, the workers, the crane, the geese."""
