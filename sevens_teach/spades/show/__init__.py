"""What a screen or a page shows of Spades: pure functions from a view to plain data, sentences and pictures."""
