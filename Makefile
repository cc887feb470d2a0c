# Everything sets itself up: a virtual environment in .venv, made by the first target that needs it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers

.PHONY: demo test agreement bless fmt bench clean help

help: ## what there is
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $(READY)

demo: $(READY) ## check an example record and show the verdict
	@$(BIN)/cleo check examples/club-night.cleo
	@echo; echo "Another table, another evening, with its faults:"; echo
	@$(BIN)/cleo check examples/disputed.cleo || true

test: $(READY) ## lint, format, types, layers and all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto

bless: $(READY) ## accept the reports of all cases and examples, the record schema and the made pages as they are now
	CLEO_BLESS=1 $(BIN)/pytest -n auto tests/test_cases.py tests/test_verdicts.py tests/test_examples.py tests/test_pages.py \
	  tests/notation/test_interchange.py

fmt: $(READY) ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

agreement: $(READY) ## the sanctuary judge against a naive search, on 100,000 random gardens (some minutes)
	$(BIN)/python tests/agreement.py

$(PEERS): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group peers
	@touch $(PEERS)

bench: $(PEERS) ## how fast records are read, sanctuaries and hidden cards judged, beside others
	$(BIN)/python benchmarks/reading.py
	$(BIN)/python benchmarks/sanctuary.py
	$(BIN)/python benchmarks/hidden.py

clean: ## forget the virtual environment and the caches
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
