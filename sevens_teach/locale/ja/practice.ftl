# 練習：今日の問題、チャレンジ、苦手なルール、自分のミス

practice-kept = 問題として取っておきました。「練習」の「{ practice-own }」で出てきます。
practice-kept-by-itself = この場面は、問題として取っておきました。「練習」の「{ practice-own }」で、また出てきます。
practice-kept-before = もう問題として取ってあります。「練習」の「{ practice-own }」で待っています。
practice-not-kept = この場面では、どの手がもっとよかったか、だれにも言いきれません。ですから、問題としては取っておきません。

practice-too-few = ここで考えられた手は2つだけで、よいほうはもう分かったので、「自分のミス」の問題にはなりません。

practice-title = 練習
practice-sentence = 毎日1問の「今日の問題」。3分間か、ライフ3つの「チャレンジ」。いつも新しい場面で戻ってくる「苦手なルール」。そして「自分のミス」と「自分のリスト」。
practice-today = 今日の問題
practice-clock = 3分間{"\u200B"}チャレンジ
practice-lives = ライフ3つの{"\u200B"}チャレンジ
practice-weak = 苦手なルール
practice-own = 自分のミス
practice-today-about = 1日1問。今のあなたに解ける場面です。
practice-today-done = 解けました。次は夜中の0時です。
practice-clock-about = 何問解けるでしょう。{ $best ->
    [0] 5問続けて正解すると、残り時間が5秒増えます。
   *[other] 自己ベストは{ $best }問です。
}
practice-lives-about = 時間は無制限、ライフは3つ。5問続けて正解すると、ライフが1つ戻ります。{ $best ->
    [0] { "" }
   *[other] 自己ベストは{ $best }問です。
}
practice-weak-about = { $due ->
    [0] { practice-weak-waits }
   *[other] 自信のないルールを、新しい場面で少しずつ練習します。
}
practice-weak-waits = { $waits ->
    [0] まだありません。自信のないルールが、新しい場面でここに出ます。
    [1] 今日はここまで。{ practice-weak-when }、ルールを1つ復習します。
   *[other] 今日はここまで。復習するルールは{ $waits }つで、早いものは{ practice-weak-when }です。
}
# On a page whose Python sleeps: what stands in a way to practise, before it is known how much.
practice-weak-here = 自信のないルールが、新しい場面でここに出ます。
practice-own-here = ふり返りで見つかったまちがいが、ここに出ます。
practice-listed-here = リストに入れた問題が、ここで待ちます。
practice-weak-when = { $days ->
    [1] 明日
   *[other] { $days }日後
}
practice-own-about = { $due ->
    [0] { $waits ->
        [0] まだありません。ゲームのふり返りで見つかったまちがいが、ここで問題になります（小さなミスは「{ label-make-puzzle }」を押すと入ります）。
       *[other] { practice-own-waits }
    }
   *[other] まちがえた手が{ $due }つ、待っています。
}
practice-own-waits = { $waits ->
    [1] 今日はありません。ゲームでのミスが1つ、{ practice-weak-when }、覚えているか確かめるために、もう一度出ます。
   *[other] 今日はありません。ゲームでのミス{ $waits }つが、早いもので{ practice-weak-when }、覚えているか確かめるために、もう一度出ます。
}
practice-listed-about = { $count ->
    [0] まだ何もありません。「全部の問題」で1問解くと、「リストに入れる」が出ます。
   *[other] 正解するまで、{ $count }問が待っています。
}
practice-more = もう一度挑戦
practice-ways = 練習のメニューへ
practice-leave = 練習のメニューへ
practice-one-more = もう一問
practice-own-more = ミスの続きへ
practice-listed = 自分のリスト
practice-list = リストに入れる
practice-unlist = リストから外す
practice-is-listed = リストに入れました。「練習」で正解するまで、そこで待っています。
practice-is-off = リストから外しました。
practice-not-listed = この問題はもう一度配れないので、リストには入れられません。
practice-none-listed = リストは空です。「全部の問題」で1問解いて、その横の「リストに入れる」を押すと、ここに入ります。ここで正解すると、リストから外れます。
practice-yesterday = 昨日の問題は「{ $title }」。答えは{ $answer }からでした。
practice-best-first = 最初の記録です。次は超えられるでしょうか。
practice-best-new = 自己ベスト更新！　これまでは{ $before }問でした。
practice-best-even = 自己ベストに並びました。
practice-best = 自己ベストは{ $best }問です。
practice-stop = やめる
practice-streak = 連続日数を記録する
practice-streak-stop = 連続日数の記録をやめる
practice-streak-about = 「連続日数を記録する」を押すと、今日の問題を何日続けて解いたかを記録します。1日だけなら、休んでもとぎれません。記録はあなただけに見えます。
today-more = もっと練習する
today-solved = 次の問題は夜中の0時に出ます。
# 星をいくつ取って解いた人に、だれかが言うこと。
today-cheer-3 = アオイ「星3つ！　みんな、見て！」
today-cheer-2 = ソラ「星2つ…いいですね」
today-cheer-1 = レン「星1つか。ないよりましだね」
today-row = { $count }日目
today-days = また明日もどうぞ。今日の問題を何日続けて解いたかを、記録することもできます。1日だけなら、休んでもとぎれません。記録はあなただけに見えます。

practice-today-waits = 今日の問題が待っています。
practice-today-solved = 今日の問題は解きました。
practice-none-weak = { practice-weak-waits }練習でまちがえたルールは次の日に、正解するたびに2日後、4日後、8日後と間をあけて、新しい場面で出ます。チャレンジの正解は数に入りません。
practice-none-own = { $waits ->
    [0] { practice-none-own-yet }
   *[other] { practice-own-waits }
}
practice-none-own-yet = まだ問題はありません。ゲームの終わりに「{ label-review }」を押すと、たいていの「まちがい」は自動で、「小さなミス」は「{ label-make-puzzle }」を押すと、ここに入ります。それまでは、チャレンジをどうぞ。
practice-storm-clock = 正解{ $solved }問、まちがい{ $missed }問。
practice-storm-lives = 正解{ $solved }問。ライフはあと{ $lives }つ。
# 次の問題の上で、前の問題のこと。
practice-storm-right = 前の問題は正解。次の問題です。
practice-storm-next = 次の問題です。
practice-storm-begin-clock = 時計は最初の答えで動きだします。押すと、すぐに○か✕。5問連続正解で{ $seconds }秒増えます。
practice-storm-begin-lives = 押すと、すぐに○か✕。ライフはまちがえると減り、5問連続正解で戻ります。
practice-storm-again = チャレンジの続きです。新しい問題から始まります。
practice-storm-missed-clock = 理由を読む間、時計は止まります。
practice-storm-missed-lives = ライフが1つ減りました。
practice-storm-missed-last = 最後のライフがなくなりました。チャレンジはここまでです。
practice-storm-missed-new = この種類の問題はここでは初めて。ライフは減りません。
practice-storm-more-clock = { $run }問連続正解！　残り時間が{ $seconds }秒増えました。
practice-storm-more-lives = { $run }問連続正解！　ライフが1つ戻りました。
practice-run = { $run }問連続
practice-row-clock = { $row }問連続で+{ $seconds }秒
practice-row-lives = { $row }問連続で♥
practice-soon = あと10秒です。
practice-end = チャレンジ終了
practice-end-solved = 問正解
practice-end-missed = まちがい
practice-end-longest = 連続正解（最高）
practice-storm-was = 正解は{ $answer }{ $count ->
    [1] 。
   *[other] 。{ $count }つです。
}
practice-storm-over = チャレンジは終わりです。正解{ $solved }問、まちがい{ $missed }問。
practice-days = { $count ->
    [0] 今日の問題から始まります。1日だけなら、休んでもとぎれません。
   *[other] { $count }日続いています。1日だけなら、休んでもとぎれません。
}

# レッスンの前に。
warm-up-title = ウォーミングアップ
warm-up-sentence = 始める前に、これまでのおさらいを少しだけ。
warm-up-picture = ウォーミングアップ。これまでのレッスンで出てきたことから、少しだけ。まだ何も読んでいなければ、このまま先へどうぞ。
warm-up-none = ウォーミングアップは、まだありません。このまま先へどうぞ。
# To who comes straight from another lesson.
warm-up-fresh = レッスンの続きなので、ウォーミングアップはありません。このまま先へどうぞ。
warm-up-over = では、レッスンへ。
warm-up-skip = 飛ばす
