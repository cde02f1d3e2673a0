# Sentences that the games of the Pairs box share.
box = Pairs
did-deal = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
did-tie = { $you ->
    [yes] The tie gives you { $card }.
   *[no] The tie gives { $seat } { $card }.
}
did-tie-again = { $you ->
    [yes] You have a { $card } already: it is discarded, another card comes.
   *[no] { $seat } has a { $card } already: it is discarded, another card comes.
}
did-reshuffle = The discard pile is shuffled: { $value ->
    [one] { $value } card
   *[other] { $value } cards
} for the new deck.
no-supply-exhausted = No card is left to take.
option-dealer = Dealer
    .hint = one for the whole game, or moving left after each round
    .fixed = the same all game
    .rotate = moves left
option-burn = Burned cards
    .hint = cards put aside unseen after each shuffle
did-due = { $you ->
    [yes] The next card is yours.
   *[no] The next card goes to { $seat }.
}
