"""Sessions of Z3.

Models are read and blocked by Z3's C functions, on terms made once: with many solutions, z3py's wrappers would take
longer than the search.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from threading import current_thread, local, main_thread
from typing import Any, cast

import z3
from z3 import z3core

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import expect_memory
from smtpuzzles.encoding.smtlib import parts_of
from smtpuzzles.encoding.z3_context import Context
from smtpuzzles.engines.session import Ability, Engine, Mode, Session
from smtpuzzles.model import Formula, Literal
from smtpuzzles.result import Answer, ReasonUnknown, Verdict

_NO_LIMIT = 2**32 - 1  # to Z3, of milliseconds and of conflicts
_LONGEST = _NO_LIMIT - 1  # milliseconds
_BYTES = 120  # for each literal, at least; measured on empty boards


class Z3Session(Session):
    """Z3 with a formula.

    For one solution and the proof that there is no other, the tactic `sat` is fastest: it starts anew at every
    question, and its answers do not depend on earlier formulas of its context, so contexts are kept. For many questions
    QF_FD learns from one to the next, but its answers depend on the history of its context: it gets a new one, so that
    the same puzzle always has the same solutions in the same order. It turns cardinalities into circuits, which is
    faster on some formulas of plans, too.
    """

    engine = "z3"

    def __init__(self, formula: Formula, mode: Mode = Mode.ONCE) -> None:
        self.learns = mode is Mode.OFTEN or formula.circuits
        context = Context() if self.learns else _kept_context()
        self._solver = learning(context) if self.learns else z3.Tactic("sat", ctx=context).solver()
        self._context = context.ref()
        self._true = z3core.Z3_mk_true(self._context).value
        self._names = formula.every_name
        self._declarations: list[z3core.FuncDecl] = []
        self._terms: dict[Literal, z3core.Ast] = {}
        self._assumed: dict[int, Literal] = {}
        self._limits: tuple[bool, int] | None = None
        try:
            self._load(formula)
        except BaseException:
            self.__exit__()
            raise

    def _load(self, formula: Formula) -> None:
        expect_memory(formula, _BYTES)
        for part in parts_of(formula):
            self._solver.from_string(part)
        self._bool = z3.BoolSort(self._solver.ctx)
        for name in formula.names:
            declaration = _declaration(self._context, _symbol(self._context, name.encode()), 0, None, self._bool.ast)
            _hold(self._context, declaration)
            self._declarations.append(declaration)

    def __exit__(self, *_: object) -> None:
        for term in (*self._declarations, *self._terms.values()):
            _release(self._context, term)

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        if reason := deadline.expired():
            return Answer(Verdict.UNKNOWN, reason)
        # See base/deadline.py; only the main thread gets Ctrl-C.
        ctrl_c = not deadline.listens and current_thread() is main_thread()
        left = deadline.remaining()
        limits = ctrl_c, _NO_LIMIT if left is None else max(1, ceil(min(left * 1000, _LONGEST)))
        if limits != self._limits:  # to set them takes longer than many a question
            self._solver.set("ctrl_c", limits[0], "timeout", limits[1])
            self._limits = limits
        with deadline.on_interrupt(self._solver.interrupt):
            result = self._ask(assumptions)
        if result != z3.unknown:
            return Answer(Verdict.SAT if result == z3.sat else Verdict.UNSAT)
        if reason := deadline.expired():
            return Answer(Verdict.UNKNOWN, reason)
        words = self._solver.reason_unknown()
        if words == "sat.max.conflicts":
            return Answer(Verdict.UNKNOWN, ReasonUnknown.CONFLICTS)
        return Answer(Verdict.UNKNOWN, ReasonUnknown.ENGINE, words or "Z3 does not say why")

    def _ask(self, assumptions: Sequence[Literal]) -> z3.CheckSatResult:
        if not assumptions:
            return self._solver.check()
        self._solver.set("unsat_core", True)
        terms = [self._term(literal) for literal in assumptions]
        self._assumed = dict(zip(map(self._key, terms), assumptions, strict=True))
        return self._solver.check(*[z3.BoolRef(term, self._solver.ctx) for term in terms])

    def core(self) -> frozenset[Literal]:
        return frozenset(self._assumed[self._key(term.ast)] for term in self._solver.unsat_core())

    def budget(self, conflicts: int | None) -> None:
        self._solver.set("max_conflicts", _NO_LIMIT if conflicts is None else conflicts)

    def _key(self, term: z3core.Ast) -> int:
        return cast(int, z3core.Z3_get_ast_id(self._context, term))

    def true(self) -> list[Literal]:
        # Variables that Z3 left open are false.
        model, context, true = self._solver.model().model, self._context, self._true
        return [
            literal
            for literal, declaration in enumerate(self._declarations, 1)
            if _value_of(context, model, declaration).value == true
        ]

    def require(self, any_of: Iterable[Literal]) -> None:
        terms = [self._term(literal) for literal in any_of]
        clause = z3core.Z3_mk_or(self._context, len(terms), (z3core.Ast * len(terms))(*terms))
        z3core.Z3_solver_assert(self._context, self._solver.solver, clause)

    def statistics(self) -> Mapping[str, int]:
        work = self._solver.statistics()
        keys = work.keys()
        return {word: work.get_key_value(f"sat {word}") for word in ("conflicts", "decisions") if f"sat {word}" in keys}

    def _term(self, literal: Literal) -> z3core.Ast:
        if literal not in self._terms:
            if literal > 0:
                symbol = _symbol(self._context, self._names[literal - 1].encode())
                self._terms[literal] = _constant(self._context, symbol, self._bool.ast)
            else:
                self._terms[literal] = _negation(self._context, self._term(-literal))
            _hold(self._context, self._terms[literal])
        return self._terms[literal]


_ABILITIES = frozenset({Ability.ASSUMPTIONS, Ability.CORE, Ability.BUDGETS})
Z3 = Engine("z3", Z3Session, lambda cnf, mode: Z3Session(cnf.formula(), mode), _ABILITIES)


def _unchecked(wrapper: Callable[..., Any]) -> Callable[..., Any]:
    """Return the C function behind a z3py wrapper, without the wrapper's check for errors after each call."""
    defaults: Any = wrapper.__defaults__
    return cast(Callable[..., Any], defaults[0].f)


# Functions called for every variable; none of them can fail on the arguments that it gets here.
_symbol = _unchecked(z3core.Z3_mk_string_symbol)
_constant = _unchecked(z3core.Z3_mk_const)
_negation = _unchecked(z3core.Z3_mk_not)
_declaration = _unchecked(z3core.Z3_mk_func_decl)
_value_of = _unchecked(z3core.Z3_model_get_const_interp)
_hold = _unchecked(z3core.Z3_inc_ref)
_release = _unchecked(z3core.Z3_dec_ref)

_kept = local()


def learning(context: Context) -> z3.Solver:
    """Return what z3.SolverFor does, which also makes z3py's global context: all threads would share it."""
    return z3.Solver(z3core.Z3_mk_solver_for_logic(context.ref(), z3.to_symbol("QF_FD", context)), context)


def _kept_context() -> Context:
    """Return this thread's context: a new one takes longer than a small puzzle, and threads must not share them."""
    if not hasattr(_kept, "context"):
        _kept.context = Context()
    context: Context = _kept.context
    return context
