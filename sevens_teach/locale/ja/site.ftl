# サイト：サーバーなしで、レッスンと読み物をのせたページ。

site-name = 七並べ
site-lead = 7が4枚並びました。あなたの欲しいカードを、だれかが止めています。遊びながら覚える七並べ。このページで、すぐに。ネットがなくても。
site-begin = 最初のレッスンへ
site-lessons = レッスン
site-rules = ルール
site-docs = ルールと読み物
site-search = 探す
site-search-none = 見つかりません。もっと短い言葉で試してください。
site-search-page = レッスンとルールから探す
site-search-asks = たとえば：
site-search-ask-stopping = わざとパスできますか？
site-search-ask-dead = カードが死ぬのはいつ？
site-search-ask-joker = ジョーカーの使い方は？
site-search-ask-broke = 破産するとどうなる？
site-search-ask-first = だれから始めますか？
site-search-ask-undo = 出したカードを戻せる？
site-contents = このページの内容
site-previous = 前へ
site-next = 次へ
site-pages = ほかのページ
site-days = 今日の問題を続けて解いた日数
site-dark = 明るさを切りかえる
site-skip = 本文へ
site-code = コード
site-english = 英語
site-script = このページを動かすには JavaScript が必要です。代わりに絵を表示しています。
site-notebook = ノートブックで開く
site-reference = プログラマー向けの一覧（英語）
site-rulings = この教材の決まり（{ $count }件）
site-cited = プログラマー向けの一覧で
site-private = トラッキングもCookieも使っていません。解いた記録は、このブラウザーの中だけに残ります。
site-version = バージョン { $version }。

site-keep-how = 星と盤は、このブラウザーに残ります。このコードをコピーして、別のブラウザーや端末で入力すれば、続きから始められます。
site-carry-more = これまでに解いた問題を、ルールごとに見る
site-python-asleep = カードを押すと、テーブルが動き始めます。最初だけ { $size } MB を読み込みます。
site-python-asleep-form = 押すと動き始めます。最初だけ { $size } MB を読み込みます。
site-python-loading = テーブルを用意しています：{ $size } MB のうち { $done } MB …
site-python-starting = テーブルを用意しています。カードを切っています…
site-python-awake = テーブルの用意ができました。
site-python-no-server = ファイルとして開いたページでは、テーブルは絵のままです。サーバーから開くと遊べます。ほかは全部動きます。
site-python-cannot = このブラウザーではテーブルが動きません。ほかは全部動きます。
site-python-failed = テーブルを動かせませんでした。ページを読み込み直してください。ほかは全部動きます。
site-lms-done = 得点を学校のシステムに送りました。
site-search-count = { $count }件

# 1つずつ進む。
site-fast-about = 場のカードに触れていれば出せます。囲まれたら、そのカードは死にます。死んだカードがいちばん少ない人の勝ち。6つの考え方と18問。今夜の集まりに間に合います。
site-evening-about = 年越しまで、5つのルールで5回。
# レッスンの1ゲームだけを遊びに来た人に。
site-door-03 = ★のある七並べで1ゲーム
site-door-04 = トンネルのある七並べで1ゲーム
site-door-05 = 殺しの七並べで1ゲーム
site-door-06 = 自分のハウスルールで1ゲーム
site-door-10 = セブンブリッジで1ゲーム
site-door-11 = スペードで1ゲーム
# 初めての人に、どんなゲームか。短く3行まで。
site-door-aim-03 = ほかの人のカードが入る場所に、★を出せます。そのカードを持つ人は、それを出して★を受け取ります。最後に★を持っている人が最下位です。
site-door-aim-04 = AとKが隣どうし。Kの次はA、続いて2、3。Aの次はK、続いてQ、J。列が輪になります。
site-door-aim-05 = 場のカードに触れていれば、斜めでも出せます。上下左右をカードや端に囲まれたら、そのカードは死にます。死んだカードがいちばん少ない人の勝ち。
site-door-aim-06 = 「もとにするルール」から選ぶか、1つずつ変えて、「このルールで遊ぶ」を押してください。レン、アオイ、ソラも同じルールで遊びます。
site-door-aim-10 = 1枚引いて、同じ数字か続きの3枚（7があれば、もっと少なくても）を並べ、1枚捨てます。先に上がった人の勝ちで、ほかの人は残った手札が失点になります。
site-door-aim-11 = 2人ずつの組で、何回取れるかを先に言います。最初に出たマークを1枚ずつ出し、いちばん強いカードの勝ち。♠は、ほかのどのマークよりも強い切り札です。
steps-go = 次のステップへ
steps-back = もどる
steps-whole = 1ページで見る
steps-single = 1つずつ進む
steps-skip = とばす
steps-line = 終えたステップ{ $done }、あとにしたステップ{ $open }。
steps-stand-done = 終えたステップ
steps-stand-open = あとにしたステップ
steps-stand-yet = これからのステップ
steps-left-end = ここが最後のページです。
steps-left-one = あとにしたステップが、1つ残っています：
steps-left = あとにしたステップが、{ $count }個残っています：
steps-left-more = ほか{ $count }ステップ
steps-left-go = ステップ{ $count }へ：{ $name }
steps-next = 次は「{ $name }」
steps-where = ステップ{ $count }（全{ $all }）
# レッスンをすすめるとき、かかる時間を。
steps-next-left = 次は「{ $name }」（{ $left }分）
steps-play = 1ゲーム遊ぶ
steps-step = ステップ{ $count }（全{ $all }）
steps-at = ステップ{ $count }：{ $name }。
steps-way = { $name }、ステップ{ $count }（全{ $all }）
steps-out = ステップを終えて、最初のページへ
steps-first-time = 初めてなら、1歩ずつ覚えましょう
steps-ahead = もう知っているなら、すぐ殺しの七並べへ。
steps-before = ひさしぶりなら、まずふつうの七並べを{ $count }ステップ
steps-next-way = 次にねらえるのは{ $card }。「{ $name }」のステップ{ $count }（全{ $all }）から続きます。
steps-next-card = 次にねらえるのは{ $card }（このレッスン）。
steps-asks-play = カードを1枚出す
steps-asks-raised = 浮き上がったカードを1枚押す
steps-asks-turn = 自分の番を終える：出して、1枚捨てる
steps-asks-call = もらうか、見送るか
steps-asks-why = 次は、灰色のカードを1枚押す
steps-asks-game = 1ゲームを最後まで遊ぶ
steps-asks-bid = ビッドを宣言する
steps-asks-win = 目標：1位で上がる
steps-asks-again = このゲームをもう一度
steps-asks-done = ✓ できました
steps-asks-all = ✓ 全部できました
steps-asks-more = ✓ 解けました。もう1問あります
steps-asks-wait = ほかのみんなの番です
# 最後まで進める問題で、正しい手のあとに。
steps-asks-on = 次の手をどうぞ。
# 1ゲーム遊ぶステップで、もうほかで遊んであるとき。
steps-asks-had = ✓ 1ゲーム遊んであります。もう1回でも、先へでも。
steps-asks-played = ✓ できました。先へ進んでも、このゲームを続けてもかまいません。
steps-then = 次は「{ $name }」
steps-then-about = このあと：{ $about }
steps-card = ✓ あなたの盤に、カードを1枚！
steps-go-card = カードを見る

# 最後のページ：これまでの成績、同じ配りでもう一度、残ったカードを開くボタン。
site-end-more = このゲームをくわしく
# 勝てなかったゲームの下に：次のゲームでもらえるカードと、そのためにすること。
end-aim = 次のゲームでもらえるカード：
end-aim-outlasted = 破産した人より上の順位になる。
end-aim-second = 1位でなくても、手札を全部出しきる。
end-aim-spent = パスを3回使いきって、破産せずに終わる。
end-aim-broke = だれかが待っているカードを、その人が破産するまで出さない。
end-aim-joined = 7からの列を、破産した人のカードまでつなぐ。
end-aim-won-sevens = 1位になる。

# ゲーム全体で、いちばん先に上がった人に。ほかのみんなはまだ続ける。それを飛ばすボタン。
site-won = あなたの勝ち！
site-won-skip = 最後まで飛ばす

# ゲームに勝った人に、ほかのみんながかける言葉。いくつかある中から、ゲームごとに1つ。
site-cheer = { $name }「おめでとう」
site-cheer-fox =
    { $name }がうなずきました。めずらしい！
    { $name }「……いいね」
    { $name }の耳が、ぴくっと動きました。「やるね」
    { $name }「うまい」
    { $name }は何も言わずに、手を差し出しました。
    { $name }が笑いました。「いい勝負だった」
    { $name }「むだがない」
    { $name }が帽子を上げるまねをしました。
    { $name }がしばらく場をながめています。「うん、それだ」
    { $name }「今の手、覚えておく」
site-cheer-hare =
    { $name }「勝ったね！　もう1回やろう！」
    { $name }「えっ、もう終わり？　すごい！」
    { $name }「おめでとう！　次、早く次！」
    { $name }がテーブルをたたいています。「もう1回！　もう1回！」
    { $name }「やったね！　次はだれが配る？」
    { $name }「すごいすごい！　次も入れて！」
    { $name }が長い耳で拍手しています。
    { $name }「どうやったの？　教えて！」
    { $name }がいすの上で跳ねています。「あと1回！　あと1回！」
    { $name }「まだ立たないで！　すぐ配るから！」
site-cheer-owl =
    { $name }が羽をたたみました。「いい勝負でした」
    { $name }「見ていて楽しい勝負でした」
    { $name }「今の勝負、しばらく考えてみます」
    { $name }「落ち着いていましたね。おめでとう」
    { $name }「今夜は1つ、勉強になりました」
    { $name }が小さく鳴きました。「あなたの勝ちです」
    { $name }「それは読めませんでした」
    { $name }がくるりと首を回して、あなたを見ました。「おやおや」
    { $name }「これは書きとめておきましょう」
    { $name }がカードをきれいにそろえました。「楽しませてもらいました」
    { $name }「夜どおし考えて、出直してきます」
# 勝てなかった人に、ほかのだれか1人がかける言葉。
site-comfort-fox =
    { $name }がお茶をいれてくれました。「次がある」
    { $name }がカードを集めています。「もう1回？」
    { $name }がうなずきました。「いいゲームだった」
    { $name }がカードの山をこちらへ押しました。「次、配って」
    { $name }が何も言わずに、あなたの分も配りはじめました。
    { $name }がゆっくりカードを切っています。「続けようか」
site-comfort-hare =
    { $name }はもうカードを切っています。「気にしない！　もう1回！」
    { $name }「次はきっと勝てるよ！」
    { $name }「早く、次を配ろう！」
    { $name }がカードの山を差し出しました。「はい、切って！」
    { $name }「今のは忘れて！　新しいカードだよ！」
    { $name }がテーブルのまわりを跳ねています。「次！　次！」
site-comfort-owl =
    { $name }「勝てなかったときほど、勉強になるものです」
    { $name }がゆっくりまばたきしました。「変えるとしたら、どの1手でしょうね」
    { $name }「カードの配られ方は、だれにも選べませんから」
    { $name }「あわてることはありません。もう1回、どうですか」
    { $name }が羽をふくらませました。「夜はまだ長いですよ」
    { $name }「一度だけふり返って、あとは忘れましょう」

# 送られたもの：場面、ゲーム、問題をリンクにして。
sent-send = 友だちに送る
sent-copied = リンクをコピーしました。友だちへのメッセージに貼ると、同じものが開きます。
sent-broken = リンクが壊れているか、新しい版で作られたものです。代わりに新しいテーブルを用意しました。
sent-position = 場面が1つ届きました。あなたの番です。ここから何位になれるでしょう。
sent-game = ゲームが届きました。1手ずつ見てみましょう。
sent-friend = 友だち
sent-match = 終わったゲームが届きました。どう決まったでしょう。
sent-you = ここで「あなた」と呼ばれているのは、送ってくれた友だちです。
sent-game-on = 1ゲーム遊ぶ
sent-puzzle = あなたへの1問
sent-how = 遊び方を見る
sent-how-new = 初めての人へ：遊び方
sent-how-first = まずは2分のレッスンへ
sent-how-sevens = 七並べは初めてですか。7の隣に同じマークの6と8、次に5と9と、順につなげます。出せるカードがないときや、出さずに待ちたいときはパス。3回まではできますが、4回目のパスで「破産」し、ゲームから抜けます。手札をいちばん早く出しきった人の勝ちです。
sent-how-spades = スペードは初めてですか。最初に出たマークを1枚ずつ出し、いちばん強いカードを出した人が4枚とも取ります。♠は、ほかのどのマークよりも強い切り札です。
sent-how-bridge = セブンブリッジは初めてですか。1枚引き、同じ数字か続きの3枚（7があれば、もっと少なくても）を並べ、1枚捨てます。先に上がった人の勝ちです。
sent-learn-sevens = 七並べを最初の1枚から覚える
sent-learn-spades = スペードを最初の1枚から覚える
sent-learn-bridge = セブンブリッジを最初の1枚から覚える
sent-not = 自分の番になったら送れます。
sent-picture = 画像を保存
sent-saved = 保存しました：
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
play-over = 前のゲームです。下でふり返れます。新しく始めるなら、
play-last = 前のゲームをもう一度見る
