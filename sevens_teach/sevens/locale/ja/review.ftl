# 対局のふり返りで、損をした手について言うこと。

review-pass = パス
review-let-out = { $move }のあと、{ $player }が{ $card }を出し、{ $turns ->
    [0] そのまま上がりました
   *[other] { $turns }手後に上がりました
}。
review-let-in = { $move }のおかげで、{ $player }が{ $card }を出せました。
review-waited = { $move }で開いた場所は誰も使いませんでした。手番がひとつ減っただけです。
review-better = かわりに{ $move }はどうでしょう。全員がコツどおりに打てば、{ $how }。
review-broke = 破産はしますが、もっとあとです
review-out = 手札を出しきれます
review-left = 破産せずに抜けられます
review-stuck = ジョーカーだけが残ります
review-last-in = 最後まで残れます
review-hidden = これはテーブルでは分かりません。見えないカードのせいでした。
review-seen = 見えていたカードだけで分かる手でした。
