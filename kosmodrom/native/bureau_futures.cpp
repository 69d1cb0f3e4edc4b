// Turns played ahead in a world that chance might have in store: bots/futures.py in C++.
#include <algorithm>

#include "bureau_outlook.hpp"

namespace bureau {

// A plan carried out step by step; what a discovery shows may change it.
class Run {
public:
    Run(Outlook &outlook, World &world, std::unique_ptr<TurnSearch> search)
        : outlook(outlook), world(world), search(std::move(search)) {}

    Model act(Model model) {
        Used used;
        while (true) {
            Move move = search->best(model, used, *outlook.space).move;
            if (move.kind != USE) return model;
            used.add(move.number);
            model = perform(model, used, outlook.box.ops[search->actions[move.number]].options[move.option]);
        }
    }

private:
    Model perform(const Model &model, const Used &used, int op) {
        if (outlook.box.ops[op].kind == FLIGHT) return fly(model, used);
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

    Model fly(Model model, const Used &used) {
        for (bool moved = false;; moved = true) {
            Move move = search->flight(model, used, *outlook.space, moved).move;
            if (move.kind == FLY) return landed(search->flown(model, *outlook.space, move.number));
            if (move.kind == LAND) return landed(model);
            if (move.kind != EXPLORE) return model;
            model = explore(model, move.spot);
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

void Outlook::play_turn(World &world, const Placement &placement) {
    Model start;
    auto search = turn(placement.agent, placement.cell, start);
    place(placement);
    int inspectors = start.inspectors;
    model = Run(*this, world, std::move(search)).act(start);
    flip_inspectors(inspectors - model.inspectors);
    if (turns_left > 0) take(world);
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
void Outlook::take(World &world) {
    if (queue.empty()) return;
    int best = NOBODY;
    double most = 0.0;
    for (int agent : queue) {
        double value = hand_value(agent);
        if (best == NOBODY || value > most || (value == most && agent > best))
            most = value, best = agent;
    }
    queue.erase(std::find(queue.begin(), queue.end(), best));
    hand.push_back(best);
    if (world.agents.empty()) return;
    queue.push_back(world.agents.back());
    world.agents.pop_back();
}

double future(const Outlook &outlook, const Effort &effort, const Placement &placement, World world,
              int depth) {
    Outlook ahead(outlook, effort);
    ahead.play_turn(world, placement);
    for (int more = depth - 1; more >= 0; more--) {
        std::vector<Placement> placements;
        if (ahead.turns_left >= 0) placements = ahead.placements();
        if (placements.empty()) {
            ahead.turns_left = -1;  // nothing can be placed any more
            break;
        }
        if (!more) return placements[0].value;
        ahead.play_turn(world, placements[0]);
    }
    return ahead.value_at_end();
}

}  // namespace bureau
