"""One room per kind of puzzle: a module here is a kind, unless its name starts with an underscore."""

import pkgutil
from importlib import import_module

from smtpuzzles.errors import UsageError
from smtpuzzles.kind import AnyPuzzle, Kind
from smtpuzzles.text import Source


def names() -> list[str]:
    """The kinds there are, without importing them."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def load(name: str) -> Kind:
    """The kind of this name."""
    if name not in names():
        raise UsageError(f"unknown kind '{name}': expected one of {', '.join(names())}")
    kind = import_module(f"{__name__}.{name}").KIND
    assert isinstance(kind, Kind)
    return kind


def parse(name: str, source: Source, variant: str | None = None) -> AnyPuzzle:
    """The puzzle of this kind that the source describes; without a variant, by the default one."""
    kind = load(name)
    if variant is None:
        variant = next(iter(kind.variants))
    if variant not in kind.variants:
        raise UsageError(f"unknown variant '{variant}' of {name}: expected one of {', '.join(kind.variants)}")
    return kind.parse(source, variant)
