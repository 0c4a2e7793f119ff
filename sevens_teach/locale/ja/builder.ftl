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
house-tunnel-oneway = 一方通行
house-opening = 始め方（F）
house-opening-sevens = まず7を並べる
house-opening-fantan = 何もない場から（ファンタン）
house-ghost = お化け（G）
house-killer = 殺しの七並べ（K）
house-death = 殺しの七並べでカードが死ぬのは（K9）
house-death-surround = 上下左右を囲まれたとき
house-death-sides = 左右を囲まれたとき
house-death-group = 小さなまとまりごと囲まれたときも
house-dead_cards = 死んだカードの置き場（K10）
house-dead_cards-hand = 手札のまま
house-dead_cards-faceup = 表向きで前に置く
house-dead_cards-facedown = 裏向きで前に置く
house-suit_order = 上から下への列の順（K）
house-refused = 殺しの七並べとは組み合わせられません：{ $others }。7からの列がないので、出番がないのです。ルールは元のままです。
house-refused-opening = ファンタン（F）
house-no-puzzle = このルールでは問題ができませんでした。代わりに、ほかのルールと比べてみましょう。
house-compare = 比べる
house-puzzles = このルールの問題
house-play = このルールで遊ぶ

book-title = 問題集
book-sentence = { $rules }のルールの{ $puzzles }問を、ルールとレベルで分けました。新しい問題もいくらでも作れます。
book-note = { $rule }：{ $count }問中{ $solved }問クリア。
book-of-rule = ルール
book-of-level = 難しさ
book-all = 全部
book-chapter = { $chapter ->
    [B] 七並べ
    [J] ★
    [T] トンネル
    [F] ファンタン
    [G] お化け
    [K] 殺し
    [S] コツ
    [D] セブンブリッジ
   *[P] スペード
}
book-rule = { $left ->
    [0] ✓ { $chapter }：{ $rule }
   *[other] { $chapter }：{ $rule }（{ $solved }/{ $count }）
}
book-random = このルールの新しい問題
book-any = ルールを問わず、新しい問題
book-not-drawn = { $rule }では、このレベルの問題ができませんでした。レベルを「全部」にするか、ルールを決めずに作ってみてください。

sheet-title = 問題
sheet-answers = 答え
