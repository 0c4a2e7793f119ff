# The row of this game on the reader's board.

course-game-spades = スペード
course-deed-won-spades = 1ゲーム勝つ。
