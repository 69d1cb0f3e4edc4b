// Turns played ahead in a world that chance might have in store: bots/futures.py in C++.
#include <algorithm>

#include "bureau_outlook.hpp"

namespace bureau {

// A plan carried out step by step; what a discovery shows may change it.
class Run {
public:
    Run(Outlook &outlook, World &world, std::unique_ptr<TurnSearch> search)
        : outlook(outlook), world(world), search(std::move(search)) {}

    Model act(Model model, Used used) {
        while (true) {
            Move move = search->best(model, used, *outlook.space).move;
            if (move.kind != USE) return model;
            used.add(move.number);
            model = perform(model, used, outlook.box.ops[search->actions[move.number]].options[move.option]);
        }
    }

    // A move that is to be tried, and the plan from there on.
    Model begin(const Begun &begun, const Move &move, Model model) {
        Used used = begun.used;
        if (move.kind == USE) {
            used.add(move.number);
            model = perform(model, used, outlook.box.ops[search->actions[move.number]].options[move.option]);
        } else if (move.kind != STOP) {
            model = flight(move, model);
            if (move.kind == EXPLORE) model = fly(model, used, true);
        } else {
            return model;
        }
        return act(model, used);
    }

private:
    Model perform(const Model &model, const Used &used, int op) {
        if (outlook.box.ops[op].kind == FLIGHT) return fly(model, used, false);
        Model best = model;
        double most = -2e9;
        for (const Model &one : search->outcomes.of(model, *outlook.space, op)) {
            double value = search->best(one, used, *outlook.space).value;
            if (value > most) most = value, best = one;
        }
        return best;
    }

    Model landed(const Model &model) {
        Model result;
        return search->outcomes.landed(model, *outlook.space, result) ? result : model;
    }

    Model flight(const Move &move, const Model &model) {
        if (move.kind == FLY) return landed(search->flown(model, *outlook.space, move.number));
        if (move.kind == LAND) return landed(model);
        return move.kind == EXPLORE ? explore(model, move.spot) : model;
    }

    Model fly(Model model, const Used &used, bool moved) {
        for (;; moved = true) {
            Move move = search->flight(model, used, *outlook.space, moved).move;
            model = flight(move, model);
            if (move.kind != EXPLORE) return model;
        }
    }

    // The world shows its next tile.
    Model explore(Model model, Spot spot) {
        for (const Unknown &place : outlook.space->unknown(model.at))
            if (place.spot == spot) model.fuel -= place.price;
        int tile = world.tiles.back();
        world.tiles.pop_back();
        auto gone = std::remove(outlook.unseen.begin(), outlook.unseen.end(), tile);
        outlook.unseen.erase(gone, outlook.unseen.end());
        model.at = outlook.space->size();
        outlook.space = outlook.space->found(tile, spot, !world.tiles.empty());
        search = std::make_unique<TurnSearch>(outlook.box, outlook.effort, search->worth,
                                              search->actions, outlook.unseen, outlook.blockers);
        return search->with_bonuses(model, *outlook.space, tile);
    }

    Outlook &outlook;
    World &world;
    std::unique_ptr<TurnSearch> search;
};

void Outlook::play_turn(World &world, const Placement &placement, Turn &turn) {
    place(placement);
    int waiting = turn.start.inspectors;
    model = Run(*this, world, std::move(turn.search)).act(turn.start, Used());
    end_turn(world, waiting);
}

void Outlook::play_on(World &world, const Begun &begun, const Move &move) {
    int waiting = model.inspectors;
    model = Run(*this, world, search(hand, begun.actions)).begin(begun, move, model);
    end_turn(world, waiting);
}

void Outlook::end_turn(World &world, int waiting_before) {
    flip_inspectors(waiting_before - model.inspectors);
    if (turns_left > 0 && !queue.empty())
        take(world, best_in_queue());
    else
        turns_left--;
}

void Outlook::place(const Placement &placement) {
    hand.erase(std::find(hand.begin(), hand.end(), placement.agent));
    contacts[placement.cell] = 16 | placement.contacts;
    cells[placement.cell] = placement.agent;
    if (box.occasion == LINE) lines_paid |= new_lines(box, cells, lines_paid, placement.cell);
}

// Each flipped inspector has contacts on all sides; those that do most good come first.
void Outlook::flip_inspectors(int flipped) {
    for (; flipped > 0; flipped--) {
        int best = NOBODY;
        double most = 0.0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (cells[cell] == NOBODY || box.agents[cells[cell]].colour != INSPECTOR) continue;
            if (contacts[cell] == 31) continue;
            int board[CELLS];
            std::copy(contacts, contacts + CELLS, board);
            board[cell] = 31;
            double value = board_value(board, hand);
            if (best == NOBODY || value > most) most = value, best = cell;
        }
        if (best != NOBODY) contacts[best] = 31;
    }
}

// The agent of the queue that does the hand most good; of equals the last by name.
int Outlook::best_in_queue() const {
    int best = NOBODY;
    double most = 0.0;
    for (int agent : queue) {
        double value = hand_value(agent);
        if (best == NOBODY || value > most || (value == most && agent > best))
            most = value, best = agent;
    }
    return best;
}

void Outlook::take(World &world, int agent) {
    queue.erase(std::find(queue.begin(), queue.end(), agent));
    hand.push_back(agent);
    if (!world.agents.empty()) {
        queue.push_back(world.agents.back());
        world.agents.pop_back();
    }
    turns_left--;
}

static void begin(Outlook &outlook, const Begun &begun, const Beginning &first, World &world) {
    const Placement &placement = first.placement;
    if (first.kind == TAKING) return outlook.take(world, placement.agent);
    if (first.kind == MOVING) return outlook.play_on(world, begun, first.move);
    Turn turn;
    turn.search = outlook.turn(placement.agent, placement.cell, turn.start);
    outlook.play_turn(world, placement, turn);
}

double future(const Outlook &outlook, const Effort &effort, const Begun &begun, const Beginning &first,
              World world, int depth) {
    outlook.space->tidy();
    Outlook ahead(outlook, effort);
    begin(ahead, begun, first, world);
    for (int more = depth - 1; more >= 0; more--) {
        Turns turns;
        std::vector<Placement> placements;
        if (ahead.turns_left >= 0) placements = ahead.placements(turns);
        if (placements.empty()) {
            ahead.turns_left = -1;  // nothing can be placed any more
            break;
        }
        const Placement &best = placements[0];
        if (!more) return best.value;
        ahead.play_turn(world, best, turns.of[outlook.box.agents[best.agent].colour][best.cell]);
    }
    return ahead.value_at_end();
}

}  // namespace bureau
