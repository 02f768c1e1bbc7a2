"""Freezing Weather: overseers bring less, the supply is finite, and the Emperor must be helped."""
