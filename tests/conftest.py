"""The same examples every time where a change is guarded; new ones on a desk."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
if "CI" in os.environ:
    settings.load_profile("ci")
