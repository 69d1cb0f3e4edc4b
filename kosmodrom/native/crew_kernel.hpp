// The Crew's tricks and verdict on bit masks: bots/kernel.py, line by line, in C++.
#pragma once

#include <cstdint>

namespace crew {

using Mask = uint64_t;

constexpr int CARDS = 40, ROCKETS = 4, SEATS = 5, TASKS = 36, DEMANDS = 24;
constexpr int OMEGA = 6, ARROW = 7;

enum Kind {
    WINNING_CARD_COUNT = 1, WINNING_CARD_EACH, WINNING_CARD_NEVER, ROLE_TRICK_COUNT,
    ROLE_WINS_TRICKS, TRICK_BALANCE, CAPTURE_ALL, TOKEN_TRICK
};
enum Finish { AT_ONCE, EXHAUSTED, SAFE };

constexpr Mask bit(int card) { return Mask(1) << card; }
constexpr int suit_of(int card) { return card / 9; }
constexpr int value_of(int card) { return card % 9 + 1; }
constexpr Mask suit_mask(int suit) { return suit == ROCKETS ? Mask(15) << 36 : Mask(511) << 9 * suit; }
constexpr Mask above(int card) { return suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1); }
constexpr Mask below(int card) { return suit_mask(suit_of(card)) & (bit(card) - 1); }
inline int count(Mask mask) { return __builtin_popcountll(mask); }
inline int lowest(Mask mask) { return __builtin_ctzll(mask); }
inline int highest(Mask mask) { return 63 - __builtin_clzll(mask); }

struct Demand {
    int kind, number, seats;
    Mask cards, tricks;
    bool only, exactly, goal;
};

// What does not change during the tricks of one attempt.
struct Mission {
    int seats, tricks, finish, open_seat, tasks, demands;
    bool has_tokens;
    Mask deck;
    int cards[TASKS], owners[TASKS], tokens[TASKS];
    Demand demand[DEMANDS];

    void add_task(int card, int owner, int token);
};

// One deal that could be the real one, and how far it has been played.
struct World {
    Mask hands[SEATS], may[SEATS], shown[SEATS];
    Mask played, winning;
    Mask done;
    int leader, number, result;
    int lying, trick[SEATS], won[SEATS];
    int8_t beneath[CARDS];
};

// What Python sends: a mission and a world as rows of numbers; see bots/native.py.
Mission read_mission(const int64_t *&at);
World read_world(const int64_t *&at, int seats);

inline int turn(const Mission &mission, const World &world) {
    int seat = world.leader + world.lying;
    return seat >= mission.seats ? seat - mission.seats : seat;
}

// Whoever holds the led suit plays it. (CREW-TRICK-03)
inline Mask legal(const World &world, int seat) {
    Mask hand = world.hands[seat];
    if (world.lying) {
        Mask following = hand & suit_mask(suit_of(world.trick[0]));
        if (following) return following;
    }
    return hand;
}

// The highest rocket wins, else the highest card of the led suit. (CREW-TRICK-07)
inline bool beats(int card, int best) {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == ROCKETS;
}

inline int best_of(const World &world) {
    int place = 0;
    for (int n = 1; n < world.lying; n++)
        if (beats(world.trick[n], world.trick[place])) place = n;
    return place;
}

void play(const Mission &mission, World &world, int card);
Mask tasks_in(const Mission &mission, Mask done, Mask cards);
bool in_order(const Mission &mission, Mask done, Mask found);
bool breaks(const Mission &mission, const World &world, const Demand &demand, int winner, int card,
            Mask cards, Mask found);
Mask candidates(const Mission &mission, const World &world, int seat);

}  // namespace crew
