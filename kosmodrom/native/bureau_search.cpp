#include "bureau_search.hpp"

#include <algorithm>
#include <cstring>

namespace bureau {

static uint64_t mixed(uint64_t sum, uint64_t number) {
    sum = (sum ^ number) * 0x9E3779B97F4A7C15u;
    return sum ^ sum >> 29;
}

static uint64_t sum_of(const Model &model, const Used &used, const Space *space) {
    uint64_t sum = uint64_t(reinterpret_cast<uintptr_t>(space)), words[sizeof model / 8];
    std::memcpy(words, &model, sizeof model);
    uint64_t other = used.bits[0];
    for (size_t n = 0; n + 1 < sizeof words / 8; n += 2) {
        sum = mixed(sum, words[n]);
        other = mixed(other, words[n + 1]);
    }
    sum = mixed(sum, words[sizeof words / 8 - 1]);
    return mixed(sum, other + used.bits[1] + used.bits[2]);
}

const Found *Plans::find(uint64_t sum, const Model &model, const Used &used, const Space *space) const {
    for (size_t place = sum & (places.size() - 1); places[place] >= 0;
         place = (place + 1) & (places.size() - 1)) {
        const Plan &plan = plans[places[place]];
        if (plan.sum == sum && plan.space == space && !std::memcmp(&plan.model, &model, sizeof model) &&
            !std::memcmp(&plan.used, &used, sizeof used))
            return &plan.found;
    }
    return nullptr;
}

static void put(std::vector<int> &places, uint64_t sum, int number) {
    size_t place = sum & (places.size() - 1);
    while (places[place] >= 0) place = (place + 1) & (places.size() - 1);
    places[place] = number;
}

void Plans::add(const Plan &plan) {
    put(places, plan.sum, int(plans.size()));
    plans.push_back(plan);
    if (plans.size() * 2 <= places.size()) return;
    places.assign(places.size() * 2, -1);
    for (int n = 0; n < int(plans.size()); n++) put(places, plans[n].sum, n);
}

// At most so many of the tiles that may turn up, spread over all of them.
static std::vector<int> sampled(const std::vector<int> &tiles, int most) {
    int count = int(tiles.size());
    if (count <= most) return tiles;
    std::vector<int> chosen;
    for (int n = 0; n < most; n++) chosen.push_back(tiles[n * count / most]);
    return chosen;
}

TurnSearch::TurnSearch(const Box &box, const Effort &effort, const Worth &judge, std::vector<int> todo,
                       const std::vector<int> &tiles, const std::vector<int> &blockers)
    : box(box), effort(effort), worth(judge), actions(std::move(todo)),
      outcomes(box, worth, blockers, effort.results), unseen(sampled(tiles, effort.tiles)) {
    for (int op : actions)
        first.push_back(int(std::find(actions.begin(), actions.end(), op) - actions.begin()));
}

// The value of the best way on, and its first step.
Found TurnSearch::best(const Model &model, const Used &used, Space &space, int found) {
    if (is_over(model, used)) return {worth.of_ship(model, space), {}};
    uint64_t sum = sum_of(model, used, &space);
    if (const Found *known = plans.find(sum, model, used, &space)) return *known;
    if (begun >= effort.plans) return {worth.of_ship(model, space), {}};
    begun++;
    Found result = plan(model, used, space, found);
    plans.add({sum, &space, model, used, result});
    return result;
}

bool TurnSearch::is_over(const Model &model, const Used &used) const {
    for (int n = 0; n < int(actions.size()); n++)
        if (used.of(n) < allowed(model, actions[n])) return false;
    return true;
}

Found TurnSearch::plan(const Model &model, const Used &used, Space &space, int found) {
    Found best{worth.of_ship(model, space), {}};
    int count = int(actions.size());
    for (int n = 0; n < count; n++) {
        if (used.of(n) >= allowed(model, actions[n]) || !is_urgent(model, actions[n])) continue;
        double value = use(model, used, space, n, 0, found);
        return value > best.value - 9 ? Found{value, {USE, n}} : best;
    }
    for (int n = 0; n < count; n++) {
        if (used.of(n) >= allowed(model, actions[n]) || is_repeated(model, used, n)) continue;
        int options = int(box.ops[actions[n]].options.size());
        for (int option = 0; option < options; option++) {
            double value = use(model, used, space, n, option, found);
            if (value > best.value) best = {value, {USE, n, option}};
        }
    }
    return best;
}

int TurnSearch::allowed(const Model &model, int op) const {
    int kind = box.ops[op].kind;
    return kind == PER_LEVEL ? model.level : kind == PER_OFFICE ? model.opened : 1;
}

// Better done at once: credits, a larger store, bureau steps, fuel that all finds room.
bool TurnSearch::is_urgent(const Model &model, int op) const {
    const Op &done = box.ops[box.ops[op].done];
    if (done.kind == FUEL) return done.number <= model.space_left();
    if (done.kind == ENLARGE_STORE) return model.blockers > 0;
    return done.kind == CREDITS || done.kind == BUREAU_STEPS;
}

// Is an equal action, still to be used, listed before this one?
bool TurnSearch::is_repeated(const Model &model, const Used &used, int number) const {
    return first[number] < number && used.of(first[number]) < allowed(model, actions[number]);
}

double TurnSearch::use(const Model &model, const Used &used, Space &space, int number, int option,
                       int found) {
    Used after = used;
    after.add(number);
    return perform(model, after, space, box.ops[actions[number]].options[option], found);
}

double TurnSearch::perform(const Model &model, const Used &used, Space &space, int op, int found) {
    if (box.ops[op].kind == FLIGHT) return flight(model, used, space, false, found).value;
    double most = -1e9;
    for (const Model &one : outcomes.of(model, space, op))
        most = std::max(most, best(one, used, space, found).value);
    return most;
}

// The best move of a flight, or its end.
Found TurnSearch::flight(const Model &model, const Used &used, Space &space, bool moved, int found) {
    Found best{-1e9, {}};
    if (moved) best = end(model, used, space, found);
    Goal ranked[TILES];
    int count = goals(model, used, space, moved, ranked);
    for (int n = 0; n < count; n++) {
        const Goal &goal = ranked[n];
        double value = this->best(goal.there, used, space, found).value;
        if (value > best.value) best = {value, {FLY, goal.number}};
    }
    if (found < effort.discoveries && !unseen.empty()) {
        const std::vector<Unknown> &places = space.unknown(model.at);
        for (int n = 0; n < std::min(effort.spots, int(places.size())); n++) {
            if (places[n].price > model.fuel) continue;
            double value = discovery(model, used, space, places[n], found);
            if (value > best.value) best = {value, {EXPLORE, 0, 0, places[n].spot}};
        }
    }
    return best;
}

Found TurnSearch::end(const Model &model, const Used &used, Space &space, int found) {
    Found end{best(model, used, space, found).value, {END}};
    Model landed;
    if (outcomes.landed(model, space, landed)) {
        double value = best(landed, used, space, found).value;
        if (value > end.value) return {value, {LAND}};
    }
    return end;
}

bool TurnSearch::is_better(const Goal &one, const Goal &two) {
    return one.value != two.value ? one.value > two.value : one.number < two.number;
}

// The most promising ends of a flight over open tiles.
int TurnSearch::goals(const Model &model, const Used &used, Space &space, bool moved,
                      Goal *ranked) const {
    bool offices = false, samples = false;
    for (int n = 0; n < int(actions.size()); n++)
        if (used.of(n) < allowed(model, actions[n])) {
            offices |= box.ops[actions[n]].for_office;
            samples |= box.ops[actions[n]].for_sample;
        }
    int useful[TILES], count = reachable(model, space, moved, offices, samples, useful);
    for (int n = 0; n < count; n++) {
        int number = useful[n];
        Model there = flown(model, space, number), landed;
        if (outcomes.landed(there, space, landed)) there = landed;
        double value = worth.of_ship(there, space);
        bool planet = space.planet(number) >= 0;
        if (offices && planet && !(there.taken >> number & 1)) value += 4;
        if (samples && (planet || space.tile(number).megamall)) value += 1;
        ranked[n] = {value, number, there};
    }
    int few = std::min(effort.goals, count);
    for (int n = 0; n < few; n++) {
        int best = n;
        for (int other = n + 1; other < count; other++)
            if (is_better(ranked[other], ranked[best])) best = other;
        std::swap(ranked[n], ranked[best]);
    }
    return few;
}

// Tiles in reach where something can be done, and the nearest others.
int TurnSearch::reachable(const Model &model, Space &space, bool moved, bool offices, bool samples,
                          int *useful) const {
    int count = 0, near = 0;
    std::pair<int, int> others[TILES];
    const std::vector<int> &prices = space.prices(model.at);
    for (int number = 0; number < space.size(); number++) {
        if (prices[number] > model.fuel || (moved && number == model.at)) continue;
        int planet = space.planet(number);
        if ((samples && space.tile(number).megamall) ||
            (planet >= 0 && (model.unflipped[planet] || offices || samples)))
            useful[count++] = number;
        else
            others[near++] = {prices[number], number};
    }
    int few = std::min(2, near);
    std::partial_sort(others, others + few, others + near);
    for (int n = 0; n < few; n++) useful[count++] = others[n].second;
    return count;
}

Model TurnSearch::flown(const Model &model, Space &space, int number) const {
    Model there = model;
    there.fuel -= space.prices(model.at)[number];
    there.at = number;
    return there;
}

// With all bonuses of a tile just found.
Model TurnSearch::with_bonuses(Model model, Space &space, int tile) const {
    for (int op : box.tiles[tile].bonus) {
        Models results = outcomes.of(model, space, op);
        outcomes.keep_best(results, space);
        if (!results.empty()) model = results[0];
    }
    return model;
}

// The mean over the tiles that may turn up here.
double TurnSearch::discovery(const Model &model, const Used &used, Space &space, const Unknown &place,
                             int found) {
    double total = 0.0;
    for (int tile : unseen) {
        Space *there = space.found(tile, place.spot, int(unseen.size()) > found + 1);
        Model after = model;
        after.fuel -= place.price;
        after.at = space.size();
        after = with_bonuses(after, *there, tile);
        total += flight(after, used, *there, true, found + 1).value;
    }
    return total / double(unseen.size());
}

}  // namespace bureau
