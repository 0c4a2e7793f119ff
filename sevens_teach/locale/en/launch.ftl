# The bar over a lesson in the reading view, and what the command sevens-teach says.

reading-bar = This lesson elsewhere
reading-wait = The lesson is running. The tables appear in a moment.
reading-missing = Part of this page did not come. Load it again.
reading-notebook = Open as a notebook, with the code
# Shown in a lesson in another language, as the way to this one.
reading-here = English

launch-folder = The lessons are in { $folder }.
launch-kept = You have changed { $lesson }, so it stays as it is. There is a newer one: with --update it comes, and yours is kept beside it.
launch-kept-both = { $lesson } is new. Yours is now { $own }.
launch-stop = If no browser opens, open the address below yourself. To stop, press Ctrl-C here.
launch-home-not-writable = Your home folder cannot be written to, so Jupyter will have forgotten its settings the next time.

launch-missing = { $package } is not installed. Install it: pip install 'sevens-teach[lessons]'
launch-too-old = { $package } { $found } is too old: { $oldest } or newer is needed. Bring it up to date: pip install --upgrade 'sevens-teach[lessons]'
launch-no-bundle = The tables and boards are missing in this installation. Install sevens-teach again without SEVENS_TEACH_SKIP_BUNDLE, or run make in a clone.
launch-port-in-use = Port { $port } is in use. Choose another one, or leave out --port to have one chosen.
launch-no-port = There is no port { $port }: expected 1 to { $most }.
launch-no-lesson = There is no lesson { $lesson } in { $folder }. Lessons are named like en/01-the-row-of-sevens.ipynb.
launch-disk-full = The disk is full: the lessons could not be written to { $folder }. Make room, or name a folder on another disk: sevens-teach FOLDER
launch-not-a-folder = { $folder } is not a folder, or in the way of one. Name another: sevens-teach FOLDER
launch-not-writable = { $folder } cannot be written to. Name another folder: sevens-teach FOLDER

launch-help = Learn the card game Sevens: copies the lessons into a folder and opens them in JupyterLab.
launch-help-folder = where the lessons go (if left out: { $folder })
launch-help-lesson = the lesson to open, such as en/05-killer-sevens.ipynb (if left out: the first)
launch-help-read = open the reading view: the lessons run by themselves and show no code
launch-help-update = bring lessons up to date that you have changed; yours are kept beside them
launch-help-lang = the language (if left out: your system's)
launch-help-port = the port of the server (if left out: the first free one)
launch-help-no-browser = print the address and open no browser
