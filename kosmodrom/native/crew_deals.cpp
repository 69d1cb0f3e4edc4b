#include "crew_deals.hpp"

#include <utility>

namespace crew {

namespace {

bool fits(const Belief &belief, const Hands &hands) {
    for (const Some &one : belief.some)
        if (!(hands.of[one.seat] & one.cards)) return false;
    for (const Either &one : belief.either)
        if (hands.of[one.seat] & one.these && hands.of[one.seat] & one.those) return false;
    return true;
}

int places_for(const Belief &belief, int card) {
    int places = 0;
    for (int place = 0; place < belief.places; place++) places += belief.may[place] >> card & 1;
    return places;
}

int pick(const Belief &belief, const int *room, int card, Dice &dice) {
    int total = 0;
    for (int place = 0; place < belief.places; place++)
        if (belief.may[place] >> card & 1) total += room[place];
    if (total == 0) return -1;
    int left = dice.below(total);
    for (int place = 0; place < belief.places; place++)
        if (belief.may[place] >> card & 1) {
            left -= room[place];
            if (left < 0) return place;
        }
    return -1;
}

// Move a card out of a full place that may hold this one, into a place with room.
int make_room(const Belief &belief, int *room, Hands &hands, int card) {
    for (int place = 0; place < belief.places; place++) {
        if (!(belief.may[place] >> card & 1)) continue;
        for (int other = 0; other < belief.places; other++) {
            Mask movable = hands.of[place] & belief.may[other];
            if (room[other] > 0 && movable) {
                Mask moved = movable & -movable;
                hands.of[place] ^= moved;
                hands.of[other] |= moved;
                room[other]--;
                room[place]++;
                return place;
            }
        }
    }
    return -1;
}

// Cards with few possible places first, each to a place in proportion to its room.
bool deal_once(const Belief &belief, Dice &dice, Hands &hands) {
    int order[CARDS], places[CARDS], room[PLACES];
    int cards = shuffled(belief.hidden, dice, order);
    for (int place = 0; place < belief.places; place++) room[place] = belief.room[place];
    for (int n = 0; n < cards; n++) places[n] = places_for(belief, order[n]);
    hands = Hands{};
    for (int group = 0; group <= belief.places; group++)
        for (int n = 0; n < cards; n++) {
            if (places[n] != group) continue;
            int place = pick(belief, room, order[n], dice);
            if (place < 0) place = make_room(belief, room, hands, order[n]);
            if (place < 0) return false;
            hands.of[place] |= bit(order[n]);
            room[place]--;
        }
    return true;
}

// The right number of cards to every place, whatever they are.
Hands deal_anyhow(const Belief &belief, Dice &dice) {
    int order[CARDS], next = 0, cards = shuffled(belief.hidden, dice, order);
    Hands hands{};
    for (int place = 0; place < belief.places; place++)
        for (int n = 0; n < belief.room[place] && next < cards; n++) hands.of[place] |= bit(order[next++]);
    return hands;
}

}  // namespace

Belief read_belief(const int64_t *&at) {
    Belief belief{};
    belief.hidden = Mask(*at++);
    belief.places = int(*at++);
    for (int n = 0; n < belief.places; n++) belief.room[n] = int(*at++);
    for (int n = 0; n < belief.places; n++) belief.may[n] = Mask(*at++);
    int some = int(*at++), either = int(*at++);
    for (int n = 0; n < some; n++, at += 2) belief.some.push_back({int(at[0]), Mask(at[1])});
    for (int n = 0; n < either; n++, at += 3)
        belief.either.push_back({int(at[0]), Mask(at[1]), Mask(at[2])});
    return belief;
}

// These cards in any order, and how many they are.
int shuffled(Mask cards, Dice &dice, int *order) {
    int number = 0;
    for (Mask left = cards; left; left &= left - 1) order[number++] = lowest(left);
    for (int i = number - 1; i > 0; i--) std::swap(order[i], order[dice.below(i + 1)]);
    return number;
}

// A way to deal the hidden cards that fits; the demands are dropped if none is found.
Hands deal(const Belief &belief, Dice &dice) {
    Hands best{}, hands;
    bool found = false;
    for (int attempt = 0; attempt < 24; attempt++) {
        if (!deal_once(belief, dice, hands)) continue;
        best = hands;
        found = true;
        if (fits(belief, hands)) return hands;
    }
    return found ? best : deal_anyhow(belief, dice);
}

}  // namespace crew
