game = Pairs
pitch = One more card? A pair costs you points, and whoever collects too many points loses.
start = Learned in half a minute: one more card, or stop before you draw a pair?
goal = Don’t be the first to reach { $value } penalty points

ask = Take a card (a pair costs its number), or fold for { $value ->
    [one] { $value } penalty point
   *[other] { $value } penalty points
}
ask-any = Take a card (a pair costs its number), or fold and take any card
ask-first = You have no cards in play: take one

do-fold = Fold: take { $value ->
    [one] { $value } penalty point
   *[other] { $value } penalty points
}
    .about = a fold takes this
do-fold-card = Fold, take { $seat }’s { $card }: { $value ->
    [one] { $value } penalty point
   *[other] { $value } penalty points
}
do-fold-own = Fold, take your own { $card }: { $value ->
    [one] { $value } penalty point
   *[other] { $value } penalty points
}
do-draw-risk = Take a card: { $value }% risk of a pair ({ $more ->
    [one] { $more } point
   *[other] { $more } points
})
do-draw-risk-most = Take a card: { $value }% risk of a pair (up to { $more ->
    [one] { $more } point
   *[other] { $more } points
})
do-draw-safe = Take a card: no pair can come

did-fold = { $you ->
    [yes] You fold and take { $other }’s { $card }.
    [other] { $seat } folds and takes your { $card }.
   *[no] { $seat } folds and takes { $other }’s { $card }.
}
did-fold-own = { $you ->
    [yes] You fold and take your own { $card }.
   *[no] { $seat } folds and takes their own { $card }.
}
did-fold-ends = A fold ends the round.
did-pair-ends = A pair ends the round.
did-score = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $card ->
    [1] 1 penalty point
   *[other] { $card } penalty points
}, { $value } in all.
did-lost = { $you ->
    [yes] You have { $value } points and lose the game.
   *[no] { $seat } has { $value } points and loses the game.
}

no-fold-names-a-card = In Continuous you choose the card that you take when you fold: say which.
no-fold-takes-the-lowest = A fold always takes the lowest card on the table; there is nothing to choose.
no-no-cards-no-fold = You have no card in play, so you cannot fold: take a card.
no-card-not-there = { $seat } has no { $card } in play.
no-nobody-there = Nobody is sitting there: you can take only a card that is on the table.

known-draw = makes a pair in { $pair }% of cases and costs { NUMBER($cost, maximumFractionDigits: 1) ->
    [one] { NUMBER($cost, maximumFractionDigits: 1) } point
   *[other] { NUMBER($cost, maximumFractionDigits: 1) } points
} on average; you then lose the game in about { $losing }% of cases.
known-fold = costs { NUMBER($cost, maximumFractionDigits: 1) ->
    [one] { NUMBER($cost, maximumFractionDigits: 1) } point
   *[other] { NUMBER($cost, maximumFractionDigits: 1) } points
}; you then lose the game in about { $losing }% of cases.

zone-points = { $of ->
    [0] Penalty points
   *[other] Penalty: { $of } loses
}
    .short = Penalty
zone-kept = Penalty cards
    .short = Penalty
zone-row = Cards in play
    .marked = lowest: whoever folds takes it

option-continuous = Continuous
    .hint = one long round: only the scorer’s cards are discarded, and a fold takes any card on the table
option-losing_score = Losing score
    .hint = points that lose the game; by default it depends on the number of players
option-forfeit = Forfeit
    .hint = what the loser owes the table

preset-continuous = Continuous
preset-eights = Pieces of Eight
preset-sevens = Calamities
preset-continuous-eights = Continuous with Pieces of Eight
preset-continuous-sevens = Continuous with Calamities

rules-intro =
    Pairs is a small game of nerve for 2 to 8 players; a game takes ten minutes or so. Each turn asks one question: do you dare to take another card, or do you bow out while it is cheap?

    Points are bad. Nobody wins here, but somebody loses: the first player who has collected too many points. Everybody else gets away with it.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = PAIRS-1 PAIRS-2

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - On your turn take a card or fold.
    - A second card of a value that you have makes a pair: you score that value.
    - If you fold, you take the lowest card on the table: it scores too.
    - After a pair or a fold the round is over, and everybody is dealt a new card.
    - Points are bad: the first to reach the losing score loses.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. So the cards that cost the most are also the ones that come most often. There are no suits, and cards of one value are all alike.

    Cards that lie face up in front of the players, each in its owner’s row, are in play. Cards that players have kept to count their points are not.
    .title = The cards
    .clauses = PAIRS-COMMON-1

rules-setup =
    The number of players decides which score loses:

    - 2 players: 31 points
    - 3 players: 21 points
    - 4 players: 16 points
    - 5 players: 13 points
    - 6, 7 or 8 players: 11 points

    If you like, agree on a forfeit: something for the loser to do, such as washing up or singing a song. It does not affect play.

    One player deals; the first dealer is chosen at random. The dealer deals for the whole game, or the deal passes to the left after each round: settle that before you start. Dealing is no advantage: the lowest card decides who begins.

    The deck is shuffled. Then the top five cards are burned: they go face down to the middle of the table, seen by nobody, and begin the discard pile. Five cards are burned after every later shuffle too, so that nobody can know exactly what is left in the deck. Nobody may look through the discard pile.
    .title = Before you start
    .clauses = PAIRS-3 PAIRS-4 PAIRS-5 PAIRS-21 PAIRS-COMMON-2 PAIRS-COMMON-3 PAIRS-COMMON-10

rules-deal =
    Each player is dealt one card face up, clockwise, starting on the dealer’s left and ending with the dealer. Whoever has the lowest card goes first; from there the turns go clockwise, to the left.

    If several players share the lowest card, extra cards decide: see “Ties for the first turn”.
    .title = A round begins
    .clauses = PAIRS-6 PAIRS-7 PAIRS-COMMON-11 PAIRS-COMMON-13

rules-turn =
    On your turn you do exactly one of two things: take a card, or fold. You cannot simply pass.

    You may fold on any turn, even on the first one of the round. But once you have taken a card, it is too late to fold on that turn.
    .title = Your turn
    .clauses = PAIRS-8 PAIRS-15 PAIRS-16

rules-take =
    Turn up the top card of the deck. If you have no card of that value in play, it joins your row, and the turn passes to your left neighbour.

    If you do have one, you have made a pair: you score its value, keep one of the two cards to show it, and the round is over at once. A pair of 9s costs you 9 points.

    Only the cards in your own row can make a pair. Equal cards in front of the others do no harm, and neither do the cards that you have kept.
    .title = Taking a card
    .clauses = PAIRS-9 PAIRS-10 PAIRS-11

rules-fold =
    Leave the deck alone and take the lowest card in play on the whole table, whoever’s row it lies in. You keep it and score its value, and the round is over at once.

    If several cards are equally low, it makes no difference which of them you take. In Continuous it may be any card in play.
    .title = Folding
    .clauses = PAIRS-12 PAIRS-13

rules-round-end =
    As soon as somebody makes a pair or folds, all cards in play, everybody’s, go face down to the discard pile, including the other card of the pair.

    Kept cards lie face up beside their owner; their sum is the owner’s score. They are out of play: no fold can take them, and they make no pair. They return to the deck only after the game.

    Then everybody is dealt a new card from what is left of the deck, without shuffling, and again the player with the lowest card goes first.
    .title = The end of a round
    .clauses = PAIRS-14 PAIRS-17 PAIRS-18 PAIRS-COMMON-3 PAIRS-COMMON-4

rules-reshuffle =
    An empty deck is reshuffled only when the next card is needed, be it in the middle of a deal, of a tie or of a turn. Play stops for a moment, the discard pile (with the burned cards in it) is shuffled and becomes the deck, five cards are burned, and the player who was waiting for a card gets it. Cards in play and kept cards stay where they are.

    If the new deck has fewer than six cards, fewer are burned, so that one is left to take. And if there is no card at all in deck and discard pile, nobody can take one: you can only fold.
    .title = When the deck runs out
    .clauses = PAIRS-19 PAIRS-COMMON-5 PAIRS-COMMON-6 PAIRS-COMMON-7 PAIRS-COMMON-8

rules-end =
    The game ends the moment somebody’s score reaches the losing score or goes beyond it, by a pair or by a fold. That player has lost, and all the others are safe. If only two played, the other one has won.
    .title = The end of the game
    .clauses = PAIRS-2 PAIRS-20

rules-continuous =
    In this variant the whole game is one long round. Cards are dealt only once, at the beginning; after a score nothing is dealt, and the turn simply passes to the left.

    - When you fold or make a pair, only you discard your row. All the others leave their cards where they are. You go on playing, for the moment without cards.
    - When you fold, you choose: you may take any card in play on the table, one of your own too, not just the lowest.
    - A card that you take from another row is gone from there; the rest of that row stays, and its owner gets nothing in return. They may be left without any card.
    - A player who has no cards in play cannot fold, so they must take a card. Should there be no card to take either, their turn is skipped.
    .title = Continuous
    .clauses = PAIRS-22 PAIRS-23 PAIRS-24 PAIRS-25 PAIRS-26 PAIRS-COMMON-8

rules-pieces-of-eight =
    An 8 in your row is worth something now. On your turn, instead of taking one card, you may discard your 8 and take two cards. It makes no difference how the 8 came to you.

    - The 8 leaves first, so a new 8 makes no pair with it.
    - The two cards come one after the other, and each of them can make a pair: the second one even with the first. If the first card makes a pair, there is no second one.
    - That was your turn: only one 8 can be spent on it.

    Pieces of Eight goes with the base game, with Continuous and Calamities, and with some other games of the box, Port above all.
    .title = Pieces of Eight
    .clauses = PAIRS-27 PAIRS-28 PAIRS-29 PAIRS-30

rules-calamities =
    The 7 brings trouble.

    - When deciding who goes first, a 7 is lower than a 1, in the deal and in a tie alike: 7, 1, 2, 3, 4, 5, 6, 8, 9, 10. Everywhere else it is an ordinary 7; a fold takes the card that is really the lowest.
    - Whoever takes a 7 on their turn must play another turn at once, a full one: take a card, fold, or use an 8 if Pieces of Eight is played. If that brings another 7, one more turn follows, and so on.
    - A pair of 7s ends the round as any pair does, without another turn. In Continuous you take another turn even then: you score 7, discard your row and must take a new card at once.
    - A 7 that you were dealt, got in a tie or took by folding gives no extra turn.
    - When an 8 brings you two cards, take both first; a 7 among them then gives one extra turn (in Continuous even if the other card made a pair).
    - Whoever reaches the losing score has lost; an extra turn is no help.
    .title = Calamities
    .clauses = PAIRS-31 PAIRS-32 PAIRS-33

rules-first-tie =
    If several players share the lowest card, each of them (and nobody else) gets one more, in the same order. Now only the new cards are compared: the player with the lowest of them goes first. If that one is shared again, those who share it get one more each, and so on until one player is left.

    A tied player who is given a value that they already have puts the new card on the discard pile and gets another one at once. So nobody can make a pair here, and nobody scores. All the other cards of the tie stay in play, whoever wins it: you may well begin a round with two cards or more.

    It hardly ever happens, but a tied player may already hold every value that deck and discard pile could still give. Then they get no card, and that counts as higher than any card. If it happens to all tied players at once, chance decides among them.
    .title = Ties for the first turn
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-real-table =
    The box also has a blank spacer card. It hides the bottom card of the deck and, during a reshuffle, marks the player whose card comes next.

    A good dealer keeps the game moving, calls out every card and makes sure that nobody plays out of turn. Here all that is done for you.
    .title = At a real table
    .clauses = PAIRS-COMMON-9 PAIRS-COMMON-12

rules-options =
    - Continuous, Pieces of Eight, Calamities: play each of them alone or with the others, in any combination.
    - Losing score: any number from 5 to 31 in place of the usual one. With 7 or 8 players 10 or 9 makes a shorter game.
    - Forfeit: your own words, up to 200 characters. They are shown before the game, and to the loser at its end.
    - Dealer: the same all game, or passing to the left after each round. (Continuous has only one deal.)
    - Burned cards: 0 to 5 after every shuffle. Those who like counting cards burn none.
    .title = Options
    .clauses = PAIRS-3 PAIRS-4 PAIRS-21 PAIRS-30 PAIRS-COMMON-2 PAIRS-COMMON-10

rules-examples =
    A round. Mia, Leo and Zoe play; Zoe deals a 4 to Mia, a 9 to Leo and a 10 to herself. Mia has the lowest card and begins. Folding would cost her 4 points, and so would a pair of 4s, so she takes a card: a 10. Leo takes one as well: a 2. Now it is Zoe’s turn, and a fold costs only 2. She folds, keeps Leo’s 2 and scores 2 points. All the other cards go to the discard pile, and a new round begins.

    The other choice. Had Zoe taken a card, a 10 would have been a pair and cost her 10 points. A 9 would have done no harm: the 9 on the table is Leo’s.

    A tie. Mia is dealt an 8, Leo and Zoe a 3 each. Both get one more card. Leo’s is a 3 again: he discards it and gets a 6 instead. Zoe gets a 9. The 6 is lower, so Leo goes first; he has 3 and 6 in play, Zoe 3 and 9.

    Continuous. Mia has 5 and 8 in her row, Leo has a 2. Mia folds and keeps Leo’s 2: she scores 2 points and discards her 5 and 8. Leo has no cards left, so on his next turn he must take one.

    Pieces of Eight. Leo has 8 and 10. He discards the 8 and takes a 3, then an 8. No pair: his row is 3, 8 and 10.

    Calamities. Zoe has 1 and 9 and takes a 7. She must play again at once. She folds, keeps the 1, the lowest card on the table, and the round is over.
    .title = Examples
    .clauses = PAIRS-7 PAIRS-10 PAIRS-11 PAIRS-12 PAIRS-17 PAIRS-22 PAIRS-25 PAIRS-26 PAIRS-28 PAIRS-31 PAIRS-32 PAIRS-COMMON-14

rules-misunderstood =
    - Points are bad. The first to reach the losing score has lost, and reaching it exactly is enough.
    - A fold takes the lowest card on the table, not the lowest of your own.
    - Folding is not just dropping out: it ends the round for everybody (except in Continuous).
    - You can’t look at the card first and then fold.
    - Other people’s cards make no pair with yours, and neither do your kept cards.
    - Neither the dealer nor whoever scored last decides who begins: in every round the lowest card does.
    - A fold can lose you the game, too.
    .title = Often misunderstood
    .clauses = PAIRS-2 PAIRS-7 PAIRS-11 PAIRS-12 PAIRS-14 PAIRS-15 PAIRS-17 PAIRS-20 PAIRS-22

### What brought points, and what decided
row-pair = Pairs
row-fold = Taken for folding
    .short = Folds
why-lost = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and whoever has { $more } or more loses.
why-safe = Nobody wins this game: all the others are just safe.

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Two to eight can play: the booklet gives no numbers.
    - With seven or eight players the losing score is 11 as well.
    - The deck is reshuffled when a card is needed, not as soon as the last one is gone.
    - A tied player who already has every value gets no card.
    - In Continuous, after you score, your left neighbour is next.
    - Two cards taken for an 8 give at most one extra turn in Calamities.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Nobody wins here; somebody loses: whoever is first to reach 21 penalty points. So points are bad.
lesson-draw = The lowest card begins, and that is your 4. Take a card from the deck.
    .other = Folding now would cost you 4 points, and a pair is not likely yet. Take a card.
lesson-pair = A second 4 or a second 8 would be a pair. The deck has four 4s, but eight 8s. Take your chance.
    .other = You may fold, but this time see what a pair does. Take a card.
lesson-paid = A pair of 8s ends the round and costs you 8 points: one 8 stays before you, to be counted.
lesson-fold = You hold a 10, and there are ten of them. Instead of a card, a fold takes you the lowest card on the table as a penalty. What is better here?
    .other = A pair of 10s would cost 10. The lowest card on the table is { $first }’s 2: fold for 2 points.
lesson-round = A pair or a fold ends the round, and everybody is dealt a new card. You have 8 + 2 = 10 of 21 points.
lesson-wise = To play well, compare: what would folding cost, and how many cards left in the deck would pair yours?

coach-ask = The deck has one 1, two 2s … ten 10s: high cards pair most easily. A pair costs its number in points.
coach-zone-kept = Penalty cards only count your points. They can no longer make a pair.

# What a hint speaks of.
omen-pair = you get a pair

# On the score pad.
pad-took = Who took a card?
    .hint = For a pair, or for folding.
pad-card = Which card?
    .hint = Its value is the points.
wrong-took = Choose who took a card.
