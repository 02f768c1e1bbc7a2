"""The Siege of Diaoyucheng: a fortress behind the lines, which must not fall before the last year is over."""
