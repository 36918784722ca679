"""The settings of walks and the names of heuristics, without importing numba."""

from pathlib import Path

from smtpuzzles.base.files import modules_in
from smtpuzzles.errors import UsageError
from smtpuzzles.value import Value

ENCODING = "direct"  # the usual one: local search does best without helper variables
_LARGEST_SEED = 2**64 - 1


def heuristic_names() -> list[str]:
    """Return the names of the heuristics' modules, with + for _plus and - for _."""
    modules = modules_in(Path(__file__).parent / "heuristics")
    return sorted(name.replace("_plus", "+").replace("_", "-") for name in modules)


class Settings(Value):
    """`noise` of None: the heuristic's own. A walk gives up after `max_flips`; then the next try starts elsewhere."""

    heuristic: str = "adaptive-novelty+"
    noise: float | None = None
    max_flips: int = 1_000_000
    tries: int = 10
    seed: int = 0

    def expect_possible(self) -> None:
        # Written so that 'nan' fails as well.
        if self.noise is not None and not 0 <= self.noise <= 1:
            raise UsageError(f"noise is a probability, from 0 to 1, not {self.noise:g}")
        for name, number in (("max_flips", self.max_flips), ("tries", self.tries)):
            if number < 1:
                raise UsageError(f"{name} is 1 or more, not {number}")
        if not 0 <= self.seed <= _LARGEST_SEED:
            raise UsageError(f"seed is a number from 0 to {_LARGEST_SEED}, not {self.seed}")
