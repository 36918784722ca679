"""Sokoban: the player pushes every box onto a goal."""
