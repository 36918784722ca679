"""Explanations for the player of a puzzle, without a screen and without names of keys."""
