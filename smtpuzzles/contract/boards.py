"""The promises of every sample whose solutions are boards."""

from collections import Counter
from collections.abc import Iterator

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.grid import at
from smtpuzzles.base.text import Source, without_digits
from smtpuzzles.contract.samples import Sample
from smtpuzzles.encoding.export import smt2
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.contract import BoardPuzzle

FOUND = {"unique": 1, "multiple": 2, "none": 0}
# So many solutions are compared, and so many cells of each are changed.
SOLUTIONS, CHANGES = 20, 20


def board_puzzle(sample: Sample) -> BoardPuzzle:
    return BOARDS.expect(sample.puzzle(), "this promise")


def is_solved(sample: Sample) -> Iterator[str]:
    """`check` says what the first line says, `solve` finds the same, and `verify` accepts the solutions"""
    puzzle = board_puzzle(sample)
    checked = smtpuzzles.check(puzzle)
    if checked.reason is not None:
        yield f"check found no verdict: {checked.reason}"
    if sample.verdict and checked.verdict != sample.verdict:
        yield f"the first line says {sample.verdict}, but check says {checked.verdict}"
    if len(checked.solutions) != FOUND[checked.verdict] or checked.exhausted == (checked.verdict == "multiple"):
        yield f"check says {checked.verdict}, but found {len(checked.solutions)} solutions"
    if bool(checked.differing) != (checked.verdict == "multiple"):
        yield "check must say in which cells solutions differ, if and only if there are several"
    solved = smtpuzzles.solve(puzzle, limit=2)
    if (len(solved.solutions), solved.exhausted) != (len(checked.solutions), checked.exhausted):
        yield f"check found {len(checked.solutions)} solutions, but solve {len(solved.solutions)}"
    for solution in checked.solutions:
        for form in (solution, puzzle.solution_text(solution)):
            broken = smtpuzzles.verify(puzzle, form)
            yield from (f"verify says that a solution breaks a rule: {violation.rule}" for violation in broken)


def is_read_as_it_is_printed(sample: Sample) -> Iterator[str]:
    """the puzzle and its solution are read back as they are printed, also in one line"""
    puzzle = board_puzzle(sample)
    if puzzle.kind != kinds.load(sample.kind).name:
        yield f"the puzzle calls its kind '{puzzle.kind}'"
    for text in (puzzle.text(), puzzle.line()):
        if smtpuzzles.parse(sample.kind, text, sample.variant) != puzzle:
            yield f"this text is read as another puzzle: {text!r}"
    for solution in smtpuzzles.solve(puzzle).solutions:
        text = puzzle.solution_text(solution)
        if puzzle.read_solution(Source("solution", text)) != solution:
            yield f"this solution is read as another one: {text!r}"


def breaks_a_rule_when_a_cell_changes(sample: Sample) -> Iterator[str]:
    """of a unique solution with one cell changed, `violations` finds a broken rule, in a sentence of the model"""
    puzzle = board_puzzle(sample)
    model, unique = puzzle.model, (sample.verdict or smtpuzzles.check(puzzle).verdict) == "unique"
    sentences = {rule.sentence for rule in model.rules}
    for solution in smtpuzzles.solve(puzzle).solutions:
        for variable in model.variables[:: max(1, len(model.variables) // CHANGES)]:
            other = model.bare[variable.cell] if solution[variable.cell] == variable.symbol else variable.symbol
            broken = smtpuzzles.verify(puzzle, {**solution, variable.cell: other})
            changed = f"with {other} at {at(variable.cell)}"
            if not all(cell in solution for violation in broken for cell in violation.cells):
                yield f"{changed}, a violation names a cell that is not on the board"
            # Sentences about givens and about cells left empty are not the model's.
            if unique and not any(violation.rule in sentences for violation in broken):
                yield f"{changed}, violations finds no broken rule of the model"


def has_the_same_model_each_time(sample: Sample) -> Iterator[str]:
    """the same text gives the same model and the same SMT-LIB text"""
    first, second = board_puzzle(sample), board_puzzle(sample)
    if first.model != second.model:
        yield "two puzzles from the same text have different models"
    elif smt2(first) != smt2(second):
        yield "two puzzles from the same text have different SMT-LIB texts"


def has_plain_names(sample: Sample) -> Iterator[str]:
    """names of variables are different, and have only ASCII letters, digits and underscores"""
    for name, times in Counter(board_puzzle(sample).model.formula.every_name).items():
        if times > 1:
            yield f"{times} variables have the name {name}"
        if not (name.isascii() and name.replace("_", "").isalnum()):
            yield f"the name {name!r} has other characters"


def has_rules_with_sentences(sample: Sample) -> Iterator[str]:
    """each rule has a sentence of its own, cells of the board, and constraints"""
    model = board_puzzle(sample).model
    sentences = Counter(rule.sentence for rule in model.rules)
    for rule in model.rules:
        if not rule.sentence or sentences[rule.sentence] > 1:
            yield f"the sentence '{rule.sentence}' is empty, or of several rules"
        if not rule.constraints:
            yield f"the rule '{rule.sentence}' has no constraints"
        if not rule.cells or not model.bare.keys() >= set(rule.cells):
            yield f"the rule '{rule.sentence}' has no cells, or cells that are not on the board"


def has_boards_as_solutions(sample: Sample) -> Iterator[str]:
    """no board is found twice, and its true variables can be read off it"""
    puzzle = board_puzzle(sample)
    model, solutions = puzzle.model, smtpuzzles.solve(puzzle, limit=SOLUTIONS).solutions
    if len({tuple(solution.items()) for solution in solutions}) < len(solutions):
        yield "a solution is found twice"
    if not all(model.board(model.true_on(solution)) == solution for solution in solutions):
        yield "a solution has a symbol that is neither bare nor that of a variable"


def is_drawn_whole(sample: Sample) -> Iterator[str]:
    """the picture shows every cell, and the legend shows what it looks like"""
    puzzle = board_puzzle(sample)
    drawn = [puzzle.picture(), *map(puzzle.picture, smtpuzzles.solve(puzzle).solutions)]
    if any(picture.tiles.keys() != puzzle.model.bare.keys() for picture in drawn):
        yield "the picture has other cells than the board"
    legend = {without_digits(tile.text) for tile, meaning in kinds.load(sample.kind).legend if meaning}
    shown = {tile.text for tile in drawn[0].tiles.values()}
    unknown = {text for text in shown if without_digits(text) not in legend | {"", " "}}
    if unknown and legend:
        yield f"the legend does not say what these mean: {', '.join(sorted(unknown))}"


PROMISES = (
    is_solved,
    is_read_as_it_is_printed,
    breaks_a_rule_when_a_cell_changes,
    has_the_same_model_each_time,
    has_plain_names,
    has_rules_with_sentences,
    has_boards_as_solutions,
    is_drawn_whole,
)
