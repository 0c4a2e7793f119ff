"""Very many games of Sevens: matches, leagues, statistics. Programs know it as `sevens_teach.lab`."""
