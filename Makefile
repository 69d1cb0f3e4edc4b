# `make play` plays, `make test` tests everything; `make help` lists the rest.
# Each step leaves a stamp where it worked, and is repeated only when what it works on has changed.

.DEFAULT_GOAL := help
.PHONY: help play setup test coverage endure check check-python check-client format lock bench
.PHONY: wheel clean
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.installed
DEVELOPMENT := $(VENV)/.installed-dev
NPM := web/node_modules/.installed
CLIENT := kosmodrom/web/index.html
NATIVE := kosmodrom/native/.built
JOBS ?= 3
MINUTES ?= 20
KILLS ?= 100
PORT ?=
LAN ?=
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
CLIENT_SOURCES := $(shell find web kosmodrom/text kosmodrom/games/*/data -type f -not -path '*/node_modules/*' 2>/dev/null)

help:
	@echo "make play    set up what is needed, start the server, open the browser (PORT=8000, LAN=1 lets others in the house join)"
	@echo "make setup   install and build everything, start nothing"
	@echo "make test    set up everything and run every check and test (JOBS=3)"
	@echo "make endure  kill and hurt a server for a while, and see that nothing is lost (MINUTES=20, KILLS=100)"
	@echo "make coverage  run the tests without a browser, and say how much of the code they reach"
	@echo "make check   format, lint, types, generated files, the client's own tests"
	@echo "make format  let ruff put the code in order"
	@echo "make lock    pin the newest versions in requirements*.lock"
	@echo "make bench   measure, and print a table"
	@echo "make wheel   build the wheel into dist/, with the client inside"
	@echo "make clean   remove everything that was installed or built"

play: $(RUNTIME) $(CLIENT) $(NATIVE)
	@exec $(BIN)/python -m kosmodrom serve --open $(if $(PORT),--port $(PORT)) $(if $(LAN),--host 0.0.0.0)

setup: $(DEVELOPMENT) $(CLIENT) $(NATIVE)
	@scripts/need-chromium
	@echo "Everything is installed and built: make play, make test, $(BIN)/kosmodrom --help"

test: setup check
	@$(BIN)/python -m pytest --no-header -n $(JOBS) --dist worksteal

endure: $(DEVELOPMENT) $(NATIVE)
	@$(BIN)/python -m tests.endurance --minutes $(MINUTES) --kills $(KILLS)

coverage: $(DEVELOPMENT) $(CLIENT) $(NATIVE)
	@$(BIN)/python -m pytest --no-header -n $(JOBS) --dist worksteal --ignore tests/browser --cov

check: $(DEVELOPMENT) $(NPM)
	@$(MAKE) -j2 check-python check-client

check-python:
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted as above: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary kosmodrom tests tools
	@$(BIN)/python -m tools.wire_ts --check

check-client:
	@for step in formatted check lint test; do \
	  said=$$(npm --prefix web run --silent $$step 2>&1) || { echo "$$said"; exit 1; }; done

format: $(DEVELOPMENT)
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DEVELOPMENT) $(CLIENT) $(NATIVE)
	@$(BIN)/kosmodrom bench

wheel: $(DEVELOPMENT) $(CLIENT)
	@$(BIN)/python -m hatchling build --target wheel

lock:
	@python3 -m venv .venv-lock && .venv-lock/bin/pip install --quiet uv
	@for extra in "" "-dev"; do \
	  .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	    --no-header --no-annotate $${extra:+--extra dev} -o requirements$$extra.lock pyproject.toml \
	    || exit 1; done

clean:
	@rm -rf $(VENV) .venv-* web/node_modules kosmodrom/web dist build
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@find . -name '*.so' -delete
	@rm -f $(NATIVE)

$(VENV)/pyvenv.cfg:
	@scripts/new-venv $(VENV)

$(RUNTIME): requirements.lock | $(VENV)/pyvenv.cfg
	@echo "Installing Python packages (half a minute)"
	@$(PIP) -r requirements.lock
	@touch $@

$(DEVELOPMENT): requirements-dev.lock pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Python packages for development (a minute)"
	@$(PIP) -r requirements-dev.lock
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@ $(RUNTIME)

$(NPM): web/package-lock.json web/package.json
	@scripts/need-node
	@echo "Installing packages for the client"
	@npm --prefix web ci --loglevel error >/dev/null
	@touch $@

$(CLIENT): $(NPM) $(CLIENT_SOURCES)
	@echo "Building the client"
	@npm --prefix web run --silent build -- --logLevel error
	@touch $@

# Where there is no C++ compiler the same games run in plain Python, slower.
$(NATIVE): $(wildcard kosmodrom/native/*.cpp kosmodrom/native/*.hpp) kosmodrom/native/build.py
	@$(BIN)/python kosmodrom/native/build.py
	@touch $@
