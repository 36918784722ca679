"""How new puzzles of a kind are made."""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar, cast, get_args

from smtpuzzles.base.expecting import number, whole
from smtpuzzles.base.text import unknown
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.value import Value, fields_of


def expect_size(fits: bool, expected: str, size: Cell) -> None:
    """Raise an error that says what was expected, unless this size fits."""
    if not fits:
        raise UsageError(f"expected {expected}, not {size[1]} x {size[0]}")


class Option(NamedTuple):
    """What `generate` says of an option for new puzzles of a kind; a word is one of `choices`.

    The name, the type and the default are those of the field that it stands beside.
    """

    help: str
    choices: tuple[str, ...] = ()
    name: str = ""
    of: type[int] | type[float] | type[str] = str
    default: int | float | str | None = None


class Options(Value):
    """The options of a kind, as a value: each field of a subclass is one, and its default None leaves it to the kind.

    A field is written as `density: Annotated[float, Option("share of walls")] = 0.2`.
    """

    def expect_possible(self) -> None:
        for option in options_of(type(self)):
            value = getattr(self, option.name)
            if option.choices and not (isinstance(value, str) and value in option.choices):
                raise unknown(option.name, value, option.choices)
            if option.of is int and value is not option.default:
                whole(f"the option {option.name}", value)
            elif option.of is float:
                number(f"the option {option.name} is a number", value)


def options_of(options: type[Options]) -> Iterator[Option]:
    """Yield each option with its name, type and default."""
    for name, field in fields_of(options).items():
        of, *_ = get_args(field.__origin__) or [field.__origin__]  # int of `int | None`
        yield field.__metadata__[0]._replace(name=name, of=of, default=getattr(options, name))


TheOptions = TypeVar("TheOptions", bound=Options)
OfBoards = TypeVar("OfBoards", bound=CluedPuzzle)
OfPlans = TypeVar("OfPlans", bound=PlanPuzzle)


class Wanted(Value, Generic[TheOptions]):
    """What is wished of a new puzzle; the Random is the only source of randomness."""

    size: Cell
    variant: str
    options: TheOptions
    random: Random


class Mending(Value, Generic[OfBoards, TheOptions]):
    """A blank puzzle that has several solutions whatever its clues are.

    solution   one of them, and all clues that are true of it leave another one
    differing  cells where others with the same clues differ from it
    mends      how often the puzzle was changed before
    """

    wanted: Wanted[TheOptions]
    puzzle: OfBoards
    solution: Board
    differing: Collection[Cell]
    mends: int


class Mended(Value):
    """The blank puzzle in its place; `prefer`: the board that its solution is like, if not the last solution."""

    puzzle: CluedPuzzle
    prefer: Board | None = None


class QuickSetter(NamedTuple):
    """Does without a solver, with the same draws and results, what takes longest when a new puzzle is made.

    solution  returns a random solution, as `solving/sampling.py` finds it
    minimal   takes a solution, groups of places, the order in which to try them, and the least number of clues; returns
              which groups stay, and whether each is needed, as `solving/mus.py` does
    """

    solution: Callable[[Random], Board]
    minimal: Callable[[Board, Sequence[Sequence[Cell]], Sequence[int], int], tuple[list[int], bool]]


class BoardSetter(Value, Generic[OfBoards, TheOptions]):
    """How new puzzles are made whose solutions are boards.

    usual       the height and width, if none is asked for
    blank       returns a puzzle without clues; raises a UsageError for a size or options that are impossible
    options     the options of the kind
    mended      changes a blank puzzle; None means to begin anew
    groups      returns places whose clues are kept or left out together
    all_clues   whether to keep all clues
    clues       whether there are clues that can be left out; otherwise all that a puzzle needs is on its blank board,
                which is mended until it has one solution
    quick       returns what is quicker than a solver for this size and variant, if anything is
    """

    usual: Cell
    blank: Callable[[Wanted[TheOptions]], OfBoards]
    options: type[TheOptions] = cast(Any, Options)
    mended: Callable[[Mending[OfBoards, TheOptions]], Mended | None] | None = None
    groups: Callable[[Wanted[TheOptions], Sequence[Cell]], list[list[Cell]]] | None = None
    all_clues: Callable[[TheOptions], bool] | None = None
    clues: bool = True
    quick: Callable[[Cell, str], QuickSetter | None] = lambda *_: None

    @property
    def plans(self) -> Literal[False]:
        return False

    def refuse(self, wanted: Wanted[TheOptions]) -> object:
        """Raise a UsageError for a size or options that are impossible."""
        return self.blank(wanted)


class PlanSetter(Value, Generic[OfPlans, TheOptions]):
    """How new puzzles are made whose solutions are plans.

    usual     the height and width, if none is asked for
    refuse    raises a UsageError for a size or options that are impossible
    puzzle    returns a puzzle that has a plan, or None if these random numbers led to no suitable one
    granted   whether a shortest plan is as the options ask for
    spoilt    returns the puzzle with a small change, which may leave it without a plan
    options   the options of the kind
    """

    usual: Cell
    refuse: Callable[[Wanted[TheOptions]], object]
    puzzle: Callable[[Wanted[TheOptions]], OfPlans | None]
    granted: Callable[[OfPlans, str, TheOptions], bool]
    spoilt: Callable[[OfPlans, Random], OfPlans]
    options: type[TheOptions] = cast(Any, Options)

    @property
    def plans(self) -> Literal[True]:
        return True

    @property
    def clues(self) -> bool:
        return False


Mender = Callable[[Mending[Any, Any]], Mended | None]
AnyBoardSetter = BoardSetter[Any, Any]
AnyPlanSetter = PlanSetter[Any, Any]
