"""The solver of the extra, for tests that want it."""

import pytest

from cleo_tools.hidden import solver


@pytest.fixture
def with_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "at_hand", lambda: True)
