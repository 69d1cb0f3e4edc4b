#include "crew_playout.hpp"

#include <algorithm>
#include <cmath>

namespace crew {

namespace {

constexpr int NONE = -1, SEVERAL = -2;

// The same weights as in bots/playout.py; a test compares what comes of them.
constexpr double TASK = 0.5, TASK_EACH = 0.066, OWNER_WINS = 0.021, LED_OWN = 0.05, HURRY = 0.071;
constexpr double IDLE_TAKE = 0.222, DRAWS = 0.481, FORCED = 1.377;
constexpr double LOW = 0.001, ROCKET = 0.172, ROCKET_VALUE = 0.03, GUARD = 0.019, DUMP = 0.12;
constexpr double OWN_TOP = 0.15, OWN_HIGH = 0.134, OWN_ROCKET = 0.041, UNDER_OWN = -0.021;
constexpr double OVER_OWN = 0.0, UNDER_WANTED = -0.029;

// By seats that may hold and number of cards: the chance that one such seat has none of them.
struct LackTable {
    double chance[6][10];
    LackTable() {
        for (int holders = 0; holders < 6; holders++)
            for (int cards = 0; cards < 10; cards++)
                chance[holders][cards] = std::pow(1.0 - 1.0 / std::max(1, holders), double(cards));
    }
};
const LackTable LACK;

// The size of a set of cards of one suit: quicker than counting where a processor has no such command.
struct SizeTable {
    int8_t of[512];
    SizeTable() {
        for (int cards = 0; cards < 512; cards++) of[cards] = int8_t(count(Mask(cards)));
    }
};
const SizeTable SIZE;

// Who has to win these tasks; SEVERAL if it cannot go well.
int owner_of(const Mission &mission, Mask done, Mask found) {
    if (!found) return NONE;
    if (mission.has_tokens && !in_order(mission, done, found)) return SEVERAL;
    int owner = NONE;
    for (int n = 0; n < mission.tasks; n++)
        if (found >> n & 1) {
            if (owner != NONE && owner != mission.owners[n]) return SEVERAL;
            owner = mission.owners[n];
        }
    return owner;
}

// A trick as it would lie with one more card, and what is at stake in it.
struct Trick {
    Mask cards;
    Mask found;
    int led, best, winner, owner;
    double loss;

    Trick(const Mission &mission, const World &world, int seat, int card) {
        cards = bit(card);
        for (int n = 0; n < world.lying; n++) cards |= bit(world.trick[n]);
        led = suit_of(world.lying ? world.trick[0] : card);
        best = card, winner = seat;
        if (world.lying) {
            int place = best_of(world);
            if (!beats(card, world.trick[place])) {
                best = world.trick[place];
                winner = (world.leader + place) % mission.seats;
            }
        }
        found = tasks_in(mission, world.done, cards);
        owner = owner_of(mission, world.done, found);
        int slack = mission.tricks - world.number - mission.tasks + count(world.done);
        loss = -1.0 + HURRY * std::max(0, 8 - slack);
    }
};

// How good it is that this seat wins the trick: -1 loses the mission.
double worth(const Mission &mission, const World &world, const Trick &trick, int winner) {
    int card = winner == trick.winner ? trick.best : NONE;
    double value = 0.0;
    if (trick.owner != NONE) {
        if (trick.owner != winner) return trick.loss;
        value = TASK + TASK_EACH * count(trick.found);
    } else {
        for (int n = 0; n < mission.tasks; n++)
            if (mission.owners[n] == winner && !(world.done >> n & 1)) {
                value += OWNER_WINS;
                if (suit_of(mission.cards[n]) == trick.led) value += LED_OWN;
            }
    }
    for (int n = 0; n < mission.demands; n++) {
        const Demand &demand = mission.demand[n];
        bool theirs = demand.seats >> winner & 1;
        if (breaks(mission, world, demand, winner, card, trick.cards, trick.found)) return trick.loss;
        if (demand.kind == WINNING_CARD_COUNT || demand.kind == WINNING_CARD_EACH) {
            if (card >= 0 && demand.cards & bit(card)) value += 0.5;
        } else if (demand.kind == ROLE_TRICK_COUNT && demand.exactly) {
            if (theirs) value += 0.3;
        } else if (demand.kind == CAPTURE_ALL) {
            if (theirs) value += trick.cards & demand.cards ? 0.3 : 0.15;
        } else if (demand.kind == TRICK_BALANCE) {
            int fewest = *std::min_element(world.won, world.won + mission.seats);
            value -= 0.15 * (world.won[winner] - fewest);
        }
    }
    return value;
}

// The chance that a seat holds none of these cards of one suit.
double lacks(const Sight &sight, const World &world, int seat, int suit, Mask cards) {
    if (world.shown[seat] & cards) return 0.0;
    Mask possible = cards & sight.unseen & world.may[seat];
    if (!possible) return 1.0;
    return LACK.chance[sight.holders[suit]][SIZE.of[possible >> 9 * suit]];
}

Mask open_legal(const World &world, const Trick &trick, int seat) {
    Mask hand = world.hands[seat], following = hand & suit_mask(trick.led);
    return following ? following : hand;
}

// The cards with which the open hand would win the trick.
Mask open_takers(const World &world, const Trick &trick, int seat) {
    Mask takers = 0;
    for (Mask left = open_legal(world, trick, seat); left; left &= left - 1)
        if (beats(lowest(left), trick.best)) takers |= bit(lowest(left));
    return takers;
}

// The chance that a seat could win the trick if it wanted to.
double can_take(const Mission &mission, const World &world, const Sight &sight, const Trick &trick, int seat) {
    int best = suit_of(trick.best);
    if (seat == mission.open_seat) return open_takers(world, trick, seat) ? 1.0 : 0.0;
    double empty = lacks(sight, world, seat, trick.led, suit_mask(trick.led));
    if (best == ROCKETS) {
        double higher = 1.0 - lacks(sight, world, seat, ROCKETS, above(trick.best));
        return trick.led == ROCKETS ? higher : empty * higher;
    }
    double follows = 1.0 - lacks(sight, world, seat, best, above(trick.best));
    double trumps = 1.0 - lacks(sight, world, seat, ROCKETS, suit_mask(ROCKETS));
    return follows + (1.0 - follows) * empty * trumps;
}

// The chance that a seat cannot help winning the trick.
double must_take(const Mission &mission, const World &world, const Sight &sight, const Trick &trick, int seat) {
    int best = suit_of(trick.best);
    if (seat == mission.open_seat) {
        Mask takers = open_takers(world, trick, seat);
        return takers && takers == open_legal(world, trick, seat) ? 1.0 : 0.0;
    }
    if (best != trick.led) return 0.0;
    double higher = 1.0 - lacks(sight, world, seat, best, above(trick.best));
    return higher * lacks(sight, world, seat, best, below(trick.best));
}

// The chance that a seat that holds this card has no other of its suit.
double alone(const Mission &mission, const World &world, const Sight &sight, int seat, int card) {
    Mask others = suit_mask(suit_of(card)) & ~bit(card);
    if (seat == mission.open_seat) return world.hands[seat] & others ? 0.0 : 1.0;
    return lacks(sight, world, seat, suit_of(card), others);
}

// What the led suit may bring out of the hands still to play: tasks, for good or bad.
double drawn_out(const Mission &mission, const World &world, const Sight &sight, const Trick &trick,
                 const double *wins) {
    double total = 0.0;
    Mask suit = suit_mask(trick.led);
    for (int n = 0; n < mission.tasks; n++) {
        int card = mission.cards[n];
        if (world.done >> n & 1 || !(suit & bit(card)) || trick.cards & bit(card)) continue;
        double behind = 0.0, forced = 0.0;
        for (int step = world.lying + 1; step < mission.seats; step++) {
            int other = (world.leader + step) % mission.seats;
            double has = 1.0 - lacks(sight, world, other, trick.led, bit(card));
            if (other == mission.open_seat) has = world.hands[other] & bit(card) ? 1.0 : 0.0;
            behind += has;
            if (has > 0.0) forced += has * alone(mission, world, sight, other, card);
        }
        if (behind <= 0.0) continue;
        double good = wins[mission.owners[n]];
        if (trick.owner != NONE && trick.owner != mission.owners[n]) good = 0.0;
        if (owner_of(mission, world.done, trick.found | bit(n)) == SEVERAL) good = 0.0;
        total += DRAWS * std::min(1.0, behind) * good + FORCED * trick.loss * forced * (1.0 - good);
    }
    return total;
}

// The chance that somebody behind has to play, or win with, a card the mission cares about.
double forced_out(const Mission &mission, const World &world, const Sight &sight, const Trick &trick,
                  const Demand &demand) {
    double safe = 1.0;
    Mask led = suit_mask(trick.led);
    for (int step = world.lying + 1; step < mission.seats; step++) {
        int seat = (world.leader + step) % mission.seats;
        Mask cards = demand.cards & led;
        if (demand.kind == WINNING_CARD_NEVER) cards &= suit_of(trick.best) == trick.led ? above(trick.best) : 0;
        if (!cards || seat == mission.open_seat) continue;
        double has = 1.0 - lacks(sight, world, seat, trick.led, cards);
        safe *= 1.0 - has * lacks(sight, world, seat, trick.led, led & ~demand.cards);
    }
    return 1.0 - safe;
}

// What a card is worth to the owner of an open task.
double needed_for_own(Mask hand, int card, int wanted) {
    if (suit_of(card) == ROCKETS) return hand & bit(wanted) ? 0.0 : OWN_ROCKET;
    if (suit_of(card) != suit_of(wanted)) return 0.0;
    if (hand & bit(wanted)) return card < wanted ? UNDER_OWN : OVER_OWN;
    if (card < wanted) return UNDER_WANTED;
    return hand & above(card) ? OWN_HIGH : OWN_TOP;
}

// What a card will be missed for, or is better gone for, by a demand of the mission.
double spent_on(const World &world, const Demand &demand, int seat, int card) {
    bool listed = demand.cards & bit(card), theirs = demand.seats >> seat & 1;
    switch (demand.kind) {
        case WINNING_CARD_NEVER: return listed ? -0.3 : 0.0;
        case WINNING_CARD_COUNT: return listed ? 0.2 : 0.0;
        case ROLE_TRICK_COUNT: return theirs ? -0.05 * value_of(card) : 0.0;
        case WINNING_CARD_EACH:
            // Whoever holds a rocket that must win wants to be out of a suit.
            return suit_of(card) == ROCKETS
                       ? 0.0
                       : 0.04 * count(world.hands[seat] & suit_mask(suit_of(card)));
        case CAPTURE_ALL: return listed && !theirs ? -0.03 * value_of(card) : 0.0;
        case ROLE_WINS_TRICKS:
            if (!theirs) return 0.0;
            if (!(demand.tricks >> (world.number + 2))) return demand.only ? -0.05 * value_of(card) : 0.0;
            return suit_of(card) == ROCKETS && !(demand.tricks >> (world.number + 1) & 1) ? 0.3 : 0.0;
    }
    return 0.0;
}

// What a card will be missed for later.
double spent(const Mission &mission, const World &world, int seat, int card) {
    int suit = suit_of(card);
    Mask hand = world.hands[seat];
    double cost = suit == ROCKETS ? ROCKET + ROCKET_VALUE * value_of(card) : LOW * value_of(card);
    for (int n = 0; n < mission.tasks; n++) {
        int wanted = mission.cards[n];
        if (world.done >> n & 1 || wanted == card) continue;
        if (mission.owners[n] == seat) {
            cost += needed_for_own(hand, card, wanted);
        } else if (suit_of(wanted) == suit) {
            if (hand & bit(wanted)) {
                // The last card that shields another's task from being forced out.
                if (count(hand & suit_mask(suit)) == 2) cost += GUARD;
            } else if (card > wanted) {
                cost -= DUMP;
            }
        }
    }
    for (int n = 0; n < mission.demands; n++) cost += spent_on(world, mission.demand[n], seat, card);
    return cost;
}

}  // namespace

Sight::Sight(const Mission &mission, const World &world, int seat) : seat(seat) {
    Mask known = world.played | world.hands[seat];
    if (mission.open_seat >= 0) known |= world.hands[mission.open_seat];
    for (int other = 0; other < mission.seats; other++) known |= world.shown[other];
    unseen = mission.deck & ~known;
    for (int suit = 0; suit < 5; suit++) {
        Mask cards = unseen & suit_mask(suit);
        holders[suit] = 0;
        for (int other = 0; other < mission.seats; other++)
            if (other != seat && other != mission.open_seat && world.may[other] & cards) holders[suit]++;
    }
}

// How good a card looks to the seat whose turn it is.
double score(const Mission &mission, const World &world, const Sight &sight, int card) {
    int seat = sight.seat;
    Trick trick(mission, world, seat, card);
    double stays = worth(mission, world, trick, trick.winner), total = 0.0, left = 1.0;
    double owners[SEATS] = {};
    for (int step = world.lying + 1; step < mission.seats; step++) {
        int other = (world.leader + step) % mission.seats;
        double value = worth(mission, world, trick, other);
        double chance = value > stays   ? can_take(mission, world, sight, trick, other)
                        : value < stays ? must_take(mission, world, sight, trick, other)
                                        : IDLE_TAKE * can_take(mission, world, sight, trick, other);
        total += left * chance * value;
        owners[other] += left * chance;
        left -= left * chance;
    }
    total += left * stays;
    owners[trick.winner] += left;
    total += drawn_out(mission, world, sight, trick, owners);
    for (int n = 0; n < mission.demands; n++) {
        int kind = mission.demand[n].kind;
        if (kind == WINNING_CARD_EACH || kind == WINNING_CARD_NEVER)
            total += trick.loss * forced_out(mission, world, sight, trick, mission.demand[n]);
    }
    return total - spent(mission, world, seat, card);
}

// The card that looks best to the seat whose turn it is.
int choose(const Mission &mission, const World &world) {
    int seat = turn(mission, world);
    Mask options = candidates(mission, world, seat);
    int best = lowest(options);
    if (!(options & (options - 1))) return best;
    Sight sight(mission, world, seat);
    double most = -99.0;
    for (Mask left = options; left; left &= left - 1) {
        double value = score(mission, world, sight, lowest(left));
        if (value > most) most = value, best = lowest(left);
    }
    return best;
}

// Everybody plays fairly to the end: 1 won, -1 lost.
int play_out(const Mission &mission, World &world) {
    while (world.result == 0) play(mission, world, choose(mission, world));
    return world.result;
}

// Fair play after this card wins.
static bool wins_with(const Mission &mission, World world, int card, int64_t &work) {
    int before = count(world.played);
    play(mission, world, card);
    int result = play_out(mission, world);
    work -= count(world.played) - before;
    return result > 0;
}

// What becomes of a deal; `work` is how many cards the search may still play.
End prospect(const Mission &mission, World &world, int64_t &work) {
    World path[CARDS];
    int played[CARDS], cards = 0;
    for (; world.result == 0; cards++) {
        path[cards] = world;
        played[cards] = choose(mission, world);
        play(mission, world, played[cards]);
    }
    work -= cards;
    if (world.result > 0) return FAIR_WIN;
    for (int n = cards - 1; n >= 0; n--) {
        Mask options = candidates(mission, path[n], turn(mission, path[n])) & ~bit(played[n]);
        for (Mask left = options; left; left &= left - 1) {
            if (work <= 0) return LOST;
            if (wins_with(mission, path[n], lowest(left), work)) return ONE_OTHER;
        }
    }
    return LOST;
}

}  // namespace crew
