# The row of this game on the reader's board.

course-game-spades = Spades
course-deed-won-spades = Win a match.
