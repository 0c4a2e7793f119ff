# The row of this game on the reader's board.

course-game-bridge = セブンブリッジ
course-deed-won-bridge = 1試合に勝つ。
course-deed-fifty = 試合の中で、手札を一度に全部出す。
