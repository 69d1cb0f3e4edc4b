// The batch as plain C functions; kosmodrom/adapters/crew_batch.py calls them.
#include "crew_batch.hpp"

#include <cstring>
#include <new>

#include "library.hpp"

namespace crew {

namespace {

int next(const int64_t *&at) { return int(*at++); }

RoleRule read_role(const int64_t *&at) {
    RoleRule role{};
    role.picked_by = next(at), role.candidates = next(at), role.asked = next(at);
    role.words = next(at), role.left_of = next(at), role.silent = next(at) != 0;
    return role;
}

DemandRule read_demand(const int64_t *&at) {
    DemandRule rule{};
    Demand &demand = rule.demand;
    rule.who = next(at), demand.kind = next(at), demand.number = next(at);
    demand.cards = Mask(*at++), demand.tricks = Mask(*at++);
    demand.only = next(at) != 0, demand.exactly = next(at) != 0, demand.goal = next(at) != 0;
    return rule;
}

// What `numbers` in kosmodrom/adapters/crew_batch.py writes.
Rules read_rules(const int64_t *at) {
    Rules rules{};
    rules.seats = next(at), rules.tricks = next(at), rules.finish = next(at), rules.deck = Mask(*at++);
    rules.assign = next(at), rules.first_radio = next(at), rules.draw_after = next(at);
    rules.mission = next(at), rules.dead_zone = next(at) != 0, rules.transfer = next(at) != 0;
    rules.may_give_up = next(at) != 0, rules.distress = next(at) != 0;
    rules.tasks = next(at), rules.setups = next(at), rules.roles = next(at), rules.demands = next(at);
    for (int n = 0; n < rules.tasks; n++) rules.tokens[n] = next(at);
    for (int n = 0; n < rules.setups; n++) rules.setup[n] = next(at);
    for (int n = 0; n < rules.roles; n++) rules.role[n] = read_role(at);
    for (int n = 0; n < rules.demands; n++) rules.demand[n] = read_demand(at);
    return rules;
}

void show(const Batch &batch, int n, uint8_t *planes, uint8_t *masks, int8_t *seats) {
    const Layout &layout = batch.layout;
    const Choices &choices = batch.choices[n];
    uint8_t *mask = masks + size_t(n) * size_t(layout.actions);
    observe(batch.rules, layout, batch.game[n], planes + size_t(n) * size_t(layout.size));
    std::memset(mask, 0, size_t(layout.actions));
    if (choices.play) spread(choices.play, mask + PLAY);
    for (Mask left = choices.radio; left; left &= left - 1) mask[RADIO + lowest(left)] = 1;
    for (Mask left = choices.take; left; left &= left - 1) mask[TAKE + lowest(left)] = 1;
    for (Mask left = choices.pass; left; left &= left - 1) mask[PASS + lowest(left)] = 1;
    for (Mask left = choices.rest; left; left &= left - 1) mask[NO + lowest(left)] = 1;
    if (choices.decline) mask[DECLINE] = 1;
    for (int k = 0; k < choices.plans; k++) mask[choices.plan[k]] = 1;
    seats[n] = int8_t(batch.game[n].actor);
}

void start(Batch &batch, int n, const Deal &deal) {
    begin(batch.rules, batch.game[n], deal);
    list_choices(batch.rules, batch.game[n], batch.choices[n]);
}

// One game from here to its end, everybody choosing by chance; how many decisions that took.
int64_t play_by_chance(const Rules &rules, Game &game, Choices choices, Dice64 &dice) {
    int64_t decisions = 0;
    while (true) {
        if (game.phase == TRICK) play_card(rules, game, dice.pick(legal(game.world, game.actor)), dice);
        else act(rules, game, choices.nth(dice.below(choices.size())), dice);
        decisions++;
        if (game.phase == OVER) return decisions;
        if (game.phase != TRICK) list_choices(rules, game, choices);
    }
}

}  // namespace

}  // namespace crew

using namespace crew;

KOSMODROM void crew_batch_free(Batch *batch) {
    delete[] batch->game;
    delete[] batch->choices;
    delete[] batch->dice;
    delete batch;
}

KOSMODROM void *crew_batch_new(const int64_t *rules, const int32_t *layout, int32_t games) {
    Batch *batch = new (std::nothrow) Batch;
    if (!batch) return nullptr;
    batch->rules = read_rules(rules);
    std::memcpy(&batch->layout, layout, sizeof batch->layout);
    batch->games = games;
    batch->game = new (std::nothrow) Game[size_t(games)];
    batch->choices = new (std::nothrow) Choices[size_t(games)];
    batch->dice = new (std::nothrow) Dice64[size_t(games)];
    if (batch->game && batch->choices && batch->dice) return batch;
    crew_batch_free(batch);
    return nullptr;
}

// Every game begins anew; the same seed gives the same games.
KOSMODROM void crew_batch_reset(Batch *batch, uint64_t seed, uint8_t *planes, uint8_t *masks, int8_t *seats,
                                float *rewards, uint8_t *over) {
    Dice64 dice{seed};
    batch->chance.state = dice.next();
    for (int n = 0; n < batch->games; n++) {
        rewards[n] = 0, over[n] = 0;
        batch->dice[n].state = dice.next();
        start(*batch, n, random_deal(batch->rules, batch->dice[n]));
        show(*batch, n, planes, masks, seats);
    }
}

// One game begins with this deal: a mask for each hand, the tasks, what is drawn after a trick.
KOSMODROM void crew_batch_deal(Batch *batch, int32_t n, const int64_t *numbers, uint8_t *planes, uint8_t *masks,
                               int8_t *seats) {
    Deal deal{};
    for (int hand = 0; hand < SEATS; hand++) deal.hands[hand] = Mask(*numbers++);
    for (int task = 0; task < MOST_TASKS; task++) deal.tasks[task] = int(*numbers++);
    for (int hand = 0; hand < SEATS; hand++) deal.draws[hand] = int(*numbers++);
    start(*batch, n, deal);
    show(*batch, n, planes, masks, seats);
}

// What is drawn after a trick of one game, instead of chance.
KOSMODROM void crew_batch_draws(Batch *batch, int32_t n, const int32_t *draws) {
    std::memcpy(batch->game[n].draws, draws, sizeof batch->game[n].draws);
}

// One action in each game. A game that ends says so and begins anew. Returns the first game whose
// action its mask does not allow, having changed nothing; -1 if all are allowed.
KOSMODROM int32_t crew_batch_step(Batch *batch, const int32_t *actions, uint8_t *planes, uint8_t *masks,
                                  int8_t *seats, float *rewards, uint8_t *over) {
    int width = batch->layout.actions;
    for (int n = 0; n < batch->games; n++)
        if (actions[n] < 0 || actions[n] >= width || !masks[int64_t(n) * width + actions[n]]) return n;
    for (int n = 0; n < batch->games; n++) {
        Game &game = batch->game[n];
        act(batch->rules, game, actions[n], batch->dice[n]);
        over[n] = game.phase == OVER;
        rewards[n] = game.world.result > 0 ? 1.0f : 0.0f;
        if (over[n]) begin(batch->rules, game, random_deal(batch->rules, batch->dice[n]));
        list_choices(batch->rules, game, batch->choices[n]);
        show(*batch, n, planes, masks, seats);
    }
    return -1;
}

// A legal action of each game, each as likely as the others.
KOSMODROM void crew_batch_draw(Batch *batch, int32_t *actions) {
    for (int n = 0; n < batch->games; n++)
        actions[n] = batch->choices[n].nth(batch->chance.below(batch->choices[n].size()));
}

// Every game as it stands is played to its end so often, by chance; returns all decisions made.
KOSMODROM int64_t crew_batch_rollouts(Batch *batch, int32_t times, float *won) {
    int64_t decisions = 0;
    Dice64 dice = batch->chance;
    for (int n = 0; n < batch->games; n++) {
        int wins = 0;
        for (int time = 0; time < times; time++) {
            Game game = batch->game[n];
            decisions += play_by_chance(batch->rules, game, batch->choices[n], dice);
            wins += game.world.result > 0;
        }
        won[n] = float(wins) / float(times);
    }
    batch->chance = dice;
    return decisions;
}
