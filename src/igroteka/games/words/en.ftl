# Sentences that several games share.
did-dealer = { $you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
did-round = Round { $value }.
did-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
did-take-back = { $you ->
    [yes] You take your move back.
   *[no] { $seat } takes their move back.
}
did-rethink = { $you ->
    [yes] You take your choice back.
   *[no] { $seat } takes their choice back.
}
did-last-asked = { $you ->
    [yes] You would like this round to be the last.
   *[no] { $seat } would like this round to be the last.
}
did-last-declined = { $you ->
    [yes] You would rather play on.
   *[no] { $seat } would rather play on.
}
did-last-agreed = Agreed: round { $value } is the last.
zone-deck = Deck
zone-discard = Discard pile
zone-row = Cards in play
zone-hand = Hand
zone-dealer = Dealer
zone-points = Points
seat = Player { $value }
no-over = The game is over.
no-not-your-turn = It is { $seat }’s turn.
no-no-such-action = There is no such action in this game.
