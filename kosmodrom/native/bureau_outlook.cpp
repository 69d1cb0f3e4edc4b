#include "bureau_outlook.hpp"

#include <algorithm>

namespace bureau {

static bool holds(const std::vector<int> &numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

static void drop(std::vector<int> &numbers, int number) {
    auto found = std::find(numbers.begin(), numbers.end(), number);
    if (found != numbers.end()) numbers.erase(found);
}

static Model read_model(Reader &from) {
    Model model;
    model.fuel = from.next();
    model.usable = from.next();
    model.room = from.next();
    model.level = from.next();
    model.credits = from.next();
    model.at = from.next();
    model.inspectors = from.next();
    model.opened = from.next();
    for (int16_t &number : model.samples) number = from.next();
    for (int16_t &number : model.unflipped) number = from.next();
    for (int16_t &number : model.offices) number = from.next();
    model.taken = uint64_t(from.wide());
    model.landed = uint64_t(from.wide());
    model.blockers = from.next();
    return model;
}

Outlook::Outlook(const Box &box, const Effort &effort, Reader &from) : box(box), effort(effort) {
    model = read_model(from);
    blockers = from.list();
    for (int &one : contacts) one = from.next();
    for (int &one : cells) one = from.next();
    lines_paid = from.next();
    hand = from.list();
    queue = from.list();
    unseen = from.list();
    turns_left = from.next();
    std::vector<int> printed = from.list();
    std::vector<Spot> spots(printed.size());
    for (Spot &spot : spots) {
        spot.x = from.next();
        spot.y = from.next();
    }
    universe = std::make_unique<Space>(box, printed, spots, from.next());
    space = universe.get();
}

Outlook::Outlook(const Outlook &other, const Effort &effort)
    : box(other.box), effort(effort), model(other.model), blockers(other.blockers),
      space(other.space), hand(other.hand), turns_left(other.turns_left), lines_paid(other.lines_paid),
      queue(other.queue), unseen(other.unseen) {
    std::copy(other.contacts, other.contacts + CELLS, contacts);
    std::copy(other.cells, other.cells + CELLS, cells);
}

// Values

void Outlook::worth_of(const std::vector<int> &agents, int *colours) const {
    std::fill(colours, colours + 3, 0);
    for (int agent : agents)
        if (box.agents[agent].colour < 3) colours[box.agents[agent].colour]++;
}

std::unique_ptr<TurnSearch> Outlook::search(const std::vector<int> &agents,
                                            std::vector<int> actions) const {
    int colours[3];
    worth_of(agents, colours);
    return std::make_unique<TurnSearch>(box, effort, Worth(box, turns_left, colours),
                                        std::move(actions), unseen, blockers);
}

void Outlook::open_sides(const int *lying, int *waiting) const {
    for (int cell = 0; cell < CELLS; cell++) {
        waiting[cell] = 0;
        if (lying[cell]) continue;
        int sides = box.compartments[cell].contacts;
        if (cell >= COLUMNS && lying[cell - COLUMNS] & SOUTH) sides |= NORTH;
        if (cell % COLUMNS < COLUMNS - 1 && lying[cell + 1] & WEST) sides |= EAST;
        if (cell < CELLS - COLUMNS && lying[cell + COLUMNS] & NORTH) sides |= SOUTH;
        if (cell % COLUMNS > 0 && lying[cell - 1] & EAST) sides |= WEST;
        waiting[cell] = sides;
    }
}

// The numbers named in value.BOARD, weighed.
double Outlook::board_value(const int *lying, const std::vector<int> &agents) const {
    int waiting[CELLS], colours[3], open = 0, flights = 0, offices = 0, steps = 0, ends = 0, kinds = 0;
    open_sides(lying, waiting);
    double promises[CELLS], three = 0.0, six = 0.0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (!waiting[cell]) continue;
        const Compartment &one = box.compartments[cell];
        promises[open++] = one.promise;
        flights += one.flight;
        offices += one.office;
        steps += one.bureau;
    }
    std::sort(promises, promises + open, [](double one, double two) { return one > two; });
    for (int n = 0; n < std::min(open, 3); n++) three += promises[n];
    for (int n = 0; n < std::min(open, 6); n++) six += promises[n];
    int inspectors = 0;
    for (int agent : agents) {
        ends += __builtin_popcount(box.agents[agent].contacts);
        inspectors += box.agents[agent].colour == INSPECTOR;
    }
    worth_of(agents, colours);
    for (int colour : colours) kinds += colour > 0;
    const double numbers[BOARD_FEATURES] = {
        double(std::min(open, 6)), open ? promises[0] : 0.0, three, six, double(flights),
        double(offices), double(steps), double(ends), double(inspectors), double(kinds)};
    return effort.care * Worth(box, turns_left, colours).of_board(numbers);
}

double Outlook::ship_value(const std::vector<int> &agents) const {
    int colours[3];
    worth_of(agents, colours);
    return Worth(box, turns_left, colours).of_ship(model, *space);
}

double Outlook::hand_value(int agent) const {
    std::vector<int> agents = hand;
    agents.push_back(agent);
    return ship_value(agents) + board_value(contacts, agents);
}

// The value between two turns.
double Outlook::value_at_end() {
    turns_left++;
    double value = ship_value(hand) + board_value(contacts, hand);
    turns_left--;
    return value;
}

// Placing

static int turned(int contacts, int turns) {
    return (contacts << turns | contacts >> (4 - turns)) & 15;
}

// Agent, compartment, turns and contacts; of equal agents only the first.
std::vector<Placement> Outlook::candidates() const {
    int waiting[CELLS];
    open_sides(contacts, waiting);
    std::vector<int> seen;
    std::vector<Placement> all;
    for (int agent : hand) {
        const Agent &token = box.agents[agent];
        int kind = token.colour << 4 | token.contacts;
        if (holds(seen, kind)) continue;
        seen.push_back(kind);
        int lain = 0;
        for (int turns = 0; turns < 4; turns++) {
            int lying = turned(token.contacts, turns);
            if (lain >> lying & 1) continue;
            lain |= 1 << lying;
            for (int cell = 0; cell < CELLS; cell++)
                if (lying & waiting[cell]) all.push_back({agent, cell, turns, lying, 0.0, {}});
        }
    }
    return all;
}

std::vector<int> Outlook::without(int agent) const {
    std::vector<int> left = hand;
    drop(left, agent);
    return left;
}

// Every placement with the value of the best turn it begins, best first.
std::vector<Placement> Outlook::placements(Turns &turns) {
    std::vector<Placement> all = candidates();
    for (Placement &one : all) {
        Turn &plan = turns.of[box.agents[one.agent].colour][one.cell];
        if (!plan.search) {
            plan.search = turn(one.agent, one.cell, plan.start);
            plan.found = plan.search->best(plan.start, Used(), *space);
        }
        int board[CELLS];
        std::copy(contacts, contacts + CELLS, board);
        board[one.cell] = 16 | one.contacts;
        one.move = plan.found.move;
        one.value = plan.found.value + board_value(board, without(one.agent));
    }
    std::stable_sort(all.begin(), all.end(), [](const Placement &one, const Placement &two) {
        return one.value > two.value;
    });
    return all;
}

// A search over the actions that a placement opens, and the ship it begins with.
std::unique_ptr<TurnSearch> Outlook::turn(int agent, int cell, Model &start) const {
    start = model;
    start.landed = 0;
    int colour = box.agents[agent].colour;
    if (colour == INSPECTOR)
        start.inspectors++;
    else
        start.unflipped[colour]++;
    std::vector<int> actions = captain_bonus(agent, cell);
    const std::vector<int> &printed = box.compartments[cell].actions;
    actions.insert(actions.end(), printed.begin(), printed.end());
    return search(without(agent), actions);
}

std::vector<int> Outlook::captain_bonus(int agent, int cell) const {
    std::vector<int> actions;
    if (box.occasion == NO_CAPTAIN) return actions;
    int aboard[CELLS];
    std::copy(cells, cells + CELLS, aboard);
    aboard[cell] = agent;
    for (int times = occasions(box, aboard, lines_paid, cell); times > 0; times--)
        actions.insert(actions.end(), box.captain_bonus.begin(), box.captain_bonus.end());
    return actions;
}

}  // namespace bureau
