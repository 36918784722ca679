"""CaDiCaL of python-sat with proofs in DRAT form that there is no model."""

from collections.abc import Sequence
from itertools import takewhile

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.model import Literal
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.result import Answer, Verdict

_EMPTY_CLAUSE = "0"


class ProvingSession(LibrarySession):
    """A session for one question; clauses added later would have no place in the proof."""

    def __init__(self, cnf: Cnf) -> None:
        super().__init__("cadical195", cnf, with_proof=True)
        self._cnf = cnf

    def proof(self) -> str:
        """Return, after UNSAT, a line for every clause that is added or deleted, up to the empty clause.

        CaDiCaL's lines after that are only its cleaning up; it writes none if the given clauses have an empty one.
        python-sat strips white space from the binary proof, which has none at its ends: it begins with a letter and
        ends in a zero. Converting it to text takes up to as long as the search.
        """
        lines = takewhile(lambda line: line != _EMPTY_CLAUSE, self._solver.get_proof())
        return "".join([f"{line}\n" for line in (*lines, _EMPTY_CLAUSE)])


class ProvenSession(ProvingSession):
    """The same, but 'unsat' only if our own checker accepts the proof."""

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        answer = super().check(deadline, assumptions)
        if answer.verdict is not Verdict.UNSAT:
            return answer
        try:
            lines = deadline.run(lambda: self.proof().splitlines())
        except Expired as expired:
            return Answer(Verdict.UNKNOWN, expired.reason)
        return check_proof(self._cnf.clauses, lines, deadline)
