# テーブルのヒント。まず問いかけ。自分のカード、誰か、★について聞き、見えないカードには触れない。

hint-again = もう一度押すと、答えを言います。
hint-nudge-own = { $card }が待っています。自分のどのカードを出せば、次に置けますか。
hint-nudge-way = 列は、自分の{ $card }までまだ届いていません。近づけるのは、自分のどのカードですか。
hint-nudge-one = 出せるのは{ $cards }だけです。出しますか、手元に残しますか。
hint-nudge-must = 出せるのは{ $cards }だけ。パスも残っていません。
hint-nudge-any = 出せるのは{ $cards }です。それぞれ、出したあと、その隣に置けるのはどのカードですか。自分の手札にありますか。
hint-nudge-nothing = { $cards }のうち、出しても誰にも道が開かないのはどれですか。
# どれを出しても道が開かないとき。殺しの七並べで、答えが1つに決まらないとき。
hint-nudge-none-opens = 出せるのは{ $cards }です。出すと、誰かに道が開くものはありますか。
hint-nudge-around = 出せるのは{ $cards }です。それぞれの周りを見てみましょう。誰のカードが置けそうですか。
hint-nudge-behind = { $cards }のうち、その先にあるほかの人のカードがいちばん少ないのはどれですか。
hint-nudge-passes = { $player }の残りパスは{ $left }回です。今、カードを出す必要がありますか。
hint-nudge-spare = パスはあと{ $left }回できます。{ hint-nudge-wait }
hint-nudge-wait = { $cards-count ->
    [0] 今、★を置く必要がありますか。
    [1] 今、{ $cards }を出す必要がありますか。
   *[other] 出せるのは{ $cards }です。今、どれかを出す必要がありますか。
}
# 殺しの七並べ。
hint-nudge-side = 手札の{ $card }は、場での置き場所のまわりの空きがあと1か所です。待っていられますか。
hint-nudge-side-group = 手札の{ $card }は、場での置き場所があと1枚で囲まれてしまいます。待っていられますか。
hint-nudge-kills = { $cards }のうち、ほかの人のカードを囲んでしまえるのはどれですか。
hint-nudge-presses = { $cards }のうち、ほかの人のカードの空きを、あと1か所にできるのはどれですか。
hint-nudge-spares = { $cards }の中には、出すと自分の手札が困るものがあります。困らないのはどれですか。
hint-nudge-places = { $cards }のうち、ほかの人に開ける場所がいちばん少ないのはどれですか。
hint-nudge-sides = { $cards }のうち、空きがいちばん少ないのはどれですか。
hint-nudge-joker = ★が手に残ると最下位です。どこに置けますか。

# 前のヒントとまったく同じ問いになるとき。
hint-nudge-own-again = { $cards }はまだ待っています。次に置けるようにするのは、自分のどのカードですか。
hint-nudge-way-again = もう一度{ $cards }です。列を近づけるのは、自分のどのカードですか。
hint-nudge-same = 前と同じ質問です：{ $cards }。

# 次に、その手。

hint-play = { $move }を出しましょう。
hint-joker = { $move }を置きましょう。
hint-pass = ここはパスです。
# 続けて、理由を1つ：今言った手がもたらすこと。
hint-room = 次に自分の{ $cards }が置けるようになります。
hint-leads = 列が自分の{ $cards }に近づきます。
hint-opens-nothing = 誰にも新しい場所は開きません。
hint-keeps = { $places }は開かないままです。
# どれにも当てはまらないときは、今の場面について本当のことを1つ。
hint-saves-pass = パスを1回使わずにすみます。
hint-row-end = そのあと、その列に来るのは{ $cards }だけです。
hint-fewer = その先にあるほかの人のカードは{ $count }枚で、{ $card }の先には{ $more }枚あります。
hint-for-later = { $card }をあとに取っておけて、{ $places }も開きません。
hint-last-of-suit = これで、そのマークの手札はなくなります。
hint-no-harm = 自分の手札は困りません。
hint-all-far = ほかの人はみんな、まだ{ $count }枚以上持っています。
hint-one-fewer = 手札が1枚減ります。
hint-can-afford = { $left ->
    [1] パスはまだ1回できます。
   *[other] パスはあと{ $left }回できるので、1回使う余裕があります。
}
hint-not-nearer = { $move }を出しても、列は自分のどのカードにも近づきません。
# パス。ほかの人もみんなパスするしかないとき。
hint-only-own = 今出せるのは、あなたのカードだけです。パスすれば、ほかの全員がパスを1回使います。
hint-pass-breaks = パスすれば、{ $player }は破産です。今出せるのは、あなたのカードだけですから。
hint-only-own-broke = 今出せるのは、あなたのカードだけです。{ $player }にはパスが残っていません。あなたがパスすれば、{ $player }は破産です。
# ほとんど同じくらいよい手がほかにあるとき。
hint-also = { $move }でも、ほとんど変わりません。
hint-also-pass = パスでも、ほとんど変わりません。
# 殺しの七並べ。言った手が、自分のカードを死なせるとき。
hint-costs = { $move }を出すと、自分の{ $cards }が死にます。
hint-costs-still = 自分の{ $cards }は死にますが、それでも、これよりよい手は見つかりませんでした。

# 理由。手がもたらすことはconsequences.ftlに、そのほかはここに。

advice-only = ほかに出せるカードがありません。パスをすると、{ $left ->
    [0] 破産です。
    [1] 最後の1回を使ってしまいます。
   *[other] 残り{ $left }回のうち1回を使います。
}
advice-only-free = ほかに出せるカードがありません。
advice-behind = 出せるカードのうち、ほかの人をいちばん助けないのは{ $card }です。その先にあるほかの人のカードは{ $count }枚です。
advice-places = 出せるカードのうち、ほかの人に開ける場所がいちばん少ないのは{ $card }です（{ $count }か所）。
advice-sides = 出せるカードのうち、空きがいちばん少ないのは{ $card }です（{ $count }か所）。
advice-pass = 代わりにパスをすると、{ $left ->
    [0] 破産です。
    [1] 最後の1回を使ってしまいます。
   *[other] 残り{ $left }回のうち1回を使います。
}
advice-alike = 先を読んでみましたが、これよりはっきり良いカードはありませんでした。パスをすると、{ $left ->
    [0] 破産です。
    [1] 最後の1回を使ってしまいます。
   *[other] 残り{ $left }回のうち1回を使います。
}
advice-ahead = 先を何度も読んでみたところ、平均してこれがいちばん良い結果でした。
advice-rids-joker = ★を手放せます。★が手に残った人は最下位です。
# $harmは下の2つのどちらか。
advice-spares = { $card }なら、自分の手札は困りません。{ $harm }。
advice-waits = 今はどれを出しても、自分の手札が困ります。{ $harm }。
advice-would-kill = { $card }を出すと、自分の{ $cards }が死にます
advice-would-endanger = { $card }を出すと、自分の{ $cards }が危なくなります
advice-can-wait = 自分のカードは、どれも今は危なくありません。待っていられます。
advice-tried = 先を読んでみましたが、これよりはっきり良い手はありませんでした。
