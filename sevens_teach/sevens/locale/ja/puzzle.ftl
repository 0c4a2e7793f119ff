# 問題。問い、判定以外の答え、ヒント、星。

puzzle-name-0 = あや
puzzle-name-1 = れん
puzzle-name-2 = みお
puzzle-name-3 = そら
puzzle-name-4 = ゆい
puzzle-name-5 = かい
puzzle-name-6 = りん

puzzle-gap = { "" }
puzzle-nothing = { "" }
puzzle-player = { $player }
puzzle-number = { $number }
puzzle-no-limit = 何回でも
puzzle-card-of = { $card }({ $player })
puzzle-stands = { $count }枚、パス{ $used }回
puzzle-holds-joker = ★は{ $player }が持っています。
puzzle-before = （図は、その前の場面です。）
puzzle-talks = { $talker }がお化けの{ $ghost }と話してしまいました。

# -- ボタンと星 ----------------------------------------------------------------------

puzzle-label-submit = 答え合わせ
puzzle-label-none = どれでもない
puzzle-label-hint = ヒント
puzzle-label-show = 答えを見る
puzzle-label-again = ここからもう一度
puzzle-label-next = 次へ
puzzle-label-star = 星1つ
puzzle-label-stars = 星
puzzle-label-shown = 答えを見たので、今回は星なしです

# -- 問い ------------------------------------------------------------------------------

puzzle-ask-playable = いま出せるカードをすべて選んでください。
puzzle-ask-playable-board = いまカードを出せる場所をすべて選んでください。誰が持っているかは問いません。
puzzle-ask-dead = 死んでいるカードをすべて選んでください。
puzzle-ask-dead-hand = 手札のうち、死んでいるカードをすべて選んでください。
puzzle-ask-joker = ★を持っています。★を置ける場所をすべて選んでください。
puzzle-ask-gives = ★が出されました。カードを出さなければならないのは誰で、どのカードですか。そのカードを選んでください。
puzzle-ask-bankruptcy = パスを使いすぎて破産します。場に並ぶ手札をすべて選んでください。
puzzle-ask-bankruptcy-open = これで新しく出せるようになった場所をすべて選んでください。
puzzle-ask-rank = ゲームが終わりました。上位から順に並べてください。
puzzle-ask-passes = 破産せずに、あと何回パスできますか。
puzzle-ask-record = この中に反則が1手あります。どれですか。
puzzle-ask-legal = いましてもよいことをすべて選んでください。
puzzle-ask-next = いま誰の手番ですか。
puzzle-ask-seen = 自分の手札のうち、ほかの人に見えているカードをすべて選んでください。
puzzle-ask-holds = { $player }が持っているカードをすべて選んでください。
puzzle-ask-still-in = まだプレイ中の人をすべて選んでください。

puzzle-goal-rank = { $number }位以内に入ってください
puzzle-goal-win = 1位になってください
puzzle-goal-out = 手札を出しきってください
puzzle-goal-not-last = 最下位にならないでください
puzzle-goal-save = { $card }を死なせずに、場に出せるようにしてください
puzzle-goal-bankrupt = { $player }を破産させてください
puzzle-ask-play = { $goal }。{ puzzle-others }
puzzle-ask-find-only = { $goal }。{ puzzle-others }正解の手は一つだけです。どれでしょう。
puzzle-ask-find-losing = { $goal }。{ puzzle-others }一つだけ、台なしになる手があります。どれでしょう。
puzzle-ask-can-win = うまくいけば、まだ1位になれる人は誰でしょう。すべて選んでください。
puzzle-others = { $eager ->
    [yes] ほかの人は、出せるカードを♠♥♦♣の順に探し、最初の1枚を出します。
   *[no] ほかの人は、全力で邪魔をします。
}

# -- 組み立てる返事 ----------------------------------------------------------------------

puzzle-all = 正解です。これで全部です。
puzzle-done = 目標達成です。
puzzle-begin = あなたの手番です。
# 数え方。カードは枚、場所はか所、人は人、手は手。
puzzle-count = { $count }{ $unit ->
    [card] 枚
    [place] か所
    [player] 人
   *[move] 手
}
puzzle-count-good = { puzzle-count }は合っています。
puzzle-count-wrong = { puzzle-count }は当てはまりません。
puzzle-count-missing = あと{ puzzle-count }{ $unit ->
    [player] います
   *[other] あります
}。
puzzle-count-placed = { $count ->
    [0] まだ誰も正しい位置にいません。
   *[other] { $count }人は正しい位置にいます。
}
puzzle-nudge-suit = { $suit }をもう一度見てください。
puzzle-nudge = もう一度、{ $unit ->
    [player] 一人ずつ
   *[other] 一つずつ
}見てください。
puzzle-nudge-pass = パスはどうでしょう。
puzzle-nudge-joker = ★はどうでしょう。
puzzle-nudge-exchange = お化けにつかまるのは誰でしょう。
puzzle-nudge-B1 = カードはすべて配られています。
puzzle-nudge-B4 = 7からの列は、両側にどこまで届いていますか。
puzzle-nudge-B6 = 破産するのは、決められた回数を超えたパスのときだけです。
puzzle-nudge-B7 = 破産すると、手前が空いていても、すべてその場所に並びます。
puzzle-nudge-B8 = 飛び地も、手前が埋まれば列につながります。
puzzle-nudge-B9 = この先出せるカードがあり、破産していなければ、まだプレイ中です。
puzzle-nudge-J1 = いま出せる場所のうち、ほかの人のカードが入るのはどこでしょう。
puzzle-nudge-J2 = 出せる場所の一つ先に入るカードが、手札にありませんか。
puzzle-nudge-F1 = 7は、隣に何もなくても出せます。
puzzle-nudge-K2 = 場のカードに、斜めでも1枚接していれば足ります。
puzzle-nudge-K3 = 四方がふさがっているのはどこでしょう。
puzzle-nudge-K4 = 盤の外は、出ているのと同じです。
puzzle-nudge-K5 = 死んでいないカードが1枚でもあれば、まだプレイ中です。
puzzle-nudge-K6 = 生きているカードは、隣がどうなっても、すべて並びます。
puzzle-nudge-K9 = この卓では、どうなれば死にますか。
puzzle-nudge-K10 = この卓では、死んだカードをどこに置きますか。
puzzle-nudge-T1 = AとKは隣どうしです。
puzzle-nudge-T2 = トンネルを通って、その先へ続きます。
puzzle-nudge-T3 = AとKがつながっても、両側とも出せます。
puzzle-nudge-T4 = 片側が閉じるのは、AとKがつながってからです。

# -- 返事 ----------------------------------------------------------------------------------

puzzle-alive = { $card }は死んでいません。
puzzle-alive-beside = 隣の{ $places }がまだ場に出ていません。
puzzle-alive-together = { $places }がつながって空いているので、まとめて死ぬには多すぎます。
puzzle-none-dead = 正解です。死んでいるカードはありません。
puzzle-none-dead-why = まだ出ていないカードには、どれも空いている辺があります。
puzzle-no-place = 正解です。出せる場所はありません。
puzzle-no-place-why = いまの場には、どのカードも出せません。

puzzle-gives = { $player }が{ $card }を出して、★を引き取ります。
puzzle-gives-why = ★は{ $card }の場所に置かれ、そのカードを持っている人がすぐに出します。
puzzle-keeps = { $card }は{ $player }の手札に残ります。
puzzle-not-given = 渡すのは{ $card }ではありません。
puzzle-not-given-own = ★は、出した人自身のカードの代わりにはなりません。
puzzle-not-given-beyond = ★と一緒に場に出ますが、★が代わりをしているカードではありません。
puzzle-not-given-joker = 出されたのが★です。★は数字のカードの代わりをします。
puzzle-keeps-other = ★が置かれたのは別の場所です。そこに入るのはどのカードでしょうか。

puzzle-goes-down = { $card }は場に並びます。
puzzle-goes-down-why = 破産した人のカードは、すべてその場所に並びます。
puzzle-goes-down-live = 破産した人の生きているカードは、すべてその場所に並びます。
puzzle-goes-down-live-at-once = パスしたときは生きています。生きているカードは一度に並ぶので、ほかのカードに囲まれても並びます。
puzzle-goes-down-island = 手前が空いていても、その場所に並びます。
puzzle-stays = { $card }は場に並びません。
puzzle-stays-joker = ★は破産した人と一緒にゲームから外れます。
puzzle-stays-dead = 死んでいるカードは場に出ません。
puzzle-lays-none = 正解です。1枚も並びません。
puzzle-lays-none-why = 生きているカードは1枚もありません。
puzzle-island-own = あなたの破産で並んだ{ $card }
puzzle-open-before = { $card }の場所は、前から出せました。
puzzle-opens-none = 正解です。新しく出せるようになった場所はありません。
puzzle-opens-none-why = 並んだカードのおかげで出せるようになったカードはありません。

puzzle-above = { $upper }は{ $lower }より上です。
puzzle-above-joker = { $lower }は最後に★を持っていて、持っている人が最下位です。
puzzle-above-last-in = { $lower }は最後まで残った人で、残りの中で一番上の順位になります。
puzzle-above-out = { $upper }は{ $lower }より先に手札を出しきりました。
puzzle-above-dead = 死んだカードは{ $upper }が{ $fewer }枚、{ $lower }が{ $more }枚です。
puzzle-above-earlier = 死んだカードは同じ枚数で、{ $upper }が先に抜けました。
puzzle-above-later = 二人とも破産していて、先に破産したのは{ $lower }です。
puzzle-above-talked = 二人とも破産していますが、{ $talker }は{ $ghost }と話して、破産した人の中での{ $ghost }の順番を引き継ぎました。
puzzle-above-counted = 二人とも破産していて、順番が先なのは{ $lower }です。
puzzle-above-bankrupt = { $lower }は破産していて、{ $upper }はしていません。

puzzle-passes-right = { $number ->
    [0] 正解です。もう1回もできません。
   *[other] 正解です。あと{ $number }回です。
}
puzzle-passes-more = { $number ->
    [0] まだパスできます。
   *[other] { $number }回より多くできます。
}
puzzle-passes-fewer = { $number ->
    [1] あと1回パスすると破産です。
   *[other] あと{ $number }回はパスできません。それまでに破産します。
}
puzzle-passes-why = { $limit ->
    [0] このルールでは、1回でもパスすると破産です。
   *[other] パスは{ $limit }回までで、{ $used ->
        [0] まだ使っていません。
       *[other] もう{ $used }回使いました。
    }
}
puzzle-passes-forced = ★にカードを出させられるのは手番ではなく、パスの数には入りません。
puzzle-passes-swapped = 使ったパスの数は手札についていきます。{ $limit }回のうち{ $used }回です。
puzzle-passes-unlimited = 正解です。何回でもできます。
puzzle-passes-limited = このゲームではパスの回数に限りがあります。
puzzle-passes-limit = { $limit ->
    [0] 1回でもパスすると破産です。
   *[other] パスは{ $limit }回までで、その次は破産です。
}

puzzle-move = { $number }. { $player } { $move }
puzzle-move-text = { $text }
puzzle-move-pass = パス
puzzle-move-joker = { $place }に★{ $beyond-count ->
    [0] { "" }
   *[other] 、{ $beyond }と一緒に
}
puzzle-mentioned-pass = パス
puzzle-quoted = 「{ $text }」
puzzle-move-exchange = { $talker }が{ $ghost }と話す
puzzle-legal-move = 「{ $move }」は反則ではありません。
puzzle-illegal-move = 正解です。「{ $move }」は反則です。
puzzle-free-pass = この卓では、出せるカードがあってもいつでもパスできます。
puzzle-last-pass = パスのしすぎで破産になりますが、この卓ではいつでもパスできます。

# 判定の理由を、その手番だった人について言う。
puzzle-of-why-any-seven = 7は、手番ならいつでも出せます。
puzzle-of-why-joker-own = { $place }は{ $player }自身の手札にあります。★を出せるのは、ほかの人が持っているカードの場所だけです。
puzzle-of-why-joker-out = これで{ $player }の手札がなくなり、上がりです。
puzzle-of-why-only-joker-left = ただし{ $player }の手札は★だけになるので、★を持ったままプレイから外れます。
puzzle-of-why-nothing-fits = 場に出せたのは{ $places }だけで、どれも{ $player }の手札にありません。
puzzle-of-why-nothing-touches = { $player }の手札に、出せるカードはありません。
puzzle-of-why-hold-back = { $player }は{ $cards }を出せますが、出さずに止めてもかまいません。
puzzle-of-why-no-pass = { $player }は{ $cards }を出せます。このルールでは、パスは何も出せないときだけです。
puzzle-of-passes-left = { $left ->
    [0] { $player }のパスはこれが最後で、次にパスすると破産です。
   *[other] このあと、{ $player }はあと{ $left }回パスできます。
}
puzzle-of-why-bankrupt-joker = ★は{ $player }の手元に残ります。終わったときに★を持っている人が最下位です。
puzzle-of-why-bankrupt-dead = { $player }の死んでいるカードは場に出ません。

puzzle-none-legal = 正解です。どれもできません。
puzzle-none-legal-why = ほかにすることがあるか、パスするしかありません。

puzzle-is-next = 正解です。{ $player }の手番です。
puzzle-is-not-next = { $player }の手番ではありません。
puzzle-next-clockwise = 最後の手番は{ $player }でした。手番は時計回りに次のプレイ中の人へ移ります。
puzzle-next-joker = 手番は★を出した{ $player }の次へ移ります。カードを出させられるのは手番ではありません。
puzzle-next-one-move = 1枚出すか、1回パスするかで、手番は終わりです。
puzzle-next-exchange = 入れ替わりは手番ではありません。手番は手札についていきます。

puzzle-next-alone = プレイ中の人はほかにいません。このゲームでは一人になっても続けます。

puzzle-seen = { $card }はほかの人に見えています。
puzzle-unseen = { $card }はほかの人に見えません。
puzzle-dead-faceup = 死んだカードです。この卓では、死んだカードを表向きにして自分の前に置きます。
puzzle-dead-facedown = 死んだカードですが、この卓では伏せて置くので、ほかの人にわかるのは枚数だけです。
puzzle-dead-hand = 死んだカードですが、この卓では手札に入れたままなので見えません。
puzzle-alive-in-hand = 死んでいません。まだ出せるカードは手札に隠れています。
puzzle-none-seen = 正解です。1枚も見えていません。
puzzle-none-seen-why = 死んでいてもいなくても、どれも隠れています。

puzzle-holds = { $card }は{ $player }が持っています。
puzzle-holds-not = { $card }は{ $player }の手札ではありません。
puzzle-holds-why = カードはすべて配られています。場にも自分の手札にもないカードは、相手の手札にあります。
puzzle-holds-own = 自分の手札にあります。
puzzle-holds-none = 正解です。{ $player }は1枚も持っていません。
puzzle-holds-none-why = カードはすべて、場か自分の手札にあります。

puzzle-is-in = { $player }はまだプレイ中です。
puzzle-is-in-why = { $player }の手札は{ $count }枚あり、外れる理由はありません。
puzzle-is-in-passes = { $player }は{ $count }回のパスを使いきっただけで、破産するのは次にパスしたときです。
puzzle-is-gone = { $player }はもう外れています。
puzzle-gone-out = { $player }の手札がなくなりました。
puzzle-gone-bankrupt = { $player }はパスを使いすぎました。
puzzle-gone-somehow = { $player }は破産しています。
puzzle-gone-talked = { $player }はお化けの{ $ghost }と話したので、破産したことになります。
puzzle-gone-left = { $player }の手札に、この先出せるカードは1枚もありません。
puzzle-gone-joker = { $player }の手札は★だけになり、もう何も出せません。
puzzle-nobody-in = 正解です。誰もいません。

# -- 最後まで進める ----------------------------------------------------------------------------

puzzle-play-right = { $move }、よい手です。
puzzle-play-slow = { $move }でもよいのですが、もっと早い手があります。
puzzle-play-wrong = { $move }では、もう目標に届きません。
puzzle-play-lost = { $count ->
    [1] この手で
   *[other] 見てください。{ $count }手で
}{ $news }。
# その手で何が起きたか。
puzzle-let-play = { $move }を出したので、{ $player }は{ $cards }を出せました。
puzzle-let-die = { $move }を出したので、自分の{ $cards }が死にました。
puzzle-let-close = そのあと、{ $player }の{ $move }で、{ $card }の周りがふさがります。
puzzle-let-stuck = このあと、出せるカードのない番が{ $count }回あります。
puzzle-play-reached = { $move }{ $count ->
    [1] で決まりです。
   *[other] と、そのあとのほかの人の手で決まりです。
}{ $news }。

puzzle-find-only = 正解です。{ $move }しかありません。
puzzle-find-kept = { $move }なら、まだ間に合います。
puzzle-find-needed = { $count ->
    [0] ほかの人には、もう止められません。
   *[other] ほかの人がどうしても、あと{ $count }手で届きます。
}
puzzle-can-win = { $player }は、まだ1位になれます。
puzzle-can-win-why = { $number ->
    [0] { $player }は1枚も出さなくても、{ puzzle-can-win-after }
   *[other] { $player }は{ $cards }を出して、{ puzzle-can-win-after }
}
puzzle-can-win-after = { $count ->
    [1] この手ですぐに決められます。
   *[other] ほかの人しだいで、{ $count }手で決められます。
}
puzzle-cannot-win = { $player }は、もう1位になれません。
puzzle-cannot-win-one = どう進んでも、1位は{ $player }です。
puzzle-cannot-win-why = どう進んでも、1位はほかの人です。

# 誰が外れたか、文の途中で。
puzzle-news-out = { $you ->
    [yes] あなた
   *[no] { $player }
}の手札がなくなります
puzzle-news-bankrupt = { $you ->
    [yes] あなた
   *[no] { $player }
}が破産します
puzzle-news-left = { $you ->
    [yes] あなた
   *[no] { $player }
}がゲームから抜けます
puzzle-news-stuck = { $you ->
    [yes] あなた
   *[no] { $player }
}の手札が★だけになります
puzzle-news-saved = { $card }が場に出ます
puzzle-news-died = { $card }が死にます

# 自分がどうなるか。
puzzle-end-place = { takes-place }です。
puzzle-end-out = ゲームが終わり、{ puzzle-end-you }。
puzzle-end-last-in = ゲームが終わり、最後まで残ったあなたは{ place }です。
puzzle-end-bankrupt = ゲームが終わり、破産したあなたは{ place }です。
puzzle-end-dead-cards = ゲームが終わり、{ puzzle-end-you }。{ $dead ->
    [0] 死んだカードはありません。
   *[other] 死んだカードが{ $dead }枚あります。
}
puzzle-end-more-dead = ゲームが終わり、{ puzzle-end-you }。死んだカードは{ $above }が{ $fewer }枚、あなたが{ $dead }枚です。
puzzle-end-as-many = ゲームが終わり、{ puzzle-end-you }。死んだカードは{ $above }と同じ枚数で、{ $above }が先に抜けました。
puzzle-end-you = あなたは{ place }です
puzzle-end-joker = ゲームが終わり、★を持っているあなたは最下位です。
puzzle-end-cards = ゲームが終わり、あなたの手札は残ったままです。

# -- ヒント -----------------------------------------------------------------------------------

puzzle-hint-playable-line = スートごとに、7から外へ見ていきます。最初に空いている場所だけが出せて、その先はまだです。
puzzle-hint-playable-ring = スートごとに、7から外へ見ていきます。AかKまで届いたら、反対の端へ続きます。
puzzle-hint-playable-oneway = スートごとに、7から外へ見ていきます。AとKがつながったスートでは、片側が閉じます。どちらでしょう。
puzzle-hint-playable-touch = まわりの八方のどこかに場のカードがあり、死んでいなければ出せます。
puzzle-hint-dead-surround = 上下左右がすべて場に出ていれば死んでいます。盤の外は出ているのと同じで、斜めは関係ありません。
puzzle-hint-dead-sides = この卓では、左右が出ていれば死んでいます。盤の外は出ているのと同じです。
puzzle-hint-dead-group = すっかり囲まれた、1枚から3枚の空きを探してください。
puzzle-hint-joker = ★を置けるのは、いまカードを出せる場所だけです。それから自分の手札を見てください。
puzzle-hint-gives = ★が置かれた場所を見てください。そこに入るのはどのカードですか。
puzzle-hint-bankruptcy = まずカードです。場に空きがあっても並びます。次に、7からの列がどこまで届いたかを見てください。
puzzle-hint-rank = まず、破産した人とそうでない人。次に、どちらが先だったか。
puzzle-hint-passes = パスは何回まででしたか。もう何回使いましたか。
puzzle-hint-play = あなたのカードのうち、ほかの人を助けてしまうのはどれでしょう。
puzzle-hint-find = 一つひとつの手で、ほかの人が何を出せるようになり、自分に何が残るかを考えましょう。
puzzle-hint-can-win = 一人ずつ、全員が協力したら1位になれる進め方があるかどうかを考えましょう。
puzzle-hint-record = 1手ずつ、場に置きながら見てください。
puzzle-hint-legal = 一つずつ、どのルールで決まるかを考えてください。
puzzle-hint-next = 最後に手番だった人から、時計回りに見てください。
puzzle-hint-seen = 死んでいるのはどのカードでしょう。この卓では、死んだカードをどこに置きますか。
puzzle-hint-holds = 52枚はすべて配られています。場に出ていないカードは、どこにあるでしょう。
puzzle-hint-still-in = 上がった人、破産した人、抜けた人は誰ですか。

puzzle-hint-count-card = { $count ->
    [0] 1枚もないこともあります。
   *[other] 全部で{ $count }枚です。
}
puzzle-hint-count-place = { $count ->
    [0] 1か所もないこともあります。
   *[other] 全部で{ $count }か所です。
}
puzzle-hint-count-move = { $count ->
    [0] 一つもないこともあります。
   *[other] 全部で{ $count }手です。
}
puzzle-hint-count-player = { $count ->
    [0] 一人もいないこともあります。
   *[other] 全部で{ $count }人です。
}
puzzle-hint-none = { $unit ->
    [card] 1枚もありません。
    [place] 1か所もありません。
    [player] 一人もいません。
   *[move] 一つもありません。
}
puzzle-hint-suits = { $suits }を見てください。
puzzle-hint-among = { $item }はその{ $unit ->
    [card] 1枚
    [player] 一人
   *[other] 一つ
}です。
puzzle-hint-it-is-1 = { $item1 }です。
puzzle-hint-one-of-2 = { $item1 }、{ $item2 }のどちらかです。
puzzle-hint-one-of-3 = { $item1 }、{ $item2 }、{ $item3 }のどれかです。
puzzle-hint-last = 最下位は{ $item }です。
puzzle-hint-first = 1位は{ $item }です。
puzzle-hint-par = あなたの手で{ $count }手です。
