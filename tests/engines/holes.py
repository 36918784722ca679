"""Formulas that are hard to refute, in a module that imports little, because other processes import it, too."""

from smtpuzzles.model import AnyOf, Formula, Rule


def holes(number: int) -> Formula:
    """So many holes and one pigeon more, each in a hole of its own: there is no way, and no short proof of it."""
    names = [f"in_{pigeon}_{hole}" for pigeon in range(number + 1) for hole in range(number)]
    literal = {name: place for place, name in enumerate(names, 1)}
    somewhere = [
        AnyOf(tuple([literal[f"in_{pigeon}_{hole}"] for hole in range(number)])) for pigeon in range(number + 1)
    ]
    alone = [
        AnyOf((-literal[f"in_{first}_{hole}"], -literal[f"in_{second}_{hole}"]))
        for hole in range(number)
        for second in range(number + 1)
        for first in range(second)
    ]
    return Formula(tuple(names), (Rule("each has a hole", (), tuple(somewhere)), Rule("its own", (), tuple(alone))))


HARD = holes(25)
