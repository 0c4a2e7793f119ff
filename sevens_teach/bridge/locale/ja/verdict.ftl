# セブンブリッジ。判定：手に対する答え（一文）、それから理由（一、二文）。

# -- 答え ----------------------------------------------------------------------

bridge-match-over = ゲームはもう終わっています。
bridge-deal-over = このディールは終わりました。
bridge-deal-next = 次のカードを配ってもらえます。
bridge-deal-not-yet = 次のカードを配るのはまだです。
bridge-no-renew = 捨て札を切り直す手はありません。
bridge-not-your-turn = あなたの番ではありません。
bridge-not-yet = まだです。
bridge-draw-first = まず山札から1枚。
bridge-may-draw = 山札から引けます。
bridge-drew-already = 今は引けません。
bridge-answer-first = 先に、ポンするかどうかを答えてください。
bridge-may-drop = { $card }を捨てられます。
bridge-not-in-hand = { $cards }は手札にありません。
bridge-keep-one = 1枚残してください。
bridge-may-lay = { $cards }を出せます。
bridge-no-meld = { $cards }だけではメルドになりません。
bridge-may-add = { $card }を付けられます。
bridge-no-such-meld = そのメルドはありません。
bridge-nothing-added = 今は、どこにも付けられません。
bridge-no-fit = { $card }はそこには付けられません。
bridge-may-pon = { $card }をポンできます。
bridge-may-chi = { $card }をチーできます。
bridge-may-no = 見送れます。
bridge-no-pon = それでは{ $card }をポンできません。
bridge-no-chi = それでは{ $card }をチーできません。
bridge-no-call = その捨て札はもらえません。
bridge-nothing-to-call = もらえる捨て札がありません。
bridge-not-asked = 今は聞かれていません。

# -- 理由：勝負、ディール、番 --------------------------------------------------------

bridge-why-target = 罰点の合計が{ $points }点になったので、これが最後のディールでした。
bridge-why-deals = { $deals }ディールのゲームでした。
bridge-why-out = { $player }の手札がなくなりました。次のカードはこれから配られます。
bridge-why-ran-out = 山札がまたなくなったので、上がりはなし。全員の手札を数えます。
bridge-why-deal-next = ディールが終わり、ゲームは続きます。ディーラーは左隣に移ります。
bridge-why-deal-goes-on = まだだれも上がっていません。
bridge-why-renew = 山札がなくなると、いちばん上の1枚を残して捨て札が切り直され、新しい山札になります。これは自動で行われます。
bridge-why-turn = { $player }の番です。
bridge-why-others-asked = 今の捨て札を、ほかの人がほしがるかもしれません。
bridge-why-draw-first = 番は、山札から1枚引くか、ポンかチーで始まります。それから出して、1枚捨てます。
bridge-why-draw = 番の始めに、1枚引きます。山札は残り{ $stock }枚です。
bridge-why-draw-or-call = 番の始めに、1枚引きます。捨て札をもらう手もあります。
bridge-why-drew-already = 引くのは1回の番に1枚で、もう引きました。好きなだけ出して、1枚捨ててください。
bridge-why-called-instead = 捨て札をもらったので、引く代わりになりました。
bridge-why-answer = { $card }が捨てられていて、あなたはもらえます。見送れば、次へ進みます。
bridge-why-drop = どのカードを捨ててもかまいません。捨てたら番は終わりです。
bridge-why-drop-out = 最後の1枚です。捨てれば上がりで、ディールは終わります。
bridge-why-own-hand = 使えるのは自分の手札だけです。
bridge-why-last-discard = このテーブルでは、最後の1枚は捨てて上がります。

# -- 理由：メルド -------------------------------------------------------------------

bridge-why-set = 同じ数字が{ $count }枚で、組になります。
bridge-why-sevens = 7は2枚でも組になります。ほかの数字なら3枚いります。
bridge-why-set-joker = ジョーカーは{ $rank }の1枚として数えます。
bridge-why-lone = 7は1枚だけでも出せます。
bridge-why-run = { $suit }が{ $count }枚続いているので、連番です。
bridge-why-run-two = 7が入っていれば、2枚でも連番になります。
bridge-why-wild = ジョーカーは{ $card }の代わりです。
bridge-why-no-joker = このテーブルにジョーカーはありません。
bridge-why-joker-alone = ジョーカーはメルドの中でほかのカードの代わりになりますが、1枚では出せません。1枚で出せるのは本物の7だけです。
bridge-why-alone = 1枚で出せるのは7だけです。{ $card }には仲間がいります。
bridge-why-two = 同じ数字2枚では足りません。2枚でよいのは7だけです。
bridge-why-two-joker = { $card }とジョーカーで2枚。2枚でよいのは、本物の7があるときだけです。
bridge-why-five = 組は4枚まで。ジョーカーもその1枚に数えます。
bridge-why-set-wild = 同じ数字の組では、ジョーカーはその数字の1枚です。スートは決めません。
bridge-why-two-in-row = 2枚の連番でよいのは、7を含むときだけです。
bridge-why-gap = あいだの{ $cards }がありません。
bridge-why-gap-joker = あいだの{ $cards }がありません。ジョーカーで埋まるのは1枚だけです。
bridge-why-twice = 同じカードとその代わりのジョーカーは、1つのメルドに並びません。
bridge-why-corner = Aは2の前かKのあとに付きます。K、A、2とはつながりません。
bridge-why-low-ace = このテーブルでは、Aは2の前にだけ付きます。
bridge-why-name-joker = ジョーカーがどのカードの代わりか、決めてください。
bridge-why-order = 連番は、続く順に並べます。
bridge-why-neither = { $cards }は、数字もスートもそろっていません。

# -- 理由：付け札 -------------------------------------------------------------------

bridge-why-add = { $player }のメルドに合い、自分のメルドも場に出ています。
bridge-why-add-own = 自分のメルドに合います。
bridge-why-lay-out = これで手札がなくなります。上がりで、ディールは終わりです。
bridge-why-melds = { $count ->
    [0] まだ1つもメルドが出ていません。
   *[other] 場のメルドは{ $count }つです。
}
bridge-why-own-meld = 自分のメルドがまだ場にないので、何も付けられません。
bridge-why-call-add = このテーブルでは、ポンやチーで始めた番に付け札はできません。
bridge-why-takes = そのメルドに付けられるのは{ $cards }です。
bridge-why-full = そのメルドは{ $count }枚で、もういっぱいです。
bridge-why-one-joker = ジョーカーは1枚だけで、もうそこにあります。

# -- 理由：ポンとチー ---------------------------------------------------------------

bridge-why-pon = { $card }と合わせて組になります。引く代わりになり、番があなたに移ります。
bridge-why-chi = { $card }と合わせて連番になります。引く代わりになります。
bridge-why-no = もらえたことは、だれにも知られません。
bridge-why-not-asked = ポンできるカードが捨てられたときに答えます。今はありません。
bridge-why-too-late = もらえるのは最新の捨て札だけ、次の人が引く前だけです。
bridge-why-no-discard = まだだれも捨てていません。
bridge-why-own-discard = それは自分が捨てたカードです。
bridge-why-next-only = チーできるのは次の番の{ $player }だけです。組になるなら、だれでもポンできます。
bridge-why-first-round = 番がひと回りするまで、チーはできません。
bridge-why-first-none = このテーブルでは、番がひと回りするまで、ポンもチーもできません。
bridge-why-pon-first = チーよりポンが先です。まだ、だれかがポンするかもしれません。
bridge-why-once = 聞かれるのは1人1回です。
bridge-why-pon-two = ポンには、手札に{ $rank }があと2枚いります。1枚とジョーカーでもかまいません。
bridge-why-pon-pair = ジョーカーをポンするには、手札に同じ数字が2枚か3枚いります。
bridge-why-that-is-pon = それは組です。ポンと言ってください。
