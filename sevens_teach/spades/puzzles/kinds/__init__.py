"""The kinds of puzzle in Spades, a file each."""
