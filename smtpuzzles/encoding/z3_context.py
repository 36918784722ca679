"""Contexts of Z3, which may be stopped while they are made."""

import z3


class Context(z3.Context):  # type: ignore[misc]  # z3py has no types
    """What z3py frees only if it was made completely; without this default, it would complain of the others."""

    owner = False

    def __setattr__(self, name: str, value: object) -> None:
        if name == "ctx" and value is not None and not value:  # Z3 has no memory for it, and z3py would crash
            raise MemoryError
        super().__setattr__(name, value)
