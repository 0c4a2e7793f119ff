# 問題のウィジェット:問題そのもののほかに出す言葉。

puzzle-title = 問題
puzzle-label-level = 難しさ{ "{n}" }（5段階）
puzzle-label-won = 星{ "{count}" }つのうち{ "{n}" }つ
puzzle-label-unsolved = 星はまだありません
puzzle-label-previous = 前の問題
puzzle-label-following = 次の問題
puzzle-label-clean = 星{ "{count}" }つのうち{ "{n}" }つ。一度で正解です！
puzzle-label-anew = もう一度
puzzle-label-follows = このあとの流れを、1手ずつ。
puzzle-guests = { $count ->
    [5] このテーブルには、お客さんがいます。くまのユイです。
    [6] このテーブルには、お客さんがいます。くまのユイと、パンダのカイです。
   *[other] このテーブルには、お客さんがいます。くまのユイ、パンダのカイたちです。
}
puzzle-several = 1つとは限りません。全部押してください。
puzzle-hint-from-start = はじめから：
puzzle-summary = 問題{ $id }：{ $question }{ $more ->
    [0] { "" }
   *[other] ほかに{ $more }問あります。
}
# In a storm, where a tap answers.
puzzle-storm-several = 1つとは限りません。全部押すと、次に進みます。
puzzle-storm-on = 次へ
