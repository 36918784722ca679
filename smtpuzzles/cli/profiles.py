"""What `explain --profile` shows: a chart of the steps of one puzzle, or of two beside each other."""

import sys
from typing import Any

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli import reading, writing
from smtpuzzles.cli.options import Group, Input, Output, option, switch
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, cells_json, compiling, note, working
from smtpuzzles.errors import NotUnique, UsageError, one_line
from smtpuzzles.explaining.profile import Moment, Profile, profile_within
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import because


class ProfileOptions(Group):
    """A chart in place of the steps."""

    profile: bool = switch("--profile", "Show a chart of the steps: their rules, and how many ways there are to go on.")
    against: str | None = option("FILE", "With --profile: another puzzle, to compare with.")
    chart: str | None = option("PATH", "With --profile: draw the chart as SVG.")

    def expect_possible(self) -> None:
        for name, given in (("--against", self.against), ("--chart", self.chart)):
            if given is not None and not self.profile:
                raise UsageError(f"{name} needs --profile")


def show(options: ProfileOptions, given: Input, timeout: float | None, output: Output) -> int:
    """Show the profiles; each has the time limit for itself."""
    from smtpuzzles.views.printing import takes_unicode
    from smtpuzzles.views.profile import ASCII, LEGEND, chart, summary
    from smtpuzzles.views.profile_svg import svg_chart

    if options.chart is not None:
        writing.expect_suffix(options.chart, ".svg")
        if options.chart != STANDARD:
            writing.target_of(options.chart, given.file)
    puzzles = _puzzles(options, given)
    display = Display(output.form, sys.stderr if options.chart == STANDARD else None)
    characters = {} if takes_unicode(display.stream) else ASCII
    profiles: dict[str, Profile] = {}
    for name, puzzle in puzzles.items():
        with Deadline(timeout) as deadline, compiling(), working(f"looking for the steps of {name}"):
            try:
                profiles[name] = found = profile_within(puzzle, deadline)
            except NotUnique as problem:
                note(f"{name}: {problem}")
                return OTHERWISE
        if len(puzzles) > 1:
            display.line(name)
        for line in (*summary(found), *chart(found)):
            display.line(line.translate(characters))
        if found.reason:
            display.sentence(f"not to the end: {because(found.reason)}")
    for line in LEGEND:
        display.line(line.translate(characters))
    if options.chart is not None:
        writing.write_whole(options.chart, svg_chart(profiles), given.file)
    first, *others = [_json(name, profile) for name, profile in profiles.items()]
    display.object(lambda: {**first, **({"against": others[0]} if others else {})})
    return UNDECIDED if any(one.reason for one in profiles.values()) else FOUND


def _puzzles(options: ProfileOptions, given: Input) -> dict[str, CluedPuzzle]:
    """Return the puzzle, and the other one, by their names."""
    inputs = [given]
    if options.against is not None:
        if options.against == (given.file or STANDARD) == STANDARD:
            raise UsageError("the two puzzles cannot both come from standard input")
        inputs.append(Input(kind=given.kind, file=options.against, variant=given.variant, form=given.form))
    puzzles: dict[str, CluedPuzzle] = {}
    for one in inputs:
        name = one_line(one.file or STANDARD)
        puzzles[f"{name} again" if name in puzzles else name] = CLUES.expect(reading.read_one(one), "'explain'")
    return puzzles


def _json(name: str, profile: Profile) -> dict[str, Any]:
    steps = list(map(_moment_json, profile.moments))
    return {"kind": profile.puzzle.kind, "file": name, "profile": steps, "reason": profile.reason}


def _moment_json(moment: Moment) -> dict[str, Any]:
    step = moment.step
    return {
        "size": step.size if step else 1,
        "weight": moment.weight,
        "bound": moment.bound,
        "ways": moment.ways,
        "exact": moment.exact,
        "open": moment.left,
        "cells": cells_json(moment.cells),
        "pattern": step and step.pattern,
        "words": step.words if step else None,
    }
