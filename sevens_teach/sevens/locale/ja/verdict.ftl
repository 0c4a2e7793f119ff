# 判定。まず答え(1文)、それから理由(1、2文)。

two-sentences = { $first }{ $second }

# -- 答え -------------------------------------------------------------------------

play-has-ended = ゲームは終わっています。
you-are-out = あなたはもう上がっています。
you-are-bankrupt = あなたは破産しています。
you-have-left = あなたはもうゲームから抜けています。
you-are-stuck = あなたはもうプレイから外れています。
not-your-turn = あなたの手番ではありません。

may-be-played = { $card }は出せます。
has-to-wait = { $card }はまだ出せません。
is-closed-off = { $card }は閉じた側にあります。
is-dead = { $card }は死んでいるカードです。
is-down-already = { $card }はもう場に出ています。
is-not-yours = { $card }はあなたの手札にありません。

no-joker = このゲームに★はありません。
joker-not-yours = ★はあなたの手札にありません。
joker-needs-place = ★は場所を決めて出します。
joker-needs-card = ★だけでは出せません。
joker-goes-alone = ★は1枚だけで出します。
joker-cannot-go = { $place }の場所に★は出せません。
joker-not-with = { $place }の場所に★を置いても、{ $card }は一緒に出せません。
joker-may-go = { $place }の場所に★を出せます。
joker-may-go-with = { $place }の場所に★を置き、その先に{ $card }を出せます。
joker-nowhere = ★はいまどこにも置けません。

may-pass = パスできます。
must-pass = パスするしかありません。
no-pass = パスはできません。
bankrupt = これで{ $number }回目のパスです。あなたは破産し、手札はすべて場に並びます。
bankrupt-alive = これで{ $number }回目のパスです。あなたは破産し、生きているカードはすべて場に並びます。

exchange-goes = { $ghost }と{ $talker }が入れ替わります。
exchange-nobody = 誰も入れ替わりません。
exchange-not = { $ghost }と{ $talker }は入れ替わりません。

# -- 理由: 誰の手番か、誰のカードか ---------------------------------------------------

why-one-left = 残っているのは{ $player }だけです。
why-nobody-left = もう誰も残っていません。
why-everyone-gone = 全員が抜けたか、破産しました。
why-out = 手札を出しきったので、もう手番は来ません。
why-bankrupt-before = 破産した人には、もう手番は来ません。
why-left = この先出せるカードが1枚もなくなったからです。
why-stuck = 手札は★だけで、★では上がれません。
why-turn = いまは{ $player }の手番です。
why-turn-but-open = いまの場なら、{ $card }は出せるカードです。
why-sevens-first = 7は始める前に場に並べます。
why-laid = { $player }の破産で並びました。
why-laid-by-somebody = 破産で並びました。
why-own-hand = 出せるのは自分の手札にあるカードだけです。
why-others-open = ほかの人が持っていて、いまの場なら、その人が出せます。
why-others-waiting = ほかの人が持っていますが、いまはまだ誰にも出せません。
why-others-dead = ほかの人が持っていますが、死んでいるので、もう誰にも出せません。

# -- 理由: 7の列と飛び地 ---------------------------------------------------------------

# 破産で、間を空けて並んだカード。誰の破産かわからないときは、人を言わない。
island-laid = { $player }の破産で並んだ{ $card }
island = 間を空けて並んでいる{ $card }

why-beside-seven = { $seven }が場に出ています。
why-run = { $seven }から{ $end }までつながっています。
why-through-island = { $seven }からの列が、{ $island }を通りぬけました。
why-any-seven = 7は、自分の手番ならいつでも出せます。
why-gap = 7の列は{ $end }までで、{ $missing }がまだ場に出ていません。
why-no-seven = このスートは{ $seven }から始まりますが、まだ場に出ていません。
why-island = { $missing }がまだ場に出ていないので、{ $island }は7の列につながっていません。
why-island-beyond = { $missing }がまだ場に出ていません。{ $island }の隣は、7の列が届くまで出せません。

# -- 理由: トンネル ---------------------------------------------------------------------

why-neighbours = 7の列が{ $end }に届いていて、AとKは隣どうしです。
why-through-tunnel = 7の列が、トンネルを通って{ $end }まで来ています。
why-both-open = AとKがつながっても、両側とも出せます。
why-tunnel-far = トンネルの側からも、まだ届いていません。
why-tunnel-gap = トンネルの側も、{ $missing }がまだ場に出ていません。
why-tunnel-island = トンネルの側も、{ $missing }がまだ場に出ていないので、{ $island }はつながっていません。
why-closed = 7の列で{ $entrance }と{ $end }がつながったので、{ $seven }からこちら側は閉じました。トンネルを通って、{ $missing }が先です。

# -- 理由: 殺しの7並べ ---------------------------------------------------------------------

why-touches = 場に出ている{ $near }に接しています。
why-touches-nothing = 接している{ $near }が、どれもまだ場に出ていません。
why-dead = 上下左右の{ $around }がすべて場に出たので、もう出せません。
why-dead-at-wall = { $around }が場に出て、残りは壁なので、もう出せません。
why-dead-between = 左右の{ $around }が場に出たので、このルールではもう出せません。
why-dead-beside-wall = 片側には{ $around }が出ていて、反対側は壁なので、このルールではもう出せません。
why-dead-together = { $group }は、{ $around }にすっかり囲まれました。このルールでは、囲まれた3枚以下のカードはまとめて死にます。
why-dead-together-at-wall = { $group }は、{ $around }と壁にすっかり囲まれました。このルールでは、囲まれた3枚以下のカードはまとめて死にます。

# -- 理由: ジョーカー --------------------------------------------------------------------------

why-no-joker = ジョーカーを抜いた52枚で遊んでいます。
why-no-joker-killer = 殺しの7並べにジョーカーは入りません。
why-joker-place = いま出せるカードの場所に置くと、そのカードを持っている人が、それを出して★を引き取ります。
why-joker-place-and-card = いま出せるカードの場所に置き、一つ先のカードも一緒に出します。
why-joker-alone = このルールでは、ほかのカードを一緒には出せません。
why-joker-down = { $place }はもう場に出ています。★を出せるのは、まだ出ていないカードの場所だけです。
why-joker-seven = ★は7の代わりにはなりません。いつ7を出すかは、持っている人が決めます。
why-joker-own = { $place }は自分の手札にあります。★を出せるのは、ほかの人が持っているカードの場所だけです。
why-joker-laid = { $place }を持っている人は、すぐにそれを出して★を引き取ります。
why-joker-tunnel = ここはトンネルを通ってつながっています。
why-joker-out = これで手札がなくなり、上がりです。
why-joker-nowhere-solo = 置けるのは、いま出せる場所で、そのカードをほかの人が持っているところだけです。
why-joker-nowhere-pair = 置けるのは、いま出せる場所でそのカードをほかの人が持ち、一つ先のカードが自分の手札にあるところだけです。
why-only-joker-left = ただし手札が★だけになるので、★を持ったままプレイから外れます。
why-pair-at-end = { $place }の先には、一緒に出せるカードがありません。
why-pair-down = その先の{ $beyond }がもう場に出ているので、一緒に出せるカードがありません。
why-pair-needs = { $place }の場所に置くなら、一つ先の{ $beyond }も一緒に出します。
why-pair-other = { $place }の一つ先は{ $beyond }です。
why-pair-not-yours = { $beyond }はあなたの手札にありません。

# -- 理由: パス ---------------------------------------------------------------------------------

why-nothing-fits = いま場に出せるのは{ $places }だけで、どれも手札にありません。
why-nothing-touches = 手札に出せるカードがありません。
why-hold-back = { $cards }を出せますが、出さずに止めてもかまいません。
why-no-pass = { $cards }を出せます。このルールでは、パスは何も出せないときだけです。
passes-left = { $left ->
    [0] パスはこれが最後で、次にパスすると破産です。
   *[other] このあと、パスはあと{ $left }回できます。
}
passes-unlimited = パスの回数に制限はありません。
why-bankrupt = { $limit ->
    [0] このルールでは、1回でもパスすると破産です。
   *[other] パスは{ $limit }回までです。
}
why-bankrupt-joker = ★は手元に残ります。終わったときに★を持っている人が最下位です。
why-bankrupt-dead = 死んでいるカードは場に出ません。

# -- 理由: お化け ---------------------------------------------------------------------------------

why-exchange = { $talker }がお化けと話しました。{ $ghost }がその手札と席でゲームに戻り、{ $talker }は破産したことになります。
why-no-ghosts = お化けのルールは使っていません。
why-no-player = { $player }はこのテーブルにいません。
why-same-player = お化けと、プレイ中の人の二人が必要です。
why-not-ghost = お化けになるのは破産した人だけで、{ $ghost }は破産していません。
why-talker-gone = つかまるのはプレイ中の人だけで、{ $talker }はもう外れています。
