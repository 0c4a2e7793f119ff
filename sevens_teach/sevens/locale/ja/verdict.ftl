# 判定。まず答え(1文)、それから理由(1、2文)。

two-sentences = { $first }{ $second }

# -- 答え -------------------------------------------------------------------------

play-has-ended = ゲームは終わっています。
you-are-out = あなたはもう上がっています。
you-are-bankrupt = あなたは破産しています。
you-have-left = あなたはもうゲームから抜けています。
you-are-stuck = あなたはもうゲームから外れています。
not-your-turn = あなたの番ではありません。

may-be-played = { $card }は出せます。
has-to-wait = { $card }はまだ出せません。
is-closed-off = { $card }のある側は、もう閉じています。
is-dead = { $card }は死んでいます。
is-down-already = { $card }はもう場に出ています。
is-not-yours = { $card }はあなたの手札にありません。

no-joker = このゲームに★はありません。
joker-not-yours = ★はあなたの手札にありません。
joker-needs-place = ★は、置く場所を決めて出します。
joker-needs-card = ★だけでは出せません。
joker-goes-alone = ★は1枚だけで出します。
joker-cannot-go = { $place }の場所に★は置けません。
joker-not-with = { $place }の場所に★を置いても、{ $card }は一緒に出せません。
joker-may-go = { $place }の場所に★を置けます。
joker-may-go-with = { $place }の場所に★を置き、その先に{ $card }を出せます。
joker-nowhere = ★は今どこにも置けません。

may-pass = パスできます。
must-pass = パスするしかありません。
no-pass = パスはできません。
bankrupt = これで{ $number }回目のパスです。あなたは破産し、手札は全部場に並びます。
bankrupt-alive = これで{ $number }回目のパスです。あなたは破産し、生きているカードは全部場に並びます。

exchange-goes = { $ghost }と{ $talker }が入れ替わります。
exchange-nobody = だれも入れ替わりません。
exchange-not = { $ghost }と{ $talker }は入れ替わりません。

# -- 理由: だれの手番か、だれのカードか ---------------------------------------------------

why-one-left = 残っているのは{ $player }だけです。
why-nobody-left = もうだれも残っていません。
why-everyone-gone = 全員が抜けたか、破産しました。
why-out = 手札がなくなったので、もう番は来ません。
why-bankrupt-before = 破産した人には、もう番は来ません。
why-left = 出せるカードが1枚もなくなったからです。
why-stuck = 手札は★だけで、★では上がれません。
why-turn = 今は{ $player }の番です。
why-turn-but-open = 今の場なら、{ $card }は出せます。
why-sevens-first = 7は始める前に場に並べます。
why-laid = { $player }の破産で並びました。
why-laid-by-somebody = 破産で並びました。
why-own-hand = 出せるのは、自分の手札だけです。
why-others-open = ほかの人が持っています。その人なら、今出せます。
why-others-waiting = ほかの人が持っていますが、今はだれにも出せません。
why-others-dead = ほかの人が持っていますが、死んでいるのでだれにも出せません。

# -- 理由: 7の列と飛び地 ---------------------------------------------------------------

# 破産で、間を空けて並んだカード。だれの破産か分からないときは、人を言わない。
island-laid = { $player }の破産で並んだ{ $card }
island = すき間の先にある{ $card }

why-beside-seven = { $seven }が場に出ています。
why-run = { $seven }から{ $end }まで、すき間なく続いています。
why-run-made = { $end }まで続いていたので、出せました。
why-through-island = { $seven }からの列が{ $island }に届き、その先へ続きました。
why-any-seven = 7は、自分の番ならいつでも出せます。
why-gap = 先に{ $missing }が必要です。
why-no-seven = このスートは{ $seven }から始まりますが、まだ出ていません。
why-island = { $missing }がまだ出ていないので、{ $island }は7からの列につながっていません。
why-island-beyond = 先に{ $missing }が必要です。{ $island }の隣に出せるのは、7からの列が届いてからです。

# -- 理由: トンネル ---------------------------------------------------------------------

why-neighbours = 7からの列が{ $end }に届きました。AとKは隣どうしです。
why-through-tunnel = 7からの列が、トンネルを通って{ $end }まで来ています。
why-neighbours-made = { $end }まで届いていました。AとKは隣どうしです。
why-through-tunnel-made = トンネルを通って{ $end }まで来ていたので、出せました。
why-both-open = AとKがつながっても、両側とも開いたままです。
why-tunnel-far = トンネルの側からも、まだ届いていません。
why-tunnel-gap = トンネルの側も、先に{ $missing }が必要です。
why-tunnel-island = トンネルの側も、{ $missing }がまだ出ていないので、{ $island }はつながっていません。
why-closed = { $entrance }と{ $end }がつながったので、{ $seven }から見てこちら側は閉じました。トンネルを通って{ $missing }が並ばないと、出せません。

# -- 理由: 殺しの七並べ ---------------------------------------------------------------------

why-touches = 場の{ $near }に触れています。
why-touches-nothing = まわりの{ $near }が、どれもまだ出ていません。
why-dead = 上下左右を{ $around }に囲まれたので、もう出せません。
why-dead-at-wall = { $around }に囲まれ、残りは壁なので、もう出せません。
why-dead-between = 左右に{ $around }が並びました。このテーブルでは、それだけで死にます。
why-dead-beside-wall = 片方は{ $around }、反対側は壁です。このテーブルでは、それだけで死にます。
why-dead-together = { $group }は{ $around }に囲まれました。このテーブルでは、囲まれた3枚以下のカードはまとめて死にます。
why-dead-together-at-wall = { $group }は{ $around }と壁に囲まれました。このテーブルでは、囲まれた3枚以下のカードはまとめて死にます。

# -- 理由: ジョーカー --------------------------------------------------------------------------

why-no-joker = ジョーカーを抜いた52枚で遊んでいます。
why-no-joker-killer = 殺しの七並べにジョーカーは入りません。
why-joker-place = 今出せる場所に置くと、そのカードを持っている人が出して、★を引き取ります。
why-joker-place-and-card = 今出せる場所に置き、1つ先のカードも一緒に出します。
why-joker-alone = このテーブルでは、★は1枚だけで出します。
why-joker-down = { $place }はもう出ています。★を置けるのは、まだ出ていないカードの場所だけです。
why-joker-seven = ★は7の代わりになりません。7をいつ出すかは、持っている人が決めます。
why-joker-own = { $place }は自分の手札にあります。★を置けるのは、ほかの人が持っているカードの場所だけです。
why-joker-laid = { $place }を持っている人は、すぐに出して★を引き取ります。
why-joker-laid-made = { $place }を持っている人は、断れません。
why-joker-tunnel = ここは、トンネルを通ってつながっています。
why-joker-out = これで手札がなくなり、上がりです。
why-joker-nowhere-solo = 今出せる場所で、そのカードをほかの人が持っているところにしか置けません。
why-joker-nowhere-pair = 今出せる場所でそのカードをほかの人が持ち、1つ先のカードを自分が持っているところにしか置けません。
why-only-joker-left = ただし手札が★だけになり、★を持ったままゲームから外れます。
why-pair-at-end = { $place }の先には、一緒に出せるカードがありません。
why-pair-down = その先の{ $beyond }はもう出ているので、一緒に出すカードがありません。
why-pair-needs = { $place }の場所に置くなら、1つ先の{ $beyond }も一緒に出します。
why-pair-other = { $place }の1つ先は{ $beyond }です。
why-pair-not-yours = { $beyond }はあなたの手札にありません。

# -- 理由: パス ---------------------------------------------------------------------------------

why-nothing-fits = 今出せるのは{ $places }だけで、どれも手札にありません。
why-nothing-touches = 手札に、出せるカードがありません。
why-hold-back = { $cards }を出せますが、出さなくてもかまいません。
why-no-pass = { $cards }を出せます。このテーブルでパスできるのは、何も出せないときだけです。
passes-left = { $left ->
    [0] このパスで、残りは0回。その次にパスすると、破産です。
   *[other] このパスで、残りは{ $left }回になります。
}
passes-unlimited = パスは何回でもできます。
why-bankrupt = { $limit ->
    [0] このテーブルでは、1回でもパスすると破産です。
   *[other] パスは{ $limit }回までです。
}
why-bankrupt-joker = ★は手元に残ります。終わったときに★を持っている人が最下位です。
why-bankrupt-dead = 死んでいるカードは場に出ません。

# -- 理由: お化け ---------------------------------------------------------------------------------

why-exchange = { $talker }がお化けと話しました。{ $ghost }が{ $talker }の手札と席でゲームに戻り、{ $talker }は破産したことになります。
why-no-ghosts = このテーブルに、お化けは出ません。
why-no-player = { $player }はこのテーブルにいません。
why-same-player = 入れ替わるには、お化けと、ゲームに残っている人の2人が必要です。
why-not-ghost = お化けになるのは破産した人だけです。{ $ghost }は破産していません。
why-talker-gone = つかまるのはゲームに残っている人だけです。{ $talker }はもう残っていません。
