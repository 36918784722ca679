"""Smallest hitting sets, by branch and bound.

set          a row of 32-bit words; its members are rules
family       sets that each have to be hit; they are sorted, small ones first
excluded     members that were tried already: what remains to be found is without them
"""

import numpy as np

from smtpuzzles.explaining.kernel.arrays import ZERO, compiled, counting
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


@compiled
def look(sets, waiting, member, excluded, depth, used, room):
    """Return the smallest set that is not hit: its row; -1 if all are hit; -2 if `room` more members cannot hit all.

    `waiting[depth]`: the number of sets that were not hit before this member, and their rows; the next line gets those
    that are left. Sets without common members need a member each. A last one must be in all sets: those are `used`.
    """
    words, number = sets.shape[1], 0
    for word in range(words):
        used[word] = ALL if room == 1 else np.uint32(0)
    best, least, needed = -1, MANY, 0
    for place in range(1, waiting[depth, 0] + 1):
        row = waiting[depth, place]
        if depth and sets[row, member >> 5] >> np.uint32(member & 31) & ONE:
            continue
        number += 1
        waiting[depth + 1, number] = row
        size, apart, common = np.int64(0), True, np.uint32(0)
        for word in range(words):
            left = sets[row, word] & ~excluded[depth, word]
            size += size_of(left)
            if left & used[word]:
                apart = False
            if room == 1:
                used[word] &= left
                common |= used[word]
        if size == 0 or (room == 1 and common == 0):
            return -2
        if apart:
            needed += 1
            if needed > room:
                return -2
            for word in range(words):
                used[word] |= sets[row, word] & ~excluded[depth, word]
        if size < least:
            best, least = row, size
    waiting[depth + 1, 0] = number
    return best


@counting
def by_frequency(sets, rows, least, most, members):
    """Return these sets with other members, numbered from the most frequent on: `members` are the old ones.

    Those whose `least` is more than `most` are left out.
    """
    count = np.zeros(32 * sets.shape[1], np.int32)
    for row in rows:
        for word in range(sets.shape[1]):
            left = sets[row, word]
            while left:
                rule = 32 * word + lowest(left)
                if least[rule] <= most:
                    count[rule] += 1
                left &= left - ONE
    used = 0
    for old in range(len(count)):
        if count[old]:
            place = used
            while place and count[members[place - 1]] < count[old]:
                members[place] = members[place - 1]
                place -= 1
            members[place] = old
            used += 1
    for rank in range(used):
        count[members[rank]] = rank
    renamed = np.zeros((len(rows), (used + 31) >> 5), np.uint32)
    for row in range(len(rows)):
        for word in range(sets.shape[1]):
            left = sets[rows[row], word]
            while left:
                rule = 32 * word + lowest(left)
                if least[rule] <= most:
                    renamed[row, count[rule] >> 5] |= ONE << np.uint32(count[rule] & 31)
                left &= left - ONE
    return renamed


@counting
def smallest_hitting_set(sets, rows, room, least, most, found, members, work, stop):
    """Do the same as `hitting_set`, whose members are tried in the order of their frequency.

    Members whose `least` is more than `most` are not used.
    """
    size = hitting_set(by_frequency(sets, rows, least, most, members), room, found, work, stop)
    for place in range(size):
        found[place] = members[found[place]]
    return size


@counting
def hitting_set(sets, most, found, work, stop):
    """Find at most `most` members that hit all sets; return their number, or -1: there are none, -2: no work is left.

    `work[0]` counts down with each branch. If `stop[0]` is set, return -3.
    """
    words = sets.shape[1]
    excluded = np.zeros((most + 2, words), np.uint32)
    left = np.zeros((most + 2, words), np.uint32)
    used = np.zeros(words, np.uint32)
    waiting = np.empty((most + 2, len(sets) + 1), np.int32)
    waiting[0, 0] = len(sets)
    for number in range(len(sets)):
        waiting[0, number + 1] = number
    depth, member = ZERO, ZERO
    while True:
        work[0] -= 1
        if work[0] < 0:
            return -2
        if stop[0]:
            return -3
        room = most - depth
        row = look(sets, waiting, member, excluded, depth, used, room)
        if row == -1:
            return depth
        if row >= 0:
            for place in range(words):
                left[depth, place] = used[place] if room == 1 else sets[row, place] & ~excluded[depth, place]
        else:
            depth -= 1
        # To the next member of the deepest set that has one left.
        while depth >= 0:
            word = 0
            while word < words and left[depth, word] == 0:
                word += 1
            if word < words:
                break
            depth -= 1
        if depth < 0:
            return -1
        member = 32 * word + lowest(left[depth, word])
        bit = ONE << np.uint32(member & 31)
        for place in range(words):
            excluded[depth + 1, place] = excluded[depth, place]
        found[depth] = member
        left[depth, word] &= ~bit
        excluded[depth, word] |= bit
        depth += 1
