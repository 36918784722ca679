"""Cnfs written and read as DIMACS text.

c horizon 12                 the number of steps, if the formula is one of a plan
c 1 black_1_1                the formula's variables with their names
c p show 1 2 3 0             the formula's variables, for tools that project models or count them
p cnf 5 7                    variables and clauses
1 -2 0                       a clause ends in 0
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, repeat

from smtpuzzles.base.text import Token, after, counted, quoted
from smtpuzzles.encoding.answers import read_literal
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.errors import InputError
from smtpuzzles.model import Literal

# More than any solver accepts; converting a number of hundreds of digits would take long.
MOST = 2**31 - 1
HORIZON = re.compile("[0-9]{1,9}")
_TOGETHER = 100_000  # clauses; to write millions in one step takes seconds
NUMBERS = re.compile(r"[-0-9\s]*", re.ASCII)


def dimacs(cnf: Cnf, comments: Iterable[str] = ()) -> str:
    """Return the Cnf as DIMACS text, which begins with the comments."""
    head = [f"c {comment}".rstrip() for comment in comments]
    head += [f"c horizon {cnf.horizon}"] * (cnf.horizon is not None)
    head += [f"c {number} {name}" for number, name in enumerate(cnf.names, 1)]
    head.append(f"c p show {''.join(f'{number} ' for number in range(1, len(cnf.names) + 1))}0")
    head.append(f"p cnf {cnf.variables} {len(cnf.clauses)}")
    return "\n".join(head) + "\n" + "".join(_clause_lines(cnf))


def _clause_lines(cnf: Cnf) -> Iterator[str]:
    """Yield the lines of some clauses. Looking up the words of literals is faster than printing each number again."""
    words = ["0\n", *map(str, range(1, cnf.variables + 1)), *map(str, range(-cnf.variables, 0))]
    for first in range(0, len(cnf.clauses), _TOGETHER):
        ended = chain.from_iterable(zip(cnf.clauses[first : first + _TOGETHER], repeat([0]), strict=False))
        yield " ".join(map(words.__getitem__, chain.from_iterable(ended))).replace("\n ", "\n")


def read_dimacs(
    lines: Iterable[bytes], file: str, strict: bool = True, doubt: Callable[[InputError], object] = lambda _: None
) -> Cnf:
    """Read a Cnf; comments before its header may name its first variables.

    If not strict, accept what old benchmark files have and solvers refuse: a trailer that begins with `%`, a header
    whose counts are wrong, a last clause without its 0; `doubt` is called with the latter two.
    """
    reader = _Reader(file, strict, doubt)
    for number, line in enumerate(lines, 1):
        try:
            text = line.decode().rstrip()
        except UnicodeDecodeError as problem:
            column = len(line[: problem.start].decode()) + 1
            message = f"expected UTF-8 text, but found the byte 0x{line[problem.start]:02x}"
            raise InputError(message, file, number, column) from None
        if not reader.take(Token(text, file, number)):
            break
    return reader.cnf()


class _Reader:
    """Reads a Cnf line by line."""

    def __init__(self, file: str, strict: bool, doubt: Callable[[InputError], object]) -> None:
        self.strict = strict
        self.doubt = doubt
        self.here = Token("", file, 1)
        self.header: Token | None = None
        self.variables = self.promised_variables = self.promised_clauses = 0
        self.horizon: int | None = None
        self.names: list[str] = []
        self.clauses: list[Clause] = []
        self.begun: Clause = []

    def take(self, line: Token) -> bool:
        """Read a line; return False if no more are needed."""
        self.here = line
        first = line.text.split(maxsplit=1)[:1]
        if first == ["c"]:
            self.comment(line.text.split())
        elif first == ["p"]:
            self.begin(line)
        elif first == ["%"] and not self.strict:
            return False
        elif first:
            self.literals(line)
        return True

    def comment(self, words: list[str]) -> None:
        """Read `c horizon N`, or `c NUMBER NAME` for the variables in their order; a second number 1 starts anew."""
        if self.header is None and len(words) == 3:
            if words[1] == "horizon" and HORIZON.fullmatch(words[2]):
                self.horizon = int(words[2])
            if words[1] == "1":
                self.names = []
            if words[1] == str(len(self.names) + 1):
                self.names.append(words[2])

    def begin(self, line: Token) -> None:
        words = line.words()
        if self.header is not None:
            raise words[0].error("expected one header, but found a second")
        if len(words) != 4 or words[1].text != "cnf":
            raise words[0].error(f"expected a header 'p cnf VARIABLES CLAUSES', but found {quoted(line.text.strip())}")
        self.header = line
        self.variables = self.promised_variables = words[2].number(0, MOST, "number of variables")
        self.promised_clauses = words[3].number(0, MOST, "number of clauses")
        if len(self.names) > self.variables:
            raise words[2].error(f"expected at least {len(self.names)} variables, because so many have names")

    def literals(self, line: Token) -> None:
        if self.header is None:
            raise line.words()[0].error("expected a header 'p cnf VARIABLES CLAUSES' before the first clause")
        for literal in self.numbers(line):
            if literal:
                self.begun.append(literal)
            else:
                self.clauses.append(self.begun)
                self.begun = []

    def numbers(self, line: Token) -> list[Literal]:
        """Return the literals, read all at once; only if that fails, word by word, to name the place."""
        if NUMBERS.fullmatch(line.text):
            try:
                numbers = list(map(int, line.text.split()))
            except ValueError:
                pass
            else:
                largest = max(max(numbers), -min(numbers))
                if not self.strict:
                    self.variables = max(self.variables, min(largest, MOST))
                if largest <= self.variables:
                    return numbers
        return [read_literal(word, self.variables) for word in line.words()]

    def object(self, problem: InputError) -> None:
        if self.strict:
            raise problem
        self.doubt(problem)

    def cnf(self) -> Cnf:
        if self.header is None:
            raise after(self.here, "expected a header 'p cnf VARIABLES CLAUSES', but the text ends")
        if self.begun:
            self.object(after(self.here, "expected a 0 at the end of the last clause, but the text ends"))
            self.clauses.append(self.begun)
        self.compare("variable", self.promised_variables, self.variables)
        self.compare("clause", self.promised_clauses, len(self.clauses))
        return Cnf(tuple(self.names), self.variables, self.clauses, self.horizon)

    def compare(self, what: str, promised: int, found: int) -> None:
        if found != promised and self.header is not None:
            there = f"there {'is' if found == 1 else 'are'} {found}"
            self.object(self.header.error(f"this header promises {counted(promised, what)}, but {there}"))
