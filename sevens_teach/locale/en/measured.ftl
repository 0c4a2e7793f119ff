# What simulation says: the pictures of lesson 07.

measured-title = Measured
measured-tips = By how many places each tip beats playing anything that fits: { $deals } deals, each from four seats. The true value lies within ± 95 times in 100. Grey may be luck.
measured-luck = How far the places agree when the same four players play the same deal twice: 1 is all luck of the deal, 0 is none. In brackets, where the true value lies 95 times in 100.
