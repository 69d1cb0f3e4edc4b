# `make play` plays, `make test` tests everything; `make help` lists the rest.
# Each step leaves a stamp in .setup and is repeated only when what it was made from has changed.

.DEFAULT_GOAL := help
.PHONY: help play setup test check format lock bench clean
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
DONE := .setup
JOBS ?= 2
PORT ?=
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
CLIENT_SOURCES := $(shell find web kosmodrom/text -type f -not -path '*/node_modules/*' 2>/dev/null)

help:
	@echo "make play    set up what is needed, start the server, open the browser (PORT=8000)"
	@echo "make setup   install and build everything, start nothing"
	@echo "make test    set up everything and run every check and test (JOBS=2)"
	@echo "make check   format, lint, types, generated files"
	@echo "make format  let ruff put the code in order"
	@echo "make lock    pin the newest versions in requirements*.lock"
	@echo "make bench   measure, and print a table"
	@echo "make clean   remove everything that was installed or built"

play: $(DONE)/python $(DONE)/client
	@exec $(BIN)/python -m kosmodrom serve --open $(if $(PORT),--port $(PORT))

setup: $(DONE)/python-dev $(DONE)/client $(DONE)/chromium
	@echo "Everything is installed and built: make play, make test, $(BIN)/kosmodrom --help"

test: setup check
	@$(BIN)/python -m pytest --no-header -n $(JOBS) --dist worksteal

check: $(DONE)/python-dev $(DONE)/npm
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted as above: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary kosmodrom tests
	@$(BIN)/python -m kosmodrom.server.typescript --check
	@npm --prefix web run --silent check

format: $(DONE)/python-dev
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DONE)/python-dev $(DONE)/client
	@$(BIN)/kosmodrom bench

lock:
	@python3 -m venv .venv-lock && .venv-lock/bin/pip install --quiet uv
	@for extra in "" "-dev"; do \
	  .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	    --no-header --no-annotate $${extra:+--extra dev} -o requirements$$extra.lock pyproject.toml \
	    || exit 1; done

clean:
	@rm -rf $(VENV) .venv-* $(DONE) web/node_modules kosmodrom/web dist build
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(DONE)/venv:
	@mkdir -p $(DONE)
	@$(BIN)/python -c "import pip" 2>/dev/null || scripts/new-venv $(VENV)
	@touch $@

$(DONE)/python: requirements.lock | $(DONE)/venv
	@echo "Installing Python packages (half a minute)"
	@$(PIP) -r requirements.lock
	@touch $@

$(DONE)/python-dev: requirements-dev.lock pyproject.toml | $(DONE)/venv
	@echo "Installing Python packages for development (a minute)"
	@$(PIP) -r requirements-dev.lock
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@ $(DONE)/python

$(DONE)/npm: web/package-lock.json web/package.json
	@mkdir -p $(DONE)
	@scripts/need-node
	@echo "Installing packages for the client"
	@npm --prefix web ci --loglevel error >/dev/null
	@touch $@

$(DONE)/client: $(DONE)/npm $(CLIENT_SOURCES)
	@echo "Building the client"
	@npm --prefix web run --silent build -- --logLevel error
	@touch $@

$(DONE)/chromium:
	@mkdir -p $(DONE)
	@scripts/need-chromium
	@touch $@
