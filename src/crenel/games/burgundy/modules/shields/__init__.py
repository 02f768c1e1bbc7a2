"""Shields: taken with doubles, hung on castles, taxed at the end of each phase."""
