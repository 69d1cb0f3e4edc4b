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

// A turn in which an agent has been placed: its actions, and how often each was used.
struct Begun {
    std::vector<int> actions;
    Used used;
};

// The actions that a placement opens, the ship they begin with, and the best way through them.
struct Turn {
    std::unique_ptr<TurnSearch> search;
    Model start;
    Found found;
};

// Turns by the colour of the agent and the compartment.
struct Turns {
    Turn of[4][CELLS];
};

// What a future begins with: a placement, a move within a turn, or an agent of the queue.
enum BeginningKind { PLACING, MOVING, TAKING };
struct Beginning {
    int kind;
    Placement placement;
    Move move;
};

// Everything that the value of a turn depends on.
class Outlook {
public:
    Outlook(const Box &box, const Effort &effort, Reader &from);
    Outlook(const Outlook &other, const Effort &effort);
    Outlook(const Outlook &) = delete;

    std::vector<Placement> placements(Turns &turns);
    std::unique_ptr<TurnSearch> search(const std::vector<int> &hand, std::vector<int> actions) const;
    std::unique_ptr<TurnSearch> turn(int agent, int cell, Model &start) const;
    // One turn of the planner in this world: place, act, take; then one turn less is left.
    void play_turn(World &world, const Placement &placement, Turn &turn);
    // The rest of a turn, beginning with a move.
    void play_on(World &world, const Begun &begun, const Move &move);
    // An agent of the queue joins the hand, and the turn is over.
    void take(World &world, int agent);
    double value_at_end();

    const Box &box;
    Effort effort;
    Model model;
    std::vector<int> blockers;
    Space *space;
    std::vector<int> hand;
    int turns_left;  // after the running turn

private:
    std::vector<Placement> candidates() const;
    std::vector<int> without(int agent) const;
    std::vector<int> captain_bonus(int agent, int cell) const;
    void open_sides(const int *lying, int *waiting) const;
    void worth_of(const std::vector<int> &hand, int *colours) const;
    double board_value(const int *lying, const std::vector<int> &hand) const;
    double ship_value(const std::vector<int> &hand) const;
    double hand_value(int agent) const;
    void place(const Placement &placement);
    void flip_inspectors(int flipped);
    void end_turn(World &world, int waiting_before);
    int best_in_queue() const;
    friend class Run;

    int contacts[CELLS];  // 16 marks an agent
    int cells[CELLS];     // agents
    int lines_paid;       // rows, then columns, as bits
    std::vector<int> queue, unseen;
    std::unique_ptr<Space> universe;  // the one that this outlook began with
};

// The value after a beginning, the rest of its turn and so many more turns in one world.
double future(const Outlook &outlook, const Effort &effort, const Begun &begun, const Beginning &first,
              World world, int depth);

// When a captain's bonus is due: captains.py.
int occasions(const Box &box, const int *cells, int lines_paid, int cell);
int new_lines(const Box &box, const int *cells, int lines_paid, int cell);

constexpr int NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8;

}  // namespace bureau
