.PHONY: demo page test slow check bench update wheel clean
VENV := .venv
BIN := $(VENV)/bin
# Each worker has its half of the tests in order, so that tests of one file share what they prepare.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
# The tests start the program some hundred times: Python keeps what it compiles.
unexport PYTHONDONTWRITEBYTECODE

demo: $(VENV)/.installed  ## solve a sample and show its board
	$(BIN)/smtpuzzles check gappy puzzles/gappy/9.txt

test: $(VENV)/.dev  ## all tests that take less than minutes
	$(PYTEST)

slow: $(VENV)/.dev  ## the others
	$(PYTEST) -m "slow or more"

check: $(VENV)/.dev  ## what CI checks: lint, format, types, tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PYTEST) -m slow tests/web/test_javascript.py
	$(PYTEST)

bench: $(VENV)/.bench  ## measure against peers and write benchmarks/RESULTS.md
	$(BIN)/python -m benchmarks

update: $(VENV)/.dev  ## write the golden pictures and the files under smt2/ anew
	$(PYTEST) --update

page: $(VENV)/.installed  ## build dist/page, the page for browsers
	rm -rf dist/page
	$(BIN)/smtpuzzles page dist/page

wheel: $(VENV)/.dev  ## build dist/*.whl
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	python3 -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e .
	touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ $(VENV)/.installed

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	touch $@
