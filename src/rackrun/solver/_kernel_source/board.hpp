// A whole task: the best value, then the fewest touched melds; see reference.py, its twin.
#pragma once

#include <iterator>
#include <memory>
#include <numeric>

#include "plays.hpp"
#include "support.hpp"

namespace rackrun {

class Board {
   public:
    static constexpr int kFewTouched = 2;
    static constexpr int kExactTouched = 3;
    static constexpr long kMostChoices = 50000;
    static constexpr long kCheapChoices = 300;
    static constexpr long kFewChoices = 20;

    explicit Board(const Task& task) : task_(task), plays_(task) {
        for (int at = 0; at < static_cast<int>(task.table.size()); ++at) all_.push_back(at);
    }

    Found best() {
        Found found = plays_.best(all_, task_.floor);
        if (!found.found) return found;
        if (task_.touch_limit >= 0 && task_.touch_limit < touched(found)) {
            found = limited(found, task_.touch_limit);
            if (!found.found || !found.optimal) return found;
        }
        return task_.prefer_untouched ? least_touched(std::move(found)) : found;
    }

   private:
    int touched(const Found& found) const {
        return static_cast<int>(task_.table.size() - found.kept.size());
    }

    // An equal play that touches as few melds as can be.
    Found least_touched(Found found) {
        Places needed;
        bool sure = true;  // that there was none, not only that none was found
        int count = 0;
        while (count < touched(found) && searched(count, needed)) {
            if (replace_by_fewer(found, count, needed, sure)) return found;
            sure = sure && choices(count, needed) <= kMostChoices;
            if (++count != kFewTouched || count >= touched(found)) continue;
            found = given_back(std::move(found));
            needed = needed_melds(found);
            count = std::max(count, static_cast<int>(needed.size()));
        }
        found.fewest_touched = sure && count >= touched(found);
        return found;
    }

    // Whether all choices of so many melds are looked at.
    bool searched(int count, const Places& needed) const {
        return count <= kExactTouched || choices(count, {}) <= kCheapChoices ||
               choices(count, needed) <= kFewChoices;
    }

    // Melds that every play of this value touches: without them there is none. A quick look, which
    // ends at the first meld of which that is not seen.
    Places needed_melds(const Found& found) {
        Places needed;
        if (touched(found) <= kFewTouched) return needed;
        for (int at : touched_melds(found)) {
            const Found other = plays_.best(without(all_, at), found.value - 1, true);
            if (other.found || !other.optimal) break;
            needed.push_back(at);
        }
        return needed;
    }

    // Whether an equal play touches so many melds; then it is the one.
    bool replace_by_fewer(Found& found, int count, const Places& needed, bool& sure) {
        Found better = best_of(count, needed, found.value - 1, true);
        sure = sure && (better.found || better.optimal);
        if (!better.found) return false;
        better.fewest_touched = sure;
        better.optimal = found.optimal;
        found = std::move(better);
        return true;
    }

    // An equal play after one meld after the other is left alone if the value allows it.
    Found given_back(Found found) {
        Places melds = touched_melds(found);
        for (int at : Places(melds)) {
            if (std::find(melds.begin(), melds.end(), at) == melds.end()) continue;
            Found better = plays_.best(without(melds, at), found.value - 1);
            if (better.found) {
                better.optimal = found.optimal;
                found = std::move(better);
                melds = touched_melds(found);
            }
        }
        return found;
    }

    Places touched_melds(const Found& found) const {
        Places melds;
        std::set_difference(all_.begin(), all_.end(), found.kept.begin(), found.kept.end(),
                            std::back_inserter(melds));
        return melds;
    }

    static Places without(Places melds, int at) {
        melds.erase(std::find(melds.begin(), melds.end(), at));
        return melds;
    }

    // The best play that touches so many melds with these, or the first one above the floor.
    Found best_of(int count, const Places& needed, Value floor, bool first) {
        if (!support_) support_ = std::make_unique<Support>(task_);
        Places others, chosen = needed;
        std::set_difference(all_.begin(), all_.end(), needed.begin(), needed.end(),
                            std::back_inserter(others));
        chosen.resize(static_cast<std::size_t>(count));
        Places places(static_cast<std::size_t>(count) - needed.size());
        std::iota(places.begin(), places.end(), 0);
        Found best;
        for (long choices = 0; choices < kMostChoices && places.size() <= others.size();
             ++choices) {
            for (std::size_t at = 0; at < places.size(); ++at)
                chosen[needed.size() + at] = others[static_cast<std::size_t>(places[at])];
            if (support_->suffices(chosen, everything() - floor - 1)) {
                Found better = plays_.best(chosen, floor);
                best.optimal = best.optimal && better.optimal;
                if (better.found) {
                    floor = better.value;
                    better.optimal = best.optimal;
                    best = std::move(better);
                    if (first) break;
                }
            }
            if (!next(places, static_cast<int>(others.size()))) break;
        }
        return best;
    }

    // What all tiles of the rack and all jokers would be worth.
    Value everything() const {
        Tiles worths;
        worths.by_points = task_.by_points;
        return plays_.owed() + (task_.most - task_.fewest) * worths.joker_worth() +
               support_->worth();
    }

    // The next choice of places in order; false behind the last.
    static bool next(Places& chosen, int melds) {
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

    // The best play that touches at most so many melds.
    Found limited(const Found& unlimited, int limit) {
        Found found = given_back(unlimited);
        if (touched(found) <= limit) return found;
        found = best_of(limit, {}, task_.floor, false);
        if (choices(limit, {}) > kMostChoices) found.optimal = false;
        return found;
    }

    // How many choices of so many melds there are that have the needed ones.
    double choices(int count, const Places& needed) const {
        const int melds = static_cast<int>(all_.size() - needed.size());
        double ways = 1;
        for (int at = 0; at < count - static_cast<int>(needed.size()); ++at)
            ways = ways * (melds - at) / (at + 1);
        return ways;
    }

    const Task& task_;
    Plays plays_;
    Places all_;
    std::unique_ptr<Support> support_;  // made when it is needed
};

}  // namespace rackrun
