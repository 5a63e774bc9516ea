// The best play that opens: a play that does not open lacks a tile; see lacking.py, its twin.
#pragma once

#include "arrange.hpp"
#include "opening.hpp"

namespace rackrun {

// What may be played: at least so many tiles of each code, and at most; jokers last.
struct Range {
    Own least{}, most{};
};

// `Ask` gives the most valuable arrangement within a range that is worth more than a floor, `Laid`
// the tiles of an arrangement that came from the rack.
template <class Ask, class Laid>
class LackingSearch {
   public:
    // So many questions are asked, one within the other and in all; beyond that nothing is sure.
    static constexpr int kDeepest = 200;
    static constexpr int kMostQuestions = 20000;

    LackingSearch(const Shape& shape, Opening& opening, const Ask& ask, const Laid& laid)
        : shape_(shape), opening_(opening), ask_(ask), laid_(laid) {}

    // The best arrangement that holds an opening and is worth more than the floor.
    Arranged run(const Range& within, Value floor) {
        best_.value = floor;
        search(within, 0);
        best_.optimal = sure_ && opening_.sure();
        return std::move(best_);
    }

   private:
    void search(const Range& within, int depth) {
        if (depth > kDeepest || ++questions_ > kMostQuestions) sure_ = false;
        if (!sure_ || !opening_.held_in(within.most)) return;
        Arranged found = ask_(within, best_.value);
        sure_ = sure_ && found.optimal;
        if (!found.found) return;
        const Own own = laid_(found);
        if (opening_.held_in(own))
            best_ = std::move(found);
        else
            branch(within, own, depth);
    }

    // Demand what these tiles lack, one after the other.
    void branch(Range within, const Own& own, int depth) {
        const Own without = widest(own, within.most);
        const int joker = shape_.joker();
        demand(within, static_cast<std::size_t>(joker), without, depth);
        for (int number = shape_.highest; number > 0; --number)
            for (int colour = shape_.colours - 1; colour >= 0; --colour)
                demand(within, static_cast<std::size_t>(shape_.code(colour, number)), without,
                       depth);
    }

    // Ask for more of this tile than these have, if there are more; then forbid it.
    void demand(Range& within, std::size_t code, const Own& without, int depth) {
        if (without[code] >= within.most[code]) return;
        const std::int8_t least = within.least[code];
        within.least[code] = static_cast<std::int8_t>(without[code] + 1);
        search(within, depth + 1);
        within.least[code] = least;
        within.most[code] = without[code];
    }

    // These tiles and as many more as can be without an opening.
    Own widest(Own own, const Own& most) {
        for (int number = 1; number <= shape_.highest; ++number)
            for (int colour = 0; colour < shape_.colours; ++colour)
                widen(own, static_cast<std::size_t>(shape_.code(colour, number)), most);
        widen(own, static_cast<std::size_t>(shape_.joker()), most);
        return own;
    }

    void widen(Own& own, std::size_t code, const Own& most) {
        while (own[code] < most[code]) {
            ++own[code];
            if (!opening_.held_in(own)) continue;
            --own[code];
            return;
        }
    }

    const Shape& shape_;
    Opening& opening_;
    const Ask& ask_;
    const Laid& laid_;
    Arranged best_;
    int questions_ = 0;
    bool sure_ = true;
};

}  // namespace rackrun
