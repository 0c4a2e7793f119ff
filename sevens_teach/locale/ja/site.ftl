# サイト：サーバーなしで、レッスンと読み物をのせたページ。

site-name = 七並べ
site-lead = 7が4枚並びました。あなたの欲しいカードを、誰かが止めています。遊びながら覚える七並べ。このページで、すぐに。ネットがなくても。
site-begin = 最初のレッスンへ
site-lessons = レッスン
site-rules = ルール
site-docs = ルールと読み物
site-search = 探す
site-search-none = 見つかりません。もっと短い言葉で試してください。
site-search-page = レッスンとルールから探す
site-contents = このページの内容
site-previous = 前へ
site-next = 次へ
site-pages = ほかのページ
site-dark = 明るさを切りかえる
site-skip = 本文へ
site-code = コード
site-english = 英語
site-script = このページを動かすには JavaScript が必要です。代わりに絵を表示しています。
site-notebook = ノートブックで開く
site-reference = プログラマー向けの一覧（英語）
site-cited = プログラマー向けの一覧で
site-version = バージョン { $version }。追跡も Cookie もありません。解いた記録は、このブラウザーの中だけに残ります。

site-keep-how = 星はこのブラウザーに残ります。別のブラウザーや Binder、自分のパソコンへ持っていくときは、このコードを使います。
site-python-asleep = カードを押すと、テーブルが目を覚まします。最初だけ { $size } MB を読み込みます。
site-python-asleep-form = 押すと動き始めます。最初だけ { $size } MB を読み込みます。
site-python-loading = テーブルを起こしています：{ $size } MB のうち { $done } MB …
site-python-starting = テーブルを起こしています。カードを切っています…
site-python-awake = テーブルが目を覚ましました。
site-python-no-server = ファイルとして開いたページでは、テーブルは絵のままです。サーバーから開くと遊べます。ほかは全部動きます。
site-python-cannot = このブラウザーではテーブルが動きません。ほかは全部動きます。
site-python-failed = テーブルが目を覚ましませんでした。ページを読み込み直してください。ほかは全部動きます。
site-lms-done = 得点を学校のシステムに送りました。
site-search-count = { $count }か所

# 1つずつ進む。
steps-go = 続ける
steps-back = 戻る
steps-whole = ページ全体
steps-single = 1つずつ進む
steps-skip = あとにする
steps-line = 終えたもの{ $done }、とばしたもの{ $open }。
steps-left-one = まだ終えていないステップが1つあります：
steps-left = まだ終えていないステップが{ $count }つあります：
steps-left-more = ほか{ $count }つ
steps-next = 次は：{ $name }
steps-step = { $all }のうち{ $count }
steps-out = ステップを終えて、あなたの盤へ
steps-first-time = はじめてなら、1歩ずつ覚えましょう
steps-asks-play = カードを1枚出す
steps-asks-turn = 自分の番を終える：出して、1枚捨てる
steps-asks-why = 浮いていないカードを押す
steps-asks-puzzle = まずは問題を1つ
steps-asks-game = まずは最後まで1ゲーム
steps-asks-guess = 予想した場所を押して、答え合わせ
steps-asks-bet = まず1人を予想して、次へ
steps-asks-done = ✓ できました
steps-asks-all = ✓ これだけで大丈夫です
steps-half = ここで半分です
steps-then = 次は：{ $name }
steps-card = ✓ あなたの盤に、カードが1枚増えます

# 送られたもの：場面、ゲーム、問題をリンクにして。
sent-send = これを送る
sent-copied = リンクをコピーしました。開くと、これだけが出ます。
sent-broken = リンクが壊れているか、新しい版で作られたものです。代わりに新しいテーブルを用意しました。
sent-position = 場面が1つ届きました。あなたの番です。ここから何位になれるでしょう。
sent-game = ゲームが届きました。1手ずつ見てみましょう。
sent-puzzle = 問題を1問
sent-not = 自分の番になったら送れます。
sent-picture = 絵を保存
sent-anew = ほかの人の手札はリンクに入りません。配り直されます。
sent-next = 次の問題
sent-others = ほかの人の手札は、送った人のゲームとは違います。リンクから手札が見えることはありません。
sent-drawn = この場面はその場で作られたものなので、リンクでは送れません。
sent-wait = お待ちください…
# テーブルの絵。後ろでPythonが起きるまで。
still-name = テーブル（準備中）
still-look = 場を見ておきましょう。テーブルを起こしています。もうカードを押してもかまいません。
still-wait = テーブルを起こしています。少しお待ちください。
still-game = 配られたところです。手順はまもなく出ます。
still-kept = { $name }ですね。テーブルが起きたら、すぐに出します。
play-goes-on = 前回の途中から続けられます。はじめからなら、
