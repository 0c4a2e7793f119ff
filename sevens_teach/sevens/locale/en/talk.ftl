# What the others' bubbles say: their moves.
bubble-pass = Pass.
bubble-broke = I'm broke!
bubble-exchange = I'm back!
bubble-out = I'm done!

# A line of somebody's, in a bubble; and for a screen reader.
talk-said = “{ $line }”
talk-heard = { $player }: “{ $line }”

# Lines of their own, at most 22 characters each; the moments are those of sevens/show/talk.py.
# $card: the reader's card that let one be played.
# Ren, the fox, keeps cards back and gloats.
talk-ren-broke-1 = Tsk. What a pity.
talk-ren-broke-2 = So. Who's next?
talk-ren-broke-3 = Dear me. How sad. Ha!
talk-ren-out-1 = Hmph. Well played.
talk-ren-out-2 = Beginner's luck.
talk-ren-out-3 = I let you have that.
talk-ren-last-1 = My last. All planned.
talk-ren-last-2 = No more? No matter.
talk-ren-last-3 = My last pass. Watch.
talk-ren-one-1 = One left. Any regrets?
talk-ren-one-2 = Just one. Do hurry.
talk-ren-one-3 = One card. Jealous?
talk-ren-yours-1 = You, one card left?
talk-ren-yours-2 = Your last card? Hm.
talk-ren-yours-3 = You, already? Tsk.
talk-ren-stuck-1 = Who's sitting on them?
talk-ren-stuck-2 = My, what a hush.
talk-ren-stuck-3 = Not one card? How odd.
talk-ren-thanks-1 = Ah, your { $card }. Kind.
talk-ren-thanks-2 = Your { $card }? Obliged.
talk-ren-thanks-3 = Your { $card }, for me? Ha!

# Aoi, the hare, is quick.
talk-aoi-broke-1 = Oh no! Broke?!
talk-aoi-broke-2 = Yikes! Not me, please!
talk-aoi-broke-3 = Whoa! Look at that!
talk-aoi-out-1 = What, already?!
talk-aoi-out-2 = So fast! Wow!
talk-aoi-out-3 = Hey, wait for me!
talk-aoi-last-1 = My last one! Uh-oh.
talk-aoi-last-2 = No passes left! Eek!
talk-aoi-last-3 = Yikes, my last pass!
talk-aoi-one-1 = One left!
talk-aoi-one-2 = Just one to go!
talk-aoi-one-3 = Only one! Hee hee!
talk-aoi-yours-1 = Whoa, your last one!
talk-aoi-yours-2 = Hey you, slow down!
talk-aoi-yours-3 = Your last? No fair!
talk-aoi-stuck-1 = Hey! Who's got them?
talk-aoi-stuck-2 = Come on, somebody!
talk-aoi-stuck-3 = Argh, let go of them!
talk-aoi-thanks-1 = Thanks for your { $card }!
talk-aoi-thanks-2 = I needed your { $card }!
talk-aoi-thanks-3 = Your { $card }! At last!

# Sora, the owl, is dreamy.
talk-sora-broke-1 = Oh… poor thing.
talk-sora-broke-2 = Broke… what a pity.
talk-sora-broke-3 = So it goes…
talk-sora-out-1 = Oh… congratulations.
talk-sora-out-2 = Finished? I dozed off.
talk-sora-out-3 = Done already… lovely.
talk-sora-last-1 = That was my last one…
talk-sora-last-2 = Oh… no passes left.
talk-sora-last-3 = My passes… gone.
talk-sora-one-1 = Oh… just one left.
talk-sora-one-2 = One card… so light.
talk-sora-one-3 = One left… already?
talk-sora-yours-1 = Your last one? Oh my…
talk-sora-yours-2 = You, nearly done?
talk-sora-yours-3 = Your last… so soon?
talk-sora-stuck-1 = How quiet it is…
talk-sora-stuck-2 = Nothing moves…
talk-sora-stuck-3 = Is anyone awake?
talk-sora-thanks-1 = Your { $card }… thank you.
talk-sora-thanks-2 = So kind… your { $card }.
talk-sora-thanks-3 = Oh, your { $card } helps.
