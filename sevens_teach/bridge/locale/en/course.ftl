# The row of this game on the reader's board.

course-game-bridge = Seven Bridge
course-deed-won-bridge = Win a match.
course-deed-fifty = Make the fifty in a match: empty your hand in one turn.
course-did-fifty = Won for making the fifty in a match: you emptied your hand in one turn.

## On the first page of the site

front-bridge = Seven Bridge
front-bridge-about = Draw, lay what goes together, and shout for what others throw.
