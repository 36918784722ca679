"""Selman, Kautz and Cohen's WalkSAT as a loop in plain Python, to compare the compiled one with.

It keeps the same numbers up to date, clause by clause, and makes the same choices by other random numbers.
"""

from random import Random

from smtpuzzles.encoding.clauses import Cnf


class PlainWalk:
    """A walk from a beginning by chance; variables count from 1, and a literal is its variable with a sign."""

    def __init__(self, cnf: Cnf, seed: int) -> None:
        self.random = Random(seed)
        self.clauses = [sorted(set(clause), key=abs) for clause in cnf.clauses]
        self.found: dict[int, list[int]] = {sign * v: [] for v in range(1, cnf.variables + 1) for sign in (1, -1)}
        for number, clause in enumerate(self.clauses):
            for literal in clause:
                self.found[literal].append(number)
        self.value = [self.random.random() < 0.5 for _ in range(cnf.variables + 1)]
        self.true_count = [0] * len(self.clauses)
        self.true_xor = [0] * len(self.clauses)
        self.breaks = [0] * (cnf.variables + 1)
        self.false: list[int] = []
        self.place = [0] * len(self.clauses)
        for number, clause in enumerate(self.clauses):
            self.count(number, [abs(literal) for literal in clause if self.value[abs(literal)] == (literal > 0)])

    def count(self, number: int, true: list[int]) -> None:
        self.true_count[number] = len(true)
        for variable in true:
            self.true_xor[number] ^= variable
        if not true:
            self.place[number] = len(self.false)
            self.false.append(number)
        elif len(true) == 1:
            self.breaks[true[0]] += 1

    def walk(self, noise: float, flips: int) -> int:
        """The number of flips, fewer than asked for if it found a model."""
        random, false, clauses, breaks = self.random.random, self.false, self.clauses, self.breaks
        for done in range(flips):
            if not false:
                return done
            clause = clauses[false[int(random() * len(false))]]
            fewest = min([breaks[abs(literal)] for literal in clause])
            if fewest and random() < noise:
                literal = clause[int(random() * len(clause))]
            else:
                equal = [literal for literal in clause if breaks[abs(literal)] == fewest]
                literal = equal[int(random() * len(equal))]
            self.flip(abs(literal))
        return flips

    def flip(self, variable: int) -> None:
        true_count, true_xor, breaks, false, place = self.true_count, self.true_xor, self.breaks, self.false, self.place
        now = not self.value[variable]
        self.value[variable] = now
        for number in self.found[variable if now else -variable]:
            count = true_count[number]
            true_count[number] = count + 1
            if count == 0:
                last = false.pop()
                if last != number:
                    false[place[number]] = last
                    place[last] = place[number]
                breaks[variable] += 1
            elif count == 1:
                breaks[true_xor[number]] -= 1
            true_xor[number] ^= variable
        for number in self.found[-variable if now else variable]:
            count = true_count[number] - 1
            true_count[number] = count
            true_xor[number] ^= variable
            if count == 0:
                place[number] = len(false)
                false.append(number)
                breaks[variable] -= 1
            elif count == 1:
                breaks[true_xor[number]] += 1
