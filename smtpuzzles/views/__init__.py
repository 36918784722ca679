"""Pictures and figures for people.

borders.py   the lines between cells
layout.py    a picture as lines of characters with names of styles
printing.py  pictures on a stream; without rich where it is no terminal
terminal.py  pictures in colour, with rich
plot.py      drawings, with matplotlib: times of engines, flips of walks
"""
