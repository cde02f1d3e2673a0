"""The Pairs box: one triangular deck, thirteen games. What they share stands here, one folder holds each game."""
