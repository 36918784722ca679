"""The lowest versions that pyproject.toml allows are those that CI tests."""

import re
import tomllib

from tests.conftest import ROOT


def test_ci_tests_the_lowest_versions_that_are_allowed():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    dependencies = sorted([*project["dependencies"], *project["optional-dependencies"]["serve"]])
    lowest = [re.sub(r"^([a-z0-9-]+)>=([^,]+).*", r"\1==\2", one) for one in dependencies]
    assert (ROOT / ".ci/lowest.txt").read_text().split() == lowest
