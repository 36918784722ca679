"""From a formula to clauses: how constraints such as 'exactly two of these' are written, and what is done then."""

from dataclasses import dataclass

from smtpuzzles.encoding import direct, tactics
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.propagation import propagated
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Formula

# Z3's own names for its ways to encode 'at most so many'; the first is its default, and goes by the name of Z3.
BY_TACTICS = {"z3": "grouped", "unate": "unate", "ordered": "ordered", "bimander": "bimander", "circuit": "circuit"}
ENCODINGS = (*BY_TACTICS, "direct")


@dataclass(frozen=True)
class Lowering:
    """A way from a formula to clauses; unit clauses may be propagated, and all be made clauses of three literals."""

    encoding: str = "z3"
    propagate: bool = False
    three_sat: bool = False

    def __post_init__(self) -> None:
        if self.encoding not in ENCODINGS:
            raise UsageError(f"unknown encoding '{self.encoding}': expected one of {', '.join(ENCODINGS)}")

    def cnf(self, formula: Formula) -> Cnf:
        if self.encoding == "direct":
            cnf = direct.encode(formula)
        else:
            cnf = tactics.encode(formula, BY_TACTICS[self.encoding])
        if self.propagate:
            cnf = propagated(cnf)
        return three_sat(cnf) if self.three_sat else cnf
