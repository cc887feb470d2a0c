"""The same examples every time where a change is guarded; new ones on a desk."""

import os

import pytest
from hypothesis import settings

from cleo_tools.hidden import solver

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
if "CI" in os.environ:
    settings.load_profile("ci")


@pytest.fixture(autouse=True)
def _no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge as the base install does; a test that wants the solver of the extra says so."""
    monkeypatch.setattr(solver, "at_hand", lambda: False)
