#include "bureau_space.hpp"

#include <algorithm>
#include <cstdlib>

namespace bureau {

static constexpr int MOST_DISCOVERIES = 5000;
static const Spot AROUND[4] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

Space::Space(const Box &box, std::vector<int> tiles, std::vector<Spot> places, bool can_explore)
    : box(box), printed(std::move(tiles)), spots(std::move(places)), can_explore(can_explore) {
    int count = size();
    std::vector<int> holes;
    for (int number = 0; number < count; number++) {
        planets.push_back(tile(number).planet);
        if (tile(number).wormhole) holes.push_back(number);
    }
    wormholes = int(holes.size());
    steps.resize(count);
    for (int number = 0; number < count; number++) {
        for (Spot by : AROUND) {
            Spot there{spots[number].x + by.x, spots[number].y + by.y};
            for (int other = 0; other < count; other++)
                if (spots[other] == there) steps[number].push_back({other, box.border});
        }
        if (tile(number).wormhole)
            for (int other : holes)
                if (other != number) steps[number].push_back({other, 0});
    }
    known_prices.resize(count);
    known_unknown.resize(count);
    known_near.resize(count);
}

void Space::tidy() {
    if (discoveries <= MOST_DISCOVERIES) return;
    children.clear();
    discoveries = 0;
}

// The cheapest fuel from a tile to every tile; to itself, out and back.
void Space::search(int start, std::vector<int> &prices) {
    prices.assign(size(), FAR);
    prices[start] = 0;
    std::vector<int> todo{start};
    for (size_t next = 0; next < todo.size(); next++) {
        int here = todo[next];
        for (auto [there, step] : steps[here])
            if (prices[here] + step < prices[there]) {
                prices[there] = prices[here] + step;
                todo.push_back(there);
            }
    }
    int back = FAR;
    for (auto [there, step] : steps[start]) back = std::min(back, step);
    prices[start] = std::min(FAR, 2 * back);
}

const std::vector<Unknown> &Space::unknown(int start) {
    static const std::vector<Unknown> none;
    if (!can_explore) return none;
    std::vector<Unknown> &known = known_unknown[start];
    if (known.empty()) find_unknown(start, known);
    return known;
}

// Unknown spaces with their whole price, cheapest and best connected first.
void Space::find_unknown(int start, std::vector<Unknown> &places) {
    struct Candidate {
        int price, links;
        Spot spot;
    };
    std::vector<Candidate> all;
    const std::vector<int> &from = prices(start);
    for (int number = 0; number < size(); number++) {
        int price = (number == start ? 0 : from[number]) + box.border + box.discovery;
        for (Spot by : AROUND) {
            Spot spot{spots[number].x + by.x, spots[number].y + by.y};
            if (std::find(spots.begin(), spots.end(), spot) != spots.end()) continue;
            auto same = [spot](const Candidate &one) { return one.spot == spot; };
            auto old = std::find_if(all.begin(), all.end(), same);
            if (old == all.end()) {
                all.push_back({std::min(price, FAR), 1, spot});
            } else {
                old->price = std::min(price, old->price);
                old->links++;
            }
        }
    }
    std::sort(all.begin(), all.end(), [](const Candidate &one, const Candidate &two) {
        if (one.price != two.price) return one.price < two.price;
        if (one.links != two.links) return one.links > two.links;
        int first = std::abs(one.spot.x) + std::abs(one.spot.y);
        int second = std::abs(two.spot.x) + std::abs(two.spot.y);
        if (first != second) return first < second;
        return one.spot.x != two.spot.x ? one.spot.x < two.spot.x : one.spot.y < two.spot.y;
    });
    for (const Candidate &one : all)
        if (one.price < FAR) places.push_back({one.price, one.spot});
}

Near Space::find_near(int at, uint64_t taken) {
    const std::vector<int> &from = prices(at);
    Near near{{NEAR, NEAR, NEAR}, NEAR, 0, 0};
    for (int number = 0; number < size(); number++) {
        int planet = planets[number];
        if (planet < 0) continue;
        near.prices[planet] = std::min(near.prices[planet], from[number]);
        if (!(taken >> number & 1)) {
            near.free++;
            near.office = std::min(near.office, number == at ? 0 : from[number]);
        }
    }
    near.free = std::min(near.free, 5);
    for (int price : near.prices) near.colours += price < NEAR;
    return near;
}

Space *Space::found(int tile, Spot spot, bool more) {
    for (Child &child : children)
        if (child.tile == tile && child.spot == spot && child.more == more) return child.space.get();
    std::vector<int> tiles = printed;
    std::vector<Spot> places = spots;
    tiles.push_back(tile);
    places.push_back(spot);
    children.push_back({tile, spot, more, std::make_unique<Space>(box, tiles, places, more)});
    Space *there = children.back().space.get();
    there->root = root;
    root->discoveries++;
    return there;
}

}  // namespace bureau
