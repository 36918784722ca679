"""From a formula to clauses: the encodings of constraints such as 'exactly two of these', by name."""

from dataclasses import dataclass

from smtpuzzles.base.text import unknown
from smtpuzzles.encoding import direct, tactics
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.propagation import propagated
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.model import Formula

# Z3's own names for its encodings of 'at most k'; the first is its default, and is called z3 here.
BY_TACTICS = {"z3": "grouped", "unate": "unate", "ordered": "ordered", "bimander": "bimander", "circuit": "circuit"}
ENCODINGS = (*BY_TACTICS, "direct")


@dataclass(frozen=True)
class Lowering:
    """An encoding, then perhaps unit propagation, then perhaps the reduction to 3-SAT."""

    encoding: str = "z3"
    propagate: bool = False
    three_sat: bool = False

    def __post_init__(self) -> None:
        if self.encoding not in ENCODINGS:
            raise unknown("encoding", self.encoding, ENCODINGS)

    def cnf(self, formula: Formula) -> Cnf:
        if self.encoding == "direct":
            cnf = direct.encode(formula)
        else:
            cnf = tactics.encode(formula, BY_TACTICS[self.encoding])
        if self.propagate:
            cnf = propagated(cnf)
        return three_sat(cnf) if self.three_sat else cnf
