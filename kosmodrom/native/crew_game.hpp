// Whole attempts of The Crew, from the deal to the end, for thousands at once: what scenes ask in
// kosmodrom/games/crew, one question after the other. Tricks and verdicts are the kernel's.
#pragma once

#include "crew_chance.hpp"
#include "crew_kernel.hpp"

namespace crew {

// Numbers of actions and their order: kosmodrom/adapters/crew.py and docs/studying.md.
constexpr int COLOURED = 36, TOKENS = 10;
constexpr int PLAY = 0, RADIO = 40, DECLINE = 76, TAKE = 77, PASS = 113, NO = 149, DISTRESS = 150,
              GIVE_UP = 152, ANSWER = 153, NAME = 160, GIVE = 165, ROLE = 170, HAND_OVER = 177,
              SWAP = 357, MOVE = 402, ACTIONS = 762;
constexpr int MOST_PROPOSALS = 6, MOST_ROLES = 8, MOST_PLANS = 64, NOBODY = -1;
// As in kosmodrom/adapters/crew_batch.py; the kernel has room for them.
constexpr int MOST_TASKS = 36, MOST_DEMANDS = 24;
static_assert(MOST_TASKS <= TASKS && MOST_DEMANDS <= DEMANDS && SEATS == 5, "the kernel is too small");

// As they are numbered among the phases of a view.
enum Phase {
    ROLES = 2, TOKENS_MOVE, DRAFT, DECISION, DISTRIBUTION, TRANSFER, DISTRESS_CALL, PASSING, WINDOW,
    GIVING_UP, TRICK, OVER
};
enum Topic { SWAP_TOKENS = 1, MOVE_TOKEN, TRANSFER_TASK, SEND_DISTRESS, WHO_HAS_ROLE, TO_GIVE_UP };
enum Assign { NO_TASKS, BY_DRAFT, BY_DECISION, BY_DISTRIBUTION };
enum PickedBy { COMMANDER, CREW, RULE };
enum Candidates { NOT_COMMANDER, ANYONE, ANYONE_ELSE };
enum Asked { NOT_ASKED, EVERYONE_ELSE, EVERYONE };
enum Who { NO_ROLE = -1, THE_COMMANDER = -2, THE_REST = -3 };

struct RoleRule {
    int picked_by, candidates, asked, words, left_of;
    bool silent;
};

struct DemandRule {
    int who;
    Demand demand;
};

// What is the same in every attempt of a batch.
struct Rules {
    int seats, tricks, finish, tasks, assign, first_radio, draw_after, roles, demands, setups, mission;
    bool dead_zone, transfer, may_give_up, distress;
    Mask deck;
    int tokens[MOST_TASKS], setup[2];
    RoleRule role[MOST_ROLES];
    DemandRule demand[MOST_DEMANDS];
};

// What may be done now: cards as masks, the numbers from NO to ROLE as bits, other plans as a list.
struct Choices {
    Mask play, radio, take, pass, rest;
    bool decline;
    int plans;
    int16_t plan[MOST_PLANS];

    int size() const {
        int others = decline + plans;
        if (take | pass | rest) others += cards_in(take) + cards_in(pass) + cards_in(rest);
        return (play ? cards_in(play) : 0) + (radio ? cards_in(radio) : 0) + others;
    }
    int nth(int n) const;
};

// A decision of the whole crew; a proposal is the number that it has for seat 0.
struct Ballot {
    int topic, proposal, motions, must;
    int8_t votes[SEATS];  // 0 none, 1 yes, 2 no
};

// A deal: hands, the cards of tasks in order, and what is drawn after a trick (-1: by chance).
struct Deal {
    Mask hands[SEATS];
    int tasks[MOST_TASKS], draws[SEATS];
};

struct Game {
    World world;
    int phase, actor, turn, commander, role, setup, place;  // place: of the task given away now
    int asked, answers;  // how many of a round are asked, and have answered
    int8_t said_by[SEATS], said[SEATS];
    int8_t role_of[MOST_ROLES], owner[MOST_TASKS], task[MOST_TASKS], token[MOST_TASKS];
    int tasks_shown;
    bool active, voting;  // the distress signal; a ballot is held
    int passed;  // -1, left 0, right 1
    int passing[SEATS], passes;
    int radios, declined, resigned, spoken;
    int signal[SEATS], says[SEATS];
    int voids[SEATS];
    int draws[SEATS];
    Ballot ballot;
    Mission mission;  // known once the tricks begin
};

Deal random_deal(const Rules &rules, Dice64 &dice);
void begin(const Rules &rules, Game &game, const Deal &deal);
void act(const Rules &rules, Game &game, int action, Dice64 &dice);
void play_card(const Rules &rules, Game &game, int card, Dice64 &dice);
void list_choices(const Rules &rules, const Game &game, Choices &choices);
int list_plans(const Rules &rules, const Game &game, int topic, int16_t *plans);
// A plan as another seat names it: hands are counted from whoever speaks.
int said_by_seat(int plan, int seat, int seats);
int said_by_first(int plan, int seat, int seats);
int right_of(const Rules &rules, int hand);
Mask recipients(const Rules &rules, const Game &game);
Mask candidates_of(const Rules &rules, const Game &game, const RoleRule &role);

}  // namespace crew
