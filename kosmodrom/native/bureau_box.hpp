// Cosmobureau's tables and positions as Python sends them: rows of numbers. See bots/native.py.
#pragma once

#include <cstdint>
#include <vector>

namespace bureau {

constexpr int CELLS = 24, ROWS = 4, COLUMNS = 6, TILES = 64, USES = 48;
constexpr int NO_PLANET = -1, INSPECTOR = 3, ANY_OFFICE = 3, NOBODY = -1;

enum Kind {
    FUEL, FILL_TANK, SAMPLE_HERE, SAMPLE_ANY, SAMPLE_COLOUR, ENLARGE_STORE, PLACE_OFFICE, BUREAU_STEPS,
    FLIGHT, CREDITS, CHOICE, PAY_FUEL, DISCARD_SAMPLE, PER_LEVEL, PER_OFFICE
};
enum Occasion { NO_CAPTAIN, LINE, IN_COLUMNS, IN_ROWS, SQUARE, LOOSE, SURROUNDED };

// A printed action; others are named by their place in Box::ops.
struct Op {
    int kind, number, then;    // the number is an amount, a cost or a colour
    int done;                  // what a repetition does, else the action itself
    bool for_office, for_sample;
    std::vector<int> options;  // the action with each of its choices made
};

struct Tile {
    int planet;
    bool megamall, wormhole;
    std::vector<int> bonus;
};

struct Room {
    int level, bonus;  // -1: none
};

struct Agent {
    int colour, contacts;
};

struct Compartment {
    int contacts;
    bool flight, office, bureau;
    double promise;
    std::vector<int> actions;
};

// The rules as one ship needs them: its side, its captain. Agents are numbered in the order of their names.
struct Box {
    std::vector<Op> ops;
    std::vector<Tile> tiles;
    std::vector<Room> rooms;
    std::vector<Agent> agents;
    Compartment compartments[CELLS];
    int after_last, landing, landing_per_sample, inspector, set_of_samples, border, discovery;
    int office_credits[4];
    int occasion;
    std::vector<int> numbers, captain_bonus;
    int features, most_turns;
    std::vector<double> weights;  // a row for each number of turns left, from 1 on
};

struct Effort {
    int tiles, spots, goals, discoveries, results, plans;
    double care;
};

// Reads numbers one after the other.
struct Reader {
    const int64_t *at;
    const double *real;

    int next() { return int(*at++); }
    int64_t wide() { return *at++; }
    double number() { return *real++; }
    std::vector<int> list();
};

Box read_box(Reader &from);
Effort read_effort(Reader &from);

}  // namespace bureau
