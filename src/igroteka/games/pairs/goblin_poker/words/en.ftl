game = Goblin Poker
pitch = Feed the pile with cards that hurt the others: it is mixed and dealt back. Whoever gets a pair is out; outlast them all.

goal-chips = Last one takes the pot. Be richest { $value ->
    [0] when a player goes broke
    [one] after { $value } round
   *[other] after { $value } rounds
}
ask-donate = Donate a card to be mixed and dealt out, or fold { $value ->
    [0] for free
   *[other] for { $value }
}
ask-last = Last circle: donate a card or fold { $value ->
    [0] for free
   *[other] for { $value }
}; survivors share the pot

do-donate = Donate { a-card }{ $value ->
    [0] { "" }
    [one] : dangerous for { $value } opponent
   *[other] : dangerous for { $value } opponents
}
do-donate-own = Donate { a-card }: dangerous for you{ $value ->
    [0] { "" }
    [one] { " " }and { $value } other
   *[other] { " " }and { $value } others
}

did-deal = { $you ->
    [yes] You are dealt { a-card }.
   *[no] { $seat } is dealt { a-card }.
}
    .many = { $you ->
        [yes] For the ante of 1, you are dealt: { $cards }.
       *[no] For the ante of 1, { $seat } is dealt: { $cards }.
    }
did-out-fold = { $you ->
    [yes] You fold
   *[no] { $seat } folds
}. The price is { $value ->
    [0] the lowest card in play: { $card }.
    [1] { $you ->
        [yes] your own { $card },
       *[no] their own { $card },
    } the lowest card in play.
   *[other] { $you ->
        [other] your { $card },
       *[no] { $other }’s { $card },
    } the lowest card in play.
}
did-circle = Circle { $value } of 5{ $value ->
    [5] , the last
   *[other] { "" }
}. { $you ->
    [yes] With { a-card }, you have the lowest cards and begin.
   *[no] With { a-card }, { $seat } has the lowest cards and begins.
}
    .fate = lowest: the first turn
did-circle-tied = Circle { $value } of 5{ $value ->
    [5] , the last
   *[other] { "" }
}. The lowest cards tie, the { $card } decides: { $you ->
    [yes] you begin.
   *[no] { $seat } begins.
}
    .fate = lowest: the first turn
did-donate = { $you ->
    [yes] You donate { a-card }, to be mixed and dealt out.
   *[no] { $seat } donates { a-card }, to be mixed and dealt out.
}
did-donate-hidden = { $you ->
    [yes] You donate a card, to be mixed and dealt out.
   *[no] { $seat } donates a card, to be mixed and dealt out.
}
did-deal-pile = The donated cards are mixed and dealt face up. { $you ->
    [yes] You have the lowest cards and get the first one.
   *[no] { $seat } has the lowest cards and gets the first one.
}
did-share = { $you ->
    [yes] You get { a-card } from the pile.
   *[no] { $seat } gets { a-card } from the pile.
}
did-card-due = One card is left in the pile, and it no longer matters: { $you ->
    [yes] you are the last one in.
   *[no] { $seat } is the last one in.
}
did-survived = Circle 5 was the last: those still in share the pot, { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} each.
did-pot-stays = Can’t be shared equally: { $value ->
    [one] { $value } chip stays
   *[other] { $value } chips stay
} in the pot.
did-take-pot = { $you ->
    [yes] You are the only one left and take the pot:
   *[no] Only { $seat } is left and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
    .fate = last one left: +{ $value } from the pot

zone-donated = Donated cards, to be dealt out
    .short = In the pile
zone-given = Your donation
zone-lowest-stack = Lowest cards: first in this circle
    .short = First
zone-row = Cards in play
    .marked = may still pair

rules-intro =
    Goblin Poker is a mischievous game for 3 to 8 players, played for chips. It has little to do with poker. Everybody has a secret hand and an open stack of cards in front of them. In each circle everybody feeds one card to a common pile, face down; the pile is mixed and dealt back, face up. Two equal cards in your own stack put you out, and you pay for them. So you donate what the others do not want, and hope that it does not come back to you. If it gets too hot, you can buy your way out. The last player left in takes the pot; if several survive all five circles, they share it.

    A match is a series of rounds. It goes on until somebody has run out of chips; then the player with the most chips wins. That often takes only a handful of rounds.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = GOB-1 GOB-16 GOB-17 GOB-18

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody pays a chip into the pot, gets six cards and secretly picks one: it starts their open stack.
    - In each circle everybody puts a card face down on the pile, or folds; a fold costs the lowest card on the table.
    - The pile is mixed and dealt back face up, starting with the lowest stack.
    - Two equal cards in your stack: you are out, and pay their value.
    - The last player in takes the pot; if several survive five circles, they share it.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards are common and expensive, low ones rare and cheap.

    Everybody begins the match with the same number of chips, usually 25 (anything from 20 to 30 will do). Chips need not be money: they show who is ahead in the end. You also need a marker for the lowest stack.

    One player deals; the first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree. Dealing is no advantage.
    .title = Cards, chips, dealer
    .clauses = GOB-19 PAIRS-COMMON-1 PAIRS-COMMON-10 PAIRS-COMMON-16

rules-setup =
    Each round begins in the same way:

    - Everybody pays an ante of 1 chip into the pot.
    - All 55 cards are shuffled. No cards are set aside.
    - Everybody is dealt six cards face down, one at a time, clockwise, starting on the dealer’s left. This is your hand. Only you look at it.
    - Everybody secretly picks one card from their hand. When all have picked, the cards are turned up together. Yours is the first card of your open stack; five cards stay in your hand.

    The player with the lowest start card goes first and gets the marker. If several players share it, extra cards break the tie, as described below.
    .title = A round begins
    .clauses = GOB-2 GOB-3 GOB-4 GOB-5 GOB-6 PAIRS-COMMON-2 PAIRS-COMMON-11

rules-circle =
    The owner of the lowest stack begins (see below for how to find it). Clockwise, everybody who is in takes one turn and does one of two things:

    - Donate: put one card from your hand face down in the middle. You may choose any card, even one whose value is in your own stack.
    - Fold: buy your way out of the round.

    If the player who began the circle folds, the circle goes on as it was begun.
    .title = A circle
    .clauses = GOB-10 GOB-12

rules-fold =
    The price of folding is the lowest value among all cards in play, that is, in the stacks of all players who are in, your own stack included. The donated cards in the middle do not count. Pay that many chips into the pot, turn all your cards face down, and you are out of the round. Nobody sees your hand. Your stack is no longer in play, so the price may rise for the others.

    If you cannot pay in full, for a fold or for a pair, you pay all you have and owe nothing more. A player without chips plays on and can still win the pot.
    .title = Folding
    .clauses = GOB-11 PAIRS-COMMON-17

rules-deal-back =
    When all have had their turn, the middle holds exactly one card for each player who is still in. Mix the cards and work out the lowest stack again: its owner is served first. Then go on clockwise. Everybody who is in gets one card, face up, on their stack. The order is fixed with the first card, whatever comes up.

    If your new card equals one in your own stack, you have a pair. Turn your cards face down: you are out of the round, and you pay the value of the paired card into the pot. A pair of 8s costs 8 chips.

    Players leave one after another, in the order in which they are served. As soon as only one is left, this player has won the round, even if the next card would have paired. That card is no longer turned up.

    Nobody ever learns who donated what.
    .title = The pile comes back
    .clauses = GOB-13 GOB-14 GOB-15

rules-lowest =
    Again and again the game asks who has the lowest stack. Put the open cards of each stack in order, lowest first, and compare:

    - The stack with the lowest card is the lowest.
    - If several have that card, compare their second cards, then their third ones, and so on.
    - A card that is there is lower than a card that is missing. So 2 3 6 is lower than 2 3.

    Only players who are in count. The question is asked twice in each circle: before the first turn, and once more before the donated cards are dealt back. The answer may be different every time.

    If the lowest stacks are exactly equal, extra cards decide: see “If stacks are equal”.

    Should the deck run out, all discarded cards and all cards of players who are out are shuffled to make a new one. The donated cards in the middle are not among them.
    .title = The lowest stack
    .clauses = GOB-6 GOB-7 GOB-8 GOB-9 PAIRS-COMMON-5

rules-end =
    As soon as only one player is in, by folding or by pairs, the round is over, and this player takes the whole pot.

    Otherwise a new circle begins, with the owner of the lowest stack. There are at most five circles, since five cards were left in your hand. After the fifth, all players who are still in share the pot equally; what cannot be shared stays in it for the next round.

    Then look at the chips. If somebody has none now, the match is over. What counts is the moment after the pot has been taken: dropping to zero during the round does no harm if you win chips back. Otherwise a new round begins, with all 55 cards.

    You may agree on a number of rounds beforehand, or agree to stop when the current round is over. In the end the player with the most chips wins; ties share the place. Chips that are left in the pot then belong to nobody.
    .title = The end of a round and of the match
    .clauses = GOB-16 GOB-17 GOB-18 PAIRS-COMMON-19 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Talk as much as you like: warn, threaten, tell everybody what you have just donated, true or not. Nothing that is said binds anybody, and there are no forfeits.

    Look at the open stacks before you donate. A card whose value many others show, and you don’t, is a good weapon, and a high one hurts most. What you have donated may come back to you, so think twice before you feed the pile with a value of your own. While a 1, 2 or 3 is in play, leaving is cheap for everybody.
    .title = Table talk and advice
    .clauses = GOB-12 GOB-19

rules-first-tie =
    If the lowest stacks are exactly equal, each of their owners (and nobody else) gets one more open card from the deck, in dealing order. The lowest of the new cards decides; if it is shared again, those who share it get one more each, and so on. An extra card that equals one already in the player’s stack is discarded, and another one comes at once: nobody can make a pair here. All the other extra cards stay in the stacks. In the very rare case that no fitting card exists for a tied player, they get none, which counts as higher than any card; if nobody gets one, chance decides. Equal stacks that are not the lowest do not matter.
    .title = If stacks are equal
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-real-table =
    The dealer calls out every card and watches the order of turns; here that is done for you. Anything can serve as the marker of the lowest stack.
    .title = At a real table
    .clauses = PAIRS-COMMON-12

rules-options =
    - Chips at the start: 25, or any number from 1 to 1000. Fewer chips make a shorter match.
    - Round limit: the match ends after this round at the latest.
    - Burned cards: from 0 to 5 cards are set aside unseen after each shuffle; usually none.
    - Dealer: the same all match, or passing to the left after each round.
    .title = Options
    .clauses = GOB-3 GOB-18 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A round. Mia, Leo and Zoe begin with 25 chips; each pays 1 into the pot. They turn up their start cards: Mia a 4, Leo a 7, Zoe a 9. Mia has the lowest card and begins. Mia and Leo each donate a 9, aimed at Zoe; Zoe donates a 7, aimed at Leo. The cards are mixed. Mia’s stack is still the lowest, so she is served first: a 7. Now she shows 4 and 7. Leo gets a 9 and shows 7 and 9. Zoe gets the other 9. A pair! She is out and pays 9 chips, so 12 lie in the pot. In the second circle Mia begins again. The lowest card in play is her own 4. She folds for 4 chips; Leo, the last one in, takes all 16 chips of the pot.

    Lowest stack. Mia shows 3 4 6, Leo 3 4, Zoe 3 9. The first cards are equal. Zoe’s second card is a 9, the others have a 4 there, so Zoe’s stack is the highest. Mia has a third card and Leo has none: Mia’s stack is the lowest.

    The owner leaves. Mia has the lowest stack, 2 6. She begins the circle and folds for 2 chips. Leo and Zoe both donate. Now Zoe’s 4 9 is lower than Leo’s 5 7: Zoe is served first, then Leo.

    Equal stacks. Before the cards are dealt back, Leo and Zoe have a 5 each, and there is nothing lower in the round. Leo gets a 5 from the deck: he has one already, so it is discarded, and a 10 comes instead. Zoe gets a 7. Her stack 5 7 is lower than his 5 10, so she is served first. Both extra cards stay.

    Saved. Leo and Zoe are the last two. The pile holds a 5 and an 8. Leo is served first, gets the 5, and has a 5 already: he is out and pays 5 chips. The 8 would have paired with Zoe’s 8, but she is the last one in and takes the pot.

    Five circles. Mia and Leo have survived them all, and there are 15 chips in the pot. Each gets 7; 1 chip stays for the next round.
    .title = Examples
    .clauses = GOB-5 GOB-7 GOB-8 GOB-9 GOB-10 GOB-11 GOB-13 GOB-14 GOB-15 GOB-16 GOB-17 PAIRS-COMMON-14 PAIRS-COMMON-19

rules-misunderstood =
    - This is not poker. There are no combinations, and nobody compares hands.
    - A donated card is not gone: it comes back open, to somebody who is in, perhaps to you.
    - A short stack is not always a low one. With equal cards, the longer one is lower.
    - Only your own stack can make a pair. Equal cards in your hand, or in front of others, do you no harm.
    - Folding is not free. The price is the lowest card on the whole table, not the lowest card of your own.
    - The one who began the circle is not always served first: the lowest stack is worked out again.
    - Players do not leave all at once. Whoever is served later may win without getting a card.
    - Fines and folds are paid into the pot, not to another player.
    .title = Often misunderstood
    .clauses = GOB-7 GOB-8 GOB-11 GOB-12 GOB-13 GOB-14 GOB-15

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Every round is played with all 55 cards; none are burned.
    - The lowest stack is worked out again before the pile is dealt back; after that the order does not change.
    - Equal stacks matter only if they are the lowest.
    - If there is no fitting extra card at all, a player gets none, which counts as higher than any card.
    - If you can’t pay in full, you pay what you have and play on.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Chips are what counts here. Every round has a pot, and the last player left in takes it. This is not poker: nobody compares hands.
lesson-start = Pick a card in secret: it starts your open stack. A low card seldom pairs, and if it does, you pay less. Start with the 3.
    .other = You could, but a high card pairs more easily and costs more. Start with the 3.
lesson-give = Everybody donates a card, face down. The pile is mixed and dealt back; two equal cards in your stack, and you are out. Which card is dangerous for others, not for you?
    .other = { $first } and { $second } both show a 9, and your stack has none. Donate a 9.
lesson-back = Your own 9 has come back to you! You have another one, but now it is dangerous for you too. Which card can hurt only somebody else?
    .other = { $second } shows a 6, and you don’t: donate the 6. A 9 could hit you as well, and a 5 or a 10 hurts nobody.
lesson-pair = { $second } gets your 6: a pair. Whoever has one is out of the round and pays its value into the pot: 6 chips, so it holds 9 now.
lesson-last = Only { $first } is left, with a 10 in the stack. The pile will have two cards, one for each of you. Donate your 10.
    .other = The 10 is dangerous only for { $first }, and no pair costs more. Donate the 10.
lesson-won = A pair of 10s! You are the last one in, and the pot of 19 is yours. If several players last all five circles, they share it.
lesson-fold = A new round. You have 7 and 10 in your stack, and only 7s and 10s in your hand. Folding costs the lowest card on the table, now 1. What is better?
    .other = Whatever you donate can pair only with your own cards, and that costs 7 or 10. Fold for 1 chip.
lesson-wise = To play well, look at the open stacks: donate what the others show and you don’t, high cards above all. And fold while it is cheap.

coach-ask-start = A pair puts you out and costs its number. The deck has one 1, two 2s … ten 10s: high cards pair most easily.
coach-ask-donate = The donated cards are mixed and dealt face up. Two of the same number before you: you pay that number and are out.
coach-zone-price = Folding costs the lowest card in play, wherever it lies. The price may rise when the owner of that card leaves.
coach-zone-pot = The last one left in the round takes the pot; all who survive circle 5 share it. The match ends when a round leaves somebody with no chips.
coach-zone-circle = There are five circles at most. All who are still in after the fifth share the pot.
coach-zone-lowest-stack = Whoever has the lowest cards begins, and gets the first one from the pile. If the low cards are equal, having more cards is lower.
coach-did-out-pair = Only the open cards of your own stack make a pair. Equal cards in your hand do no harm.
