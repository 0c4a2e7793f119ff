# The row of this game on the reader's board.

course-game-bridge = セブンブリッジ
course-deed-won-bridge = 1ゲーム勝つ。
course-deed-fifty = 手札を一度に全部なくして、マイナス50点をもらう。

## On the first page of the site

front-bridge = セブンブリッジ
front-bridge-about = ポン！　チー！　7は1枚でも出せる。
