"""Inns: wild tiles beside the black depot."""
