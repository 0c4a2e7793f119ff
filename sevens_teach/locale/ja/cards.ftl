# ほかの文に入る、カードとその並べ方、プレイヤーの呼び名。

player-name = プレイヤー{ $number }

list-comma = 、
list-last = 、
list-pair = と
list-empty = なし
# 同じスートで続いている何枚か。
list-range = { $first }から{ $last }まで

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
