# 起きたことを場の人に伝える文。$you は、聞いている人が `player` か、`other` か、どちらでもない `nobody` か。

event-laid-sevens = { $you ->
    [player] あなたは{ $cards }を並べました。
   *[other] { $player }が{ $cards }を並べました。
}
event-laid-sevens-too = { event-laid-sevens }
event-played = { $you ->
    [player] あなたは{ $cards }を出しました。
   *[other] { $player }が{ $cards }を出しました。
}
event-laid-joker = { $you ->
    [player] あなたは
   *[other] { $player }が
}{ $rest-count ->
    [0] { $first }の場所に★を置きました。
   *[other] { $first }の場所に★を置き、{ $rest }を出しました。
}
event-took-joker = { $you ->
    [player] あなたは{ $cards }を出して、★を引き取りました。
   *[other] { $player }が{ $cards }を出して、★を引き取りました。
}
event-passed = { $you ->
    [player] あなたはパスしました。
   *[other] { $player }はパスしました。
}
# 続けて何人か動いたときは、1文で。
event-turn = { $player }は{ $cards-count ->
    [0] パス
   *[other] { $cards }
}
# 続けて何人かがパスしたとき。
event-turns-passed = { several-players }はパス
event-turns = { $text }。
event-bankrupt = { $you ->
    [player] これで、あなたは破産です。
   *[other] これで、{ $player }は破産です。
}
event-laid-hand = { $you ->
    [player] あなた
   *[other] { $player }
}の{ $cards }が、場に並びました。
# 破産を1文で。枚数が多いときは、どのカードかは場を見れば分かる。
event-laid-hand-brief = { $you ->
    [player] あなたは
   *[other] { $player }は
}破産し、{ $few ->
    [yes] { $cards }
   *[no] 手札{ $cards-count }枚
}が場に並びました。
# ゲームで2人目の破産。
event-broke-later = 破産は遅いほど順位が上なので、{ $you ->
    [player] あなたは{ $other }より上です。
    [other] { $player }はあなたより上です。
   *[nobody] { $player }は{ $other }より上です。
}
event-died = { $own ->
    [yes] あなたの
   *[no] {""}
}{ $cards }が死にました。
event-out = { $you ->
    [player] あなたは上がりです。
   *[other] { $player }は上がりです。
}
# 死んだカードそのものは伏せてあることがある(K10)ので、枚数だけを伝える。
event-left = { $you ->
    [player] あなた
   *[other] { $player }
}は、出せるカードがなくなって抜けました。
# 直前に抜けた人と同じ理由で抜けたとき。
event-left-too = { $you ->
    [player] 続いて、あなたも抜けました。
   *[other] 続いて、{ $player }も抜けました。
}
event-stuck = { $you ->
    [player] あなたの手札は★だけになりました。ゲームから外れます。
   *[other] { $player }の手札は★だけになりました。ゲームから外れます。
}
event-exchanged = { $you ->
    [player] { $other }があなたと話しました。あなたはゲームに戻り、{ $other }がお化けになります。
    [other] お化けの{ $player }と話してしまいました。{ $player }があなたの手札と席でゲームに戻り、あなたは破産したことになります。
   *[nobody] { $other }がお化けの{ $player }と話してしまいました。{ $player }が{ $other }の手札と席でゲームに戻り、{ $other }は破産したことになります。
}
event-ended = ゲームが終わりました。

# 順位とその理由。

place = { $rank }位
takes-place = { $you ->
    [player] { place } あなた
   *[nobody] { place } { $player }
}
placing-out = { takes-place }（{ placed-out }）。
placing-last-in = { takes-place }（{ placed-last-in }）。
placing-dead-cards = { takes-place }（{ placed-dead-cards }）。
placing-dead-cards-after = { takes-place }（{ placed-dead-cards-after }）。
placing-bankrupt = { takes-place }（{ placed-bankrupt }）。
placing-joker = { takes-place }（{ placed-joker }）。

# 理由だけを、名前の下に。
placed-out = 上がり
placed-last-in = { $rank ->
    [1] 最後まで残った
   *[other] 手札が{ $left }枚残った
}
placed-dead-cards = { $dead ->
    [0] 死んだカードなし
   *[other] 死んだカード{ $dead }枚
}
placed-dead-cards-after = 死んだカードは同じ{ $dead }枚、{ $earlier ->
    [you] あなた
   *[other] { $other }
}が先に抜けた
# $broke：破産した人が何人かいるとき、先に破産した人の数。1人だけなら「only」。
placed-bankrupt = { $broke ->
    [0] 最初に破産
    [1] 2番目に破産
    [2] 3番目に破産
    [only] 破産
   *[other] あとで破産
}
placed-joker = ★が手に残った
