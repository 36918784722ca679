"""What numbers alone show is so, as all boards say."""

from itertools import product
from random import Random

from smtpuzzles.puzzle.ingredients.counting import Count, Where, reason_of_counts
from smtpuzzles.puzzle.reasons import Claim, Inference

CELLS = [(1, column) for column in range(1, 7)]


def allowed(counts, facts):
    """All boards that obey these rules and facts."""
    for symbols in product("#-", repeat=len(CELLS)):
        board = dict(zip(CELLS, symbols, strict=True))
        held = [[board[cell] for cell in one.cells].count("#") for one in counts]
        right = all(one.least <= number <= one.most for one, number in zip(counts, held, strict=True))
        if right and all(board[cell] == symbol for cell, symbol, _ in facts):
            yield board


def random_count(random):
    cells = sorted(random.sample(CELLS, random.randint(2, 4)))
    least = random.randint(0, 2)
    return Count(least, random.choice((least, least, len(cells))), cells, Where("in", "the row"))


def test_what_is_counted_is_so():
    random, found = Random(1), 0
    for _ in range(1000):
        counts = [random_count(random) for _ in range(random.choice((2, 2, 3)))]
        *known, cell = random.sample(CELLS, 3)
        facts = tuple([Claim(one, random.choice("#-")) for one in sorted(known)])
        inference = Inference((None,) * len(counts), facts, (Claim(cell, random.choice("#-")),))
        if reason_of_counts(inference, counts, "#", "cells"):
            boards = list(allowed(counts, facts))
            assert all(board[cell] == inference.conclusions[0].symbol for board in boards), (counts, inference)
            found += bool(boards)
    assert found > 20


def test_words_behind_other_places_name_the_cell_that_they_mean():
    """It was 'one there' behind the names of what is counted."""
    a, b, c = CELLS[:4], [CELLS[0], CELLS[1], *CELLS[4:]], [CELLS[1], *CELLS[3:]]
    counts = [Count(1, 1, a, Where("in", "a")), Count(1, 4, b, Where("in", "b")), Count(1, 1, c, Where("in", "c"))]
    found = reason_of_counts(Inference((None,) * 3, (Claim((1, 2), "-"),), (Claim((1, 4), "-"),)), counts, "#", "lamps")
    too_few = "one in row 1, column 4 would leave too few of these places"
    assert found.words == f"all lamps in b must be in a and c, and {too_few}"
