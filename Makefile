# `make` lists the targets. Needs Python 3.11+, make and sh; a C compiler only for what says compiled.

PYTHON ?= python3
VENV   ?= .venv
BENCH  ?= .venv-bench
TESTS  ?=
FAST   := tests/kernel tests/golden tests/rules tests/locales tests/test_documents.py tests/test_packaging.py tests/test_structure.py

PY      := $(VENV)/bin/python
READY   := $(VENV)/.ready
ON_COMPILED := PYTHONPATH=build/compiled CRENEL_ENGINE=compiled
# Playing needs less than developing; what is ready for developing is ready for playing.
PLAYABLE := $(or $(wildcard $(READY)),$(VENV)/.playable)
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*')

# The same versions everywhere, also for what pip installs to build with (newer pips read the second variable).
export PIP_CONSTRAINT       := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
PIP := -m pip install -qq
# Some images set it. Tests start hundreds of processes, and each would compile every source for itself.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal page types test test-fast soak check compiled compiled-quick test-compiled bench bench-quick bench-server bench-page soak-server docs rules-coverage env clean
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) ## the table in the browser: prints its address. HOST=0.0.0.0 for the network, PORT=8000
	@$(PY) start_table.py $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

terminal: $(PLAYABLE) ## play in the terminal
	@$(VENV)/bin/crenel play burgundy

page: $(READY) ## only build the page, into web/dist
	@$(PY) build_page.py

types: $(READY) ## write the page's types anew, from the shapes of server and games
	@$(PY) generate_types.py

test: $(READY) page ## all tests; TESTS=tests/rules runs some
	@$(PY) -m pytest -q -n auto --dist worksteal $(TESTS)

test-fast: $(READY) ## only rules, kernel, recorded games and texts
	@$(PY) -m pytest -q -n auto $(FAST)

soak: compiled ## for hours, on the compiled engine: a million random games (GAMES), pairs of expansions, kills, hypothesis at length
	@$(ON_COMPILED) $(PY) -m tests.soak --games $(or $(GAMES),1000000)
	@$(ON_COMPILED) CRENEL_GAMES=200 $(PY) -m pytest -q -n auto --dist worksteal tests/test_modules.py
	@CRENEL_KILLS=60 $(PY) -m pytest -q tests/server/test_crash.py tests/server/test_postgres.py
	@$(ON_COMPILED) HYPOTHESIS_PROFILE=soak $(PY) -m pytest -q -n auto --dist worksteal tests/test_promises.py tests/test_secrets.py tests/server/test_moments.py

check: $(READY) docs ## style, types and layers; types and units of the page; links of the documents
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@$(VENV)/bin/lint-imports --no-logo
	@$(PY) generate_types.py check
	@$(PY) build_page.py check
	@$(PY) build_page.py test

compiled: $(READY) ## the engine compiled with mypyc, in build/compiled
	@$(PY) compile_engine.py --into build/compiled

compiled-quick: $(READY) ## the engine for trying, in build/compiled-quick: compiles only what changed
	@CRENEL_QUICK=1 $(PY) compile_engine.py --into build/compiled-quick

test-compiled: compiled ## the promises every game keeps, and the server, on the compiled engine
	@$(ON_COMPILED) $(PY) -m pytest -q -n auto -k promise $(TESTS)
	@$(ON_COMPILED) $(PY) -m pytest -q -n auto tests/server

bench: $(BENCH)/.ready ## speed of the compiled engine, beside its peers
	@$(BENCH)/bin/python -m benchmarks

bench-quick: compiled-quick ## decisions per second of what was just changed, for both games
	@printf 'burgundy4 2\nwall4 2\n' | PYTHONPATH=build/compiled-quick $(PY) -m benchmarks.worker crenel

bench-server: compiled ## moves per second of the compiled server, beside boardgame.io; needs node and npm
	@PYTHONPATH=build/compiled $(PY) -m benchmarks.server

soak-server: compiled ## people play on the compiled server for MINUTES (60); its memory every minute
	@PYTHONPATH=build/compiled $(PY) -m benchmarks.server.soak --minutes $(or $(MINUTES),60) --goal 50

bench-page: $(READY) ## what Lighthouse says of home, a table and the rules; needs Chromium
	@$(PY) -m benchmarks.page

docs: $(READY) ## the documentation as a site, in build/docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

rules-coverage: $(READY) ## write docs/rules-coverage.md anew
	@$(PY) -m tests.rules_coverage

env: $(READY) ## only the environment
	@:

clean: ## remove all that was made here
	rm -rf $(VENV) $(BENCH) build dist web/dist web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment is ready once its .ready file is newer than what it was made from.

$(VENV)/bin/python $(BENCH)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Crenel needs Python 3.11 or newer and $(PYTHON) is not: try make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv $(@D)/..

$(READY): pyproject.toml constraints.txt | $(PY)
	@echo "installing into $(VENV) ..."
	@CRENEL_PURE=1 $(PY) $(PIP) --editable '.[dev,postgres,redis,notices]'
	@touch $@

$(VENV)/.playable: pyproject.toml constraints.txt | $(PY)
	@echo "Packages: installing what playing needs into $(VENV) ..."
	@CRENEL_PURE=1 $(PY) $(PIP) --editable '.[play]'
	@touch $@

$(BENCH)/.ready: pyproject.toml constraints.txt compile_engine.py hatch_build.py $(SOURCES) | $(BENCH)/bin/python
	@echo "compiling and installing into $(BENCH) ..."
	@$(BENCH)/bin/python $(PIP) '.[bench]'
	@touch $@
