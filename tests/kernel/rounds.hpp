// Random rounds for the compiled kernel: tiles anywhere, plausible or not.
#pragma once

#include "round.hpp"
#include "tasks.hpp"

namespace fuzz {

using rackrun::Ended;
using rackrun::Round;

class RoundMaker {
   public:
    RoundMaker(std::uint64_t seed, std::uint64_t at) : chance_(seed * 998'244'353 + at) {}

    Round make() {
        make_shape();
        const int seats = chance_.between(1, 6);
        const Codes none(static_cast<std::size_t>(round_.shape.joker()) + 1);
        round_.table = none;
        round_.racks.assign(static_cast<std::size_t>(seats), none);
        for (int code = 0; code <= round_.shape.joker(); ++code)
            for (int copies = copies_of(code); copies > 0; --copies)
                deal(static_cast<std::uint8_t>(code));
        for (std::size_t at = round_.pool.size(); at > 1; --at)
            std::swap(round_.pool[at - 1], round_.pool[static_cast<std::size_t>(
                                               chance_.between(0, static_cast<int>(at) - 1))]);
        for (int seat = 0; seat < seats; ++seat) {
            round_.opened.push_back(chance_.one_in(3));
            round_.manners.push_back(
                static_cast<rackrun::Manner>(chance_.between(0, rackrun::kManners - 1)));
        }
        round_.turn = static_cast<std::size_t>(chance_.between(0, seats - 1));
        round_.idle = chance_.one_in(10) ? chance_.between(0, 9) : 0;
        round_.must_play = chance_.one_in(5);
        if (!chance_.one_in(3)) round_.opening = chance_.between(1, 4 * round_.shape.highest);
        return round_;
    }

   private:
    void make_shape() {
        rackrun::Shape& shape = round_.shape;
        shape.colours = chance_.between(1, kMostColours);
        shape.highest = chance_.between(3, chance_.one_in(20) ? kHighest : 8);
        shape.largest_group = chance_.one_in(4) ? 0 : chance_.between(3, kMostColours);
        shape.max_jokers = chance_.between(0, kMostJokers);
        copies_ = chance_.between(0, 2);
        jokers_ = chance_.between(0, 3);
        // A table of loose tiles is nothing that a game leaves, and must do no harm.
        loose_ = chance_.one_in(8);
    }

    int copies_of(int code) {
        if (code == round_.shape.joker()) return jokers_;
        return chance_.one_in(4) ? 0 : copies_;
    }

    void deal(std::uint8_t code) {
        if (loose_ && chance_.one_in(6))
            ++round_.table[code];
        else if (chance_.one_in(2))
            ++round_.racks[static_cast<std::size_t>(
                chance_.between(0, static_cast<int>(round_.racks.size()) - 1))][code];
        else
            round_.pool.push_back(code);
    }

    Chance chance_;
    Round round_;
    int copies_ = 0, jokers_ = 0;
    bool loose_ = false;
};

}  // namespace fuzz
