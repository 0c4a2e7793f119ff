# セブンブリッジの規則の名前。docs/ja/seven-bridge.mdと同じ。

rule-D = セブンブリッジ
rule-D1 = カードと配り方
rule-D2 = メルド
rule-D3 = ジョーカー
rule-D4 = 番
rule-D5 = ポン
rule-D6 = チー
rule-D7 = ディールの終わり
rule-D8 = 一度に上がる
rule-D9 = ゲームの終わり
