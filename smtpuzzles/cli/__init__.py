"""The command line. A command reads, calls one library function, shows the answer, and returns the exit status.

app.py       the program: all commands, and what becomes of errors
asking.py    which engine is asked, what clauses it gets, which files are written
options.py   the arguments that commands share
reading.py   from a FILE argument to a puzzle
showing.py   from an answer to standard output: a picture, plain text, or JSON
certifying.py  from an answer to files that prove it
"""
