"""A table without its wires: who sits where, the game, whose time runs, what people may do, what each is told.

Nothing here waits, writes, draws lots or reads a clock. What somebody wants is planned (`plans`): the entries that it
would add to the journal, or a Refusal. What the journal has got is carried out by `Play.apply`, whether it has just
been written or is read again. The way of a move: `commands` → `plans` → `journal` → `play` → `views` → `messages`.
"""
