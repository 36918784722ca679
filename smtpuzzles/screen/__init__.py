"""The terminal as a board to play on, with Textual; only the command `play` comes here.

board.py     the widget that draws a picture and says where it was clicked
asking.py    questions to solvers in a thread of their own, which can be cancelled
filling.py   the screen of a board that is filled or composed
sentences.py advice in words
walking.py   the screen of a plan that is walked
menu.py      which puzzle?
app.py       the app, which goes from screen to screen
"""
