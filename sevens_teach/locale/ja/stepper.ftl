# 盤、手札、一手ずつ、比べる:判定のほかに出す言葉。

# 場に出ている札について、場だけから言えること。
is-down-apart = { $card }は場に出ていますが、つながっていません。
why-apart = すき間の先にあります。7からの列がここに届くまで、つながりません。
why-is-down = 出せるのは、まだ手札にあるカードだけです。

stepper-tap = 場所を押すと、出せるかどうかと、その理由が出ます。
stepper-start = ここから始まります。「次へ」を押しましょう。
stepper-title = 1手ずつ
stepper-steps = 手順
stepper-first = 最初へ
stepper-back = 1つ戻る
stepper-play = 続けて見る
stepper-pause = 一時停止
stepper-forth = 次へ進む
stepper-next = 次へ
stepper-last = 最後へ
stepper-check = 答え合わせ
stepper-answer = 答えを見る
stepper-at = { "{count}" }のうち{ "{n}" }番目
stepper-summary = { $count }場面を順に見ます。最後：{ $last }
stepper-predict = 次にカードを出せるのは、どの場所ですか。
stepper-predict-how = 全部選んで、「答え合わせ」へ。
stepper-bet-breaks = 予想：最初に破産するのはだれ？
stepper-bet-wins = 予想：勝つのはだれ？
stepper-bet-second = 予想：2位になるのはだれ？
stepper-bet-how = 1人選んで、「次へ」を押しましょう。
stepper-bet-kept = あなたの予想：{ $bet }。
stepper-bet-won = 予想が当たりました。{ $name }です。
stepper-bet-lost = 予想は外れです。{ $bet }ではなく、{ $name }でした。
# 予想した人がなぜ破産しなかったか。
stepper-bet-passes = { $player }は、あと{ $left }回パスできます。
stepper-bet-fits = { $player }にもパスは残っていませんが、{ $cards }が出せます。
stepper-bet-you = あなた
stepper-bet-yourself = あなた

# 選んだ場所や札がどうだったか。
tag-right = 正解
tag-wrong = 違います
tag-differs = ルールによって変わります

# パスのあと、手札が見えているとき。
stepper-stuck = { $player }の手札に、出せるカードはありませんでした。
stepper-kept = { $player }は{ $cards }を出せましたが、止めました。
stepper-last-pass = { $player }のパスは、もう残っていません。
compare-title = 同じ場面をほかのルールで見る
compare-tell = { $rules }：{ $text }
compare-base = 出せる場所は{ $places }です。
compare-base-none = 出せる場所はありません。
compare-open = ほかに{ $places }も出せます。
compare-not-open = { $places }は出せません。
compare-closed = { $places }は閉じています。
compare-base-dead = 死んでいるのは{ $places }です。
compare-alive = { $places }は生きています。
compare-dead = { $places }は死んでいます。
compare-apart = { $places }は、7からの列につながっていません。
compare-joined = { $places }は、7からの列につながっています。
compare-same = 何も変わりません。
compare-ask = 場所を押すと、それぞれのルールでどうなるかが出ます。

# ローカルルールの呼び名。
rules-basic = 基本のルール
rules-forced = 出せるときはパスなし
rules-joker-solo = ジョーカーだけ
rules-joker-pair = ジョーカーと次のカード
rules-tunnel = トンネル（両側）
rules-tunnel-oneway = トンネル（一方通行）
rules-fantan = ファンタン
rules-ghost = お化け
rules-killer = 殺しの七並べ
rules-killer-sides = 殺しの七並べ（左右で死ぬ）
rules-killer-group = 殺しの七並べ（まとめて死ぬ）
rules-rows = { $rules }（列は{ $order }の順）

# 列が輪に曲がる図。
ring-title = { $suit }：列が輪になる
ring-told = AからKまで13枚が1列に並んでいます。下は、その列を曲げて両端をつないだところ。AとKが隣どうしになります。
