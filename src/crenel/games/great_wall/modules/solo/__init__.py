"""The solo game against Qin Jiushao."""
