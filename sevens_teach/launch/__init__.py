"""How a reader comes to the lessons: their own copy of them, JupyterLab's settings, and the reading view."""
