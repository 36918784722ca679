"""On tiny boards, the models of a puzzle are exactly the boards that its checker accepts."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product
from math import prod
from random import Random

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.contract.samples import Sample
from smtpuzzles.errors import UsageError, WrongAnswer
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.setters import Wanted

# A puzzle with more boards is not tiny; after so many of all puzzles, no more are tried.
MOST_BOARDS, ENOUGH = 5_000, 20_000
SIZES = [(height, width) for height in range(1, 5) for width in range(1, 5)]
SHARES = (0.3, 0.6, 0.9)  # of the clues


def models_are_what_violations_accepts(kind: str, samples: Iterable[Sample]) -> Iterator[str]:
    """on tiny boards, the models are exactly the boards on which `violations` finds no broken rule"""
    given = [puzzle for sample in samples if (puzzle := BOARDS.of(sample.puzzle()))]
    tried = 0
    for puzzle in chain(given, tiny_puzzles(kind)):
        symbols = symbols_of(puzzle)
        boards = prod(map(len, symbols.values()))
        if boards <= MOST_BOARDS and tried < ENOUGH:
            tried += boards
            yield from differences(puzzle, symbols)
    if given and not tried:
        yield f"no puzzle was tiny enough: expected a sample with fewer than {MOST_BOARDS:,} boards"


def symbols_of(puzzle: BoardPuzzle) -> dict[Cell, list[str]]:
    """Return the symbols to try in each cell: all symbols where there are variables; if too many, the cell's own."""
    model = puzzle.model
    own = {cell: [bare] for cell, bare in model.bare.items()}
    for variable in model.variables:
        own[variable.cell].append(variable.symbol)
    every = sorted({symbol for symbols in own.values() if len(symbols) > 1 for symbol in symbols})
    of_all = {cell: every if len(symbols) > 1 else symbols for cell, symbols in own.items()}
    return of_all if prod(map(len, of_all.values())) <= MOST_BOARDS else own


def differences(puzzle: BoardPuzzle, symbols: Mapping[Cell, list[str]]) -> Iterator[str]:
    where = f"of variant {puzzle.variant}, in {puzzle.line()}"
    try:
        outcome = smtpuzzles.solve(puzzle, limit=None)
    except WrongAnswer as problem:
        yield f"{where}, a model is not what violations accepts: {problem}"
        return
    models = {tuple(solution[cell] for cell in symbols) for solution in outcome.solutions}
    if not outcome.exhausted:
        yield f"not all solutions were found {where}: {outcome.reason}"
    for choice in product(*symbols.values()):
        board: Board = dict(zip(symbols, choice, strict=True))
        broken = puzzle.violations(board)
        if (choice in models) == bool(broken):
            what = f"is a model, but violations says: {broken[0].rule}" if broken else "is accepted, but is no model"
            yield f"{where}, this board {what}: {puzzle.solution_text(board)!r}"


def tiny_puzzles(kind: str) -> Iterator[CluedPuzzle]:
    """Yield new puzzles of small sizes and all variants, with clues that are true of a solution or wrong."""
    setter, random = kinds.load(kind).setter, Random(0)
    if setter is None or setter.plans:
        return
    for variant, size in product(kinds.load(kind).variants, SIZES):
        try:
            wanted = Wanted(size=size, variant=variant, options=setter.options(), random=random)
            blank = setter.blank(wanted).blank()
        except UsageError:
            continue
        yield blank
        for solution in smtpuzzles.solve(blank, limit=3).solutions[-1:]:
            for share in SHARES:
                clues = [clue for clue in blank.clues_of(solution) if random.random() < share]
                yield blank.with_clues(clues)
                yield blank.with_clues(one_changed(blank, clues, random))


def one_changed(blank: CluedPuzzle, clues: list[Clue], random: Random) -> list[Clue]:
    """Return the clues, one of them with another value."""
    others = [clue for clue in blank.clue_rules() if clue not in clues]
    changed = [other for other in others if any(clue.place == other.place for clue in clues)]
    if not changed:
        return clues
    wrong = random.choice(changed)
    return [wrong if clue.place == wrong.place else clue for clue in clues]
