# セブンブリッジのテーブル：起きたこと、これからすること、場にあるもの、点数表。

# -- 起きたこと ---------------------------------------------------------------------

bridge-event-dealt = { $you ->
    [player] あなたがディーラーです。あなたから始めます。
   *[nobody] { $player }がディーラーです。{ $player }から始めます。
}
bridge-event-drew = { $player }が引きました。
bridge-event-drew-card = { $cards }を引きました。
bridge-event-melded = { $you ->
    [player] { $laid }を出しました。
   *[nobody] { $player }が{ $laid }を出しました。
}
bridge-event-added = { $you ->
    [player] { $cards }を付けて、{ $laid }になりました。
   *[nobody] { $player }が{ $cards }を付けて、{ $laid }になりました。
}
bridge-event-dropped = { $you ->
    [player] { $cards }を捨てました。
   *[nobody] { $player }が{ $cards }を捨てました。
}
bridge-event-ponned = { $you ->
    [player] ポン！　{ $cards }をもらって、{ $laid }を出しました。
   *[nobody] ポン！　{ $player }が{ $cards }をもらって、{ $laid }を出しました。
}
bridge-event-chied = { $you ->
    [player] チー！　{ $cards }をもらって、{ $laid }を出しました。
   *[nobody] チー！　{ $player }が{ $cards }をもらって、{ $laid }を出しました。
}
bridge-event-skipped = { $you ->
    [player] あなたの番が飛びました。
   *[nobody] { $player }の番が飛びました。
}
bridge-event-declined = 見送りました。
bridge-event-renewed = 山札がなくなり、捨て札を切り直しました。
bridge-event-out = { $you ->
    [player] 上がりです！
   *[nobody] { $player }の上がりです！
}
bridge-event-ran-out = 山札がまたなくなりました。上がりはなし。全員の手札を数えます。
bridge-event-at-once = 一度に上がって、{ $points }点！
bridge-event-scored = { $player }は{ $points }点。
bridge-event-ended = { $you ->
    [player] あなたの勝ちです。合計{ $points }点。
   *[nobody] { $player }の勝ちです。合計{ $points }点。
}

# -- これからすること -----------------------------------------------------------------

bridge-turn = { $player }の番です。
bridge-to-draw = あなたの番です。1枚引いてください。
bridge-to-pon = { $player }が{ $card }を捨てました。もらえますよ。
bridge-to-pon-two = { $player }が{ $card }を捨てました。同じ数字を2枚持っていますね。「ポン」と言えば、引かずに3枚出して、1枚捨てられます。
bridge-to-chi = { $player }が{ $card }を捨てました。連番になりますよ。
bridge-to-play = 出したいものを出して、1枚捨ててください。
bridge-to-throw = 今は出せる組み合わせがありません。1枚捨ててください。
bridge-to-deal = 次を配りますか。
bridge-hint = 「{ $what }」はどうでしょう。
bridge-hint-lay = 手の中に、一緒に出せるカードがあります。
bridge-hint-add = メルドに付けられるカードがあります。
bridge-hint-drop = どれともつながらず、残ると高いカードはどれでしょう。
bridge-hint-wait = もらえるカードです。でも、もらうと何をあきらめることになりますか。
bridge-hint-keep = 2人のときは、だれかが残り3枚になるまで、マイナス50点をねらって、何も出さずに待つほうが得です。
bridge-hint-call = ポンなら番が1回増え、チーならほしいカードがもらえます。

bridge-step-draw = 引く
bridge-step-no = 見送る
bridge-step-deal = 次を配る
bridge-step-lay = { $cards }を出す
bridge-step-add = { $card }を{ $meld }に付ける
bridge-step-drop = { $card }を捨てる
bridge-step-pon = ポン！　{ $cards }
bridge-step-chi = チー！　{ $cards }

# -- 場にあるもの ---------------------------------------------------------------------

bridge-wild = ★（{ $card }）
bridge-meld = { $owner ->
    [you] 自分の{ $what }
   *[other] { $player }の{ $what }
}
bridge-meld-lone = { $card }
bridge-meld-run = { $first }〜{ $last }
bridge-meld-set = { $rank }の{ $count }枚組
bridge-stands = { $count }枚、{ $total }点
bridge-thrown = { $player }の捨て札

# -- 点数表 ---------------------------------------------------------------------------

bridge-sheet = 罰点
bridge-sheet-deal = 第{ $number }ディール
bridge-sheet-total = 合計
bridge-sheet-target = { $target }点まで
bridge-sheet-deals = { $deals }ディール
bridge-cost-out = 上がり
bridge-cost-at-once = 一度に上がり

bridge-label-table = セブンブリッジのテーブル
bridge-label-stock = 山札
bridge-label-draw = 引く
bridge-label-pile = 捨て札
bridge-label-pile-empty = まだ捨て札はありません
bridge-label-melds = メルド
bridge-label-no-melds = まだなし
bridge-melds-none = { bridge-label-melds }：{ bridge-label-no-melds }
bridge-label-steps = できること
bridge-label-back = 戻す
bridge-label-try = これを出す？
bridge-label-lay-lifted = 出す
bridge-label-throw-lifted = 捨てる
bridge-label-tap-first = 先にカードを押してください。出すカードか、捨てる1枚です。
bridge-label-lifted = 選択中
bridge-label-new-card = 引いたカード
bridge-label-sort = 並べ替え
bridge-label-sort-suit = ♠ ♥ ♦ ♣
bridge-label-sort-rank = A 2 3
bridge-label-calls = ポンとチー
bridge-label-calls-ask = 聞いて、待つ
bridge-label-calls-five = 5秒だけ待つ
bridge-label-calls-speak = 自分から言う
bridge-label-seconds = あと#秒
bridge-label-no-hurry = 急がなくて大丈夫です。
bridge-label-speak-up = それ、ください！
bridge-nothing-said = 今は言えません。
bridge-nothing-for = { $card }と組になる2枚も、もらえる連番もありません。
bridge-not-first = 2枚ありますが、ほかの人が先です。
bridge-label-dealer = ディーラー
bridge-label-costs = 残った手札
bridge-label-new = 新しいゲーム
bridge-label-no-review = このゲームには、まだ「ふり返り」がありません。

bridge-finish = { $result ->
    [won] あなたの勝ちです。
    [shared] 同点で1位です。
    [together] 1位は同点です。
   *[lost] { $player }の勝ちです。
}
bridge-place = { $player }は{ $points }点。
bridge-story-cost = { $player }：{ $cost }

# -- 言葉で見るテーブル ------------------------------------------------------------------

bridge-nothing = なし
bridge-what-over = ゲームは終わりました。
bridge-summary = セブンブリッジ、第{ $deal }ディール。山札{ $stock }枚、捨て札は{ $pile }。{ $what }
bridge-text-hand = 手札は{ $cards }。
bridge-text-player = { $player }：{ $stands }。
bridge-text-meld = { $number }：{ $meld }。

bridge-shout-ponned = ポン！
bridge-shout-chied = チー！
