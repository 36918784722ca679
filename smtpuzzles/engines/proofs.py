"""CaDiCaL of python-sat, writing down as it goes why there is no model: a proof in DRAT form."""

from itertools import takewhile

from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.library import LibrarySession

EMPTY_CLAUSE = "0"


class ProvingSession(LibrarySession):
    """A session for one question; clauses added later would have no place in the proof."""

    def __init__(self, cnf: Cnf) -> None:
        super().__init__("cadical195", cnf, with_proof=True)

    def proof(self) -> str:
        """After UNSAT: a line for every clause that is added or deleted, up to the empty clause.

        What CaDiCaL tells after that is only that it tidies up. If an empty clause is among those given, it tells
        nothing at all. python-sat strips white space from the binary proof, which has none at its ends: it begins with
        a letter and ends in a zero. Making text of it takes up to as long as the search did.
        """
        lines = takewhile(lambda line: line != EMPTY_CLAUSE, self._solver.get_proof())
        return "".join([f"{line}\n" for line in (*lines, EMPTY_CLAUSE)])
