"""What a screen, a page or a printer shows of Sevens: pure functions from what a player may know to plain data."""
