"""The terminal as a board to play on, with Textual; only the command `play` comes here.

board.py      the widget that draws a picture and says where it was clicked
asking.py     questions to solvers in a thread of their own, which can be cancelled
playing.py    what the two screens of puzzles share: the layout, the time, leaving
filling.py    the screen of a board that is filled or composed
saving.py     under which name a board is saved
walking.py    the screen of a plan that is walked
menu.py       which puzzle?
help.py       the page of keys
wording.py    what every screen says in the same way; small pages
app.py        the app, which goes from screen to screen
"""
