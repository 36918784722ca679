"""CaDiCaL of python-sat with proofs in DRAT form that there is no model."""

import ctypes
import os
from collections.abc import Sequence
from errno import ENOSPC

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.files import temporary_files
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.model import Literal
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.result import Answer, Verdict

_EMPTY_CLAUSE = "0"


class ProvingSession(LibrarySession):
    """A session for one question; clauses added later would have no place in the proof."""

    @temporary_files()
    def __init__(self, cnf: Cnf) -> None:
        super().__init__("cadical195", cnf, with_proof=True)
        self._cnf = cnf

    @temporary_files()
    def proof(self) -> str:
        """Return, after UNSAT, a line for every clause that is added or deleted, up to the empty clause.

        CaDiCaL's lines after that are only its cleaning up; it writes no empty clause if the given clauses have one.
        python-sat strips white space from the binary proof, which has none at its ends: it begins with a letter and
        ends in a zero. If the proof is cut off, python-sat may make up an empty clause. Converting it to text takes up
        to as long as the search.
        """
        if _is_cut_off(self._solver.solver.prfp):
            os.write(self._solver.solver.prfile.fileno(), b"\n")  # raises the error that C did not keep
            raise OSError(ENOSPC, os.strerror(ENOSPC))  # there was no space for a while
        lines = self._solver.get_proof()
        if not all(self._cnf.clauses):
            lines.append(_EMPTY_CLAUSE)
        return "".join([f"{line}\n" for line in lines[: lines.index(_EMPTY_CLAUSE) + 1]])


def _is_cut_off(capsule: object) -> bool:
    """Could C not write all to this stream of python-sat, now or before? Neither CaDiCaL nor python-sat looks."""
    stream_of = ctypes.pythonapi.PyCapsule_GetPointer
    stream_of.restype, stream_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    stream = ctypes.c_void_p(stream_of(capsule, None))
    library = ctypes.CDLL("ucrtbase" if os.name == "nt" else None)
    return bool(library.fflush(stream) or library.ferror(stream))


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
