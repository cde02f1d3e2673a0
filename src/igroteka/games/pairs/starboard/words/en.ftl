game = Starboard
pitch = One hand for everybody: pay a chip and add a card, or pass. Whoever passes at the most cards wins the pot, but a pair knocks you out.

goal-chips = { $value ->
    [0] Rounds go on while all have chips. Then the richest wins
    [one] Have the most chips after { $value } round
   *[other] Have the most chips after { $value } rounds
}

ask = A card for a chip, or pass for good? A pass at the most cards wins the pot
ask-broke = You can’t pay for a card: pass

do-buy = { $more ->
    [0] Take a card for 1 chip
   *[other] Card for 1 chip: if no pair, a pass then wins { $more }
}
do-buy-odds = { $more ->
    [0] Take a card for 1 chip: { $value }% risk of a pair
   *[other] Card for 1 chip: { $value }% pair, otherwise a pass wins { $more }
}
do-draw-hopeless = Take a card for 1 chip: sure to pair
do-pass = Pass at { $value } cards
do-pass-beats = Pass at { $value }: knocks out { $seat }
do-pass-beats-many = Pass at { $value }: knocks out { $more } players
do-pass-level = Pass at { $value }: level with { $seat }
do-pass-level-many = Pass at { $value }: level with { $more } players
do-pass-wins = Pass: win the pot, { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}
do-pass-shares = Pass: the pot of { $value } is shared by { $more }

did-marker = { $value ->
    [1] { $you ->
        [yes] Chosen at random: you move first.
       *[no] Chosen at random: { $seat } moves first.
    }
   *[other] { $you ->
        [yes] The first turn passes to the left: it is yours now.
       *[no] The first turn passes to the left, to { $seat }.
    }
}
did-pot-before = { $value ->
    [one] { $value } more chip in the pot is left from the last round.
   *[other] { $value } more chips in the pot are left from the last round.
}
did-center = The shared hand gets { a-card }.
    .many = The shared hand starts with { $cards }.
did-center-again = A second { $card } for the shared hand: it is discarded, and another card comes.
did-pay = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} for a card.
did-pass = { $you ->
    [yes] You pass at { $value } cards.
   *[no] { $seat } passes at { $value } cards.
}
did-pass-last = { $you ->
    [yes] Nobody else can act, so you pass at { $value } cards.
   *[no] Nobody else can act, so { $seat } passes at { $value } cards.
}
did-beaten = { $you ->
    [yes] You are out: you passed at only { $value } cards.
   *[no] { $seat } is out, having passed at only { $value } cards.
}
did-take-pot = { $you ->
    [yes] Only you are still in, so you take the pot:
   *[no] Only { $seat } is still in and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
did-split-two = { $you ->
    [yes] You and { $other } passed at { $value } cards and share the pot equally.
    [other] You and { $seat } passed at { $value } cards and share the pot equally.
   *[no] { $seat } and { $other } passed at { $value } cards and share the pot equally.
}
did-split = Those who passed at { $value } cards share the pot equally.
did-share-pot = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} from the pot.
    .all = Everybody gets { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    } from the pot.
did-pot-stays = { $value ->
    [one] { $value } chip stays in the pot for the next round.
   *[other] { $value } chips stay in the pot for the next round.
}

zone-center = Shared hand
zone-count = Cards in the shared hand
zone-passed-at = Best pass so far: at how many cards
    .short = Passed at
zone-stake = Put in this round, ante included
    .short = Put in

row-paid = For cards
    .short = For cards
row-won = From the pot
    .short = From the pot

option-auto_pass = The only one left
    .hint = when a player passes without being asked
    .alone = when all the others are out
    .last_active = when all the others are out or have passed

rules-intro =
    Starboard is a game of nerve for 2 to 7 players, played for chips. All players share one hand, which lies open in the middle of the table. On your turn you pay a chip and add a card to it, or you pass. Whoever turns up a pair is out of the round.

    The pot goes to those who passed at the largest number of cards. Pass early, and somebody bolder will beat you; wait too long, and a pair will knock you out.

    A match is a series of rounds. It goes on until somebody has run out of chips; then the player with the most chips wins.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = STARBOARD-1 STARBOARD-6 STARBOARD-11 STARBOARD-18

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - There is one shared hand, open in the middle of the table.
    - On your turn pay a chip and add a card to it, or pass.
    - If you turn up a pair, you are out of the round.
    - Whoever passes at more cards knocks out everybody who passed earlier at fewer.
    - Those still in share the pot. The match goes on until somebody runs out of chips.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards come often, so a shared hand of high cards is more dangerous than one of low cards.

    Everybody begins the match with 10 chips. Chips need not be money: they only show who has the most in the end. You also need something to mark the first player; who gets it first is random.

    Before the first round the deck is shuffled, and five cards are burned: they go face down to the discard pile, seen by nobody. The later rounds go on with the same deck.
    .title = Cards, chips, marker
    .clauses = STARBOARD-1 STARBOARD-2 STARBOARD-3 PAIRS-COMMON-1 PAIRS-COMMON-2 PAIRS-COMMON-4 PAIRS-COMMON-16

rules-setup =
    - Everybody pays an ante of 1 chip into the pot.
    - Two cards from the deck are turned up in the middle: the shared hand. If they are equal, one of them is discarded and replaced, as often as needed, until the two differ.

    This is everybody’s hand. All players add to it, and every pair is a pair with one of its cards.

    The player with the marker goes first; then play goes clockwise. Whoever has passed or is out is skipped.
    .title = A round begins
    .clauses = STARBOARD-4 STARBOARD-5 STARBOARD-6 STARBOARD-7

rules-take =
    On your turn, take a card or pass.

    To take a card, first pay 1 chip into the pot. Then turn up the top card of the deck. If the shared hand has no card of that value, the new card joins it, and the turn passes to the left.

    If it has one, that is a pair, and you are out of the round. Only the card that you took is discarded; the shared hand stays as it was, and the others play on without you.

    The chip must be paid: with no chips left you can only pass. When ten cards lie in the shared hand, there is one of each value, so any card makes a pair.
    .title = Taking a card
    .clauses = STARBOARD-7 STARBOARD-8 STARBOARD-9 PAIRS-COMMON-18

rules-pass =
    Say that you pass. What counts is the number of cards in the shared hand at that moment.

    - Everybody who passed earlier in this round at fewer cards is now out.
    - Those who passed at the same number stay in, level with you.
    - After that you do nothing more in this round. You can still be knocked out, if somebody passes at more cards.

    It takes a pass to knock anybody out. That the shared hand has grown is not enough: if everybody who added to it ends with a pair, those who passed before are still in.
    .title = Passing
    .clauses = STARBOARD-10 STARBOARD-11 STARBOARD-12

rules-round-end =
    The round is over when every player has passed or is out. If all the others are out and you have not passed yet, you pass automatically. So there is always somebody to take the pot.

    All who are not out share the pot equally; the values of the cards do not matter. What cannot be divided stays in the pot for the next round.

    Then the shared hand is discarded, the marker passes to the left, and the next round begins.
    .title = The end of a round
    .clauses = STARBOARD-3 STARBOARD-13 STARBOARD-14 STARBOARD-15 STARBOARD-16 STARBOARD-17 PAIRS-COMMON-3 PAIRS-COMMON-19

rules-reshuffle =
    An empty deck is reshuffled only when the next card is needed. The discard pile (with the burned cards in it) is shuffled and becomes the deck, five cards are burned, and play goes on where it stopped. The shared hand stays where it is.
    .title = When the deck runs out
    .clauses = STARBOARD-2 PAIRS-COMMON-5 PAIRS-COMMON-6 PAIRS-COMMON-7

rules-end =
    When the pot has been shared out, look at the chips. If somebody has none now, the match is over. Dropping to zero during a round does no harm if the pot brings you chips again.

    The player with the most chips wins; ties share the place. Chips that are still in the pot belong to nobody.

    If you all pass straight away, round after round, everybody gets their chip back and the match never ends. You may agree on a number of rounds beforehand, or agree to stop when the current round is over.
    .title = The end of the match
    .clauses = STARBOARD-18 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-options =
    - Chips at the start: 10, or any number from 2 to 1000.
    - The only one left: usually you pass automatically only when all the others are out. You may also agree that it happens as soon as all the others are out or have passed. With two players that ends every round with the first pass.
    - Burned cards: 0 to 5 after every shuffle.
    - Round limit: the match ends after this round at the latest.
    .title = Options
    .clauses = STARBOARD-1 STARBOARD-14 STARBOARD-18 PAIRS-COMMON-2 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A round. Mia, Leo and Zoe have 10 chips each and pay 1 into the pot. The shared hand is 6 and 9. Mia has the marker and passes at 2 cards. Leo pays 1 chip and turns up a 10: the shared hand is 6, 9, 10, and the pot holds 4 chips. Zoe passes at 3 cards, so Mia is out. Leo passes at 3 cards as well. He and Zoe share the pot, 2 chips each. Now Mia has 9 chips, Leo 10, Zoe 11, and Leo gets the marker.

    The last one. Mia and Leo have passed at 2 cards (6 and 9); Zoe may still do as she likes. The pot holds 3 chips.

    - She pays 1 and turns up a 6: a pair, she is out. Mia and Leo share 4 chips.
    - She pays 1, turns up an 8 and then passes at 3 cards: Mia and Leo are out, and Zoe takes 4 chips.
    - She pays 1, turns up an 8, pays another chip and turns up a 9: a pair. Nobody has passed at 3 cards, so Mia and Leo are still in. They get 2 chips each, and 1 stays in the pot for the next round.

    Alone. Mia and Leo make a pair one after the other. Zoe has not had a turn yet; she passes automatically and takes the whole pot.

    No chips. Mia pays her last chip for a card that fits. When her turn comes again, she can only pass. If nobody beats her, she gets chips from the pot, and the match goes on.
    .title = Examples
    .clauses = STARBOARD-7 STARBOARD-8 STARBOARD-9 STARBOARD-10 STARBOARD-11 STARBOARD-14 STARBOARD-15 STARBOARD-16 STARBOARD-18 PAIRS-COMMON-18

rules-misunderstood =
    - Unlike in Port, the sum of the cards does not matter. Only their number does.
    - A pair does not destroy the shared hand: only the new card goes.
    - Passing first is not safe. Anybody who passes later at more cards knocks you out.
    - A larger shared hand alone knocks nobody out; that takes a pass.
    - If the others have passed, you need not pass: you may go on and try to beat them.
    - Chips that cannot be divided are not lost. They wait for the next round.
    - It makes no difference who paid how much: those who share the pot share it equally.
    .title = Often misunderstood
    .clauses = STARBOARD-9 STARBOARD-10 STARBOARD-11 STARBOARD-14 STARBOARD-15 STARBOARD-16

rules-table-aid =
    With real chips it helps to leave your stake in front of you as long as you are in, and to push it into the pot when you go out. Under the stake of a player who has passed, put a face-down card from the deck as a sign, and discard it if that player goes out later. It does not affect play. On the screen you see who has paid how much in this round and who has passed at how many cards; no card leaves the deck for that.
    .title = At a real table
    .clauses = STARBOARD-19

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - As in Port, one deck serves several rounds, and five cards are burned.
    - You pass automatically only when all the others are out; you can choose otherwise.
    - Those who passed earlier are knocked out by a later pass, not by the hand growing.
    - Cards are bought: without a chip you can only pass.
    - Pieces of Eight and Calamities are not offered here: a shared hand has no owner.
    .title = What we decided
    .clauses = { "" }

lesson-goal = You play for chips: when somebody has none left, whoever has the most wins. Each of you has just put 1 into the pot.
lesson-draw = This hand is everybody’s. Pay a chip and add a card to it: what counts is not how high the cards are, but how many.
    .other = You may pass at 2 cards, but anybody who then passes at 3 knocks you out. Take a card.
lesson-pass = { $first } has passed at 3 cards, and now there are 4. A pass at more cards knocks out those who passed at fewer. Pass.
    .other = A fifth card costs another chip, and a pair would put you out. This time pass at 4 cards.
lesson-beaten = { $second } adds a fifth card and passes at 5, so now you are out too. Whoever passes at the most cards wins the pot: here 6 chips.
lesson-pair = A new round: { $first } passes at 2 cards, and { $second } turns up a second 5. A pair puts you out; the shared hand stays as it was.
lesson-more = You are the only one who can still act. Pass at 2 cards and split the pot of 4 chips in two, or pay for another card?
    .other = Half the pot is 2 chips. Only a 2 or a 5 would pair, and a pass at 3 cards would win you everything. Take a card.
lesson-enough = No pair: the shared hand has 3 cards now. Take one more, or is that enough?
    .other = { $first } passed at 2 cards, so 3 are enough, and nobody is left to beat you. Pass and take the pot.
lesson-round = { $first } is out, and the whole pot, 5 chips, is yours. If several pass at the same highest number of cards, they share it.
lesson-wise = To play well, see who can still act: any of them may beat your pass. And mind high cards in the shared hand: the deck has more of those, so they pair sooner.

coach-ask = A pair puts you out. Otherwise only the number of cards counts: whoever passes at the most wins the pot.
coach-zone-passed-at = Having passed, you act no more this round. A pass holds only until somebody passes at more cards.
coach-did-out-pair = A pair puts out whoever turned it up. Only that card is discarded; the shared hand stays.
coach-did-beaten = A larger hand alone knocks out nobody: it takes a pass at more cards.
coach-did-pot-stays = What cannot be shared equally is not lost: it waits in the pot for the next round.
