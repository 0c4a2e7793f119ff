# 場を読む：自分の手札、場、だれがいつパスしたかから分かること。

# -- 問い ------------------------------------------------------------------------------

read-ask-must-hold = { read-passing }{ $card }を持っているのはだれでしょう。
read-ask-can-hold = { read-passing }{ $player }がまだ持っているかもしれないカードはどれですか。
read-passing = { $forced ->
    [yes] ここでは、何も出せないときしかパスできません。
   *[no] アオイは出せるなら必ず出します。{ $others ->
        [1] { $other }
       *[other] ほかの人
    }は待つことがあります。
}
read-ask-stop-suit = この中の1枚を出さずに手元に残します。どれを残しますか。
read-ask-give-up = 出せるのは、ほかの人を助けるカードばかりです。どうしますか。
read-ask-plan = 手札は{ $count }枚。先は長いです。まずどれを出しますか。
read-ask-order = ほかの人を助けないカードから順に並べてください。
read-ask-tempo = 今出せるカードを持っているのは、あなただけです。あなたが、ほかの人を助けるカードをできるだけ出さずにいると、最初に破産するのはだれですか。
read-ask-whom = { read-passing }あなたが{ $card }を出さずにいると、いちばん困るのはだれでしょう。
read-ask-danger = ほかの人が次に出す1枚で、死ぬかもしれないのはどのカードですか。
read-ask-kills-two = 自分のカードは死なせずに、ほかの人のカードを2枚死なせる1枚があります。どれですか。
read-ask-hurry = 今出せるカードのうち、後回しにできないのはどれですか。
read-ask-kill = { $card }はほかの人のカードです。何が出れば死にますか。
read-ask-rules = ここで{ $card }が出せるのは、どのルールのときですか。
read-ask-why-lost = あなたの{ $card }は、何がいけなかったのでしょう。本当なのは1つだけです。

# -- だれが何を持っているか -------------------------------------------------------------------

read-nobody-knows = まだ分からない
read-must-hold = そのとおり。{ $card }は{ $player }が持っています。
read-may-hold = { $player }は{ $card }を持っているかもしれません。
read-not-sure = { $card }は{ $player }が持っているかもしれませんが、{ read-others }かもしれません。
# 1人に決まらないわけ。
read-open-none = 出せるときにパスするところは、{ $holders ->
    [2] どちらのも
   *[other] だれのも
}まだ見ていません。
read-open-waits = { $player }は出せるときにパスしましたが、出さずに待つこともあります。
read-open-but = 持っていないと言えるのは、出せるときにパスした{ $player }だけです。
read-open-no-deal = 見えないカードをどう配っても行かないのは、{ $player }のところだけです。
read-holds-not = { $player }は{ $card }を持っていません。
read-passed = { $card }を出せるときに、{ $player }はパスしました。持っていれば出したはずです。
read-no-deal = 見えないカードをどう配っても、そこには行きません。
read-own = それは、あなたの手札にあります。
# 見たことに合う配り方のうち。
read-share = およそ{ $percent }%
read-maybe-each = どれも、持っていないとは言えません。{ $player }がそれぞれを持っている割合は、{ read-share }です。
read-maybe-between = どれも、持っていないとは言えません。{ $player }がそれぞれを持っている割合は、およそ{ $percent }〜{ $most }%です。
read-maybe = 持っていないとは言えません。{ $player }が持っている割合は、{ read-share }です。
read-only-0 = 見えないカードをどう配っても、{ $player }の手に入ります。
read-only-1 = そのカードを出せるときに、{ $player1 }はパスしました。持っていれば出したはずです。残るのは{ $player }だけです。
read-only-2 = そのカードを出せるときに、{ $player1 }も{ $player2 }もパスしました。残るのは{ $player }だけです。
read-one-knows = いいえ、分かります。
read-left-0 = 見えないカードをどう配っても、{ $card }は同じ人の手に入ります。だれでしょう。
read-left-1 = { $card }を出せるときに、{ $player1 }はパスしました。持っていれば出したはずです。残るのはだれでしょう。
read-left-2 = { $card }を出せるときに、{ $player1 }も{ $player2 }もパスしました。持っていれば出したはずです。残るのはだれでしょう。
read-nobody-right = そのとおり。{ $card }は{ $player }かもしれないし、{ read-others }かもしれません。
read-others = { $other }{ $holders ->
    [2] { "" }
   *[other] や{ $another }
}

# -- カードの先に何があるか ---------------------------------------------------------------------

read-behind-end = その先には何もないので、出してもだれも助けません。
read-behind-theirs = { $count ->
    [1] その先にあるのは{ $cards }だけ。ほかの人のカードです。
   *[other] その先にあるのは{ $cards }。{ $count }枚ともほかの人のカードで、あなたのはありません。
}
read-behind-own = その先は、あなたの{ $own }です。
read-behind-both = その先にあなたの{ $own }があり、手前にほかの人の{ $cards }があります。その{ $count }枚が出るのを待つことになります。
read-keep = そのとおり。{ $card }は手元に残しましょう。
read-keep-other = { $card }も残せますが、もっと困らせるカードがあります。
read-keep-not = { $card }を残すと、自分が困ります。
read-give-up = そのとおり。{ $card }から手放しましょう。
read-give-up-not = { $card }からではありません。
read-not-yet = まだ早いです。パスはあと{ $left }回できます。
read-pass-first = そのとおり、パスです。残りは{ $left }回。何かを開けてあげるより安くつきます。
read-then-cheapest = パスがなくなったら、{ $card }から。その先のカードがいちばん少ないからです。
read-pass-broke = そのパスで破産です。
read-pass-broke-why = 手札が全部、場に並びます。それより、止めているカードを1枚手放しましょう。
read-plan-first = そのとおり。{ $card }から始めましょう。
read-plan-later = { $card }は、あとでも間に合います。
read-plan-keep = { $card }は、手元に残すカードです。
read-order-place = { $card }：{ $count ->
    [0] その先には何もありません。
   *[other] その先に、ほかの人のカードが{ $count }枚。
}
read-order-before = { $first }は{ $second }より先です。
read-order-why = ほかの人のカードは、{ $first }の先に{ $fewer ->
    [0] はなく
   *[other] { $fewer }枚
}、{ $second }の先に{ $more }枚あります。

# -- だれが待てて、だれが困るか -----------------------------------------------------------------------

read-breaks-first = そのとおり。{ $player }です。
read-breaks-later = { $player }は、もっと待てます。
read-wait = { $left ->
    [0] { $player }にはもうパスが残っていません。次のパスで破産です。
   *[other] { $player }に残っているパスは{ $left }回。出せるカードはありません。
}
read-wait-own = { $quiet-count ->
    [0] { read-free }
   *[other] { read-free }{ $quiet }は、出してもほかの人の助けになりません。{ read-turns }
}
read-free = { $left ->
    [0] あなたには、もうパスが残っていません。
   *[other] あなたに残っているパスは{ $left }回です。
}
read-turns = 合わせて{ $turns }回待てます。
read-wait-shorter = もっと早くパスがなくなる人がいます。
read-wait-first = 先にパスがなくなるのは{ $player }です。
read-hurts = そのとおり。{ $player }です。
read-hurts-less = いちばん困るのは{ $player }ではありません。
read-mean = その先のカードは{ $count }枚。つじつまの合う配りを全部数えると、{ $player }が持っているのは平均{ $mean }枚です。
read-mean-less = その先のカードは{ $count }枚。つじつまの合う配りを全部数えると、{ $player }が持っているのは平均{ $mean }枚、{ $most }は{ $largest }枚です。

# -- 殺しの七並べ -----------------------------------------------------------------------------

read-danger = { $card }が危険です。
read-danger-why = { $killer-count ->
    [1] { $killer }は、ほかの人が今すぐ出せます。出されたら、囲まれます。
   *[other] { $killer }は、ほかの人が今すぐ出せます。どれか1枚でも出されたら、囲まれます。
}
read-danger-none = そのとおり。1枚もありません。
read-danger-none-why = 次に何を出されても、生きているカードには空いた側が残ります。
read-dead-already = { $card }はもう死んでいます。
read-safe = { $card }は、今のところ大丈夫です。
read-safe-free = まだ{ $count }か所、{ $places }が空いています。1枚では囲めません。
read-safe-own = 囲むには{ $place }が必要ですが、それはあなたのカードです。
read-safe-shut = 囲むには{ $place }が必要ですが、今はだれにも出せません。
read-kills-right = そのとおり。{ $card }です。
read-kills-not = { $card }ではありません。
read-kills-both = { $cards }が死にますが、あなたの{ $own }も死にます。
read-kills-own = あなたの{ $own }が死にます。
read-kills-theirs = { $count ->
    [1] 死ぬのは{ $cards }だけ。1枚です。
   *[other] { $cards }が死にます。
}
read-kills-none = 出しても、どのカードも死にません。
read-hurry = そのとおり。今出すのは{ $card }です。
read-can-wait = { $card }は待てます。
read-kill-right = そのとおり。{ $laid }で{ $card }が死にます。
read-kill-why = 最後に空いていた側が埋まります。
read-kill-not = { $laid }を置いても、{ $card }は生きています。
read-kill-free = まだ空いている側があります。
read-kill-corner = 斜めでは死にません。まだ空いている側があります。

# -- ローカルルール ------------------------------------------------------------------------------

read-rules-basic = 基本の七並べ
read-rules-tunnel = トンネル（両側）
read-rules-oneway = トンネル（一方通行）
read-rules-killer = 殺しの七並べ
read-rules-fits = { $rules }なら、{ $card }を出せます。
read-rules-not = { $rules }では、{ $card }を出せません。

# -- あの手の何がいけなかったか ----------------------------------------------------------------------

read-why-let = { $player }が{ $cards }を出せるようになった。
read-why-stuck = 次の番に、あなたの出せるカードがなくなった。
read-why-right = そのとおりです。
read-why-wrong = それは違います。
read-why-let-true = あなたの{ $card }がなければ、{ $player }は{ $cards }を出せませんでした。
read-why-let-false = { $player }は{ $cards }を出しましたが、あなたの{ $card }がなくても出せました。
read-why-no-pass = それがなければ、{ $player }は次にパスするしかありませんでした。
read-why-no-pass-false = あなたの{ $card }がなくても、{ $player }は{ $played }を出せました。
read-why-shut = 自分の{ $own }が出せなくなった。
read-why-shut-false = { $own }は、最後の場面で出せます。
read-why-stuck-false = 次の番には{ $cards }が出せました。

# -- ヒント ------------------------------------------------------------------------------------

read-hint-must-hold = { $card }を持っていれば、出せるときに出したはずです。そのときパスするしかなかったのはだれでしょう。
read-hint-can-hold = { $player }のパスを思い出しましょう。そのとき出せたカードは、持っていません。
read-hint-stop-suit = その先で待っているのがほかの人だけのカードは、どれでしょう。何枚待っていますか。
read-hint-give-up = 今すぐ手放さなければなりませんか。それぞれのカードは、何枚を通してしまいますか。
read-hint-plan = いちばん遠い自分のカードはどれでしょう。その前に、だれのカードがありますか。
read-hint-order = それぞれの先に、まだ出ていないカードが何枚あるか、端まで数えましょう。
read-hint-tempo = ほかの人はパスするだけです。あなたはパスのほかに、何も開けないカードを出せるかもしれません。
read-hint-whom = { $card }の先に何枚あるか数えましょう。それを持っていないのはだれでしょう。
read-hint-danger = 空いている側が1つしかないカードを探しましょう。そこに入るカードはだれのもので、今出せますか。
read-hint-kills-two = 1枚ずつ置いたつもりになって、隣を見ましょう。最後の空きを失うのはだれのカードでしょう。
read-hint-hurry = 空いている側が1つだけのカードがあります。そこを埋めるのは、あなたではありません。
read-hint-kill = { $card }の上下左右を見ましょう。まだ空いているのはどこですか。
read-hint-kill-sides = ここでは左右だけで死に、壁も数えます。{ $card }のどちら側が空いていますか。
read-hint-rules = { $card }のまわりに何がありますか。7からの列がどう進めば届くでしょう。
read-hint-why-lost = あとから出たカードのうち、あなたのカードがなければ出せなかったのはどれでしょう。

# -- 列の順、★、一緒に使えるルール ------------------------------------------------------------------

read-ask-sides = 7は{ $order }の順に並べました。{ $card }のすぐ左、右、上、下は、どの場所ですか。
read-side = { $other }は{ $card }のすぐ隣です。
read-side-not = { $other }は{ $card }のすぐ隣ではありません。
read-side-row = 同じ列で並んでいます。
read-side-above = 7をすぐ前かすぐ後に並べたスートなので、列が隣どうしです。
read-sides-why = 左右は同じ列の隣。上下は、7をすぐ前とすぐ後に並べたスートです。
read-side-corner = 斜めに触れているだけです。
read-side-far = あいだに別の列が{ $rows }つあります。その7が、あいだに並べられたからです。
read-hint-sides = { $card }のスートの前とあとに並べたのは、どのスートですか。
read-ask-combine = 1つのテーブルで一緒に遊べるのは、どの組み合わせですか。
read-rules-two = 「{ $first }」と「{ $second }」
read-rule-killer = 殺しの七並べ
read-rule-joker = ★だけで出す
read-rule-tunnel = トンネル
read-rule-fantan = ファンタン
read-rule-ghost = お化け
read-rule-passes = パスは1回まで
read-combine = { $rules }：一緒に遊べます。
read-combine-not = { $rules }：一緒には遊べません。
read-combine-no-runs = 殺しの七並べには7からの列がないので、このルールの出番がありません。
read-combine-killer = パスと破産のルールで、殺しの七並べでも同じです。
read-combine-why = 殺しの七並べでなければ、どれも一緒に遊べます。
read-hint-combine = 7からの列の伸び方を変えるルールはどれでしょう。殺しの七並べには、その列がありません。
read-ask-joker = ★を{ $card }の場所に置きました。そのあと★はどこにありますか。
read-on-board = 場
read-joker-board = ★は場に残りません。
read-joker-board-why = { $player }がすぐに{ $card }を出し、★を引き取ります。
read-joker-right = そのとおり。{ $player }が持っています。
read-joker-takes = { $player }は{ $card }を持っているので、それを出して★を引き取ります。
read-joker-not = { $player }は持っていません。
read-joker-laid = { $player }は、今手放したところです。
read-joker-not-asked = { $player }は{ $card }を持っていないので、呼ばれません。
read-hint-joker = ★を置いた場所に入るカードは、だれが持っていますか。

# -- テーブルで ---------------------------------------------------------------------------------------

read-ask-table = { $house ->
    [killer] 殺しの七並べです。
    [joker] ★入りのテーブルです。
    [pair] ★を次のカードと一緒に置くテーブルです。
    [fantan] ファンタンです。
    [forced] 出せるカードがあればパスできないテーブルです。
    [tunnel] AとKが隣どうしのテーブルです。
   *[basic] { "" }
}{ $others ->
    [1] { $player1 }の手札は見えません。
    [2] { $player1 }と{ $player2 }の手札は見えません。
   *[other] ほかの人の手札は見えません。
}1位にいちばん近づくのは、どの手ですか。
read-table-right = そのとおり。見えない手札を100通りに変えて試すと、{ $move }なら{ $wins }回1位です。{ $second ->
    [0] ほかの手では、1回もありません。
   *[other] 2番目によい手では{ $second }回。
}
read-table-wrong = 見えない手札を100通りに変えて試すと、{ $move }で1位になるのは{ $wins ->
    [0] 0回
   *[other] { $wins }回
}、いちばんよい手では{ $most }回です。
read-hint-table = それぞれのカードが、ほかの人に何を開け、自分に何を開けるか数えましょう。
