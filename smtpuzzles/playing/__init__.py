"""Puzzles to play and to compose, without a screen."""
