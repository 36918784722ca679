"""The search for smallest steps, compiled by numba, or by a browser after `web/translating.py`.

arrays.py    rules as arrays, and which of them an assignment obeys
models.py    assignments that obey some rules, and as many of the others as possible
chains.py    short chains of consequences from the contrary of a target to a contradiction
splits.py    chains with cases
hitting.py   smallest hitting sets
families.py  the correction sets of each target
search.py    the search that adds to them
"""

from types import SimpleNamespace
from typing import Any

from smtpuzzles.base.compiling import provided


def functions() -> Any:
    """Return what these modules define; ModuleNotFoundError: nothing here can compile them."""
    if given := provided(__name__):
        return given
    from smtpuzzles.explaining.kernel import arrays, chains, families, models, search, splits

    return SimpleNamespace(**vars(arrays) | vars(families) | vars(models) | vars(search) | vars(chains) | vars(splits))
