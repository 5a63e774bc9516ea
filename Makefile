# The recipes of Rackrun; `make help` lists them.
# Another interpreter: make setup PYTHON=python3.12

BIN := .venv/bin
LOCKED := .venv/.locked
READY := .venv/.ready
COMPARED := .venv-compare/.locked
MODULES := web/node_modules/.package-lock.json
PAGE := src/rackrun/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.* -type f 2>/dev/null)
# Node trusts whom the machine trusts, as pip does.
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error
MADE_WITH := $(shell cat $(LOCKED) 2>/dev/null)
PYTHON ?= $(or $(MADE_WITH),python3)

# The pure core, which the tests cover to the last branch; each is a module or a package.
CORE := errors tiles flaws melds table editions rules view shuffle audit fairness notation referee
empty :=
comma := ,
CORE_FILES := $(subst $(empty) ,$(comma),$(foreach part,$(CORE),src/rackrun/$(part).py src/rackrun/$(part)/*))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: play test test-large test-ray setup browser lint bench bench-solver bench-tables bench-load bench-flood bench-bots bench-page golden docs shots lock clean help FORCE

play: setup ## open rooms in the browser; `rackrun play` is the game in the terminal
	@$(BIN)/rackrun serve --browser

# Seconds of one test; whoever takes longer ends its process, and is named as the one that did.
LONGEST = 300
PYTEST = $(BIN)/python -m pytest -o faulthandler_timeout=$(LONGEST) -o faulthandler_exit_on_timeout=true

test: lint ## set up, lint and run every test, with coverage
	@$(NPM) run --silent test
	@$(PYTEST) -n auto -m "not heavy" --cov --cov-report=
	@$(PYTEST) -n 3 -m heavy
	@echo "coverage of the whole, 90 % at least:"
	@$(BIN)/coverage report --fail-under=90
	@echo "coverage of the pure core, 100 %:"
	@$(BIN)/coverage report --include='$(CORE_FILES)' --fail-under=100

test-large: export RACKRUN_TEST_SIZE = large
test-large: LONGEST = 5400
test-large: test ## the same with the larger sizes

# Ray is large, so only whoever asks for it has it.
test-ray: setup ## add Ray to .venv and run the arena on it
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --only-binary :all: --no-deps -r requirements-ray.lock
	@$(PYTEST) tests/arena/test_ray.py

setup: $(READY) $(PAGE) ## make .venv from the lock and build the page; quick the second time

browser: ## install Debian's Chromium for the tests of the page, if there is no browser
	@export PATH="$$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive; \
	command -v chromium >/dev/null || { apt-get update -qq && \
		apt-get install -qq --no-install-recommends chromium; } >/dev/null

lint: setup ## format, lint, types and spelling
	@$(BIN)/ruff format --check --quiet . || { echo "hint: $(BIN)/ruff format ." >&2; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/basedpyright
	@$(BIN)/codespell
	@$(NPM) run --silent lint || { echo "hint: npm --prefix web run format" >&2; exit 1; }
	@$(NPM) run --silent check

bench: setup ## measure the rules
	@$(BIN)/python -m benchmarks

bench-solver: setup $(COMPARED) ## measure the solver beside others; a quarter of an hour
	@$(BIN)/python -m benchmarks.solver --json build/solver.json --markdown build/solver.md \
		--plots benchmarks/plots

bench-tables: setup ## measure live tables; ten minutes
	@$(BIN)/python -m benchmarks.tables --json build/tables.json --markdown build/tables.md \
		--plots benchmarks/plots

bench-load: setup ## measure a thousand games and more workers; half an hour
	@$(BIN)/python -m benchmarks.tables.load --json build/load.json --markdown build/load.md \
		--plots benchmarks/plots

bench-flood: setup ## measure honest tables in a flood; two minutes
	@$(BIN)/python -m benchmarks.tables.flood --json build/flood.json --markdown build/flood.md

bench-bots: setup ## measure honest tables beside bots that think; two minutes
	@$(BIN)/python -m benchmarks.tables.beside_bots --json build/bots.json --markdown build/bots.md

bench-page: setup browser ## measure the page with a full table; two minutes
	@$(BIN)/python -m benchmarks.page --markdown build/page.md

golden: setup ## write the golden records again
	@$(BIN)/python -m tests.records --write

shots: setup browser ## take the pictures of the page again
	@$(BIN)/python docs/shots.py

docs: setup ## write the generated reference again
	@$(BIN)/python docs/build.py

COMPILE := --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" --system-certs --quiet

# Versions that still fit are kept; `make lock UPGRADE=--upgrade` takes the newest.
lock: setup ## write requirements.lock again
	@cp requirements.lock .venv/new.lock
	@$(BIN)/uv pip compile pyproject.toml --group dev --extra cluster --extra plots $(COMPILE) --output-file .venv/new.lock $(UPGRADE)
	@cmp -s .venv/new.lock requirements.lock || cp .venv/new.lock requirements.lock
	@touch requirements-compare.lock && cp requirements-compare.lock .venv/new.lock
	@$(BIN)/uv pip compile --group compare $(COMPILE) --output-file .venv/new.lock $(UPGRADE)
	@cmp -s .venv/new.lock requirements-compare.lock || cp .venv/new.lock requirements-compare.lock
	@touch requirements-ray.lock && cp requirements-ray.lock .venv/new.lock
	@$(BIN)/uv pip compile pyproject.toml --extra ray --constraint requirements.lock $(COMPILE) --output-file .venv/new.lock $(UPGRADE)
	@cmp -s .venv/new.lock requirements-ray.lock || cp .venv/new.lock requirements-ray.lock

clean: ## remove the environment and whatever was made
	@rm -rf .venv .venv-compare web/node_modules src/rackrun/server/page build dist src/*.egg-info src/rackrun/solver/_kernel*.so .pytest_cache .ruff_cache .hypothesis .coverage .coverage.*
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

# Another interpreter than the one that made .venv makes it anew.
ifneq ($(PYTHON),$(MADE_WITH))
$(LOCKED): FORCE
endif

# A changed lock gives a fresh environment, so that nothing stays behind which it no longer names.
$(LOCKED): requirements.lock
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "rackrun needs python3 (3.11 or newer) with venv (on Debian: python3-venv)" >&2; exit 1; }
	@echo "making .venv with $$($(PYTHON) --version); this takes a moment the first time"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --only-binary :all: --no-deps -r requirements.lock
	@echo "$(PYTHON)" > $@

# What builds the page; Node itself comes with .venv.
$(MODULES): $(LOCKED) web/package-lock.json
	@echo "fetching what builds the page; this takes a moment the first time"
	@$(NPM) ci --no-progress >/dev/null
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@$(NPM) run --silent build

# Never together with the other environment: ortools and highspy do not share a process.
$(COMPARED): requirements-compare.lock
	@echo "making .venv-compare; this takes a moment the first time"
	@$(PYTHON) -m venv --clear .venv-compare
	@.venv-compare/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --only-binary :all: --no-deps -r requirements-compare.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml setup.py $(wildcard src/rackrun/solver/_kernel_source/*)
	@rm -f src/rackrun/solver/_kernel*.so # written anew, so that whoever runs keeps the old one
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --editable .
	@ls src/rackrun/solver/_kernel*.so >/dev/null 2>&1 || echo "the compiled kernel was not built (is" \
		"there a C++ compiler?); its plain twin serves. To try again: touch setup.py && make setup"
	@touch $@
