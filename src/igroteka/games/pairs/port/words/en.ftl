game = Port
pitch = Gather the highest sum you dare, but a pair leaves you with nothing; the first to reach 21 points wins.
goal = { $more ->
    [0] Be the first to reach { $value } points: high sums, no pairs
    [one] Reach { $value }, or lead after { $more } round: high sums, no pairs
   *[other] Reach { $value }, or lead after { $more } rounds: high sums, no pairs
}

ask = A pair scores nothing: take a card, or pass and keep { $value }
ask-play-off = The highest sum wins: take a card, or pass with { $value }

do-pass = Pass: { $value ->
    [one] { $value } point
   *[other] { $value } points
} now
do-pass-play-off = Pass with { $value }

did-deal = { $you ->
    [yes] You are dealt { a-card }.
   *[no] { $seat } is dealt { a-card }.
}
    .many = { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
did-pass = { $you ->
    [yes] You pass with a sum of { $value }.
   *[no] { $seat } passes with a sum of { $value }.
}
did-out = { $you ->
    [yes] You are out of the round: no points.
   *[no] { $seat } is out of the round: no points.
}
did-all-stop = { $value ->
    [0] Nobody is left in: no points this round.
   *[other] Nobody takes any more cards.
}
did-equal-sums = { $value } equal sums: the next one scores { $value } less.
did-gain = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
did-no-points = { $you ->
    [yes] A pair: you get no points.
   *[no] A pair: { $seat } gets no points.
}
did-plays-off = { $you ->
    [yes] Play-off: you play for the win.
   *[no] Play-off: { $seat } plays for the win.
}
did-wins = { $you ->
    [yes] You win the match with
   *[no] { $seat } wins the match with
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}!
did-shares-victory = { $you ->
    [yes] You share the victory, with
   *[no] { $seat } shares the victory, with
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}.

zone-sum = Sum this round
    .short = Sum
zone-would-score = Points as things stand
    .short = Points now
zone-passed = Passed
zone-play-off = Play-off
zone-watching = Not in the play-off
    .short = Watching

option-target = Points to win
    .hint = the first to reach this many points wins
option-playoff = Play-off
    .hint = who plays an extra round when several reach the points to win at once
    .reached = all who have reached them
    .top = only those who share the highest total
option-max_rounds = Round limit
    .hint = the match ends after this round at the latest, extra rounds included; if left open, it goes on until somebody has won

preset-eights = Pieces of Eight

rules-intro =
    Port is an open race for 2 to 7 players. In every round you gather cards in front of you, one at a time, and stop when you think that your sum is high enough. But take one card too many, make a pair, and the round brings you nothing at all.

    Points are good here: it is the other way round from the base game. The higher your sum, the more points you get for the round, and the first to reach 21 wins the match. Seven players need about five rounds for that, two players about fifteen.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = PORT-1 PORT-2

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - On your turn take a card, or pass and keep your sum.
    - If you make a pair, you are out of the round and get nothing.
    - When everybody has passed or is out, the highest sum scores as many points as there are players, the next one fewer.
    - The first to reach 21 points wins.
    .title = In short
    .clauses = { "" }

rules-deck =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. So the cards that give you a high sum are also the ones that pair most easily.
    .title = The cards
    .clauses = PAIRS-COMMON-1

rules-setup =
    The deck is shuffled. Then the top five cards are burned: they go face down to the middle of the table, seen by nobody, and begin the discard pile. The same happens after every later shuffle, so that nobody can know exactly what is left. Nobody may look through the discard pile.

    Between rounds the deck is not shuffled: the next round is dealt from what is left of it.

    One player deals; the first dealer is chosen at random. The dealer stays the same, or the deal passes to the left after each round, as you agree. Dealing is no advantage: the cards decide who begins.
    .title = Before you start
    .clauses = PORT-3 PORT-17 PAIRS-COMMON-2 PAIRS-COMMON-3 PAIRS-COMMON-4 PAIRS-COMMON-10

rules-deal =
    Each player is dealt one card face up, clockwise, starting on the dealer’s left and ending with the dealer. The player with the lowest card goes first; from there the turns go clockwise.

    If several players share the lowest card, extra cards decide: see “Ties for the first turn”.
    .title = A round begins
    .clauses = PORT-4 PAIRS-COMMON-11 PAIRS-COMMON-13

rules-turn =
    On your turn, take a card or pass.

    - Take a card: turn up the top card of the deck and add it to your others. If you have no card of that value yet, all is well, and the turn passes to the left.
    - If you do have one, you have a pair: you are out of this round and get no points for it. Your cards stay on the table until the round is over. Only your own cards can make a pair.
    - Pass: you take no more cards in this round. Your sum stands, and nothing can happen to it.

    Those who have passed or are out are skipped. If you are the last one still taking cards, you go on alone, turn after turn, until you pass or make a pair.
    .title = Your turn
    .clauses = PORT-5 PORT-6 PORT-7 PORT-8 PORT-9

rules-scoring =
    The round is over when everybody has passed or is out. Now the sums are compared. The highest sum gets as many points as there are players, the second highest one point fewer, and so on; if nobody is out, the lowest gets 1 point.

    Whoever is out gets nothing. The others are ranked among themselves, and still count down from the number of all players: with five players the best sum brings 5 points, even if three of the five are out.

    Equal sums get the same points, the higher number, and the place below is skipped. In short: take the number of players, and subtract one for every player who is not out and has a higher sum than you.

    Then all cards go to the discard pile, and the next round is dealt.
    .title = Points for the round
    .clauses = PORT-9 PORT-10 PORT-11 PORT-12 PORT-13

rules-reshuffle =
    An empty deck is reshuffled only when the next card is needed, be it in the middle of a deal, of a tie or of a turn. The discard pile (with the burned cards in it) is shuffled and becomes the deck, five cards are burned, and the player who was waiting for a card gets it. The cards in front of the players stay where they are, those of players who are out as well.

    If the new deck has fewer than six cards, fewer are burned, so that one is left to take. And if there is no card at all in deck and discard pile, you can only pass.
    .title = When the deck runs out
    .clauses = PAIRS-COMMON-5 PAIRS-COMMON-6 PAIRS-COMMON-7 PAIRS-COMMON-8

rules-end =
    The match ends with the round in which somebody reaches 21 points or more. If it is one player, that player has won.

    If several players reach 21 in the same round, they have all crossed the line together, whatever their exact totals. They play an extra round to decide the winner; the others watch. The extra round stands on its own: earlier points do not matter in it, and no new ones are written down. The contender with the highest sum wins. If several share it, those play another extra round; if all contenders are out, all of them do.

    In the final ranking the winner comes first; the others follow by their points.
    .title = The end of the match
    .clauses = PORT-2 PORT-14 PORT-15

rules-pieces-of-eight =
    This variant goes particularly well with Port. On your turn, instead of taking one card, you may discard an 8 that lies in front of you and take two cards.

    - The 8 leaves first: it no longer counts in your sum, and a new 8 makes no pair with it.
    - The two cards come one after the other, and each of them can make a pair, the second one even with the first. If the first card makes a pair, you are out, and there is no second one.
    - That was your turn: only one 8 can be spent on it.
    .title = Pieces of Eight
    .clauses = PORT-16 PAIRS-27 PAIRS-28 PAIRS-29

rules-calamities =
    The 7 brings trouble.

    - When deciding who goes first, a 7 is lower than a 1, in the deal and in a tie alike: 7, 1, 2, 3, 4, 5, 6, 8, 9, 10. In your sum it is an ordinary 7.
    - Whoever takes a 7 on their turn must play another turn at once: take a card, pass, or use an 8 if Pieces of Eight is played. If that brings another 7, one more turn follows.
    - A pair puts you out even if a 7 is part of it: no extra turn then.
    - A 7 that you were dealt or got in a tie gives no extra turn. Two cards for an 8 give at most one.
    .title = Calamities
    .clauses = PORT-16 PAIRS-31 PAIRS-32

rules-first-tie =
    If several players share the lowest card, each of them (and nobody else) gets one more, in the same order. Now only the new cards are compared: the player with the lowest of them goes first. If that one is shared again, those who share it get one more each, and so on until one player is left.

    A tied player who is given a value that they already have puts the new card on the discard pile and gets another one at once: nobody can make a pair here. All the other cards of the tie stay with their owners and count in their sums, so losing a tie may even pay off.

    It hardly ever happens, but a tied player may already hold every value that deck and discard pile could still give. Then they get no card, and that counts as higher than any card. If it happens to all tied players at once, chance decides among them.
    .title = Ties for the first turn
    .clauses = PAIRS-COMMON-14 PAIRS-COMMON-15

rules-real-table =
    The points are written down on paper. The blank spacer card of the box lies under the deck and, during a reshuffle, marks the player whose card comes next. The dealer calls out the cards and watches the order of turns. Here all that is done for you.
    .title = At a real table
    .clauses = PAIRS-COMMON-9 PAIRS-COMMON-12

rules-options =
    - Pieces of Eight (recommended) and Calamities: each alone, or both together.
    - Points to win: 21, or any number from 1 to 200.
    - Play-off: usually all who have reached the points to win take part. You may also agree that the highest total wins at once, and that only those tied for it play on.
    - Dealer: the same all match, or passing to the left after each round, extra rounds included.
    - Burned cards: 0 to 5 after every shuffle.
    - Round limit: the match ends after this round at the latest, extra rounds included. If there is no winner by then, the contenders share first place; if nobody has reached the points to win, those with the most points do.
    .title = Options
    .clauses = PORT-2 PORT-14 PORT-15 PORT-16 PORT-17 PAIRS-COMMON-2 PAIRS-COMMON-10

rules-examples =
    A round. Mia, Leo and Zoe play; Zoe deals a 9 to Mia, a 4 to Leo and a 10 to herself. Leo has the lowest card and begins: he takes a 6. Zoe takes a 7, Mia an 8. Leo takes a 9; he has 19 now. Zoe has 17 and passes. Mia has 17 too and wants more: a 9, a pair! She is out. Leo is the only one left, and his sum is the higher one, so he passes. Leo gets 3 points, Zoe 2, Mia none.

    Equal sums. Four players, and Leo is out. Zoe has 24, Mia and Max have 19 each. Zoe gets 4 points, Mia and Max 3 points each, Leo none.

    Everybody out. Mia and Leo both make a pair. Nobody gets a point, and the next round is dealt.

    A play-off. After a round Mia has 22 points, Leo 21, Zoe 15. Mia and Leo play an extra round; Mia’s lead of one point does not count. Mia makes a pair, Leo passes with 16, so Leo wins the match. Mia is second, Zoe third.

    Pieces of Eight. Mia has 8 and 10, a sum of 18. She discards the 8 and takes a 3, then a 9. Now she has 3, 9 and 10: 22.

    Calamities. Zoe has a 5 and takes a 7. She must play again at once, and passes with 12.
    .title = Examples
    .clauses = PORT-4 PORT-7 PORT-9 PORT-10 PORT-11 PORT-12 PORT-15 PORT-16 PAIRS-28 PAIRS-32

rules-misunderstood =
    - Points are good: the more, the better.
    - Only your own cards make a pair with one another. Equal cards in front of the others do no harm.
    - After passing there is no way back into the round.
    - The sum is not written down as points. It only decides who gets how many.
    - If players are out, the best of the others still gets the full number of points.
    - Equal sums do not split the points: all get the higher number.
    - Being the only one left does not end the round by itself. You still have to pass, and as long as you do not, a pair can put you out.
    - In a play-off, earlier totals give nobody an advantage.
    .title = Often misunderstood
    .clauses = PORT-2 PORT-6 PORT-7 PORT-9 PORT-10 PORT-11 PORT-12 PORT-15

### What brought points, and what decided
row-sum = Sum when passing
    .short = Sum
row-points = Points
why-play-off = The play-off decides: { $you ->
    [yes] you have the highest sum.
   *[no] { $seat } has the highest sum.
}
why-no-play-off = No play-off has decided between them: the victory is shared.

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - If several players reach 21 in the same round, they count as finishing together, and an extra round decides.
    - The extra round stands on its own: earlier points do not help in it.
    - If all the others are out, the last player still has to pass.
    - An 8 discarded for two cards no longer counts in the sum.
    - The booklet does not mention Calamities with this game, but there is no reason not to play them here.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Here points are good: whoever is first to reach 21 wins. You earn them round by round, with a high sum of cards and no pair.
lesson-draw = The lowest card begins, and that is your 5. Take a card: whatever lies before you adds up to your sum.
    .other = A sum of 5 is the lowest of all. Take a card first.
lesson-pair = Your 14 is the lowest sum on the table. Only a second 5 or a second 9 would be a pair: dare to take another card.
    .other = Passing would keep your 14, but both others have more: that is just 1 point. Take a card.
lesson-out = A second 9 is a pair: you are out and get nothing. { $first } has the highest sum and gets 3 points, as many as there are players; { $second } gets 2.
lesson-behind = A new round, and { $second } is out with a pair. You have 10, { $first } has 15. Pass for 2 points, or take a card?
    .other = Only another 10 would be a pair, and any 6, 7, 8 or 9 puts you in the lead. Take a card.
lesson-ahead = { $first } passes with 15, and you have 19. Stop here, or try for more?
    .other = Your 19 is the highest sum: passing gets you 3 points. No more can be won in this round, but a pair would take it all. Pass.
lesson-round = Everybody has passed or is out, so the round is over. Your 19 gets 3 points, and { $first } gets 2 for 15. The sums themselves are not points.
lesson-wise = To play well, watch the others’ sums: take a card while it can put you ahead of somebody, and pass when there is nobody left to overtake.

coach-ask = High cards add the most but pair most easily: the deck has ten 10s, nine 9s … and only one 1.
coach-ask-play-off = Several crossed the line together. This extra round alone decides: earlier points no longer count.
coach-zone-would-score = “Points now”: as many points as there are players, minus one for each sum higher than this.
coach-zone-passed = Whoever has passed takes no more cards: that sum can no longer grow or be lost.
coach-zone-out = A pair: no points for this round. The next deal brings everybody back in.

# What a hint speaks of.
omen-out = a pair leaves you with nothing

# On the score pad.
pad-sum = Sum when passing
    .hint = 0 for a pair.
