box = Zabiray!
game = Zabiray!
pitch = Get rid of your cards, and snatch the whole pile with Za, Be, Ru: “Zaberu!”
goal = { $more ->
    [0] To { $value }: +1 a pile; first out of cards +1 per card others hold
    [one] To { $value } or { $more } round: points for piles and others’ cards
   *[other] To { $value } or { $more } rounds: points for piles and others’ cards
}

card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-gr = green reverse
card-p1 = purple 1
card-p2 = purple 2
card-p3 = purple 3
card-p4 = purple 4
card-p5 = purple 5
card-pr = purple reverse
card-y1 = yellow 1
card-y2 = yellow 2
card-y3 = yellow 3
card-y4 = yellow 4
card-y5 = yellow 5
card-yr = yellow reverse
card-s = search
card-w = wild
card-za = Za
card-be = Be
card-ru = Ru
card-w-g = wild for green
card-w-p = wild for purple
card-w-y = wild for yellow
card-w-be = wild as Be
card-w-ru = wild as Ru
card-w-za = wild as Za
card-back-1 = 1: take one card
card-back-2 = 2: take two cards
card-back-3 = 3: take three cards
card-back-4 = 4: take four cards
card-back-5 = 5: take five cards
card-back-x = X: this card goes on the pile
card-back-g = green dot: take until green
card-back-p = purple dot: take until purple
card-back-y = yellow dot: take until yellow

ask-match = Match the colour or the number, or do what the stock’s back says
ask-za = Match the colour or number, play Za, or do what the stock’s back says
ask-triple = Lay Za, Be, Ru at once: the pile is yours, a point! Or match the top
ask-any = Play any number, or do what the stock’s back says
ask-be = Only Be goes on Za; Ru then takes the pile. Or do what the back says
ask-ru = Play Ru: the pile is yours, a point! Or do what the stock’s back says
ask-follow = Nothing you have fits: do what the stock’s back says
ask-empty = The stock is empty: play a card if you can
ask-seek = You have to find a number: take cards until one comes
ask-colour = Name the colour that the wild stands for
ask-call = Say “Zaberu!” in time, or risk two penalty cards
ask-catch = Nobody said “Zaberu!”: will you notice?

do-play = Play { a-card }
do-capture = Take the pile ({ $value }): { a-card }
do-go-out = Play { a-card }, your last card
do-reverse = Play { a-card }: { $other } is next
do-reverse-again = Play { a-card }: your turn again
do-search = Play search: { $other } must find a number
do-triple = Za-Be-Ru at once: { $value ->
    [1] wild, Be, Ru
    [2] Za, wild, Ru
    [3] wild, wild, Ru
    [4] Za, Be, wild
    [5] wild, Be, wild
    [6] Za, wild, wild
    [7] three wilds
   *[other] Za, Be, Ru
}
do-take = Don’t play: take { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
do-take-last = Take the { $value ->
    [one] last card
   *[other] last { $value } cards
}: the round ends
do-turn-up = Don’t play: turn up the top card
do-take-until = Don’t play: take until { $value ->
    [1] green
    [2] purple
   *[other] yellow
}
do-end-deal = End the round: no moves left
do-refuse = Don’t play: the round ends, only piles count
do-seek = Take cards until a number comes
do-name = Name { $value ->
    [1] green
    [2] purple
   *[other] yellow
}
do-say = “Zaberu!”
do-forget = Say nothing
do-catch = “{ $other } didn’t say it!”
do-pass = Let it pass
call-catch = “You didn’t say it!”
    .idle = “Zaberu!” has been said, or still may be.

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
did-back = The stock now shows { $card }.
did-stock-empty = The stock is empty now: the round ends as soon as somebody has to take a card.
did-play = { $you ->
    [yes] You play { a-card }.
   *[no] { $seat } plays { a-card }.
}
    .many = { $you ->
        [yes] You play: { $cards }.
       *[no] { $seat } plays: { $cards }.
    }
did-triple = { $you ->
    [yes] You play
   *[no] { $seat } plays
} all three cards at once!
did-again = { $you ->
    [yes] It’s your turn again.
   *[no] { $seat } has another turn.
}
did-turn-round = Now turns go the other way round.
did-follow-number = { $you ->
    [yes] You don’t play: the number says
   *[no] { $seat } doesn’t play: the number says
} take { $value ->
    [one] { $value } card
   *[other] { $value } cards
}.
did-follow-x = { $you ->
    [yes] You turn up the top card: the X says so.
   *[no] { $seat } turns up the top card: the X says so.
}
did-follow-dot = { $you ->
    [yes] You don’t play: the dot says
   *[no] { $seat } doesn’t play: the dot says
} take cards until { $value ->
    [1] green
    [2] purple
   *[other] yellow
}.
did-draw = { $you ->
    [yes] You take { a-card }.
   *[no] { $seat } takes { a-card }.
}
    .many = { $you ->
        [yes] You take: { $cards }.
       *[no] { $seat } takes: { $cards }.
    }
did-draw-hidden = { $seat } takes a card.
    .times = { $seat } takes { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }.
did-turn-up = { $value ->
    [0] { $you ->
        [yes] You don’t play: { a-card } goes from the stock to the pile.
       *[no] { $seat } doesn’t play: { a-card } goes from the stock to the pile.
    }
   *[other] { $you ->
        [yes] You find a number: { a-card } goes on the pile.
       *[no] { $seat } finds a number: { a-card } goes on the pile.
    }
}
did-name = { $you ->
    [yes] You name
   *[no] { $seat } names
} { $value ->
    [1] green
    [2] purple
   *[other] yellow
}.
did-seek = { $you ->
    [yes] You take cards until a number comes: the search says so.
   *[no] { $seat } takes cards until a number comes: the search says so.
}
did-until = { $you ->
    [yes] You stop
   *[no] { $seat } stops
} after { $value ->
    [one] { $value } card
   *[other] { $value } cards
}: the next one goes on the pile.
did-capture = { $you ->
    [yes] You take the pile
   *[no] { $seat } takes the pile
} ({ $value ->
    [one] { $value } card
   *[other] { $value } cards
}): a point.
did-say = { $you ->
    [yes] “Zaberu!” you say, palm on the pile.
   *[no] “Zaberu!” says { $seat }, palm on the pile.
}
did-forget = { $you ->
    [yes] You say nothing.
   *[no] { $seat } says nothing.
}
did-catch = { $you ->
    [yes] You notice: { $other } didn’t say it! Two cards as a penalty.
    [other] { $seat } notices: you didn’t say it! Two cards as a penalty.
   *[no] { $seat } notices: { $other } didn’t say it! Two cards as a penalty.
}
did-unnoticed = { $you ->
    [yes] Nobody noticed that you said nothing.
   *[no] Nobody noticed that { $seat } said nothing.
}
did-out = { $you ->
    [yes] That was your last card: the round is over!
   *[no] { $seat } has no cards left: the round is over!
}
did-run-out = { $you ->
    [yes] You have to take a card, and there is none: the round is over, and only piles count.
   *[no] { $seat } has to take a card, and there is none: the round is over, and only piles count.
}
did-piles = { $you ->
    [yes] You have captured
   *[no] { $seat } has captured
} { $value ->
    [0] no piles
    [one] { $value } pile (+{ $value })
   *[other] { $value } piles (+{ $value })
} this round.
did-left-over = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $value ->
    [one] { $value } point
   *[other] { $value } points
} for { $you ->
    [other] your cards.
   *[no] the cards that { $other } still holds.
}
did-score = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $value ->
    [one] { $value } point
   *[other] { $value } points
} for the round.
did-total = { $you ->
    [yes] You now have
   *[no] { $seat } now has
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}.

no-name-first = You turned up a wild: first name its colour.
no-call-first = You have just taken a pile: say “Zaberu!”, or say nothing.
no-catch-first = { $seat } said nothing over the captured pile: catch that, or let it pass.
no-nothing-to-name = A colour is named only for a wild that an X has just turned up; for one from your hand you choose it as you play.
no-said-for-you = At this table “Zaberu!” counts as said, and nobody can be caught.
no-nothing-captured = “Zaberu!” is only for whoever has just taken a pile.
no-nobody-to-catch = There is nobody to catch: nobody has just taken a pile in silence.
no-no-search = There is no search card on top, so there is nothing to look for.
no-stock-is-empty = The stock is empty and you have a card that fits: you must play.
no-must-seek = After a search card you can only take cards until a number comes.
no-no-wild-now = A wild does not help against a search card: you must take cards until a number comes.
no-not-in-hand = You have no such card: { $card }.
no-be-needs-za = Be goes only on Za, and so does a wild as Be.
no-ru-needs-be = Ru goes only on Be, and so does a wild as Ru.
no-other-colour-reverse = Only a reverse of the same colour goes on the { $card }.
no-other-colour = Only numbers of its colour go on the { $card }.
no-no-match = Only the same colour or the same number goes on the { $card }.
no-number-starts = There is no pile: only a number card can start one.
no-number-after-ru = Ru was turned up here, so a number comes next, whichever you like.
no-named-colour = The wild asks for { $value ->
    [1] green
    [2] purple
   *[other] yellow
}: only a number or a reverse of that colour goes on it.
no-only-be = Only Be goes on Za, or a wild as Be.
no-only-ru = Only Ru goes on Be, or a wild as Ru.
no-be-alone = Za is already there: you can add only Be, not the rest at once.
no-triple-lacks = You need one more card for that: { $card }.
no-triple-lacks-wilds = { $value ->
    [one] For that you need a wild.
   *[other] For that you need { $value } wilds.
}
no-triple-needs-colour = All three at once go only on a number or a reverse card.

zone-stock = Stock
zone-pile = Pile
zone-sequence = Za · Be · Ru
zone-clockwise = Turns go clockwise
zone-counterclockwise = Turns go counterclockwise
zone-round = Round
zone-any-number = Any number goes
zone-must-seek = Has to find a number
zone-ran-out = Last round: the stock ran out
zone-went-out = Went out last round
    .short = Went out
zone-piles = Captured piles, 1 point each
    .short = Piles, +1 each
zone-last-card = One card left
    .short = 1 card!
zone-last-piles = Piles
zone-last-held = Cards left
zone-last-points = Points of the round

option-backs = Backs of the cards
    .hint = how many cards have each back: the publisher does not say
    .even = equal shares
    .mild = mild: fewer dots and high numbers
option-call = “Zaberu!”
    .hint = whether you have to remember to say it
    .manual = say it yourselves, or risk a penalty
    .auto = counts as said, nobody is caught
option-flip_reverse = A reverse from the stock changes direction
    .hint = whether a reverse card brought by an X or a dot works as if it had been played
option-flip_ru = Ru turned up on Be
    .hint = what happens when an X turns up Ru right on Be
    .number = nobody takes the pile, a number card comes next
    .take = whoever turned it up takes the pile
option-target = Points to win
    .hint = the match ends after the round in which somebody reaches this many
option-max_rounds = Round limit
    .hint = the match ends after this round at the latest; if left open, only points end it
option-empty_stock = Not playing with an empty stock
    .hint = whether you may refuse to play a card that fits when there is nothing left to take
    .play = not allowed
    .ends = allowed, and the round is over
option-last_search = A search as the last card
    .hint = whether the next player still takes cards when somebody goes out with a search card
    .void = the round is over at once
    .drawn = the next player still takes cards

rules-intro =
    Zabiray! means “take it!”. It is a lively card game for 2 to 6 players aged about eight and up; a round takes about ten minutes, a match half an hour or so. You play a card that fits, by colour or by number, and try to get rid of your hand before the others do. But three of the cards read Za, Be, Ru, and together that is “zaberu”: “I’ll take it!” Whoever plays the third one snatches the whole pile.

    Points come from two things: the piles you have captured, and, if you are the first to run out of cards, everything that the others still hold. Rounds follow one another until somebody has 50 points; then the highest total wins the match.

    Designed by Garrett J. Donner and Michael S. Steer; published by Poof-Slinky as Hit the Deck, and in Russian by Magellan.
    .title = What it is about
    .clauses = ZAB-5 ZAB-47

rules-short =
    - Play a card of the same colour or with the same number as the top card of the pile.
    - If you can’t or won’t, follow the back on top of the stock: take that many cards, turn it up (X), or take cards until that colour comes (dot).
    - Be goes on Za, and Ru on Be. Whoever plays Ru says “Zaberu!” and takes the pile: one point.
    - When you run out of cards, the round is over, and every card in the others’ hands is a point for you too.
    - The match is played to 50 points.
    .title = In short
    .clauses = { "" }

rules-cards =
    There are 108 cards. 45 of them are numbers: 1 to 5 in green, purple and yellow, three of each. The other 63 are special:

    - 9 reverse cards, three of each colour
    - 6 search cards
    - 6 wild cards
    - 14 Za, 14 Be and 14 Ru

    Only numbers and reverse cards have a colour. The others have none.
    .title = The cards
    .clauses = ZAB-1 ZAB-2 ZAB-3

rules-backs =
    In this game the backs matter too. Each shows a number from 1 to 5, an X, or a dot in one of the three colours. Only one back ever counts: that of the card on top of the stock. The backs of cards in hands do not matter any more.

    In our deck each of the nine symbols is on 12 cards, so a back tells you nothing about colour or number. The full list is at the very end.
    .title = The backs
    .clauses = ZAB-4

rules-setup =
    The first dealer is chosen at random. All cards are shuffled, and everybody gets 7, face down; look only at your own. The rest is the stock.

    The player on the dealer’s left has the first turn. There is no pile yet. Turns go clockwise at first.
    .title = Before you start
    .clauses = ZAB-6 ZAB-7 ZAB-8 ZAB-11

rules-turn =
    On your turn you either play exactly one card from your hand onto the pile, or you follow the back: you do what the back of the stock’s top card says. You play more than one card only when you play Za, Be and Ru together.

    If there is no pile, only a number card can start one: any number, any colour.

    If there is a pile, only its top card matters:

    - On a number you can play another number of the same colour, or the same number in another colour.
    - On a reverse card you can play a number of its colour.
    - Special cards can be played as well, each by its own rule; see below.

    No number card to start with, nothing that fits, or simply no wish to play? Then follow the back.
    .title = Your turn
    .clauses = ZAB-9 ZAB-10 ZAB-11 ZAB-12 ZAB-13 ZAB-14 ZAB-15

rules-sequence =
    Za goes on any number and on any reverse card, but on nothing else. It starts the sequence, and from then on colours no longer help: only Be goes on Za, and only Ru on Be. (A wild may stand in for them.)

    Whoever plays Ru takes the whole pile! Say “Zaberu!” at once, put your palm on the pile, and set it in front of you, face up, as one captured pile. At the end of the round it is worth a point; until then its cards do not come back.

    The next player starts a new pile with a number, or follows the back.
    .title = Za, Be, Ru
    .clauses = ZAB-16 ZAB-17 ZAB-18 ZAB-19 ZAB-20 ZAB-21

rules-follow =
    If you cannot play, or could and would rather not, do what the back on top of the stock says. That ends your turn.

    - A number: take that many cards, the top one first. What is on the backs of the others does not matter. You may not play any of them this turn.
    - X: turn this very card over onto the pile. It is the new top, whatever lay there before; if there was no pile, it starts one.
    - A dot: take cards one after another, starting with the dotted one, until a number or a reverse of that colour comes. That one goes on the pile, the others stay in your hand, and nobody gets to see them.

    A card that comes onto the pile in this way breaks the sequence: from now on the new card alone decides. Apart from that it works as if you had played it. A reverse changes the direction; after a search the next player must look for a number; Be goes on Za, and Ru on Be, which captures. If it is a wild, you name a colour, and it never stands for Be or Ru. If it is Ru, nobody takes the pile: it stays, and the next card on it is a number, any number.

    You may refuse to play on any turn, except after a search card and when the stock is empty.
    .title = Following the back
    .clauses = ZAB-10 ZAB-22 ZAB-23 ZAB-24 ZAB-25 ZAB-26

rules-reverse =
    A reverse card goes on any card of its colour (a number, or a wild for which that colour was named) and on any other reverse card, whatever its colour.

    It changes the direction of play: your neighbour on the other side is next, and so it goes on until the next reverse card. With two players, you simply have another turn.
    .title = Reverse
    .clauses = ZAB-27 ZAB-28 ZAB-29

rules-wild =
    A wild card can be used in two ways.

    As a wish: play it on any number or reverse card and name green, purple or yellow. The next card must be a number or a reverse of that colour, nothing else; the wish stands until somebody fulfils it.

    In the sequence: on Za it stands for Be, on Be it stands for Ru and takes the pile. When you play all three cards at once, it may stand for any of them. Played alone, it can’t be a Za.

    A wild is of no use after a search card.
    .title = Wild
    .clauses = ZAB-30 ZAB-31 ZAB-32 ZAB-33

rules-search =
    A search card goes on any number and on any reverse card, whatever the colours. The next player must then take cards from the stock, ignoring the backs, until a number comes, and put that number on the pile; it need not match anything. The other cards stay in that player’s hand. That is the whole turn, and then play goes on as usual.

    Reverse and wild cards are not numbers. Nothing can be played against a search card, and the back cannot be followed instead.
    .title = Search
    .clauses = ZAB-34 ZAB-35 ZAB-36

rules-triple =
    Do you hold Za, Be and Ru? When a number or a reverse card is on top, you may play all three in one turn, say “Zaberu!” and take the pile. Wild cards may stand for one, two or even all three of them.

    If Za is already on the pile, this is not possible: you can only add Be, and wait.
    .title = All three at once
    .clauses = ZAB-39 ZAB-40

rules-call =
    Whoever plays Ru without saying “Zaberu!” and covering the pile can be caught. Any of the others may say so, once that player’s hand has left the pile and before the next player plays or follows the back. After that it is too late.

    Whoever is caught takes two cards from the stock, whatever their backs say, and keeps the pile. One penalty is enough, however many have noticed. A wrong accusation costs nothing. You have to say it after playing all three at once too, and also with your very last card: if you are caught then, you have cards again, and the round goes on.

    On the screen one large button does both, the word and the palm, but you have to press it yourself. If “The screen remembers for you” is switched on before the game begins, “Zaberu!” counts as said.
    .title = Do not forget “Zaberu!”
    .clauses = ZAB-19 ZAB-37 ZAB-38

rules-end =
    The round ends as soon as somebody has played their last card. Nothing more happens then: nobody looks for a number after a search card, and nobody gets the pile in play. If the last card was Ru, the pile counts, but say “Zaberu!” first.

    It can also happen that the stock runs out. Then play goes on, and whoever has a card that fits must play it. As soon as somebody has to take a card and there is none, the round is over. (If a back demands more cards than there are, take what there is; then the round is over. The same goes for penalty cards.)

    Afterwards all 108 cards are shuffled again, and the player on the last dealer’s left deals. A new round always starts clockwise.

    In two places here the booklet can be read either way, and the reading above is our decision. Your table can choose the other one: with an empty stock you may refuse to play, and the round is over; and after a search as the last card the next player still takes cards until a number comes (or all there are) before the round is scored.
    .title = The end of a round
    .clauses = ZAB-41 ZAB-42 ZAB-43 ZAB-49 ZAB-50

rules-score =
    Everybody scores 1 point for each pile that they captured; how many cards are in it does not matter. Whoever went out also scores 1 point for each card left in the others’ hands.

    If the round ended because the stock ran out, only captured piles count.

    Totals are kept from round to round; the screen writes them down. Once somebody has 50 or more after a round, the match is over and the highest total wins. Ties share the place.
    .title = Points
    .clauses = ZAB-44 ZAB-45 ZAB-46 ZAB-47 ZAB-48

rules-options =
    - Backs of the cards: equal shares as in the list at the end, or mild ones, with 18 each of 1, 2 and 3, 12 each of 4, 5 and X, and 6 of each dot. Or count the backs of your own box and enter the nine numbers. Which face goes with which back is still our guess.
    - “Zaberu!”: say it yourselves, or have it count as said; then nobody is caught.
    - A reverse from the stock changes direction: normally it does, whether an X or a dot brings it (with two players you then have another turn). Otherwise it is just a coloured card.
    - Ru turned up on Be: normally nobody takes the pile. At some tables whoever turned it up takes it, and has to say “Zaberu!”.
    - Points to win: 50, or whatever you like.
    - Round limit: for a match that must not take all evening.
    - Not playing with an empty stock: normally whoever can play must. Or you may refuse, which ends the round.
    - A search as the last card: normally nothing comes of it. Or the next player still takes cards, and they count for whoever went out.
    .title = Options
    .clauses = ZAB-4 ZAB-19 ZAB-25 ZAB-28 ZAB-47 ZAB-49 ZAB-50

rules-examples =
    Matching. A yellow 3 is on top. Mia may play any yellow number, any 3, a yellow reverse, a search, a wild with a wish, or Za.

    No number. A new pile is due, and Leo has no number card. The back of the stock’s top card is a 3: he takes three cards and keeps them. Zoe is next, and there is still no pile.

    Breaking the sequence. Za is on top. Mia has Be but would rather not help Leo to a capture. The back shows an X, so she turns that card up: a green 3. No card has been added to her hand, and Leo now has to play on a green 3.

    A dot. The back shows a purple dot. Zoe takes that card: Ru. The next: Be. The next is a purple 4, which goes on the pile. Ru and Be stay with her.

    A wish. Leo plays a wild on a green 1 and names purple. Zoe has purple cards but follows the back, a 1. Mia has nothing purple and has to follow the back as well. It is Leo’s turn again, and the wish still stands; he plays a purple 1.

    Search. Mia plays a search on a green 2. Leo takes Za, a green reverse, a wild, and then a yellow 4: that goes on the pile. The other three are his now.

    Going out. With a yellow reverse on top, Zoe holds just Za, a wild and Ru. She plays all three, the wild as Be: “Zaberu!” She has 2 captured piles, this one included; Mia holds 4 cards and Leo 7. Zoe scores 2 + 11 = 13, Mia and Leo a point for each of their own piles. Had she forgotten to say it and been caught, she would have taken two cards, and the round would have gone on.
    .title = Examples
    .clauses = ZAB-10 ZAB-12 ZAB-16 ZAB-23 ZAB-24 ZAB-25 ZAB-26 ZAB-31 ZAB-35 ZAB-37 ZAB-39 ZAB-44 ZAB-45

rules-misunderstood =
    - You may refuse to play even if you could. You just have to do what the back says instead.
    - It is the back of the top card that counts, not its face. And only that one card’s back.
    - A card that you have just taken can’t be played on the same turn.
    - Once Za is there, colours no longer help: only Be goes on it, or a wild.
    - Be and Ru can’t be played together on a Za that is already there.
    - After a capture only a number starts the new pile.
    - A wild goes neither on a wild with a wish nor on a search card.
    - A Ru that an X turns up takes nothing.
    - A small pile is worth as much as a large one. The real prize is the others’ hands.
    - A penalty costs two cards, not the pile.
    - With an empty stock you may not refuse if you have a card that fits, unless your table has chosen otherwise.
    .title = Often misunderstood
    .clauses = ZAB-9 ZAB-17 ZAB-21 ZAB-22 ZAB-23 ZAB-25 ZAB-33 ZAB-37 ZAB-40 ZAB-43 ZAB-44 ZAB-45

### What brought points, and what decided
row-piles = Captured piles, 1 point each
    .short = Piles
row-left-over = Cards left in other hands
    .short = Hands

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - It does not say which card has which back: we shared the nine symbols out equally.
    - A card that comes onto the pile from the stock works as if it had been played. Only a Ru turned up takes nothing, and a wild turned up just names a colour.
    - After a wish only numbers and reverses of that colour will do, until somebody fulfils it.
    - You may always refuse to play, except after a search card and when the stock is empty. You can also choose that refusing then ends the round.
    - A search played as the last card comes to nothing. You can also choose that the next player still takes cards.
    - A wrong accusation is not punished. A forgotten “Zaberu!” costs one penalty, however many have noticed.
    - Everybody scores for their captured piles, not only the player who ran out of cards.
    .title = What we decided
    .clauses = { "" }

rules-backs-list =
    - green 1 and 4, purple 3 and reverse, yellow 2 and 5: one copy each with 1, 4 and a green dot
    - green 2 and 5, purple 1 and 4, yellow 3 and reverse: 2, 5 and a purple dot
    - green 3 and reverse, purple 2 and 5, yellow 1 and 4: 3, X and a yellow dot
    - search: 1, 4, X and the three dots
    - wild: 2, 5, X and the three dots
    - Za: every symbol once, and 3, X and the three dots once more
    - Be and Ru: every symbol once, and the five numbers once more
    .title = Which card has which back
    .clauses = ZAB-4

lesson-goal = Two things bring points: the piles you take, and the cards in the others’ hands when you are the first to run out. You play to 50 points.
lesson-match = On your turn, play one card of the same colour or with the same number as the top card of the pile. Which of yours fits?
    .other = That is allowed too, and you will soon see why. First find the card with the same number as the purple 1.
lesson-ru = { $first } played Za, and { $second } played Be. Only Ru goes on Be, and whoever plays it completes Za-Be-Ru, “I’ll take it”, and takes the pile. You have one!
    .other = You may refuse, but then the pile slips away. Play Ru and it is yours.
lesson-say = The pile is worth a point. But say “Zaberu!” at once: if somebody notices that you kept silent, you take two cards. If another keeps silent, be quick and say: “You didn’t say it!”
    .other = Somebody might notice, and you would have to take two cards. Say “Zaberu!”
lesson-back = If you can’t or won’t play, do what the back on the stock says: X turns that card up. Only Be goes on Za, but then { $first } may have Ru. What do you do?
    .other = After your Be a single Ru takes the pile, and { $first } is next. Don’t play: the X covers Za with another card.
lesson-triple = The yellow 4 from the stock broke the sequence. Now a number is on top, and you hold Za, Be and Ru: play all three in one turn!
    .other = Only all three at once take the pile and empty your hand. Play Za, Be and Ru.
lesson-again = Your hand is empty, and the round is nearly yours. What must you not forget?
    .other = If somebody notices, you take two cards and the round goes on. Say “Zaberu!”
lesson-round = You ran out first, so the round is over: 2 piles and 8 cards in the others’ hands make 10 points. The others score only for piles of their own.
lesson-wise = One hint: most points lie in the others’ hands, so run out first. And think twice before your Be helps your neighbour to a pile.

coach-zone-stock = If you don’t play, the stock’s back decides. Number: take so many. X: its card goes on the pile. Dot: take until that colour.
coach-ask-any = Only a number starts a pile. Za, Be, Ru and all other cards have to wait for one.
coach-ask-za = Za may go on any number, Be on Za, Ru on Be. Whoever lays Ru takes the whole pile, and that is a point.
coach-ask-triple = Mostly Za, Be and Ru are laid one by one, and whoever lays Ru takes the pile. You have all three (a wild stands for any): choose them together!
coach-ask-seek = This is for a search card, and nothing in your hand helps. The number you find goes on the pile.
coach-zone-sequence = Only Be goes on Za, and only Ru on Be. Whoever lays Ru says “Zaberu!” and takes the whole pile: that is a point.
coach-did-say = “You didn’t say it!” appears every time. Press it only if “Zaberu!” wasn’t said: the penalty is two cards.
coach-zone-piles = A captured pile is 1 point when the round ends. And whoever goes out first gets 1 point for each card that the others hold.

# What a hint speaks of.
omen-capture = you capture a pile this round
omen-out = you end the round by playing your last card

# On the score pad.
pad-went-out = Who went out?
    .hint = Nobody, if the stock ran out.
pad-piles = Piles captured
    .hint = A point each.
pad-left-over = Cards left
    .hint = They count for whoever went out.
wrong-out-with-cards = Whoever went out has no cards left: set it to 0, or choose somebody else.
