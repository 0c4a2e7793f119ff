# テーブルのヒント。まず問いかけ。自分のカード、だれか、★について聞く。ほかのカードは、出すと続けられるものだけを言う。

hint-again = 「ヒント」をもう一度押すと、答えが出ます。
# 初めてのテーブルで、いちばん最初のヒント。
hint-first = { $cards-count ->
    [1] 浮き上がっているのは{ $cards }だけです。押してみましょう。
   *[other] 浮き上がったカードのうち、出すと、あなたのほかのカードも出しやすくなるのはどれですか。
}

# まず言うこと：もうすぐ上がる人、パスが残っていない人。
hint-few = { several-players }の手札は、{ $count ->
    [1] あと
   *[other] それぞれあと
}{ $left }枚です。
hint-only-own = 今出せるのは、あなたのカードだけです。あなたが道を開けるまで、{ $count ->
    [1] { $player0 }は
   *[other] ほかの人はみんな
}パスするしかありません。
hint-only-own-short = 今出せるのは、あなたのカードだけです。{ several-players }には、もうパスが残っていません。あなたが道を開けなければ破産です。
hint-short = { several-players }には、もうパスが残っていません。出せるカードがなければ破産です。
hint-none-left = もうだれにもパスが残っていません。出せるカードがなければ破産です。
# 問いで言ったばかりのとき、答えではこう言う。
hint-short-then = { several-players }には、パスする余裕がありません。
hint-none-left-then = もうだれにも、パスする余裕がありません。
hint-bare = あなたにはもうパスが残っていません。次の番にも、出せるカードが必要です。
# もうすぐ上がる人に道を開けるかもしれない、自分のカード。だれのカードか知っている読み手もいるので、問いにする。
hint-lets-in = { $alone ->
    [yes] { hint-lets-in-then }
   *[no] { $cards }を出すと、{ $places }が出せるようになります。{ $count ->
        [1] そうなったら、{ $player0 }
       *[other] そうなったら、その人たち
    }はどうするでしょう。
}
# そして答え。
hint-lets-in-then = { $cards }を出すと、{ $alone ->
    [yes] { $player0 }の
   *[no] {""}
}{ $places }が出せるようになります。
# 出せるカードのどれでもそうなるのに、1枚出すとき。出せるのが1枚だけのとき。
hint-all-let-in = どれを出しても、{ $count ->
    [1] { $player0 }
   *[other] だれか
}に道を開けてしまいそうです。
hint-one-fits = ほかに出せるカードはありません。
hint-nudge-few = { hint-fit }出すと{ $count ->
    [1] { $player0 }
   *[other] だれか
}に道を開けてしまいそうなのは、どれですか。
hint-nudge-risk = { $told }{ $fit ->
    [1] { $cards }を出しますか、パスしますか。
   *[other] どれかを出しますか、パスしますか。
}
# そして答え。
hint-lets-nothing = { $card }なら、{ $own-count ->
    [0] だれにも道は開きません。
   *[other] 次に出せるようになるのはあなたの{ $own }だけです。
}
hint-risk = それでも、私なら出します。
hint-bare-then = あなたにはもうパスが残っていません{ $cards-count ->
    [0] 。{ $move }のあと出せるカードもなく、だれかが道を開けてくれるのを待つことになります。
   *[other] が、{ $move }のあとも{ $cards }を出せます。
}

# いつも同じ聞き方にならないように、3通り。
hint-nudge-own = { $way ->
    [0] { $card }が待っています。何を出せば、次の番に{ $card }を出せますか。
    [1] あなたの{ $card }を出せるようにするには、手札のどれを先に出しますか。
   *[other] 7からの列とあなたの{ $card }の間に、まだ足りないのはどのカードですか。
}
hint-nudge-way = { $way ->
    [0] 7からの列は、あなたの{ $card }までまだ届いていません。近づけるのは、手札のどれですか。
    [1] あなたの{ $card }はまだ出せません。先に出さないといけないのは、手札のどれですか。
   *[other] 7からの列を{ $card }に近づけるのは、手札のどれですか。
}
hint-nudge-one = 出せるのは{ $cards }だけです。そのあとに続けられるのは、どのカードですか。
hint-nudge-hold = 今出せるのは、あなたのカードだけです。出しても、ほかの人に道が開かないのはどれですか。
# 枚数が多いときは、数だけを言う。どれかは手札を見れば分かる。
hint-fit = { $cards-count ->
    [2] 出せるのは{ $cards }です。
    [3] 出せるのは{ $cards }です。
   *[other] 出せるカードは{ $cards-count }枚です。
}
# よく出る問いは、2通り。
hint-nudge-any = { hint-fit }{ $way ->
    [0] それぞれ、出したあとに続けられるのはだれですか。自分ですか、ほかの人ですか。
   *[other] 1枚先を考えましょう。それぞれ、次に続くのは自分ですか、ほかの人ですか。
}
hint-nudge-nothing = { hint-fit }{ $way ->
    [0] 出しても、新しく出せるようになるカードがないのはどれですか。
   *[other] 出しても、だれも続けられないのはどれですか。
}
# どれを出しても道が開かないとき。殺しの七並べで、答えが1つに決まらないとき。
hint-nudge-none-opens = { hint-fit }どれを出しても、だれにも道は開きません。1枚出しますか、パスしますか。
hint-nudge-around = { hint-fit }{ $way ->
    [0] それぞれの周りを見てみましょう。だれのカードが置けそうですか。
   *[other] それぞれの隣には、だれのカードが置けそうですか。
}
hint-nudge-behind = { hint-fit }列の先を見てみましょう。ほかの人のカードがいちばん少ないのはどれの先ですか。
# だれのカードが待っているかが分かるのは、ほかの人が1人だけのとき。
hint-nudge-passes = { $way ->
    [0] { $player }{ $left ->
        [0] にはもうパスが残っていません
       *[other] のパスは、あと{ $left }回です
    }。{ $alone ->
        [yes] あなたの{ $cards }が出るのを、あと何回待てますか。
       *[no] あなたの{ $cards }を待っていそうなのはだれですか。
    }
   *[other] { $player }{ $left ->
        [0] にはもうパスが残っておらず
       *[other] のパスは、あと{ $left }回で
    }、{ hint-keeps-shut }。{ $left ->
        [0] 出せるカードがなければ
       *[other] パスがなくなったら
    }、{ $alone ->
        [yes] { $player }
       *[no] その先で待つ人
    }はどうなりますか。
}
hint-keeps-shut = 道はあなたの{ $cards }が止めています
hint-left = パスはあと{ $left }回
hint-nudge-keep = { hint-keeps-shut }。その先で待つしかないのは、どのカードですか。
hint-nudge-spare = { hint-left }できます。{ hint-nudge-keep }
hint-nudge-only-own = 今出せるのは、あなたのカードだけです。待つと、{ $count ->
    [1] { $player0 }は
   *[other] ほかの人は
}どうするしかありませんか。
hint-nudge-harm = { hint-so-fits }待つと危ないカードはありますか。出すと、どうですか。
hint-nudge-wait = { $cards-count ->
    [0] 今、★を置く必要がありますか。
    [1] 今、{ $cards }を出す必要がありますか。
   *[other] { hint-fit }今、どれかを出す必要がありますか。
}
# パスと出す手が同じくらいのとき。
hint-nudge-either = { hint-so-fits }{ hint-could-follow }{ $last ->
    [yes] パスをするなら、それが最後の1回です。
   *[no] {""}
}{ $cards-count ->
    [0] 置きますか、パスしますか。
    [1] { $way ->
        [0] 出しますか、パスしますか。
       *[other] 今出しますか、とっておきますか。
    }
   *[other] { $way ->
        [0] どれかを出しますか、パスしますか。
       *[other] カードにしますか、パスにしますか。
    }
}
# そのあとに出せるようになるカード：$after はほかの人の、$own は自分の。出せるカードが多いときは、いちばん止めているもの。
hint-could-follow = { $most-count ->
    [0] { $cards-count ->
        [0] {""}
       *[other] { hint-after }
    }
   *[other] { hint-keeps-most }
}
hint-after = { $after-count ->
    [0] { $own-count ->
        [0] 出しても、続けられるカードはありません。
       *[other] 出すと、あなたの{ $own }が出せるようになります。
    }
   *[other] 出すと、{ $after }{ $own-count ->
        [0] {""}
       *[other] とあなたの{ $own }
    }が出せるようになります。
}
# $again: 前のヒントでも言ったとき。
hint-keeps-most = { $again ->
    [yes] いちばん多く待たせているのは、今も{ $most }です。
   *[no] ほかの人のカードがいちばん多く待っているのは、{ $most }の先です。
}
hint-nudge-most = { hint-fit }{ hint-keeps-most }いちばん少ないのは、どのカードの先ですか。
hint-so-fits = { $cards-count ->
    [0] ★を置けます。
    [1] 出せるのは{ $cards }だけです。
   *[other] { hint-fit }
}
# 殺しの七並べ。
hint-nudge-side = 手札の{ $card }は、場での置き場所のまわりの空きがあと1か所です。待っていられますか。
hint-nudge-side-group = 手札の{ $card }は、場での置き場所があと1枚で囲まれてしまいます。待っていられますか。
hint-nudge-danger = あなたの{ $cards }が危なくなっています。助ける手はありますか。ほかに、もっと得な手がありますか。
hint-nudge-kills = { hint-fit }ほかの人のカードを囲んでしまえるのはどれですか。
hint-nudge-presses = { hint-fit }ほかの人のカードの空きを、あと1か所にできるのはどれですか。
hint-nudge-spares = { hint-fit }出しても、あなたのほかのカードが危なくならないのは、1枚だけです。どれですか。
hint-nudge-safe = { hint-fit }{ $way ->
    [0] 出すと、あなたのほかのカードが危なくなるのはどれですか。
   *[other] 出すと、あなたのほかのカードを失いかねないのはどれですか。
}
hint-nudge-places = { hint-fit }ほかの人に開ける場所がいちばん少ないのはどれですか。
hint-nudge-sides = { hint-fit }空きがいちばん少ないのはどれですか。
hint-nudge-joker = ★が手に残ると最下位です。どこに置けますか。

# 前のヒントとまったく同じ問いになるとき。
hint-nudge-hold-again = まだ、出せるのはあなたのカードだけです。今、ほかの人に道が開かないのはどれですか。
hint-nudge-only-own-again = まだ、出せるのはあなたのカードだけです。もう一度待つと、{ $count ->
    [1] { $player0 }は
   *[other] ほかの人は
}どうするしかありませんか。
hint-nudge-own-again = { $cards }はまだ待っています。次に出せるようにするのは、手札のどれですか。
hint-nudge-way-again = { $cards }はまだ7からの列を待っています。近づけるのは、手札のどれですか。
hint-nudge-same = { hint-fit }もう一度、1枚ずつ見てみましょう。そのあとに続けられるのはだれですか。

# 次に、その手。

# ほかにも同じくらいの手があるときは、すすめ方をやわらげる。
hint-play = { $firm ->
    [yes] { $move }を出しましょう。
   *[no] { $move }がよさそうです。
}
hint-joker = { $firm ->
    [yes] { $move }を置きましょう。
   *[no] { $move }を置くのがよさそうです。
}
hint-pass = { $firm ->
    [yes] ここはパスです。
   *[no] ここはパスがよさそうです。
}
# 続けて、理由を1つ：今言った手がもたらすこと。
hint-room = { $way ->
    [0] あなたの{ $cards }も出せるようになり、選べる手が増えます。
    [1] これで、あなたの{ $cards }も出せるようになります。急いで出さなくてもかまいません。
   *[other] そのあと、あなたの{ $cards }を好きなときに出せます。
}
hint-leads = { $way ->
    [0] 列があなたの{ $cards }に近づきます。
    [1] その列の先に、あなたの{ $cards }があります。
   *[other] あなたの{ $cards }へ、列が1枚進みます。
}{ $missing-count ->
    [0] {""}
   *[other] その前に、{ $missing }が出る必要があります。
}
hint-opens-nothing = { $way ->
    [0] 新しく出せるようになるカードはありません。
    [1] そのあとに続けられるカードはありません。
   *[other] ほかの人の助けになりません。
}
hint-keeps = { $way ->
    [0] ほかの人は{ $places }を出せないままです。
    [1] あなたが道を開けるまで、だれも{ $places }を出せません。
   *[other] これで、{ $places }を止めておけます。
}
hint-behind = { $than-count ->
    [0] ほかの人をいちばん助けない手です。
   *[other] { $than }を出すより、ほかの人の助けになりません。
}その先にあるほかの人のカードは{ $count }枚です。
# $harmは、終わりのほうの2つのどちらか。
hint-spares = { $way ->
    [0] あなたのほかのカードは安全です。
    [1] あなたのほかのカードは困りません。
   *[other] あなたのほかのカードは、そのまま無事です。
}{ $harm }。
# すすめたパスのあとに。
hint-pass-brings = 次のあなたの番までに、ほかの人が出せるのは{ $cards }だけ。出せない人は{ $all ->
    [yes] パスになります。
   *[no] パスするか、破産します。
}
hint-pass-may = 出せるカードのない人は、パスを使うしかありません。
hint-passes-then = { $left ->
    [0] これが最後のパスです。次にパスするしかなくなると、破産です。
   *[other] パスは、あと{ $left }回になります。
}
# パス。ほかの人もみんなパスするしかないとき。
hint-holds-all = { $still ->
    [yes] そのあとも、出せるのは
   *[no] 今出せるのは、
}あなたのカードだけなので、{ $count ->
    [1] { $player0 }は
   *[other] ほかの人はみんな
}パスするしかありません。
hint-outlasts = { $still ->
    [yes] そのあとも、出せるのは
   *[no] 今出せるのは、
}あなたのカードだけです。{ $count ->
    [1] { $player0 }は
   *[other] ほかの人は
}パスするしかなく、あなたが道を開ける前に{ $count ->
    [1] { "" }
   *[other] 全員
}破産します！
hint-breaks = { $still ->
    [yes] そのあとも、出せるのは
   *[no] 今出せるのは、
}あなたのカードだけです。{ $player }にはパスが残っていないので、破産します。
# 出せるどのカードでも勝つとき。
hint-sure = 手札は続けて1枚ずつ全部出せて、手札があなたより少ない人はいません。必ず1位になれます。
# 前の番にも、勝ちは確かだと言ったとき。
hint-sure-still = { $count ->
    [1] あと1枚で勝ちです。
   *[other] 勝ちは動きません。残りの{ $count }枚も、続けて出せます。
}
# すすめなかったパス。
hint-given-up = パスをすれば{ $player }は破産しますが、{ $why ->
    [sure] パスをしなくても勝てます。
    [last] それが最後のパスです。
   *[other] 先を何度も読むと、結果が悪くなりました。
}
# ほかに理由がないとき、手に残るもの。
hint-can-wait = あなたの{ $cards }は、あとで出してもだれにも道を開けないので、待てます。
hint-still-keeps = あなたの{ $cards }は手に残り、その列を止めておけます。
# ほかの理由のそばで：出せるのに、次のカードで死ぬかもしれない自分のカード。
hint-danger-too = { $both ->
    [yes] { $cards }も危ないのですが、出せるのは1枚だけです。
   *[no] そのあいだに{ $cards }が死ぬかもしれませんが、私なら待ちます。
}
# 殺しの七並べ。言った手が、自分のカードを死なせるとき。
hint-costs = { $move }を出すと、あなたの{ $cards }が死にます。
hint-costs-any = あなたの{ $cards }が死にますが、どれを出しても、手札のカードが死にます。
hint-costs-still = あなたの{ $cards }は死にますが、それでも、これよりよい手は見つかりませんでした。

# 理由。手がもたらすことはconsequences.ftlに、そのほかはここに。

advice-only = ほかに出せるカードがありません。{ $left ->
    [0] パスも残っていません。
    [1] 最後のパスを使わずにすみます。
   *[other] パスを1回使わずにすみます。
}
advice-only-free = ほかに出せるカードがありません。
advice-behind = { $than-count ->
    [0] 出せるカードのうち、ほかの人をいちばん助けないのは{ $card }です。
   *[other] { $card }は、{ $than }よりほかの人の助けになりません。
}その先にあるほかの人のカードは{ $count }枚です。
advice-places = { $than-count ->
    [0] 出せるカードのうち、ほかの人に開ける場所がいちばん少ないのは{ $card }です
   *[other] { $card }がほかの人に開ける場所は、{ $than }より少なくなります
}（{ $count }か所）。
advice-sides = { $than-count ->
    [0] 出せるカードのうち、空きがいちばん少ないのは{ $card }です
   *[other] { $card }のまわりの空きは、{ $than }より少なめです
}（{ $count }か所）。
advice-pass = 代わりにパスをすると、{ $left ->
    [0] 破産です。
    [1] 最後の1回を使ってしまいます。
   *[other] 残り{ $left }回のうち1回を使います。
}
advice-alike = 先を読んでみましたが、これよりはっきり良いカードはありませんでした。{ advice-pass }
advice-ahead = カードからは理由が言えませんが、先を何度も読むと、これがいちばん良い結果でした。
advice-rids-joker = ★を手放せます。★が手に残った人は最下位です。
# $harmは下の2つのどちらか。
advice-spares = { $card }なら、あなたのほかのカードは安全です。{ $harm }。
advice-waits = 今はどれを出しても、あなたのカードが困ります。{ $harm }。
advice-would-kill = { $card }を出すと、あなたの{ $cards }が死にます
advice-would-endanger = { $card }を出すと、あなたの{ $cards }が危なくなります
advice-can-wait = あなたのカードは、どれも今は危なくありません。待っていられます。
advice-tried = 先を読んでみましたが、これよりはっきり良い手はありませんでした。
