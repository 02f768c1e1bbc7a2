"""White castles: an action with the white die."""
