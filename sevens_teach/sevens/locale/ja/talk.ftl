# What the others' bubbles say: their moves.
bubble-pass = パス。
bubble-broke = 破産！
bubble-exchange = 戻ってきたよ！
bubble-out = 上がり！

# A line of somebody's, in a bubble; and for a screen reader.
talk-said = 「{ $line }」
talk-heard = { $player }「{ $line }」

# Lines of their own, at most 11 characters each; the moments are those of sevens/show/talk.py.
# $card: the reader's card that let one be played.
# Ren, the fox, keeps cards back and gloats.
talk-ren-broke-1 = おやおや、気の毒に。
talk-ren-broke-2 = さて、次はだれかな？
talk-ren-broke-3 = ははっ、残念だったね。
talk-ren-out-1 = ふん、やるじゃないか。
talk-ren-out-2 = まぐれだろう。
talk-ren-out-3 = 今回はゆずるよ。
talk-ren-last-1 = 最後のパス。計算どおり
talk-ren-last-2 = もうない？平気さ。
talk-ren-last-3 = 最後か。まあ見てな。
talk-ren-one-1 = あと1枚。悪いね。
talk-ren-one-2 = 残り1枚。お先に。
talk-ren-one-3 = 1枚だけさ。
talk-ren-yours-1 = え、あと1枚だと？
talk-ren-yours-2 = 1枚？ちょっと待て。
talk-ren-yours-3 = まさか、残り1枚？
talk-ren-stuck-1 = だれだ、止めてるのは！
talk-ren-stuck-2 = おや、静かだねえ。
talk-ren-stuck-3 = 1枚も出ないとは。
talk-ren-thanks-1 = { $card }？どうも。
talk-ren-thanks-2 = これはこれは、{ $card }。
talk-ren-thanks-3 = { $card }は助かるね。

# Aoi, the hare, is quick.
talk-aoi-broke-1 = えーっ、破産！？
talk-aoi-broke-2 = ひゃあ、こわい！
talk-aoi-broke-3 = うわ、びっくり！
talk-aoi-out-1 = えっ、もう！？
talk-aoi-out-2 = はやーい！
talk-aoi-out-3 = 待ってよー！
talk-aoi-last-1 = わ、最後のパス！
talk-aoi-last-2 = もうパスがない！
talk-aoi-last-3 = やば、これで最後！
talk-aoi-one-1 = あと1枚！
talk-aoi-one-2 = ラスト1枚！
talk-aoi-one-3 = 残り1枚だよ！
talk-aoi-yours-1 = えっ、あと1枚！？
talk-aoi-yours-2 = ちょっと、速いよ！
talk-aoi-yours-3 = え、たった1枚！？
talk-aoi-stuck-1 = だれが持ってるの！
talk-aoi-stuck-2 = もう、だれかー！
talk-aoi-stuck-3 = 止めないでよー！
talk-aoi-thanks-1 = { $card }ありがと！
talk-aoi-thanks-2 = { $card }、待ってた！
talk-aoi-thanks-3 = それそれ、{ $card }！

# Sora, the owl, is dreamy.
talk-sora-broke-1 = かわいそうに…
talk-sora-broke-2 = あらあら、破産…
talk-sora-broke-3 = そんなこともある…
talk-sora-out-1 = おめでとう…
talk-sora-out-2 = あれ、もう上がり…？
talk-sora-out-3 = いいなあ…
talk-sora-last-1 = これで最後のパスだ…
talk-sora-last-2 = もうパスがない…
talk-sora-last-3 = パス、なくなった…
talk-sora-one-1 = あら、あと1枚…
talk-sora-one-2 = 1枚だけ…軽いなあ。
talk-sora-one-3 = いつの間にか、1枚…
talk-sora-yours-1 = あら、あと1枚なの？
talk-sora-yours-2 = もうすぐなのね…
talk-sora-yours-3 = 残り1枚…早いなあ。
talk-sora-stuck-1 = 静かですねえ…
talk-sora-stuck-2 = だれも動かない…
talk-sora-stuck-3 = みんな、起きてる…？
talk-sora-thanks-1 = { $card }、ありがとう…
talk-sora-thanks-2 = { $card }、うれしいな…
talk-sora-thanks-3 = あ、{ $card }だ…
