# スペードの各ルールの名前（docs/ja/spades.md と同じ）

rule-P = スペード
rule-P1 = ゲームのあらまし
rule-P2 = ビッド
rule-P3 = プレイ
rule-P4 = 得点
rule-P5 = サンドバッグ
rule-P6 = 上手な人が知っていること
