# スペードのふり返り：点を失ったビッドとカード、その理由。

spades-review-bid = { $tricks ->
    [0] ニル
   *[other] ビッド{ $tricks }
}
spades-review-own-card = { $card }
spades-review-did-bid = { $bid }と宣言しました。
spades-review-where = 第{ $deal }ディール、{ $trick ->
    [0] ビッド
   *[other] { $trick }トリック目
}
spades-review-cost = 約{ $points }点の損です。

# そのトリックで起きたこと。

spades-review-own-nil = { $card }がトリックを取ってしまい、ニルは失敗しました。
spades-review-partner-nil = { $partner }の{ $card }がトリックを取ってしまい、ニルは失敗しました。
spades-review-let-go = { $player }が{ $card }で取りました。{ $better }なら、あとの相手はだれも上を出せませんでした。
spades-review-overruffed = あなたの{ $played }の上に、{ $player }が{ $card }を出しました。
spades-review-spent = { $played }は残った{ $suit }のうちでいちばん強いカードでした。それを、取れないトリックに出しました。
spades-review-bag = 目標にはもう届いていました。{ $played }で取ったのは超過のトリックで、バッグになりました。
spades-review-overtook = このトリックは{ $partner }のものでした。その上に{ $played }を出しました。
spades-review-led-away = { $player }が{ $card }で取りました。{ $better }なら、だれも上を出せませんでした。
spades-review-led-into = { $card }がまだ残っていて、{ $player }があなたの{ $played }を取りました。

# そのディールの終わりに起きたこと。

spades-review-nil-broke-own = { $trick }トリック目で、あなたのニルは失敗しました。
spades-review-nil-broke-partner = { $trick }トリック目で、{ $player }のニルは失敗しました。
spades-review-nil-kept = { $player }はニルを達成しました。
spades-review-missed = あなたの組は、目標に{ $short }トリック足りませんでした。
spades-review-they-made = 相手の組は目標に届きました。
spades-review-bags-came = あなたの組のバッグは{ $count }個になりました。
spades-review-over = あなたの組は、目標より{ $count }トリック多く取りました。

# よりよい手で変わること。つじつまの合うディール100回のうち。

spades-review-target = あなたの組が目標に届くのは、{ $better }なら100回に{ $more }回、{ $worse }では{ $less }回です。
spades-review-set = 相手の組が目標に届くのは、{ $better }なら100回に{ $more }回、{ $worse }では{ $less }回です。
spades-review-nil-own = あなたがニルを達成できるのは、{ $better }なら100回に{ $more }回、{ $worse }では{ $less }回です。
spades-review-nil-partner = { $player }がニルを達成できるのは、{ $better }なら100回に{ $more }回、{ $worse }では{ $less }回です。
spades-review-nil-theirs = { $player }がニルを達成できるのは、{ $better }なら100回に{ $more }回、{ $worse }では{ $less }回です。
spades-review-bags = あなたの組のバッグは、{ $better }なら平均{ $more }個、{ $worse }では平均{ $less }個です。
spades-review-bid-no-nil = この手札で1トリックも取らずにすむのは、100回に{ $kept }回だけです。
spades-review-bid-nil = この手札なら、100回に{ $kept }回は1トリックも取らずにすみます。
spades-review-bid-low = { $better }でも、あなたの組は100回に{ $more }回、目標に届きます。{ $worse }では平均{ $over }トリックの超過が出て、どれも{ $bags ->
    [yes] バッグになります
   *[no] 1点にしかなりません
}。

# 平均の出どころ。

spades-review-average = { $move }：このディールで平均{ $points }点、ゲームに勝つ見込み{ $win }％
spades-review-points = このディールで約{ $points }点
spades-review-ended = { $lead }点
spades-review-how = 平均は、あなたから見てつじつまの合うディールをたくさん試し、最後まで続けたものです。ビッドもカードも、4人ぶん全部、プログラムがかんたんなコツに従って選びます。点は相手の組との差で、バッグは1個10点の損に数えます。この先のディールには、プログラムが同じように遊んだディールを使っています。
spades-review-chance = { $where }、{ $move }：このディールで平均{ $points }点{ $cost ->
    [0] {""}
   *[other] （最善より{ $cost }点少ない）
}、ゲームに勝つ見込み{ $win }％
spades-review-line = このディールのあとに見込める点差（ビッドとカードごと）{ $fell ->
    [yes] 。赤は、まちがいで下がったところ
   *[no] {""}
}
spades-review-lead = { $lead }
spades-review-marks = { $mistake }点より小さな損が「小さなミス」、それ以上は「まちがい」、{ $blunder }点以上なら「大きなまちがい」です。
spades-review-yours = { $mistakes ->
    [0] 見えていたことで損をした手はありません
   *[other] 自分のまちがいで合わせて約{ $lost }点の損をしました
}。最後は{ $lead }点差の{ $ahead ->
    [yes] 勝ち
   *[no] 負け
}でした。残りの{ $rest }点ぶん{ $gave ->
    [gave] のプラス
   *[took] のマイナス
}は、カードとほかの3人によるものです。

# 見出しと、始める前の説明。

spades-review-came = { $result ->
    [won] あなたの組の勝ちです。
   *[lost] あなたの組の負けです。
}
spades-review-clean = { $result ->
    [won] あなたの組の勝ちです。見えていた範囲では、何も失っていません。
   *[lost] あなたの組の負けです。でも、見えていた範囲では、あなたは何も失っていません。
}
spades-review-at = 第{ $deal }ディール{ $trick ->
    [0] {""}
   *[other] 、{ $trick }トリック目
}
# 小さなミスだけだったとき。
spades-review-slips = あなたの組の{ $result ->
    [won] 勝ち
   *[lost] 負け
}です。{ $count ->
    [1] 小さなミスは{ spades-review-at }の{ $move }だけで、損はわずかでした。
   *[other] 小さなミスが{ $count }回ありましたが、1回ごとの損はわずかでした。いちばん大きいのは、{ spades-review-at }の{ $move }です。
}
spades-review-won-anyway = あなたの組の勝ちです。{ spades-review-at }の{ $move }で損をしましたが、それでも勝てました。
spades-review-was-yours = あなたの組の負けです。{ spades-review-at }の{ $move }までは、勝てそうでした。
spades-review-cost-most = あなたの組の負けです。いちばんの損は、{ spades-review-at }の{ $move }でした。
spades-review-ready = 「このゲームをふり返る」を押すと、ビッドとカードの1つ1つがどれくらい得だったかが分かります。少し時間がかかりますが、その間も遊べます。
spades-review-stands = { $player }：{ $stands }
spades-review-then = 場には{ $cards }が出ていました。あなたの手札：{ $hand }。
spades-review-then-lead = あなたのリードでした。あなたの手札：{ $hand }。
spades-review-then-bid = あなたのビッドの番でした。あなたの手札：{ $hand }。

# 自分のまちがいから作った問題。

spades-own-ask-bid = 以前、ここで{ $played }と宣言しました。もっとよいのはどれでしょう。
spades-own-ask-card = 以前、ここで{ $played }を出しました。もっとよいのはどれでしょう。
spades-own-right = そう、そのほうが得です。
spades-own-wrong = もっとよい手があります。
spades-own-played = それは前と同じです。もっとよい手があります。
spades-own-gain = このディールで平均{ $points }点。前の手では{ $played }点でした。
spades-own-loss = このディールで平均{ $points }点。いちばんよい手なら{ $best }点です。
spades-own-hint-bid = 確実なトリックを数えて、パートナーの宣言も考えましょう。
spades-own-hint-card = あなたの組はあと何トリック必要ですか。あとで取れるカードはどれですか。
spades-review-hint-said = ヒントは{ $move }でしたが、ふり返りで試した配りでは、{ $best }のほうがよい手です。
