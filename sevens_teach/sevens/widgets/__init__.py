"""The widgets that show Sevens alone: the board, a hand, a row of positions, house rules side by side, the ring."""
