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
    const std::vector<int> &prices(int start);
    const std::vector<Unknown> &unknown(int start);
    const Near &near(int at, uint64_t taken);
    // The universe after a discovery; kept, as plans come back to it.
    Space *found(int tile, Spot spot, bool more);
    // The same universe with nothing worked out yet.
    std::unique_ptr<Space> fresh() const;

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
    void search(int start, std::vector<int> &prices);
    void find_unknown(int start, std::vector<Unknown> &places);

    std::vector<std::vector<std::pair<int, int>>> steps;
    std::vector<std::vector<int>> known_prices;
    std::vector<std::vector<Unknown>> known_unknown;
    std::vector<Known> known_near;
    std::vector<Child> children;
};

}  // namespace bureau
