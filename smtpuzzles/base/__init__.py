"""What every room may use; no puzzle, no solver.

text.py       lines, words and characters that know where they stood, for complaints that name the place
grid.py       cells (counted from 1), boards, rows, columns, boxes, runs
picture.py    tiles and the roles they play to the eye
deadline.py   how long a search may go on: a time limit, and Ctrl-C
processes.py  work shared out among processes, or done apart in one
files.py      files that are there completely or not at all
"""
