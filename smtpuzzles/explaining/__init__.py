"""What can be said to a player of a puzzle, and why: no screen, no key names.

propagator.py  what each rule says alone of what is known
next_step.py   which of the cells that are certain is easiest to see
advice.py      what is broken, what can't be right, what is certain; solutions that keep the entries
words.py       the same in words
"""
