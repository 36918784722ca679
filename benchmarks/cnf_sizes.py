"""How many clauses a puzzle becomes: per encoding, and as the board grows."""

from pathlib import Path

import smtpuzzles
from benchmarks import hand_encodings
from benchmarks.boards import ROOT, largest, size_name
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import MOST_CLAUSES
from smtpuzzles.encoding.lowering import BY_TACTICS, Lowering
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.contract import Puzzle

PLOT = ROOT / "docs" / "binairo-clauses.svg"
GROWTH = (8, 10, 12, 14, 16, 20, 24, 30, 40, 50, 60)
# The clauses of the hand encoding of an empty binairo 16x16, and the share of them that is wanted.
BY_HAND, SHARE = 3_821_856, 100


def empty_binairo(n: int) -> Puzzle:
    return smtpuzzles.parse("binairo", "\n".join(["_" * n] * n))


def empty_sudoku(n: int) -> Puzzle:
    return smtpuzzles.parse("sudoku", "\n".join([" ".join("_" * n)] * n))


def sizes() -> list[str]:
    """A table: puzzle by puzzle, the encodings and the hand encoding."""
    table = ["| puzzle | encoding | variables | clauses | clauses, propagated |", "|---|---|--:|--:|--:|"]
    puzzles = {"empty binairo 16x16": empty_binairo(16)}
    puzzles |= {size_name(largest(kind).puzzle): largest(kind).puzzle for kind in ("lightup", "sudoku")}
    puzzles |= {size_name(largest(kind).puzzle): largest(kind).puzzle for kind in ("binairo", "gappy")}
    for name, puzzle in puzzles.items():
        formula = puzzle.model.formula
        table += [f"| {name} | {cells}" for cells in [*map(size, [formula] * len(BY_TACTICS), BY_TACTICS)]]
        table.append(f"| {name} | {direct_size(formula)}")
        if not isinstance(puzzle, Gappy):
            table.append(
                f"| {name} | by hand | {hand_variables(puzzle):,} | {hand_encodings.number_of_clauses(puzzle):,} | |"
            )
    return table


def size(formula: Formula, encoding: str) -> str:
    plain, less = (Lowering(encoding, propagate).cnf(formula) for propagate in (False, True))
    return f"{encoding} | {plain.variables:,} | {len(plain.clauses):,} | {len(less.clauses):,} |"


def direct_size(formula: Formula) -> str:
    """Too many are counted, not made."""
    clauses = direct.number_of_all(formula)
    if clauses <= MOST_CLAUSES:
        return size(formula, "direct")
    return f"direct (refused) | {len(formula.names):,} | {clauses:,} | |"


def hand_variables(puzzle: Puzzle) -> int:
    cells = len(puzzle.picture().tiles)
    return cells * puzzle.size if puzzle.kind == "sudoku" else cells


def growth() -> dict[str, list[int]]:
    """The clauses of an empty binairo for every side in GROWTH, by encoding."""
    found: dict[str, list[int]] = {name: [] for name in (*BY_TACTICS, "direct", "by hand")}
    for n in GROWTH:
        puzzle = empty_binairo(n)
        formula = puzzle.model.formula
        for encoding in BY_TACTICS:
            found[encoding].append(len(Lowering(encoding).cnf(formula).clauses))
        found["direct"].append(direct.number_of_all(formula))
        found["by hand"].append(hand_encodings.number_of_clauses(puzzle))
    return found


def growth_table(clauses: dict[str, list[int]]) -> list[str]:
    table = [f"| n | {' | '.join(clauses)} |", "|--:" * (len(clauses) + 1) + "|"]
    for place, n in enumerate(GROWTH):
        numbers = [short(column[place]) for column in clauses.values()]
        table.append(f"| {n} | {' | '.join(numbers)} |")
    return table


def short(number: int) -> str:
    return f"{number:,}" if number < 10**9 else f"{number:.1e}"


def size_target(clauses: dict[str, list[int]]) -> str:
    """Which encodings keep within the share of the hand encoding that is wanted, in words."""
    place = GROWTH.index(16)
    assert clauses["by hand"][place] == BY_HAND
    numbers = {name: clauses[name][place] for name in (*BY_TACTICS, "direct")}
    met = [f"{name} ({share(number)})" for name, number in numbers.items() if number * SHARE <= BY_HAND]
    missed = [f"{name} ({share(number)})" for name, number in numbers.items() if number * SHARE > BY_HAND]
    return f"Met by {', '.join(met) or 'none'}.\nNot met by {', '.join(missed) or 'none'}."


def share(number: int) -> str:
    return f"1/{BY_HAND / number:.0f}" if number <= BY_HAND else f"{number / BY_HAND:.1f} times as many"


def plot(clauses: dict[str, list[int]], file: Path = PLOT) -> None:
    """The growth as a picture, the same bytes for the same numbers."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams["svg.hashsalt"] = "binairo"
    figure, axes = pyplot.subplots(figsize=(7, 5))
    for name, numbers in clauses.items():
        style = {"by hand": "k--", "direct": "k:"}.get(name, ".-")
        axes.loglog(GROWTH, numbers, style, label=name)
    axes.set(xlabel="n", ylabel="clauses", title="Clauses of an empty binairo n x n", ylim=(10**3, 10**10))
    axes.set_xticks(GROWTH, [str(n) for n in GROWTH])
    axes.minorticks_off()
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)
