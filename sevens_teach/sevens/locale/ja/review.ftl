# ゲームのふり返りで、流れを決めた手について言うこと。

review-pass = パス
# 文の始めで。
review-a-pass = パス
# よりよい手と、同じくらいよいほかの手。理由は、よりよい手だけのもの。
review-as-good-1 = ほぼ同じくらいよい手：{ $a }
review-as-good-2 = ほぼ同じくらいよい手：{ $a }、{ $b }
review-did-joker = { $move }を置きました。
review-did-pass = パスしました。
# 前の番でそのカードを残した場面があるとき。
review-did-play-kept = それまで残していた{ $move }を、ここで出しました。
# 最後のページで、残したことをほめたカード。
review-did-play-held = { $move }を出しました。それまで残していたことは、{ $how ->
    [before] { $player }の破産につながりました。
   *[held] { $player }を待たせるのに役立ちました。
}
review-did-have-to-pass = 出せるカードがありませんでした。
review-did-kept = { $cards }を残して、{ $did ->
    [review-did-pass] パスしました。
    [review-did-joker] { $move }を置きました。
   *[review-did-play] { $move }を出しました。
}

review-mark-weighty = よい選択
review-mark-hint = ヒントどおりの手
# $whole: その人のカードが、すべて待っていたとき。
review-mark-broke = { $whole ->
    [yes] { several-players }を破産させた手
   *[no] { several-players }の破産につながった手
}
review-mark-turn = 大事な場面
review-mark-won = いちばん大事だった選択
review-mark-helped = 勝ちにつながった場面
review-mark-fate = 勝負を決めたもの
review-mark-end = ゲームの終わり
review-mark-lead = リードがなくなった場面
review-mark-unseen = 見えない手札しだいだった場面
review-at-turn = { $number }回目の番
# もう一度やってみた手が、どれくらいよいか、悪いか。
review-much = { $size ->
    [least] わずかに
    [little] 少し
    [quarter] はっきり
    [half] ずっと
   *[other] はるかに
}
review-amount = { $size ->
    [least] ほんのわずか
    [little] 少し
    [quarter] 順位4分の1ほど
    [half] 順位半分ほど
    [most] 順位4分の3ほど
   *[whole] 順位{ $places }つ{ $half ->
        [yes] 半
       *[no] {""}
    }ほど
}
review-on-average = { $sure ->
    [yes] {""}
   *[no] 平均で
}
# 1つに満たない順位を、何ゲームに1回にして言う。
review-in-places = { $size ->
    [quarter] 4ゲームに1回くらい、順位が1つ下がる損
    [half] 2ゲームに1回くらい、順位が1つ下がる損
    [most] 4ゲームに3回くらい、順位が1つ下がる損
   *[other] { review-on-average }{ review-amount }の損
}
review-cost = { $still ->
    [yes] それでも、ここでの{ $move }
   *[no] この手
}は、{ review-in-places }です。
review-would-cost = { $move }なら、{ $size ->
    [least] 少しだけ損でした
    [little] 少しだけ損でした
   *[more] { review-in-places }でした
}。

# ゲームを動かした手。実際に起きたこと。

# $more：ほかのカードの先にも、待っているカードがあったか。$held：読み手のカードの先で待っていた枚数。
review-turn-broke = { $count ->
    [1] { $player0 }は、{ $more ->
        [yes] あなたが{ $cards }を出すまで出せないカードを{ $held ->
            [1] {""}
           *[other] 何枚か
        }持ったまま、
       *[no] あなたの{ $cards }を待ったまま、
    }
    [2] { $cards-count ->
        [2] { $player0 }はあなたの{ $card0 }を、{ $player1 }は{ $card1 }{ review-among }を待ったまま、
       *[other] { several-players }は、あなたの{ $cards }{ review-among }を待ったまま、
    }
   *[other] { several-players }は、あなたの{ $cards }{ review-among }を待ったまま、
}{ $soon ->
    [yes] 次のあなたの番までに破産しました。
   *[no] 最後に破産しました。
}
# ほかの番で破産させた人。
review-turn-broke-too = { $when ->
    [later] そのあと{ several-players }も、あなたの{ $cards }{ review-among }を待ったまま破産しました。
   *[earlier] その前に{ several-players }も、あなたの{ $cards }{ review-among }を待ったまま破産していました。
}
review-among = { $more ->
    [yes] やほかのカード
   *[no] {""}
}
# 残したカードのあとで。それを残した番の、全部の回数。
review-turn-kept = { $player }は、合わせて{ $turns }回の番のあいだ{ $cards }を出せませんでした。
# $cards：その間に続けて出されたカード。
review-turn-let-out = そのため、{ $cards-count ->
    [0] { $player }の最後の1枚、{ $card }に道が開きました
   *[other] { $cards }が続き、{ $player }の最後の1枚、{ $card }まで出ました
}。
review-turn-missing = { $number }回目の番には出せるカードがなく、ここで使ったパスが足りずに破産しました。
review-turn-no-better = ただ、そのときは、もっとよいとはっきり言える手はありませんでした。
review-rather-still = ただ、{ $move }のほうが{ $little ->
    [yes] 、少しだけ
   *[no] {""}
}よい手でした。

# まちがいのせいで負けたのではないゲームで、勝負を決めたこと。

review-fate-stuck = { $count ->
    [1] 出せるカードがなく{ $last ->
        [yes] 、パスも残っていなかったので、破産しました。
       *[no] 、1回休みになりました。
    }
   *[other] 出せるカードがなかったのは、これで{ $count }回目です。{ $last ->
        [yes] もうパスが残っていなかったので、破産しました。
       *[no] {""}
    }
}
review-fate-kept = { $turns ->
    [0] { $cards }は、{ $player }の{ $card }が出るのを待っていました。その場所は、まだ開いたばかりでした。
   *[other] あなたを止めたのは{ $player }です。あなたの{ $cards }は{ $card }を待っていましたが、{ $player }は出せる番が{ review-so-often }あったのに、手に残していました。
}
review-so-often = { $turns }回
review-each-alone = 場面は1つずつ別に見ています。どこかで手が変われば、そのあとの流れも変わります。
# だれがそのカードを待っていたかを、最後のページでもう言っているとき。
review-kept-so-long = { $player }は、{ $card }を出せる番が{ review-so-often }ありました。
review-fate-out = 次のあなたの番までに、{ $player }が最後の1枚、{ $card }を出しました。あなたの手札は、まだ{ $count }枚でした。
review-fate-out-joker = 次のあなたの番までに、{ $player }が★を{ $place }の代わりに置いて、手札を出しきりました。あなたの手札は、まだ{ $count }枚でした。
review-fate-opened = その道を開いたのは、{ $player }の{ $card }です。
review-fate-killed = 次のあなたの番までに、{ $player }の{ $card }で、あなたの{ $cards }が死にました。
review-fate-fitted = { $cards }は出せるカードでしたが、先に別の手を選んだのはまちがいではありません。
# 実際の手札では、別の手のほうがよかったとき。あなたから見えるかぎりでは、そうではなかった。
review-fate-unseen = みんなの手札が見えていれば、ここは{ $move }のほうがよい手でした。
review-fate-in-sight = ただ、あなたから見えるかぎりでは、まちがいではありませんでした。
review-fate-little = 全員の手札が見えていたとしても、少しよくなるのは、{ $number }回目の番の{ $move }だけでした。
review-fate-nothing = 全員の手札が見えていたとしても、どの1手を変えても、ほとんど変わりませんでした。
review-fate-won = { $how ->
    [out] いちばん先に手札がなくなりました。ほかの人は、少なくともあと{ $count }枚持っていました。
   *[last] 最後までゲームに残りました。出せるカードかパスが、いつもあったからです。
}

# 勝てそうだったのに、そうでなくなったとき。線に出ている見込みと、そのあとのできごと。

review-lead = このときは、1位になる見込みが{ $win }％ありました。{ $over ->
    [yes] {""}
   *[no] 次に手を選ぶ前には、{ $then }％に下がっていました。
}
review-lead-best = あなたから見えるかぎりでは、いちばんよい手でした。
review-lead-out = { $own ->
    [yes] ただ、これで{ $player }も
   *[no] そのあと{ $player }が
}最後の1枚、{ $card }を出せました。あなたの手札は、まだ{ $count }枚でした。
review-lead-stuck = そのあと、{ $count ->
    [1] 出せるカードがなく
   *[other] 出せるカードのない番が{ $count }回あり
}{ $broke ->
    [yes] 、パスも残っていなかったので、破産しました。
   *[no] 、パスするしかありませんでした。
}
review-lead-waited = あなたの{ $cards }は、{ $player }の{ $card }が出るのを待っていました。
review-lead-kept = { $player }は{ $card }を出さず、あなたの{ $cards }は待たされました。

# まちがいではなかったのに、線が大きく動いたところ。何があったかは、次に続く。
review-luck = { $number }回目の番の{ $move }のあと、線が{ $amount }{ $how ->
    [falls] 下がります。まちがいではなかったのですが。
   *[rises] 上がります。
}
review-luck-broke = そのあと、{ $player }が破産しました。
review-luck-opened = { $player }の{ $card }で、あなたの{ $cards }に道が開きました。

# そのあと実際に起きたこと。

review-later = { $when ->
    [now] すぐに
    [soon] 次のあなたの番までに
    [turn] 次のあなたの番で
   *[later] そのあと
}
review-came-broke = { $when ->
    [now] そのパスで破産しました。
    [turn] { review-later }、パスが1回足りずに破産しました。
   *[later] 最後はパスが1回足りず、破産しました。
}
review-came-joker = 最後に★が手に残りました。
review-came-took = { review-later }、★があなたの{ $card }を取りに来ました。
review-came-died = { review-later }、{ $card }が手の中で死にました。
# 殺し：この手が{ $card }のまわりの空きを1つふさぎ、あとで{ $last }が最後の空きをふさいだ。
review-came-side-died = { $left ->
    [1] これで{ $card }のまわりの空きは、あと1か所だけになりました。{ review-later }{ $own ->
        [yes] 、自分の
       *[no] 、{ $player }の
    }{ $last }がそこをふさぎ、{ $card }は死にました。
   *[other] これで{ $card }のまわりの空きが1か所減りました。{ review-later }{ $own ->
        [yes] 、自分の
       *[no] 、{ $player }の
    }{ $last }が最後の空きをふさぎ、{ $card }は死にました。
}
review-came-closed = { review-later }、トンネルが閉じ、{ $card }が取り残されました。
review-came-forced = { review-later }、出せるカードがなくなり、パスするしかありませんでした。
# $ahead：その人が読み手より上の順位だったか。そうでない人の得になったとは言わない。
review-came-used = { review-later }、{ $player }が{ $card }を出しました。あなたの手で道が開{ $ahead ->
    [yes] き、{ $player }の助けになりました
   *[no] いたからです
}。{ $cards-count ->
    [0] {""}
   *[other] その先では、{ $player }の{ $cards }も待っていました。
}
review-came-behind = 最後は{ $player }に先を越されました。

# そこから何度も続けてみると、別の手なら避けられること、この手だとたいてい起きること。

review-often = { $often ->
    [nearly] ほとんどのゲームで
    [mostly] 多くのゲームで
   *[more] よく
}
# 「くわしい数字」の中で、同じ文に数をつけて。
review-trials = { $sentence }実際の手札で{ $tries }回試して{ $count }回です（{ $other }では{ $rest }回）。
review-itself-died = { $card }は、出してしまえばもう死にません。
review-leaves-sides = { $move }なら、{ $card }のまわりの空きは、まだ{ $left }か所あります。
review-itself-closed = { $card }は、まだ出せました。
review-itself-took = { $card }は、出してしまえば★に取られません。
review-spares-broke = { $move }なら、{ review-often }破産せずにすみます。
review-spares-joker = { $move }なら、{ review-often }★を手放せます。
review-spares-took = { $move }なら、{ review-often }{ $card }を★に取られずにすみます。
review-spares-died = { $move }なら、{ review-often }{ $card }は助かります。
review-spares-closed = { $move }なら、{ review-often }{ $card }は取り残されずにすみます。
review-spares-forced = { $move }なら、{ $other }より、出せない番が{ review-often }{ $passes }回少なくなります。
review-spares-used = { $move }なら、{ $card }はまだ出されません。
review-spares-used-but = { $move }なら、{ $card }はまだ出されません（代わりに{ $theirs }に道が開きます）。
review-spares-behind = { $move }なら、{ review-often }{ $player }より上の順位です。
review-brings-broke = 実際の手札では、{ $move }だと、{ review-often }{ $player }の{ $card }を待ったまま破産します。
review-brings-joker = { $move }だと、{ review-often }★が手に残ります。
review-brings-took = { $move }だと、{ review-often }★が{ $card }を取りに来ます。
review-brings-died = { $move }だと、{ review-often }{ $card }が手の中で死にます。
review-brings-closed = { $move }だと、{ review-often }トンネルで{ $card }が取り残されます。
review-brings-forced = { $move }だと、{ $other }より、出せない番が{ review-often }{ $passes }回多くなります。
review-brings-used = { $move }だと、{ review-often }すぐに{ $player }がそこへ{ $card }を出します。
review-brings-behind = { $move }だと、{ review-often }{ $player }に先を越されます。
review-nearer = { $player }の{ $cards }へ、列が1枚ぶん近づきました。
# ほかの人に起きること。$cards は、その人を待たせる自分のカード。どれか1枚と言えないときはない。
review-after-stopped = { $move }なら、{ review-often }{ $player }が{ $cards-count ->
    [0] 破産します。
   *[other] あなたの{ $cards }を待ったまま破産します。
}
review-after-laid = { $move }なら、{ review-often }{ $card }を出せます。
review-after-passes = { $move }なら、{ review-often }{ $player }のパスするしかない番が{ $other }より{ $passes }回増えます。
# $count：何人の手にあるか。
review-presses = { $move }なら、{ $count ->
    [1] { $player }の
   *[other] ほかの人の
}{ $cards }のまわりの空きが、{ $cards-count ->
    [1] あと1か所になります。
   *[other] それぞれあと1か所になります。
}
review-no-one-card = どのカードのおかげかは、はっきりしません。
review-no-card = これというカードはありません。何度も続けてみると、もう一方の手のほうが、よい順位になります。
# もう1つのまちがいも、理由が同じとき。$card は、どちらの手でも失うことになった自分のカード。
review-same-reason = { $card ->
    [none] 理由は、{ $number }回目の番と同じです。
   *[other] { $number }回目の番と同じく、この手も{ $card }を失うもとになりました。
}
# 最後のページでほめたこと。$how：そのカードを残したことが、あとで（later）または前に（before）その人の破産につながったか。
review-held-up = { $how ->
    [later] { $card }を残したことは{ $player }の破産につながりましたが、ここでは出したほうが得でした。
    [before] { $card }を残したことは{ $player }の破産につながりました。ただ、このときはもう、出したほうが得でした。
   *[held] { $card }を出さずに{ $player }を待たせましたが、ここでは出したほうが得でした。
}
# 最後のページでほめたことを、続けられたとき。ほかの手も、そのカードを出すのと同じくらいよかった。
review-held-else = { $sort ->
    [pass] パス
   *[card] { $move }
}も、同じくらいよい手でした。それなら{ $card }は手に残ります。

# やり直しの手が、ある人のカードに道を開いたとき。
review-now-keeps = それでも{ $player }はパスし、{ $cards }を手に残しています。
# やり直しの手で避けたはずのことが、あとの手で起きてしまうとき。
review-now-left = ところが、{ $number }回目の番の{ $move }で、その得がなくなりました。

# その手ですぐに起きること。$made は、実際にその手を打ったかどうか。

review-at-once-breaks = { $made ->
    [yes] このパスで破産しました。
   *[no] このパスで破産します。
}
review-at-once-pass = { $made ->
    [yes] { $left ->
        [1] 最後の1回のパスを使いました。
       *[other] 残り{ $left }回のパスのうち、1回を使いました。
    }
   *[no] パスなら、残り{ $left }回のうち1回を使います。
}
review-at-once-joker = { $made ->
    [yes] { $player }の{ $card }を、場に出してあげたことになります。
   *[no] { $move }では、{ $player }の{ $card }を場に出してあげることになります。
}
review-at-once-kills = { $made ->
    [yes] 自分の{ $cards }が死にました。
   *[no] { $move }では、自分の{ $cards }が死にます。
}
review-at-once-opens = { $made ->
    [yes] { $player }の{ $cards }に道が開きました。
   *[no] { $move }では、{ $player }の{ $cards }に道が開きます。
}
# ほかの人にも。
review-at-once-opens-too = { $player }の{ $cards }にも道が{ $made ->
    [yes] 開きました
   *[no] 開きます
}。
review-keeps-shut = { $made ->
    [yes] { $player }の{ $cards }は出せないままでした。
   *[no] { $player }の{ $cards }は出せないままです。
}
review-gets-rid = { $made ->
    [yes] これで抜けられました。
   *[no] { $move }で抜けられます。
}
review-sheds-joker = { $made ->
    [yes] これで★を手放せました。
   *[no] { $move }で★を手放せます。
}
review-opens-own = { $made ->
    [yes] 自分の{ $cards }に道が開きました。
   *[no] { $move }なら、自分の{ $cards }に道が開きます。
}
review-leads = { $made ->
    [yes] その
   *[no] { $move }の
}先に、自分の{ $cards }が待っています。
review-saves-pass = パスも1回残せます。
# パスより出すほうがよかったカード。ほかに理由がないとき。
review-worth-a-pass = パスを使わずにすみます。何通りもの配り方で試すと、{ $move }を残すより、そのほうが得です。
review-stays-in = これなら破産しません。
review-kills = { $made ->
    [yes] ほかの人の{ $cards }が死にました。
   *[no] { $move }なら、ほかの人の{ $cards }が死にます。
}
review-opens-nobody = { $made ->
    [yes] ほかのだれにも道を開きませんでした。
   *[no] { $move }なら、ほかのだれにも道を開きません。
}

# 2つの手を1文で並べる：よい手が自分の手札に何をもたらすか、もう1つの手はどうか。

review-compare = { $better }。{ $worse }。
review-compare-one = { $player }の{ $cards }
review-compare-others = ほかの人の{ $cards }
review-compare-own = { $move }{ $made ->
    [yes] で、自分の{ $cards }に道が開きました
   *[no] なら、自分の{ $cards }に道が開きます
}
review-compare-own-too = { $move }{ $made ->
    [yes] で、自分の{ $cards }に道が開きました
   *[no] なら、自分の{ $cards }に道が開きます
}（{ $theirs }にも）
review-compare-way = { $move }の先では、自分の{ $cards }が待っています
review-compare-way-too = { $move }では{ $theirs }に道が{ $made ->
    [yes] 開きましたが
   *[no] 開きますが
}、その先で自分の{ $cards }が待っています
review-compare-nothing = { $move }{ $made ->
    [yes] では、だれにも道を開きませんでした
   *[no] なら、だれにも道を開きません
}
review-compare-keeps = { $made ->
    [yes] パスしたので
   *[no] パスなら
}、{ $behind ->
    [0] { $cards }は{ $made ->
        [yes] 出せないままでした
       *[no] まだ出せません
    }
   *[other] { $cards }も、その先で待つほかの人の{ $behind }枚も、{ $made ->
        [yes] 出せないままでした
       *[no] まだ出せません
    }
}
review-compare-pass = パスでは、自分のカードに道は{ $made ->
    [yes] 開きませんでした
   *[no] 開きません
}
review-compare-none = { $way ->
    [0] { $move }を出しても、自分のほかのカードには近づきません
   *[other] { $move }の先に、自分のカードはありません
}
review-compare-opens-none = { $move }では、自分のカードに道は{ $made ->
    [yes] 開きませんでした
   *[no] 開きません
}
review-compare-for = { $move }は{ $theirs }に道を{ $made ->
    [yes] 開いただけで、その先に自分のカードはありませんでした
   *[no] 開くだけで、その先に自分のカードはありません
}
review-compare-far = { $move }は自分の{ $cards }につながりますが、先に{ $theirs }に道を{ $made ->
    [yes] 開きました
   *[no] 開きます
}
review-compare-fewer = { $move }の先で待つ自分のカードは、{ $cards }だけです
review-compare-opens-fewer = { $move }で道が{ $made ->
    [yes] 開いた
   *[no] 開く
}のは、自分のカードでは{ $cards }だけです
review-compare-few = { $move }の先で待つカードは{ $count }枚
review-compare-many = { $move }の先では{ $count }枚で、どれも自分のカードではありません

# 「もっと見る」の中身。

review-average = { $move }：平均{ $place }位{ review-win }
review-win = { $win ->
    [none] {""}
   *[other] 、1位になる見込み{ $win }％
}
review-difference = 平均の順位が{ $cost }下がる、損な手でした。
review-how = あなたに見えていたことと合う配りをたくさん試し、全員がかんたんなコツに従って、ここから続けました。そのときの平均の順位です。1位に近いほど、よい手です。
review-how-tries = 「実際の手札で16回試して」というのも同じやり方ですが、全員の手札は実際に配られたとおりです。あとの手が変われば、結果も変わることがあります。

# 小さな場：手札、死んでいるカード、みんなのようす（音声用）と、場の下に出るしるしの説明。

review-then-hand = あなたの手札：{ $hand }。出せるカード：{ $fits-count ->
    [0] なし
   *[other] { $fits }
}。
review-then-dead = 死んでいるカード：{ $cards }。
review-then-stands = { $text }。
review-then-kept = 枠で囲んだのは、あなたが残した{ $cards }。
review-then-open = 枠で囲んだのは、{ $cards }が入る場所。
review-then-passes = { $left ->
    [0] パスは残っていませんでした。
   *[other] パスは、あと{ $left }回でした。
}

# 見出しと数。どちらも、調べた手から出る。

review-came = { $rank }位でした。
# $placed は、順位と決め手もここで言うかどうか。最後のページでは、どちらも上にもう出ている。
# $cause は、最後のページでも言う決め手の1文。ないときは何も入らない。
review-opening = { review-placed }{ $cause }
review-placed = { $placed ->
    [no] {""}
   *[yes] { $rank }位でした。
}
review-cause-none = {""}
review-cause-waited = あなたの{ $cards }は、{ $player }の{ $card }が出るのを待っていました。
review-cause-killed = { $own ->
    [yes] 自分の{ $killer }で、自分の{ $card }が死にました。
   *[no] { $player }の{ $killer }で、あなたの{ $card }が死にました。
}
review-cause-short = { $player }が手札を出しきったとき、あなたの手札はあと{ $cards-count }枚、{ $cards }だけでした。
review-short = 最後にパスが1回足りませんでした。出せるカードがあるのに、{ $count }回パスしていました。
review-stopped = あなたを止めたのは、{ $card }を手に残した{ $player }です。
review-came-clean = { $rank ->
    [1] { review-of-your-own }ミスなしで勝ちました。
   *[other] { $opening }{ $stopped }{ review-no-slip }{ $most ->
        [cards] なく、今回は配られたカードしだいでした。
        [others] なく、今回は相手に有利な流れでした。
        [own] なく、{ $placed ->
            [no] ほかにはっきりよい手もありませんでした。
           *[yes] そのときほかにはっきりよい手はありませんでした。
        }
       *[none] ありませんでした。
    }
}
# $unseen: 実際の手札では、もっとよい手があったと、場面で言うかどうか。
review-no-slip = { $unseen ->
    [yes] 見えていた範囲では、
   *[no] {""}
}{ review-of-your-own }ミスは
# $hinted: ヒントどおりの手より、くわしく調べるとよい手があったかどうか。
review-of-your-own = { $hinted ->
    [yes] 自分で選んだ手に、
   *[no] {""}
}
# 破産したとき。$count: 出せるカードがあるのにしたパスの回数。1つでまちがいになるものはない。
review-passes-most = { $opening }{ $stopped }1手ごとの損は、どれも小さいものでした。でも、早めのパス{ $count }回が重なって、最後にパスが1回足りなくなりました。
review-passed-broke = { review-placed }出せるカードが{ $count }枚あったのに、パスをして破産しました。
review-won-anyway = { review-slip-at }は損でしたが、それでも勝ちました。
review-was-yours = { $opening }{ $passed ->
    [yes] { $number }回目の番でパスする
   *[no] { $number }回目の番で{ $move }を出す
}までは、勝てそうなゲームでした。
# ミスでない手のあとで、まだ勝てそうだったとき。
review-cost-most = { $opening }{ review-own-cost }。
# 決め手のあとで。$link は、まちがいと決め手の関係：same はその手、side は死んだカードの空きを減らした手、
# kept はそのカードを出さなかった手、led はもとになった手。$left はその手のあとの空き。
review-own-most = { $placed ->
    [no] { review-own-below }
   *[yes] { $opening }{ $link ->
        [same] これが、{ review-own-which }です。
        [side] { review-own-which }の{ review-slip-at }で、{ $card }のまわりの空きは{ $left ->
            [1] あと1か所になっていました
           *[other] 1か所減っていました
        }。
        [kept] { review-own-which }は{ review-slip-at }で、このとき{ $card }を出していれば、死なずにすみました。
        [led] もとは、{ review-own-which }の{ review-slip-at }です。
       *[no] { review-own-cost }。
    }
}
# 決め手が上に出ている、最後のページで。もっとよい手は、まだ言わない。
review-own-below = { review-own-cost }。{ $link ->
    [side] それで、{ $card }のまわりの空きが{ $left ->
        [1] あと1か所になりました
       *[other] 1か所減りました
    }。
    [led] それが、{ $card }の死ぬもとになりました。
   *[no] {""}
}
review-own-which = { $count ->
    [1] ただ1つのまちがい
   *[other] いちばん大きなまちがい
}
# $moves：損をした手の数（小さなミスも）。
review-own-cost = { $moves ->
    [1] 損をしたのは1手だけ。{ review-slip-at }でした
   *[other] 損をしたのは{ $moves }手です。いちばん大きいのは、{ review-slip-at }でした
}
review-cost-little = { $opening }{ $rank ->
    [1] {""}
   *[other] { $stopped }
}{ $count ->
    [1] { $link ->
        [same] { $placed ->
            [no] { review-slip-little }
           *[yes] ミスはこの1回だけで、影響はわずかでした。
        }
       *[other] { review-slip-little }
    }
   *[other] 小さなミスが{ $count }回ありましたが、{ $count ->
        [2] どちらも
       *[other] どれも
    }影響はわずかでした。{ $named ->
        [yes] いちばん大きいのは、{ review-slip-at }です。
       *[no] {""}
    }{ $together ->
        [none] {""}
       *[other] ただ、合わせると{ $together }です。
    }
}{ $rank ->
    [1] {""}
   *[other] { $most ->
        [cards] 今回は、配られたカードしだいでした。
        [others] 今回は、相手に有利な流れでした。
       *[none] {""}
    }
}
review-slip-little = ミスは{ $named ->
    [yes] { review-slip-at }の
   *[no] {""}
}1回だけで、影響はわずかでした。
# $turn は、何回目の番かを言うかどうか：ほかの場面を先に見るとき、そのカードを前の番で残したのがよかったとき。
review-slip-at = { $passed ->
    [yes] { $number }回目の番でのパス
   *[no] { $turn ->
        [yes] { $number }回目の番の{ $move }
       *[no] { $move }
    }
}
review-turned-on = { $opening }分かれ目は{ review-slip-at }でした。
review-cards-most = { review-placed }今回は、相手の手札と相手の出し方が大きく響きました。自分の手では、{ review-slip-at }がいちばん響きました。

# ゲーム全体について：選び方がほとんど響かなかったとき、早く使ったパスがあとで足りなくなったとき。

review-together = { $lost }。合わせて、平均で{ $amount }の損です。
review-hardly-gave = 決め手になった1手はなく、運と相手の手に助けられました。
review-hardly-which = このゲームでは、どのカードを出してもほとんど変わりませんでした。
# ミスなしで負け、ほかに試すことがないとき。
review-nothing-here = ここで直すところはありません。次は、また別の手札です。
# ミスのなかった人が、最後に足りなくなったパスを残せた手。
review-try = 次に試すなら、{ $number }回目の番です。{ $move }もほとんど同じくらいよい手で、パスを1回残せました。
# ヒントとは別の手を打ち、どの場面にも出てこない番。
review-hint-turn = { $number }回目の番のヒントは{ $move }でした。あなたの{ $passed ->
    [yes] パス
   *[no] { $played }
}{ $how ->
    [alike] も、ほとんど同じくらいよい手です
    [fair] も、まちがいではありません
    [better] は、それよりもよい手です
   *[worse] は、{ $amount }の損でした
}。
review-hint-turns = ヒントとは別の手を打ったのは{ $count }回で、{ $wrong ->
    [0] どれもまちがいではありません
   *[other] そのうち{ $wrong }回は損をしました
}。
review-spent = 出せるカードがあるのに、{ $count ->
    [1] { $at }回目の番にパス
    [2] { $at }回目の番にパス
    [3] { $at }回目の番にパス
   *[other] { $count }回パス
}しました。{ $judged }
review-spent-cost = { $count ->
    [1] このパスは{ $amount }の損です。
   *[other] このパスで、合わせて{ $amount }の損です。
}
# どれもまちがいではなかったとき。$named：ヒントがすすめたパス。
review-spent-fair = { $named ->
    [yes] ヒントもパスをすすめていました。
   *[no] { $count ->
        [1] そのパスだけを見れば
       *[other] 1回ずつ見れば、どのパスも
    }まちがいではありません。{ $short ->
        [yes] それでも1回は、終わりまで残しておきましょう。
       *[no] ただ、最後にパスが1回足りませんでした。
    }
}

# 始まる前と、1手ごとの見込み。

review-ready = ふり返ると、1手ごとにどれくらい得だったかが分かります。30秒ほどかかることもありますが、その間も遊べます。
review-chance = { $number }回目の番の{ $move }：平均{ $place }位{ $had ->
    [same] {""}
   *[other] （もっとよい手なら{ $had }位）
}{ review-win }
# 選べる手がなかった番のうち、場面として取りあげたもの。
review-chance-none = { $number }回目の番の{ $move }：ほかに選べる手はありませんでした
# $fell: 赤いところがあるか。
review-line = 見込める順位（1手ごと）。{ $fell ->
    [yes] 赤は、自分の手で下がったところ。ほかの上下は、
   *[no] 線の上下は、
}配られたカードと、相手の手によるものです
# 数えたミスが、それぞれどれくらいの損か。

review-marks = { $sure ->
    [yes] 「よい手」とは、それをはっきり上回る手がほかになかった手です。
   *[no] {""}
}1手で失う順位が、平均して{ $mistake }より小さければ「小さなミス」、{ $blunder }より小さければ「まちがい」、それ以上は「大きなまちがい」です。
review-expected = { $low }
review-expected-between = { $low }か{ $high }
review-dealt = { $dealt ->
    [yes] 配られた手札は、ふつうなら{ $expected }くらいの強さでした。
   *[no] はじめの見込みは{ $expected }でした。
}
# 結果が、その見込みから大きく離れたとき。
review-far = { $dealt ->
    [yes] 配られたのは{ $expected }になりそうな手札
   *[no] はじめの見込みは{ $expected }
}でしたが、{ $why ->
    [others] 相手の手札と出し方のために、{ place }になりました
   *[no] 結果は{ place }でした
}。
# 順位は上にもう出ている。見込みとの差について言うときだけ、ここでも言う。
review-yours = はじめの手札での見込みは{ $expected }{ $most ->
    [none] でした。
    [even] で、ほぼ手札どおりの結果でした。
    [likelier] でした。よりよい手なら、{ $low }の見込みのほうが大きかったはずです。
    [made-up] で、結果もそのとおりでした。自分の手で失ったぶんは、カードと相手のおかげで取り戻せました。
    [gave] でした。{ $mistakes ->
        [0] 見えていた範囲では、自分の手で失ったものはありません。あとは、カードと相手のおかげです。
       *[other] 自分の手で失ったぶんよりも、カードと相手に助けられました。
    }
    [own] 、結果は{ place }でした。順位が下がったのは、おもに自分の手のためです。
    [turned] 、結果は{ place }でした。分かれ目は自分の1手でしたが、差の多くは、カードの並びとほかの人の手によるものです。
    [rest] 、結果は{ place }でした。順位が下がったのは、おもに相手の手札と出し方のためです。
   *[others] 、結果は{ place }でした。{ $mistakes ->
        [0] 順位が下がったのは、相手の手札と出し方のためです。
       *[other] { "" }
    }
}
review-yours-won = はじめの手札での見込みは{ $expected }、{ $number }回目の番の前には1位の見込みが半分以上ありました。
review-curve = 線は、1手ごとに見込めた順位です。あなたから見てありえる配り方をたくさん試し、そこから続けたゲームの平均をとっています。
# 取りあげた場面なのに、線に出ないとき：その理由。
review-curve-at = { $count ->
    [1] 場面{ $moments }
   *[other] { $moments }の場面
}
review-curve-level = { review-curve-at }で線がほとんど動かないのは、よい手だったからです。見込める順位を、そのまま守りました。
review-curve-falls = { review-curve-at }のあとで線が下がるのは、相手の手と、相手の手札のためです。
review-curve-unseen = { review-curve-at }で線が下がらないのは、そのとき見えていたことだけで見込みを出しているからです。
