"""Twins of plain functions: bound to a game, compiled to machine code by Numba, and kept on the disk."""
