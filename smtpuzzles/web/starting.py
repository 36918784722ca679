"""How Python starts in a browser.

That takes seconds, most of them for compiling modules. So the page keeps the memory of a Python that has imported all,
and later starts begin with it. Such a memory cannot hold libraries made of machine code, which are loaded when they are
first used.
"""

import pkgutil
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any

import smtpuzzles
from smtpuzzles.base.compiling import provide
from smtpuzzles.explaining import kernel
from smtpuzzles.web.answering import answer_text

_LIBRARIES = ("pycard", "pyformula", "pysolvers")  # of python-sat


class _Later(ModuleType):
    """A library that is loaded when it is first used, but not before answers begin: python-sat asks what it has."""

    begun = False

    def __getattr__(self, name: str) -> Any:
        if not _Later.begun or sys.modules.get(self.__name__) is not self:
            raise AttributeError(name)
        del sys.modules[self.__name__]
        vars(self).update(vars(import_module(self.__name__)))
        return getattr(self, name)


def import_all() -> None:
    """Import every module of this package that can be imported here, but no library yet."""
    sys.modules.update((name, _Later(name)) for name in _LIBRARIES)
    for module in pkgutil.walk_packages(smtpuzzles.__path__, "smtpuzzles."):
        with suppress(ImportError):
            import_module(module.name)
    import_module("pysat.solvers")


def begin(search: Any) -> Callable[[str], str]:
    """Return what answers messages; `search` has the functions of the search for smallest steps."""
    _Later.begun = True
    random.seed()  # a kept memory would draw the same numbers each time
    provide(kernel.__name__, search)
    return answer_text
