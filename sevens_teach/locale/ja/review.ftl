# どのゲームのふり返りにも共通の言葉：進みぐあい、失ったもの、場面。

review-did-play = { $move }を出しました。
review-rather = ここは{ $move }のほうがよい手でした。
review-rather-little = ここは{ $move }のほうが、少しだけよい手でした。
review-count-blunder = 大きなまちがい{ $count }回
review-count-mistake = まちがい{ $count }回
review-count-slip = 小さなミス{ $count }回
review-list-1 = { $a }
review-list-2 = { $a }、{ $b }
review-list-3 = { $a }、{ $b }、{ $c }
review-list-4 = { $a }、{ $b }、{ $c }、{ $d }
# まちがいがなかったとき：選んだ手のうち、ヒントどおりだった回数。
review-own-hint = { $hint ->
    [0] {""}
   *[other] ヒントどおりの手は{ $hint }回でした。
}
review-sum = { $total ->
    [1] 1回だけ選べた手は、{ $lost }
   *[other] { $total }回の選択のうち、{ $good ->
        [0] {""}
       *[other] 問題のない手{ $good }回、
    }{ $lost }
}でした。
review-sum-good = { $total ->
    [1] 選べたのは1回だけ。そこでよい手を選びました。
   *[other] 選んだ手は、どれもよい手でした。
}{ review-own-hint }
review-sum-hinted = { $total ->
    [1] 選べたのは1回だけ。ヒントどおりの手でした。
   *[other] 選んだ手は、どれもヒントどおりでした。
}
review-nth = { $number }回目
# $real: そのうち、ほかの手ならまちがい（小さなミスより大きい損）になった回数と、下でほめる手。
# $turns: 何回目の番か。少ないとき（$few）だけ。
review-sum-real = { $real ->
    [0] どの番も、何を出すかで大きな差がつくようには見えませんでした。
    [1] 何を出すかで差がつく番は、{ $few ->
        [yes] { $turns }
       *[no] 1回
    }だけ。そこでよい手を選びました。
   *[other] 何を出すかで差がつく番は{ $real }回{ $few ->
        [yes] （{ $turns }の番）
       *[no] {""}
    }。どれもよい手を選びました。
}{ review-own-hint }
review-named = { $count ->
    [1] ヒントどおりの{ $move }は、よい手に数えています。くわしく調べると、{ $better }のほうが{ $little ->
        [yes] 少しだけ
       *[no] {""}
    }よい手でした。
   *[other] ヒントどおりの{ $count }手は、よい手に数えています。くわしく調べると、{ $little ->
        [yes] 少しだけ
       *[no] {""}
    }もっとよい手がありました。
}
review-accuracy = 正確さは100点中{ $accuracy }点です。{ $accuracy ->
    [100] { $sure ->
        [yes] 見えていた範囲では、もっとよいとはっきり言える手は、ほかにありませんでした。
       *[no] ヒントどおりの手は、よい手に数えています。
    }
   *[other] 1手ずつ、選べた中でいちばんよい手と比べたものです。
}
# 取り上げないまちがいがあるとき。$count：取り上げる回数。$total：全部の回数。$slips：取り上げない小さなミスの回数。
review-told-of = { $count ->
    [0] { $total ->
        [1] 順位にほとんど響かないので、下では省きます。
       *[other] どれも順位にほとんど響かないので、下では省きます。
    }
   *[other] { $slips ->
        [0] 下で、特に大事だった場面を見てみましょう。
       *[other] { $other ->
            [yes] ほかの
           *[no] {""}
        }小さなミスは、それほど響かなかったので省きます。
    }
}
review-label = { $kind }・{ $when }
review-mark-blunder = 大きなまちがい
review-mark-mistake = まちがい
review-mark-slip = 小さなミス
review-mark-good = お見事
review-progress = 選んだ手を、1手ずつ調べています（{ $total }手のうち{ $done }手が終わりました）。
review-none = このゲームでは、選べる場面がありませんでした。
review-sum-part = { $total }回のうち{ $done }回で中止しました。
review-hint-said = ヒントは{ $move }でしたが、もっと多くの配りを試したふり返りでは、{ $best }のほうがよい手です。
review-hint-so = ヒントも、同じ{ $move }でした。
review-hint-fair = ヒントは{ $move }でしたが、{ $best }もまちがいではありません。
review-hint-alike = ヒントの{ $move }も、ほとんど同じくらいよい手です。
review-once-more = もう一度、ここから。前回は、
# 中断したゲームのふり返りが、また終わるまで。
review-try-kept = もう一度、途中から遊んでいます。終わったゲームとそのふり返りは、残っています。
review-what-better = もっとよい手は何だったでしょう。「{ label-replay }」で探すか、「{ label-show-better }」を押してください。
# 次のそういう場面で。
review-what-better-too = もっとよい手は何だったでしょう。ここからもう一度遊ぶか、「{ label-show-better }」を押してください。
review-find-better = もっとよい手は何でしょう。さあ、どうぞ。
# まちがいではなかったところで。
review-try-other = ほかの手なら、どうなるでしょう。さあ、どうぞ。
review-now-right = 今度は{ $move }。正解です（前の手より{ $amount }よい手）。
# どれくらいよい手かを言わないところで。
review-now-made = 今度は{ $move }です。
review-now-as-good = 今度は{ $move }。{ $best }と同じくらいよい手です（前の手より{ $amount }よい手）。
review-now-better = 今度は{ $move }。{ $then }より{ $amount }よい手です。
review-now-still = { $told }{ $best }なら、もっとよくなります。
# まだ見つけていない人に。
review-now-find = もっとよい手があります。探してみましょう。
review-now-alike = 今度は{ $move }。{ $then }とほとんど同じです。
review-now-again = 今度も{ $move }です。
review-now-kept = 今度も{ $move }。今度も正解です。
review-now-worse = 今度は{ $move }。{ $then }より{ $amount }悪い手です。
review-now-ended = { $how ->
    [better] そして最後は、{ $before }から{ $now }に上がりました。
    [same] 最後は、同じ{ $now }でした。{ $good ->
        [yes] それでも、くり返せばよい手のほうが得です。
       *[no] {""}
    }
   *[worse] 最後は、{ $before }から{ $now }に下がりました。{ $good ->
        [yes] そのあとで、うまくいきませんでした。くり返せばよい手のほうが得です。
       *[no] {""}
    }
}

# 最後のページ。`label-` は言語ごとに1回、ブラウザーへ送られる。

label-review = このゲームをふり返る
label-review-more = ふり返りを続ける
label-review-stop = 中止
label-review-working = 1手ずつ見ています…
label-replay = ここからもう一度
# まちがいではなかったところで。
label-replay-other = ほかの手を試す
label-next-moment = 次の場面へ
label-review-terms = もっとくわしく、グラフも見る
label-again-back = ふり返りに戻る
label-again-undo = 取り消して選び直す
label-show-better = 答えを見る
label-make-puzzle = 問題にする
label-averages = くわしい数字
label-board-then = そのときの場
label-played-there = { "{card}" }：実際の手
label-better-there = { "{card}" }：もっとよい手
label-arrow-there = 矢印の先が、もっとよい手です。
