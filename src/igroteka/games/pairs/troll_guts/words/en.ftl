game = Troll Guts
pitch = You can’t fold: draw, steal or buy a card on every turn, and outlast everybody else. Your pile is your larder, and your neighbours are thieves.

ask-pile = Build your pile: which card comes out { $value ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}?
ask-card = Add a card to your row: a second { $card } puts you out{ $value ->
    [0] { "" }
    [one] { " " }and costs { $value } chip
   *[other] { " " }and costs { $value } chips
}
ask-cards = Add a card to your row: a pair puts you out{ $value ->
    [0] { "" }
    [1] { " " }and costs 1 chip
   *[other] { " " }and costs up to { $value } chips
}
goal-chips = Last one left takes the pot. Be richest { $value ->
    [0] when one goes broke
    [one] after { $value } round
   *[other] after { $value } rounds
}
did-starts = { $value ->
    [0] { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
   *[other] { $you ->
        [yes] You start: { $card } is the lowest open card.
       *[no] { $seat } starts: { $card } is the lowest open card.
    }
}
    .fate = the first turn

do-draw = Draw unseen from the deck
do-steal = Steal from { $seat }: unseen, free
    .to = Steal: unseen, free
do-buy = Buy your { $card } for 1 chip: safe
do-buy-pair = Buy your { $card }: a pair, pay { $value ->
    [0] your last chip
   *[other] 1 + { $value }
}
do-next = { $value ->
    [1] Put { $card } on top: it comes out first
    [2] Put { $card } next: it comes out second
    [3] Put { $card } next: it comes out third
   *[other] Put { $card } next: it comes out fourth
}

did-will-start = { $value ->
    [0] The tie is broken: { $you ->
        [yes] you will go first.
       *[no] { $seat } will go first.
    }
   *[other] { $you ->
        [yes] You will go first: { $card } is the lowest open card.
       *[no] { $seat } will go first: { $card } is the lowest open card.
    }
} Now everybody arranges a pile.
did-pile-ready = { $you ->
    [yes] Your pile is ready.
   *[no] { $seat }’s pile is ready.
}
did-draw = { $you ->
    [yes] You draw { a-card }
   *[no] { $seat } draws { a-card }
}{ $value ->
    [1] : no pair, still in.
   *[other] .
}
did-steal = { $you ->
    [yes] You steal { a-card } from { $other }
    [other] { $seat } steals { a-card } from you
   *[no] { $seat } steals { a-card } from { $other }
}{ $value ->
    [1] : no pair.
   *[other] .
}
did-buy = { $you ->
    [yes] You buy the { $card } on top of your pile
   *[no] { $seat } buys the { $card } on top of the pile
}{ $value ->
    [1] : no pair.
   *[other] : the pair costs { $card } more.
}
did-take-pot = { $you ->
    [yes] You are the last one in and take the pot:
   *[no] { $seat } is the last one in and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.

no-pile-first = First everybody arranges a pile: say which card comes out next.
no-already-laid = Every { $card } from your hand is already in your pile.
no-pile-is-laid = Play has begun: the piles can no longer be rearranged.
no-nothing-to-buy = Your pile is empty, so there is nothing to buy.
no-nobody-there = Nobody is sitting there to steal from.
no-own-pile = You can’t steal from yourself. You can buy the top card of your own pile for 1 chip.
no-out-of-reach = { $seat } is out of the round, and so are those cards: there is nothing to steal there.
no-nothing-to-steal = { $seat }’s pile is empty, so there is nothing to steal.

zone-arranging = Piles are being arranged
zone-pile = Pile
zone-next-out = Top of pile
zone-row = Row
zone-pot = Pot: for the last one in
    .short = Pot
zone-marker = First turn

row-paid = Paid
    .short = Paid

rules-intro =
    Troll Guts is a game of nerve and petty theft for 3 to 6 players, played for chips. Nobody can fold here. On every turn a new card must come to your open row: from the deck, from somebody else’s hidden pile, or, for a chip, from your own. Two equal cards in your row put you out, and you pay for them. So a round ends for everybody in one of two ways: with a pair, or with the pot, which goes to the last player left.

    A match is a series of rounds. It goes on until somebody has run out of chips; then the player with the most chips wins. That often takes only three or four rounds.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = TRG-1 TRG-11 TRG-13 TRG-14 TRG-15

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody pays a chip into the pot and gets five cards in hand and an open one.
    - Arrange your hand as a face-down pile: you can’t change the order later.
    - On every turn a card comes to your row: from the deck, from another pile or, for a chip, from your own. You can’t fold.
    - Two equal cards in your row: you are out, and pay their value.
    - The last player in takes the pot.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards are common and expensive, low ones rare and cheap.

    Everybody begins the match with the same number of chips, usually 25 (anything from 20 to 30 will do). Chips need not be money: they show who is ahead in the end.

    One player deals; the first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree. Dealing is no advantage.
    .title = Cards, chips, dealer
    .clauses = TRG-16 PAIRS-COMMON-1 PAIRS-COMMON-10 PAIRS-COMMON-16

rules-setup =
    Each round begins in the same way:

    - Everybody pays an ante of 1 chip into the pot.
    - All 55 cards are shuffled. No cards are set aside.
    - Everybody is dealt five cards face down, one at a time, clockwise, starting on the dealer’s left. This is your hand. Only you look at it.
    - Then everybody gets one more card, face up: the first card of the open row.

    The player with the lowest open card will go first. If several players share it, extra cards decide: see “Ties for the first turn”.
    .title = A round begins
    .clauses = TRG-2 TRG-3 TRG-4 PAIRS-COMMON-2 PAIRS-COMMON-11

rules-pile =
    Now that you know who begins, put your whole hand in front of you, face down, as one pile, in any order you like. The order matters: cards come out from the top, one by one, in exactly that order. All five cards go there, even those that equal your open card.

    When everybody is ready, play begins, and from now on nobody may change a pile. You may look at your own pile at any time. Nobody else learns anything about it, except the cards that come out.
    .title = The pile
    .clauses = TRG-5 TRG-6

rules-turn =
    From the first player on, the turns go clockwise. On your turn you do exactly one of three things, and the new card goes to your row, face up:

    - Draw: take the top card of the deck.
    - Steal: take the top card of any opponent’s pile, as long as they are in.
    - Buy: pay 1 chip into the pot and take the top card of your own pile.

    There is no folding and no passing. Drawing and stealing are free. Where a pile is empty, there is nothing to steal or to buy; a pile is never filled up again. Without a chip you cannot buy.

    Should the deck run out, all discarded cards and all cards of players who are out are shuffled to make a new one. If there are none, nobody can draw; stealing and buying go on.
    .title = Your turn
    .clauses = TRG-7 TRG-8 TRG-9 TRG-10 TRG-11 PAIRS-COMMON-5 PAIRS-COMMON-8 PAIRS-COMMON-18

rules-pair =
    If your new card equals one in your own row, you have a pair. Turn all your cards face down, row and pile, and you are out of the round. You pay the value of the paired card into the pot: a pair of 4s costs 4 chips. It makes no difference where the card came from. If you had bought it, that chip is gone as well.

    The cards of a player who is out are out of the game too: nobody can steal them any more, and nobody gets to see the pile.

    If you cannot pay in full, you pay all you have and owe nothing more. A player without chips plays on and can still win the pot.
    .title = A pair
    .clauses = TRG-12 PAIRS-COMMON-17

rules-end =
    Players leave one at a time, so in the end exactly one is left. This player takes no further turn and takes the whole pot.

    Then look at the chips. If somebody has none now, the match is over. What counts is the moment after the pot has been taken: dropping to zero during the round does no harm if you win chips back. Otherwise a new round begins, with all 55 cards.

    You may agree on a number of rounds beforehand, or agree to stop when the current round is over. In the end the player with the most chips wins; ties share the place.
    .title = The end of a round and of the match
    .clauses = TRG-13 TRG-14 TRG-15 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Talk as much as you like: praise your top card, warn of it, swear that it is the 1. Nothing that is said binds anybody, and there are no forfeits.

    Your pile is a store of safe turns: you know its top card, and if it does not pair, one chip buys a turn without risk. But others may take it first. So put cards on top that you will need soon, or cards that pair with what your neighbours show: a thief will find out too late. Few different values in your row, and low ones, keep you in longer and cost less. It is good to go late: those before you may be out by then.
    .title = Table talk and advice
    .clauses = TRG-5 TRG-16

rules-first-tie =
    If several players share the lowest open card, each of them (and nobody else) gets one more open card, in dealing order. Only the new cards are compared: the lowest of them decides. If that one is shared again, those who share it get one more each, and so on. If such a card equals one that already lies in the player’s row, it is discarded, and another one comes at once: nobody can make a pair here. All the other extra cards stay in the rows. In the very rare case that no fitting card exists for a tied player, they get none, which counts as higher than any card; if nobody gets one, chance decides.
    .title = Ties for the first turn
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-real-table =
    The dealer calls out every card and watches the order of turns; here that is done for you.
    .title = At a real table
    .clauses = PAIRS-COMMON-12

rules-pieces-of-eight =
    A variant that your table can choose. The booklet allows it in games other than the base one but does not say how; this is our reading. If an 8 lies in your row, you may discard it and take two cards from the deck instead of one.

    - The 8 leaves first, so a new 8 makes no pair with it.
    - The two cards come one after the other, and each can make a pair, the second one even with the first. If the first card makes a pair, you are out, and there is no second one.
    - Stealing and buying take nothing from the deck, so there your 8 buys nothing.
    .title = Pieces of Eight
    .clauses = TRG-17 PAIRS-27 PAIRS-28 PAIRS-29

rules-options =
    - Chips at the start: 25, or any number from 1 to 1000. Fewer chips make a shorter match.
    - Round limit: the match ends after this round at the latest.
    - Burned cards: from 0 to 5 cards are set aside unseen after each shuffle; usually none.
    - Dealer: the same all match, or passing to the left after each round.
    - Pieces of Eight: usually not played. With it, your 8 buys two cards instead of one.
    .title = Options
    .clauses = TRG-2 TRG-15 TRG-17 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A round. Mia, Leo and Zoe sit clockwise in this order, and each pays 1 chip into the pot. Their open cards: Mia a 7, Leo a 3, Zoe a 9. Leo will go first. They all put their hands in order and set down their piles. Leo steals the top card of Zoe’s pile, an 8: his row is 3 8 now. Zoe looks at her pile. The card on top is a 6, and she has none in her row; she pays 1 chip and buys it: 9 6. Mia draws from the deck: a 7. A pair! She turns her row and her pile face down and pays 7 chips, so 11 lie in the pot. Leo steals from Zoe again. This time it is a 3: a pair for him. He pays 3 chips, and Zoe, the last one in, takes all 14 chips of the pot.

    The order of a pile. From the top, Leo’s pile is 5, 2, 10, 9, 9. Mia steals from him and gets the 5. If he buys now, he gets the 2. Whoever comes next, thief or owner, gets the 10.

    A tie. Mia and Leo both have an open 5, and there is nothing lower. Mia gets a 5 from the deck: she has one already, so it is discarded, and an 8 comes instead. Leo gets a 6. The 6 is lower, so Leo will go first; his row is 5 6, hers 5 8.

    Buying and pairing. Max has 2 chips and a 9 in his row, and the top card of his pile is a 9 too. It would be foolish to buy it: one chip for the card, then 9 for the pair. He would pay the only chip that he had left, and be out. So he draws.

    Without chips. Zoe has no chips left. She cannot buy, but she may draw and steal like everybody else, and if she is the last one in, the pot is hers.
    .title = Examples
    .clauses = TRG-4 TRG-5 TRG-7 TRG-8 TRG-9 TRG-10 TRG-12 TRG-14 PAIRS-COMMON-14 PAIRS-COMMON-17 PAIRS-COMMON-18

rules-misunderstood =
    - There is no folding and no passing. Everybody takes a card on every turn.
    - A stolen card does not go to your hand or pile: it goes face up into your row at once, and may pair there.
    - Buying protects from nothing. A bought card that pairs puts you out like any other.
    - The order of a pile is final. Seeing the others’ cards is no reason to rearrange it.
    - Only your own row can make a pair. Equal cards in your pile, or in front of others, do you no harm.
    - You can’t steal from a player who is out.
    - Fines and purchases go into the pot, never to another player; stealing costs nothing.
    - The last player in need not survive another turn: the pot is theirs at once.
    .title = Often misunderstood
    .clauses = TRG-6 TRG-9 TRG-10 TRG-11 TRG-12 TRG-14

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Every round is played with all 55 cards; none are burned.
    - Who goes first is known before the piles are arranged.
    - You can’t steal from a player who is out: their cards are out of the game.
    - If a bought card makes a pair, you pay both the chip and the fine.
    - An empty pile is not refilled; without a chip you can’t buy.
    - The booklet allows Pieces of Eight in other games but does not say how; we play it as described above.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Chips are what counts here. Every round has a pot, and the last player left in takes it. Nobody can fold: you end up with a pair, or with the pot.
lesson-trap = Your hand becomes a hidden pile, in the order you choose. Thieves add its top card to their row; two equal cards there, and they are out. What do you put on top?
    .other = { $first } and { $second } both show a 9: whoever steals yours will have a pair. Put the 9 on top.
lesson-own = Below the trap, lay something for yourself: you can buy your own top card for 1 chip. Low cards seldom pair, so put the 3 next. The rest is laid for you.
    .other = Any order is allowed, but your row already has a 4, and high cards pair more easily. Put the 3 next.
lesson-turn = On every turn a card comes to your row: from the deck, from another pile or, for a chip, from your own. Leave the 9 as a trap, and draw from the deck.
    .other = The others may have laid traps too, and your 9 had better wait for a thief. Draw from the deck.
lesson-thief = { $first } steals your 9: a pair! Whoever has one is out of the round and pays its value into the pot: 9 chips, so it holds 12 now.
lesson-buy = Your row is 4 and 7. The deck is a risk, and so is the other pile. Where do you get a card that surely makes no pair?
    .other = You know the top card of your own pile: it is the 3, and your row has none. Buy it for 1 chip.
lesson-steal = { $second } shows an 8, and an 8 lies on top of your pile: leave it there as a trap. Stealing is free, so steal a card.
    .other = Leave the 8 as a trap. { $second } arranged that pile before your 3 and 7 lay open, so steal from there.
lesson-won = { $second } steals your 8: another pair, and 8 chips more. You are the last one in, and the pot of 21 is yours.
lesson-wise = To play well, put on top what your neighbours show, and below it cards that you can safely buy. Low cards in your row keep you in longest.

coach-ask-pile = The top card comes out first: for you if you buy it, or for a thief. You can’t change the order later.
coach-ask-card = Only equal cards in your own row make a pair: you pay its value into the pot and are out. The last player left takes the pot.
coach-zone-pile = Only its owner knows a pile. Stealing its top card is free; but if it pairs in your row, you are out and pay, not its owner.
coach-zone-next-out = The top card of your pile: yours for 1 chip, unless somebody steals it first.
