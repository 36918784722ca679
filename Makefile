.PHONY: demo test slow check bench update wheel clean
VENV := .venv
BIN := $(VENV)/bin

demo: $(VENV)/.installed  ## solve a sample and show its board
	$(BIN)/smtpuzzles check gappy puzzles/gappy/9.txt

test: $(VENV)/.dev  ## all tests that take less than minutes
	$(BIN)/pytest -n 2

slow: $(VENV)/.dev  ## the others
	$(BIN)/pytest -n 2 -m slow

check: $(VENV)/.dev  ## what CI checks: lint, format, types, tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -n 2

bench: $(VENV)/.bench  ## measure against peers and write benchmarks/RESULTS.md
	$(BIN)/python -m benchmarks

update: $(VENV)/.dev  ## write the golden pictures and the files under smt2/ anew
	$(BIN)/pytest -n 2 --update

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
