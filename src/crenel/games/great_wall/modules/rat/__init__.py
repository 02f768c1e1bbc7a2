"""The Rat: a guest on a place, who leaves gold there, and whom somebody must send on each Fall."""
