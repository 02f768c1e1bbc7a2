"""The Red Turban Rebellion: every clerk is needed at home, and no breach can be borne."""
