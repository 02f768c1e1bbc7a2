"""Evaluation of The Great Wall."""
