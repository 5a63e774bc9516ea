// The kernel must survive every task that the module lets through.
//
//     fuzz SEED COUNT        solve the tasks 0 to COUNT - 1 of a seed
//     fuzz SEED COUNT ONLY   solve just this one
//
// The answers to plausible tasks are checked tile by tile; with absurd ones, such as a table that
// holds no meld at all, it is enough that the kernel comes back. With some tasks a round of the
// same number is played out as well, and no tile may come or go.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "exhaustive.hpp"
#include "rounds.hpp"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>

// An assertion that fails is told like any other mistake.
extern "C" const char* __asan_default_options() { return "handle_abort=1"; }
#endif

namespace fuzz {

using rackrun::Board;
using rackrun::Found;

std::uint64_t seed, at;
const Case* current = nullptr;
bool playing = false;  // a round, not a task

// ---- Telling ------------------------------------------------------------------------------------

std::string written(const Codes& codes) {
    std::string text = "bytes([";
    for (std::size_t place = 0; place < codes.size(); ++place)
        text += (place ? ", " : "") + std::to_string(codes[place]);
    return text + "])";
}

// The call of the module that asks the same.
std::string written(const Task& task) {
    const Shape& shape = task.shape;
    std::string text = "best(";
    for (int number : {shape.colours, shape.highest, shape.largest_group, shape.max_jokers})
        text += std::to_string(number) + ", ";
    text += "(";
    for (const Codes& meld : task.table) text += written(meld) + ", ";
    text += "), " + written(task.must) + ", " + written(task.may) + ", ";
    text += std::to_string(task.fewest) + ", " + std::to_string(task.most) + ", ";
    text += std::to_string(task.by_points) + ", " + std::to_string(task.floor) + ", ";
    text += std::to_string(task.touch_limit) + ", " + std::to_string(task.prefer_untouched);
    text += ", " + std::to_string(task.opening) + ", " + std::to_string(task.own_jokers);
    return text + ")";
}

void tell() {
    if (!current) return;
    const std::string what = playing ? "a round" : written(current->task);
    std::fprintf(stderr, "fuzz %llu 0 %llu: %s\n", static_cast<unsigned long long>(seed),
                 static_cast<unsigned long long>(at), what.c_str());
}

void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "expected %s\n", what);
    tell();
    std::exit(1);
}

// ---- Checking -----------------------------------------------------------------------------------

// A run or a group of at least three, not too many of them jokers, in whatever order it lies.
bool is_meld(const Shape& shape, const Codes& meld) {
    const int size = static_cast<int>(meld.size());
    std::uint64_t numbers = 0;
    unsigned colours = 0;
    int lowest = 99, highest = 0, jokers = 0;
    for (std::uint8_t code : meld) {
        if (code == shape.joker()) {
            ++jokers;
            continue;
        }
        const int number = code % shape.highest + 1;
        numbers |= std::uint64_t{1} << number;
        colours |= 1u << code / shape.highest;
        lowest = std::min(lowest, number);
        highest = std::max(highest, number);
    }
    if (size < 3 || jokers == size || jokers > shape.max_jokers) return false;
    const int kinds = __builtin_popcountll(numbers), sorts = __builtin_popcount(colours);
    const bool run = sorts == 1 && kinds == size - jokers && highest - lowest < size &&
                     size <= shape.highest;
    const bool group = kinds == 1 && sorts == size - jokers && size <= shape.largest_group;
    return run || group;
}

void add(std::vector<int>& counts, const Codes& codes, int each) {
    for (std::uint8_t code : codes) counts[code] += each;
}

// What came to the table, by code; the jokers last, below 0 if some went to the rack.
std::vector<int> laid(const Task& task, const Found& found) {
    std::vector<int> counts(static_cast<std::size_t>(task.shape.joker()) + 1);
    std::size_t kept = 0;
    for (std::size_t place = 0; place < task.table.size(); ++place) {
        if (kept < found.kept.size() && found.kept[kept] == place)
            ++kept;
        else
            add(counts, task.table[place], -1);
    }
    expect(kept == found.kept.size(), "places of melds that are kept, upwards");
    for (const Codes& meld : found.melds) {
        expect(is_meld(task.shape, meld), "melds");
        add(counts, meld, 1);
    }
    return counts;
}

void check_tiles(const Task& task, const Found& found) {
    std::vector<int> counts = laid(task, found);
    Value value = counts.back() * worth(task, 25);
    int jokers = counts.back();
    for (const Codes& meld : task.table)
        jokers += static_cast<int>(std::count(meld.begin(), meld.end(), task.shape.joker()));
    expect(task.fewest <= jokers && jokers <= task.most, "as many jokers as allowed");
    expect(found.taken == std::max(0, -counts.back()), "the jokers that were taken");
    for (std::size_t code = 0; code + 1 < counts.size(); ++code) {
        expect(counts[code] >= task.must[code], "all tiles that have to lie there");
        expect(counts[code] <= task.must[code] + task.may[code], "no tiles but those of the rack");
        value += counts[code] * worth(task, static_cast<int>(code) % task.shape.highest + 1);
    }
    expect(found.value == value, "the value of what was laid");
    expect(found.value > task.floor, "a value above the floor");
    counts.back() = std::max(0, counts.back());
    add(counts, found.played, -1);
    expect(std::count(counts.begin(), counts.end(), 0) == static_cast<int>(counts.size()),
           "what was played to be what was laid");
}

// Against trying everything.
void check_optimum(const Task& task, const Found& found) {
    Exhaustive tried(task);
    tried.run();
    expect(found.optimal, "a proved optimum of so few tiles");
    expect(found.found == tried.found, "a play where there is one, and none where there is none");
    if (!found.found) return;
    expect(found.value == tried.value, "the greatest value");
    const auto touched = static_cast<int>(task.table.size() - found.kept.size());
    if (task.prefer_untouched) expect(found.fewest_touched, "the fewest touched melds, proved");
    if (found.fewest_touched) expect(touched == tried.touched, "the fewest touched melds");
}

void check(const Case& asked, const Found& found) {
    const Task& task = asked.task;
    if (asked.tiny) check_optimum(task, found);
    if (asked.known && asked.value > task.floor && found.optimal)
        expect(found.found && found.value >= asked.value, "a play at least as good as a known one");
    if (!found.found) return;
    check_tiles(task, found);
    const std::size_t touched = task.table.size() - found.kept.size();
    if (task.touch_limit >= 0)
        expect(touched <= static_cast<std::size_t>(task.touch_limit), "few enough touched melds");
    if (!found.optimal) return;
    Task higher = task;
    higher.floor = found.value;
    expect(!Board(higher).best().found, "nothing better than the best");
}

// ---- Rounds -------------------------------------------------------------------------------------

constexpr std::uint64_t kARoundIn = 4;  // tasks, since a round asks as much as many of them

// What is where, of all tiles together.
std::vector<int> everything(const Round& round) {
    std::vector<int> counts(round.table.begin(), round.table.end());
    for (const Codes& rack : round.racks)
        for (std::size_t code = 0; code < rack.size(); ++code) counts[code] += rack[code];
    add(counts, round.pool, 1);
    return counts;
}

// The moves made again, one by one: each lays what the seat holds, and the end is where it is said.
void check_round(Round round, const Ended& ended) {
    const std::vector<int> all = everything(round);
    std::size_t drawn = 0;
    for (const Codes& laid : ended.moves) {
        expect(round.idle < static_cast<int>(round.racks.size()), "no move after the end");
        Codes& rack = round.racks[round.turn];
        for (std::uint8_t code : laid) {
            expect(rack[code]-- > 0, "tiles of the rack");
            ++round.table[code];
        }
        const bool draws = laid.empty() && drawn < round.pool.size();
        if (draws) ++rack[round.pool[drawn++]];
        round.idle = laid.empty() && !draws ? round.idle + 1 : 0;
        if (&laid == &ended.moves.back() && ended.finisher >= 0) {
            expect(static_cast<std::size_t>(ended.finisher) == round.turn, "the seat that ended it");
            expect(std::count(rack.begin(), rack.end(), 0) == static_cast<int>(rack.size()),
                   "an empty rack");
        }
        round.turn = (round.turn + 1) % round.racks.size();
    }
    expect(round.racks == ended.racks, "the racks that the moves leave");
    if (ended.finisher < 0)
        expect(round.idle >= static_cast<int>(round.racks.size()), "a circle without a move");
    round.pool.erase(round.pool.begin(), round.pool.begin() + static_cast<std::ptrdiff_t>(drawn));
    expect(everything(round) == all, "all tiles");
}

void play_out() {
    playing = true;
    const Round round = RoundMaker(seed, at).make();
    check_round(round, rackrun::Playing(round).run());
    playing = false;
}

void solve(std::uint64_t task) {
    at = task;
    const Case asked = Maker(seed, at).make();
    current = &asked;
    const Found found = Board(asked.task).best();
    if (asked.plausible) check(asked, found);
    if (at % kARoundIn == 0) play_out();
    current = nullptr;
}

}  // namespace fuzz

int main(int count, char** words) {
    if (count < 3 || count > 4) {
        std::fprintf(stderr, "expected SEED COUNT [ONLY]\n");
        return 2;
    }
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_set_death_callback(fuzz::tell);
#endif
    fuzz::seed = std::strtoull(words[1], nullptr, 10);
    const std::uint64_t tasks = std::strtoull(words[2], nullptr, 10);
    if (count == 4) {
        fuzz::solve(std::strtoull(words[3], nullptr, 10));
    } else {
        for (std::uint64_t task = 0; task < tasks; ++task) fuzz::solve(task);
    }
    std::puts("all done");
}
