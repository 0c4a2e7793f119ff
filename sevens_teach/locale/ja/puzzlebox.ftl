# 問題のウィジェット:問題そのもののほかに出す言葉。

puzzle-title = 問題
puzzle-label-level = 難しさ{ "{n}" }（5段階）
puzzle-label-won = 解けました！星{ "{n}" }つ（満点は{ "{count}" }つ）
puzzle-label-won-practice = 解けました！
puzzle-label-unsolved = まだ解けていません。星{ "{count}" }つのうち、取れるのは{ "{n}" }つです。
puzzle-label-previous = 前の問題
puzzle-label-following = 次の問題
puzzle-label-clean = ミスなしで正解！満点の星{ "{n}" }つ
puzzle-label-clean-practice = ミスなしで正解！
# まちがいやヒントで星が減ったあと、まだいくつ取れるか。
puzzle-label-left-2 = 星が1つ減りました。残りは2つです。
puzzle-label-left-1 = 星は残り1つ。これはもう減りません。
puzzle-label-anew = もう一度
# 問いが2つある問題で、次の問いへ進む。
puzzle-label-on = 次の問いへ
# 負ける手のあとの流れが、ひとりでに進んでいるあいだ。
puzzle-label-by-itself = このあとを見てみましょう。
puzzle-label-follows = このあとの流れ（{ "{n}" }／{ "{count}" }）。
puzzle-guests = { $count ->
    [5] このテーブルには、お客さんがいます。くまのユイです。
    [6] このテーブルには、お客さんがいます。くまのユイと、パンダのカイです。
   *[other] このテーブルには、お客さんがいます。くまのユイ、パンダのカイたちです。
}
# How a question is answered: with any number of them, or with one; in the hand, in the hands, on the board, by buttons.
puzzle-how-set = 当てはまるものを全部選んで
puzzle-how-one = 1つ選ぶと、すぐに答え合わせです。
puzzle-how-set-moves = 正しいものを全部選んで
# Moves that are answered as at the table.
puzzle-how-set-table = できることを、手札とパスから全部選んで
puzzle-how-one-table = 手札か「パス」を選ぶと、すぐに答え合わせ。
puzzle-how-set-board = 当てはまる場所を全部選んで
puzzle-how-set-hand = 当てはまる手札を全部選んで
puzzle-how-set-hands = みんなの手札から、当てはまるものを全部選んで
puzzle-how-one-board = そのカードの場所を選ぶと、すぐに答え合わせ。
puzzle-how-one-hand = 手札を1枚選ぶと、すぐに答え合わせです。
puzzle-how-one-hands = みんなの手札を1枚選ぶと、すぐに答え合わせ。
puzzle-how-order-moves = 先のものから順に、最後まで選んで
puzzle-how-play-hand = 手札は、押すとすぐ場に出ます。
puzzle-how-order-players = 1位の人から順に、最後の人まで選んで
puzzle-then-check = 、「答え合わせ」へ。
puzzle-then-order = { puzzle-then-check }もう一度押すと外せます。
puzzle-step = { "{n}" }／{ "{count}" }
puzzle-steps = 場面
# 隣に並ぶ、次の問題への「次へ」と同じ名前にしない。
puzzle-step-next = 次の場面
puzzle-step-first = 最初から
puzzle-step-back = 前の場面
# After a tap where nothing is answered.
puzzle-off = ここでは、ボタンで答えます。
puzzle-off-board = ここでは、場の上の場所を押して答えます。
puzzle-off-hand = ここでは、手札のカードを押して答えます。
puzzle-off-hands = ここでは、みんなの手札のカードを押して答えます。
puzzle-off-table = ここでは、自分の出せるカードか、ボタンで答えます。
# After Check with nothing picked, or not all of it.
puzzle-first-set = まず答えを押して、それから「答え合わせ」を押しましょう。
puzzle-first-order = まず全部を順に押して、それから「答え合わせ」を押しましょう。
puzzle-summary = 問題{ $id }：{ $question }{ $more ->
    [0] { "" }
   *[other] ほかに{ $more }問あります。
}
# まちがった答え合わせのあと：まちがいがいくつあったかに続けて、それを外したこと。
puzzle-taken-off = { $count ->
   *[other] 選択から外しました。
}
# そのあと、足りないものがないとき。
puzzle-taken-rest = 残りで全部なら、「答え合わせ」へ。
# 正解が1つもなく、そう答えるボタンがあるとき。
puzzle-taken-none = ほかに正解があるか、1つもないかを、もう一度考えてください。
# 問いに出ていないカードを押したとき。
puzzle-not-among = ここで聞いているのは、{ $card }のことではありません。
puzzle-question-of = 問い{ $number }（全{ $of }問）：{ $asked }
# In a storm, where a tap answers.
puzzle-storm-wrong = まちがいです。{ $told }
puzzle-storm-several = ください。全部選ぶと、次に進みます。
puzzle-storm-on = 次へ
