game = Hawthorn
pitch = A card from the deck, a card from your secret hand, in turn: dodge the pairs, buy your way out in time, or outlast everybody and take the pot.

goal-chips = { $value ->
    [0] Have the most chips when a round leaves somebody with none
    [one] Have the most chips after { $value } round
   *[other] Have the most chips after { $value } rounds
}
ask-deck = Take a card, or fold: { $value ->
    [0] leave for free
   *[other] pay { $value } and leave
}. The last one in takes the pot
ask-hand = Play a card that makes no pair, or fold { $value ->
    [0] for free
   *[other] for { $value }
}

do-play = Play { a-card }
do-play-pair = Play { a-card }: a pair, −{ $value } (fold: −{ $more })

do-fold = { $value ->
    [0] Fold for free: no chips
   *[other] Fold for { $value }
}
do-fold-last = { $value ->
    [0] Fold for free, { $seat } takes { $more }
   *[other] Fold for { $value }, { $seat } takes { $more }
}

did-draw = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
}
did-play = { $you ->
    [yes] You play { a-card } from your hand.
   *[no] { $seat } plays { a-card } from their hand.
}
did-deck-circle = From the deck this time: { $you ->
    [yes] you go first.
   *[no] { $seat } goes first.
}
did-hand-circle = From the hand this time: { $you ->
    [yes] you go first.
   *[no] { $seat } goes first.
}
did-marker = { $you ->
    [yes] { $other } is out: the first-player marker passes to you.
    [other] You are out: the first-player marker passes to { $seat }.
   *[no] { $other } is out: the first-player marker passes to { $seat }.
}
did-out-pair = { $you ->
    [yes] A pair of { $card }s: you are out of this round!
   *[no] A pair of { $card }s: { $seat } is out of this round!
}
did-take-pot = { $you ->
    [yes] You are the only one left and take the pot:
   *[no] Only { $seat } is left and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.

no-from-the-deck = This time round, cards come from the deck: take one, or fold. Your hand has to wait.
no-from-the-hand = This time round, cards come from the hand: play one, or fold. The deck has to wait.
no-pairs-on-purpose = Your row has one { $card } already, and at this table nobody may make a pair on purpose.

zone-pot = Pot for the last one in
zone-deck-circle = This circle: from the deck
    .short = From the deck
zone-hand-circle = This circle: from your hand
    .short = From your hand
zone-hand = Hand (not in play yet)
    .short = Hand
zone-row = Cards in play
    .marked = lowest: price of folding

option-hand_pairs = Pairs on purpose
    .hint = when cards come from the hand you may play one that makes a pair, and pay for it

rules-intro =
    Hawthorn is a game of nerve and bluff for 2 to 6 players, played for chips. In every round you put cards face up in front of you, one from the deck, one from a hand that only you can see, one from the deck again, and so on. Two equal cards in your own row put you out, and you pay for them. You may also leave of your own free will; that has its price too, often a lower one. The last player left in the round takes the whole pot, whatever their cards are.

    A match is a series of rounds. It goes on until somebody has run out of chips; then the player with the most chips wins. With many players that may take only a handful of rounds, with two it takes longer.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = HAW-1 HAW-16 HAW-17

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody pays a chip into the pot, gets five cards and secretly picks one to start with.
    - Then, circle by circle: a card from the deck, a card from your hand, from the deck again. All go face up to your row.
    - Two equal cards in your row: you are out, and pay their value.
    - You can fold: the price is the lowest card on the table.
    - The last player in takes the pot.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards are common and expensive, low ones rare and cheap.

    Everybody begins the match with the same number of chips, usually 25 (anything from 20 to 30 will do). Chips need not be money: they show who is ahead in the end. You also need something to mark the first player.

    One player deals; the first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree. Dealing is no advantage.
    .title = Cards, chips, dealer
    .clauses = HAW-18 PAIRS-COMMON-1 PAIRS-COMMON-10 PAIRS-COMMON-16

rules-setup =
    Each round begins in the same way:

    - Everybody pays an ante of 1 chip into the pot.
    - All 55 cards are shuffled. No cards are set aside.
    - Everybody is dealt five cards face down, one at a time, clockwise, starting on the dealer’s left. This is your hand. Only you look at it.
    .title = A round begins
    .clauses = HAW-2 HAW-3 PAIRS-COMMON-2 PAIRS-COMMON-11

rules-start-card =
    Everybody secretly picks one card from their hand and puts it face down. When all have picked, the cards are turned up together. Yours is the first card of your row; four cards stay in your hand.

    The player with the lowest start card goes first, and from there the turns go clockwise.

    If several players share the lowest card, extra cards decide: see “Ties for the first turn”.

    Whoever goes first takes the marker.
    .title = The start card
    .clauses = HAW-4 HAW-5 HAW-6 HAW-7

rules-circles =
    In a circle everybody who is still in takes one turn, clockwise, beginning with the owner of the marker. There are two kinds of circles, and they always alternate:

    - Deck circle: take one card from the deck and put it face up in your row, or fold. The first circle of a round is a deck circle.
    - Hand circle: play one card from your hand face up to your row, or fold.

    Each time the turn comes round to the marker, the circle is over and the other kind begins.

    If the owner of the marker goes out, the circle is still played to its end in the old order. Only then does the marker pass, to the nearest player on the left who is in, and that player begins the next circle.

    You may fold on any turn, even on your very first one.

    Should the deck ever run out, all discarded cards and all cards of players who are out are shuffled to make a new one. If there are none, nobody can take a card: in that deck circle you can only fold.
    .title = Circles
    .clauses = HAW-7 HAW-8 HAW-9 HAW-13 PAIRS-COMMON-5 PAIRS-COMMON-8

rules-fold =
    The price of folding is the lowest value among all cards in play, that is, in the rows of all players who are in, your own row included. Pay that many chips into the pot, turn all your cards face down, and you are out of the round. Your hand stays secret, and your row is no longer in play. Nobody takes cards or points for it.

    The price changes all the time. It falls when somebody brings a lower card into play, from the deck or from a hand. It rises when the low cards leave the round with their owners.
    .title = Folding
    .clauses = HAW-10 HAW-11 HAW-15

rules-pair =
    If your new card equals one in your own row, you have a pair. Turn your cards face down: you are out of the round, and you pay the value of the paired card into the pot. A pair of 8s costs 8 chips. It makes no difference whether the card came from the deck or from your hand.

    So in a hand circle you normally play a card that does not pair, and if you have none, you fold. You may make a pair on purpose, but that is never better than folding: the card that it pairs with is itself in play, so a fold never costs more.

    If you cannot pay in full, for a fold or for a pair, you pay all you have and owe nothing more. A player without chips plays on and can still win the pot.
    .title = A pair
    .clauses = HAW-12 HAW-13 HAW-14 PAIRS-COMMON-17

rules-end =
    As soon as only one player is in, the round is over, even in the middle of a circle. This player takes no further turn, can make no further pair, and takes the whole pot.

    Then look at the chips. If somebody has none now, the match is over. What counts is the moment after the pot has been taken: dropping to zero during the round does no harm if you win chips back. Otherwise a new round begins, with all 55 cards.

    You may agree on a number of rounds beforehand, or agree to stop when the current round is over. In the end the player with the most chips wins; ties share the place.
    .title = The end of a round and of the match
    .clauses = HAW-16 HAW-17 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Talk as much as you like: threaten, promise, tell tales about your hand. Nothing that is said binds anybody, and there are no forfeits. There is plenty of room for bluff; give yourselves a few rounds to find it.

    The start card decides two things at once: who begins, and how likely a pair is in the first circle. A low card seldom pairs, but then you will probably go first, which is a disadvantage. A high card pairs more readily and costs more, but lets you wait and see how the others fare.
    .title = Table talk and advice
    .clauses = HAW-18 HAW-19

rules-first-tie =
    If several players share the lowest card, each of them (and nobody else) gets one more open card from the deck, in dealing order. Only the new cards are compared: the player with the lowest of them goes first. If that one is shared again, those who share it get one more each, and so on. If such a card equals one that already lies in the player’s row, it is discarded, and another one comes at once: nobody can make a pair here. All the other extra cards stay in the rows, so you may begin the round with two open cards or more. In the very rare case that no fitting card exists for a tied player, they get none, which counts as higher than any card; if nobody gets one, chance decides.
    .title = Ties for the first turn
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-real-table =
    The dealer calls out every card and watches the order of turns; here that is done for you. Anything can serve as the first-player marker.
    .title = At a real table
    .clauses = PAIRS-COMMON-12

rules-pieces-of-eight =
    A variant that your table can choose. The booklet allows it in games other than the base one but does not say how; this is our reading. In a deck circle, if an 8 lies in your row, you may discard it and take two cards from the deck instead of one.

    - The 8 leaves first, so a new 8 makes no pair with it.
    - The two cards come one after the other, and each can make a pair, the second one even with the first. If the first card makes a pair, you are out, and there is no second one.
    - In a hand circle no card comes from the deck, so there your 8 buys nothing.
    .title = Pieces of Eight
    .clauses = HAW-20 PAIRS-27 PAIRS-28 PAIRS-29

rules-options =
    - Chips at the start: 25, or any number from 1 to 1000. Fewer chips make a shorter match.
    - Round limit: the match ends after this round at the latest.
    - Burned cards: from 0 to 5 cards are set aside unseen after each shuffle; usually none.
    - Dealer: the same all match, or passing to the left after each round.
    - Pairs on purpose: usually allowed. If you switch this off, a card that pairs with your row can’t be played from your hand; a player who has only such cards must fold.
    - Pieces of Eight: usually not played. With it, your 8 buys two cards instead of one.
    .title = Options
    .clauses = HAW-3 HAW-14 HAW-17 HAW-20 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A round. Mia, Leo and Zoe begin with 25 chips; each pays 1 into the pot. They turn up their start cards: Mia an 8, Leo a 4, Zoe a 5. Leo has the lowest one and takes the marker. Deck circle: Leo takes a 9, Zoe a 10, Mia an 8. A pair of eights! Mia is out and pays 8 chips, so 11 lie in the pot. Hand circle, beginning with Leo: he plays a 6, Zoe plays a 7. Deck circle again. Leo has 4, 6 and 9 in front of him and does not dare to take another card. The lowest card in play is his own 4, so he folds for 4 chips. Zoe is the last one in and takes all 15 chips of the pot.

    A tie. Mia and Leo both turn up a 3, and there is nothing lower. Mia gets a 3 from the deck: she has one already, so it is discarded, and a 6 comes instead. Leo gets a 4. The 4 is lower, so Leo begins, with 3 and 4 in his row; Mia has 3 and 6.

    The marker. Leo, who has the marker, pairs on his first turn. Zoe on his left, then Max, then Mia finish the deck circle as if nothing had happened. Only then does the marker pass to Zoe, who begins the hand circle.

    The price. The lowest card in play is a 3. Max takes the 1 from the deck, and at once a fold costs only 1 chip. He plays safe and folds on his next turn, for 1 chip. The 1 leaves with him, and for the others the price is 3 again.

    Not enough. Mia folds at a price of 7 but has only 2 chips. She pays the 2. When the round is over, she has none, so the match is over too.
    .title = Examples
    .clauses = HAW-5 HAW-6 HAW-7 HAW-8 HAW-10 HAW-12 HAW-15 HAW-16 HAW-17 PAIRS-COMMON-14 PAIRS-COMMON-17

rules-misunderstood =
    - Folding is not free. The price is the lowest card on the whole table, not the lowest card of your own.
    - Only your own row can make a pair. Equal cards in front of the others do you no harm.
    - The cards in your hand make no pairs as long as they stay there: two 9s in your hand are not a pair until both of them are in your row.
    - Nobody needs the best cards. The one who stays in longest wins, whatever their cards are.
    - You can’t choose between deck and hand: the circle decides.
    - Cards of players who are out no longer count for the price of folding.
    - Fines and folds are paid into the pot, not to another player.
    - The last player in need not survive another turn: the pot is theirs at once.
    .title = Often misunderstood
    .clauses = HAW-8 HAW-9 HAW-10 HAW-11 HAW-12 HAW-13 HAW-16

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Every round is played with all 55 cards; none are burned.
    - Only cards in your own row make a pair.
    - The fine for a pair goes to the pot, like the price of a fold.
    - You may make a pair on purpose; that can be switched off.
    - If the owner of the marker goes out, the circle is finished before the marker moves left.
    - If you can’t pay in full, you pay what you have and play on.
    - The booklet allows Pieces of Eight in other games but does not say how; we play it as described above.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Chips are what counts here. Every round has a pot, and the last player left in takes it, whatever their cards.
lesson-start = Pick a start card in secret: the lowest goes first. The deck has four 4s but ten 10s, so a low card seldom pairs. Start with a 4.
    .other = You could, but high cards are common and pair more easily. Start with a 4.
lesson-deck = This time round, everybody takes a card from the deck. Two equal cards in your own row, and you are out and pay their value. Take a card.
    .other = Folding now would cost you 4 chips, and only another 4 can hurt you. Take a card.
lesson-pair = { $second } gets a second 9 and is out. A pair of 9s costs 9 chips, and all that is paid goes to the pot: it holds 12 now.
lesson-hand = Deck and hand take turns: now you play a card from your hand. Your row has 4 and 10: which card makes no pair?
    .other = A 4 or a 10 would make a pair, and a fold costs 4 chips. Only the 7 is safe: play it.
lesson-price = Folding costs the lowest card on the table. { $first } has just played the 1, so you could fold for 1 chip. But the pot is 12: take a card.
    .other = Folding is cheap, but only { $first } stands between you and 12 chips. Take a card.
lesson-won = A pair of 8s: { $first } is out. You are the last one in, and the pot of 20 is yours. Now everybody pays 1 chip again and gets a new hand.
lesson-fold = This pot is small. You have a 9 in your row and nothing but 9s and 10s in your hand, and folding costs 1 chip. Take a card, or fold?
    .other = A pair of 9s would cost you 9 chips, and your hand is no help later. Folding costs only 1: fold.
lesson-wise = To play well, save cards in your hand that are not in your row. When they run out, fold while somebody’s low card makes it cheap.

coach-ask-start = A pair puts you out and costs its number. The deck has one 1, two 2s … ten 10s: high cards pair most easily.
coach-ask-hand = Only cards in your own row make a pair. Equal cards in your hand do no harm as long as they stay there.
coach-zone-price = The lowest card in play sets the price. It falls when a lower card comes, and may rise when a player is out.
coach-did-hand-circle = Deck and hand alternate: everybody takes a card from the deck, then plays one from the hand, then from the deck again.
coach-did-out-pair = Whoever is out waits for the next round, and their cards no longer count for the price of folding.
