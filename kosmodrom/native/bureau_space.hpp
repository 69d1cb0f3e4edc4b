// The universe as a planner needs it: bots/space.py and value.near in C++.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "bureau_box.hpp"

namespace bureau {

constexpr int FAR = 99, NEAR = 7;

struct Spot {
    int x, y;
    bool operator==(const Spot &other) const { return x == other.x && y == other.y; }
};

struct Unknown {
    int price;
    Spot spot;
};

// Prices of the nearest planet of each colour and of a free one; how many are free, colours.
struct Near {
    int prices[3], office, free, colours;
};

// Open tiles by number; prices are worked out when first asked for.
class Space {
public:
    Space(const Box &box, std::vector<int> printed, std::vector<Spot> spots, bool can_explore);

    int size() const { return int(printed.size()); }
    const Tile &tile(int number) const { return box.tiles[printed[number]]; }
    int planet(int number) const { return planets[number]; }
    const std::vector<int> &prices(int start) {
        std::vector<int> &known = known_prices[start];
        if (known.empty()) search(start, known);
        return known;
    }
    const std::vector<Unknown> &unknown(int start);
    const Near &near(int at, uint64_t taken) {
        Known &known = known_near[at];
        if (!known.is_known || known.taken != taken) known = {true, taken, find_near(at, taken)};
        return known.near;
    }
    // The universe after a discovery; kept, as plans come back to it.
    Space *found(int tile, Spot spot, bool more);
    // Let go of discoveries once there are too many of them.
    void tidy();

    const Box &box;
    std::vector<int> printed, planets;
    std::vector<Spot> spots;
    bool can_explore;
    int wormholes = 0;

private:
    struct Known {
        bool is_known = false;
        uint64_t taken = 0;
        Near near{};
    };
    struct Child {
        int tile;
        Spot spot;
        bool more;
        std::unique_ptr<Space> space;
    };
    Near find_near(int at, uint64_t taken);
    void search(int start, std::vector<int> &prices);
    void find_unknown(int start, std::vector<Unknown> &places);

    std::vector<std::vector<std::pair<int, int>>> steps;
    std::vector<std::vector<int>> known_prices;
    std::vector<std::vector<Unknown>> known_unknown;
    std::vector<Known> known_near;
    std::vector<Child> children;
    Space *root = this;  // before all discoveries
    int discoveries = 0;  // counted at the root
};

}  // namespace bureau
