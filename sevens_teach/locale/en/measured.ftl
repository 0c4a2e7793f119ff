# What simulation says: the pictures of lesson 07.

measured-title = Measured
measured-S1 = 6 or 8
measured-S2 = last one
measured-S3 = ends
measured-S4 = like Ren
measured-cat = the cat
measured-alone = among three who play anything
measured-careful = among three careful ones
measured-tips = By how many places each way of playing beats playing anything that fits: { $deals } deals, each from four seats. ± is how far off this may be (95 % sure). Grey could be plain luck.
measured-luck = Wins in 100 games; by luck alone 25, the dashed line. Green, above: the cat among three who play anything that fits. Gold, below: one who tries every move in two hundred deals, among three cats. In brackets, where the true number lies (95 % sure).
measured-players = { $players } players
measured-waiting = What it costs a deal at Seven Bridge to lay nothing until somebody has three cards left: { $deals } deals, each from every seat, against the same seat laying down at once. To the left it saves points. ± is how far off this may be (95 % sure).
