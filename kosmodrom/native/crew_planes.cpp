// What the seat that is asked sees, as bytes: the planes of kosmodrom/adapters/crew.py.
#include <cstring>

#include "crew_batch.hpp"

namespace crew {

namespace {

// Where each plane begins when all are wanted, known to the compiler.
constexpr int SIZES[PLANES] = {200, 5, 200, 5, 40, 5, 216, 36, 360, 180, 20, 5,  25, 5, 5, 5, 40, 14, 1,
                               1,   1, 7,   10, 1, 2, 5,   36, 10,  35,  1,  2,  36, 36, 1, 36, 40, 51};

struct Starts {
    int at[PLANES + 1];
};

constexpr Starts starts() {
    Starts found{};
    for (int plane = 0; plane < PLANES; plane++) found.at[plane + 1] = found.at[plane] + SIZES[plane];
    return found;
}

constexpr Starts STARTS = starts();

// One seat's look at the table; its own hand is row 0.
template <bool ALL>
struct Look {
    const Rules &rules;
    const Layout &layout;
    const Game &game;
    uint8_t *row;

    int of(int hand) const {
        int place = hand - game.actor;
        return place < 0 ? place + rules.seats : place;
    }
    int at(int plane) const { return ALL ? STARTS.at[plane] : layout.at[plane]; }
    void put(int plane, int place, int value = 1) const {
        if (at(plane) >= 0) row[at(plane) + place] = uint8_t(value);
    }
    // Five bits from a place on.
    void few(int plane, int place, int bits) const {
        if (at(plane) < 0) return;
        uint64_t bytes = eight(Mask(bits));
        std::memcpy(row + at(plane) + place, &bytes, 5);
    }
    // All forty cards from the beginning of a plane.
    void mark(int plane, Mask cards) const {
        if (at(plane) >= 0) spread(cards, row + at(plane));
    }
};

template <bool ALL>
void see_signal(const Look<ALL> &look, int hand) {
    const Game &game = look.game;
    int row = look.of(hand), card = game.signal[hand];
    bool known = !look.rules.dead_zone || hand == game.actor;
    look.put(SHOWN, row * COLOURED + card, game.world.hands[hand] >> card & 1);
    look.put(SAID, row * 4 + (known ? game.says[hand] : 3));
}

template <bool ALL>
void see_hands(const Look<ALL> &look) {
    const Game &game = look.game;
    look.mark(HELD, game.world.hands[game.actor]);
    for (int hand = 0; hand < look.rules.seats; hand++) {
        int row = look.of(hand);
        look.put(CARDS_HELD, row, cards_in(game.world.hands[hand]));
        look.put(WON, row, game.world.won[hand]);
        look.put(RADIO_READY, row, game.radios >> hand & 1);
        look.few(VOID, row * 5, game.voids[hand]);
    }
    for (int spoken = game.spoken; spoken; spoken &= spoken - 1) see_signal(look, __builtin_ctz(unsigned(spoken)));
}

template <bool ALL>
void see_trick(const Look<ALL> &look) {
    const Game &game = look.game;
    const World &world = game.world;
    Mask lying = 0;
    for (int n = 0, hand = world.leader; n < world.lying; n++) {
        look.put(LYING, look.of(hand) * CARDS + world.trick[n]);
        lying |= bit(world.trick[n]);
        hand = hand + 1 == look.rules.seats ? 0 : hand + 1;
    }
    if (world.lying) look.put(LED, suit_of(world.trick[0]));
    look.mark(GONE, world.played & ~lying);
    look.put(IS_COMMANDER, look.of(game.commander));
    look.put(IS_LEADER, look.of(world.leader));
    look.put(IS_TURN, look.of(game.turn));
    look.put(TRICK_NUMBER, 0, world.number + 1);
    look.put(LAST_TRICK, 0, look.rules.tricks);
    look.put(RADIO_OPEN, 0, game.phase == WINDOW && world.number + 1 >= look.rules.first_radio);
}

template <bool ALL>
void see_tasks(const Look<ALL> &look) {
    const Game &game = look.game;
    for (int n = 0; n < game.tasks_shown; n++) {
        int card = game.task[n], owner = game.owner[n] == NOBODY ? SEATS : look.of(game.owner[n]);
        int done = game.world.done >> n & 1;
        look.put(TASKS_DONE, card, done);
        look.put(TASKS_OPEN, owner * COLOURED + card, !done);
        if (game.token[n]) look.put(TOKENS_ON, (game.token[n] - 1) * COLOURED + card);
    }
    for (int n = 0; n < game.role; n++) look.put(ROLES_OF, look.of(game.role_of[n]) * MOST_ROLES + n);
}

template <bool ALL>
void see_plan(const Look<ALL> &look, int plan) {
    if (plan >= MOVE) {
        look.put(PLAN_TOKENS, (plan - MOVE) / COLOURED);
        look.put(PLAN_CARD, (plan - MOVE) % COLOURED);
    } else if (plan >= SWAP) {
        int pair = plan - SWAP, two = 1;
        while ((two + 1) * two / 2 <= pair) two++;
        look.put(PLAN_TOKENS, two);
        look.put(PLAN_TOKENS, pair - two * (two - 1) / 2);
    } else if (plan >= HAND_OVER) {
        look.put(PLAN_CARD, (plan - HAND_OVER) / SEATS);
        look.put(PLAN_HAND, look.of((plan - HAND_OVER) % SEATS));
    } else if (plan >= ROLE) {
        look.put(PLAN_HAND, look.of(plan - ROLE));
    } else if (plan == DISTRESS || plan == DISTRESS + 1) {
        look.put(PLAN_SIDE, plan - DISTRESS);
    }
}

template <bool ALL>
void see_votes(const Look<ALL> &look) {
    const Game &game = look.game;
    for (int n = 0; n < game.answers; n++) look.put(ANSWERS, look.of(game.said_by[n]) * 7 + game.said[n]);
    if (!game.voting) return;
    look.put(TOPIC, game.ballot.topic);
    look.put(MOTIONS, 0, game.ballot.motions);
    for (int hand = 0; hand < look.rules.seats; hand++)
        if (game.ballot.votes[hand]) look.put(VOTES, look.of(hand) * 2 + game.ballot.votes[hand] - 1);
    see_plan(look, game.ballot.proposal);
}

template <bool ALL>
void see_distress(const Look<ALL> &look) {
    const Game &game = look.game;
    int seat = game.actor, seats = look.rules.seats;
    look.put(DISTRESSED, 0, game.active);
    look.put(DECLINED, 0, game.declined >> seat & 1);
    if (game.passed < 0) return;
    look.put(PASSED, game.passed);
    if (game.passes < seats) return;
    int giver = game.passed == 0 ? right_of(look.rules, seat) : (seat + 1) % seats;
    look.put(GIVEN, game.passing[seat]);
    look.put(RECEIVED, game.passing[giver]);
}

template <bool ALL>
void fill(const Look<ALL> &look) {
    see_hands(look);
    see_trick(look);
    see_tasks(look);
    if (look.game.voting || look.game.answers) see_votes(look);
    see_distress(look);
    look.put(PHASE, look.game.phase);
    look.put(MISSION, look.rules.mission);
}

}  // namespace

void observe(const Rules &rules, const Layout &layout, const Game &game, uint8_t *row) {
    std::memset(row, 0, size_t(layout.size));
    if (layout.size == STARTS.at[PLANES]) fill(Look<true>{rules, layout, game, row});
    else fill(Look<false>{rules, layout, game, row});
}

}  // namespace crew
