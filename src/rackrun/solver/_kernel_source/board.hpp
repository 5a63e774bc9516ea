// A whole task: the best value, then the fewest touched melds; see reference.py, its twin.
#pragma once

#include "lacking.hpp"

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

class Board {
   public:
    static constexpr int kFewTouched = 2;
    static constexpr int kExactTouched = 3;
    static constexpr long kMostChoices = 50000;
    static constexpr long kCheapChoices = 300;
    // Tiles without other company that one joker can bring into a meld, at most.
    static constexpr int kBesideAJoker = 4;

    explicit Board(const Task& task) : task_(task), shape_(task.shape) {
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
            jokers_ += static_cast<int>(std::count(meld.begin(), meld.end(), shape_.joker()));
        owed_ += (task.fewest - jokers_) * base_.joker_worth();
        if (task.opening) prepare_opening();
    }

    Found best() {
        std::vector<int> all(task_.table.size());
        for (std::size_t at = 0; at < all.size(); ++at) all[at] = static_cast<int>(at);
        Found found = play(all, task_.floor);
        if (!found.found) return found;
        if (task_.touch_limit < 0 && !task_.prefer_untouched) return found;
        look_closer();
        if (task_.touch_limit >= 0 && task_.touch_limit < touched(found)) {
            found = limited(found, task_.touch_limit);
            if (!found.found || !found.optimal) return found;
        }
        return task_.prefer_untouched ? least_touched(found) : found;
    }

   private:
    struct Lying {
        std::array<std::uint64_t, kMostColours> masks{};
        int jokers = 0;
    };
    struct Place {
        std::uint8_t number, colour;
    };
    struct Kind {
        int colour;
        std::uint64_t bit;
        int count;
        Value value;  // of one tile
    };

    int touched(const Found& found) const {
        return static_cast<int>(task_.table.size() - found.kept.size());
    }

    // What `suffices` needs to know of the rack and of each meld.
    void look_closer() {
        for (std::size_t code = 0; code < task_.may.size(); ++code) {
            const auto [number, colour] = places_[code];
            const std::uint64_t bit = std::uint64_t{1} << number;
            if (task_.may[code]) {
                kinds_.push_back({colour, bit, task_.may[code], base_.worth(number)});
                rack_worth_ += task_.may[code] * base_.worth(number);
            }
            if (base_.have[number][colour]) rack_[colour] |= bit;
        }
        std::stable_sort(kinds_.begin(), kinds_.end(),
                         [](const Kind& a, const Kind& b) { return a.value > b.value; });
        for (const Codes& meld : task_.table) {
            Lying lying;
            for (std::uint8_t code : meld) {
                if (code == shape_.joker())
                    ++lying.jokers;
                else
                    lying.masks[places_[code].colour] |= std::uint64_t{1} << places_[code].number;
            }
            lying_.push_back(lying);
        }
    }

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

    // The best play with these melds and the rack, the others left alone.
    Found play(const std::vector<int>& melds, Value floor) {
        const Tiles tiles = tiles_with(melds);
        Arranged arranged;
        if (task_.opening) {
            const auto ask = [&](const Range& within, Value above) {
                return arrange_within(tiles, within, above);
            };
            const auto laid = [&](const Arranged& found) { return laid_in(found, melds); };
            arranged = LackingSearch(shape_, opening_, ask, laid).run(range_, floor);
        } else {
            arranged = arranger_.arrange(tiles, floor - owed_);
            arranged.value += owed_;
        }
        Found found;
        found.optimal = arranged.optimal;
        if (arranged.found) fill(found, melds, arranged);
        return found;
    }

    // The tiles of these melds and of the rack.
    Tiles tiles_with(const std::vector<int>& melds) const {
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
    Arranged arrange_within(Tiles tiles, const Range& within, Value floor) {
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
        Arranged arranged = arranger_.arrange(tiles, floor - owed);
        arranged.value += owed;
        return arranged;
    }

    // The tiles of an arrangement that are the seat's own, by code.
    Own laid_in(const Arranged& arranged, const std::vector<int>& melds) const {
        Own own{};
        own[static_cast<std::size_t>(shape_.joker())] = static_cast<std::int8_t>(task_.own_jokers);
        for (const Codes& meld : arranged.melds)
            for (std::uint8_t code : meld) ++own[code];
        for (int at : melds)
            for (std::uint8_t code : task_.table[static_cast<std::size_t>(at)]) --own[code];
        return own;
    }

    // Melds that came out as they were are kept; what else lies there beyond them was played.
    void fill(Found& found, const std::vector<int>& melds, Arranged& arranged) const {
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

    // An equal play that touches as few melds as can be.
    Found least_touched(Found found) {
        int count = 0;
        bool sure = true;  // that there was none, not only that none was found
        while (count < touched(found) && searched(count)) {
            if (replace_by_fewer(found, count, sure)) return found;
            if (++count == kFewTouched && count < touched(found)) found = given_back(found);
        }
        found.fewest_touched =
            sure && count >= touched(found) && choices(kExactTouched) <= kMostChoices;
        return found;
    }

    // Whether all choices of so many melds are looked at.
    bool searched(int count) const {
        return count <= kExactTouched || choices(count) <= kCheapChoices;
    }

    // Whether an equal play touches so many melds; then it is the one.
    bool replace_by_fewer(Found& found, int count, bool& sure) {
        Found better = best_of(count, found.value - 1, true);
        sure = sure && (better.found || better.optimal);
        if (!better.found) return false;
        better.fewest_touched = sure;
        better.optimal = found.optimal;
        found = std::move(better);
        return true;
    }

    // An equal play after one meld after the other is left alone if the value allows it.
    Found given_back(Found found) {
        std::vector<int> melds = touched_melds(found);
        for (int at : std::vector<int>(melds)) {
            if (std::find(melds.begin(), melds.end(), at) == melds.end()) continue;
            std::vector<int> fewer;
            for (int other : melds)
                if (other != at) fewer.push_back(other);
            Found better = play(fewer, found.value - 1);
            if (better.found) {
                better.optimal = found.optimal;
                found = std::move(better);
                melds = touched_melds(found);
            }
        }
        return found;
    }

    std::vector<int> touched_melds(const Found& found) const {
        std::vector<int> melds;
        std::size_t kept = 0;
        for (int at = 0; at < static_cast<int>(task_.table.size()); ++at) {
            if (kept < found.kept.size() && found.kept[kept] == at)
                ++kept;
            else
                melds.push_back(at);
        }
        return melds;
    }

    // The best play that touches so many melds, or the first one above the floor.
    Found best_of(int count, Value floor, bool first) {
        const int melds = static_cast<int>(task_.table.size());
        const Value everything =
            owed_ + (task_.most - task_.fewest) * base_.joker_worth() + rack_worth_;
        Found best;
        std::vector<int> chosen(static_cast<std::size_t>(count));
        for (int at = 0; at < count; ++at) chosen[static_cast<std::size_t>(at)] = at;
        for (long choices = 0; choices < kMostChoices && count <= melds; ++choices) {
            if (suffices(chosen, everything - floor - 1)) {
                Found better = play(chosen, floor);
                best.optimal = best.optimal && better.optimal;
                if (better.found) {
                    floor = better.value;
                    better.optimal = best.optimal;
                    best = std::move(better);
                    if (first) break;
                }
            }
            if (!next(chosen, melds)) break;
        }
        return best;
    }

    // The next choice of places in order; false behind the last.
    static bool next(std::vector<int>& chosen, int melds) {
        const int count = static_cast<int>(chosen.size());
        for (int at = count - 1; at >= 0; --at) {
            if (chosen[static_cast<std::size_t>(at)] < melds - count + at) {
                ++chosen[static_cast<std::size_t>(at)];
                for (int after = at + 1; after < count; ++after)
                    chosen[static_cast<std::size_t>(after)] =
                        chosen[static_cast<std::size_t>(after - 1)] + 1;
                return true;
            }
        }
        return false;
    }

    // Whether all but so much of the rack has company in itself and in these melds.
    bool suffices(const std::vector<int>& chosen, Value most_lost) const {
        int jokers = task_.most - jokers_;
        auto there = rack_;
        for (int at : chosen) {
            const Lying& lying = lying_[static_cast<std::size_t>(at)];
            jokers += lying.jokers;
            for (int colour = 0; colour < shape_.colours; ++colour)
                there[colour] |= lying.masks[colour];
        }
        std::uint64_t once = 0, twice = 0, thrice = 0;
        std::array<std::uint64_t, kMostColours> rows{};
        for (int colour = 0; colour < shape_.colours; ++colour) {
            const std::uint64_t have = there[colour];
            thrice |= twice & have;
            twice |= once & have;
            once |= have;
            const std::uint64_t first = have & have >> 1 & have >> 2;
            rows[colour] = first | first << 1 | first << 2;
        }
        const std::uint64_t column = shape_.largest_group ? thrice : 0;
        int beside = kBesideAJoker * jokers;
        for (const Kind& kind : kinds_) {
            if (kind.bit & (rows[kind.colour] | column)) continue;
            const int alone = std::max(0, kind.count - beside);
            beside -= kind.count - alone;
            if ((most_lost -= alone * kind.value) < 0) return false;
        }
        return true;
    }

    // The best play that touches at most so many melds.
    Found limited(const Found& unlimited, int limit) {
        Found found = given_back(unlimited);
        if (touched(found) <= limit) return found;
        found = best_of(limit, task_.floor, false);
        if (choices(limit) > kMostChoices) found.optimal = false;
        return found;
    }

    // How many choices of so many melds there are.
    double choices(int count) const {
        const int melds = static_cast<int>(task_.table.size());
        double ways = 1;
        for (int at = 0; at < count; ++at) ways = ways * (melds - at) / (at + 1);
        return ways;
    }

    const Task& task_;
    const Shape& shape_;
    Tiles base_;
    Value owed_ = 0, rack_worth_ = 0;
    int jokers_ = 0;
    std::array<std::uint64_t, kMostColours> rack_{};
    std::array<Place, 256> places_;  // of each code
    std::vector<Kind> kinds_;
    std::vector<Lying> lying_;
    Range range_;
    Opening opening_;
    Arranger arranger_;
};

}  // namespace rackrun
