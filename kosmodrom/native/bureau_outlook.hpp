// Placing, and turns played ahead in imagined worlds: bots/outlook.py, futures.py, board.py in C++.
#pragma once

#include <memory>
#include <vector>

#include "bureau_search.hpp"

namespace bureau {

// A placement, what the best turn with it is worth, and how that turn begins.
struct Placement {
    int agent, cell, turns, contacts;
    double value;
    Move move;
};

// The tiles and agents as they might come; the last ones come first.
struct World {
    std::vector<int> tiles, agents;
};

// Everything that the value of a turn depends on.
class Outlook {
public:
    Outlook(const Box &box, const Effort &effort, Reader &from);
    Outlook(const Outlook &other, const Effort &effort);
    Outlook(const Outlook &) = delete;

    std::vector<Placement> placements();
    std::unique_ptr<TurnSearch> search(const std::vector<int> &hand, std::vector<int> actions) const;
    // One turn of the planner in this world: place, act, take; then one turn less is left.
    void play_turn(World &world, const Placement &placement);
    double value_at_end();

    const Box &box;
    Effort effort;
    Model model;
    std::vector<int> blockers;
    Space *space;
    int turns_left;  // after the running turn

private:
    std::vector<Placement> candidates() const;
    std::unique_ptr<TurnSearch> turn(int agent, int cell, Model &start) const;
    std::vector<int> without(int agent) const;
    std::vector<int> captain_bonus(int agent, int cell) const;
    void open_sides(const int *lying, int *waiting) const;
    void worth_of(const std::vector<int> &hand, int *colours) const;
    double board_value(const int *lying, const std::vector<int> &hand) const;
    double ship_value(const std::vector<int> &hand) const;
    double hand_value(int agent) const;
    void place(const Placement &placement);
    void flip_inspectors(int flipped);
    void take(World &world);
    friend class Run;

    int contacts[CELLS];  // 16 marks an agent
    int cells[CELLS];     // agents
    int lines_paid;       // rows, then columns, as bits
    std::vector<int> hand, queue, unseen;
    std::unique_ptr<Space> universe;  // the one that this outlook began with
};

// The value after this turn, and after so many more, in one world.
double future(const Outlook &outlook, const Effort &effort, const Placement &placement, World world,
              int depth);

// When a captain's bonus is due: captains.py.
int occasions(const Box &box, const int *cells, int lines_paid, int cell);
int new_lines(const Box &box, const int *cells, int lines_paid, int cell);

constexpr int NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8;
struct Neighbour {
    int side, cell;
};
int neighbours(int cell, Neighbour *around);

}  // namespace bureau
