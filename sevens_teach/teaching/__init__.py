"""What a teacher needs to know: which lesson teaches what, what there is to solve, sheets to print, class codes."""
