"""Measurements: `python -m benchmarks` for speed, `python -m benchmarks.tune` for the weights of the greedy bot."""
