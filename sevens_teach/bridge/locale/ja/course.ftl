# The row of this game on the reader's board.

course-game-bridge = セブンブリッジ
course-deed-won-bridge = 1ゲーム勝つ。
course-deed-fifty = 手札を一度に全部なくして、マイナス50点をもらう。
course-did-fifty = 手札を一度に全部なくして、マイナス50点をもらいました。

## On the first page of the site

front-bridge = セブンブリッジ
front-bridge-about = 引いて、そろえて出して、捨て札をもらう。
