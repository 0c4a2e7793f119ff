# テーブルのヒント。まず問いかけ。自分のカード、誰か、★について聞き、見えないカードには触れない。

hint-again = もう一度押すと、答えを言います。
hint-nudge-own = { $card }が待っています。自分のどのカードを出せば、次に置けますか。
hint-nudge-way = { $card }は7からまだ遠くです。そこへの道を開くのは、自分のどのカードですか。
hint-nudge-least = { $cards-count ->
    [1] 出せるのは{ $cards }だけです。出しますか、手元に残しますか。
   *[other] { $cards }のうち、ほかの人をいちばん助けないのはどれですか。
}
hint-nudge-passes = { $player }の残りパスは{ $left }回です。今、道を開ける必要がありますか。
hint-nudge-spare = パスはあと{ $left }回できます。今、道を開ける必要がありますか。
hint-nudge-wait = 今、道を開ける必要がありますか。
hint-nudge-killer = 自分のカードのうち、いちばん囲まれているのはどれですか。
hint-nudge-joker = ★が手に残ると最下位です。どこに置けますか。

# 次に、その手。

hint-play = { $move }を出しましょう。
hint-joker = { $move }を置きましょう。
hint-pass = ここはパスです。
