# スペードのテーブル：起きたこと、これからすること、みんなの様子、得点表。

# -- 起きたこと ---------------------------------------------------------------------

spades-event-dealt = { $you ->
    [player] あなたがカードを配ります。
   *[nobody] { $player }がカードを配ります。
}
spades-event-looked = { $you ->
    [player] あなたが手札を見ました。
   *[nobody] { $player }が手札を見ました。
}
spades-event-bid = { $you ->
    [player] あなたのビッドは{ $bid }です。
   *[nobody] { $player }のビッドは{ $bid }です。
}
spades-event-played = { $you ->
    [player] あなたが{ $cards }を出しました。
   *[nobody] { $player }が{ $cards }を出しました。
}
spades-event-broke-spades = ♠が解禁されました。
spades-event-took = { $you ->
    [player] あなたがトリックを取りました。
   *[nobody] { $player }がトリックを取りました。
}
spades-took-last = { $you ->
    [player] 前のトリックは、あなたが{ $card }で取りました。
   *[nobody] 前のトリックは、{ $player }が{ $card }で取りました。
}
spades-let-go = { $card }を出していれば、取れていました。
spades-event-nil-made = { $you ->
    [player] ニル達成、{ $points }点です。
   *[nobody] { $player }がニルを達成、{ $points }点です。
}
spades-event-nil-failed = { $you ->
    [player] ニル失敗、{ $points }点です。
   *[nobody] { $player }がニルに失敗、{ $points }点です。
}
spades-event-bagged = { $side }はバッグが10個になり、{ $points }点です。
spades-event-scored = { $side }は、このディールで{ $points }点です。
spades-event-won = { $side }が{ $points }点で勝ちました。

# -- これからすること -----------------------------------------------------------------

spades-turn = { $player }の番です。
spades-to-look = 手札を見ますか。それともブラインドニルにしますか。
spades-to-bid = 何トリック取れそうですか。
spades-to-lead = あなたのリードです。
spades-to-play = 1枚出してください。
spades-to-deal = 次を配りますか。
spades-hint-bid = 数えられる分だけ宣言しましょう。
spades-hint-high = まず{ $cards }、それから長い♠と、残り少ないスートを見ましょう。
spades-hint-low = 強いカードがありません。1トリックも取らずにすむでしょうか。
spades-hint-best-bid = { $bid }と宣言しましょう。
spades-hint-why-bid = { $before ->
    [0] およそ{ $count }トリックの手札です。
   *[other] 前のビッドも考えて、およそ{ $count }トリックの手札です。
}
spades-hint-why-one = 1トリック取れるかどうかの手札ですが、ニルはもっと危ないからです。
spades-hint-why-tried = つじつまの合うディールをたくさん試すと、これがいちばん得でした。
spades-hint-why-nil = 取らされるカードがありません。
spades-hint-own-nil = あなたはニルです。トリックを取らないカードのうち、いちばん強いものを出しましょう。
spades-hint-own-nil-lead = あなたはニルで、リードの番です。ほかの人のほうが強そうなスートで、弱いカードを出しましょう。
spades-hint-cover = { $partner }はニルです。あなたが取れば、そのトリックを{ $partner }が取らされることはありません。
spades-hint-their-nil = { $player }はニルです。1トリックでも取らせれば、{ $points }点の差になります。
spades-hint-their-nils = 相手は2人ともニルです。どちらかに1トリックでも取らせれば、{ $points }点の差になります。
spades-hint-too-late = 目標にはもう届きません。相手を目標に届かせないようにしましょう。
spades-hint-all = あなたの組は、残りのトリックを全部取らなければなりません。
spades-hint-some = 残り{ $left }トリックのうち、あなたの組はあと{ $need }トリック必要です。
spades-hint-over = もう目標に届いています。あとは1トリック1点。相手に取らせない1トリックでもあります。
spades-hint-bag = もう目標に届いています。これは取らずにおきましょう。バッグは、あとで損になります。
spades-hint-best = { $card }を出しましょう。
spades-hint-why-nil-low = 弱いカードなので、だれかがその上を出してくれそうです。
spades-hint-why-nil-stands = トリックを取らないので、ニルはまだ続きます。
spades-hint-why-only = 出せるのはこれだけです。
spades-hint-why-sure = これより強いカードは、だれも出せません。
spades-hint-why-sure-likely = このスートで残りのいちばん強いカードです。♠を出せると分かっている人もいません。
spades-hint-why-exit = 確実なカードがないので、損の少ないものを出します。
spades-hint-why-takes = トリックを取れます。あとの人は、これより強いカードを出せません。
spades-hint-why-takes-likely = 今のところ取れます。その上を出せると分かっている人は、あとにいません。
spades-hint-why-tries = 今のところ、このカードがいちばん強くなります。そのまま取れるかもしれません。
spades-hint-why-partner = 今は{ $partner }が勝っています。強いカードは残しましょう。
spades-hint-why-leaves = 取れますが、取らないほうが得です。
spades-hint-why-cheap = 取れるカードがないので、いちばん惜しくないものを出します。
spades-hint-play = 出せるのは{ $cards }です。

spades-action-deal = 配る
spades-action-look = 手札を見る
spades-action-nil = ニル
spades-action-blind-nil = ブラインドニル
spades-action-bid = { $tricks }

# -- みんなの様子 ---------------------------------------------------------------------

spades-stands-waiting = ビッド前
spades-stands = ビッド{ $bid }、{ $taken }トリック
spades-stands-nil = ニル、{ $taken }トリック
spades-side-stands = { $tricks }トリック、目標{ $target }
spades-side-open = 目標はこれから

# -- ディールの結果と得点表 -------------------------------------------------------------

spades-item-made = 目標{ $target }達成
spades-item-missed = 目標{ $target }に届かず（{ $tricks }トリック）
spades-item-over = 超過トリック
spades-item-nil-made = { $player }：ニル達成
spades-item-nil-failed = { $player }：ニル失敗
spades-item-bags = バッグ10
spades-item-total = このディール

spades-sheet = 得点表
spades-sheet-deal = 第{ $number }ディール
spades-sheet-total = 合計
spades-sheet-bags = バッグ
spades-sheet-target = { $target }点先取
spades-label-table = スペードのテーブル
spades-label-trick = トリック
spades-label-last-trick = 前のトリック
spades-label-dealer = ディーラー
spades-label-partner = パートナー
spades-label-you = あなた
spades-label-broken = ♠解禁
spades-label-bids = あなたのビッド
spades-label-takes = 取る
spades-label-new = 新しいゲーム
spades-label-chances = あなたの組がゲームに勝つ見込み（1手ごと）
spades-label-then = そのときのテーブル
spades-sheet-tricks = トリック

spades-story-missed = いちばん響いたのは第{ $deal }ディール。{ $side }は{ $target }トリック必要なのに、取れたのは{ $tricks }トリックでした。
spades-story-points = いちばん響いたのは第{ $deal }ディール。{ $side }が{ $points }点の差をつけました。
spades-finish = { $result ->
    [won] あなたの組の勝ちです。
    [friend] 友だちの組の勝ちです。
   *[lost] 相手の組の勝ちです。
}

spades-place-first = { $points }対{ $others }で、{ $side }の勝ちです。
spades-place-second = { $side }は{ $points }点です。

# -- 絵をことばで ----------------------------------------------------------------------

spades-summary = スペード、{ $score }対{ $others }、第{ $deal }ディール。{ $what }
spades-what-trick = 場に{ $cards }が出ています。
spades-what-result = このディールは終わりました。
spades-text-hand = あなたの手札：{ $cards }。
spades-text-hidden = 手札はまだ見ていません。
spades-text-player = { $player }：{ $stands }。
spades-text-score = { $side }：{ $points }点。
spades-text-score-bags = { $side }：{ $points }点、バッグ{ $bags }。
