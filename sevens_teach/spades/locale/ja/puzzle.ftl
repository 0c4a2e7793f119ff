# スペードの問題：問い、前置き、答えへの返事、ヒント。

spades-puzzle-ask-cards = あなたの手札で、出せるのはどれですか。
spades-puzzle-ask-trick = このトリックを取るのはだれですか。
spades-puzzle-ask-worth = このディールで、あなたと{ $partner }の組は何点になりましたか。
spades-puzzle-ask-goal = 残りは{ $left }トリック。あなたの組は、あと{ $need }トリック必要です。手札はみんな見えています。だれが何を出しても足りるのは、どのカードですか。

spades-puzzle-broken = ♠は解禁されています。
spades-puzzle-not-broken = ほかのスートに♠を出した人は、まだいません。
spades-puzzle-bags = このディールの前、あなたの組のバッグは{ $count }個でした。

spades-puzzle-takes = { $player }が取ります。
spades-puzzle-takes-not = { $player }ではありません。
spades-puzzle-why-led = リードは{ $led }で、♠を出した人はいません。{ $led }でいちばん強いのは{ $card }です。
spades-puzzle-why-trump = いちばん強い♠は{ $card }。♠は、ほかのどのスートにも勝ちます。
spades-puzzle-why-spade-led = ♠のリードで、いちばん強いのは{ $card }です。
spades-puzzle-why-never = { $card }は、リードの{ $led }でも♠でもないので、トリックを取れません。
spades-puzzle-why-never-spade = ♠のリードでは、♠でなければ取れません。{ $card }では取れません。

spades-puzzle-points = { $points }
spades-puzzle-right = そのとおりです。
spades-puzzle-wrong = { $points }ではありません。
spades-puzzle-sum-made = 目標{ $target }で{ $tricks }トリック。{ $points }点です。
spades-puzzle-sum-missed = 目標{ $target }に、{ $tricks }トリックしか取れませんでした。{ $points }点です。
spades-puzzle-sum-over = 超過{ $count }トリックで、{ $count }点増えます。
spades-puzzle-sum-nil = ニル達成で、ほかに{ $points }点。
spades-puzzle-sum-nil-lost = ニル失敗で、ほかに{ $points }点。
spades-puzzle-sum-bags = 10個目のバッグで100点引かれます。
spades-puzzle-not-bags = この超過でバッグが10個になり、100点引かれます。
spades-puzzle-not-nil = ニルの点は、達成でも失敗でも、別に数えます。
spades-puzzle-not-nil-sign = ニルは、達成すれば点が増え、失敗すれば減ります。
spades-puzzle-not-ten-over = 超過は1トリックにつき10点ではなく、1点です。
spades-puzzle-not-without-over = 超過1トリックごとに、1点増えます。
spades-puzzle-not-taken = 目標に届かなければ、取ったトリックは点になりません。
spades-puzzle-not-nothing = 目標に届かなければ、ビッド1つにつき10点引かれます。
spades-puzzle-not-over-alone = 目標に届けば、ビッド1つにつき10点です。
spades-puzzle-not-reached = 目標に届かなかったので、引かれます。
spades-puzzle-not-lost = 目標に届いたので、引かれません。

spades-puzzle-goal-right = { $card }で足ります。
spades-puzzle-goal-why-right = だれが何を出しても、ここから{ $count }トリック以上取れます。
spades-puzzle-goal-wrong = { $card }では足りません。
spades-puzzle-goal-why-wrong = うまく出されると、ここから{ $count ->
    [0] 1トリックも取れません。
   *[other] { $count }トリックしか取れません。
}
spades-puzzle-goal-why-answer = { $player }が{ $card }を出して、ここから{ $count ->
    [0] 1トリックも取れません。
   *[other] { $count }トリックしか取れません。
}

# -- 相手を止める、ニルを守る、捨てる、♠でリードするか待つか -------------------------------

spades-puzzle-ask-set = 残りは{ $left }トリック。相手の組は、あと{ $need }トリック必要です。手札はみんな見えています。相手が何を出しても目標に届かせないのは、どのカードですか。
spades-puzzle-set-right = { $card }なら、相手は目標に届きません。
spades-puzzle-set-why-right = 相手が何を出しても、あなたの組がここから{ $count }トリック以上取ります。相手の分は足りなくなります。
spades-puzzle-set-wrong = { $card }では、相手が目標に届いてしまいます。
spades-puzzle-set-why-wrong = うまく出されると、あなたの組はここから{ $count }トリックしか取れず、相手が目標に届きます。
spades-puzzle-set-why-answer = { $player }が{ $card }を出すと、あなたの組はここから{ $count }トリックしか取れず、相手が目標に届きます。

spades-puzzle-ask-cover = { $partner }はニルを宣言し、まだ1トリックも取っていません。残りは{ $left }トリック。手札はみんな見えています。相手が何を出してもニルを守れるのは、どのカードですか。
spades-puzzle-cover-right = { $card }で守れます。
spades-puzzle-cover-why-right = ここから先、パートナーがトリックを取らされることはありません。
spades-puzzle-cover-wrong = { $card }では守れません。
spades-puzzle-cover-why-wrong = このあとどうしても、パートナーがトリックを取らされます。
spades-puzzle-cover-why-now = このトリックを、{ $player }の{ $card }が取ってしまいます。
spades-puzzle-cover-why-answer = { $player }が{ $card }を出して、パートナーがトリックを取らされます。

spades-puzzle-ask-throw = リードは{ $led }で、あなたは持っていません。手札はみんな見えています。あなたの組がいちばん多く取れるように、どれを捨てますか。
spades-puzzle-throw-right = { $card }です。
spades-puzzle-throw-why-right = ここから{ $count }トリック取れます。ほかのカードでは、ここまで取れません。
spades-puzzle-throw-wrong = { $card }を出すと、1トリック損をします。
spades-puzzle-throw-why-wrong = ここから{ $count ->
    [0] 1トリックも取れません。
   *[other] { $count }トリックしか取れません。
}もっと取れる捨て方があります。
spades-puzzle-throw-why-answer = { $player }が{ $card }を出して、ここから{ $count ->
    [0] 1トリックも取れません。
   *[other] { $count }トリックしか取れません。
}もっと取れる捨て方があります。

spades-puzzle-ask-lead = あなたのリードで、♠も出せます。手札はみんな見えています。今♠でリードするか、待つか。多く取れるのはどちらですか。
spades-puzzle-lead = ♠でリードする
spades-puzzle-wait = ♠は待つ
spades-puzzle-lead-right = 今が♠の出しどきです。
spades-puzzle-lead-wrong = ♠はまだ早すぎます。
spades-puzzle-wait-right = 待つのが正解です。
spades-puzzle-wait-wrong = 待つと損をします。
spades-puzzle-lead-why = { $card }なら、ここから{ $count }トリック。{ $other }なら{ $others }トリックです。
spades-puzzle-wait-why = { $card }なら、ここから{ $count }トリック。{ $other }なら{ $others }トリックです。

# -- 数える、宣言する、読む ---------------------------------------------------------------------

spades-puzzle-ask-sure = ♠を{ $count }枚持っています。ほかの♠をだれが持っていても確実に取れるのは、何トリックですか。
spades-puzzle-sure-played = もう出た♠は{ $cards }です。
spades-puzzle-sure-right = { $count ->
    [0] 確実なものはありません。
   *[other] 確実なのは{ $count }トリックです。
}
spades-puzzle-sure-many = { $count }は欲ばりすぎです。
spades-puzzle-sure-few = { $count }は控えめすぎます。
spades-puzzle-sure-why-all = { $cards }より強い♠は、もうほかにありません。
spades-puzzle-sure-why = あなたの♠のうち{ $count }枚は、{ $cards }に負けるかもしれません。{ $rest ->
    [0] これで全部です。
   *[other] 残りの{ $rest }枚は取れます。
}
spades-puzzle-sure-why-few = 強い♠1枚に負けるのは、自分の♠1枚だけです。残りの{ $sure }枚は取れます。

spades-puzzle-ask-bid = あなたがビッドする番です。何と宣言しますか。
spades-puzzle-bid-nil = ニル
spades-puzzle-bid-right = この手札なら、{ $bid }です。
spades-puzzle-bid-many = { $bid }は多すぎます。
spades-puzzle-bid-few = { $bid }では、もったいないです。
spades-puzzle-bid-nil-wrong = ニルではありません。
spades-puzzle-bid-why-safe = 取らされるカードがありません。強いカードのそばには弱いカードがあり、♠は少なく、弱いものばかりです。
spades-puzzle-bid-why-low = 数えなおしてみましょう。取れそうなカードがほとんどありません。取らされるカードがあるかどうかが問題です。
spades-puzzle-bid-why-not-nil = { $cards }が、いずれトリックを取ってしまいます。
spades-puzzle-bid-count = およそ{ $count }トリックの手札です。まず取れそうなのは{ $cards }。それに長い♠と、なくなったスートに出す♠を足します。
spades-puzzle-bid-others = ほかの人のビッドの合計はもう{ $others }。残りは{ $left }トリックしかありません。

spades-puzzle-ask-partner = パートナーの{ $partner }は{ $bid }と宣言しました。あなた以外の3人の手札です。パートナーの手札はどれですか。
spades-puzzle-ask-partner-nil = パートナーの{ $partner }はニルを宣言しました。あなた以外の3人の手札です。パートナーの手札はどれですか。
spades-puzzle-partner-right = それがパートナーの手札です。
spades-puzzle-partner-wrong = その手札ではありません。
spades-puzzle-partner-why = 数えると、およそ{ $count }トリックです。
spades-puzzle-partner-why-nil-right = 取らされるカードがありません。
spades-puzzle-partner-why-nil-wrong = { $card }がトリックを取ってしまいます。

spades-puzzle-ask-tells = あなたが最後に出します。場のカードのうち、出した人の手札のことがいちばんよく分かるのはどれですか。
spades-puzzle-tells-card = { $player }の{ $card }
spades-puzzle-tells-most = いちばんよく分かるのは{ $card }です。
spades-puzzle-tells-little = { $card }からは、あまり分かりません。
spades-puzzle-tells-why-threw = { $player }はフォローしませんでした。もう{ $led }は1枚もありません。
spades-puzzle-tells-why-ruffed = { $player }は{ $led }がなくて、♠を出しました。これからは{ $led }で取ろうとしても、♠を出されます。
spades-puzzle-tells-why-followed = { $player }はフォローしました。あればだれでもそうします。
spades-puzzle-tells-why-led = { $player }のリードです。どのスートでも選べました。

spades-puzzle-ask-play = 残りは{ $left }トリックで、あなたの組はあと{ $need }トリック必要です。手札はみんな見えています。最後まで出しましょう。相手も全力です。
spades-puzzle-play-on = { $card }。その調子です。

# -- ヒント --------------------------------------------------------------------------------------

spades-puzzle-hint-set = 相手に必要な数を数えましょう。それを取るのはどのカードでしょう。先に取れますか。
spades-puzzle-hint-cover = { $partner }の手札は{ $cards }です。取らされそうなのはどれで、その上を出せるのはだれでしょう。
spades-puzzle-hint-throw = { $led }はもうありません。あとで取れるカードと、もう取れないカードはどれでしょう。
spades-puzzle-hint-lead-or-wait = ♠でリードすると、ほかの人の♠はどうなりますか。待つと、自分の♠はどうなりますか。
spades-puzzle-hint-sure = いちばん弱い自分の♠より強くて、ほかの人が持っているのは{ $cards }。1枚に負けるのは、自分の1枚だけです。
spades-puzzle-hint-bid = まず強いカードを数えます。♠は{ $count }枚。4枚目からは、1枚がほぼ1トリックです。
spades-puzzle-hint-bid-low = いちばん強いカードは{ $card }です。取らされるでしょうか。
spades-puzzle-hint-partner = 手札ごとに数えましょう。Aは1。同じスートがもう1枚あるKは、1より少し下。4枚目からの♠も、1枚につき1より少し下です。{ $bid }になるのはどれですか。
spades-puzzle-hint-partner-nil = 勝ってしまうカードがない手札はどれでしょう。A、1枚だけのK、強い♠を探してください。
spades-puzzle-hint-tells = リードは{ $led }です。フォローした人と、しなかった人は？
spades-puzzle-hint-play-out = 各スートのいちばん強いカードはだれのもので、♠を出せるのはだれでしょう。確実なトリックは、相手に道を開かないときに取ります。

spades-puzzle-hint-follow = リードされたスートは何でしょう。持っていますか。
spades-puzzle-hint-lead = あなたのリードです。ほかのスートに♠を出した人はいますか。
spades-puzzle-hint-trick = まず♠を、それからリードされたスートを見てください。
spades-puzzle-hint-worth = 2人のビッドを足して、2人のトリックを足します。
spades-puzzle-hint-goal = 各スートで、残りのいちばん強いカードはだれが持っているでしょう。そのスートがもうない人は？

spades-puzzle-recall-P1 = 4人で、向かい合わせの2人が組です。切り札は♠です。
spades-puzzle-recall-P2 = 組の目標は、2人のビッドの合計です。0の宣言はニルで、1トリックも取らない約束です。
spades-puzzle-recall-P3 = リードと同じスートがあれば、それを出します。いちばん強い♠、なければリードのスートでいちばん強いカードが取ります。
spades-puzzle-recall-P4 = 目標に届けば、ビッド1つにつき10点、超過は1点ずつ。届かなければ、1つにつき10点を失います。
spades-puzzle-recall-P5 = サンドバッグでは、超過トリックがバッグになり、10個ごとに100点引かれます。
spades-puzzle-recall-P6 = たくさん取るより、目標にぴったり合わせることが大事です。
spades-puzzle-recall-cover = パートナーのニルは、自分が先にトリックを取って守ります。
spades-puzzle-recall-partner = ビッドは、数えた結果を声に出したもの。あとから宣言する人は、それを手がかりにできます。
spades-puzzle-recall-partner-nil = ニルは「勝ってしまうカードはない」という意味です。
spades-puzzle-recall-lead = ♠でリードすれば、♠を持つ人はみんな♠を出します。取っておいた♠は、ほかのスートのトリックを取れます。
spades-puzzle-recall-bid = 数えた分を宣言します。1つ多ければ賭け、1つ少なければ10点が1点になります。
spades-puzzle-recall-sure = ♠が負けるのは、もっと強い♠だけ。強い♠1枚に負けるのは1回だけです。
spades-puzzle-recall-set = 目標に届かない組は、ビッド1つにつき10点を失います。1トリック足りないだけで十分です。
spades-puzzle-recall-throw = リードのスートでも♠でもないカードは、何も取れません。あとで取れそうなカードは残します。
spades-puzzle-recall-tells = 持っているスートなら、だれでもフォローします。別のスートが出たら、もう持っていないということです。
