high-card-rule = いちばん高いカードの勝ちです。
high-card-why = 3枚のうち1枚を出します。
high-card-turn = { $player }の番です。
