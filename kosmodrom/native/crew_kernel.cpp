#include "crew_kernel.hpp"

#include <algorithm>
#include <cstring>

#include "library.hpp"

namespace crew {

void Mission::add_task(int card, int owner, int token) {
    cards[tasks] = card, owners[tasks] = owner, tokens[tasks] = token;
    has_tokens = has_tokens || token != 0;
    tasks++;
}

Mission read_mission(const int64_t *&at) {
    Mission mission{};
    mission.seats = int(*at++), mission.tricks = int(*at++), mission.finish = int(*at++);
    mission.deck = Mask(*at++), mission.open_seat = int(*at++);
    int tasks = int(*at++);
    mission.demands = int(*at++);
    for (int n = 0; n < tasks; n++, at += 3) mission.add_task(int(at[0]), int(at[1]), int(at[2]));
    for (int n = 0; n < mission.demands; n++, at += 8)
        mission.demand[n] = {int(at[0]), int(at[2]), int(at[3]), Mask(at[1]), Mask(at[4]),
                             at[5] != 0, at[6] != 0, at[7] != 0};
    return mission;
}

World read_world(const int64_t *&at, int seats) {
    World world{};
    world.leader = int(*at++), world.number = int(*at++), world.done = Mask(*at++);
    world.result = int(*at++), world.played = Mask(*at++), world.winning = Mask(*at++);
    world.lying = int(*at++);
    for (int n = 0; n < world.lying; n++) world.trick[n] = int(*at++);
    for (int n = 0; n < seats; n++) world.hands[n] = Mask(*at++);
    for (int n = 0; n < seats; n++) world.may[n] = Mask(*at++);
    for (int n = 0; n < seats; n++) world.shown[n] = Mask(*at++);
    for (int n = 0; n < seats; n++) world.won[n] = int(*at++);
    for (int n = 0; n < CARDS; n++) world.beneath[n] = int8_t(*at++);
    return world;
}

// The open tasks whose card is among these.
Mask tasks_in(const Mission &mission, Mask done, Mask cards) {
    Mask found = 0;
    for (int n = 0; n < mission.tasks; n++)
        if (cards & bit(mission.cards[n]) && !(done >> n & 1)) found |= bit(n);
    return found;
}

// The tokens allow these tasks to be fulfilled in one trick now. (CREW-TOKEN-09)
bool in_order(const Mission &mission, Mask done, Mask found) {
    int before = count(done), after = before + count(found);
    int lowest_open = 99, highest_found = 0;
    for (int n = 0; n < mission.tasks; n++) {
        int token = mission.tokens[n];
        if (token == 0 || done >> n & 1) continue;
        if (found >> n & 1) {
            if (token < OMEGA && !(before < token && token <= after)) return false;
            if (token == OMEGA && after != mission.tasks) return false;
            if (token >= ARROW) highest_found = std::max(highest_found, token);
        } else if (token < OMEGA) {
            if (after >= token) return false;
        } else if (token >= ARROW) {
            lowest_open = std::min(lowest_open, token);
        }
    }
    return highest_found < lowest_open;
}

static int tricks_of(const Mission &mission, const World &world, int seats) {
    int total = 0;
    for (int seat = 0; seat < mission.seats; seat++)
        if (seats >> seat & 1) total += world.won[seat];
    return total;
}

// The role has won too many tricks, or in the end not as many as asked. (CREW-M05-01)
static bool breaks_count(const Mission &mission, const World &world, const Demand &demand, int winner) {
    int total = tricks_of(mission, world, demand.seats) + (demand.seats >> winner & 1);
    if (demand.exactly && world.number + 1 == mission.tricks) return total != demand.number;
    return total > demand.number;
}

// A listed card was played and lost, or won out of order. (CREW-M13-01, CREW-M44-01)
static bool breaks_each(const World &world, const Demand &demand, int card, Mask cards) {
    Mask listed = cards & demand.cards;
    if (!listed) return false;
    if (card < 0 || listed != bit(card)) return true;
    return demand.only && ((bit(card) - 1) & demand.cards & ~world.winning) != 0;
}

// The task with the token is fulfilled in another trick. (CREW-M48-01)
static bool breaks_token_trick(const Mission &mission, const Demand &demand, Mask found, int number) {
    for (int n = 0; n < mission.tasks; n++)
        if (mission.tokens[n] == demand.number && found >> n & 1) return !(demand.tricks >> number & 1);
    return false;
}

static bool unbalances(const Mission &mission, const World &world, const Demand &demand, int winner) {
    int fewest = 99, most = 0;
    for (int seat = 0; seat < mission.seats; seat++) {
        int won = world.won[seat] + (seat == winner);
        fewest = std::min(fewest, won), most = std::max(most, won);
    }
    return most - fewest > demand.number;
}

// This winner of this trick loses the mission by this demand.
bool breaks(const Mission &mission, const World &world, const Demand &demand, int winner, int card,
            Mask cards, Mask found) {
    int number = world.number + 1;
    bool theirs = demand.seats >> winner & 1;
    switch (demand.kind) {
        case WINNING_CARD_NEVER: return card >= 0 && demand.cards & bit(card) && theirs;
        case TRICK_BALANCE: return unbalances(mission, world, demand, winner);
        case ROLE_TRICK_COUNT: return breaks_count(mission, world, demand, winner);
        case ROLE_WINS_TRICKS: return demand.tricks >> number & 1 ? !theirs : demand.only && theirs;
        case WINNING_CARD_EACH: return breaks_each(world, demand, card, cards);
        case WINNING_CARD_COUNT:
            return card >= 0 && count((world.winning | bit(card)) & demand.cards) +
                                        count(demand.cards & ~world.played & ~cards) <
                                    demand.number;
        case CAPTURE_ALL: return cards & demand.cards && !theirs;
        case TOKEN_TRICK: return breaks_token_trick(mission, demand, found, number);
    }
    return false;
}

// What is not broken is fulfilled, and cannot be broken any more; conditions.py says the same.
static bool is_met(const World &world, const Demand &demand, bool over) {
    switch (demand.kind) {
        case WINNING_CARD_COUNT: return count(world.winning & demand.cards) >= demand.number;
        case WINNING_CARD_EACH: return !(demand.cards & ~world.winning);
        case WINNING_CARD_NEVER:
        case CAPTURE_ALL: return over || !(demand.cards & ~world.played);
        case ROLE_WINS_TRICKS: return over || (!demand.only && !(demand.tricks >> (world.number + 1)));
        default: return over || demand.kind == TOKEN_TRICK;
    }
}

// All tasks, all goals, and the moment at which this mission is declared won. (CREW-END-01)
static bool succeeded(const Mission &mission, const World &world) {
    if (world.done != bit(mission.tasks) - 1) return false;
    bool over = world.number == mission.tricks;
    bool limits_too = !over && mission.finish == SAFE;
    for (int n = 0; n < mission.demands; n++) {
        const Demand &demand = mission.demand[n];
        if ((demand.goal || limits_too) && !is_met(world, demand, over)) return false;
    }
    return over || mission.finish != EXHAUSTED;
}

// Nothing is lost if this seat wins this trick.
static bool trick_is_fine(const Mission &mission, const World &world, int winner, int card, Mask cards,
                          Mask found) {
    if (found) {
        for (int n = 0; n < mission.tasks; n++)
            if (found >> n & 1 && mission.owners[n] != winner) return false;
        if (mission.has_tokens && !in_order(mission, world.done, found)) return false;
    }
    for (int n = 0; n < mission.demands; n++)
        if (breaks(mission, world, mission.demand[n], winner, card, cards, found)) return false;
    return true;
}

// Winner, tasks, tokens, limits, goals, success, in this order. (CREW-END-04)
static void settle(const Mission &mission, World &world) {
    int place = best_of(world), card = world.trick[place];
    int winner = (world.leader + place) % mission.seats;
    Mask cards = 0;
    for (int n = 0; n < mission.seats; n++) cards |= bit(world.trick[n]);
    Mask found = tasks_in(mission, world.done, cards);
    if (!trick_is_fine(mission, world, winner, card, cards, found)) {
        world.result = -1;
        return;
    }
    world.done |= found;
    world.won[winner]++;
    world.winning |= bit(card);
    world.number++;
    if (mission.open_seat >= 0) {
        int place_of_open = (mission.open_seat - world.leader + mission.seats) % mission.seats;
        int beneath = world.beneath[world.trick[place_of_open]];
        if (beneath >= 0) world.hands[mission.open_seat] |= bit(beneath);
    }
    world.leader = winner;
    world.lying = 0;
    if (succeeded(mission, world)) world.result = 1;
    else if (world.number == mission.tricks) world.result = -1;
}

// The seat whose turn it is plays a card; a complete trick is settled.
void play(const Mission &mission, World &world, int card) {
    int seat = turn(mission, world);
    world.hands[seat] &= ~bit(card);
    world.shown[seat] &= ~bit(card);
    world.played |= bit(card);
    if (world.lying && seat != mission.open_seat) {
        int led = suit_of(world.trick[0]);
        if (suit_of(card) != led) world.may[seat] &= ~suit_mask(led);
    }
    world.trick[world.lying++] = card;
    if (world.lying == mission.seats) settle(mission, world);
}

// The legal cards, one for each run of cards that do the same.
Mask candidates(const Mission &mission, const World &world, int seat) {
    Mask options = legal(world, seat);
    if (!(options & (options - 1))) return options;
    Mask special = 0;
    for (int n = 0; n < mission.tasks; n++)
        if (!(world.done >> n & 1)) special |= bit(mission.cards[n]);
    for (int n = 0; n < mission.demands; n++) special |= mission.demand[n].cards;
    Mask gone = world.played;
    for (int n = 0; n < world.lying; n++) gone &= ~bit(world.trick[n]);
    Mask found = 0;
    int last = -1;
    for (Mask left = options; left; left &= left - 1) {
        int card = lowest(left);
        bool same = last >= 0 && suit_of(last) == suit_of(card) && !((bit(card) | bit(last)) & special);
        if (!(same && !(above(last) & below(card) & ~gone))) found |= bit(card);
        last = card;
    }
    return found;
}

}  // namespace crew
