#include "crew_wishes.hpp"

#include <algorithm>
#include <cmath>

namespace crew {

namespace {

// The same weights as in bots/wishes.py; a test compares what comes of them.
constexpr double HELD_FADE = 0.663, BARE = 0.116, TOP = 0.765, TOP_FADE = 0.789;
constexpr double RUFF = 0.2, RUFF_EACH = 0.103, RUFF_LENGTH = 0.04;
constexpr double OTHERS = 0.272, THEIRS_IF_HELD = 0.584, THEIRS_BY_VALUE = 0.06;
constexpr double THEIRS_IF_OVER = 0.415, THEIRS_BY_OVER = 0.039;
constexpr double NEWS_THEIRS = 0.678, NEWS_OWN = 0.561, NEWS_ONLY = 0.5, NEWS_TOP = 0.788, NEWS_HIGH = 0.4;
constexpr double NEWS_DANGER = 0.478, NEWS_SHORT = 0.867, NEWS_HARMLESS = 0.375, NEWS_LEAST = 0.332;

// How likely the owner of this hand could fulfil a task, from 0 to 1.
double strength(Mask hand, int card) {
    int suit = suit_of(card);
    Mask mine = hand & suit_mask(suit);
    if (hand & bit(card))
        return 0.96 * std::pow(HELD_FADE, double(count(above(card)) - count(hand & above(card))));
    double chance = BARE;
    if (mine & above(card)) {
        int top = mine & bit(suit * 9 + 8) ? 0 : count(above(highest(mine)));
        chance = TOP * std::pow(TOP_FADE, double(top));
    }
    int rockets = count(hand & suit_mask(ROCKETS));
    double by_rocket = rockets ? RUFF + RUFF_EACH * rockets - RUFF_LENGTH * count(mine) : 0.0;
    return std::max(chance, std::min(0.85, by_rocket));
}

// How useful it is that the others learn of this card.
double news(const Mission &mission, const World &world, int seat, int card) {
    Mask hand = world.hands[seat], gone = world.played | hand;
    int says = meaning(hand, card);
    bool top = !(above(card) & mission.deck & ~gone);
    double total = 0.0;
    for (int n = 0; n < mission.tasks; n++) {
        int wanted = mission.cards[n];
        if (world.done >> n & 1 || suit_of(wanted) != suit_of(card)) continue;
        bool mine = mission.owners[n] == seat;
        if (wanted == card) total += (mine ? NEWS_OWN : NEWS_THEIRS) + (says == 0 && !mine ? NEWS_ONLY : 0.0);
        else if (mine && card > wanted && says >= 0) total += top ? NEWS_TOP : NEWS_HIGH;
        else if (!mine && card > wanted && top) total += NEWS_DANGER;
        else if (!mine && says == 0) total += NEWS_SHORT;
        else if (!mine && says == 1 && card < wanted) total += NEWS_HARMLESS;
    }
    return total;
}

}  // namespace

// How much the owner of this hand wants a task, compared with leaving it to others.
double wish(Mask hand, int card) {
    double others = 0.5;
    if (hand & bit(card)) others = THEIRS_IF_HELD - THEIRS_BY_VALUE * (9 - count(above(card)));
    else if (hand & above(card)) others = THEIRS_IF_OVER - THEIRS_BY_OVER * count(hand & above(card));
    return strength(hand, card) - OTHERS * others;
}

// What all know after a signal: 1 highest, 0 only, -1 lowest, 2 not said. (CREW-COMM-06)
void show(World &world, int seat, int card, int says) {
    world.shown[seat] |= bit(card);
    if (says == 0 || says == 1) world.may[seat] &= ~above(card);
    if (says == 0 || says == -1) world.may[seat] &= ~below(card);
}

// What showing a card of this hand says. (CREW-COMM-05, CREW-COMM-07)
int meaning(Mask hand, int card) {
    if (hand & above(card)) return -1;
    return hand & below(card) ? 1 : 0;
}

// A seat uses its radio if it has something useful to say.
void speak(const Mission &mission, World &world, int seat) {
    Mask hand = world.hands[seat];
    double most = NEWS_LEAST;
    int best = -1;
    for (Mask left = hand & ~suit_mask(ROCKETS); left; left &= left - 1) {
        int card = lowest(left);
        if (hand & above(card) && hand & below(card)) continue;
        double value = news(mission, world, seat, card);
        if (value >= most) most = value, best = card;
    }
    if (best >= 0) show(world, seat, best, meaning(hand, best));
}

}  // namespace crew
