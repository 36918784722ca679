"""Pictures and figures for people.

terminal.py  pictures on a terminal, with rich
plot.py      drawings, with matplotlib: times of engines, flips of walks
"""
