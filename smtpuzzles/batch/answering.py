"""Answers items: a function of a question and a chunk of items, so that any process can be given it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from threading import local
from time import perf_counter

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.batch.question import ERROR, Item, Question, Row
from smtpuzzles.errors import Disagreement, InputError, UsageError
from smtpuzzles.puzzle.abilities import BOARDS, PLANS
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.puzzle.quick import Quick
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict
from smtpuzzles.solving.many import Solver

# What the quick search of a kind can answer.
_QUICK = {"check", "solve"}


@dataclass
class Answered:
    """The rows of a chunk, the seconds that each took, and the characters of their puzzles."""

    rows: list[Row]
    seconds: list[float] = field(default_factory=list)
    size: int = 0


class Answerer:
    """Answers a question; it keeps the session of a blank that several puzzles have."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._variant = kinds.variant_of(question.kind, question.variant)
        self._quick = quick_of(question)
        if self._quick:
            self._quick.decide([])  # what it needs is loaded and compiled now, not in the time of the first answer
        self._engine = None
        if question.engine is not None:
            from smtpuzzles.engines.table import engine

            self._engine = engine(question.engine)
        self._solver = Solver(self._engine)

    def answered(self, items: Sequence[Item]) -> Answered:
        quick = self._quick
        simple = [item for item in items if not (item.problem or item.above)]
        fast = [item for item in simple if quick and quick.fits(item.text, self._variant)]
        started = perf_counter()
        rows = {row["number"]: row for row in self._quickly(fast, quick)} if quick else {}
        each = (perf_counter() - started) / len(fast) if fast else 0.0
        answer = Answered([], size=sum(len(item.text) + 1 for item in items))
        for item in items:
            started = perf_counter()
            row = rows.get(item.number) or self._row(item)
            if row is None:
                break
            seconds = each if item.number in rows else perf_counter() - started
            if self._question.times:
                row["seconds"] = round(seconds, 6)
            answer.rows.append(row | {self._question.kept_as(name): value for name, value in item.more})
            answer.seconds.append(seconds)
        return answer

    def _quickly(self, items: Sequence[Item], quick: Quick) -> Iterator[Row]:
        """Yield rows by the kind's own search; a share of them is asked again of a solver."""
        checks = "check" in self._question.wishes
        for item, (verdict, solution) in zip(items, quick.decide([item.text for item in items]), strict=True):
            if audited(item.text, self._question.audit):
                self._audit(item, verdict)
            shown = solution if verdict is Uniqueness.UNIQUE or not checks else ""
            word = verdict if checks else Verdict.UNSAT if verdict is Uniqueness.NONE else Verdict.SAT
            yield {"number": item.number, "origin": item.origin, "verdict": word, "solution": shown or None}

    def _audit(self, item: Item, verdict: Uniqueness) -> None:
        read = reading.parse(self._question.kind, item.source, self._question.variant)
        puzzle = BOARDS.expect(read, "a quick search")
        answer, boards = self._solver.solutions(puzzle, Deadline(), 2)
        if uniqueness(len(boards), answer.verdict) != verdict:
            found = f"the quick search says '{verdict}', a SAT solver finds {len(boards)} solutions or more"
            raise Disagreement(f"{item.origin}: {found}")

    def _row(self, item: Item) -> Row | None:
        """Return what was found, None at Ctrl-C: a later start asks for this puzzle again."""
        row: Row = {"number": item.number, "origin": item.origin}
        question = self._question
        if item.problem:
            return row | {"verdict": ERROR, "message": item.problem}
        try:
            wish = reading.Wish(question.variant, question.form, whole=True)
            record = reading.read(question.kind, item.source, wish).first
            puzzle: AnyPuzzle = record.puzzle
            with Deadline(question.timeout) as deadline:
                parts = [self._found(puzzle, deadline)]
                if parts[0].get("verdict") == Uniqueness.UNIQUE:
                    parts.append(self._explained(puzzle, deadline))
                if deadline.expired() is ReasonUnknown.INTERRUPTED:
                    return None
            for part in parts:
                row |= part
            notes = [*[part["message"] for part in parts if "message" in part], *record.notes]
            if question.to is not None:
                text = reading.write(record, question.to)
                row |= {"verdict": row.get("verdict", "read"), "text": text.rstrip("\n")}
                form = reading.format_to(puzzle.kind, question.to)
                notes += reading.how_to_read(record, form, text)
            if notes:
                row["message"] = "; ".join(notes)
        except (InputError, UsageError) as problem:
            row |= {"verdict": ERROR, "message": str(problem)}
        return row

    def _found(self, puzzle: AnyPuzzle, deadline: Deadline) -> Row:
        """Return what follows from solutions; only a unique one has steps."""
        wishes = set(self._question.wishes)
        if wishes == {"convert"}:
            return {}
        if plans := PLANS.of(puzzle):
            return self._planned(plans, deadline)
        puzzle = BOARDS.expect(puzzle, "batch")
        checks = bool(wishes & {"check", "rate", "explain-size"})
        limit = max(1 + checks, self._question.limit * ("count" in wishes))
        answer, boards = self._solver.solutions(puzzle, deadline, limit)
        verdict = uniqueness(len(boards), answer.verdict)
        row: Row = {"verdict": verdict if checks else Verdict.SAT if boards else answer.verdict}
        if answer.reason is not None:
            row["message"] = str(answer.why)
        elif answer.verdict is Verdict.UNSAT and self._engine and self._engine.outside:
            row["message"] = f"no {'other ' * bool(boards)}solution, says {self._engine.name} (not checked)"
        if "count" in wishes:
            row |= {"count": len(boards), "exhausted": answer.verdict is Verdict.UNSAT}
        if "solve" in wishes and boards and verdict is not Uniqueness.UNIQUE:
            # Which of several comes first depends on what the session was asked before.
            with Solver(self._engine) as alone:
                _, boards = alone.solutions(puzzle, deadline, 1)
        if boards and ("solve" in wishes or ("check" in wishes and verdict is Uniqueness.UNIQUE)):
            row["solution"] = puzzle.solution_line(boards[0])
        return row

    def _planned(self, puzzle: PlanPuzzle, deadline: Deadline) -> Row:
        from smtpuzzles.solving.planning import shortest_plan

        if self._question.wishes != ("solve",):
            raise UsageError(f"{puzzle.kind} puzzles can only be solved: their solutions are plans")
        planned = shortest_plan(puzzle, deadline.remaining())
        plan = next(iter(planned.solutions), None)
        row: Row = {"verdict": planned.verdict}
        words = [str(planned.why)] if planned.reason is not None else []
        if puzzle.pieces_left_out:
            words.append(puzzle.pieces_left_out.words)
        if words:
            row["message"] = "; ".join(words)
        if plan is not None:
            row["solution"] = puzzle.solution_line(plan)
        return row

    def _explained(self, puzzle: AnyPuzzle, deadline: Deadline) -> Row:
        wishes = self._question.wishes
        row: Row = {}
        if "rate" in wishes:
            from smtpuzzles.explaining.difficulty import rate_within

            rating = rate_within(puzzle, deadline)
            row |= {"level": rating.level, "proven": rating.proven, "band": rating.band, "score": rating.score}
            if rating.reason is not None:
                row["message"] = str(rating.reason)  # the level is at least this one
        if "explain-size" in wishes:
            from smtpuzzles.explaining.explanation import Explanation

            explained = Explanation(puzzle, deadline)
            steps = list(explained.steps())
            proven = explained.complete and all(step.proven for step in steps)
            size = max([step.size for step in steps], default=0)
            weight = max([step.weight for step in steps], default=0)
            row |= {"steps": len(steps), "size": size, "weight": weight}
            row["proven"] = proven and row.get("proven", True)  # of a rating, too
            if explained.stopped is not None:
                row["message"] = str(explained.stopped)  # there are more steps
        return row


class _KeptAnswerer(local):
    """What this thread keeps from one chunk to the next; a caller elsewhere could not hold it."""

    def __init__(self) -> None:
        self.answerer = cache(Answerer)


_kept = _KeptAnswerer()


def answer(question: Question, items: Sequence[Item]) -> Answered:
    """Return the rows of these items, in their order."""
    return _kept.answerer(question).answered(items)


def quick_of(question: Question) -> Quick | None:
    """Return the kind's own search, if it can answer this question and no engine is named."""
    bring = kinds.load(question.kind).quick
    wanted = set(question.wishes) <= _QUICK and question.engine is None and question.timeout is None
    return bring() if bring and wanted else None


def uniqueness(found: int, verdict: Verdict) -> Uniqueness:
    """Return what this number of solutions, up to two, and the last answer say."""
    if found > 1:
        return Uniqueness.MULTIPLE
    if verdict is not Verdict.UNSAT:
        return Uniqueness.UNKNOWN
    return Uniqueness.UNIQUE if found else Uniqueness.NONE


def audited(text: str, share: float) -> bool:
    """Is this puzzle among those that are asked again? The text decides, so that every run asks for the same ones."""
    return share > 0 and int.from_bytes(sha256(text.encode()).digest()[:6], "big") < share * 2**48
