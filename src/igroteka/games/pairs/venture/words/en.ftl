game = Venture
pitch = Every card you capture costs a point: dodge, scheme and lie, or collect all the cards of one value.
goal = { $value ->
    [one] Most points wins: captured −1, in a set (all 3s …) +1
   *[other] Most points in { $value } deals: captured −1, in a set (all 3s …) +1
}

ask-keep = Keep { $value ->
    [one] a card
   *[other] { $value } cards
} for your hand; the others go to the left
ask-bid = Bid a card: all turn up at once; captured cards cost points
ask-claim = Say what you have bid, true or not
ask-confirm = Everybody has spoken: keep your bid, or change it

do-keep = Keep { $card }
do-claim = Say that you bid { a-card }
do-claim-none = Say nothing
do-stay = Keep your bid of { $card }
do-change = Change your bid to { a-card }

did-lay-stock = { $value ->
    [0] There is no stock this time.
    [one] { $value } card is dealt to the middle: the stock.
   *[other] { $value } cards are dealt to the middle: the stock.
}
did-turn-stock = The stock: { $card }.
    .many = The stock: { $cards }.
did-keep = { $you ->
    [yes] You keep { a-card }.
   *[no] { $seat } keeps { a-card }.
}
did-keep-hidden = { $you ->
    [yes] You keep a card.
   *[no] { $seat } keeps a card.
}
did-keep-last = { $you ->
    [yes] The last card of the pack is yours: { a-card }.
   *[no] { $seat } gets the last card of the pack: { a-card }.
}
did-keep-last-hidden = { $you ->
    [yes] You get the last card of the pack.
   *[no] { $seat } gets the last card of the pack.
}
    .all = Everybody gets the last card of their pack.
did-pass-packs = All packs move to the left.
did-claim = { $you ->
    [yes] You say that you bid { a-card }.
   *[no] { $seat }: “I bid { a-card }.”
}
did-claim-none = { $you ->
    [yes] You say nothing about your bid.
   *[no] { $seat } says nothing about their bid.
}
did-ready = { $you ->
    [yes] Your bid is now final: { $card }.
   *[no] { $seat }’s bid is now final: { $card }.
}
did-ready-hidden = { $you ->
    [yes] Your bid is now final.
   *[no] { $seat }’s bid is now final.
}
did-tied = { $value ->
    [0] Several players bid { a-card }: these bids capture nothing.
   *[other] The lowest bid ({ $card }) is tied: nobody takes the highest cards ({ $value }).
}
    .fate = { $value ->
        [0] tied: captures nothing
       *[other] tied: all { $value }s stay
    }
did-lowest = { $you ->
    [yes] You bid lowest ({ $card }) and take the highest cards on the table.
   *[no] { $seat } bids lowest ({ $card }) and takes the highest cards on the table.
}
    .fate = lowest: takes the highest
did-not-lowest = { $you ->
    [yes] Your { $card } is not the lowest bid: you take what’s left below it.
   *[no] { $seat }’s { $card } is not the lowest bid: { $seat } takes what’s left below it.
}
    .fate = takes all cards lower than { $card }
did-capture = { $you ->
    [yes] You capture
   *[no] { $seat } captures
} { $value ->
    [one] { $value } card
   *[other] { $value } cards
} of value { $card }.
did-silenced = { $you ->
    [yes] Your { $card } has been captured and captures nothing itself.
   *[no] { $seat }’s { $card } has been captured and captures nothing itself.
}
    .fate = captured itself: nothing
did-joins = The bid of { $card } joins the stock.
    .many = These bids join the stock: { $cards }.
did-set = { $you ->
    [yes] You have all the { $card }s: a complete set, +1 for each card.
   *[no] { $seat } has all the { $card }s: a complete set, +1 for each card.
}
    .fate = all the { $card }s: +1 each!

no-draft-first = First all hands are drafted: keep a card from the pack.
no-not-in-pack = There is no { $card } in your pack.
no-no-draft = This table plays without a draft.
no-draft-is-over = The draft is over: you play with the cards that you have kept.
no-bid-first = First everybody makes a bid.
no-claim-now = All bids are made. Now say what you bid, true or not, or say nothing.
no-confirm-now = Everybody has spoken. Now keep your bid or change it.
no-same-bid = You already bid { $card }. To leave it at that, keep your bid.
no-talk-is-free = At this table you talk as you like. Claims are not part of the game, and your bid is turned up as you made it.

zone-new-deal = Deal
zone-stock = Stock
    .marked = the lowest bid takes the highest, unless tied
zone-draft = Draft: packs go to the left
zone-rounds-left = Rounds left
zone-first-speaker = First speaker
zone-pack = Pack
zone-captured = Captured (−1 each)
    .short = Captured
    .marked = complete set: +1 each
zone-claim = Claimed bid
    .short = Claim
zone-claim-none = No claim
zone-ready = Bid laid
zone-picked = Bid

option-stock = Size of the stock
    .hint = how many open cards lie in the middle when a deal begins
    .table = as in the rules
    .large = at least five cards
    .remainder = what is left over when everything is dealt out evenly
option-draft = Draft
    .hint = before the first round everybody builds a hand by keeping cards and passing the rest to the left
option-deals = Deals
    .hint = how many deals are played; their points are added up
option-talk = Table talk
    .hint = talk as you like, or make claims in turn and then keep or change your bid
    .free = free
    .claims = claims in turn
option-captured_bid = A captured bid
    .hint = whether the highest bid still captures when the lowest one has captured it first
    .acts = still captures
    .silent = captures nothing

preset-draft = Draft

rules-intro =
    Venture is a bidding game for 3 to 8 players with plenty of talk and little trust. In every round everybody bids one card in secret, and these cards capture other cards. The catch: you do not want them. Every captured card costs you a point, unless you bring together all the cards of one value.

    So the aim is to capture as little as possible, now and then with the help of your opponents. But what they tell you may not be true.

    The best score wins, and it is nearly always below zero. One deal takes a quarter of an hour or so; a longer game is a number of deals that you agree on beforehand, with the points added up.

    Designed by James Ernest and Paul Peterson with Daniel Solis; published by Hip Pocket Games and, in Russian, by Hobby World.
    .title = What it is about
    .clauses = VENT-1 VENT-11 VENT-31 VENT-35 VENT-36

rules-short =
    - The deck holds one 1, two 2s, three 3s … ten 10s.
    - Everybody bids a card in secret. You may say whatever you like.
    - The bids are turned up together and act from low to high.
    - The lowest captures the highest cards on the table, the others everything below them.
    - Tied bids capture nothing: that is lucky.
    - Every captured card costs a point, but a complete set of one value counts in your favour.
    .title = In short
    .clauses = { "" }

rules-setup =
    The deck of 55 cards is built like a triangle: one 1, two 2s, three 3s and so on, up to ten 10s. There are no suits, and cards of one value are all alike. You also need paper for the score. It makes no difference who deals.

    All 55 cards are shuffled, and none are set aside. First some cards are put face down in the middle: the stock. All others are dealt out evenly. The number of players decides how many there are:

    - 3 players: 4 cards in the stock, 17 in each hand
    - 4 players: 3 cards in the stock, 13 in each hand
    - 5 players: 5 cards in the stock, 10 in each hand
    - 6 players: 7 cards in the stock, 8 in each hand
    - 7 players: 6 cards in the stock, 7 in each hand
    - 8 players: 7 cards in the stock, 6 in each hand

    Then the stock is turned face up and spread out in a row. A deal has as many rounds as you have cards in your hand: you play them all.
    .title = Setting up
    .clauses = VENT-2 VENT-3 VENT-4 VENT-5 VENT-6 PAIRS-COMMON-1 PAIRS-COMMON-2 PAIRS-COMMON-10 PAIRS-COMMON-12

rules-bids =
    Everybody picks one card from their hand and puts it face down: the bid.

    Now talk. Tell the others what you bid, or what they should bid; beg, promise, warn, lie. Nothing that is said binds anybody, and nobody has to tell the truth. This is the heart of the game, not a garnish: whoever knows what the others bid can nearly always keep out of trouble. (Bots say nothing when talk is free; with them, choose claims in turn.)

    While you talk, you may take your bid back and bid another card. The bids are turned up only when all agree, all of them together.

    Talk has no effect of its own. Only the card counts.
    .title = Bidding and talking
    .clauses = VENT-10 VENT-11 VENT-12 VENT-13

rules-capturing =
    The bids are turned up together and take effect one after another, from the lowest to the highest. The stock and the bids together are the table, and a bid captures from the whole table: cards of the stock and other players’ bids alike.

    - Tied bids: if two or more players have bid the same value, these bids capture nothing at all. They stay on the table and can be captured. A tie is good for you!
    - The lowest bid, if it is not tied, captures all cards of the highest value on the table.
    - Every other bid that is not tied captures all cards on the table that are lower than itself.

    If the lowest value of the round is tied, nobody gets the highest cards: the next bid is an ordinary one and captures what is lower.

    A bid that has captured stays on the table, and a later bid may capture it. It can also happen that the lowest bid captures the highest bid before that one’s turn has come. The captured bid then still captures all that is lower than itself, as usual, but it does not come back to the table.

    Put captured cards face up in front of you. They never come back into play. Whatever nobody has captured, bids included, is the stock of the next round; no new cards are added. Go on until all hands are empty.
    .title = Capturing
    .clauses = VENT-20 VENT-21 VENT-22 VENT-23 VENT-24 VENT-25 VENT-26 VENT-27 VENT-28 VENT-29 VENT-30

rules-scoring =
    When the last round has been played, count your captured cards:

    - Each card is −1 point, a 10 no more and no less than a 2.
    - A complete set, that is, all the cards of one value, is +1 point a card instead: three 3s are 3 points, all nine 9s are 9 points. The 1 is a complete set all by itself.
    - The cards left in the stock help everybody. If you have captured all the 6s but one, and that one is left in the stock, your set is complete and counts 6 points. You must have captured at least one card of the value yourself.

    The player with the highest score wins; ties share the place. If you play several deals, add them up. Playing to a target score makes no sense here, as scores sink rather than rise.
    .title = Scoring
    .clauses = VENT-31 VENT-32 VENT-33 VENT-34 VENT-35 VENT-36

rules-draft =
    The draft is an option for players who already have a plan. It comes after the deal, while the stock still lies face down.

    Look at the cards dealt to you, keep three of them, and pass the rest face down to your left neighbour. From the pack that you get from the right you keep one card and pass on the rest, again and again. The last card of a pack is simply kept. In the end everybody has as many cards as were dealt; now the stock is turned up, and the first round begins.

    The draft lets you shape your hand, and it tells you something about the others: you know which cards you have passed on.
    .title = The draft
    .clauses = VENT-41 VENT-42 VENT-43 VENT-44 VENT-45

rules-claims =
    Where people can’t talk, or with bots at the table, the talk can be put in order. Each round then goes like this:

    - Everybody makes a bid.
    - One after another, everybody says aloud which value they bid, true or not, or says nothing. In the first round the first seat begins, in the second round the next one to the left, and so on.
    - Everybody secretly keeps their bid or changes it for another card from their hand.

    Then the bids are turned up. Claims have no effect of their own here either.
    .title = Claims in turn
    .clauses = VENT-12 VENT-13 VENT-14 VENT-17

rules-options =
    - Size of the stock: as in the table above; or large, with at least five cards (3 players: 7, 4 players: 7, the others as above); or the remainder, only what cannot be dealt out evenly (1, 3, 0, 1, 6 or 7 cards for 3 to 8 players). What is not in the stock is in the hands.
    - Draft: see above; usually off.
    - Deals: usually one; three make a good evening.
    - Table talk: free, or claims in turn.
    - A captured bid: usually the highest bid still captures when the lowest one has captured it first. If you agree that it captures nothing, a 10 becomes a very safe card.
    .title = Options
    .clauses = VENT-3 VENT-14 VENT-27 VENT-36 VENT-41

rules-examples =
    A round. In the stock lie 3, 6 and 9. Mia bids 4, Leo 7, Zoe 7 and Max 8. Mia’s 4 is the lowest bid and unmatched, so she captures the highest card on the table, the 9. The two 7s are tied and capture nothing; Leo and Zoe are happy. Max’s 8 captures all that is lower: 3, 4, 6, 7 and 7. That costs Max five points, and the next stock is his own 8.

    The lowest is tied. In the stock lie 1 and 10. Mia and Leo bid 4, Zoe bids 6. Nobody gets the 10 this time. The 6 captures 1, 4 and 4; the stock is 6 and 10. The 1 alone even earns Zoe a point.

    The highest is captured. In the stock lie 3 and 8. Mia bids 2, Leo 5, Zoe 9. The 2 captures the highest card, Zoe’s 9. The 5 captures 2 and 3. Zoe’s 9 is in front of Mia by now, but its turn comes all the same: Zoe captures 5 and 8. The table is empty.

    All are tied. Everybody bids 4: nothing is captured, and all the 4s join the stock.

    Scoring. Zoe has captured the 1, two 3s and 6, 7, 9, 9. The third 3 is left in the stock. The 1 counts +1, the set of 3s +3, the other four cards −4: that makes 0, a very good score.

    An incomplete set. Leo has eight 9s, and Mia has the ninth. Leo gets −8. If the ninth had stayed in the stock, he would have +9.
    .title = Examples
    .clauses = VENT-20 VENT-21 VENT-22 VENT-23 VENT-24 VENT-25 VENT-26 VENT-27 VENT-29 VENT-31 VENT-32 VENT-33

rules-misunderstood =
    - Capturing is bad. Only complete sets make it good.
    - A tie is not a mishap but the best that can happen to you: you capture nothing.
    - The lowest card is not safe. On its own it captures the highest cards on the table.
    - Bids are part of the table: they can be captured, and they count when you look for the highest value.
    - A bid captures only what is lower, never its equals.
    - The value of a captured card does not matter: a 10 costs as much as a 2.
    - The cards left in the stock belong to nobody, and everybody may use them to complete a set.
    - What the others say may be a lie, and they may change their bid after saying it.
    .title = Often misunderstood
    .clauses = VENT-1 VENT-11 VENT-12 VENT-21 VENT-23 VENT-24 VENT-25 VENT-31 VENT-33

### What brought points, and what decided
row-sets = Complete set: { $card }
row-captured = Other captured cards, −1 each
    .short = Cards
why-deals = All { $value } deals have been played.
why-below-zero = A captured card costs a point, and only complete sets bring any: that is why there are totals below zero.
why-most-points = The highest total wins.

rules-rulings =
    The booklet does not settle everything. This is what we decided:

    - We are not certain how many cards are in the stock: we took the smallest number from two up that leaves equal hands. You can choose another.
    - A bid may be changed until it is turned up.
    - The highest bid still captures when it has been captured itself; you can choose otherwise.
    - A value left entirely in the stock scores for nobody.
    - The 1 is a complete set of one card.
    .title = What we decided
    .clauses = { "" }

lesson-goal = Every card you capture costs you a point, so capture as few as you can. The best score wins, and it is usually below zero.
lesson-bid = All bid in secret. The lowest bid captures first: the highest cards on the table, bids too, now both 10s. Then each higher one takes all below it. Bid a 9; you may change it.
    .other = Any card will do, as you may still change it. But let’s begin with a 9.
lesson-claim = Now everybody says what they bid, true or not. You speak first: say that you bid 9.
    .other = You may say anything, even a lie. But this time tell the truth: 9.
lesson-tie = Tied bids capture nothing. { $first } says 6, { $second } says nothing. Do you keep your 9, or is there something safer?
    .other = If { $first } tells the truth, a 6 of yours ties with that bid and captures nothing. Change your bid to 6.
lesson-low = Both 6s are tied: they capture nothing and stay on the table. { $second }’s 3 is the lowest bid, so it captures the highest cards, both 10s: −2 points.
lesson-again = Whatever nobody captured, bids included, is the stock of the next round. Bid an 8 for now; this time you keep quiet.
    .other = After the talk you may still change your bid. For now, bid an 8.
lesson-one = { $first } says 1, { $second } says 10. A complete set of a value brings points, and the 1 is a set all by itself: +1. Which bid captures only the 1?
    .other = Only the 1 is lower than a 2. A higher bid captures the 3 as well, or nothing at all if it is tied. Change your bid to 2.
lesson-set = The 1 is yours: +1. Other sets need every card of a value, and there are as many as it says: with all three 3s, each counts +1, not −1. After 17 rounds the best score wins.
lesson-wise = { $second } said 10 and bid 5: don’t believe everything. Best is a tie; or bid one more than somebody else, who then leaves you little to capture.

coach-ask-bid = A low bid is not safe: the lowest one captures the highest cards on the table.
coach-ask-claim = What you say binds you to nothing: you may lie, and you may change your bid afterwards.
coach-ask-confirm = If you trust somebody’s words, bid the same: tied bids capture nothing.
coach-zone-stock = Bids that nobody captures join the stock. Cards left here at the end help everybody to complete sets.
coach-zone-captured = What you capture never comes back into play. A complete set (the 1, both 2s, all three 3s …) counts +1 a card instead.

# What a hint speaks of.
omen-capture = you have to capture cards this round

# On the score pad.
pad-other-cards = Other captured cards
    .hint = Without complete sets; −1 each.
pad-set = Complete sets
    .hint = All cards of a value, the stock’s included.
