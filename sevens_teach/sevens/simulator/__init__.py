"""Sevens as one loop over integers, for very many games; a test holds it to the engine move by move."""
