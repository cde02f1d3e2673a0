/* Pairs by hand, for bench/against_c.py to compare with the compiled rules: the same layout of the state, the same
 * generator, the same rules with all their options, the same random players, the same way to look at a bag. */

#include <stdint.h>
#include <string.h>

enum { SEATS = 8, TOP = 10, PACK = 55, OVER = -1, NULL_OPTION = -1, NO_CARD = TOP + 1 };
enum { DRAW, FOLD, EIGHT, FOLD_CARD };

typedef int8_t Bag[TOP + 1];

typedef struct {
    uint64_t rng;
    int16_t round;
    int8_t seats;
    Bag deck, burned, discard, rows[SEATS], hands[SEATS];
    int8_t gone[SEATS];
    Bag pool;
    int8_t burn, dealer, dealer_moves, calamities, turn, again, pieces_of_eight;
    Bag kept[SEATS];
    int8_t points[SEATS];
    int8_t continuous, losing_score;
} State;

static const int8_t LOSING_SCORE[] = {0, 0, 31, 21, 16, 13, 11, 11, 11};

static int below(uint64_t *generator, int n) {
    uint64_t z = *generator += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return ((z ^ (z >> 31)) >> 32) * n >> 32;
}

static void put(Bag cards, int card) {
    cards[card]++;
    cards[0]++;
}

static void drop(Bag cards, int card) {
    cards[card]--;
    cards[0]--;
}

/* Faces 1 to 8 of a bag, one a byte: their counts are small, so that sums never run over into the next byte. */
static uint64_t eight(const Bag cards) {
    uint64_t word;
    memcpy(&word, cards + 1, 8);
    return word;
}

static void set_eight(Bag cards, uint64_t word) { memcpy(cards + 1, &word, 8); }

static void move_all(Bag source, Bag target) {
    if (source[0]) {
        set_eight(target, eight(target) + eight(source));
        set_eight(source, 0);
        target[0] += source[0], target[9] += source[9], target[10] += source[10];
        source[0] = source[9] = source[10] = 0;
    }
}

/* Without a branch that nobody can foresee: prefix sums of all faces, and how many of them are not beyond the card. */
static int take(State *s, Bag cards) {
    const uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
    uint64_t left = below(&s->rng, cards[0]), word = eight(cards), sums = word * ones;
    uint64_t before = ((left * ones | tops) - sums) & tops;
    set_eight(cards, word - ((before << 1 | 1) - (before >> 7)));
    int ninth = left >= (sums >> 56) + cards[9], beyond = before >> 63;
    cards[0]--;
    cards[9] -= beyond & !ninth;
    cards[10] -= ninth;
    return 1 + __builtin_popcountll(before) + ninth;
}

static int left_of(const State *s, int seat) { return seat + 1 < s->seats ? seat + 1 : 0; }

static int choose_seat(State *s, int group) {
    int left = below(&s->rng, __builtin_popcount(group));
    for (int seat = 0; seat < s->seats; seat++)
        if ((left -= group >> seat & 1) < 0)
            return seat;
    return -1;
}

static void burn_cards(State *s) {
    int most = s->deck[0] - 1, cards = s->burn < most ? s->burn : most;
    for (int i = 0; i < cards; i++)
        put(s->burned, take(s, s->deck));
}

static void shuffle_pack(State *s) {
    for (int value = 0; value <= TOP; value++) {
        s->deck[value] = value;
        s->discard[value] = s->burned[value] = 0;
    }
    s->deck[0] = PACK;
    for (int seat = 0; seat < s->seats; seat++) {
        s->gone[seat] = 0;
        for (int value = 0; value <= TOP; value++)
            s->rows[seat][value] = s->hands[seat][value] = 0;
    }
    burn_cards(s);
}

static int take_card(State *s) {
    if (s->deck[0] == 0) {
        for (int seat = 0; seat < s->seats; seat++)
            if (s->gone[seat]) {
                move_all(s->rows[seat], s->discard);
                move_all(s->hands[seat], s->discard);
            }
        move_all(s->discard, s->deck);
        move_all(s->burned, s->deck);
        burn_cards(s);
    }
    return take(s, s->deck);
}

static int supply(const State *s) {
    int cards = s->deck[0] + s->discard[0] + s->burned[0];
    for (int seat = 0; seat < s->seats; seat++)
        if (s->gone[seat])
            cards += s->rows[seat][0] + s->hands[seat][0];
    return cards;
}

static int supply_of(const State *s, int value) {
    int cards = s->deck[value] + s->discard[value] + s->burned[value];
    for (int seat = 0; seat < s->seats; seat++)
        if (s->gone[seat])
            cards += s->rows[seat][value] + s->hands[seat][value];
    return cards;
}

static int rank_of(const State *s, int card) { return s->calamities && card == 7 ? 0 : card; }

static int fresh_card_left(const State *s, int seat) {
    for (int value = 1; value <= TOP; value++)
        if (!s->rows[seat][value] && supply_of(s, value) > 0)
            return 1;
    return 0;
}

static int tie_card(State *s, int seat) {
    while (fresh_card_left(s, seat)) {
        int card = take_card(s);
        if (!s->rows[seat][card]) {
            put(s->rows[seat], card);
            return rank_of(s, card);
        }
        put(s->discard, card);
    }
    return NO_CARD;
}

static int break_tie(State *s, int tied) {
    while (tied & (tied - 1)) {
        int best = NO_CARD, low = 0, seat = s->dealer;
        for (int i = 0; i < s->seats; i++) {
            seat = left_of(s, seat);
            if (tied >> seat & 1) {
                int card = tie_card(s, seat);
                if (card < best)
                    best = card, low = 0;
                if (card == best)
                    low |= 1 << seat;
            }
        }
        if (best == NO_CARD)
            return choose_seat(s, tied);
        tied = low;
    }
    return __builtin_ctz(tied);
}

static void deal_round(State *s) {
    int best = NO_CARD, tied = 0, seat = s->dealer;
    s->round++;
    for (int i = 0; i < s->seats; i++) {
        seat = left_of(s, seat);
        int card = take_card(s);
        put(s->rows[seat], card);
        card = rank_of(s, card);
        if (card < best)
            best = card, tied = 0;
        if (card == best)
            tied |= 1 << seat;
    }
    s->turn = break_tie(s, tied);
}

static void start(State *s) {
    if (s->losing_score == NULL_OPTION)
        s->losing_score = LOSING_SCORE[s->seats];
    s->dealer = choose_seat(s, (1 << s->seats) - 1);
    shuffle_pack(s);
    deal_round(s);
}

static void offer(int16_t *menu, int action) { menu[++menu[0]] = action; }

static void legal(const State *s, int16_t *menu) {
    if (supply(s) > 0) {
        offer(menu, DRAW);
        if (s->pieces_of_eight && s->rows[s->turn][8])
            offer(menu, EIGHT);
    }
    if (!s->continuous)
        offer(menu, FOLD);
    else if (s->rows[s->turn][0])
        for (int owner = 0; owner < s->seats; owner++)
            for (int value = 1; value <= TOP; value++)
                if (s->rows[owner][value])
                    offer(menu, FOLD_CARD + owner * TOP + value - 1);
}

static void keep(State *s, int card) {
    put(s->kept[s->turn], card);
    s->points[s->turn] += card;
}

/* Take a card; its value if it makes a pair, else 0. */
static int draw_card(State *s) {
    int card = take_card(s);
    if (card == 7)
        s->again = s->calamities;
    if (s->rows[s->turn][card])
        return card;
    put(s->rows[s->turn], card);
    return 0;
}

static int spend_eight(State *s) {
    drop(s->rows[s->turn], 8);
    put(s->discard, 8);
    int pair = draw_card(s);
    return pair ? pair : draw_card(s);
}

static void fold_card(State *s, int owner, int card) {
    drop(s->rows[owner], card);
    keep(s, card);
}

static void fold_lowest(State *s) {
    for (int card = 1; card <= TOP; card++)
        for (int owner = 0; owner < s->seats; owner++)
            if (!s->gone[owner] && s->rows[owner][card]) {
                fold_card(s, owner, card);
                return;
            }
}

static void apply(State *s, int action) {
    int seat = s->turn, scored = 1;
    if (action == DRAW || action == EIGHT) {
        int pair = action == DRAW ? draw_card(s) : spend_eight(s);
        if (pair)
            keep(s, pair);
        else
            scored = 0;
    } else if (action == FOLD)
        fold_lowest(s);
    else
        fold_card(s, (action - FOLD_CARD) / TOP, (action - FOLD_CARD) % TOP + 1);
    if (scored) {
        if (s->continuous)
            move_all(s->rows[seat], s->discard);
        else
            for (int other = 0; other < s->seats; other++)
                move_all(s->rows[other], s->discard);
    }
    if (s->points[seat] >= s->losing_score)
        s->turn = OVER;
    else if (scored && !s->continuous) {
        if (s->dealer_moves)
            s->dealer = left_of(s, s->dealer);
        deal_round(s);
    } else if (!s->again)
        s->turn = left_of(s, seat);
    s->again = 0;
    if (s->turn != OVER && s->continuous && supply(s) == 0)
        while (!s->rows[s->turn][0])
            s->turn = left_of(s, s->turn);
}

/* A game at random for every seed, as `play_games` in src/igroteka/bots/playing.py. */
int64_t play_games(int64_t games, State *s, const State *blank, int16_t *menu, const uint64_t *seeds, uint64_t *lucks,
                   int32_t *scored, int8_t *placed, int32_t *lengths) {
    int64_t decisions = 0;
    for (int64_t game = 0; game < games; game++) {
        *s = *blank;
        s->rng = seeds[game];
        start(s);
        int taken = 0;
        for (int seat; (seat = s->turn) != OVER; taken++) {
            menu[0] = 0;
            legal(s, menu);
            apply(s, menu[1 + below(&lucks[game * s->seats + seat], menu[0])]);
        }
        lengths[game] = taken;
        decisions += taken;
        for (int seat = 0; seat < s->seats; seat++) {
            scored[game * s->seats + seat] = s->points[seat];
            placed[game * s->seats + seat] = s->points[seat] >= s->losing_score ? s->seats : 1;
        }
    }
    return decisions;
}
