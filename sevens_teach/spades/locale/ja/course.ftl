# The row of this game on the reader's board.

course-game-spades = スペード
course-deed-won-spades = 1ゲーム勝つ。

## On the first page of the site

front-spades = スペード
front-spades-about = 2人ずつの組。4枚のうち、いちばん強い1枚が勝って1トリック。いくつ取れるかを先に言う。
