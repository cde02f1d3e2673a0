"""Many games at once: simulation, tournaments and measurement."""


class CannotGoOn(Exception):
    """A tournament that cannot be played, or not with that file; the message says what to do."""
