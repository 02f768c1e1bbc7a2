"""The Reed clan, for one and two players."""
