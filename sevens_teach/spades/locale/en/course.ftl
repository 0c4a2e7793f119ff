# The row of this game on the reader's board.

course-game-spades = Spades
course-deed-won-spades = Win a match.

## On the first page of the site

front-spades = Spades
front-spades-about = Two against two. Four cards, the highest wins: a trick. Say how many you'll win.
