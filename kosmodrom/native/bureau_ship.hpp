// One ship, what actions do to it and what it is worth: bots/model.py, outcomes.py, value.py in C++.
#pragma once

#include <vector>

#include "bureau_space.hpp"

namespace bureau {

// Store, markers and agents of one ship, and the offices of the universe as bits.
struct Model {
    int fuel, usable, room, level, credits, at;
    int blockers;  // how many of Ship::blockers are left
    int inspectors, opened;
    int samples[3], unflipped[3], offices[4];
    int filling = 0;  // plans are compared byte by byte
    uint64_t taken, landed;

    int stored() const { return samples[0] + samples[1] + samples[2]; }
    int space_left() const { return usable - stored() - fuel; }
};

// The value of ships with so many turns to go and a given hand.
struct Worth {
    Worth(const Box &box, int turns_left, const int *hand);
    double of_ship(const Model &model, Space &space) const;
    double of_board(const double *numbers) const;

    const Box &box;
    bool last;
    double constant;
    const double *ship, *board;
    int hand[3];
};

constexpr int SHIP_FEATURES = 21, BOARD_FEATURES = 10;

using Models = std::vector<Model>;

// The results of actions; where a bonus leaves a choice, the best few.
class Outcomes {
public:
    Outcomes(const Box &box, const Worth &worth, const std::vector<int> &blockers, int most)
        : box(box), worth(worth), blockers(blockers), most(most) {}

    void of(const Model &model, Space &space, int op, Models &results) const;
    Models of(const Model &model, Space &space, int op) const {
        Models results;
        of(model, space, op, results);
        return results;
    }
    void keep_best(Models &results, Space &space) const;
    bool landed(const Model &model, const Space &space, Model &result) const;

private:
    void fuel(const Model &model, int amount, Models &results) const;
    void sample(const Model &model, int colour, Models &results) const;
    void office(const Model &model, Space &space, Models &results) const;
    void walk(const Model &model, Space &space, int steps, Models &results) const;
    void enter(const Model &model, Space &space, Models &results) const;
    void pay(const Model &model, const Op &op, Models &results) const;

    const Box &box;
    const Worth &worth;
    const std::vector<int> &blockers;  // cells that each covers, the last one to go first
    int most;
};

}  // namespace bureau
