# 解いた問題の記録：保存、コード、図

progress-code-empty = まずコードを入力するか貼り付けてください。
progress-code-letter = コードに「{ $letter }」という文字は使われません。コードだけを、はじめから終わりまでコピーしてください。
progress-code-broken = コードが途中で切れているか、打ちまちがいがあります。星は元のままです。
progress-code-version = もっと新しい版で作られたコードか、打ちまちがいです。星は元のままです。
progress-restored = { $count ->
    [0] このコードには、解いた問題が1つもありません。星は元のままです。
   *[other] コードには、解いた問題が{ $count }問。そのうち{ $new }問が新しく加わりました。消えたものはありません。
}
progress-restored-practice = 練習の記録が戻りました。今の記録もそのままです。
progress-reset-done = 星を全部消しました。このコードで元に戻せます：{ $code }
progress-full = ディスクがいっぱいなので、記録はこのレッスンを閉じるまでしか残りません。{ $folder } の空きを増やすか、コードをコピーしてください。
progress-not-writable = { $folder } に書き込めないので、記録はこのレッスンを閉じるまでしか残りません。コードをコピーしておけば持ち運べます。
progress-busy = ほかのプログラムが { $folder } を使っていて、記録を書き込めません。いったんここに残し、次に解いたときに書き込みます。
progress-newer = { $folder } の記録は、この教材の新しい版で書かれています。ファイルはそのまま残します。教材を更新するか、閉じる前にコードをコピーしてください。
progress-file-strange = ファイル { $file } は壊れているか、別のもののようなので、読み込みませんでした。次に問題を解いたとき、名前を変えて残します。
progress-file-aside = 記録のファイルが壊れているか、別のもののようでした。{ $file } という名前で残し、新しく始めます。

# レッスンの題
lesson-00 = ようこそ
lesson-01 = 七並べの列
lesson-02 = パスと破産
lesson-03 = ジョーカー
lesson-04 = トンネル
lesson-05 = 殺しの七並べ
lesson-06 = ローカルルール
lesson-07 = 勝ち方
lesson-08 = 問題集
lesson-09 = 自分のプレイヤーを作る
lesson-10 = セブンブリッジ
lesson-11 = スペード
lesson-about-00 = 最初の1枚と、テーブルの顔ぶれ。
lesson-about-01 = 出せるカードと順番を知って、1ゲーム遊ぶ。
lesson-about-02 = すき間の先のカード。最後のパスの価値。2位のねらい方。
lesson-about-03 = ジョーカー（★）で、ほしいカードを持っている人に出させる。
lesson-about-04 = Kの次はA。列が輪になる。
lesson-about-05 = 触れていれば出せる。囲まれたら死ぬ。
lesson-about-06 = お化け、ファンタン、自分で決めるルール。
lesson-about-07 = うまい人は何をするか。どれだけ得か。
lesson-about-08 = ルール別、難しさ別に、全部の問題。
lesson-about-09 = 10行のPythonで、1万回対戦。
lesson-about-10 = 引いて、そろえて出して、捨て札をもらう。
lesson-about-11 = 2人ずつの組で、何回取れるかを先に言う。

map-title = レッスン一覧
map-name = { $number } · { $title }
map-stars = { $of ->
    [0] { "" }
   *[other] ★ { $won } / { $of }
}
map-done = ✓ ★ { $won } / { $of }
map-cards = もらったカード：{ $cards }
map-here = ここから続けましょう。
map-sentence = レッスンは{ $lessons }課、問題は{ $puzzles }問：{ $titles }。

report-title = これまでに解いた問題
report-won = ★ { $won }
report-stars = ★ { $won } / { $of }
report-rule = { $id } { $name }
report-counts = { $count }問中{ $solved }問クリア
report-none = 該当なし
report-level = { $level ->
    [1] 入門
    [2] 初級
    [3] 中級
    [4] 上級
   *[other] 達人
}
report-puzzle = { $id }：{ $stars ->
    [-1] まだ解いていない
    [0] 解き方を見て解いた
   *[other] 星{ $stars }つ
}
report-sentence = ルールとレベルで分けた{ $puzzles }問。そのうち{ $solved }問を解きました。

keep-title = 星を別の端末に移す
keep-how = オンラインでは、閉じると星が消えます。このコードがあれば、どのパソコンでも続きから始められます。
keep-ids = 先生向け：ルールと問題の番号をどこにでも表示する
keep-code = あなたのコード
keep-copy = コピー
keep-copied = コピーしました。
keep-restore = 前のコード
keep-take = 引き継ぐ
keep-reset = 全部消す
keep-reset-sure = 本当に全部消しますか？
keep-reset-yes = はい、消します
keep-reset-no = いいえ
keep-offer = 前回の星があります：解いた問題は{ $count }問、そのうち{ $new }問はここにありません。
keep-offer-practice = 前回の練習の記録があります。
keep-offer-take = 星を戻す
keep-link = この星のまま、また始める（このリンクを取っておいてください）
keep-stars = このレッスン：{ $here }
keep-complete = レッスン{ $number }を終えました
keep-complete-00 = 「ようこそ」を終えました
keep-complete-fa = 「殺しの七並べ早分かり」を終えました
keep-bravo = 全部できました。次のテーブルへどうぞ。
keep-next = 次：{ $name }
keep-sentence = 別のパソコンでも続きから始めるための、星のコードです。

class-name = 名前
class-solved = 解いた問題
class-stars = 星
class-broken = { $name }：{ $reason }
class-none = まだなし
class-stopped = 前回のところ

# 最後の夜
evening-title = 最後の夜
evening-sentence = 5つのルールで5回戦。あなた、レン、アオイ、ソラの点と、印刷できる記録です。
evening-deal = 配り
evening-row = { $number }：{ $rules }（番号{ $seed }）
# 回と回のあいだ。
evening-between = 、
evening-sum = 合計
evening-so-far = { $ahead ->
    [you] { $you }対{ $ren }で、レンをリードしています
    [ren] { $ren }対{ $you }で、レンがリードしています
   *[both] { $left ->
        [5] まだ始まっていません
       *[other] レンと{ $you }点で並んでいます
    }
}。あと{ $left }回です。
evening-over = { $ahead ->
    [you] { $you }対{ $ren }で、レンに勝ちました。お皿を洗うのはレンです。
    [ren] { $ren }対{ $you }で、レンの勝ち。どの配りも、もう一度遊べます。
   *[both] レンと{ $you }点で引き分け。どの配りも、もう一度遊べます。
}
evening-name = 名前
evening-print = 記録を印刷する
evening-stars = 集めた星：★ { $won }
evening-again = 運だと思いますか。同じ番号なら、同じカードが配られます。遊んでみてください。
