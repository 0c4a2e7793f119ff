# The row of this game on the reader's board.

course-game-spades = スペード
course-deed-won-spades = 1ゲーム勝つ。

## On the first page of the site

front-spades = スペード
front-spades-about = 取る数を先に言って、ぴったり取る。
