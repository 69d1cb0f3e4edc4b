#include "bureau_box.hpp"

namespace bureau {

std::vector<int> Reader::list() {
    std::vector<int> numbers(next());
    for (int &one : numbers) one = next();
    return numbers;
}

static Op read_op(Reader &from) {
    Op op;
    op.kind = from.next();
    op.number = from.next();
    op.then = from.next();
    op.done = from.next();
    op.for_office = from.next();
    op.for_sample = from.next();
    op.options = from.list();
    return op;
}

static Tile read_tile(Reader &from) {
    Tile tile;
    tile.planet = from.next();
    tile.megamall = from.next();
    tile.wormhole = from.next();
    tile.bonus = from.list();
    return tile;
}

static Compartment read_compartment(Reader &from) {
    Compartment one;
    one.contacts = from.next();
    one.flight = from.next();
    one.office = from.next();
    one.bureau = from.next();
    one.promise = from.number();
    one.actions = from.list();
    return one;
}

static void read_setup(Reader &from, Box &box) {
    box.after_last = from.next();
    box.landing = from.next();
    box.landing_per_sample = from.next();
    box.inspector = from.next();
    box.set_of_samples = from.next();
    box.border = from.next();
    box.discovery = from.next();
    for (int &credits : box.office_credits) credits = from.next();
    box.occasion = from.next();
    box.numbers = from.list();
    box.captain_bonus = from.list();
}

Box read_box(Reader &from) {
    Box box;
    for (int left = from.next(); left; left--) box.ops.push_back(read_op(from));
    for (int left = from.next(); left; left--) box.tiles.push_back(read_tile(from));
    for (int left = from.next(); left; left--) {
        int level = from.next();
        box.rooms.push_back({level, from.next()});
    }
    for (int left = from.next(); left; left--) {
        int colour = from.next();
        box.agents.push_back({colour, from.next()});
    }
    for (Compartment &one : box.compartments) one = read_compartment(from);
    read_setup(from, box);
    box.features = from.next();
    box.most_turns = from.next();
    box.weights.resize(box.features * box.most_turns);
    for (double &weight : box.weights) weight = from.number();
    return box;
}

Effort read_effort(Reader &from) {
    Effort effort;
    effort.tiles = from.next();
    effort.spots = from.next();
    effort.goals = from.next();
    effort.discoveries = from.next();
    effort.results = from.next();
    effort.plans = from.next();
    effort.care = from.number();
    return effort;
}

}  // namespace bureau
