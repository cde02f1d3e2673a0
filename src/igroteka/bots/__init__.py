"""Players that are programs. A bot sees a view of its own seat and nothing else."""

from igroteka.bots.advice import Advice
from igroteka.bots.candidates import Candidate
from igroteka.bots.players import Bot, bot
from igroteka.bots.styles import Style, UnknownBot, style

__all__ = ["Advice", "Bot", "Candidate", "Style", "UnknownBot", "bot", "style"]
