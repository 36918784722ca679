"""Smallest hitting sets, by branch and bound.

set          a row of 32-bit words; its members are rules
family       sets that each have to be hit; they are sorted, small ones first
rank         the number of a member in its family; the most frequent one has rank 0
unhit        sets that no member hits so far, as bits of words
excluded     members that were tried already: what remains to be found is without them
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from smtpuzzles.explaining.kernel.arrays import ZERO, Numbers, compiled, counting
from smtpuzzles.explaining.numbers import MANY

ONE = np.uint32(1)
ALL = np.uint32(0xFFFFFFFF)


@compiled
def size_of(word):
    """Return the number of members in one word."""
    word = word - ((word >> np.uint32(1)) & np.uint32(0x55555555))
    word = (word & np.uint32(0x33333333)) + ((word >> np.uint32(2)) & np.uint32(0x33333333))
    word = (word + (word >> np.uint32(4))) & np.uint32(0x0F0F0F0F)
    return np.int64(((word * np.uint32(0x01010101)) >> np.uint32(24)) & np.uint32(63))


@compiled
def lowest(word):
    """Return the number of the lowest member in one word."""
    return size_of((word & (~word + ONE)) - ONE)


class Ranked(NamedTuple):
    """A family by the ranks of its members: of each set, its members; of each member, its sets, how many, its name."""

    ranks: NDArray[np.uint32]
    sets_of: NDArray[np.uint32]
    frequency: Numbers
    names: Numbers


@counting
def frequencies(sets, rows, least, most):
    """Return of each member how many of these sets have it; those whose `least` is more than `most` are left out."""
    count = np.zeros(32 * sets.shape[1], np.int32)
    for row in rows:
        for word in range(sets.shape[1]):
            left = sets[row, word]
            while left:
                member = 32 * word + lowest(left)
                if least[member] <= most:
                    count[member] += 1
                left &= left - ONE
    return count


@counting
def by_frequency(sets, rows, least, most):
    """Rank the members of these sets; those whose `least` is more than `most` are left out."""
    count = frequencies(sets, rows, least, most)
    starts, used = np.zeros(len(rows) + 2, np.int32), 0  # of each frequency: how many members are more frequent
    for name in range(len(count)):
        if count[name]:
            starts[count[name] - 1] += 1
            used += 1
    for frequency in range(len(rows) - 1, -1, -1):
        starts[frequency] += starts[frequency + 1]
    words, parts = (used + 31) >> 5, (len(rows) + 31) >> 5
    ranks, sets_of = np.zeros((len(rows), words), np.uint32), np.zeros((used, parts), np.uint32)
    ranked = Ranked(ranks, sets_of, np.zeros(used, np.int32), np.zeros(used, np.int32))
    for name in range(len(count)):
        number = count[name]
        if number:
            rank = starts[number]
            starts[number] += 1
            ranked.frequency[rank], ranked.names[rank] = number, name
            count[name] = rank
    for row in range(len(rows)):
        for word in range(sets.shape[1]):
            left = sets[rows[row], word]
            while left:
                member = 32 * word + lowest(left)
                if least[member] <= most:
                    rank = count[member]
                    ranks[row, rank >> 5] |= ONE << np.uint32(rank & 31)
                    sets_of[rank, row >> 5] |= ONE << np.uint32(row & 31)
                left &= left - ONE
    return ranked


@counting
def disjoint(sets, rows):
    """Return which of these sets have no common members, if each is taken that has none with those before."""
    used, alone, number = np.zeros(sets.shape[1], np.uint32), np.zeros(len(rows), np.int32), 0
    for row in rows:
        common = np.uint32(0)
        for word in range(len(used)):
            common |= sets[row, word] & used[word]
        if common == 0:
            alone[number] = row
            number += 1
            for word in range(len(used)):
                used[word] |= sets[row, word]
    return alone[:number]


@compiled
def in_all(ranks, unhit, excluded, depth, used):
    """Let `used` be the members that all missed sets have; return the row of one of these sets.

    -1: there are none; -2: they have no common member.
    """
    words, last = ranks.shape[1], -1
    for word in range(words):
        used[word] = ~excluded[depth, word]
    for part in range(unhit.shape[1]):
        rest = unhit[depth, part]
        while rest:
            last = 32 * part + lowest(rest)
            rest &= rest - ONE
            common = np.uint32(0)
            for word in range(words):
                used[word] &= ranks[last, word]
                common |= used[word]
            if common == 0:
                return -2
    return last


@compiled
def look(ranks, unhit, excluded, depth, used, room):
    """Return the smallest set that is not hit: its row; -1 if all are hit; -2 if `room` more members cannot hit all.

    Sets without common members need a member each.
    """
    words = ranks.shape[1]
    for word in range(words):
        used[word] = 0
    best, least, needed = -1, MANY, 0
    for part in range(unhit.shape[1]):
        rest = unhit[depth, part]
        while rest:
            row = 32 * part + lowest(rest)
            rest &= rest - ONE
            size, common = np.int64(0), np.uint32(0)
            for word in range(words):
                left = ranks[row, word] & ~excluded[depth, word]
                size += size_of(left)
                common |= left & used[word]
            if size == 0:
                return -2
            if common == 0:
                needed += 1
                if needed > room:
                    return -2
                for word in range(words):
                    used[word] |= ranks[row, word] & ~excluded[depth, word]
            if size < least:
                best, least = row, size
    return best


@compiled
def are_too_many(family, unhit, excluded, depth, room, largest):
    """Are more sets unhit than the `room` members hit together that are in most of them?"""
    total, reached = 0, 0
    for part in range(unhit.shape[1]):
        total += size_of(unhit[depth, part])
    for place in range(room):
        largest[place] = 0
    for rank in range(len(family.frequency)):
        if family.frequency[rank] <= largest[room - 1]:
            break
        if excluded[depth, rank >> 5] >> np.uint32(rank & 31) & ONE:
            continue
        number = 0
        for part in range(unhit.shape[1]):
            number += size_of(unhit[depth, part] & family.sets_of[rank, part])
        if number > largest[room - 1]:
            reached += number - largest[room - 1]
            if reached >= total:
                return False
            at = room - 1
            while at and largest[at - 1] < number:
                largest[at] = largest[at - 1]
                at -= 1
            largest[at] = number
    return True


@counting
def smallest_hitting_set(sets, rows, room, least, most, found, work, stop):
    """Do the same as `hitting_set`, for these rows; members whose `least` is more than `most` are not used."""
    return hitting_set(by_frequency(sets, rows, least, most), room, found, work, stop)


@counting
def hitting_set(family, most, found, work, stop):
    """Find at most `most` members that hit all sets; return their number, or -1: there are none, -2: no work is left.

    `work[0]` counts down with each branch. If `stop[0]` is set, return -3. Members are tried by their ranks; whether
    there are any is tried without members that others can replace.
    """
    size = try_members(family, most, True, found, work, stop)
    return size if size < 1 else try_members(family, most, False, found, work, stop)


@counting
def try_members(family, most, strikes, found, work, stop):
    """Do the same as `hitting_set`. `strikes`: leave out members that others stand for."""
    words = family.ranks.shape[1]
    excluded = np.zeros((most + 2, words), np.uint32)
    left = np.zeros((most + 2, words), np.uint32)
    used, largest = np.zeros(words, np.uint32), np.zeros(most + 1, np.int32)
    unhit = np.zeros((most + 2, family.sets_of.shape[1]), np.uint32)
    for place in range(len(family.ranks)):
        unhit[0, place >> 5] |= ONE << np.uint32(place & 31)
    depth = ZERO
    while True:
        work[0] -= 1
        if work[0] < 0:
            return -2
        if stop[0]:
            return -3
        room = most - depth
        if room == 1:
            row = in_all(family.ranks, unhit, excluded, depth, used)
        else:
            row = look(family.ranks, unhit, excluded, depth, used, room)
        if row == -1:
            for place in range(depth):
                found[place] = family.names[found[place]]
            return depth
        if row < 0 or (room > 1 and are_too_many(family, unhit, excluded, depth, room, largest)):
            depth -= 1
        else:
            for word in range(words):
                left[depth, word] = used[word] if room == 1 else family.ranks[row, word] & ~excluded[depth, word]
            if strikes and room > 1:
                strike(family, left, unhit, excluded, depth)
        depth = go_on(family, left, excluded, unhit, depth, found)
        if depth < 0:
            return -1


@compiled
def strike(family, left, unhit, excluded, depth):
    """Leave out members of a set if another one of its members hits the same missed sets, and maybe more."""
    words = left.shape[1]
    for word in range(words):
        some = left[depth, word]
        while some:
            rank, bit = 32 * word + lowest(some), some & (~some + ONE)
            some &= some - ONE
            if has_better(family, left, unhit, depth, rank):
                left[depth, word] &= ~bit
                excluded[depth, word] |= bit


@compiled
def has_better(family, left, unhit, depth, rank):
    """Does one of the members that are left hit all missed sets that this one hits?"""
    for word in range(left.shape[1]):
        others = left[depth, word]
        while others:
            other = 32 * word + lowest(others)
            others &= others - ONE
            more = np.uint32(0)
            for part in range(unhit.shape[1]):
                more |= unhit[depth, part] & family.sets_of[rank, part] & ~family.sets_of[other, part]
            if more == 0 and other != rank:
                return True
    return False


@compiled
def go_on(family, left, excluded, unhit, depth, found):
    """Go to the next member of the deepest set that has one left; return the depth, or -1 if none has."""
    words, word = left.shape[1], 0
    while depth >= 0:
        word = 0
        while word < words and left[depth, word] == 0:
            word += 1
        if word < words:
            break
        depth -= 1
    if depth < 0:
        return -1
    rank = 32 * word + lowest(left[depth, word])
    bit = ONE << np.uint32(rank & 31)
    for place in range(words):
        excluded[depth + 1, place] = excluded[depth, place]
    for part in range(unhit.shape[1]):
        unhit[depth + 1, part] = unhit[depth, part] & ~family.sets_of[rank, part]
    found[depth] = rank
    left[depth, word] &= ~bit
    excluded[depth, word] |= bit
    return depth + 1
