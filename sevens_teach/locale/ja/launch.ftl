# 閲覧ページでレッスンの上に出る案内と、コマンド sevens-teach の文言。

reading-bar = このレッスンの別の開き方
reading-wait = レッスンを実行しています。まもなくテーブルが出ます。
reading-missing = ページの一部が届きませんでした。もう一度読み込む
reading-notebook = ノートブックで開く（コード付き）
reading-here = 日本語

launch-folder = レッスンは { $folder } にあります。
launch-kept = { $lesson } には手が加えられているので、そのままにしました。新しい版があります。--update を付けると、手元の版を残したまま新しい版が入ります。
launch-kept-both = { $lesson } を新しくしました。手元にあった版は { $own } に移しました。
launch-stop = ブラウザーが開かないときは、下のアドレスを開いてください。終えるには、ここで Ctrl-C を押します。
launch-home-not-writable = ホームフォルダーに書き込めないため、Jupyter の設定は次回には残りません。

launch-missing = { $package } が入っていません。次のように入れてください：pip install 'sevens-teach[lessons]'
launch-too-old = { $package } { $found } は古すぎます。{ $oldest } 以降が必要です。次のように新しくしてください：pip install --upgrade 'sevens-teach[lessons]'
launch-no-bundle = この環境にはテーブルや盤の表示部分がありません。SEVENS_TEACH_SKIP_BUNDLE なしで sevens-teach を入れ直すか、クローンの中で make を実行してください。
launch-port-in-use = ポート { $port } は使われています。別の番号を選ぶか、--port を省いて自動で選ばせてください。
launch-no-port = ポート番号に { $port } は使えません。1 から { $most } までの番号を選んでください。
launch-no-lesson = { $folder } に { $lesson } というレッスンはありません。ja/01-the-row-of-sevens.ipynb のように書いてください。
launch-disk-full = ディスクがいっぱいで、レッスンを { $folder } に書き込めませんでした。空きを作るか、別のディスクのフォルダーを指定してください：sevens-teach フォルダー
launch-not-a-folder = { $folder } はフォルダーではないか、作れない場所にあります。別のフォルダーを指定してください：sevens-teach フォルダー
launch-not-writable = { $folder } に書き込めません。別のフォルダーを指定してください：sevens-teach フォルダー

launch-help = 七並べを学ぶ：レッスンをフォルダーに写し、JupyterLab で開きます。
launch-help-folder = レッスンの置き場所（省くと { $folder }）
launch-help-lesson = 開くレッスン。例：ja/05-killer-sevens.ipynb（省くと最初のレッスン）
launch-help-read = 閲覧ページで開く（レッスンが自動で動き、コードは見えません）
launch-help-update = 手を加えたレッスンも新しくする（手元の版は隣に残ります）
launch-help-lang = 言語（省くとシステムの言語）
launch-help-port = サーバーのポート番号（省くと空いている番号）
launch-help-no-browser = ブラウザーを開かず、アドレスだけを表示する
