"""The ten places: what happens when they activate."""
