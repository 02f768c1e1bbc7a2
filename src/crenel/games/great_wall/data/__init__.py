"""The pieces and numbers of the game, as data. `source` says where a row comes from: rulebook, public or house."""
