# The row of this game on the reader's board.

course-game-spades = スペード
course-deed-won-spades = 1ゲーム勝つ。

## On the first page of the site

front-spades = スペード
front-spades-about = 2人ずつの組で、4人が1枚ずつ出し、いちばん強いカードが勝つ。それが1トリック。いくつ取れるか、先に言う。
