// What the kernel is asked and what it answers; see task.py.
#pragma once

#include <algorithm>

#include "tiles.hpp"

namespace rackrun {

struct Task {
    Shape shape;
    std::vector<Codes> table;
    Codes must, may;  // counts by code
    int fewest = 0, most = 0;
    bool by_points = false;
    Value floor = 0;
    int touch_limit = -1;
    bool prefer_untouched = true;
    int opening = 0;     // what melds of the own tiles have to be worth
    int own_jokers = 0;  // so many of the table count as own

    int jokers_in(const Codes& meld) const {
        return static_cast<int>(std::count(meld.begin(), meld.end(), shape.joker()));
    }
    int number_of(std::size_t code) const { return static_cast<int>(code) % shape.highest + 1; }
    int colour_of(std::size_t code) const { return static_cast<int>(code) / shape.highest; }
};

struct Found {
    bool found = false;
    Value value = 0;
    std::vector<std::uint8_t> kept;  // places of melds, upwards
    std::vector<Codes> melds;
    Codes played;
    int taken = 0;
    bool optimal = true;
    bool fewest_touched = false;
};

}  // namespace rackrun
