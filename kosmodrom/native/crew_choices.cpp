// What a seat may do at each question; the same choices as the scenes of kosmodrom/games/crew.
#include "crew_game.hpp"

namespace crew {

constexpr Mask COLOURS = (Mask(1) << COLOURED) - 1;

// The n-th of the choices, in the order of their numbers.
int Choices::nth(int n) const {
    const Mask masks[] = {play, radio, Mask(decline), take, pass, rest};
    static const int firsts[] = {PLAY, RADIO, DECLINE, TAKE, PASS, NO};
    for (int kind = 0; kind < 6; kind++) {
        if (!masks[kind]) continue;
        int size = cards_in(masks[kind]);
        if (n < size) return firsts[kind] + nth_bit(masks[kind], n);
        n -= size;
    }
    return plan[n];
}

static constexpr Mask rest_bit(int action) { return Mask(1) << (action - NO); }

int right_of(const Rules &rules, int hand) { return hand ? hand - 1 : rules.seats - 1; }

static int from_seat(int hand, int seat, int seats) { return hand < seat ? hand - seat + seats : hand - seat; }

// Highest, only or lowest of each colour. (CREW-COMM-05)
static Mask edges(Mask hand) {
    Mask found = 0;
    for (int suit = 0; suit < ROCKETS; suit++)
        if (Mask cards = hand & suit_mask(suit)) found |= bit(lowest(cards)) | bit(highest(cards));
    return found;
}

static void window_choices(const Rules &rules, const Game &game, Choices &choices) {
    int seat = game.actor;
    Mask hand = game.world.hands[seat];
    bool open = game.world.number + 1 >= rules.first_radio;
    if (seat == game.world.leader) choices.play = hand;
    else choices.decline = true;
    if (open && game.radios >> seat & 1) choices.radio = edges(hand);
    if (rules.may_give_up && !(game.resigned >> seat & 1)) choices.rest |= rest_bit(GIVE_UP);
}

static void ballot_choices(const Rules &rules, const Game &game, Choices &choices) {
    const Ballot &ballot = game.ballot;
    bool exhausted = ballot.motions >= MOST_PROPOSALS;
    int16_t plans[MOST_PLANS];
    int found = 0;
    if (exhausted && ballot.must < 0) plans[found++] = int16_t(ballot.proposal);
    else found = list_plans(rules, game, ballot.topic, plans);
    for (int n = 0; n < found; n++) {
        int plan = said_by_seat(plans[n], game.actor, rules.seats);
        if (plan < HAND_OVER) choices.rest |= rest_bit(plan);
        else choices.plan[choices.plans++] = int16_t(plan);
    }
    if (ballot.must < 0) choices.rest |= rest_bit(NO);
}

static void name_hands(Mask hands, int seat, int seats, int first, Choices &choices) {
    for (; hands; hands &= hands - 1)
        choices.rest |= rest_bit(first + from_seat(lowest(hands), seat, seats));
}

// A task that lies open and has no owner. (CREW-TASK-02)
static Mask free_tasks(const Rules &rules, const Game &game) {
    Mask found = 0;
    for (int n = 0; n < rules.tasks; n++)
        if (game.owner[n] == NOBODY) found |= bit(game.task[n]);
    return found;
}

void list_choices(const Rules &rules, const Game &game, Choices &choices) {
    choices.play = choices.radio = choices.take = choices.pass = choices.rest = 0;
    choices.decline = false, choices.plans = 0;
    int seat = game.actor;
    if (game.phase == TRICK) {
        choices.play = legal(game.world, seat);
    } else if (game.phase == WINDOW) {
        window_choices(rules, game, choices);
    } else if (game.voting) {
        ballot_choices(rules, game, choices);
    } else if (game.answers < game.asked) {
        int words = game.phase == ROLES ? rules.role[game.role].words : 3;
        choices.rest = Mask(words) << (ANSWER - NO);
    } else if (game.phase == DRAFT) {
        choices.take = free_tasks(rules, game);
    } else if (game.phase == PASSING) {
        choices.pass = game.world.hands[seat] & COLOURS;
    } else if (game.phase == ROLES) {
        name_hands(candidates_of(rules, game, rules.role[game.role]), seat, rules.seats, NAME, choices);
    } else if (game.phase == DECISION) {
        Mask others = ((Mask(1) << rules.seats) - 1) & ~bit(seat);
        name_hands(others, seat, rules.seats, NAME, choices);
    } else if (game.phase == DISTRIBUTION) {
        name_hands(recipients(rules, game), seat, rules.seats, GIVE, choices);
    }
}

static bool counts_hands(int plan) { return (plan >= ROLE && plan < ROLE + SEATS) || (plan >= HAND_OVER && plan < SWAP); }

static int turned(int plan, int by, int seats) {
    if (!counts_hands(plan)) return plan;
    int first = plan < HAND_OVER ? ROLE : HAND_OVER;
    int offset = plan - first, hand = offset % SEATS;
    return first + offset - hand + (hand + by) % seats;
}

int said_by_seat(int plan, int seat, int seats) { return turned(plan, seats - seat, seats); }
int said_by_first(int plan, int seat, int seats) { return turned(plan, seat, seats); }

static int list_swaps(const Rules &rules, const Game &game, int16_t *plans) {
    int found = 0;
    for (int n = 0; n < rules.tasks; n++)
        for (int m = n + 1; m < rules.tasks; m++)
            if (game.token[n] && game.token[m]) {
                int one = game.token[n] - 1, two = game.token[m] - 1;
                if (one > two) { int other = one; one = two, two = other; }
                plans[found++] = int16_t(SWAP + two * (two - 1) / 2 + one);
            }
    return found;
}

static int list_moves(const Rules &rules, const Game &game, int16_t *plans) {
    int found = 0;
    for (int n = 0; n < rules.tasks; n++)
        for (int m = 0; m < rules.tasks; m++)
            if (game.token[n] && !game.token[m])
                plans[found++] = int16_t(MOVE + (game.token[n] - 1) * COLOURED + game.task[m]);
    return found;
}

static int list_transfers(const Rules &rules, const Game &game, int16_t *plans) {
    int found = 0;
    for (int n = 0; n < rules.tasks; n++)
        for (int hand = 0; hand < rules.seats; hand++)
            if (hand != game.owner[n]) plans[found++] = int16_t(HAND_OVER + game.task[n] * SEATS + hand);
    return found;
}

// Everything that may be proposed to this question, as seat 0 would name it.
int list_plans(const Rules &rules, const Game &game, int topic, int16_t *plans) {
    int found = 0;
    switch (topic) {
        case SWAP_TOKENS: return list_swaps(rules, game, plans);
        case MOVE_TOKEN: return list_moves(rules, game, plans);
        case TRANSFER_TASK: return list_transfers(rules, game, plans);
        case SEND_DISTRESS: plans[0] = DISTRESS, plans[1] = DISTRESS + 1; return 2;
        case TO_GIVE_UP: plans[0] = GIVE_UP; return 1;
    }
    for (Mask hands = candidates_of(rules, game, rules.role[game.role]); hands; hands &= hands - 1)
        plans[found++] = int16_t(ROLE + lowest(hands));
    return found;
}

Mask candidates_of(const Rules &rules, const Game &game, const RoleRule &role) {
    Mask hands = (Mask(1) << rules.seats) - 1;
    if (role.candidates == NOT_COMMANDER) return hands & ~bit(game.commander);
    if (role.candidates == ANYONE_ELSE)
        for (int n = 0; n < game.role; n++) hands &= ~bit(game.role_of[n]);
    return hands;
}

// Nobody may end with two tasks more than another. (CREW-CMD-06)
Mask recipients(const Rules &rules, const Game &game) {
    int least = rules.tasks / rules.seats, more = rules.tasks % rules.seats, full = 0;
    int owned[SEATS] = {};
    for (int n = 0; n < rules.tasks; n++)
        if (game.owner[n] != NOBODY) owned[int(game.owner[n])]++;
    for (int hand = 0; hand < rules.seats; hand++) full += owned[hand] > least;
    Mask found = 0;
    for (int hand = 0; hand < rules.seats; hand++)
        if (owned[hand] < least || (owned[hand] == least && full < more)) found |= bit(hand);
    return found;
}

}  // namespace crew
