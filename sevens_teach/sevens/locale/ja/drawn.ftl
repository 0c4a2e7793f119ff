# ランダムな問題の題。種類ごとに4つ。

drawn-bankruptcy = { $number ->
    [0] 場に出るのは
    [1] 1回多かったパス
    [2] 手札を広げて
   *[other] 置きみやげ
}
drawn-seen = { $number ->
    [0] 表か裏か
    [1] 見えているもの
    [2] 目の前に
   *[other] のぞき見
}
drawn-set-rules = { $number ->
    [0] どのテーブル
    [1] ルールを変えて
    [2] よその家では
   *[other] 席選び
}
drawn-kills-two = { $number ->
    [0] いっぺんに2枚
    [1] お買い得
    [2] 二重の災難
   *[other] 1枚で2枚
}
drawn-legal = { $number ->
    [0] いいですか
    [1] できる、できない
    [2] ルールブック
   *[other] 何ができる
}
drawn-must-hold = { $number ->
    [0] だれのカード
    [1] 消去法
    [2] 物言わぬ証人
   *[other] 持っているのは
}
drawn-record = { $number ->
    [0] 何かおかしい
    [1] 反則はどれ
    [2] ルール違反
   *[other] 読み返すと
}
drawn-can-win = { $number ->
    [0] まだ望みのある人
    [1] 勝ち残り
    [2] うまくいけば
   *[other] まだ終わらない
}
drawn-whom = { $number ->
    [0] 困るのはだれ
    [1] よくねらって
    [2] 待っている人
   *[other] 足止めはだれに
}
drawn-why-lost = { $number ->
    [0] ふり返れば
    [1] 何がいけない
    [2] 本当の理由
   *[other] 感想戦
}
drawn-order = { $number ->
    [0] 順番に
    [1] 害のないものから
    [2] 順序よく
   *[other] 最後に残すもの
}
drawn-find = { $number ->
    [0] たった1手
    [1] 1つだけ違う
    [2] よく考えて
   *[other] 分かれ道
}
drawn-playable = { $number ->
    [0] 出せるのは
    [1] もう出せる
    [2] 出せる場所
   *[other] 今なら出せる
}
drawn-can-hold = { $number ->
    [0] 残りもの
    [1] まだありうる
    [2] 消していく
   *[other] 当てずに数える
}
drawn-holds = { $number ->
    [0] 2人きり
    [1] 公然の秘密
    [2] もう一方の手
   *[other] 隠せない
}
drawn-stop-suit = { $number ->
    [0] どれを止める
    [1] 出さずにおく
    [2] その先を数えて
   *[other] 待っている先
}
drawn-rank = { $number ->
    [0] 順位発表
    [1] 表彰台
    [2] 最終順位
   *[other] 並べてみると
}
drawn-dead = { $number ->
    [0] 生か死か
    [1] 囲まれて
    [2] 出口なし
   *[other] もう助からない
}
drawn-hurry = { $number ->
    [0] 待てない1枚
    [1] 急いで
    [2] 最後の機会
   *[other] 手遅れの前に
}
drawn-plan = { $number ->
    [0] 手札全体
    [1] まずはここから
    [2] 作戦
   *[other] 遠い道
}
drawn-joker = { $number ->
    [0] ★はどこへ
    [1] ていねいなお願い
    [2] ください
   *[other] ★の入る場所
}
drawn-give-up = { $number ->
    [0] 手放すなら
    [1] ましなほう
    [2] 今か、あとか
   *[other] 安い贈り物
}
drawn-gives = { $number ->
    [0] 応えるのはだれ
    [1] 渡しなさい
    [2] 呼ぶ
   *[other] だれの1枚
}
drawn-next = { $number ->
    [0] だれの番
    [1] ひと回り
    [2] お次は
   *[other] 時計回り
}
drawn-passes = { $number ->
    [0] あと何回
    [1] パスを数えて
    [2] 残りの余裕
   *[other] 息をつく間
}
drawn-kill = { $number ->
    [0] 閉じこめる
    [1] 最後の一方
    [2] 壁をつくる
   *[other] あと1つ
}
drawn-play = { $number ->
    [0] ここから先
    [1] 最後まで
    [2] きわどい終盤
   *[other] あなたの番
}
drawn-tempo = { $number ->
    [0] 先に折れるのは
    [1] 我慢比べ
    [2] 息切れ
   *[other] 時間は味方
}
drawn-danger = { $number ->
    [0] 危ないカード
    [1] 背中に注意
    [2] あと1枚で
   *[other] がけっぷち
}
drawn-still-in = { $number ->
    [0] 残っているのは
    [1] 点呼
    [2] まだいる人
   *[other] いるか、いないか
}
drawn-own = { $number ->
    [0] 自分のゲームから
    [1] もう一度
    [2] 今度こそ
   *[other] あの場面
}
drawn-sides = { $number ->
    [0] お隣さん
    [1] 新しい隣人
    [2] 列が動いた
   *[other] 上と下
}
drawn-combine = { $number ->
    [0] 合うかな
    [1] 組み合わせ
    [2] 1つのテーブル
   *[other] 2つのルール
}
drawn-where-joker = { $number ->
    [0] ★は今どこ
    [1] たらい回し
    [2] 押しつけ合い
   *[other] また移った
}
drawn-table = { $number ->
    [0] テーブルで
    [1] 全員を相手に
    [2] あなたなら
   *[other] 手札を裏向きに
}
