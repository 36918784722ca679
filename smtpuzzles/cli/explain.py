"""The command `explain`."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD, cannot, new_folder
from smtpuzzles.cli import profiles, reading, writing
from smtpuzzles.cli.options import TIMEOUT, Group, Input, Output, at_least_one, grouped, option, switch
from smtpuzzles.cli.profiles import ProfileOptions
from smtpuzzles.cli.showing import Display, compiling, note, working
from smtpuzzles.cli.steps import StepDisplay
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.chosen import explanation_of
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.explaining.techniques import chosen_names
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle import EMPTY
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle


class SlideFiles(Group):
    """The files that keep an explanation: a page with a slide for each step, or the pictures alone."""

    html: str | None = option(
        "FILE", "Write a page with a slide for each step; '-' is standard output, the answer goes to standard error."
    )
    svg: str | None = option("DIR", "Write the pictures of the slides into this folder, as 000.svg ...")

    @property
    def wanted(self) -> bool:
        return self.html is not None or self.svg is not None

    def check(self, source: str | None) -> None:
        """Complain now if they cannot be written, not after hours."""
        if self.html not in (None, STANDARD):
            writing.target_of(str(self.html), source)
        writing.expect_suffix(self.html, ".html")
        if self.svg is not None:
            writing.expect_folder(self.svg, "--svg")
            # A shorter series would leave the last pictures of a longer one.
            if any(Path(self.svg).glob("*.svg")):
                raise UsageError(f"{self.svg}: expected a folder without SVG files")

    def write(self, kind: str, source: str | None, slides: Sequence[Slide]) -> None:
        file = reading.name_of(source)
        name = ": ".join(filter(None, (kinds.load(kind).display_name, file)))
        with working("drawing"):
            if self.html is not None:
                from smtpuzzles.views.slides import page_of

                writing.write_whole(self.html, page_of(name, slides), source)
            if self.svg is not None:
                from smtpuzzles.views.svg import svg_of

                pictures = [svg_of(slide.picture, f"{name}: {slide.title}") for slide in slides]
                named = [(f"{number:03}.svg", picture) for number, picture in enumerate(pictures)]
                writing.write_into(Path(self.svg), named, source)


class Part(Group):
    """What to explain of the solution: all steps, the next one, a cell, or why it does not hold a symbol."""

    next: bool = switch("--next", "Explain the next step only.")
    alternatives: int | None = option(
        "N", "With --next: explain N more steps that are possible now, with other conclusions.", check=at_least_one
    )
    cell: str | None = option("R,C", "Explain what this cell holds.")
    why_not: str | None = option("R,C=SYMBOL", "Explain why this cell does not hold this symbol.")

    only: str | None = option(
        "NAMES", "Use only steps with these names, such as 'one rule, X-wing'; 'smtpuzzles techniques' lists them."
    )
    up_to: str | None = option("NAME", "Use only steps with this name, or with one that is listed before it.")

    def expect_possible(self) -> None:
        asked = {"--next": self.next, "--cell": self.cell is not None, "--why-not": self.why_not is not None}
        first, *others = [*[name for name, wanted in asked.items() if wanted], ""]
        if len(others) > 1:
            raise UsageError(f"{first} and {others[0]} exclude each other")
        if self.alternatives is not None and not self.next:
            raise UsageError("--alternatives needs --next")
        if self.only is not None and self.up_to is not None:
            raise UsageError("--only and --up-to exclude each other")
        if self.chosen and (self.cell, self.why_not, self.alternatives) != (None, None, None):
            raise UsageError("--only and --up-to are for all steps, or for --next alone")

    @property
    def chosen(self) -> bool:
        return self.only is not None or self.up_to is not None

    @property
    def whole(self) -> bool:
        return not self.next and self.cell is None and self.why_not is None


@grouped
def explain(
    *,
    given: Input,
    part: Part,
    entries: str | None = option("FILE", "File with the board as you have filled it in."),
    uniqueness: bool = switch(
        "--uniqueness",
        "Allow steps that use that there is only one solution: unique rectangles.",
    ),
    timeout: float | None = TIMEOUT,
    certify: str | None = option(
        "DIR", "New folder for proofs that each step is right, and as simple as the explanation says."
    ),
    profiled: ProfileOptions,
    files: SlideFiles,
    output: Output,
) -> int:
    """Explain the solution step by step, each with the fewest rules; or why there is none, or several."""
    if profiled.profile:
        limited = part.chosen or uniqueness or not part.whole
        if entries is not None or certify is not None or files.wanted or limited:
            raise UsageError("--profile is of all steps from the clues: only --against and --chart go with it")
        with Deadline():  # Ctrl-C is for both puzzles
            return profiles.show(profiled, given, timeout, output)
    if certify is not None and uniqueness:
        raise UsageError("--uniqueness and --certify exclude each other: proofs are from the rules of the puzzle alone")
    if certify is not None:
        _expect_place(certify, part)
    if entries == (given.file or STANDARD) == STANDARD:
        raise UsageError("the puzzle and the entries cannot both come from standard input")
    puzzle = CLUES.expect(reading.read_one(given), "'explain'")
    names = chosen_names(puzzle.kind, part.only, part.up_to, uniqueness)
    files.check(given.file)
    with Deadline(timeout) as deadline, compiling():
        with working("checking"):
            entered = None if entries is None else _read_entries(puzzle, entries)
            explanation = explanation_of(puzzle, deadline, entered, names, certify is not None, uniqueness)
        cell = None if part.cell is None else _cell_of(part.cell, explanation)
        asked = None if part.why_not is None else _symbol_of(part.why_not, puzzle)
        display = Display(output.form, sys.stderr if files.html == STANDARD else None)
        shown = StepDisplay(explanation, display, files.wanted)
        steps = shown.why_not(*asked) if asked else shown.all(part.whole, cell, part.alternatives or 0)
        if certify is not None:
            _write_certificate(explanation, certify)
        display.object(lambda: {"kind": puzzle.kind, "file": given.file or STANDARD, **shown.json(steps, part.whole)})
    if files.wanted:
        files.write(puzzle.kind, given.file, shown.slides)
    return shown.status(part.whole, bool(steps), cell)


def _expect_place(certify: str, part: Part) -> None:
    """Complain now if the certificate cannot be made or written."""
    if part.next or part.cell is not None or part.chosen:
        raise UsageError("--certify is for all steps, or for --why-not; it excludes --next, --cell, --only and --up-to")
    writing.expect_folder(certify, "--certify")
    if Path(certify).is_dir() and any(Path(certify).iterdir()):
        raise UsageError(f"--certify: expected a new or an empty folder, but '{certify}' has files")


def _write_certificate(explanation: Explanation, folder: str) -> None:
    if explanation.certificate is None:
        note("nothing to certify: there are no steps")
        return
    try:
        new_folder(Path(folder), explanation.certificate.files())
    except OSError as problem:
        raise cannot("write", folder, problem, "folder") from None


def _read_entries(puzzle: CluedPuzzle, file: str) -> Board:
    """Return what the board in this file adds to the puzzle; what a player may leave out is no entry."""
    board, fixed = puzzle.read_solution(reading.read_source(file)), puzzle.fixed()
    return {cell: held for cell, held in board.items() if held not in (EMPTY, puzzle.nothing, fixed.get(cell))}


def _cell_of(words: str, explanation: Explanation) -> Cell:
    """Return the open cell that these words name by its row and column."""
    cell = _open_cell("--cell", words, explanation.puzzle)
    if cell in explanation.right:
        raise UsageError(f"--cell: {explanation.puzzle.named([cell])} is filled in already, and right")
    return cell


def _symbol_of(words: str, puzzle: CluedPuzzle) -> tuple[Cell, str]:
    """Return the open cell and the symbol that these words name, such as '1,2=5' or '1,2=black'."""
    place, _, symbol = words.partition("=")
    cell = _open_cell("--why-not", place, puzzle)
    named = {puzzle.name_of(one): one for one in puzzle.open_cells()[cell]}
    found = named.get(symbol, symbol)
    if found not in named.values():
        symbols = ", ".join([one if one == name else f"{one} ({name})" for name, one in named.items()])
        expected = f"expected '=' and a symbol of {puzzle.named([cell])}, one of {symbols}"
        raise UsageError(f"--why-not: {expected}, but found '{words}'")
    return cell, found


def _open_cell(option: str, words: str, puzzle: CluedPuzzle) -> Cell:
    found = re.fullmatch(r"([0-9]{1,5}),([0-9]{1,5})", words)
    cell = (int(found[1]), int(found[2])) if found else (0, 0)
    open_cells = puzzle.open_cells()
    if not open_cells:
        raise UsageError(f"{option}: expected an open cell, but this puzzle has none")
    if cell not in open_cells:
        first = min(open_cells)  # some kinds count edges, too, so that nobody could guess
        like = f"{first[0]},{first[1]} ({puzzle.named([first])})"
        raise UsageError(f"{option}: expected the row and the column of an open cell, like {like}, but found '{words}'")
    return cell
