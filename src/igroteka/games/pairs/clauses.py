"""Which clause a happening comes from, where games of the box share both (see `Tabletop.clauses`)."""

from __future__ import annotations

LOW_CARD = {"tie": "PAIRS-COMMON-14", "tie-again": "PAIRS-COMMON-14"}
EIGHTS = {"eight": "PAIRS-27"}
RESHUFFLE = {"reshuffle": "PAIRS-COMMON-5"}
FORCED_PAYMENT = {"pay-all": "PAIRS-COMMON-17"}
REMAINDER = {"pot-stays": "PAIRS-COMMON-19"}
MATCH_END = {"broke": "PAIRS-COMMON-21"}
