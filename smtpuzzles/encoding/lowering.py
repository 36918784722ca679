"""From a formula to clauses: the encodings of constraints such as 'exactly two of these', by name."""

from dataclasses import dataclass, replace

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.packages import needed_by
from smtpuzzles.base.text import unknown
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.propagation import propagated
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.model import Formula

# Z3's own names for its encodings of 'at most k'; the first is its default, and is called z3 here.
BY_TACTICS = {"z3": "grouped", "unate": "unate", "ordered": "ordered", "bimander": "bimander", "circuit": "circuit"}
# python-sat's numbers of its encodings.
BY_COUNTING = {"seqcounter": 1, "cardnetwork": 3, "totalizer": 6}
ENCODINGS = (*BY_TACTICS, *BY_COUNTING, "direct")
# What the literature calls them; docs/laboratory.md shows the clauses of each.
USUAL_NAMES = {
    "pairwise": "direct",
    "binomial": "direct",
    "grouped": "z3",
    "cardinality-network": "cardnetwork",
    "sorting-network": "z3",
    "sequential-counter": "seqcounter",
    "ladder": "ordered",
    "adder": "circuit",
}
AUTO = "auto"
# Up to this number of literals in all clauses, `auto` is `direct`. On smaller samples, one question takes .7 to 5 times
# what it takes with seqcounter, but the many questions behind a new puzzle take less. On larger ones, it takes 2 to 56
# times as long (python -m benchmarks encodings).
FEW = 60_000


@dataclass(frozen=True)
class Lowering:
    """An encoding, then perhaps unit propagation, then perhaps the reduction to 3-SAT.

    The encoding `auto` is the one that suits SAT solvers: `direct` if its clauses are few and short, otherwise
    `seqcounter`.
    """

    encoding: str = AUTO
    propagate: bool = False
    three_sat: bool = False

    def __post_init__(self) -> None:
        expect_type(self.encoding, str, "the name of an encoding")
        encoding = USUAL_NAMES.get(self.encoding, self.encoding)
        if encoding not in (AUTO, *ENCODINGS):
            raise unknown("encoding", encoding, (AUTO, *ENCODINGS))
        object.__setattr__(self, "encoding", encoding)

    def suited_to(self, formula: Formula) -> "Lowering":
        """Return the same with the encoding that `auto` stands for."""
        if self.encoding != AUTO:
            return self
        return replace(self, encoding="direct" if direct.number_of_literals(formula) <= FEW else "seqcounter")

    def cnf(self, formula: Formula) -> Cnf:
        encoding = self.suited_to(formula).encoding
        cnf = _encoded(formula, encoding)
        if self.propagate:
            cnf = propagated(cnf)
        return three_sat(cnf) if self.three_sat else cnf


def _encoded(formula: Formula, encoding: str) -> Cnf:
    """Return the clauses; what makes them is imported when it is asked for, because Z3 takes long, or is not there."""
    if encoding == "direct":
        return direct.encode(formula)
    with needed_by(f"the encoding {encoding}"):
        if encoding in BY_COUNTING:
            from smtpuzzles.encoding import counting

            return counting.encode(formula, BY_COUNTING[encoding])
        from smtpuzzles.encoding import tactics

        return tactics.encode(formula, BY_TACTICS[encoding])
