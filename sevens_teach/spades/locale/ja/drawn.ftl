# ランダムな問題の題。種類ごとに4つ。

spades-drawn-worth = { $number ->
    [0] 何点
    [1] 足し算
    [2] 点数計算
   *[other] 得点表
}
spades-drawn-cards = { $number ->
    [0] 出せるのは
    [1] ついていく
    [2] どれにする
   *[other] スートに合わせて
}
spades-drawn-goal = { $number ->
    [0] あといくつ
    [1] 目標まで
    [2] 残りのトリック
   *[other] 足りている？
}
spades-drawn-trick = { $number ->
    [0] だれのトリック
    [1] いちばん強いのは
    [2] 取るのは
   *[other] 最後の1枚
}
spades-drawn-bid = { $number ->
    [0] 何と宣言する？
    [1] いくつ取れる？
    [2] 数を言う
   *[other] 賭け
}
spades-drawn-cover = { $number ->
    [0] 守りきる
    [1] ニルを守る
    [2] 前に立つ
   *[other] パートナーのニル
}
spades-drawn-lead = { $number ->
    [0] ♠か、待つか
    [1] 今か、待つか
    [2] 切り札の使いどき
   *[other] リードする？
}
spades-drawn-partner = { $number ->
    [0] だれの手札？
    [1] ビッドを読む
    [2] 向かいの手札
   *[other] パートナーの手札
}
spades-drawn-play = { $number ->
    [0] 最後の1枚まで
    [1] 出しきる
    [2] 最後の数枚
   *[other] 道を探す
}
spades-drawn-set = { $number ->
    [0] 相手の目標
    [1] 1つ足りない
    [2] 届かせない
   *[other] 道をふさぐ
}
spades-drawn-sure = { $number ->
    [0] 確実なのは
    [1] 数えてみる
    [2] 確実なトリック
   *[other] だれにも負けない
}
spades-drawn-tells = { $number ->
    [0] 何が分かる？
    [1] 語るカード
    [2] よく見る
   *[other] だれかがもうない
}
spades-drawn-throw = { $number ->
    [0] 1枚捨てる
    [1] 惜しくない1枚
    [2] いちばん安いカード
   *[other] どれを捨てる？
}
