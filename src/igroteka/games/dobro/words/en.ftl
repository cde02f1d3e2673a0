box = Dobro
game = Dobro
pitch = Match or beat the number on the table, or take the whole pile. The fewer cards you take, the more points you score.
goal = Most points in { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}: take as few pile cards as you can

card-j = joker
card-s = skip
card-r = reverse

ask-open = Open with any card or pair: those who follow must match or beat it
ask-play = Play { $value } or more, or take the whole pile
    .by-heart = Match or beat the good number, or take the whole pile
ask-take = Nothing reaches { $value }: take the pile. Fewer cards, more points
    .by-heart = Match or beat the good number, or take the whole pile
ask-draw = Your turn is done: draw back up to your hand limit?

do-play = Play { a-card }, say “{ $value }”
    .by-heart = Play { a-card }
do-pair = Play two { $card }s, say “{ $value }”
    .by-heart = Play two { $card }s
do-joker = Play a joker as { a-card }, say “{ $value }”
    .by-heart = Play a joker as { a-card }
do-pair-joker = Play { a-card } and a joker, say “{ $value }”
    .by-heart = Play { a-card } and a joker
do-two-jokers = Play two jokers as { $card }s, say “{ $value }”
    .by-heart = Play two jokers as { $card }s
do-skip = Skip: leave it to the next player
do-reverse = Reverse: leave it to the player before you
do-take = Take the pile: { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
do-draw = Draw { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
do-forget = Don’t draw

did-aside = { $value ->
    [one] { $value } card is
   *[other] { $value } cards are
} set aside unseen for this round.
did-deal = { $you ->
    [yes] You are dealt { a-card }.
   *[no] { $seat } is dealt { a-card }.
}
    .many = { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
did-deal-hidden = { $seat } is dealt a card.
    .all = Everybody is dealt { $times ->
        [1] a card
        [one] { $times } card
       *[other] { $times } cards
    }.
    .times = { $seat } is dealt { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }.
did-play = { $you ->
    [yes] You play { a-card }.
   *[no] { $seat } plays { a-card }.
}
did-pair = { $you ->
    [yes] You play a pair of { $card }s.
   *[no] { $seat } plays a pair of { $card }s.
}
did-joker = { $you ->
    [yes] You play a joker as { a-card }.
   *[no] { $seat } plays a joker as { a-card }.
}
did-pair-joker = { $you ->
    [yes] You play { a-card } and a joker as a pair.
   *[no] { $seat } plays { a-card } and a joker as a pair.
}
did-two-jokers = { $you ->
    [yes] You play two jokers as a pair of { $card }s.
   *[no] { $seat } plays two jokers as a pair of { $card }s.
}
did-skip = { $you ->
    [yes] You play a skip: the good number stays.
   *[no] { $seat } plays a skip: the good number stays.
}
did-reverse = { $you ->
    [yes] You play a reverse: now turns go the other way round.
   *[no] { $seat } plays a reverse: now turns go the other way round.
}
did-doubled = Equal! The good number doubles.
did-says = { $you ->
    [yes] You say: “{ $value }!”
   *[no] { $seat } says: “{ $value }!”
}
    .by-heart = { $you ->
        [yes] You say the good number.
       *[no] { $seat } says the good number.
    }
did-any-card = There is no good number yet: any card goes.
did-take = { $you ->
    [yes] You play nothing: you take the pile ({ $value ->
        [one] { $value } card
       *[other] { $value } cards
    }) and open anew with any card.
   *[no] { $seat } plays nothing: takes the pile ({ $value ->
        [one] { $value } card
       *[other] { $value } cards
    }) and opens anew with any card.
}
did-draw = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
}
    .many = { $you ->
        [yes] You draw: { $cards }.
       *[no] { $seat } draws: { $cards }.
    }
did-draw-hidden = { $seat } draws a card.
    .times = { $seat } draws { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }.
did-forget = { $you ->
    [yes] You forgot to draw!
   *[no] { $seat } forgot to draw!
}
did-forgetful = { $you ->
    [yes] You get the forgetful card
   *[no] { $seat } gets the forgetful card
}: −1 point, unless somebody else forgets before the round ends.
did-out = { $you ->
    [yes] Your hand is empty: the round is over.
   *[no] { $seat } has no cards left: the round is over.
}
did-swallowed = { $you ->
    [yes] You have taken
   *[no] { $seat } has taken
} { $value ->
    [one] { $value } card
   *[other] { $value } cards
} this round.
did-forgot = { $you ->
    [yes] The forgetful card costs you 1 point.
   *[no] The forgetful card costs { $seat } 1 point.
}
did-score = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $value ->
    [one] { $value } point
   *[other] { $value } points
} for the round.
did-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $value ->
    [one] { $value } point
   *[other] { $value } points
}!

no-draw-first = Your turn is done: draw, or don’t.
no-nothing-to-take = There is no pile to take: you open the climb, so play a card.
no-not-in-hand = You don’t have this card: { $card }.
no-not-twice-in-hand = You don’t have two of this card: { $card }.
no-too-low = { a-card.start } is too low: you need { $value } or more.
    .by-heart = The good number is higher.
no-pair-too-low = Two { $card }s are too low: together they must make { $value } or more.
    .by-heart = The good number is higher, even for two.
no-joker-too-low = A joker alone is 12 at most, and you need { $value } or more.
    .by-heart = The good number is higher than one joker can be.
no-no-reverses = With two players there are no reverse cards.
no-drawn-for-you = At this table cards are drawn for you.
no-deck-empty = The deck is empty: nobody draws any more.
no-draw-after-turn = Play or take first: you may draw only at the end of your turn.
no-hand-full = You have { $value } cards: your hand is full. Cards are drawn at the end of a turn.

zone-good = Good number
zone-top = Number of the top card
    .short = Top card
zone-any-card = Any card goes
zone-pile = Pile
zone-named = Numbers of the jokers in the pile
zone-round = Round
zone-aside = Set aside
zone-clockwise = Turns go clockwise
zone-counterclockwise = Turns go counterclockwise
zone-forgetful = Forgot to draw: −1 point
    .short = Forgot to draw: −1
zone-taken = Cards taken
    .short = Taken
zone-so-far = Points with this round, as it stands
    .short = With this round
zone-rounds = Points by round
zone-sum = Sum of the numbers taken
    .short = Sum

option-long = Long game
    .hint = as many rounds as there are players, instead of three
option-pair_double = A pair doubles
    .hint = what a pair’s sum must equal to double the good number
    .good = when it equals the good number
    .top = when it equals the number on the top card
option-forget = Drawing
    .hint = whether players have to remember it themselves
    .choice = players draw, and may forget
    .auto = done for you, nobody forgets
option-announce = Saying the number
    .hint = who says the good number, and whether it stays in sight
    .auto = the screen says and shows it
    .manual = the players say it and remember it

preset-long = Long game

rules-intro =
    Dobro is a quick card game for 2 to 6 players; a game takes about twenty minutes. There is a number on the table, the good number. Play a card that is at least as high, and the number climbs. If you don’t, the whole pile is yours, and nobody wants those cards.

    One such run, from an empty table until somebody takes the pile, is called a “climb”; the next climb follows at once, and many climbs make a round. Whoever has taken the fewest cards scores the most points. A game has three rounds, and the player with the most points in total wins.

    One more thing: after every turn you draw back up to your hand limit, and nobody will remind you. It is surprisingly easy to forget! If you would rather not, switch on “The screen remembers for you” before the game begins, and cards are drawn for you.

    Designed by Fel Barros, Lucas Castanho and Pedro Vinicius; published by Grok Games and, in Russian, by Magellan.
    .title = What it is about
    .clauses = DOBRO-2 DOBRO-3 DOBRO-23 DOBRO-40 DOBRO-50

rules-short =
    - Play a card at least as high as the good number: its number becomes the good number.
    - If it is exactly equal, the good number doubles. Two equal cards are added together.
    - If you can’t or won’t, take the whole pile and open a new climb with any card.
    - After your turn, draw back up to the hand limit.
    - When somebody runs out of cards, the round is over. The fewer cards you have taken, the more points you get. There are three rounds.
    .title = In short
    .clauses = { "" }

rules-cards =
    The deck has 56 cards. 49 of them show a number:

    - 2 and 3: five of each
    - 4, 5 and 6: six of each
    - 7: five
    - 8: four
    - 9, 10, 11 and 12: three of each

    The other 7 are special cards: three jokers, two skips and two reverses.

    Two more cards do not belong to the deck. The direction card shows which way the turns go, and the forgetful card goes to whoever forgets to draw.
    .title = The cards
    .clauses = DOBRO-1

rules-setup =
    Everybody is dealt 6 cards, or 5 with six players. That is the hand limit, and it stays the same for the whole game. Only you see your cards.

    All the other cards are the deck, face down in the middle. The direction card lies beside it with its blue side up: the turns go clockwise. The forgetful card waits next to it. Keep a sheet of paper with a column for each player and a line for each round; on the screen the points are written down for you.

    A random player opens the first round.
    .title = Before you start
    .clauses = DOBRO-4 DOBRO-5 DOBRO-6 DOBRO-7

rules-good =
    The good number is what the next player has to reach. As a rule it is the number on the top card of the pile; after a pair or a doubling it is higher, as you will see. As long as there is no number on the pile, there is no good number.

    Whoever has played says the new good number aloud, even if a skip or a reverse has left it as it was. Nobody is punished for not saying it: the others just ask, or put it right. Here the screen says it for you, unless your table has chosen otherwise.
    .title = The good number
    .clauses = DOBRO-8 DOBRO-9

rules-turn =
    On your turn you do exactly one of two things: play, or take the pile.

    If you open a climb, the table is empty, and you play whatever you like: any single card, a special card too, or two cards with the same number. The good number is then the number of your card; for a pair it is the sum of the two.

    If there is already a good number, you may play one of these:

    - One card with a higher number. Its number is the new good number.
    - One card with exactly the good number. That doubles it: a 5 on a good number of 5 makes 10.
    - A pair, that is two cards with the same number, whose sum is at least as high as the good number. The sum is the new good number. And if the sum is exactly the good number, it doubles: two 4s on a good number of 8 make 16.
    - One special card; see below for what each of them does.

    Nothing else is possible: no three cards at once, no two different numbers, no special card along with other cards. Only a joker may be half of a pair.
    .title = Playing
    .clauses = DOBRO-10 DOBRO-12 DOBRO-13 DOBRO-14 DOBRO-15 DOBRO-16 DOBRO-17 DOBRO-18

rules-take =
    If you cannot play, or would rather not, you take the pile: all its cards go face down onto your own taken cards. That is allowed even if you could play, and there is no other way to pass. Taking a short pile to save good cards for later is often wise.

    That ends the climb, and you open the next one at once, with any card you like: there is no good number now. Only an empty table cannot be taken; whoever opens has to play.

    Nobody looks at taken cards until the round is over. Everybody can see how many there are.
    .title = Taking the pile
    .clauses = DOBRO-11 DOBRO-20 DOBRO-21 DOBRO-22

rules-draw =
    Whether you played or took the pile, draw from the deck back up to the hand limit. If the deck has too few cards, draw what there is.

    Then it is the next player’s turn, in the direction that the direction card shows. After taking, the turn stays with you: first you draw, if you are short of cards, and then you open.
    .title = Drawing
    .clauses = DOBRO-23 DOBRO-24

rules-special =
    Joker. You name a number from 2 to 12, and the joker is a card with that number. Alone it is played like any single card: it must reach the good number, and if it equals it, the good number doubles. A joker alone never counts more than 12, so it is no help against a higher number. But with a number card it makes a pair, and takes that card’s number. Two jokers are a pair of any number from 2 to 12. Pairs with jokers count, and double, like all others. As long as a joker lies on the pile, it keeps its number.

    Skip. Play it alone, without other cards. The good number stays as it is, and the turn passes on. Now it is the next player’s problem.

    Reverse. Play it alone, too. The good number stays, the direction card is turned over, and the turns go the other way round: your neighbour on the other side is next.

    Skips and reverses have no number and are looked through: whatever lies under them still counts. If one of them opens a climb, there is still no good number, and the next player may play anything, as an opener would, or may take the pile.
    .title = Special cards
    .clauses = DOBRO-17 DOBRO-25 DOBRO-26 DOBRO-27 DOBRO-28 DOBRO-29 DOBRO-30

rules-forget =
    If you should have drawn and end your turn without drawing, you have forgotten. You take the forgetful card, from the middle of the table or from whoever has it. There is only one: you keep it until somebody else forgets, or until the round is over. Whoever has it when the round ends loses 1 point. Forgetting twice costs no more.

    You can’t make up for it at once. You may draw only at the end of your next turn, then up to the full hand limit; and you may forget again.

    The screen keeps quiet, as people do at a real table: tap the deck yourself. Once the next player has acted, it is too late. And if, after taking the pile, you open a new climb without having drawn first, you have forgotten as well.
    .title = Forgetting to draw
    .clauses = DOBRO-31 DOBRO-32 DOBRO-33 DOBRO-34

rules-round-end =
    When the deck is empty, play goes on without drawing. Nobody can forget anything then, and the forgetful card stays where it is.

    As soon as somebody has played their last card, the round is over, on the spot. That can happen while the deck still has cards, if the player forgot to draw earlier: they no longer draw.

    The cards of the unfinished climb and all cards in hand are put away. They count for nobody.
    .title = The end of a round
    .clauses = DOBRO-36 DOBRO-37 DOBRO-38

rules-score =
    Count how many cards everybody has taken; the numbers on them do not matter. The player with the most cards gets 1 point, the next one 2 points, and so on, up to 6 points for the sixth. So it is good to have taken few.

    Players who have taken equally many cards get the same points, and the places they fill together are skipped. In short: you get 1 point, plus 1 for every player who has taken more cards than you.

    Whoever holds the forgetful card loses 1 point, so a round may even bring 0. Write the points down. After the last round leave the taken cards where they are: they may be needed for a tie.
    .title = Points
    .clauses = DOBRO-40 DOBRO-41 DOBRO-42 DOBRO-43 DOBRO-44

rules-new-round =
    All cards are shuffled together into a new deck, and everybody is dealt a full hand. The forgetful card goes back to the middle. The direction card stays as it lies.

    Now the player with the fewest points so far opens. If several have the fewest, it is the one of them with the highest number in the new hand; if that is equal, the next highest number decides, and so on. Special cards rank below all numbers. If the hands are exactly the same, it is decided at random. Here the hands are compared for you, and nobody gets to see them.
    .title = A new round
    .clauses = DOBRO-45 DOBRO-46 DOBRO-47 DOBRO-48

rules-end =
    The game is over after the last round. The player with the most points in total wins.

    Ties are broken by the points of the last round. If those are equal too, add up the numbers on the cards that each of you took in the last round: the smaller sum wins. Special cards count for nothing there, not even jokers. Whoever is still tied shares the victory. The places behind the winner are decided in the same way.
    .title = The end of the game
    .clauses = DOBRO-49 DOBRO-50 DOBRO-51 DOBRO-52 DOBRO-53

rules-two =
    The direction card and both reverses stay in the box; the deck then has 54 cards. Before each round 10 cards are set aside unseen, and nobody looks at them after the round either. For the next round they are shuffled in with the others, and 10 new ones are set aside.

    Everything else is as usual.
    .title = Two players
    .clauses = DOBRO-60 DOBRO-61 DOBRO-62

rules-options =
    - Long game: as many rounds as there are players, and the “last round” in a tie is then the last of these. With two players it is in fact shorter, with two rounds only.
    - A pair doubles: when its sum equals the good number, as described above; or only when it equals the number on the top card of the pile, as the booklet literally says. That makes a difference after a doubling. Say a 5 lies on a 5, and the good number is 10: a pair of 5s then makes 20 in the first case and just 10 in the second.
    - Drawing: done for you, so that nobody forgets and the forgetful card stays in the box; or players draw for themselves, as at a real table.
    - Saying the number: the screen says and shows the good number; or each player says it, it can be seen only for a moment, and everybody has to remember it. A wrong number costs nothing.
    .title = Options
    .clauses = DOBRO-9 DOBRO-16 DOBRO-23 DOBRO-31 DOBRO-63

rules-examples =
    A climb. Mia opens with a 3. Leo plays a 6: “Six!” Zoe has a 6 as well and plays it, which doubles the number: “Twelve!” Mia plays two 7s: “Fourteen!” Leo plays a skip: “Still fourteen!” Now Zoe would need a pair of 7s or higher, or another special card; a single card no longer helps, and neither does a joker alone. She has nothing of the kind and takes the pile: 3, 6, 6, 7, 7 and the skip, six cards. Then she opens the next climb with a 2.

    Equal pairs. The good number is 8. Two 4s make 8. That is equal, so it becomes 16. On 16, two 8s would make 32. Two 7s are 14, and that is not enough.

    Jokers. The good number is 9. Leo has a joker and a 6. He may call the joker 10, 11 or 12. He may call it 9, which doubles the number to 18. Or he plays it together with the 6 as a pair, and the number is 12. If the number were 14, only a pair could help: with the 6 he would reach just 12, but with an 8 it would be 16.

    A reverse. The turns go clockwise: Mia, Leo, Zoe. Mia plays a 10, and Leo answers with a reverse. The good number is still 10, and now it is Mia who has to beat her own 10.

    Forgetting. Zoe plays a 9 and does not draw. Leo plays, and only then does she notice. She takes the forgetful card and goes on with 5 cards. After her next turn she may draw again, two cards this time.

    Points. Four players have taken 15, 9, 9 and 2 cards. They get 1, 2, 2 and 4 points. If the one with 2 cards holds the forgetful card, it is 3 points instead of 4.

    Who opens. Mia and Leo have the fewest points. Mia has been dealt 11, 9, 9, 4, 2 and a joker, Leo 11, 9, 8, 8, 7 and 6. The 11s are equal, the 9s too; then comes Mia’s second 9 against Leo’s 8, and Mia opens.
    .title = Examples
    .clauses = DOBRO-13 DOBRO-14 DOBRO-15 DOBRO-16 DOBRO-20 DOBRO-21 DOBRO-25 DOBRO-26 DOBRO-27 DOBRO-29 DOBRO-30 DOBRO-31 DOBRO-33 DOBRO-42 DOBRO-43 DOBRO-48

rules-misunderstood =
    - The good number is not always the number on the top card: doublings and pairs make it higher.
    - An equal card is allowed. It even doubles the number.
    - In a pair it is the sum that has to reach the good number, not each of the two cards.
    - A joker does not always save you: alone it is worth 12 at most.
    - The most cards means the fewest points. First place in cards is the last place you want.
    - Whoever takes the pile does not miss a turn; on the contrary, they open the next climb.
    - You may take the pile even if you could play. But you cannot pass.
    - Cards left in your hand do no harm. Only taken cards count.
    - A skip does not skip the next player. It lets you play without a number.
    - Once the deck is empty, nobody can “forget” to draw.
    .title = Often misunderstood
    .clauses = DOBRO-8 DOBRO-11 DOBRO-14 DOBRO-15 DOBRO-21 DOBRO-25 DOBRO-29 DOBRO-36 DOBRO-38 DOBRO-41

### What brought points, and what decided
row-swallowed = Cards taken
row-forgot = Forgetful card
    .short = Forgetful
row-place = For the place in the round
    .short = Place
why-last-round-decides = { $you ->
    [yes] You and { $other } have the same points
   *[no] { $seat } and { $other } have the same points
}, so the last round decides: { $value } for { $you ->
    [yes] you
   *[no] { $seat }
}.
why-numbers-decide = { $you ->
    [yes] You and { $other } are level in the last round
   *[no] { $seat } and { $other } are level in the last round
}, too, so the smaller sum of the numbers taken in it decides: { $value } for { $you ->
    [yes] you
   *[no] { $seat }
}.

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - A pair doubles if its sum equals the good number; here the booklet speaks of the number on the top card. You can choose that, too.
    - The blue side of the direction card means clockwise.
    - Whoever takes the pile draws first and then opens the next climb.
    - If the last card of a hand is played while the deck still has cards, the round is over at once, without drawing.
    - Special cards have no number: they add 0 to a sum and rank lowest when hands are compared.
    .title = What we decided
    .clauses = { "" }

lesson-goal = The pile on the table is what nobody wants: the fewer cards you take in a round, the more points you get. Most points after three rounds win.
lesson-take = The good number is 11, and what you play must reach it; two equal cards are added together. Can you do it? If not, the pile is yours.
lesson-open = Whoever took the pile opens the next climb, with any card or with two equal ones. Play your two 4s: together they make 8.
    .other = You may open with anything, but later on 4s will hardly be high enough. Play both of them now.
lesson-forgot = You forgot to draw back up to six cards! Nobody reminds you. Now you have the forgetful card: 1 point less, unless somebody else forgets before the round ends.
lesson-double = Play exactly the good number and it doubles: two 4s on your 8 made 16, and { $second } took the pile. Now it is 7. Which of your cards raises it most?
    .other = You may, but a 7 does more: it equals the good number and doubles it to 14.
lesson-draw = The top card says 7, but the good number is 14. And what must you do before { $first } plays? There is no button for it: tap the deck.
    .other = Then the forgetful card would come back to you. Draw: you are three cards short of six.
lesson-round = { $first } has no cards left: the round is over. You get 1 point, and 1 more because { $second } took more cards than you. The forgetful card costs { $first } a point.
lesson-wise = One hint: a small pile taken now is often cheaper than a big one later. Keep high cards and pairs for the moment when the good number has grown.

coach-ask-play = Play exactly the good number and it doubles. Two equal cards may be played together: add them up.
coach-ask-take = Whoever takes the pile opens the next climb, with any card or pair. You score for each player who took more than you.
coach-ask-draw = Draw before the next player plays, or the forgetful card is yours. From now on nobody reminds you.
coach-zone-taken = It matters how many cards you take, not which. A round brings 1 point, and 1 more for each player who took more.
coach-did-forgetful = The forgetful card goes to whoever forgets to draw. Whoever has it when the round ends loses 1 point.
coach-did-skip = A skip has no number: whoever comes next has to reach the same good number.
coach-did-joker = A joker is any number from 2 to 12. With a number card it makes a pair.

# What a hint speaks of.
omen-take = you have to take the pile this round
omen-out = you end the round by playing your last card

# On the score pad.
pad-taken = Cards taken
    .hint = Those on the score pile.
pad-forgetful = Who has the forgetful card?
    .hint = One point less.
pad-numbers = Sum of the numbers taken
    .hint = It is a tie: the lower sum on the cards of the last round is ahead. Special cards count nothing.
