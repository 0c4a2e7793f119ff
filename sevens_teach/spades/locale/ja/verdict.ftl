# スペード。判定：手に対する答え（一文）、それから理由（一、二文）。

spades-side = { $first }と{ $second }

# -- 答え ----------------------------------------------------------------------

spades-match-over = ゲームはもう終わっています。
spades-deal-over = このディールは終わりました。
spades-deal-next = 次のカードを配ってもらえます。
spades-deal-not-yet = 次のカードを配るのはまだです。
spades-not-your-turn = あなたの番ではありません。

spades-may-look = 手札を見てかまいません。
spades-looked-already = もう見ています。
spades-may-bid = { $tricks }と宣言できます。
spades-may-nil = ニルを宣言できます。
spades-may-blind-nil = ブラインドニルを宣言できます。
spades-no-blind-nil = ここではブラインドニルはありません。
spades-not-blind = もう手札を見たので、ブラインドになりません。
spades-look-first = 先に手札を見てください。
spades-bids-over = ビッドは終わりました。
spades-bid-stands = ビッドは変えられません。

spades-may-play = { $card }は出せます。
spades-bids-first = まずビッドです。
spades-played-already = { $card }はもう出ています。
spades-not-yours = { $card }はあなたの手札にありません。
spades-no-joker = このゲームにジョーカーはありません。
spades-must-follow = { $suit }を出さなければなりません。
spades-not-broken = ♠でのリードはまだできません。

# -- 理由：勝負と番 --------------------------------------------------------------

spades-why-won = { $points }対{ $others }で、{ $side }が勝ちました。
spades-why-last-trick = 13トリックが全部終わり、次のカードはこれから配られます。
spades-why-deal-next = 13トリックが全部終わり、まだ勝負がついていません。ディーラーは左隣に移ります。
spades-why-deal-chance = カードは配られるもので、選ぶことはできません。配ってもらうだけです。
spades-why-deal-bids = { $player }がまだビッドしていません。
spades-why-deal-tricks = まだ{ $left }枚残っています。
spades-why-turn = { $player }の番です。
spades-why-turn-bid = { $player }がビッドする番です。ディーラーの左隣から順に回ります。

# -- 理由：ビッド ------------------------------------------------------------------

spades-why-look = 見たら、ブラインドニルはもう宣言できません。
spades-why-looked = 一度見た手札は、見なかったことにできません。
spades-why-look-bidding = ビッドは1人1回で、もうみんな手札を見ています。
spades-why-look-open = このテーブルでは、配られたらすぐ手札を見ます。
spades-why-target = { $partner }は{ $other }と宣言しました。合わせて{ $target }トリックが組の目標です。
spades-why-target-nil = { $partner }はニルです。目標の{ $target }トリックは、あなた1人で取ります。
spades-why-target-open = { $partner }のビッドと足した数が、組の目標になります。
spades-why-nil = 1トリックも取らなければ100点、取ってしまえばマイナス100点です。
spades-why-blind-nil = 1トリックも取らなければ200点、取ってしまえばマイナス200点です。
spades-why-no-blind-nil = このテーブルでは、みんな手札を見てからビッドします。
spades-why-not-blind = ブラインドニルは、手札を見る前に宣言するものです。
spades-why-look-first = 見ないまま宣言できるのは、ブラインドニルだけです。
spades-why-bids-over = ビッドは1人1回で、変更はできません。あなたのビッドは{ $bid }です。
spades-bid-number = { $tricks }
spades-bid-nil = ニル
spades-bid-blind-nil = ブラインドニル

# -- 理由：カード ------------------------------------------------------------------

spades-why-no-joker = 52枚で遊びます。
spades-why-unseen = まだ手札を見ていません。
spades-why-bids-first = { $player }がまだビッドしていません。4人ともビッドするまで、だれもリードしません。
spades-why-played = 第{ $trick }トリックで{ $player }が出しました。
spades-why-played-now = このトリックで{ $player }が出しました。
spades-why-others = 出せるのは自分の手札だけです。
spades-why-lead = あなたのリードです。♠のほかなら、どのスートでも出せます。
spades-why-lead-any = あなたのリードです。♠はもう解禁されたので、どのスートでも出せます。
spades-why-lead-broken = { $player }がほかのスートに{ $card }を出したので、♠は解禁されています。
spades-why-lead-only = 手札が♠だけなので、♠でリードできます。
spades-why-follow = リードは{ $led }。同じスートです。
spades-why-void = リードは{ $led }。{ $suit }がないので、どのカードでも出せます。
spades-why-trump = リードは{ $led }。{ $suit }がないので、どのカードでも、♠でも出せます。
spades-why-must-follow = リードは{ $led }で、{ $cards }を持っています。
spades-why-not-broken = ほかのスートに♠を出した人がまだいません。それに{ $cards }を持っています。
