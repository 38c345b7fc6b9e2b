// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/text.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace gigasite {

/// An error makes the scenario infeasible, a warning asks for a look, a note only tells.
enum class Severity { Note, Warning, Error };

/// One change that would clear a problem: set `key` to `value` (text as `--set` takes it), and what must go with it.
struct Fix {
    Text label;
    std::string key;
    std::string value;
    std::vector<std::pair<std::string, std::string>> also = {};

    bool operator==(const Fix &) const = default;
};

/// What is wrong, in words a person can act on. `path` is a parameter key, a figure id or a place in a file.
struct Problem {
    Severity severity = Severity::Error;
    std::string path;
    Text message;
    std::vector<Fix> fixes = {};

    bool operator==(const Problem &) const = default;
};

using Problems = std::vector<Problem>;

inline Problem error(std::string path, Text message, std::vector<Fix> fixes = {})
{
    return {Severity::Error, std::move(path), std::move(message), std::move(fixes)};
}

inline Problem warning(std::string path, Text message, std::vector<Fix> fixes = {})
{
    return {Severity::Warning, std::move(path), std::move(message), std::move(fixes)};
}

inline Problem note(std::string path, Text message, std::vector<Fix> fixes = {})
{
    return {Severity::Note, std::move(path), std::move(message), std::move(fixes)};
}

/// Either a value or why there is none. Errors are values here; nothing in the model throws across a room.
template <class T, class E = Problem> class Outcome {
public:
    Outcome(T value)
        : state_(std::in_place_index<0>, std::move(value))
    {
    }
    Outcome(E problem)
        : state_(std::in_place_index<1>, std::move(problem))
    {
    }

    explicit operator bool() const { return state_.index() == 0; }
    const T &operator*() const & { return std::get<0>(state_); }
    T &&operator*() && { return std::get<0>(std::move(state_)); }
    const T *operator->() const { return &std::get<0>(state_); }
    const E &problem() const { return std::get<1>(state_); }

private:
    std::variant<T, E> state_;
};

} // namespace gigasite
