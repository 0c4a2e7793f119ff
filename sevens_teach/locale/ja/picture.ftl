# 静止画が伝えること。名前になる一文、全体を語る行、絵の中の言葉。

picture-board = { $down ->
    [0] 場のカードはなし
    [52] 52枚が全部場に出ています
   *[other] 場に出ているのは{ $cards }
}{ $open ->
    [0] { "" }
   *[other] 、次に出せるのは{ $places }
}。

picture-your-turn = あなたの番です。{ $cards-count ->
    [0] { $jokers-count ->
        [0] 出せるカードがないので、パスするしかありません
       *[other] { $jokers }の場所に★を置けます
    }
   *[other] { $cards }を出せます{ $jokers-count ->
        [0] { "" }
       *[other] 。{ $jokers }の場所に★を置くこともできます
    }
}（{ $passes }）。
picture-their-turn = { $player }の番です。あなたの手札は{ $count }枚（{ $passes }）。
picture-watching = { $player }の番です。あなたは{ $how ->
    [bankrupt] 破産しました
    [left] ゲームから抜けました
    [joker] ★だけになり、ゲームから外れています
   *[out] 上がりました
}。
picture-passes = { $left ->
    [0] パスの残りなし
   *[other] パスはあと{ $left }回
}
picture-no-limit = パスは何回でもできます

picture-over = ゲームが終わりました。
picture-ranking = ゲームが終わりました。{ $ranking }。
picture-placed = { $number }位 { $you ->
    [0] { $player }
   *[1] あなた
}

# 全体を語る行。カードは記法で書く。
picture-down = 場に出ている：{ $cards }
picture-open = 次に出せる：{ $cards }
picture-islands = 出ているがつながっていない：{ $cards }
picture-dead = 死んだカード：{ $cards }
picture-closed = 閉じている：{ $cards }
picture-hand = あなたの手札：{ $cards }
picture-playable = 出せる：{ $cards }
picture-player = { $player }：{ $text }

# プレイヤーの前に置かれた、死んだカード。
picture-face-up = 死んだカード：{ $cards }
picture-face-down = 死んだカード：裏向き{ $count }枚
