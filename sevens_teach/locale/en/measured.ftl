# What simulation says: the pictures of lesson 07.

measured-title = Measured
measured-tips = By how many places each tip beats playing anything that fits, over { $deals } deals from each of four seats; bars hold the true value 95 times in 100.
measured-luck = How far the places agree when the same four players play the same deal twice: 1 is all luck of the deal, 0 is none.
