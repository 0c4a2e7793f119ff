# スペードの問題：問い、前置き、答えへの返事、ヒント。

spades-puzzle-ask-cards = あなたの手札で、出せるのはどれですか。すべて選んでください。
spades-puzzle-ask-trick = このトリックを取るのは誰ですか。
spades-puzzle-ask-worth = このディールは、あなたと{ $partner }にとって何点ですか。
spades-puzzle-ask-goal = 残りは{ $left }トリック。2人で、あと{ $need }トリック必要です。手札はみんな見えています。誰が何を出しても足りるのは、どのカードですか。

spades-puzzle-broken = ♠は解禁されています。
spades-puzzle-not-broken = ほかのスートに♠を出した人は、まだいません。
spades-puzzle-bags = このディールの前、2人のバッグは{ $count }でした。

spades-puzzle-takes = { $player }が取ります。
spades-puzzle-takes-not = { $player }ではありません。
spades-puzzle-why-led = リードは{ $led }で、♠を出した人はいません。{ $led }でいちばん強いのは{ $card }です。
spades-puzzle-why-trump = いちばん強い♠は{ $card }。♠は、ほかのどのスートにも勝ちます。
spades-puzzle-why-spade-led = ♠のリードで、いちばん強いのは{ $card }です。
spades-puzzle-why-never = { $card }はリードの{ $led }でも♠でもありません。何も取れません。

spades-puzzle-points = { $points }
spades-puzzle-right = そのとおりです。
spades-puzzle-wrong = { $points }ではありません。
spades-puzzle-sum-made = 目標{ $target }で{ $tricks }トリック。{ $points }点です。
spades-puzzle-sum-missed = 目標{ $target }に、{ $tricks }トリックしか取れませんでした。{ $points }点です。
spades-puzzle-sum-over = 超えた{ $count }トリックで、{ $count }点増えます。
spades-puzzle-sum-nil = ニル達成で、ほかに{ $points }点。
spades-puzzle-sum-nil-lost = ニル失敗で、ほかに{ $points }点。
spades-puzzle-sum-bags = 10個目のバッグで100点引かれます。
spades-puzzle-not-bags = この超過でバッグが10になり、100点引かれます。
spades-puzzle-not-nil = ニルの点は、達成でも失敗でも、別に数えます。
spades-puzzle-not-nil-sign = ニルは、達成すれば点が増え、失敗すれば減ります。
spades-puzzle-not-ten-over = 超えたトリックは10点ではなく、1点です。
spades-puzzle-not-without-over = 超えた1トリックごとに、1点増えます。
spades-puzzle-not-taken = 目標に届かなければ、取ったトリックは点になりません。
spades-puzzle-not-nothing = 届かなかった目標は、1トリックにつき10点引かれます。
spades-puzzle-not-over-alone = 届いた目標は、1トリックにつき10点です。
spades-puzzle-not-reached = 目標に届かなかったので、引かれます。
spades-puzzle-not-lost = 目標に届いたので、引かれません。

spades-puzzle-reaches = { $card }で足ります。
spades-puzzle-why-reaches = 誰が何を出しても、ここから{ $count }トリック以上取れます。
spades-puzzle-falls-short = { $card }では足りません。
spades-puzzle-why-short = うまく出されると、ここから{ $count }トリックしか取れません。
spades-puzzle-why-short-answer = { $player }が{ $card }を出して、ここから{ $count }トリックしか取れません。

spades-puzzle-hint-follow = リードされたスートは何でしょう。持っていますか。
spades-puzzle-hint-lead = あなたのリードです。ほかのスートに♠を出した人はいますか。
spades-puzzle-hint-trick = まず♠を、それからリードされたスートを見てください。
spades-puzzle-hint-worth = 2人のビッドを足して、2人のトリックを足します。
spades-puzzle-hint-goal = 各スートで、残りのいちばん強いカードは誰が持っているでしょう。そのスートがもうない人は？

spades-puzzle-recall-P1 = 4人で、向かい合わせが味方です。切り札は♠です。
spades-puzzle-recall-P2 = チームの目標は、2人のビッドの合計です。0ビッドはニル、1トリックも取りません。
spades-puzzle-recall-P3 = リードと同じスートがあれば、それを出します。いちばん強い♠、なければリードのスートでいちばん強いカードが取ります。
spades-puzzle-recall-P4 = 目標に届けば、ビッド1つにつき10点、超えた分は1点ずつ。届かなければ、1つにつき10点を失います。
spades-puzzle-recall-P5 = サンドバッグでは、超えたトリックがバッグになり、10個ごとに100点引かれます。
