// Fair play of one card after another: bots/playout.py in C++.
#pragma once

#include "crew_kernel.hpp"

namespace crew {

// A small generator (Lehmer's); seeded for each search, so that a search repeats.
struct Dice {
    int64_t number;
    explicit Dice(int64_t seed) : number(seed % 2147483646 + 1) {}
    int below(int n) {
        number = number * 48271 % 2147483647;
        return int(number % n);
    }
};

// What one seat knows about where the other cards are.
struct Sight {
    int seat;
    Mask unseen;
    int holders[5];
    Sight(const Mission &mission, const World &world, int seat);
};

double score(const Mission &mission, const World &world, const Sight &sight, int card);
int choose(const Mission &mission, const World &world);
int play_out(const Mission &mission, World &world);

// What becomes of an imagined deal; the numbers of bots/playout.py.
enum End { LOST, ONE_OTHER, FAIR_WIN };
End prospect(const Mission &mission, World &world, int64_t &work);

}  // namespace crew
