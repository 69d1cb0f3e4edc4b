#include "bureau_ship.hpp"

#include <algorithm>

namespace bureau {

Worth::Worth(const Box &box, int turns_left, const int *agents) : box(box), last(turns_left <= 0) {
    int row = std::min(std::max(turns_left, 1), box.most_turns) - 1;
    const double *weights = box.weights.data() + row * box.features;
    constant = weights[0];
    ship = weights + 1;
    board = ship + SHIP_FEATURES;
    std::copy(agents, agents + 3, hand);
}

double Worth::of_ship(const Model &model, Space &space) const {
    const int16_t *held = model.samples, *wait = model.unflipped;
    int fewest = std::min({held[0], held[1], held[2]}), total = model.stored(), fuel = model.fuel;
    if (last) return model.credits + box.set_of_samples * fewest + 0.01 * fuel;
    const Near &near = space.near(model.at, model.taken);
    int landings = 0, nearest = NEAR;
    for (int colour = 0; colour < 3; colour++)
        if (wait[colour] && near.prices[colour] < NEAR) {
            landings += near.prices[colour] <= fuel;
            nearest = std::min(nearest, near.prices[colour]);
        }
    const double *w = ship;
    double sum = w[0] * fuel + w[1] * (fuel < 3 ? fuel : 3) + w[2] * (model.usable - total - fuel) +
                 w[3] * model.usable + w[4] * total + w[5] * fewest +
                 w[6] * std::max({held[0], held[1], held[2]}) + w[7] * (wait[0] + wait[1] + wait[2]) +
                 w[8] * (wait[0] * held[0] + wait[1] * held[1] + wait[2] * held[2]) +
                 w[9] * (hand[0] * held[0] + hand[1] * held[1] + hand[2] * held[2]) +
                 w[10] * model.level + w[11] * model.room + w[12] * model.inspectors +
                 w[13] * (model.offices[0] + model.offices[1] + model.offices[2] + model.offices[3]) +
                 w[14] * model.opened + w[15] * landings + w[16] * nearest + w[17] * near.office +
                 w[18] * near.colours + w[19] * near.free + w[20] * space.wormholes;
    return model.credits + constant + sum;
}

double Worth::of_board(const double *numbers) const {
    double total = 0.0;
    if (!last)
        for (int n = 0; n < BOARD_FEATURES; n++) total += board[n] * numbers[n];
    return total;
}

// Every result of an action other than a flight; none if it has no effect.
void Outcomes::of(const Model &model, Space &space, int number, Models &results) const {
    const Op &op = box.ops[number];
    switch (op.kind) {
    case FUEL: return fuel(model, op.number, results);
    case FILL_TANK: return fuel(model, model.usable, results);
    case CREDITS:
        results.push_back(model);
        results.back().credits += op.number;
        return;
    case SAMPLE_COLOUR: return sample(model, op.number, results);
    case SAMPLE_HERE:
        if (!space.tile(model.at).megamall) {
            if (space.planet(model.at) >= 0) sample(model, space.planet(model.at), results);
            return;
        }
        [[fallthrough]];
    case SAMPLE_ANY:
        for (int colour = 0; colour < 3; colour++) sample(model, colour, results);
        return;
    case ENLARGE_STORE:
        if (!model.blockers) return;
        results.push_back(model);
        results.back().usable += blockers[model.blockers - 1];
        results.back().blockers--;
        return;
    case PLACE_OFFICE: return office(model, space, results);
    case BUREAU_STEPS: return walk(model, space, op.number, results);
    case CHOICE:
        for (int option : op.options) of(model, space, option, results);
        return;
    case PAY_FUEL:
    case DISCARD_SAMPLE: {
        Models paid;
        pay(model, op, paid);
        for (const Model &one : paid) of(one, space, op.then, results);
        return;
    }
    default: return;
    }
}

void Outcomes::fuel(const Model &model, int amount, Models &results) const {
    int room = model.space_left();
    if (room <= 0) return;
    results.push_back(model);
    results.back().fuel += std::min(amount, room);
}

void Outcomes::sample(const Model &model, int colour, Models &results) const {
    if (model.fuel <= 0 && model.space_left() <= 0) return;
    Model result = model;
    if (result.space_left() <= 0) result.fuel--;
    result.samples[colour]++;
    results.push_back(result);
}

// The coloured office if there is one: it pays more.
void Outcomes::office(const Model &model, Space &space, Models &results) const {
    int planet = space.planet(model.at);
    if (planet < 0 || model.taken >> model.at & 1) return;
    for (int kind : {planet, ANY_OFFICE})
        if (model.offices[kind]) {
            results.push_back(model);
            Model &result = results.back();
            result.offices[kind]--;
            result.opened++;
            result.taken |= uint64_t(1) << model.at;
            result.credits += box.office_credits[kind];
            return;
        }
}

// Room by room; of many results only the best few are followed.
void Outcomes::walk(const Model &model, Space &space, int steps, Models &results) const {
    Models here{model}, there;
    for (; steps > 0; steps--) {
        there.clear();
        for (const Model &one : here) enter(one, space, there);
        keep_best(there, space);
        here.swap(there);
    }
    results.insert(results.end(), here.begin(), here.end());
}

void Outcomes::enter(const Model &model, Space &space, Models &results) const {
    Model result = model;
    int last = int(box.rooms.size()) - 1;
    result.room = model.room < last ? model.room + 1 : box.after_last;
    const Room &room = box.rooms[result.room];
    if (room.level >= 0) {
        result.level = std::max(int(result.level), room.level);
        if (result.inspectors) {
            result.inspectors--;
            result.credits += box.inspector;
        }
    }
    size_t before = results.size();
    if (room.bonus >= 0) of(result, space, room.bonus, results);
    if (results.size() == before) results.push_back(result);
}

void Outcomes::keep_best(Models &results, Space &space) const {
    int count = int(results.size());
    if (count < 2) return;
    std::vector<std::pair<double, int>> ranked;
    for (int n = 0; n < count; n++) ranked.push_back({-worth.of_ship(results[n], space), n});
    std::sort(ranked.begin(), ranked.end());
    Models best;
    for (int n = 0; n < std::min(count, most); n++) best.push_back(results[ranked[n].second]);
    results.swap(best);
}

void Outcomes::pay(const Model &model, const Op &op, Models &results) const {
    if (op.kind == PAY_FUEL) {
        if (model.fuel < op.number) return;
        results.push_back(model);
        results.back().fuel -= op.number;
        return;
    }
    results.push_back(model);
    for (int left = op.number; left > 0; left--) {
        Models given;
        for (const Model &one : results)
            for (int colour = 0; colour < 3; colour++)
                if (one.samples[colour]) {
                    given.push_back(one);
                    given.back().samples[colour]--;
                }
        results.swap(given);
    }
}

}  // namespace bureau
