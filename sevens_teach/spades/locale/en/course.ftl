# The row of this game on the reader's board.

course-game-spades = Spades
course-deed-won-spades = Win a match.

## On the first page of the site

front-spades = Spades
front-spades-about = Say how many tricks. Then take exactly those.
