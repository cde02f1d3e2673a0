game = Monster
pitch = Everything you throw away feeds the monster. Hide behind a better hand, or have the best one yourself and beat the beast for the pot.

goal-chips = { $value ->
    [0] Have the most chips when a round leaves somebody with none
    [one] Have the most chips after { $value } round
   *[other] Have the most chips after { $value } rounds
}
ask-throw = Throw up to 3 cards, keep no pair: the best hand fights for the pot

do-keep = Keep all your cards
do-keep-pair = Keep all cards: a pair stays, −5
do-discard-one = Throw { a-card } to the monster
do-discard-two = Throw { a-card } and { a-value } to the monster
do-discard-three = Throw { $card }, { $value } and { $more } to the monster
do-discard-one-pair = Throw { a-card }: a pair stays, −5
do-discard-two-pair = Throw { a-card } and { a-value }: a pair stays, −5
do-discard-three-pair = Throw { $card }, { $value } and { $more }: a pair stays, −5
do-fold = Fold: pay nothing more
do-fold-last = Fold: pay no more, { $seat } takes { $more }

did-circle = { $value ->
    [1] The first deal:
   *[other] Deal { $value }, six new cards for all still in:
} { $you ->
    [yes] you play first.
   *[no] { $seat } plays first.
}
zone-circle = Deal
did-throw = { $you ->
    [yes] You throw { a-card } to the monster.
   *[no] { $seat } throws { a-card } to the monster.
}
    .many = { $you ->
        [yes] You throw to the monster: { $cards }.
       *[no] { $seat } throws to the monster: { $cards }.
    }
did-throw-hidden = { $you ->
    [yes] You throw a card to the monster.
   *[no] { $seat } throws a card to the monster.
}
    .times = { $you ->
        [yes] You throw
       *[no] { $seat } throws
    } { $times ->
        [one] { $times } card
       *[other] { $times } cards
    } to the monster.
did-keep = { $you ->
    [yes] You keep all your cards.
   *[no] { $seat } keeps all their cards.
}
did-fold = { $you ->
    [yes] You fold.
   *[no] { $seat } folds.
}
did-showdown = Showdown: all hands are turned up.
did-showdown-of-rest = Showdown: all who are still in turn up their hands.
did-monster = { $value ->
    [0] The monster went hungry: it has no cards at all.
    [one] The monster turns up its only card.
   *[other] The monster turns up its { $value } cards.
}
did-monster-card = The monster has { a-card }.
    .many = The monster has: { $cards }.
    .whose = The monster
did-all-lose = All still in have equal hands and lose to the monster: all are fined and stay in.
did-all-paired = Everybody still in has a pair: all are fined and stay in.
did-best = { $you ->
    [yes] You have the best hand.
   *[no] { $seat } has the best hand.
}
    .fate = the best hand
did-same-so-far = { $value ->
    [1] { $you ->
        [yes] Your { $card } meets the monster’s { $card }.
       *[no] { $seat }’s { $card } meets the monster’s { $card }.
    }
   *[other] { $you ->
        [yes] Your hand and the monster’s are equal down to the { $card }.
       *[no] { $seat }’s hand and the monster’s are equal down to the { $card }.
    }
}
    .fate = { $value ->
        [1] { $card } = { $card }
       *[other] equal down to the { $card }
    }
did-higher = { $value ->
    [0] { $you ->
        [yes] The monster has no card against your { $card }.
       *[no] The monster has no card against { $seat }’s { $card }.
    }
   *[other] { $you ->
        [yes] Your { $card } beats the monster’s { $value }.
       *[no] { $seat }’s { $card } beats the monster’s { $value }.
    }
}
    .fate = { $value ->
        [0] the monster has no card against the { $card }
       *[other] the { $card } beats the monster’s { $value }
    }
did-lower = { $you ->
    [yes] The monster’s { $value } beats your { $card }.
   *[no] The monster’s { $value } beats { $seat }’s { $card }.
}
    .fate = the monster’s { $value } beats the { $card }
did-shorter = { $you ->
    [yes] The monster has all your cards and an extra { $value }.
   *[no] The monster has all { $seat }’s cards and an extra { $value }.
}
    .fate = the monster’s extra { $value } beats it
did-equal = { $you ->
    [yes] The monster has the same hand as you, and wins ties.
   *[no] The monster has the same hand as { $seat }, and wins ties.
}
    .fate = a tie: the monster wins
did-outdone = { $you ->
    [yes] Your hand is not the best.
   *[no] { $seat }’s hand is not the best.
}
    .fate = not the best hand
did-monster-beaten = The monster is beaten!
did-beaten = The best hand does not beat the monster: { $you ->
    [yes] you are out!
   *[no] { $seat } is out!
}
    .fate = out of the round
did-hides = { $you ->
    [yes] Your hand is not the best, so you need not fight and stay in.
   *[no] { $seat }’s hand is not the best: no fight, and { $seat } stays in.
}
    .fate = not the best hand: stays in

no-not-so-many = { $value ->
    [one] You have only one { $card } in your hand.
   *[other] You have only { $value } cards of value { $card } in your hand.
}

zone-players-in = Players in the round
zone-monster = The monster
zone-thrown = Thrown
zone-pair-fine = You have a pair: fine at the showdown
    .short = A pair costs
zone-best-fine = Fine if yours is the best hand and does not beat the monster
    .short = If the monster wins

rules-intro =
    Monster is a game of nerve for 4 to 8 players, played for chips. Everybody gets six cards and secretly throws away up to three of them; all the cards thrown away become the monster’s hand. Then the hands are turned up. Whoever has a pair pays. Only the best hand has to fight the monster: if it wins, it takes the pot; if not, its owner pays and is out, and the others, who stayed hidden behind it, play on. The last one left takes the pot without a fight.

    A match is a series of rounds. It goes on until somebody has run out of chips; then the player with the most chips wins. That usually takes four or five rounds.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = MON-1 MON-15 MON-16 MON-18 MON-23

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody pays an ante into the pot and gets six cards.
    - On your turn throw up to three cards to the monster, keep them all, or fold for free.
    - Then the hands are turned up. A pair in your hand costs 5 chips, and you are out.
    - The best hand without a pair fights the monster: if it wins, it takes the pot; if not, its owner pays 5 chips and is out.
    - The others play another deal. The last one takes the pot without a fight.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. High cards are common, low ones rare.

    Everybody begins the match with the same number of chips, usually 25 (anything from 20 to 30 will do). Chips need not be money: they show who is ahead in the end.

    The first dealer is chosen at random. The player on the dealer’s left goes first. When the pot of a round has been taken, the deal passes to the left, so it is fair to play as many rounds as there are players, or twice as many.
    .title = Cards, chips, dealer
    .clauses = MON-4 PAIRS-COMMON-1 PAIRS-COMMON-16

rules-setup =
    A round may take several deals. A deal is six new cards and one turn for each player, and one showdown.

    - At the beginning of a round everybody pays an ante into the pot: 2 chips with 4 or 5 players, 1 chip with 6 or more. Later deals of the same round cost nothing.
    - All 55 cards are shuffled. No cards are set aside.
    - Everybody who is in is dealt six cards face down, one at a time, clockwise, starting on the dealer’s left. Only you look at your hand. A dealer who is out still deals.
    .title = A round begins
    .clauses = MON-2 MON-3 MON-4 PAIRS-COMMON-2 PAIRS-COMMON-11

rules-turn =
    Beginning on the dealer’s left, everybody who is in takes exactly one turn in a deal. On your turn do one of three things:

    - Keep all your cards.
    - Throw away one, two or three cards. Put them face down in the middle of the table. All the cards there are the monster’s hand. The others see how many cards you throw away, but not which.
    - Fold. You are out of the round and pay nothing for it, but your ante is lost. Your cards leave the game unseen, and the monster gets none of them.

    A good hand has no pair, so the first things to throw away are your duplicates. You may keep a pair if you like, or may have to: throwing three away is sometimes not enough. At the showdown it costs you 5 chips. But if all the others fold, even a hand full of pairs wins.

    As soon as only one player is in, the round is over: this player takes the pot at once, without a turn and without a fight.
    .title = Your turn
    .clauses = MON-5 MON-6 MON-7 MON-8 MON-9 MON-18

rules-pairs =
    When everybody has had a turn, all players who are in turn up their hands, and the monster’s hand is turned up too. Nobody learns who threw which card.

    First the pairs: if your hand has two equal cards or more, it does not take part in the comparison. Pay 5 chips into the pot; you are out of the round.

    If only one hand without a pair is left, its owner takes the pot, with the fines, and does not have to beat the monster.

    If every single hand has a pair, all of them pay 5 chips, nobody is out, and all of them play another deal.
    .title = The showdown: pairs
    .clauses = MON-10 MON-11 MON-18 MON-21

rules-monster =
    Now compare the hands without a pair. The highest card decides; if it is equal, the next-highest, and so on downwards. If one hand has run out of cards and the other has not, the longer one is better: 10 8 7 4 beats 10 8 7. The best hand there can be is 10 9 8 7 6 5.

    The best hand must beat the monster; nobody else has to. The monster’s hand is compared in the same way, but pairs do it no harm: equal cards in it simply count once. If hand and monster are exactly equal, the monster wins. A monster without any cards loses to everybody.

    - The best hand beats the monster: its owner takes the pot, and the round is over.
    - The monster wins: the owner of the best hand pays 5 chips into the pot and is out. If only one other player is in, that player takes the pot. Otherwise all 55 cards are shuffled and a new deal begins for all who have neither folded nor been fined. There is no new ante, and the dealer is the same; the nearest player on the dealer’s left who is still in goes first.
    .title = The showdown: the monster
    .clauses = MON-12 MON-13 MON-14 MON-15 MON-16 MON-17 MON-18

rules-ties =
    Several players may share the best hand. If it beats the monster, they share the pot in equal parts; what cannot be divided stays in the pot for the next round.

    If the monster wins, each of them pays 5 chips and is out, unless no other player is left in the round. In that case each of them pays 5 chips, and they all play another deal.

    If you cannot pay an ante or a fine in full, you pay all you have and owe nothing more. A player without chips plays on and can still win the pot.

    It may happen that all players who are left have to pay and play another deal (because they tied, or because they all have pairs), but none of them had a single chip before this fine. Then there is no further deal: they share the pot, and the round is over.
    .title = Ties and empty pockets
    .clauses = MON-19 MON-20 MON-21 MON-22 PAIRS-COMMON-17 PAIRS-COMMON-19

rules-end =
    When the pot of a round has been taken, look at the chips. If somebody has none now, the match is over. Dropping to zero during the round does no harm if you win chips back before its end. Otherwise the next player deals a new round, with new antes.

    You may agree on a number of rounds beforehand, or agree to stop when the current round is over. In the end the player with the most chips wins; ties share the place. Chips that are left in the pot belong to nobody.
    .title = The end of the match
    .clauses = MON-4 MON-23 PAIRS-COMMON-21 PAIRS-COMMON-22 PAIRS-COMMON-23

rules-advice =
    Talk as much as you like: boast of your hand, complain about it, warn the others. Nothing that is said binds anybody, and there are no forfeits.

    In the first deals the monster is strong: it gets up to three cards from everybody. Keep your head down then: a low hand without pairs is the safest place, because somebody else will have the best one and take the blow. If you throw away 10s and 9s, you hide yourself and arm the monster for the one in front. With every player who leaves, the monster becomes weaker and the pot bigger; sooner or later it pays to step forward.
    .title = Table talk and advice
    .clauses = MON-9 MON-24

rules-real-table =
    The dealer calls out the open cards and watches the order of turns; here that is done for you.
    .title = At a real table
    .clauses = PAIRS-COMMON-12

rules-options =
    - Chips at the start: 25, or any number from 1 to 1000. Fewer chips make a shorter match.
    - Round limit: the match ends after this round at the latest. A multiple of the number of players is fair, since everybody then deals equally often.
    - Burned cards: from 0 to 5 cards are set aside unseen after each shuffle; usually none.
    .title = Options
    .clauses = MON-3 MON-4 MON-23 PAIRS-COMMON-2 PAIRS-COMMON-16 PAIRS-COMMON-22

rules-examples =
    A fight. Mia, Leo, Zoe and Max begin with 25 chips; each pays an ante of 2. Mia throws away a 3 and keeps 10 9 7 4 3. Leo throws 10 and 9, Zoe 8 and 2. Max has five 10s and folds. The hands are turned up: nobody has a pair, and Mia’s hand is the best. The monster has 10 9 8 3 2. Mia’s 10 and 9 are as good, but then her 7 meets an 8. She pays 5 chips and is out. Leo and Zoe were hidden behind her and get six new cards each; the pot now holds 13 chips. Leo gets 10 9 8 7 6 5 and throws nothing away, and neither does Zoe. The monster has no cards, and Leo takes the pot.

    Pairs. Mia keeps 10 10 9, Zoe 9 9 9 9 9 8, Max 7 6 5 4 3 2, and Leo has folded. Mia and Zoe pay 5 chips each for their pairs and are out. Max is the only one left and takes the pot. What the monster has does not matter.

    Longer is better. Mia has 10 8 7 4, Leo 10 8 7: Mia’s hand is better. If Leo had 10 9, his would be better, because the 9 beats the 8.

    The monster’s duplicates. The monster has 10 10 10 9. That counts as 10 9, and Zoe’s 10 9 2 beats it.

    Shared. Mia and Leo both have 10 9 8 7 6 5 and beat the monster; there are 15 chips in the pot. Each takes 7, and 1 chip stays for the next round.

    A tie with the monster. Only Zoe and Max are left. Both keep 10 6 5, and both have thrown 10, 6 and 5 away, so the monster has 10 6 5 as well. The monster wins the tie. Zoe and Max pay 5 chips each and play another deal.

    Nobody can pay. Everybody has a pair, and before the fine nobody has a chip. Nothing is paid and nothing is dealt: they share the pot.
    .title = Examples
    .clauses = MON-2 MON-8 MON-11 MON-12 MON-13 MON-14 MON-15 MON-16 MON-17 MON-18 MON-19 MON-20 MON-22 PAIRS-COMMON-19

rules-misunderstood =
    - Not everybody has to beat the monster. Only the best hand meets it.
    - A low hand does not lose. As long as it has no pair, it survives; at worst somebody else takes the pot.
    - Duplicates neither help nor hurt the monster: they count once. Your own duplicates do hurt you.
    - Folding costs nothing beyond your ante, and the cards you fold do not feed the monster.
    - More cards are not better in themselves: the highest card is compared first, the length only if one hand has run out.
    - In a tie with the monster the monster wins.
    - The ante is paid once a round, not once a deal.
    - The last one in the round does not have to beat anybody.
    .title = Often misunderstood
    .clauses = MON-2 MON-8 MON-11 MON-12 MON-13 MON-14 MON-15 MON-17 MON-18

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Folding costs nothing: no price is given anywhere.
    - You may keep a pair even if you could have thrown it away.
    - The last player in never has to beat the monster.
    - If everybody has a pair, all pay, nobody is out, and the deal is played again.
    - If nobody can pay for another deal, they share the pot.
    - A monster without cards loses to any hand.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Chips are what counts here. Everybody has paid 2 into the pot: the best hand takes it, but only if it beats the monster.
lesson-pair = You may throw up to three cards to the monster. A pair left in your hand costs 5 chips and puts you out. One card is enough: which one?
    .other = You have a pair of 7s. Throw one 7 to the monster, and keep the rest.
lesson-beaten = Everything thrown away became the monster’s hand. You had the best hand at the table, so you had to fight it: 10 9 7 against 10 9 8. You pay 5 chips and are out.
lesson-hide = A new round. Only the best hand fights; lower ones without a pair simply stay in. Which three cards do you throw so that somebody else has to fight?
    .other = Throw the 9 and both 10s: the pair is gone, you hide with a low hand, and the monster gets stronger against the others.
lesson-hidden = { $second } has the best hand, but the monster is stronger; { $third } has a pair. Each pays 5 chips and is out. You were hidden, so you play on.
lesson-fight = Only { $first } is left, and the monster has a single card. Hands are compared from the highest card down. What do you throw now, if anything?
    .other = You have 10 9 8 and no pair. Whatever you throw only helps the monster: keep all your cards.
lesson-won = Your 10 is the highest card: the monster is beaten, and the pot of 18 is yours. The last player in a round takes the pot even without a fight.
lesson-wise = To play well, hide behind the others while there are many: they make the monster strong. Step forward when few are left. And folding costs nothing.

coach-ask-throw = The best hand fights the monster, highest card first: it takes the pot, or pays. Other hands without a pair need not fight.
coach-zone-pot = The best hand takes the pot if it beats the monster. If only one player is left in, that one takes it without a fight.
coach-zone-monster = Everything thrown away is the monster’s hand. Equal cards in it count once, and a tie is its win.
coach-zone-pair-fine = Two equal cards at the showdown, and you pay and are out. Throw the extra ones to the monster.
coach-zone-best-fine = You pay only if yours is the best hand and does not beat the monster. Folding is free.
coach-did-hides = Whoever has neither folded nor paid a fine gets six new cards. The last one in takes the pot without a fight.

# On the score pad.
pad-fines = How many fines
    .hint = 5 chips each, as far as they reach. The ante is counted by itself.
