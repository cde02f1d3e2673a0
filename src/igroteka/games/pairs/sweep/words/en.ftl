game = Sweep
pitch = The lowest card takes the best; any other takes everything below it. What counts in the end is who has the most of each value.

ask-play = Play a card: the lowest takes the highest, each next one all below it
ask-take = A tie: you take turns picking. Which card now?
did-starts = { $value ->
    [0] Drawn by lot: { $you ->
        [yes] you start.
       *[no] { $seat } starts.
    }
   *[other] { $you ->
        [yes] You took the last card, so you start.
       *[no] { $seat } took the last card and starts.
    }
}
    .fate = the first turn

do-play = Play { a-card }
do-spend = Play { a-card } (−{ $card } open points)
do-take = Take { $card }

did-row = { a-card.start } comes to the middle.
    .many = These come to the middle: { $cards }.
did-play = { $you ->
    [yes] You play { a-card }.
   *[no] { $seat } plays { a-card }.
}
did-spend = { $you ->
    [yes] Having played the { $card }, you no longer have the most open { of-card }: −{ $card }.
   *[no] Having played the { $card }, { $seat } no longer has the most open { of-card }: −{ $card }.
}
did-lowest = { $you ->
    [yes] Your { $card } is the lowest and takes the highest.
   *[no] { $seat }’s { $card } is the lowest and takes the highest.
}
    .shown = The lowest takes the highest, each next one all below it:
did-not-lowest = { $you ->
    [yes] Your { $card } takes all that is lower.
   *[no] { $seat }’s { $card } takes all that is lower.
}
did-equal = { $you ->
    [yes] { $value ->
        [0] Another { $card }: yours.
       *[other] First { $card }: yours.
    }
   *[no] { $value ->
        [0] Another { $card }: { $seat }’s.
       *[other] First { $card }: { $seat }’s.
    }
}
    .shown = The lowest takes the highest, each next one all below it:
did-share = The { of-card } share, { $value ->
    [1] a card each in turn
   *[other] each picking a card in turn
}; the one played first begins.
    .fate = { $value ->
        [1] equal: they take cards in turn
       *[other] equal: they choose cards in turn
    }
did-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of value { $card } from the middle.
    .shown = Taken from the middle:
did-use = { $you ->
    [yes] Your { $card } goes to the middle.
   *[no] { $seat }’s { $card } goes to the middle.
}
    .fate = then the { $card } goes to the middle
did-ahead = { $you ->
    [yes] You have the most open { of-card }: +{ $card }.
   *[no] { $seat } has the most open { of-card }: +{ $card }.
}
    .many = { $you ->
        [yes] You have the most open cards of { $cards }.
       *[no] { $seat } has the most open cards of { $cards }.
    }
did-level = { $you ->
    [yes] You tie for the most open { of-card }: +{ $card }.
   *[no] { $seat } ties for the most open { of-card }: +{ $card }.
}
    .many = { $you ->
        [yes] You tie for the most open cards of { $cards }.
       *[no] { $seat } ties for the most open cards of { $cards }.
    }
did-behind = { $you ->
    [yes] You no longer have the most open { of-card }: −{ $card }.
   *[no] { $seat } no longer has the most open { of-card }: −{ $card }.
}
    .many = { $you ->
        [yes] You no longer have the most open cards of { $cards }.
       *[no] { $seat } no longer has the most open cards of { $cards }.
    }
did-sweep = The middle is swept clean: the { $card } is discarded.
    .many = The middle is swept clean: { $cards } are discarded.

no-share-first = First the cards you tied for are shared: take one of them.
no-lay-first = First everybody plays a card; only then are cards taken.
no-not-lower = Your { $value } takes only what is lower, and { $card } is not.
no-not-in-loot = There is no { $card } among the cards that you share.

zone-middle = Middle
    .marked = the lowest card played takes these
zone-row = Card played
zone-hand = Hand
    .marked = all players know these
zone-so-far = Points for open cards
    .short = Open points
zone-marker = First turn

preset-to-150 = To 150 points

rules-intro =
    Sweep is a card game for 3 to 6 players. Five open cards lie in the middle. Everybody plays one card from a secret hand, and then all take cards from the middle, in a fixed order: the lowest card goes first and gets the best of them, every other one takes all that is lower than itself. What you take goes into your hand, to keep or to play later. When the deck is used up, whoever has the most cards of a value scores that value. The player with the most points wins.

    A deal has eight rounds with three players, seven with four, six with five and five with six. You can leave it at one deal or play a longer match.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = SWEEP-1 SWEEP-4 SWEEP-32 SWEEP-34

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody has five cards in hand, and five open cards are in the middle.
    - In turn, everybody plays one card.
    - Then the cards take, from low to high: the lowest takes all cards of the highest value, the others all that is below them.
    - What you take goes into your hand, and your card to the middle; what is left is swept away.
    - When the deck is used up, whoever has the most cards of a value scores that value.
    .title = In short
    .clauses = { "" }

rules-setup =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike.

    All 55 cards are shuffled, and everybody gets five of them. Look at your cards, but show them to nobody. The others form the deck. Nothing is set aside and nothing is ever shuffled again: the deck is exactly enough for the rounds of the deal.
    .title = Cards and deal
    .clauses = SWEEP-2 SWEEP-3 SWEEP-4 PAIRS-COMMON-1

rules-round =
    Each round begins with five cards from the deck, turned up in the middle. Then the round has two parts: first everybody plays a card, then everybody takes.

    A random player starts the first round. After that, whoever took the very last card of a round starts the next.

    Beginning with this player and going clockwise, everybody plays one card from their hand face up in front of them. So those who come later see what the others have played. Nobody takes anything before all have played.

    Very rarely a player has no cards left. Such a player sits out: no card to play, nothing to take.
    .title = A round: playing a card
    .clauses = SWEEP-5 SWEEP-6 SWEEP-7 SWEEP-8 SWEEP-9 SWEEP-10 SWEEP-11

rules-taking =
    Now the cards in front of the players take, the lowest first and then upwards:

    - The lowest card takes all cards of the highest value in the middle, whatever that value is: if two 9s are the highest, both of them.
    - Every other card takes all cards in the middle that are lower than itself. Equal cards stay where they are.

    You always take everything that your card wins. It goes into your hand, and you may play it in a later round.

    When your card has taken, move it to the middle. There the players after you can win it. Until its turn comes, it stays in front of you, and nobody can take it.

    When all have taken, whatever is left in the middle is swept away to the discard pile and is out of the deal. If there are cards left in the deck, the next round begins.
    .title = A round: taking
    .clauses = SWEEP-12 SWEEP-13 SWEEP-14 SWEEP-15 SWEEP-16 SWEEP-17 SWEEP-21 SWEEP-22

rules-tie =
    If several players have played the same value, they share what one such card would win. Whoever played it earliest takes one card first, then the next of them, and so on in turn, again and again, until nothing is left to share. Each time you may pick any of these cards. Whoever comes later may get fewer cards or none at all.

    If the lowest value is played by several, they share the cards of the highest value in the same way, and nothing else.

    The equal cards go to the middle together, and only when everything has been shared.
    .title = Equal cards
    .clauses = SWEEP-18 SWEEP-19 SWEEP-20

rules-scoring =
    When the deck is empty and the last round is over, all hands are shown. Everything in your hand counts, the cards dealt to you as well as those you took.

    Go through the values from 1 to 10. Whoever has the most cards of a value scores that value once: having the most 5s is worth 5 points, no matter how many there are. If several have equally many, each of them scores in full. A value that nobody has is worth nothing to anybody.

    The player with the most points wins; ties share the place.
    .title = Scoring
    .clauses = SWEEP-31 SWEEP-32 SWEEP-33 SWEEP-34

rules-match =
    For a longer game play several deals and add up the points, for instance until somebody has 150. Each deal begins with all 55 cards and a new random first player. Only after a complete deal do you look at the totals. If several have reached the goal, the highest total wins; if that is shared, everybody plays another deal, until one player is ahead alone.

    You may also set a limit: after that many deals the match ends, and ties share the place.
    .title = A match
    .clauses = SWEEP-41 SWEEP-42 SWEEP-43 SWEEP-44

rules-advice =
    It helps to know what is certain. In every round at least one card is taken. Whoever is the only one to play a value always takes something: even the second-lowest card finds the one that was used before it. Only those who tie can come away with nothing. And the last card of a round, which gives the right to start, always goes to the highest card played.
    .title = Good to know
    .clauses = SWEEP-8 SWEEP-23

rules-options =
    - Points to win: if left open, you play one deal. Otherwise deals follow one another until somebody has that many points and is ahead; 150 is a good number.
    - Deal limit: a match for points to win ends after this deal at the latest.
    .title = Options
    .clauses = SWEEP-41 SWEEP-42 SWEEP-43

rules-examples =
    A round. In the middle lie 2, 4, 6, 9 and 9. Mia plays an 8, Leo a 3, Zoe a 5. Leo’s 3 is the lowest and takes the highest value: both 9s. His 3 goes to the middle. Next is Zoe’s 5: it takes 2, 3 and 4, so Leo’s card is hers now. Her 5 goes to the middle. Mia’s 8 takes 5 and 6. Her 8 goes to the middle, nobody can win it any more, and it is swept away. Mia took the last card, so she starts the next round.

    Sharing. In the middle lie 1, 4, 4, 7 and 10. Mia plays a 6, Leo a 6 as well, Zoe a 2. Zoe takes the 10, and her 2 goes to the middle. The sixes win 1, 2, 4 and 4. Mia played hers first, so she picks first: a 4. Leo takes the other 4, Mia the 2, and the 1 is left for Leo. Both sixes go to the middle; they and the 7 are swept away. Leo took the last card and starts.

    Lowest twice. In the middle lie 2, 3, 5, 8 and 9. Mia plays a 4, Leo a 4, Zoe a 7. The highest value is the one 9, and Mia gets it, because she played her 4 first. Leo gets nothing. Both 4s go to the middle, and Zoe’s 7 takes 2, 3, 4, 4 and 5.

    Scoring. Mia and Leo have three 10s each, Zoe two: Mia and Leo score 10 points each. Zoe has the only 1 and scores 1 point. All the 7s have been swept away: nobody scores for them.
    .title = Examples
    .clauses = SWEEP-8 SWEEP-12 SWEEP-13 SWEEP-14 SWEEP-15 SWEEP-18 SWEEP-19 SWEEP-20 SWEEP-21 SWEEP-32 SWEEP-33

rules-misunderstood =
    - The lowest card does not take lower cards. It takes the highest value in the middle.
    - A card that has done its work is not safe: the next higher one usually takes it.
    - What you win goes into your hand, and you can play it again. There is no separate pile for it.
    - Equal cards share what they win. They do not win it twice.
    - You cannot leave cards in the middle that your card wins.
    - The total number of cards does not count, only who has the most of each value. One 9 can be worth 9 points.
    - The right to start goes to whoever took the last card, not to whoever took the most.
    .title = Often misunderstood
    .clauses = SWEEP-8 SWEEP-12 SWEEP-13 SWEEP-15 SWEEP-17 SWEEP-18 SWEEP-32

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - No cards are burned: the deck is exactly enough for all rounds.
    - Players who tie each take any of the cards that their value wins.
    - Equal cards go to the middle only when everything has been shared.
    - Nobody scores a value that nobody has.
    - Ties share the place; in a longer match another deal is played.
    .title = What we decided
    .clauses = { "" }

lesson-goal = In the end, whoever has the most cards of a value scores it: the most 10s bring 10 points. Your whole hand counts, and three of the eight rounds are left.
lesson-lowest = Everybody plays a card, then all take from the middle. The lowest card takes all cards of the highest value, here both 10s. You go last: play your 3.
    .other = To take both 10s, your card must be lower than the 6 that has been played. The 3 is the one you will miss least: play it.
lesson-used = Both 10s are yours. Then your 3 went to the middle, and { $second }’s 6 took it: every card but the lowest takes all that is lower than itself.
lesson-sweep = You go last again. The 4 will take the 9, the 5 all that is below it. Which of your cards takes the most, without spending a 10?
    .other = Your 8 takes both 5s, the 6 and the 7. A lower card takes less, and a 10 takes no more: keep your 10s for the scoring.
lesson-again = You took the last card, so you start the last round. What you have taken can be played again: play the 7, you have only one.
    .other = Keep your 10s, 6s and 5s for the scoring; the 4 would take little. Play the 7.
lesson-share = { $first } plays a 7 too: a tie. You share all that is below 7, one card each in turn, and you pick first. Look at { $first }’s cards: which do you take?
    .other = You and { $first } have two 6s each: whoever gets the third one scores 6 points. Take the 6.
lesson-score = The most 10s bring you 10 points, the most 6s bring 6, the 1 brings 1. For the 5s you tie with your right neighbour, so both score 5. You win by 22 to 21!
lesson-wise = Go to extremes: a low card takes the best, a high one sweeps up the rest, a middling one gets little. Whoever plays last can count it all beforehand.

coach-ask-play = Once your card has taken, it goes to the middle as well, where a higher one can take it.
coach-ask-take = First take what can give you the most of a value: you may not get a second pick.
coach-zone-hand = Cards taken from the middle stay open to all; those that were dealt stay hidden, but in the end all count.
coach-zone-marker = Whoever took the last card of a round starts the next one. Playing late is better.
coach-zone-collection = In the end hidden cards count too. Each value scores once: one card more than the others is enough.

# What a hint speaks of.
omen-loot = you take cards from the middle this round
