"""Seven Bridge as one loop over integers, for very many deals; a test holds it to the engine move by move."""
