"""How to walk, as a value, and the names of the heuristics: known before anything is compiled."""

import pkgutil
from dataclasses import dataclass
from pathlib import Path

from smtpuzzles.errors import UsageError

# Where no encoding is named: local search does best without helper variables.
ENCODING = "direct"
LARGEST_SEED = 2**64 - 1


def heuristic_names() -> list[str]:
    """Those of their modules, in which _plus stands for a +, and _ for a -. To import these would import numba."""
    modules = pkgutil.iter_modules([str(Path(__file__).parent / "heuristics")])
    return sorted(module.name.replace("_plus", "+").replace("_", "-") for module in modules)


@dataclass(frozen=True)
class Settings:
    """`noise` of None: the heuristic's own. A walk gives up after `max_flips`, and another try begins elsewhere."""

    heuristic: str = "adaptive-novelty+"
    noise: float | None = None
    max_flips: int = 1_000_000
    tries: int = 10
    seed: int = 0

    def __post_init__(self) -> None:
        # Written so that 'nan' fails, too.
        if self.noise is not None and not 0 <= self.noise <= 1:
            raise UsageError(f"noise is a probability, from 0 to 1, not {self.noise:g}")
        if self.max_flips < 1:
            raise UsageError(f"max_flips is 1 or more, not {self.max_flips}")
        if self.tries < 1:
            raise UsageError(f"tries is 1 or more, not {self.tries}")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise UsageError(f"seed is a number from 0 to {LARGEST_SEED}, not {self.seed}")
