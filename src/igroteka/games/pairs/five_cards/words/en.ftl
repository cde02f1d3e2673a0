game = Five Cards
pitch = A duel over five columns: chance decides which card you turn up, and you decide where it goes.
goal = { $more ->
    [0] Win columns: be the first to reach { $value } points
    [one] Win columns: reach { $value } points, or lead after { $more } round
   *[other] Win columns: reach { $value } points, or lead after { $more } rounds
}

ask-column = Which column for your { $card }? The higher sum on a side wins it
did-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
    .fate = the first turn

do-place = Add to column { $card }: you { $value }, opponent { $more }

did-common = { a-card.start } heads a column.
    .many = These head the columns: { $cards }.
did-aside = Another { $card }: it is set aside.
did-shuffled-back = { $value ->
    [one] The card set aside goes
   *[other] The { $value } cards set aside go
} back into the deck.
did-draw = { $you ->
    [yes] You turn up { a-card }.
   *[no] { $seat } turns up { a-card }.
}
did-place = { $you ->
    [yes] You add the { $card } to column { $value }.
   *[no] { $seat } adds the { $card } to column { $value }.
}
did-leads = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} in column { $card }: its points are no longer halved.
did-overtakes = { $you ->
    [yes] You now lead in column { $card } instead of { $other }.
    [other] { $seat } now leads in column { $card } instead of you.
   *[no] { $seat } now leads in column { $card } instead of { $other }.
}
did-levels = Column { $card } is tied now: { $value ->
    [0] nothing for anybody
    [one] { $value } point each
   *[other] { $value } points each
}.
did-fits-nowhere = Every column has { a-card } already, so this one fits nowhere: the round is over.
did-column = { $you ->
    [yes] Column { $card } is yours, with a sum of { $value }.
   *[no] Column { $card } goes to { $seat }, with a sum of { $value }.
}
    .shown = Columns won:
did-column-tied = Column { $card } is tied: { $value ->
    [0] nothing for anybody
    [one] { $value } point each
   *[other] { $value } points each
}.
did-score = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $value ->
    [one] { $value } point
   *[other] { $value } points
} in this round.
did-total = { $you ->
    [yes] Your total is { $value }.
   *[no] { $seat }’s total is { $value }.
}
did-won = { $value ->
    [one] { $you ->
        [yes] You win the match with { $value } point.
       *[no] { $seat } wins the match with { $value } point.
    }
   *[other] { $you ->
        [yes] You win the match with { $value } points.
       *[no] { $seat } wins the match with { $value } points.
    }
}
    .fate = wins the match

no-no-such-column = There is no column { $card } in this round.
no-column-of-its-own = In this column { $card } is the common card, and a column takes no value twice.
no-yours-is-there = Column { $value } already has your { $card }, and a column takes no value twice.
no-theirs-is-there = Column { $value } already has { $seat }’s { $card }, and a column takes no value twice.

zone-common = The columns and what they score
    .short = Columns
zone-drawn = Card to be placed
zone-fits-nowhere = Fits nowhere
zone-round-points = If the round ended now
zone-lying = In how many columns (5/5: the next one ends the round)
    .short = Columns with this card; a 6th ends the round
zone-left = Left in the deck
zone-column-1 = Column 1
zone-column-2 = Column 2
zone-column-3 = Column 3
zone-column-4 = Column 4
zone-column-5 = Column 5
zone-column-6 = Column 6
zone-column-7 = Column 7
zone-column-8 = Column 8
zone-column-9 = Column 9
zone-column-10 = Column 10

option-target = Points to win
    .hint = whoever has this many points after a round and is ahead wins the match
option-max_rounds = Round limit
    .hint = the match ends after this round at the latest; if left open, it goes on until somebody has enough points

rules-intro =
    Five Cards is a duel for exactly 2 players. Five common cards lie in a row between you. You take it in turns to turn up a card and add it, on your own side, to one of the five. Every common card with the cards on both sides of it is a column, and whoever has the higher sum in a column scores its common card.

    Which card you turn up is luck; where you put it is not. A match is played to 100 points over several rounds and takes about fifteen minutes.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = FIVE-1 FIVE-21

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Five common cards lie between you: each of them starts a column.
    - On your turn, turn up a card and add it, on your side, to any column that does not have that value yet.
    - When somebody turns up a card that fits nowhere, the round is over.
    - Whoever has the higher sum in a column scores its common card; in a tie each scores half of it.
    - The first to reach 100 points wins.
    .title = In short
    .clauses = { "" }

rules-setup =
    The deck has 55 cards: one 1, two 2s, three 3s and so on, up to ten 10s. Each round starts with all of them, shuffled. No cards are burned.

    Turn up cards until five different values lie in the middle. A card whose value is there already is set aside. If any were set aside, shuffle them back into the deck afterwards. So the deck always has 50 cards: all but the five in the middle.

    Lay the five in a row, from the lowest to the highest. Each of them begins a column that will grow towards both of you. A column has the name of its common card.

    In the first round the first player is random. After that it is whoever scored fewer points in the round before. If both scored the same, it is the one who did not go first last time.
    .title = A round begins
    .clauses = FIVE-2 FIVE-3 FIVE-4 FIVE-5 FIVE-6 FIVE-7 FIVE-8 PAIRS-COMMON-1 PAIRS-COMMON-2

rules-turn =
    You take turns, one card each. Turn up the top card of the deck and add it, face up, to a column of your choice, always on your own side.

    There is one thing to watch: no column may have the same value twice. A card cannot go to a column that already has one like it, whether it is the common card, a card of yours or one of your opponent’s.

    If the card fits anywhere, you must place it, even if you would rather not. And what has been placed never moves again.
    .title = Your turn
    .clauses = FIVE-9 FIVE-10 FIVE-11 FIVE-12 FIVE-13

rules-round-end =
    When somebody turns up a card that fits into no column, because every one of them already has its value, the round is over at once. That card is not placed and counts for nobody.

    Only a 6, 7, 8, 9 or 10 can end a round: of the lower values there are too few cards to fill five columns and turn up one more. At least 4 cards are placed in a round and at most 35, so the deck never runs out.
    .title = The end of a round
    .clauses = FIVE-14 FIVE-15

rules-scoring =
    Compare the sums of both sides in each column. The common card itself belongs to neither side.

    - The higher sum scores the value of the common card. In column 7 that is 7 points, however great the lead.
    - If the sums are equal, each player scores half of it, rounded down. A 9 gives 4 points each, a 1 gives nothing.
    - A column to which nobody has added a card is a tie, too: zero against zero.

    Write down the points and begin a new round.
    .title = Scoring
    .clauses = FIVE-16 FIVE-17 FIVE-18 FIVE-19 FIVE-20

rules-end =
    The first to reach 100 points wins the match. Look at the totals only when a round has been scored. If both of you have 100 or more then, the higher total wins; if the totals are equal, play another round, and so on until they differ.

    If you have agreed on a number of rounds, the match ends after the last of them at the latest. The player with more points wins then too; if you are tied, you share first place.
    .title = The end of the match
    .clauses = FIVE-21 FIVE-22 FIVE-23

rules-advice =
    Put high cards where they turn a valuable column in your favour, and low ones where they do no harm. A 10 that you place keeps your opponent from placing a 10 in that column.

    Keep an eye on the values that already lie in four of the columns: once the fifth is filled, the next one ends the round. If you are ahead, help it along; if you are behind, keep a column open. On the screen a small table under the columns shows it: 4/5 under the 8 means that four of the five columns have an 8; the line below says how many 8s are left in the deck.
    .title = Advice
    .clauses = FIVE-12 FIVE-14

rules-options =
    - Points to win: 100, or any other number. With 50 the match is about half as long.
    - Round limit: the match ends after this round at the latest.
    .title = Options
    .clauses = FIVE-21 FIVE-23

rules-examples =
    A round. In the middle are 3, 5, 6, 7 and 9; Leo goes first. He turns up a 7. It cannot go to column 7, so he adds it to column 3. Mia turns up a 7, too: columns 3 and 7 are closed to it, and she takes column 5. Leo adds a 10 to column 7, Mia an 8 to column 3, Leo a 7 to column 6, Mia a 10 to column 6, Leo a 4 to column 9. Now Mia turns up another 7. Only column 9 has none yet, so that is where it must go. Leo turns up one more 7. There is one in every column: the round is over.

    Its score. Leo against Mia: column 3 has 7 against 8, column 5 has 0 against 7, column 6 has 7 against 10, column 7 has 10 against 0, column 9 has 4 against 7. Mia scores 3, 5, 6 and 9, that is 23 points; Leo scores 7. He has fewer, so he goes first in the next round.

    Ties. In column 5 the sums are 10 and 10: each scores 2. In column 8 nobody has placed anything: each scores 4.

    Repeats at the start. The cards turned up are 10, 10, 4, 10, 4, 2, 1 and 8. Two 10s and a 4 were set aside and go back into the deck. The row is 1, 2, 4, 8, 10.

    The finish. Leo has 97 points, Mia 95, and the round brings 9 and 12. With 107 to 106 Mia wins. If it had brought 8 and 10, both would have 105, and they would play another round.
    .title = Examples
    .clauses = FIVE-3 FIVE-4 FIVE-5 FIVE-7 FIVE-11 FIVE-12 FIVE-14 FIVE-16 FIVE-17 FIVE-18 FIVE-19 FIVE-22

rules-misunderstood =
    - Your opponent’s cards close a column to you just as your own do, and so does the common card.
    - The common card is the prize. It does not count in the sum of either side.
    - A round may end quite suddenly, after a few cards. Never count on one more turn.
    - You always play on your own side; nothing can be placed on the other.
    - The card that ends the round does not count, and whoever turned it up gets neither a reward nor a penalty for it.
    - Nobody reaches 100 in the middle of a round: points are counted when the round is over.
    .title = Often misunderstood
    .clauses = FIVE-11 FIVE-12 FIVE-14 FIVE-16 FIVE-21

### What brought points, and what decided
row-column = Column { $card }

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - Every round starts with all 55 cards; repeats set aside are shuffled back into the deck.
    - If both score the same in a round, the one who did not start last time starts the next.
    - You have to place a card if it fits anywhere.
    - An untouched column is a tie, zero against zero.
    - If both reach 100, the higher total wins; if tied, another round is played.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Five columns, each with a common card in the middle. The higher sum on a side of the column scores the number on that card; a tie halves it. The first to reach 100 points wins.
lesson-place = You have turned up a 7. Add it to any column, on your own side. Column 10 is worth the most: put it there.
    .other = That is allowed, but column 10 is worth 10 points, more than any other. Begin there.
lesson-lead = { $first } answers with an 8: in column 10 it is 7 to 8 now. Where does your 9 gain you the most?
    .other = In column 10 your 9 makes it 16 to 8: you win back the most valuable column.
lesson-closed = You have turned up an 8. A column takes each number only once, whoever’s card it is. Which columns are still open for it, and which is worth more?
    .other = Column 2 is open too, but column 4 is worth twice as much.
lesson-danger = 4 of the 5 columns have an 8 now: the common 8 closes its column, too. Once all five have one, the next 8 fits nowhere: the round is over.
lesson-ten = The round may end soon. Where does your 10 win you the most points right now?
    .other = In column 8 your 10 beats the 5 on the other side and wins you 8 points. No other column would gain you as many.
lesson-round = Your next card, an 8, fits nowhere: the round is over. Columns 4, 8 and 10 are yours, 22 points; { $first } gets 8. In a tie, each would get half, rounded down.
lesson-wise = To play well, put high cards where they win you a valuable column, and low ones where you win or lose anyway. If you lead in this round, lay numbers where they are missing: it ends sooner.

coach-ask-column = A column scores the number at its head, which is in neither sum. It takes each number only once, whoever’s card it is.
coach-zone-lying = In how many columns a number lies. At 5/5 the next such card fits nowhere and ends the round.
coach-zone-round-points = If the round ended now: the higher sum scores the column; tied and empty ones give half each, rounded down.
coach-did-fits-nowhere = The card that ends a round counts for nobody; whoever turned it up loses nothing by it.
coach-did-column-tied = Equal sums: each player scores half of the common card, rounded down.

# On the score pad.
pad-column = Whose are the five columns?
    .hint = The higher sum has the column; both, if the sums are equal.
wrong-column = Mark exactly five columns: those of the common cards.
