# The row of this game on the reader's board.

course-game-spades = スペード
course-deed-won-spades = 1ゲーム勝つ。

## On the first page of the site

front-spades = スペード
front-spades-about = 2人1組で戦います。4人が1枚ずつ出し、いちばん強いカードの人が取るのが1トリック。いくつ取れるか、先に言います。
