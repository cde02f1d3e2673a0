# Sentences that the games of the Pairs box share.
box = Pairs

# Cards of a value, inside a sentence.
of-card = { $card }s

did-deal = { $you ->
    [yes] You are dealt { a-card }.
   *[no] { $seat } is dealt { a-card }.
}
    .many = { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
did-tie = { $you ->
    [yes] Tied at { $value } for the first turn: you also get { a-card }.
   *[no] Tied at { $value } for the first turn: { $seat } also gets { a-card }.
}
did-tie-again = { $you ->
    [yes] You get a second { $card }: a tie makes no pairs, so it is replaced.
   *[no] { $seat } gets a second { $card }: a tie makes no pairs, so it is replaced.
}
did-starts = { $you ->
    [yes] The lowest card is yours: you start.
   *[no] { $seat } has the lowest card and starts.
}
    .fate = lowest: the first turn
did-tie-broken = The lowest new card decides: { $you ->
    [yes] you start.
   *[no] { $seat } starts.
}
did-reshuffle = The discard pile is shuffled: { $value ->
    [one] { $value } card
   *[other] { $value } cards
} for the new deck.
did-due = { $you ->
    [yes] The next card is yours.
   *[no] The next card goes to { $seat }.
}
no-supply-exhausted = There are no cards left to take.
option-dealer = Dealer
    .hint = one player for the whole game, or the next player on the left after each round
    .fixed = the same player all game
    .rotate = passes to the left
option-burn = Cards set aside
    .hint = cards put on the discard pile unseen after each shuffle

# Chips and the pot.
did-ante = { $you ->
    [yes] You ante
   *[no] { $seat } antes
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
    .all = Everybody antes { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }.
did-pay = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} into the pot.
    .all = Everybody pays { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    } into the pot.
    .fate = −{ $value } into the pot
did-pay-all = { $value ->
    [0] { $you ->
        [yes] You have no chips left, so you pay nothing.
       *[no] { $seat } has no chips left and pays nothing.
    }
    [one] { $you ->
        [yes] You pay your last chip into the pot.
       *[no] { $seat } pays their last chip into the pot.
    }
   *[other] { $you ->
        [yes] You pay all you have: { $value } chips.
       *[no] { $seat } pays all they have: { $value } chips.
    }
}
    .fate = { $value ->
        [0] nothing left to pay
       *[other] −{ $value }, the last chips
    }
did-pay-player = { $you ->
    [yes] You pay { $other }
    [other] { $seat } pays you
   *[no] { $seat } pays { $other }
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
did-take-pot = { $you ->
    [yes] You take the pot:
   *[no] { $seat } takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
    .fate = +{ $value } from the pot
did-share-pot = { $you ->
    [yes] Your share of the pot is
   *[no] { $seat } gets a share of the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
    .all = The pot is shared by all: everybody gets { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }.
did-pot-stays = { $value ->
    [one] { $value } chip stays
   *[other] { $value } chips stay
} in the pot for the next round.
did-broke = { $you ->
    [yes] You have no chips left: the match is over.
   *[no] { $seat } has no chips left: the match is over.
}
did-last-round = { $value ->
    [one] The one agreed round has been played.
   *[other] All { $value } agreed rounds have been played.
}
no-cannot-afford = { $value ->
    [one] That costs { $value } chip, and you have none.
   *[other] That costs { $value } chips, and you don’t have that many.
}
zone-deck = Deck
    .about = one 1, two 2s … ten 10s
zone-burned = Cards out of play: nobody has seen them
    .short = Cards out of play
zone-chips = Chips
zone-pot = Pot
option-start_chips = Chips at the start
    .hint = how many chips everybody has when the match begins
option-max_rounds = Round limit
    .hint = the match ends after this round at the latest; if left open, it goes on until somebody has no chips

# Secret hands.
did-deal-hidden = { $you ->
    [yes] You are dealt a card.
   *[no] { $seat } is dealt a card.
}
    .all = Everybody is dealt { $times ->
        [1] a card
        [one] { $times } card
       *[other] { $times } cards
    }.
    .times = { $you ->
        [yes] You are dealt
       *[no] { $seat } is dealt
    } { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }.
do-fold = Fold: { $value ->
    [0] no chips, so it’s free
   *[other] pay { $value }
}
do-fold-last = { $value ->
    [0] Fold for free, { $seat } takes { $more }
   *[other] Fold: pay { $value }, { $seat } takes { $more }
}
did-out-fold = { $you ->
    [yes] You fold
   *[no] { $seat } folds
}. The price is the lowest card in play: { $card }.
did-out-pair = { $you ->
    [yes] A pair of { $card }s: you are out!
   *[no] A pair of { $card }s: { $seat } is out!
}
    .fate = a pair: out
zone-out = Out of the round
    .short = Out
zone-circle = Circle
zone-price = Folding costs the lowest card in play
    .short = Folding costs
zone-marker = First player
    .short = First

# The start card, picked in secret.
do-start = Start with { a-card }
did-choose = { $you ->
    [yes] You choose { a-card } as your start card.
   *[no] { $seat } chooses { a-card } as their start card.
}
did-choose-hidden = { $you ->
    [yes] You’ve chosen a start card.
   *[no] { $seat } has chosen a start card.
}
did-turn-up = { $you ->
    [yes] You turn up { a-card }.
   *[no] { $seat } turns up { a-card }.
}
    .many = { $you ->
        [yes] You turn up: { $cards }.
       *[no] { $seat } turns up: { $cards }.
    }
no-not-in-hand = You have no { $card } in your hand.
no-start-card-first = First everybody chooses a start card from their hand.
no-start-cards-are-open = The start cards of this round are already turned up.
zone-chosen = Start card
    .short = Start card

# A turn with open cards.
do-draw = Take a card
do-draw-odds = Take a card: { $value }% risk of a pair
do-eight = Discard the 8, take two cards
did-draw = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
}
    .many = { $you ->
        [yes] You draw: { $cards }.
       *[no] { $seat } draws: { $cards }.
    }
did-pair = { $you ->
    [yes] You have a pair of { $card }s!
   *[no] { $seat } has a pair of { $card }s!
}
did-eight = { $you ->
    [yes] You discard the { $card } and take two cards.
   *[no] { $seat } discards the { $card } and takes two cards.
}
did-again = A seven! { $you ->
    [yes] You have another turn.
   *[no] { $seat } has another turn.
}
no-eights-not-played = This table does not play Pieces of Eight.
no-no-eight = You have no 8 in play.
option-pieces_of_eight = Pieces of Eight
    .hint = discard an 8 to take two cards
option-calamities = Calamities
    .hint = the 7 ranks lowest when deciding who goes first, and whoever takes one must go again

# The last one in the round.
did-alone = { $you ->
    [yes] You are the only one left in the round.
   *[no] { $seat } is the only one left in the round.
}

# Deals of a match, and the biggest collections.
did-new-deal = Deal { $value }: all 55 cards are shuffled.
did-show = { $you ->
    [yes] You show
   *[no] { $seat } shows
} { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of value { $card }.
did-most = { $you ->
    [yes] You have the most { of-card } and score them: { $value } of them.
   *[no] { $seat } has the most { of-card } and scores them: { $value } of them.
}
    .shown = Scored for having the most of:
did-ahead = { $you ->
    [yes] You have the most { of-card } in sight.
   *[no] { $seat } has the most { of-card } in sight.
}
    .many = { $you ->
        [yes] You have the most of { $cards } in sight.
       *[no] { $seat } has the most of { $cards } in sight.
    }
did-level = { $you ->
    [yes] You tie for the most { of-card }: full points.
   *[no] { $seat } ties for the most { of-card }: full points.
}
    .many = { $you ->
        [yes] You tie for the most of { $cards }: full points.
       *[no] { $seat } ties for the most of { $cards }: full points.
    }
did-behind = { $you ->
    [yes] You no longer have the most { of-card }.
   *[no] { $seat } no longer has the most { of-card }.
}
    .many = { $you ->
        [yes] You no longer have the most of { $cards }.
       *[no] { $seat } no longer has the most of { $cards }.
    }
did-gain = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $value ->
    [one] { $value } point
   *[other] { $value } points
} in this deal.
did-total = { $you ->
    [yes] Your total is { $value }.
   *[no] { $seat }’s total is { $value }.
}
zone-round = Round
zone-collection = How many cards of each value
    .marked = the most: scores that value
option-target = Points to win
    .hint = deals follow one another until somebody has that many points; if left open, a single deal is played
option-max_deals = Deal limit
    .hint = when you play for points to win, the match ends after this deal at the latest

# Bids, laid in secret.
do-bid = Bid { a-card }
did-bid = { $you ->
    [yes] You bid { a-card }.
   *[no] { $seat } bids { a-card }.
}
did-bid-hidden = { $you ->
    [yes] You’ve made your bid.
   *[no] { $seat } has made a bid.
}
zone-ready = Ready
zone-picked = Your choice

### What brought points, and what decided
part-new-deal = Deal { $value }
row-ante = Antes
    .short = Ante
row-stake = Stakes lost
    .short = Stake
row-paid = Payments
    .short = Payments
row-won = Won
    .short = Won
row-most = For the { $card }s
why-broke = { $you ->
    [yes] You have no chips left
   *[no] { $seat } has no chips left
}: the match is over.
why-broke-many = { $value } players have no chips left: the match is over.
why-most-chips = Most chips win.
why-last-deal = Deal { $value } was the last, as agreed.

# What one is after, and what is asked.
goal-chips = { $value ->
    [0] Have the most chips when somebody goes broke
    [one] Have the most chips after { $value } round
   *[other] Have the most chips after { $value } rounds
}
goal-collect = Most points after { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}: most 10s in hand +10, 9s +9 etc.
goal-collect-to-target = The most 10s score 10 … { $more ->
    [0] Be first to reach { $value }
    [one] Reach { $value } or lead after { $more } deal
   *[other] Reach { $value } or lead after { $more } deals
}
ask-start = Secretly pick the card you open first: the lowest one goes first
ask-fold = All you can do now is fold

# What a hint speaks of.
omen-pot = you get the pot or a share of it
omen-out-of-round = you are knocked out of the round
omen-out-by-pair = a pair knocks you out

# On the score pad.
pad-paid = Paid into the pot
    .hint = Without the ante: that is counted by itself.
pad-takes-pot = Takes the pot
    .hint = Whoever was the last one in.
pad-shares-pot = Takes the pot
    .hint = If there are several, they share it.
pad-most-cards = Who has the most cards of each value
    .hint = Several, if they have equally many; nobody, if nobody has any.
wrong-takes-pot = Choose who takes the pot.
wrong-shares-pot = Choose who takes the pot.
row-pot = Left in the pot
