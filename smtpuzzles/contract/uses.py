"""The promises of a kind beyond solving: it is described, generated, explained, played and exchanged."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.contract.samples import Sample
from smtpuzzles.encoding.export import smt2
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.techniques import techniques
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import can_finish
from smtpuzzles.puzzle.abilities import BOARDS, CLUES, PLANS
from smtpuzzles.puzzle.formats import Record

MADE = 2
# Seconds; a plan or a step that is not found then is not checked.
PATIENCE = 10


def describes_itself(kind: str) -> Iterator[str]:
    """the kind has a title, variants with a meaning, and rules in sentences"""
    known = kinds.load(kind)
    if not known.title or not known.variants or not all(known.variants.values()):
        yield "expected a title, and a meaning for each variant"
    for rule in known.rules:
        if not rule[:1].isupper() or not rule.endswith("."):
            yield f"a rule is a sentence, from a capital letter to a full stop: {rule!r}"


def makes_new_puzzles(kind: str) -> Iterator[str]:
    """the same seed makes the same new puzzles, in every variant; each has one solution, or a plan"""
    if kinds.load(kind).setter is None:
        return
    for variant in kinds.load(kind).variants:
        first, second = (smtpuzzles.generate(kind, MADE, 1, variant=variant) for _ in range(2))
        if [one.text() for one in first] != [one.text() for one in second]:
            yield f"seed 1 made different puzzles of variant {variant} the second time"
        for made in first:
            if BOARDS.of(made) and smtpuzzles.check(made).verdict != "unique":
                yield f"this new puzzle of variant {variant} does not have exactly one solution: {made.line()}"


def writes_the_same_bytes_in_every_process(kind: str, samples: Iterable[Sample]) -> Iterator[str]:
    """a process with other hashes of strings writes the same formula"""
    for sample in samples:
        puzzle = sample.puzzle()
        if BOARDS.of(puzzle):
            words = ["solve", kinds.command_word(kind), str(sample.path), "--emit-smt2", "-"]
            words += ["--variant", sample.variant] if sample.variant else []
            ran = subprocess.run(
                [sys.executable, "-m", "smtpuzzles", *words],
                env={**os.environ, "PYTHONHASHSEED": "123"},
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                check=False,
            )
            if ran.stdout.decode() != smt2(puzzle):
                yield f"another process writes another formula of {sample.path}"
            return


def is_planned(sample: Sample) -> Iterator[str]:
    """the text of a puzzle with plans is read back; `violations` accepts a plan, and each of its steps is possible"""
    if not (puzzle := PLANS.of(sample.puzzle())):
        return
    text = puzzle.text()
    if smtpuzzles.parse(sample.kind, text, sample.variant).text() != text:
        yield f"this text is read as another puzzle: {text!r}"
    for text in can_finish(puzzle, Deadline(PATIENCE)).solutions:
        plan = puzzle.read_solution(Source("plan", text))
        yield from (f"the plan {plan} breaks a rule: {broken.rule}" for broken in puzzle.violations(plan))
        if refusal := puzzle.refusal(plan):
            yield f"the plan {plan} cannot be followed: {refusal}"


def adds_clues_as_rules(sample: Sample) -> Iterator[str]:
    """the blank puzzle with the clues is the puzzle, and clues of a solution are among those that it can have"""
    if not (puzzle := CLUES.of(sample.puzzle())):
        return
    blank = puzzle.blank()
    if blank.with_clues(puzzle.clues()) != puzzle:
        yield "the blank puzzle with the clues of this one is another puzzle"
    possible = blank.clue_rules()
    for solution in smtpuzzles.solve(puzzle).solutions:
        true = blank.clues_of(solution)
        yield from (f"a solution does not have the clue {clue}" for clue in puzzle.clues() if clue not in true)
        yield from (f"no rule says what the clue {clue} means" for clue in true if clue not in possible)


def is_explained(sample: Sample) -> Iterator[str]:
    """each step of an explanation is true and has words, and the last one leads to what is certain"""
    if not (puzzle := CLUES.of(sample.puzzle())):
        return
    with Deadline(PATIENCE) as deadline:
        explanation = Explanation(puzzle, deadline)
        certain, known = explanation.certain(), puzzle.fixed()
        names = {one.name for one in techniques(sample.kind)}
        for step in explanation.steps():
            if not step.words:
                yield "a step has no words"
            if step.pattern and step.pattern not in names:
                yield f"no technique of the kind has the name of a step: {step.pattern}"
            if not step.conclusions and explanation.solution is not None:
                yield f"a step contradicts the solution: {step.words}"
            for cell, symbol, holds in step.conclusions:
                if any(
                    (solution[cell] == symbol) != holds
                    for solution in map(puzzle.shaded, explanation.checked.solutions)
                ):
                    yield f"a step says what is not true of the solution: {step.words}"
                if holds:
                    known[cell] = symbol
    if explanation.stopped is not None:
        return  # it would take longer
    if not explanation.complete:
        yield "the steps of an explanation end too soon"
    missing = [cell for cell, symbol in certain.items() if known.get(cell, puzzle.nothing) != symbol]
    if missing:
        yield f"no step says what these hold: {puzzle.named(missing)}"


def is_played(sample: Sample) -> Iterator[str]:
    """a player who enters the solution has solved the puzzle, and not before the last entry that it needs"""
    if not (puzzle := CLUES.of(sample.puzzle())):
        return
    game = Game(puzzle)
    if game.picture.tiles.keys() != puzzle.model.bare.keys():
        yield "the picture of the game has other cells than the board"
        return
    for solution in smtpuzzles.solve(puzzle).solutions:
        needed = [cell for cell in game.places if solution[cell] != puzzle.nothing]
        for cell in needed:
            if game.solved:
                yield f"the game is solved before {cell} is filled"
            game = game.put(cell, solution[cell])
        if not game.solved:
            yield "the game is not solved when the solution is entered"


def is_exchanged(sample: Sample) -> Iterator[str]:
    """each format that can carry the puzzle is read as it is written, and recognised"""
    puzzle = sample.puzzle()
    solution = next(iter(smtpuzzles.solve(puzzle).solutions), None) if BOARDS.of(puzzle) else None
    for form in reading.formats(sample.kind).values():
        if form.write is None or form.read is None:
            continue
        record = Record(puzzle, solution if form.solutions else None)
        try:
            text = form.write(record)
        except UsageError:  # which names what it cannot carry
            continue
        if not re.match(form.form, text):
            yield f"{form.name}: its pattern does not match what it writes: {text!r}"
        read = form.read(Source(form.name, text), sample.variant)
        if read.puzzle != puzzle:
            yield f"{form.name}: this is read as another puzzle: {text!r}"
        if form.solutions and read.solution != solution:
            yield f"{form.name}: the solution is read as another one: {text!r}"


OF_A_KIND = (describes_itself, makes_new_puzzles)
PROMISES = (is_planned, adds_clues_as_rules, is_explained, is_played, is_exchanged)
