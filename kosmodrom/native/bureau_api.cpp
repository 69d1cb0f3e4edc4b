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
    Turns turns;
    std::vector<Placement> all = outlook.placements(turns);
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

static Begun read_begun(Reader &from) {
    Begun begun{from.list(), {}};
    for (int number = 0; number < int(begun.actions.size()); number++)
        for (int times = from.next(); times; times--) begun.used.add(number);
    return begun;
}

static Beginning read_beginning(Reader &from) {
    Beginning first{};
    first.kind = from.next();
    if (first.kind == MOVING) {
        first.move.kind = from.next();
        first.move.number = from.next();
        first.move.option = from.next();
        first.move.spot.x = from.next();
        first.move.spot.y = from.next();
        return first;
    }
    first.placement.agent = from.next();
    if (first.kind == PLACING) {
        first.placement.cell = from.next();
        first.placement.contacts = from.next();
    }
    return first;
}

// The value of each beginning in each world, world by world.
KOSMODROM void bureau_futures(const int64_t *numbers, const double *reals, double *values) {
    Reader from{numbers, reals};
    Box box = read_box(from);
    Effort effort = read_effort(from);
    Outlook outlook(box, effort, from);
    Begun begun = read_begun(from);
    int depth = from.next();
    std::vector<Beginning> beginnings(from.next());
    for (Beginning &first : beginnings) first = read_beginning(from);
    for (int worlds = from.next(); worlds; worlds--) {
        World world = read_world(from);
        for (const Beginning &first : beginnings)
            *values++ = future(outlook, effort, begun, first, world, depth);
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
    Begun begun = read_begun(from);
    auto search = outlook.search(outlook.hand, begun.actions);
    Found found = question == BEST
                      ? search->best(outlook.model, begun.used, *outlook.space)
                      : search->flight(outlook.model, begun.used, *outlook.space, question == FLIGHT_AFTER);
    write_move(found.move, move);
    return found.value;
}
