game = Blackstone
pitch = How many cards do you dare to take? A single ten is harmless, but the second one makes you pay for everything on the table.

ask = How many cards? A second 10 loses the round: those still in share the pot
ask-black = How many cards? One more 10 loses the round: those still in share the pot

do-take = Take { $value ->
    [one] { $value } card
   *[other] { $value } cards
}: { $more ->
    [100] even a 10 is safe
   *[other] { $more }% safe
}
do-take-plain = Take { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
do-fold = Fold: { $value ->
    [0] lose your stake
   *[other] −{ $value } and your stake
}
do-fold-last = Fold: { $value ->
    [0] lose your stake
   *[other] −{ $value } and the stake
}, { $seat } takes { $more }
goal-chips = { $value ->
    [0] Have the most chips when a round leaves somebody with none
    [one] Avoid a second 10: have the most chips after { $value } round
   *[other] Avoid a second 10: have the most chips after { $value } rounds
}

did-stake = { $you ->
    [yes] You put down a stake of
   *[no] { $seat } puts down a stake of
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
    .all = Everybody puts down a stake of { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }.
did-tens-back = { $you ->
    [yes] You were dealt too many 10s:
   *[no] { $seat } was dealt too many 10s:
} { $value ->
    [one] { $value } goes
   *[other] { $value } go
} back into the deck.
did-keep-black = { $you ->
    [yes] You keep the { $card }: only a second one loses.
   *[no] { $seat } keeps the { $card }: only a second one loses.
}
did-to-the-middle = All cards but 10s go to the middle, as white stones: { $value }.
did-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $value ->
    [one] { $value } card
   *[other] { $value } cards
}.
did-white = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
} White stones: { $value }.
    .many = { $you ->
        [yes] You draw: { $cards }.
       *[no] { $seat } draws: { $cards }.
    } White stones: { $value }.
did-black = { $you ->
    [yes] You draw a first { $card }: only a second one loses.
   *[no] { $seat } draws a first { $card }: only a second one loses.
}
did-second-black = { $you ->
    [yes] A second { $card }: you lose, and the round ends.
   *[no] A second { $card }: { $seat } loses, and the round ends.
}
did-not-turned = { $value ->
    [one] { $value } more card stays face down.
   *[other] { $value } more cards stay face down.
}
did-fold = { $you ->
    [yes] You fold: { $value ->
        [0] your stake is lost
       *[other] −{ $value } and your stake
    }.
   *[no] { $seat } folds: { $value ->
        [0] the stake is lost
       *[other] −{ $value } and the stake
    }.
}
did-stake-lost = { $you ->
    [yes] You lose your stake too:
   *[no] { $seat } loses the stake too:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
did-take-pot = { $you ->
    [yes] Only you are still in and take the pot:
   *[no] Only { $seat } is still in and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}, plus the stake.
did-share-pot = { $you ->
    [yes] Still in, you get a share of the pot:
   *[no] Still in, { $seat } gets a share of the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}, plus the stake.
did-stake-back = { $you ->
    [yes] You take back your stake:
   *[no] { $seat } takes back their stake:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
did-pot-stays = Can’t be shared equally: { $value ->
    [one] { $value } chip stays
   *[other] { $value } chips stay
} in the pot.

no-at-least = You must take at least { $value ->
    [one] { $value } card
   *[other] { $value } cards
}, as many as the last player who took any; or fold.
no-at-most = Only { $value ->
    [one] { $value } card is
   *[other] { $value } cards are
} left in the deck. If you must take more than that, you can only fold.

zone-white = White stones: all cards but 10s
    .short = White stones
zone-black = Black stone: a 10
    .short = Black stone
zone-folding = Your fold costs your stake and
    .short = Your fold: stake +
zone-folding-all = Your fold costs your stake and all your chips
    .short = Your fold: all chips
zone-folding-now = A fold now costs the stake and
    .short = Fold: stake +
zone-loss = Two 10s would cost you your stake and
    .short = Two 10s: stake +
zone-loss-all = Two 10s would cost you your stake and all your chips
    .short = Two 10s: all chips
zone-loss-now = Two 10s now cost the stake and
    .short = Two 10s: stake +
zone-least = Take at least
zone-stake = Stake
zone-last-chips = All in: broke if the stake is lost
    .short = All in

rules-intro =
    Blackstone is a quick betting game for 2 to 8 players. The tens are black stones, all other cards are white stones. On your turn you say how many cards you will take, and you must not take fewer than the player before you. One black stone is fine. With the second one you lose the round, and every white stone on the table costs you a chip.

    A match is a series of rounds and goes on until somebody has run out of chips, usually about twenty minutes. Try to have more chips at the end than at the start; the player with the most chips wins.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = BLACKSTONE-1 BLACKSTONE-3 BLACKSTONE-20

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody puts down a stake of 5 chips.
    - On your turn say how many cards you take: at least as many as the last player who took any.
    - Tens are black stones and stay in front of you. All other cards are white stones and go to the middle.
    - With a second black stone you lose the round: you pay a chip for each white stone, and lose your stake.
    - You can fold: then you pay half of that, and lose your stake as well.
    - The match goes on until somebody runs out of chips.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck has 55 cards: one 1, two 2s, three 3s and so on, up to ten 10s. So there are ten black stones and 45 white ones. The number on a white stone matters only when deciding who goes first; after that all white stones are alike.

    Everybody begins the match with 20 chips. One player deals; the first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree. Dealing is no advantage.
    .title = Stones, chips, dealer
    .clauses = BLACKSTONE-1 PAIRS-COMMON-1 PAIRS-COMMON-10 PAIRS-COMMON-16

rules-setup =
    Each round is a game of its own:

    - Everybody puts a stake of 5 chips in front of them, or all they have if that is less. The stakes are not in the pot yet: they show who is in the round. A stake goes to the pot when its owner leaves the round.
    - All 55 cards are shuffled. No cards are set aside, and within a round there is never another shuffle.
    - Everybody is dealt one card face up, clockwise, beginning on the dealer’s left. The player with the lowest card goes first.
    - If several players share the lowest card, each of them gets one more, and only these new cards are compared. Those who share the lowest new card go on in the same way, until one player is left. Pairs mean nothing here: whatever comes, stays.
    - Now everybody who was given more than one ten keeps one of them. The others are shuffled back into the deck. Nobody can lose yet.
    - All white stones are moved to the middle of the table. A ten stays in front of its owner: it is that player’s first black stone.

    Lay the white stones out in two rows, in groups of five. Then one row shows at a glance what a fold costs.
    .title = A round begins
    .clauses = BLACKSTONE-2 BLACKSTONE-4 BLACKSTONE-5 BLACKSTONE-6 BLACKSTONE-7 BLACKSTONE-8 BLACKSTONE-9 PAIRS-COMMON-2 PAIRS-COMMON-11 PAIRS-COMMON-13 PAIRS-COMMON-17

rules-turn =
    On your turn you either take cards or fold.

    Whoever is the first to take cards in a round may take as many as they like, but at least one. Everybody after that must take at least as many as the last player who took any. More is always allowed, as long as the deck has that many. A fold in between changes nothing: the number of the last taker still holds.

    If the deck has fewer cards than you would have to take, you can only fold.
    .title = Your turn
    .clauses = BLACKSTONE-10 BLACKSTONE-11

rules-take =
    Name your number. The dealer calls it out, counts off that many cards face down, and then turns them up one by one.

    - A white stone goes to the middle at once.
    - A black stone stays in front of you.

    The moment you have two black stones, you have lost, and the round is over. Cards that have not been turned up yet stay unseen and do not count.

    If you get through, the turn passes to the left, to the next player who is still in.
    .title = Taking cards
    .clauses = BLACKSTONE-12 BLACKSTONE-13 BLACKSTONE-14

rules-fold =
    Whoever folds leaves the round and pays into the pot half as many chips as there are white stones in the middle, rounded up. The stake goes to the pot as well. With 15 white stones in the middle a fold costs 8 chips, and the 5 chips of the stake on top of that.

    The others play on. Your black stone, if you have one, leaves with you. The round is over only when a fold leaves a single player in it: that player takes the whole pot, and their own stake back.
    .title = Folding
    .clauses = BLACKSTONE-17 BLACKSTONE-18

rules-end =
    Whoever gets the second black stone pays 1 chip into the pot for each white stone in the middle, those just turned up included, and loses the stake too. Then all players who are still in share the pot equally and take back their own stakes. What cannot be shared equally stays in the pot for the next round.

    If you cannot pay in full, you pay all you have and owe nothing more.

    When the round is settled, look at the chips. If somebody has none, the match is over; dropping to zero during the round does no harm if you get chips back. Otherwise a new round begins, with all 55 cards. You may also agree on a number of rounds beforehand, or agree to stop after the current one. Chips left in the pot at the end belong to nobody. Ties share the place.
    .title = The end of a round and of the match
    .clauses = BLACKSTONE-13 BLACKSTONE-15 BLACKSTONE-16 BLACKSTONE-19 BLACKSTONE-20 PAIRS-COMMON-17 PAIRS-COMMON-19 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Count the tens: there are only ten, and you can see how many already lie in front of the players. As long as you have no black stone, the first card cannot hurt you.

    The more white stones there are in the middle, the more both losing and folding cost: if you leave, leave early. And if you name a high number, you take a risk yourself, but you raise the bar for everybody else.
    .title = Advice
    .clauses = BLACKSTONE-11 BLACKSTONE-17

rules-options =
    - Chips at the start: 20, or any number from 1 to 1000. More chips make a longer match.
    - Dealer: the same all match, or passing to the left after each round.
    - Burned cards: from 0 to 5 cards are set aside unseen before the deal; usually none. They are out for the round, so nobody can tell exactly how many tens are left.
    - Round limit: the match ends after this round at the latest.
    .title = Options
    .clauses = BLACKSTONE-1 BLACKSTONE-2 BLACKSTONE-20 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A raise. Mia, Leo, Zoe and Max are dealt 1, 2, 3 and 4. Mia goes first; there are 4 white stones in the middle. She takes 11 cards, and by a stroke of luck all of them are white: 15 white stones. Now Leo would have to take at least 11 cards. He folds, which costs 8 chips and his stake of 5. Zoe and Max do the same. The pot has 39 chips; Mia takes them, and her stake. She has gone from 20 chips to 59; the others are down to 7.

    The second black stone. Mia is dealt a 10, Leo a 5, Zoe a 9. Leo goes first; Mia has a black stone, and 2 white stones are in the middle. Leo takes 2 cards: an 8 and a 10. His first black stone does no harm. Zoe takes 2 as well: a 7 and a 6. Mia dares to take 4. A 4 comes first, then a 10: her second black stone. The other two cards are not turned up. There are 6 white stones now, so Mia pays 6 chips and loses her stake of 5. Leo and Zoe get 5 of these 11 chips each and take back their stakes; 1 chip stays in the pot.

    Tens at the start. Mia and Leo are dealt a 10 each, and the tie brings both of them another 10, then a 9 each, then a 3 to Mia and a 9 to Leo. Mia goes first. Each of them keeps one ten, and the two others go back into the deck. There are 4 white stones in the middle.

    Not enough. With 24 white stones in the middle Leo folds. He owes 12 chips but has only 3. He pays the 3, his stake goes to the pot, and the match is over.
    .title = Examples
    .clauses = BLACKSTONE-5 BLACKSTONE-6 BLACKSTONE-7 BLACKSTONE-8 BLACKSTONE-11 BLACKSTONE-13 BLACKSTONE-15 BLACKSTONE-16 BLACKSTONE-17 BLACKSTONE-18 BLACKSTONE-19

rules-misunderstood =
    - Only a second ten makes you lose. Any other pair means nothing.
    - A ten that you were dealt counts: it is your first black stone.
    - A fold does not end the round, unless only one player is left in it.
    - A fold does not lower the number either: you must take at least as many cards as the last player who took any.
    - A fold costs the stake too, not just half the white stones.
    - One card can never make you lose while you have no black stone.
    - The numbers on the white stones do not count, only how many there are.
    .title = Often misunderstood
    .clauses = BLACKSTONE-6 BLACKSTONE-8 BLACKSTONE-11 BLACKSTONE-13 BLACKSTONE-15 BLACKSTONE-17 BLACKSTONE-18

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Every round is played with all 55 cards; none are burned.
    - A fold does not lower the number: that of the last player who took cards holds.
    - No upper limit is given: the deck is the limit.
    - Only the stakes of those who leave go to the pot; the others take theirs back.
    - The black stone of a player who folds leaves with them.
    .title = What we decided
    .clauses = { "" }

lesson-goal = You play for chips: when somebody has none left, whoever has the most wins. 5 of your 20 already lie before you as your stake.
lesson-stone = A 10 is a black stone, and you were dealt one. A second one would lose you the round. Say how many cards you take: this time, 1.
    .other = Folding would cost 2 chips and your stake of 5, and every extra card is an extra risk. Take 1 card.
lesson-paid = A second black stone: you lose the round! The other cards are white stones: you pay a chip for each, here 3, and lose your stake of 5. The others share it.
lesson-press = Now both others have a black stone, and you have none. Nobody may take fewer cards than the player before them. How many will you take?
    .other = Take 2: that is hardly a risk for you, but it is for them. With 1 card you put no pressure on anybody; with many you are in danger yourself.
lesson-shared = { $second } has a second black stone: the round is over. Losing costs 5 chips and a stake of 5, and those still in share that equally: you get 5.
lesson-fold = You have a black stone again, and { $second } takes 6 cards. Take at least 6 as well, or fold: a chip for every two white stones, rounded up, plus your stake?
    .other = 6 cards will most likely bring another 10, and that costs at least 8 chips and the stake. Folding costs 4 and the stake of 5. Fold.
lesson-spared = { $first } plays on, loses and pays 10 and the stake; your fold cost 4 and the stake. Whoever is left in the round takes the pot: here { $second } alone.
lesson-wise = To play well: without a black stone, take a card more than you must, to press those who have one. With one, fold when you would have to take too many.

coach-ask = Only 10s are dangerous, and without one a single card is safe. But the more you take, the more the next player must take.
coach-ask-black = You have a 10: with another one you pay a chip for each white stone, and lose your stake.
coach-zone-folding = Folding costs this many chips, one for every two white stones, rounded up; and your stake is lost.
coach-zone-loss = A second 10 costs this many chips, one for each white stone, but never more than you have; and your stake is lost.
coach-zone-least = You may not take fewer than the last player who took any. A fold does not lower this number.
coach-zone-stake = If you fold or draw a second 10, your stake goes to the pot. Whoever stays in to the end of the round takes theirs back.
coach-zone-pot = A second 10 ends the round; those still in share the pot. The match ends when somebody then has no chips; most chips win.

# What a hint speaks of.
omen-second-black = you draw a second 10

# On the score pad.
pad-still-in = Still in the round
    .hint = They share the pot, and get their stakes back.
pad-fine = Paid by the others
    .hint = For folding, or for the second 10. Stakes are counted by themselves.
wrong-still-in = Choose who was still in: at least one, and not everybody.
wrong-fine-for-winner = Whoever was still in pays nothing: set it to 0, or unmark the player.
