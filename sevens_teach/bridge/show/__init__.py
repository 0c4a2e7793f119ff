"""Seven Bridge as a reader sees it: a table, pictures, plain text."""
