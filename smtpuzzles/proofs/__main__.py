"""Usage: python -m smtpuzzles.proofs DIR
       python -m smtpuzzles.proofs FILE.cnf FILE.drat

Check every step that `explain --certify DIR` wrote: that it follows from its rules and facts, that no fewer rules show
anything, and that the steps lead to the end. With two files, check that the second one, a DRAT proof in text form,
proves that the clauses of the first have no model.

Exit status: 0 all is right; 1 something is not; 2 a file cannot be read, or is no such file; 3 interrupted.
"""

from pathlib import Path

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import cannot
from smtpuzzles.base.harmless import complain
from smtpuzzles.base.streams import print_line, run_program
from smtpuzzles.base.text import counted
from smtpuzzles.encoding.dimacs import read_dimacs
from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.proofs.explanations import Refused, check
from smtpuzzles.result import Verdict


def main(words: list[str]) -> int:
    if len(words) not in (1, 2) or words[0] in ("-h", "--help"):
        print_line(__doc__.strip())
        return 0 if "-h" in words or "--help" in words else 2
    try:
        report = explanation(words[0]) if len(words) == 1 else proof(*words)
    except Refused as problem:
        return complain(f"{words[0]}: {problem}", 1)
    except OSError as problem:
        return complain(str(cannot("read", str(problem.filename), problem)), 2)
    except SmtPuzzlesError as problem:
        return complain(str(problem), 2)
    except (ValueError, LookupError, TypeError, AttributeError):  # JSON of another form
        return complain(f"{words[0]}: expected the files of a certified explanation, but found others", 2)
    except KeyboardInterrupt:
        return complain("interrupted", 3)
    print_line(report)
    return 0


def explanation(folder: str) -> str:
    number, ended = check(Path(folder))
    return f"{counted(number, 'step')}: all claims are right" + "; the steps do not lead to the end" * (not ended)


def proof(cnf: str, lines: str) -> str:
    with open(cnf, "rb") as stream:
        clauses = read_dimacs(stream, cnf).clauses
    with open(lines, encoding="utf-8") as stream, Deadline() as deadline:
        answer = check_proof(clauses, stream, deadline)
        if deadline.expired():
            raise KeyboardInterrupt
    if answer.verdict is not Verdict.UNSAT:
        raise Refused(str(answer.why))
    return "the clauses have no model: the proof is right"


if __name__ == "__main__":
    run_program(main)
