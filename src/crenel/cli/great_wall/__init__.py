"""The Great Wall in the terminal."""
