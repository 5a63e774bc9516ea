// The kernel as a Python module: arguments checked and copied, then solved without the GIL.
#include "round_binding.hpp"

#include "board.hpp"

namespace {

using rackrun::Codes;
using rackrun::Found;
using rackrun::read_bytes;
using rackrun::read_number;
using rackrun::refuse;
using rackrun::Task;
using rackrun::too_large;

constexpr int kArguments = 16;
constexpr Py_ssize_t kKinds = 255;     // of tiles that a code can tell apart
constexpr Py_ssize_t kLongest = 4095;  // more tiles than a meld can have

bool read_table(PyObject* object, Task& task) {
    if (!PyTuple_Check(object)) return refuse("a tuple of melds");
    const Py_ssize_t melds = PyTuple_Size(object);
    if (melds > 255) return too_large("at most 255 melds");
    task.table.reserve(static_cast<std::size_t>(melds));
    for (Py_ssize_t at = 0; at < melds; ++at) {
        Codes meld;
        if (!read_bytes(PyTuple_GetItem(object, at), kLongest, "a meld as bytes", meld)) return false;
        for (std::uint8_t code : meld)
            if (code > task.shape.joker()) return refuse("codes of the shape's tiles");
        task.table.push_back(std::move(meld));
    }
    return true;
}

// Whether the counts are those of the shape and small enough for the fields of a key.
bool check_counts(const Task& task) {
    const auto kinds = static_cast<std::size_t>(task.shape.joker());
    if (task.must.size() != kinds || task.may.size() != kinds)
        return refuse("a count for each kind of tile");
    std::vector<int> have(kinds);
    for (std::size_t code = 0; code < kinds; ++code) have[code] = task.must[code] + task.may[code];
    int jokers = 0;
    for (const Codes& meld : task.table)
        for (std::uint8_t code : meld) {
            if (code == kinds)
                ++jokers;
            else
                ++have[code];
        }
    if (task.fewest > task.most || task.most < jokers)
        return refuse("jokers that can lie there");
    if (task.most > rackrun::kMostJokers || task.fewest < -rackrun::kMostJokers)
        return too_large("at most 6 jokers");
    const int most = task.shape.colours > 4 ? 7 : 15;
    for (int count : have)
        if (count + task.most > most) return too_large("fewer copies of a tile");
    return true;
}

bool read_task(PyObject* const* arguments, Task& task) {
    constexpr int kMany = 1 << 20;
    int by_points = 0, prefer = 0;
    if (!rackrun::read_shape(arguments, task.shape) || !read_table(arguments[4], task) ||
        !read_bytes(arguments[5], kKinds, "counts as bytes", task.must) ||
        !read_bytes(arguments[6], kKinds, "counts as bytes", task.may) ||
        !read_number(arguments[7], -kMany, kMany, "a number of jokers", task.fewest) ||
        !read_number(arguments[8], 0, kMany, "a number of jokers", task.most) ||
        !read_number(arguments[9], 0, 1, "whether by points", by_points) ||
        !read_number(arguments[11], -1, 1 << 20, "a limit of touched melds", task.touch_limit) ||
        !read_number(arguments[12], 0, 1, "whether to prefer untouched melds", prefer) ||
        !read_number(arguments[13], 0, kMany, "points of an opening", task.opening) ||
        !read_number(arguments[14], 0, rackrun::kMostJokers, "a number of own jokers",
                     task.own_jokers))
        return false;
    task.floor = PyLong_AsLongLong(arguments[10]);
    if (PyErr_Occurred()) return false;
    const std::int64_t far = std::int64_t{1} << 50;
    if (task.floor < -far || task.floor > far) return refuse("a floor that a value can reach");
    if (!PyTuple_Check(arguments[15]) || PyTuple_Size(arguments[15]) != task.shape.joker() + 1)
        return refuse("a tuple of what each code stands for");
    task.by_points = by_points != 0;
    task.prefer_untouched = prefer != 0;
    return check_counts(task);
}

PyObject* numbers_of(const std::vector<std::uint8_t>& numbers) {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(numbers.size()));
    for (std::size_t at = 0; tuple && at < numbers.size(); ++at) {
        PyObject* number = PyLong_FromLong(numbers[at]);
        if (!number || PyTuple_SetItem(tuple, static_cast<Py_ssize_t>(at), number) < 0) {
            Py_DECREF(tuple);
            return nullptr;
        }
    }
    return tuple;
}

// What the codes stand for.
PyObject* tiles_of(const Codes& codes, PyObject* kinds) {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(codes.size()));
    for (std::size_t at = 0; tuple && at < codes.size(); ++at) {
        PyObject* tile = PyTuple_GetItem(kinds, codes[at]);
        Py_XINCREF(tile);
        if (!tile || PyTuple_SetItem(tuple, static_cast<Py_ssize_t>(at), tile) < 0) {
            Py_DECREF(tuple);
            return nullptr;
        }
    }
    return tuple;
}

PyObject* melds_of(const std::vector<Codes>& melds, PyObject* kinds) {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(melds.size()));
    for (std::size_t at = 0; tuple && at < melds.size(); ++at) {
        PyObject* meld = tiles_of(melds[at], kinds);
        if (!meld || PyTuple_SetItem(tuple, static_cast<Py_ssize_t>(at), meld) < 0) {
            Py_DECREF(tuple);
            return nullptr;
        }
    }
    return tuple;
}

PyObject* answer(const Found& found, PyObject* kinds) {
    PyObject* melds = found.found ? melds_of(found.melds, kinds) : PyTuple_New(0);
    PyObject* kept = numbers_of(found.kept);
    PyObject* played = tiles_of(found.played, kinds);
    PyObject* optimal = PyBool_FromLong(found.optimal);
    PyObject* fewest = PyBool_FromLong(found.fewest_touched);
    if (melds && kept && played)
        return Py_BuildValue("(LNNNiNN)", static_cast<long long>(found.value), kept, melds, played,
                             found.taken, optimal, fewest);
    Py_XDECREF(melds);
    Py_XDECREF(kept);
    Py_XDECREF(played);
    Py_XDECREF(optimal);
    Py_XDECREF(fewest);
    return nullptr;
}

PyObject* best(PyObject*, PyObject* const* arguments, Py_ssize_t count) {
    if (count != kArguments) {
        PyErr_Format(PyExc_TypeError, "expected %d arguments, got %zd", kArguments, count);
        return nullptr;
    }
    Found found;
    bool out_of_memory = false;
    try {
        Task task;
        if (!read_task(arguments, task)) return nullptr;
        Py_BEGIN_ALLOW_THREADS
        try {
            found = rackrun::Board(task).best();
        } catch (const std::bad_alloc&) {
            out_of_memory = true;
        }
        Py_END_ALLOW_THREADS
    } catch (const std::bad_alloc&) {
        out_of_memory = true;
    }
    if (out_of_memory) return PyErr_NoMemory();
    if (!found.found && found.optimal) Py_RETURN_NONE;
    return answer(found, arguments[15]);
}

PyMethodDef methods[] = {
    {"best", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(best)), METH_FASTCALL,
     "The best play of a task: value, kept, melds, played, taken, optimal, fewest_touched."},
    {"play_out",
     reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rackrun::play_out)),
     METH_FASTCALL, "A round played by rule to its end: finisher, racks, moves."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef_Slot slots[] = {{0, nullptr}};

PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_kernel", "The compiled twin of reference.py.", 0,
    methods, slots, nullptr, nullptr, nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModuleDef_Init(&module); }
