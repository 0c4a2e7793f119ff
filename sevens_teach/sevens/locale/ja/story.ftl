# ゲームの最後のページ。$you は、読む人が player か other か、どちらでもない（nobody）かを言う。

story-you-came = { $count ->
    [1] おしまいです
   *[other] { $how ->
        [broke] 破産して、{ $rank }位でした
        [outlasted] { $rank }位！ほかの人は全員、破産しました
       *[came] { $rank ->
            [1] 勝ちました！1位です
           *[other] { $rank }位でした
        }
    }
}
# 読む人が上がったとき。ほかの人は続ける。
story-out-first = { $rank ->
    [1] 1位です！ほかの人は、残りの順位をかけて続けます。
   *[other] { $rank }位です。ほかの人は続けます。
}
# ほかの人が上がり、まだ残っている読み手に。
story-play-on = ここからは{ place }争いです。
# 1位でなかった人に、コーチが最初に言うこと。
story-placed = { $count }人中{ $rank }位でした。
story-outlasted = 最後まで残ったのは{ $player }です。{ $count ->
    [0] { "" }
    [1] { $you ->
        [other] あなた
       *[nobody] { $other }
    }は破産しました。
   *[other] ほかの{ $count }人は破産しました。
}
story-emptied = いちばん早く手札を出しきったのは、{ $player }です。
# $few：カードを1枚ずつ言うかどうか。
story-short = { $other }が手札を出しきったとき、あなたの手札は{ $few ->
    [yes] あと{ $cards-count }枚、{ $cards }だけでした
   *[no] まだ{ $cards-count }枚ありました
}。
# そう言う見出しの下で。
story-broke = { $fits ->
    [yes] パスが残っていないのに、出せるカードを出さずにパスしました。
   *[no] { $cards-count ->
        [1] { $cards }は出せず
       *[other] 手札{ $cards-count }枚はどれも出せず
    }、パスも残っていませんでした。
}
story-waited = あなたの{ $cards }は、{ $other }の{ $card }が出るのを待っていました。
# ★を残した人だけが残っていたとき、最後に破産した人が1位（J6）。
story-broke-last = { $you ->
    [player] あなたは
   *[other] { $player }は
}最後に破産しましたが、1位です。残っていた{ $other }の手に★があり、最下位になったからです。
story-stayed = { $you ->
    [player] あなた
   *[other] { $player }
}が抜けたとき、死んだカードは{ $dead }枚。{ $alone ->
    [yes] いちばん少ない枚数でした。
   *[no] いちばん少ない枚数です。同じ枚数なら、先に抜けた人が上です。
}
story-kept-broke = { $player }は番が{ $turns }回来ても{ $card }を手放さず、パスを使い切って破産しました。
story-kept = { $you ->
    [player] あなたが{ $card }を{ $turns }回出さずにいるあいだ、{ $other }は{ $cards }を出せませんでした。
   *[other] { $player }が{ $card }を{ $turns }回続けて止めたので、そのあいだ、あなたは{ $cards }を出せませんでした。それでも1位です。
}
story-broke-other = { $all ->
    [yes] あなたが{ $card }を手に残していたので、{ $player }は{ $cards }を出せずに破産しました。
   *[no] あなたが{ $card }を手に残したことが、{ $player }の破産につながりました。そのあいだ、{ $player }は{ $cards }を出せませんでした。
}
# ほかにも、あなたの同じカードの先で、ほかの人のカードも待ちながら破産した人。
story-broke-beyond = { $player }も、あなたの{ $card }が出ないので{ $cards }を出せないまま、破産しました。
# 1人以上の名前。多いときは人数だけ。
several-players = { $count ->
    [1] { $player0 }
    [2] { $player0 }と{ $player1 }
    [3] { $player0 }と{ $player1 }と{ $player2 }
   *[other] { $count }人
}
# 何人もの破産。$cards は自分のカード。
story-broke-several = { $all ->
    [yes] あなたが{ $cards }を手に残していたので、{ $named ->
        [no] { several-players }は手札をどれも出せ
       *[some] { broke-waited }
    }ずに破産しました。
   *[no] あなたのカードが、{ several-players }の破産につながりました。{ $named ->
        [no] { $count ->
            [2] 2人とも
           *[other] みんな
        }、あなたの{ $cards }を待っていました。
       *[some] あなたが{ $cards }を手に残しているあいだ、{ broke-waited }ませんでした。
    }
}
# $named は、待っていた2人のカードを言うかどうか。
broke-waited = { $named ->
    [no] {""}
   *[some] { $player0 }は{ $waited0 }を、{ $player1 }は{ $waited1 }を出せ
}
story-against-hint = ヒントは、{ $card }を出すように言っていました。
story-deaths = 死んだカードは{ $count }枚。そのうち{ $dead }枚が、最後まで{ $you ->
    [player] あなた
   *[other] { $player }
}の手に残りました。
# 勝てなかった人に。死んだカードと、それを出せるときがあったかどうか。
story-died = { $you ->
    [player] 自分の{ $killer }で、自分の{ $card }が死にました。{ $turns ->
        [0] { "" }
       *[other] そのときは、{ $card }も出せました。
    }
   *[other] { $player }の{ $killer }で、あなたの{ $card }が死にました。{ $turns ->
        [0] { "" }
       *[other] その前に、出せるときもありました。
    }
}

# 手札の少ないゲームの終わりに、コーチが言うこと。
small-short = { $other }が最後の1枚、{ $card }を出しました。あなたの手には、まだ{ $cards }がありました。
small-never = このゲームは、何を出しても1位にはなれませんでした。
# $kind と $by は、パスか、ジョーカーか、カードか。$number は何回目のパスか、1回だけなら0。
# $how は、その手で何が起きたか。$better なら勝てた。
small-slip = { $how ->
    [broke] { small-better }勝てました。
    [way] 分かれ目は{ small-move }でした。{ small-better }{ $cards }が続き、あなたの{ $card }も出せて、勝てました。
    [last] 分かれ目は{ small-move }でした。これで、{ $other }が{ $cards-count ->
        [0] { "" }
       *[other] { $cards }、
    }最後の{ $card }を出して上がりました。{ small-better }勝てました。
    [in] 分かれ目は{ small-move }でした。これで、{ $other }が{ $cards }を出せました。{ small-better }勝てました。
    [let] 分かれ目は{ small-move }でした。これで、{ $other }が{ $cards }を出せて、残りは{ $left }枚です。{ small-better }勝てました。
    [time] 分かれ目は{ small-move }でした。そのあいだに、{ $other }が{ $cards }を出しました。{ small-better }勝てました。
   *[none] 分かれ目は{ small-move }でした。{ small-better }勝てました。
}
# 小さなゲームを勝ちに残した手と、負けになるところだったカード。
small-kept = ✓ { small-move }で正解です。{ small-kept-else }なら負けでした。
small-kept-else = { $by ->
    [joker] { $better }の場所に置いた★
   *[card] { $better }
}
small-lost-on = このまま続けることも、はじめから遊び直すこともできます。
small-move = { $kind ->
    [pass] { $number ->
        [0] パス
       *[other] { $number }回目のパス
    }
    [joker] { $move }の場所に置いた★
   *[card] { $move }
}
small-better = { $by ->
    [pass] ここでパスしていれ
   *[other] { $kind ->
        [card] 先に
       *[other] ここで
    }{ $by ->
        [joker] { $better }の場所に★を置いていれ
       *[other] { $better }を出していれ
    }
}ば、
small-won-held = あなたが{ $card }を出さずにいたので、{ $other }は{ $cards }を持ったまま{ $count ->
    [1] パス
   *[other] { $count }回パス
}。あなたが先に上がりました。
# $card で $cards が続き、自分の $last も出せた。$left は、次に早かった人の手札。
small-won = { $cards-count ->
    [0] { "" }
   *[other] あなたの{ $card }に{ $cards }が続き、{ $last }も出せました。
}{ $other }の手に{ $many ->
    [yes] { $count }枚
   *[no] { $left }
}が残っているうちに、上がりました。

# 小さなゲームに勝ったとき、破産した人がいれば（$count：人数）。
small-broke-places = { $count ->
    [1] 破産した人が最下位です。
   *[other] 先に破産した人ほど、順位は下です。
}

# 読む人の盤にカードを置く行いが、どうなされたか。
deed-broke-kept = { $player }が待っていた{ $card }を、{ $player }が破産するまで出しませんでした。
deed-joined-by = 破産のあと{ $card }を出して、7からの列を{ $cards }までつなぎました。
# $playerは、そのカードを全部並べた人。
deed-joined-to = { $player }の破産のあと{ $card }を出して、7からの列を、そこに並んだ{ $cards }までつなぎました。
