"""Checks that a kind keeps its promises; for our own tests, and for those who write kinds in other packages.

sample   a puzzle in a file, of which the first line says how many solutions it has
promise  what every kind, or every sample, must keep: a function that yields a complaint for each way in which it fails
"""
