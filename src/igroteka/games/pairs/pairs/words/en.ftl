game = Pairs
pitch = One more card? A pair costs points, and whoever collects enough of them loses.

do-draw = Take a card
do-fold = Fold: +{ $value }
do-fold-card = Fold with the { $card } of { $seat }: +{ $card }
do-eight = Discard the 8, take two cards

did-draw = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
did-pair = A pair of { $card }s!
did-eight = { $you ->
    [yes] You discard the { $card } and take two cards.
   *[no] { $seat } discards the { $card } and takes two cards.
}
did-fold = { $you ->
    [yes] You fold with { $other }'s { $card }.
   *[no] { $seat } folds with { $other }'s { $card }.
}
did-score = { $you ->
    [yes] You score { $card }: { $value } in all.
   *[no] { $seat } scores { $card }: { $value } in all.
}
did-again = A seven: { $you ->
    [yes] you have another turn.
   *[no] { $seat } has another turn.
}
did-lost = { $you ->
    [yes] You have { $value } points and have lost.
   *[no] { $seat } has { $value } points and has lost.
}

no-fold-names-a-card = In the continuous game you fold with a card of your choice: say which.
no-fold-takes-the-lowest = A fold always takes the lowest card on the table; you need not name it.
no-no-cards-no-fold = You have no card in play, so you cannot fold: take a card.
no-card-not-there = { $seat } has no { $card } in play.
no-eights-not-played = This table does not play Pieces of Eight.
no-no-eight = You have no 8 in play.

option-continuous = Continuous
    .hint = only the scorer's cards are swept; fold with any card on the table
option-pieces_of_eight = Pieces of Eight
    .hint = discard an 8 to take two cards
option-calamities = Calamities
    .hint = a 7 starts, and whoever draws one must go again
option-losing_score = Losing score
    .hint = points that lose the game; by default it depends on the number of players
option-forfeit = Forfeit
    .hint = what the loser owes the table

