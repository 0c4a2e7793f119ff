# あなたの盤：学べることを52枚のカードで。

course-title = あなたの盤
course-row-1 = 七並べ
course-row-2 = ローカルルール
course-row-3 = 殺しの七並べ
course-row-4 = 勝ち方
course-game-spades = スペード
course-game-bridge = セブンブリッジ
course-count = 1枚が、分かったこと1つ。{ $all }枚のうち{ $down }枚が並んでいます。
course-begin = 1枚が、分かったこと1つ。列は7から。どれからでもどうぞ。
course-open-0 = 全部そろいました。
course-open-1 = 次に置けるのは1枚。
course-open-2 = 次に置けるのは2枚。
course-open-more = 次に置けるのは{ $count }枚。
course-next = 次は：{ $line }
course-again = もう一度：{ $line }
course-or = または{ $card }「{ $line }」
course-go = 続ける
course-learn = 習う
course-puzzle = 問題{ $count }
course-close = 閉じる
course-done = 全部そろいました。よい夜でしたね。
course-laid = 盤に並んでいます
course-faded = うろ覚え
course-open = 次に置ける
course-empty = まだ
course-island = 飛び地
course-faded-why = うろ覚えになったようです。新しい問題を1問解くと、まっすぐに戻ります。
course-deed = { $name ->
    [first] どのテーブルでもよいので、1位になる。
    [finished] どのゲームでもよいので、最後まで遊ぶ。
    [broke] 自分は残り、ほかの誰かが破産する。
    [won-sevens] 手札13枚、ふつうのルールで1ゲーム勝つ。
    [won-joker] ★入りで1ゲーム勝つ。
    [won-killer] 殺しの七並べで1ゲーム勝つ。
    [won-sharp] 強い相手に1ゲーム勝つ。
    [reviewed] 自分のゲームをふり返る。
    [won-spades] 1試合に勝つ。
    [won-bridge] 1試合に勝つ。
    [fifty] 試合の中で、手札を一度に全部出す。
   *[own-player] プレイヤーを書いて、レッスンの最後の試験に通る。
}
course-down = { $card }が並んだ
course-of = { $down } / { $all }
course-enough = 今日はここまで
course-sound = 音を出しますか。音を入れる
course-days = 連続日数を数えますか。
course-days-on = きょうの問題を解いた日を数えます。1日なら、抜けても続きます。
