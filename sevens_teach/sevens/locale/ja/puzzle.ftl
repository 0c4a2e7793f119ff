# 問題。問い、判定以外の答え、ヒント、星。


puzzle-gap = { "" }
puzzle-nothing = { "" }
puzzle-player = { $player }
puzzle-times = { $number }回
puzzle-no-limit = 何回でも
puzzle-card-of = { $card }（{ $player }）
puzzle-stands = { $count }枚、パス{ $used }回使用
puzzle-count-cards = { $count }枚
puzzle-may-pass = { $count }枚、{ $left ->
    [0] パスの残りなし
   *[other] パスはあと{ $left }回
}
# 問いの前に。このテーブルだけの決まり。
puzzle-table-forced = このテーブルでは、出せるカードがあるとパスできません。
puzzle-table-passes = { $limit ->
    [0] このテーブルでは、パスすると、すぐに破産です。
   *[other] このテーブルでは、パスは{ $limit }回まで。次は破産です。
}
# 始まる前に、だれがどう外れたか。2人目からは、順に。
puzzle-went = { $then ->
    [yes] 次に、
   *[no] { "" }
}{ $player }{ $how ->
    [bankrupt] が破産しました。
    [out] が上がりました。
    [stuck] は、手札が★だけになって外れました。
   *[left] が、手札が死んだカードだけになって{ $then ->
        [yes] { "" }
       *[no] 、最初に
    }抜けました。
}
puzzle-went-too = 続いて、{ $seats }{ $how ->
    [one] が抜けました。
   *[several] の順に抜けました。
}
# 問題の前の手が多いとき、1巡を1行で。
puzzle-turn = { $player }は{ $cards-count ->
    [0] パス
   *[other] { $cards }
}
puzzle-round-gap = 、
puzzle-now = そのあと、
puzzle-holds-joker = ★は{ $player }が持っています。
puzzle-before = （図は、ここに書いた手の前の場面です。）
puzzle-talks = { $talker }がお化けの{ $ghost }と話してしまいました。

# -- ボタンと星 ----------------------------------------------------------------------

puzzle-label-submit = 答え合わせ
puzzle-label-none = { $unit ->
    [card] 1枚もない
    [place] どこにもない
    [player] だれもいない
    [thing] 1つもない
   *[move] どれでもない
}
puzzle-label-hint = ヒント
puzzle-label-show = 答えを見る
puzzle-label-again = もう一度選ぶ
puzzle-label-next = 次へ
puzzle-label-star = 星1つ
puzzle-label-stars = 星
puzzle-label-shown = 答えを見ました。次は自分で解いてみましょう。星が1つもらえます。

# -- 問い ------------------------------------------------------------------------------

puzzle-ask-playable = 今出せるカードはどれですか。
puzzle-ask-playable-board = 今、カードを出せる場所はどこですか。
puzzle-ask-dead = 死んでいるカードはどれですか。
puzzle-ask-dead-hand = 手札のうち、死んでいるのはどれですか。
puzzle-ask-joker = ★を持っています。どこに置けますか。
puzzle-ask-gives = ★が出ました。だれが、どのカードを出すことになりますか。
puzzle-ask-bankruptcy = もう1回パスして、とうとう破産です。場に並ぶのは、手札のどれですか。
puzzle-ask-bankruptcy-open = カードが並びました。新しく出せるようになった場所はどこですか。
puzzle-ask-rank = ゲームが終わりました。1位から順に並べてください。
puzzle-ask-passes = 破産せずに、あと何回パスできますか。
puzzle-ask-record = この順に進みます。反則の1手はどれですか。
puzzle-ask-legal = 今できることはどれですか。
puzzle-ask-next = 今はだれの番ですか。
puzzle-ask-seen = 手札のうち、ほかの人に見えているのはどれですか。
puzzle-ask-holds = { $player }が持っているカードはどれですか。
puzzle-ask-still-in = まだゲームに残っているのはだれですか。

puzzle-goal-rank = { $number }位以内に入ってください
puzzle-goal-win = 1位になってください
puzzle-goal-out = 手札を全部出しきってください
puzzle-goal-not-last = 破産も最下位も避けてください
puzzle-goal-save = { $card }が死ぬ前に、場に出してください
puzzle-goal-bankrupt = { $player }を破産させてください
puzzle-ask-play = { $others ->
    [0] { $goal }。
    [bankrupt] { $other }が何をしても、破産させてください。
    [1] { $other }が何をしても、{ $goal }。
    [2] { $other }と{ $second }が何をしても、{ $goal }。
   *[other] ほかの人が何をしても、{ $goal }。
}
puzzle-ask-find-only = { $whatever }{ $one }手は、1つだけです。どれでしょう。
puzzle-ask-find-losing = { $name ->
    [win] 1位になれなくなる手が、1つだけあります。どれでしょう。ほかの手なら、{ $whatever }1位になれます。
   *[other] どれも{ $many }手ですが、1つだけ違います。どれでしょう。
}
puzzle-still-rank = まだ{ $number }位以内に入れる
puzzle-still-win = まだ1位になれる
puzzle-still-out = まだ手札を全部出しきれる
puzzle-still-not-last = まだ破産も最下位も避けられる
puzzle-still-save = まだ{ $card }を死ぬ前に出せる
puzzle-still-bankrupt = まだ{ $player }を破産させられる
puzzle-sure-rank = あなたは{ $number }位以内に入れます
puzzle-sure-win = あなたは1位です
puzzle-sure-out = あなたは手札を全部出しきれます
puzzle-sure-not-last = あなたは破産せず、最下位にもなりません
puzzle-sure-save = { $card }は場に出ます
puzzle-sure-bankrupt = { $player }は破産します
# このテーブルのトンネル。問題文が自分で言わないとき。
puzzle-ask-way = { $way ->
    [both] 両側とも開くトンネルです。
   *[oneway] 一方通行です。
}{ $asked }
puzzle-ask-can-win = 何もかもうまくいけばまだ1位になれる、という人はだれですか。
# その前に。手札が見えないとき、だれがいるか。
puzzle-company = 残っているのは、あなたと{ $other }の2人です。
# 問いの前に。ほかの人が、あなたのいちばん困る手を選ぶのではないとき、何をするか。
puzzle-others = { $others ->
    [1] { $other }
    [2] { $other }と{ $second }
   *[other] ほかの人
}は{ $plays ->
    [last] 残り1枚。出せるようになったら、すぐに出します。
   *[eager] いつも、出せるカードのうち、手札のいちばん左のを出します。
}
# めあての前に。相手が何をしても届くかどうか。出し方が先に言ってあれば、何も言わない。
puzzle-whatever = { $others ->
    [0] { "" }
    [bankrupt] 何があっても、
    [1] { $other }が何をしても、
    [2] { $other }と{ $second }が何をしても、
   *[other] ほかの人が何をしても、
}

# -- 組み立てる返事 ----------------------------------------------------------------------

puzzle-all-of-them = 正解です。これで全部です。
puzzle-all = { $count ->
    [1] 正解です。これだけです。
   *[other] { puzzle-all-of-them }
}
puzzle-in-order = 正解です。この順番です。
puzzle-done = よくできました！
# 答えを見たときに、見出しの初めと終わりから取り去るほめ言葉と、その代わりに言うこと。
puzzle-praise-before = 正解です。|そのとおりです。|そのとおり。|そのとおり、|そうです。
puzzle-praise-after = 、いい手です。|、いい読みです。|。その調子です。
puzzle-praise-stop = 。
puzzle-shown = これが答えです。
puzzle-shown-way = この手順で届きます。
puzzle-begin = あなたの番です。
# 数え方。カードは枚、場所はか所、人は人、手は手。行は「か」のあとで終わらない。
puzzle-count = { $count }{ $unit ->
    [card] 枚
    [place] か{"\u2060"}所
    [player] 人
   *[move] つ
}
puzzle-count-good = { puzzle-count }は合っています。
puzzle-count-wrong = { puzzle-count }は違います。
puzzle-count-missing = 正解は、ほかに{ puzzle-count }{ $sorts ->
    [pass] （カードかパス）。
   *[one] 。
}
puzzle-count-placed = { $count ->
    [0] { $unit ->
        [player] まだ、だれの順位も合っていません。
       *[other] まだ1つも正しい位置にありません。
    }
   *[other] { $unit ->
        [player] { $count }人は順位が合っています。
       *[other] { $count }つは正しい位置にあります。
    }
}
# まちがいはなく、足りないものがある答えに。どこにあるかだけを言い、どれかは言わない。
puzzle-nudge-suit = { $unit ->
    [place] { $suit }の列に、見落とした場所があります。
   *[card] { $suit }のカードに、見落としがあります。
}
puzzle-nudge = もう一度、{ $unit ->
    [player] 1人ずつ
   *[other] 1つずつ
}見てください。
puzzle-nudge-pass = このテーブルでは、どんなときにパスできますか。
puzzle-nudge-joker = ★は、どこに置けるでしょう。
puzzle-nudge-exchange = お化けにつかまるのはだれでしょう。
# ルールの一文では、別のことを聞いてしまうとき。
puzzle-nudge-danger = 空きがあと1つのカードは、どれでしょう。そこを埋められるのはだれですか。
puzzle-nudge-can-hold = だれかがパスしたとき、どこが開いていましたか。
puzzle-nudge-still-in = まだゲームに残っているのはだれで、もういないのはだれですか。
puzzle-nudge-holds = 場にも、見えている手札にもないカードは、どれでしょう。
puzzle-nudge-rules = そこまで行く道は、テーブルによって違います。7からの列をたどるのか、輪を回るのか、触れるだけでよいのか。
puzzle-nudge-sides = このテーブルで隣どうしの列は、どれとどれですか。斜めは数えません。
puzzle-nudge-can-win = その人に何もかもうまくいくとしたら、何が起きればよいでしょう。
puzzle-nudge-B1 = カードは全部配られています。
puzzle-nudge-B2 = 最初は♦7を並べた人、あとは順番に回ります。
puzzle-nudge-B3 = 1枚出すか、パスするか。どちらか1つで、番は終わりです。
puzzle-nudge-down = { $suit }7から左へ（6、5、4…）たどると、最初に空いている場所はどこですか。
puzzle-nudge-up = { $suit }7から右へ（8、9、10…）たどると、最初に空いている場所はどこですか。
puzzle-nudge-B4 = 7から両側に、すき間なくどこまで並んでいますか。
puzzle-nudge-B5 = パスも立派な1手です。出せるカードがあってもパスできるテーブルでしょうか。
puzzle-nudge-B6 = 決められた回数までは平気です。破産するのは、その次のパスです。
puzzle-nudge-B7 = 破産すると、すき間があっても、全部その場所に並びます。
puzzle-nudge-B8 = すき間が埋まれば、飛び地も7からの列につながります。
puzzle-nudge-B9 = 上がるか破産するまでは、まだゲームに残っています。
puzzle-nudge-B10 = 残りが1人になったら、そこで終わりです。
puzzle-nudge-B11 = どのカードにも場所があります。4列で、AからKまで。
puzzle-nudge-F1 = 7は、隣に何もなくても出せます。
puzzle-nudge-F2 = 何もない場でも、だれから始めるかは変わりません。
puzzle-nudge-G1 = お化けに返事をしたら、お化けはゲームに戻り、今度は返事をした人がお化けです。
puzzle-nudge-G2 = 手札、席、使ったパス、★、破産の順番まで、全部入れ替わります。番は手札についていきます。
puzzle-nudge-J1 = 今出せる場所のうち、ほかの人のカードが入るのはどこでしょう。
puzzle-nudge-J2 = 出せる場所の1つ先に入るカードが、手札にありませんか。
puzzle-nudge-J3 = 自分の手札にあるカードは、★では呼べません。
puzzle-nudge-J4 = ★だけを出して上がることはできません。
puzzle-nudge-J5 = 手札が★だけになったら、だれの番でも、その場でゲームから外れます。
puzzle-nudge-J6 = 最後に★を持っていた人が最下位です。破産した人よりも下です。
puzzle-nudge-J7 = ★は場に残りません。必ずだれかが引き取ります。
puzzle-nudge-K1 = 7を並べた順が、列の順です。始めるのは♦7の人です。
puzzle-nudge-K2 = 斜めでも1枚触れていれば、出せます。
puzzle-nudge-K3 = 上下左右を囲まれているのは、どこでしょう。
puzzle-nudge-K4 = 壁は、その側をふさぎます。
puzzle-nudge-K5 = 死んでいないカードが1枚でもあれば、まだゲームに残れます。
puzzle-nudge-K6 = 生きているカードは、全部一度に並びます。
puzzle-nudge-K7 = 殺しの七並べでは、最後の1人になっても続けます。
puzzle-nudge-K8 = 死んだカードの少ない人が上。同じなら、先に抜けた人が上です。
puzzle-nudge-K9 = このテーブルでは、どうなると死にますか。
puzzle-nudge-K10 = このテーブルでは、死んだカードをどこに置きますか。
puzzle-nudge-K11 = 殺しの七並べでは、ジョーカーもトンネルもファンタンも使いません。
puzzle-nudge-S1 = 待たれているカードで、その先は持っていない？　それなら出さずに、相手のパスを減らしましょう。
puzzle-nudge-S2 = 続きのカードは出します。ただし、最後の1枚は止めます。
puzzle-nudge-S3 = 端のカードを持っているスートを進めましょう。
puzzle-nudge-S4 = みんなが待つカードを、だれかが持ったままです。だれが、いつまで止められるでしょう。
puzzle-nudge-S5 = 全員の手札が分かっています。順番と止め方で決まります。
puzzle-nudge-T1 = AとKは隣どうしです。
puzzle-nudge-T2 = トンネルを通って、その先へ続きます。
puzzle-nudge-T3 = AとKがつながっても、両側とも出せます。
puzzle-nudge-T4 = 片方が閉じるのは、AとKがつながってからです。
puzzle-nudge-T5 = ★も、KとAを越えて輪をたどります。

# -- 返事 ----------------------------------------------------------------------------------

puzzle-beside = { $cards }は{ $end }の隣{ $more }
puzzle-beside-more = 、{ $cards }は{ $end }の隣{ $more }
puzzle-beside-all = { $beside }に出せます。{ $waits }
puzzle-beside-waits = { $own ->
    [yes] 手札の{ $cards }
   *[no] { $cards }
}は、{ $whom ->
    [it] その次に出せます。
    [them] それぞれ、その次に出せます。
   *[some] { $right }の次に出せます。
}
puzzle-beside-island = 手札の{ $cards }は、隣が飛び地です。7からの列が届くまで待ちます。
puzzle-beside-sevens = 7がもう並んでいるので、6と8はどのスートでも出せます。
puzzle-touch = { $cards }は{ $end }{ $more }
puzzle-touch-more = に、{ $cards }は{ $end }{ $more }
puzzle-touch-all = { $touch }に触れています。
puzzle-touch-same = { $count ->
    [2] どちらも
   *[other] どれも
}{ $end }に触れています。
puzzle-touch-many = どれも、場のカードに触れています。
puzzle-beside-ends = { $cards }は、どれも列の端の隣です。
puzzle-joker-alone = どこに置いても、そのカードを持っている人は、すぐに出して、★を引き取ります。
puzzle-joker-pairs = どれも、列と手札のあいだの場所です。{ $pairs }。
puzzle-joker-pair = { $beyond }の手前の{ $place }
puzzle-joker-pair-more = { $more }、{ $pair }
puzzle-alive = { $card }は死んでいません。
puzzle-alive-beside = { $side ->
    [left] 左
    [right] 右
    [above] 上
    [below] 下
   *[several] 隣
}の{ $places }がまだ出ていません。
puzzle-alive-together = { $places }がつながって空いています。まとめて死ぬには多すぎます。
puzzle-none-dead = 正解です。死んでいるカードはありません。
puzzle-none-dead-why = まだ出ていないカードは、どれも、すぐ隣に出ていないカードがあります。
puzzle-trap-row = { $tempts }はまだ出せません。{ puzzle-other-row }
puzzle-other-row = すぐ{ $side ->
    [above] 上
   *[below] 下
}の{ $card }は別のスートなので、関係ありません。
puzzle-no-place = 正解です。出せる場所はありません。
puzzle-no-place-why = 今は、どのカードも出せません。

puzzle-gives = 正解です。{ $player }が{ $card }を出して、★を引き取ります。
puzzle-gives-why = ★は{ $card }の場所にあります。{ $card }を持っている人が、すぐに出します。
puzzle-keeps = { $card }は{ $player }の手札に残ります。
puzzle-not-given = 出すのは{ $card }ではありません。
puzzle-not-given-own = ★を出した本人のカードは、呼べません。
puzzle-not-given-beyond = ★と一緒に出すカードです。★に呼ばれたのは、このカードではありません。
puzzle-not-given-joker = 出されたのが★です。★に呼ばれるのは数字のカードです。
puzzle-keeps-other = ★があるのは別の場所です。そこに入るのは、どのカードでしょう。

puzzle-goes-down = { $card }は場に並びます。
puzzle-goes-down-why = 破産した人のカードは、全部その場所に並びます。
puzzle-goes-down-all = 手札は全部、すき間があっても、それぞれの場所に並びます。{ $without ->
    [yes] ★だけは、あなたと一緒にゲームから外れます。
   *[no] { "" }
}
puzzle-goes-down-live = 破産した人の生きているカードは、全部その場所に並びます。
puzzle-goes-down-live-at-once = パスした時点では生きています。生きているカードは一度に並ぶので、互いを死なせることはありません。
puzzle-goes-down-island = 手前にすき間があっても、その場所に並びます。
puzzle-stays = { $card }は場に並びません。
puzzle-stays-joker = ★は、破産した人と一緒にゲームから外れます。
puzzle-stays-dead = 死んでいるカードは場に出ません。
puzzle-lays-none = 正解です。1枚も並びません。
puzzle-lays-none-why = 生きているカードは1枚もありません。
puzzle-island-own = あなたの破産で並んだ{ $card }
puzzle-open-before = { $card }の場所は、前から出せました。
puzzle-open-no-more = { $card }の場所は、前は出せましたが、今の破産で出せなくなりました。
puzzle-opens-none = 正解です。新しく出せるようになった場所はありません。
puzzle-opens-none-why = 出せなかったカードは、まだ出せません。

puzzle-above = { $upper }は{ $lower }より上です。
puzzle-above-joker = { $lower }は★を持ったまま終わりました。それで最下位です。
puzzle-above-last-in = { $lower }は最後まで残り、次の順位になります。
puzzle-above-out = { $upper }は{ $lower }より先に手札を出しきりました。
puzzle-above-dead = 死んだカードは{ $upper }が{ $fewer }枚、{ $lower }が{ $more }枚です。
puzzle-above-earlier = 死んだカードは同じ枚数で、{ $upper }が先に抜けました。
puzzle-above-later = 2人とも破産しています。先に破産したのは{ $lower }です。
puzzle-above-talked = 2人とも破産していますが、{ $talker }は{ $ghost }と話して、その破産の順番を引き継ぎました。
puzzle-above-counted = 2人とも破産していて、順番が先なのは{ $lower }です。
puzzle-above-bankrupt = 破産したのは{ $lower }で、{ $upper }はしていません。

puzzle-passes-right = { $number ->
    [0] 正解です。もう1回もできません。
   *[other] 正解です。あと{ $number }回です。
}
puzzle-passes-more = { $number ->
    [0] まだパスできます。
   *[other] { $number }回より多くできます。
}
puzzle-passes-fewer = { $number ->
    [1] 次のパスで破産です。
   *[other] あと{ $number }回もパスできません。その前に破産します。
}
puzzle-passes-why = { $limit ->
    [0] このテーブルでは、1回でもパスすると破産です。
   *[other] パスは{ $limit }回までで、{ $used ->
        [0] まだ使っていません。
       *[other] もう{ $used }回使いました。カードを出しても、使った分は戻りません。
    }
}
puzzle-passes-forced = ★に呼ばれて出しても、自分の番には数えず、パスも減りません。
puzzle-passes-swapped = 使ったパスの数は、手札についていきます。{ $limit }回のうち{ $used }回です。
puzzle-passes-unlimited = 正解です。何回でもできます。
puzzle-passes-limited = このテーブルでは、パスの回数に限りがあります。
puzzle-passes-limit = { $limit ->
    [0] 1回でもパスすると破産です。
   *[other] パスは{ $limit }回までで、その次は破産です。
}

puzzle-move = { $number }手目：{ $player }、{ $move }
puzzle-move-text = { $text }
puzzle-move-pass = パス
puzzle-move-joker = { $place }に★{ $beyond-count ->
    [0] { "" }
   *[other] （{ $beyond }と一緒に）
}
puzzle-mentioned-pass = パス
puzzle-quoted = 「{ $text }」
puzzle-move-exchange = { $talker }が{ $ghost }と話す
puzzle-legal-move = 「{ $move }」は反則ではありません。
puzzle-illegal-move = 正解です。「{ $move }」は反則です。
puzzle-free-pass = このテーブルでは、出せるカードがあってもパスできます。
puzzle-last-pass = これで破産ですが、このテーブルでは、それでもパスできます。

# 判定の理由を、その手番だった人について言う。
puzzle-of-why-any-seven = 7は、自分の番ならいつでも出せます。
puzzle-of-why-joker-own = { $place }は{ $player }自身の手札にあります。★を置けるのは、ほかの人が持っているカードの場所だけです。
puzzle-of-why-joker-out = これで{ $player }の手札がなくなり、上がりです。
puzzle-of-why-only-joker-left = ただし{ $player }の手札は★だけになり、★を持ったままゲームから外れます。
puzzle-of-why-nothing-fits = 出せたのは{ $places }だけで、どれも{ $player }の手札にありませんでした。
puzzle-of-why-nothing-touches = { $player }の手札に、出せるカードはありませんでした。
puzzle-of-why-hold-back = { $player }は{ $cards }を出せますが、出さなくてもかまいません。
puzzle-of-why-no-pass = { $player }は{ $cards }を出せます。このテーブルでパスできるのは、何も出せないときだけです。
puzzle-of-passes-left = { $left ->
    [0] { $player }の最後のパスです。次にパスすると破産です。
   *[other] このあと、{ $player }はあと{ $left }回パスできます。
}
puzzle-of-why-bankrupt-joker = ★は{ $player }の手に残ります。終わったときに★を持っている人が最下位です。
puzzle-of-why-bankrupt-dead = { $player }の死んでいるカードは場に出ません。

puzzle-only-pass = 正解です。出せるカードがないので、パスです。
puzzle-none-legal = 正解です。どれもできません。
puzzle-none-legal-why = ほかにすることがあるか、パスするしかありません。

puzzle-is-next = 正解です。{ $player }の番です。
puzzle-is-not-next = { $player }の番ではありません。
puzzle-next-clockwise = { puzzle-seat }の次は{ $everybody ->
    [yes] { "" }
   *[no] 、まだ残っている人では
}{ $next }です。
puzzle-seat = { $player }
puzzle-seats = { puzzle-seat }、{ $rest }
puzzle-next-seats = { puzzle-seat }のあと、{ $other }より先に、まだ残っている人の番が来ます。
puzzle-next-beside = { puzzle-seat }の次は、{ $other }ではありません。番は、名前の並びの順に回ります。
puzzle-next-began = 最初に出すのは、♦7を並べた人、つまり{ $player }です。
puzzle-next-skips-dead = { $player }が出せたかもしれない最後のカード、{ $cards }が死にました。{ $player }は抜けたので、飛ばします。
puzzle-next-skips = だから、{ $player }は飛ばします。
puzzle-next-joker = ★を出した{ $player }の次の人の番です。★に呼ばれて出しても、番には数えません。
puzzle-next-one-move = 1人1回ずつ、順番に回ります。
puzzle-next-exchange = 入れ替わっても、番は変わりません。番は手札についていきます。

puzzle-next-alone = もうほかにだれも残っていませんが、殺しの七並べでは1人でも続けます。

puzzle-seen = { $card }はほかの人に見えています。
puzzle-unseen = { $card }はほかの人に見えません。
puzzle-dead-faceup = 死んだカードです。このテーブルでは、表向きにして自分の前に置きます。
puzzle-dead-facedown = 死んだカードですが、このテーブルでは裏向きに置くので、分かるのは枚数だけです。
puzzle-dead-hand = 死んだカードですが、このテーブルでは手札に持ったままなので見えません。
puzzle-alive-in-hand = 生きているカードです。生きているカードは手札に隠れています。
puzzle-none-seen = 正解です。1枚も見えていません。
puzzle-none-seen-why = 死んでいてもいなくても、どれも隠れています。

puzzle-holds = { $card }は{ $player }が持っています。
puzzle-holds-not = { $card }は{ $player }の手札ではありません。
puzzle-holds-why = カードは全部配られています。場にもあなたの手札にもないカードは、相手の手札にあります。
puzzle-holds-all = カードは全部配られています。場にもあなたの手札にもない{ $cards }は、{ $player }が持っています。
puzzle-holds-own = あなたの手札にあります。
puzzle-holds-none = 正解です。{ $player }は1枚も持っていません。
puzzle-holds-none-why = カードは全部、場かあなたの手札にあります。

puzzle-is-in = { $player }はまだ残っています。
puzzle-is-in-why = { $player }の手札は{ $count }枚。まだ続けられます。
puzzle-is-in-passes = { $player }はパスを使い切っただけです。破産するのは、次のパスです。
puzzle-is-in-swapped = { $talker }がお化けの{ $player }に返事をしたので、{ $player }は{ $talker }の手札と席と使ったパスを引き継ぎました。
puzzle-is-gone = { $player }はもう残っていません。
puzzle-gone-out = { $player }は、もう上がりました。
puzzle-gone-bankrupt = { $player }は決められた回数を超えてパスしました。
puzzle-gone-somehow = { $player }は破産しています。
puzzle-gone-talked = { $player }はお化けの{ $ghost }と話したので、破産したことになります。
puzzle-gone-left = { $player }の手札に、もう出せるカードはありません。
puzzle-gone-joker = { $player }の手札は★だけで、もう何も出せません。
puzzle-nobody-in = 正解です。だれもいません。

# -- 最後まで進める ----------------------------------------------------------------------------

puzzle-play-right = { $wording ->
    [0] そのとおり、{ $move }です。
    [1] { $move }、いい手です。
   *[other] { $move }で正解です。
}
puzzle-play-slow = { $move }でもよいのですが、もっと早い手があります。
# もう済んだ手について。
puzzle-play-wrong = { $sort ->
    [pass] パスしたので、
    [joker] { $move }では、
   *[card] { $move }を出したので、
}もう{ $goal ->
    [win] 1位にはなれません。
   *[other] 目標に届きません。
}
puzzle-play-lost = { $count ->
    [0] { $sort ->
        [pass] そのパスで、{ $news }。
       *[card] これで、{ $news }。
    }
    [1] この手のすぐあとに、{ $news }。
   *[other] 最後には、{ $news }。
}
# 1位をねらっていたとき、先に上がる人。
puzzle-play-first = { $own ->
    [yes] あなたが先に上がれます
   *[no] 先に上がるのは{ $player }です
}{ $kept-count ->
    [0] 。
    [1] 。あなたには{ $kept }が残ります。
    [2] 。あなたには{ $kept }が残ります。
   *[other] 。あなたには{ $kept-count }枚残ります。
}
# 次の人が、最後の1枚を出して終わるとき。
puzzle-play-lost-last = { $opened ->
    [yes] { $player }が最後の1枚、{ $card }を出して上がるからです。
   *[no] 次に、{ $player }が最後の1枚、{ $card }を出して上がります。
}
# その手で何が起きたか。
puzzle-let-play = { $later ->
    [yes] あとで、
   *[no] {""}
}{ $own ->
    [yes] あなたが{ $cards }を出せるようになるからです。
   *[no] { $player }に{ $cards }を出されるからです。
}{ $then }
# その人の次の手ではないとき。
puzzle-let-later = { $later ->
    [yes] あとで
   *[no] {""}
}
puzzle-let-next = { $later ->
    [yes] あとで、
   *[no] 続けて、
}
puzzle-let-then = { $told }
puzzle-let-on = { puzzle-let-next }{ $own ->
    [yes] あなたが
   *[no] { $player }が
}{ $cards }を{ $later ->
    [yes] 出します
   *[no] 出せます
}。
puzzle-let-play-broke = 破産したあなたの手札が並ぶので、{ puzzle-let-later }{ $player }が{ $cards }を出せます。{ $then }
puzzle-let-die = 自分の{ $cards }が死にます。
puzzle-let-die-later = { $own ->
    [yes] あとで、自分で出した{ $move }のせいで、自分の{ $cards }が死にます。
   *[no] あとで、{ $player }の{ $move }で、あなたの{ $cards }が死にます。
}
puzzle-let-close = そのあと、{ $player }の{ $move }で、{ $card }が囲まれます。
puzzle-let-time = そのすきに、{ $player }が{ $cards }を出してしまいます。
puzzle-let-stuck = そのあと、出せるカードのない番が{ $count }回来ます。
puzzle-let-joker-back = そのあと、{ $player }が★を{ $card }に置きます。出すのも、★を引き取るのも、あなたです。
puzzle-let-nobody = 先に{ $player }が破産して、★を引き取る人がいなくなります。
puzzle-let-keep-joker = { $cards }を出しても、★は手元に残ったままです。
# 先に上がる人を止められなかったわけ。
puzzle-unstopped-only = { $own }を出すと、もう{ $player }を止められません。
puzzle-unstopped-all = { $cards-count ->
    [one] { $cards }は、あなたには止められません。
   *[other] { $player }のカードは、どれも止められません。
}
puzzle-unstopped-forced = そのころには、もうパスが残っていません。出せるのは{ $own }だけなので、{ $player }に{ $cards }を出されてしまいます。
# 選ばなかった手のこと、正しい手と並べて。
puzzle-instead = もし{ $move }なら、{ $let }
puzzle-lets-play = もし{ $move }なら、{ puzzle-let-later }{ $own ->
    [yes] あなたは
   *[no] { $player }は
}{ $cards }を出せました。{ $then }
puzzle-lets-on = { puzzle-let-next }{ $own ->
    [yes] あなたは
   *[no] { $player }は
}{ $cards }を出せました。
# $first がその手。
puzzle-lets-time = もし{ $first }なら、そのすきに、{ $player }は{ $cards }を出せました。
puzzle-lets-close = もし{ $first }なら、{ $player }の{ $move }で、{ $card }が囲まれるところでした。
puzzle-lets-die-later = もし{ $first }なら、あとで、{ $own ->
    [yes] 自分で出した
   *[no] { $player }の
}{ $move }で、自分の{ $cards }が死ぬところでした。
puzzle-lets-die = もし{ $move }なら、自分の{ $cards }が死ぬところでした。
puzzle-lets-die-earlier = もし{ $move }なら、自分の{ $cards }が死に、同じ枚数の{ $rival }に先に抜けられるところでした。
puzzle-lets-leave = もし{ $move }なら、死んだカードは同じ枚数で、{ $rival }のほうが先に抜けていました。
puzzle-play-reached = { $move }で決まりです。{ $news }。
# ゲームに勝つとき。
puzzle-play-won = { $move }で勝ちです。{ $news }。
# あなたが最後の1枚を出した。言い方は問題ごとに変わる。
puzzle-play-emptied = { $wording ->
    [0] { $move }が最後の1枚でした。
    [1] { $move }で手札がなくなりました。
   *[other] { $move }で上がりです。
}
puzzle-play-sure = { $move }で決まりです。{ $whatever ->
    [yes] あとはだれが何をしても、
   *[no] { "" }
}{ $sure }。

puzzle-ask-own = あなたのゲームから。ここで選んだのは{ $played }でした。もっとよい手はどれでしょう。
puzzle-own-right = そうです。こちらのほうがよい手です。
puzzle-own-because = { $reason }{ $numbers }
puzzle-own-gain = あのときの手より、{ $amount }得です（先を何度も試した平均）。
puzzle-own-played = あのときと同じ手です。
puzzle-own-wrong = これではありません。
puzzle-own-loss = いちばんよい手より、{ $amount }の損です（続きを何度も遊んだ平均）。
puzzle-find-only = 正解です。{ $one }のは、{ $move }だけです。
# 答えのあとに続く手を、1手ずつ。「このあと、レンはパスするしかなく、アオイが♠9を出し、あなたが最後の1枚の♠10を出します。」
puzzle-line = { $sort ->
    [pass] パス
   *[card] { $move }
}のあと、{ $moves }ます。
puzzle-line-more = { $said }、{ $rest }
puzzle-line-last = { $said }
puzzle-line-step = { $player }{ $how ->
    [play] が{ $card }を出し
    [last] が最後の1枚の{ $card }を出し
    [must] は何も出せずにパスし
    [broke] は出せるカードもパスの残りもなく破産し
   *[pass] がパスし
}
# ほかの人が、もう場で済ませた手。
puzzle-lined = そのあと、{ $moves }ました。
puzzle-line-did = { puzzle-line-step }
puzzle-line-so = これで、{ $sure }。
# 手を選ぶだけの問いで。
puzzle-find-wrong = { $sort ->
    [pass] パスでは、
    [joker] { $move }では、
   *[card] { $move }では、
}もう{ $goal ->
    [win] 1位になれません。
   *[other] 目標に届きません。
}
puzzle-find-losing = 正解です。{ $sort ->
    [pass] パスする
    [joker] { $move }を選ぶ
   *[card] { $move }を出す
}と、もう{ $goal ->
    [win] 1位になれません。
   *[other] 目標に届きません。
}
# 正解ではないが、まだ勝てる手。最後に出せるカード。または、だれが破産するか。
puzzle-find-out = 最後の1枚の{ $card }まで、間に合います。
puzzle-find-left = 最後には{ several-players }が破産し、残ったあなたの勝ちです。
puzzle-find-kept = { $move }は、{ $one }手です。探すのは、そうでない手です。
puzzle-can-win = { $player }は、まだ1位になれます。
puzzle-can-win-why = { $number ->
    [0] { $player }は1枚も出さなくても、{ puzzle-can-win-after }
   *[other] { $player }は{ $cards }を出して、{ puzzle-can-win-after }
}
puzzle-can-win-after = { $count ->
    [1] 次の1手で1位になれます。
   *[other] ほかの人の出し方によっては、{ $count }手で1位になれます。
}
puzzle-cannot-win = { $player }は、もう1位になれません。
puzzle-first1 = { $first1 }
puzzle-first2 = { $first2 }
puzzle-first3 = { $first3 }
puzzle-cannot-win-sooner = どう進んでも、1位は{ $count ->
    [1] { puzzle-first1 }
    [2] { puzzle-first1 }か{ puzzle-first2 }
    [3] { puzzle-first1 }か{ puzzle-first2 }か{ puzzle-first3 }
   *[other] ほかの人
}です。
puzzle-held-gone = { $player }は、もうゲームから外れています。
puzzle-held-dead = { $player }は、死んだ{ $cards }を抱えています。
puzzle-held-waits = { $player }の{ $card }は、{ $cards }を待たなければなりません。
puzzle-held-cards = { $player }の手札はまだ{ $count }枚です。

# だれが外れたか、文の途中で。
puzzle-news-out = { $you ->
    [yes] あなた
   *[no] { $player }
}が上がります
puzzle-news-bankrupt = { $you ->
    [yes] あなた
   *[no] { $player }
}が破産します
puzzle-news-left = { $you ->
    [yes] あなた
   *[no] { $player }
}が抜けます
puzzle-news-stuck = { $you ->
    [yes] あなた
   *[no] { $player }
}の手札が★だけになります
puzzle-news-saved = { $card }が場に出ます
puzzle-news-died = { $card }が死にます

# 自分がどうなるか。
puzzle-end-place = { $you ->
    [player] あなたは{ place }です。
   *[nobody] { $player }は{ place }です。
}
# 最後の1枚を、だれが待っていたか。
puzzle-end-kept = { $player }は、最後までこの1枚を待っていました。
puzzle-end-out = { puzzle-end-you }。
puzzle-end-last-in = 最後まで残ったあなたは{ place }です。
puzzle-end-bankrupt = これで{ puzzle-end-you }。
puzzle-end-dead-cards = { puzzle-end-you }。{ $dead ->
    [0] 死んだカードはありません。
   *[other] 死んだカードは{ $dead }枚です。
}
# 相手は、すぐ上の順位の人。1位なら2位の人。
puzzle-end-more-dead = { puzzle-end-you }。死んだカードは{ $rival }が{ $theirs }枚、あなたが{ $dead }枚です。
puzzle-end-fewer-dead = { puzzle-end-you }。{ puzzle-end-fewer }
puzzle-end-fewer = 死んだカードはあなたが{ $dead }枚、{ $rival }が{ $theirs }枚です。
puzzle-end-later = { puzzle-end-you }。死んだカードは{ $rival }も同じ{ $dead }枚ですが、{ $rival }が先に抜けました。
puzzle-end-earlier = { puzzle-end-you }。{ puzzle-end-tie-first }
puzzle-end-tie-first = { puzzle-end-tie }ですが、あなたが先に抜けました。
puzzle-end-tie = 死んだカードは{ $rival }も同じ{ $dead }枚
puzzle-end-you = あなたは{ place }です
puzzle-end-joker = ★が残ったあなたは最下位です。
puzzle-end-joker-last = ★が残った人は最下位です。
puzzle-end-cards = ゲームが終わり、あなたの手札は残ったままです。

# -- ヒント -----------------------------------------------------------------------------------

puzzle-hint-playable-line = スートごとに、7から外へたどってみましょう。最初に空いている場所だけに出せます。その先はまだです。
puzzle-hint-playable-ring = スートごとに、7から外へたどってみましょう。AかKまで来たら、反対の端へ続きます。
puzzle-hint-playable-oneway = スートごとに、7から外へたどってみましょう。AとKがつながっていたら、片方は閉じています。どちらでしょう。
puzzle-hint-playable-touch = 1枚ずつ、まわりを見てみましょう。斜めも数えます。触れるカードがあれば、次は死んでいないかどうか。
puzzle-hint-dead-surround = 上下左右を囲まれたカードが死にます。壁も数えます。斜めは関係ありません。
puzzle-hint-dead-sides = このテーブルでは、左右を囲まれただけで死にます。壁も数えます。
puzzle-hint-dead-group = 逃げ道のない、1枚から3枚の空きを探しましょう。
puzzle-hint-joker = ★を置けるのは、今カードを出せる場所だけです。それから、自分の手札を見てみましょう。
puzzle-hint-gives = ★がある場所を見てください。そこに入るのは、どのカードですか。
puzzle-hint-bankruptcy = すき間があっても、カードは並びます。並んだあと、7からの列はどこまで届くでしょう。
puzzle-hint-rank = まず、だれが破産したか。次に、どちらが先だったか。
puzzle-hint-rank-dead = まず、だれが破産したか。次に、死んだカードが何枚あるか。
puzzle-hint-playable-fantan = 7はいつでも出せます。7が出ているスートは、そこから外へたどって、最初に欠けているカードを見ましょう。
puzzle-hint-bankruptcy-touch = 生きているカードは、それぞれの場所に並びます。並んだあと、新しく触れる場所はどこでしょう。
puzzle-hint-rank-joker = まず、★を持っているのはだれですか。次に、破産したのはだれで、どちらが先ですか。
puzzle-nudge-T1-off = このテーブルに、トンネルはありますか。
puzzle-hint-passes = パスは何回まで。そのうち、もう何回使いましたか。
# この場面で本当にそうであることだけ。
puzzle-hint-theirs = { $held ->
    [1] { $player }の残りは1枚です。あなたのどのカードを待っていますか。
   *[other] { $player }の手札を見ましょう。あなたのカードを待っているのはどれですか。
}
puzzle-hint-waits = { $who ->
    [they] { puzzle-hint-theirs }
    [you] あなたの{ $own }は、だれのカードを待っていますか。
   *[nobody] 1手ずつ、頭の中で試してみましょう。そのあと、ほかの人はどうしますか。
}
puzzle-hint-touch = その1枚で、何が死にますか。自分のカードでしょうか、相手のカードでしょうか。
# ほかの人の手札が見えないとき。
puzzle-hint-find = { $who ->
    [all] だれかが持っている{ $card }は、あなたのどのカードを待っていますか。あなたの{ $own }は、どのカードを待っていますか。
    [they] だれかが持っている{ $card }は、あなたのどのカードを待っていますか。
    [you] あなたの{ $own }は、どのカードを待っていますか。
   *[nobody] 1手ずつ、頭の中で試してみましょう。そのあと、ほかの人には何ができますか。
}
puzzle-hint-own-best = いちばんよい手なら、あのときより{ $amount }の得になります（続きを何度も遊んだ平均）。
puzzle-hint-can-win = 1人ずつ考えましょう。みんなが助けてくれたら、1位になれますか。
puzzle-hint-record = 1手ずつ、頭の中で場に置いてみましょう。
puzzle-hint-legal = 1つずつ見ていきましょう。どのルールで決まりますか。
puzzle-hint-next = 最後に動いた人の、次の席から見ていきましょう。
puzzle-hint-seen = 死んでいるのはどれでしょう。このテーブルでは、死んだカードをどこに置きますか。
puzzle-hint-holds = カードは全部配られています。場に出ていないカードは、どこにあるでしょう。
puzzle-hint-still-in = 上がった人、破産した人、抜けた人はいませんか。

puzzle-hint-rule = { $said }
puzzle-hint-another = もう1つのルール：{ $said }
# 問いが2つある問題で、どちらのことか。
puzzle-hint-part-laid = 並ぶカード：{ $said }
puzzle-hint-part-open = 新しく出せる場所：{ $said }
puzzle-hint-watch = { $player }を見ましょう。{ $card }が場に出ると、どうなりますか。
puzzle-hint-own-cards = あなたが1枚出すと、どこが埋まりますか。自分の手札が危ないかもしれません。
puzzle-hint-own-turns = 自分の次の番を考えましょう。出せるカードは残っていますか。
puzzle-hint-time = { $player }があと何手で終わるか、数えてみましょう。
puzzle-hint-few = 選べるものは多くありません。1つずつ頭の中で試して、その先を考えましょう。
puzzle-hint-not = { $item }は違います。どうしてでしょう。
puzzle-hint-among-1 = { $item1 }は正解に入ります。
puzzle-hint-among-2 = { $item1 }と{ $item2 }は正解に入ります。
puzzle-hint-among-3 = { $item1 }、{ $item2 }、{ $item3 }は正解に入ります。
puzzle-hint-one-of-2 = { $item1 }か{ $item2 }のどちらかです。
puzzle-hint-left = まだ試していないのは、あと1つだけです。
puzzle-hint-first = { $unit ->
    [player] 1位は{ $item }です。
   *[other] 最初は{ $item }です。
}

# 全員の手札が見えているとき、正しい手のどこがよかったか
puzzle-good-it = { $it ->
    [it] それ
    [pass] パス
   *[card] { $it }
}
puzzle-good-own = { puzzle-good-it }で、自分の{ $cards }も出せるようになります。
puzzle-good-end = { $it ->
    [it] {""}
   *[card] { $it }は
}列の端なので、これで出せるようになる人はいません。
puzzle-good-nothing = { $it ->
    [it] これ
   *[card] { $it }
}で出せるようになるカードは、だれにもありません。
# もう一度自分の番が来るまでに、ほかの人にできること。
puzzle-good-only-pass = { $others ->
    [1] { $player }は、パスするしかありません。
    [2] ほかの2人は、パスするしかありません。
   *[other] ほかの人は、みんなパスするしかありません。
}
puzzle-good-pass = { puzzle-good-it }は、ほかの人の助けになりません。{ $left ->
    [0] パスはこれで最後です。
   *[other] { "" }
}
puzzle-good-broke = { $player }は、出せるカードもパスも残っていないので、破産します。
puzzle-good-broke-waits = { $player }は、あなたの{ $card }が出ないと何も出せず、パスも残っていないので、破産します。
# パスのあと。パスの残っていない人の番になった。
puzzle-good-must = パスの残っていない{ $player }は、出すしかありませんでした。
puzzle-good-gives = { puzzle-good-it }で{ $player }は{ $card }を{ $plays ->
    [yes] 出せます
   *[no] 出せたはずです
}{ $so }。
puzzle-good-late = が、あなたが上がるとき、{ $player }の手にはまだ{ $kept-count ->
    [1] { $kept }が残っています
    [2] { $kept }が残っています
   *[other] { $kept-count }枚残っています
}
puzzle-good-soon = が、あなたはあと{ $more }手で目標に届きます
puzzle-good-waits = { $player }は、あなたの{ $card }をまだ待っています。
puzzle-good-kills = { $player }の{ $card }が死にました{ $own-count ->
    [0] 。
   *[other] 。自分の{ $own }も死にますが、それでも間に合います。
}
# 続いて、ほかの人の一手で起きたこと。
# $own：自分のカードが死んだとき。whatever は、何を出しても死んだとき。
puzzle-then-died = { $first ->
    [yes] このあと、
   *[no] さらに、
}{ $player }の{ $card }で、{ $own ->
    [yes] 自分の{ $dead }は死にましたが、それでも間に合います。
    [whatever] 自分の{ $dead }が死にました。これは、何を出していても同じです。
   *[no] { $dead }が死にました。
}
puzzle-then-left = { $player }{ $too ->
    [yes] も
   *[no] は
}、{ $dead ->
    [0] 手札がなくなって
   *[other] 死んだカード{ $dead }枚だけになって
}抜けました。
puzzle-good-costs = { puzzle-good-it }で自分の{ $own }は死にますが、それでも間に合います。
puzzle-good-in-time = { $card }は、もう待てませんでした。空きがあと1か所、{ $free }の場所だけだったからです。
puzzle-good-last-side = { $it ->
    [it] それ
   *[card] { $it }
}で{ $player }の{ $card }は、空きがあと1か所になりました。
# ほかのことが変わらないのがよい手。
puzzle-good-leaves = { $card }のまわりには、まだ空きが{ $left }か所あります。
puzzle-good-fits = { $it ->
    [it] このあとも
   *[card] { $it }のあとも
}、自分の{ $cards }の場所は残っています。
puzzle-good-joker = ★は{ $player }に移りました。
