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
