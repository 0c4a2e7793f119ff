# 卓・盤・手札の文言。label- はその言語の分をまとめてブラウザーに送る。

label-table = 七並べのテーブル
label-board = 場
label-hand = あなたの手札
label-hand-empty = 手札はありません。
label-players = ほかのプレイヤー
label-thinking = 番
label-passes = 残りパス
label-comma = 、
label-ranking = 順位
label-log = 手順
label-log-at = 前の手を見る（全{ "{all}" }手の{ "{n}" }手目）
label-slider = ゲームを最初からたどる
label-step-back = 1手戻る
label-step-forth = 1手進む
label-pass = パス
label-hint = ヒント
label-undo = 取り消す
label-redo = 1手進める
label-new = 新しく配る
label-go_on = 続ける
label-skip = 早送り
label-settings = 設定
label-save = ゲームを保存
label-load = ゲームを読み込む
label-kept = 保存したゲーム
label-choose-place = ★を置く場所を選んでください。

label-place-empty = 空き
label-place-open = 出せる場所
label-place-down = 出ている
label-place-island = 出ているカード（列が届くまで斜め）
label-place-dead = 死んでいる
label-place-closed = 閉じている
label-place-last = 今出たところ
label-place-choice = ★を置ける場所
label-place-reason = これが理由

label-card-playable = 出せる
label-card-waiting = 今は出せない
label-card-dead = 死んでいる

label-suit = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}

label-lang = 言語
label-lang-en = English
label-lang-ja = 日本語
label-speed = 速さ
label-speed-slow = ゆっくり
label-speed-normal = ふつう
label-speed-fast = 速い
label-speed-instant = 待たない
label-suits = スートの色
label-suits-4 = 4色
label-suits-2 = 2色
label-zoom = 大きさ
label-percent = { $percent }%
label-coach = コーチ
label-coach-true = あり
label-coach-false = なし
label-consequences = 先読み
label-consequences-true = あり
label-consequences-false = なし
label-level = 相手の強さ
label-level-lesson = レッスンのまま
label-level-gentle = やさしい
label-level-normal = ふつう
label-level-sharp = 手ごわい
label-level-expert = 達人
label-level-follow = 自分に合わせる

# The reader's own seat, and the answer to a ghost who asks.
label-you = あなた
label-reply = 返事をする

# The pass that costs more than a pass.
label-pass-last = これが最後のパス
label-pass-broke = パスすると破産
label-pass-sure = パスして破産する
label-sure-broke = このパスで破産です。
label-sure-broke-reason = パスはもう残っていません。もう一度押すと、手札が全部、場に並びます。

# Looking back, and the last page.
label-back-to-now = 今に戻る
label-left-over = 手に残ったカード：
label-next-again = 同じ配りでもう一度
label-next-new = 新しく配る
label-next-watch = ゲームを再生する

# What the browser alone remembers.
label-felt = フェルト
label-felt-green = 緑
label-felt-indigo = 藍
label-sound = 音

ui-gap = { "" }
ui-won = あなたの勝ちです！
ui-won-last = { $others ->
    [1] { $other }が破産しました
   *[other] ほかの人は全員、破産しました
}。手札に{ $cards-count ->
    [1] { $cards }
    [2] { $cards }
    [3] { $cards }
   *[other] { $cards-count }枚
}を残したまま、あなたの勝ちです！
ui-turn = { $name }の番です。
ui-your-turn = あなたの番です。{ $count ->
    [0] 出せるカードはありませんが、★を置けます。★、置く場所の順に押してください。
   *[other] 出せるのは{ $count }枚{ $joker ->
        [yes] で、★も置けます。★は、置く場所を次に押します。
       *[no] です。
    }
}
ui-must-pass = あなたの番です。出せるカードがないので、パスするしかありません{ $broke ->
    [yes] 。パスをすると破産です。
   *[no] 。
}

ui-cards = { $count }枚
ui-stands = { ui-cards }、{ $left ->
    [0] パスの残りなし
   *[other] パスはあと{ $left }回
}
ui-gone = { $how ->
    [bankrupt] 破産
    [joker] ★だけが残った
    [left] 抜けた（死んだカード{ $count }枚）
   *[out] 上がり
}
ui-placed = { $text }・{ place }
ui-passes-left = あと{ $left }回
ui-unlimited = 何回でも

ui-hint = { $cards-count ->
    [0] 出せるカードはありません{ $jokers-count ->
        [0] { "" }
       *[other] が、★は{ $jokers }に置けます
    }。
   *[other] { $cards }を出せます{ $jokers-count ->
        [0] { "" }
       *[other] し、★を{ $jokers }に置くこともできます
    }。
}{ $can_pass ->
    [yes] パスもできます。
   *[no] { "" }
}

ui-hint-pass = { $broke ->
    [yes] 出せるカードがなく、パスももう残っていません。ここでパスすると破産です。
   *[no] 出せるカードがないので、パスするしかありません。
}
ui-ghost-asks = { $number ->
    [0] ねえねえ、今だれの番？
    [1] どのスートが止められてるの？　ここからだと見えなくて。
    [2] 手札、あと何枚？
    [3] 今、だれかパスって言った？
    [4] 今の手、うまいね。どうやって思いついたの？
   *[5] ここ、ちょっと寒くない？
}
ui-ask-player = { $name }にささやく「今、だれの番？」
ui-no-answer = { $name }は答えません。
ui-no-answer-reason = お化けが話しかけられるのは、1周に1人だけ。答えてくれるのは4回に1回です。続けて、また試しましょう。
ui-exchanged-why = お化けは、つい答えたくなることを聞いてきます。返事をしたら、それで入れ替わりです。

ui-looking-back = 前の場面を見ています。
ui-looking-back-reason = 続きは、最後の手まで進んでから。
ui-not-now = 今はできません。
ui-not-now-reason = あなたの番ではありません。
ui-not-understood = うまくいきませんでした。
ui-not-understood-reason = 何も変わっていません。
ui-saved = { $name }として保存しました。
ui-saved-reason = 設定から読み込めます。
ui-not-saved = ゲームを保存できませんでした。
ui-not-saved-reason = エラーの内容：{ $problem }
ui-not-loaded = { $name }を読み込めませんでした。
ui-not-loaded-reason = ファイルがないか、ゲームの記録ではありません。何も変わっていません。

# カーネルから返事がないときに、どのウィジェットも言うこと。
silent-text = まだ返事がありません。このまま来なければ、カーネルが止まっています。セルをもう一度実行すれば、続きから始められます。
silent-reload = ページを読み込み直す
ui-level-follow = 相手があなたに合わせます。今の強さは「{ $level }」です。
ui-level-follow-reason = 最初に1位になると、相手が1段強くなります。そのあとは3ゲームのうち2回1位で1段強く、2回最下位で1段やさしくなります。

# At the end of a deal that was played before: which place it brought now, and then.
same-deal = { $how ->
    [better] 同じ配りで、{ $before }から{ $now }に上がりました。
    [worse] 同じ配りで、{ $before }から{ $now }に下がりました。
   *[same] 同じ配りで、また{ $now }でした。
}

# How it stands, on the last page of a game.
tally-row = { $count }連勝中です。
tally-ren-ahead = レンより上の順位でした。{ tally-ren }
tally-ren-behind = レンのほうが上の順位でした。{ tally-ren }
tally-ren = レンとは{ $all }ゲーム遊んで、あなたのほうが上だったのは{ $down }回です。
# After a game that laid no card of the reader's board: one that a game can lay.
tally-card = 盤の{ $card }は、ゲームでねらえます。{ $todo }
tally-level = { $level ->
    [gentle] { label-level-gentle }
    [normal] { label-level-normal }
    [sharp] { label-level-sharp }
   *[other] { label-level-expert }
}
tally-down = 3ゲームのうち2回、最下位でした。次のゲームでは、相手が少しやさしくなります。
tally-rises = あなたの勝ちです。次のゲームから、相手の強さが1つ上がって「{ tally-level }」になります。
tally-stay = 今の強さのままにする
tally-kept = 相手の強さは、今のままです。設定で、いつでも強くできます。
tally-next-first = ここで1回1位になると、相手が少し手ごわくなります。
tally-next-none = 相手がもう1段強くなるのは、ここで3ゲームのうち2回1位になったときです。
tally-next-fresh = ここで次の2ゲームのどちらかで1位になると、相手が少し手ごわくなります。
tally-next-one = ここで次のゲームに勝つと、相手が少し手ごわくなります。
tally-top = 相手はもう、いちばんの強さです。
tally-offer = 次は「{ tally-level }」相手と

ui-left = 新しく配りました。
ui-left-reason = ここで1手進めるまでは、「取り消す」でさっきのゲームに戻れます。
ui-taken-up = さっきの続きからです。
ui-taken-up-reason = このまま続けられます。
