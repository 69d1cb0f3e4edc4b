// Which of some moves wins most often in imagined deals: bots/question.py and bots/halving.py in C++.
#include <algorithm>
#include <vector>

#include "crew_deals.hpp"
#include "crew_wishes.hpp"
#include "library.hpp"

namespace crew {

namespace {

enum Kind_of_question { PLAY, TAKE, SHOW, NAME };

constexpr int LEAST = 4, MOST = 500, ENOUGH = 40, SILENCE = -1;
constexpr double FAIR = 0.1, PRIOR = 0.02;

struct Task {
    int card, token;
};

// One decision as plain data; see bots/question.py.
struct Question {
    int kind, place;
    bool dead;
    std::vector<Mission> missions;
    World world;
    Belief belief;
    std::vector<int> tops, talkers;
    std::vector<Task> tasks;
};

std::vector<int> read_list(const int64_t *&at) {
    std::vector<int> found(size_t(*at++));
    for (int &one : found) one = int(*at++);
    return found;
}

Question read_question(const int64_t *&at) {
    Question question{};
    question.kind = int(*at++), question.place = int(*at++), question.dead = *at++ != 0;
    int missions = int(*at++);
    for (int n = 0; n < missions; n++) question.missions.push_back(read_mission(at));
    question.world = read_world(at, question.missions[0].seats);
    question.belief = read_belief(at);
    question.tops = read_list(at), question.talkers = read_list(at);
    int tasks = int(*at++);
    for (int n = 0; n < tasks; n++, at += 2) question.tasks.push_back({int(at[0]), int(at[1])});
    return question;
}

// A whole deal that fits everything seen and said.
World imagine(const Question &question, Dice &dice) {
    World world = question.world;
    const Mission &mission = question.missions[0];
    Hands hands = deal(question.belief, dice);
    for (int seat = 0; seat < mission.seats; seat++) world.hands[seat] |= hands.of[seat];
    if (mission.open_seat < 0) return world;
    int order[CARDS];
    std::fill(world.beneath, world.beneath + CARDS, int8_t(-1));
    int cards = shuffled(hands.of[mission.seats], dice, order);
    for (int n = 0; n < cards && n < int(question.tops.size()); n++)
        if (question.tops[n] >= 0) world.beneath[question.tops[n]] = int8_t(order[n]);
    return world;
}

// The mission after this choice and what the others would take in this deal.
Mission draft(const Question &question, const World &deal, int card) {
    Mission mission = question.missions[0];
    std::vector<Task> left = question.tasks;
    int place = question.place;
    while (!left.empty()) {
        auto taken = std::find_if(left.begin(), left.end(), [&](const Task &task) { return task.card == card; });
        mission.add_task(card, place, taken->token);
        left.erase(taken);
        place = (place + 1) % mission.seats;
        double most = -99.0;
        for (const Task &task : left) {
            double value = wish(deal.hands[place], task.card);
            if (value > most) most = value, card = task.card;
        }
    }
    return mission;
}

End try_task(const Question &question, World &deal, int card, int64_t &work) {
    Mission mission = draft(question, deal, card);
    for (int place : question.talkers) speak(mission, deal, place);
    return prospect(mission, deal, work);
}

// What becomes of a deal after a move, which is made in it.
End trial(const Question &question, World &deal, int number, int option, int64_t &work) {
    const Mission &mission = question.missions[0];
    switch (question.kind) {
        case PLAY: play(mission, deal, option); break;
        case TAKE: return try_task(question, deal, option, work);
        case NAME: return prospect(question.missions[number], deal, work);
        case SHOW:
            if (option == SILENCE) break;
            show(deal, question.place, option,
                 question.dead ? 2 : meaning(deal.hands[question.place], option));
    }
    return prospect(mission, deal, work);
}

struct Candidate {
    int number, option;
    double first_sight;
    int won, fair, tried;

    double promise() const {
        double share = tried ? double(won) / tried : 0.0, fairly = tried ? double(fair) / tried : 0.0;
        return share + FAIR * fairly + PRIOR * first_sight;
    }
};

// All that are left in a round play the same imagined deals; true if all of them won enough.
bool play_round(const Question &question, std::vector<Candidate> &alive, Dice &dice, int64_t &work, int64_t keep) {
    auto won_all = [](const Candidate &one) { return one.fair == one.tried; };
    for (int game = 0; game < MOST; game++) {
        if (game >= LEAST && work <= keep) return false;
        if (game == ENOUGH && std::all_of(alive.begin(), alive.end(), won_all)) return true;
        World world = imagine(question, dice);
        for (Candidate &one : alive) {
            World deal = world;
            End end = trial(question, deal, one.number, one.option, work);
            one.tried++;
            one.won += end != LOST;
            one.fair += end == FAIR_WIN;
        }
    }
    return false;
}

// All moves that were not dropped, best first.
std::vector<Candidate> rank(const Question &question, std::vector<Candidate> alive, Dice &dice, int64_t cards) {
    auto by_sight = [](const Candidate &a, const Candidate &b) { return a.first_sight > b.first_sight; };
    auto by_promise = [](const Candidate &a, const Candidate &b) { return a.promise() > b.promise(); };
    std::stable_sort(alive.begin(), alive.end(), by_sight);
    int64_t work = cards;
    int rounds = 0;
    while (size_t(1) << rounds < alive.size()) rounds++;
    rounds = std::max(1, rounds);
    for (int number = 0; number < rounds; number++) {
        int64_t keep = cards * (rounds - 1 - number) / rounds;
        if (play_round(question, alive, dice, work, keep)) return alive;
        std::stable_sort(alive.begin(), alive.end(), by_promise);
        if (number + 1 < rounds) alive.resize((alive.size() + 1) / 2);
    }
    return alive;
}

}  // namespace

}  // namespace crew

// The moves that are left, best first, four numbers each: place in the list, won, by fair play, tried.
KOSMODROM int64_t kosmodrom_crew_rank(const int64_t *numbers, const int64_t *options, const double *sights,
                                      int64_t moves, int64_t cards, int64_t *dice, int64_t *found) {
    crew::Question question = crew::read_question(numbers);
    std::vector<crew::Candidate> candidates;
    for (int n = 0; n < moves; n++) candidates.push_back({n, int(options[n]), sights[n], 0, 0, 0});
    crew::Dice own(0);
    own.number = *dice;
    std::vector<crew::Candidate> ranked = crew::rank(question, candidates, own, cards);
    *dice = own.number;
    for (const crew::Candidate &one : ranked)
        for (int number : {one.number, one.won, one.fair, one.tried}) *found++ = number;
    return int64_t(ranked.size());
}

// Everybody plays fairly to the end: the cards in the order of play, then 1 won or -1 lost.
KOSMODROM int64_t kosmodrom_crew_play_out(const int64_t *numbers, int64_t times, int64_t *cards) {
    crew::Mission mission = crew::read_mission(numbers);
    crew::World dealt = crew::read_world(numbers, mission.seats);
    int64_t played = 0;
    for (int64_t time = 0; time < times; time++) {
        crew::World world = dealt;
        for (played = 0; world.result == 0; played++) {
            cards[played] = crew::choose(mission, world);
            crew::play(mission, world, int(cards[played]));
        }
        cards[played] = world.result;
    }
    return played;
}
