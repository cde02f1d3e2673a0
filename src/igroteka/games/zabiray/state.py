"""All that a position consists of."""

from __future__ import annotations

from igroteka.games.zabiray.cards import SEATS, Cards
from igroteka.kernel import i8, i32


class State(Cards):
    points = i32(SEATS)  # of the match
    round = i32()  # which deal it is
    piles = i8(SEATS)  # captured in this deal
    phase = i8()  # what the next decision is about
    turn = i8()  # whose turn it is; while a call is due, who captured
    asked = i8()  # who may catch now; 0 while nobody may
    direction = i8()  # 1 clockwise, −1 the other way
    dealer = i8()
    went_out = i8()  # of the last finished deal: who went out, and what everybody had
    last_piles = i8(SEATS)
    last_held = i8(SEATS)
    last_points = i8(SEATS)
    call = i8()  # AUTO: «Заберу!» counts as said
    flip_reverse = i8()  # 1: a reverse card that is turned up turns the direction
    flip_ru = i8()  # 1: a Ру turned up on Бе captures
    target = i32()
    max_rounds = i32()
    empty_stock = i8()  # 1: with an empty stock, who does not want to play ends the deal
    last_search = i8()  # 1: a search laid as the last card is carried out
