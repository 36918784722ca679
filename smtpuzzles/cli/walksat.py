"""The command `walksat`: WalkSAT as a SAT solver on any DIMACS file."""

from textwrap import wrap

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli.options import TIMEOUT, LocalSearch, argument, grouped, option
from smtpuzzles.cli.reading import read_clauses
from smtpuzzles.cli.showing import compiling, out
from smtpuzzles.cli.writing import target_of, write_whole
from smtpuzzles.errors import UsageError, one_line
from smtpuzzles.result import Verdict, because

SATISFIABLE, UNKNOWN = 10, 0
WIDTH = 78


@grouped
def walksat(
    *,
    file: str = argument("FILE.cnf", "A DIMACS file; '-': standard input."),
    search: LocalSearch,
    timeout: float | None = TIMEOUT,
    result_file: str | None = option("PATH", "Write the answer in minisat's format."),
) -> int:
    """Run WalkSAT, a local search, on any DIMACS file: exit status 10 with a model, 0 without."""
    settings = search.settings()
    if result_file == STANDARD:
        raise UsageError("--result-file: expected a file; standard output has the s and v lines")
    if result_file is not None:
        target_of(result_file, file)
    from smtpuzzles.engines.local_search import WalkSession
    from smtpuzzles.walksat import heuristics
    from smtpuzzles.walksat.walking import warm_up

    chosen = heuristics.load(settings.heuristic)
    cnf = read_clauses(file, strict=False, doubt=lambda problem: out(f"c {one_line(str(problem))}; reading it anyway"))
    with WalkSession(cnf, settings) as session:
        with compiling():
            warm_up(chosen)
        with Deadline(timeout) as deadline:
            out(f"c smtpuzzles walksat, {settings.heuristic}, seed {settings.seed}")
            answer = session.check(deadline)
        literals = session.model() if answer.verdict is Verdict.SAT else []
        out(f"c tries {session.tries}, flips {session.flips}")
    if answer.verdict is Verdict.SAT:
        out("s SATISFIABLE")
        _print_values(literals)
    else:
        out(f"c {one_line(because(answer.why))}\ns UNKNOWN")
    if result_file is not None:
        write_whole(result_file, _minisat_words(literals, answer.verdict), file)
    return SATISFIABLE if answer.verdict is Verdict.SAT else UNKNOWN


def _print_values(literals: list[int]) -> None:
    """Print the literals in `v` lines, as wide as terminals are, with a 0 after the last."""
    for line in wrap(" ".join(map(str, [*literals, 0])), WIDTH):
        out(f"v {line}")


def _minisat_words(literals: list[int], verdict: Verdict) -> str:
    return f"SAT\n{' '.join(map(str, [*literals, 0]))}\n" if verdict is Verdict.SAT else "undef\n"
