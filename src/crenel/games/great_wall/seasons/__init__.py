"""The four seasons of a year. The first year begins in fall."""
