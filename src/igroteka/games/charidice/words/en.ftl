box = Charidice
game = Charidice
pitch = Roll six dice up to three times and score the best set: whatever you don’t score is a gift to your neighbour.
goal = Score the most in { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}; gifts you receive count too

ask-gift = Ask { $other } for the greatest gift (×2)? Once a game
ask-gift-late = Ask for the greatest gift (×2)? No more rolls this turn. Once a game
ask-roll = Pick dice to reroll, or stop and score: { $value ->
    [one] one reroll left
   *[other] two rerolls left
}
ask-score = Score 4+ of one colour or number, or one of each colour; give the rest
ask-score-doubled = Score 4+ of one colour or number, or one of each colour; give the rest ×2

do-ask = Greatest gift: { $other } gives double
do-pass = Not now
do-stop = Stop and score
do-roll = { $value ->
    [one] Reroll { $value } die
   *[other] Reroll { $value } dice
}
do-score = { $more ->
    [0] Not a set yet: { $value } so far
   *[other] Score +{ $value }; { $other } gets +{ $more }
}
do-score-bonus = Score +{ $value } with bonus; { $other } gets +{ $more }
do-score-all = Score all six: +{ $value }, no gift

did-throw = { $you ->
    [yes] You roll all six dice.
   *[no] { $seat } rolls all six dice.
}
did-again = { $you ->
    [yes] You reroll { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }.
   *[no] { $seat } rerolls { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }.
}
did-die = A { $card } comes up.
    .many = The dice show: { $cards }.
did-ask = { $you ->
    [yes] You ask { $other } for the greatest gift: it counts double.
    [other] { $seat } asks you for the greatest gift: your gift counts double.
   *[no] { $seat } asks { $other } for the greatest gift: it counts double.
}
did-stop = { $you ->
    [yes] You stop rolling.
   *[no] { $seat } stops rolling.
}
did-scored = { $you ->
    [yes] You score the { $card }.
   *[no] { $seat } scores the { $card }.
}
    .many = { $you ->
        [yes] You score: { $cards }.
       *[no] { $seat } scores: { $cards }.
    }
did-count = { $you ->
    [yes] Your dice score { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
   *[no] { $seat }’s dice score { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
}
    .fate = sum: { $value }
did-four-colour = { $you ->
    [yes] You score four { $value ->
        [1] red
        [2] yellow
        [3] green
        [4] blue
        [5] grey
       *[6] black
    } dice.
   *[no] { $seat } scores four { $value ->
        [1] red
        [2] yellow
        [3] green
        [4] blue
        [5] grey
       *[6] black
    } dice.
}
    .fate = four { $value ->
        [1] red
        [2] yellow
        [3] green
        [4] blue
        [5] grey
       *[6] black
    }
did-four-number = { $you ->
    [yes] You score four { $value }s.
   *[no] { $seat } scores four { $value }s.
}
    .fate = four { $value }s
did-bonus = { $value ->
    [15] Set of four
    [25] Four in a row of one colour
    [40] Five in a row of one colour
    [50] Six in a row of one colour
    [30] Five of one number
   *[60] Six of one number
}: { $you ->
    [yes] a bonus of { $value } for you!
   *[no] a bonus of { $value } for { $seat }!
}
    .fate = { $value ->
        [15] bonus
        [25] four in a row of one colour
        [40] five in a row of one colour
        [50] six in a row of one colour
        [30] five of one number
       *[60] six of one number
    }: +{ $value }
did-give = The { $card } goes to { $you ->
    [other] you
   *[no] { $other }
}: worth { $value }.
    .whose = Gift to { $you ->
        [other] you
       *[no] { $other }
    }
    .shown = rest to the next player; 5s and 6s double
did-doubled = { $value ->
    [0] The greatest gift was asked for in vain.
   *[other] The greatest gift: { $value } × 2.
}
did-gift = { $you ->
    [yes] Your gift to { $other }: { $value }.
    [other] { $seat }’s gift to you: { $value }.
   *[no] { $seat }’s gift to { $other }: { $value }.
}
did-no-gift = { $you ->
    [yes] You score all six dice: there is nothing left to give.
   *[no] { $seat } scores all six dice: there is nothing left to give.
}
did-charity = { $you ->
    [yes] Nobody gave more than you: a charity bonus of { $value }.
   *[no] Nobody gave more than { $seat }: a charity bonus of { $value }.
}
did-total = { $you ->
    [yes] Your total is { $value }.
   *[no] { $seat }’s total is { $value }.
}

no-not-your-dice = The dice are { $seat }’s now: you can only ask for the greatest gift, or not.
no-asked-already = You have used your request: you get one for the whole game.
no-ask-in-their-turn = You can ask only while your right neighbour, { $seat }, is rolling, never on your own turn.
no-stop-first = First say that you stop rolling; then choose the dice to score.
no-third-throw-made = You have rolled three times: now you have to score.
no-stopped = You have stopped, so the dice stay as they are: now score.
no-colour-needs-four = { $value ->
    [5] Five of your six dice of this colour can be scored only if their numbers are consecutive. Leave out the 1 or the 6, or score any four, or all six.
   *[other] { $value } dice of one colour can’t be scored: one colour needs at least four.
}
no-one-way-only = Score either one colour or different colours: here other colours are mixed in with the { $value ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] grey
   *[5] black
} dice.
no-two-of-a-colour = There is more than one { $value ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] grey
   *[5] black
} die in this set: with different colours each colour counts once.
no-colour-left-out = Still missing: { $value ->
    [1] red
    [2] yellow
    [3] red, yellow
    [4] green
    [5] red, green
    [6] yellow, green
    [7] red, yellow, green
   *[0] { "" }
}{ $value ->
    [0] { "" }
   *[other] { $more ->
        [0] { "" }
       *[other] {", "}
    }
}{ $more ->
    [1] blue
    [2] grey
    [3] blue, grey
    [4] black
    [5] blue, black
    [6] grey, black
    [7] blue, grey, black
   *[0] { "" }
}. Take one die of each colour that shows, or a bonus set, e.g. four of one colour or number.

known-roll = on average { NUMBER($points, maximumFractionDigits: 1) } for you and { NUMBER($gift, maximumFractionDigits: 1) } for your neighbour; a bonus in { $bonus }% of cases.
known-stop = { NUMBER($points, maximumFractionDigits: 1) } for you and { NUMBER($gift, maximumFractionDigits: 1) } for your neighbour.
known-score = { NUMBER($points, maximumFractionDigits: 1) } for you and { NUMBER($gift, maximumFractionDigits: 1) } for your neighbour; you then finish ahead of another player in about { $ahead }% of games.
known-ask = the gift counts double and brings you { NUMBER($gift, maximumFractionDigits: 1) } on average.
known-pass = the gift brings you { NUMBER($gift, maximumFractionDigits: 1) } on average, and a request kept for later is worth about { NUMBER($later, maximumFractionDigits: 1) }.

zone-dice = Dice
zone-throw = Roll
zone-round = Round
zone-sets = Best sets: own + bonus → to neighbour
zone-sets-doubled = Sets: own + bonus → to neighbour, doubled
zone-thrower = Rolling
zone-scorer = Scoring
zone-receiver = Gets this turn’s gift
    .short = Gets the gift
zone-doubled = Gets the greatest gift (×2)
    .short = Gets gift ×2
zone-total = Total
zone-counted = Own dice
    .short = Own
zone-bonus = Bonus
zone-received = Received
    .short = Got
zone-donated = Given
    .short = Given
zone-request = 1 greatest gift (×2) left
    .short = 1 gift ×2 left
zone-charity = Gave the most: bonus at the end
    .short = Gave most: end bonus

card-1r = red one
card-2r = red two
card-3r = red three
card-4r = red four
card-5r = red five
card-6r = red six
card-1y = yellow one
card-2y = yellow two
card-3y = yellow three
card-4y = yellow four
card-5y = yellow five
card-6y = yellow six
card-1g = green one
card-2g = green two
card-3g = green three
card-4g = green four
card-5g = green five
card-6g = green six
card-1b = blue one
card-2b = blue two
card-3b = blue three
card-4b = blue four
card-5b = blue five
card-6b = blue six
card-1s = grey one
card-2s = grey two
card-3s = grey three
card-4s = grey four
card-5s = grey five
card-6s = grey six
card-1k = black one
card-2k = black two
card-3k = black three
card-4k = black four
card-5k = black five
card-6k = black six

option-count = What may be scored
    .hint = complete sets and exact bonus combinations only, or any set that fits
    .full = complete sets or exact bonus combinations
    .any = any four or more of one colour, any different colours
option-square = Colours on the dice
    .hint = which colour each number has on each die; for play it hardly matters
    .cyclic = one step further on each die
    .mixed = mixed
option-first_seat = Who starts
    .hint = the seat of whoever has the next birthday; if left open, it is random
option-rounds = Rounds
    .hint = how many turns everybody has; usually seven
option-late_request = Asking after “stop”
    .hint = the greatest gift may still be asked for when the neighbour has stopped, until the dice are scored

rules-intro =
    Six dice, three rolls, and a neighbour who is looking forward to whatever you leave. You build sets of one colour or of different colours; the better the set, the bigger the bonus. But each die that you do not score is a gift to the player on your left, so the greediest set may also be the most generous one. And being generous pays: whoever has given the most gets a bonus at the end.

    Charidice is for 2 to 4 players aged 8 and up and takes about 20 minutes. Everybody has a score sheet. Whoever has the most points after seven rounds wins.

    Designed by Jürgen Adams; published by NSV.
    .title = What it is about
    .clauses = CHARI-1 CHARI-3

rules-short =
    - Roll six dice; you may reroll any of them, twice.
    - Score either at least four dice of one colour, or one die of every colour that shows. Exact combinations earn a bonus.
    - The other dice are a gift to your left neighbour; 5s and 6s count double in it.
    - Once in the game you may ask your right neighbour for the greatest gift: theirs is doubled.
    - After seven rounds the biggest giver gets a bonus. The player with the most points wins.
    .title = In short
    .clauses = { "" }

rules-dice =
    Each of the six dice has the numbers 1 to 6 on faces of six different colours: red, yellow, green, blue, grey and black. Over all six dice, each number exists exactly once in each colour. So two dice with the same number always differ in colour, and two dice of the same colour always differ in number.
    .title = The dice
    .clauses = CHARI-2

rules-turn =
    The player whose birthday comes next starts; here the first player is random, unless the table has chosen one. In a round everybody has one turn, clockwise. After seven rounds the game is over.

    Your turn begins with a roll of all six dice. Then you may stop, or reroll as many dice as you like, and after that once more: three rolls at most. Each time you choose freely which dice to keep and which to reroll; a die that you kept the first time may be rerolled the second time.

    When you have stopped, or after the third roll at the latest, you choose the dice that you score and give the others away. Then all six dice go to your left neighbour, whose turn begins.
    .title = Your turn
    .clauses = CHARI-5 CHARI-6 CHARI-10 CHARI-11 CHARI-12 CHARI-13 CHARI-14

rules-sheet =
    Each round has a row of four cells on your sheet:

    - scored: the sum of the dice that you score;
    - bonus: what your combination earns on top;
    - received: what your right neighbour gave you;
    - given: what you gave to your left neighbour.

    You score in one of two ways: dice of one colour, or dice of different colours. You have to score something.
    .title = The score sheet
    .clauses = CHARI-15 CHARI-16

rules-one-colour =
    You need at least four dice of one colour. Score all of them, or exactly those of a bonus combination. The numbers are added up, and the bonus comes on top:

    - exactly four dice, not consecutive: 15;
    - four consecutive dice, like 2 3 4 5: 25;
    - five consecutive dice: 40;
    - six dice, which are then always 1 to 6: 50.

    You get the bonus only if the dice you score are exactly the combination. Five dice with a gap may be scored, but earn no bonus. 6 and 1 are not neighbours.
    .title = One colour
    .clauses = CHARI-20 CHARI-21 CHARI-22 CHARI-23 CHARI-24 CHARI-25

rules-different-colours =
    Score one die of every colour that shows. If a colour shows on several dice, you choose which of them to score. The numbers are added up. Or score exactly the dice of a bonus combination, and leave out the rest:

    - four dice with the same number: 15;
    - five dice with the same number: 30;
    - six dice with the same number: 60.

    Three equal numbers or fewer earn nothing extra. Here too the bonus is only for exactly the combination: one more die with another number, and it is lost.
    .title = Different colours
    .clauses = CHARI-30 CHARI-31 CHARI-32 CHARI-33 CHARI-34 CHARI-35

rules-giving =
    Every die that you did not score goes to your left neighbour as a gift. It is worth its number, but a 5 or a 6 is doubled: 10 or 12. Dice that you score yourself are never doubled.

    The neighbour writes the whole gift under “received”, and you write the same number under “given”. The last gift of a round goes into the starter’s row of that same round. If you scored all six dice, the gift is 0.
    .title = Giving
    .clauses = CHARI-40 CHARI-41 CHARI-42 CHARI-43 CHARI-44

rules-greatest-gift =
    Once in the game you may ask your right neighbour for the greatest gift. Do it on that neighbour’s turn, aloud, after the first or the second roll, before the neighbour has rolled for the third time or said “stop”. Then your ×2 box is crossed out, and the whole gift of this turn counts double, 5s and 6s after their own doubling. Both of you write the doubled number. The screen asks you after each of your neighbour’s rolls.

    Everybody hears the request at once, so your neighbour may still keep the gift small. If in the end there is nothing to give, your request is lost all the same.

    The booklet names only one limit, the third roll. That “stop” ends the time for asking as well is our decision; if your table chooses “Asking after ‘stop’”, you may ask until the dice are scored.
    .title = The greatest gift
    .clauses = CHARI-50 CHARI-51 CHARI-52 CHARI-53 CHARI-54

rules-end =
    After the last round everybody adds up what they scored, the bonuses and what they received. What you gave is not added. It decides who gets the charity bonus:

    - whoever gave the most gets 20;
    - if that was more than 60, it is 30 instead;
    - players who are tied for the most all get it.

    The player with the highest total wins; ties share the victory.
    .title = The end
    .clauses = CHARI-60 CHARI-61 CHARI-62 CHARI-63 CHARI-64 CHARI-65

rules-options =
    - What may be scored: as a rule a set has to be complete, that is all dice of a colour, or one die of every colour that shows, or else exactly a bonus combination. With “any” you leave out whatever you like: any four or more dice of one colour will do, and any dice of different colours, even a single one. Gifts can then become really large: up to 60, or 120 if asked for. With complete sets the most is 44, or 88 if asked for.
    - Colours on the dice: there are several ways to put the colours on the dice. Which one you choose hardly changes your chances.
    - Asking after “stop”: as a rule it is too late to ask for the greatest gift once your neighbour has decided not to roll again. You may agree that asking is allowed until the dice are scored.
    - Who starts: choose the seat if you know whose birthday is next; otherwise it is random.
    - Rounds: usually seven; anything from one to twenty if you want it shorter or longer.
    .title = Options
    .clauses = CHARI-2 CHARI-5 CHARI-6 CHARI-20 CHARI-30

rules-examples =
    A run of one colour. The dice show green 2, 3, 4 and 5, a yellow 6 and a blue 1. Score the four green dice: 14 points and a bonus of 25. The neighbour gets 12 for the 6 and 1 for the 1, together 13. Or score the green 5, the yellow 6 and the blue 1, one die of every colour: 12 points, no bonus, and a gift of 9.

    With a request. If the neighbour asked for the greatest gift on that turn, the 13 become 26, on both sheets.

    Five with a gap. The dice show red 1, 2, 4, 5 and 6 and a black 2. All five red dice are 18 points without a bonus, and the gift is 2. Red 2, 4, 5 and 6 are 17 points and a bonus of 15, and the gift is still only 3.

    Equal numbers. The dice show a 4 in blue, grey, black and red, a green 5 and a black 1. The four 4s are 16 points and a bonus of 15, and the gift is 11. Add the green 5, so that every colour is in, and you have 21 points without a bonus, but the gift is only 1.

    Charity. Three players gave 64, 41 and 40: the first of them gets 30. Had they given 58, 58 and 12, the first two would get 20 each.
    .title = Examples
    .clauses = CHARI-20 CHARI-21 CHARI-22 CHARI-30 CHARI-32 CHARI-35 CHARI-40 CHARI-42 CHARI-53 CHARI-62 CHARI-63 CHARI-64

rules-misunderstood =
    - With different colours each colour counts once. Two green dice are never scored together, unless there are four or more of them and you score only green.
    - Four equal numbers and one more die earn no bonus. Leave that die out.
    - Five dice of one colour with a gap earn no bonus either. Four of them do.
    - 5s and 6s are doubled only in a gift, never for the player who scores them.
    - What you gave is not among your points. It matters for the charity bonus alone.
    - Ask for the greatest gift in time: after the third roll, or after “stop”, it is too late (after “stop” unless your table allows it).
    - The charity bonus is only for the biggest giver. Whoever gave 80 gets nothing if somebody gave 81. And for 30 points it takes 61: exactly 60 earns 20.
    - Rerolling no dice means stopping.
    .title = Often misunderstood
    .clauses = CHARI-11 CHARI-23 CHARI-25 CHARI-30 CHARI-35 CHARI-42 CHARI-51 CHARI-61 CHARI-62 CHARI-63

### What brought points, and what decided
row-counted = Own dice
    .short = Dice
row-bonus = Bonuses
    .short = Bonus
row-received = Gifts received
    .short = Gifts
row-given = Given away
row-charity = Charity bonus
why-most-points = Most points win.
why-charity = The charity bonus decides: { $you ->
    [yes] you gave away the most and get { $value }.
   *[no] { $seat } gave away the most and gets { $value }.
}

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - A set must be complete or exactly a bonus combination; you can also choose to allow any set.
    - Five dice of one colour with a gap may be scored, but earn no bonus.
    - You ask for the greatest gift after the first or the second roll. After “stop” it is too late; otherwise there would be no risk in it. You can also choose to allow it.
    - If there turns out to be nothing to give, the request is used up all the same.
    - The last gift of a round goes into the row of that same round.
    - We are not certain which colours are on which faces; the arrangement can be chosen.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Score the most in seven rounds. Points come from your own dice and from gifts: whatever your neighbour does not score comes to you.
lesson-roll = You may reroll dice twice, any you like. Four of one colour earn a bonus: keep the three red dice and reroll the others.
    .other = You are after a fourth red die. Keep the red 3, 4 and 5 and reroll the other three dice.
lesson-again = Four red dice, with one reroll left. What you don’t score is a gift to { $first }, and there 5s and 6s count double: 10 + 12. What do you do?
    .other = Keep the red dice and reroll the black 5 and 6: your bonus is safe, and the gift will most likely be smaller.
lesson-score = Now score at least four dice of one colour, one die of every colour that shows, or just the dice of a bonus. Which brings you most?
    .other = That would be 11 points at most, and no bonus. The four red dice bring you 14 and a bonus of 25.
lesson-gift = The dice you left go to { $first }: 5 doubled and 1 make 11. It costs you nothing, and at the end the biggest giver gets a bonus of 20, or 30 if they gave over 60.
lesson-ask = { $second } has four 2s and a bonus, so two dice are likely to come to you. Once a game you may ask for the greatest gift: it counts double. Do you ask now?
    .other = You may wait, but you will rarely see a better moment: two dice are as good as yours. Ask.
lesson-round = { $second } rerolled in a hurry, but had to give you 13, and doubled that is 26. Your round: 14, a bonus of 25 and a gift of 26 make 65.
lesson-equal = Four equal numbers earn a bonus too; their colours are always different. Which dice do you reroll now?
    .other = You have three 4s. Keep them and reroll the other three dice.
lesson-wise = One hint: with your bonus safe, reroll the 5s and 6s you won’t score, so that your neighbour gets little. And ask for the greatest gift when a big one is likely.

coach-ask-roll = Each face has its own colour. Bonus: four of one colour or number 15, four of one colour in a row 25.
coach-ask-score = At least four dice of one colour, or one of every colour. A bonus is only for exactly its own dice.
coach-ask-gift = The greatest gift doubles all your neighbour gives you this turn. But they hear you ask, and may give less.
coach-did-give = Whatever isn’t scored goes to the next player, the left neighbour. In a gift a 5 is worth 10 and a 6 is worth 12.
coach-zone-donated = Giving takes nothing from your points. Whoever has given the most gets 20 points at the end, or 30 for gifts of more than 60 points.

# What a hint speaks of.
omen-bonus = you get a bonus

# On the score pad.
pad-counted = Scored
    .hint = The numbers on the dice that were counted.
pad-bonus = Bonus
    .hint = For a combination.
pad-given = Given
    .hint = It goes to the next player on the list, the left neighbour.
