"""The anywidget classes: each sends what `show` and `table` decided, and lets in what the reader asks for."""
