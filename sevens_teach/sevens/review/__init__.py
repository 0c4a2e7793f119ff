"""What each move of a played game was worth: expected places, mistakes, the moments that mattered and why."""
