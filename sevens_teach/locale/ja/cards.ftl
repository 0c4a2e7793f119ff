# ほかの文に入る、カードとその並べ方、プレイヤーの呼び名。

# 出てくる人たち。自分、きつね、うさぎ、ふくろう、あとはお客さん。どのレッスンでも、どの問題でも同じです。
player-name = { $number ->
    [1] あなた
    [2] レン
    [3] アオイ
    [4] ソラ
    [5] ユイ
    [6] カイ
    [7] リン
    [8] ハル
    [9] ナオ
    [10] メイ
   *[other] { $number }番席
}

list-comma = 、
list-last = 、
list-pair = と
list-empty = なし
# 同じスートで続いている何枚か。
list-range = { $first }〜{ $last }
list-range-down = { $first }〜{ $last }

# 読み上げるときのカード。
card-spoken = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}の{ $rank ->
    [A] エース
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $rank }
}
card-joker = ジョーカー
# 文の中で。
card-in-sentence = { $card }

# 何番目か。
nth = { $number }番目
