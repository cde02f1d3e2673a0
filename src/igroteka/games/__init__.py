"""The games. A folder with a `rules.py` in it is a game; nothing else lists them."""
