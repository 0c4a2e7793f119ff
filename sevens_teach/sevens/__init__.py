"""Sevens: the engine, why a move is legal, the players, the puzzles, and what a screen shows of it."""
