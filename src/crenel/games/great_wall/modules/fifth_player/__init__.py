"""The fifth player: the large board from its second space, and cards that only five play with."""
