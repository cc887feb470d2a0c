"""Pieces on a grid, and the ground they wall off. Knows no game."""
