"""The rules of Sevens and nothing else: positions as values, moves, events, outcomes, and their notation."""
