"""Text, both ways, of whatever game: tokens, cards, a record's lines."""
