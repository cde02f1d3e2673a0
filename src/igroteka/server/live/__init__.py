"""The tables of a process (see `igroteka.live`), who thinks for bots, what is looked after while nobody is there."""
