// Deals that could be the real one, drawn from what a seat knows: bots/deals.py in C++.
#pragma once

#include <vector>

#include "crew_playout.hpp"

namespace crew {

constexpr int PLACES = SEATS + 1;

struct Some {
    int seat;
    Mask cards;
};
struct Either {
    int seat;
    Mask these, those;
};

// What one seat knows about the hidden cards: who may hold what, and how many.
struct Belief {
    Mask hidden;
    int places;
    int room[PLACES];
    Mask may[PLACES];
    std::vector<Some> some;
    std::vector<Either> either;
};

struct Hands {
    Mask of[PLACES];
};

Belief read_belief(const int64_t *&at);
int shuffled(Mask cards, Dice &dice, int *order);
Hands deal(const Belief &belief, Dice &dice);

}  // namespace crew
