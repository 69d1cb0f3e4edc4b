// Thousands of attempts at once: what the seat that is asked sees, may do, and what came of it.
#pragma once

#include <cstring>

#include "crew_game.hpp"

namespace crew {

// The planes of kosmodrom/adapters/crew.py, in their order.
enum Plane {
    HELD, CARDS_HELD, LYING, LED, GONE, WON, TASKS_OPEN, TASKS_DONE, TOKENS_ON, SHOWN, SAID, RADIO_READY,
    VOID, IS_COMMANDER, IS_LEADER, IS_TURN, ROLES_OF, PHASE, TRICK_NUMBER, LAST_TRICK, RADIO_OPEN, TOPIC,
    VOTES, MOTIONS, PLAN_SIDE, PLAN_HAND, PLAN_CARD, PLAN_TOKENS, ANSWERS, DISTRESSED, PASSED, GIVEN,
    RECEIVED, DECLINED, JARVIS_PASSES, COVERS, MISSION, PLANES
};

struct Layout {
    int at[PLANES];  // where each plane begins in a row; -1: not wanted
    int size, actions;
};

struct Batch {
    Rules rules;
    Layout layout;
    int games;
    Game *game;
    Choices *choices;
    Dice64 *dice;   // of each game: its deals
    Dice64 chance;  // of random actions: they change no deal
};

// A byte for each of eight bits.
inline uint64_t eight(Mask bits) {
    uint64_t bytes = (bits & 255) * 0x0101010101010101u & 0x8040201008040201u;
    return (bytes + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
}

// A byte for each of the forty cards of a set.
inline void spread(Mask cards, uint8_t *bytes) {
    for (int n = 0; n < CARDS / 8; n++, cards >>= 8) {
        uint64_t some = eight(cards);
        std::memcpy(bytes + 8 * n, &some, 8);
    }
}

void observe(const Rules &rules, const Layout &layout, const Game &game, uint8_t *row);

}  // namespace crew
