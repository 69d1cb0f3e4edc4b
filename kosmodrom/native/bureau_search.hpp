// The best way through the actions of one turn: bots/search.py in C++.
#pragma once

#include <vector>

#include "bureau_ship.hpp"

namespace bureau {

enum MoveKind { USE, STOP, FLY, EXPLORE, LAND, END };

// The first step of a plan.
struct Move {
    int kind = STOP, number = 0, option = 0;
    Spot spot{0, 0};
};

struct Found {
    double value;
    Move move;
};

// How often each action was used, four bits each.
struct Used {
    uint64_t bits[USES / 16] = {};

    int of(int number) const { return bits[number / 16] >> number % 16 * 4 & 15; }
    void add(int number) { bits[number / 16] += uint64_t(1) << number % 16 * 4; }
};

// What a plan depends on, and what came out.
struct Plan {
    uint64_t sum;
    Space *space;
    Model model;
    Used used;
    Found found;
};

// Plans by what they depend on: a table of places, doubled when half of it is full.
class Plans {
public:
    Plans() : places(128, -1) { plans.reserve(32); }
    const Found *find(uint64_t sum, const Model &model, const Used &used, const Space *space) const;
    void add(const Plan &plan);

private:
    std::vector<int> places;
    std::vector<Plan> plans;
};

// Plans for the actions of one compartment.
class TurnSearch {
public:
    TurnSearch(const Box &box, const Effort &effort, const Worth &worth, std::vector<int> actions,
               const std::vector<int> &unseen, const std::vector<int> &blockers);
    TurnSearch(const TurnSearch &) = delete;

    Found best(const Model &model, const Used &used, Space &space, int found = 0);
    Found flight(const Model &model, const Used &used, Space &space, bool moved, int found = 0);
    double perform(const Model &model, const Used &used, Space &space, int op, int found = 0);
    Model flown(const Model &model, Space &space, int number) const;
    Model with_bonuses(Model model, Space &space, int tile) const;

    const Box &box;
    const Effort &effort;
    const Worth worth;
    const std::vector<int> actions;
    const Outcomes outcomes;

private:
    struct Goal {
        double value;
        int number;
        Model there;
    };
    static bool is_better(const Goal &one, const Goal &two);
    Found plan(const Model &model, const Used &used, Space &space, int found);
    bool is_over(const Model &model, const Used &used) const;
    int allowed(const Model &model, int op) const;
    bool is_urgent(const Model &model, int op) const;
    bool is_repeated(const Model &model, const Used &used, int number) const;
    double use(const Model &model, const Used &used, Space &space, int number, int option, int found);
    Found end(const Model &model, const Used &used, Space &space, int found);
    int goals(const Model &model, const Used &used, Space &space, bool moved, Goal *ranked) const;
    int reachable(const Model &model, Space &space, bool moved, bool offices, bool samples,
                  int *useful) const;
    double discovery(const Model &model, const Used &used, Space &space, const Unknown &place,
                     int found);

    std::vector<int> unseen, first;  // the first action equal to each
    Plans plans;
    int begun = 0;  // plans, whether or not they are finished
};

}  // namespace bureau
