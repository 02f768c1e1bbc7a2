"""The co-op mode: all win together by the Emperor's requests, or lose together."""
