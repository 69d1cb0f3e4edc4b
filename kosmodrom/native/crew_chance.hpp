// Counting and drawing from sets of cards without branches: the hottest lines of a batch.
#pragma once

#include <cstdint>

namespace crew {

constexpr uint64_t BYTES = 0x0101010101010101u;

// How many of a set are in each of its bytes.
constexpr uint64_t by_bytes(uint64_t set) {
    set -= set >> 1 & 0x5555555555555555u;
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    return (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}

constexpr int cards_in(uint64_t set) { return int(by_bytes(set) * BYTES >> 56); }

// Which bit of a byte is the n-th that is set.
struct Selected {
    uint8_t bit[8][256];
};

constexpr Selected selections() {
    Selected found{};
    for (int byte = 0; byte < 256; byte++)
        for (int bit = 0, n = 0; bit < 8; bit++)
            if (byte >> bit & 1) found.bit[n++][byte] = uint8_t(bit);
    return found;
}

inline constexpr Selected SELECTED = selections();

// `upto` counts, in each byte, the bits of the set up to its end.
inline int nth_of(uint64_t set, uint64_t upto, int n) {
    uint64_t beyond = ((upto | BYTES << 7) - uint64_t(n + 1) * BYTES) & BYTES << 7;
    int shift = __builtin_ctzll(beyond) & ~7;
    int before = int((upto << 8) >> shift & 255);
    return shift + SELECTED.bit[n - before][set >> shift & 255];
}

inline int nth_bit(uint64_t set, int n) { return nth_of(set, by_bytes(set) * BYTES, n); }

// A small generator (splitmix); each game has its own.
struct Dice64 {
    uint64_t state;
    uint64_t next() {
        state += 0x9e3779b97f4a7c15u;
        uint64_t z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    }
    int below(int n) { return int((next() >> 32) * uint64_t(n) >> 32); }
    int pick(uint64_t set) {
        uint64_t upto = by_bytes(set) * BYTES;
        return nth_of(set, upto, below(int(upto >> 56)));
    }
};

}  // namespace crew
