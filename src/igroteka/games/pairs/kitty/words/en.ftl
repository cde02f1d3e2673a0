game = Kitty
pitch = Pass a card to the left and bid in secret: the lowest bid that nobody else has made wins the prize.
goal-teams = Most team points after { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}: most 10s +10, 9s +9 etc.
goal-teams-to-target = { $more ->
    [0] As a team, be first to reach { $value }: the most of each value
    [one] As a team, reach { $value } or lead after { $more } deal
   *[other] As a team, reach { $value } or lead after { $more } deals
}

ask-pass = Everybody passes a card to the left: which can you do without?
ask-bid = Everybody bids a card: the lowest nobody else bids takes the prize
ask-choose = Your bid wins: choose your prize
ask-choose-gift = Your 1 wins: choose the prize you will give away
ask-give = Your 1 wins the { $card }, but not for you: who gets it?

do-pass = Pass { a-card } to { $seat }
do-choose = Choose the { $card }
do-give = Give the { $card } to { $seat }
    .to = Give the { $card }

did-prize = The prize is { a-card }.
    .many = The prizes are: { $cards }.
did-pass = { $you ->
    [yes] You pick { a-card } for { $other }.
    [other] { $seat } picks { a-card } for you.
   *[no] { $seat } picks { a-card } for { $other }.
}
did-pass-hidden = { $you ->
    [yes] You’ve picked a card for { $other }.
    [other] { $seat } has picked a card for you.
   *[no] { $seat } has picked a card for { $other }.
}
did-receive = { $you ->
    [yes] { $other } passes you { a-card }.
    [other] You pass { a-card } to { $seat }.
   *[no] { $other } passes { a-card } to { $seat }.
}
did-receive-hidden = { $you ->
    [yes] { $other } passes you a card.
    [other] You pass a card to { $seat }.
   *[no] { $other } passes a card to { $seat }.
}
did-tied = Equal bids of { $card } cancel each other.
    .fate = same bid: cancelled
did-higher = { $you ->
    [yes] Your { $card } is not the lowest.
   *[no] { $seat }’s { $card } is not the lowest.
}
    .fate = too high
did-may-choose = { $you ->
    [yes] Lowest unmatched bid: your { $value } lets you choose a prize.
   *[no] Lowest unmatched bid: { $seat }’s { $value } chooses a prize.
}
    .fate = a choice of prizes
did-must-give = { $you ->
    [yes] Only you bid 1: you win the { $card }, but what a 1 wins must be given away.
   *[no] Only { $seat } bid 1: it wins the { $card }, but what a 1 wins must be given away.
}
    .fate = a 1 wins, but gives the prize away
did-win = { $value ->
    [0] { $you ->
        [yes] Next unmatched bid: yours takes the { $card } into your hand.
       *[no] Next unmatched bid: { $seat } takes the { $card }.
    }
   *[other] { $you ->
        [yes] Lowest unmatched bid: your { $value } takes the { $card } into your hand.
       *[no] Lowest unmatched bid: { $seat }’s { $value } takes the { $card }.
    }
}
    .fate = the prize
did-choose-gift = { $you ->
    [yes] You choose the { $card } and must give it away.
   *[no] { $seat } chooses the { $card } and must give it away.
}
did-give = { $you ->
    [yes] What a 1 wins is given away: the { $card } goes to { $other }.
    [other] What a 1 wins is given away: { $seat } gives you the { $card }.
   *[no] What a 1 wins is given away: { $seat } gives the { $card } to { $other }.
}
did-unclaimed = Nobody wins the { $card }: it leaves the game.
did-ahead = { $you ->
    [yes] Most prize { of-card } so far: you.
   *[no] Most prize { of-card } so far: { $seat }.
}
    .many = { $you ->
        [yes] Most prizes of { $cards } so far: you.
       *[no] Most prizes of { $cards } so far: { $seat }.
    }
did-level = { $you ->
    [yes] You tie for the most prize { of-card }: full points.
   *[no] { $seat } ties for the most prize { of-card }: full points.
}
    .many = { $you ->
        [yes] You tie for the most prizes of { $cards }: full points.
       *[no] { $seat } ties for the most prizes of { $cards }: full points.
    }
did-behind = { $you ->
    [yes] You no longer have the most prize { of-card }.
   *[no] { $seat } no longer has the most prize { of-card }.
}
    .many = { $you ->
        [yes] You no longer have the most prizes of { $cards }.
       *[no] { $seat } no longer has the most prizes of { $cards }.
    }
did-team-most = { $you ->
    [yes] Your team has the most { $card }s and scores them: { $value } of them.
   *[no] { $seat }’s team has the most { $card }s and scores them: { $value } of them.
}
did-team-ahead = { $you ->
    [yes] Your team has won the most { $card }s.
   *[no] { $seat }’s team has won the most { $card }s.
}
did-team-level = { $you ->
    [yes] Your team ties for the most { $card }s won: both score in full.
   *[no] { $seat }’s team ties for the most { $card }s won: both score in full.
}
did-team-behind = { $you ->
    [yes] Your team no longer has the most { $card }s.
   *[no] { $seat }’s team no longer has the most { $card }s.
}

no-pass-first = First everybody passes a card to the left; bids come after that.
no-passed-already = The cards of this round have already been passed: now make your bid.
no-choose-first = You have won: first choose one of the two prizes.
no-no-choice = There is nothing to choose now. A prize is chosen only when two different ones are open, by whoever has won the first.
no-not-a-prize = There is no { $card } among the prizes.
no-give-first = You have won with the 1: first give the { $card } to another player.
no-no-gift = You have nothing to give away now. Only a prize that was won with the 1 is given away.
no-not-to-yourself = You won the { $card } with the 1, so you can’t keep it: give it to another player.
no-not-to-a-mate = { $seat } is on your team, and the prize must go to the other team.
no-nobody-there = Nobody is sitting there.

zone-kitty = Kitty
zone-prizes = Prizes
zone-passing = Step 1: a card to the left
zone-bidding = Step 2: a bid
zone-row = Bid
zone-removed = Set aside unseen
zone-won = Prizes won: they go into the hand
    .short = Prizes
zone-hand = Hand
    .marked = has just come to you
zone-from-you = From you
zone-so-far = Points so far, by prizes
    .short = By prizes
zone-team = Team

option-version = Version
    .hint = the light one is shorter and is recommended for 5 or 6 players
    .hard = hard: seven rounds, one prize in each
    .light = light: four rounds, mostly with two prizes
option-teams = Teams
    .hint = two teams, seated alternately; only with 4 or 6 players

preset-long = Long match to 100 points
preset-light = Light version
preset-teams = Teams

rules-intro =
    Kitty is a game of secret bids. It is made for 4 players and can be played by 3 to 6, or in two teams. In each round a prize is turned up, you pass a card to your neighbour, and then everybody bids a card in secret. The lowest bid wins, but only if nobody else has bid the same. Bids are lost, whether they win or not. The cards in your hand are all you have to bid with, and they are also what counts at the end: whoever has the most cards of a value scores that value. The player with the most points wins.

    A deal has seven rounds, or four in the light version; it takes about twenty minutes.

    Designed by James Ernest and Paul Peterson; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = KITTY-1 KITTY-5 KITTY-7 KITTY-26

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - In each round a card of the kitty is turned up: the prize.
    - Everybody passes a card to their left neighbour at the same time.
    - Then everybody bids a card in secret. Equal bids cancel each other; the lowest of the rest takes the prize.
    - The 1 always wins, but must give its prize away.
    - Bids leave the game. At the end, whoever has the most cards of a value scores that value.
    .title = In short
    .clauses = { "" }

rules-setup =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike.

    Shuffle all cards and count off seven, face down, as a pile in the middle: the kitty. Deal out all the others: 16 cards each with three players, 12 with four, 9 with five, 8 with six. With five players three more cards are set aside first, and nobody looks at them.

    Nobody has the first turn here: everybody passes and bids at the same time.
    .title = Cards and deal
    .clauses = KITTY-2 KITTY-3 KITTY-4 KITTY-6 PAIRS-COMMON-1

rules-passing =
    The top card of the kitty is turned up. It is the prize of this round, and everybody sees it before doing anything.

    Then each of you picks one card from your hand and passes it, face down, to your left neighbour. Everybody picks before anybody looks at the card they have been passed. The new card belongs to your hand like any other: you may bid it in the very same round.
    .title = A round: passing
    .clauses = KITTY-8 KITTY-9 KITTY-10

rules-bidding =
    Everybody puts one card from their hand face down. When all have done so, the cards are turned up together.

    The lowest card wins the prize; its owner adds it to their hand. But equal bids cancel each other: if the lowest value was bid by several players, look at the next one, and so on. The prize goes to the lowest value that only one player has bid. If there is none, nobody gets the prize, and it leaves the game.

    Afterwards all bids leave the game too, those that won and those that did not.
    .title = A round: bidding
    .clauses = KITTY-11 KITTY-12 KITTY-16 KITTY-17 KITTY-18 KITTY-21 KITTY-22

rules-the-one =
    There is only one 1, so it always wins. But whoever wins with the 1 may not keep the prize: you must give it to another player of your choice, who adds it to their hand.

    Nobody has to bid the 1. You may also pass it on, or keep it: at the end it is sure to be worth 1 point, as nobody else can have one.
    .title = The 1
    .clauses = KITTY-19 KITTY-20

rules-scoring =
    After the last round all hands are shown. Go through the values from 1 to 10: whoever has the most cards of a value scores that value once. Having the most 8s is worth 8 points, no matter how many there are. If several have equally many, each of them scores in full. A value that nobody has left is worth nothing to anybody.

    The player with the most points wins; ties share the place.
    .title = Scoring
    .clauses = KITTY-23 KITTY-24 KITTY-25 KITTY-26

rules-match =
    For a longer game play several deals and add up the points, for instance until somebody has 100. Each deal begins anew, with all 55 cards. Only after a complete deal do you look at the totals. If several have reached the goal, the highest total wins; if that is shared, another deal is played, until one player or team is ahead alone. You may also set a limit to the number of deals.
    .title = A match
    .clauses = KITTY-27 KITTY-28

rules-light =
    The light version has four rounds. One prize is turned up in the first, two in each of the others. You still pass one card and bid one card in a round.

    With two prizes, the owner of the lowest unmatched bid chooses one of them, and the next unmatched bid takes the other. If there is only one such bid, its owner chooses a prize, and the other leaves the game. If there is none, both leave.

    The 1 wins first here too: choose one of the prizes and give it away. The other prize goes to the next unmatched bid, even if its owner has just been given the first.

    This version is recommended for 5 or 6 players.
    .title = The light version
    .clauses = KITTY-31 KITTY-32 KITTY-33 KITTY-34 KITTY-35 KITTY-36

rules-teams =
    With 4 or 6 players you can form two teams. Members of the two teams sit alternately, so a card is always passed to an opponent. You may not talk about your cards with your teammates; you can only draw conclusions from what they play.

    A prize goes to the hand of the player who has won it, not to the team. A prize won with the 1 must go to somebody on the other team; you decide who. At the end the hands of a team count as one: the two teams are compared for each value, and if they have equally many, both score.
    .title = Teams
    .clauses = KITTY-41 KITTY-42 KITTY-43 KITTY-44 KITTY-45 KITTY-46

rules-options =
    - Version: hard, with seven rounds, or light, with four.
    - Teams: two teams, with 4 or 6 players.
    - Points to win: if left open, you play one deal. Otherwise deals follow one another until somebody has that many points and is ahead; 100 is a good number. A team’s points are counted together.
    - Deal limit: a match for points to win ends after this deal at the latest.
    .title = Options
    .clauses = KITTY-5 KITTY-27 KITTY-28 KITTY-31 KITTY-36 KITTY-41

rules-examples =
    A round. The prize is a 9. Each of the four passes a card to the left; Leo gets a 3 from Mia. Now the bids: Mia a 3, Leo the 3 that has just come to him, Zoe a 5, Max an 8. The 3s cancel each other. The 5 is the lowest unmatched bid, so Zoe takes the 9. The cards 3, 3, 5 and 8 are out of the game.

    Nobody. The prize is a 10; the bids are 4, 4, 7 and 7. No bid is unmatched. The 10 leaves the game together with the bids.

    The 1. The prize is an 8. Max bids the 1 and wins. He must give the 8 away. Mia seems to collect 8s, so he gives it to Zoe.

    Light version. The prizes are 6 and 10. Mia bids a 2, Leo and Zoe bid 5s, Max bids an 8. Mia chooses the 10. The 5s cancel each other, so Max takes the 6.

    Scoring. Mia and Leo have three 10s each, and nobody has more: both score 10 points. Zoe has two 4s and nobody else has any: 4 points. No 3 is left in any hand: nobody scores for it.

    Teams. Mia and Zoe play against Leo and Max. Mia has one 9 and Zoe two, Leo has two and Max none. The team of Mia and Zoe has the most and scores 9 points.
    .title = Examples
    .clauses = KITTY-10 KITTY-16 KITTY-17 KITTY-18 KITTY-19 KITTY-21 KITTY-22 KITTY-24 KITTY-25 KITTY-33 KITTY-45

rules-misunderstood =
    - The lowest bid wins, not the highest.
    - Equal bids cancel each other, even if they are the lowest.
    - You lose your bid whether it wins or not.
    - You bid with the very cards that score at the end: what stays in your hand counts.
    - The 1 always wins, but its owner never keeps the prize.
    - You pick the card to pass before you see the one you get. But you may bid the one you got.
    - It is the number of cards of each value that is compared, not the sum. One 9 can be worth 9 points.
    .title = Often misunderstood
    .clauses = KITTY-7 KITTY-10 KITTY-16 KITTY-17 KITTY-19 KITTY-21 KITTY-24

### What brought points, and what decided
why-most-points-team = The hands of a team count as one, and most points win.
why-target-team = A team has { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and the match was played to { $more }.

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - A card that you have just been passed may be bid at once.
    - In the light version the 1 chooses one prize and gives it away; the other follows the usual rule.
    - If there is one unmatched bid and two prizes, the second prize leaves the game.
    - Members of the two teams sit alternately.
    - Nobody scores a value that nobody has left.
    .title = What we decided
    .clauses = { "" }

lesson-goal = In the end, whoever holds the most cards of a value scores it: the most 10s bring 10 points. You have two 10s and two 9s, and two of the seven rounds are left.
lesson-pass = This round’s prize is a 9. But first everybody secretly passes a card to the left. Pass your 5: you have only one, so it is of little use.
    .other = Your 9s and 10s are for points, and the 1 and the 2 for bidding. The 5 is what you need least: pass it.
lesson-bid = { $third } passes you a 3. Now everybody bids a card in secret: the lowest that nobody else bids takes the prize. Bid this 3.
    .other = Low cards win prizes; high ones are worth more in your hand. Save the 1 and the 2, and bid the 3.
lesson-cancel = { $second } bids a 3 too! Equal bids cancel each other, so { $first } takes the 9 with a 6. All bids leave the game, even the one that wins.
lesson-spare = The last prize is a 10. Pass a card again: which can you do without, and which won’t help { $first }? Look at the prizes that { $first } has won.
    .other = Pass your lone 7. { $first } has already won two 8s and a 9, so don’t add to those; the rest you need for bids and points.
lesson-sure = The 1 always wins, but its prize must be given away. The other 2 has left the game. Which bid is sure to bring you the 10?
    .other = With the 1 you would have to give the 10 away, and a higher bid may be beaten. Nobody else has a 2 any more: bid it.
lesson-score = You have the most 10s: 10 points. You and your left neighbour have two 9s each, so both score 9. Your 1 adds 1 point, and you win by 20 to 17.
lesson-wise = Low cards win prizes, high cards score: bid low and collect high. But a bid that is too obvious may be somebody else’s as well.

coach-ask-pass = In the end, hand and prizes count together: the most of a value scores it, in a tie in full. Don’t feed your neighbour.
coach-ask-bid = Your bid leaves the game even if it wins, so keep the cards you collect. The 1 always wins, but must give its prize away.
coach-ask-give = A prize that the 1 has won can’t stay with you: give it to whoever can use it least.
coach-did-win = A prize goes into the winner’s hand: like any card it may be passed on or bid, or kept to score.
coach-did-unclaimed = Every bid was made at least twice, and equal bids cancel each other.
coach-zone-collection = Each value scores once, however many cards you have: one more than the others is enough.

# What a hint speaks of.
omen-prize = you win a prize this round
