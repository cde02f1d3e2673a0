# Two commands do everything: `make run` and `make test`.

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { command -v $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: run test test-long lint format bench services clean

run: $(VENV)/ready  ## set up, start the server on embedded SQLite, and open the browser
	@$(BIN)/igroteka serve --open

test: lint services  ## set up and pass every check
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-long: lint services  ## also what takes minutes
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

services:  ## a browser, PostgreSQL and Redis, for the tests
	@./scripts/services.sh

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/ready
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

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
