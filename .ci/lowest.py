"""Print the lowest versions that pyproject.toml allows, as constraints for pip."""

import re
import tomllib
from pathlib import Path

read = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = read["project"]["optional-dependencies"]
needed = [*read["build-system"]["requires"], *read["project"]["dependencies"], *extras["dev"], *extras["serve"]]
for one in needed:
    if not one.startswith("smtpuzzles["):
        bound = re.match(r"([a-z0-9-]+)>=([^,]+)", one)
        assert bound, f"{one}: expected a lowest version"
        print(f"{bound[1]}=={bound[2]}")
