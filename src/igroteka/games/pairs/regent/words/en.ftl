game = Regent
pitch = Two cards in hand, one on the table: push cards on the others, bluff, and catch somebody with a pair before anybody catches you.

ask-move = Tap a hidden card to give it, or act. A look finds a pair: its owner pays
ask-no-gift = Choose what to do: if a look finds a pair, its owner pays

do-draw = Draw a card
do-attack = Attack { $seat }: an open pair { $value ->
    [0] puts you out
   *[other] costs { $more ->
        [1] { $value }
       *[other] up to { $value }
    }
}
    .to = Attack: a pair you open costs you
do-gift = Give { $seat } your { $card }
    .to = Give your { $card } and the turn to
do-look = See { $seat }’s hand: { $more ->
    [0] a pair puts { $seat } out
   *[other] a pair pays you
}, none { $value ->
    [0] puts you out
   *[other] costs { $value }+
}
    .to = See a hand: no pair costs you

did-starts = { $value ->
    [0] The tie is broken: { $you ->
        [yes] you start.
       *[no] { $seat } starts.
    }
   *[other] { $you ->
        [yes] Your { $card } is the lowest open card: you start.
       *[no] { $seat } has the lowest open card, the { $card }, and starts.
    }
}
did-deal = { $you ->
    [yes] You are dealt { a-card }.
   *[no] { $seat } is dealt { a-card }.
}
    .many = { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
did-draw = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
}
did-draw-hidden = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
did-attack = { $you ->
    [yes] You attack { $other }.
    [other] { $seat } attacks you.
   *[no] { $seat } attacks { $other }.
}
did-attack-card = { $you ->
    [yes] { $other }’s attack gives you { a-card }
    [other] Your attack gives { $seat } { a-card }
   *[no] { $other }’s attack gives { $seat } { a-card }
}{ $value ->
    [0] { "" }
   *[other] { " " }and the turn: no pair
}.
did-attack-pair = { $you ->
    [yes] The attack makes an open pair of { $card }s, so the attacker is out: you!
   *[no] The attack makes an open pair of { $card }s, so the attacker is out: { $seat }!
}
did-out-fold = { $you ->
    [yes] You fold
   *[no] { $seat } folds
}. The price is the lowest open card: { $card }.
did-take-pot = { $you ->
    [yes] You are the last one in and take the pot:
   *[no] { $seat } is the last one in and takes the pot:
} { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}.
did-gift = { $you ->
    [yes] You give { $other }
    [other] { $seat } gives you
   *[no] { $seat } gives { $other }
} { a-card } and the turn.
did-look = { $you ->
    [yes] You look at { $other }’s hand.
    [other] { $seat } looks at your hand.
   *[no] { $seat } looks at { $other }’s hand.
}
did-open = { $you ->
    [yes] Your open card is { a-card }.
   *[no] { $seat }’s open card is { a-card }.
}
    .many = { $you ->
        [yes] Your open cards are { $cards }.
       *[no] { $seat }’s open cards are { $cards }.
    }
did-caught = { $you ->
    [yes] You are caught with a pair of { $card }s: you are out!
   *[no] { $seat } is caught with a pair of { $card }s and is out!
}
did-in-vain = No pair! The highest card is the { $card }: { $you ->
    [yes] you are out!
   *[no] { $seat } is out!
}

no-nobody-there = Nobody is sitting there.
no-not-yourself = Attacks, gifts and looks are for the others, not for yourself.
no-is-out = { $seat } is out of the round.
no-no-closed-cards = { $seat } has no hidden cards: there is nothing to look at.
no-no-open-card = No card lies open, so a fold has no price: nobody can fold now.
no-gift-pairs = { $seat } shows { a-card }: a gift may not make an open pair.

zone-look-price = You look, and there is no pair: you pay at least
    .short = Look, no pair: from
zone-own-pair = You have a pair: if somebody looks, you pay
    .short = Your pair may cost
zone-burned = Cards out of play, face down
    .short = Cards out of play
zone-row = Open to all
    .marked = lowest: price of folding
zone-hand = Hidden cards
    .short = Hidden
zone-price = Folding costs the lowest open card
    .short = Folding costs

row-folds = Pot
    .short = Pot
row-attacks = Attacks, looks
    .short = Attacks, looks

rules-intro =
    Regent is a game of bluff for 2 to 6 players, played for chips. Everybody has open cards on the table and hidden cards in hand. A pair is dangerous for whoever has it: if somebody looks at your hand and finds one, you pay and are out. So everybody pushes cards on the others, looks innocent, and waits for the right moment to look. Whoever looks in vain pays too, and dearly.

    Two players fight duels: each round ends as soon as one of them has lost or given up. With three to six players a round goes on until only one is left. A match is a series of rounds and ends when somebody has run out of chips; then the player with the most chips wins. Expect about fifteen rounds with two players, and five to eight with more.

    Designed by James Ernest and Paul Peterson with Rick Fish; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = REG-1 REG-21 REG-27 REG-28

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody has two hidden cards in hand and an open one on the table.
    - On your turn do one of five things: draw, attack, give a card away, look at a hand, or fold.
    - An attack turns up a card from the deck in front of an opponent: if it makes a pair there, you pay.
    - Look at a hand: if there is a pair, its owner pays; if not, you pay, and dearly.
    - Whoever loses or folds is out; the last player in takes the pot.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards are common and expensive, low ones rare and cheap.

    Before the first round the deck is shuffled, and five cards go face down and unseen to the discard pile. The cards are not shuffled between rounds: the next round is dealt from what is left. When a card is needed and the deck is empty, the discard pile (with the cards of all who are out of the round) is shuffled to make a new one, again five cards are set aside unseen, and play goes on exactly where it stopped. If there are very few cards, fewer are set aside, so that one can be taken. If deck and discard pile are both empty, nobody can draw or attack.

    Everybody begins the match with the same number of chips, usually 25 (anything from 20 to 30 will do). Chips need not be money. There is no ante at the beginning of a round: chips change hands only as described below.

    The first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree; dealing is no advantage.
    .title = Cards, chips, dealer
    .clauses = REG-2 REG-3 PAIRS-COMMON-1 PAIRS-COMMON-2 PAIRS-COMMON-4 PAIRS-COMMON-5 PAIRS-COMMON-8 PAIRS-COMMON-10 PAIRS-COMMON-16

rules-setup =
    At the start of a round everybody gets three cards, one at a time, clockwise, beginning on the dealer’s left: two hidden ones, which only you see, and then an open one, which lies face up in front of you.

    The player with the lowest open card goes first. If several players share it, extra cards decide: see “Ties for the first turn”.
    .title = A round begins
    .clauses = REG-4 REG-5 PAIRS-COMMON-11 PAIRS-COMMON-13

rules-turn =
    On your turn do exactly one of five things:

    - Draw: take a card from the deck. Only you see it.
    - Attack: the next card of the deck is turned up in front of an opponent. Hope that it makes no pair there!
    - Gift: put one of your hidden cards face up in front of an opponent.
    - Look: an opponent has to show their hidden cards.
    - Fold: leave the round, for a price.

    Attack, gift and look are aimed at one opponent of your choice who is still in. You name the target of an attack before the card is turned up.

    With two players the other one goes next. With more it depends: after a draw or a fold the turn goes to the next player on your left who is in. After an attack, a gift or a look it goes to its target, or, if the target is out now, to the next player on the target’s left who is in. That may be you again.

    Nobody is obliged to do anything about a pair in their own hand, or to mention it.
    .title = Your turn
    .clauses = REG-6 REG-7 REG-8 REG-20 REG-22

rules-attack =
    You do not want your attack to make a pair. Only the open cards of your target count; what is in their hand can’t be checked now.

    If the card is new among the open cards, it stays there, and makes it likelier that your target has a pair.

    If the card equals one of them, the attack has failed: you pay your target the value of this card (8 chips for an 8) and are out of the round. The card is discarded, and your target plays on unharmed. With two players the round is over.
    .title = Attack
    .clauses = REG-9 REG-10 REG-11 REG-19 REG-23

rules-gift =
    A gift gets rid of a card that has become dangerous to you, such as one half of a pair. It may not make a pair of open cards: its value must differ from every open card of the receiver. Whether it pairs with a hidden card of theirs you cannot know, and that may be just what you hope for. Everybody sees the gift.
    .title = Gift
    .clauses = REG-12 REG-13

rules-look =
    All your target’s hidden cards are turned up, for everybody to see.

    - If there is a pair among all this player’s cards, open and hidden together, you have caught them: they pay you the value of the pair and are out of the round. With several pairs the highest counts; three or more equal cards count as a pair.
    - If there is none, you pay your target the value of the highest of all these cards, and you are out. The cards stay face up: from now on they are open cards like any others. They cannot be given away, they count for attacks, gifts and the price of folding, and this player cannot be looked at again before drawing a new hidden card.

    You may not look at a player who has no hidden cards.
    .title = Look
    .clauses = REG-15 REG-16 REG-17 REG-18 REG-24 REG-25

rules-fold =
    Folding costs the lowest value among the open cards of all players who are in, your own included: if there is a 2 anywhere, 2 chips. You are out of the round, and nobody sees your hidden cards.

    With two players your opponent gets the chips. With more they go into the pot in the middle of the table, which belongs to the last player in.

    If you cannot pay in full, for a fold, a failed attack or a look, you pay all you have and owe nothing more. A player without chips plays the round to its end and may win some back.
    .title = Fold
    .clauses = REG-3 REG-14 REG-26 PAIRS-COMMON-17

rules-end =
    With two players a round ends with a failed attack, a look or a fold. With more, whoever loses leaves with all their cards, and the round goes on until one player is left. This player takes what lies in the pot.

    All cards of the round go to the discard pile, and a new round is dealt. Its first player is again the one with the lowest open card, not the winner or the loser.

    Before that look at the chips: if somebody has none now, the match is over. You may also agree on a number of rounds beforehand, or agree to stop when the current round is over. The player with the most chips wins; ties share the place.
    .title = The end of a round and of the match
    .clauses = REG-19 REG-21 REG-26 REG-27 PAIRS-COMMON-4 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Say what you like about your hand and those of the others: nothing that is said binds anybody, and without bluffing it is only half a game. Get rid of the pairs in your own hand, and catch the others with theirs, before they catch you.

    Every hidden card is a risk, because a look may find its match. It is also a weapon, because as a gift it may pair with a card in another hand. A player without hidden cards cannot be caught. With few open cards in front of the target, an attack is nearly safe. Looking pays when a pair is clearly likelier than not, since a failed look usually costs 8 to 10 chips. And if a 1, 2 or 3 lies open, folding is cheap.
    .title = Table talk and advice
    .clauses = REG-10 REG-28

rules-first-tie =
    If several players share the lowest open card, each of them (and nobody else) gets one more open card from the deck, in dealing order. Only the new cards are compared: the player with the lowest of them goes first. If that one is shared again, those who share it get one more each, and so on. If such a card equals an open card of the same player, it is discarded, and another one comes at once. Hidden cards do not matter here. All the other extra cards stay on the table. In the very rare case that no fitting card exists for a tied player, they get none, which counts as higher than any card; if nobody gets one, chance decides.
    .title = Ties for the first turn
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-pieces-of-eight =
    A variant that your table can choose. The booklet allows it in games other than the base one but does not say how; this is our reading. If an 8 is among your open cards, whoever put it there, you may discard it and draw two hidden cards instead of one.

    - Nothing is checked for a pair then: a pair among your cards costs you only if somebody looks.
    - An attack puts a card in front of somebody else, so there your 8 buys nothing.
    - If no open card is left in front of anybody, a fold has no price, and nobody can fold until a card lies open again.
    .title = Pieces of Eight
    .clauses = REG-29 REG-30 PAIRS-27

rules-options =
    - Chips at the start: 25, or any number from 1 to 1000. Fewer chips make a shorter match.
    - Round limit: the match ends after this round at the latest.
    - Burned cards: how many cards are set aside unseen after each shuffle, from 0 to 5; usually five.
    - Dealer: the same all match, or passing to the left after each round.
    - Pieces of Eight: usually not played. With it, your 8 buys two cards instead of one.
    .title = Options
    .clauses = REG-2 REG-27 REG-29 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A failed attack. Mia and Leo play. In front of Mia lies an 8, in front of Leo a 5, so Leo begins. He attacks, and the card is an 8! It pairs with Mia’s, so Leo pays her 8 chips, and the round is over.

    A cheap exit. In front of Mia lies a 9, in front of Leo a 2. Leo begins and draws a card. Mia does not like her hand and folds: the lowest open card is the 2, so Leo gets 2 chips from her.

    Two pairs. Leo has an open 4, and 4, 9 and 9 in his hand. Mia looks: the 9s are the higher pair, and Leo pays her 9 chips.

    Looking in vain. Leo has an open 4, and 6 and 10 in his hand. Mia looks, finds no pair, and pays him 10 chips.

    Limits of giving. In front of Leo lie 5, 9 and 7, in front of Mia 5 and 2. Leo has 3 and 9 in his hand. He may give Mia either of them. He could not give her a 5 or a 2.

    Round the table. Mia, Leo, Zoe and Max sit clockwise in this order. Max attacks Leo, and the card, a 9, makes no pair: Leo goes next. He gives Max an 8: Max goes again. Max draws a card, and so the turn goes to the left, to Mia. She looks at Max’s hand and finds two 10s. Max pays her 10 chips and is out. The turn would be his, but he is out, so it goes to the next player on his left, which is Mia again. Now she attacks Zoe, and the card is an 8, like the one in front of Zoe. Mia pays Zoe 8 chips and is out, the second 8 is discarded, and Zoe goes next.

    Cards stay up. Mia looks at Leo’s hand: besides his open 5 he has 4 and 8, no pair. Mia pays him 8 chips and is out. Leo’s three cards all lie open now. He has no hidden cards, so Zoe cannot look at his hand.

    The pot. Mia folds when the lowest open card is a 2, and puts 2 chips into the middle. Later Zoe folds when it is a 3. Leo is the last one in and takes all 5 chips.
    .title = Examples
    .clauses = REG-11 REG-13 REG-14 REG-16 REG-17 REG-18 REG-20 REG-21 REG-23 REG-24 REG-25 REG-26

rules-misunderstood =
    - You don’t want an attack to make a pair. The values in front of your target are the ones to be afraid of.
    - An attack card may well pair with a hidden card of the target. That is not a failure, and nobody notices until somebody looks.
    - A gift may not pair with an open card.
    - You don’t have to show or play a pair in your own hand. It only hurts if somebody looks.
    - With more than two players the turn does not always go to the left: after an attack, a gift or a look it goes to the target.
    - A failed look costs the highest of all that player’s cards, not only of the hidden ones.
    - The price of folding counts your own open cards too.
    - A look is for everybody’s eyes, and after a failed one the cards remain open.
    .title = Often misunderstood
    .clauses = REG-10 REG-11 REG-13 REG-14 REG-15 REG-17 REG-20 REG-25

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - An attack card pairs only with the target’s open cards.
    - A failed look costs the highest of all cards, open and hidden.
    - When an attack fails, the second card of the pair is discarded, and the target plays on.
    - Cards turned up by a look stay as ordinary open cards.
    - One deck serves several rounds; nobody has to mention a pair of their own.
    - The booklet allows Pieces of Eight in other games but does not say how; we play it as described above.
    .title = What we decided
    .clauses = { "" }

lesson-goal = You play for chips. The danger is a pair among your cards, open and hidden: if somebody looks at your hand and finds one, you pay.
lesson-attack = On your turn you do one thing. An attack turns up a card in front of your opponent; if it makes a pair there, you pay. There is only a 5, so attack!
    .other = In front of your opponent lies just one card, so an attack is nearly safe, and the more cards there, the likelier a pair. Attack.
lesson-rid = { $first } gives you a 6, and you have another in your hand: a pair! If { $first } looks now, you pay 6 chips. How do you get rid of it?
    .other = Folding costs 3 chips, and anything else leaves you with the pair. Give your hidden 6 to { $first }, where no 6 lies open.
lesson-look = Your opponent has three open cards and two hidden: a pair is likely. Look! If there is one, you are paid its value; if not, you pay the highest card.
    .other = The chance of a pair there is better than even by now. Look at the hand while it is still there.
lesson-caught = A pair of 9s! { $first } pays you 9 chips, and the round is over. With more than two players it goes on until one is left.
lesson-fold = New cards, and you hold two 10s: a look would cost you 10. You can’t give one away, as your opponent has an open 10. What is the cheapest way out?
    .other = On the next turn your opponent may look and get 10 chips. A fold costs only as much as the lowest open card, your 2. Fold.
lesson-wise = Get rid of your pairs, look when your opponent has many cards, and fold while a low card makes it cheap. And bluff!

coach-ask-move = A look that finds a pair earns you its value. An attack earns nothing, but its card may pair with a hidden one.
coach-zone-own-pair = Nobody knows of your pair until they look. Give one of the two cards away, or bluff it out.
coach-zone-look-price = If a look finds no pair, you pay the highest card there, hidden ones included.
coach-zone-price = A fold costs as much as the lowest open card of all, yours included.
coach-zone-pot = The pot: whoever folds pays in here, and the last player left in the round takes it all.
coach-did-attack = An attack turns up a card in front of its target. An open pair: the attacker pays and is out. The target goes next.
coach-did-gift = A gift can’t match an open card, but it may make a pair with a hidden one. The receiver goes next.

# On the score pad.
pad-paid = Paid
    .hint = For folding, for an attack or a look.
pad-paid-to = To whom
    .hint = Who folds pays into the middle.
wrong-paid-oneself = Nobody pays themselves: choose to whom the chips went.
wrong-last-paid = Whoever was the last one in has paid nothing.
wrong-not-so-many = Somebody has paid more chips than they had.
