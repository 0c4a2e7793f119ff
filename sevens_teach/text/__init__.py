"""Text, both ways, of any game: tokens, cards, a record's lines."""
