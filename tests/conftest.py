"""What all tests share: how Hypothesis looks for counterexamples."""

import os

from hypothesis import settings

# The time of one example says nothing on a busy machine. CI draws the same examples every time, so that a
# red build is red for whoever looks into it; at home new ones are drawn each time.
settings.register_profile("home", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")
