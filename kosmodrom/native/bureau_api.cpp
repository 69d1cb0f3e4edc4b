// What Python calls: see bots/native.py.
#include "bureau_outlook.hpp"
#include "library.hpp"

using namespace bureau;

static void write_move(const Move &move, int64_t *&to) {
    for (int number : {move.kind, move.number, move.option, move.spot.x, move.spot.y}) *to++ = number;
}


// Every placement, best first: nine numbers each, and its value.
KOSMODROM int64_t bureau_placements(const int64_t *numbers, const double *reals, int64_t most,
                                    int64_t *rows, double *values) {
    Reader from{numbers, reals};
    Box box = read_box(from);
    Effort effort = read_effort(from);
    Outlook outlook(box, effort, from);
    std::vector<Placement> all = outlook.placements();
    int64_t count = 0;
    for (const Placement &one : all) {
        if (count == most) break;
        for (int number : {one.agent, one.cell, one.turns, one.contacts}) *rows++ = number;
        write_move(one.move, rows);
        values[count++] = one.value;
    }
    return count;
}

static World read_world(Reader &from) {
    World world;
    world.tiles = from.list();
    world.agents = from.list();
    return world;
}

// The value of each placement in each world, world by world.
KOSMODROM void bureau_futures(const int64_t *numbers, const double *reals, double *values) {
    Reader from{numbers, reals};
    Box box = read_box(from);
    Effort effort = read_effort(from);
    Outlook outlook(box, effort, from);
    int depth = from.next();
    std::vector<Placement> placements(from.next());
    for (Placement &one : placements) {
        one.agent = from.next();
        one.cell = from.next();
        one.contacts = from.next();
    }
    for (int worlds = from.next(); worlds; worlds--) {
        World world = read_world(from);
        for (const Placement &one : placements) *values++ = future(outlook, effort, one, world, depth);
    }
}

enum Question { BEST, FLIGHT_ON, FLIGHT_AFTER };

// The best way on in a turn already begun, or in a flight: its value and first step.
KOSMODROM double bureau_plan(const int64_t *numbers, const double *reals, int64_t *move) {
    Reader from{numbers, reals};
    Box box = read_box(from);
    Effort effort = read_effort(from);
    Outlook outlook(box, effort, from);
    int question = from.next();
    std::vector<int> hand = from.list(), actions = from.list();
    Used used;
    for (int number = 0; number < int(actions.size()); number++)
        for (int times = from.next(); times; times--) used.add(number);
    auto search = outlook.search(hand, actions);
    Found found = question == BEST
                      ? search->best(outlook.model, used, *outlook.space)
                      : search->flight(outlook.model, used, *outlook.space, question == FLIGHT_AFTER);
    write_move(found.move, move);
    return found.value;
}
