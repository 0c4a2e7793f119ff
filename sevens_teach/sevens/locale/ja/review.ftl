# ゲームのふり返りで、損をした手について言うこと。

review-pass = パス
review-let-out = { $move }のあと、{ $player }が{ $card }を出し、{ $turns ->
    [0] そのまま上がりました
   *[other] { $turns }手後に上がりました
}。
review-let-in = { $move }のおかげで、{ $player }が{ $card }を出せました。
review-waited = { $move }で得をした人はいません。もっと急ぐ手がほかにありました。
review-passed = パスしました。ここは、パスより1枚出すほうが大事でした。
review-passed-broke = パスしました。あとでその1回が足りなくなりました。
review-better = ここは{ $move }。平均すると{ $place }位になります。実際の手では{ $own }位でした。
review-good = いい手でした。{ $move }なら平均{ $own }位。次によい{ $second }では{ $place }位です。
review-line = { $move }のあと全員がコツどおりに出すと、{ $how }。
review-broke = それでも破産します
review-out = 手札を出しきれます
review-left = 破産せずに抜けられます
review-stuck = ★だけが残ります
review-last-in = 最後まで残れます
review-hidden = 結果から見れば{ $move }が上でした。ただ、見えていたカードだけでは、そうとは言い切れません。

# 最後のページのふり返り。`label-` は言語ごとに1回、ブラウザーへ送られる。

label-review = このゲームをふり返る
label-review-more = 続きを見る
label-review-stop = 止める
label-review-working = 1手ずつ見ています…
label-replay = ここからもう一度
label-make-puzzle = 問題にする
label-chances = 1位になる見込み（1手ごと）
label-board-then = そのときの場
label-played-there = 実際の手
label-better-there = もっとよい手

review-ready = 1手ごとに、どれくらい得だったか見てみましょう。数秒かかります。その間も遊べます。
review-progress = { $total }回のうち{ $done }回
review-none = このゲームでは、選べる場面がありませんでした。
review-sum = 選べた{ $total }回のうち、{ $mistakes ->
    [0] はっきりしたまちがいはありません
   *[other] まちがいは{ $mistakes }回です
}。正確さは100点中{ $accuracy }点。
review-sum-lost = 負けにつながった手も、その場でははっきり分かりませんでした。
review-sum-deal = ほとんどは配られたカードのせいです。
review-sum-part = { $total }回のうち{ $done }回で止めました。
review-chance = { $number }手目の{ $move }：1位になる見込み{ $win }％、平均{ $place }位
review-moment = { $number }手目の{ $move }
review-replayed = あの場面に戻りました。
review-replayed-reason = あなたの番です。「取り消す」で、終わったゲームに戻れます。
