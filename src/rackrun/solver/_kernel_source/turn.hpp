// What a seat lays in its turn, by its manner; the bots in manners.py and patient.py are the twins.
// Where melds may be rearranged freely only the tiles count that lie on the table, not how.
#pragma once

#include <numeric>

#include "plays.hpp"

namespace rackrun {

// What these tiles are worth in an opening, each joker read at its best; 0 if they are no meld.
inline int opening_value(const Shape& shape, const std::uint8_t* meld, int size) {
    int jokers = 0, lowest = shape.highest, top = 1;
    std::uint64_t numbers = 0;
    unsigned colours = 0;
    for (int at = 0; at < size; ++at) {
        if (meld[at] == shape.joker()) {
            ++jokers;
            continue;
        }
        const int number = meld[at] % shape.highest + 1;
        numbers |= std::uint64_t{1} << number;
        colours |= 1u << meld[at] / shape.highest;
        lowest = std::min(lowest, number);
        top = std::max(top, number);
    }
    if (size < kShortest || jokers == size || jokers > shape.max_jokers) return 0;
    const int kinds = __builtin_popcountll(numbers), sorts = __builtin_popcount(colours);
    const bool group = kinds == 1 && sorts == size - jokers && size <= shape.largest_group;
    int value = group ? lowest * size : 0;
    if (sorts == 1 && kinds == size - jokers && top - lowest < size && size <= shape.highest) {
        const int first = std::min(lowest, shape.highest - size + 1);
        value = std::max(value, size * (2 * first + size - 1) / 2);
    }
    return value;
}

// How a seat plays; see manners.py for what each of them does.
enum class Manner : std::uint8_t { kGreedy, kPatient, kWaiting, kLurking };
constexpr std::uint8_t kManners = 4;

class Turn {
   public:
    // Table and rack as counts by code, jokers last; `opening` is 0 for whoever has opened.
    Turn(const Shape& shape, const Codes& table, const Codes& rack, int opening)
        : shape_(shape), table_(table), rack_(rack), none_(table.size()), opening_(opening) {}

    // The tiles that a seat of this manner lays, by code; none if it does not play. Whoever opens
    // adds to other melds in the same turn or not; whoever must play lays all rather than nothing.
    Codes laid(Manner manner, bool adds_at_once, bool must_play) const {
        if (manner == Manner::kGreedy) return most();
        // Whether the whole rack can be laid is soon known: most often some tile fits nowhere.
        Codes tiles = ask(table_, rack_, none_, opening_).played;
        if (!tiles.empty()) return tiles;
        if (opening_ && manner != Manner::kLurking)
            tiles = opens(adds_at_once);
        else if (manner == Manner::kPatient)
            tiles = additions(none_);
        return tiles.empty() && must_play ? most() : tiles;
    }

   private:
    static constexpr std::size_t kMostMelds = 4;  // among which an opening is looked for

    static std::size_t size_of(const Codes& counts) {
        return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    }

    // The best play with tiles that must be laid and tiles that may.
    Found ask(const Codes& table, const Codes& must, const Codes& may, int opening,
              bool by_points = false) const {
        const auto joker = static_cast<std::size_t>(shape_.joker());
        const auto kinds = static_cast<std::ptrdiff_t>(joker);
        Task task;
        task.shape = shape_;
        task.must.assign(must.begin(), must.begin() + kinds);
        task.may.assign(may.begin(), may.begin() + kinds);
        task.fewest = table[joker] + must[joker];
        task.most = task.fewest + may[joker];
        task.by_points = by_points;
        task.opening = opening;
        Places all;
        if (const Codes lying = listed(table); !lying.empty()) {
            task.table.push_back(lying);
            all.push_back(0);
        }
        return Plays(task).best(all, 0);
    }

    static Codes listed(const Codes& counts) {
        Codes codes;
        codes.reserve(size_of(counts));
        for (std::size_t code = 0; code < counts.size(); ++code)
            codes.insert(codes.end(), counts[code], static_cast<std::uint8_t>(code));
        return codes;
    }

    // What can be laid beside these tiles without the melds and the jokers of the rest.
    Codes additions(const Codes& laid) const {
        Codes may = rack_;
        for (std::size_t code = 0; code < may.size(); ++code)
            may[code] = static_cast<std::uint8_t>(may[code] - laid[code]);
        const Codes melds = ask(none_, none_, may, 0).played;
        for (std::uint8_t code : melds) --may[code];
        may.back() = 0;
        return ask(table_, laid, may, opening_).played;
    }

    // The play that sheds the most.
    Codes most() const { return ask(table_, none_, rack_, opening_).played; }

    // The smallest opening that is found, or else any.
    Codes opens(bool adds_at_once) const {
        const Codes any = most();
        if (any.empty()) return any;
        const Codes opening = smallest_opening();
        if (opening.empty()) return any;
        Codes laid = none_;
        for (std::uint8_t code : opening) ++laid[code];
        const Codes more = adds_at_once ? additions(laid) : Codes{};
        return more.empty() ? listed(laid) : more;
    }

    // A part of a meld that is a meld itself.
    struct Part {
        const std::uint8_t* tiles = nullptr;
        int size = 0, jokers = 0, value = 0;
    };
    struct Choice {
        std::vector<std::vector<Part>> parts;  // of each meld
        std::vector<Part> chosen, best;
        int tiles = 0, jokers = 0;  // of the best
    };

    // Parts of the melds of the rack that are an opening, with the fewest tiles and jokers.
    Codes smallest_opening() const {
        for (bool by_points : {false, true}) {
            const std::vector<Codes> melds = ask(none_, none_, rack_, 0, by_points).melds;
            Choice choice;
            for (const Codes* meld : most_valuable(melds)) choice.parts.push_back(parts_of(*meld));
            choose(choice, 0, 0, 0);
            Codes opening;
            for (const Part& part : choice.best)
                opening.insert(opening.end(), part.tiles, part.tiles + part.size);
            if (!opening.empty()) return opening;
        }
        return {};
    }

    std::vector<const Codes*> most_valuable(const std::vector<Codes>& melds) const {
        std::vector<const Codes*> order;
        for (const Codes& meld : melds) order.push_back(&meld);
        std::stable_sort(order.begin(), order.end(), [&](const Codes* a, const Codes* b) {
            return value_of(*a) > value_of(*b);
        });
        order.resize(std::min(order.size(), kMostMelds));
        return order;
    }

    int value_of(const Codes& meld) const {
        return opening_value(shape_, meld.data(), static_cast<int>(meld.size()));
    }

    // Nothing of the meld, and the most valuable part of it of each length.
    std::vector<Part> parts_of(const Codes& meld) const {
        std::vector<Part> parts(1);
        const int whole = static_cast<int>(meld.size());
        for (int size = kShortest; size <= whole; ++size) {
            Part best;
            for (const std::uint8_t* at = meld.data(); at + size <= meld.data() + whole; ++at) {
                const int value = opening_value(shape_, at, size);
                if (value > best.value) best = {at, size, 0, value};
            }
            if (!best.value) continue;
            best.jokers = static_cast<int>(
                std::count(best.tiles, best.tiles + best.size, shape_.joker()));
            parts.push_back(best);
        }
        return parts;
    }

    // Every choice of parts; the first of the smallest that are worth enough is the best.
    void choose(Choice& choice, int value, int tiles, int jokers) const {
        if (choice.chosen.size() == choice.parts.size()) {
            const bool smaller = choice.best.empty() || tiles < choice.tiles ||
                                 (tiles == choice.tiles && jokers < choice.jokers);
            if (value < opening_ || !smaller) return;
            choice.best = choice.chosen;
            choice.tiles = tiles;
            choice.jokers = jokers;
            return;
        }
        for (const Part& part : choice.parts[choice.chosen.size()]) {
            choice.chosen.push_back(part);
            choose(choice, value + part.value, tiles + part.size, jokers + part.jokers);
            choice.chosen.pop_back();
        }
    }

    const Shape& shape_;
    const Codes& table_;
    const Codes& rack_;
    Codes none_;  // a count of nothing
    int opening_;
};

}  // namespace rackrun
