"""Fixtures of all tests in Python."""
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from program import Server  # noqa: E402


@pytest.fixture
def server(tmp_path):
    """A running server: .base, .key, .journal, .restart(), .kill9(), .start(), .stop()."""
    running = Server(folder=tmp_path, journal=tmp_path / "journal.sqlite")
    running.start()
    yield running
    running.stop()
