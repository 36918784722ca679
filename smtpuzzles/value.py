"""Classes whose objects are values: answers, groups of options, settings."""

from inspect import get_annotations
from typing import Any, ClassVar, dataclass_transform, get_origin


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Value:
    """Annotated names of the class are its fields; their values in the class are the defaults.

    A frozen dataclass whose fields are given by name would do the same. But every start of the program makes
    some fifteen such classes, and a dataclass takes fifty times as long to make.
    """

    hidden = frozenset[str]()  # fields that `repr` leaves out

    def __init__(self, *unnamed: Any, **given: Any) -> None:
        of, expected = type(self), fields_of(type(self)).keys()
        if unnamed:
            raise TypeError(f"{of.__name__} gets its fields by name: {', '.join(expected)}")
        if unknown := given.keys() - expected:
            raise TypeError(f"{of.__name__} has no field {min(unknown)}")
        if missing := [name for name in expected if name not in given and not hasattr(of, name)]:
            raise TypeError(f"{of.__name__} needs the fields {', '.join(missing)}")
        vars(self).update({name: given[name] if name in given else getattr(of, name) for name in expected})
        self.expect_possible()

    def expect_possible(self) -> None:
        """Raise an error if these values of the fields cannot be."""

    def __setattr__(self, name: str, *_: object) -> None:
        raise AttributeError(f"{name} of {type(self).__name__} cannot be changed")

    __delattr__ = __setattr__

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        fields = [f"{name}={value!r}" for name, value in vars(self).items() if name not in self.hidden]
        return f"{type(self).__name__}({', '.join(fields)})"


def fields_of(of: type[Value]) -> dict[str, Any]:
    """Return the annotation of each field, those of the class's base first; a ClassVar is none."""
    classes = [one for one in reversed(of.__mro__) if issubclass(one, Value)]
    every = {name: said for one in classes for name, said in get_annotations(one).items()}
    return {name: said for name, said in every.items() if get_origin(said) is not ClassVar}
