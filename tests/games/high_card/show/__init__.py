"""What a screen shows of it."""
