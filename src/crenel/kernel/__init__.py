"""What every game needs and no game's rules: state, steps, chance, records."""
