// Tiles as counts by number and colour: what every part of the kernel works on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rackrun {

constexpr int kMostColours = 5;
constexpr int kHighest = 50;
constexpr int kMostJokers = 6;
constexpr int kShortest = 3;  // tiles in the shortest meld
constexpr int kJokerPoints = 25;
constexpr std::int64_t kWeight = 1 << 24;  // a unit of the first objective

using Value = std::int64_t;
using Codes = std::vector<std::uint8_t>;
using Row = std::array<std::uint8_t, kMostColours>;
// Two empty numbers follow the highest, so that nobody has to ask whether there is a next one.
using Counts = std::array<Row, kHighest + 3>;

// What an edition accepts as melds.
struct Shape {
    int colours = 0;
    int highest = 0;
    int largest_group = 0;  // 0 where there are no groups
    int max_jokers = 0;     // in one meld

    int joker() const { return colours * highest; }
    int code(int colour, int number) const { return colour * highest + number - 1; }
};

// What is to be arranged: all of `must`, as much as pays of `have`, up to `jokers`.
struct Tiles {
    Shape shape;
    Counts must{};
    Counts have{};
    int jokers = 0;
    int fewest = 0;  // jokers that have to lie there in the end; below 0 if some are elsewhere
    bool by_points = false;

    Value worth(int number) const {
        return by_points ? number * kWeight + 1 : kWeight + number;
    }
    Value joker_worth() const { return worth(kJokerPoints); }
};

// For each number the most that it and those above can bring, jokers included.
inline std::array<Value, kHighest + 2> bounds(const Tiles& tiles) {
    std::array<Value, kHighest + 2> most{};
    const int highest = tiles.shape.highest;
    most[highest + 1] = (tiles.jokers - tiles.fewest) * tiles.joker_worth();
    for (int number = highest; number > 0; --number) {
        int more = 0;
        for (int colour = 0; colour < tiles.shape.colours; ++colour)
            more += tiles.have[number][colour] - tiles.must[number][colour];
        most[number] = most[number + 1] + more * tiles.worth(number);
    }
    return most;
}

}  // namespace rackrun
