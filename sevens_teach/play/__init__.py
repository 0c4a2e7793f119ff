"""What any game is: its contract, its history, its table, its seeds."""
