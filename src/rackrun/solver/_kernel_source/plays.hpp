// The best play with some melds of the table, the others left alone; see reference.py, its twin.
#pragma once

#include "lacking.hpp"
#include "task.hpp"

namespace rackrun {

using Places = std::vector<int>;  // of melds on the table, upwards

class Plays {
   public:
    explicit Plays(const Task& task) : task_(task), shape_(task.shape) {
        base_.shape = shape_;
        base_.by_points = task.by_points;
        std::size_t code = 0;
        for (int colour = 0; colour < shape_.colours; ++colour)
            for (int number = 1; number <= shape_.highest; ++number, ++code) {
                const int must = task.must[code], may = task.may[code];
                places_[code] = {static_cast<std::uint8_t>(number),
                                 static_cast<std::uint8_t>(colour)};
                base_.must[number][colour] = static_cast<std::uint8_t>(must);
                base_.have[number][colour] = static_cast<std::uint8_t>(must + may);
                owed_ += must * base_.worth(number);
            }
        for (const Codes& meld : task.table)
            jokers_ += task.jokers_in(meld);
        owed_ += (task.fewest - jokers_) * base_.joker_worth();
        if (task.opening) prepare_opening();
    }

    // The best play with these melds and the rack, the others left alone.
    Found best(const Places& melds, Value floor, bool quick = false) {
        const Tiles tiles = tiles_with(melds);
        Arranged arranged;
        if (task_.opening) {
            const auto ask = [&](const Range& within, Value above) {
                return arrange_within(tiles, within, above, quick);
            };
            const auto laid = [&](const Arranged& found) { return laid_in(found, melds); };
            arranged = LackingSearch(shape_, opening_, ask, laid).run(range_, floor);
        } else {
            arranged = arranger_.arrange(tiles, floor - owed_, quick);
            arranged.value += owed_;
        }
        Found found;
        found.optimal = arranged.optimal;
        if (arranged.found) fill(found, melds, arranged);
        return found;
    }

    // What has to be played is worth so much; it counts in every play.
    Value owed() const { return owed_; }
    // Jokers on the table before.
    int jokers() const { return jokers_; }

   private:
    struct Place {
        std::uint8_t number, colour;
    };

    // What the rack can give, and what an opening needs to know of it.
    void prepare_opening() {
        for (std::size_t code = 0; code < task_.must.size(); ++code) {
            range_.least[code] = static_cast<std::int8_t>(task_.must[code]);
            range_.most[code] = static_cast<std::int8_t>(task_.must[code] + task_.may[code]);
        }
        const auto joker = static_cast<std::size_t>(shape_.joker());
        const int lying = jokers_ - task_.own_jokers;
        range_.least[joker] = static_cast<std::int8_t>(task_.fewest - lying);
        range_.most[joker] = static_cast<std::int8_t>(task_.most - lying);
        opening_.prepare(shape_, task_.opening, range_.most);
    }

    // The tiles of these melds and of the rack.
    Tiles tiles_with(const Places& melds) const {
        Tiles tiles = base_;
        int kept_jokers = jokers_;
        for (int at : melds) {
            for (std::uint8_t code : task_.table[static_cast<std::size_t>(at)]) {
                if (code == shape_.joker()) {
                    --kept_jokers;
                } else {
                    const auto [number, colour] = places_[code];
                    ++tiles.must[number][colour];
                    ++tiles.have[number][colour];
                }
            }
        }
        tiles.jokers = task_.most - kept_jokers;
        tiles.fewest = task_.fewest - kept_jokers;
        return tiles;
    }

    // The most valuable arrangement where other tiles of the rack have to lie, or may.
    Arranged arrange_within(Tiles tiles, const Range& within, Value floor, bool quick) {
        Value owed = owed_;
        for (std::size_t code = 0; code < task_.must.size(); ++code) {
            const int least = within.least[code] - range_.least[code];
            const int most = within.most[code] - range_.most[code];
            if (!least && !most) continue;
            const auto [number, colour] = places_[code];
            tiles.must[number][colour] = static_cast<std::uint8_t>(tiles.must[number][colour] + least);
            tiles.have[number][colour] = static_cast<std::uint8_t>(tiles.have[number][colour] + most);
            owed += least * base_.worth(number);
        }
        const auto joker = static_cast<std::size_t>(shape_.joker());
        const int fewest = within.least[joker] - range_.least[joker];
        tiles.fewest += fewest;
        tiles.jokers += within.most[joker] - range_.most[joker];
        owed += fewest * base_.joker_worth();
        Arranged arranged = arranger_.arrange(tiles, floor - owed, quick);
        arranged.value += owed;
        return arranged;
    }

    // The tiles of an arrangement that are the seat's own, by code.
    Own laid_in(const Arranged& arranged, const Places& melds) const {
        Own own{};
        own[static_cast<std::size_t>(shape_.joker())] = static_cast<std::int8_t>(task_.own_jokers);
        for (const Codes& meld : arranged.melds)
            for (std::uint8_t code : meld) ++own[code];
        for (int at : melds)
            for (std::uint8_t code : task_.table[static_cast<std::size_t>(at)]) --own[code];
        return own;
    }

    // Melds that came out as they were are kept; what else lies there beyond them was played.
    void fill(Found& found, const Places& melds, Arranged& arranged) const {
        found.found = true;
        found.value = arranged.value;
        std::vector<bool> gone(arranged.melds.size()), stays(task_.table.size(), true);
        for (int at : melds) {
            const auto place = static_cast<std::size_t>(at);
            stays[place] = false;
            for (std::size_t other = 0; other < gone.size() && !stays[place]; ++other)
                if (!gone[other] && arranged.melds[other] == task_.table[place])
                    gone[other] = stays[place] = true;
        }
        found.kept.reserve(stays.size());
        found.melds.reserve(gone.size());
        std::array<int, 256> counts{};
        for (std::size_t at = 0; at < stays.size(); ++at) {
            if (stays[at]) {
                found.kept.push_back(static_cast<std::uint8_t>(at));
                continue;
            }
            for (std::uint8_t code : task_.table[at]) --counts[code];
        }
        for (std::size_t at = 0; at < gone.size(); ++at) {
            if (gone[at]) continue;
            for (std::uint8_t code : arranged.melds[at]) ++counts[code];
            found.melds.push_back(std::move(arranged.melds[at]));
        }
        const auto joker = static_cast<std::size_t>(shape_.joker());
        for (std::size_t code = 0; code <= joker; ++code)
            for (int count = 0; count < counts[code]; ++count)
                found.played.push_back(static_cast<std::uint8_t>(code));
        found.taken = std::max(0, -counts[joker]);
        found.fewest_touched = found.kept.size() == task_.table.size();
    }

    const Task& task_;
    const Shape& shape_;
    Tiles base_;
    Value owed_ = 0;
    int jokers_ = 0;
    std::array<Place, kCodes> places_;  // of each code
    Range range_;
    Opening opening_;
    Arranger arranger_;
};

}  // namespace rackrun
