"""Several servers on one store: who is there, and how one passes on what concerns a table of another."""
