// The way of an attempt: roles, tokens, tasks, distress, then the tricks with their radio windows.
#include "crew_game.hpp"

#include <cstddef>
#include <cstring>

namespace crew {

static void enter(const Rules &rules, Game &game, int phase);

// Cards

static void shuffle(int *cards, int size, int wanted, Dice64 &dice) {
    for (int n = 0; n < wanted; n++) {
        int other = n + dice.below(size - n), card = cards[n];
        cards[n] = cards[other], cards[other] = card;
    }
}

// All cards as evenly as possible, then a task card each. (CREW-DEAL-02, CREW-TOKEN-02)
Deal random_deal(const Rules &rules, Dice64 &dice) {
    Deal deal{};
    int pile[CARDS], size = 0, next = 0;
    for (Mask left = rules.deck; left; left &= left - 1) pile[size++] = lowest(left);
    shuffle(pile, size, size, dice);
    int even = size / rules.seats, more = size % rules.seats, longer = dice.below(rules.seats);
    for (int hand = 0; hand < rules.seats; hand++)
        for (int n = even + (more && hand == longer); n; n--) deal.hands[hand] |= bit(pile[next++]);
    size = 0;
    for (Mask left = rules.deck & ~suit_mask(ROCKETS); left; left &= left - 1) pile[size++] = lowest(left);
    shuffle(pile, size, rules.tasks, dice);
    for (int n = 0; n < rules.tasks; n++) deal.tasks[n] = pile[n];
    for (int hand = 0; hand < SEATS; hand++) deal.draws[hand] = -1;
    return deal;
}

static int holder(const Rules &rules, const Game &game, int card) {
    int hand = 0;
    while (hand + 1 < rules.seats && !(game.world.hands[hand] >> card & 1)) hand++;
    return hand;
}

static int left_of(const Rules &rules, int hand) { return hand + 1 == rules.seats ? 0 : hand + 1; }

void begin(const Rules &rules, Game &game, const Deal &deal) {
    std::memset(&game, 0, offsetof(Game, mission));
    game.mission.tasks = 0, game.mission.has_tokens = false;
    for (int hand = 0; hand < SEATS; hand++) {
        game.world.hands[hand] = deal.hands[hand];
        game.signal[hand] = -1, game.draws[hand] = deal.draws[hand];
    }
    game.commander = game.turn = game.world.leader = holder(rules, game, CARDS - 1);
    game.radios = (1 << rules.seats) - 1;
    game.passed = -1, game.active = rules.distress;
    for (int n = 0; n < rules.tasks; n++) {
        game.task[n] = int8_t(deal.tasks[n]), game.token[n] = int8_t(rules.tokens[n]), game.owner[n] = NOBODY;
    }
    std::memset(game.role_of, NOBODY, sizeof game.role_of);
    game.tasks_shown = rules.assign == BY_DRAFT ? rules.tasks : 0;
    enter(rules, game, ROLES);
}

// Questions and votes

// One after the other answers, clockwise from the commander. (CREW-CMD-02)
static void ask_next(const Rules &rules, Game &game) {
    int first = game.asked < rules.seats;
    bool done = game.answers >= game.asked;
    game.actor = done ? game.commander : (game.commander + first + game.answers) % rules.seats;
    game.turn = game.actor;
}

static void ask_round(const Rules &rules, Game &game, int whom) {
    game.asked = whom == EVERYONE ? rules.seats : whom == EVERYONE_ELSE ? rules.seats - 1 : 0;
    if (game.asked) game.answers = 0;
    ask_next(rules, game);
}

static void answer(const Rules &rules, Game &game, int word) {
    game.said_by[game.answers] = int8_t(game.actor), game.said[game.answers] = int8_t(word);
    game.answers++;
    ask_next(rules, game);
}

static void next_voter(Game &game) {
    const Ballot &ballot = game.ballot;
    game.actor = ballot.must;
    if (ballot.must >= 0 && ballot.motions >= MOST_PROPOSALS) return;
    for (game.actor = 0; ballot.votes[game.actor] != 0;) game.actor++;
}

static void hold_ballot(Game &game, int topic, int must) {
    game.ballot = {topic, -1, 0, must, {}};
    game.voting = true;
    next_voter(game);
}

// A vote; true once the decision is over, with what was agreed as the proposal.
static bool vote(const Rules &rules, Game &game, int action) {
    Ballot &ballot = game.ballot;
    int seat = game.actor, votes = 0;
    bool exhausted = ballot.motions >= MOST_PROPOSALS;
    if (action == NO) {
        bool failed = ballot.proposal >= 0 && exhausted;
        ballot.proposal = -1;
        if (failed) return true;
        for (int other = 0; other < rules.seats; other++)
            ballot.votes[other] = other == seat || ballot.votes[other] == 2 ? 2 : 0;
    } else {
        int plan = said_by_first(action, seat, rules.seats);
        bool ends = ballot.must == seat && exhausted;
        if (plan != ballot.proposal || ends) {
            for (int other = 0; other < rules.seats; other++) ballot.votes[other] = ends;
            ballot.proposal = plan, ballot.motions++;
        }
        ballot.votes[seat] = 1;
    }
    for (int other = 0; other < rules.seats; other++) votes += ballot.votes[other] != 0;
    if (votes == rules.seats) return true;
    next_voter(game);
    return false;
}

// Before the tricks

static void give_role(const Rules &rules, Game &game, int hand) {
    game.role_of[game.role] = int8_t(hand);
    if (rules.role[game.role].silent) game.radios &= ~(1 << hand);
    game.role++;
    if (game.role == rules.roles || rules.role[game.role].asked) game.answers = game.asked = 0;
    enter(rules, game, ROLES);
}

static void enter_role(const Rules &rules, Game &game) {
    const RoleRule &role = rules.role[game.role];
    if (role.picked_by == RULE) {
        give_role(rules, game, left_of(rules, holder(rules, game, role.left_of)));
        return;
    }
    ask_round(rules, game, role.asked);
    if (role.picked_by == CREW && game.answers >= game.asked) hold_ballot(game, WHO_HAS_ROLE, game.commander);
}

static void enter_tokens(const Rules &rules, Game &game) {
    for (; game.setup < rules.setups; game.setup++) {
        int16_t plans[MOST_PLANS];
        if (list_plans(rules, game, rules.setup[game.setup], plans)) {
            hold_ballot(game, rules.setup[game.setup], -1);
            return;
        }
    }
    static const int follows[] = {TRANSFER, DRAFT, DECISION, DISTRIBUTION};
    enter(rules, game, follows[rules.assign]);
}

static int place_of(const Rules &rules, const Game &game, int card) {
    int place = 0;
    while (place + 1 < rules.tasks && game.task[place] != card) place++;
    return place;
}

static int place_of_token(const Rules &rules, const Game &game, int token) {
    int place = 0;
    while (place + 1 < rules.tasks && game.token[place] != token) place++;
    return place;
}

static void swap_tokens(const Rules &rules, Game &game, int pair) {
    int two = 1;
    while ((two + 1) * two / 2 <= pair) two++;
    int one = pair - two * (two - 1) / 2;
    int first = place_of_token(rules, game, one + 1), second = place_of_token(rules, game, two + 1);
    game.token[first] = int8_t(two + 1), game.token[second] = int8_t(one + 1);
}

static void move_token(const Rules &rules, Game &game, int move) {
    int token = move / COLOURED + 1;
    game.token[place_of_token(rules, game, token)] = 0;
    game.token[place_of(rules, game, move % COLOURED)] = int8_t(token);
}

static void done_assigning(const Rules &rules, Game &game) {
    game.answers = game.asked = 0;
    game.turn = game.commander;
    enter(rules, game, TRANSFER);
}

static void reveal(const Rules &rules, Game &game) {
    game.place = game.tasks_shown++;
    game.answers = 0;
    ask_round(rules, game, EVERYONE_ELSE);
}

static Mask bound(const Rules &rules, const Game &game, int who) {
    Mask all = (Mask(1) << rules.seats) - 1;
    if (who == NO_ROLE) return all;
    if (who == THE_COMMANDER) return bit(game.commander);
    if (who >= 0) return bit(game.role_of[who]);
    for (int n = 0; n < rules.roles; n++) all &= ~bit(game.role_of[n]);
    return all;
}

// From here on the kernel knows the mission.
static void begin_tricks(const Rules &rules, Game &game) {
    Mission &mission = game.mission;
    mission.seats = rules.seats, mission.tricks = rules.tricks, mission.finish = rules.finish;
    mission.deck = rules.deck, mission.open_seat = -1, mission.demands = rules.demands;
    for (int n = 0; n < rules.tasks; n++) mission.add_task(game.task[n], game.owner[n], game.token[n]);
    for (int n = 0; n < rules.demands; n++) {
        mission.demand[n] = rules.demand[n].demand;
        mission.demand[n].seats = int(bound(rules, game, rules.demand[n].who));
    }
    enter(rules, game, WINDOW);
}

static void enter(const Rules &rules, Game &game, int phase) {
    game.phase = phase;
    game.actor = game.turn;
    switch (phase) {
        case ROLES: return game.role < rules.roles ? enter_role(rules, game) : enter(rules, game, TOKENS_MOVE);
        case TOKENS_MOVE: return enter_tokens(rules, game);
        case DECISION: return ask_round(rules, game, EVERYONE_ELSE);
        case DISTRIBUTION: return reveal(rules, game);
        case TRANSFER:
            if (!rules.transfer) return enter(rules, game, DISTRESS_CALL);
            return hold_ballot(game, TRANSFER_TASK, -1);
        case DISTRESS_CALL: return hold_ballot(game, SEND_DISTRESS, -1);
        case PASSING: game.actor = 0; return;
        case WINDOW:
            game.turn = game.actor = game.world.leader;
            if (game.world.number + 1 < rules.first_radio) return;
            Mask silent = bit(game.world.leader) | Mask(game.declined);
            Mask speaking = Mask(game.radios) & ~silent;
            if (speaking) game.actor = lowest(speaking);
    }
}

// The cards change hands all at once. (CREW-DISTRESS-04)
static void pass_cards(const Rules &rules, Game &game) {
    for (int hand = 0; hand < rules.seats; hand++) {
        int receiver = game.passed == 0 ? left_of(rules, hand) : right_of(rules, hand);
        game.world.hands[hand] &= ~bit(game.passing[hand]);
        game.world.hands[receiver] |= bit(game.passing[hand]);
    }
    begin_tricks(rules, game);
}

static void settle_ballot(const Rules &rules, Game &game) {
    int topic = game.ballot.topic, plan = game.ballot.proposal;
    game.voting = false;
    switch (topic) {
        case WHO_HAS_ROLE: return give_role(rules, game, plan - ROLE);
        case SWAP_TOKENS:
        case MOVE_TOKEN:
            if (plan >= 0 && topic == SWAP_TOKENS) swap_tokens(rules, game, plan - SWAP);
            if (plan >= 0 && topic == MOVE_TOKEN) move_token(rules, game, plan - MOVE);
            game.setup++;
            return enter(rules, game, TOKENS_MOVE);
        case TRANSFER_TASK:
            if (plan >= 0) {
                int card = (plan - HAND_OVER) / SEATS, hand = (plan - HAND_OVER) % SEATS;
                game.owner[place_of(rules, game, card)] = int8_t(hand);
            }
            return enter(rules, game, DISTRESS_CALL);
        case SEND_DISTRESS:
            if (plan < 0) return begin_tricks(rules, game);
            game.active = true, game.passed = plan - DISTRESS;
            return enter(rules, game, PASSING);
        case TO_GIVE_UP:
            if (plan < 0) return enter(rules, game, WINDOW);
            game.world.result = -1, game.phase = OVER;
    }
}

// Tricks

// Highest 0, only 1, lowest 2. (CREW-COMM-05)
static void communicate(const Rules &rules, Game &game, int card) {
    int seat = game.actor;
    Mask others = game.world.hands[seat] & suit_mask(suit_of(card)) & ~bit(card);
    game.signal[seat] = card, game.says[seat] = !others ? 1 : others < bit(card) ? 0 : 2;
    game.radios &= ~(1 << seat), game.spoken |= 1 << seat;
    enter(rules, game, WINDOW);
}

// Everybody draws a card from the right neighbour, all at once. (CREW-M12-01)
static void draw_cards(const Rules &rules, Game &game, Dice64 &dice) {
    Mask *hands = game.world.hands;
    int drawn[SEATS];
    for (int hand = 0; hand < rules.seats; hand++) {
        int giver = right_of(rules, hand), shown = game.signal[giver];
        Mask cards = hands[giver] & ~(shown >= 0 ? bit(shown) : 0);
        drawn[hand] = game.draws[hand] >= 0 ? game.draws[hand] : dice.pick(cards);
    }
    for (int hand = 0; hand < rules.seats; hand++) hands[right_of(rules, hand)] &= ~bit(drawn[hand]);
    for (int hand = 0; hand < rules.seats; hand++) {
        hands[hand] |= bit(drawn[hand]);
        game.voids[hand] = 0;
    }
}

void play_card(const Rules &rules, Game &game, int card, Dice64 &dice) {
    World &world = game.world;
    if (world.lying && suit_of(card) != suit_of(world.trick[0]))
        game.voids[game.actor] |= 1 << suit_of(world.trick[0]);
    play(game.mission, world, card);
    if (world.result) {
        game.phase = OVER;
    } else if (world.lying) {
        game.phase = TRICK;
        game.turn = game.actor = left_of(rules, game.actor);
    } else {
        if (world.number == rules.draw_after) draw_cards(rules, game, dice);
        game.declined = game.resigned = 0;
        enter(rules, game, WINDOW);
    }
}

static void act_in_window(const Rules &rules, Game &game, int action, Dice64 &dice) {
    if (action < RADIO) return play_card(rules, game, action, dice);
    if (action < DECLINE) return communicate(rules, game, action - RADIO);
    if (action == DECLINE) {
        game.declined |= 1 << game.actor;
        return enter(rules, game, WINDOW);
    }
    int seat = game.actor;
    game.resigned |= 1 << seat;
    game.phase = GIVING_UP, game.voting = true;
    game.ballot = {TO_GIVE_UP, GIVE_UP, MOST_PROPOSALS, -1, {}};
    game.ballot.votes[seat] = 1;
    next_voter(game);
}

static void share_task(const Rules &rules, Game &game, int action) {
    int seat = game.actor;
    if (game.phase == DRAFT) {
        game.owner[place_of(rules, game, action - TAKE)] = int8_t(seat);
        game.turn = game.actor = left_of(rules, seat);
        bool left = false;
        for (int n = 0; n < rules.tasks; n++) left = left || game.owner[n] == NOBODY;
        if (!left) done_assigning(rules, game);
    } else if (game.phase == DECISION) {
        int hand = (seat + action - NAME) % rules.seats;
        for (int n = 0; n < rules.tasks; n++) game.owner[n] = int8_t(hand);
        game.tasks_shown = rules.tasks;
        done_assigning(rules, game);
    } else {
        game.owner[game.place] = int8_t((seat + action - GIVE) % rules.seats);
        if (game.place + 1 < rules.tasks) reveal(rules, game);
        else done_assigning(rules, game);
    }
}

// One legal action of the seat that is asked, and what follows up to the next question.
void act(const Rules &rules, Game &game, int action, Dice64 &dice) {
    if (game.phase == TRICK) return play_card(rules, game, action, dice);
    if (game.phase == WINDOW) return act_in_window(rules, game, action, dice);
    if (game.voting) {
        if (vote(rules, game, action)) settle_ballot(rules, game);
    } else if (game.answers < game.asked) {
        answer(rules, game, action - ANSWER);
        bool done = game.answers >= game.asked && game.phase == ROLES;
        if (done && rules.role[game.role].picked_by == CREW) hold_ballot(game, WHO_HAS_ROLE, game.commander);
    } else if (game.phase == PASSING) {
        game.passing[game.actor++] = action - PASS;
        if (++game.passes == rules.seats) pass_cards(rules, game);
    } else if (game.phase == ROLES) {
        give_role(rules, game, (game.actor + action - NAME) % rules.seats);
    } else {
        share_task(rules, game, action);
    }
}

}  // namespace crew
