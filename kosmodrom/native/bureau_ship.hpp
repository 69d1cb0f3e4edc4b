// One ship, what actions do to it and what it is worth: bots/model.py, outcomes.py, value.py in C++.
#pragma once

#include <vector>

#include "bureau_space.hpp"

namespace bureau {

// Store, markers and agents of one ship, and the offices of the universe as bits. Plans are compared byte
// by byte, so there are no gaps.
struct Model {
    uint64_t taken, landed;
    int credits;
    int16_t fuel, usable, room, level, at;
    int16_t blockers;  // how many are left
    int16_t inspectors, opened;
    int16_t samples[3], unflipped[3], offices[4];

    int stored() const { return samples[0] + samples[1] + samples[2]; }
    int space_left() const { return usable - stored() - fuel; }
};

static_assert(sizeof(Model) == 56, "a gap");

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
    // A ship after a landing, if somebody may land here.
    bool landed(const Model &model, const Space &space, Model &result) const {
        int planet = space.planet(model.at);
        if (planet < 0 || !model.unflipped[planet] || model.landed >> model.at & 1) return false;
        result = model;
        result.unflipped[planet]--;
        result.landed |= uint64_t(1) << model.at;
        result.credits += box.landing + box.landing_per_sample * model.samples[planet];
        return true;
    }

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
