# ローカルルールを選ぶところと問題集

house-title = あなたのローカルルール
house-note = ローカルルール：{ $rules }。
house-preset = もとにするルール
house-own = 自分で選んだもの
house-on = あり
house-off = なし
house-passes = パスできる回数（B6）
house-passes-unlimited = 何回でも
house-voluntary_passing = 出せるのにパスする（B5）
house-joker = ジョーカー（J）
house-joker-none = なし
house-joker-solo = 1枚で出す
house-joker-pair = 次の数字と2枚で出す
house-tunnel = トンネル（T）
house-tunnel-off = なし
house-tunnel-both = 両側とも出せる
house-tunnel-oneway = 片側だけ
house-opening = 始め方（F）
house-opening-sevens = まず7を並べる
house-opening-fantan = 何もない場から（ファンタン）
house-ghost = お化け（G）
house-killer = 殺しの7並べ（K）
house-death = 殺しの7並べでカードが死ぬのは（K9）
house-death-surround = 上下左右をふさがれたとき
house-death-sides = 左右をふさがれたとき
house-death-group = 小さなまとまりごと囲まれたときも
house-dead_cards = 死んだ札の置き場（K10）
house-dead_cards-hand = 手札のまま
house-dead_cards-faceup = 表向きで前に置く
house-dead_cards-facedown = 裏向きで前に置く
house-suit_order = 上から下への列の順（K）
house-refused = 殺しの7並べとは組み合わせられません：{ $others }。ルールは元のままです。
house-no-puzzle = このルールでは問題ができませんでした。かわりに比べてみましょう。
house-compare = 比べる
house-puzzles = このルールの問題
house-play = このルールで遊ぶ

book-title = 問題集
book-sentence = { $rules }のルールについて、ルールとレベルで分けた{ $puzzles }問と、いくらでも作れる問題。
book-note = { $rule }：{ $count }問中{ $solved }問を解決。
book-of-rule = ルール
book-of-level = レベル
book-all = すべてのレベル
book-rule = { $left ->
    [0] ✓ { $rule }
   *[other] { $rule }（{ $solved }/{ $count }）
}
book-random = { $rule }の問題を作る
book-any = どれかのルールの問題を作る
book-not-drawn = { $rule }では、このレベルの問題ができませんでした。すべてのレベルか、どれかのルールを選んでみてください。

sheet-title = 問題
sheet-answers = 答え
