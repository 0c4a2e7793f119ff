"""The rules of Spades (P1 to P5): positions as values, a match over deals, and its notation."""
