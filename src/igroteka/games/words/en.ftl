# Sentences that several games share.
# What is named in a sentence has an article; the second is for where a sentence begins.
a-card = { $card ->
    [8] an { $card }
    [11] an { $card }
    [18] an { $card }
   *[other] a { $card }
}
    .start = { $card ->
        [8] An { $card }
        [11] An { $card }
        [18] An { $card }
       *[other] A { $card }
    }
a-value = { $value ->
    [8] an { $value }
    [11] an { $value }
    [18] an { $value }
   *[other] a { $value }
}
    .start = { $value ->
        [8] An { $value }
        [11] An { $value }
        [18] An { $value }
       *[other] A { $value }
    }
a-more = { $more ->
    [8] an { $more }
    [11] an { $more }
    [18] an { $more }
   *[other] a { $more }
}
    .start = { $more ->
        [8] An { $more }
        [11] An { $more }
        [18] An { $more }
       *[other] A { $more }
    }

did-dealer = { $you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
did-round = Round { $value }.
did-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
    .fate = the first turn
did-take-back = { $you ->
    [yes] You take your move back.
   *[no] { $seat } takes their move back.
}
did-rethink = { $you ->
    [yes] You take your choice back.
   *[no] { $seat } takes their choice back.
}
did-take-over = { $you ->
    [yes] You take over from the bot.
   *[no] { $seat } takes over from the bot.
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
### What brought points, and what decided
part-round = Round { $value }
row-start = At the start
why-most-points = Most points win.
why-shared = It is a tie: the victory is shared.
why-rounds = { $value ->
    [one] The only round has been played.
   *[other] All { $value } rounds have been played.
}
why-last-round = Round { $value } was the last, as agreed.
why-target = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and the match was played to { $more }.
why-target-many = { $value } players have { $more } points or more: the match is over.

zone-deck = Deck
zone-discard = Discard pile
zone-row = Cards in play
zone-hand = Hand
zone-dealer = Dealer
zone-points = { $of ->
    [0] Points
   *[other] Points: { $of } wins
}
    .short = Points
seat = Player { $value }
no-over = The game is over.
no-not-your-turn = It is { $seat }’s turn.
no-no-such-action = There is no such action in this game.
