// Arrange tiles in melds for the greatest value; see arrange.py, its twin.
#pragma once

#include "thorough.hpp"

namespace rackrun {

struct Arranged {
    bool found = false;
    bool optimal = true;
    Value value = 0;
    std::vector<Codes> melds;
};

class Arranger {
   public:
    // How many states a number may have in the first sweeps, and how many are kept if it has more.
    static constexpr std::array<std::pair<std::size_t, std::size_t>, 2> kWidths = {
        {{32, 6}, {96, 24}}};

    // The most valuable arrangement that is worth more than the floor. A quick look takes only the
    // narrowest sweep.
    Arranged arrange(Tiles tiles, Value floor, bool quick = false) {
        drop_useless(tiles);
        Arranged outcome;
        const Swept swept = sweep(tiles, floor, quick);
        outcome.optimal = swept.exact;
        outcome.value = swept.value;
        if (!swept.found) return outcome;
        if (lay_.lay(layout_, tiles, steps_, swept.jokers)) {
            outcome.found = true;
            layout_.melds(outcome.melds);
            return outcome;
        }
        if (quick) {
            outcome.optimal = false;
            return outcome;
        }
        return arrange_thoroughly(tiles, floor, swept.exact ? swept.value : bounds(tiles)[1]);
    }

   private:
    static constexpr std::array<std::size_t, 5> kThoroughWidths = {8, 64, 512, 4096,
                                                                   Sweep::kNoWidth};

    // Wider and wider sweeps, each above what the one before found, until one has seen all.
    Swept sweep(const Tiles& tiles, Value floor, bool quick) {
        const Value bound = bounds(tiles)[1];
        Swept best;
        best.value = floor;
        for (const auto& [most, width] : kWidths) {
            const Swept swept = sweep_.run(tiles, best.value, most, width);
            if (swept.found) {
                best = swept;
                steps_ = sweep_.steps();
            }
            best.exact = swept.exact || best.value == bound;
            if (best.exact || quick) return best;
        }
        const Swept swept = sweep_.run(tiles, best.value);
        if (swept.found) {
            best = swept;
            steps_ = sweep_.steps();
        }
        best.exact = swept.exact;
        return best;
    }

    // Wider and wider thorough sweeps, until one reaches the bound or has seen all. Each looks for
    // what is as good as the bound first, then for what is nearly as good: that leaves out most.
    Arranged arrange_thoroughly(const Tiles& tiles, Value floor, Value bound) {
        Arranged best;
        best.value = floor;
        for (std::size_t width : kThoroughWidths) {
            for (Value lost : {Value{0}, tiles.worth(tiles.shape.highest), bound - floor}) {
                const Value above = std::max(best.value, bound - lost - 1);
                const Swept swept = thorough_.run(tiles, above, width);
                if (swept.found) {
                    best.found = true;
                    best.value = swept.value;
                    thorough_.lay(layout_, tiles);
                    layout_.melds(best.melds);
                }
                if (swept.exact) bound = swept.value;
                if (swept.found || best.value == bound) break;
            }
            best.optimal = best.value == bound;
            if (best.optimal) break;
        }
        return best;
    }

    // Forget tiles of the rack that fit no meld, whatever else is laid.
    static void drop_useless(Tiles& tiles) {
        const Shape& shape = tiles.shape;
        const Counts have = tiles.have;
        for (int number = 1; number <= shape.highest; ++number) {
            int there = tiles.jokers;
            for (int colour = 0; colour < shape.colours; ++colour) there += have[number][colour] > 0;
            if (shape.largest_group && there >= kShortest) continue;
            for (int colour = 0; colour < shape.colours; ++colour)
                if (have[number][colour] > tiles.must[number][colour] &&
                    !in_run(shape, have, tiles.jokers, colour, number))
                    tiles.have[number][colour] = tiles.must[number][colour];
        }
    }

    // Whether the tile is one of three in a row, jokers filling the gaps.
    static bool in_run(const Shape& shape, const Counts& have, int jokers, int colour, int number) {
        const int last = std::min(number, shape.highest - kShortest + 1);
        for (int first = std::max(1, number - kShortest + 1); first <= last; ++first) {
            int there = jokers;
            for (int at = first; at < first + kShortest; ++at) there += have[at][colour] > 0;
            if (there >= kShortest) return true;
        }
        return false;
    }

    Sweep sweep_;
    std::vector<Step> steps_;
    Thorough thorough_;
    Layout layout_;
    SweptLayout lay_;
};

}  // namespace rackrun
