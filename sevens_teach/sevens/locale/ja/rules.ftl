# ルールの章と各ルールの名前（docs/ja/rules.md と同じ）

rule-B = 七並べの基本
rule-B1 = カードと配り方
rule-B2 = まず7、それから順番に
rule-B3 = 手番ですること
rule-B4 = 出せるカード
rule-B5 = パス
rule-B6 = パスの回数
rule-B7 = はき出し
rule-B8 = 飛び地はつながらない
rule-B9 = 上がりと順位
rule-B10 = 終わり
rule-B11 = 並べ方

rule-J = ジョーカー
rule-J1 = ジョーカーだけを出す
rule-J2 = ジョーカーと数字の2枚を出す
rule-J3 = 自分のカードには使えない
rule-J4 = ★では上がれない
rule-J5 = ★だけが残ったら
rule-J6 = 負けるのはだれか
rule-J7 = ★は場に残らない

rule-T = トンネル
rule-T1 = AとKは隣どうし
rule-T2 = トンネルの先
rule-T3 = 両側とも出せる
rule-T4 = 一方通行
rule-T5 = ほかのルールとの組み合わせ

rule-F = ファンタン
rule-F1 = 場に何もないところから
rule-F2 = 最初の手番

rule-G = お化け
rule-G1 = お化けと話してしまったら
rule-G2 = 何が入れ替わるか

rule-K = 殺しの七並べ
rule-K1 = 始まり
rule-K2 = 出せるカード
rule-K3 = 死んでいるカード
rule-K4 = 壁
rule-K5 = 抜ける
rule-K6 = パスと破産
rule-K7 = 終わり
rule-K8 = 順位
rule-K9 = 死の定義
rule-K10 = 死んだカードの置き場
rule-K11 = 組み合わせられないもの

rule-S = 上手な人が知っていること
rule-S1 = 破産をねらう
rule-S2 = 最後の1枚を止める
rule-S3 = 端のカードに向かう
rule-S4 = エイトキーパー
rule-S5 = 2人のとき
