"""Classic sudokus of 9 x 9, decided by a compiled search.

band       three rows of boxes as 27 bits, the first row lowest
candidates for each band and digit, the cells that can still hold the digit: number 9 * band + digit, digits from 0
known      for each band, the cells whose digit is certain: numbers 27 to 29
minirow    three cells of a row in one box; a band has nine

Of a digit, every row, box and column is looked at as a whole: the table LOCKED keeps the minirows that can be chosen so
that each row and each box of a band has one; columns are treated likewise. So all hidden singles and all locked
candidates are found, with naked singles beside them. Then a cell with two candidates is tried, or with as few as there
are.
"""

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.base.compiling import compiler

compiled = compiler(Path(__file__).parent)
# Inlined: a call costs more than most of what these do.
inlined = compiler(Path(__file__).parent, inline="always")
ROW, BAND = 0x1FF, 0x7FFFFFF
COLUMNS = 0x40201  # times the bits of a row: the same bits in three rows
NONE, UNIQUE, SEVERAL = 0, 1, 2


def _of_boxes(row: int) -> list[int]:
    """Return the three bits of each box."""
    return [row >> shift & 7 for shift in (0, 3, 6)]


def _table(entry: Callable[[int], int]) -> NDArray[np.int64]:
    return np.array([entry(number) for number in range(512)], np.int64)


def _joined(boxes: list[int]) -> int:
    return boxes[0] | boxes[1] << 3 | boxes[2] << 6


def _locked(minirows: int) -> int:
    """Return the minirows, of these, that some choice of one for each row and box has."""
    choices = [sum(1 << 3 * row + box for row, box in enumerate(order)) for order in permutations(range(3))]
    kept = 0
    for choice in choices:
        kept |= choice if choice & minirows == choice else 0
    return kept


# The boxes in which a row has a cell.
BOXES = _table(lambda row: sum(1 << number for number, box in enumerate(_of_boxes(row)) if box))
# The cells of a band in the minirows that remain of these: 0 if none can be chosen.
LOCKED = _table(lambda rows: sum(0b111 << 3 * number for number in range(9) if _locked(rows) >> number & 1))
# The cell, if the row has one only.
ONE = _table(lambda row: row if row.bit_count() == 1 else 0)
# The columns that remain in boxes in which these are needed.
NEEDED = _table(lambda row: _joined([box if box.bit_count() == 1 else 0 if box else 7 for box in _of_boxes(row)]))
# The columns that are the only ones of their box.
ALONE = _table(lambda row: _joined([box if box.bit_count() == 1 else 0 for box in _of_boxes(row)]))
DIGIT = np.zeros(256, np.int64)
DIGIT[ord("1") : ord("9") + 1] = range(1, 10)


@compiled
def locked(band):
    """Return what remains of a digit in a band, by rows and boxes."""
    return band & LOCKED[BOXES[band & ROW] | BOXES[band >> 9 & ROW] << 3 | BOXES[band >> 18] << 6]


@compiled
def columns(band):
    return (band | band >> 9 | band >> 18) & ROW


@compiled
def reduced(now, before):
    """Take away candidates until nothing follows any more; False: none remains somewhere.

    Only digits that differ from `before` are looked at; it is overwritten.
    """
    while True:
        again = True
        while again:
            again = False
            for digit in range(9):
                a, b, c = now[digit], now[digit + 9], now[digit + 18]
                if a == before[digit] and b == before[digit + 9] and c == before[digit + 18]:
                    continue
                again = True
                while True:
                    old_a, old_b, old_c = a, b, c
                    a, b, c = locked(a), locked(b), locked(c)
                    in_a, in_b, in_c = columns(a), columns(b), columns(c)
                    if a == 0 or b == 0 or c == 0 or in_a | in_b | in_c != ROW:
                        return False
                    alone_a, alone_b, alone_c = ALONE[in_a], ALONE[in_b], ALONE[in_c]
                    a &= (NEEDED[in_a & ~(in_b | in_c)] & ~(alone_b | alone_c)) * COLUMNS
                    b &= (NEEDED[in_b & ~(in_a | in_c)] & ~(alone_a | alone_c)) * COLUMNS
                    c &= (NEEDED[in_c & ~(in_a | in_b)] & ~(alone_a | alone_b)) * COLUMNS
                    if a == old_a and b == old_b and c == old_c:
                        break
                now[digit], now[digit + 9], now[digit + 18] = a, b, c
                before[digit], before[digit + 9], before[digit + 18] = a, b, c
                for band in range(3):
                    hidden_singles(now, digit, band)
        for band in range(3):
            found = naked_singles(now, band)
            if found < 0:
                return False
            again |= found > 0
        if not again:
            return True


@inlined
def hidden_singles(now, digit, band):
    """Take away the candidates beside this digit, where its row has no other place for it."""
    cells = now[digit + 9 * band]
    sure = ONE[cells & ROW] | ONE[cells >> 9 & ROW] << 9 | ONE[cells >> 18] << 18
    new = sure & ~now[27 + band]
    if new:
        now[27 + band] |= new
        for other in range(9 * band, 9 * band + 9):
            now[other] &= ~new
        now[digit + 9 * band] |= new


@inlined
def naked_singles(now, band):
    """Take away other candidates beside naked singles; 1: there were new ones, 0: none, -1: a cell has no candidate."""
    one = two = np.int64(0)
    for number in range(9 * band, 9 * band + 9):
        two |= one & now[number]
        one |= now[number]
    if one != BAND:
        return -1
    new = one & ~two & ~now[27 + band]
    if new == 0:
        return 0
    for number in range(9 * band, 9 * band + 9):
        cells = now[number] & new
        for shift in (0, 9, 18):
            cell = cells >> shift & ROW
            if cell:
                if cell & (cell - 1):
                    return -1
                now[number] &= ~(np.int64(ROW ^ cell) << shift)
    return 1


@compiled
def branch(now):
    """Return the band and the cell to try next, -1 if all cells are certain."""
    fewest, at_band, at_cell = 10, -1, np.int64(0)
    for band in range(3):
        one = two = three = np.int64(0)
        for number in range(9 * band, 9 * band + 9):
            cells = now[number]
            three |= two & cells
            two |= one & cells
            one |= cells
        pairs = two & ~three
        if pairs:
            return band, pairs & -pairs
        left = two
        while left:
            cell = left & -left
            left ^= cell
            size = 0
            for number in range(9 * band, 9 * band + 9):
                size += (now[number] & cell) != 0
            if size < fewest:
                fewest, at_band, at_cell = size, band, cell
    return at_band, at_cell


@compiled
def begin(puzzle, now):
    """Set the candidates that the givens leave."""
    now[:] = BAND
    now[27:] = 0
    for cell in range(81):
        digit = DIGIT[puzzle[cell]] - 1
        if digit >= 0:
            band, place = cell // 27, cell % 27
            row = place // 9
            bit = np.int64(1) << place
            for number in range(9 * band, 9 * band + 9):
                if number != 9 * band + digit:
                    now[number] &= ~bit
            now[9 * band + digit] &= ~(np.int64(ROW) << 9 * row) | bit


@compiled
def note(now, solution):
    """Write the digits of a full board."""
    for band in range(3):
        for digit in range(9):
            cells = now[9 * band + digit]
            for place in range(27):
                if cells >> place & 1:
                    solution[27 * band + place] = ord("1") + digit


@compiled
def decide(puzzle, first, second, stack, before, tried):
    """Return how many solutions there are, 2 for several, and write the first two."""
    begin(puzzle, stack[0])
    before[:] = -1
    depth, found = 0, 0
    while True:
        if reduced(stack[depth], before):
            band, cell = branch(stack[depth])
            if band >= 0:
                number = 9 * band
                while not stack[depth, number] & cell:
                    number += 1
                before[:] = stack[depth]
                stack[depth + 1] = stack[depth]
                stack[depth, number] &= ~cell  # what remains to be tried
                tried[depth] = number
                depth += 1
                for other in range(9 * band, 9 * band + 9):
                    if other != number:
                        stack[depth, other] &= ~cell
                continue
            note(stack[depth], first if found == 0 else second)
            found += 1
            if found == 2:
                return SEVERAL
        if depth == 0:
            return found
        depth -= 1
        before[:] = stack[depth]
        before[tried[depth]] = -1


@compiled
def fill(order, digits, solution):
    """Fill cell after cell with the first of its digits that leaves a solution."""
    stack, before, tried = np.empty((82, 30), np.int64), np.empty(30, np.int64), np.empty(82, np.int64)
    puzzle, first, second = np.zeros_like(solution), np.empty_like(solution), np.empty_like(solution)
    verdict = decide(puzzle, solution, second, stack, before, tried)
    for number in range(81):
        if verdict == UNIQUE:
            return
        cell = order[number]
        for digit in digits[number]:
            puzzle[cell] = digit
            if digit == solution[cell]:
                break
            decided = decide(puzzle, first, second, stack, before, tried)
            if decided != NONE:
                verdict = decided
                solution[:] = first
                break


@compiled
def thin(puzzle, cells, ends, order, least, stays):
    """Take the cells of one group after another away, where one solution remains; note which groups stay.

    `cells` has those of group g before `ends[g]`. At least `least` givens stay; return whether that kept a group.
    """
    stack, before, tried = np.empty((82, 30), np.int64), np.empty(30, np.int64), np.empty(82, np.int64)
    first, second, full = np.empty_like(puzzle), np.empty_like(puzzle), puzzle.copy()
    number, kept = len(cells), False
    for group in order:
        own = cells[ends[group - 1] if group else 0 : ends[group]]
        if number - len(own) < least:
            kept = True
            continue
        puzzle[own] = 0
        if decide(puzzle, first, second, stack, before, tried) == UNIQUE:
            number -= len(own)
            stays[group] = False
        else:
            puzzle[own] = full[own]
    return kept


@compiled
def decide_all(puzzles, verdicts, first, second):
    """Decide puzzles, each a row of 81 characters."""
    stack, before, tried = np.empty((82, 30), np.int64), np.empty(30, np.int64), np.empty(82, np.int64)
    for number in range(len(puzzles)):
        verdicts[number] = decide(puzzles[number], first[number], second[number], stack, before, tried)
