# 手が何をもたらすか。コーチの言葉の下に小さく出る。$past はもう打った手かどうか。

brings-play = { $move }を出すと：
brings-played = あなたは{ $move }を出しました。
# ★を出す手を、文の途中で。
brings-joker-move = { $place }に★{ $beyond-count ->
    [0] { "" }
   *[other] 、続けて{ $beyond }
}
brings-pass = パスすると：
brings-passed = あなたはパスしました。
brings-advised = あなたはヒントどおり、{ $move }を出しました。
brings-advised-pass = あなたはヒントどおり、パスしました。
brings-out = これが最後の1枚。上がりです。
brings-stuck = 手に残るのは★だけ。そこでゲームから外れます。
brings-opens-own = あなたの{ $cards }が出せるように{ $past ->
    [yes] なりました
   *[no] なります
}。
brings-opens-known = { $cards }が出せるように{ $past ->
    [yes] なりました
   *[no] なります
}。持っているのは{ $player0 }のはずです。
brings-opens-either = { $cards }が出せるように{ $past ->
    [yes] なりました
   *[no] なります
}。{ $player0 }か{ $player1 }のカードです。
brings-opens-others = { $cards }が出せるように{ $past ->
    [yes] なりました
   *[no] なります
}。
# その先で自分のカードが待つとき。
brings-opens-towards = 7からの列が、あなたの{ $own }に近づ{ $past ->
    [yes] きました
   *[no] きます
}。次に入るのは、ほかの人の{ $cards }です。
# 前の番にも同じことを言ったとき。
brings-opens-others-again = 今度は、ほかの人の{ $cards }が出せるようになりました。
# まちがいのふり返りと同じく、その先に自分のカードがないこと。
brings-behind = { $count ->
    [0] { $move }の先に、あなたのカードはあり{ $past ->
        [yes] ませんでした
       *[no] ません
    }。
    [1] { $card }の先の1枚も、ほかの人のカードです。
    [2] { $card }の先の2枚も、どちらもほかの人のカードです。
   *[other] { $card }の先の{ $count }枚も、全部ほかの人のカードです。
}
brings-leads = 列がさらに延びれば、あなたの{ $cards }も出せます。
# 前の番にも同じことを言ったとき。
brings-nearer = 7からの列が、あなたの{ $cards }に近づきました。
brings-now = あなたの{ $cards }が出せるようになりました。
brings-opens-nothing = これで新しく出せるように{ $past ->
    [yes] なったカードはありません
   *[no] なるカードはありません
}。
# Why a card of the reader's is dead, which was just said.
brings-died = { $card }が死んだわけ：
brings-kills-own = あなたの{ $cards }が{ $past ->
    [yes] 死にました
   *[no] 死にます
}。
# 持っているかもしれない人は、2人まで名前で言う。
brings-whose = { $holders ->
    [1] { $player0 }の
    [2] { $player0 }か{ $player1 }の
   *[other] { $cards-count ->
        [1] ほかの人の
       *[other] ほかの人たちの
    }
}
brings-kills = { brings-whose }{ $cards }が{ $past ->
    [yes] 死にました
   *[no] 死にます
}。
# 殺しの七並べ。空きがあと1か所のカードは危ない。
# $last：次に出されると囲まれるカード。ほかの人のものだけ。
brings-saves = { $past ->
    [yes] 間に合いました。{ $last }が先に出ていたら、手の中で死ぬところでした。
   *[no] 先に{ $last }を出されると、{ $card }は手の中で死にます。
}
brings-saves-group = { $past ->
    [yes] 間に合いました。あと1枚で、手の中で死ぬところでした。
   *[no] あと1枚出ると、{ $card }は手の中で死ぬかもしれません。
}
brings-one-side = あなたの{ $cards }のまわりの空きが、{ $cards-count ->
    [1] あと1か所になります。
   *[other] それぞれあと1か所になります。
}{ brings-at-wall }
brings-one-side-group = あなたの{ $cards }は、あと1枚で囲まれるようになります。
brings-shuts-side = ただ、あなたの{ $cards }のまわりの空きが1か所{ $past ->
    [yes] 減りました。
   *[no] 減ります。
}
brings-presses = { brings-whose }{ $cards }は、{ $past ->
    [yes] これで
   *[no] {""}
}{ $cards-count ->
    [1] あと1か所
   *[other] それぞれあと1か所
}囲まれると死にます。
brings-danger = あなたの{ $cards }のまわりの空きは、{ $cards-count ->
    [1] あと1か所です。
   *[other] それぞれあと1か所です。
}{ brings-at-wall }
# $wall：壁ぎわのカードがあるか。
brings-at-wall = { $wall ->
    [yes] 壁の側は、空きに数えません。
   *[no] {""}
}
brings-danger-group = あなたの{ $cards }が危険です。あと1枚で囲まれてしまいます。
brings-closes = { $cards }は{ $past ->
    [yes] 閉じました
   *[no] 閉じます
}。そこへ届くのは、もうトンネルの側からだけです。
brings-pass-next = そのあと出せるカードがありません。だれかが開けてくれなければ、次の番は{ $left ->
    [0] 破産です。
    [1] 最後のパスです。
   *[other] パスです（残り{ $left }回）。
}
brings-pass-next-free = そのあと出せるカードがありません。だれかが開けてくれなければ、次の番はパスです。
brings-keeps = { $past ->
    [yes] これで
   *[no] {""}
}{ $places }は、まだだれも出せません。
# ヒントがすすめたパスのあとに。
brings-kept = { $places }の場所は開かないまま、{ several-players }はパスしました。
brings-kept-again = 今度は{ several-players }がパスしました。
# $later は、残したカードの場所がなくなることのないテーブルかどうか。
brings-keeps-nothing = { $cards }の先に、ほかの人のカードはありません。待っている人はいません。{ $later ->
    [yes] { $cards }は、あとでも出せます。
   *[no] {""}
}
brings-joker-finds = ただし★を持つ人がいます。{ $cards }を呼ばれるかもしれません。
brings-joker = { $place }を持つ人がそれを出し、★を引き取ります。
brings-costs = { $left ->
    [0] { $past ->
        [yes] これが最後のパスでした。
       *[no] これが最後のパスになります。
    }
   *[other] { $past ->
        [yes] パスは、あと{ $left }回です。
       *[no] パスを1回使い、残りは{ $left }回になります。
    }
}
brings-costs-nothing = パスに制限がないので、何も減りません。
# 自分のカードの先で待っていた人が破産したとき。$all は、その人の手札が全部待っていたかどうか。
brings-broke-other = { $all ->
    [yes] あなたが{ $card }を手に残していたので、{ $player }は{ $cards }を出せずに破産しました。
   *[no] { $player }の破産を、あなたも手伝いました。あなたが{ $card }を手に残しているあいだ、{ $player }は{ $cards }を出せませんでした。
}
# 手札が全部、自分の何枚かの先で待っていたとき。
brings-broke-whole = あなたが{ $cards }を手に残していたので、{ $player }は残りの{ $count }枚を出せずに破産しました。
brings-broke-several = { $all ->
    [yes] あなたが{ $cards }を手に残していたので、{ $named ->
        [no] { several-players }は手札をどれも出せ
       *[some] { broke-waited }
    }ずに破産しました。
   *[no] { several-players }の破産を、あなたも手伝いました。{ $named ->
        [no] { $count ->
            [2] 2人とも
           *[other] みんな
        }、あなたの{ $cards }を待っていました。
       *[some] あなたが{ $cards }を手に残しているあいだ、{ broke-waited }ませんでした。
    }
}
# 出せるのが自分のカードだけで、パスするしかなかった人。
brings-stopped = { $all ->
    [yes] 全員を止めました。
   *[no] { "" }
}{ $then ->
    [yes] すると、出せるのはあなたの手札だけになり、
   *[no] 出せるカードは、どれもあなたの手札にあったので、
}{ several-players }はパスするしかありませんでした。
# 全員がパスしたが、ほかにも出せるカードはあったとき（仕方なくかどうかは分からない）。
brings-all-passed = ほかの全員{ $too ->
    [yes] も
   *[no] が
}、パスを1回使いました。
brings-broke = 破産です。{ $count ->
    [1] 残った1枚が
   *[other] 手札{ $count }枚が、全部
}場に並びます。
# $too：同じ手で道が開いたと、すぐ前にもう1人のことを言ったかどうか。
# どのカードかは、コーチが言ったばかり。
brings-used = { brings-thus }{ brings-whom }出せました{ brings-over }。
# 前の番にも同じことを言ったとき。
brings-used-again = また、{ $player }が{ $cards }を出せました{ brings-over }。
brings-used-out = { brings-thus }{ $player }も{ $cards }を出せて、上がりました{ brings-over }。
brings-thus = { $too ->
    [yes] また、
   *[no] これで、
}
brings-whom = { $player }も{ $cards }を
brings-over = { $over-count ->
    [0] {""}
   *[other] （{ $over }は、もう場にありました）
}
# そこに出たカードが、さらに開けた場所。
brings-used-beyond = 続いて、{ $player }も{ $cards }を出せました。
brings-used-beyond-out = 続いて、{ $player }も{ $cards }を出せて、上がりました。
# それで上がった人がいるとき、コーチがまず言うこと。
brings-let-out = あなたが{ $move }を出したので、{ $player }が{ $cards }を出して上がりました。
brings-let-out-beyond = あなたの{ $move }が開けた道の先で、{ $player }が{ $cards }を出して上がりました。
# ゲームで最初のパスと、最初の破産。$first：パスとは何か、まだだれも言っていないとき。
brings-passes = { $first ->
    [kept] 出せるカードがあっても、パスはできます。ほかの人を止められることもありますが、パスが1回減ります。
    [yes] 1枚も出さずに番を終えるのが、パスです。
   *[no] {""}
}パスは1ゲームに1人{ $limit }回まで。{ $limit ->
    [1] 2回目で
    [2] 3回目で
    [3] 4回目で
   *[other] その次で
}破産し、{ $kept ->
    [dead] 死んでいない手札は全部
    [joker] ★のほかの手札は全部
   *[none] 手札は全部
}、場に並びます。{ $you ->
    [player] あなた
   *[nobody] { $player }
}のパスは、あと{ $left }回です。
# だれかの破産を伝えたあとで。
brings-too-many = { $count ->
    [1] { $you ->
        [player] あなた
       *[nobody] { $player }
    }は、
   *[other] { several-players }は、
}これで{ $number }回目のパスなので、破産です。
