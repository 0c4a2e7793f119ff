# 実験室：対戦、リーグ、たくさんのゲームの結果。文とグラフで

lab-interval = { $mean }（{ $low }〜{ $high }）
lab-match = { $candidate }（相手：{ $baseline ->
    [random] 何でも出す{ $others }人
    [tips] ねこ{ $others }匹
   *[other] { $baseline }が{ $others }人
}）、{ $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}、配りの番号{ $seed }
lab-match-nothing = { $candidate }（相手：{ $baseline ->
    [random] 何でも出す人
    [tips] ねこ
   *[other] { $baseline }
}）、{ $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}：終わった配りがありません
lab-deals = 配り
lab-deals-value = { $deals }回、それぞれ{ $seats }つの席で
lab-rank = 平均順位
lab-wins = 勝率
lab-and-luck = { $found }。運だけなら{ $luck }
lab-gain = 順位の差
lab-gain-value = { $found }（プラスなら強い）
lab-test = 判定
lab-test-value = { $ratio }（±{ $bound }を超えたら決まり）：{ $verdict ->
    [better] 強い
    [worse] 弱い
   *[open] まだ分からない
}
lab-forfeited = 反則負け
lab-forfeited-value = { $games }ゲーム。最初は：{ $fault }

lab-plot-match = { $candidate }（相手：{ $baseline ->
    [random] 何でも出す{ $others }人
    [tips] ねこ{ $others }匹
   *[other] { $baseline }が{ $others }人
}）、{ $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}、{ $deals }回の配り
lab-plot-matches = 平均順位（相手：{ $baseline ->
    [random] 何でも出す{ $others }人
    [tips] ねこ{ $others }匹
   *[other] { $baseline }が{ $others }人
}）
lab-plot-deals = { $name }、{ $deals }回
lab-plot-all = 全部の席
lab-plot-seat = 席{ $number }
lab-plot-rank = 平均順位（1が1位、{ $last }が最下位）
lab-plot-wins = 勝率（％）
lab-plot-luck = 運だけ
lab-plot-key = ● 運だけではない　○ 運かもしれない　点線：運だけ　線：95％の区間
lab-plot-key-intervals = 線：95％の区間
lab-plot-games = { $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}を{ $games }ゲーム：だれが勝つか。始めた人から数えた席ごとに
lab-plot-no-font = 日本語のフォントがないので、英語で書きました。

lab-league = { $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}、{ $deals }回の配り、配りの番号{ $seed }
lab-league-nothing = { $rules }：終わった配りがありません
lab-league-rating = レート
lab-league-player = プレイヤー
lab-league-games = ゲーム
lab-plot-league = { $rules ->
    [basic] 基本のルール
    [joker-solo] ジョーカーだけ
    [joker-pair] ジョーカーと次のカード
    [tunnel] トンネル（両側）
    [tunnel-oneway] トンネル（一方通行）
    [fantan] ファンタン
    [killer] 殺しの七並べ
   *[other] { $rules }
}を{ $deals }回配ったあとのレート
lab-plot-rating = レート（はじめは25、大きいほど強い）

lab-pass-player = プレイヤー
lab-pass-chosen = わざと
lab-pass-stuck = 出せず
lab-pass-place = 順位

# レッスン09の練習：どこが違うか、ヒント、正解
lab-ex-no-player = { $given }は、まだプレイヤーではありません。choose(self, view, rng) を持つものを作って、check(…) に渡してください。
lab-ex-raised = { $line ->
    [0] 途中でつまずきました：{ $error }。まずここを直しましょう。
   *[other] { $line }行目でつまずきました：{ $error }。まずここを直しましょう。
}
lab-ex-self = `self` が抜けています。def choose(self, view, rng) と書きましょう。
lab-ex-where = { $cards }が出せる場面でした：Board("{ $position }")
lab-ex-where-none = 出せるカードがない場面でした：Board("{ $position }")
lab-ex-slow = 2秒たっても決まりません。テーブルのみんなは、そんなに待ってくれません。
lab-ex-no-move = 返ってきた{ $given }は手ではありません。Play(カード) か Pass() を返してください。
lab-ex-illegal = { $move }を出そうとしました。{ $why }
lab-ex-passed = { $cards }が出せるのに、パスしました。
lab-ex-opened = { $played }を出しました。みんながそれを待っています。{ $cards }も出せたのに。
lab-ex-behind = { $played }を出しました。その先に自分のカードは{ $own ->
    [0] 1枚もありません。
   *[other] { $own }枚。
}{ $better }の先なら{ $most }枚あります。
lab-ex-gave = { $played }を出しました。その先に自分のカードはなく、パスもまだ残っています。どうして開けてあげるのでしょう。
lab-ex-broke = パスが残っていないのに、{ $cards }を出さずにパスしました。これで破産です。
lab-ex-needless = パスしましたが、{ $cards }ならだれも助けないか、自分の道が開きます。パスは取っておきましょう。
lab-ex-eights-right = 正解です。{ $positions }の場面全部で、6と8を最後まで抱えていました。でも、これで強いのでしょうか。測ってみましょう。
lab-ex-eights-idea = 6や8を出すと、みんなの道が開きます。先に出せるカードは、ほかにありませんか。
lab-ex-eights-where = view.legal_moves.cardsが出せるカードです。数字はcard.rank。6と8を残します。
lab-ex-eights-step = others = [card for card in cards if card.rank not in (6, 8)] … これがあれば、その中から出します。
lab-ex-own-right = 正解です。{ $positions }の場面全部で、開けた扉の先は自分のカードでした。
lab-ex-own-idea = 扉を開けて得をするのは、自分が通れるとき。そのカードの先にいるのは、だれのカードでしょう。
lab-ex-own-where = view.handが自分の手札です。同じスートで、7から見て同じ側のカードが、その先で待っています。
lab-ex-own-step = その枚数を数える waiting(card) を書いて、max(cards, key=waiting) を出します。
lab-ex-waits-right = 正解です。{ $positions }の場面全部で、待つべきときに待ちました。
lab-ex-waits-idea = 3回までなら、パスしても平気です。どんなときに使いますか。
lab-ex-waits-where = 残りの回数はview.passes_left。AとKは、出してもだれの道も開きません。
lab-ex-waits-step = いちばんよいカードの先にも自分のカードがなく、AでもKでもなく、view.passes_leftが0でなければ Pass() です。
