"""The rules of Seven Bridge, and nothing else: no sentence, no screen."""
