# セブンブリッジのパズル：問い、話、どの答えへの返事も、見るところ。

bridge-puzzle-yes = メルドになる
bridge-puzzle-no = ならない
bridge-puzzle-ask-meld = { $cards }。これはメルドになりますか。
bridge-puzzle-is-meld = { $cards }は出せます。
bridge-puzzle-is-none = { $cards }は出せません。
bridge-puzzle-ask-grow = 今、{ $number }番のメルドに付けられる手札はどれでしょう。
bridge-puzzle-ask-call = { $card }が捨てられました。何と言えますか。
bridge-puzzle-nothing = 何も言えない
bridge-puzzle-could = 言えることがありました。「{ $call }」です。
bridge-puzzle-nothing-to-say = 何も言えません。
bridge-puzzle-next = 次は{ $player }の番です。
bridge-puzzle-gone-round = 番は、もうテーブルをひと回りしています。
bridge-puzzle-first-round = まだ最初のひと回りです。
bridge-puzzle-ask-whose = 全員の手札が見えています。言える人は必ず言うとして、{ $card }をもらうのはだれでしょう。
bridge-puzzle-ask-next = では、その次はだれの番でしょう。
bridge-puzzle-gets = { $player }がもらいます。
bridge-puzzle-gets-not = { $player }はもらえません。
bridge-puzzle-only-one = 合わせて組になる2枚を持っているのは、{ $player }だけです。
bridge-puzzle-star-first = { $player }はジョーカーを持っているので、ポンが優先されます。
bridge-puzzle-nearest = ジョーカーを持ってポンできる人はいません。捨てた人の左からいちばん近いのは{ $player }です。
bridge-puzzle-cannot = { $player }には、合わせて組になる2枚がありません。
bridge-puzzle-plays = { $player }の番です。
bridge-puzzle-plays-not = { $player }ではありません。
bridge-puzzle-left = { $caller }がもらって1枚捨て、番はその左の{ $player }へ進みます。
bridge-puzzle-skipped = ポンで番が飛びます。{ $caller }の次は{ $player }です。
bridge-puzzle-cards = { $first }、{ $rest }
bridge-puzzle-add = { $card }を{ $meld }番に付ける
bridge-puzzle-ask-lay = 出せるだけ出してください。順番をまちがえると残ります。
bridge-puzzle-ask-out = この番で上がれます。1手ずつ進めてください。
bridge-puzzle-ask-fifty = まだ1枚も出していませんが、この番で全部なくせます。マイナス50点です。どうしますか。
bridge-puzzle-leads = 「{ $move }」。その調子です。
bridge-puzzle-blocks = 「{ $move }」では、カードが余ります。
bridge-puzzle-left-over = このあと、いちばんうまく出しても、{ $cards }が残ります。残りを{ $best }枚にする出し方があります。
bridge-puzzle-not-out = このあと、いちばんうまく出しても、{ $cards }が残ります。捨てられるのは、そのうち1枚だけです。
bridge-puzzle-is-set = { $cards }は組です。同じ数字しか付きません。
bridge-puzzle-is-run = { $cards }は連番です。同じスートしか付きません。
bridge-puzzle-ask-cost = ほかの人が上がりました。あなたの手札は何点ですか。
bridge-puzzle-points = { $points }
bridge-puzzle-costs = { $points }点です。
bridge-puzzle-costs-not = { $points }点ではありません。
bridge-puzzle-sum = { $sum }。
bridge-puzzle-slip-double = 手札の7は、1枚につき合計を2倍にします。
bridge-puzzle-slip-each = 2倍になるのは最初の7だけではありません。1枚ごとに2倍です。
bridge-puzzle-slip-times = 7が2枚なら4倍、3枚なら8倍。2倍を重ねます。
bridge-puzzle-slip-star = 手札にジョーカーがあると5倍です。
bridge-puzzle-slip-star-ten = ジョーカーそのものは0点。倍にするだけです。
bridge-puzzle-slip-seven = 7は2倍にするほかに、7点も数えます。
bridge-puzzle-slip-face = J、Q、Kは10点ずつです。
bridge-puzzle-slip-ace = Aは、ここでは{ $ace }点です。1点ではありません。
bridge-puzzle-slip-count = 枚数ではなく、点数を数えます。
bridge-puzzle-slip-sum = もう一度足してみましょう。ほかに数えるものはありません。
bridge-puzzle-dealt = 今回のディーラーは{ $player }でした。
bridge-puzzle-before = このディールの前の合計です。
bridge-puzzle-ask-won = このディールでゲームが終わりました。勝ったのはだれでしょう。
bridge-puzzle-ask-deals = ゲームは続きます。次のディーラーはだれでしょう。
bridge-puzzle-won = { $player }の勝ちです。
bridge-puzzle-won-not = { $player }ではありません。
bridge-puzzle-lowest = { $sum }で、合計がいちばん少ない人の勝ちです。
bridge-puzzle-more = { $player }は{ $sum }。{ $winner }のほうが少なくて、{ $least }です。
bridge-puzzle-deals = 次のディーラーは{ $player }です。
bridge-puzzle-deals-not = { $player }ではありません。
bridge-puzzle-deal-left = 今回は{ $dealer }でした。ディーラーは左隣に移って、次は{ $player }です。だれが上がったかは関係ありません。
bridge-puzzle-ask-nobody = 見えていないカードがどこにあっても、だれにももらわれない手札はどれでしょう。
bridge-puzzle-safe = { $card }なら大丈夫です。
bridge-puzzle-not-safe = { $card }はもらわれるかもしれません。
bridge-puzzle-why-safe = 合わせるためのカードが、もう足りません。
bridge-puzzle-may-pon = { $cards }が見えていません。1人が2枚持っていれば、ポンです。
bridge-puzzle-may-any = ジョーカーは、同じ数字の2枚とならいつでも組になります。持っている人がいるかもしれません。
bridge-puzzle-may-chi = { $cards }が見えていません。{ $player }が持っていれば、チーです。
bridge-puzzle-ask-waits = これから引きます。見えていないカードのうち、引けばメルドになるのは何枚ですか。
bridge-puzzle-waits = { $count }枚です。
bridge-puzzle-waits-not = { $count }枚ではありません。
bridge-puzzle-waits-are = { $cards }です。
bridge-puzzle-waits-none = 役に立つカードは1枚もありません。
bridge-puzzle-slip-star-waits = ジョーカーを忘れずに。メルドの中でどのカードの代わりにもなります。
bridge-puzzle-slip-sevens = 7を忘れずに。1枚だけでもメルドになり、7を含めば2枚の連番で足ります。
bridge-puzzle-slip-seen = ほしいカードの中には、もう場に出ているものがあります。
bridge-puzzle-slip-more = 1枚多いようです。スートごとに数えてみましょう。
bridge-puzzle-slip-less = まだあります。ペア、隣、すき間、それから7を見てください。

bridge-puzzle-hint-meld = 同じ数字が3枚か、3枚の連番か。本物の7は入っていますか。
bridge-puzzle-hint-grow = まず、自分のメルドは場にありますか。それから両端、または数字を見てください。
bridge-puzzle-hint-call = 同じ数字2枚でポン。隣のカードでチー。ただしチーは次の番の人だけです。
bridge-puzzle-hint-whose = 合わせられる2枚を持っているのはだれですか。その中でジョーカーを持っているのはだれでしょう。
bridge-puzzle-hint-lay = 行き先が2つあるカードはどれでしょう。それは後回しに。
bridge-puzzle-hint-out = 枚数を数えましょう。1枚を残して、ほかの全部に行き先がいります。
bridge-puzzle-hint-cost = まず足して、それから掛けます。7は1枚につき2倍、ジョーカーは5倍。
bridge-puzzle-hint-nobody = カードごとに考えましょう。同じ数字で見えていないのは何枚でしょう。ジョーカーはどこでしょう。
bridge-puzzle-hint-waits = ペアと、隣どうしを見てください。何が来ればそろいますか。

bridge-puzzle-recall-D1 = 7枚ずつ配り、ディーラーから始めます。
bridge-puzzle-recall-D2 = 同じ数字が3枚か4枚の組か、同じスートの3枚以上の連番。7は1枚でも出せ、7を含めば2枚の連番でも出せます。
bridge-puzzle-recall-D3 = ジョーカーはメルドの中でどのカードの代わりにもなります。ただし2枚でよいのは本物の7があるときだけです。
bridge-puzzle-recall-D4 = 1枚引き、好きなだけ出して、1枚捨てます。人のメルドに付けるのは、自分のメルドを出してからです。
bridge-puzzle-recall-D5 = 同じ数字があと2枚あれば、だれでもポンできます。ジョーカーを持つ人が優先で、番はもらった人から続きます。
bridge-puzzle-recall-D6 = チーは次の番の人だけ。番がひと回りしてからです。
bridge-puzzle-recall-D7 = 残った手札が罰点です。7は1枚につき2倍、ジョーカーは5倍。
bridge-puzzle-recall-D8 = まだメルドを出していない人が、1回の番で全部なくせば、マイナス50点です。
bridge-puzzle-recall-D9 = 合計が少ない人の勝ちです。

bridge-drawn-meld = { $number ->
    [0] 出せる、出せない
    [1] 仲間かどうか
    [2] もう一度よく見て
   *[other] はい、いいえ
}
bridge-drawn-grow = { $number ->
    [0] もう1枚どうぞ
    [1] 両端を見る
    [2] 合うのはどれ
   *[other] 人のメルド
}
bridge-drawn-call = { $number ->
    [0] 声を出して
    [1] 捨て札の贈り物
    [2] 言うなら今
   *[other] 何と言う？
}
bridge-drawn-whose = { $number ->
    [0] 先なのはだれ
    [1] 1枚に2人
    [2] 番が飛ぶ
   *[other] 声が重なる
}
bridge-drawn-lay = { $number ->
    [0] 全部出しましょう
    [1] 順番が大事
    [2] 残さずに
   *[other] 手札を軽く
}
bridge-drawn-out = { $number ->
    [0] 最後の1枚
    [1] 1回の番で
    [2] 終わりまで
   *[other] 上がり
}
bridge-drawn-cost = { $number ->
    [0] 残ったもの
    [1] お勘定
    [2] 高い手札
   *[other] 足して掛けて
}
bridge-drawn-nobody = { $number ->
    [0] 安全な1枚
    [1] だれもいらない
    [2] そっと捨てる
   *[other] もらわれないカード
}
bridge-drawn-waits = { $number ->
    [0] 待ち
    [1] 何が来ればいい
    [2] あと1枚
   *[other] 引く前に
}

puzzle-hint-part-who = もらう人：{ $said }
puzzle-hint-part-next = 次の番：{ $said }
puzzle-hint-part-cost = 罰点：{ $said }
puzzle-hint-part-after = そのあと：{ $said }
