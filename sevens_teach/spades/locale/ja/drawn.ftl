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
   *[other] マークに合わせて
}
spades-drawn-goal = { $number ->
    [0] あといくつ
    [1] 目標まで
    [2] 残りのトリック
   *[other] 足りている？
}
spades-drawn-trick = { $number ->
    [0] 誰のトリック
    [1] いちばん強いのは
    [2] 取るのは
   *[other] 最後の1枚
}
