"""The command line. A command reads, calls one library function, shows the answer, and returns the exit status.

Each command is in the module of its name. What they share:

app.py           the program: all commands, and what becomes of errors
options.py       the options that several commands have
reading.py       from a FILE argument to a puzzle
setup.py         which engine gets which clauses, and which files are written
showing.py       from an answer to standard output: a picture, plain text, or JSON
plans.py         what solve does for puzzles whose solutions are plans
certificates.py  from an answer to files that prove it
"""
